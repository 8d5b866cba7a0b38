// Written by `python -m turncoat.server.wire.typescript`; change the types there.

/** Owner, in the lobby: add an open seat. */
export interface AddSeat {
  kind: "add_seat"
  id?: string | null
}

/** A player or the host: answer the owner's request to hand this place over. */
export interface Agree {
  kind: "agree"
  agreed: boolean
  id?: string | null
}

/** Owner: break off a start because a player is late to reveal. */
export interface BreakOff {
  kind: "break_off"
  id?: string | null
}

/** The secret address of a person's calendar; anybody who knows it can read the calendar. */
export interface CalendarAddress {
  path: string
}

/** A player or the host, in the lobby: change between a seat and the host's place. */
export interface ChangePlace {
  kind: "change_place"
  /** True: take the host's place; false: take a seat. */
  host: boolean
  id?: string | null
}

/** A line of the table's chat. */
export interface ChatLine {
  /** Counts the lines of this table, from 1. */
  n: number
  /** The speaker's seat; null for watchers and the host. */
  seat: number | null
  name: string
  text: string
  /** When it was said, by the match's clock. */
  at: number
  from: "bot" | "host" | "player" | "watcher"
  /** What a bot of the house says, for readers of every language. */
  phrase?: Phrase | null
}

/** A player or the host, in the lobby: take another face. */
export interface ChooseFace {
  kind: "face"
  face: Face
  id?: string | null
}

/** The server closes the connection; `code` is the reason (docs/protocol.md). */
export interface Closing {
  kind: "closing"
  code: "elsewhere" | "limits" | "removed" | "replaced" | "restart" | "seated" | "sent_away"
  text: string
}

/** Owner, in the lobby: change the table; fields that are left out stay as they are. */
export interface ConfigureTable {
  kind: "set"
  /** The options to change; null: back to the default. */
  options?: Record<string, unknown>
  public?: boolean
  together?: boolean
  /** How many seats there are to be. Nobody loses theirs: at least as many as are taken remain. */
  seats?: number
  id?: string | null
}

/** A player's contribution to the seed (docs/fairness.md). */
export interface ContributionInfo {
  /** The SHA-256 of the contribution, pledged before the start. */
  hash: string
  /** The contribution; null until it is revealed, and for good if the match began without it. */
  hex: string | null
}

/** Sent to all covered seats at the same moments and in the same size, with or without news. */
export interface Cover {
  kind: "cover"
  /** The messages that waited since the last `cover`, in order; there may be none. */
  news: Record<string, unknown>[]
  /** The size in bytes of the `cover` to answer with at once; 0 ends the cover. */
  reply: number
  /** The match's clock. The messages in `news` carry older times. */
  now: number
  /** Blanks that bring the message to the size of the others. */
  pad: string
}

/** The answer to each `cover`, in exactly the size that it asks for. */
export interface CoverReply {
  kind: "cover"
  /** The requests that have waited; there may be none. */
  news: (Play | Say | React | ChooseFace | Pledge | Reveal | Start | BreakOff | ConfigureTable | SeatBot | Fill | AddSeat | Remove | Leave | ChangePlace | HandOver | Agree | SendAway | PassOwnership | StandIn | TakeBack | Mute | Recall | SetLanguage)[]
  /** Blanks that bring the message to its size. */
  pad?: string
}

/** The request with this id has been carried out and is on disk. */
export interface Done {
  kind: "done"
  id: string | null
  /** After `hand_over`: the new token of the place. */
  token?: string
  /** True after `hand_over` if there is no token yet because the player must agree first. */
  asked?: boolean
  /** After a vote for a stand-in: how many more votes it needs. */
  needed?: number
}

/** The answer to `recall`: earlier lines of talk. */
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

/** Owner, in the lobby: let bots take all open seats. */
export interface Fill {
  kind: "fill"
  id?: string | null
}

export type FromClient = Hello | Play | Say | React | ChooseFace | Pledge | Reveal | Start | BreakOff | ConfigureTable | SeatBot | Fill | AddSeat | Remove | Leave | ChangePlace | HandOver | Agree | SendAway | PassOwnership | StandIn | TakeBack | Mute | Recall | Typing | SetLanguage | Ping | CoverReply

export type FromServer = Welcome | ViewChanged | NewLines | EarlierLines | TableChanged | NewChatLine | IsTyping | Reacted | Done | Refused | Cover | Pong | StoreState | Closing

/** Owner: get a new token for a person's place, so that another device can open it; the old one is void. The person is asked first unless they have been away for long. Send it again when they have agreed. */
export interface HandOver {
  kind: "hand_over"
  seat: number | "host"
  id?: string | null
}

/** The state and version of the server. Its log says why it is unwell. */
export interface Health {
  status: "draining" | "ok" | "unwell"
  version: string
}

/** The first message: open a place, and say what was received before the connection broke. */
export interface Hello {
  kind: "hello"
  /** The table's code or id. */
  table: string
  token: string
  /** The epoch of the last `welcome`. */
  epoch?: string | null
  /** The number of the last view that was received in that epoch. */
  seen?: number
  /** The number of the last line of talk that was received. */
  heard?: number
  /** The language of refusals; left out, it stays as it was. */
  language?: "da" | "en" | "fr" | null
}

/** The host's place; the fields are those of a seat. */
export interface HostInfo {
  /** Null while the place is open. */
  name: string | null
  present: boolean
  away_since: number | null
  handing?: "agreed" | "asked" | null
  handed_over?: number
  face?: Face | null
}

/** Somebody is typing a line of chat. */
export interface IsTyping {
  kind: "typing"
  /** Null for somebody without a seat. */
  seat: number | null
}

/** Sit down at an open seat, or take the host's place. */
export interface Join {
  name: string
  language: "da" | "en" | "fr"
  /** The face that the player would like; another is chosen if somebody has it or its colour. */
  face?: Face | null
  /** Set by programs that play: the table shows everybody that it is no person. */
  program?: "bot" | "model" | null
}

/** A player or the host, in the lobby: leave the place. A player, in the match: let a bot play on. */
export interface Leave {
  kind: "leave"
  id?: string | null
}

/** A line of talk in the match; games add what was said. */
export interface Line {
  /** Counts the lines that this viewer hears, from 1. */
  n: number
  /** When it was said, by the match's clock. */
  at: number
  /** The speaker; null if the game itself speaks. */
  seat: number | "host" | null
}

/** Owner: forbid or allow chat for a seat or for all watchers. */
export interface Mute {
  kind: "mute"
  /** Null: all watchers. */
  seat: number | null
  muted: boolean
  id?: string | null
}

/** A new line of chat. */
export interface NewChatLine {
  kind: "chat"
  line: ChatLine
}

/** New talk in the match that the receiver hears. */
export interface NewLines {
  kind: "lines"
  lines: Line[]
}

/** Make a table and sit down at it. */
export interface NewTable {
  game: string
  name: string
  language: "da" | "en" | "fr"
  /** The options that differ from their defaults. */
  options?: Record<string, unknown>
  /** Show the table in the list of open tables. */
  public?: boolean
  /** The players are in one room. */
  together?: boolean
  /** Take the host's place instead of a seat, in a game with a host. */
  host?: boolean
  /** Let bots take the other seats. */
  bots?: boolean
  /** How many seats it has; left out: the game's fewest. */
  seats?: number | null
  /** The face that the player would like. */
  face?: Face | null
  /** Set by programs that play: the table shows everybody that it is no person. */
  program?: "bot" | "model" | null
}

/** A view with its number. */
export interface NumberedView {
  /** Counts this viewer's views within the epoch, from 1. */
  n: number
  /** When the view came about, by the match's clock. */
  at: number
  view: View
}

/** An entry of the list of open tables: a public table that has not started. */
export interface OpenTable {
  code: string
  game: string
  /** The owner's name. */
  owner: string | null
  /** How many seats are taken. */
  taken: number
  /** How many seats there are. */
  seats: number
}

/** An option whose value clashes with another option or with the number of seats. */
export interface OptionClash {
  option: string
  /** The message `why-<why>` of the game's catalogue. */
  why: string
  params: Record<string, number | string>
}

/** What people should know of a match before it begins: a message of the game's catalogue. */
export interface OutlineNote {
  id: string
  params: Record<string, number | string>
}

/** Owner: make another person the owner. */
export interface PassOwnership {
  kind: "pass_ownership"
  seat: number | "host"
  id?: string | null
}

/** One sentence or more of a game's catalogue, and what stands in it. */
export interface Phrase {
  /** The message. It may have several ways to say the same, with `|` between them. */
  key: string
  /** Which of the ways, from 0. */
  way?: number
  /** Parameters that are players. */
  seats?: Record<string, number>
  /** Parameters that are numbers. */
  numbers?: Record<string, number>
  /** Parameters that are texts, by language. */
  texts?: Record<string, Record<string, string>>
}

/** Ask for a `pong` with the same `t`. */
export interface Ping {
  kind: "ping"
  t: number
}

/** A place at a table, with the secret token that opens it. */
export interface PlaceToken {
  code: string
  /** Null for watchers, screens and the host. */
  seat: number | null
  /** Anybody who has the token has the place. */
  token: string
}

/** Make a move. */
export interface Play {
  kind: "move"
  /** One of the view's `legal`, with the fields in `open` filled in. */
  move: Record<string, unknown>
  id?: string | null
}

/** A player in a view; games add fields of their own. */
export interface PlayerInfo {
  seat: number
  name: string
}

/** A player, in the lobby: pledge 16 random bytes as a contribution to the seed. */
export interface Pledge {
  kind: "pledge"
  /** Their SHA-256, in hexadecimal. */
  hash: string
  id?: string | null
}

/** The answer to `ping`. */
export interface Pong {
  kind: "pong"
  /** The number from the `ping`. */
  t: number
  /** The match's clock, for drawing deadlines. */
  now: number
}

/** Show everybody a sign for a moment. The server does not store it. */
export interface React {
  kind: "react"
  sign: "applause" | "cheers" | "doubt" | "gasp" | "laughter"
  id?: string | null
}

/** Somebody reacts with a sign. The server does not store it. */
export interface Reacted {
  kind: "reaction"
  /** Null for watchers and the host. */
  seat: number | null
  name: string
  sign: "applause" | "cheers" | "doubt" | "gasp" | "laughter"
}

/** Ask for earlier lines of talk; the answer is `recalled`. */
export interface Recall {
  kind: "recall"
  /** The number before which the lines should end. */
  before: number
  id?: string | null
}

/** A refused request: nothing has changed. */
export interface Refusal {
  /** The reason, for programs; its meaning never changes. */
  code: string
  /** The values that the sentence mentions. */
  params: Record<string, unknown>
  /** The reason as a sentence, in the language of the request. */
  text: string
}

/** The request with this id was refused: nothing has changed. */
export interface Refused {
  kind: "refused"
  id: string | null
  code: string
  params: Record<string, unknown>
  text: string
}

/** The code of the table where the same people play again. */
export interface Rematch {
  code: string
}

/** Owner, in the lobby: free a seat or the host's place, or take an open seat away. */
export interface Remove {
  kind: "remove"
  seat: number | "host"
  id?: string | null
}

/** A finished match as one viewer saw it. */
export interface Replay {
  steps: Step[]
  /** All the talk that the viewer heard. */
  lines: Line[]
}

/** A player, once the start has begun: reveal the contribution that was pledged. */
export interface Reveal {
  kind: "reveal"
  /** The 16 bytes, in hexadecimal. */
  hex: string
  id?: string | null
}

/** Write a line in the table's chat. */
export interface Say {
  kind: "chat"
  text: string
  id?: string | null
}

/** The scoreboard of all games that the same people have played one after the other. */
export interface ScoreboardInfo {
  /** The names of the games, the first one first. */
  games: string[]
  /** One row a person, the best first. */
  rows: ScoreboardRow[]
  /** By title (`betrayed`, `bold`, `memory`): the names of the people who have earned it. */
  titles: Record<string, string[]>
}

/** One person's line of the scoreboard. */
export interface ScoreboardRow {
  name: string
  /** Their seat at this table; null if they have none any more. */
  seat: number | null
  /** How many games they have played. */
  played: number
  /** How many of them they have won. */
  wins: number
}

/** Owner, in the lobby: give a bot an open seat. */
export interface SeatBot {
  kind: "seat_bot"
  seat: number
  /** The name of a bot of the game, or of a character. */
  bot: string
  id?: string | null
}

/** One seat of a table. Everybody gets the same. */
export interface SeatInfo {
  /** The seat's number, from 0. */
  seat: number
  /** The name of its person or bot; null while the seat is open. */
  name: string | null
  /** Who plays: nobody yet, a person, a bot, or a bot for a person who is away (`stand_in`). */
  kind: "bot" | "open" | "person" | "stand_in"
  /** Whether its person is connected; always true for a bot. */
  present: boolean
  /** When its person disconnected, by the match's clock; null while present and in the lobby. */
  away_since: number | null
  /** The bot that plays here, with its settings; null if a person plays. */
  bot: string | null
  /** `asked`: the owner has asked to move this seat to another device; `agreed`: its player has agreed. */
  handing?: "agreed" | "asked" | null
  /** How often this seat has got a new token in this way. */
  handed_over?: number
  /** The drawn face of its player. No two players of a table have the same face or the same colour. */
  face?: Face | null
  /** The character that a bot plays, if it plays one. */
  character?: string | null
  /** Whether its player was at the table before this one and has not opened this one yet. */
  coming?: boolean
  /** What plays here instead of a person, by its own word: a program, or a language model. */
  program?: "bot" | "model" | null
}

/** Owner: send a watcher or a screen away. */
export interface SendAway {
  kind: "send_away"
  /** The id from the table's `watching`. */
  watcher: string
  id?: string | null
}

/** Set the language of refusals. */
export interface SetLanguage {
  kind: "language"
  language: "da" | "en" | "fr"
}

/** Owner: let a bot play for a player who is away. While the owner is away, players vote for it. */
export interface StandIn {
  kind: "stand_in"
  seat: number
  bot: string
  id?: string | null
}

/** Owner: start the match. If players have pledged contributions, these are revealed first. */
export interface Start {
  kind: "start"
  /** Begin without the contributions of players who are late to reveal them. */
  without?: boolean
  /** First let bots take the open seats. */
  fill?: boolean
  id?: string | null
}

/** A start under way: pledges can no longer change, and the players reveal what they pledged. */
export interface StartInfo {
  /** The seats that have not revealed yet. */
  missing: number[]
  /** Whether their time is up: the owner may then begin without them, or break the start off. */
  late: boolean
}

/** One step of a replay: a change of the viewer's view. */
export interface Step {
  /** Counts the steps; step 0 is the start. */
  n: number
  /** When it happened, by the match's clock. */
  at: number
  /** Who moved; null if nobody moved or the viewer may not know. */
  seat: number | string | null
  /** The move; null likewise. */
  move: Record<string, unknown> | null
  /** The view after the step. */
  view: View
}

/** The server cannot store anything, or can again; everybody gets the same at the same moment. Sent every second while it cannot, and once when it can again. */
export interface StoreState {
  kind: "store"
  /** True: requests are refused until the server can store them. */
  waiting: boolean
  /** True: the match's clock stands still at `now` meanwhile. */
  stopped: boolean
  /** The match's clock. */
  now: number
}

/** The table has changed: its people, options, presence or stage. */
export interface TableChanged {
  kind: "table"
  table: TableInfo
}

/** A table. Everybody gets the same: nothing in it is secret. */
export interface TableInfo {
  /** The short code that people type. It expires some time after the game; then this field holds the id. */
  code: string
  /** The permanent id; it works wherever a code does. */
  id: string
  game: string
  stage: "lobby" | "over" | "playing"
  options: Record<string, unknown>
  /** Whether the list of open tables shows it. */
  public: boolean
  /** Whether the players are in one room. */
  together: boolean
  /** The seat or place whose person may start and change the table; null if nobody can. */
  owner: number | "host" | null
  seats: SeatInfo[]
  /** The host's place; null if the game with these options has none. */
  host: HostInfo | null
  /** How many people watch; screens do not count. */
  watchers: number
  /** At most a dozen of those who watch and of the screens, those with a name first. */
  watching: WatcherInfo[]
  /** The SHA-256 of the match's seed. */
  commitment: string
  /** By seat: the player's contribution to the seed; null if none was pledged. */
  contributions: (ContributionInfo | null)[]
  /** The start that waits for contributions; null at all other times. */
  starting: StartInfo | null
  /** Earlier starts that were broken off: for each, the names of the players who had not revealed. */
  broken_off: string[][]
  /** The seats that may not chat. */
  muted: number[]
  /** Whether all watchers may not chat. */
  watchers_muted: boolean
  /** How many seconds a player must be away before a bot can stand in. */
  grace: number
  /** While the owner is away: by seat, the seats that have voted for a bot to stand in there. */
  votes: Record<string, number[]>
  /** The code of the table where the same people play again, if there is one. */
  rematch: string | null
  /** Whether the server repeats nothing that a player missed while the match runs. */
  forgetful: boolean
  /** `seconds` stand still while no server runs; `calendar` is wall-clock time, for matches over days. */
  clock: "calendar" | "seconds"
  /** Whether this table was made as a rematch of another. */
  follows?: boolean
  /** The scoreboard; null before the first game is over. */
  evening?: ScoreboardInfo | null
  /** In the lobby: why the match cannot start with these options and so many seats. */
  clash?: OptionClash | null
  /** In the lobby: what the match will be like with these options and so many seats. */
  outline?: OutlineNote[]
  /** In the lobby: the characters that take the open seats, in order, if they are filled with bots. */
  expected?: string[]
}

/** A player who is back: take the seat back from the bot that stands in. */
export interface TakeBack {
  kind: "take_back"
  id?: string | null
}

/** Tell the others that the sender is typing a line of chat. */
export interface Typing {
  kind: "typing"
}

/** The fields that the views of all games have; games add fields of their own. */
export interface View {
  game: string
  phase: string
  /** The viewer's seat; null for watchers, screens and the host. */
  you: number | null
  players: PlayerInfo[]
  /** The moves that the viewer may send now. The viewer fills in the fields that `open` names. */
  legal: Record<string, unknown>[]
  /** Whether the match waits for a move of this viewer. */
  awaited: boolean
  /** When something happens by itself, by the match's clock, as far as the viewer may know. */
  deadline: number | null
  /** `winners` (seats) and what the game adds; null until the match is over. */
  result: Record<string, unknown> | null
  /** The edition that is played, in games with several. */
  edition?: string
}

/** The receiver's view has changed. */
export interface ViewChanged {
  kind: "view"
  /** The number of the view. */
  n: number
  /** When the view came about, by the match's clock. */
  at: number
  /** The match's clock when the message was sent. */
  now: number
  view: View
}

/** Watch a table. */
export interface Watch {
  /** A watcher with a name can chat. */
  name?: string | null
  language?: "da" | "en" | "fr"
}

/** A watcher or a big screen. */
export interface WatcherInfo {
  /** An id, for the owner's request `send_away`. */
  watcher: string
  /** Null for a screen, and for a watcher who gave no name. */
  name: string | null
  role: "screen" | "watcher"
}

/** The answer to `hello`, with everything that is needed to draw the table. The server also sends it when seats get other numbers. */
export interface Welcome {
  kind: "welcome"
  you: You
  table: TableInfo
  /** Changes whenever a server loads the table anew; views are numbered within an epoch. */
  epoch: string
  /** The number of the view; 0 in the lobby. */
  n: number
  /** The receiver's present view; null in the lobby. */
  view: View | null
  /** The latest views after `seen`, if `hello` named this epoch. */
  since: NumberedView[]
  /** The latest lines of talk after `heard`. */
  lines: Line[]
  /** The latest lines of chat. */
  chat: ChatLine[]
  /** The match's clock. */
  now: number
  /** The size of the receiver's `cover` messages in bytes; 0 unless the seat is covered. While it is covered, a client sends its requests in answers to `cover` only. */
  reply?: number
  /** Blanks that bring the message to its size, if the seat is covered. */
  pad?: string
}

/** The receiver's own place. */
export interface You {
  seat: number | null
  role: "host" | "player" | "screen" | "watcher"
  name: string | null
}

/** How many requests a `cover` can hold. */
export const MOST_COVERED = 4

/** A client pads its messages with blanks to a multiple of this. */
export const BLOCK_BYTES = 512

/** Most letters of a name. */
export const NAME_LENGTH = 24

/** Most letters of a line of chat. */
export const CHAT_LENGTH = 500
