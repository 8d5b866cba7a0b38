import { expect, test } from "vitest";
import { opening } from "../../src/games/are_you_the_traitor/narration/opening";

const table = (key_shown: boolean, traitors_meet: boolean, dealing = 2) => ({
  key_shown,
  traitors_meet,
  dealing,
});

test("AT-5: the key is told of where it is shown", () => {
  expect(opening(table(false, false), "plain")).toEqual(["round", "wizards", "look", "begin"]);
  expect(opening(table(true, false), "plain")).toContain("key");
});

test("AT-6: Traitors meet where they are shown each other", () => {
  expect(opening(table(true, false), "plain")).not.toContain("traitors");
  expect(opening(table(true, true), "plain")).toContain("traitors");
});

test("in the ceremony whoever opens their eyes closes them again", () => {
  for (const meet of [true, false]) {
    const steps = opening(table(true, meet), "ceremony");
    expect(steps.filter((step) => step.endsWith("-open")).length).toBe(
      steps.filter((step) => step.endsWith("-close")).length,
    );
    expect(steps.indexOf("close")).toBeLessThan(steps.indexOf("open"));
  }
});

test("AT-7: nobody closes their eyes where nothing is shown", () => {
  expect(opening(table(false, false), "ceremony")).not.toContain("close");
});

test("the story is told once", () => {
  expect(opening(table(true, true, 1), "ceremony")[0]).toBe("story");
  expect(opening(table(true, true, 2), "ceremony")).not.toContain("story");
  expect(opening(table(true, true, 1), "ceremony", false)[0]).toBe("round");
});
