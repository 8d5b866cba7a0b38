/** What this device remembers: language, light, sound, the name its owner goes by, and its seats. */

import { faceOf } from "./faces.svelte";
import { LANGUAGES, type Language } from "./languages";
import type { Face } from "./wire";

export type Theme = "system" | "light" | "dark";

export interface Keys {
  token: string;
  seat: number | null;
  name: string;
  /** What this device mixes into the luck, to reveal it at the start and find it again in the log. */
  luck?: string;
  /** Whether the table has taken what this device revealed. */
  revealed?: boolean;
  /** What every seat had promised when the start began. */
  promises?: (string | null)[];
  /** How many starts this device has seen begin: all but the last must be in the record as broken off. */
  starts?: number;
  /** The commitment as it was before play. */
  commitment?: string;
  /** When this was kept, in milliseconds. */
  at?: number;
}

const DEVICE = "turncoat.device";
const OURS = "turncoat.";
const KEYS = "turncoat.seat.";
const WAS = "turncoat.was.";

function read<T>(key: string): Partial<T> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<T>;
  } catch {
    return {};
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window without storage: remembered until it is closed.
  }
}

function preferredLanguage(): Language {
  for (const asked of navigator.languages) {
    const found = LANGUAGES.find((language) => asked.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

interface Remembered {
  language: Language;
  theme: Theme;
  sound: boolean;
  reminders: boolean;
  name: string;
  face: Face;
  screen: boolean;
  narrator: boolean;
  ambience: boolean;
}

const kept = read<Remembered>(DEVICE);

class Device {
  language = $state<Language>(LANGUAGES.find((known) => known === kept.language) ?? preferredLanguage());
  theme = $state<Theme>(kept.theme ?? "system");
  sound = $state(kept.sound ?? true);
  /** Whether its owner wants notifications from matches that last for days. */
  reminders = $state(kept.reminders ?? false);
  name = $state(kept.name ?? "");
  /** The face that its owner has chosen, or sat down with first; null: none yet. */
  face = $state<Face | null>(kept.face ?? null);
  /** Whether it has been a big screen, and so has been asked about sound. */
  screen = $state(kept.screen ?? false);
  /** Whether it tells a room aloud what happens, as a big screen. */
  narrator = $state(kept.narrator ?? false);
  /** Whether a fire is heard beside it, as a big screen. */
  ambience = $state(kept.ambience ?? false);

  save(): void {
    const { language, theme, sound, reminders, name, face, screen, narrator, ambience } = this;
    write(DEVICE, { language, theme, sound, reminders, name, face, screen, narrator, ambience });
    this.light();
  }

  /** Take over the settings that were changed in another tab, except for the language, which is returned. */
  follow(): Language {
    const { language, theme, sound } = read<Remembered>(DEVICE);
    this.theme = theme ?? this.theme;
    this.sound = sound ?? this.sound;
    this.light();
    return LANGUAGES.find((known) => known === language) ?? this.language;
  }

  /** Who its owner is at a table. The face that they first sit down with stays theirs. */
  self(): { name: string; language: Language; face: Face } {
    const name = this.name.trim();
    this.face ??= faceOf(name);
    return { name, language: this.language, face: $state.snapshot(this.face) };
  }

  /** Put the chosen theme, or the system's, on the document. */
  light(): void {
    const system = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
    const theme = this.theme === "system" ? system : this.theme;
    const root = document.documentElement;
    if (root.dataset.theme !== theme) {
      // What changes slowly by itself would lag behind its words: pale letters on a pale castle.
      root.dataset.relit = "";
      root.dataset.theme = theme;
      void root.offsetWidth;
      delete root.dataset.relit;
    }
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute("content", theme === "light" ? "#efe4ca" : "#0c1411");
  }
}

export const device = new Device();
matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => device.light());

/** Calls when another tab has saved what this device remembers. */
export function onOtherTab(saved: () => void): void {
  addEventListener("storage", ({ key }) => {
    if (key === DEVICE) saved();
  });
}

export const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** The token of this device's seat at a table; anybody who has it has the seat. */
export function keysOf(code: string): Keys | null {
  const keys = read<Keys>(KEYS + code);
  return keys.token ? (keys as Keys) : null;
}

export function saveKeys(code: string, keys: Keys): void {
  write(KEYS + code, { ...keys, at: Date.now() });
}

/** The tables where this device has been, the latest first. */
export function knownTables(): string[] {
  try {
    const codes = Object.keys(localStorage)
      .filter((key) => key.startsWith(KEYS))
      .map((key) => key.slice(KEYS.length));
    const at = (code: string): number => keysOf(code)?.at ?? 0;
    return codes.sort((a, b) => at(b) - at(a));
  } catch {
    return [];
  }
}

/** What this device holds for a table, or the hash of what it held: a person is one viewer there. */
export function lastToken(code: string): string | undefined {
  return keysOf(code)?.token ?? read<Keys>(WAS + code).token;
}

/**
 * Forget the seat at a table, and the notes of whoever sat there: the next person with this device reads neither.
 * Of a seat's token the hash stays, which opens nothing: whoever plays here may not come back as the host.
 */
export function forgetKeys(code: string): void {
  const token = keysOf(code)?.token;
  if (token?.startsWith("w.")) write(WAS + code, { token });
  else if (token)
    void import("./table/fairness/sha256").then(
      ({ sha256 }) => write(WAS + code, { token: `h.${sha256(new TextEncoder().encode(token))}` }),
      () => undefined,
    );
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(OURS) && key.endsWith(`.${code}`) && !key.startsWith(WAS))
        localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Whether this table is the one whose seat is kept: codes are given to others when a game is long over. */
export function isSameTable(table: { code: string; commitment: string }): boolean {
  const before = keysOf(table.code)?.commitment;
  if (before === undefined || before === table.commitment) return true;
  forgetKeys(table.code);
  return false;
}

/** Random bytes in hexadecimal; also where the page is not served securely. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
