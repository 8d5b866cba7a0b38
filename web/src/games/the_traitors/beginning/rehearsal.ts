/** Rehearsals: quick seasons with a host and bots only, to learn the host's part. */

import { api } from "../../../api";
import { device, saveKeys } from "../../../device.svelte";
import { gameOf } from "../../../table/catalogue";
import { Link } from "../../../table/connection/link.svelte";
import type { TableInfo } from "../../../wire";

const GAME = "the-traitors";
const PLAYERS = 8;
const WITHOUT_CHARACTER = "random";

/** Create a table, seat bots, start the season, and return the table's code. */
export async function rehearse(name: string): Promise<string> {
  const made = await api.create({
    game: GAME,
    name,
    language: device.language,
    together: true,
    host: true,
    options: { host: "human", pace: "quick", clocks: false, days: 4 },
  });
  saveKeys(made.code, { token: made.token, seat: null, name });
  const bots = (await gameOf(GAME))?.bots.filter((bot) => bot !== WITHOUT_CHARACTER) ?? [];
  const link = new Link(made.code, made.token);
  try {
    const { seats } = await api.table(made.code);
    for (let seat = seats.length; seat < PLAYERS; seat += 1) await link.ask({ kind: "add_seat" });
    for (let seat = 0; seat < PLAYERS; seat += 1)
      await link.ask({ kind: "seat_bot", seat, bot: bots[seat % bots.length] ?? WITHOUT_CHARACTER });
    await link.ask({ kind: "start" });
  } finally {
    link.hangUp();
  }
  return made.code;
}

/** Tell whether the host is the only person at the table. */
export const isRehearsal = (table: TableInfo | null): boolean =>
  table?.host != null && table.seats.every((seat) => seat.kind === "bot");
