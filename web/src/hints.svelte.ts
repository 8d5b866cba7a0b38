/** Which first-time hints were dismissed on this device, or shown often: they never come back. */

const KEY = "turncoat.hints";
/** So often a hint is shown to somebody who does not dismiss it. */
const OFTEN = 6;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

class Hints {
  private gone = $state.raw(new Set(read()));
  /** How often each was shown since the page was opened. */
  private readonly shown: Record<string, number> = {};

  has(id: string): boolean {
    return !this.gone.has(id);
  }

  /** Count that a hint was shown; one that was shown often is dismissed. */
  count(id: string): void {
    this.shown[id] = (this.shown[id] ?? 0) + 1;
    if (this.shown[id] >= OFTEN) this.dismiss(id);
  }

  dismiss(id: string): void {
    this.gone = new Set([...this.gone, id]);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.gone]));
    } catch {
      // A private window without storage: gone until it is closed.
    }
  }
}

export const hints = new Hints();
