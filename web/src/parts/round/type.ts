/** How wide a name is in the typeface of names. */

import type { NameWidth } from "./seating";

const SIZE = 100;
let pen: CanvasRenderingContext2D | null | undefined;

function width(text: string): number {
  if (pen === undefined) {
    pen = document.createElement("canvas").getContext("2d");
    const serif = getComputedStyle(document.documentElement).getPropertyValue("--serif") || "serif";
    if (pen) pen.font = `600 ${SIZE}px ${serif}`;
  }
  return (pen?.measureText(text).width ?? text.length * SIZE * 0.6) / SIZE;
}

/** A name may be broken at a space and after a hyphen. */
export function measured(name: string): NameWidth {
  const parts = name.split(/\s+|(?<=-)/).filter(Boolean);
  return { whole: Math.max(0.5, width(name)), part: Math.max(0.5, ...parts.map(width)) };
}
