/** The headline above the table: what happens now, and what the reader can do. */

import { may, nameOf, namesOf, subject } from "../../../table/view";
import { hasMessage, say } from "../../../say.svelte";
import { waitingFor } from "../../loyalty_or_treachery/waiting";
import { duelView } from "../missions/duel";
import {
  areAllSeated,
  askedDoor,
  hasFloor,
  outToday,
  isLeft,
  isOut,
  isVote,
  type Slip,
  type View,
} from "../view";
import type { Duel, Vault } from "../wire";
import { someNamesOf } from "../words";

function breakfastLine(view: View, step: number): string {
  if (!areAllSeated(view)) {
    const last = view.seated.at(-1);
    if (last === undefined) return say("tt-now-morning");
    return say("tt-now-comes", subject(view, last));
  }
  if (step < 1) return say("tt-now-nobody-else");
  if (view.list && step > 1) {
    const you = view.you !== null && view.list.includes(view.you) ? "yes" : "no";
    return say("tt-now-list", { you });
  }
  const murdered = outToday(view, "murdered");
  if (murdered.length > 0) return say("tt-now-empty", subject(view, murdered[0]!));
  const left = outToday(view, "withdrawn");
  return left.length > 0 ? say("tt-now-left", { names: namesOf(view, left) }) : say("tt-now-all-here");
}

function missionLine(view: View): string {
  const now = view.mission;
  switch (now?.name) {
    case "vault":
      return vaultLine(view, now);
    case "duel":
      return duelLine(view, now);
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

function vaultLine(view: View, { progress }: Vault): string {
  if (progress.open) return say("tt-now-vault-open");
  const asked = askedDoor(view);
  if (asked !== undefined) return say("tt-now-vault-asked", { door: asked + 1 });
  if (progress.turn !== null)
    return say("tt-now-vault-turn", { name: nameOf(view, progress.turn), door: (progress.door ?? 0) + 1 });
  return say("tt-now-vault-waiting", { count: progress.questions - progress.answered });
}

function duelLine(view: View, now: Duel): string {
  const game = duelView(view, now);
  const bout = now.mine && now.progress.bouts[now.mine.bout];
  if (!game || !bout) return say("tt-now-duel-watching");
  if (game.actor !== null) return hasMessage("lt-you") ? waitingFor(game) : say("tt-now-duel-watching");
  const place = now.mine?.place ?? 0;
  return say("tt-now-duel-over", { right: bout.right[place] ?? 0, calls: bout.calls[place] ?? 0 });
}

function armouryLine(view: View): string {
  if (may(view, "open_door")) return say("tt-now-armoury-open", { doors: view.doors.length });
  if (view.you !== null && view.doors.includes(view.you)) return say("tt-now-armoury-behind");
  return say("tt-now-armoury", { names: namesOf(view, view.access) });
}

function voteLine(view: View): string {
  const names = someNamesOf(view, view.candidates);
  const waiting = view.voters.filter((seat) => !view.voted.includes(seat)).length;
  if (view.you !== null && view.voted.includes(view.you)) return say("tt-now-voted", { count: waiting });
  if (!may(view, "vote")) {
    const tied = view.you !== null && view.candidates.includes(view.you);
    return isLeft(view) && tied ? say("tt-now-tied", { names }) : say("tt-now-they-vote", { count: waiting });
  }
  if (view.stage === "safe_vote") return say("tt-now-safe-vote", { names: someNamesOf(view, view.safe) });
  return view.stage === "vote" ? say("tt-now-vote") : say("tt-now-runoff", { names });
}

function revealLine(view: View, step: number): string {
  const slip = view.votes.at(-1);
  if (!slip || step < 1) return say("tt-now-next-vote", subject(view, slip?.seat ?? null));
  if (view.you !== null && view.you === hasFloor(view)) return say("tt-now-floor");
  const { decided } = view;
  const verdict = decided === null ? "" : say("tt-now-decided", subject(view, decided));
  if (decided !== null && decided === slip.target) return verdict;
  return [shownVoteLine(view, slip), verdict].filter(Boolean).join(" ");
}

/** Say who wrote which name (TT-21). */
function shownVoteLine(view: View, slip: Slip): string {
  if (slip.target === null) return say("tt-now-blank", subject(view, slip.seat));
  return say("tt-now-shown", {
    voter: nameOf(view, slip.seat),
    by: subject(view, slip.seat).who,
    ...subject(view, slip.target),
  });
}

function defenceLine(view: View): string {
  const count = view.speaker.length;
  if (view.you !== null && view.speaker.includes(view.you)) return say("tt-now-defend", { count });
  return say("tt-now-defence", { names: someNamesOf(view, view.speaker), count });
}

function identityLine(view: View, step: number): string {
  const out = view.out[String(view.banished)];
  if (step < 1) return say("tt-now-banished", subject(view, view.banished));
  if (view.revealer !== null) return say("tt-now-asked", subject(view, view.revealer));
  if (!out?.identity) return say("tt-now-unasked", subject(view, view.banished));
  if (step < 2) return say("tt-now-asked", subject(view, view.banished));
  return say("tt-now-was", { ...subject(view, view.banished), identity: out.identity });
}

function roundTableLine(view: View, step: number): string {
  if (isVote(view)) return voteLine(view);
  switch (view.stage) {
    case "reveal":
      return revealLine(view, step);
    case "defence":
      return defenceLine(view);
    case "talk_again":
      return say("tt-now-talk-again", { names: someNamesOf(view, view.tied) });
    case "host_rules":
      return say("tt-now-lots", { names: someNamesOf(view, view.tied) });
    case "identity":
      return identityLine(view, step);
    default:
      if (view.end_votes) return say("tt-now-not-ended");
      return isReady(view) ? readyLine(view) : say("tt-now-talk");
  }
}

const isReady = (view: View): boolean => view.you !== null && view.ready.includes(view.you);
const readyLine = (view: View): string =>
  say("tt-now-ready", { count: view.alive.filter((seat) => !view.ready.includes(seat)).length });

/** Say what everybody waits for the human host to do; null while nobody does. */
function hostLine(view: View): string | null {
  if (view.host?.paused) return say("tt-now-paused");
  const waiting = view.host?.waiting;
  if (!waiting) return null;
  if (waiting === "tie") return say("tt-now-wait-tie", { names: someNamesOf(view, view.tied) });
  if (waiting === "ask_identity") return say("tt-now-wait-ask_identity", subject(view, view.banished));
  return say(`tt-now-wait-${waiting}`);
}

/** Ask those who are out for a bet (TT-22). */
function betLine(view: View): string {
  if (view.bet !== null) return say("tt-now-bet-on", { name: nameOf(view, view.bet) });
  return say("tt-now-bet", { about: view.phase === "breakfast" ? "mission" : "banished" });
}

/** Tell whether readers are asked for a bet: not during a reveal, and not on the morning of their own murder. */
function isAskedToBet(view: View, step: number): boolean {
  if (!may(view, "bet")) return false;
  return view.phase !== "breakfast" || (step === Infinity && !outToday(view, "murdered").includes(view.you!));
}

/** Say what happens now; `step` is the number of steps of the present reveal that have been shown. */
export function headline(view: View, step: number): string {
  const host = step < 1 && view.stage === "identity" ? null : hostLine(view);
  if (host !== null) return host;
  if (isAskedToBet(view, step)) return betLine(view);
  switch (view.phase) {
    case "arrival":
      if (!isLeft(view)) return say("tt-now-arrival-watch");
      return isReady(view) ? readyLine(view) : say("tt-now-arrival");
    case "selection":
      return isLeft(view) ? say("tt-now-selection", { part: view.part ?? 1 }) : say("tt-now-selection-watch");
    case "breakfast":
      return breakfastLine(view, step);
    case "mission":
      return missionLine(view);
    case "armoury":
      return armouryLine(view);
    case "round_table":
      return roundTableLine(view, step);
    case "conclave":
      if (view.you === null) return say("tt-now-night-watch");
      return isOut(view) ? say("tt-now-night-out") : say("tt-now-night", { part: view.part ?? 1 });
    case "final_break":
      if (isReady(view)) return readyLine(view);
      return say(view.end_votes ? "tt-now-break-on" : "tt-now-break");
    case "finale":
      return view.revealer === null ? say("tt-now-truth") : say("tt-now-asked", subject(view, view.revealer));
    case "end_vote":
      return may(view, "end") || !isLeft(view) ? say("tt-now-end-vote") : say("tt-now-end-answered");
    default:
      return "";
  }
}
