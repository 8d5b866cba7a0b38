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
  phase: "armoury" | "arrival" | "breakfast" | "conclave" | "end_vote" | "final_break" | "mission" | "over" | "round_table"
  /** Inside a Round Table. */
  stage: "defence" | "host_rules" | "identity" | "reveal" | "revote" | "runoff" | "runoff_again" | "safe_vote" | "talk" | "talk_again" | "vote" | null
  /** Inside a Conclave: 1 or 2. */
  part: number | null
  /** Counts from 1; a night belongs to the day before it. */
  day: number
  /** TT-10, as the calendar stands. */
  days: number
  /** 1 on the day before the final one and in the night between them. */
  nights_left: number
  /** When the present step began. */
  since: number
  /** TT-5: how many Traitors are chosen at the beginning; null: that is secret. */
  number: number | null
  /** Who is left, as far as is known. */
  alive: number[]
  /** At breakfast: who has come in, in order. */
  seated: number[]
  out: Record<string, ToldOut>
  /** Bars on the stack. */
  silver: number
  /** Bars that the last mission earned. */
  earned: number | null
  mission: Vault | Duel | Message | HostsOwn | null
  /** Who may open a door of the armoury. */
  access: number[]
  /** By number: who opened it. */
  doors: (number | null)[]
  /** Who is ready for this to end. */
  ready: number[]
  /** The viewer's own wish to be a Traitor; null: unsaid. */
  eager: number | null
  /** The viewer's own. */
  identity: "loyal" | "traitor" | null
  /** Traitors whom the viewer has met in a Conclave. */
  fellows: number[]
  /** In the Conclave, to those who are: who is there. */
  present: number[]
  /** In the Conclave, to those present: what each has named. */
  decisions: Record<string, ToldChoice>
  /** To those present: who has been sent a letter tonight. */
  tempted: number | null
  /** To those present: the answer to the letter. */
  answer: boolean | null
  /** To those present: how many names a death list needs tonight. */
  list_count: number | null
  /** To those present: who showed a shield in this Conclave. */
  shown_here: number[]
  /** Who showed a shield at this breakfast. */
  shown: number[]
  /** Whether the viewer's own withdrawal waits. */
  leaving: boolean
  /** What was behind the door that the viewer opened: a shield or nothing; null: opened none. */
  behind: boolean | null
  /** Whether the viewer holds one. */
  shield: boolean
  /** Whether a letter waits for the viewer's answer. */
  letter: boolean
  /** The death list, once it is read out. */
  list: number[] | null
  /** Who can be voted for. */
  candidates: number[]
  /** Who votes. */
  voters: number[]
  /** Who cannot be voted for (TT-23). */
  safe: number[]
  /** In a defence: who may talk. */
  speaker: number[]
  /** Those shown so far. */
  votes: ToldSlip[]
  /** Who has written. */
  voted: number[]
  /** By this Round Table. */
  banished: number | null
  /** TT-37: once they are shown, until the next vote opens. */
  end_votes: Record<string, boolean> | null
  /** Whom the viewer has named in this part of the night. */
  suspected: number | null
  /** Null: the table is the host. */
  host: ToldHost | null
  /** For the host, and where the table chose so for those who are out (TT-22). */
  everything?: Everything
  /** Once the season is over. */
  recap?: Recap
}

/** What everybody knows about a player. */
export interface Player {
  seat: number
  name: string
  /** Whether they are left in the game, as far as is known. */
  alive: boolean
}

/** TT-39: how the season ended. */
export interface Result {
  /** Seats; may be empty. */
  winners: number[]
  /** Null: nobody was left. */
  side: "loyal" | "traitors" | null
  /** By seat: bars of silver as an exact fraction, `"5/1"`; who gets nothing is left out. */
  shares: Record<string, string>
}

/** Somebody who is out of the game. */
export interface ToldOut {
  how: "banished" | "murdered" | "withdrawn"
  day: number
  /** If it was revealed (TT-9). */
  identity?: "loyal" | "traitor"
}

/** The Vault. */
export interface Vault {
  name: "vault"
  ends: number
  progress: VaultProgress
  /** Null for who takes no part. */
  mine: VaultMine | null
}

/** How far the group has come in The Vault. */
export interface VaultProgress {
  /** Whether the doors stand open: look now, answer later. */
  open: boolean
  /** By door, while they stand open. */
  pictures: ("candle" | "crown" | "goblet" | "key" | "moon" | "owl" | "raven" | "rose" | "sword")[]
  doors: number
  /** Who answers now; null while the doors stand open, and where all answer together (`days`). */
  turn: number | null
  /** About which door. */
  door: number | null
  /** In the order of the walk; where all answer together they are told to nobody. */
  answers: ToldAnswer[]
  answered: number
  questions: number
}

/** A step of the walk that is over. */
export interface ToldAnswer {
  seat: number
  door: number
  /** Null: the time ran out. */
  picture: "candle" | "crown" | "goblet" | "key" | "moon" | "owl" | "raven" | "rose" | "sword" | null
  right: boolean
}

/** What the viewer is asked. */
export interface VaultMine {
  /** About which the viewer is asked now. */
  doors: number[]
  /** Questions to come, those included. */
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
  bouts: ToldBout[]
  /** Turns of a game. */
  turns: number
  /** So many turns of each game must be over when the present step ends; the table sees to it. */
  due: number
  /** What each game is played with. */
  deck: string[]
}

/** A game of Loyalty or Treachery between two; a place is 0 or 1. */
export interface ToldBout {
  /** By place; null: the table plays. */
  seats: (number | null)[]
  /** The place that is asked now; null: it is over. */
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
  /** How many cards it has. */
  deck: number
  returned: Returned
  /** The returned cards, top first: the card where the viewer put it there, else null. */
  run: (string | null)[]
  /** Cards that the viewer knows to be in the other pile. */
  theirs: string[]
  pile: string[]
  limit: number | null
  last: ToldLast | null
}

/** The returned cards on top of the deck. */
export interface Returned {
  count: number
  /** For whom they spring; null where there are none. */
  owner: number | null
}

/** The last move and its outcome, as far as the viewer may know them. */
export interface ToldLast {
  seat: number
  move: ToldMove
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
export interface ToldMove {
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
  line: ToldPiece[]
  /** How many there are, in the line or not. */
  fragments: number
  /** Whether the line is being read out: nothing can be moved any more. */
  read: boolean
  /** Then: as it should be. */
  sentence?: Record<string, string>
}

/** A fragment in the line. */
export interface ToldPiece {
  fragment: number
  /** Who holds it. */
  seat: number
  /** Once the line is read out. */
  text?: Record<string, string>
  /** Once it is read out: whether the next one rightly follows. */
  joined?: boolean
}

export interface MessageMine {
  /** The viewer's own. */
  fragments: Fragment[]
}

export interface Fragment {
  fragment: number
  text: Record<string, string>
}

/** TT-14: the host runs it in the room. */
export interface HostsOwn {
  name: "host"
  ends: number
  progress: null
  mine: null
}

/** What the Traitors decided, or one of them named. */
export interface ToldChoice {
  move: "blackmail" | "list" | "murder" | "spare" | "tempt"
  /** Of a feint there is none. */
  target?: number
  /** Of a list. */
  targets?: number[]
}

/** A vote with its reason. */
export interface ToldSlip {
  seat: number
  /** Null: blank. */
  target: number | null
  reason: string
}

/** A human host. */
export interface ToldHost {
  /** Whether the host has stepped out: the table decides (TT-41). */
  away: boolean
  /** What the season waits for. */
  waiting: "ask_identity" | "death_list" | "mission_result" | "offer_end" | "open_vote" | "select" | "tie" | null
  paused: boolean
}

/** What nobody at the table knows. */
export interface Everything {
  /** By seat. */
  identities: ("loyal" | "traitor")[]
  eager: Record<string, number>
  /** Whose withdrawal waits. */
  leaving: number[]
  /** Murdered, and not missed yet. */
  victim: number | null
  /** In the Conclave. */
  present: number[]
  decisions: Record<string, ToldChoice>
  suspects: Record<string, number>
  /** Who was tempted tonight. */
  letter: number | null
  answer: boolean | null
  shown_here: number[]
  /** A death list that is not read yet. */
  listing: number[]
  shields: number[]
  /** Doors of the armoury with a shield. */
  behind: number[]
  /** Those that are written, by seat. */
  votes: Record<string, number>
  /** What is hidden in the mission under way. */
  mission: Hidden | null
  /** Conclaves that have begun. */
  nights: number
  /** Where a person is the host. */
  desk?: HostsDesk
}

/** What only the host sees of a mission. */
export interface Hidden {
  /** Of The Vault. */
  pictures: ("candle" | "crown" | "goblet" | "key" | "moon" | "owl" | "raven" | "rose" | "sword")[]
  /** Of The Duel. */
  bouts: HiddenBout[]
  /** Of The Message, in its right order. */
  sentence: Fragment[]
}

export interface HiddenBout {
  /** The top first. */
  deck: string[]
  piles: string[][]
}

/** What a human host has arranged. */
export interface HostsDesk {
  /** What the table decides meanwhile. */
  handed: ("ask_identity" | "death_list" | "mission_result" | "offer_end" | "open_vote" | "select" | "tie")[]
  /** The Traitors, until the choice falls due. */
  selected: number[] | null
  can_undo: boolean
}

/** The season as it really was. */
export interface Recap {
  /** By seat, at the end. */
  identities: ("loyal" | "traitor")[]
  /** Those chosen at the beginning. */
  first_traitors: number[]
  /** By seat: how much they would have liked to be one. */
  eager: Record<string, number>
  missions: ToldMission[]
  shields: ToldShield[]
  votes: ToldVote[]
  nights: ToldNight[]
  suspicions: ToldSuspicion[]
  /** Best first: most nights right, then fewest wrong. */
  scores: ToldScore[]
}

/** What a mission earned. */
export interface ToldMission {
  day: number
  name: "duel" | "message" | "vault" | "host"
  bars: number
}

/** A shield that was found. */
export interface ToldShield {
  day: number
  seat: number
  taken: boolean
}

/** A vote at a Round Table. */
export interface ToldVote {
  day: number
  stage: string
  /** In the order in which they were shown. */
  votes: ToldSlip[]
  /** Null where it was a tie. */
  banished: number | null
}

/** A Conclave. */
export interface ToldNight {
  /** The day that it followed. */
  night: number
  /** Who was present at its end. */
  traitors: number[]
  decided: ToldChoice[]
  /** Null too where a shield was in the way. */
  murdered: number | null
  tempted: number | null
  /** The answer to the letter. */
  accepted: boolean | null
  blackmailed: number | null
  listed: number[]
  /** Who showed a shield to the Conclave. */
  shown: number[]
}

/** Whom somebody suspected most, one night. */
export interface ToldSuspicion {
  night: number
  part: number
  seat: number
  target: number
  /** Whether that was a Traitor at the end of that night. */
  right: boolean
}

/** How well somebody guessed, night by night; those out too. */
export interface ToldScore {
  seat: number
  /** Nights in which the guess was right, of those in which there was one. */
  right: number
  /** In the order of the nights. A Traitor of that night knew, and did not guess. */
  guesses: ToldGuess[]
}

/** The last answer that somebody gave in one night. */
export interface ToldGuess {
  night: number
  target: number
  right: boolean
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
  /** To whom it was said: all, the Conclave, those who are out. */
  where: "all" | "conclave" | "out"
  say?: string
  claim?: ToldClaim
  announce?: Announcement
}

/** A claim; which fields it has depends on what is claimed. */
export interface ToldClaim {
  what: "am" | "doubt" | "is" | "lie" | "trust"
  about?: number
  role?: "loyal" | "traitor"
}

/** What the host tells everybody. */
export interface Announcement {
  what: "banished" | "end" | "end_vote" | "final_day" | "identity" | "list" | "missing" | "mission" | "nobody_missing" | "warned" | "withdrawn"
  /** Whom it is about. */
  seats?: number[]
  /** Of silver, that a mission earned. */
  bars?: number
  /** Of who was banished, if the host asked (TT-22). */
  identity?: "loyal" | "traitor"
  /** Of a warning (TT-8). */
  text?: string
}

export interface Say {
  move: "say"
  text: string
  /** For the host alone: to whom. Left out: to all. */
  where?: "all" | "conclave" | "out" | null
}

export interface Claim {
  move: "claim"
  what: "am" | "doubt" | "is" | "lie" | "trust"
  about?: number | null
  role?: "loyal" | "traitor" | null
}

export interface Eager {
  move: "eager"
  level: 0 | 1 | 2 | 3
}

export interface MissionMove {
  move: "mission"
  act: Answer | Call | Loyalty | Treachery | Rest | Take | Place
}

/** The Vault: what is behind a door. */
export interface Answer {
  move: "answer"
  door: number
  picture: "candle" | "crown" | "goblet" | "key" | "moon" | "owl" | "raven" | "rose" | "sword"
}

export interface Call {
  move: "call"
  colour: "black" | "red"
}

export interface Loyalty {
  move: "loyalty"
  count: number
}

export interface Treachery {
  move: "treachery"
  cards: string[]
}

export interface Rest {
  move: "rest"
}

export interface Take {
  move: "take"
  count: number
}

/** The Message: where a fragment goes. */
export interface Place {
  move: "place"
  fragment: number
  /** The fragment before it; null: the sentence begins with it. */
  after: number | null
}

export interface OpenDoor {
  move: "open_door"
  door: number
}

export interface TakeShield {
  move: "take_shield"
  take: boolean
}

export interface ShowShield {
  move: "show_shield"
}

export interface Vote {
  move: "vote"
  target: number
  reason?: string
}

export interface Murder {
  move: "murder"
  target: number
}

export interface Tempt {
  move: "tempt"
  target: number
}

export interface Blackmail {
  move: "blackmail"
  target: number
}

export interface Spare {
  move: "spare"
}

export interface MakeList {
  move: "list"
  targets: number[]
}

export interface Suspect {
  move: "suspect"
  target: number
}

export interface Letter {
  move: "letter"
  accept: boolean
}

export interface End {
  move: "end"
  agree: boolean
}

export interface Ready {
  move: "ready"
}

export interface Withdraw {
  move: "withdraw"
}

export interface Select {
  move: "select"
  traitors: number[]
}

export interface MissionResult {
  move: "mission_result"
  bars: number
  access: number[]
}

export interface OpenVote {
  move: "open_vote"
}

export interface Next {
  move: "next"
}

export interface AskIdentity {
  move: "ask_identity"
  ask: boolean
}

export interface Tie {
  move: "tie"
  rule: "lots" | "revote"
}

export interface DeathList {
  move: "death_list"
  count: number
}

export interface OfferEnd {
  move: "offer_end"
}

export interface Warn {
  move: "warn"
  target: number
  text: string
}

export interface HandOver {
  move: "hand_over"
  decision: "ask_identity" | "death_list" | "mission_result" | "offer_end" | "open_vote" | "select" | "tie"
}

export interface StepOut {
  move: "step_out"
}

export interface StepIn {
  move: "step_in"
}

export interface Extend {
  move: "extend"
  seconds: number
}

export interface Pause {
  move: "pause"
  seconds: number
}

export interface Resume {
  move: "resume"
}

export interface Undo {
  move: "undo"
}

export type Move = Say | Claim | Eager | MissionMove | OpenDoor | TakeShield | ShowShield | Vote | Murder | Tempt | Blackmail | Spare | MakeList | Suspect | Letter | End | Ready | Withdraw | Select | MissionResult | OpenVote | Next | AskIdentity | Tie | DeathList | OfferEnd | Warn | HandOver | StepOut | StepIn | Extend | Pause | Resume | Undo

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
  "claim_fields": {
    "am": [
      "role"
    ],
    "is": [
      "about",
      "role"
    ],
    "trust": [
      "about"
    ],
    "doubt": [
      "about"
    ],
    "lie": [
      "about"
    ]
  },
  "seconds": {
    "arrival": {
      "party": 120,
      "evening": 300,
      "days": "mission"
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
      "evening": 10,
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
    "conclave_1": {
      "party": 75,
      "evening": 180,
      "days": "letters"
    },
    "conclave_2": {
      "party": 45,
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
