import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { LANGUAGES, NO_BREAK } from "../src/languages.ts";

const home = fileURLToPath(new URL("../../src/turncoat", import.meta.url));

/**
 * Makes modules of the Fluent catalogues in the Python package, so that a page fetches only the words it needs:
 *
 * | module | words |
 * |---|---|
 * | `words:en` | of all pages, with the names of the games |
 * | `words:en/the_traitors/table` | of that game's table, from the start |
 * | `…/lobby` | of what comes before: options, presets, bots |
 * | `…/later` | of its table once play is under way |
 * | `…/bots` | of what bots say at its table, and in the chat beside it |
 * | `…/screen`, `…/rules`, `…/lesson`, `…/finale` | of its big screen, rules and recap, lesson, end |
 * | `words:all` | functions that import each of these |
 *
 * Spaces beside punctuation are made unbreakable where the language asks for it (`NO_BREAK`).
 */
export function words(): Plugin {
  const COMMON = ["web", "seats"];
  const TOPICS: Record<string, string[]> = {
    table: ["table", "drawn"],
    lobby: ["lobby"],
    later: ["later"],
    screen: ["screen"],
    rules: ["rules", "recap", "host"],
    lesson: ["lesson"],
    finale: ["finale"],
    bots: ["bots", "house"],
  };
  /** Topics of which the shared catalogues have a file too. */
  const SHARED = ["lesson", "finale", "bots"];
  const NAMES = /^(game|about)-.*(\n .*)*/gm;
  const games = readdirSync(`${home}/games`, { withFileTypes: true })
    .filter((entry) => existsSync(`${home}/games/${entry.name}/words`))
    .map((entry) => entry.name);
  const has = (game: string, topic: string): boolean =>
    topic === "bots" ||
    TOPICS[topic]!.some((file) => existsSync(`${home}/games/${game}/words/en/${file}.ftl`));
  const parts = LANGUAGES.flatMap((language) => [
    language,
    ...games.flatMap((game) =>
      Object.keys(TOPICS)
        .filter((topic) => has(game, topic))
        .map((topic) => `${language}/${game}/${topic}`),
    ),
  ]);
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0words:")) return undefined;
      const part = id.slice("\0words:".length);
      if (part === "all")
        return `export const catalogues = {${parts.map((one) => `"${one}": () => import("words:${one}")`).join()}}`;
      const [language, game, topic] = part.split("/");
      const read = (folder: string, topics: string[]): string[] =>
        topics
          .map((topic) => `${folder}/${language}/${topic}.ftl`)
          .filter((file) => existsSync(file))
          .map((file) => {
            this.addWatchFile(file);
            return readFileSync(file, "utf-8").replace(/^#.*\n/gm, "");
          });
      const of = (name: string): string => `${home}/games/${name}/words`;
      const texts = game
        ? [
            ...read(of(game), TOPICS[topic!]!),
            ...(SHARED.includes(topic!) ? read(`${home}/words`, TOPICS[topic!]!) : []),
          ]
        : [
            ...read(`${home}/words`, COMMON),
            ...games.map((name) => (read(of(name), ["table"]).join().match(NAMES) ?? []).join("\n")),
          ];
      const plain = texts.join("\n").replace(/\n{2,}/g, "\n");
      const spaces = NO_BREAK[language!];
      const text = spaces ? plain.replace(new RegExp(spaces, "g"), "\u00a0") : plain;
      return `export default ${JSON.stringify(text)}`;
    },
  };
}
