/** A lesson as the rules have played it (`python -m turncoat.lab.lessons`), and how a tap is compared with it. */

import type { Move, NumberedView } from "../table/connection/feed";
import type { Line, View } from "../wire";

/** A view, written as its changes, and the talk since the last one. */
interface Written {
  at: number;
  change: Partial<View>;
  gone: string[];
  lines: Line[];
}

export interface Script {
  game: string;
  /** SR-26: talk is heard once only. */
  forgetful: boolean;
  options: Record<string, unknown>;
  first: { at: number; view: View; lines: Line[] };
  steps: {
    /** The message that is shown. */
    words: string;
    /** What the learner is to do; without one, to read on. */
    move?: Move;
    /** What to point at during this step. */
    show?: string;
    /** What follows. */
    then: Written[];
  }[];
}

/** A complete view with the talk that comes with it. */
export interface Moment extends NumberedView {
  lines: Line[];
}

export interface Step {
  words: string;
  move?: Move;
  show?: string;
  /** The view at which it is asked. */
  from: number;
  then: Moment[];
}

/** Return the first moment and the steps, with complete views. Deadlines are left out: a learner has time. */
export function expand(script: Script): { first: Moment; steps: Step[] } {
  const timeless = (view: View): View => ({ ...view, deadline: null });
  let view = script.first.view;
  let n = 0;
  const first = { n, at: script.first.at, view: timeless(view), lines: script.first.lines };
  const steps = script.steps.map(({ then, ...asked }): Step => {
    const from = n;
    const moments = then.map(({ at, change, gone, lines }): Moment => {
      const kept = Object.entries(view).filter(([name]) => !gone.includes(name));
      view = { ...(Object.fromEntries(kept) as unknown as View), ...change };
      n += 1;
      return { n, at, view: timeless(view), lines };
    });
    return { ...asked, from, then: moments };
  });
  return { first, steps };
}

/** Whether a move is the one that is waited for. It may say more than that: a vote may have a reason. */
export function fits(wanted: Move, tried: Move): boolean {
  return Object.entries(wanted).every(([field, value]) => same(value, tried[field]));
}

function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((part, i) => same(part, other[i]))
    );
  return String(one) === String(other);
}
