/** Longer than the two taps of a double tap are apart. Tests in browsers, which tap once, set another. */
const GUARD = (globalThis as { tapGuard?: number }).tapGuard ?? 400;

/** Blocks controls that have just appeared: the second tap of a double tap was meant for what was there before. */
export class TapGuard {
  closed = $state(false);

  /** To be made while a component is made; `controls` names what can be done. */
  constructor(controls: () => string) {
    const name = $derived(controls()); // what else changes about a view takes no tap away
    $effect.pre(() => {
      void name;
      this.closed = true;
      const timer = setTimeout(() => (this.closed = false), GUARD);
      return () => clearTimeout(timer);
    });
  }
}
