// Written by `python -m turncoat.server.wire.typescript`; change the types there.

/** A view of The Traitors. */
export interface View {
  /** The game's name, as in the catalogue. */
  game: string
  /** Where the game has several. */
  edition?: string
  /** The viewer's own seat; null for who has none. */
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
  /** Which part of the game it is. */
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
  /** Who is left, as far as is known. */
  alive: number[]
  /** At breakfast: who has come in, in order. */
  seated: number[]
  out: Record<string, ToldOut>
  /** Bars on the stack. */
  silver: number
  /** Bars that the last mission earned. */
  earned: number | null
  mission: ToldMissionNow | null
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
  /** Seats; nobody may have won. */
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

/** The mission that is under way. */
export interface ToldMissionNow {
  name: "vault"
  ends: number
  progress: VaultProgress
  /** Null for who takes no part. */
  mine: VaultMine | null
}

/** How far the mission is. */
export interface VaultProgress {
  /** Whether the doors stand open: look now, answer later. */
  open: boolean
  /** By door, while they stand open. */
  pictures: ("candle" | "crown" | "goblet" | "key" | "moon" | "owl" | "raven" | "rose" | "sword")[]
  doors: number
  /** Questions that were answered, of all players. */
  answered: number
  questions: number
}

/** What the viewer is asked. */
export interface VaultMine {
  doors: number[]
  /** By door. */
  answers: Record<string, "candle" | "crown" | "goblet" | "key" | "moon" | "owl" | "raven" | "rose" | "sword">
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
  /** Of the vault. */
  pictures: ("candle" | "crown" | "goblet" | "key" | "moon" | "owl" | "raven" | "rose" | "sword")[]
  /** Conclaves that have begun. */
  nights: number
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
}

/** What a mission earned. */
export interface ToldMission {
  day: number
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

/** Free text, a claim, or an announcement of the host's. */
export interface Line {
  /** Counts the lines of whoever it is told to, from 1. */
  n: number
  /** When it was said, in seconds since the start. */
  at: number
  /** Who said it; null: the table. */
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
  what: "banished" | "end" | "end_vote" | "final_day" | "list" | "missing" | "mission" | "nobody_missing" | "withdrawn"
  /** Whom it is about. */
  seats?: number[]
  /** Of silver, that a mission earned. */
  bars?: number
  /** Of who was banished, if the host asked (TT-22). */
  identity?: "loyal" | "traitor"
}

export interface Say {
  move: "say"
  text: string
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
  act: VaultAct
}

/** What a player says is behind a door of the vault. */
export interface VaultAct {
  door: number
  picture: "candle" | "crown" | "goblet" | "key" | "moon" | "owl" | "raven" | "rose" | "sword"
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

export type Move = Say | Claim | Eager | MissionMove | OpenDoor | TakeShield | ShowShield | Vote | Murder | Tempt | Blackmail | Spare | MakeList | Suspect | Letter | End | Ready | Withdraw

/** A move as it is offered; `open` names the fields that are the player's to fill in. */
export type Offered = { move: Move["move"]; open?: string[] } & Record<string, unknown>

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
  "final_from": 5,
  "finalists": 4,
  "last": 3,
  "tempters": 2,
  "tempt_nights": 3,
  "blackmail_nights": 2,
  "list_length": 3
} as const
