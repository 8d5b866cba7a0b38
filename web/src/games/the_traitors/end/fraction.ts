/** Shares of the silver, exact fractions of a bar such as `"13/2"` (TT-39). */

export interface Share {
  whole: number;
  /** Numerator and denominator of the remainder; null if there is none. */
  rest: [number, number] | null;
}

export function share(written: string): Share {
  const [over = 0, under = 1] = written.split("/").map(Number);
  const whole = Math.floor(over / under);
  const left = over - whole * under;
  return { whole, rest: left === 0 ? null : [left, under] };
}
