/** Turns a duel into a view of Loyalty or Treachery, so that the components of that game can draw it. */

import { nameOf } from "../../../table/view";
import type { View as Game } from "../../loyalty_or_treachery/wire";
import { say } from "../../../say.svelte";
import type { Duel, BoutView, View } from "../wire";

/** Return the acts of the mission that are offered to the viewer. */
export const actsOf = (view: View): Record<string, unknown>[] =>
  view.legal.flatMap((one) =>
    one.move === "mission" && one["act"] ? [one["act"] as Record<string, unknown>] : [],
  );

export const duellistName = (view: View, seat: number | null | undefined): string =>
  seat === null || seat === undefined ? say("tt-duel-table") : nameOf(view, seat);

/** Count right calls and all calls of players; those of the table's own hand do not count. */
export function countCalls(duel: Duel): { right: number; calls: number } {
  const sum = (of: (bout: BoutView, place: number) => number): number =>
    duel.progress.bouts.reduce(
      (all, bout) =>
        all +
        bout.seats.reduce<number>((both, seat, place) => both + (seat === null ? 0 : of(bout, place)), 0),
      0,
    );
  return {
    right: sum((bout, place) => bout.right[place] ?? 0),
    calls: sum((bout, place) => bout.calls[place] ?? 0),
  };
}

/** Build the view of the viewer's own game; null for watchers. */
export function duelView(view: View, duel: Duel): Game | null {
  const mine = duel.mine;
  const bout = mine && duel.progress.bouts[mine.bout];
  if (!bout) return null;
  return {
    game: "loyalty-or-treachery",
    you: mine.place,
    players: bout.seats.map((seat, place) => ({
      seat: place,
      name: duellistName(view, seat),
      cards: bout.cards[place] ?? 0,
    })),
    legal: actsOf(view) as Game["legal"],
    awaited: view.awaited,
    deadline: view.deadline,
    result: null,
    phase: mine.phase,
    turn: mine.turn,
    actor: bout.actor,
    deck: mine.deck,
    returned: mine.returned,
    run: mine.run,
    piles: bout.cards,
    theirs: mine.theirs,
    shown: bout.shown,
    turned: [],
    limit: mine.limit,
    first: 0,
    turns: bout.turns,
    turn_limit: duel.progress.turns,
    last: mine.last,
    pile: mine.pile,
  };
}
