import { describe, expect, it, vi } from "vitest";
import { bestVoice } from "../src/sound/voice";

vi.mock("../src/device.svelte", () => ({ device: {} }));

const voice = (name: string, lang: string, localService = true, byDefault = false) => ({
  name,
  lang,
  localService,
  default: byDefault,
});

describe("who tells aloud", () => {
  const best = (accent: string, ...voices: ReturnType<typeof voice>[]) => bestVoice(voices, accent)?.name;

  it("speaks the language, whatever else there is", () => {
    expect(best("da-DK", voice("Ann", "en-GB"), voice("Bo", "da-DK"), voice("Dag", "dav-KE"))).toBe("Bo");
    expect(best("da-DK", voice("Ann", "en-GB", true, true))).toBeUndefined();
    expect(best("fr-FR")).toBeUndefined();
  });

  it("is the device's own before one that is made elsewhere", () => {
    expect(best("en-GB", voice("Cloud", "en-GB", false, true), voice("Here", "en-US"))).toBe("Here");
    expect(best("en-GB", voice("Cloud", "en-GB", false))).toBe("Cloud");
  });

  it("has the accent, as Android writes it too; among equals the owner's choice", () => {
    expect(best("fr-FR", voice("Québec", "fr-CA", true, true), voice("Paris", "fr_FR"))).toBe("Paris");
    expect(best("fr-FR", voice("One", "fr-FR"), voice("Two", "fr-FR", true, true))).toBe("Two");
  });
});
