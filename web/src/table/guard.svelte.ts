/** Longer than the two taps of a double tap are apart. */
const GUARD = 400;

/** Controls that have just appeared take no input: a second tap was meant for what was there before. */
export class Guard {
  closed = $state(false);

  /** To be made while a component is made; `controls` names what can be done. */
  constructor(controls: () => string) {
    $effect.pre(() => {
      controls();
      this.closed = true;
      const timer = setTimeout(() => (this.closed = false), GUARD);
      return () => clearTimeout(timer);
    });
  }
}
