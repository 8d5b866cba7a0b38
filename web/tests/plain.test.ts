import { expect, test } from "vitest";
import { isList, moveText, pickable } from "../src/table/plain";
import type { View } from "../src/wire";

const view: View & Record<string, unknown> = {
  game: "any",
  phase: "talk",
  you: 0,
  players: [
    { seat: 0, name: "Ann" },
    { seat: 1, name: "Bo" },
  ],
  legal: [],
  awaited: false,
  deadline: null,
  result: null,
  pile: ["KS", "2H"],
  run: [null, "2H"],
};

test("a move reads as its fields, and a seat as its player", () => {
  expect(moveText({ move: "call", colour: "red" }, view)).toBe("call · red");
  expect(moveText({ move: "choose_first", seat: 1 }, view)).toBe("choose first · Bo");
});

test("fields in the plural hold lists", () => {
  expect(isList("cards")).toBe(true);
  expect(isList("text")).toBe(false);
});

test("what can be picked is what the viewer can see, and where it lies", () => {
  expect(pickable("cards", view).map(({ from, picks }) => [from, ...picks.map((one) => one.value)])).toEqual([
    ["pile", "KS", "2H"],
    ["run", "2H"],
  ]);
  expect(pickable("targets", view)[0]?.picks.map((one) => one.label)).toEqual(["Ann", "Bo"]);
});
