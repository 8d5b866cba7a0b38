/** What bots say, in the reader's language: they send messages of the catalogues beside the text in their own. */

import { device } from "../device.svelte";
import { hasMessage, loadBots, say } from "../say.svelte";
import type { Phrase } from "../wire";

interface Spoken {
  phrases?: readonly Phrase[] | undefined;
}

/** Return what was said in the reader's language, or the given text if a person wrote it. */
export function phraseText(
  game: string,
  { phrases = [] }: Spoken,
  nameOf: (seat: number) => string,
  text: string,
): string {
  if (phrases.length === 0) return text;
  if (phrases.every(({ key }) => hasMessage(key)))
    return phrases.map((phrase) => sentence(phrase, nameOf)).join(" ");
  void loadBots(game).catch(() => undefined); // the text stands there until it has come
  return text;
}

function sentence(
  { key, way = 0, seats = {}, numbers = {}, texts = {} }: Phrase,
  nameOf: (seat: number) => string,
): string {
  const params: Record<string, string | number> = { ...numbers };
  for (const [name, seat] of Object.entries(seats)) params[name] = nameOf(seat);
  for (const [name, text] of Object.entries(texts))
    params[name] = text[device.language] ?? Object.values(text)[0] ?? "";
  const ways = say(key, params).split("|");
  return (ways[way % ways.length] ?? "").trim();
}
