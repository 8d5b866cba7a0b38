// Written by `python -m turncoat.server.wire.typescript`; change the types there.

/** Owner, in the lobby: one more seat. */
export interface AddSeat {
  kind: "add_seat"
  id?: string | null
}

/** A player or the host: whether the owner may hand this place over, as they asked. */
export interface Agree {
  kind: "agree"
  agreed: boolean
  id?: string | null
}

/** Owner: a start that somebody has not revealed for in time is void. */
export interface BreakOff {
  kind: "break_off"
  id?: string | null
}

/** Where a person's calendar can be subscribed to; who knows the path can read it. */
export interface CalendarAddress {
  path: string
}

/** A player or the host, in the lobby: host instead of playing, or play instead of hosting. */
export interface ChangePlace {
  kind: "change_place"
  host: boolean
  id?: string | null
}

/** Something said at the table. Lines are numbered from 1. */
export interface ChatLine {
  n: number
  seat: number | null
  name: string
  text: string
  at: number
  from: "bot" | "host" | "player" | "watcher"
}

/** A player or the host, in the lobby: another face. */
export interface ChooseFace {
  kind: "face"
  face: Face
  id?: string | null
}

/** The connection ends. */
export interface Closing {
  kind: "closing"
  code: "elsewhere" | "limits" | "removed" | "replaced" | "restart" | "seated" | "sent_away"
  text: string
}

/** Owner, in the lobby: change what the table is like. */
export interface ConfigureTable {
  kind: "set"
  options?: Record<string, unknown>
  public?: boolean
  together?: boolean
  id?: string | null
}

/** What a seat mixes into the luck. */
export interface ContributionInfo {
  hash: string
  hex: string | null
}

/** While a seat is covered: what else it would have been told since the last of these, maybe nothing. */
export interface Cover {
  kind: "cover"
  news: Record<string, unknown>[]
  reply: number
  now: number
  pad: string
}

/** The answer to each `cover`, of the size that it asks for: what there is to ask, maybe nothing. */
export interface CoverReply {
  kind: "cover"
  news: (Play | Say | React | ChooseFace | Pledge | Reveal | Start | BreakOff | ConfigureTable | SeatBot | Fill | AddSeat | Remove | Leave | ChangePlace | HandOver | Agree | SendAway | PassOwnership | StandIn | TakeBack | Mute | Recall | SetLanguage)[]
  pad?: string
}

/** The request with that id has been carried out, and is on disk. */
export interface Done {
  kind: "done"
  id: string | null
  token?: string
  asked?: boolean
  needed?: number
}

/** Earlier lines of talk. */
export interface EarlierLines {
  kind: "recalled"
  id: string | null
  lines: Line[]
}

/** What somebody looks like. */
export interface Face {
  shape: number
  colour: number
}

/** Owner, in the lobby: characters of the house take all open seats. */
export interface Fill {
  kind: "fill"
  id?: string | null
}

export type FromClient = Hello | Play | Say | React | ChooseFace | Pledge | Reveal | Start | BreakOff | ConfigureTable | SeatBot | Fill | AddSeat | Remove | Leave | ChangePlace | HandOver | Agree | SendAway | PassOwnership | StandIn | TakeBack | Mute | Recall | Typing | SetLanguage | Ping | CoverReply

export type FromServer = Welcome | ViewChanged | NewLines | EarlierLines | TableChanged | NewChatLine | IsTyping | Reacted | Done | Refused | Cover | Pong | StoreState | Closing

/** Owner: a fresh secret for a person's place; the old one is void. Its player is asked first, unless they have been away for long; ask again when they have agreed. */
export interface HandOver {
  kind: "hand_over"
  seat: number | "host"
  id?: string | null
}

/** How the server is, and which it is; why it is unwell is in the operator's log. */
export interface Health {
  status: "draining" | "ok" | "unwell"
  version: string
}

/** The first message: who this is, and what was seen and heard before the connection broke. */
export interface Hello {
  kind: "hello"
  table: string
  token: string
  epoch?: string | null
  seen?: number
  heard?: number
  language?: "da" | "en" | "fr" | null
}

/** The host's place, as anybody may see it; an open one has no name. */
export interface HostInfo {
  name: string | null
  present: boolean
  away_since: number | null
  handing?: "agreed" | "asked" | null
  handed_over?: number
  face?: Face | null
}

/** Somebody is typing; null: somebody who watches. */
export interface IsTyping {
  kind: "typing"
  seat: number | null
}

/** Sit down at an open seat, or take the host's place. */
export interface Join {
  name: string
  language: "da" | "en" | "fr"
  face?: Face | null
}

/** A player or the host, in the lobby: get up. A player, in the game: get up, and a bot plays on. */
export interface Leave {
  kind: "leave"
  id?: string | null
}

/** Something said in the match, numbered for its receiver; games add what was said. */
export interface Line {
  n: number
  at: number
  seat: number | "host" | null
}

/** Owner: a seat, or all who watch (null), may talk no more; or may again. */
export interface Mute {
  kind: "mute"
  seat: number | null
  muted: boolean
  id?: string | null
}

/** Somebody said something. */
export interface NewChatLine {
  kind: "chat"
  line: ChatLine
}

/** Something was said in the match that the receiver may hear. */
export interface NewLines {
  kind: "lines"
  lines: Line[]
}

/** Make a table and sit down at it. */
export interface NewTable {
  game: string
  name: string
  language: "da" | "en" | "fr"
  options?: Record<string, unknown>
  public?: boolean
  together?: boolean
  host?: boolean
  bots?: boolean
  face?: Face | null
}

/** A view, the number it has for this viewer, and when it came about. */
export interface NumberedView {
  n: number
  at: number
  view: View
}

/** A public table that has not started, for the list of open tables. */
export interface OpenTable {
  code: string
  game: string
  owner: string | null
  taken: number
  seats: number
}

/** Owner: somebody else owns the table from now on. */
export interface PassOwnership {
  kind: "pass_ownership"
  seat: number | "host"
  id?: string | null
}

/** Answered by `pong` with the same `t`. */
export interface Ping {
  kind: "ping"
  t: number
}

/** A place at a table; who holds the token holds the place. */
export interface PlaceToken {
  code: string
  seat: number | null
  token: string
}

/** A move, as the view's `legal` offers it. */
export interface Play {
  kind: "move"
  move: Record<string, unknown>
  id?: string | null
}

/** What every game tells about a player; games add to it. */
export interface PlayerInfo {
  seat: number
  name: string
}

/** A player promises 16 bytes for the luck, before the start: their SHA-256, in hexadecimal. */
export interface Pledge {
  kind: "pledge"
  hash: string
  id?: string | null
}

/** `now` is the match's clock, for drawing deadlines. */
export interface Pong {
  kind: "pong"
  t: number
  now: number
}

/** A sign that everybody sees for a moment; nothing of it is kept. */
export interface React {
  kind: "react"
  sign: "applause" | "cheers" | "doubt" | "gasp" | "laughter"
  id?: string | null
}

/** Somebody makes a sign that everybody sees; it is not kept. */
export interface Reacted {
  kind: "reaction"
  seat: number | null
  name: string
  sign: "applause" | "cheers" | "doubt" | "gasp" | "laughter"
}

/** Earlier lines of talk, answered by `recalled`. */
export interface Recall {
  kind: "recall"
  before: number
  id?: string | null
}

/** Why nothing has changed. */
export interface Refusal {
  code: string
  params: Record<string, unknown>
  text: string
}

/** Nothing has changed, for this reason. */
export interface Refused {
  kind: "refused"
  id: string | null
  code: string
  params: Record<string, unknown>
  text: string
}

/** The table where the same people play again. */
export interface Rematch {
  code: string
}

/** Owner, in the lobby: free a seat or the host's place; an open seat that is not needed goes away. */
export interface Remove {
  kind: "remove"
  seat: number | "host"
  id?: string | null
}

/** A finished match as one viewer saw it; step 0 is the start. */
export interface Replay {
  steps: Step[]
  lines: Line[]
}

/** A player, once the start has begun: the 16 bytes that were promised, in hexadecimal. */
export interface Reveal {
  kind: "reveal"
  hex: string
  id?: string | null
}

/** Talk at the table. */
export interface Say {
  kind: "chat"
  text: string
  id?: string | null
}

/** What the same people have played one after the other, and how it went. */
export interface ScoreboardInfo {
  games: string[]
  rows: ScoreboardRow[]
  titles: Record<string, string[]>
}

/** How somebody fared this evening. */
export interface ScoreboardRow {
  name: string
  seat: number | null
  played: number
  wins: number
}

/** Owner, in the lobby: a bot for an open seat. */
export interface SeatBot {
  kind: "seat_bot"
  seat: number
  bot: string
  id?: string | null
}

/** One seat of a table, as anybody may see it. */
export interface SeatInfo {
  seat: number
  name: string | null
  kind: "bot" | "open" | "person" | "stand_in"
  present: boolean
  away_since: number | null
  bot: string | null
  handing?: "agreed" | "asked" | null
  handed_over?: number
  face?: Face | null
  character?: string | null
  coming?: boolean
}

/** Owner: somebody who watches must go. */
export interface SendAway {
  kind: "send_away"
  watcher: string
  id?: string | null
}

/** The language for refusals from now on. */
export interface SetLanguage {
  kind: "language"
  language: "da" | "en" | "fr"
}

/** Owner, or a vote where the owner is away: a bot plays for somebody who is away. */
export interface StandIn {
  kind: "stand_in"
  seat: number
  bot: string
  id?: string | null
}

/** Owner: begin the match, or begin the start where contributions are to be revealed first. */
export interface Start {
  kind: "start"
  without?: boolean
  fill?: boolean
  id?: string | null
}

/** A start under way: all that was promised is frozen, and all reveal. */
export interface StartInfo {
  missing: number[]
  late: boolean
}

/** One thing that happened in a finished match; seat and move are null where the viewer may not know. */
export interface Step {
  n: number
  at: number
  seat: number | string | null
  move: Record<string, unknown> | null
  view: View
}

/** Whether anything can be stored; told once a second while nothing can, and once when it is over. Everybody is told the same at the same moment. */
export interface StoreState {
  kind: "store"
  waiting: boolean
  stopped: boolean
  now: number
}

/** The table has changed: people, options, presence, stage. */
export interface TableChanged {
  kind: "table"
  table: TableInfo
}

/** A table, as anybody may see it. */
export interface TableInfo {
  code: string
  id: string
  game: string
  stage: "lobby" | "over" | "playing"
  options: Record<string, unknown>
  public: boolean
  together: boolean
  owner: number | "host" | null
  seats: SeatInfo[]
  host: HostInfo | null
  watchers: number
  watching: WatcherInfo[]
  commitment: string
  contributions: (ContributionInfo | null)[]
  starting: StartInfo | null
  broken_off: string[][]
  muted: number[]
  watchers_muted: boolean
  grace: number
  votes: Record<string, number[]>
  rematch: string | null
  forgetful: boolean
  clock: "calendar" | "seconds"
  follows?: boolean
  evening?: ScoreboardInfo | null
}

/** A player, back from being away: play on instead of the bot. */
export interface TakeBack {
  kind: "take_back"
  id?: string | null
}

/** Somebody is typing. */
export interface Typing {
  kind: "typing"
}

/** What every view has; games add fields of their own. */
export interface View {
  game: string
  phase: string
  you: number | null
  players: PlayerInfo[]
  legal: Record<string, unknown>[]
  awaited: boolean
  deadline: number | null
  result: Record<string, unknown> | null
  edition?: string
}

/** The receiver's view has changed. */
export interface ViewChanged {
  kind: "view"
  n: number
  at: number
  now: number
  view: View
}

/** Look on, with a voice if there is a name. */
export interface Watch {
  name?: string | null
  language?: "da" | "en" | "fr"
}

/** Somebody who watches; a screen has no name. */
export interface WatcherInfo {
  watcher: string
  name: string | null
  role: "screen" | "watcher"
}

/** The answer to `hello`: everything needed to draw the table; also sent when seats have moved. */
export interface Welcome {
  kind: "welcome"
  you: You
  table: TableInfo
  epoch: string
  n: number
  view: View | null
  since: NumberedView[]
  lines: Line[]
  chat: ChatLine[]
  now: number
  reply?: number
  pad?: string
}

/** Who the receiver is. */
export interface You {
  seat: number | null
  role: "host" | "player" | "screen" | "watcher"
  name: string | null
}

export const LANGUAGES = ["en", "fr", "da"] as const
