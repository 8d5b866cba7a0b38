import "../the_traitors/browser";
import { expect, test, vi } from "vitest";

document.querySelector = () => null;
const { loadBots, setLanguage, say } = await import("../../src/say.svelte");
const { phraseText } = await import("../../src/table/phrases");

const missing = { phrases: [{ key: "tt-bot-wry-missing", way: 1, seats: { name: 2 } }] };
const names = (seat: number): string => ["Ann", "Bo", "Cleo"][seat]!;

test("what a bot says is worded in the reader's language, once its words have come", async () => {
  await setLanguage("fr");
  expect(phraseText("the-traitors", missing, names, "So it was Cleo’s turn.")).toBe("So it was Cleo’s turn.");
  await vi.waitFor(() => expect(say("tt-bot-wry-lead")).not.toBe("tt-bot-wry-lead"));
  expect(phraseText("the-traitors", missing, names, "")).toBe("C’était donc le tour de Cleo.");
  await setLanguage("da");
  expect(phraseText("the-traitors", missing, names, "")).toBe("Så blev det Cleos tur.");
});

test("a text with versions in several languages is read in one's own", async () => {
  await loadBots("the-traitors");
  await setLanguage("en");
  const texts = { text: { en: "the last candle", da: "det sidste lys" } };
  const told = { phrases: [{ key: "tt-bot-fragment", numbers: { number: 3 }, texts }] };
  expect(phraseText("the-traitors", told, names, "")).toBe("My fragment 3: “the last candle”.");
});

test("what a person wrote stays as it is", () => {
  expect(phraseText("the-traitors", {}, names, "Hm.")).toBe("Hm.");
});
