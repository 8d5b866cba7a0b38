import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const FIRST_PAGE = 120_000;
const LANGUAGES = readdirSync(new URL("../src/turncoat/words", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map((entry) => entry.name);

/**
 * `words:en` is every catalogue of English that a table needs, `words:en/rules` the rules of the games: the
 * files lie with the Python package, in `words/` for all and in each game's folder for its own. A French line does
 * not begin with the sign that ends the one before.
 */
function words(): Plugin {
  const home = fileURLToPath(new URL("../src/turncoat", import.meta.url));
  const TABLE = ["web", "table", "drawn"];
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : undefined),
    load(id) {
      const [, language, rules] = /^\0words:(\w+)(\/rules)?$/.exec(id) ?? [];
      if (!language) return undefined;
      const folders = readdirSync(`${home}/games`, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => `${home}/games/${entry.name}/words`);
      const files = [`${home}/words`, ...folders]
        .flatMap((folder) => (rules ? ["rules"] : TABLE).map((topic) => `${folder}/${language}/${topic}.ftl`))
        .filter((file) => existsSync(file));
      for (const file of files) this.addWatchFile(file);
      const plain = files.map((file) => readFileSync(file, "utf-8").replace(/^#.*\n/gm, "")).join("\n");
      const text = language === "fr" ? plain.replace(/(?<=\S) (?=[:;!?»])|(?<=«) /g, "\u00a0") : plain;
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

/** The first page's script and style, compressed: said at every build, and too much fails it. */
function firstPage(): Plugin {
  return {
    name: "first-page",
    generateBundle(_, bundle) {
      const size = (name: string): number => {
        const file = bundle[name];
        if (!file) return 0;
        return gzipSync(file.type === "chunk" ? file.code : file.source).length;
      };
      const needed = new Set<string>();
      const need = (name: string): void => {
        const file = bundle[name];
        if (!file || needed.has(name)) return;
        needed.add(name);
        if (file.type === "chunk") file.imports.forEach(need);
      };
      for (const file of Object.values(bundle))
        if (file.type === "chunk" && file.isEntry) need(file.fileName);
      const style = Object.keys(bundle).filter((name) => name.endsWith(".css"));
      const words = LANGUAGES.map((language) =>
        Object.values(bundle)
          .filter((file) => file.type === "chunk" && file.facadeModuleId === `\0words:${language}`)
          .reduce((sum, file) => sum + size(file.fileName), 0),
      );
      const script = [...needed].reduce((sum, name) => sum + size(name), 0);
      const styles = style.reduce((sum, name) => sum + size(name), 0);
      const total = script + styles + Math.max(...words);
      const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
      this.info(
        `first page: ${kB(total)} compressed of ${kB(FIRST_PAGE)} allowed ` +
          `(script ${kB(script)}, style of all pages ${kB(styles)}, words ${words.map(kB).join(" / ")})`,
      );
      if (Math.min(...words) === 0) this.error("first page: the words of a language were not found");
      if (total > FIRST_PAGE) this.error(`first page: ${kB(total)} is more than ${kB(FIRST_PAGE)}`);
    },
  };
}

/** The two typefaces of the first page start loading with the document: no text changes shape. */
function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => /(fraunces|source-sans-3)-latin-wght-normal.*\.woff2$/.test(name))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${name}`, as: "font", type: "font/woff2", crossorigin: "" },
            injectTo: "head-prepend",
          })),
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [svelte(), words(), firstPage(), preloadFonts()],
  build: {
    outDir: "../src/turncoat/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": "http://127.0.0.1:8600",
      "/ws": { target: "ws://127.0.0.1:8600", ws: true },
    },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
