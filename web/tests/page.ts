/** A stand-in for the page around modules that look at it: whether it is seen, and whether things may move. */

import { vi } from "vitest";

export class FakePage {
  still = false;
  private hidden = false;
  private listeners = new Set<() => void>();

  /** Put it in place of the browser's own globals, until `vi.unstubAllGlobals`. */
  install(): void {
    const page = this;
    vi.stubGlobal("document", {
      get visibilityState() {
        return page.hidden ? "hidden" : "visible";
      },
      documentElement: { dataset: {} },
      addEventListener: (_: string, listener: () => void) => page.listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => page.listeners.delete(listener),
    });
    vi.stubGlobal("navigator", { languages: ["en"] });
    vi.stubGlobal("matchMedia", () => ({
      get matches() {
        return page.still;
      },
      addEventListener: () => undefined,
    }));
  }

  hide(): void {
    this.turn(true);
  }

  show(): void {
    this.turn(false);
  }

  private turn(hidden: boolean): void {
    this.hidden = hidden;
    for (const listener of [...this.listeners]) listener();
  }

  /** How many wait to hear whether it is seen. */
  get watched(): number {
    return this.listeners.size;
  }
}
