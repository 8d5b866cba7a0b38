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

/** What can be picked for a list: the words in the viewer's own lists, names of seats for targets. */
export function pickable(field: string, view: View): { label: string; value: unknown }[] {
  if (field === "targets" || field === "seats")
    return view.players.map((player) => ({ label: player.name, value: player.seat }));
  const found = new Set<string>();
  for (const [name, value] of Object.entries(view)) {
    if (["players", "legal", "result"].includes(name) || !Array.isArray(value)) continue;
    for (const one of value) if (typeof one === "string" && one.length <= 24) found.add(one);
  }
  return [...found].map((one) => ({ label: one, value: one }));
}
