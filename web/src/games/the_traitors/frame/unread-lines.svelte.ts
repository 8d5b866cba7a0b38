/** How much was said that has not been read; what was said before we came does not count. */

import type { Line } from "../view";

export class UnreadLines {
  private read = $state<number | null>(null);

  /** To be made while a component is made; `reading`: the talk is in sight. */
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

  /** TT-34: what is said in the Conclave counts nowhere. */
  private get heard(): Line[] {
    return this.lines().filter(({ where }) => where !== "conclave");
  }
}
