/** What is drawn and what flies as the views come: the same at the table and on the big screen. */

import { untrack } from "svelte";
import type { View } from "../../wire";
import type { TableProps } from "../index";
import { Flights } from "./flights.svelte";
import { Pace } from "./pace.svelte";

/** To be called while a component is made; `ondrawn` is told of every move that is drawn. */
export function drawing(
  latest: View,
  onView: TableProps["onView"],
  ondrawn?: () => void,
): { pace: Pace; flights: Flights } {
  const pace = new Pace(latest);
  const flights = new Flights();

  $effect(() => {
    const stop = onView((fresh) => pace.push(fresh.view));
    return () => {
      stop();
      pace.stop();
    };
  });

  $effect(() => {
    const next = pace.drawn;
    untrack(() => {
      if (pace.jumped) flights.up = [];
      else flights.launch(next, pace.before);
      if (pace.before && next.last) ondrawn?.();
    });
  });

  return { pace, flights };
}
