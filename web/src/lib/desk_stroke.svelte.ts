/** A stroke while the umpire says what it did: what fell, in order, what left the board, and the rest. */

import type { Piece, Stroke, StrokeKeys, Struck } from "./protocol";

/** A hole for discs that fell into the same one; which it was does not matter. */
const SAME = 1;

export class StrokeEntry {
  fallen: Piece[] = $state([]);
  gone: Piece[] = $state([]);
  /** The next disc left the board. */
  off = $state(false);
  improper = $state(false);
  untouched = $state(false);
  behind = $state(false);
  sameHole = $state(false);

  get begun(): boolean {
    return !!(this.fallen.length || this.gone.length || this.improper || this.untouched || this.behind);
  }

  /** How many more of a disc can have fallen. */
  left(keys: StrokeKeys, piece: Piece): number {
    const used = [...this.fallen, ...this.gone].filter((each) => each === piece).length;
    return (keys.left[piece] ?? 0) - used;
  }

  /** One more disc fell, or left the board. */
  add(keys: StrokeKeys, piece: Piece): void {
    if (this.left(keys, piece) <= 0) return;
    if (this.off) this.gone = [...this.gone, piece];
    else this.fallen = [...this.fallen, piece];
    this.off = false;
  }

  /** Take the last disc back; nothing there: say so. */
  back(): boolean {
    if (this.off) this.off = false;
    else if (this.gone.length) this.gone = this.gone.slice(0, -1);
    else if (this.fallen.length) this.fallen = this.fallen.slice(0, -1);
    else if (this.begun) this.clear();
    else return false;
    return true;
  }

  clear(): void {
    this.fallen = [];
    this.gone = [];
    this.off = this.improper = this.untouched = this.behind = this.sameHole = false;
  }

  /** The fact that is to be entered. */
  fact(keys: StrokeKeys): Struck {
    const follows = keys.same_hole && this.sameHole;
    const hole = (piece: Piece): number | null =>
      follows && (piece === "striker" || piece === keys.own || keys.own === null) ? SAME : null;
    const stroke: Stroke = {
      pocketed: this.fallen.map((piece) => ({ piece, hole: hole(piece) })),
      off_board: [...this.gone],
      touched: !this.untouched,
      proper: !this.improper,
      first_hit_behind_line: keys.behind_line && this.behind,
    };
    return { type: "struck", by: keys.by, stroke };
  }
}

/** A stroke after which these discs lie in holes, and nothing else happened. */
export const plainStroke = (by: string, ...fallen: Piece[]): Struck => ({
  type: "struck",
  by,
  stroke: {
    pocketed: fallen.map((piece) => ({ piece, hole: null })),
    off_board: [],
    touched: true,
    proper: true,
    first_hit_behind_line: false,
  },
});
