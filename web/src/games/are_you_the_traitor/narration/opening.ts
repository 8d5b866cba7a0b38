/** The steps of an opening (AT-7). They depend on public facts only, never on the deal. */

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

/** Tell whether the opening shows somebody a secret (AT-5, AT-6); only then are eyes closed. */
export const isShown = (view: Pick<View, "key_shown" | "traitors_meet">): boolean =>
  view.key_shown || view.traitors_meet;

/** Return the steps. The story of the Key is told once; eyes are closed only if `isShown`. */
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
