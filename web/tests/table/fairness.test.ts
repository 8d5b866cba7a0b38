import { expect, test } from "vitest";
import { judge, type Finding, type Log, type Memory } from "../../src/table/fairness/fairness";
import { promiseOf } from "../../src/table/fairness/seed-contribution";

const SEED = "00".repeat(32);
const COMMITMENT = promiseOf(SEED);
const ANN = "ab".repeat(16);
const BO = "cd".repeat(16);
const given = (seat: number, hex: string) => ({ seat, hash: promiseOf(hex), hex });
const EXPECTED = { commitment: COMMITMENT, openingDraws: true, rules: 1 };
const HONEST: Log = {
  seats: ["Ann", "Bo"],
  deal: {},
  opened: [3, 1, 2],
  seed: SEED,
  commitment: COMMITMENT,
  contributions: [given(0, ANN), given(1, BO)],
  rules: 1,
  broken_off: [],
};
const ANNS: Memory = {
  seat: 0,
  commitment: COMMITMENT,
  luck: ANN,
  revealed: true,
  promises: [promiseOf(ANN), promiseOf(BO)],
};

const found = (log: Log, memory: Memory | null = ANNS): Record<string, Finding["verdict"]> =>
  Object.fromEntries(judge(log, EXPECTED, memory).map(({ id, verdict }) => [id, verdict]));

test("an honest game holds in everything", () => {
  expect(found(HONEST)).toEqual({
    deal: "holds",
    seed: "holds",
    promise: "holds",
    mixed: "holds",
    luck: "holds",
  });
});

test("a stacked deck fails, and so does a game without opening draws", () => {
  expect(found({ ...HONEST, deal: { deck: ["2C"] } })["deal"]).toBe("fails");
  expect(found({ ...HONEST, opened: [] })["deal"]).toBe("fails");
  const later = judge({ ...HONEST, opened: [] }, { ...EXPECTED, openingDraws: false }, ANNS);
  expect(later[0]).toEqual({ id: "deal", verdict: "holds" });
});

test("another seed than the fingerprint's fails", () => {
  expect(found({ ...HONEST, seed: "11".repeat(32) })["seed"]).toBe("fails");
});

test("our number must be at our seat", () => {
  const swapped = [given(0, BO), given(1, ANN)];
  expect(found({ ...HONEST, contributions: swapped })["luck"]).toBe("fails");
});

test("numbers that are not those promised when the start began fail", () => {
  const other = [given(0, ANN), given(1, "ef".repeat(16))];
  expect(found({ ...HONEST, contributions: other })["mixed"]).toBe("fails");
  const forged = [given(0, ANN), { ...given(1, BO), hash: promiseOf(ANN) }];
  expect(found({ ...HONEST, contributions: forged }, null)["mixed"]).toBe("fails");
});

test("who slept is named, and it is news only to a device that did reveal", () => {
  const asleep = { ...HONEST, contributions: [{ ...given(0, ANN), hex: null }, given(1, BO)] };
  expect(found(asleep, { ...ANNS, revealed: false })).toMatchObject({ without: "note", mixed: "holds" });
  expect(found(asleep, { ...ANNS, revealed: false })["luck"]).toBeUndefined();
  expect(found(asleep)["luck"]).toBe("fails");
});

test("a game that nobody mixed anything into is called that, and so is a start that was broken off", () => {
  const alone = found({ ...HONEST, contributions: [], broken_off: [["Bo"]] }, null);
  expect(alone).toMatchObject({ nobody: "note", "broken-off": "note" });
});

test("a record of the first form is read, with its gaps", () => {
  const { rules: _, broken_off: __, ...rest } = HONEST;
  const first = found({ ...rest, contributions: [ANN, BO] });
  expect(first).toMatchObject({ "first-form": "note", luck: "holds" });
  expect(first["mixed"]).toBeUndefined();
});

test("a start that came to nothing and is not in the record fails", () => {
  expect(found(HONEST, { ...ANNS, starts: 2 })["starts"]).toBe("fails");
  expect(found({ ...HONEST, broken_off: [["Bo"]] }, { ...ANNS, starts: 2 })["starts"]).toBeUndefined();
});
