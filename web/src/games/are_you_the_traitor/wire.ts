// Written by `python -m turncoat.server.wire.typescript`; change the types there.

/** A view of an Are You the Traitor? match. */
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
  phase: "over" | "pause" | "photo_finish" | "talk"
  /** Counts from 1. */
  round: number
  /** Counts the deals, those of void rounds included. */
  dealing: number
  /** When the round was dealt. */
  began: number
  /** Seats. */
  wizards: number[]
  /** The viewer's own. */
  character: "guard" | "keyholder" | "traitor" | "wizard" | null
  /** The viewer's own, for a Wizard. */
  alignment: "evil" | "good" | null
  /** By seat: what the viewer was told about others (AT-5, AT-6). */
  known: Record<string, "guard" | "keyholder" | "traitor" | "wizard">
  /** At whom the viewer pointed, while that Stop waits. */
  called: number | null
  /** The viewer's own cards. */
  treasure: ("bags_of_gold" | "chest_of_copper" | "crown_jewels" | "gilded_statue" | "magic_ring" | "platinum_pyramids" | "silver_goblets")[]
  /** The viewer's own. */
  points: number | null
  /** At whom the viewer looks (AT-25). */
  looking_at: number | null
  /** At whom that player has been looking for a while; null: at nobody, or not for long. */
  gaze: number | null
  /** By seat: how many treasure cards. */
  cards: number[]
  /** In the deck. */
  treasure_left: number
  rings_used: number
  /** Made or seen by the viewer this round. */
  signs: SignView[]
  /** Who has looked at their card: bots wait for all. Null: they do not. */
  peeked: number[] | null
  /** Who agrees that a secret was exposed (AT-15). */
  void: number[]
  /** AT-15: how many must agree to make the round void. */
  void_needs: number
  /** AT-13, AT-15: who decides photo finishes and exposed secrets: no bots where people sit. */
  voters: number[]
  /** AT-16: whether rings may be used and nobody may declare yet. */
  ring_moment: boolean
  /** AT-22: whether victory was declared in this pause and the lead was shared. */
  lead_shared: boolean
  /** How the last dealing ended: by a Stop, or void by an exposed secret or by silence. */
  last_end: "call" | "exposed" | "silence" | null
  /** AT-5: whether the Adventurers are shown who the KeyHolder is, with so many players. */
  key_shown: boolean
  /** AT-6: whether two Traitors are shown each other, with so many players. */
  traitors_meet: boolean
  /** Who is ready for the next round. */
  ready: number[]
  /** In a photo finish: who called. */
  callers: number[]
  /** In a photo finish: who has voted. */
  voted: number[]
  theft: TheftView | null
  /** By seat: everybody's cards, after a declaration until the next deal. */
  hoards: (("bags_of_gold" | "chest_of_copper" | "crown_jewels" | "gilded_statue" | "magic_ring" | "platinum_pyramids" | "silver_goblets")[])[] | null
  /** Once one counts, all that were made. */
  calls: CallView[]
  /** From the Stop until the next deal. */
  reveal: Reveal | null
  /** For the host alone. */
  everything?: Everything
}

/** What everybody knows about a player. */
export interface Player {
  seat: number
  name: string
  /** How many treasure cards they have. */
  cards: number
  /** AT-3: who is a Wizard is public. */
  wizard: boolean
}

/** How the game ended. */
export interface Result {
  /** Seats; may be empty. */
  winners: number[]
  /** By a declaration, or because three rounds running were silent (AT-27). */
  by: "points" | "silence"
  /** Who declared victory; null: the end of the pause did (AT-28). */
  declared: number | null
  /** By seat. */
  points: number[]
}

/** A silent sign and its maker. */
export interface SignView {
  seat: number
  sign: "finger" | "nod" | "shake" | "wink"
  /** For the host alone: who saw it. */
  seen?: number[]
  /** For its maker alone: whether anybody else saw it. */
  noticed?: boolean
}

/** The last card that a ring took. */
export interface TheftView {
  thief: number
  victim: number
  /** AT-19: known to the two alone. */
  card: "bags_of_gold" | "chest_of_copper" | "crown_jewels" | "gilded_statue" | "magic_ring" | "platinum_pyramids" | "silver_goblets" | null
}

/** A Stop, once one counts. */
export interface CallView {
  caller: number
  target: number
  /** Who voted for this caller, where several had called. */
  votes: number[]
}

/** AT-9: the Stop that counted, and everybody's role. */
export interface Reveal {
  caller: number
  target: number
  right: boolean
  /** The team that won the round. */
  winner: "evil" | "good"
  /** By seat. */
  characters: ("guard" | "keyholder" | "traitor" | "wizard")[]
  /** Of the Wizards. */
  alignments: Record<string, "evil" | "good">
}

/** What nobody at the table knows. */
export interface Everything {
  characters: ("guard" | "keyholder" | "traitor" | "wizard")[]
  alignments: Record<string, "evil" | "good">
  /** The top first. */
  deck: ("bags_of_gold" | "chest_of_copper" | "crown_jewels" | "gilded_statue" | "magic_ring" | "platinum_pyramids" | "silver_goblets")[]
  /** By seat: what they were told about others (AT-5, AT-6). */
  known: (Record<string, "guard" | "keyholder" | "traitor" | "wizard">)[]
  hoards: (("bags_of_gold" | "chest_of_copper" | "crown_jewels" | "gilded_statue" | "magic_ring" | "platinum_pyramids" | "silver_goblets")[])[]
  /** By seat: at whom. */
  looking: (number | null)[]
  signs: SignView[]
  calls: WaitingCall[]
  /** By seat: for which caller. */
  votes: Record<string, number>
  /** How many running. */
  silent_rounds: number
}

/** A Stop as it arrived. */
export interface WaitingCall {
  caller: number
  target: number
  at: number
}

/** Free text, or a claim. */
export interface Line {
  /** Counts the listener's own lines, from 1. */
  n: number
  /** When it was said, in seconds since the start. */
  at: number
  /** The speaker's seat; null: the table itself. */
  seat: number | "host" | null
  /** The round in which it was said. */
  round: number
  say?: string
  /** What a bot says, for readers of every language. */
  phrases?: Phrase[]
  claim?: ClaimView
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

/** AT-26: a claim; which fields it has depends on what is claimed. */
export interface ClaimView {
  what: "am" | "doubt" | "is" | "lie" | "statue" | "trust"
  about?: number
  role?: "evil_wizard" | "good_wizard" | "guard" | "keyholder" | "traitor"
}

/** Say something to everybody (AT-8). */
export interface Say {
  move: "say"
  /** 1 to 500 characters. */
  text: string
  /** The same for readers of every language; for the bots of the house alone. */
  phrases?: Phrase[]
}

/** AT-26: claim something in a form that everybody reads in their own language. */
export interface Claim {
  move: "claim"
  /** The kind of claim. */
  what: "am" | "doubt" | "is" | "lie" | "statue" | "trust"
  /** The player it is about. */
  about?: number | null
  /** The role that is claimed. */
  role?: "evil_wizard" | "good_wizard" | "guard" | "keyholder" | "traitor" | null
}

/** AT-25: look at a player. */
export interface Look {
  move: "look"
  /** Their seat; null: at nobody. */
  at: number | null
}

/** Says nothing but that the seat has looked at its own card. */
export interface Peek {
  move: "peek"
}

/** AT-25: make a silent sign, seen by the one who looks at this seat. */
export interface Signal {
  move: "signal"
  /** The sign. */
  sign: "finger" | "nod" | "shake" | "wink"
}

/** AT-9: call Stop and point at a player. */
export interface Stop {
  move: "stop"
  /** The player. */
  target: number
  /** AT-12: the deal that its caller saw, so that none counts in a deal that its caller never saw. */
  dealing?: number | null
}

/** AT-13: vote for the caller who was first. */
export interface First {
  move: "first"
  /** Their seat. */
  caller: number
}

/** AT-15: say whether a secret was exposed, so that the round does not count. */
export interface Void {
  move: "void"
  /** False takes an agreement back. */
  agree: boolean
}

/** AT-17: take a treasure with the Magic Ring. */
export interface Ring {
  move: "ring"
  /** From whom. */
  target: number
}

/** AT-21: declare the treasure, to win. */
export interface Declare {
  move: "declare"
}

/** Be ready for the next round. */
export interface Ready {
  move: "ready"
}

export type Move = Say | Claim | Look | Peek | Signal | Stop | First | Void | Ring | Declare | Ready

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
  "goal": 10,
  "points": {
    "crown_jewels": 5,
    "platinum_pyramids": 4,
    "bags_of_gold": 3,
    "silver_goblets": 2,
    "chest_of_copper": 1,
    "magic_ring": 1,
    "gilded_statue": 0
  },
  "text_length": 500,
  "signs": [
    "wink",
    "nod",
    "shake",
    "finger"
  ],
  "teams": {
    "keyholder": "good",
    "guard": "good",
    "traitor": "evil",
    "good_wizard": "good",
    "evil_wizard": "evil"
  }
} as const
