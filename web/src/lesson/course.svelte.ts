/** A lesson under way: it stands where a match stands at a real table, and waits for the learner instead of a clock. */

import { Refused } from "../api";
import { faceOf, distinctFaces } from "../faces.svelte";
import type { Feed, Move, OnLine, OnView } from "../table/connection/feed";
import type { Face, Line, TableInfo, View } from "../wire";
import { fits, expand, type Moment, type Script, type Step } from "./script";

/** The pause after each move of another player, in milliseconds. */
export const BEAT = 1_100;

/** The answer to a move that the lesson did not ask for. */
export interface Answers {
  /** Something else was asked for. */
  other: () => string;
  /** Nothing was asked for yet. */
  early: () => string;
}

export class Course implements Feed {
  /** The step that is next, or asked now. */
  at = $state(0);
  /** The number of the last view that the table has told; less than any before there is a table. */
  private told = $state(-1);
  view = $state.raw<View>() as View;
  n = $state(0);
  lines = $state.raw<Line[]>([]);
  chapter = $state(0);
  readonly earlier = false;
  readonly typist = null;
  readonly steps: Step[];

  private readonly first: Moment;
  private time = 0;
  private queue: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly viewers = new Set<Parameters<OnView>[0]>();
  private readonly listeners = new Set<Parameters<OnLine>[0]>();

  constructor(
    script: Script,
    readonly table: TableInfo,
    private readonly answers: Answers,
  ) {
    const { first, steps } = expand(script);
    this.first = first;
    this.steps = steps;
    this.begin();
  }

  /** What the learner is asked now; null while things happen, and at the end. */
  get step(): Step | null {
    const step = this.steps[this.at];
    return step && this.told >= step.from ? step : null;
  }

  get over(): boolean {
    return this.at === this.steps.length && this.queue.length === 0 && this.told >= this.n;
  }

  /** From the beginning. */
  begin(): void {
    this.stop();
    this.at = this.n = 0;
    this.told = -1;
    this.time = this.first.at;
    this.view = this.first.view;
    this.lines = this.first.lines;
    this.chapter += 1;
  }

  /** The learner has read. */
  readOn(): void {
    if (this.step && !this.step.move) this.go(this.step);
  }

  act(move: Move): Promise<void> {
    const step = this.step;
    if (!step?.move) return Promise.reject(new Refused("lesson_early", this.answers.early()));
    if (!fits(step.move, move)) return Promise.reject(new Refused("lesson_other", this.answers.other()));
    this.go(step);
    return Promise.resolve();
  }

  /** The table is there, or has shown a view: what follows may begin. */
  tell(n: number): void {
    this.told = n;
    if (this.queue.length === 0 || n < this.n) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), BEAT);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
  }

  private go(step: Step): void {
    this.at += 1;
    this.queue = [...step.then];
    // One's own move is seen at once; before others move there is a moment to look up.
    if (step.move) this.next();
    else if (this.queue.length > 0) this.timer = setTimeout(() => this.next(), BEAT / 2);
  }

  private next(): void {
    const moment = this.queue.shift();
    if (!moment) return;
    this.n = moment.n;
    this.time = moment.at;
    this.view = moment.view;
    for (const listener of this.viewers) listener(moment, false);
    this.lines = this.table.forgetful ? [] : [...this.lines, ...moment.lines];
    for (const line of moment.lines) for (const listener of this.listeners) listener(line);
  }

  readonly onView: OnView = (listener) => {
    this.viewers.add(listener);
    return () => this.viewers.delete(listener);
  };
  readonly onLine: OnLine = (listener) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  recall(): Promise<void> {
    return Promise.resolve();
  }
  now(): number {
    return this.time;
  }
  notifyTyping(): void {
    // A lesson has no other players.
  }
}

/** The table that a lesson is played at: everybody is here, and the learner has a name and, if any was chosen, a face. */
export function tableOf(script: Script, code: string, you: string, face: Face | null): TableInfo {
  const { players } = script.first.view;
  const faces = distinctFaces(
    players.map(({ seat, name }) => (seat === 0 ? (face ?? faceOf(you)) : faceOf(name))),
  );
  return {
    code,
    id: code,
    game: script.game,
    stage: "playing",
    options: script.options,
    public: false,
    together: false,
    owner: 0,
    seats: players.map(({ seat, name }, place) => ({
      seat,
      name: seat === 0 ? you : name,
      face: faces[place],
      kind: "person",
      present: true,
      away_since: null,
      bot: null,
    })),
    host: null,
    watchers: 0,
    watching: [],
    commitment: "",
    contributions: [],
    starting: null,
    broken_off: [],
    muted: [],
    watchers_muted: false,
    grace: 0,
    votes: {},
    rematch: null,
    forgetful: script.forgetful,
    clock: "seconds",
  };
}

/** Return the script with the learner's name put in. */
export function withName(script: Script, you: string): Script {
  const call = <V extends Partial<View>>(view: V): V =>
    view.players
      ? { ...view, players: view.players.map((one) => (one.seat === 0 ? { ...one, name: you } : one)) }
      : view;
  return {
    ...script,
    first: { ...script.first, view: call(script.first.view) },
    steps: script.steps.map((step) => ({
      ...step,
      then: step.then.map((one) => ({ ...one, change: call(one.change) })),
    })),
  };
}
