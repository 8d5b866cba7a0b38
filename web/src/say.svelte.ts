/** Sentences: the same Fluent catalogues as the server and the terminal, fetched as they are needed. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { catalogues } from "words:all";
import { device, onOtherTab } from "./device.svelte";
import { GRAMMAR } from "./grammar";
import type { Language } from "./languages";

/** What is spoken here: the house from the first moment, a game's words when it is played, its rules when read. */
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

/** Speak that language from now on, on this device. */
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

/** So many parts more are spoken; where they cannot be fetched, they are not. */
async function add(...parts: string[]): Promise<void> {
  const fresh = parts.filter((part) => !spoken.has(part));
  if (fresh.length === 0) return;
  // Whoever waits for words does not wait again, and is not drawn anew, when another language is chosen.
  const language = untrack(() => device.language);
  await Promise.all(fresh.map((part) => fetchPart(language, part)));
  for (const part of fresh) spoken.add(part);
  bundle = await fetchWords(device.language);
}

const part = (game: string, topic: string): string => `/${game.replaceAll("-", "_")}/${topic}`;

/** What is said at the table of a game. */
export const loadWords = (game: string): Promise<void> => add(part(game, "table"));

/** The big screen says more, and so does whatever looks back on a match. */
export const loadScreenWords = (game: string): Promise<void> =>
  add(part(game, "table"), part(game, "screen"));

/** What is said at the table of a game only once play is under way. */
export const loadLater = (game: string): Promise<void> => add(part(game, "table"), part(game, "later"));

/** Rules and recaps are long: they come only when somebody wants to read them. */
export const loadRules = (game: string): Promise<void> =>
  add(part(game, "table"), part(game, "screen"), part(game, "rules"));

/** What a game's lesson says, beside what is said at its table. */
export const loadLesson = (game: string): Promise<void> => add(part(game, "table"), part(game, "lesson"));

/** What is said when a match has ended: how it is counted, and its story. */
export const loadFinale = (game: string): Promise<void> => add(part(game, "table"), part(game, "finale"));

export function say(id: string, params: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, params, errors);
  if (errors.length > 0) console.error(id, errors);
  return text;
}

/** Whether a catalogue has that message: for words that a game may or may not bring. */
export function hasMessage(id: string): boolean {
  return bundle.hasMessage(id);
}
