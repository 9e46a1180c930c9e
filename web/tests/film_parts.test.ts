import { describe, expect, it } from "vitest";
import { picturesOf, standingStrokes } from "../src/lib/film_parts";
import type { Frames } from "../src/lib/protocol";
import type { ReplayStep } from "../src/lib/timeline";

const part = (seconds: number) => ({
  frames: { duration: seconds * 1e6, units: { time: 1e-6 } } as Frames,
  aim: { seat: "south", x: 0, angle: 90, speed: 3 } as const,
  pockets: [[], [], [], []],
});

describe("the pictures of a film", () => {
  it("show each stroke from its aim to its end", () => {
    const cut = { step: 0.1, first: 0.5, last: 1, rate: 1 };
    const pictures = picturesOf([part(1), part(0)], cut);
    const first = pictures.filter((each) => each.part === pictures[0]!.part);
    expect(first.length).toBe(14);
    expect(first[0]).toMatchObject({ time: 0, lasts: 0.5, aimed: true });
    expect(first[1]).toMatchObject({ lasts: 0.1, aimed: false });
    expect(first.at(-1)!.time).toBeGreaterThanOrEqual(1.25);
    expect(first.at(-1)!.lasts).toBe(1);
    expect(pictures.length - first.length).toBeGreaterThanOrEqual(2);
  });
  it("are fewer where it is faster", () => {
    const cut = { step: 0.1, first: 0.5, last: 1, rate: 1 };
    expect(picturesOf([part(4)], { ...cut, rate: 2 }).length).toBeLessThan(picturesOf([part(4)], cut).length);
  });
});

describe("the strokes of a board", () => {
  const step = (stroke: number, board: number, standing = true, motion: unknown = {}): ReplayStep =>
    ({ stroke, entry: { standing, motion, state: { game: 1, board } } }) as unknown as ReplayStep;

  it("are those that stand and can be shown; the last one of a board belongs to it", () => {
    const steps = [
      step(0, 1),
      step(1, 1),
      step(2, 1, false),
      step(3, 1, true, null),
      step(4, 2),
      step(0, 2),
      step(5, 2),
    ];
    expect(standingStrokes(steps, 1).map(({ stroke }) => stroke)).toEqual([1, 4]);
    expect(standingStrokes(steps, 6).map(({ stroke }) => stroke)).toEqual([5]);
  });
});
