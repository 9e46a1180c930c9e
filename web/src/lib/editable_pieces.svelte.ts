/** Pieces that are dragged, stepped and taken away on the practice board. */

import { BOARD, fromSeat, type Point } from "./geometry";
import type { PointerTaker } from "./striker_gesture";
import { isLegal, isOff, MOST, nearestLegal, type BoardPiece, stepped } from "./piece_places";
import type { Mark } from "./board_overlay";
import type { Practice } from "./practice.svelte";
import type { Standing } from "./protocol";

/** What a finger needs, in pixels. */
const FINGER = 22;
const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

interface Carried {
  /** Which piece; null: a new one. */
  index: number | null;
  piece: BoardPiece;
  at: Point;
  /** From the pointer to its centre. */
  offset: Point;
}

export class EditablePieces implements PointerTaker {
  held: Carried | null = $state.raw(null);
  selected: number | null = $state(null);

  constructor(private readonly practice: Practice) {}

  get pieces(): Standing[] {
    return this.practice.step.pieces;
  }

  /** What is shown: the pieces, with the one that is held where it is. */
  get layout(): Standing[] {
    const { held } = this;
    if (!held) return this.pieces;
    const shown: Standing = { piece: held.piece, at: [held.at.x, held.at.y] };
    return [...this.#others(held.index), shown];
  }

  get marks(): Mark[] {
    const { held, selected } = this;
    if (held) return [{ at: held.at, bad: !isLegal(held.at, this.#others(held.index)) }];
    const piece = selected === null ? undefined : this.pieces[selected];
    return piece ? [{ at: { x: piece.at[0], y: piece.at[1] }, bad: false }] : [];
  }

  down(at: Point, pixel: number): boolean {
    let gap = Math.max(BOARD.pieceRadius, FINGER * pixel);
    let index: number | null = null;
    this.pieces.forEach((each, k) => {
      const far = Math.hypot(each.at[0] - at.x, each.at[1] - at.y);
      if (far < gap) [gap, index] = [far, k];
    });
    this.selected = index;
    if (index === null) return false;
    const {
      piece,
      at: [x, y],
    } = this.pieces[index]!;
    this.held = { index, piece: piece as BoardPiece, at: { x, y }, offset: { x: x - at.x, y: y - at.y } };
    return true;
  }

  /** Hold a new piece from the tray. */
  carry(piece: BoardPiece, at: Point): void {
    if (this.pieces.length < MOST) this.held = { index: null, piece, at, offset: { x: 0, y: 0 } };
  }

  move(at: Point): void {
    const { held } = this;
    if (held) this.held = { ...held, at: { x: at.x + held.offset.x, y: at.y + held.offset.y } };
  }

  /** Let go: where it may lie, near to there, back, or away. */
  up(at: Point): void {
    this.move(at);
    const { held } = this;
    this.held = null;
    if (!held) return;
    if (isOff(held.at)) {
      if (held.index !== null) this.remove(held.index);
      return;
    }
    const place = nearestLegal(held.at, this.#others(held.index));
    if (!place) return;
    if (held.index === null) this.#put(held.piece, place);
    else this.#shift(held.index, place);
  }

  cancel(): void {
    this.held = null;
  }

  /** Add a piece where there is room, as near to the middle as can be. */
  add(piece: BoardPiece): void {
    const place = nearestLegal({ x: 0, y: 0 }, this.pieces, 2 * BOARD.halfSide);
    if (place && this.pieces.length < MOST) this.#put(piece, place);
  }

  remove(index: number): void {
    this.practice.lay(this.#others(index));
    const left = this.pieces.length;
    this.selected = this.selected === null || !left ? null : Math.min(index, left - 1);
  }

  /** The keys of the piece that is selected; says whether this was one. */
  key(key: string, fine: boolean): boolean {
    const index = this.selected;
    const piece = index === null ? undefined : this.pieces[index];
    if (index === null || !piece) return false;
    if (key === "Escape") this.selected = null;
    else if (key === "Delete" || key === "Backspace") this.remove(index);
    else if (STEPS[key]) this.#step(index, STEPS[key], fine ? 0.0005 : 0.005);
    else return false;
    return true;
  }

  #step(index: number, way: Point, size: number): void {
    const {
      at: [x, y],
    } = this.pieces[index]!;
    const seen = fromSeat({ x: way.x * size, y: way.y * size }, this.practice.step.seat);
    const place = stepped({ x, y }, seen, this.#others(index));
    if (place) this.#shift(index, place, `step ${index}`);
  }

  /** Move a piece to a place, if it may lie there. */
  set(index: number, at: Point): void {
    const place = Number.isFinite(at.x + at.y) ? nearestLegal(at, this.#others(index)) : null;
    if (place) this.#shift(index, place);
  }

  #shift(index: number, { x, y }: Point, by?: string): void {
    const { at } = this.pieces[index]!;
    if (at[0] === x && at[1] === y) return;
    this.practice.lay(this.pieces.with(index, { ...this.pieces[index]!, at: [x, y] }), by);
  }

  #put(piece: BoardPiece, { x, y }: Point): void {
    this.practice.lay([...this.pieces, { piece, at: [x, y] }]);
    this.selected = this.pieces.length - 1;
  }

  #others(index: number | null): Standing[] {
    return index === null ? this.pieces : this.pieces.toSpliced(index, 1);
  }
}
