/**
 * The narration of the big screen, as messages with parameters. It reads only fields that are the same for all viewers,
 * so that it gives no secret of the night away.
 */

import { joinNames, nameOf, namesOf } from "../../../table/view";
import { FluentType, type FluentVariable } from "@fluent/bundle";
import { areAllSeated, hasFloor, isVote, missingSeats } from "../view";
import type { Reveal } from "./reveal-timeline";
import type { View } from "../wire";
import { someNamesOf } from "../words";

export interface Sentence {
  id: string;
  params: Record<string, FluentVariable>;
}

/** A list of names that is written when it is read, since the language may have changed meanwhile. */
class Names extends FluentType<() => string> {
  toString(): string {
    return this.valueOf()();
  }
}

const sentence = (id: string, params: Sentence["params"] = {}): Sentence => ({ id, params });

/** Return what the narrator says when a view is shown. */
export function narrate(next: View, before: View | null): Sentence[] {
  if (next.phase === "over")
    return before?.phase === "over" || Object.keys(next.revealed).length > 0
      ? []
      : [sentence("tt-tell-over")];
  const entered = next.phase !== before?.phase || next.day !== before.day;
  return [
    ...(before?.phase === "selection" && entered ? [sentence("tt-tell-chosen")] : []),
    ...(entered ? phaseNews(next) : []),
    // The missing player is named before the final day that may follow from it (TT-11).
    ...(next.phase === "breakfast" ? eventNews(next, before, entered) : []),
    ...finalDayNews(next, before),
    ...(next.phase === "breakfast" ? [] : eventNews(next, before, entered)),
    ...hostNews(next, before),
    ...withdrawalNews(next, before),
  ];
}

/** Announce what everybody sees of a human host: pauses, and waiting for the choice of Traitors. */
function hostNews(next: View, before: View | null): Sentence[] {
  const [now, then] = [next.host, before?.host];
  if (!now) return [];
  if (now.paused !== (then?.paused ?? false))
    return [sentence(now.paused ? "tt-tell-paused" : "tt-tell-resumed")];
  return now.waiting === "select" && then?.waiting !== "select" ? [sentence("tt-tell-host-chooses")] : [];
}

function phaseNews(view: View): Sentence[] {
  switch (view.phase) {
    case "arrival":
      return [sentence("tt-tell-arrival"), sentence("tt-tell-eager")];
    case "selection":
      return view.part === null ? [] : [sentence("tt-tell-dark"), ...selectionNews(view)];
    case "breakfast":
      return [sentence("tt-tell-morning", { day: view.day })];
    case "mission":
      return (
        missionSoFar(view) ?? [
          sentence("tt-tell-mission", { day: view.day, mission: view.mission?.name ?? "host" }),
        ]
      );
    case "armoury":
      return [
        sentence("tt-tell-armoury", {
          names: new Names(() => namesOf(view, view.access)),
          count: view.access.length,
        }),
        sentence("tt-tell-doors"),
      ];
    case "conclave":
      return [sentence("tt-tell-night", { day: view.day }), sentence("tt-tell-asked")];
    case "final_break":
      return view.end_votes ? [] : [sentence("tt-tell-break", { count: view.alive.length })];
    case "end_vote":
      return [sentence("tt-tell-end-vote")];
    case "finale":
      return [sentence("tt-tell-over")];
    default:
      return [];
  }
}

/** Call everybody to their card, in each half of the selection (TT-4). */
const selectionNews = (view: View): Sentence[] =>
  view.part === null ? [] : [sentence(view.part === 1 ? "tt-tell-look" : "tt-tell-meet")];

/** Announce the final day once, when it becomes final (TT-11). */
function finalDayNews(next: View, before: View | null): Sentence[] {
  const final = (view: View | null): boolean => view !== null && view.day === view.days;
  if (!before || !final(next) || (final(before) && before.day === next.day)) return [];
  if (next.came_early) return [sentence("tt-tell-five", { count: next.alive.length })];
  return [sentence("tt-tell-final")];
}

function eventNews(next: View, before: View | null, entered: boolean): Sentence[] {
  switch (next.phase) {
    case "selection":
      return !entered && next.part !== before?.part ? selectionNews(next) : [];
    case "breakfast":
      return breakfastNews(next, entered ? null : before);
    case "mission":
      return entered ? [] : missionNews(next, before);
    case "armoury":
      return next.doors.flatMap((seat, door) =>
        seat !== null && !entered && before?.doors[door] === null
          ? [sentence("tt-tell-door", { name: nameOf(next, seat), door: door + 1 })]
          : [],
      );
    case "round_table":
      return roundTableNews(next, before);
    case "finale":
      return lastReveals(next, entered ? null : before);
    case "final_break":
      return entered ? endVoteNews(next, before) : [];
    case "conclave":
      return !entered && next.part !== before?.part
        ? [sentence("tt-tell-night-on"), sentence("tt-tell-asked")]
        : [];
    default:
      return [];
  }
}

/** Say how far the mission is, for a screen that is opened in the middle of it. */
function missionSoFar(view: View): Sentence[] | null {
  const now = view.mission;
  if (now?.name === "message" && now.progress.read) return [sentence("tt-tell-read")];
  if (now?.name !== "vault" || now.progress.turn === null || now.progress.door === null) return null;
  return [sentence("tt-tell-turn", { name: nameOf(view, now.progress.turn), door: now.progress.door + 1 })];
}

/** Announce what is new in the mission: answers and questions of The Vault, the reading of The Message. */
function missionNews(next: View, before: View | null): Sentence[] {
  const now = next.mission;
  const was = before?.mission;
  if (now?.name === "message" && was?.name === "message")
    return now.progress.read && !was.progress.read ? [sentence("tt-tell-read")] : [];
  if (now?.name !== "vault" || was?.name !== "vault") return [];
  const { turn, door, answers, open } = now.progress;
  const fresh = answers.slice(was.progress.answers.length).map((answer) =>
    sentence("tt-tell-verdict", {
      name: nameOf(next, answer.seat),
      door: answer.door + 1,
      right: answer.picture === null ? "late" : answer.right ? "yes" : "no",
    }),
  );
  const closed = was.progress.open && !open ? [sentence("tt-tell-closed")] : [];
  const asks =
    turn !== null && door !== null && (closed.length > 0 || fresh.length > 0)
      ? [sentence("tt-tell-turn", { name: nameOf(next, turn), door: door + 1 })]
      : [];
  return [...closed, ...fresh, ...asks];
}

function breakfastNews(next: View, before: View | null): Sentence[] {
  if (!before) return [];
  const shown = next.shown
    .filter((seat) => !before.shown.includes(seat))
    .map((seat) => sentence("tt-tell-shield", { name: nameOf(next, seat) }));
  if (!areAllSeated(next)) {
    const comer = next.seated.at(-1);
    const fresh = comer !== undefined && next.seated.length > before.seated.length;
    return [...(fresh ? [sentence("tt-tell-comes", { name: nameOf(next, comer) })] : []), ...shown];
  }
  if (areAllSeated(before)) return shown;
  const gone = missingSeats(next).filter((seat) => next.out[seat]?.how === "murdered");
  const verdict =
    gone.length > 0
      ? sentence("tt-tell-missing", { name: joinNames(gone.map((seat) => nameOf(next, seat))) })
      : sentence("tt-tell-nobody");
  const quiet = gone.length === 0 && missingSeats(next).length > 0;
  return [...(quiet ? [] : [verdict]), ...shown];
}

/** Announce the death list (0), one of its names (1, 2, …), or everything at once (Infinity) (TT-33). */
export function narrateList(view: View, read: number): Sentence[] {
  const list = view.list ?? [];
  const found = sentence("tt-tell-list", { count: list.length });
  const names = list.map((seat) => sentence("tt-tell-listed", { name: nameOf(view, seat) }));
  return read === Infinity ? [found, ...names] : read === 0 ? [found] : names.slice(read - 1, read);
}

function roundTableNews(next: View, before: View | null): Sentence[] {
  const entered = next.stage !== before?.stage || before.phase !== "round_table" || next.day !== before.day;
  if (next.stage === "reveal") {
    const slip = next.votes.at(-1);
    const fresh = entered || next.votes.length > (before?.votes.length ?? 0);
    if (!slip || !fresh) return [];
    const voter = nameOf(next, slip.seat);
    const { decided } = next;
    return [
      slip.target === null
        ? sentence("tt-tell-blank", { voter })
        : sentence("tt-tell-vote", { voter, target: nameOf(next, slip.target) }),
      ...(decided === null ? [] : [sentence("tt-tell-decides", { name: nameOf(next, decided) })]),
      ...(hasFloor(next) === null || slip.reason ? [] : [sentence("tt-tell-floor", { name: voter })]),
    ];
  }
  const speaker = next.speaker.join() !== (before?.speaker.join() ?? "");
  if (next.stage === "defence")
    return [...tieNews(next, before), ...(entered || speaker ? defenceNews(next) : [])];
  // A human host has decided whether to ask (TT-22).
  if (next.stage === "identity" && before?.host?.waiting && !next.host?.waiting) return identityNews(next);
  // The banished player has turned the card.
  if (next.stage === "identity" && before?.stage === "identity" && before.revealer !== next.revealer)
    return identityNews(next);
  if (!entered) return [];
  switch (next.stage) {
    case "talk":
      return [...endVoteNews(next, before), sentence("tt-tell-talk", { kind: next.table_kind ?? "day" })];
    case "talk_again":
      return [...tieNews(next, before), sentence("tt-tell-talk-again")];
    case "host_rules":
      return [
        ...tieNews(next, before),
        sentence(next.host?.waiting === "tie" ? "tt-tell-rules" : "tt-tell-lots"),
      ];
    case "identity":
      return identityNews(next);
    default:
      return isVote(next)
        ? [...tieNews(next, before), sentence("tt-tell-write", { stage: next.stage ?? "" })]
        : [];
  }
}

/** Announce who has revealed themselves, and who is asked next (TT-39). */
function lastReveals(next: View, before: View | null): Sentence[] {
  const turned = before?.revealer ?? null;
  if (before && turned === next.revealer) return [];
  const who = turned === null ? undefined : next.revealed[turned];
  return [
    ...(who ? [sentence("tt-tell-identity-now", { name: nameOf(next, turned), identity: who })] : []),
    ...askedNews(next),
  ];
}

const askedNews = (view: View): Sentence[] =>
  view.revealer === null ? [] : [sentence("tt-tell-who", { name: nameOf(view, view.revealer) })];

function tieNews(next: View, before: View | null): Sentence[] {
  if (before?.stage !== "reveal") return [];
  return before.leading.length > 0
    ? [sentence("tt-tell-tie", { names: new Names(() => someNamesOf(next, next.tied)) })]
    : [sentence("tt-tell-no-vote")];
}

function defenceNews(view: View): Sentence[] {
  return view.speaker.length > 0
    ? [
        sentence("tt-tell-defence", {
          names: new Names(() => someNamesOf(view, view.speaker)),
          count: view.speaker.length,
        }),
      ]
    : [];
}

/** Announce who was banished and, if the host asked, their identity (TT-22). */
function identityNews(view: View): Sentence[] {
  if (view.banished === null) return [];
  const name = nameOf(view, view.banished);
  const who = view.out[view.banished]?.identity;
  if (view.host?.waiting === "ask_identity") return [sentence("tt-tell-will-ask")];
  if (view.revealer !== null) return askedNews(view);
  return who
    ? [sentence("tt-tell-identity", { name, identity: who })]
    : [sentence("tt-tell-unknown", { name })];
}

function endVoteNews(next: View, before: View | null): Sentence[] {
  if (!next.end_votes || before?.phase !== "end_vote") return [];
  return [sentence("tt-tell-goes-on")];
}

function withdrawalNews(next: View, before: View | null): Sentence[] {
  if (!before) return [];
  const gone = Object.entries(next.out)
    .filter(([seat, out]) => out.how === "withdrawn" && !before.out[seat])
    .map(([seat]) => Number(seat));
  return gone.length > 0
    ? [sentence("tt-tell-left", { names: new Names(() => namesOf(next, gone)), count: gone.length })]
    : [];
}

/** Return what the narrator says at a step of a reveal. */
export function narrateReveal(reveal: Reveal, step: number, view: View, coming: View): Sentence[] {
  switch (reveal.kind) {
    case "last_comer":
      if (step === 1) return [sentence("tt-tell-all-here")];
      return reveal.comer === null ? [] : [sentence("tt-tell-comes", { name: nameOf(view, reveal.comer) })];
    case "silver":
      return [sentence("tt-tell-silver", { bars: reveal.earned, total: coming.silver })];
    case "end_vote":
      return step === 0 ? [sentence("tt-tell-held-up")] : [];
    case "banished": {
      const name = nameOf(view, reveal.seat);
      if (step === 0) return [sentence(reveal.lots.length > 0 ? "tt-tell-drawn" : "tt-tell-counted")];
      return [sentence(step === 1 ? "tt-tell-banished" : "tt-tell-who", { name })];
    }
    case "identity":
      return [];
    case "vote":
      return reveal.first && step === 0
        ? [sentence("tt-tell-votes-in")]
        : [sentence("tt-tell-voter", { voter: nameOf(view, reveal.voter) })];
  }
}

/** Announce the identity of a remaining player at the end (TT-39). */
export function narrateIdentity(view: View, seat: number): Sentence[] {
  const who = view.recap?.identities[seat];
  return who ? [sentence("tt-tell-identity-now", { name: nameOf(view, seat), identity: who })] : [];
}

/** Every message of the narrator, for the test that each has words in all languages. */
export const TELLINGS = [
  "tt-tell-all-here",
  "tt-tell-armoury",
  "tt-tell-arrival",
  "tt-tell-asked",
  "tt-tell-banished",
  "tt-tell-blank",
  "tt-tell-break",
  "tt-tell-chosen",
  "tt-tell-closed",
  "tt-tell-comes",
  "tt-tell-counted",
  "tt-tell-dark",
  "tt-tell-decides",
  "tt-tell-defence",
  "tt-tell-door",
  "tt-tell-doors",
  "tt-tell-drawn",
  "tt-tell-eager",
  "tt-tell-end-vote",
  "tt-tell-final",
  "tt-tell-five",
  "tt-tell-floor",
  "tt-tell-goes-on",
  "tt-tell-held-up",
  "tt-tell-identity",
  "tt-tell-identity-now",
  "tt-tell-left",
  "tt-tell-list",
  "tt-tell-listed",
  "tt-tell-lots",
  "tt-tell-rules",
  "tt-tell-will-ask",
  "tt-tell-paused",
  "tt-tell-resumed",
  "tt-tell-host-chooses",
  "tt-tell-look",
  "tt-tell-meet",
  "tt-tell-missing",
  "tt-tell-mission",
  "tt-tell-morning",
  "tt-tell-night",
  "tt-tell-night-on",
  "tt-tell-no-vote",
  "tt-tell-nobody",
  "tt-tell-over",
  "tt-tell-read",
  "tt-tell-shield",
  "tt-tell-silver",
  "tt-tell-talk",
  "tt-tell-talk-again",
  "tt-tell-tie",
  "tt-tell-turn",
  "tt-tell-unknown",
  "tt-tell-verdict",
  "tt-tell-vote",
  "tt-tell-voter",
  "tt-tell-votes-in",
  "tt-tell-who",
  "tt-tell-write",
] as const;
