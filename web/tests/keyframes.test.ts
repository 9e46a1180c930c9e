import { describe, expect, it } from "vitest";
import { HOLES } from "../src/lib/geometry";
import { durationOf, placeOf, shownAt } from "../src/lib/keyframes";
import { pathsOf } from "../src/lib/paths";
import { FRAMES } from "./frames";

const [striker, white, black] = FRAMES.discs as [
  (typeof FRAMES.discs)[0],
  (typeof FRAMES.discs)[0],
  (typeof FRAMES.discs)[0],
];

describe("a motion", () => {
  it("lasts as long as its units say", () => {
    expect(durationOf(FRAMES)).toBe(2);
  });

  it("goes exactly through its knots", () => {
    expect(placeOf(FRAMES, striker, 0)).toEqual({ x: 0, y: -0.2 });
    expect(placeOf(FRAMES, white, 0.5).x).toBeCloseTo(0.3);
    expect(placeOf(FRAMES, striker, 2).y).toBeCloseTo(0);
  });

  it("leaves a knot at the speed that the knot has", () => {
    const speed = (placeOf(FRAMES, striker, 1e-4).y - placeOf(FRAMES, striker, 0).y) / 1e-4;
    expect(speed).toBeCloseTo(0.2, 3);
  });

  it("slows down evenly between two knots", () => {
    expect(placeOf(FRAMES, striker, 1).y).toBeCloseTo(-0.2 + 0.2 - 0.05);
  });

  it("stays where it ended", () => {
    expect(placeOf(FRAMES, striker, 99)).toEqual(placeOf(FRAMES, striker, 2));
    expect(placeOf(FRAMES, black, 1)).toEqual({ x: -0.1, y: 0.05 });
  });

  it("shows a piece that falls sink into its hole and disappear", () => {
    const kinds = (time: number): string[] => shownAt(FRAMES, time).map(({ kind }) => kind);
    expect(kinds(1.4)).toEqual(["striker", "white", "black"]);
    const falling = shownAt(FRAMES, 1.65).find(({ kind }) => kind === "white")!;
    expect(falling.height).toBeGreaterThan(0);
    expect(falling.height).toBeLessThan(0.5);
    expect(falling.at.x).toBeCloseTo(HOLES[0]!.x, 3);
    expect(kinds(1.8)).toEqual(["striker", "black"]);
  });
});

describe("the paths of a motion", () => {
  it("are those of the discs that moved", () => {
    expect(pathsOf(FRAMES).map(({ kind }) => kind)).toEqual(["striker", "white"]);
  });

  it("keep only the ends of a straight path", () => {
    expect(pathsOf(FRAMES)[0]!.points).toEqual([
      { x: 0, y: -0.2 },
      { x: 0, y: 0 },
    ]);
  });
});
