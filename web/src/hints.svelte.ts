/** Which first-time hints were dismissed on this device: they never come back. */

const KEY = "turncoat.hints";

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

  has(id: string): boolean {
    return !this.gone.has(id);
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
