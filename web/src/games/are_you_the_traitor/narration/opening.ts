/** AT-7: the steps of an opening. What is public decides them, never the deal. */

import type { View } from "../view";

export type Manner = "off" | "plain" | "ceremony";
export type Step =
  | "story"
  | "story-guards"
  | "story-evil"
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

/** Whether somebody is shown something, for which eyes can be closed (AT-5, AT-6). */
export const isShown = (view: Pick<View, "key_shown" | "traitors_meet">): boolean =>
  view.key_shown || view.traitors_meet;

/** The story of the Key is told once. Eyes are closed only where somebody is shown something (AT-5, AT-6). */
export function opening(
  view: Pick<View, "key_shown" | "traitors_meet" | "dealing">,
  manner: Manner,
  story = view.dealing === 1,
): Step[] {
  const { key_shown: key, traitors_meet: meet } = view;
  const shown: Step[] =
    manner === "ceremony" && isShown(view)
      ? [
          "close",
          ...(key ? (["key-open", "key-close"] as const) : []),
          ...(meet ? (["traitors-open", "traitors-close"] as const) : []),
          "open",
        ]
      : [...(key ? (["key"] as const) : []), ...(meet ? (["traitors"] as const) : [])];
  const tale: Step[] = story ? ["story", "story-guards", "story-evil"] : [];
  return [...tale, "round", "wizards", "look", ...shown, "begin"];
}
