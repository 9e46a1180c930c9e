/** A drill in progress: try after try, kept at each of them. */

import { newSeed } from "./chance";
import { keepOpen, keepRun, openOf, totalOf } from "./drill_scores";
import { type Drill, type DrillTry, tryOf } from "./drills";
import { Exercise, type PlayedStroke } from "./exercise.svelte";

export class DrillInProgress {
  seed = $state(0);
  at = 0;
  parts: number[] = $state.raw([]);
  /** Points of the try on the board so far. */
  points = $state(0);
  /** What the last stroke brought; nothing: there was none. */
  last: number | null = $state(null);
  readonly exercise: Exercise;

  constructor(readonly drill: Drill) {
    this.exercise = new Exercise((stroke) => this.#struck(stroke));
    const open = openOf(drill);
    if (!open) {
      this.begin();
      return;
    }
    this.seed = open.seed;
    this.at = open.at;
    this.parts = open.parts;
    this.points = open.points;
    this.exercise.lay(open.pieces);
    this.#aim();
  }

  get number(): number {
    return this.parts.length;
  }

  get over(): boolean {
    return this.number === this.drill.tries;
  }

  get total(): number {
    return totalOf(this) + this.points;
  }

  get current(): DrillTry {
    return tryOf(this.drill, this.seed, Math.min(this.number, this.drill.tries - 1));
  }

  /** Begin anew; what was open is over. */
  begin(): void {
    keepOpen(this.drill, null);
    this.seed = newSeed();
    this.at = Date.now();
    this.parts = [];
    this.points = 0;
    this.last = null;
    this.#lay();
  }

  leave(): void {
    this.exercise.leave();
  }

  #struck(stroke: PlayedStroke): void {
    const { points, goesOn } = this.drill.score(stroke);
    this.last = points;
    this.points += points;
    if (goesOn) {
      this.#keep();
      return;
    }
    this.parts = [...this.parts, this.points];
    this.points = 0;
    if (this.over) keepRun(this.drill, { drill: this.drill.id, at: this.at, seed: this.seed, parts: this.parts });
    else this.#lay();
  }

  #lay(): void {
    this.exercise.lay(this.current.pieces);
    this.#aim();
    if (this.number) this.#keep();
  }

  /** A striker that has its place stands there; the aim is straight ahead. */
  #aim(): void {
    const { aiming } = this.exercise;
    aiming.x = this.current.x ?? 0;
    aiming.turn(90);
  }

  #keep(): void {
    const { seed, at, parts, points } = this;
    const pieces = [...this.exercise.pieces];
    keepOpen(this.drill, { drill: this.drill.id, seed, at, parts, points, pieces });
  }
}
