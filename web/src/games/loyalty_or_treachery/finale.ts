/** How Loyalty or Treachery ends: both piles are counted side by side; its story is the lead and the traps. */

import { api } from "../../api";
import type { Finale, Story } from "../../finale";
import { say } from "../../say.svelte";
import { nameOf } from "../../table/view";
import CountedCard from "./cards/CountedCard.svelte";

import { other } from "./view";
import { summarise, type Summary } from "./story";
import type { Line, Move, View } from "./wire";

function how(view: View): string {
  const result = view.result!;
  const winner = result.winners[0] ?? 0;
  const [most, least] = [result.cards[winner] ?? 0, result.cards[other(winner)] ?? 0];
  if (result.by === "resignation") return say("lt-end-resignation", { name: nameOf(view, other(winner)) });
  return say(`lt-end-${result.by}`, { most, least });
}

function story(view: View, { piles, traps, changes, lead, calls }: Summary): Story {
  const name = (seat: number): string => nameOf(view, seat);
  if (traps.length === 0 && lead.by === 0) return { lines: [] };
  const sprung = traps.filter((trap) => trap.sprung !== null);
  const best = [...calls.keys()].sort((a, b) => (calls[b]?.row ?? 0) - (calls[a]?.row ?? 0))[0] ?? 0;
  const lines = [say("lt-story-traps", { set: traps.length, sprung: sprung.length })];
  if (lead.by > 0) lines.unshift(say("lt-story-lead", { changes, name: name(lead.seat), by: lead.by }));
  const row = calls[best]?.row ?? 0;
  if (row > 1) lines.push(say("lt-story-row", { name: name(best), row }));
  return {
    lines,
    picture: {
      kind: "curve",
      label: say("lt-story-curve"),
      lines: piles.map((points, seat) => ({ seat, points })),
      marks: traps.flatMap(({ owner, set, sprung }) => [
        { seat: owner, at: set, sign: "set" as const, label: say("lt-story-set") },
        ...(sprung === null
          ? []
          : [{ seat: other(owner), at: sprung, sign: "sprung" as const, label: say("lt-story-sprung") }]),
      ]),
    },
  };
}

/** Say how far the reader was from winning, and what they did well. */
function yours(view: View, { traps, calls }: Summary): string | null {
  const { you, result } = view;
  if (you === null || !result || result.by === "resignation") return null;
  const lines: string[] = [];
  if (result.winners.length > 0 && !result.winners.includes(you)) {
    const by = (result.cards[other(you)] ?? 0) - (result.cards[you] ?? 0);
    lines.push(say("lt-yours-short", { by, name: nameOf(view, other(you)) }));
  }
  const sprung = traps.filter((trap) => trap.owner === you && trap.sprung !== null).length;
  const row = calls[you]?.row ?? 0;
  if (sprung > 0) lines.push(say("lt-yours-traps", { count: sprung, name: nameOf(view, other(you)) }));
  else if (row > 1) lines.push(say("lt-yours-row", { row }));
  return lines.join(" ") || null;
}

export const finale: Finale<View, Summary> = {
  counting: () => say("lt-counting"),
  together: true,
  Piece: CountedCard,
  rows: (view) =>
    view.result?.by === "resignation"
      ? []
      : view.players.map(({ seat }) => ({
          seat,
          pieces: Array.from({ length: view.result?.cards[seat] ?? 0 }, () => ({ worth: 1 })),
        })),
  verdict: (view) => ({
    how: how(view),
    ...(view.result!.winners.length > 1 ? { title: say("lt-end-draw-title") } : {}),
  }),
  gather: async (code) => {
    const { steps } = await api.replay<View, Line, Move>(code, "watcher");
    return summarise(steps.map(({ view }) => view));
  },
  story,
  yours,
};
