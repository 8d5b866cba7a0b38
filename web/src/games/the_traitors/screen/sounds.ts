/** The sounds of the big screen. The night has one sound, at its beginning. */

import { areAllSeated, isVote, missingSeats } from "../view";
import { noise } from "../noise";
import type { Reveal } from "../stage/reveal-timeline";
import type { View } from "../wire";

/** Play the sound of a newly shown view. */
export function playSounds(view: View, before: View): void {
  if (view.phase === "selection" && view.part !== before.part) return noise.hush();
  if (view.phase !== before.phase) return playArrival(view);
  switch (view.phase) {
    case "breakfast":
      if (!areAllSeated(before) && areAllSeated(view))
        (missingSeats(view).length > 0 ? noise.emptyChair : noise.relief)();
      else if (view.seated.length > before.seated.length) noise.steps();
      break;
    case "armoury":
      if (view.doors.some((seat, door) => seat !== before.doors[door])) noise.door();
      break;
    case "round_table":
      playRoundTable(view, before);
      break;
    case "finale":
      if (before.revealer !== null && before.revealer !== view.revealer)
        noise.identity(view.revealed[before.revealer] ?? "loyal");
      break;
    case "end_vote":
      if (view.voted.length > before.voted.length) noise.chalk();
  }
}

function playArrival(view: View): void {
  switch (view.phase) {
    case "breakfast":
      return noise.morning();
    case "selection":
    case "conclave":
      return noise.nightfall();
    case "round_table":
    case "end_vote":
    case "finale":
      return noise.gavel();
    case "armoury":
      return noise.door();
  }
}

function playRoundTable(view: View, before: View): void {
  if (view.stage === "identity") {
    const who = view.banished === null ? undefined : view.out[view.banished]?.identity;
    if (who && (before.stage !== "identity" || before.revealer !== null)) noise.identity(who);
  } else if (view.stage === "reveal") {
    const ahead = view.leading;
    const turned = ahead.length === 1 && before.leading[0] !== ahead[0];
    if (view.decided !== null) noise.toll();
    else (turned ? noise.swing : noise.slate)();
  } else if (before.stage === "reveal") noise.tie();
  else if (isVote(view) && view.voted.length > before.voted.length) noise.chalk();
  else if (view.stage !== before.stage) noise.gavel();
}

/** Play the sound of a step of a reveal; bars of silver are heard as `Silver.svelte` drops them. */
export function playRevealSounds(reveal: Reveal, step: number): void {
  switch (reveal.kind) {
    case "last_comer":
      (step === 0 ? noise.steps : noise.hush)();
      break;
    case "banished":
      if (step === 0 && reveal.lots.length > 0) noise.tie();
      else if (step === 1) noise.stand();
      else if (step === 2) noise.hush();
      break;
    case "identity":
      noise.hush();
      break;
    case "end_vote":
      if (step === 1) noise.slate();
  }
}
