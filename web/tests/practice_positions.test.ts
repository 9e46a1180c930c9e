import { describe, expect, it } from "vitest";
import { BOARD, HOLES } from "../src/lib/geometry";
import { areLegal, isLegal, isOff, nearestLegal, numberOf, stepped, TIPPING } from "../src/lib/piece_places";
import { NAMES, piecesOf, readGiven, readPositionLine, positionLine } from "../src/lib/practice_positions";
import type { Standing } from "../src/lib/protocol";
import { rosette, turnedBy } from "../src/lib/rosette";

const REACH = 2 * BOARD.pieceRadius;

describe("the rosette", () => {
  it("has nine white pieces, nine black ones and the queen in the middle", () => {
    const kinds = rosette().map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "white")).toHaveLength(9);
    expect(kinds.filter((kind) => kind === "black")).toHaveLength(9);
    expect(rosette().find(({ kind }) => kind === "queen")).toMatchObject({ x: 0, y: 0 });
  });

  it("lies within the inner circle, and no pieces overlap", () => {
    const pieces: Standing[] = rosette().map(({ kind, x, y }) => ({ piece: kind, at: [x, y] }));
    expect(areLegal(pieces)).toBe(true);
    for (const { at } of pieces) expect(Math.hypot(...at) + BOARD.pieceRadius).toBeLessThan(BOARD.innerRadius);
  });

  it("turns around the queen", () => {
    const [turned] = turnedBy([{ piece: "white", at: [0.1, 0] }], 90);
    expect(turned!.at[0]).toBeCloseTo(0);
    expect(turned!.at[1]).toBeCloseTo(0.1);
  });
});

describe("places for pieces", () => {
  const one: Standing[] = [{ piece: "white", at: [0, 0] }];

  it("are on the board, not over a hole and not on another piece", () => {
    expect(isLegal({ x: 0.1, y: 0.1 }, one)).toBe(true);
    expect(isLegal({ x: BOARD.halfSide, y: 0 }, one)).toBe(false);
    expect(isLegal({ x: HOLES[0]!.x - TIPPING / 2, y: HOLES[0]!.y }, one)).toBe(false);
    expect(isLegal({ x: REACH - 0.001, y: 0 }, one)).toBe(false);
    expect(isLegal({ x: REACH, y: 0 }, one)).toBe(true);
  });

  it("a piece that is put on another touches it", () => {
    const place = nearestLegal({ x: 0.01, y: 0 }, one)!;
    expect(Math.hypot(place.x, place.y)).toBeCloseTo(REACH, 6);
    expect(place.x).toBeGreaterThan(0);
  });

  it("there is none where everything near is taken", () => {
    const crowd: Standing[] = Array.from({ length: 121 }, (_, k) => ({
      piece: "black",
      at: [((k % 11) - 5) * REACH, (Math.floor(k / 11) - 5) * REACH],
    }));
    expect(nearestLegal({ x: 0, y: 0 }, crowd, 0.03)).toBeNull();
  });

  it("a step goes over what is in the way", () => {
    expect(stepped({ x: -REACH, y: 0 }, { x: 0.005, y: 0 }, one)!.x).toBeGreaterThanOrEqual(REACH - 1e-6);
    expect(stepped({ x: 0.35, y: 0 }, { x: 0.005, y: 0 }, [])).toBeNull();
    expect(isOff({ x: 0.4, y: 0 })).toBe(true);
  });

  it("pieces are numbered by their kind", () => {
    const pieces: Standing[] = ["white", "black", "white"].map((piece, k) => ({
      piece: piece as "white" | "black",
      at: [k * 0.1, 0],
    }));
    expect(pieces.map((_, k) => numberOf(pieces, k))).toEqual([1, 1, 2]);
  });
});

describe("positions", () => {
  it.each(NAMES)("%s may lie so", (name) => {
    expect(areLegal(piecesOf(name))).toBe(true);
  });

  it("are read as they were written", () => {
    const given = { pieces: piecesOf("rosette"), seat: "west" as const, aim: { x: 0.1, angle: 80, speed: 5, spin: 0 } };
    const back = readPositionLine(positionLine(given))!;
    expect(back.seat).toBe("west");
    expect(back.aim).toEqual(given.aim);
    expect(back.pieces).toHaveLength(19);
    expect(areLegal(back.pieces)).toBe(true);
    expect(readPositionLine(positionLine({ ...given, aim: null }))!.aim).toBeNull();
  });

  it.each(["", "[]", "carrom-practice/1 south - [w:1]", "carrom-practice/1 up - []", "carrom-practice/1 south 1,2 []"])(
    "%j is none",
    (text) => expect(readPositionLine(text)).toBeNull(),
  );

  it("of another page are taken only if all of it makes sense", () => {
    const good = { pieces: [{ piece: "queen", at: [0, 0] }], seat: "south", aim: null };
    expect(readGiven(good)).toEqual(good);
    expect(readGiven(null)).toBeNull();
    expect(readGiven({ ...good, seat: "middle" })).toBeNull();
    expect(readGiven({ ...good, pieces: [{ piece: "queen", at: [0, "0"] }] })).toBeNull();
    expect(readGiven({ ...good, pieces: Array(41).fill(good.pieces[0]) })).toBeNull();
  });
});
