import { expect, test } from "vitest";
import { opening } from "../../src/games/are_you_the_traitor/narration/opening";

test("AT-5: from six players on the key is told of", () => {
  expect(opening(5, "en", "plain")).toEqual(["round", "wizards", "look", "begin"]);
  expect(opening(6, "en", "plain")).toContain("key");
});

test("AT-6: Traitors meet from eight players on in one edition, from nine on in the other", () => {
  expect(opening(7, "en", "plain")).not.toContain("traitors");
  expect(opening(8, "en", "plain")).toContain("traitors");
  expect(opening(8, "fr", "plain")).not.toContain("traitors");
  expect(opening(9, "fr", "plain")).toContain("traitors");
});

test("in the ceremony whoever opens their eyes closes them again", () => {
  for (let players = 4; players <= 10; players++) {
    const steps = opening(players, "en", "ceremony");
    expect(steps.filter((step) => step.endsWith("-open")).length).toBe(
      steps.filter((step) => step.endsWith("-close")).length,
    );
    expect(steps.indexOf("close")).toBeLessThan(steps.indexOf("open"));
  }
});
