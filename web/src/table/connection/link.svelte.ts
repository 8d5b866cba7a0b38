/**
 * The line to a table: one socket that mends itself.
 *
 * Views are numbered within an epoch, the table's stay in one server's memory: after a drop we say the last number seen
 * and are told what was missed, or get the present view where the epoch is another. Lines of talk are numbered for
 * good. A request keeps its id until it is answered, so that asking again after a drop is harmless.
 *
 * While our seat is covered (at night, in a game where traffic would give people away) nothing is sent by itself: each
 * `cover` of the server is answered with one of ours, always of the same size, which carries what there is to ask.
 */

import { Refused } from "../../api";
import { device, randomHex } from "../../device.svelte";
import { rememberFaces } from "../../faces.svelte";
import { say } from "../../say.svelte";
import {
  BLOCK_BYTES,
  MOST_COVERED,
  type ChatLine,
  type Closing,
  type Cover,
  type Done,
  type FromClient,
  type FromServer,
  type Line,
  type Reacted,
  type EarlierLines,
  type NumberedView,
  type TableInfo,
  type View,
  type Welcome,
  type You,
} from "../../wire";
import { ExpiringList } from "../../timing/expiring-list.svelte";
import type { Feed, Move, OnLine, OnView } from "./feed";

export type Status = "connecting" | "open" | "lost" | "ended";
type Wish = FromClient extends infer M ? (M extends { id?: string | null } ? Omit<M, "id"> : never) : never;

type Answer = Done | EarlierLines;

/** A reaction, told apart from others like it. */
export interface RecentReaction extends Omit<Reacted, "kind"> {
  key: number;
}

interface Pending {
  text: string;
  resolve: (answer: Answer) => void;
  reject: (refused: Refused) => void;
}

const QUIET = 9_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const TYPING = 3_000;
const REACTION = 4_000;
const MOST_REACTIONS = 6;
const bytes = (text: string): number => new TextEncoder().encode(text).length;
/** Pad a message with blanks, so that its size says little about its content. */
const pad = (text: string): string => text + " ".repeat(-bytes(text) & (BLOCK_BYTES - 1));
/** Refusals of a hello that have to do with the moment: the next try may succeed. */
const PASSING = new Set(["too_many_connections", "hello_late", "too_fast", "not_read", "table_newer"]);

export class Link implements Feed {
  status = $state<Status>("connecting");
  /** The reason why the connection ended for good: the server's, or a refusal of our hello. */
  ended = $state.raw<{ code: string; text: string } | null>(null);
  you = $state.raw<You | null>(null);
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  /** The number of the latest view, in the present epoch. */
  n = $state(0);
  /** The lines of talk that were received here. */
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The seat that is typing; null for nobody, and for somebody without a seat. */
  typist = $state<number | null>(null);
  /** Signs that somebody has just made; each is gone after a moment. */
  readonly reactions = new ExpiringList<RecentReaction>(REACTION, MOST_REACTIONS);
  /** A newer client is being served than the one that runs here. */
  stale = $state(false);
  /** The server cannot store anything at present: moves are refused until it can. */
  waiting = $state(false);
  /** Connected at least once: a later loss is a loss, not a slow start. */
  met = $state(false);

  private socket: WebSocket | null = null;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private epoch: string | null = null;
  /** The number of the last line of talk. */
  private heard = 0;
  private lastSign = 0;
  private ahead = 0;
  /** Where the match's clock stands, while it stands still. */
  private stopped: number | null = null;
  /** How often the server has let this device in. */
  welcomes = 0;
  private pending = new Map<string, Pending>();
  private listeners = new Set<Parameters<OnView>[0]>();
  private lineListeners = new Set<Parameters<OnLine>[0]>();
  private typingEnds: ReturnType<typeof setTimeout> | undefined;
  private hung = false;
  private reacted = 0;
  /** The others had played on already when we came: we are here to look back. */
  lookingBack = false;
  /** The size of our covers while our seat is covered; otherwise 0. */
  private cover = 0;
  /** What waits for the next of them. */
  private hushed: string[] = [];

  constructor(
    readonly code: string,
    private token: string,
  ) {
    addEventListener("online", this.wake);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  /** Whether talk must not be kept, because the game is forgetful. */
  private get forgets(): boolean {
    return this.table?.forgetful === true && this.table.stage === "playing";
  }

  /** The match's clock, in seconds since its start. */
  now(): number {
    return this.stopped ?? performance.now() / 1000 + this.ahead;
  }

  readonly chapter = 0;

  /** Hear every view in order, also those that were missed. */
  readonly onView: OnView = (listener) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Hear every line of talk once, as it is said. */
  readonly onLine: OnLine = (listener) => {
    this.lineListeners.add(listener);
    return () => this.lineListeners.delete(listener);
  };

  /** Our place at the table: a seat, the host's, or none. */
  get position(): number | "host" | null {
    return this.you?.role === "host" ? "host" : (this.you?.seat ?? null);
  }

  /** Ask for something; the answer comes when it is on disk, or a refusal in words. */
  ask(wish: Wish): Promise<Done> {
    return this.request(wish) as Promise<Done>;
  }

  /** Whether something was said before the first line that is here. */
  get earlier(): boolean {
    return (this.lines[0]?.n ?? 1) > 1;
  }

  /** Fetch lines of talk from before the first one that is here. */
  async recall(): Promise<void> {
    const before = this.lines[0]?.n ?? 1;
    const { lines } = (await this.request({ kind: "recall", before })) as EarlierLines;
    const first = this.lines[0]?.n ?? 1;
    this.lines = [...lines.filter((line) => line.n < first), ...this.lines];
  }

  private request(wish: Wish): Promise<Answer> {
    const id = randomHex(8);
    const text = JSON.stringify({ ...wish, id });
    return new Promise((resolve, reject) => {
      this.pending.set(id, { text, resolve, reject });
      if (this.status === "open") this.send(text);
    });
  }

  async act(move: Move): Promise<void> {
    await this.ask({ kind: "move", move });
  }

  notifyTyping(): void {
    if (this.status === "open" && !this.cover) this.tell({ kind: "typing" });
  }

  speak(): void {
    if (this.status === "open") this.send(JSON.stringify({ kind: "language", language: device.language }));
  }

  /** Come back to a seat that was opened elsewhere. */
  reopen(): void {
    this.ended = null;
    this.status = "connecting";
    this.tries = 0;
    this.open();
  }

  hangUp(): void {
    this.hung = true;
    clearTimeout(this.typingEnds);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.wake);
    this.clear();
  }

  private send(text: string): void {
    if (this.cover) this.hushed.push(text);
    else this.socket?.send(pad(text));
  }

  /** One of ours for one of theirs: its size tells nothing, nor does its moment. */
  private reply({ reply }: Cover): void {
    this.cover = reply;
    if (!reply) {
      for (const text of this.hushed.splice(0)) this.send(text);
      return;
    }
    const coverMessage = (news: string[], blanks: number) =>
      `{"kind":"cover","news":[${news.join(",")}],"pad":"${" ".repeat(Math.max(0, blanks))}"}`;
    const news: string[] = [];
    for (const next of this.hushed.slice(0, MOST_COVERED)) {
      if (news.length > 0 && bytes(coverMessage([...news, next], 0)) > reply) break;
      news.push(next);
    }
    this.hushed.splice(0, news.length);
    this.socket?.send(coverMessage(news, reply - bytes(coverMessage(news, 0))));
  }

  private tell(message: FromClient): void {
    this.socket?.send(pad(JSON.stringify(message)));
  }

  private clear(): void {
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  private open(): void {
    this.clear();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.code)}`);
    this.socket = socket;
    this.lastSign = performance.now();
    socket.onopen = () =>
      this.tell({
        kind: "hello",
        table: this.code,
        token: this.token,
        epoch: this.epoch,
        seen: this.n,
        heard: this.heard,
        language: device.language,
      });
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.lost();
    this.pulse = setInterval(() => this.check(), QUIET / 3);
  }

  private check(): void {
    const silence = performance.now() - this.lastSign;
    if (silence > 2 * QUIET) this.lost();
    else if (silence > QUIET && this.status === "open")
      this.tell({ kind: "ping", t: performance.now() / 1000 });
  }

  private lost(): void {
    this.clear();
    if (this.hung || this.ended) return;
    this.status = "lost";
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries, LONGEST_WAIT);
    this.tries += 1;
    this.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  private drop = (): void => {
    if (this.status !== "ended") this.lost();
  };

  private wake = (): void => {
    if (this.ended || document.visibilityState === "hidden") return;
    if (this.status !== "open") {
      this.tries = 0;
      this.open();
    } else {
      this.tell({ kind: "ping", t: performance.now() / 1000 });
    }
  };

  private end(code: string, text: string): void {
    this.ended = { code, text };
    this.status = "ended";
    this.clear();
    for (const { reject } of this.pending.values()) reject(new Refused(code, text));
    this.pending.clear();
  }

  private setClock(now: number): void {
    this.ahead = now - performance.now() / 1000;
  }

  private hear(message: FromServer): void {
    this.lastSign = performance.now();
    switch (message.kind) {
      case "welcome":
        this.welcomed(message);
        break;
      case "lines":
        this.listen(message.lines);
        break;
      case "recalled":
        this.answered(message.id)?.resolve(message);
        break;
      case "view":
        this.setClock(message.now);
        this.see(message);
        break;
      case "table":
        this.table = message.table;
        rememberFaces(message.table);
        break;
      case "chat":
        if (this.forgets) this.chat = [message.line];
        else if (!this.chat.some((line) => line.n === message.line.n))
          this.chat = [...this.chat, message.line];
        if (this.typist === message.line.seat) this.typist = null;
        break;
      case "typing":
        this.typist = message.seat;
        clearTimeout(this.typingEnds);
        this.typingEnds = setTimeout(() => (this.typist = null), TYPING);
        break;
      case "reaction":
        this.react(message);
        break;
      case "cover":
        this.reply(message);
        for (const news of message.news) this.hear(news as unknown as FromServer);
        this.setClock(message.now);
        break;
      case "pong":
        this.setClock(message.now);
        break;
      case "store":
        this.waiting = message.waiting;
        this.stopped = message.stopped ? message.now : null;
        this.setClock(message.now);
        break;
      case "done":
        this.answered(message.id)?.resolve(message);
        break;
      case "refused":
        if (message.id === null && this.status !== "open") this.turnedAway(message);
        else this.answered(message.id)?.reject(new Refused(message.code, message.text));
        break;
      case "closing":
        this.closing(message);
        break;
    }
  }

  private welcomed(message: Welcome): void {
    const again = this.met && this.status !== "open";
    if (!this.met) this.lookingBack = Boolean(message.table.rematch);
    this.waiting = false;
    this.stopped = null;
    const sameEpoch = message.epoch === this.epoch;
    this.setClock(message.now);
    this.you = message.you;
    this.table = message.table;
    rememberFaces(message.table);
    this.chat = message.chat;
    this.listen(message.lines);
    for (const seen of message.since) this.see(seen);
    if (message.view && !(sameEpoch && message.n === this.n))
      this.show({ n: message.n, at: message.now, view: message.view }, true);
    this.epoch = message.epoch;
    this.view = message.view;
    this.n = message.n;
    this.status = "open";
    this.met = true;
    this.tries = 0;
    this.welcomes++;
    this.cover = message.reply ?? 0;
    this.hushed = [];
    for (const { text } of this.pending.values()) this.send(text);
    if (again) void this.compare();
  }

  /** Lines that are new here. Where some between were missed, the earlier ones wait to be recalled. */
  private listen(lines: Line[]): void {
    const fresh = lines.filter((line) => line.n > this.heard);
    const first = fresh[0];
    if (!first) return;
    const kept = first.n === this.heard + 1 ? this.lines : [];
    this.heard = fresh.at(-1)?.n ?? this.heard;
    this.lines = this.forgets ? [] : [...kept, ...fresh];
    for (const line of fresh) for (const listener of this.lineListeners) listener(line);
  }

  private react({ seat, name, sign }: Reacted): void {
    this.reacted += 1;
    const seen = { key: this.reacted, seat, name, sign };
    this.reactions.add(seen);
  }

  private see(seen: NumberedView): void {
    if (seen.n > this.n) this.show(seen, false);
  }

  private show(seen: NumberedView, jump: boolean): void {
    this.n = seen.n;
    this.view = seen.view;
    for (const listener of this.listeners) listener(seen, jump);
  }

  private answered(id: string | null): Pending | undefined {
    const waiting = this.pending.get(id ?? "");
    this.pending.delete(id ?? "");
    return waiting;
  }

  private turnedAway(message: { code: string; text: string }): void {
    if (PASSING.has(message.code)) this.lost();
    else this.end(message.code, message.text);
  }

  private closing(message: Closing): void {
    if (message.code === "restart") this.lost();
    else this.end(message.code, message.text || say("web-closed"));
  }

  /** After a drop the server may serve a newer client: its script then has another name. */
  private async compare(): Promise<void> {
    const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
    if (!own || !import.meta.env.PROD) return;
    try {
      const page = await (await fetch("/", { cache: "no-store" })).text();
      if (page.includes("<script") && !page.includes(new URL(own.src).pathname)) this.stale = true;
    } catch {
      // Asked again after the next drop.
    }
  }
}
