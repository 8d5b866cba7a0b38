/** What may stand in an open field of a move, by the JSON Schema that the game's rules have written of their moves. */

import type { View } from "../../wire";
import { isList, isSeat, pickable, players, plainText, type Pick, type Picks } from "./describe";

/** As much of JSON Schema as the types of moves need. */
export interface Schema {
  type?: string;
  enum?: (string | number)[];
  anyOf?: Schema[];
  $ref?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  default?: unknown;
}

export type Schemas = Record<string, Schema>;

export interface Field {
  name: string;
  /** Whether it can be left out. */
  optional: boolean;
  filled:
    | { how: "one"; picks: Pick[] }
    | { how: "some"; from: Picks[] }
    /** A move within a move: which, and its own fields. */
    | { how: "move"; kinds: { name: string; fields: Field[] }[] }
    | { how: "number" }
    | { how: "text" }
    /** Unknown: text, or any JSON value. */
    | { how: "anything" };
}

const resolve = (shape: Schema, shapes: Schemas): Schema =>
  shape.$ref ? (shapes[shape.$ref.split("/").at(-1) ?? ""] ?? {}) : shape;

/** The fields of a move by its public name; none where the shapes are not known. */
function fieldsOf(move: string, shapes: Schemas): Record<string, Schema> {
  const all = shapes["Move"]?.anyOf ?? [];
  const found = all.map((one) => resolve(one, shapes)).find((one) => tag(one) === move);
  return found?.properties ?? {};
}

const tag = (shape: Schema): unknown => shape.properties?.["move"]?.enum?.[0];

/** How the open fields of a template are filled in. */
export function openFields(template: Record<string, unknown>, view: View, shapes: Schemas): Field[] {
  const known = fieldsOf(String(template["move"]), shapes);
  const open = template["open"] as string[];
  return open.map((name) => {
    const field = fieldOf(name, known[name], view, shapes);
    // What is offered for the sake of one field needs it.
    return open.length === 1 ? { ...field, optional: false } : field;
  });
}

function fieldOf(name: string, shape: Schema | undefined, view: View, shapes: Schemas): Field {
  const all = (shape?.anyOf ?? (shape ? [shape] : [])).map((one) => resolve(one, shapes));
  const some = all.filter((one) => one.type !== "null");
  const optional = some.length < all.length || (shape !== undefined && "default" in shape);
  return { name, optional, filled: fillers(name, some, view, shapes) };
}

function fillers(name: string, some: Schema[], view: View, shapes: Schemas): Field["filled"] {
  const [first] = some;
  if (some.length > 0 && some.every((one) => tag(one) !== undefined))
    return {
      how: "move",
      kinds: some.map((one) => ({
        name: String(tag(one)),
        fields: Object.entries(one.properties ?? {})
          .filter(([inner]) => inner !== "move")
          .map(([inner, shape]) => fieldOf(inner, shape, view, shapes)),
      })),
    };
  if (first?.enum)
    return { how: "one", picks: first.enum.map((value) => ({ label: plainText(value), value })) };
  if (first?.type === "boolean")
    return { how: "one", picks: [true, false].map((value) => ({ label: plainText(value), value })) };
  if (first?.type === "array" || (!first && isList(name))) {
    const seats = first?.items?.type === "integer";
    return { how: "some", from: seats ? [{ from: "players", picks: players(view) }] : pickable(name, view) };
  }
  if (isSeat(name)) return { how: "one", picks: players(view) };
  if (!first || some.length > 1) return { how: "anything" };
  return { how: first.type === "integer" ? "number" : first.type === "string" ? "text" : "anything" };
}

/** Whether everything that is needed has been filled in. */
export function isComplete(fields: Field[], values: Record<string, unknown>): boolean {
  return fields.every(({ name, optional, filled }) => {
    const value = values[name];
    if (filled.how === "some") return true;
    if (value === undefined || value === "") return optional;
    if (filled.how !== "move") return true;
    const inner = value as Record<string, unknown>;
    return isComplete(filled.kinds.find((kind) => kind.name === inner["move"])?.fields ?? [], inner);
  });
}

/** Build the move with these values; fields that were not filled in are left out. */
export function fillIn(fields: Field[], values: Record<string, unknown>): Record<string, unknown> {
  const pairs = fields.map(({ name, filled }): [string, unknown] => {
    const value = values[name];
    if (filled.how === "some") return [name, value ?? []];
    if (value === undefined || value === "") return [name, undefined];
    if (filled.how === "number") return [name, Number(value)];
    if (filled.how === "anything") return [name, parseValue(value as string)];
    if (filled.how !== "move") return [name, value];
    const inner = value as Record<string, unknown>;
    const kind = filled.kinds.find((one) => one.name === inner["move"]);
    return [name, { move: inner["move"], ...fillIn(kind?.fields ?? [], inner) }];
  });
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

/** Numbers, lists and objects can be typed as JSON; everything else is text. */
function parseValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Templates that differ in their fixed fields only; one form serves them all. */
export interface Form {
  key: string;
  name: string;
  templates: Record<string, unknown>[];
}

export function formsOf(templates: Record<string, unknown>[]): Form[] {
  const forms = new Map<string, Form>();
  for (const template of templates) {
    const name = String(template["move"]);
    const key = JSON.stringify([name, template["open"], Object.keys(template)]);
    const form = forms.get(key) ?? { key, name, templates: [] };
    form.templates.push(template);
    forms.set(key, form);
  }
  return [...forms.values()];
}
