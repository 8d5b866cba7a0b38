/** A player's own notebook, kept on this device only: lines written by night, and whom they suspected in which night. */

const notesKey = (place: string): string => `turncoat.notes.${place}`;
const suspicionsKey = (place: string): string => `turncoat.suspicions.${place}`;
const MOST = 100;

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the notebook lasts until the page is closed.
  }
}

export function notesOf(place: string): string[] {
  const kept = read(notesKey(place));
  return Array.isArray(kept) ? kept.map(String) : [];
}

export function addNote(place: string, text: string): string[] {
  const notes = [...notesOf(place), text].slice(-MOST);
  save(notesKey(place), notes);
  return notes;
}

const nights = (place: string): Record<string, unknown> =>
  (read(suspicionsKey(place)) as Record<string, unknown> | null) ?? {};

/** Return the suspicions of the nights before this one, oldest first. */
export const suspicionsOf = (place: string, night: number): string[] =>
  Object.entries(nights(place))
    .filter(([key]) => Number(key) < night)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, text]) => String(text));

/** Keep the suspicion of a night, in place of an earlier one of the same night. */
export function keepSuspicion(place: string, night: number, text: string): void {
  save(suspicionsKey(place), { ...nights(place), [night]: text });
}
