// Written by `python -m turncoat.server.wire.typescript`; change the types there.

/** A view of Scatty Rogues. */
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
  phase: "correct" | "hide" | "over" | "penalty" | "walk"
  /** The seat whose turn it is: it moves on at the answer; for a slow turn when the next begins. */
  turn: number
  /** SR-9: the next trove, from 1; null: Scatty Rogues is due. Absent without `marker`. */
  trove?: number | null
  /** The trap that is being hidden. */
  trap: TrapView | null
  /** The seat that hides it. */
  hider: number | null
  /** SR-23: the seat that takes a penalty card from another. */
  chooser: number | null
  /** The seat that objects: from phase `correct` until the door closes. */
  objector: number | null
  /** The seat whose turn may be, or is, objected to. */
  accused: number | null
  /** What came of the objection: from the correction until the door closes. */
  verdict: "both_wrong" | "caught" | "unjustified" | null
  /** SR-17: seats whose hands were tied, so that nobody may object; until the next answer. */
  tied: number[]
  /** In the draw pile; the one that is shown is not counted. */
  traps_left: number
  /** Penalty cards in the centre. */
  penalty_pile: number
  /** By seat, in the order in which it was won. */
  loot: (("treasure" | "anchor" | "barrel" | "cat" | "chest" | "cook" | "crow" | "lantern" | "parrot" | "pirate" | "rope" | "sentry" | "spyglass" | "crossed" | "ear" | "fist" | "thumb" | "victory" | "wave" | "11" | "14" | "17" | "3" | "5" | "8")[])[]
  /** By seat: how many penalty cards. */
  penalties: number[]
  /** By seat. */
  points: number[]
  /** The latest answer until its window ends; in an objection the correction, then the repeat. */
  said: Said | null
  /** SR-16: until then the next player does not answer. */
  window_ends: number | null
  /** SR-13: when the count is at five. */
  count_ends: number | null
  /** SR-13: whether the count has run out, and nothing was answered since. */
  slow: boolean
  /** The door that is turned over, until it is closed again. */
  door: Door | null
  /** For the host alone. */
  everything?: Everything
}

/** What everybody knows about a player; games add to it. */
export interface Player {
  seat: number
  name: string
}

/** How the game ended: a tie has several winners (SR-25). */
export interface Result {
  /** Seats; may be empty. */
  winners: number[]
  /** By seat. */
  points: number[]
}

/** A trap, as its drawing shows it. */
export interface TrapView {
  kind: "figure" | "picture" | "sign"
  id: "anchor" | "barrel" | "cat" | "chest" | "cook" | "crow" | "lantern" | "parrot" | "pirate" | "rope" | "sentry" | "spyglass" | "crossed" | "ear" | "fist" | "thumb" | "victory" | "wave" | "11" | "14" | "17" | "3" | "5" | "8"
}

/** An answer, a correction or a repeat: one of `say`, `sign` and `scatty`. */
export interface Said {
  seat: number
  say?: string
  sign?: "crossed" | "ear" | "fist" | "thumb" | "victory" | "wave"
  /** True: Scatty Rogues was called. */
  scatty?: boolean
}

/** A door that is turned over. */
export interface Door {
  /** From 1. */
  trove: number
  holds: "treasure" | "anchor" | "barrel" | "cat" | "chest" | "cook" | "crow" | "lantern" | "parrot" | "pirate" | "rope" | "sentry" | "spyglass" | "crossed" | "ear" | "fist" | "thumb" | "victory" | "wave" | "11" | "14" | "17" | "3" | "5" | "8"
}

/** What nobody at the table is shown. */
export interface Everything {
  /** What lies behind each door, trove 1 first. */
  troves: ("treasure" | "anchor" | "barrel" | "cat" | "chest" | "cook" | "crow" | "lantern" | "parrot" | "pirate" | "rope" | "sentry" | "spyglass" | "crossed" | "ear" | "fist" | "thumb" | "victory" | "wave" | "11" | "14" | "17" | "3" | "5" | "8")[]
  /** By trap: the code words of this game. */
  words: Record<string, string>
  /** The top first. */
  draw_pile: ("anchor" | "barrel" | "cat" | "chest" | "cook" | "crow" | "lantern" | "parrot" | "pirate" | "rope" | "sentry" | "spyglass" | "crossed" | "ear" | "fist" | "thumb" | "victory" | "wave" | "11" | "14" | "17" | "3" | "5" | "8")[]
  /** From 1; null: Scatty Rogues is due. */
  next_trove: number | null
  /** The hands that are compared, the first first. */
  hands: HandView[]
  /** Whether the turn that may be objected to, or is, was a mistake (SR-12). */
  mistaken: boolean
}

/** A hand that is up. */
export interface HandView {
  seat: number
  at: number
}

/** Free text, or a hide; a hide of no seat is the table's own (SR-27). */
export interface Line {
  /** Counts the listener's own lines, from 1. */
  n: number
  /** When it was said, in seconds since the start. */
  at: number
  /** The speaker's seat; null: the table itself. */
  seat: number | "host" | null
  say?: string
  hide?: HideView
}

/** SR-7: a trap as it is hidden, told once. */
export interface HideView {
  /** From 1. */
  trove: number
  trap: "anchor" | "barrel" | "cat" | "chest" | "cook" | "crow" | "lantern" | "parrot" | "pirate" | "rope" | "sentry" | "spyglass" | "crossed" | "ear" | "fist" | "thumb" | "victory" | "wave" | "11" | "14" | "17" | "3" | "5" | "8"
  /** Its code word, a figure's number included; null: a sign, or the last trap. */
  word: string | null
}

/** SR-7, SR-8: hide the trap that is shown. */
export interface Hide {
  move: "hide"
  /** The door, from 1. */
  trove: number
  /** Its code word, where one is invented. */
  word?: string | null
}

/** SR-10, SR-20: leave the last trap unhidden. */
export interface Decline {
  move: "decline"
}

/** SR-11: say or show what lies behind the next door. */
export interface Answer {
  move: "answer"
  /** A number, a word or the name of a drawing, as it is said. */
  say?: string | number | null
  /** A sign, where the trap has one instead of a word. */
  sign?: "crossed" | "ear" | "fist" | "thumb" | "victory" | "wave" | null
}

/** SR-10: call Scatty Rogues instead of an answer. */
export interface Scatty {
  move: "scatty"
}

/** SR-13: begin to count a slow player out. */
export interface Count {
  move: "count"
}

/** SR-16: object to the latest answer. */
export interface Object {
  move: "object"
}

/** SR-18: as the one who objects, say or show what is right. */
export interface Correct {
  move: "correct"
  /** A number, a word or the name of a drawing, as it is said. */
  say?: string | number | null
  /** A sign, where the trap has one instead of a word. */
  sign?: "crossed" | "ear" | "fist" | "thumb" | "victory" | "wave" | null
  /** Scatty Rogues would have been right. */
  scatty?: boolean
}

/** SR-23: take a penalty card from another player. */
export interface PenaltyFrom {
  move: "penalty_from"
  /** From whom. */
  seat: number
}

/** Say something to everybody (SR-26). */
export interface Say {
  move: "say"
  /** 1 to 500 characters. */
  text: string
}

export type Move = Hide | Decline | Answer | Scatty | Count | Object | Correct | PenaltyFrom | Say

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
  "troves": 18,
  "draw_pile": 15,
  "hidden_before": 3,
  "penalties_each": 2,
  "points": {
    "treasure": 3,
    "trap": -1,
    "penalty": -1
  },
  "pictures": [
    "pirate",
    "parrot",
    "chest",
    "lantern",
    "rope",
    "spyglass",
    "crow",
    "cat",
    "cook",
    "sentry",
    "barrel",
    "anchor"
  ],
  "signs": [
    "fist",
    "thumb",
    "victory",
    "wave",
    "ear",
    "crossed"
  ],
  "figures": [
    "3",
    "5",
    "8",
    "11",
    "14",
    "17"
  ],
  "word_length": 30,
  "say_length": 60,
  "text_length": 500,
  "hand_seconds": 0.3,
  "door_seconds": 3.0
} as const
