/** Opens the identity sheet once per device on the day on which the Traitors are chosen (TT-6). */

import type { TableInfo } from "../../../wire";
import { isLeft, type View } from "../view";

const key = (place: string): string => `turncoat.chosen.${place}`;

function hasBeenShown(place: string): boolean {
  try {
    return localStorage.getItem(key(place)) !== null;
  } catch {
    return true;
  }
}

export class IdentityNotice {
  open = $state(false);

  /** To be made while a component is made. */
  constructor(view: () => View, table: () => TableInfo | null, place: string) {
    $effect(() => {
      const day = table()?.options["choose_on"] ?? 1;
      if (view().phase !== "mission" || view().day !== day || !table()) {
        this.open = false;
        return;
      }
      if (!isLeft(view()) || hasBeenShown(place)) return;
      this.open = true;
      try {
        localStorage.setItem(key(place), "1");
      } catch {
        // Without storage it opens again after a reload.
      }
    });
  }
}
