import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { groups } from "./tools/chunks.ts";
import { firstPage, preloadFonts } from "./tools/first_page.ts";
import { installable } from "./tools/installable.ts";
import { words } from "./tools/words.ts";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [svelte(), words(), firstPage(), preloadFonts(), installable()],
  build: {
    outDir: "../src/turncoat/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups, includeDependenciesRecursively: false },
      },
    },
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
