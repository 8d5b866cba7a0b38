import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it("with plain words a picture is said by its name, and a number is a number, trap or not (SR-5)", async () => {
  const { saidText } = await import("../../src/games/scatty_rogues/words");
  expect(saidText({ seat: 0, say: "5" }, true)).toBe("5");
  expect(saidText({ seat: 0, say: "6" }, true)).toBe("6");
  expect(saidText({ seat: 0, say: "parrot" }, true)).toBe("sr-trap-name");
  expect(saidText({ seat: 0, say: "parrot" }, false)).toBe("parrot");
});
