import { expect, test } from "vitest";
import { nextSlide, type Slide } from "../../src/finale/slides.svelte";

const shown = (there: { story: boolean; evening: boolean }): Slide[] => {
  const seen: Slide[] = ["verdict"];
  for (let i = 0; i < 3; i += 1) seen.push(nextSlide(seen.at(-1)!, there));
  return seen;
};

test("the scoreboard comes right after the winner, and nothing that is not there", () => {
  expect(shown({ story: true, evening: true })).toEqual(["verdict", "evening", "story", "verdict"]);
  expect(shown({ story: false, evening: true })).toEqual(["verdict", "evening", "verdict", "evening"]);
  expect(shown({ story: false, evening: false })).toEqual(["verdict", "verdict", "verdict", "verdict"]);
});
