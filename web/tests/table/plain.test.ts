import { beforeAll, expect, test, vi } from "vitest";
import type { Schemas } from "../../src/table/plain/schema";
import type { View } from "../../src/wire";

let plain: typeof import("../../src/table/plain/describe");
let schema: typeof import("../../src/table/plain/schema");
beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  plain = await import("../../src/table/plain/describe");
  schema = await import("../../src/table/plain/schema");
});

const view: View & Record<string, unknown> = {
  game: "any",
  phase: "talk",
  you: 0,
  players: [
    { seat: 0, name: "Ann" },
    { seat: 1, name: "Bo" },
  ],
  legal: [],
  awaited: false,
  deadline: null,
  result: null,
  pile: ["KS", "2H"],
  run: [null, "2H"],
};

test("a move reads as its fields, and a seat as its player", () => {
  expect(plain.moveText({ move: "call", colour: "red" }, view)).toBe("call · red");
  expect(plain.moveText({ move: "choose_first", seat: 1 }, view)).toBe("choose first · Bo");
  expect(plain.moveText({ move: "end", agree: true }, view)).toMatch(/^end · agree /);
  expect(plain.moveText({ move: "look", at: null }, view)).toBe("look · –");
  expect(plain.moveText({ move: "mission", act: { move: "call", colour: "red" } }, view)).toBe(
    "mission · call · red",
  );
});

test("fields in the plural hold lists", () => {
  expect(plain.isList("cards")).toBe(true);
  expect(plain.isList("text")).toBe(false);
});

test("what can be picked is what the viewer can see, and where it lies", () => {
  expect(
    plain.pickable("cards", view).map(({ from, picks }) => [from, ...picks.map((one) => one.value)]),
  ).toEqual([
    ["pile", "KS", "2H"],
    ["run", "2H"],
  ]);
  expect(plain.pickable("targets", view)[0]?.picks.map((one) => one.label)).toEqual(["Ann", "Bo"]);
});

const SHAPES: Schemas = {
  Move: { anyOf: [{ $ref: "#/$defs/Claim" }, { $ref: "#/$defs/Hide" }, { $ref: "#/$defs/Mission" }] },
  Claim: {
    properties: {
      move: { enum: ["claim"] },
      what: { enum: ["am", "is"] },
      about: { anyOf: [{ type: "integer" }, { type: "null" }], default: null },
      text: { type: "string" },
      points: { type: "array", items: { type: "integer" } },
    },
  },
  Hide: {
    properties: {
      move: { enum: ["hide"] },
      door: { type: "integer" },
      word: { anyOf: [{ type: "string" }, { type: "null" }], default: null },
    },
  },
  Mission: {
    properties: {
      move: { enum: ["mission"] },
      act: { anyOf: [{ $ref: "#/$defs/Lay" }, { $ref: "#/$defs/Rest" }] },
    },
  },
  Lay: {
    properties: {
      move: { enum: ["lay"] },
      cards: { type: "array", items: { type: "string" } },
      count: { type: "integer" },
    },
  },
  Rest: { properties: { move: { enum: ["rest"] } } },
};

test("what can be picked is picked, and only the rest is typed", () => {
  const fields = schema.openFields(
    { move: "claim", open: ["what", "about", "text", "points"] },
    view,
    SHAPES,
  );
  expect(fields.map(({ optional, filled }) => [filled.how, optional])).toEqual([
    ["one", false],
    ["one", true],
    ["text", false],
    ["some", false],
  ]);
  expect(schema.isComplete(fields, { what: "am" })).toBe(false);
  expect(schema.isComplete(fields, { what: "am", text: "7" })).toBe(true);
  expect(schema.fillIn(fields, { what: "is", about: 1, text: "7" })).toEqual({
    what: "is",
    about: 1,
    text: "7",
    points: [],
  });
});

test("a move that is offered for the sake of one field needs it, and one form serves all that fix something else", () => {
  const templates = [1, 2, 3].map((door) => ({ move: "hide", door, open: ["word"] }));
  const forms = schema.formsOf([...templates, { move: "claim", open: ["what"] }]);
  expect(forms.map(({ name, templates }) => [name, templates.length])).toEqual([
    ["hide", 3],
    ["claim", 1],
  ]);
  const fields = schema.openFields(templates[0]!, view, SHAPES);
  expect(schema.isComplete(fields, {})).toBe(false);
});

test("a move within a move has fields of its own", () => {
  const fields = schema.openFields({ move: "mission", open: ["act"] }, view, SHAPES);
  expect(schema.isComplete(fields, { act: { move: "lay" } })).toBe(false);
  const values = { act: { move: "lay", cards: ["KS"], count: "2" } };
  expect(schema.isComplete(fields, values)).toBe(true);
  expect(schema.fillIn(fields, values)).toEqual({ act: { move: "lay", cards: ["KS"], count: 2 } });
});

test("where nothing is known of a game's moves, all of it can be typed", () => {
  const fields = schema.openFields({ move: "bid", open: ["sum", "cards", "target"] }, view, {});
  expect(fields.map(({ filled }) => filled.how)).toEqual(["anything", "some", "one"]);
  expect(schema.fillIn(fields, { sum: "12", target: 1 })).toEqual({ sum: 12, cards: [], target: 1 });
});

test("a word that lies somewhere twice is offered once", () => {
  const everything = { identities: ["loyal", "traitor", "loyal"] };
  const [from] = plain.pickable("traitors", { ...view, pile: [], run: [], everything } as typeof view);
  expect(from?.picks.map((one) => one.label)).toEqual(["loyal", "traitor"]);
});
