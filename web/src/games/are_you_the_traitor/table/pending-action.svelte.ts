/** An action that the player has begun and not finished: the target, the aim, the open sheet. */

import { untrack } from "svelte";
import { may } from "../../../table/view";
import { Aiming } from "../../../parts/round/aim.svelte";
import { Attempt } from "../../../table/attempt.svelte";
import type { TableProps } from "../../index";
import type { Move, View } from "../view";

export type Aim = "stop" | "ring";

/** The target of a Stop, and the deal in which it was chosen. */
export interface Target {
  seat: number;
  dealing: number;
}

export class PendingAction {
  readonly aiming = new Aiming<Aim>();
  /** The player who is being talked about; far apart also looked at. */
  person = $state<number | null>(null);
  target = $state<Target | null>(null);
  declaring = $state(false);
  voiding = $state(false);
  readonly trying: Attempt;

  /** Call the constructor while a component is set up. */
  constructor(
    private readonly view: () => View,
    onView: TableProps<View>["onView"],
    private readonly act: TableProps["act"],
    private readonly looks: () => boolean,
    /** In one room a Stop is thrown as quickly as a hand is raised: sliding onto a person is enough. */
    private readonly quick: () => boolean,
  ) {
    this.trying = new Attempt(onView);
    const dealing = $derived(view().dealing);
    // What was begun in a deal is dropped with it.
    $effect(() => {
      if (dealing >= 0) untrack(() => this.drop());
    });
    $effect(() => {
      const { phase } = view();
      if (phase !== "talk") {
        this.target = null;
        this.voiding = false;
        if (this.aiming.at === "stop") this.aiming.end();
      }
      if (phase !== "pause") {
        this.declaring = false;
        if (this.aiming.at === "ring") this.aiming.end();
      }
      if (!may(view(), "claim")) this.person = null;
    });
  }

  private drop(): void {
    this.target = null;
    this.person = null;
    this.voiding = false;
    this.aiming.end();
  }

  play(move: Move): Promise<boolean> {
    return this.trying.run(() => this.act({ ...move }));
  }

  /** AT-12: a Stop names its deal, so that it never counts in another. */
  async stop({ seat, dealing }: Target): Promise<void> {
    if (await this.play({ move: "stop", target: seat, dealing })) this.target = null;
  }

  /** Handle a finger that was lifted over a person. */
  throwAt(seat: number): void {
    if (!this.quick()) return this.choose(seat);
    this.aiming.end();
    void this.stop({ seat, dealing: this.view().dealing });
  }

  /** Handle a tap on a person. */
  choose(seat: number): void {
    const aim = this.aiming.at;
    const view = this.view();
    this.trying.clear();
    if (aim) {
      this.aiming.end();
      if (aim === "stop") this.target = { seat, dealing: view.dealing };
      else void this.play({ move: "ring", target: seat });
      return;
    }
    if (!may(view, "claim")) return;
    if (this.person === seat) {
      this.person = null;
      return;
    }
    this.person = seat;
    if (this.looks() && seat !== view.you && view.looking_at !== seat)
      void this.play({ move: "look", at: seat });
  }

  /** The eyes stay where they are after a claim; only looking away looks away. */
  lookAway(): void {
    const view = this.view();
    if (this.looks() && this.person !== view.you && view.looking_at !== null)
      void this.play({ move: "look", at: null });
    this.person = null;
  }

  forget(): void {
    this.target = null;
    this.trying.clear();
  }

  escape(): void {
    this.aiming.end();
    this.person = null;
  }
}
