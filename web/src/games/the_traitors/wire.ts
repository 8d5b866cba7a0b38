// Written by `python -m turncoat.server.wire.typescript`; change the types there.

/** A view of The Traitors. */
export interface View {
  /** The game's name, as in the catalogue. */
  game: string
  /** Where the game has several. */
  edition?: string
  /** The viewer's own seat; null for a viewer without one. */
  you: number | null
  /** By seat. */
  players: Player[]
  /** What the viewer may send now. */
  legal: Offered[]
  /** Whether the match waits for the viewer: asked, not merely allowed. */
  awaited: boolean
  /** When something happens by itself, in seconds since the start, as far as the viewer may know. */
  deadline: number | null
  /** How it ended; null while the match goes on. */
  result: Result | null
  /** The phase of the game. */
  phase: "armoury" | "arrival" | "breakfast" | "conclave" | "end_vote" | "final_break" | "finale" | "mission" | "over" | "round_table" | "selection"
  /** The stage of a Round Table; null in other phases. */
  stage: "defence" | "host_rules" | "identity" | "reveal" | "revote" | "runoff" | "runoff_again" | "safe_vote" | "talk" | "talk_again" | "vote" | null
  /** The part of a Conclave, or the half of the selection, 1 or 2; null in other phases. Also null while a human host chooses the Traitors. */
  part: number | null
  /** The day, counted from 1; a night belongs to the day before it. */
  day: number
  /** The number of the final day, as the calendar stands (TT-10). */
  days: number
  /** Whether the final day has come before its time, because few players are left (TT-11). */
  came_early: boolean
  /** When the Traitors may tempt and must blackmail (TT-10). */
  powers: "any_night" | "rulebook"
  /** The nights to come: 1 on the day before the final one and in the night between them. */
  nights_left: number
  /** When the present step began. */
  since: number
  /** The number of Traitors chosen at the beginning; null: it is secret (TT-5). */
  number: number | null
  /** The players left in the game, as far as all know. */
  alive: number[]
  /** At breakfast: the players who have come in, in order. */
  seated: number[]
  out: Record<string, OutView>
  /** The bars of silver that the group has. */
  silver: number
  /** The bars that the last mission earned. */
  earned: number | null
  mission: Vault | Duel | Message | HostsOwn | null
  /** The players who may open a door of the armoury. */
  access: number[]
  /** By door: the player who opened it. */
  doors: (number | null)[]
  /** The players who are ready for the present step to end. */
  ready: number[]
  /** The number of players who have read their card in this half of the selection; null in other phases. */
  looked: number | null
  /** Whether the viewer has read the card in this half of the selection. */
  seen: boolean
  /** How much the viewer wants to be a Traitor; null: the viewer has not said. */
  eager: number | null
  /** The viewer's own identity. */
  identity: "loyal" | "traitor" | null
  /** The Traitors whom the viewer has met, in the selection or in a Conclave. */
  fellows: number[]
  /** For those in the Conclave: the players present. */
  present: number[]
  /** For those present: the choice that each has named. */
  decisions: Record<string, ChoiceView>
  /** For those present: the player who was sent a letter tonight. */
  tempted: number | null
  /** For those present: the answer to the letter. */
  answer: boolean | null
  /** For those present: what they must decide in this part of the night; null: nothing. */
  duty: "blackmail" | "list" | "murder" | null
  /** For those present: the number of names that a death list needs tonight. */
  list_count: number | null
  /** For those present: the players who showed a shield in this Conclave. */
  shown_here: number[]
  /** The players who showed a shield at this breakfast. */
  shown: number[]
  /** Whether the viewer's own withdrawal waits. */
  leaving: boolean
  /** Whether a shield was behind the door that the viewer opened; null: the viewer opened none. */
  behind: boolean | null
  /** Whether the viewer holds a shield. */
  shield: boolean
  /** Whether a letter waits for the viewer's answer. */
  letter: boolean
  /** The line that the Traitors wrote, for its reader and those present; null: no letter, or no line. */
  letter_line: string | null
  /** The Traitor who has blackmailed the viewer (TT-31). */
  blackmailed_by: number | null
  /** The death list, once it is read out. */
  list: number[] | null
  /** The players who can be voted for. */
  candidates: number[]
  /** The players who vote. */
  voters: number[]
  /** The players who cannot be voted for (TT-23). */
  safe: number[]
  /** The players who have the floor: in a defence, while their vote is shown, in the last reveals. */
  speaker: number[]
  /** The player who is asked to reveal an identity now (TT-22, TT-39). */
  revealer: number | null
  /** The identities of those who have revealed themselves at the end (TT-39). */
  revealed: Record<string, "loyal" | "traitor">
  /** The last of them. */
  last_revealed: number | null
  /** By seat: the votes shown so far in this vote. */
  tally: Record<string, number>
  /** The players with the most votes among those shown so far. */
  leading: number[]
  /** The player with whom no other can catch up since the vote that is shown; null if it decides nothing. */
  decided: number | null
  /** The kind of this Round Table; null in other phases. */
  table_kind: "day" | "final" | "first" | "last" | null
  /** The players whom the last vote of this Round Table left tied. */
  tied: number[]
  /** Whether a lot decided who is banished. */
  by_lot: boolean
  /** The votes of the last count, until the next Round Table opens. */
  last_votes: SlipView[]
  /** Whether today's mission can win access to the armoury (TT-12, TT-15). */
  armoury: boolean
  /** The votes shown so far. */
  votes: SlipView[]
  /** The players who have voted. */
  voted: number[]
  /** The player whom this Round Table has banished. */
  banished: number | null
  /** The answers to the end vote, from their showing until the next vote opens (TT-37). */
  end_votes: Record<string, boolean> | null
  /** The suspect whom the viewer has named in this part of the night. */
  suspected: number | null
  /** The player on whom the viewer, who is out, has bet, until it is decided (TT-22). */
  bet: number | null
  /** The human host; null: the table is the host. */
  host: HostView | null
  /** For the host, and by option for players who are out (TT-22). */
  everything?: Everything
  /** The recap, once the season is over. */
  recap?: Recap
}

/** The public facts about a player. */
export interface Player {
  seat: number
  name: string
  /** Whether the player is left in the game, as far as all know. */
  alive: boolean
}

/** The result of the season (TT-39). */
export interface Result {
  /** Seats; may be empty. */
  winners: number[]
  /** Null: no player was left. */
  side: "loyal" | "traitors" | null
  /** By seat: bars of silver as an exact fraction, `"5/1"`; players without a share are left out. */
  shares: Record<string, string>
}

/** A player who is out of the game. */
export interface OutView {
  how: "banished" | "murdered" | "withdrawn"
  day: number
  /** The identity, if it is public (TT-9). */
  identity?: "loyal" | "traitor"
}

/** The Vault. */
export interface Vault {
  name: "vault"
  ends: number
  progress: VaultProgress
  /** Null for viewers who take no part. */
  mine: VaultMine | null
}

/** How far the group has come in The Vault. */
export interface VaultProgress {
  /** Whether the doors stand open; the questions come after that. */
  open: boolean
  /** The picture behind each door, while they stand open. */
  pictures: ("candle" | "crown" | "goblet" | "key" | "moon" | "owl" | "raven" | "rose" | "sword")[]
  doors: number
  /** The player who answers now; null while the doors stand open, and where all answer together (`days`). */
  turn: number | null
  /** The door that the question is about. */
  door: number | null
  /** The answers in order; empty where all answer together. */
  answers: AnswerView[]
  answered: number
  questions: number
}

/** A question that is over, and its answer. */
export interface AnswerView {
  seat: number
  door: number
  /** Null: the time ran out. */
  picture: "candle" | "crown" | "goblet" | "key" | "moon" | "owl" | "raven" | "rose" | "sword" | null
  right: boolean
}

/** The questions to the viewer. */
export interface VaultMine {
  /** The doors about which the viewer is asked now. */
  doors: number[]
  /** The number of questions to come, with those of now. */
  left: number
}

/** The Duel. */
export interface Duel {
  name: "duel"
  ends: number
  progress: DuelProgress
  mine: DuelMine | null
}

/** How far the pairs are in The Duel. */
export interface DuelProgress {
  bouts: BoutView[]
  /** The turns of a game. */
  turns: number
  /** The turns of each game that must be over when the present step ends. */
  due: number
  /** The cards of each game. */
  deck: string[]
}

/** A game of Loyalty or Treachery between two; a place is 0 or 1. */
export interface BoutView {
  /** By place: the player's seat; null: the table plays. */
  seats: (number | null)[]
  /** The place that is asked now; null: the game is over. */
  actor: number | null
  turns: number
  /** By place: cards won. */
  cards: number[]
  /** By place: right calls. */
  right: number[]
  calls: number[]
  /** The last card that was called for. */
  shown: string | null
}

/** The viewer's own game, as in Loyalty or Treachery; seats in it are the places. */
export interface DuelMine {
  bout: number
  place: number
  phase: "action" | "call" | "cut" | "over" | "take"
  turn: number
  /** The number of cards in the deck. */
  deck: number
  returned: Returned
  /** The returned cards, top first: the card if the viewer returned it, else null. */
  run: (string | null)[]
  /** Cards that the viewer knows to be in the other pile. */
  theirs: string[]
  pile: string[]
  limit: number | null
  last: LastView | null
}

/** The returned cards on top of the deck. */
export interface Returned {
  count: number
  /** For whom they spring; null where there are none. */
  owner: number | null
}

/** The last move and its outcome, as far as the viewer may know them. */
export interface LastView {
  seat: number
  move: MoveView
  /** Whether the table moved for the seat (LT-18). */
  by_clock: boolean
  /** After a call: the card drawn. */
  card?: string
  /** After a call: whether it was right. */
  right?: boolean
  /** After a call: in whose pile the card lies now. */
  to?: number
  /** After a call: whether a trap has sprung. */
  trap?: boolean
  /** After Loyalty and a trap: the cards drawn or taken; null: face down. */
  cards?: (string | null)[]
}

/** A move, as far as the viewer may know it. */
export interface MoveView {
  move: string
  colour?: "black" | "red"
  seat?: number
  count?: number
  /** Of a Treachery; null: face down. */
  cards?: (string | null)[]
}

/** The Message. */
export interface Message {
  name: "message"
  ends: number
  progress: MessageProgress
  mine: MessageMine | null
}

/** How far the group has come in The Message. */
export interface MessageProgress {
  line: PieceView[]
  /** The number of fragments, in the line or not. */
  fragments: number
  /** Whether the line is being read out, and fragments can no longer be moved. */
  read: boolean
  /** The right sentence, once the line is read out. */
  sentence?: Record<string, string>
}

/** A fragment in the line. */
export interface PieceView {
  fragment: number
  /** The player who holds it. */
  seat: number
  /** The text, once the line is read out. */
  text?: Record<string, string>
  /** Whether the next fragment rightly follows, once the line is read out. */
  joined?: boolean
}

export interface MessageMine {
  /** The viewer's own fragments. */
  fragments: Fragment[]
}

export interface Fragment {
  fragment: number
  text: Record<string, string>
}

/** A mission that the host runs in the room (TT-14). */
export interface HostsOwn {
  name: "host"
  /** Null: the host has set no clock. */
  ends: number | null
  progress: null
  mine: null
}

/** A decision of the Traitors, or the choice that one of them named. */
export interface ChoiceView {
  move: "blackmail" | "list" | "murder" | "spare" | "tempt"
  /** Left out for a feint and for a list. */
  target?: number
  /** The names on a list. */
  targets?: number[]
}

/** A vote with its reason. */
export interface SlipView {
  seat: number
  /** Null: a blank vote. */
  target: number | null
  reason: string
  /** The reason of a bot, for readers of every language. */
  phrases?: Phrase[]
}

/** One sentence or more of a game's catalogue, and what stands in it. */
export interface Phrase {
  /** The message. It may have several ways to say the same, with `|` between them. */
  key: string
  /** Which of the ways, from 0. */
  way: number
  /** Parameters that are players. */
  seats: Record<string, number>
  /** Parameters that are numbers. */
  numbers: Record<string, number>
  /** Parameters that are texts, by language. */
  texts: Record<string, Record<string, string>>
}

/** A human host. */
export interface HostView {
  /** Whether the host has stepped out, so that the table decides (TT-41). */
  away: boolean
  /** The decision that the season waits for. */
  waiting: "ask_identity" | "death_list" | "mission_result" | "offer_end" | "open_vote" | "select" | "tie" | null
  paused: boolean
}

/** All secrets of the season. */
export interface Everything {
  /** The identity of each seat. */
  identities: ("loyal" | "traitor")[]
  eager: Record<string, number>
  /** The players whose withdrawal waits. */
  leaving: number[]
  /** The player who was murdered and is not missed yet. */
  victim: number | null
  /** The players in the Conclave. */
  present: number[]
  decisions: Record<string, ChoiceView>
  suspects: Record<string, number>
  /** The player who was tempted tonight. */
  letter: number | null
  answer: boolean | null
  shown_here: number[]
  /** A death list that is not read out yet. */
  listing: number[]
  shields: number[]
  /** The doors of the armoury with a shield behind them. */
  behind: number[]
  /** By seat: the votes that are written. */
  votes: Record<string, number>
  /** The hidden part of the mission under way. */
  mission: Hidden | null
  /** The number of Conclaves that have begun. */
  nights: number
  /** Only where a person is the host. */
  desk?: HostsDesk
}

/** The part of a mission that only the host sees. */
export interface Hidden {
  /** The pictures of The Vault. */
  pictures: ("candle" | "crown" | "goblet" | "key" | "moon" | "owl" | "raven" | "rose" | "sword")[]
  /** The games of The Duel. */
  bouts: HiddenBout[]
  /** The fragments of The Message, in their right order. */
  sentence: Fragment[]
}

export interface HiddenBout {
  /** The cards of the deck, the top first. */
  deck: string[]
  piles: string[][]
}

/** The arrangements of a human host. */
export interface HostsDesk {
  /** The decisions that the host has handed over to the table. */
  handed: ("ask_identity" | "death_list" | "mission_result" | "offer_end" | "open_vote" | "select" | "tie")[]
  /** The Traitors whom the host has selected, until the choice falls due. */
  selected: number[] | null
  can_undo: boolean
}

/** The season as it really was. */
export interface Recap {
  /** By seat, at the end. */
  identities: ("loyal" | "traitor")[]
  /** The Traitors chosen at the beginning. */
  first_traitors: number[]
  /** By seat: how much the player wanted to be a Traitor. */
  eager: Record<string, number>
  missions: MissionRecap[]
  shields: ShieldView[]
  votes: VoteView[]
  nights: NightView[]
  suspicions: SuspicionView[]
  /** Best first: most nights right, then fewest wrong. */
  scores: ScoreView[]
  bets: BetView[]
  /** The bets and guesses of those who were out: most right first, then fewest wrong. */
  departed: DepartedView[]
}

/** The silver that a mission earned. */
export interface MissionRecap {
  day: number
  name: "duel" | "message" | "vault" | "host"
  bars: number
}

/** A shield that a player found. */
export interface ShieldView {
  day: number
  seat: number
  taken: boolean
}

/** A vote at a Round Table. */
export interface VoteView {
  day: number
  stage: string
  /** In the order in which they were shown. */
  votes: SlipView[]
  /** Null: the vote was a tie. */
  banished: number | null
}

/** A Conclave. */
export interface NightView {
  /** The day before this night. */
  night: number
  /** The Traitors present at its end. */
  traitors: number[]
  decided: ChoiceView[]
  /** Null where a shield prevented it, too. */
  murdered: number | null
  tempted: number | null
  /** The answer to the letter. */
  accepted: boolean | null
  blackmailed: number | null
  listed: number[]
  /** The players who showed a shield to the Conclave. */
  shown: number[]
}

/** The player whom another suspected most in a part of a night. */
export interface SuspicionView {
  night: number
  part: number
  seat: number
  target: number
  /** Whether the target was a Traitor at the end of that night. */
  right: boolean
}

/** How well a player guessed, night by night; players who are out guess, too. */
export interface ScoreView {
  seat: number
  /** The number of nights with a right guess. */
  right: number
  /** The guesses in the order of the nights, without nights in which the player was a Traitor. */
  guesses: GuessView[]
}

/** A player's last suspicion in one night. */
export interface GuessView {
  night: number
  target: number
  right: boolean
}

/** A bet of a player who was out (TT-22). */
export interface BetView {
  day: number
  /** What was bet on: who does best in the mission, or who is banished. */
  about: "banished" | "mission"
  seat: number
  target: number
  right: boolean
}

/** How well a player who is out saw from outside. */
export interface DepartedView {
  seat: number
  /** The number of bets and of nightly guesses that were right. */
  right: number
  all: number
}

/** Free text, a claim, or an announcement of the host's. */
export interface Line {
  /** Counts the listener's own lines, from 1. */
  n: number
  /** When it was said, in seconds since the start. */
  at: number
  /** The speaker's seat; null: the table itself. */
  seat: number | "host" | null
  /** The day on which it was said. */
  day: number
  phase: string
  /** The audience: all, the Conclave, or the players who are out. */
  where: "all" | "conclave" | "out"
  say?: string
  /** What a bot says, for readers of every language. */
  phrases?: Phrase[]
  claim?: ClaimView
  announce?: Announcement
}

/** A claim; its fields depend on the kind of claim. */
export interface ClaimView {
  what: "am" | "doubt" | "is" | "lie" | "trust"
  about?: number
  role?: "loyal" | "traitor"
}

/** An announcement of the host to everybody. */
export interface Announcement {
  what: "banished" | "end" | "end_vote" | "final_day" | "identity" | "list" | "lots" | "missing" | "mission" | "nobody_missing" | "not_asked" | "undone" | "warned" | "withdrawn"
  /** The players concerned. */
  seats?: number[]
  /** The bars of silver that a mission earned. */
  bars?: number
  /** The identity of the banished player, if the host asked (TT-22). */
  identity?: "loyal" | "traitor"
  /** The text of a warning (TT-8). */
  text?: string
}

/** Say something to all, in a Conclave to it, and as one who is out to those out (TT-8, TT-22, TT-26). */
export interface Say {
  move: "say"
  /** 1 to 500 characters. */
  text: string
  /** The audience, for the host alone. Left out: all. */
  where?: "all" | "conclave" | "out" | null
  /** The same for readers of every language; for the bots of the house alone. */
  phrases?: Phrase[]
}

/** TT-8: claim something in a form that everybody reads in their own language. */
export interface Claim {
  move: "claim"
  /** The kind of claim. */
  what: "am" | "doubt" | "is" | "lie" | "trust"
  /** The player it is about. */
  about?: number | null
  /** The identity that is claimed. */
  role?: "loyal" | "traitor" | null
}

/** Say how much one would like to be a Traitor; a secret. */
export interface Eager {
  move: "eager"
  /** From 0, not at all, to 3, very much. */
  level: 0 | 1 | 2 | 3
}

/** The own card was read, in the ceremony of TT-4. */
export interface Seen {
  move: "seen"
}

/** TT-22, TT-39: turn the own card for all to see. */
export interface RevealIdentity {
  move: "reveal"
}

/** TT-14: act in the mission. */
export interface MissionMove {
  move: "mission"
  /** The move of that mission. */
  act: Answer | Call | Loyalty | Treachery | Rest | Take | Place
}

/** An answer in The Vault: the picture behind a door. */
export interface Answer {
  move: "answer"
  /** The door, from 0. */
  door: number
  /** The picture. */
  picture: "candle" | "crown" | "goblet" | "key" | "moon" | "owl" | "raven" | "rose" | "sword"
}

/** LT-3: call the colour of the card to be turned. */
export interface Call {
  move: "call"
  /** Red is Loyalty, black is Treachery (LT-14). */
  colour: "black" | "red"
}

/** LT-6: draw cards. */
export interface Loyalty {
  move: "loyalty"
  /** How many. */
  count: number
}

/** LT-7: put cards of the own pile on the deck, as a trap. */
export interface Treachery {
  move: "treachery"
  /** The cards, such as `QS`; the last one lies on top. */
  cards: string[]
}

/** LT-13: end the turn without a card. */
export interface Rest {
  move: "rest"
}

/** LT-8: take cards of the other pile, whose player was trapped. */
export interface Take {
  move: "take"
  /** How many. */
  count: number
}

/** The place of a fragment in The Message. */
export interface Place {
  move: "place"
  /** The fragment, from 0. */
  fragment: number
  /** The fragment before it; null: the sentence begins with it. */
  after: number | null
}

/** TT-16: open a door of the armoury. */
export interface OpenDoor {
  move: "open_door"
  /** The door, from 0. */
  door: number
}

/** TT-16: take the shield behind the door, or leave it. */
export interface TakeShield {
  move: "take_shield"
  /** Whether to take it. */
  take: boolean
}

/** TT-16: show the own shield. */
export interface ShowShield {
  move: "show_shield"
}

/** TT-20: write a name at the Round Table. It cannot be changed. */
export interface Vote {
  move: "vote"
  /** Whom to banish. */
  target: number
  /** Up to 300 characters; empty: none. */
  reason?: string
  /** The reason for readers of every language; for the bots of the house alone. */
  phrases?: Phrase[]
}

/** TT-26: name the player to be murdered. */
export interface Murder {
  move: "murder"
  /** The player. */
  target: number
}

/** TT-30: name the player to be tempted by a letter. */
export interface Tempt {
  move: "tempt"
  /** The player. */
  target: number
  /** The letter's one line, in the Traitor's words; empty: none. */
  line?: string
}

/** TT-31: name the player to be blackmailed by a letter. */
export interface Blackmail {
  move: "blackmail"
  /** The player. */
  target: number
  /** The letter's one line, in the Traitor's words; empty: none. */
  line?: string
}

/** TT-26: name nobody. */
export interface Spare {
  move: "spare"
}

/** TT-33: name the players for a death list. */
export interface MakeList {
  move: "list"
  /** The players. */
  targets: number[]
}

/** TT-34: note whom one suspects most; who is out guesses likewise. */
export interface Suspect {
  move: "suspect"
  /** The player. */
  target: number
}

/** TT-22: as one who is out, bet on who does best in the mission, or on who is banished next. */
export interface Bet {
  move: "bet"
  /** The player. */
  target: number
}

/** TT-30: answer a letter. */
export interface Letter {
  move: "letter"
  /** Whether to become a Traitor. */
  accept: boolean
}

/** TT-37: vote on whether the season ends now. */
export interface End {
  move: "end"
  /** Whether to end it. */
  agree: boolean
}

/** Be ready to go on. */
export interface Ready {
  move: "ready"
}

/** TT-42: leave the season for good. */
export interface Withdraw {
  move: "withdraw"
}

/** The host: choose the Traitors (TT-5). */
export interface Select {
  move: "select"
  /** Their seats. */
  traitors: number[]
}

/** The host: enter what a mission of their own earned (TT-14). */
export interface MissionResult {
  move: "mission_result"
  /** Bars of silver. */
  bars: number
  /** The seats that may enter the armoury; left out: none. */
  access?: number[]
}

/** The host: end the talk and open the vote. */
export interface OpenVote {
  move: "open_vote"
}

/** The host: go on. */
export interface Next {
  move: "next"
}

/** The host: ask the banished player who they were, or not (TT-22). */
export interface AskIdentity {
  move: "ask_identity"
  /** Whether to ask. */
  ask: boolean
}

/** The host: decide what follows another tie (TT-23). */
export interface Tie {
  move: "tie"
  /** `revote`: vote once more; `lots`: draw lots. */
  rule: "lots" | "revote"
}

/** The host: order a death list for tonight (TT-33). */
export interface DeathList {
  move: "death_list"
  /** How many names. */
  count: number
}

/** The host: ask whether to end it (TT-37). */
export interface OfferEnd {
  move: "offer_end"
}

/** The host: warn a player, for all to hear (TT-8). */
export interface Warn {
  move: "warn"
  /** The player. */
  target: number
  /** The reason. */
  text: string
}

/** The host: leave a decision to the table (TT-41). */
export interface HandOver {
  move: "hand_over"
  /** The decision, by its move. */
  decision: "ask_identity" | "death_list" | "mission_result" | "offer_end" | "open_vote" | "select" | "tie"
}

/** The host: leave all decisions to the table. */
export interface StepOut {
  move: "step_out"
}

/** The host: take all decisions back. */
export interface StepIn {
  move: "step_in"
}

/** The host: give this step more time. */
export interface Extend {
  move: "extend"
  /** How much. */
  seconds: number
}

/** The host: pause the season. */
export interface Pause {
  move: "pause"
  /** For how long at most. */
  seconds: number
}

/** The host: go on after a pause. */
export interface Resume {
  move: "resume"
}

/** The host: take the last decision back. */
export interface Undo {
  move: "undo"
}

export type Move = Say | Claim | Eager | Seen | RevealIdentity | MissionMove | OpenDoor | TakeShield | ShowShield | Vote | Murder | Tempt | Blackmail | Spare | MakeList | Suspect | Bet | Letter | End | Ready | Withdraw | Select | MissionResult | OpenVote | Next | AskIdentity | Tie | DeathList | OfferEnd | Warn | HandOver | StepOut | StepIn | Extend | Pause | Resume | Undo

/**
 * A move as it is offered. `open` names the fields that are the player's to fill in; `least` and `most` bound
 * the one open field: a number, or how many are in a list.
 */
export type Offered = {
  move: Move["move"]
  open?: string[]
  least?: number
  most?: number
} & Record<string, unknown>

/** Figures of the rulebook. */
export const NUMBERS = {
  "text_length": 500,
  "reason_length": 300,
  "letter_length": 140,
  "seconds": {
    "arrival": {
      "party": 120,
      "evening": 300,
      "days": "mission"
    },
    "selection": {
      "party": 30,
      "evening": 45,
      "days": 3600
    },
    "chair": {
      "party": 4,
      "evening": 8,
      "days": 60
    },
    "breakfast": {
      "party": 90,
      "evening": 300,
      "days": "mission"
    },
    "mission": {
      "party": 240,
      "evening": 600,
      "days": "armoury"
    },
    "armoury": {
      "party": 45,
      "evening": 90,
      "days": "round_table"
    },
    "talk": {
      "party": 300,
      "evening": 900,
      "days": "vote"
    },
    "vote": {
      "party": 60,
      "evening": 120,
      "days": 1800
    },
    "further_vote": {
      "party": 60,
      "evening": 120,
      "days": 600
    },
    "shown_vote": {
      "party": 6,
      "evening": 8,
      "days": 10
    },
    "floor": {
      "party": 20,
      "evening": 45,
      "days": 10
    },
    "defence": {
      "party": 60,
      "evening": 60,
      "days": 600
    },
    "talk_again": {
      "party": 60,
      "evening": 60,
      "days": 600
    },
    "host_rules": {
      "party": 5,
      "evening": 8,
      "days": 10
    },
    "identity": {
      "party": 15,
      "evening": 30,
      "days": "conclave"
    },
    "revealed": {
      "party": 6,
      "evening": 8,
      "days": 10
    },
    "conclave_1": {
      "party": 60,
      "evening": 180,
      "days": "letters"
    },
    "conclave_2": {
      "party": 30,
      "evening": 90,
      "days": "breakfast"
    },
    "final_break": {
      "party": 120,
      "evening": 600,
      "days": 3600
    },
    "end_vote": {
      "party": 45,
      "evening": 90,
      "days": 3600
    }
  },
  "hours": {
    "breakfast": "08:00",
    "mission": "10:00",
    "armoury": "17:00",
    "round_table": "18:00",
    "vote": "20:00",
    "conclave": "21:30",
    "letters": "23:00"
  },
  "arrival_hours": 12,
  "armoury_access": 3,
  "most_bars": 10,
  "pictures": [
    "crown",
    "key",
    "owl",
    "rose",
    "sword",
    "candle",
    "raven",
    "moon",
    "goblet"
  ],
  "duel_turns": 6,
  "duel_cards": 12,
  "final_from": 5,
  "finalists": 4,
  "last": 3,
  "tempters": 2,
  "tempt_nights": 3,
  "blackmail_nights": 2,
  "list_length": 3,
  "lists_most": 2,
  "host_decisions": [
    "select",
    "mission_result",
    "open_vote",
    "ask_identity",
    "tie",
    "death_list",
    "offer_end"
  ],
  "host_bars": 100
} as const
