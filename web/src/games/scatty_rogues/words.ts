/** What happens at the table, in sentences. */

import { say } from "../../say.svelte";
import { may, nameOf, namesOf, subject } from "../../table/view";
import { wantsWord, type Loot } from "./view";
import type { Scene } from "./middle/scene.svelte";
import type { Line, Said, HideView, View } from "./wire";
import { FIGURES, SIGNS, TRAPS, type Trap } from "./drawings/traps";

export const isTrap = (word: string): word is Trap => (TRAPS as readonly string[]).includes(word);
export const isFigure = (word: string): boolean => (FIGURES as readonly string[]).includes(word);
export const isSign = (word: string): boolean => (SIGNS as readonly string[]).includes(word);

/** Points with a minus sign that does not look like a hyphen. */
export const figure = (points: number): string => String(points).replace("-", "−");
export const pointsText = (points: number): string => say("sr-points", { points }).replace("-", "−");

/** What a drawing is called. */
export function lootName(loot: Loot): string {
  return loot === "treasure" ? say("sr-treasure") : say("sr-trap-name", { trap: loot });
}

/** What somebody said, as it is read out. */
export function saidText(said: Said, plain: boolean): string {
  if (said.scatty) return say("sr-scatty-call");
  if (said.sign) return say("sr-trap-name", { trap: said.sign });
  const text = said.say ?? "";
  return plain && isTrap(text) && !isFigure(text) ? say("sr-trap-name", { trap: text }) : text;
}

const somebody = (view: View, seat: number | null): string =>
  seat === null ? say("sr-table") : nameOf(view, seat);

/** A line of talk, read again in a replay. */
export function lineText(view: View, line: Line): string {
  const name = somebody(view, typeof line.seat === "number" ? line.seat : null);
  return line.hide ? hideText(name, line.hide) : say("sr-said", { name, text: line.say ?? "" });
}

function hideText(name: string, { trap, trove, word }: HideView): string {
  const told = word && !isFigure(trap) && !isSign(trap) ? say("sr-quoted", { text: word }) : "";
  return say("sr-hid", { name, trove, trap: [lootName(trap), told].filter(Boolean).join(" ") });
}

function hiding(view: View): string {
  if (view.hider !== view.you || !may(view, "hide"))
    return say(view.traps_left === 0 ? "sr-now-hides-last" : "sr-now-hides", subject(view, view.hider));
  if (view.traps_left === 0) return say("sr-now-hide-last");
  return say(wantsWord(view) ? "sr-now-hide-word" : "sr-now-hide-door");
}

/** Whose turn may be objected to; who only watches is not told to do it. */
function objectedTo(view: View, hands: boolean): { who: "you" | "other" | "watcher"; name: string } {
  const accused = subject(view, view.accused);
  return accused.who === "other" && !hands ? { ...accused, who: "watcher" } : accused;
}

function walking(view: View, hands: boolean): string {
  if (view.tied.length > 0) return say("sr-now-tied", { names: namesOf(view, view.tied) });
  if (view.count_ends !== null) return say("sr-now-count", subject(view, view.turn));
  if (view.slow) return say("sr-now-slow", objectedTo(view, hands));
  if (view.window_ends !== null) return say("sr-now-window", objectedTo(view, hands));
  return say("sr-now-turn", subject(view, view.turn));
}

/** Say what came of an objection, once it is known. */
function verdictText(view: View): string {
  if (!view.verdict) return "";
  return say(`sr-verdict-${view.verdict}`, {
    ...subject(view, view.accused),
    objector: nameOf(view, view.objector),
    objecting: subject(view, view.objector).who,
  });
}

/**
 * What the middle of the table shows, for whoever does not see it: told in the same moment, and gone with it (SR-26).
 */
export function spokenText(view: View, scene: Scene, plain: boolean): string {
  const { hide } = scene;
  if (hide) return hide.stage === "shown" ? hideText(somebody(view, hide.seat), hide) : "";
  if (view.door && (scene.fresh || !view.trap))
    return `${verdictText(view)} ${lootName(view.door.holds)} ${say("sr-behind", { trove: view.door.trove })}`;
  if (view.trap) return lootName(view.trap.id);
  if (view.said)
    return say("sr-said", { name: nameOf(view, view.said.seat), text: saidText(view.said, plain) });
  return "";
}

/**
 * What is going on, in one short line; `fresh`: the door has just turned, and that comes first; `hands`: it is read by
 * who can object, a player or a room of them.
 */
export function now(view: View, { fresh }: Pick<Scene, "fresh">, hands = true): string {
  if (view.result) return ending(view);
  if (view.phase === "correct") {
    if (view.objector === view.you) return say("sr-now-correct");
    return say("sr-now-objects", { ...subject(view, view.accused), objector: nameOf(view, view.objector) });
  }
  if (view.phase === "penalty") return say("sr-now-penalty", subject(view, view.chooser));
  if (view.phase === "hide") return (fresh && verdictText(view)) || hiding(view);
  return verdictText(view) || walking(view, hands);
}

export function ending(view: View): string {
  const result = view.result;
  if (!result) return "";
  const points = result.points[result.winners[0] ?? 0] ?? 0;
  if (view.you !== null && result.winners.includes(view.you))
    return say(result.winners.length === 1 ? "sr-you-win" : "sr-you-share", { points });
  const names = namesOf(view, result.winners);
  return say(result.winners.length === 1 ? "sr-wins" : "sr-share", { names, points });
}
