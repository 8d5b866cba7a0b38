/** The slides that a big screen shows in turn at the end: the winner, the scoreboard, the story. */

export type Slide = "verdict" | "evening" | "story";

const LOOKED_AT = 10_000;

/** Return the next slide of those that exist. */
export function nextSlide(on: Slide, there: { story: boolean; evening: boolean }): Slide {
  const order: Slide[] = [
    "verdict",
    ...(there.evening ? ["evening" as const] : []),
    ...(there.story ? ["story" as const] : []),
  ];
  return order[(order.indexOf(on) + 1) % order.length] ?? "verdict";
}

export class Slides {
  on = $state<Slide>("verdict");

  constructor(private readonly there: () => { story: boolean; evening: boolean }) {}

  turn(): () => void {
    const timer = setInterval(() => (this.on = nextSlide(this.on, this.there())), LOOKED_AT);
    return () => clearInterval(timer);
  }
}
