/** Aiming at a person: hold, then slide onto them or tap them. The caller fixes the purpose before it begins. */

const ARMED_FOR = 8_000;
/** By keyboard names are listened to one after the other. */
const KEYS_ARMED_FOR = 40_000;

export class Aiming<Aim extends string> {
  at = $state<Aim | null>(null);
  /** The seat under the finger. */
  over = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  begin(aim: Aim, keys = false): void {
    this.at = aim;
    this.over = null;
    this.linger(keys ? KEYS_ARMED_FOR : ARMED_FOR);
  }

  /** The finger is somewhere: is that a person? */
  move(x: number, y: number): void {
    const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-target]");
    this.over = found ? Number(found.dataset.seat) : null;
  }

  /** The finger is up and no player was chosen: wait a little for a tap, then stop aiming. */
  linger(armedFor = ARMED_FOR): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(), armedFor);
  }

  end(): void {
    clearTimeout(this.timer);
    this.at = null;
    this.over = null;
  }
}
