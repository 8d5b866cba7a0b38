import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** What the page gives to the link, as far as it needs it here. */
class Socket {
  static all: Socket[] = [];
  sent: Record<string, unknown>[] = [];
  texts: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.texts.push(text);
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.();
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const view = (phase: string) => ({ game: "g", phase, players: [], legal: [], awaited: false });
const line = (n: number) => ({ n, at: n, seat: 0, say: `line ${n}` });
const welcome = (more: object) => ({
  kind: "welcome",
  you: { seat: 0, role: "player", name: "Ann" },
  table: { code: "ABCD", game: "g", stage: "playing", seats: [] },
  epoch: "first",
  n: 3,
  view: view("three"),
  since: [],
  lines: [],
  chat: [],
  now: 0,
  ...more,
});

beforeEach(() => {
  Socket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "http:", host: "here", pathname: "/", search: "" });
  vi.stubGlobal("document", {
    visibilityState: "visible",
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    querySelector: () => null,
  });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve([{ game: "g" }]) }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function open() {
  const { Link } = await import("../../src/table/connection/link.svelte");
  const link = new Link("ABCD", "secret");
  const views: [string, boolean][] = [];
  const heard: number[] = [];
  link.onView(({ view: seen }, jump) => views.push([seen.phase, jump]));
  link.onLine(({ n }) => heard.push(n));
  return { link, views, heard };
}

function connect(message: object): Socket {
  const socket = Socket.all.at(-1)!;
  socket.onopen?.();
  socket.tell(message);
  return socket;
}

function drop(socket: Socket): void {
  socket.onclose?.();
  vi.advanceTimersByTime(1_000);
}

describe("the link", () => {
  it("resumes from the last view and the last line that it had", async () => {
    const { link, views, heard } = await open();
    const socket = connect(welcome({ lines: [line(1), line(2)] }));
    expect(socket.sent[0]).toMatchObject({ kind: "hello", epoch: null, seen: 0, heard: 0 });
    socket.tell({ kind: "lines", lines: [line(3)] });
    drop(socket);
    const again = connect(
      welcome({
        n: 5,
        view: view("five"),
        since: [4, 5].map((n) => ({ n, at: n, view: view(n === 4 ? "four" : "five") })),
        lines: [line(4)],
      }),
    );
    expect(again.sent[0]).toMatchObject({ epoch: "first", seen: 3, heard: 3 });
    expect(views).toEqual([
      ["three", true],
      ["four", false],
      ["five", false],
    ]);
    expect(heard).toEqual([1, 2, 3, 4]);
    expect(link.lines.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    link.hangUp();
  });

  it("takes the present view where the epoch is another, even if its number is the same", async () => {
    const { link, views } = await open();
    drop(connect(welcome({})));
    const socket = connect(welcome({ epoch: "second", view: view("present") }));
    expect(views.at(-1)).toEqual(["present", true]);
    socket.tell({ kind: "view", n: 4, at: 4, now: 4, view: view("next") });
    expect(views.at(-1)).toEqual(["next", false]);
    link.hangUp();
  });

  it("recalls earlier lines, also those missed in between", async () => {
    const { link } = await open();
    const socket = connect(welcome({ lines: [line(201), line(202)] }));
    expect(link.earlier).toBe(true);
    const recalled = link.recall();
    const asked = socket.sent.at(-1)!;
    expect(asked).toMatchObject({ kind: "recall", before: 201 });
    socket.tell({
      kind: "recalled",
      id: asked["id"],
      lines: Array.from({ length: 200 }, (_, i) => line(i + 1)),
    });
    await recalled;
    expect(link.lines).toHaveLength(202);
    expect(link.earlier).toBe(false);
    drop(socket);
    connect(welcome({ lines: [line(900), line(901)] }));
    expect(link.lines.map(({ n }) => n)).toEqual([900, 901]);
    expect(link.earlier).toBe(true);
    link.hangUp();
  });

  it("keeps nothing of what was said in a forgetful game", async () => {
    const { link, heard } = await open();
    const socket = connect(
      welcome({ table: { code: "ABCD", game: "g", stage: "playing", seats: [], forgetful: true } }),
    );
    socket.tell({ kind: "lines", lines: [line(1)] });
    expect(heard).toEqual([1]);
    expect(link.lines).toEqual([]);
    for (const n of [1, 2]) socket.tell({ kind: "chat", line: { n, seat: 0, name: "Ann", text: `${n}` } });
    expect(link.chat.map((said) => said.n)).toEqual([2]);
    link.hangUp();
  });

  describe("under cover", () => {
    const cover = (reply: number, ...news: object[]) => ({ kind: "cover", news, reply, now: 9, pad: "  " });
    const sizes = (socket: Socket) =>
      socket.texts.slice(1).map((text) => new TextEncoder().encode(text).length);

    it("sends one message of one size for each cover, whether or not there is something to ask", async () => {
      const { link, views } = await open();
      const socket = connect(welcome({ reply: 400 }));
      void link.act({ move: "murder", target: 3 });
      link.notifyTyping();
      expect(sizes(socket)).toEqual([]);
      socket.tell(cover(400));
      socket.tell(cover(400));
      void link.act({ move: "say", text: "Åh nej … “ikke” hende 🗡" });
      socket.tell(cover(400, { kind: "view", n: 4, at: 4, now: 4, view: view("next") }));
      expect(sizes(socket)).toEqual([400, 400, 400]);
      expect(socket.sent.slice(1).map((told) => (told["news"] as object[]).length)).toEqual([1, 0, 1]);
      expect(views.at(-1)).toEqual(["next", false]);
      expect(link.now()).toBeCloseTo(9, 1);
      link.hangUp();
    });

    it("is answered inside covers", async () => {
      const { link } = await open();
      const socket = connect(welcome({ reply: 400 }));
      const done = link.act({ move: "suspect", target: 3 });
      socket.tell(cover(400));
      const [asked] = socket.sent.at(-1)!["news"] as [{ id: string }];
      socket.tell(cover(400, { kind: "done", id: asked.id }));
      await done;
      link.hangUp();
    });

    it("sends what does not fit with the next cover, and the rest by itself when the cover is lifted", async () => {
      const { link } = await open();
      const socket = connect(welcome({ reply: 300 }));
      for (const each of ["a", "b", "c"]) void link.act({ move: "say", text: each.repeat(120) });
      socket.tell(cover(300));
      expect(sizes(socket)).toEqual([300]);
      socket.tell(cover(0));
      expect(socket.sent.slice(2).map((told) => told["kind"])).toEqual(["move", "move"]);
      void link.act({ move: "ready" });
      expect(socket.sent.at(-1)).toMatchObject({ kind: "move", move: { move: "ready" } });
      link.hangUp();
    });
  });

  it("sends everything in sizes that say little of what it asks for", async () => {
    const { link } = await open();
    const socket = Socket.all[0]!;
    socket.onopen?.();
    socket.tell(welcome({}));
    void link.act({ move: "stop", target: 3 });
    void link.act({ move: "claim", what: "is", about: 11, role: "traitor" });
    void link.act({ move: "say", text: "Æ".repeat(400) });
    link.speak();
    link.notifyTyping();
    const sizes = socket.texts.map((text) => new TextEncoder().encode(text).length);
    expect(sizes).toEqual([512, 512, 512, 1024, 512, 512]);
  });

  it("stands still with the clock of a server that cannot store anything, and goes on with it", async () => {
    const { link } = await open();
    const socket = connect(welcome({ now: 10 }));
    vi.advanceTimersByTime(2_000);
    expect(link.now()).toBeCloseTo(12);
    socket.tell({ kind: "store", waiting: true, stopped: false, now: 12 });
    expect(link.waiting).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(link.now()).toBeCloseTo(13);
    socket.tell({ kind: "store", waiting: true, stopped: true, now: 13.5 });
    vi.advanceTimersByTime(5_000);
    expect(link.now()).toBe(13.5);
    socket.tell({ kind: "store", waiting: false, stopped: false, now: 14 });
    vi.advanceTimersByTime(1_000);
    expect([link.waiting, link.now()]).toEqual([false, 15]);
    link.hangUp();
  });

  it("shows a reaction for a moment, and not for ever", async () => {
    const { link } = await open();
    const socket = connect(welcome({}));
    socket.tell({ kind: "reaction", seat: 1, name: "Bo", sign: "gasp" });
    socket.tell({ kind: "reaction", seat: 1, name: "Bo", sign: "gasp" });
    expect(link.reactions.items.map(({ name, sign }) => [name, sign])).toEqual([
      ["Bo", "gasp"],
      ["Bo", "gasp"],
    ]);
    vi.advanceTimersByTime(4_000);
    expect(link.reactions.items).toEqual([]);
    link.hangUp();
  });
});
