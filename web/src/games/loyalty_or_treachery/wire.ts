// Written by `python -m turncoat.server.wire.typescript`; change the types there.

/** A view of Loyalty or Treachery. */
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
  phase: "action" | "call" | "cut" | "over" | "take"
  /** The seat whose turn it is. */
  turn: number
  /** The seat to act: in `take` the owner of the trap. Null when it is over. */
  actor: number | null
  /** How many cards it has. */
  deck: number
  returned: Returned
  /** The returned cards, top first: the card where the viewer put it there, else null. Empty without `memory_aids`, as is `theirs` (LT-14). */
  run: (string | null)[]
  /** By seat: how many cards. */
  piles: number[]
  /** Cards that the viewer knows to be in the other pile. */
  theirs: string[]
  /** The last card that was shown. */
  shown: string | null
  /** The cards of the cut (LT-2). */
  turned: string[]
  /** The number of the chart, in `action` and `take`. */
  limit: number | null
  /** Who had the first turn. */
  first: number | null
  /** How many are over. */
  turns: number
  /** After so many the game ends (LT-17). */
  turn_limit: number
  last: LastView | null
  /** The viewer's own cards; absent for who has no seat. */
  pile?: string[]
  /** For the host alone. */
  everything?: Everything
}

/** What everybody knows about a player. */
export interface Player {
  seat: number
  name: string
  /** How many lie in the pile. */
  cards: number
}

/** How the game ended: two winners are a draw. */
export interface Result {
  /** Seats; may be empty. */
  winners: number[]
  /** What decided it. */
  by: "cards" | "draw" | "hand" | "resignation"
  /** By seat: the size of the pile. */
  cards: number[]
  /** By seat, where piles were equal: the best poker hand in it (LT-16). */
  hands?: string[]
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

/** What nobody at the table knows. */
export interface Everything {
  /** The top first. */
  deck: string[]
  piles: string[][]
}

/** The fields of every line; a game's own lines add what was said. */
export interface Line {
  /** Counts the listener's own lines, from 1. */
  n: number
  /** When it was said, in seconds since the start. */
  at: number
  /** The speaker's seat; null: the table itself. */
  seat: number | "host" | null
}

/** LT-3: call the colour of the card to be turned. */
export interface Call {
  move: "call"
  /** Red is Loyalty, black is Treachery (LT-14). */
  colour: "black" | "red"
}

/** LT-2: choose who goes first, after winning the cut. */
export interface ChooseFirst {
  move: "choose_first"
  /** Who goes first. */
  seat: number
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

/** Give the game up. */
export interface Resign {
  move: "resign"
}

export type Move = Call | ChooseFirst | Loyalty | Treachery | Rest | Take | Resign

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
  "deck": 52,
  "chart": {
    "2": 1,
    "3": 1,
    "4": 1,
    "5": 1,
    "6": 2,
    "7": 2,
    "8": 2,
    "9": 2,
    "T": 2,
    "J": 3,
    "Q": 3,
    "K": 3,
    "A": 3
  },
  "most": 3
} as const
