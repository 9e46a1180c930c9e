import { describe, expect, it } from "vitest";
import { hintAt, hintMarks } from "../src/lib/hint_drawing";
import type { Hint } from "../src/lib/protocol";
import { FRAMES } from "./frames";

const hint = (x: number): Hint => ({
  aim: { seat: "south", x, angle: 90, speed: 3 },
  keep: 0.5,
  points: 1,
  foul: 0,
  frames: FRAMES,
});

describe("the numbers of hints", () => {
  const marks = hintMarks([hint(0), hint(0.001), hint(0.1)]);

  it("never cover each other", () => {
    for (const [k, one] of marks.entries())
      for (const other of marks.slice(k + 1))
        expect(Math.hypot(one.label.x - other.label.x, one.label.y - other.label.y)).toBeGreaterThan(0.024);
  });

  it("stay on the board", () => {
    for (const { label } of marks) expect(Math.abs(label.y)).toBeLessThan(0.37);
  });

  it("are met by a finger near them and by no other", () => {
    expect(marks.map(({ label }) => hintAt(marks, label, 0.0005))).toEqual([0, 1, 2]);
    expect(hintAt(marks, { x: 0, y: 0 }, 0.001)).toBe(-1);
    expect(hintAt([], { x: 0, y: 0 }, 0.001)).toBe(-1);
  });
});
