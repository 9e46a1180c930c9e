/** What the server and the page say to each other, and the page's own names for some of it. */

import type { Correction, Fact, FrameDisc, Phrase, Piece, RulingAnswer, Said } from "./protocol.generated";

export type * from "./protocol.generated";

export type Language = keyof Said;
/** What people can say to each other. */
export type SetPhrase = Phrase["phrase"];
/** A disc of the game. */
export type Kind = Piece;
/** A knot of a disc's path: time, x, y, and the speeds along x and y, in the units of the frames. */
export type Knot = FrameDisc["knots"][number];
/** A side; while colours are open, the first or the second player. */
export type SideName = NonNullable<RulingAnswer["next"]>;
/** What is entered at the desk: a fact, or a board put right, of which the desk makes one. */
export type DeskFact = Fact | Correction;
