/** What a big screen shows once all is told: who has won, how it went, and the evening's score, in turn. */

export type On = "verdict" | "story" | "evening";

const LOOKED_AT = 15_000;

/** What comes after that, of what there is. */
export function after(on: On, there: { story: boolean; evening: boolean }): On {
  const order: On[] = [
    "verdict",
    ...(there.story ? ["story" as const] : []),
    ...(there.evening ? ["evening" as const] : []),
  ];
  return order[(order.indexOf(on) + 1) % order.length] ?? "verdict";
}

export class Stage {
  on = $state<On>("verdict");

  constructor(private readonly there: () => { story: boolean; evening: boolean }) {}

  turn(): () => void {
    const timer = setInterval(() => (this.on = after(this.on, this.there())), LOOKED_AT);
    return () => clearInterval(timer);
  }
}
