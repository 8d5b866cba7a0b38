/** Requests to the server, and refusals in words. */

import { device, lastToken } from "./device.svelte";
import { say } from "./say.svelte";
import type { Game } from "./table/catalogue";
import type { AnyView, Move } from "./table/connection/feed";
import type { Schemas } from "./table/plain/schema";
import type {
  Rematch,
  CalendarAddress,
  Line,
  NewTable,
  OpenTable,
  Refusal,
  Replay,
  PlaceToken,
  Step,
  TableInfo,
  View,
} from "./wire";

export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** The sentence to show for anything that went wrong. */
export function reason(error: unknown): string {
  return error instanceof Refused ? error.message : say("web-trouble");
}

async function ask<T>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: unknown,
  token?: string,
): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": device.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: "no-store",
    });
  } catch {
    throw new Refused("unreachable", say("web-unreachable"));
  }
  if (answer.status === 204) return undefined as T;
  if (answer.ok) return (await answer.json()) as T;
  const told = (await answer.json().catch(() => ({}))) as Partial<Refusal>;
  throw new Refused(told.code ?? `http_${answer.status}`, told.text ?? say("web-trouble"));
}

/** A replay in the types of its game. */
export interface Replayed<V extends AnyView = View, L extends Line = Line, M = Move> extends Omit<
  Replay,
  "steps" | "lines"
> {
  steps: (Omit<Step, "view" | "move"> & { view: V; move: M | null })[];
  lines: L[];
}

const at = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

export const api = {
  games: () => ask<Game[]>("GET", "/api/games"),
  shapes: (game: string) => ask<{ $defs: Schemas }>("GET", `/api/games/${encodeURIComponent(game)}/schema`),
  tables: () => ask<OpenTable[]>("GET", "/api/tables"),
  create: (wish: NewTable) => ask<PlaceToken>("POST", "/api/tables", wish),
  createOnScreen: (game: string) => ask<PlaceToken>("POST", "/api/screens", { game }),
  table: (code: string) => ask<TableInfo>("GET", at(code)),
  join: (code: string) => ask<PlaceToken>("POST", `${at(code)}/join`, device.self(), lastToken(code)),
  host: (code: string) => ask<PlaceToken>("POST", `${at(code)}/host`, device.self(), lastToken(code)),
  watch: (code: string, name: string) =>
    ask<PlaceToken>(
      "POST",
      `${at(code)}/watch`,
      { ...(name ? { name } : {}), language: device.language },
      lastToken(code),
    ),
  screen: (code: string) => ask<PlaceToken>("POST", `${at(code)}/screen`),
  shareCalendar: (code: string, token: string) =>
    ask<CalendarAddress>("POST", `${at(code)}/calendar`, undefined, token),
  unshareCalendar: (code: string, token: string) =>
    ask<void>("DELETE", `${at(code)}/calendar`, undefined, token),
  rematch: (code: string, token: string, game?: string) =>
    ask<Rematch>("POST", `${at(code)}/rematch`, game ? { game } : undefined, token),
  replay: <V extends AnyView = View, L extends Line = Line, M = Move>(code: string, viewer: string) =>
    ask<Replayed<V, L, M>>("GET", `${at(code)}/replay?viewer=${encodeURIComponent(viewer)}`),
  logAddress: (code: string) => `${at(code)}/log`,
};
