/** How wide a name is in the typeface of names. */

import type { NameWidth } from "./round/geometry/seating";

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

/** Words of more letters are too long for a line: of a name that is nothing else, and of one with other breaks. */
const LONG = { alone: 9, among: 14 };

/** A part that begins with a syllable may be wider by this much; the longest words have no room for it. */
const SYLLABLE = { begins: /^([bcdfgkptv][lr]?|[hjlmnqrswxz])[aeiouyæøœ]/i, wider: 1.25, most: 14 };

const broken = new Map<string, string>();

/** In two parts of about the same width, where a syllable begins: Wilhel-mina. */
function halve(word: string): string {
  const known = broken.get(word);
  if (known !== undefined) return known;
  // Never between a letter and what belongs to it, as accents do
  const cuts = [...word.matchAll(/(?<!\u200D)(?![\p{M}\u200D\uFE0F])/gu)]
    .map(({ index }) => index)
    .slice(3, -3);
  const spoken = (at: number): boolean => SYLLABLE.begins.test(word.slice(at).normalize("NFD"));
  const widest = (at: number): number =>
    Math.max(width(`${word.slice(0, at)}-`), width(word.slice(at))) *
    (word.length <= SYLLABLE.most && spoken(at) ? 1 : SYLLABLE.wider);
  const at = cuts.reduce((best, one) => (widest(one) < widest(best) ? one : best), cuts[0] ?? 0);
  const found = at === 0 ? word : `${word.slice(0, at)}\u00AD${word.slice(at)}`;
  broken.set(word, found);
  return found;
}

/** A word that is too long for a line may be broken, where a hyphen then stands. */
export function breakable(name: string): string {
  const most = /[\s-]/.test(name) ? LONG.among : LONG.alone;
  return name.replace(/[^\s-]+/g, (word) => (word.length > most ? halve(word) : word));
}

/** In a sentence a name with a hyphen stays together: it is broken at spaces only. */
export function joinHyphens(sentence: string): string {
  return sentence.replace(/(?<=\p{L})-(?=\p{L})/gu, "-\u2060");
}

/** A name may be broken at a space, after a hyphen, and in the middle of a long word. */
export function nameWidth(name: string): NameWidth {
  const written = breakable(name);
  const line = (text: string): number =>
    width(
      text
        .trim()
        .replace(/\u00AD$/, "-")
        .replaceAll("\u00AD", ""),
    );
  const breaks = [...written.matchAll(/\s+|-|\u00AD/g)].map(({ index, 0: sign }) => index + sign.length);
  const edges = [0, ...breaks, written.length];
  const parts = edges.slice(1).map((end, i) => line(written.slice(edges[i], end)));
  const halves = breaks.map((at) => Math.max(line(written.slice(0, at)), line(written.slice(at))));
  const whole = Math.max(0.5, line(written));
  return { whole, part: Math.max(0.5, ...parts), two: Math.min(whole, ...halves) };
}
