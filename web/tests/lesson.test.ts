import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Spots } from "../src/lesson";
import { fits, expand, type Script } from "../src/lesson/script";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const players = [
  { seat: 0, name: "–" },
  { seat: 1, name: "Ada" },
];
const SCRIPT = {
  game: "g",
  forgetful: false,
  options: {},
  first: { at: 0, view: { game: "g", you: 0, players, deadline: 30, phase: "a", list: [1] }, lines: [] },
  steps: [
    { words: "look", show: "deck", then: [] },
    {
      words: "do",
      move: { move: "call", colour: "red" },
      then: [
        { at: 3, change: { phase: "b" }, gone: ["list"], lines: [] },
        { at: 6, change: { phase: "c", players }, gone: [], lines: [{ n: 1, at: 6, seat: 1, say: "ha" }] },
      ],
    },
    { words: "end", then: [] },
  ],
} as unknown as Script;

async function begun(script = SCRIPT) {
  const { BEAT, Course, withName, tableOf } = await import("../src/lesson/course.svelte");
  const answers = { other: () => "not that", early: () => "not yet" };
  const course = new Course(withName(script, "Me"), tableOf(script, "Lesson", "Me", null), answers);
  const seen: string[] = [];
  const heard: string[] = [];
  // A table that tells every view at once.
  course.onView(({ n, view }) => {
    seen.push(view.phase);
    course.tell(n);
  });
  course.tell(0);
  course.onLine((line) => heard.push(String((line as { say?: string }).say)));
  return { BEAT, course, seen, heard };
}

describe("a script", () => {
  it("gives every view in full, and no deadline", () => {
    const { first, steps } = expand(SCRIPT);
    expect(first.view.deadline).toBeNull();
    expect(steps.map(({ from }) => from)).toEqual([0, 0, 2]);
    const [one, two] = steps[1]!.then;
    expect(one!.view).toEqual({ game: "g", you: 0, players, deadline: null, phase: "b" });
    expect(two!.view.phase).toBe("c");
    expect(two!.n).toBe(2);
  });

  it.each([
    [{ move: "call", colour: "red" }, { move: "call", colour: "red" }, true],
    [{ move: "call", colour: "red" }, { move: "call", colour: "black" }, false],
    [{ move: "vote", target: 3 }, { move: "vote", target: 3, reason: "hm" }, true],
    [{ move: "answer", say: "6" }, { move: "answer", say: 6 }, true],
    [{ move: "treachery", cards: ["KS", "4C"] }, { move: "treachery", cards: ["KS", "4C"] }, true],
    [{ move: "treachery", cards: ["KS", "4C"] }, { move: "treachery", cards: ["4C", "KS"] }, false],
    [{ move: "treachery", cards: ["KS", "4C"] }, { move: "treachery", cards: ["KS"] }, false],
  ])("compares %o with %o", (wanted, tried, same) => {
    expect(fits(wanted, tried)).toBe(same);
  });
});

describe("a lesson", () => {
  it("waits until it has been read, then for the move", async () => {
    const { course, seen } = await begun();
    await expect(course.act({ move: "call", colour: "red" })).rejects.toThrow("not yet");
    course.readOn();
    expect(course.step?.words).toBe("do");
    course.readOn();
    expect(course.step?.words).toBe("do");
    await expect(course.act({ move: "call", colour: "black" })).rejects.toThrow("not that");
    expect(seen).toEqual([]);
  });

  it("shows one's own move at once, and what follows one by one", async () => {
    const { BEAT, course, seen, heard } = await begun();
    course.readOn();
    await course.act({ move: "call", colour: "red" });
    expect(seen).toEqual(["b"]);
    expect(course.step).toBeNull();
    vi.advanceTimersByTime(BEAT);
    expect(seen).toEqual(["b", "c"]);
    expect(heard).toEqual(["ha"]);
    expect(course.step?.words).toBe("end");
    expect(course.over).toBe(false);
    course.readOn();
    expect(course.over).toBe(true);
  });

  it("says nothing of what comes next before the table has told it", async () => {
    const { course } = await begun();
    const { Course, tableOf } = await import("../src/lesson/course.svelte");
    const slow = new Course(SCRIPT, tableOf(SCRIPT, "Lesson", "Me", null), course["answers"]);
    slow.tell(0);
    slow.readOn();
    await slow.act({ move: "call", colour: "red" });
    vi.advanceTimersByTime(60_000);
    expect([slow.n, slow.step]).toEqual([1, null]);
  });

  it("asks for nothing before there is a table", async () => {
    const { course } = await begun();
    const { Course, tableOf } = await import("../src/lesson/course.svelte");
    const early = new Course(SCRIPT, tableOf(SCRIPT, "Lesson", "Me", null), course["answers"]);
    early.readOn();
    expect([early.at, early.step]).toEqual([0, null]);
    early.tell(0);
    expect(early.step?.words).toBe("look");
  });

  it("calls the learner by name", async () => {
    const { course } = await begun();
    expect(course.view.players.map(({ name }) => name)).toEqual(["Me", "Ada"]);
    expect(course.table.seats.map(({ name }) => name)).toEqual(["Me", "Ada"]);
  });

  it("begins again, also in the middle of something", async () => {
    const { course, seen } = await begun();
    course.readOn();
    await course.act({ move: "call", colour: "red" });
    course.begin();
    vi.advanceTimersByTime(60_000);
    expect([seen.length, course.at, course.n, course.view.phase]).toEqual([1, 0, 0, "a"]);
  });
});

const scripts = import.meta.glob<{ default: Script }>("../src/games/*/lesson.json", { eager: true });
const touched = import.meta.glob<{ spots: Spots }>("../src/games/*/lesson.ts", { eager: true });

describe.each(Object.keys(scripts))("%s", (path) => {
  it("can be played to its end, and every move has somewhere to touch", async () => {
    const { BEAT, course } = await begun(scripts[path]!.default);
    const { spots } = touched[path.replace(".json", ".ts")]!;
    for (let turn = 0; turn < 200 && !course.over; turn += 1) {
      const step = course.step;
      if (!step) vi.advanceTimersByTime(BEAT);
      else if (step.move) {
        expect(spots.move(step.move), step.words).not.toEqual([]);
        await course.act(step.move);
      } else {
        if (step.show) expect(spots.show(step.show), step.words).not.toEqual([]);
        course.readOn();
      }
    }
    expect(course.over).toBe(true);
  });
});
