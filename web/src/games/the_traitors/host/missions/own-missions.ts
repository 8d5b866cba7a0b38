/** A host's own missions (TT-14), kept on this device and shared as files. */

import { say } from "../../../../say.svelte";
import { NUMBERS } from "../../wire";

export interface OwnMission {
  id: string;
  title: string;
  /** The text that everybody is told. */
  text: string;
  /** The most bars that can be won. */
  bars: number;
  /** Who gets access to the armoury, in the host's words. */
  access: string;
}

export const TITLE_LENGTH = 80;
export const TEXT_LENGTH = 400;
export const ACCESS_LENGTH = 120;
export const MOST_BARS = NUMBERS.host_bars;
const MOST = 200;
const KEY = "turncoat.missions";
const FORMAT = "turncoat-missions";

const textOf = (value: unknown, most: number): string =>
  typeof value === "string" ? value.trim().slice(0, most) : "";

/** Read a mission from an untrusted value, cut to the allowed lengths; null if it has no title. */
export function missionOf(value: unknown): Omit<OwnMission, "id"> | null {
  if (typeof value !== "object" || value === null) return null;
  const { title, text, bars, access } = value as Record<string, unknown>;
  const named = textOf(title, TITLE_LENGTH);
  if (!named) return null;
  const won = typeof bars === "number" && Number.isFinite(bars) ? Math.round(bars) : 0;
  return {
    title: named,
    text: textOf(text, TEXT_LENGTH),
    bars: Math.max(0, Math.min(MOST_BARS, won)),
    access: textOf(access, ACCESS_LENGTH),
  };
}

/** Return the missions in a file; null if it is no file of missions. */
export function readFile(text: string): Omit<OwnMission, "id">[] | null {
  try {
    const told: unknown = JSON.parse(text);
    if (typeof told !== "object" || told === null) return null;
    const { format, missions } = told as Record<string, unknown>;
    if (format !== FORMAT || !Array.isArray(missions)) return null;
    return missions
      .slice(0, MOST)
      .map(missionOf)
      .filter((one) => one !== null);
  } catch {
    return null;
  }
}

export function writeFile(missions: OwnMission[]): string {
  const plain = missions.map(({ title, text, bars, access }) => ({ title, text, bars, access }));
  return `${JSON.stringify({ format: FORMAT, missions: plain }, null, 2)}\n`;
}

/** The number of missions for a room that are offered ready-made. */
const READY = 5;

/** Return the ready-made missions in the host's language, which the host may announce, change or leave. */
export const readyMissions = (): OwnMission[] =>
  Array.from({ length: READY }, (_, number) => ({
    id: `ready ${number}`,
    title: say("tt-host-room-title", { number }),
    text: say("tt-host-room-text", { number }),
    bars: NUMBERS.most_bars,
    access: say("tt-host-room-access", { number }),
  }));

export function loadMissions(): OwnMission[] {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(told)) return [];
    return told.flatMap((one: unknown) => {
      const mission = missionOf(one);
      const { id } = one as Record<string, unknown>;
      return mission && typeof id === "string" ? [{ id, ...mission }] : [];
    });
  } catch {
    return [];
  }
}

export function saveMissions(missions: OwnMission[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(missions.slice(0, MOST)));
  } catch {
    // Without storage the missions last until the page is closed.
  }
}

/** Add missions read from a file to those here, without duplicates. */
export function mergeMissions(
  here: OwnMission[],
  read: Omit<OwnMission, "id">[],
  newId: () => string,
): OwnMission[] {
  const same = (a: Omit<OwnMission, "id">, b: Omit<OwnMission, "id">): boolean =>
    a.title === b.title && a.text === b.text && a.bars === b.bars && a.access === b.access;
  const fresh = read.filter((one) => !here.some((other) => same(one, other)));
  return [...here, ...fresh.map((one) => ({ id: newId(), ...one }))].slice(0, MOST);
}
