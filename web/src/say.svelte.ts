/** Sentences: the same Fluent catalogues as the server and the terminal, fetched as they are needed. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { catalogues } from "words:all";
import { device, onOtherTab } from "./device.svelte";
import { GRAMMAR } from "./grammar";
import type { Language } from "./languages";

/** The parts of the catalogues in use: the shared one from the start, a game's parts once a page needs them. */
const spoken = new Set([""]);
const read = new Map<string, FluentResource>();

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));

async function fetchPart(language: Language, part: string): Promise<FluentResource | null> {
  const name = language + part;
  const known = read.get(name);
  if (known) return known;
  const words = await catalogues[name]?.();
  if (!words) return null;
  const fresh = new FluentResource(words.default);
  read.set(name, fresh);
  return fresh;
}

async function fetchWords(language: Language): Promise<FluentBundle> {
  const parts = await Promise.all([...spoken].map((part) => fetchPart(language, part)));
  const fresh = new FluentBundle(language, { functions: GRAMMAR, useIsolating: false });
  for (const part of parts) if (part) fresh.addResource(part);
  return fresh;
}

/** The language that was asked for last; its words may still be on their way. */
let wanted: Language;

async function change(language: Language): Promise<void> {
  wanted = language;
  const fresh = await fetchWords(language);
  if (wanted !== language) return;
  bundle = fresh;
  document.documentElement.lang = language;
  document.querySelector('link[rel="manifest"]')?.setAttribute("href", `/manifest.${language}.webmanifest`);
  device.language = language;
}

/** Change the language, and remember it on this device. */
export async function setLanguage(language: Language): Promise<void> {
  await change(language);
  device.save();
}

/** Settings are the device's: chosen in one tab, they hold in all. Only the tab where they were chosen saves them. */
export function followOtherTabs(): void {
  onOtherTab(() => {
    const language = device.follow();
    if (language !== device.language || language !== wanted) void change(language).catch(() => undefined);
  });
}

/** Fetch more parts of the catalogues and use them. */
async function add(...parts: string[]): Promise<void> {
  const fresh = parts.filter((part) => !spoken.has(part));
  if (fresh.length === 0) return;
  // Untracked: an effect that waits for words must not run again when another language is chosen.
  const language = untrack(() => device.language);
  await Promise.all(fresh.map((part) => fetchPart(language, part)));
  for (const part of fresh) spoken.add(part);
  bundle = await fetchWords(device.language);
}

const part = (game: string, topic: string): string => `/${game.replaceAll("-", "_")}/${topic}`;

/** Load the words of a game's table. */
export const loadWords = (game: string): Promise<void> => add(part(game, "table"));

/** Load the words of a game's table and of what comes before play: options, presets, bots. */
export const loadLobby = (game: string): Promise<void> => add(part(game, "table"), part(game, "lobby"));

/** Load the words of a game's table and big screen; replays and recaps need these too. */
export const loadScreenWords = (game: string): Promise<void> =>
  add(part(game, "table"), part(game, "screen"));

/** What is said at the table of a game only once play is under way. */
export const loadLater = (game: string): Promise<void> => add(part(game, "table"), part(game, "later"));

/** Load a game's rules and recap as well. They are long, so only pages that show them ask for them. */
export const loadRules = (game: string): Promise<void> =>
  add(part(game, "table"), part(game, "lobby"), part(game, "screen"), part(game, "rules"));

/** Load the words of a game's table and lesson. */
export const loadLesson = (game: string): Promise<void> => add(part(game, "table"), part(game, "lesson"));

/** Load the words of a game's table and of its end: the count and the story. */
export const loadFinale = (game: string): Promise<void> => add(part(game, "table"), part(game, "finale"));

/** Load what bots say at the table of a game, and in the chat beside it. */
export const loadBots = (game: string): Promise<void> => add(part(game, "bots"));

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/** A name that is read from right to left must not turn our own words around. */
const isolate = (value: FluentVariable): FluentVariable =>
  typeof value === "string" && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;

export function say(id: string, params: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  const errors: Error[] = [];
  const shown = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, isolate(value)]));
  const text = bundle.formatPattern(message.value, shown, errors);
  if (errors.length > 0) console.error(id, errors);
  return text;
}

/** Return whether a catalogue has this message: some are optional for a game. */
export function hasMessage(id: string): boolean {
  return bundle.hasMessage(id);
}
