// Written by `python -m turncoat.server.wire.typescript` from `words/languages.py`.

export const LANGUAGES = ["en", "fr", "da"] as const
export type Language = (typeof LANGUAGES)[number]

/** A language's name in itself, and the accent in which it is read aloud. */
export const LANGUAGE_FACTS = {
  "en": {
    "ownName": "English",
    "accent": "en-GB"
  },
  "fr": {
    "ownName": "Français",
    "accent": "fr-FR"
  },
  "da": {
    "ownName": "Dansk",
    "accent": "da-DK"
  }
}

/** By language, a regular expression: the spaces beside punctuation that must not break. For the build. */
export const NO_BREAK: Record<string, string> = {
  "fr": "(?<=\\S) (?=[:;!?»])|(?<=«) ",
  "da": "(?<=[^\\s=\\]]) (?=…)"
}
