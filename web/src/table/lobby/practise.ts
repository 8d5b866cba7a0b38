/** A table for one person and bots, dealt at once. */

import { api } from "../../api";
import { device, saveKeys } from "../../device.svelte";
import { place } from "../../router.svelte";
import { requestAutoStart } from "./auto-start";

/** Make a table with bots in all other seats. It is played as if far apart, so that bots talk on the screen. */
export async function practise(game: string): Promise<void> {
  const self = device.self();
  const made = await api.create({ game, ...self, bots: true, together: false });
  device.save();
  saveKeys(made.code, { token: made.token, seat: made.seat, name: self.name });
  requestAutoStart(made.code);
  place.go(`/table/${made.code}`, { replace: place.path !== "/" });
}
