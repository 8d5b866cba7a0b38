/** The layout of a stack of silver bars. */

/** Return the courses from the lowest up, each one bar shorter than the one below; bars count from the first laid. */
export function courses(bars: number): number[][] {
  if (bars <= 0) return [];
  let base = 1;
  while ((base * (base + 1)) / 2 < bars) base += 1;
  const rows: number[][] = [];
  for (let laid = 0, width = base; laid < bars; width = Math.max(1, width - 1)) {
    const count = Math.min(width, bars - laid);
    rows.push(Array.from({ length: count }, (_, i) => laid + i));
    laid += count;
  }
  return rows;
}
