/** What this device remembers: language, light, sound, the name its owner goes by, and its seats. */

import { LANGUAGES } from "./wire";

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";

export interface Keys {
  token: string;
  seat: number | null;
  name: string;
  /** What this device mixed into the luck, to find it again in the log. */
  luck?: string;
  /** The commitment as it was before play. */
  commitment?: string;
  /** When this was kept, in milliseconds. */
  at?: number;
}

const DEVICE = "turncoat.device";
const KEYS = "turncoat.seat.";

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

function preferred(): Language {
  for (const asked of navigator.languages) {
    const found = LANGUAGES.find((language) => asked.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

const kept = read<{ language: Language; theme: Theme; sound: boolean; name: string }>(DEVICE);

class Device {
  language = $state<Language>(LANGUAGES.find((known) => known === kept.language) ?? preferred());
  theme = $state<Theme>(kept.theme ?? "system");
  sound = $state(kept.sound ?? true);
  name = $state(kept.name ?? "");

  save(): void {
    write(DEVICE, { language: this.language, theme: this.theme, sound: this.sound, name: this.name });
    this.light();
  }

  /** Put the chosen theme, or the system's, on the document. */
  light(): void {
    const system = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
    const theme = this.theme === "system" ? system : this.theme;
    document.documentElement.dataset.theme = theme;
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute("content", theme === "light" ? "#efe4ca" : "#0c1411");
  }
}

export const device = new Device();
matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => device.light());

export const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** The secret of this device's seat at a table; whoever holds it, holds the seat. */
export function keysOf(code: string): Keys | null {
  const keys = read<Keys>(KEYS + code);
  return keys.token ? (keys as Keys) : null;
}

export function keep(code: string, keys: Keys): void {
  write(KEYS + code, { ...keys, at: Date.now() });
}

/** The tables where this device has been, the latest first. */
export function keptTables(): string[] {
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

export function forget(code: string): void {
  try {
    localStorage.removeItem(KEYS + code);
  } catch {
    // Nothing was kept.
  }
}

/** Random bytes in hexadecimal; also where the page is not served securely. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
