import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { LANGUAGES } from "../src/languages.ts";

/** A little is left for the document and for what the server says of its games. */
const MOST = 92_000;

interface FirstFiles {
  scripts: string[];
  styles: string[];
  /** A file a language. */
  words: string[];
  fonts: string[];
}

/** The files that the first page needs in every language. */
export function firstFiles(bundle: Rolldown.OutputBundle): FirstFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const need = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== "chunk" || scripts.has(name)) return;
    scripts.add(name);
    file.viteMetadata?.importedCss.forEach((sheet) => styles.add(sheet));
    file.imports.forEach(need);
  };
  const files = Object.values(bundle);
  for (const file of files) if (file.type === "chunk" && file.isEntry) need(file.fileName);
  const words = files
    .filter((file) => file.type === "chunk" && /^\0words:\w\w$/.test(file.facadeModuleId ?? ""))
    .map((file) => file.fileName);
  const fonts = Object.keys(bundle).filter((name) => /(fraunces|source-sans-3)-shown.*\.woff2$/.test(name));
  return { scripts: [...scripts], styles: [...styles], words, fonts };
}

/** How much that is, compressed: said at every build, and too much fails it. A test measures it in a browser. */
export function firstPage(): Plugin {
  return {
    name: "first-page",
    generateBundle(_, bundle) {
      const size = (name: string): number => {
        const file = bundle[name]!;
        if (file.type === "chunk") return gzipSync(file.code).length;
        return name.endsWith(".woff2") ? file.source.length : gzipSync(file.source).length;
      };
      const sum = (names: string[]): number => names.reduce((all, name) => all + size(name), 0);
      const first = firstFiles(bundle);
      const [script, style, fonts] = [sum(first.scripts), sum(first.styles), sum(first.fonts)];
      const words = first.words.map(size);
      const total = script + style + fonts + Math.max(...words);
      const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
      this.info(
        `first page: ${kB(total)} compressed of ${kB(MOST)} allowed (script ${kB(script)}, ` +
          `style ${kB(style)}, typefaces ${kB(fonts)}, words ${words.map(kB).join(" / ")})`,
      );
      if (fonts === 0 || words.length !== LANGUAGES.length)
        this.error("first page: typefaces or words were not found");
      if (total > MOST) this.error(`first page: ${kB(total)} is more than ${kB(MOST)}`);
    },
  };
}

/** The typefaces of the first page start loading with the document: no text changes shape. */
export function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        firstFiles(bundle ?? {}).fonts.map((name) => ({
          tag: "link",
          attrs: { rel: "preload", href: `/${name}`, as: "font", type: "font/woff2", crossorigin: "" },
          injectTo: "head-prepend",
        })),
    },
  };
}
