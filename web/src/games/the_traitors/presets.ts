/** Presets of options for a season. */

import { zoneHere } from "../../table/lobby/options";
import type { Preset } from "../index";
import { NUMBERS } from "./wire";

export const PRESETS: readonly Preset[] = [
  { id: "tonight", together: true, seats: 8, options: () => ({ pace: "party" }) },
  { id: "evening", together: true, seats: 10, options: () => ({ pace: "evening", days: 4 }) },
  {
    id: "television",
    together: true,
    seats: 12,
    options: () => ({
      host: "human",
      pace: "evening",
      days: 6,
      first_round_table: 2,
      reveal: "not_in_final",
    }),
  },
  {
    id: "weekend",
    together: true,
    seats: 16,
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
  { id: "usual", options: () => ({}) },
];
