/** People in rows, on a screen that all can read: five beside each other, six in a crowd. */

const ACROSS = 5;
const CROWD = 15;

export interface Rows {
  rows: number;
  columns: number;
}

export function inRows(people: number): Rows {
  const rows = Math.max(1, Math.ceil(people / (people > CROWD ? ACROSS + 1 : ACROSS)));
  return { rows, columns: Math.max(1, Math.ceil(people / rows)) };
}
