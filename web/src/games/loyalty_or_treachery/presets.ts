/** Presets of options. */

import type { Preset } from "../index";

export const PRESETS: readonly Preset[] = [
  { id: "usual", options: () => ({}) },
  { id: "memory", options: () => ({ memory_aids: false, strict_chart: true }) },
  { id: "quick", options: () => ({ move_limit: 45 }) },
];
