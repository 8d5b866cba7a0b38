import { expect, test } from "vitest";
import type { Line } from "../../src/games/are_you_the_traitor/view";
import { entriesOf, type Note } from "../../src/games/are_you_the_traitor/talk/entries";

const line = (n: number, round: number): Line => ({ n, round, seat: 0, at: n, say: `line ${n}` });
const note = (id: number, after: number, round: number): Note => ({
  id,
  after,
  round,
  seat: 1,
  sign: "wink",
});
const keys = (...all: Parameters<typeof entriesOf>): string[] => entriesOf(...all).map(({ key }) => key);

test("a sign of round 1 is listed below the heading of round 1", () => {
  expect(keys([line(1, 1), line(2, 2)], [note(0, 0, 1)], 2)).toEqual(["r1", "n0", "t1", "r2", "t2"]);
});

test("a sign that opens a round is listed below its heading", () => {
  expect(keys([line(1, 1), line(2, 2)], [note(0, 1, 2)], 2)).toEqual(["r1", "t1", "r2", "n0", "t2"]);
  expect(keys([line(1, 1)], [note(0, 1, 2)], 2)).toEqual(["r1", "t1", "r2", "n0"]);
});

test("signs stand between the lines where they were seen, whatever number the lines begin with", () => {
  expect(keys([line(201, 1), line(202, 1)], [note(0, 201, 1), note(1, 202, 1)], 1)).toEqual([
    "t201",
    "n0",
    "t202",
    "n1",
  ]);
});

test("in the first round there is no heading, and at a glance only the latest are there", () => {
  expect(keys([line(1, 1), line(2, 1), line(3, 1)], [], 1, 2)).toEqual(["t2", "t3"]);
});
