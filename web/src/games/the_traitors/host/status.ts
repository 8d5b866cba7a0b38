/** The state of the season in one line for the host. */

import { nameOf } from "../../../table/view";
import { say } from "../../../say.svelte";
import { areAllSeated, isVote, type View } from "../view";
import { someNamesOf } from "../words";

export function statusLine(view: View): string {
  if (view.host?.paused) return say("tt-host-now-paused");
  if (view.host?.away) return say("tt-host-now-away");
  if (view.host?.waiting) return say(`tt-host-waits-${view.host.waiting}`);
  const all = view.alive.length;
  const ready = view.ready.length;
  switch (view.phase) {
    case "arrival":
      return say("tt-host-now-arrival", { ready, all });
    case "selection":
      return say("tt-host-now-selection", { looked: view.looked ?? 0, all });
    case "breakfast":
      return areAllSeated(view)
        ? say("tt-host-now-breakfast", { ready, all })
        : say("tt-host-now-chairs", { seated: view.seated.length });
    case "mission":
      return view.mission?.name === "host"
        ? say(view.mission.ends === null ? "tt-host-now-own-mission" : "tt-host-now-own-timed")
        : say("tt-host-now-mission", { ready, all });
    case "armoury":
      return say("tt-host-now-armoury", {
        open: view.doors.filter((door) => door !== null).length,
        all: view.doors.length,
      });
    case "round_table":
      return roundTable(view);
    case "conclave":
      return view.list_count === null
        ? say("tt-host-now-night", { part: view.part ?? 1 })
        : say("tt-host-now-list", { count: view.list_count });
    case "final_break":
      return say("tt-host-now-break", { ready, all });
    case "finale":
      return say("tt-host-now-finale");
    case "end_vote":
      return say("tt-host-now-end-vote", { written: view.voted.length, all });
    default:
      return "";
  }
}

function roundTable(view: View): string {
  if (isVote(view)) return say("tt-host-now-vote", { written: view.voted.length, all: view.voters.length });
  switch (view.stage) {
    case "reveal":
      return say("tt-host-now-reveal", { shown: view.votes.length, all: view.voters.length });
    case "defence":
      return say("tt-host-now-defence", { names: someNamesOf(view, view.speaker) });
    case "identity":
      return say("tt-host-now-banished", { name: nameOf(view, view.banished) });
    case "host_rules":
      return say("tt-host-now-lots");
    default:
      return say("tt-host-now-talk", { ready: view.ready.length, all: view.alive.length });
  }
}
