/** Views and lines of The Traitors, and what they say without saying it. */

import { NUMBERS, type Line, type Move, type ToldChoice, type ToldSlip, type View } from "./wire";

export { NUMBERS };
export type { Line, Move, View };
export type Identity = NonNullable<View["identity"]>;
export type Phase = View["phase"];
export type Stage = NonNullable<View["stage"]>;
export type Picture = (typeof NUMBERS.pictures)[number];
export type Slip = ToldSlip;
export type Choice = ToldChoice;
/** What the Traitors can name by night. */
export type Decision = Choice["move"];

export const PICTURES: readonly Picture[] = NUMBERS.pictures;
export const LEVELS = [0, 1, 2, 3] as const;
export const DECISIONS: readonly Decision[] = ["murder", "tempt", "spare", "blackmail", "list"];

export function may(view: View, move: Move["move"]): boolean {
  return view.legal.some((one) => one.move === move);
}

/** Whom a move could be aimed at now. */
export const targets = (view: View, move: Move["move"]): number[] =>
  view.legal.flatMap((one) =>
    one.move === move && typeof one["target"] === "number" ? [one["target"]] : [],
  );

/** The viewer is left in the game. */
export const isLeft = (view: View): boolean => view.you !== null && view.alive.includes(view.you);
export const isOut = (view: View): boolean => view.you !== null && !view.alive.includes(view.you);

/** TT-20 and TT-23: some vote is being written. */
const VOTES: readonly (Stage | null)[] = ["vote", "runoff", "runoff_again", "safe_vote", "revote"];
export const isVote = (view: View): boolean => VOTES.includes(view.stage);

/** Who lost their place on this day, and how. */
export const outToday = (view: View, how: "murdered" | "banished" | "withdrawn"): number[] =>
  Object.entries(view.out)
    .filter(([, out]) => out.how === how && out.day === view.day)
    .map(([seat]) => Number(seat));

/** TT-35: everybody who will come has come in. */
export const areAllSeated = (view: View): boolean =>
  view.phase !== "breakfast" || view.alive.every((seat) => view.seated.includes(seat));

/** Time that runs for people; the table's own pauses between two votes or two chairs are not counted out. */
export const isTimed = (view: View): boolean =>
  areAllSeated(view) && !["reveal", "host_rules", "identity"].includes(view.stage ?? "");

/** Whether what the table announces is told by the view that is shown: its moment may still be on its way. */
export const hasHappened = (view: View, line: Line): boolean =>
  !line.announce ||
  line.announce.what === "warned" ||
  (line.announce.what === "withdrawn" && line.phase !== "breakfast") ||
  line.at <= view.since ||
  view.result !== null;

/** The door of the vault that the viewer is asked about. */
export const askedDoor = (view: View): number | undefined =>
  view.mission?.name === "vault" && isLeft(view) ? view.mission.mine?.doors[0] : undefined;

/** Which step of a mission it is, where several differ in what “ready” means. */
export function missionStep(view: View): "looking" | "mission" | "message" | "read" {
  const mission = view.mission;
  if (mission?.name === "vault" && mission.progress.open) return "looking";
  if (mission?.name === "message") return mission.progress.read ? "read" : "message";
  return "mission";
}

/** The viewer has something to do in the mission that a click on “ready” would throw away. */
export function hasTurns(view: View): boolean {
  const mission = view.mission;
  if (mission?.name === "vault") return !mission.progress.open && (mission.mine?.left ?? 0) > 0;
  return mission?.name === "duel" && mission.mine !== null && mission.mine.phase !== "over";
}

/** Whose chairs stand at the table: those left, those missed this morning, and who was just banished. */
export function playersAtTable(view: View): View["players"] {
  const kept = new Set(view.alive);
  if (view.phase === "breakfast") for (const seat of missingSeats(view)) kept.add(seat);
  if (view.banished !== null) kept.add(view.banished);
  if (view.phase === "over") return view.players;
  return view.players.filter(({ seat }) => kept.has(seat));
}

/** TT-35: whose chairs stay empty this morning. */
export const missingSeats = (view: View): number[] =>
  view.phase === "breakfast" ? [...outToday(view, "murdered"), ...outToday(view, "withdrawn")] : [];

/** How many votes each has got, of those that are shown. */
export function countVotes(votes: Slip[]): Map<number, number> {
  const counted = new Map<number, number>();
  for (const { target } of votes) if (target !== null) counted.set(target, (counted.get(target) ?? 0) + 1);
  return counted;
}

/** Who leads, of those who have a vote at all. */
export function leadingSeats(votes: Slip[]): number[] {
  const counted = countVotes(votes);
  const most = Math.max(0, ...counted.values());
  return [...counted].filter(([, count]) => count === most).map(([seat]) => seat);
}

/** TT-24: who is tied after the votes that were shown; with none cast all candidates are. */
export function tiedSeats(view: View): number[] {
  const ahead = leadingSeats(view.votes);
  return ahead.length > 0 ? ahead.sort((a, b) => a - b) : view.candidates;
}

/**
 * On whom the last vote decides: after it nobody else can have as many. Counted over all who vote. It may name
 * somebody else, or nobody: then too few are left to catch up.
 */
export function decidedSeat({ votes, voters }: Pick<View, "votes" | "voters">): number | null {
  const settled = (shown: Slip[]): boolean => {
    const counts = [...countVotes(shown).values()].sort((a, b) => b - a);
    return (counts[0] ?? 0) > (counts[1] ?? 0) + voters.length - shown.length;
  };
  const decides = votes.length > 0 && settled(votes) && !settled(votes.slice(0, -1));
  return decides ? (leadingSeats(votes)[0] ?? null) : null;
}

/** The kinds of decision that a Traitor can name now, in the order in which they are offered. */
export const decisions = (view: View): Decision[] => DECISIONS.filter((kind) => may(view, kind));
