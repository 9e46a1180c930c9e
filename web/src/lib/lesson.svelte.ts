/** A lesson in progress: its step, the strokes tried, what was missed. */

import { Exercise, type PlayedStroke } from "./exercise.svelte";
import { missOf, type Miss } from "./lesson_goals";
import { type Lesson, lessonsDone, markDone, piecesOf, rulingOn, type Step, type Solution, type Told } from "./lessons";
import type { Path } from "./board_overlay";
import { pathsOf } from "./paths";

/** Milliseconds that an aim is shown before a solution is played. */
const shownFor = (): number => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 150 : 900);

export type Status = "ready" | "going" | "done" | "missed" | "showing" | "shown";

export class LessonRun {
  at = $state(0);
  status: Status = $state("ready");
  miss: Miss | null = $state(null);
  ruling: Told | null = $state.raw(null);
  /** The ways of the stroke that missed. */
  paths: readonly Path[] = $state.raw([]);
  /** Strokes of the step that met their goals. */
  met = $state(0);
  /** Strokes at the step. */
  tries = $state(0);
  readonly exercise: Exercise;
  #timer = 0;

  constructor(readonly lesson: Lesson) {
    this.exercise = new Exercise((stroke) => this.#struck(stroke));
    const first = lesson.steps.findIndex(({ id }) => !lessonsDone.value[lesson.id]?.includes(id));
    this.go(Math.max(0, first));
  }

  get step(): Step {
    return this.lesson.steps[this.at]!;
  }

  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** Whether strokes of the reader's count now. */
  get live(): boolean {
    return this.status === "ready" || this.status === "going" || this.status === "missed" || this.status === "shown";
  }

  go(step: number): void {
    this.at = step;
    this.tries = 0;
    this.again();
    const { aiming } = this.exercise;
    aiming.x = 0;
    aiming.turn(90);
    aiming.hit(3);
  }

  /** From the same position once more. */
  again(): void {
    clearTimeout(this.#timer);
    this.exercise.lay(piecesOf(this.step));
    this.status = "ready";
    this.miss = null;
    this.ruling = null;
    this.paths = [];
    this.met = 0;
  }

  /** The piece of a step without a stroke lies where it may. */
  placed(): void {
    this.status = "done";
    markDone(this.lesson, this.step);
  }

  /** Play a solution. */
  show(): void {
    this.again();
    this.status = "showing";
    this.#play(this.step.solution[0]!);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.exercise.leave();
  }

  #play({ x, angle, speed }: Solution): void {
    const { aiming } = this.exercise;
    aiming.move(x);
    aiming.turn(angle);
    aiming.hit(speed);
    this.#timer = window.setTimeout(() => void this.exercise.strike(), shownFor());
  }

  #struck(stroke: PlayedStroke): void {
    const { goals, solution } = this.step;
    const before = this.met;
    this.miss = null;
    while (this.met < goals.length) {
      this.miss = missOf(goals[this.met]!, stroke);
      if (this.miss) break;
      this.met += 1;
    }
    this.ruling = rulingOn(this.step, stroke);
    this.paths = pathsOf(stroke.answer.frames).map((path) => ({ ...path, pale: true }));
    const showing = this.status === "showing";
    if (!showing) this.tries += 1;
    if (this.met === goals.length) {
      this.status = showing ? "shown" : "done";
      if (showing) this.#back();
      else markDone(this.lesson, this.step);
    } else if (this.met > before) {
      this.miss = null;
      if (showing) this.#play(solution[this.met]!);
      else this.status = "going";
    } else {
      this.status = showing ? "shown" : "missed";
      this.#back();
    }
  }

  /** The pieces go back, the words stay. */
  #back(): void {
    this.exercise.lay(piecesOf(this.step));
    this.met = 0;
  }
}
