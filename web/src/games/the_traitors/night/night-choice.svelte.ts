/** The player's choice by night on this phone, sealed or not. Each part of the night starts an empty one. */

import type { Attempt } from "../../../table/attempt.svelte";
import { addNote, notesOf } from "./notes";
import { inConclave, marksOf, toggleListed, moveOf, type Mark } from "./marks";
import type { Line, Move, View } from "../view";

export class NightChoice {
  /** The face that was touched last; only one is ever marked, even while a list is made. */
  face = $state<number | null>(null);
  /** The index of the chosen mark. */
  mark = $state(0);
  /** The names on a list so far; shown only while the card is held. */
  named = $state.raw<number[]>([]);
  /** The status below the faces, the same for all players. */
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

  /** Send a line to the Conclave if the player sits there; otherwise keep it as a note. */
  async write(text: string): Promise<void> {
    if (inConclave(this.view())) await this.act({ move: "say", text });
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

  private forget(): void {
    this.face = null;
    this.mark = 0;
    this.named = [];
    this.status = "";
  }
}
