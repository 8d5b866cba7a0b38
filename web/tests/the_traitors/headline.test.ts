import "./browser";
import { beforeAll, expect, test, vi } from "vitest";
import { headline } from "../../src/games/the_traitors/frame/headline";
import { loadWords, setLanguage } from "../../src/say.svelte";
import { view } from "./season";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { dataset: {} }, querySelector: () => null });
  await setLanguage("en");
  await loadWords("the-traitors");
});

test("TT-16: whoever is alone in the armoury is promised no shield", () => {
  const open = [{ move: "open_door" }] as never;
  const armoury = (doors: null[]): string => headline(view({ phase: "armoury", doors, legal: open }), 0);
  expect(armoury([null, null, null])).toContain("Behind one is a shield");
  expect(armoury([null])).toContain("or nothing");
});

test("TT-33: who is on the death list is told so in their own headline, and nobody else is", () => {
  const read = view({
    phase: "breakfast",

    alive: [0, 1, 2],
    seated: [0, 1, 2],
    list: [1, 2],
    you: 1,
  });
  expect(headline(read, 2)).toContain("You are on the death list");
  expect(headline({ ...read, you: 0 }, 2)).toContain("The death list is read out");
  expect(headline({ ...read, you: null }, 2)).toContain("The death list is read out");
});
