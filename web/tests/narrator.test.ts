import { afterEach, beforeEach, expect, it, vi } from "vitest";

const voice = vi.hoisted(() => ({ speak: vi.fn(), stopSpeaking: vi.fn() }));
vi.mock("../src/sound/voice", () => voice);
import { Narrator } from "../src/sound/narrator.svelte";

let aloud = true;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  aloud = true;
});
afterEach(() => void vi.useRealTimers());

const make = (keepsLast = false) =>
  new Narrator<string>({
    text: (word) => `${word}!`,
    breath: () => 100,
    letter: 10,
    isAloud: () => aloud,
    keepsLast,
  });

it("gives each line a breath and time for its letters", () => {
  const narrator = make();
  narrator.tell(["one", "three"]);
  expect(narrator.line).toBe("one!");
  vi.advanceTimersByTime(139);
  expect(narrator.line).toBe("one!");
  vi.advanceTimersByTime(1);
  expect(narrator.line).toBe("three!");
  expect(voice.speak.mock.calls).toEqual([["one!"], ["three!"]]);
});

it("falls silent after its last line, or leaves it there", () => {
  const [brief, lasting] = [make(), make(true)];
  brief.tell(["one"]);
  lasting.tell(["one"]);
  vi.runAllTimers();
  expect(brief.line).toBe("");
  expect(lasting.line).toBe("one!");
});

it("drops what is old when there is news, and says what is added after it", () => {
  const narrator = make();
  narrator.tell(["one", "two"]);
  narrator.tell(["three"]);
  narrator.add(["four"]);
  expect(voice.stopSpeaking).toHaveBeenCalledTimes(2);
  vi.runAllTimers();
  expect(voice.speak.mock.calls.flat()).toEqual(["one!", "three!", "four!"]);
});

it("only writes where it is not to be heard, and follows its switch", () => {
  aloud = false;
  const narrator = make();
  narrator.tell(["one"]);
  expect(narrator.line).toBe("one!");
  expect(voice.speak).not.toHaveBeenCalled();
  aloud = true;
  narrator.followSwitch();
  expect(voice.speak).toHaveBeenCalledWith("one!");
  aloud = false;
  narrator.followSwitch();
  expect(voice.stopSpeaking).toHaveBeenCalledTimes(2);
});

it("says nothing more once it is stopped", () => {
  const narrator = make();
  narrator.tell(["one", "two"]);
  narrator.stop();
  vi.runAllTimers();
  expect(voice.speak).toHaveBeenCalledTimes(1);
  expect(narrator.line).toBe("");
});
