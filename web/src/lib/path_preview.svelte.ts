/** The aim aid "whole path": where the striker and the first pieces would go, as the player drags. */

import type { StrokeTerms } from "../engine/stroke";
import type { Path } from "./board_overlay";
import { firstPaths } from "./paths";
import { type AidLength, preferences } from "./preferences.svelte";
import { foreseeStroke, type StrokeRequest } from "./stroke_engine";

export class PathPreview {
  paths: readonly Path[] = $state.raw([]);

  #next: (StrokeRequest & StrokeTerms) | null = null;
  #wanted = false;
  #running = false;

  /** Show what comes of a stroke; while one is computed, only the latest wish is kept. */
  want(stroke: (StrokeRequest & StrokeTerms) | null): void {
    this.#next = stroke;
    this.#wanted = !!stroke;
    if (!stroke) this.paths = [];
    else if (!this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#next) {
      const { board, anywhere, ...stroke } = this.#next;
      this.#next = null;
      const answer = await foreseeStroke(stroke, { board, anywhere });
      if (this.#wanted) this.paths = answer ? firstPaths(answer.frames) : [];
    }
    this.#running = false;
  }
}

/** A preview of the stroke that a player aims, for as long as there is one and this is the player's aim aid. */
export function pathPreview(
  stroke: () => (StrokeRequest & StrokeTerms) | null,
  aid: () => AidLength = () => preferences.aid,
): PathPreview {
  const preview = new PathPreview();
  $effect(() => preview.want(aid() === "path" ? stroke() : null));
  $effect(() => () => preview.want(null));
  return preview;
}
