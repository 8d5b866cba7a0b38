import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OnView } from "../../src/table/connection/feed";
import type { View } from "../../src/wire";

const view = (phase: string, awaited: boolean, more: object = {}): View =>
  ({ game: "g", phase, awaited, players: [], legal: [], ...more }) as unknown as View;

let posted: { title: string; body: string; tag: string }[] = [];
let shown: { visibilityState: string };

class Notification {
  static permission = "granted";
  static requestPermission = vi.fn(() => Promise.resolve("granted"));
  constructor(title: string, more: { body: string; tag: string }) {
    posted.push({ title, ...more });
  }
}

beforeEach(() => {
  posted = [];
  shown = { visibilityState: "hidden" };
  Notification.permission = "granted";
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("location", { protocol: "http:", host: "here", pathname: "/", search: "" });
  vi.stubGlobal("document", {
    get visibilityState() {
      return shown.visibilityState;
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    documentElement: { dataset: {} },
    querySelector: () => null,
  });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("addEventListener", () => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function table(clock: "seconds" | "calendar" = "calendar", wanted = true) {
  const { remind } = await import("../../src/table/menu/reminders.svelte");
  const { device } = await import("../../src/device.svelte");
  device.reminders = wanted;
  const listeners = new Set<Parameters<OnView>[0]>();
  const link = {
    code: "KQXT",
    view: view("mission", false),
    table: { clock } as never,
    onView: (listener: Parameters<OnView>[0]) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const end = remind(link);
  const see = async (next: View): Promise<void> => {
    for (const listener of listeners) listener({ n: 1, at: 0, view: next }, false);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { see, end };
}

describe("reminders", () => {
  it("call when something new is asked, and once", async () => {
    const { see } = await table();
    await see(view("round_table", false, { stage: "talk" }));
    expect(posted).toHaveLength(0);
    await see(view("round_table", true, { stage: "vote" }));
    await see(view("round_table", true, { stage: "vote" }));
    expect(posted).toHaveLength(1);
    await see(view("conclave", true, { part: 1 }));
    await see(view("conclave", true, { part: 2 }));
    expect(posted).toHaveLength(3);
  });

  it("say the same whatever is asked: no phase, no role, no name", async () => {
    const { see } = await table();
    const traitor = { part: 1, identity: "traitor", fellows: [2], letter: false };
    const tempted = { part: 2, identity: "loyal", fellows: [], letter: true };
    await see(view("conclave", true, traitor));
    await see(view("conclave", true, tempted));
    await see(view("round_table", true, { stage: "vote", out: { "3": { how: "murdered" } } }));
    expect(new Set(posted.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(posted[0]).toEqual({ title: "web-table-title", body: "web-reminder", tag: "KQXT" });
  });

  it("have no notice of their own for a letter, a decision of others or a change of mind", async () => {
    const { see } = await table();
    await see(view("conclave", true, { part: 2, letter: false }));
    await see(view("conclave", true, { part: 2, letter: true }));
    await see(view("conclave", true, { part: 2, decisions: { "1": { move: "murder" } } }));
    expect(posted).toHaveLength(1);
  });

  it("are for pages nobody looks at, where they are wanted and allowed, in matches that last for days", async () => {
    shown.visibilityState = "visible";
    await (await table()).see(view("conclave", true, { part: 1 }));
    shown.visibilityState = "hidden";
    await (await table("seconds")).see(view("conclave", true, { part: 1 }));
    await (await table("calendar", false)).see(view("conclave", true, { part: 1 }));
    Notification.permission = "denied";
    await (await table()).see(view("conclave", true, { part: 1 }));
    expect(posted).toHaveLength(0);
  });

  it("end with the page", async () => {
    const { see, end } = await table();
    end();
    await see(view("conclave", true, { part: 1 }));
    expect(posted).toHaveLength(0);
  });

  it("are asked for, and remembered only if they were allowed", async () => {
    const { allow } = await import("../../src/table/menu/reminders.svelte");
    const { device } = await import("../../src/device.svelte");
    Notification.requestPermission.mockResolvedValueOnce("denied");
    expect(await allow()).toBe("denied");
    expect(device.reminders).toBe(false);
    expect(await allow()).toBe("granted");
    expect(device.reminders).toBe(true);
  });
});
