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
  await import("../src/table/fairness/sha256"); // what is loaded late by itself is there
  forgetKeys("ABCD");
  expect(keysOf("ABCD")).toBeNull();
  // Of the token only the SHA-256 stays, which opens no seat.
  const hash = "h.da0f2b0f2e3666c370a762f4e8724b36d437316107951426d154231866ca89c6";
  await vi.waitFor(() => expect(lastToken("ABCD")).toBe(hash));
  expect(Object.keys(localStorage).filter((key) => key.endsWith("ABCD"))).toEqual(["turncoat.was.ABCD"]);
  expect(localStorage.getItem("turncoat.was.ABCD")).not.toContain("secret");
  expect(Object.keys(localStorage).filter((key) => key.endsWith("WXYZ"))).toHaveLength(4);
});

it("keeps a pass to watch that was given up, so that it ends when its holder sits down", async () => {
  const { forgetKeys, lastToken, saveKeys } = await import("../src/device.svelte");
  saveKeys("ABCD", { token: "w.pass", commitment: "c" } as never);
  forgetKeys("ABCD");
  expect(lastToken("ABCD")).toBe("w.pass");
});
