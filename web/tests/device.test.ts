import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal(
    "localStorage",
    new Proxy(storage, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

it("forgets a seat with the notes that were written there, and no other table's", async () => {
  const { forgetKeys, keysOf, lastToken, saveKeys } = await import("../src/device.svelte");
  for (const code of ["ABCD", "WXYZ"]) {
    saveKeys(code, { token: `secret of ${code}`, commitment: "c" } as never);
    for (const what of ["notes", "suspicions", "host-notes"])
      localStorage.setItem(`turncoat.${what}.${code}`, "Bo?");
  }
  forgetKeys("ABCD");
  expect(Object.keys(localStorage).filter((key) => key.endsWith("ABCD"))).toEqual(["turncoat.was.ABCD"]);
  expect(keysOf("ABCD")).toBeNull();
  expect(lastToken("ABCD")).toBe("secret of ABCD");
  expect(Object.keys(localStorage).filter((key) => key.endsWith("WXYZ"))).toHaveLength(4);
});
