/** Counting out, one piece at a time: the poorest first, or all piles side by side. */

import { Timeline, type Timed } from "../timing/timeline.svelte";
import type { Piece, Row } from "./index";

/** How many pieces of each row lie there by then; rows beyond the last are still to come. */
export interface Step {
  laid: number[];
  /** What has just been laid down. */
  pieces: Piece[];
  /** How long it is looked at, in milliseconds. */
  wait: number;
}

/** All pieces together take about as long, however many there are. */
const ALL = 6_000;
const QUICKEST = 70;
const SLOWEST = 420;
/** Before the first, between two people, and before the verdict. */
const BREATH = 700;
/** Many people take shorter breaths: all of them together this long. */
const BREATHS = 3_600;
/** The last ones take longer: now it is decided. */
const LAST = 4;
const SLOWER = 2;

export const total = (pieces: Piece[]): number => pieces.reduce((sum, { worth }) => sum + worth, 0);

/** Sort the poorest first, a winner after others with as much. */
export function poorestFirst(rows: Row[], winners: number[]): Row[] {
  const won = (row: Row): number => Number(winners.includes(row.seat));
  return [...rows].sort((a, b) => total(a.pieces) - total(b.pieces) || won(a) - won(b) || a.seat - b.seat);
}

const pace = (pieces: number): number => Math.min(SLOWEST, Math.max(QUICKEST, ALL / Math.max(1, pieces)));

/** One row after the other. */
function inTurn(rows: Row[]): Step[] {
  const wait = pace(rows.reduce((sum, { pieces }) => sum + pieces.length, 0));
  const breath = Math.min(BREATH, BREATHS / rows.length);
  return rows.flatMap(({ pieces }, row) => {
    const before = rows.slice(0, row).map((one) => one.pieces.length);
    const last = row === rows.length - 1 ? pieces.length - LAST : Infinity;
    return [
      { laid: [...before, 0], pieces: [], wait: breath },
      ...pieces.map((piece, i) => ({
        laid: [...before, i + 1],
        pieces: [piece],
        wait: i + 1 === pieces.length ? breath : i >= last ? wait * SLOWER : wait,
      })),
    ];
  });
}

/** One piece for everybody who has one left. */
function sideBySide(rows: Row[]): Step[] {
  const most = Math.max(0, ...rows.map(({ pieces }) => pieces.length));
  const least = Math.min(...rows.map(({ pieces }) => pieces.length));
  const wait = pace(most);
  const steps = Array.from({ length: most }, (_, i) => ({
    laid: rows.map(({ pieces }) => Math.min(i + 1, pieces.length)),
    pieces: rows.flatMap(({ pieces }) => pieces[i] ?? []),
    wait: i >= least - LAST && i < least + LAST ? Math.min(SLOWEST, wait * SLOWER) : wait,
  }));
  return [{ laid: rows.map(() => 0), pieces: [], wait: BREATH }, ...steps];
}

export const steps = (rows: Row[], together: boolean): Step[] =>
  rows.length === 0 ? [] : together ? sideBySide(rows) : inTurn(rows);

export class Count {
  laid = $state.raw<number[]>([]);
  done = $state(false);

  private readonly timeline = new Timeline<Step | null>({
    whenHidden: "wait", // do not count while the page is hidden
    onstep: (step) => {
      if (!step) return;
      this.laid = step.laid;
      if (step.pieces.length > 0) this.hear.piece(step.pieces);
    },
    onend: () => {
      this.laid = this.rows.map(({ pieces }) => pieces.length);
      this.done = true;
      this.hear.done();
    },
  });

  /** `told`: the count was shown before; start at its end. */
  constructor(
    readonly rows: Row[],
    together: boolean,
    told: boolean,
    private readonly hear: { piece: (pieces: Piece[]) => void; done: () => void },
  ) {
    const timed: Timed<Step | null>[] = [];
    let wait = BREATH;
    for (const step of steps(rows, together)) {
      timed.push([wait, step]);
      wait = step.wait;
    }
    timed.push([wait + BREATH, null]);
    this.timeline.play(timed);
    if (told) this.finish();
  }

  /** Lay down all of it at once. */
  finish(): void {
    this.timeline.skip();
  }

  readonly stop = (): void => this.timeline.stop();

  /** What lies there of a row. */
  pieces(row: number): Piece[] {
    return (this.rows[row]?.pieces ?? []).slice(0, this.laid[row] ?? 0);
  }
}
