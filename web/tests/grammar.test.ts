import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import examples from "../../tests/words/grammar.json";
import { GRAMMAR } from "../src/grammar";

test.each(examples as [string, string, string][])("%s of %s is %s", (called, word, said) => {
  const bundle = new FluentBundle("fr", { functions: GRAMMAR, useIsolating: false });
  bundle.addResource(new FluentResource(`said = { ${called}($word) }`));
  expect(bundle.formatPattern(bundle.getMessage("said")!.value!, { word })).toBe(said);
});
