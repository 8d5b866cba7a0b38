/** What games look like from outside: each folder may bring an emblem and an accent, and is then known here. */

import type { Component } from "svelte";

const found = import.meta.glob<{ default: Component }>("./*/Emblem.svelte", { eager: true });
import.meta.glob("./*/accent.css", { eager: true });

/** `games/the_traitors/Emblem.svelte` is the emblem of `the-traitors`. */
const gameIn = (path: string): string => (path.split("/")[1] ?? "").replaceAll("_", "-");

export const emblems = new Map(
  Object.entries(found).map(([path, { default: strokes }]) => [gameIn(path), strokes]),
);

const drawn = new Set(Object.keys(import.meta.glob("./*/Table.svelte")).map(gameIn));

/** Whether a game of ours is announced but has no table to show yet; others are played at the plain one. */
export const isToCome = (game: string): boolean => emblems.has(game) && !drawn.has(game);

/** A game's accent; brass where it has none. */
export const accentOf = (game: string): string => `var(--accent-${game}, var(--brass-ink))`;
