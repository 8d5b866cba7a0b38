/** A match looked back on: the lead, the traps, and who knew what was left in the deck. */

import { lastCall } from "./view";
import type { View } from "./wire";

export interface Trap {
  owner: number;
  /** How many cards it had. */
  cards: number;
  /** When it was set and when it sprang, as points of the curve; null: it never did. */
  set: number;
  sprung: number | null;
}

export interface Summary {
  /** By seat: the size of the pile after every move. */
  piles: number[][];
  traps: Trap[];
  /** How often the lead went from one to the other. */
  changes: number;
  /** The largest lead, who had it and when. */
  lead: { seat: number; by: number };
  /** By seat: how many calls, how many of them right, and how many right in a row at best. */
  calls: { all: number; right: number; row: number }[];
}

/** Build the story from the public views. */
export function summarise(views: View[]): Summary {
  const piles = [0, 1].map((seat) => views.map((view) => view.piles[seat] ?? 0));
  return { piles, traps: traps(views), ...leads(piles), calls: [0, 1].map((seat) => calls(views, seat)) };
}

function traps(views: View[]): Trap[] {
  const found: Trap[] = [];
  views.forEach((view, at) => {
    const last = view.last;
    if (!last || last === views[at - 1]?.last) return;
    if (last.move.move === "treachery" && (last.move.cards ?? []).length > 0)
      found.push({ owner: last.seat, cards: last.move.cards!.length, set: at, sprung: null });
    else if (lastCall(view)?.trap) {
      const trap = found.findLast(({ owner, sprung }) => owner === last.to && sprung === null);
      if (trap) trap.sprung = at;
    }
  });
  return found;
}

function leads(piles: number[][]): Pick<Summary, "changes" | "lead"> {
  let ahead: number | null = null;
  let changes = 0;
  const lead = { seat: 0, by: 0 };
  (piles[0] ?? []).forEach((first, at) => {
    const by = first - (piles[1]?.[at] ?? 0);
    if (Math.abs(by) > lead.by) Object.assign(lead, { seat: by > 0 ? 0 : 1, by: Math.abs(by) });
    if (by === 0) return;
    const now = by > 0 ? 0 : 1;
    if (ahead !== null && ahead !== now) changes += 1;
    ahead = now;
  });
  return { changes, lead };
}

function calls(views: View[], seat: number): Summary["calls"][number] {
  const found = { all: 0, right: 0, row: 0 };
  let row = 0;
  views.forEach((view) => {
    const call = lastCall(view);
    if (!call || call.seat !== seat || call.to === undefined) return;
    found.all += 1;
    row = call.right ? row + 1 : 0;
    found.right += Number(call.right);
    found.row = Math.max(found.row, row);
  });
  return found;
}
