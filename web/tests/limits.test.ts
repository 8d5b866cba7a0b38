import { expect, it } from "vitest";

const components = import.meta.glob<string>("../src/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every attribute that bounds what a player may enter, as it is written in components. */
const bounds = Object.entries(components).flatMap(([path, text]) =>
  [...text.matchAll(/\b(?:max|min)length=(\S+)/g)].map(([, value]) => `${path}: ${value}`),
);

it("finds what bounds texts", () => {
  expect(bounds.length).toBeGreaterThan(4);
});

it("takes the length of every text that is sent from the numbers of the rulebook and of the wire", () => {
  /** The host's own notes and missions, which no rule bounds. */
  const OWN = /the_traitors\/host\/(missions\/OwnMissions|tools\/Notes)\.svelte: /;
  expect(bounds.filter((bound) => !/\{(NUMBERS\.|[A-Z_]+\})/.test(bound) && !OWN.test(bound))).toEqual([]);
});
