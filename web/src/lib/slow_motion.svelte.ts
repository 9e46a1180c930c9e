/** A stroke of the match shown once more on the board, slowly. */

import { durationOf, placeOf } from "./keyframes";
import type { Playing } from "./live_match.svelte";
import { preferences } from "./preferences.svelte";
import type { Aim, Motion, Standing } from "./protocol";
import { play as sound } from "./sound";

/** As a part of the speed it was played with. */
const RATE = 0.35;
/** Milliseconds that its aim is shown before, and its end after. */
const LOOK = 1100;
const SETTLE = 700;

export class SlowMotion {
  playing: Playing | null = $state.raw(null);
  aimed: Aim | null = $state.raw(null);
  /** What lay on the board before the stroke. */
  layout: Standing[] | null = $state.raw(null);
  readonly active = $derived(this.layout !== null);

  #timer = 0;
  #silence: () => void = () => undefined;

  show({ aim, frames }: Motion): void {
    this.stop();
    this.layout = frames.discs.flatMap((disc): Standing[] => {
      if (disc.kind === "striker") return [];
      const { x, y } = placeOf(frames, disc, 0);
      return [{ piece: disc.kind, at: [x, y] }];
    });
    this.aimed = aim;
    this.#timer = window.setTimeout(() => {
      this.aimed = null;
      this.playing = { frames, start: performance.now(), rate: RATE };
      if (!preferences.mute) this.#silence = sound(frames, RATE);
      this.#timer = window.setTimeout(() => this.stop(), (durationOf(frames) * 1000) / RATE + SETTLE);
    }, LOOK);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#silence();
    this.#silence = () => undefined;
    this.playing = this.aimed = this.layout = null;
  }
}
