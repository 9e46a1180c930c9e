import { describe, expect, it } from "vitest";
import { agreed, asRuled, canBeLevel, USUAL, usualOf } from "../src/lib/formats";
import { isLevel, resultOf, winnerOf, type GameDraft } from "../src/lib/tournament_result";

const game = (a: number, b: number): GameDraft => ({ a, b, boards: [] });

describe("a format", () => {
  it("is known among the usual ones, whatever parts a tie", () => {
    expect(usualOf({ ...USUAL.boards, tie: "shoot-out" })).toBe("boards");
    expect(usualOf({ points: 15 })).toBeNull();
    expect(asRuled({ tie: "shoot-out", points: null })).toBe(true);
  });

  it("is sent only where something is agreed on", () => {
    expect(agreed({ points: null })).toBeNull();
    expect(agreed({ points: 0, boards: 4, tie: null })).toEqual({ points: 0, boards: 4 });
  });

  it("can end level after its last board or its time only", () => {
    expect(canBeLevel({}, null)).toBe(false);
    expect(canBeLevel({}, 8)).toBe(true);
    expect(canBeLevel({ boards: 0 }, 8)).toBe(false);
    expect(canBeLevel({ boards: 0, minutes: 45 }, 8)).toBe(true);
  });
});

describe("a result with a shoot-out", () => {
  it("is won by it where a game is level", () => {
    expect(isLevel([[game(12, 12)]])).toBe(true);
    const result = resultOf([[game(12, 12)]], null, [2, 3]);
    expect(result.shoot_out).toEqual([2, 3]);
    expect(winnerOf(result)).toBe("b");
  });

  it("has none where points decide, or nothing is said of it", () => {
    expect(resultOf([[game(13, 12)]], null, [2, 3]).shoot_out).toBeUndefined();
    expect(winnerOf(resultOf([[game(12, 12)]], null, [2, null]))).toBeNull();
  });
});
