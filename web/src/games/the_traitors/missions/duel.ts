/** A duel as a game of Loyalty or Treachery sees it, so that its own parts draw it. */

import type { View as Game } from "../../loyalty_or_treachery/wire";
import { say } from "../../../say.svelte";
import type { Duel, ToldBout, View } from "../wire";
import { nameOf } from "../words";

/** The act of a mission that is offered, if the entry is one. */
export const actsOf = (view: View): Record<string, unknown>[] =>
  view.legal.flatMap((one) =>
    one.move === "mission" && one["act"] ? [one["act"] as Record<string, unknown>] : [],
  );

export const duellistName = (view: View, seat: number | null | undefined): string =>
  seat === null || seat === undefined ? say("tt-duel-table") : nameOf(view, seat);

/** Right calls and calls of all players; the table's own do not count. */
export function countCalls(duel: Duel): { right: number; calls: number } {
  const sum = (of: (bout: ToldBout, place: number) => number): number =>
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

/** The viewer's own game; none for who only watches. */
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
