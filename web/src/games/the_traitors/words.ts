/** What happens in a season, in sentences. */

import { device } from "../../device.svelte";
import { hasMessage, say } from "../../say.svelte";
import { waitingFor } from "../loyalty_or_treachery/waiting";
import { duelView } from "./missions/duel";
import {
  allIn,
  askedDoor,
  decidedSeat,
  goneToday,
  isLeft,
  isOut,
  isVote,
  may,
  tied,
  type Choice,
  type Identity,
  type Line,
  type Slip,
  type View,
} from "./view";
import type { Duel, Vault } from "./wire";

export function nameOf(view: View, seat: Line["seat"] | undefined): string {
  return view.players.find((player) => player.seat === seat)?.name ?? "";
}

/** A list of names as the language writes it. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(device.language, { type: "conjunction" }).format(names);
}

export const namesOf = (view: View, seats: number[]): string =>
  listed(seats.map((seat) => nameOf(view, seat)));

/** In a line that all must read at once: some of them by name, and how many more there are. */
export function someOf(view: View, seats: number[]): string {
  const MOST = 4;
  if (seats.length <= MOST) return namesOf(view, seats);
  const named = seats.slice(0, MOST - 2);
  return listed([
    ...named.map((seat) => nameOf(view, seat)),
    say("tt-others", { count: seats.length - named.length }),
  ]);
}

const who = (view: View, seat: number): "you" | "other" => (seat === view.you ? "you" : "other");

/** Somebody, as sentences need them: the name, and whether it is the reader. */
export const person = (view: View, seat: number | null | undefined): { name: string; who: string } => ({
  name: nameOf(view, seat ?? null),
  who: who(view, seat ?? -1),
});

/** Where in the season we are. */
export const where = (view: View): string =>
  say("tt-where", { phase: view.phase, day: view.day, days: view.days, mission: view.mission?.name ?? "" });

// What is said

type Said = Pick<NonNullable<Line["claim"]>, "what"> & {
  about?: number | null | undefined;
  role?: Identity | null | undefined;
};

/** A claim in the reader's own language (TT-8). */
export function claimText(view: View, { what, about, role }: Said): string {
  const params = person(view, about);
  switch (what) {
    case "am":
      return say("tt-claim-am");
    case "is":
      return say("tt-claim-is", { ...params, role: role ?? "loyal" });
    default:
      return say(`tt-claim-${what}`, params);
  }
}

/** A line of talk: what somebody said, or what the table tells everybody. */
export function lineText(view: View, line: Line): string {
  if (line.claim) return claimText(view, line.claim);
  const news = line.announce;
  if (!news) return line.say ?? "";
  const names = namesOf(view, news.seats ?? []);
  switch (news.what) {
    case "mission":
      return say("tt-news-mission", { bars: news.bars ?? 0 });
    case "banished":
      return say("tt-news-banished", { names, identity: news.identity ?? "unknown" });
    case "identity":
      return say("tt-news-identity", { names, identity: news.identity ?? "loyal" });
    case "warned":
      return say("tt-news-warned", { names, text: news.text ?? "" });
    case "missing":
    case "withdrawn":
    case "list":
      return say(`tt-news-${news.what}`, { names });
    default:
      return say(`tt-news-${news.what}`);
  }
}

/** TT-14: what the host has told everybody about the mission that is run in the room. */
export const hostMissionText = (view: View, lines: Line[]): string | undefined =>
  lines
    .filter(
      ({ seat, where, day, phase }) =>
        seat === "host" && where === "all" && day === view.day && phase === "mission",
    )
    .filter((line) => line.say)
    .at(-1)?.say;

// What happens now, in one line, and what the reader can do

function breakfast(view: View, told: number): string {
  if (!allIn(view)) {
    const last = view.seated.at(-1);
    if (last === undefined) return say("tt-now-morning");
    return say("tt-now-comes", person(view, last));
  }
  if (told < 1) return say("tt-now-nobody-else");
  if (view.list && told > 1) return say("tt-now-list");
  const murdered = goneToday(view, "murdered");
  if (murdered.length > 0) return say("tt-now-empty", person(view, murdered[0]));
  const left = goneToday(view, "withdrawn");
  return left.length > 0 ? say("tt-now-left", { names: namesOf(view, left) }) : say("tt-now-all-here");
}

function mission(view: View): string {
  const now = view.mission;
  switch (now?.name) {
    case "vault":
      return vault(view, now);
    case "duel":
      return duel(view, now);
    case "message":
      return now.progress.read
        ? say("tt-now-message-read")
        : say("tt-now-message", { left: now.progress.fragments - now.progress.line.length });
    case "host":
      return say("tt-now-own-mission");
    default:
      return "";
  }
}

function vault(view: View, { progress }: Vault): string {
  if (progress.open) return say("tt-now-vault-open");
  const asked = askedDoor(view);
  if (asked !== undefined) return say("tt-now-vault-asked", { door: asked + 1 });
  if (progress.turn !== null)
    return say("tt-now-vault-turn", { name: nameOf(view, progress.turn), door: (progress.door ?? 0) + 1 });
  return say("tt-now-vault-waiting", { count: progress.questions - progress.answered });
}

function duel(view: View, now: Duel): string {
  const game = duelView(view, now);
  const bout = now.mine && now.progress.bouts[now.mine.bout];
  if (!game || !bout) return say("tt-now-duel-watching");
  if (game.actor !== null) return hasMessage("lt-you") ? waitingFor(game) : say("tt-now-duel-watching");
  const place = now.mine?.place ?? 0;
  return say("tt-now-duel-over", { right: bout.right[place] ?? 0, calls: bout.calls[place] ?? 0 });
}

function armoury(view: View): string {
  if (may(view, "open_door")) return say("tt-now-armoury-open");
  if (view.you !== null && view.doors.includes(view.you)) return say("tt-now-armoury-behind");
  return say("tt-now-armoury", { names: namesOf(view, view.access) });
}

function voting(view: View): string {
  const names = someOf(view, view.candidates);
  const waiting = view.voters.filter((seat) => !view.voted.includes(seat)).length;
  if (view.you !== null && view.voted.includes(view.you)) return say("tt-now-voted", { count: waiting });
  if (!may(view, "vote")) {
    const tied = view.you !== null && view.candidates.includes(view.you);
    return isLeft(view) && tied ? say("tt-now-tied", { names }) : say("tt-now-they-vote", { count: waiting });
  }
  if (view.stage === "safe_vote") return say("tt-now-safe-vote", { names: someOf(view, view.safe) });
  return view.stage === "vote" ? say("tt-now-vote") : say("tt-now-runoff", { names });
}

function revealing(view: View, told: number): string {
  const slip = view.votes.at(-1);
  if (!slip || told < 1) return say("tt-now-next-vote", person(view, slip?.seat));
  const decided = decidedSeat(view);
  const verdict = decided === null ? "" : say("tt-now-decided", person(view, decided));
  if (decided !== null && decided === slip.target) return verdict;
  return [shown(view, slip), verdict].filter(Boolean).join(" ");
}

/** TT-21: who wrote which name, or none. */
function shown(view: View, slip: Slip): string {
  if (slip.target === null) return say("tt-now-blank", person(view, slip.seat));
  return say("tt-now-shown", {
    voter: nameOf(view, slip.seat),
    by: who(view, slip.seat),
    ...person(view, slip.target),
  });
}

function defending(view: View): string {
  const count = view.speaker.length;
  if (view.you !== null && view.speaker.includes(view.you)) return say("tt-now-defend", { count });
  return say("tt-now-defence", { names: someOf(view, view.speaker), count });
}

function identity(view: View, told: number): string {
  const out = view.out[String(view.banished)];
  if (told < 1) return say("tt-now-banished", person(view, view.banished));
  if (!out?.identity) return say("tt-now-unasked", person(view, view.banished));
  if (told < 2) return say("tt-now-asked", person(view, view.banished));
  return say("tt-now-was", { ...person(view, view.banished), identity: out.identity });
}

function roundTable(view: View, told: number): string {
  if (isVote(view)) return voting(view);
  switch (view.stage) {
    case "reveal":
      return revealing(view, told);
    case "defence":
      return defending(view);
    case "talk_again":
      return say("tt-now-talk-again", { names: someOf(view, tied(view)) });
    case "host_rules":
      return say("tt-now-lots", { names: someOf(view, tied(view)) });
    case "identity":
      return identity(view, told);
    default:
      if (view.end_votes) return say("tt-now-not-ended");
      return readied(view) ? waiting(view) : say("tt-now-talk");
  }
}

const readied = (view: View): boolean => view.you !== null && view.ready.includes(view.you);
const waiting = (view: View): string =>
  say("tt-now-ready", { count: view.alive.filter((seat) => !view.ready.includes(seat)).length });

/** What a human host is waited for, where that is what happens now. */
function hosted(view: View): string | null {
  if (view.host?.paused) return say("tt-now-paused");
  const waiting = view.host?.waiting;
  if (!waiting) return null;
  if (waiting === "tie") return say("tt-now-wait-tie", { names: someOf(view, tied(view)) });
  if (waiting === "ask_identity") return say("tt-now-wait-ask_identity", person(view, view.banished));
  return say(`tt-now-wait-${waiting}`);
}

/** `told`: how many steps of the present moment have been told. */
export function headline(view: View, told: number): string {
  const host = told < 1 && view.stage === "identity" ? null : hosted(view);
  if (host !== null) return host;
  switch (view.phase) {
    case "arrival":
      if (!isLeft(view)) return say("tt-now-arrival-watch");
      return readied(view) ? waiting(view) : say("tt-now-arrival");
    case "breakfast":
      return breakfast(view, told);
    case "mission":
      return mission(view);
    case "armoury":
      return armoury(view);
    case "round_table":
      return roundTable(view, told);
    case "conclave":
      if (view.you === null) return say("tt-now-night-watch");
      return isOut(view) ? say("tt-now-night-out") : say("tt-now-night", { part: view.part ?? 1 });
    case "final_break":
      return readied(view) ? waiting(view) : say("tt-now-break");
    case "end_vote":
      return may(view, "end") || !isLeft(view) ? say("tt-now-end-vote") : say("tt-now-end-answered");
    default:
      return "";
  }
}

// What is read while the card is held

/** By day: what only this player knows. */
export function knowledge(view: View): string[] {
  const known: string[] = [];
  if (view.phase === "arrival")
    known.push(view.eager === null ? say("tt-know-wish-unsaid") : say(`tt-know-wish-${view.eager}`));
  if (view.identity === "traitor")
    known.push(
      view.fellows.length > 0
        ? say("tt-know-fellows", { names: namesOf(view, view.fellows) })
        : say("tt-know-alone"),
    );
  known.push(say(view.shield ? "tt-know-shield" : "tt-know-no-shield"));
  if (view.leaving) known.push(say("tt-leave-waits"));
  return known;
}

/** By night: what is asked. */
export function task(view: View): string {
  if (may(view, "letter")) return say("tt-task-letter");
  if (may(view, "list")) return say("tt-task-list", { count: view.list_count ?? 0 });
  if (may(view, "blackmail")) return say("tt-task-blackmail");
  if (may(view, "murder")) return say(view.list ? "tt-task-murder-listed" : "tt-task-murder");
  return say("tt-task-suspect", { identity: view.identity ?? "loyal" });
}

const choiceText = (view: View, seat: number, { move, target, targets }: Choice): string =>
  say("tt-named", {
    ...person(view, seat),
    move,
    target: namesOf(view, targets ?? (target === undefined ? [] : [target])),
  });

/** By night: what is known, and what has been named so far. */
export function nightKnowledge(view: View, named: number[]): string[] {
  const known: string[] = [];
  if (view.present.length > 1)
    known.push(
      say("tt-know-present", {
        names: namesOf(
          view,
          view.present.filter((seat) => seat !== view.you),
        ),
      }),
    );
  else if (view.present.length === 1) known.push(say("tt-know-alone"));
  if (view.list && may(view, "murder")) known.push(say("tt-news-list", { names: namesOf(view, view.list) }));
  if (view.shield) known.push(say("tt-know-shield"));
  if (view.shown_here.length > 0) known.push(say("tt-know-shown", { names: namesOf(view, view.shown_here) }));
  if (view.tempted !== null)
    known.push(
      say("tt-know-tempted", {
        ...person(view, view.tempted),
        answer: view.answer === null ? "none" : view.answer ? "yes" : "no",
      }),
    );
  if (may(view, "list") && named.length > 0)
    known.push(say("tt-know-listing", { names: namesOf(view, named) }));
  for (const [seat, choice] of Object.entries(view.decisions))
    known.push(choiceText(view, Number(seat), choice));
  if (view.suspected !== null) known.push(say("tt-know-suspected", person(view, view.suspected)));
  if (view.leaving) known.push(say("tt-leave-waits"));
  return known;
}
