/**
 * Everything that the client itself knows of a language; its sentences are in the `.ftl` files of the Python package.
 * `wire.ts` lists which languages there are, so a language without a row here does not compile.
 */

import type { LANGUAGES } from "./wire";

export type Language = (typeof LANGUAGES)[number];

export interface LanguageFacts {
  /** Its name in itself: a reader lost in the wrong language must find the way out. */
  ownName: string;
  /** The accent in which it is read aloud. */
  accent: string;
}

export const LANGUAGE_FACTS: Record<Language, LanguageFacts> = {
  en: { ownName: "English", accent: "en-GB" },
  fr: { ownName: "Français", accent: "fr-FR" },
  da: { ownName: "Dansk", accent: "da-DK" },
};
