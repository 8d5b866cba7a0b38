/** The finale of a season: the remaining identities, the silver, and a story of who fooled whom. */

import { nameOf, namesOf } from "../../table/view";
import type { Finale, Story } from "../../finale";
import { say } from "../../say.svelte";
import RecapLink from "./end/RecapLink.svelte";
import { ownEnding } from "./end/own-ending";
import { findStory } from "./end/story";
import FinaleCount from "./end/FinaleCount.svelte";
import type { Recap, View } from "./wire";

function how(view: View): string {
  return say("tt-finale-how", {
    side: view.result?.side ?? "nobody",
    count: view.result?.winners.length ?? 0,
    bars: view.silver,
  });
}

function story(view: View, recap: Recap): Story {
  const found = findStory(view, recap);
  const name = (seat: number): string => nameOf(view, seat);
  const lines = [
    say("tt-story-count", {
      murdered: found.murdered,
      banished: found.banished.all,
      traitors: found.banished.traitors,
    }),
  ];
  const { fooled, nose, accused, turned } = found;
  if (fooled)
    lines.push(
      say("tt-story-fooled", { name: name(fooled.seat), nights: fooled.nights, named: fooled.named }),
    );
  if (turned.length > 0)
    lines.push(say("tt-story-turned", { names: namesOf(view, turned), count: turned.length }));
  if (nose) lines.push(say("tt-story-nose", { name: name(nose.seat), right: nose.right, all: nose.all }));
  if (accused) lines.push(say("tt-story-accused", { name: name(accused.seat), named: accused.named }));
  const [departed] = recap.departed;
  const seen =
    departed && departed.right > 0
      ? [say("tt-story-departed", { name: name(departed.seat), right: departed.right, all: departed.all })]
      : [];
  return { lines: [...lines.slice(0, 4 - seen.length), ...seen], ...picture(recap, found) };
}

/** Draw suspicion over the nights; after a single night, draw who voted for whom instead. */
function picture(recap: Recap, { suspicion }: ReturnType<typeof findStory>): Pick<Story, "picture"> {
  if (recap.nights.length > 1)
    return {
      picture: {
        kind: "curve",
        label: say("tt-story-curve"),
        lines: suspicion.map(({ seat, points }) => ({ seat, points })),
        marks: suspicion.flatMap(({ seat, points, turned, out }) => [
          ...(turned === null
            ? []
            : [{ seat, at: turned, sign: "set" as const, label: say("tt-story-became") }]),
          ...(out
            ? [{ seat, at: points.length - 1, sign: "sprung" as const, label: say("tt-story-out") }]
            : []),
        ]),
      },
    };
  const bonds = new Map<string, { from: number; to: number; count: number }>();
  for (const { votes } of recap.votes)
    for (const { seat, target } of votes) {
      if (target === null) continue;
      const bond = bonds.get(`${seat} ${target}`) ?? { from: seat, to: target, count: 0 };
      bonds.set(`${seat} ${target}`, { ...bond, count: bond.count + 1 });
    }
  return {
    picture: {
      kind: "bonds",
      label: say("tt-story-votes"),
      bonds: [...bonds.values()].map((bond) => ({
        ...bond,
        tone: recap.identities[bond.to] === "traitor" ? ("good" as const) : ("evil" as const),
      })),
      key: [
        { tone: "good", label: say("tt-story-vote-right") },
        { tone: "evil", label: say("tt-story-vote-wrong") },
      ],
    },
  };
}

/** Say what the end means to its reader; empty for somebody who only watches. */
function own(view: View): string {
  const ending = view.recap ? ownEnding(view, view.recap) : null;
  if (!ending) return "";
  const { kind, day, named, fooledBy, rightAbout } = ending;
  const right =
    rightAbout.length === 0 ? "" : say("tt-own-right", { names: namesOf(view, rightAbout.slice(0, 2)) });
  const told = say("tt-own", { kind, day, named, names: namesOf(view, fooledBy) });
  const departed = view.recap?.departed.find(({ seat }) => seat === view.you);
  const seen = departed ? say("tt-own-departed", { right: departed.right, all: departed.all }) : "";
  return [told, right, seen].filter(Boolean).join(" ");
}

export const finale: Finale<View, Recap | null> = {
  counting: () => say("tt-finale-counting"),
  rows: () => [],
  Count: FinaleCount,
  verdict: (view) => ({
    how: how(view),
    // A side with several winners is named beside them.
    ...(view.result && view.result.winners.length > 1
      ? { side: say("tt-finale-side", { side: view.result.side ?? "loyal" }) }
      : {}),
  }),
  gather: (_, view) => Promise.resolve(view.recap ?? null),
  story: (view, recap) => (recap ? story(view, recap) : { lines: [] }),
  yours: own,
  More: RecapLink,
};
