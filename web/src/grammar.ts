/**
 * How a name changes the words around it, for the catalogues to call: French "d’Ada" but "de Bo", Danish "Adas" but
 * "Lars’". The server has the same in `words/grammar.py`, and both are tested with the same examples.
 */

import type { FluentFunction } from "@fluent/bundle";

const VOWELS = "aeiouæœø";
/** French names whose h is not heard; in foreign ones it mostly is. */
const SILENT =
  /^(hadrien|hector|helene|heloise|henri|hermine|hermione|herve|hilaire|hippolyte|honore|horace|hortense|hubert|hugo|hugues|huguette)/;
const HISSING = /[sxz]$/i;

/** Whether a French word before this one loses its vowel. */
export function elides(word: string): boolean {
  const letters = word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const [first = "", second = ""] = letters;
  if (first === "y") return /\p{L}/u.test(second) && !VOWELS.includes(second); // d’Yves, but de Yasmine
  return (first !== "" && VOWELS.includes(first)) || SILENT.test(letters);
}

const form =
  (join: (word: string) => string): FluentFunction =>
  ([word]) =>
    join(String(word ?? ""));

export const GRAMMAR: Record<string, FluentFunction> = {
  DE: form((word) => (elides(word) ? `d’${word}` : `de ${word}`)),
  QUE: form((word) => (elides(word) ? `qu’${word}` : `que ${word}`)),
  EJER: form((word) => (HISSING.test(word) ? `${word}’` : `${word}s`)),
};
