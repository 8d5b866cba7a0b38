/** Signs seen (AT-25): each hangs over its maker for a moment and stays in the talk as a note to oneself. */

import type { Line, View, SeenSign } from "../view";
import type { Note } from "./entries";

const SHOWN = 3_500;

export class Signs {
  up = $state.raw<(SeenSign & { id: number })[]>([]);
  notes = $state.raw<Note[]>([]);
  private counted = 0;
  private dealing = -1;
  private next = 0;
  private timers = new Set<ReturnType<typeof setTimeout>>();

  /** What is there already is noted at the start of its round, not shown. */
  constructor(view: View, lines: Line[]) {
    const after = lines.findLast((line) => line.round < view.round)?.n ?? 0;
    this.notes = view.signs.map((sign) => this.note(sign, after, view.round));
    this.counted = view.signs.length;
    this.dealing = view.dealing;
  }

  see(view: View, lines: Line[]): void {
    if (view.dealing !== this.dealing) {
      this.dealing = view.dealing;
      this.counted = 0;
    }
    for (const sign of view.signs.slice(this.counted)) {
      const note = this.note(sign, lines.at(-1)?.n ?? 0, view.round);
      this.notes = [...this.notes, note];
      this.show(note);
    }
    this.counted = view.signs.length;
  }

  private note(sign: SeenSign, after: number, round: number): Note {
    return { ...sign, after, round, id: this.next++ };
  }

  private show(note: Note): void {
    this.up = [...this.up.filter((one) => one.seat !== note.seat), note];
    const timer = setTimeout(() => {
      this.up = this.up.filter((one) => one.id !== note.id);
      this.timers.delete(timer);
    }, SHOWN);
    this.timers.add(timer);
  }

  stop(): void {
    this.timers.forEach(clearTimeout);
  }
}
