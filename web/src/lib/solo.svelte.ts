/** Solo in progress: eight boards alone, kept at each stroke. */

import { chanceOf, newSeed } from "./chance";
import { Exercise, type PlayedStroke } from "./exercise.svelte";
import { rosetteByHand } from "./rosette_by_hand";
import { afterStroke, newBoard, pointsOf, type SoloBoard, soloKept } from "./solo_boards";
import { fellIn, SOLO } from "./solo_rulings";

/** What the last stroke did, for the words above the board. */
export type SoloMoment = "break" | "again" | "black" | "on" | "slam" | "over";

export class SoloInProgress {
  boards: readonly SoloBoard[] = $state.raw([]);
  board: SoloBoard = $state.raw(newBoard());
  moment: SoloMoment = $state("break");
  readonly exercise: Exercise;
  #at = 0;
  #seed = 0;

  constructor() {
    this.exercise = new Exercise((stroke) => this.#struck(stroke));
    const { open } = soloKept.value;
    if (!open) {
      this.begin();
      return;
    }
    this.#at = open.at;
    this.#seed = open.seed;
    this.boards = open.boards;
    this.board = open.board;
    this.moment = open.board.ended ? "over" : open.board.turn.attempts === null ? "on" : "break";
    this.exercise.lay(open.pieces);
  }

  /** Whether all boards have been played. */
  get over(): boolean {
    return this.boards.length === SOLO.boards;
  }

  /** The number of the board on the table, from 1. */
  get number(): number {
    return Math.min(SOLO.boards, this.boards.length + 1);
  }

  get total(): number {
    const done = this.boards.reduce((sum, board) => sum + pointsOf(board), 0);
    return done + (this.over ? 0 : pointsOf(this.board));
  }

  begin(): void {
    this.#at = Date.now();
    this.#seed = newSeed();
    this.boards = [];
    this.#lay();
  }

  /** The board has ended: put it on the sheet and set up the next one. */
  next(): void {
    if (!this.board.ended || this.over) return;
    this.boards = [...this.boards, this.board];
    if (this.over) this.#finish();
    else this.#lay();
  }

  leave(): void {
    this.exercise.leave();
  }

  #lay(): void {
    const { aiming } = this.exercise;
    this.board = newBoard();
    this.moment = "break";
    this.exercise.lay(rosetteByHand(chanceOf(this.#seed + this.boards.length)));
    aiming.x = 0;
    aiming.turn(90);
  }

  #struck(stroke: PlayedStroke): void {
    const before = this.board;
    this.board = afterStroke(before, fellIn(stroke, before.side));
    const { ended, side, turn, whiteSlam } = this.board;
    if (ended) this.moment = "over";
    else if (whiteSlam && !before.whiteSlam) this.moment = "slam";
    else if (side !== before.side) this.moment = "black";
    else this.moment = turn.attempts === null ? "on" : "again";
    this.#keep();
  }

  #keep(): void {
    const { boards, board } = this;
    const pieces = [...this.exercise.pieces];
    const open = { at: this.#at, seed: this.#seed, boards: [...boards], board, pieces };
    soloKept.set({ ...soloKept.value, open });
  }

  #finish(): void {
    const slams = this.boards.reduce((sum, { whiteSlam, blackSlam }) => sum + Number(whiteSlam) + Number(blackSlam), 0);
    const result = { at: this.#at, boards: this.boards.map(pointsOf), slams };
    soloKept.set({ results: [...soloKept.value.results, result], open: null });
  }
}
