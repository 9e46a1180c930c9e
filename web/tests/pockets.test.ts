import { describe, expect, it } from "vitest";
import { pocketsAt, pocketsOf } from "../src/lib/pockets";
import type { Fact, Kind, Situation } from "../src/lib/protocol";
import { struck } from "./entries";
import { FRAMES } from "./frames";

const side = (on_board: number) => ({ on_board, owed: 0, held: 0, entitled: true, points: 0 });
const situation = (white: number, black: number, queen: Situation["queen"] = "on_board"): Situation =>
  ({ white: side(white), black: side(black), queen }) as Situation;
const stroke = (...pocketed: [Kind, number][]): { fact: Fact; result: null } => ({
  fact: struck(pocketed),
  result: null,
});
const RESULT = {
  winner: "white",
  white: 5,
  black: 0,
  game_conceded: false,
  match_conceded: false,
  on_demand: 0,
} as const;

describe("the pockets", () => {
  it("hold what fell, hole by hole, without the striker", () => {
    const lines = [stroke(["white", 1], ["striker", 1]), stroke(["black", 3])];
    expect(pocketsOf(lines, "stroke", situation(8, 8))).toEqual([["white"], [], ["black"], []]);
  });

  it("give back what fell last", () => {
    const lines = [stroke(["white", 1]), stroke(["white", 2])];
    expect(pocketsOf(lines, "stroke", situation(8, 9))).toEqual([["white"], [], [], []]);
  });

  it("give back a queen that is on the board again", () => {
    expect(pocketsOf([stroke(["queen", 4])], "stroke", situation(9, 9))).toEqual([[], [], [], []]);
    expect(pocketsOf([stroke(["queen", 4])], "stroke", situation(9, 9, "covered"))[3]).toEqual(["queen"]);
  });

  it("are empty at the next board", () => {
    const lines = [{ ...stroke(["white", 1]), result: RESULT }, stroke(["black", 2])];
    expect(pocketsOf(lines, "stroke", situation(9, 8))).toEqual([[], ["black"], [], []]);
  });

  it("fill while a motion is shown", () => {
    const before = [[], ["black"], [], []] as const;
    expect(pocketsAt(before, FRAMES, 1)).toEqual(before);
    expect(pocketsAt(before, FRAMES, 1.9)).toEqual([["white"], ["black"], [], []]);
  });
});
