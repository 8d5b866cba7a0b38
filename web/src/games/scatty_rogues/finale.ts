/** How Scatty Rogues ends: the loot is counted, the poorest first; its story is who remembered and who objected well. */

import { api } from "../../api";
import type { Finale, Story } from "../../finale";
import { behindWinner } from "../../finale/verdict";
import { say } from "../../say.svelte";
import { nameOf } from "../../table/view";
import CountedCard from "./end/CountedCard.svelte";
import { cards, rows } from "./end/ending";
import { best, summarise, type Summary } from "./end/story";
import type { Line, Move, View } from "./wire";
import { figure, lootName } from "./words";

/** More lines than this cannot be told apart. */
const LINES = 6;

function how(view: View): string {
  const winner = view.result!.winners[0] ?? 0;
  const own = cards(view, winner);
  const treasures = own.filter((card) => card === "treasure").length;
  return say("sr-end-how", {
    points: view.result!.points[winner] ?? 0,
    treasures,
    bad: own.length - treasures,
  });
}

function story(view: View, { points, turns, objections, unnoticed, trap }: Summary): Story {
  const name = (seat: number): string => nameOf(view, seat);
  const lines: string[] = [];
  if (turns.every(({ all }) => all === 0)) return { lines };
  const memory = best(turns);
  if (memory !== null) {
    const { all, right } = turns[memory]!;
    lines.push(say("sr-story-memory", { name: name(memory), right, all }));
  }
  const made = objections.map(({ all, good }) => ({ all, right: good }));
  const sharp = best(made);
  if (sharp !== null) {
    const { all, right } = made[sharp]!;
    lines.push(say("sr-story-objections", { name: name(sharp), right, all }));
  }
  lines.push(say("sr-story-unnoticed", { count: unnoticed }));
  if (trap) lines.push(say("sr-story-trap", { trap: lootName(trap.holds), count: trap.count }));
  const ahead = [...points.keys()]
    .sort((a, b) => (points[b]?.at(-1) ?? 0) - (points[a]?.at(-1) ?? 0))
    .slice(0, LINES)
    .sort((a, b) => a - b);
  return {
    lines,
    picture: {
      kind: "curve",
      label: say("sr-story-curve"),
      lines: ahead.map((seat) => ({ seat, points: points[seat] ?? [] })),
      marks: ahead.flatMap((seat) =>
        (objections[seat]?.at ?? []).map((at) => ({
          seat,
          at,
          sign: "gain" as const,
          label: say("sr-story-caught"),
        })),
      ),
    },
  };
}

/** Say how far the reader was from winning, and how well they remembered or listened. */
function yours(view: View, { turns, objections }: Summary): string | null {
  const { you } = view;
  if (you === null) return null;
  const lines = [behindWinner(view, you)];
  const caught = objections[you]?.good ?? 0;
  const { all, right } = turns[you] ?? { all: 0, right: 0 };
  if (caught > 0) lines.push(say("sr-yours-caught", { count: caught }));
  else if (right > 0) lines.push(say("sr-yours-memory", { right, all }));
  return lines.filter(Boolean).join(" ") || null;
}

export const finale: Finale<View, Summary> = {
  counting: () => say("sr-counting"),
  rows,
  Piece: CountedCard,
  figure,
  verdict: (view) => ({ how: how(view) }),
  gather: async (code) => {
    const { steps } = await api.replay<View, Line, Move>(code, "host");
    return summarise(steps);
  },
  story,
  yours,
};
