/**
 * What a host reads aloud at each moment. It uses only what everybody may know, and nothing that only the host sees, so
 * that reading it aloud gives no secret away.
 */

import { nameOf, namesOf } from "../../../table/view";
import type { FluentVariable } from "@fluent/bundle";
import { areAllSeated, hasFloor, outToday, isVote, type View } from "../view";
import { someNamesOf, writtenReason } from "../words";

export interface Passage {
  id: string;
  params: Record<string, FluentVariable>;
}

const passage = (id: string, params: Passage["params"] = {}): Passage => ({ id, params });

export function script(view: View): Passage[] {
  switch (view.phase) {
    case "arrival":
      return [passage("tt-script-arrival"), passage("tt-script-wish")];
    case "selection":
      return [
        passage(
          view.part === null ? "tt-script-select" : view.part === 1 ? "tt-script-look" : "tt-script-meet",
        ),
      ];
    case "breakfast":
      return breakfast(view);
    case "mission":
      return mission(view);
    case "armoury":
      return [passage("tt-script-armoury", { names: namesOf(view, view.access), count: view.access.length })];
    case "round_table":
      return roundTable(view);
    case "conclave":
      return [
        passage(view.part === 1 ? "tt-script-night" : "tt-script-night-on"),
        ...(view.part === 1 ? [passage("tt-script-visit")] : []),
      ];
    case "final_break":
      return view.end_votes ? refusedEnd(view) : [passage("tt-script-break", { count: view.alive.length })];
    case "end_vote":
      return [passage("tt-script-end-vote")];
    case "finale":
      return finale(view);
    default:
      return [passage("tt-script-over")];
  }
}

/** Say who has revealed themselves, and ask the next one (TT-39). */
function finale(view: View): Passage[] {
  const last = view.last_revealed;
  const told =
    last === null
      ? []
      : [
          passage("tt-tell-identity-now", {
            name: nameOf(view, last),
            identity: view.revealed[String(last)] ?? "loyal",
          }),
        ];
  if (view.revealer === null) return [passage("tt-script-over")];
  return [...told, passage("tt-script-reveal-last", { name: nameOf(view, view.revealer) })];
}

/** Say that not all agreed to end it, as long as the answers are in view (TT-37). */
function refusedEnd({ end_votes: answers }: View): Passage[] {
  if (!answers) return [];
  const yes = Object.values(answers).filter((agree) => agree).length;
  return [passage("tt-script-not-ended", { yes, all: Object.keys(answers).length })];
}

function breakfast(view: View): Passage[] {
  const last = view.seated.at(-1);
  if (!areAllSeated(view))
    return last === undefined
      ? [passage("tt-script-morning", { day: view.day })]
      : [passage("tt-script-comes", { name: nameOf(view, last) })];
  const murdered = outToday(view, "murdered");
  const verdict =
    murdered.length > 0
      ? passage("tt-script-missing", { name: namesOf(view, murdered) })
      : passage("tt-script-nobody");
  const list = view.list ? [passage("tt-script-list", { names: namesOf(view, view.list) })] : [];
  const final =
    view.day === view.days
      ? [
          ...(view.came_early ? [passage("tt-tell-five", { count: view.alive.length })] : []),
          passage("tt-script-final"),
        ]
      : [];
  return [verdict, ...list, ...final];
}

function mission(view: View): Passage[] {
  return [passage(view.mission?.name === "host" ? "tt-script-mission" : "tt-script-mission-ours")];
}

function roundTable(view: View): Passage[] {
  const names = someNamesOf(view, view.tied);
  if (isVote(view))
    return [
      view.stage === "vote"
        ? passage("tt-script-vote")
        : passage("tt-script-vote-again", {
            stage: view.stage ?? "",
            names: someNamesOf(view, view.candidates),
          }),
    ];
  switch (view.stage) {
    case "reveal":
      return slip(view);
    case "defence":
      return [
        passage("tt-script-defence", { names: someNamesOf(view, view.speaker), count: view.speaker.length }),
      ];
    case "talk_again":
      return [passage("tt-script-talk-again", { names })];
    case "host_rules":
      return [passage("tt-script-tie", { names })];
    case "identity":
      return [identity(view)];
    default:
      return [...refusedEnd(view), passage("tt-script-talk", { kind: view.table_kind ?? "day" })];
  }
}

/** Return the passages for the last shown vote with its reason; before the first, an introduction. */
function slip(view: View): Passage[] {
  const shown = view.votes.at(-1);
  if (!shown) return [passage("tt-script-reveal")];
  const voter = nameOf(view, shown.seat);
  const vote =
    shown.target === null
      ? passage("tt-tell-blank", { voter })
      : passage("tt-tell-vote", { voter, target: nameOf(view, shown.target) });
  const first = view.votes.length === 1 ? [passage("tt-script-reveal")] : [];
  const floor = hasFloor(view) === null ? [] : [passage("tt-script-floor", { name: voter })];
  const why = shown.reason ? [passage("tt-screen-reason", { reason: writtenReason(view, shown) })] : floor;
  return [...first, vote, ...why];
}

function identity(view: View): Passage {
  const name = nameOf(view, view.banished);
  const who = view.out[String(view.banished)]?.identity;
  if (view.revealer !== null) return passage("tt-tell-who", { name });
  if (who) return passage("tt-script-was", { name, identity: who });
  if (view.host?.waiting !== "ask_identity") return passage("tt-script-unasked", { name });
  return passage(view.by_lot ? "tt-script-banished-lot" : "tt-script-banished", { name });
}
