/** Table options as the server describes them: what each may be, and what people enter for it. */

import type { Preset } from "../../games";
import type { TableInfo } from "../../wire";

type ByPlayers<T> = Record<string, T>;

export interface Option {
  type: "int" | "seconds" | "bool" | "choice" | "list" | "hours" | "seat";
  default?: unknown;
  default_by_players?: ByPlayers<unknown>;
  min?: number;
  min_by_players?: ByPlayers<number>;
  max?: number;
  max_by_players?: ByPlayers<number>;
  choices?: string[];
  words?: string[];
  most?: number;
  most_by_players?: ByPlayers<number>;
  /** The values of other options, or of `together`, with which it has an effect. */
  when?: Record<string, unknown[]>;
  /** Few tables change it. */
  rare?: boolean;
  /** The table sets it by itself. */
  hidden?: boolean;
}

/** A time zone and named times of day, as `HH:MM`. */
export type Hours = Record<string, string> & { zone: string };

/** Return whether an option is a question to the people in the lobby, such as who is the youngest. */
export const isAsked = (option: Option, table: Pick<TableInfo, "seats">): boolean =>
  option.type === "seat" && !option.hidden && table.seats.filter(({ kind }) => kind === "person").length > 1;

/** Return the default of an option for this number of players. */
export const usual = (option: Option, players: number): unknown =>
  option.default_by_players?.[players] ?? option.default;

export const least = (option: Option, players: number): number =>
  option.min_by_players?.[players] ?? option.min ?? -Infinity;

export const highest = (option: Option, players: number): number =>
  option.max_by_players?.[players] ?? option.max ?? Infinity;

export const mostItems = (option: Option, players: number): number =>
  option.most_by_players?.[players] ?? option.most ?? Infinity;

/** Return whether a value fits this number of players: seats may have been added or removed since it was set. */
export function fits(option: Option, value: unknown, players: number): boolean {
  const suits = (number: number): boolean =>
    number >= least(option, players) &&
    number <= highest(option, players) &&
    (option.type === "seconds" ? Number.isFinite(number) : Number.isSafeInteger(number));
  if (option.type === "list" && Array.isArray(value)) {
    const different = new Set(value).size === value.length;
    return different && value.length <= mostItems(option, players) && value.every(suits);
  }
  return typeof value === "number" ? suits(value) : true;
}

type Values = Record<string, unknown>;
type Setting = Pick<TableInfo, "options" | "together" | "seats">;

/** Return the values of all options of a table: those set, and the usual ones. */
const valuesOf = (options: Record<string, Option>, set: Values, players: number): Values =>
  Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, set[name] ?? usual(option, players)]),
  );

/** Write values so that equal ones look alike, in whatever order their parts are. */
const joinValues = (values: Values): string =>
  JSON.stringify(values, (_, value: unknown) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** Return whether an option has an effect with the others as they are. */
export function applies(option: Option, options: Record<string, Option>, table: Setting): boolean {
  const values: Values = {
    ...valuesOf(options, table.options, table.seats.length),
    together: table.together,
  };
  return (
    !option.hidden && Object.entries(option.when ?? {}).every(([name, those]) => those.includes(values[name]))
  );
}

/** Return the preset that the table agrees with, or null. */
export function presetAt(
  presets: readonly Preset[],
  options: Record<string, Option>,
  table: Setting,
): string | null {
  const players = table.seats.length;
  const now = joinValues(valuesOf(options, table.options, players));
  const agrees = (preset: Preset): boolean =>
    (preset.together ?? table.together) === table.together &&
    (preset.seats ?? players) === players &&
    joinValues(valuesOf(options, preset.options(), players)) === now;
  return presets.find(agrees)?.id ?? null;
}

/** Return what has to be set so that all options are as usual but for those of a preset. */
export const changesFor = (preset: Preset, options: Record<string, Option>): Values => ({
  ...Object.fromEntries(Object.keys(options).map((name) => [name, null])),
  ...preset.options(),
});

/** Return the entered number, or null. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace(",", ".");
  return plain !== "" && Number.isFinite(Number(plain)) ? Number(plain) : null;
}

/** Return the entered numbers, whatever separates them; null if anything else was entered. */
export function readList(text: string): number[] | null {
  const items = text.split(/[\s,;]+/).filter((item) => item !== "");
  return items.every((item) => /^\d+$/.test(item)) ? items.map(Number).sort((a, b) => a - b) : null;
}

/** The named times of an option for hours, in its order. */
export const times = (hours: Hours): string[] => Object.keys(hours).filter((name) => name !== "zone");

/** The time zones that this browser knows, for a list to choose from. */
export const zones = (): string[] => [...new Set(["UTC", ...(Intl.supportedValuesOf?.("timeZone") ?? [])])];

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Return the official name of an entered time zone, or null. */
export function readZone(text: string): string | null {
  const name = text.trim();
  const listed = zones().find((zone) => zone.toLowerCase() === name.toLowerCase());
  if (listed !== undefined) return listed;
  if (!/^[A-Za-z]/.test(name)) return null; // not "+01:00": that knows no summer time
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
