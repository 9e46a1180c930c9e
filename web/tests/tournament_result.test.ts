import { describe, expect, it } from "vitest";
import {
  addUp,
  blankBoard,
  blankGame,
  draftOf,
  resultOf,
  winnerOf,
  type GameDraft,
} from "../src/lib/tournament_result";

const game = (a: number, b: number): GameDraft => ({ ...blankGame(), a, b });

describe("a result", () => {
  it("is won by games, not by points", () => {
    const result = resultOf([[game(12, 11), game(11, 28), game(12, 11)]], null);
    expect(result).toEqual({
      a: 35,
      b: 50,
      games: [
        [12, 11],
        [11, 28],
        [12, 11],
      ],
    });
    expect(winnerOf(result)).toBe("a");
  });

  it("of one game is one score, and can be a draw", () => {
    expect(resultOf([[game(25, 7)]], null)).toEqual({ a: 25, b: 7 });
    expect(winnerOf({ a: 9, b: 9 })).toBeNull();
  });

  it("says who won only where the points do not say it", () => {
    expect(resultOf([[game(20, 4)]], "b")).toEqual({ a: 20, b: 4, won: "b" });
    expect(resultOf([[game(20, 4)]], "a")).toEqual({ a: 20, b: 4, won: "a" }); // given up while ahead
    expect(winnerOf({ a: 20, b: 4, won: "b" })).toBe("b");
  });

  it("between teams is won by rubbers", () => {
    const result = resultOf([[game(25, 0)], [game(3, 4)], [game(8, 9)]], null);
    expect([result.a, result.b, result.rubbers?.length]).toEqual([36, 13, 3]);
    expect(winnerOf(result)).toBe("b");
  });

  it("has its boards, adds them up, and can be corrected without losing them", () => {
    const [first, second] = [blankGame(), blankGame()];
    first.boards = [
      { ...blankBoard(), a: 12, breaker: "a", queen: "a", slam: true },
      { ...blankBoard(), b: 4, breaker: "b" },
    ];
    second.boards = [{ ...blankBoard(), b: 9 }, blankBoard()];
    [first, second].forEach(addUp);
    const result = resultOf([[first, second]], null);
    expect(result.games).toEqual([
      [12, 4],
      [0, 9],
    ]);
    expect(result.boards).toEqual([
      { a: 12, b: 0, breaker: "a", queen: "a", slam: true },
      { a: 0, b: 4, breaker: "b" },
      { a: 0, b: 9, game: 2 },
    ]);
    expect(resultOf(draftOf(result, 1), null)).toEqual(result);
    expect(draftOf(null, 3).map((each) => each.length)).toEqual([1, 1, 1]);
  });
});
