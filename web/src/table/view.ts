/** Questions that can be asked of every game's view. */

import { device } from "../device.svelte";

/** A move as a view offers it. */
interface Offer {
  move: string;
  target?: unknown;
}

interface Named {
  players: readonly { seat: number; name: string }[];
}

/** Return whether the viewer may make that move now. */
export const may = <O extends Offer>(view: { legal: readonly O[] }, move: O["move"]): boolean =>
  view.legal.some((offer) => offer.move === move);

/** Return the seats that a move may be aimed at now. */
export const targetsOf = <O extends Offer>(view: { legal: readonly O[] }, move: O["move"]): number[] =>
  view.legal.flatMap((offer) =>
    offer.move === move && typeof offer.target === "number" ? [offer.target] : [],
  );

/** Return the name of the player in a seat, or an empty string. */
export const nameOf = (view: Named, seat: unknown): string =>
  view.players.find((player) => player.seat === seat)?.name ?? "";

/** Join names as this device's language does in a sentence: Ann, Bo and Cy. */
export const joinNames = (names: readonly string[]): string =>
  new Intl.ListFormat(device.language, { type: "conjunction" }).format(names);

export const namesOf = (view: Named, seats: readonly number[]): string =>
  joinNames(seats.map((seat) => nameOf(view, seat)));

/** Return what a sentence needs to know of its subject: the name, and whether it is the reader. */
export const subject = (
  view: Named & { you: unknown },
  seat: number | null,
): { who: "you" | "other"; name: string } => ({
  who: seat !== null && seat === view.you ? "you" : "other",
  name: nameOf(view, seat),
});
