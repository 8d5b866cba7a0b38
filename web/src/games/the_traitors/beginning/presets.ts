/** Presets of options for a new season. */

import { zoneHere } from "../../../table/lobby/options";
import { NUMBERS } from "../wire";

export interface Preset {
  id: "own" | "evening" | "weekend" | "weeks";
  options: () => Record<string, unknown>;
  /** Whether the players are in one room; leaves the setting as it is if absent. */
  together?: boolean;
}

export const PRESETS: readonly Preset[] = [
  { id: "own", options: () => ({}) },
  { id: "evening", together: true, options: () => ({ pace: "evening", days: 4 }) },
  {
    id: "weekend",
    together: true,
    options: () => ({
      pace: "evening",
      days: 6,
      clocks: false,
      host_patience: 1800,
      death_lists: [2],
      ghosts_see_all: true,
    }),
  },
  {
    id: "weeks",
    together: false,
    options: () => ({
      pace: "days",
      days: 14,
      choose_on: 2,
      first_round_table: 2,
      hours: { ...NUMBERS.hours, zone: zoneHere() },
    }),
  },
];
