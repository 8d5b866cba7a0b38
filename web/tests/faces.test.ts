import { describe, expect, it } from "vitest";
import {
  COLOURS,
  faceAt,
  faceOf,
  distinctFaces,
  rememberFaces,
  SHAPES,
  someFaces,
  traits,
} from "../src/faces.svelte";
import type { TableInfo } from "../src/wire";

const table = (seats: object[], host: object | null = null): TableInfo => ({ seats, host }) as TableInfo;

describe("faces", () => {
  it("are the table's where it has given them out, and the name's elsewhere", () => {
    rememberFaces(
      table([
        { name: "Ann", face: { shape: 5, colour: 6 } },
        { name: null, face: null },
      ]),
    );
    expect(faceAt("Ann")).toEqual({ shape: 5, colour: 6 });
    expect(faceAt("Bo")).toEqual(faceOf("Bo"));
    rememberFaces(table([], { name: "Bo", face: { shape: 7, colour: 8 } }));
    expect(faceAt("Bo")).toEqual({ shape: 7, colour: 8 });
    expect(faceAt("Ann")).toEqual(faceOf("Ann"));
  });

  it("of who was known before come back when others have been met for a while", () => {
    rememberFaces(table([{ name: "Ann", face: { shape: 5, colour: 6 } }]));
    const part = rememberFaces(table([{ name: "Bo", face: { shape: 7, colour: 8 } }]));
    expect(faceAt("Ann")).toEqual(faceOf("Ann"));
    part();
    expect(faceAt("Ann")).toEqual({ shape: 5, colour: 6 });
  });

  it("that are given out are alike in nothing", () => {
    const same = { shape: SHAPES - 1, colour: 3 };
    expect(distinctFaces([same, same, { shape: 4, colour: 4 }])).toEqual([
      same,
      { shape: 0, colour: 4 },
      { shape: 4, colour: 5 },
    ]);
  });

  it("go with a name however it is written", () => {
    expect(faceOf(" ANN ")).toEqual(faceOf("ann"));
    expect(faceOf("Ann").shape).toBeLessThan(SHAPES);
    expect(faceOf("Ann").colour).toBeLessThan(COLOURS);
  });

  it("are all different to look at", () => {
    const seen = new Set(Array.from({ length: SHAPES }, (_, shape) => JSON.stringify(traits(shape))));
    expect(seen.size).toBe(SHAPES);
  });

  it("to choose from are alike in nothing, and not like anybody's at the table", () => {
    const random = (): number => 0.5;
    const [first] = (rememberFaces(table([])), someFaces(1, random));
    rememberFaces(table([{ name: "Ann", face: first }]));
    const [next] = someFaces(1, random);
    expect([next!.shape, next!.colour]).not.toEqual([first!.shape, first!.colour]);
    expect(next!.shape).not.toBe(first!.shape);
    expect(next!.colour).not.toBe(first!.colour);
    let last = 0;
    const faces = someFaces(12, () => (last = (last * 7 + 3) % 101) / 101);
    expect(new Set(faces.map(({ shape }) => shape)).size).toBe(12);
    expect(new Set(faces.map(({ colour }) => colour)).size).toBe(12);
  });

  it("to choose from have no outline that is taken, while another is free", () => {
    let last = 0;
    const some = (): number[] =>
      someFaces(12, () => (last = (last * 7 + 3) % 101) / 101).map(({ shape }) => shape);
    const hats = (shapes: number[]): Set<number> => new Set(shapes.map((shape) => traits(shape).hat));
    const seats = [0, 1, 2, 3, 4, 5, 6].map((hat) => ({ name: `${hat}`, face: { shape: hat, colour: hat } }));
    rememberFaces(table(seats));
    expect(hats(some())).toEqual(new Set([7]));
    rememberFaces(table([...seats, { name: "7", face: { shape: 7, colour: 7 } }]));
    expect(hats(some()).size).toBeGreaterThan(1);
  });
});
