import { expect, it } from "vitest";
import type { Round } from "../../src/games/are_you_the_traitor/end/recap";
import { foremost, summarise } from "../../src/games/are_you_the_traitor/end/story";

const round = (caller: number, target: number, right: boolean, length: number, lies: number[] = []): Round =>
  ({
    reveal: { caller, target, right, winner: right ? "good" : "evil" },
    length,
    moments: lies.map((seat) => ({ kind: "talk", at: 0, line: { seat }, truth: false })),
  }) as unknown as Round;

it("tells who won the rounds, who lied, and who was fooled by whom", () => {
  const told = summarise(
    [round(0, 1, false, 30, [1, 1]), round(0, 1, false, 12), round(2, 1, true, 50, [2])],
    3,
  );
  expect([told.good, told.evil, told.shortest]).toEqual([1, 2, 12]);
  expect(told.lies).toEqual([0, 2, 1]);
  expect(told.fooled).toEqual([{ from: 1, to: 0, count: 2 }]);
  expect(told.found).toEqual([{ from: 2, to: 1, count: 1 }]);
  expect(told.calls[0]).toEqual({ all: 2, right: 0 });
});

it("names nobody where all are alike", () => {
  expect(foremost([0, 0]).seats).toEqual([]);
  expect(foremost([2, 2]).seats).toEqual([]);
  expect(foremost([2, 1, 2])).toEqual({ seats: [0, 2], count: 2 });
});
