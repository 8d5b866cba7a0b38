/** Moves in words, made from nothing but their own fields. */

import type { View } from "../wire";

/** `{"move": "call", "colour": "red"}` reads “call · red”; a seat is named. */
export function moveText(move: Record<string, unknown>, view: View): string {
  const parts = Object.entries(move)
    .filter(([field]) => field !== "open")
    .map(([field, value]) => {
      if (field === "move") return String(value).replaceAll("_", " ");
      if (field === "seat" || field === "target") {
        const player = view.players.find((one) => one.seat === value);
        if (player) return player.name;
      }
      return typeof value === "object" ? JSON.stringify(value) : String(value);
    });
  return parts.join(" · ");
}

/** A field that holds several things is written in the plural, in every game's moves. */
export function isList(field: string): boolean {
  return field.endsWith("s");
}

export interface Pick {
  label: string;
  value: unknown;
}

/** What can be picked for a list, by the field of the view it lies in: short words; for targets, the players. */
export function pickable(field: string, view: View): { from: string; picks: Pick[] }[] {
  if (field === "targets" || field === "seats")
    return [{ from: "players", picks: view.players.map(({ name, seat }) => ({ label: name, value: seat })) }];
  return Object.entries(view).flatMap(([from, value]) => {
    if (["players", "legal", "result"].includes(from) || !Array.isArray(value)) return [];
    const words = value.filter((one): one is string => typeof one === "string" && one.length <= 24);
    return words.length > 0 ? [{ from, picks: words.map((word) => ({ label: word, value: word })) }] : [];
  });
}
