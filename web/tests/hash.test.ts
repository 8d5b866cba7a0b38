import { expect, test } from "vitest";
import { hash } from "../src/hash";

test("a name has the same face everywhere", () => {
  expect(hash("Søren")).toBe(hash("Søren"));
});

test("names that differ by a letter differ in more than one trait", () => {
  expect(hash("Ann") % 8).not.toBe(hash("Anna") % 8);
});
