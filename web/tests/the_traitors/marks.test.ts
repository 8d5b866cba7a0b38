import "./browser";
import { describe, expect, it } from "vitest";
import { facesOf, marksOf, toggleListed, moveOf } from "../../src/games/the_traitors/night/marks";
import type { Move, View } from "../../src/games/the_traitors/view";
import { view } from "./season";

type Offered = View["legal"];

const aimed = (move: Move["move"], ...targets: number[]): Offered =>
  targets.map((target) => ({ move, target }));
const suspects = view({ you: 3, legal: aimed("suspect", 0, 1, 2, 4, 5) });
const conclave = view({
  you: 0,
  present: [0, 1],
  legal: [...aimed("murder", 2, 3, 4, 5), ...aimed("tempt", 2, 3, 4, 5), { move: "show_shield" }],
});

describe("TT-34: a night that looks the same for all", () => {
  it("shows the same faces to Traitors and Loyal players, but one's own", () => {
    expect(facesOf(conclave)).toEqual([1, 2, 3, 4, 5]);
    expect(facesOf(suspects)).toEqual([0, 1, 2, 4, 5]);
  });

  it("has three marks for everybody, whatever they mean", () => {
    expect(marksOf(suspects)).toEqual(["suspect", "suspect", "suspect"]);
    expect(marksOf(conclave)).toEqual(["murder", "tempt", "show_shield"]);
    expect(marksOf(view({ you: 3, legal: [{ move: "letter", accept: true }] }))).toEqual([
      "accept",
      "refuse",
      "none",
    ]);
  });

  it("makes a suspicion of any mark, for who has only that", () => {
    expect(moveOf(suspects, "suspect", 4, [])).toEqual({ move: "suspect", target: 4 });
    const shows = view({ ...suspects, legal: [...suspects.legal, { move: "show_shield" }] });
    expect(marksOf(shows)).toEqual(["suspect", "suspect", "show_shield"]);
  });

  it("makes a decision of the mark and the face", () => {
    expect(moveOf(conclave, "murder", 4, [])).toEqual({ move: "murder", target: 4 });
    expect(moveOf(conclave, "tempt", 2, [])).toEqual({ move: "tempt", target: 2 });
    expect(moveOf(conclave, "show_shield", null, [])).toEqual({ move: "show_shield" });
  });

  it("asks for another face where there is none, or a fellow's", () => {
    expect(moveOf(suspects, "none", 4, [])).toBeNull();
    expect(moveOf(conclave, "murder", null, [])).toBeNull();
    expect(moveOf(conclave, "murder", 1, [])).toBeNull();
    expect(moveOf(conclave, "none", 4, [])).toBeNull();
  });

  it("takes names on a list and off again, and seals it when it is full", () => {
    const night = view({ you: 0, present: [0], list_count: 2, legal: [{ move: "list", open: ["targets"] }] });
    const named = [4, 2].reduce((names, face) => toggleListed(night, names, face), [] as number[]);
    expect(named).toEqual([4, 2]);
    expect(toggleListed(night, named, 4)).toEqual([2]);
    expect(moveOf(night, "list", 2, [2])).toBeNull();
    expect(moveOf(night, "list", 2, named)).toEqual({ move: "list", targets: [4, 2] });
  });
});
