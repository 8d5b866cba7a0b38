import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import OptionField from "../../src/table/lobby/OptionField.svelte";
import {
  applies,
  changesFor,
  fits,
  presetAt,
  readList,
  readNumber,
  readZone,
  times,
  usual,
  type Option,
} from "../../src/table/lobby/options";
import type { SeatInfo, TableInfo } from "../../src/wire";

// What the modules ask of a browser as they are loaded.
vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

const HOURS = { zone: "UTC", breakfast: "08:00", quiet_from: "22:00" };

const OPTIONS: Record<string, Option> = {
  rounds: { type: "int", default: 5, min: 1, max: 9 },
  pause: { type: "seconds", default: 60, min: 0, max: 600 },
  signals: { type: "bool", default: true },
  pace: { type: "choice", default: "party", choices: ["party", "days"] },
  traitors: {
    type: "int",
    default: "secret",
    words: ["secret"],
    min: 1,
    max_by_players: { "6": 2, "7": 3, "8": 3 },
  },
  days: { type: "int", default_by_players: { "6": 2, "7": 2, "8": 4 }, min: 2, max: 30 },
  death_lists: { type: "list", default: [], min: 1, max: 9, most: 2 },
  hours: { type: "hours", default: HOURS },
  first: { type: "seat", default: 0, min: 0, max_by_players: { "6": 5, "7": 6, "8": 7 } },
};
const option = (name: string): Option => OPTIONS[name]!;

test("what it is unless set can depend on the number of seats", () => {
  expect(usual(option("rounds"), 6)).toBe(5);
  expect(usual(option("days"), 6)).toBe(2);
  expect(usual(option("days"), 8)).toBe(4);
});

test("what suits one number of seats may not suit another", () => {
  expect(fits(option("traitors"), 3, 7)).toBe(true);
  expect(fits(option("traitors"), 3, 6)).toBe(false);
  expect(fits(option("traitors"), "secret", 6)).toBe(true);
  expect(fits(option("first"), 7, 8)).toBe(true);
  expect(fits(option("first"), 7, 7)).toBe(false);
});

test("whole numbers are whole, seconds need not be", () => {
  expect(fits(option("rounds"), 1.5, 6)).toBe(false);
  expect(fits(option("pause"), 1.5, 6)).toBe(true);
});

test("a list has so many numbers at most, no two alike", () => {
  expect(fits(option("death_lists"), [2, 4], 6)).toBe(true);
  expect(fits(option("death_lists"), [], 6)).toBe(true);
  for (const wrong of [[0], [10], [2, 2], [1, 2, 3]])
    expect(fits(option("death_lists"), wrong, 6)).toBe(false);
});

test("lists are read as people write them", () => {
  expect(readList("4, 2")).toEqual([2, 4]);
  expect(readList(" 10;9 ")).toEqual([9, 10]);
  expect(readList("")).toEqual([]);
  for (const wrong of ["two", "1.5", "-1", "2 and 4"]) expect(readList(wrong)).toBeNull();
});

test("numbers are read with either decimal sign", () => {
  expect(readNumber("1,5")).toBe(1.5);
  expect(readNumber("")).toBeNull();
  expect(readNumber("many")).toBeNull();
});

test("a time zone is known by its name, however it is typed", () => {
  expect(readZone(" europe/copenhagen")).toBe("Europe/Copenhagen");
  expect(readZone("utc")).toBe("UTC");
  for (const wrong of ["", "Atlantis", "+01:00", "Copenhagen"]) expect(readZone(wrong)).toBeNull();
});

test("the times of a day keep their order", () => {
  expect(times(HOURS)).toEqual(["breakfast", "quiet_from"]);
});

function drawn(
  name: string,
  seats: number,
  options: Record<string, unknown> = {},
  clash: TableInfo["clash"] = null,
): string {
  const seat = (number: number): SeatInfo => ({
    seat: number,
    name: `P${number}`,
    kind: "person",
    present: true,
    away_since: null,
    bot: null,
  });
  const laid = [...Array(seats).keys()].map(seat);
  const table = { game: "any", options, clash, seats: laid } as unknown as TableInfo;
  const props = { table, name, option: option(name), disabled: false, onset: () => Promise.resolve() };
  return render(OptionField, { props }).body;
}

test("a number or a word: the word first, a field for the number only where one is set", () => {
  expect(drawn("traitors", 7)).toMatch(/<select[^]*secret[^]*web-option-number/);
  expect(drawn("traitors", 7)).not.toContain('type="number"');
  expect(drawn("traitors", 7, { traitors: 3 })).toMatch(/type="number"[^>]*max="3" value="3"/);
});

test("what no longer suits the number of seats is said", () => {
  expect(drawn("traitors", 7, { traitors: 3 })).not.toContain("refusal");
  expect(drawn("traitors", 6, { traitors: 3 })).toContain("web-option-range");
  expect(drawn("first", 6, { first: 7 })).toContain("web-option-seat");
});

test("a default that depends on the number of players is shown for those here", () => {
  expect(drawn("days", 8)).toMatch(/value="4"/);
  expect(drawn("days", 8)).toContain("web-default-by-players");
});

test("every other kind has a field of its own", () => {
  expect(drawn("signals", 6)).toMatch(/type="checkbox"[^>]*checked/);
  expect(drawn("pace", 6)).toMatch(/<select[^]*party[^]*days/);
  expect(drawn("death_lists", 6, { death_lists: [2, 4] })).toMatch(/type="text"[^>]*value="2, 4"/);
  expect(drawn("first", 6)).toMatch(/<select[^]*1 · P0[^]*6 · P5/);
  const hours = drawn("hours", 6, { hours: { ...HOURS, zone: "Asia/Kolkata" } });
  expect(hours).toMatch(/type="time" value="08:00"[^]*type="time" value="22:00"/);
  expect(hours).toContain('value="Asia/Kolkata"');
});

const setting = (
  options: Record<string, unknown>,
  together = false,
): Pick<TableInfo, "options" | "together" | "seats"> => ({
  options,
  together,
  seats: Array(6).fill(null) as unknown as SeatInfo[],
});

test("an option is there when it has an effect", () => {
  const signals: Option = { type: "bool", default: true, when: { together: [false] } };
  const zone: Option = { ...option("hours"), when: { pace: ["days"] } };
  expect(applies(signals, OPTIONS, setting({}))).toBe(true);
  expect(applies(signals, OPTIONS, setting({}, true))).toBe(false);
  expect(applies(zone, OPTIONS, setting({}))).toBe(false);
  expect(applies(zone, OPTIONS, setting({ pace: "days" }))).toBe(true);
  expect(applies({ ...option("pause"), hidden: true }, OPTIONS, setting({}))).toBe(false);
});

test("the table agrees with a preset until something else is changed, and can come back to it", () => {
  const usually = { id: "usual", options: () => ({}) };
  const far = {
    id: "far",
    together: false,
    seats: 6,
    options: () => ({ pace: "days", hours: { quiet_from: "22:00", zone: "UTC", breakfast: "08:00" } }),
  };
  expect(presetAt([far, usually], OPTIONS, setting({}))).toBe("usual");
  expect(presetAt([far, usually], OPTIONS, setting({ pace: "days", hours: HOURS }))).toBe("far");
  expect(presetAt([far, usually], OPTIONS, setting({ pace: "days" }, true))).toBeNull();
  expect(changesFor(far, OPTIONS)).toMatchObject({ pace: "days", days: null, rounds: null });
});

test("a clash is said at the option that has to change", () => {
  const clash = { option: "days", why: "clash-test", params: {} };
  expect(drawn("days", 8, {}, clash)).toContain("why-clash-test");
  expect(drawn("rounds", 8, {}, clash)).not.toContain("why-clash-test");
});
