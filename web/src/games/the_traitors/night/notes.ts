/** Notes to oneself, kept on this device alone: nobody is told, and no server. */

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
    // A private window without storage: it is remembered until it is closed.
  }
  return notes;
}
