import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const home = fileURLToPath(new URL("../../src/turncoat", import.meta.url));

export const LANGUAGES = readdirSync(`${home}/words`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map((entry) => entry.name);

/** The spaces that belong to the sign after them (or before), where a language sets signs apart from words. */
const UNBROKEN: Record<string, RegExp> = {
  fr: /(?<=\S) (?=[:;!?»])|(?<=«) /g,
  da: /(?<=[\p{L}}]) (?=…)/gu,
};

/**
 * `words:en` is what the house says in English, with the names of the games; `words:en/the_traitors/table` what is said at
 * that table, `…/later` what is said there once play is under way, `…/screen` what its big screen says, `…/rules` what is read apart from play, `…/lesson` what
 * its lesson says, `…/finale` what is said at its end; `words:all` knows them all. The files lie with
 * the Python package. A line does not begin with the sign that ends the one before.
 */
export function words(): Plugin {
  const HOUSE = ["web", "seats"];
  const TOPICS: Record<string, string[]> = {
    table: ["table", "drawn"],
    later: ["later"],
    screen: ["screen"],
    rules: ["rules", "recap", "host"],
    lesson: ["lesson"],
    finale: ["finale"],
  };
  /** To these the house has something to say as well. */
  const SHARED = ["lesson", "finale"];
  const NAMES = /^(game|about)-.*(\n .*)*/gm;
  const games = readdirSync(`${home}/games`, { withFileTypes: true })
    .filter((entry) => existsSync(`${home}/games/${entry.name}/words`))
    .map((entry) => entry.name);
  const has = (game: string, topic: string): boolean =>
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
            ...read(`${home}/words`, HOUSE),
            ...games.map((name) => (read(of(name), ["table"]).join().match(NAMES) ?? []).join("\n")),
          ];
      const plain = texts.join("\n").replace(/\n{2,}/g, "\n");
      const unbroken = UNBROKEN[language!];
      const text = unbroken ? plain.replace(unbroken, "\u00a0") : plain;
      return `export default ${JSON.stringify(text)}`;
    },
  };
}
