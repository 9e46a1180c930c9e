import { describe, expect, it } from "vitest";
import type { CompetitionView, MeetingView, RoundView } from "../src/lib/protocol.generated";
import { bracket, crosstable } from "../src/lib/tournament_tables";

type Told = [string, string | null, [number, number] | null, Partial<MeetingView>?];

const match = ([a, b, score, more]: Told, at: number): MeetingView =>
  ({
    number: at + 1,
    a,
    b,
    score,
    stand: score ? "final" : "open",
    how: score ? (b ? "played" : "bye") : null,
    winner: !score || score[0] === score[1] ? null : score[0] > score[1] ? "a" : "b",
    third: false,
    ...more,
  }) as MeetingView;

const round = (number: number, knockout: boolean, told: Told[], published = true): RoundView =>
  ({ number, knockout, published, matches: told.map(match) }) as RoundView;

const competition = (order: string[], rounds: RoundView[]): CompetitionView =>
  ({ standings: order.map((competitor, at) => ({ competitor, points: 9 - at })), rounds }) as CompetitionView;

describe("crosstable", () => {
  const table = crosstable(
    competition(
      ["x", "y", "z"],
      [
        round(1, false, [
          ["y", "x", [7, 25]],
          ["z", null, [25, 0]],
        ]),
        round(2, false, [
          ["x", "z", [9, 9]],
          ["y", null, null],
        ]),
        round(3, false, [["y", "z", [0, 0], { how: "absent" }]]),
        round(4, false, [["x", "y", [25, 0]]], false),
      ],
    ),
  );

  it("has the published rounds and the order of the standings", () => {
    expect(table.rounds).toEqual([1, 2, 3]);
    expect(table.rows.map(({ competitor }) => competitor)).toEqual(["x", "y", "z"]);
  });

  it("tells each match from the side of the row", () => {
    expect(table.rows[0]!.met).toEqual([
      { opponent: 2, ending: "won", score: [25, 7] },
      { opponent: 3, ending: "drawn", score: [9, 9] },
      null,
    ]);
    expect(table.rows[1]!.met[0]).toEqual({ opponent: 1, ending: "lost", score: [7, 25] });
    expect(table.rows[1]!.met[1]).toEqual({ opponent: null, ending: null, score: null });
    expect(table.rows[1]!.met[2]!.ending).toBe("lost"); // neither was there
    expect(table.rows[2]!.met[0]).toEqual({ opponent: null, ending: "won", score: [25, 0] });
  });
});

describe("bracket", () => {
  const first = round(1, true, [
    ["a", "h", [25, 0]],
    ["d", "e", [3, 25]],
    ["b", null, [25, 0]],
    ["c", "f", null],
  ]);

  it("draws the rounds to come", () => {
    const { rounds, third, tree } = bracket(competition([], [first]));
    expect(rounds.map(({ left, matches }) => [left, matches.length])).toEqual([
      [8, 4],
      [4, 2],
      [2, 1],
    ]);
    expect(rounds[2]!.matches).toEqual([null]);
    expect([third, tree]).toEqual([null, true]);
  });

  it("knows where winners of neighbours do not meet", () => {
    const extremes = round(2, true, [
      ["a", "e", null],
      ["b", "c", null],
    ]);
    expect(bracket(competition([], [first, extremes])).tree).toBe(true);
    const crossed = round(2, true, [
      ["a", "c", null],
      ["b", "e", null],
    ]);
    expect(bracket(competition([], [first, crossed])).tree).toBe(false);
  });

  it("sets the match for the third place apart", () => {
    const last = round(3, true, [
      ["a", "b", null],
      ["c", "e", null, { third: true }],
    ]);
    const { rounds, third } = bracket(competition([], [last]));
    expect(rounds[0]!.matches.length).toBe(1);
    expect(third!.a).toBe("c");
  });
});
