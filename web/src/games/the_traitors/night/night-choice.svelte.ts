/**
 * The player's choice by night on this phone, sealed or not. Each part of the night starts an empty one, and nothing is
 * sealed in it before the card was held, a mark chosen and a face touched: on all phones alike, whatever the card asks.
 */

import { reason } from "../../../api";
import { may, nameOf } from "../../../table/view";
import { say } from "../../../say.svelte";
import { addNote, keepSuspicion, notesOf, suspicionsOf } from "./notes";
import { inConclave, marksOf, toggleListed, moveOf, type Mark } from "./marks";
import { NUMBERS, type Line, type Move, type View } from "../view";

export class NightChoice {
  /** The face that was touched last; only one is ever marked, even while a list is made. */
  face = $state<number | null>(null);
  /** The index of the chosen mark; no phone presets one. */
  mark = $state<number | null>(null);
  /** The names on a list so far; shown only while the card is held. */
  named = $state.raw<number[]>([]);
  /** The card was held in this part of the night. */
  read = $state(false);
  /** Something was sealed in this part, whether it counts or not. */
  sealed = $state(false);
  /** The last move that was sealed in this part and not refused. */
  move = $state.raw<Move | null>(null);
  /** Why what was sealed or written does not count; shown only while the card is held (TT-34). */
  refusal = $state("");
  notes = $state.raw<string[]>([]);
  private night = "";

  /** To be made while a component is made. */
  constructor(
    private readonly view: () => View,
    private readonly act: (move: Move) => Promise<void>,
    private readonly place: string,
  ) {
    this.notes = notesOf(place);
    $effect.pre(() => {
      const { day, part } = view();
      if (this.night !== `${day} ${part}`) this.forget();
      this.night = `${day} ${part}`;
    });
  }

  /** The line of the letter that was sealed in this part. */
  get letterLine(): string {
    return (this.move && "line" in this.move && this.move.line) || "";
  }

  get meant(): Mark {
    return this.mark === null ? "none" : (marksOf(this.view())[this.mark] ?? "none");
  }

  /** The seal can be pressed; it depends on nothing but what was touched. */
  get ready(): boolean {
    return this.read && this.mark !== null && this.face !== null;
  }

  touch(face: number): void {
    this.face = face;
    this.sealed = false;
    if (may(this.view(), "list")) this.named = toggleListed(this.view(), this.named, face);
  }

  choose(mark: number): void {
    this.mark = mark;
    this.sealed = false;
  }

  /**
   * Seal the choice, and the line that stands written beside it: a letter takes it, else it is written down. The open
   * screen says the same whatever becomes of it.
   */
  async seal(line = ""): Promise<void> {
    if (!this.ready) return;
    this.sealed = true;
    const move = moveOf(this.view(), this.meant, this.face, this.named);
    const letter = move?.move === "tempt" || move?.move === "blackmail";
    if (line && letter) move.line = line.slice(0, NUMBERS.letter_length);
    else if (line) await this.write(line);
    if (!move) {
      this.refusal = say("tt-night-nothing");
      return;
    }
    if (move.move === "suspect") this.noteSuspicion(move.target);
    if (await this.send(move)) this.move = move;
  }

  /** Send the guess of a player who is out, who has no card to hold. */
  async guess(face: number): Promise<void> {
    this.face = face;
    await this.send({ move: "suspect", target: face });
  }

  /** Send a line to the Conclave if the player sits there; otherwise keep it as a note. */
  async write(text: string): Promise<void> {
    if (inConclave(this.view())) await this.send({ move: "say", text });
    else this.notes = addNote(this.place, text);
  }

  /** Return what the card shows as written: tonight's talk in the Conclave, or the player's own notes. */
  lines(lines: Line[]): { key: string; seat: number | null; text: string }[] {
    const { day } = this.view();
    if (!inConclave(this.view())) return this.notes.map((text, i) => ({ key: `n${i}`, seat: null, text }));
    return lines.flatMap(({ n, seat, say, where, day: on }) =>
      where === "conclave" && on === day && say ? [{ key: `l${n}`, seat: Number(seat), text: say }] : [],
    );
  }

  /** Return whom the player suspected in earlier nights, as this device remembers it. */
  get suspicions(): string[] {
    return suspicionsOf(this.place, this.view().day);
  }

  private async send(move: Move): Promise<boolean> {
    this.refusal = "";
    try {
      await this.act(move);
      return true;
    } catch (error) {
      this.refusal = say("tt-night-refused", { why: reason(error) });
      return false;
    }
  }

  private noteSuspicion(seat: number): void {
    const view = this.view();
    const sure = say("tt-mark-suspect", { sure: this.mark ?? 0 });
    keepSuspicion(
      this.place,
      view.day,
      say("tt-book-suspicion", { night: view.day, name: nameOf(view, seat), sure }),
    );
  }

  private forget(): void {
    this.face = null;
    this.mark = null;
    this.named = [];
    this.read = false;
    this.sealed = false;
    this.move = null;
    this.refusal = "";
  }
}
