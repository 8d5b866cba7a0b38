/** What somebody has chosen by night on this phone, and not yet or already sealed. Each part begins anew. */

import type { Attempt } from "../../../table/attempt.svelte";
import { addNote, notesOf } from "./notes";
import { inConclave, marksOf, toggleListed, moveOf, type Mark } from "./marks";
import type { Line, Move, View } from "../view";

export class NightChoice {
  /** The face that was touched last; no more than one is ever seen. */
  face = $state<number | null>(null);
  /** Which of the three marks is touched. */
  mark = $state(0);
  /** Names for a list; read only while the card is held. */
  named = $state.raw<number[]>([]);
  /** What is said below the faces, in the same words to all. */
  status = $state<"" | "sealed" | "another">("");
  notes = $state.raw<string[]>([]);
  private night = "";

  /** To be made while a component is made. */
  constructor(
    private readonly view: () => View,
    private readonly act: (move: Move) => Promise<void>,
    private readonly trying: Attempt,
    private readonly place: string,
  ) {
    this.notes = notesOf(place);
    $effect.pre(() => {
      const { day, part } = view();
      if (this.night !== `${day} ${part}`) this.forget();
      this.night = `${day} ${part}`;
    });
  }

  get meant(): Mark {
    return marksOf(this.view())[this.mark] ?? "none";
  }

  touch(face: number): void {
    this.face = face;
    this.status = "";
    if (this.meant === "list") this.named = toggleListed(this.view(), this.named, face);
  }

  choose(mark: number): void {
    this.mark = mark;
    this.status = "";
  }

  async seal(): Promise<void> {
    const move = moveOf(this.view(), this.meant, this.face, this.named);
    if (!move) this.status = "another";
    else if (await this.trying.run(() => this.act(move))) this.status = "sealed";
  }

  /** A line: to the Conclave from who sits there, else a note to oneself. */
  async write(text: string): Promise<void> {
    if (inConclave(this.view())) await this.act({ move: "say", text });
    else this.notes = addNote(this.place, text);
  }

  /** What was written, as the holder of the card reads it: the talk of this night, or the own notes. */
  lines(lines: Line[]): { key: string; seat: number | null; text: string }[] {
    const { day } = this.view();
    if (!inConclave(this.view())) return this.notes.map((text, i) => ({ key: `n${i}`, seat: null, text }));
    return lines.flatMap(({ n, seat, say, where, day: on }) =>
      where === "conclave" && on === day && say ? [{ key: `l${n}`, seat: Number(seat), text: say }] : [],
    );
  }

  private forget(): void {
    this.face = null;
    this.mark = 0;
    this.named = [];
    this.status = "";
  }
}
