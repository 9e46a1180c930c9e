import { describe, expect, it } from "vitest";
import { firstDifference } from "../src/lib/foreseen";
import { firstPaths } from "../src/lib/paths";
import type { Frames } from "../src/lib/protocol";
import { direction, hypot, rounded } from "../src/engine/numbers";

describe("the first difference of two motions", () => {
  const frames = { duration: 3, discs: [{ id: "striker", knots: [[0, 1, 2]] }], impacts: [] };
  it("is nothing where all is the same", () => {
    expect(firstDifference(frames, structuredClone(frames))).toBeNull();
  });
  it("is named by its place", () => {
    const other = structuredClone(frames);
    other.discs[0]!.knots[0]![2] = 3;
    expect(firstDifference(frames, other)).toBe("discs.0.knots.0.2");
    expect(firstDifference(frames, { ...frames, more: 1 })).toBe("more");
    expect(firstDifference(frames, { ...frames, discs: [] })).toBe("discs.0");
    expect(firstDifference(frames, null)).toBe("all");
  });
});

describe("arithmetic as Python does it", () => {
  it("rounds halves to even", () => {
    expect([0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 1.4999, -3.7].map(rounded)).toEqual([0, 2, 2, 0, -2, -2, 1, -4]);
    expect(Object.is(rounded(-0.2), 0)).toBe(true);
  });
  it("points exactly along the axes", () => {
    expect([0, 90, 180, 270, -90, 450].map(direction)).toEqual([
      { x: 1, y: 0 },
      { x: 0, y: 1 },
      { x: -1, y: 0 },
      { x: 0, y: -1 },
      { x: 0, y: -1 },
      { x: 0, y: 1 },
    ]);
  });
  it("has the length of vectors to the last bit", () => {
    expect(hypot(3, 4)).toBe(5);
    expect(hypot(0.1, 0.2)).toBe(0.223606797749979);
    expect(hypot(0, 0)).toBe(0);
    expect(hypot(1e200, 1)).toBe(Infinity);
  });
});

describe("paths that are shown beforehand", () => {
  it("are those of the striker and of the first three pieces it sets moving", () => {
    const disc = (id: string, kind: "striker" | "white") => ({
      ...{ id, kind, radius: 15500, fate: "rest" as const, hole: null, gone: null },
      knots: [
        [0, 0, 0, 1000, 0],
        [1_000_000, 10_000, 0, 0, 0],
      ] as Frames["discs"][number]["knots"],
    });
    const discs = [disc("striker", "striker"), ...["w1", "w2", "w3", "w4", "w5"].map((id) => disc(id, "white"))];
    const impacts: Frames["impacts"] = [
      [1, 0, 5, 1],
      [2, 0, -1, 1],
      [3, 5, 2, 1],
      [4, 2, 1, 1],
      [5, 1, 3, 1],
    ];
    const units = { time: 1e-6, length: 1e-6, speed: 1e-5, impulse: 1e-6 };
    const found = firstPaths({ format: 1, engine: 1, units, duration: 1, discs, impacts });
    expect(found.map(({ kind }) => kind)).toEqual(["striker", "white", "white", "white"]);
    expect(found.every(({ ahead }) => ahead)).toBe(true);
  });
});
