/** A position to strike at, outside a match: lessons, drills and problems. It computes, shows and tells each stroke. */

import { RefusedError } from "./api";
import { durationOf } from "./keyframes";
import type { Playing } from "./live_match.svelte";
import { preferences } from "./preferences.svelte";
import type { Aim, PracticeAnswer, Said, Seat, Standing } from "./protocol";
import { play as sound, wake } from "./sound";
import { computeStroke, prepareEngine, type StrokeRequest } from "./stroke_engine";
import { StrikerAim } from "./striker_aim.svelte";

/** Milliseconds that the end of a motion stays in sight. */
const SETTLE = 250;

/** A stroke that was played, and what came of it. */
export interface PlayedStroke {
  pieces: readonly Standing[];
  aim: Aim;
  answer: PracticeAnswer;
}

export class Exercise {
  pieces: readonly Standing[] = $state.raw([]);
  seat: Seat = $state("south");
  readonly aiming = new StrikerAim();
  playing: Playing | null = $state.raw(null);
  waiting = $state(false);
  /** Why the stroke was not played; without words: nothing answered. */
  refused: { said: Said | null } | null = $state.raw(null);

  #left = false;
  #stop: (() => void) | null = null;

  /** Told of each stroke once it has been shown; the pieces lie as it left them. */
  constructor(private readonly struck: (stroke: PlayedStroke) => void) {
    prepareEngine();
  }

  get live(): boolean {
    return !this.playing && !this.waiting;
  }

  /** The stroke as it is aimed. */
  get stroke(): StrokeRequest {
    const { pieces, seat } = this;
    const { x, angle, speed, spin } = this.aiming;
    return { pieces, aim: { seat, x, angle, speed, ...(preferences.spin ? { spin } : {}) } };
  }

  /** Put pieces on the board. */
  lay(pieces: readonly Standing[], seat: Seat = "south"): void {
    this.#stop?.();
    this.pieces = pieces;
    this.seat = seat;
    this.refused = null;
  }

  async strike(): Promise<void> {
    wake();
    if (!this.live) return;
    const { pieces, aim } = this.stroke;
    this.waiting = true;
    this.refused = null;
    try {
      const answer = await computeStroke({ pieces, aim });
      if (!this.#left) this.#show({ pieces, aim, answer });
    } catch (problem) {
      this.refused = { said: problem instanceof RefusedError ? problem.said : null };
    } finally {
      this.waiting = false;
    }
  }

  /** Go to the end of the stroke. */
  skip(): void {
    this.#stop?.();
  }

  leave(): void {
    this.#left = true;
    this.#stop?.();
  }

  #show(stroke: PlayedStroke): void {
    const { frames, layout } = stroke.answer;
    const { rate } = preferences;
    this.playing = { frames, start: performance.now(), rate };
    const silence = preferences.mute ? () => undefined : sound(frames, rate);
    const timer = window.setTimeout(() => this.#stop?.(), (durationOf(frames) / rate) * 1000 + SETTLE);
    this.#stop = () => {
      this.#stop = null;
      clearTimeout(timer);
      silence();
      this.playing = null;
      this.pieces = layout;
      if (!this.#left) this.struck(stroke);
    };
  }
}
