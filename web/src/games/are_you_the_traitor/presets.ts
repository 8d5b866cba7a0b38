/** Presets of options. */

import type { Preset } from "../index";

export const PRESETS: readonly Preset[] = [
  { id: "usual", options: () => ({}) },
  { id: "quick", options: () => ({ round_limit: 480, pause: 30 }) },
  { id: "french", options: () => ({ edition: "fr" }) },
];
