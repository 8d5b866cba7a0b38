import { expect, it } from "vitest";

const components = import.meta.glob<string>("../src/games/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every attribute that bounds what a player may enter, as it is written in the components of games. */
const bounds = Object.entries(components).flatMap(([path, text]) =>
  [...text.matchAll(/\b(?:max|min)length=(\S+)/g)].map(([, value]) => `${path}: ${value}`),
);

it("finds what bounds texts in games", () => {
  expect(bounds.length).toBeGreaterThan(4);
});

it("takes the length of every text that is sent from the rulebook's numbers", () => {
  /** The host's own notes and missions, which no rule bounds. */
  const OWN = /the_traitors\/host\/(missions\/OwnMissions|tools\/Notes)\.svelte: /;
  expect(bounds.filter((bound) => !bound.includes("{NUMBERS.") && !OWN.test(bound))).toEqual([]);
});
