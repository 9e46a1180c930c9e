import { describe, expect, it } from "vitest";
import {
  BOARD,
  canStand,
  freePlaces,
  fromSeat,
  HOLES,
  LEGAL,
  nearestPlace,
  quarterTurns,
  stepPlace,
  toSeat,
  turnOf,
} from "../src/lib/geometry";

const SEATS = ["south", "east", "north", "west"] as const;

describe("seats", () => {
  it.each(SEATS)("toSeat undoes fromSeat (%s)", (seat) => {
    const at = { x: 0.12, y: -0.31 };
    const back = toSeat(fromSeat(at, seat), seat);
    expect(back.x).toBeCloseTo(at.x, 12);
    expect(back.y).toBeCloseTo(at.y, 12);
  });

  it("puts every player's base line on their own side of the board", () => {
    const base = { x: 0, y: -BOARD.baseDistance };
    expect(fromSeat(base, "east").x).toBeCloseTo(BOARD.baseDistance);
    expect(fromSeat(base, "north").y).toBeCloseTo(BOARD.baseDistance);
    expect(fromSeat(base, "west").x).toBeCloseTo(-BOARD.baseDistance);
  });

  it("counts the quarter turns anticlockwise from the south", () => {
    expect(SEATS.map(quarterTurns)).toEqual([0, 1, 2, 3]);
  });
});

describe("places of the striker", () => {
  it("are all the legal ones on an empty board", () => {
    expect(freePlaces([], "south")).toEqual(LEGAL);
  });

  it("leave out the stretch that a piece on the line blocks", () => {
    const reach = BOARD.strikerRadius + BOARD.pieceRadius;
    const places = freePlaces([{ piece: "white", at: [0, -BOARD.baseDistance] }], "south");
    expect(places).toHaveLength(4);
    expect(places[1]![1]).toBeCloseTo(-reach, 3);
    expect(places[2]![0]).toBeCloseTo(reach, 3);
  });

  it("do not care about a piece on another player's line", () => {
    expect(freePlaces([{ piece: "white", at: [0, -BOARD.baseDistance] }], "north")).toEqual(LEGAL);
  });

  it("are gone where pieces fill them", () => {
    const wall = Array.from({ length: 15 }, (_, k) => ({
      piece: "black" as const,
      at: [-0.24 + k * 0.034, -BOARD.baseDistance] as [number, number],
    }));
    expect(freePlaces(wall, "south")).toEqual([]);
  });

  it("never let the striker half cover a base circle", () => {
    expect(nearestPlace(0.195, LEGAL)).toBe(0.18255);
    expect(nearestPlace(0.21, LEGAL)).toBe(0.21435);
    expect(nearestPlace(1, LEGAL)).toBe(0.2205358297);
  });

  it("are legal to their very edge, and beside a piece", () => {
    const beside = [{ piece: "white" as const, at: [0.1, -BOARD.baseDistance] as [number, number] }];
    const touching = 0.1 - BOARD.strikerRadius - BOARD.pieceRadius;
    for (const x of [0.21434999999999998, -0.21434999999999998, 0.18255000000000002, 0.22053582972])
      expect(canStand(x, [], "south")).toBe(true);
    for (const x of [0.2143, 0.1826, 0.2206, NaN]) expect(canStand(x, [], "south")).toBe(false);
    expect(canStand(touching, beside, "south")).toBe(true);
    expect(canStand(touching + 1e-6, beside, "south")).toBe(false);
    expect(canStand(touching + 1e-6, beside, "north")).toBe(true);
  });

  it("are stepped over where they are forbidden", () => {
    expect(stepPlace(0.18255, 0.005, LEGAL)).toBe(0.21435);
    expect(stepPlace(0.21435, -0.005, LEGAL)).toBe(0.18255);
    expect(stepPlace(0.2205358297, 0.005, LEGAL)).toBe(0.2205358297);
    expect(stepPlace(0, 0.005, LEGAL)).toBeCloseTo(0.005);
  });
});

it("turns are kept between 0 and 360 degrees", () => {
  expect(turnOf(-90)).toBe(270);
  expect(turnOf(360)).toBe(0);
  expect(turnOf(725)).toBe(5);
});

it("the four holes touch both cushions", () => {
  for (const { x, y } of HOLES) {
    expect(Math.abs(x) + BOARD.holeRadius).toBeCloseTo(BOARD.halfSide);
    expect(Math.abs(y) + BOARD.holeRadius).toBeCloseTo(BOARD.halfSide);
  }
});
