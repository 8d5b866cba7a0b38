/** Counts lines of talk that have not been read; lines from before the page was opened do not count. */

import type { Line } from "../view";

export class UnreadLines {
  private read = $state<number | null>(null);

  /** Create it during a component's initialisation. While `reading` returns true, all lines count as read. */
  constructor(
    private readonly lines: () => Line[],
    reading: () => boolean,
  ) {
    $effect(() => {
      const newest = this.heard.at(-1)?.n ?? 0;
      if (this.read === null || reading()) this.read = newest;
    });
  }

  get count(): number {
    const read = this.read;
    return read === null ? 0 : this.heard.filter(({ n, announce }) => n > read && !announce).length;
  }

  /** Lines of the Conclave never count: a badge would give away who is in it (TT-34). */
  private get heard(): Line[] {
    return this.lines().filter(({ where }) => where !== "conclave");
  }
}
