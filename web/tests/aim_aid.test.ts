import { describe, expect, it } from "vitest";
import { aid } from "../src/lib/aim_aid";
import { BOARD, HOLES } from "../src/lib/geometry";

const REACH = BOARD.strikerRadius + BOARD.pieceRadius;

describe("the aim aid", () => {
  it("stops at the far cushion on an empty board and bounces back", () => {
    const found = aid([], "south", 0, 90);
    expect(found.to.y).toBeCloseTo(BOARD.halfSide - BOARD.strikerRadius);
    expect(found.struck).toBeNull();
    expect(found.onward!.y).toBeCloseTo(-1);
  });

  it("sends a piece that is met in full straight on", () => {
    const found = aid([{ piece: "white", at: [0, 0] }], "south", 0, 90);
    expect(found.to.y).toBeCloseTo(-REACH);
    expect(found.struck!.way.x).toBeCloseTo(0);
    expect(found.struck!.way.y).toBeCloseTo(1);
    expect(Math.hypot(found.onward!.x, found.onward!.y)).toBeCloseTo(0);
  });

  it("parts striker and piece at a right angle", () => {
    const { struck, onward } = aid([{ piece: "black", at: [0.02, 0.1] }], "south", 0, 90);
    expect(struck!.way.x * onward!.x + struck!.way.y * onward!.y).toBeCloseTo(0);
    expect(struck!.way.x).toBeGreaterThan(0);
    expect(onward!.x).toBeLessThan(0);
  });

  it("meets the nearer of two pieces, and none behind it", () => {
    const layout = [
      { piece: "white" as const, at: [0, 0.2] as [number, number] },
      { piece: "black" as const, at: [0, 0.05] as [number, number] },
      { piece: "black" as const, at: [0, -0.33] as [number, number] },
    ];
    expect(aid(layout, "south", 0, 90).struck!.at).toEqual({ x: 0, y: 0.05 });
  });

  it("shows the striker falling where nothing stops it before a hole", () => {
    const hole = HOLES[0]!;
    const angle = (Math.atan2(hole.y + BOARD.baseDistance, hole.x) * 180) / Math.PI;
    const found = aid([], "south", 0, angle);
    expect(found.onward).toBeNull();
    expect(Math.hypot(found.to.x - hole.x, found.to.y - hole.y)).toBeLessThan(BOARD.holeRadius);
  });

  it("is the same for every seat, turned", () => {
    const south = aid([], "south", 0.1, 60);
    const north = aid([], "north", 0.1, 60);
    expect(north.to.x).toBeCloseTo(-south.to.x);
    expect(north.to.y).toBeCloseTo(-south.to.y);
  });
});
