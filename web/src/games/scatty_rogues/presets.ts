/** Presets of options. */

import type { Preset } from "../index";

export const PRESETS: readonly Preset[] = [
  { id: "usual", options: () => ({}) },
  {
    id: "children",
    options: () => ({ words: "plain", marker: true, count_seconds: 10, correct_seconds: 15 }),
  },
  { id: "quick", options: () => ({ count_seconds: 3, objection_window: 1, correct_seconds: 5 }) },
];
