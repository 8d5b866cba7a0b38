/** How Are You the Traitor? ends: treasure is turned up, the poorest first; its story is who fooled whom. */

import { api } from "../../api";
import type { Finale, Story } from "../../finale";
import { behindWinner } from "../../finale/verdict";
import { say } from "../../say.svelte";
import { joinNames, nameOf } from "../../table/view";
import LookBack from "./end/LookBack.svelte";
import { recap } from "./end/recap";
import { rankByWorth, WORTH, type Line, type Move, type View } from "./view";
import { foremost, summarise, type Story as Looked } from "./end/story";
import CountedTreasure from "./cards/CountedTreasure.svelte";
import { clockText } from "./words";

function story(view: View, told: Looked): Story {
  const names = (seats: number[]): string => joinNames(seats.map((seat) => nameOf(view, seat)));
  if (told.good + told.evil === 0) return { lines: [] };
  const lines = [say("at-story-rounds", { count: told.good + told.evil, good: told.good, evil: told.evil })];
  const liars = foremost(told.lies);
  if (liars.count > 0)
    lines.push(
      say("at-story-lies", { names: names(liars.seats), count: liars.seats.length, lies: liars.count }),
    );
  const fools = foremost(told.calls.map(({ all, right }) => all - right));
  if (fools.count > 0)
    lines.push(
      say("at-story-fooled", { names: names(fools.seats), count: fools.seats.length, times: fools.count }),
    );
  if (told.rings > 0) lines.push(say("at-story-rings", { count: told.rings }));
  if (told.shortest !== null && told.good + told.evil > 1)
    lines.push(say("at-story-shortest", { time: clockText(told.shortest) }));
  if (told.fooled.length + told.found.length === 0) return { lines };
  return {
    lines,
    picture: {
      kind: "bonds",
      label: say("at-story-picture"),
      bonds: [
        ...told.fooled.map((bond) => ({ ...bond, tone: "evil" as const })),
        ...told.found.map((bond) => ({ ...bond, tone: "good" as const })),
      ],
      key: [
        ...(told.fooled.length > 0 ? [{ tone: "evil" as const, label: say("at-story-fool") }] : []),
        ...(told.found.length > 0 ? [{ tone: "good" as const, label: say("at-story-found") }] : []),
      ],
    },
  };
}

/** Say how far the reader was from winning, and whom they fooled or found. */
function yours(view: View, { fooled, calls }: Looked): string | null {
  const { you } = view;
  if (you === null) return null;
  const names = fooled.filter(({ from }) => from === you).map(({ to }) => nameOf(view, to));
  const { all, right } = calls[you] ?? { all: 0, right: 0 };
  const lines = [behindWinner(view, you)];
  if (names.length > 0) lines.push(say("at-yours-fooled", { names: joinNames(names) }));
  else if (all > 0) lines.push(say("at-yours-calls", { all, right }));
  return lines.filter(Boolean).join(" ") || null;
}

export const finale: Finale<View, Looked> = {
  counting: () => say("at-counting"),
  Piece: CountedTreasure,
  rows: (view) =>
    rankByWorth(view).map(({ seat, cards }) => ({
      seat,
      pieces: cards
        .toSorted((a, b) => WORTH[a] - WORTH[b])
        .map((card) => ({ worth: WORTH[card], what: card })),
    })),
  verdict: (view) => {
    const { winners, points } = view.result!;
    if (winners.length === 0) return { how: say("at-end-nobody-how") };
    return { how: say("at-end-how", { points: points[winners[0]!] ?? 0, count: winners.length }) };
  },
  gather: async (code, view) => {
    const { steps, lines } = await api.replay<View, Line, Move>(code, "host");
    return summarise(recap(steps, lines), view.players.length);
  },
  story,
  yours,
  More: LookBack,
};
