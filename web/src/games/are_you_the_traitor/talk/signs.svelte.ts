/** Signs that the reader saw (AT-25): each hangs over its maker for a moment, and stays in the talk as a note. */

import { ExpiringList } from "../../../timing/expiring-list.svelte";
import type { Line, SeenSign, View } from "../view";
import type { Note } from "./entries";

const SHOWN = 3_500;

export class Signs {
  notes = $state.raw<Note[]>([]);
  private readonly shown = new ExpiringList<Note>(SHOWN);
  private counted = 0;
  private dealing = -1;
  private next = 0;

  /** Note the signs that are there already at the start of their round, without showing them. */
  constructor(view: View, lines: Line[]) {
    const after = lines.findLast((line) => line.round < view.round)?.n ?? 0;
    this.notes = view.signs.map((sign) => this.note(sign, after, view.round));
    this.counted = view.signs.length;
    this.dealing = view.dealing;
  }

  /** The signs that hang over people now. */
  get up(): Note[] {
    return this.shown.items;
  }

  see(view: View, lines: Line[]): void {
    if (view.dealing !== this.dealing) {
      this.dealing = view.dealing;
      this.counted = 0;
    }
    for (const sign of view.signs.slice(this.counted)) {
      const note = this.note(sign, lines.at(-1)?.n ?? 0, view.round);
      this.notes = [...this.notes, note];
      this.shown.remove(({ seat }) => seat === note.seat);
      this.shown.add(note);
    }
    this.counted = view.signs.length;
  }

  readonly stop = (): void => this.shown.clear();

  private note(sign: SeenSign, after: number, round: number): Note {
    return { ...sign, after, round, id: this.next++ };
  }
}
