/** Sentences: the same Fluent catalogues as the server and the terminal, fetched a language at a time. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { device, type Language } from "./device.svelte";

type Load = () => Promise<{ default: string }>;

const words: Record<Language, { table: Load; rules: Load }> = {
  en: { table: () => import("words:en"), rules: () => import("words:en/rules") },
  fr: { table: () => import("words:fr"), rules: () => import("words:fr/rules") },
  da: { table: () => import("words:da"), rules: () => import("words:da/rules") },
};

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let withRules = false;

async function fetchWords(language: Language): Promise<FluentBundle> {
  const fresh = new FluentBundle(language, { useIsolating: false });
  const { table, rules } = words[language];
  for (const { default: text } of await Promise.all(withRules ? [table(), rules()] : [table()]))
    fresh.addResource(new FluentResource(text));
  return fresh;
}

/** Speak that language from now on, on this device. */
export async function speak(language: Language): Promise<void> {
  bundle = await fetchWords(language);
  document.documentElement.lang = language;
  device.language = language;
  device.save();
}

/** The rules of the games are long: they come only when somebody asks for help. */
export async function loadRules(): Promise<void> {
  if (withRules) return;
  withRules = true;
  bundle = await fetchWords(device.language);
}

export function say(id: string, params: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, params, errors);
  if (errors.length > 0) console.error(id, errors);
  return text;
}

/** Whether a catalogue has that message: for words that a game may or may not bring. */
export function known(id: string): boolean {
  return bundle.hasMessage(id);
}
