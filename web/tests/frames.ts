/** Small motions to test with. */

import type { FrameDisc, Frames, Knot } from "../src/lib/protocol";

const disc = (id: string, kind: FrameDisc["kind"], knots: Knot[], gone: number | null = null): FrameDisc => ({
  id,
  kind,
  radius: 155,
  knots,
  fate: gone === null ? "rest" : "pocketed",
  hole: gone === null ? null : 1,
  gone,
});

/** Two seconds in units of a millisecond: a striker slows down, a white piece falls into hole 1, a black one rests. */
export const FRAMES: Frames = {
  format: 1,
  engine: 1,
  units: { time: 0.001, length: 0.0001, speed: 0.0001, impulse: 1e-6 },
  duration: 2000,
  discs: [
    disc("striker", "striker", [
      [0, 0, -2000, 0, 2000],
      [2000, 0, 0, 0, 0],
    ]),
    disc(
      "w1",
      "white",
      [
        [0, 3000, 3000, 0, 0],
        [500, 3000, 3000, 460.5, 460.5],
        [1500, 3460.5, 3460.5, 0, 0],
      ],
      1500,
    ),
    disc("b1", "black", [[0, -1000, 500, 0, 0]]),
  ],
  impacts: [],
};
