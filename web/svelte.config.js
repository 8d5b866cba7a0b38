import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Whose styles a mark belongs to. Short marks make small pages; where two are alike, the later one is longer. */
const marks = new Map();

/** @type {NonNullable<import("svelte/compiler").CompileOptions["cssHash"]>} */
function cssHash({ hash, css }) {
  const whole = hash(css);
  let length = 3;
  while ((marks.get(whole.slice(0, length)) ?? css) !== css) length += 1;
  const mark = whole.slice(0, length);
  marks.set(mark, css);
  return `svelte-${mark}`;
}

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } };
