/** What a big screen shows once all is told: who has won, how it went, and the evening's score, in turn. */

export type Slide = "verdict" | "story" | "evening";

const LOOKED_AT = 15_000;

/** What comes after that, of what there is. */
export function nextSlide(on: Slide, there: { story: boolean; evening: boolean }): Slide {
  const order: Slide[] = [
    "verdict",
    ...(there.story ? ["story" as const] : []),
    ...(there.evening ? ["evening" as const] : []),
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
