/** One problem being played: the try that counts, tries that do not, and the solution. */

import { Exercise, type PlayedStroke } from "./exercise.svelte";
import type { Path } from "./board_overlay";
import { freePlaces } from "./geometry";
import { pathsOf } from "./paths";
import { isSolved, type Problem } from "./problems";
import { problemRating } from "./problem_rating.svelte";
import type { FallenPiece } from "./protocol";

/** What came of a try. */
export interface TryResult {
  solved: boolean;
  /** By how much your rating changed; nothing: the try did not count. */
  change: number | null;
  /** What fell; nothing: you did not strike. */
  pocketed: readonly FallenPiece[] | null;
}

export class ProblemPlay {
  readonly exercise: Exercise;
  /** Of the last try. */
  result: TryResult | null = $state.raw(null);
  /** Whether the next stroke is a try; else the pieces lie as a stroke left them. */
  open = $state(true);
  /** Whether the solution is on the board. */
  solution = $state(false);
  /** Whether the striker did not leave its base: that is no stroke. */
  stayed = $state(false);
  paths: readonly Path[] = $state.raw([]);
  /** Whether the problem was tried on another day. */
  readonly before: boolean;

  constructor(readonly problem: Problem) {
    this.before = problemRating.tryOf(problem.id) !== null;
    this.exercise = new Exercise((stroke) => this.#struck(stroke));
    this.#lay();
  }

  /** Whether the next try counts. */
  get counts(): boolean {
    return problemRating.tryOf(this.problem.id) === null;
  }

  /** Put the pieces back for a try that does not count. */
  again(): void {
    this.#lay();
    this.solution = false;
    this.open = true;
  }

  /** Play the solution; who has not tried yet gives up the try. */
  show(): void {
    if (!this.exercise.live) return;
    if (this.counts) this.result = { solved: false, change: problemRating.count(this.problem, false), pocketed: null };
    this.open = false;
    this.#lay();
    this.solution = true;
    const { aiming } = this.exercise;
    aiming.free(freePlaces(this.problem.pieces, "south"));
    const { x, angle, speed } = this.problem.aim;
    aiming.move(x);
    aiming.turn(angle);
    aiming.hit(speed);
    aiming.twist(0);
    void this.exercise.strike();
  }

  #lay(): void {
    this.exercise.lay(this.problem.pieces);
    this.paths = [];
    this.stayed = false;
  }

  #struck({ answer }: PlayedStroke): void {
    this.paths = pathsOf(answer.frames);
    if (this.solution) return;
    this.stayed = answer.stroke === null;
    if (this.stayed) return this.exercise.lay(this.problem.pieces);
    const solved = isSolved(this.problem, answer.pocketed);
    const change = this.counts ? problemRating.count(this.problem, solved) : null;
    this.result = { solved, change, pocketed: answer.pocketed };
    this.open = false;
  }
}
