/** A player's own notes, kept on this device only. */

const key = (place: string): string => `turncoat.notes.${place}`;
const MOST = 100;

export function notesOf(place: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(place)) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export function addNote(place: string, text: string): string[] {
  const notes = [...notesOf(place), text].slice(-MOST);
  try {
    localStorage.setItem(key(place), JSON.stringify(notes));
  } catch {
    // Without storage the notes last until the page is closed.
  }
  return notes;
}
