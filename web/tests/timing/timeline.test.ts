import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Timed, TimelineOptions } from "../../src/timing/timeline.svelte";
import { FakePage } from "../page";

let page: FakePage;

beforeEach(() => {
  page = new FakePage();
  vi.useFakeTimers();
  page.install();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const STEPS: Timed<string>[] = [
  [0, "dark"],
  [100, "turn"],
  [50, "verdict"],
];

async function make(options: TimelineOptions<string> = {}) {
  const { Timeline } = await import("../../src/timing/timeline.svelte");
  const heard: string[] = [];
  const timeline = new Timeline<string>({
    ...options,
    onstep: (step) => heard.push(step),
    onend: () => heard.push("end"),
  });
  return { timeline, heard };
}

it("begins each step as long after the one before as it says", async () => {
  const { timeline, heard } = await make();
  timeline.play(STEPS);
  expect(heard).toEqual(["dark"]);
  vi.advanceTimersByTime(99);
  expect(timeline.step).toBe("dark");
  vi.advanceTimersByTime(1);
  expect(timeline.step).toBe("turn");
  expect(timeline.underWay).toBe(true);
  vi.advanceTimersByTime(50);
  expect(heard).toEqual(["dark", "turn", "verdict", "end"]);
  expect(timeline.underWay).toBe(false);
});

it("goes to its end at once when it is skipped, without the steps between", async () => {
  const { timeline, heard } = await make();
  timeline.play(STEPS);
  timeline.skip();
  vi.runAllTimers();
  expect(heard).toEqual(["dark", "end"]);
  expect(timeline.step).toBe("verdict");
});

it("ends only once", async () => {
  const { timeline, heard } = await make();
  timeline.play(STEPS);
  vi.runAllTimers();
  timeline.skip();
  expect(heard.filter((one) => one === "end")).toHaveLength(1);
});

it("calls nothing more once it is stopped, as when its component goes", async () => {
  const { timeline, heard } = await make({ whenHidden: "skip" });
  timeline.play(STEPS);
  timeline.stop();
  page.hide();
  vi.runAllTimers();
  expect(heard).toEqual(["dark"]);
  expect(page.watched).toBe(0);
});

it("plays another sequence in place of the one that is under way", async () => {
  const { timeline, heard } = await make();
  timeline.play(STEPS);
  timeline.play([[10, "again"]]);
  vi.runAllTimers();
  expect(heard).toEqual(["dark", "again", "end"]);
});

it("may be begun anew, stopped or skipped by one of its own steps", async () => {
  const { Timeline } = await import("../../src/timing/timeline.svelte");
  const heard: string[] = [];
  const timeline = new Timeline<string>({
    onstep: (step) => {
      heard.push(step);
      if (step === "turn") timeline.play([[0, "other"]]);
      if (step === "other") timeline.skip();
    },
    onend: () => heard.push("end"),
  });
  timeline.play(STEPS);
  vi.runAllTimers();
  expect(heard).toEqual(["dark", "turn", "other", "end"]);
});

it("moves nothing where people ask for that", async () => {
  page.still = true;
  const { timeline, heard } = await make();
  timeline.play(STEPS);
  expect(heard).toEqual(["end"]);
  expect(timeline.step).toBe("verdict");
});

it("takes its time all the same where it must be read", async () => {
  page.still = true;
  const { timeline, heard } = await make({ whenStill: "play" });
  timeline.play(STEPS);
  expect(heard).toEqual(["dark"]);
});

it("skips where nobody looks: at the start, and when the page is hidden on the way", async () => {
  page.hide();
  const { timeline, heard } = await make({ whenHidden: "skip" });
  timeline.play(STEPS);
  expect(heard).toEqual(["end"]);
  page.show();
  timeline.play(STEPS);
  page.hide();
  expect(heard).toEqual(["end", "dark", "end"]);
  expect(page.watched).toBe(0);
});

it("waits until the page is seen, once", async () => {
  page.hide();
  const { timeline, heard } = await make({ whenHidden: "wait" });
  timeline.play(STEPS);
  vi.advanceTimersByTime(5_000);
  expect(heard).toEqual([]);
  page.show();
  page.hide();
  page.show();
  vi.advanceTimersByTime(150);
  expect(heard).toEqual(["dark", "turn", "verdict", "end"]);
});

it("joins in where the others are, without what is over", async () => {
  const { timeline, heard } = await make();
  timeline.play(STEPS, 120);
  expect(timeline.step).toBe("turn");
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(30);
  expect(heard).toEqual(["verdict", "end"]);
});

it("is over at once for who comes after its end", async () => {
  const { timeline, heard } = await make();
  timeline.play(STEPS, 1_000);
  expect(heard).toEqual(["end"]);
  expect(timeline.step).toBe("verdict");
});

it("does not fall behind when a timer fires late", async () => {
  const { timeline, heard } = await make();
  timeline.play([
    [100, "turn"],
    [100, "verdict"],
  ]);
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 500);
  vi.advanceTimersByTime(100);
  expect(heard).toEqual(["turn", "verdict", "end"]);
});
