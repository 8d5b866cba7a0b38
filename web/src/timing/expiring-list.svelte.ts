/** A list whose items go by themselves: bubbles over people, lines that can be read for a moment, cards in the air. */

/** Make one for a component and clear it with it: `$effect(() => list.clear)`. */
export class ExpiringList<T> {
  items = $state.raw<T[]>([]);
  private timers = new Map<T, ReturnType<typeof setTimeout>>();

  /** `lifetime`: for how many milliseconds an item stays. `most`: the oldest go early where there are more. */
  constructor(
    private readonly lifetime: number,
    private readonly most = Infinity,
  ) {}

  add(...items: T[]): void {
    this.items = [...this.items, ...items];
    for (const item of items)
      this.timers.set(
        item,
        setTimeout(() => this.remove((one) => one === item), this.lifetime),
      );
    const surplus = this.items.slice(0, Math.max(0, this.items.length - this.most));
    if (surplus.length > 0) this.remove((item) => surplus.includes(item));
  }

  remove(fits: (item: T) => boolean): void {
    for (const item of this.items.filter(fits)) {
      clearTimeout(this.timers.get(item));
      this.timers.delete(item);
    }
    this.items = this.items.filter((item) => !fits(item));
  }

  readonly clear = (): void => this.remove(() => true);
}
