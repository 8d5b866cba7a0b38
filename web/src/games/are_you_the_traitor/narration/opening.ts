/** AT-7: the steps of an opening. The number of players and the edition decide them, never the deal. */

import { KEYHOLDER_SHOWN_FROM, TRAITORS_MEET_FROM } from "../view";

export type Manner = "off" | "plain" | "ceremony";
export type Step =
  | "round"
  | "wizards"
  | "look"
  | "key"
  | "traitors"
  | "close"
  | "key-open"
  | "key-close"
  | "traitors-open"
  | "traitors-close"
  | "open"
  | "begin";

export function opening(players: number, edition: string, manner: Manner): Step[] {
  const key = players >= KEYHOLDER_SHOWN_FROM;
  const meet = players >= (TRAITORS_MEET_FROM[edition] ?? Infinity);
  const shown: Step[] =
    manner === "ceremony"
      ? [
          "close",
          ...(key ? (["key-open", "key-close"] as const) : []),
          ...(meet ? (["traitors-open", "traitors-close"] as const) : []),
          "open",
        ]
      : [...(key ? (["key"] as const) : []), ...(meet ? (["traitors"] as const) : [])];
  return ["round", "wizards", "look", ...shown, "begin"];
}
