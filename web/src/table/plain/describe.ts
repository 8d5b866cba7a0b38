/** Describes moves by their fields alone, for any game. */

import { say } from "../../say.svelte";
import type { View } from "../../wire";

const SEATS = ["seat", "target", "about", "at", "caller"];

/** A field that holds a seat has one of a few names, in every game's moves. */
export const isSeat = (field: string): boolean => SEATS.includes(field);

/** `good_wizard` reads “good wizard”, and a time is good enough to a tenth of a second. */
export function plainText(value: unknown): string {
  if (value === null) return "–";
  if (typeof value === "number") return String(Math.round(value * 10) / 10).replace("-", "−");
  if (typeof value === "boolean") return say(value ? "web-yes" : "web-no");
  return typeof value === "object" ? JSON.stringify(value) : String(value).replaceAll("_", " ");
}

/** Whether a field of a view says anything now. */
export function isFilled(value: unknown): boolean {
  return value !== null && (typeof value !== "object" || Object.keys(value).length > 0);
}

/** The keys of a template that describe its open fields and are no part of the move. */
export const ABOUT_OPEN = ["open", "least", "most"];

/** `{"move": "call", "colour": "red"}` reads “call · red”; a seat is named, and a move within a move read likewise. */
export function moveText(move: Record<string, unknown>, view: View): string {
  return Object.entries(move)
    .filter(([field]) => !ABOUT_OPEN.includes(field))
    .map(([field, value]) => {
      const player = isSeat(field) && view.players.find((one) => one.seat === value);
      if (player) return player.name;
      if (typeof value === "boolean") return `${plainText(field)} ${plainText(value)}`;
      const inner = value !== null && typeof value === "object" && "move" in value;
      return inner ? moveText(value as Record<string, unknown>, view) : plainText(value);
    })
    .join(" · ");
}

/** A field that holds several things is written in the plural, in every game's moves. */
export function isList(field: string): boolean {
  return field.endsWith("s");
}

export interface Pick {
  label: string;
  value: unknown;
}

/** What lies somewhere, and can be picked there. */
export interface Picks {
  from: string;
  picks: Pick[];
}

export const players = (view: View): Pick[] =>
  view.players.map(({ name, seat }) => ({ label: name, value: seat }));

/** What can be picked for a list, by the field of the view it lies in: short words; for targets, the players. */
export function pickable(field: string, view: View): Picks[] {
  if (field === "targets" || field === "seats") return [{ from: "players", picks: players(view) }];
  return Object.entries(view)
    .filter(([from]) => !["players", "legal", "result"].includes(from))
    .flatMap(([from, value]) => picksIn(from, value));
}

function picksIn(from: string, value: unknown): Picks[] {
  if (value === null || typeof value !== "object") return [];
  if (!Array.isArray(value)) return Object.entries(value).flatMap(([inner, one]) => picksIn(inner, one));
  const words = new Set(value.filter((one): one is string => typeof one === "string" && one.length <= 24));
  return words.size > 0 ? [{ from, picks: [...words].map((word) => ({ label: word, value: word })) }] : [];
}
