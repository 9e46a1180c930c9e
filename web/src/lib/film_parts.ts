/** What a film is made of: strokes, each shown from its aim to its end, as pictures one after the other. */

import { durationOf } from "./keyframes";
import type { Pockets } from "./pockets";
import type { Aim, Frames } from "./protocol";
import type { ReplayStep } from "./timeline";

/** A stroke of a film, with what lay in the pockets before it. */
export interface FilmPart {
  frames: Frames;
  aim: Aim;
  pockets: Pockets;
}

/** How a film is cut (s). */
export interface Cut {
  /** Between two pictures. */
  step: number;
  /** How long the aim is shown before a stroke, and the end after it. */
  first: number;
  last: number;
  /** How much faster than played. */
  rate: number;
}

/** One picture: a moment of a part, and how long it stays (s). */
export interface FilmPicture {
  part: FilmPart;
  /** Of the motion (s). */
  time: number;
  lasts: number;
  /** Whether the aim is drawn. */
  aimed: boolean;
}

/** Seconds that the last disc to fall is still seen. */
const SETTLE = 0.25;

export function picturesOf(parts: readonly FilmPart[], { step, first, last, rate }: Cut): FilmPicture[] {
  return parts.flatMap((part) => {
    const count = Math.max(2, Math.ceil((durationOf(part.frames) + SETTLE) / (step * rate)) + 1);
    return Array.from({ length: count }, (_, k) => ({
      part,
      time: k * step * rate,
      lasts: k === 0 ? first : k === count - 1 ? last : step,
      aimed: k === 0,
    }));
  });
}

/** The strokes of the board that is seen, without those taken back. */
export function standingStrokes(steps: readonly ReplayStep[], index: number): ReplayStep[] {
  const now = boardOf(steps, index);
  return steps.filter(({ entry, stroke }, k) => stroke && entry.motion && entry.standing && boardOf(steps, k) === now);
}

/** Which board an entry belongs to: the one that was played when it came. */
function boardOf(steps: readonly ReplayStep[], index: number): string {
  const { game, board } = (steps[index - 1] ?? steps[index])?.entry.state ?? {};
  return `${game} ${board}`;
}
