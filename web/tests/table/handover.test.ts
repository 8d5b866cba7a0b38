import { describe, expect, it } from "vitest";
import { fresh, handedOver, places } from "../../src/table/menu/handover";
import type { TableInfo } from "../../src/wire";

function table(...seats: { name: string; kind?: string; times?: number }[]): TableInfo {
  return {
    game: "g",
    host: { name: "Quinn", present: true, away_since: null, handing: "asked", handed_over: 0 },
    seats: seats.map(({ name, kind = "person", times = 0 }, seat) => ({
      seat,
      name,
      kind,
      present: true,
      away_since: null,
      bot: null,
      handing: null,
      handed_over: times,
    })),
  } as unknown as TableInfo;
}

describe("places that are handed over", () => {
  it("are those of people, and the host's", () => {
    const found = places(table({ name: "Ann" }, { name: "Bot", kind: "bot" }));
    expect(found.map((place) => [place.seat, place.handing])).toEqual([
      [0, null],
      ["host", "asked"],
    ]);
  });

  it("are news once, whichever number the seat has then", () => {
    const before = handedOver(table({ name: "Ann" }, { name: "Bo" }, { name: "Cy" }));
    const after = table({ name: "Ann" }, { name: "Cy", times: 1 });
    expect(fresh(before, after)).toEqual(["Cy"]);
    expect(fresh(handedOver(after), after)).toEqual([]);
  });

  it("are no news to whoever comes later", () => {
    expect(fresh(new Map(), table({ name: "Ann", times: 2 }))).toEqual([]);
  });
});
