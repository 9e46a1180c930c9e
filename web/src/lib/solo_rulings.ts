/** What becomes of a solo board after a stroke, by rulings made beforehand; nothing here is a rule. */

import rulings from "./solo_rulings.generated.json";
import type { PlayedStroke } from "./exercise.svelte";
import type { Side } from "./protocol";

export type Queen = "board" | "awaiting" | "mine" | "theirs";

/** A side's turn on a solo board. */
export interface SoloTurn {
  /** Pieces on the board: of the side that plays, and the others. */
  mine: number;
  theirs: number;
  queen: Queen;
  entitled: boolean;
  /** Attempts at the break so far; nothing: the board is broken. */
  attempts: number | null;
}

/** What fell in a stroke. */
export interface Fell {
  own: number;
  other: number;
  queen: boolean;
  striker: boolean;
  touched: boolean;
}

export interface SoloOutcome {
  /** The side plays on; the break is tried again; the turn goes over; the side has cleared its pieces; it is over. */
  goes: "on" | "again" | "passes" | "won" | "ends";
  queen?: Queen;
  entitled?: boolean;
}

export const SOLO = rulings as unknown as {
  boards: number;
  attempts: number;
  points: Record<"piece" | "queen" | "white" | "black" | "both", number>;
  outcomes: SoloOutcome[];
  /** By kind of stroke: the outcome, and an example (mine, theirs, own, other). */
  table: Record<string, [number, number, number, number, number]>;
};

export const PIECES = 9;

/** The kind of a stroke: all that the rulings tell apart, by counting. */
export function kindOf({ mine, theirs, queen, entitled, attempts }: SoloTurn, fell: Fell): string {
  const own = fell.own === mine ? "all" : fell.own === 0 ? "none" : fell.own === 1 ? "one" : "some";
  const other = fell.other === 0 ? "none" : fell.other === theirs ? "all" : "some";
  return [
    attempts === null ? "play" : `break${attempts}`,
    mine === PIECES ? "nine" : "fewer",
    queen,
    entitled ? "entitled" : "barred",
    own,
    other,
    fell.queen ? "queen" : "-",
    fell.striker ? "striker" : "-",
    fell.touched || attempts === null ? "touched" : "-",
  ].join(" ");
}

/** What becomes of the board. */
export const outcomeOf = (turn: SoloTurn, fell: Fell): SoloOutcome => {
  const entry = SOLO.table[kindOf(turn, fell)];
  return entry ? SOLO.outcomes[entry[0]]! : { goes: "ends" };
};

/** Count what fell in a stroke of a side. */
export function fellIn({ answer }: PlayedStroke, side: Side): Fell {
  const count = (kind: string): number => answer.pocketed.filter(({ piece }) => piece === kind).length;
  return {
    own: count(side),
    other: count(side === "white" ? "black" : "white"),
    queen: count("queen") > 0,
    striker: count("striker") > 0,
    touched: answer.touched > 0,
  };
}
