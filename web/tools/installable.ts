import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { firstFiles } from "./first_page.ts";
import { LANGUAGES } from "../src/languages.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const icon = (name: string, size: number, purpose: string): object => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** The icons for a phone's home screen. */
function manifest(language: string): object {
  const said = readFileSync(at(`../../src/turncoat/words/${language}/web.ftl`), "utf-8");
  return {
    id: "/",
    name: "Turncoat",
    short_name: "Turncoat",
    description: /^web-tagline = (.*)$/m.exec(said)?.[1],
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#0c1411",
    theme_color: "#0c1411",
    categories: ["games"],
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("icon-cut-512", 512, "maskable"),
    ],
  };
}

/** What makes the client installable: icons, a manifest a language, and the worker that keeps the shell. */
export function installable(): Plugin {
  return {
    name: "installable",
    apply: "build",
    enforce: "post", // once it is settled which files there are
    generateBundle(_, bundle) {
      const { scripts, styles, words, fonts } = firstFiles(bundle);
      const kept = [...scripts, ...styles, ...words, ...fonts].sort().map((name) => `/${name}`);
      const shell = JSON.stringify(["/", "/theme.js", "/favicon.svg", ...kept]);
      const worker = readFileSync(at("./worker.js"), "utf-8")
        .replace('["__SHELL__"]', shell)
        .replace("__VERSION__", createHash("sha256").update(shell).digest("hex").slice(0, 12));
      const emit = (fileName: string, source: string | Uint8Array): void => {
        this.emitFile({ type: "asset", fileName, source });
      };
      emit("worker.js", worker);
      for (const language of LANGUAGES)
        emit(`manifest.${language}.webmanifest`, JSON.stringify(manifest(language)));
      for (const name of readdirSync(at("../made")).filter((one) => one.endsWith(".png")))
        emit(name, readFileSync(at(`../made/${name}`)));
    },
  };
}
