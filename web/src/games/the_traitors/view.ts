/** Facts that follow from a view of The Traitors. */

import { may } from "../../table/view";
import { NUMBERS, type Line, type Move, type ChoiceView, type SlipView, type View } from "./wire";

export { NUMBERS };
export type { Line, Move, View };
export type Identity = NonNullable<View["identity"]>;
export type Phase = View["phase"];
export type Stage = NonNullable<View["stage"]>;
export type Picture = (typeof NUMBERS.pictures)[number];
export type Slip = SlipView;
export type Choice = ChoiceView;
/** A kind of decision that Traitors can name by night. */
export type Decision = Choice["move"];

export const PICTURES: readonly Picture[] = NUMBERS.pictures;
export const LEVELS = [0, 1, 2, 3] as const;
export const DECISIONS: readonly Decision[] = ["murder", "tempt", "spare", "blackmail", "list"];

/** Return the bounds of the open field of an offered move: of a number, or of how many are in a list. */
export function boundsOf(view: View, move: Move["move"]): { least: number; most: number } {
  const offer = view.legal.find((one) => one.move === move);
  return { least: offer?.least ?? 0, most: offer?.most ?? 0 };
}

/** Tell whether the viewer is a player who is still in the game. */
export const isLeft = (view: View): boolean => view.you !== null && view.alive.includes(view.you);
export const isOut = (view: View): boolean => view.you !== null && !view.alive.includes(view.you);

/** The stages in which votes are written (TT-20, TT-23). */
const VOTES: readonly (Stage | null)[] = ["vote", "runoff", "runoff_again", "safe_vote", "revote"];
export const isVote = (view: View): boolean => VOTES.includes(view.stage);

/** Return the seats that left the game on this day in the given way. */
export const outToday = (view: View, how: "murdered" | "banished" | "withdrawn"): number[] =>
  Object.entries(view.out)
    .filter(([, out]) => out.how === how && out.day === view.day)
    .map(([seat]) => Number(seat));

/** Tell whether everybody who is coming to breakfast has come in (TT-35). */
export const areAllSeated = (view: View): boolean =>
  view.phase !== "breakfast" || view.alive.every((seat) => view.seated.includes(seat));

/** Tell whether the clock runs for players; pauses between two votes or two chairs show no clock. */
export const isTimed = (view: View): boolean =>
  areAllSeated(view) &&
  (isAsked(view) ||
    (view.phase !== "finale" && !["reveal", "host_rules", "identity"].includes(view.stage ?? "")));

/** Tell whether somebody in particular is waited for: who says why (TT-21), or who is to reveal themselves (TT-22). */
const isAsked = (view: View): boolean => view.revealer !== null || hasFloor(view) !== null;

/** Return the voter who has the floor while their vote is shown; null for a blank, which has nothing to say (TT-21). */
export const hasFloor = (view: View): number | null =>
  view.stage === "reveal" && view.votes.at(-1)?.target != null ? (view.speaker[0] ?? null) : null;

/** Tell whether the shown view has reached what a line announces: lines can arrive before their view is shown. */
export const hasHappened = (view: View, line: Line): boolean =>
  !line.announce ||
  line.announce.what === "warned" ||
  (line.announce.what === "withdrawn" && line.phase !== "breakfast") ||
  line.at <= view.since ||
  view.result !== null;

/** Return the door of the vault that the viewer is asked about. */
export const askedDoor = (view: View): number | undefined =>
  view.mission?.name === "vault" && isLeft(view) ? view.mission.mine?.doors[0] : undefined;

/** Return the step of the mission, where “ready” means something different in each. */
export function missionStep(view: View): "looking" | "mission" | "message" | "read" {
  const mission = view.mission;
  if (mission?.name === "vault" && mission.progress.open) return "looking";
  if (mission?.name === "message") return mission.progress.read ? "read" : "message";
  return "mission";
}

/** Tell whether the viewer still has something to do in the mission that a tap on “ready” would throw away. */
export function hasTurns(view: View): boolean {
  const mission = view.mission;
  if (mission?.name === "vault") return !mission.progress.open && (mission.mine?.left ?? 0) > 0;
  return mission?.name === "duel" && mission.mine !== null && mission.mine.phase !== "over";
}

/** Return the players with a chair at the table: those in the game, missing this morning, or just banished. */
export function playersAtTable(view: View): View["players"] {
  const kept = new Set(view.alive);
  if (view.phase === "breakfast") for (const seat of missingSeats(view)) kept.add(seat);
  if (view.banished !== null) kept.add(view.banished);
  if (view.phase === "over") return view.players;
  return view.players.filter(({ seat }) => kept.has(seat));
}

/** Return the seats whose chairs stay empty this morning (TT-35). */
export const missingSeats = (view: View): number[] =>
  view.phase === "breakfast" ? [...outToday(view, "murdered"), ...outToday(view, "withdrawn")] : [];

/** Count these votes by target. */
export function countVotes(votes: Slip[]): Map<number, number> {
  const counted = new Map<number, number>();
  for (const { target } of votes) if (target !== null) counted.set(target, (counted.get(target) ?? 0) + 1);
  return counted;
}

/** Return the kinds of decision that a Traitor can name now, in the order of the marks. */
export const decisions = (view: View): Decision[] => DECISIONS.filter((kind) => may(view, kind));
