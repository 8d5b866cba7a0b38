/** Signs seen (AT-25): each hangs over its maker for a moment and stays in the talk as a note to oneself. */

import type { Seen, SeenSign } from "./seen";

const SHOWN = 3_500;

export class Signs {
  up = $state.raw<(SeenSign & { id: number })[]>([]);
  notes = $state.raw<(SeenSign & { after: number; id: number })[]>([]);
  private counted = 0;
  private dealing = -1;
  private next = 0;
  private timers = new Set<ReturnType<typeof setTimeout>>();

  /** What is there already is noted, not shown. */
  constructor(view: Seen) {
    const first = view.talk.findIndex((line) => line.round === view.round);
    const after = first < 0 ? view.talk.length : first;
    this.notes = view.signs.map((sign) => ({ ...sign, after, id: this.next++ }));
    this.counted = view.signs.length;
    this.dealing = view.dealing;
  }

  see(view: Seen): void {
    if (view.dealing !== this.dealing) {
      this.dealing = view.dealing;
      this.counted = 0;
    }
    for (const sign of view.signs.slice(this.counted)) this.show(sign, view.talk.length);
    this.counted = view.signs.length;
  }

  private show(sign: SeenSign, after: number): void {
    const id = this.next++;
    this.notes = [...this.notes, { ...sign, after, id }];
    this.up = [...this.up.filter((one) => one.seat !== sign.seat), { ...sign, id }];
    const timer = setTimeout(() => {
      this.up = this.up.filter((one) => one.id !== id);
      this.timers.delete(timer);
    }, SHOWN);
    this.timers.add(timer);
  }

  stop(): void {
    this.timers.forEach(clearTimeout);
  }
}
