import { describe, expect, it, vi } from "vitest";
import { chanceOf } from "../src/lib/chance";
import type { PlayedStroke } from "../src/lib/exercise.svelte";
import { BOARD } from "../src/lib/geometry";
import { rosette } from "../src/lib/rosette";
import { rosetteByHand } from "../src/lib/rosette_by_hand";
import { afterStroke, newBoard, pointsOf, type SoloBoard } from "../src/lib/solo_boards";
import { type Fell, kindOf, type Queen, SOLO } from "../src/lib/solo_rulings";

const NOTHING: Fell = { own: 0, other: 0, queen: false, striker: false, touched: true };
const play = (board: SoloBoard, ...strokes: Partial<Fell>[]): SoloBoard =>
  strokes.reduce((now: SoloBoard, fell) => afterStroke(now, { ...NOTHING, ...fell }), board);

describe("the rulings of solo boards", () => {
  it("are found by counting as they were made: every kind has an example", () => {
    const kinds = Object.entries(SOLO.table);
    expect(kinds.length).toBeGreaterThan(400);
    for (const [kind, [, mine, theirs, own, other]] of kinds) {
      const [moment, , queen, entitled, , , falls, striker, touched] = kind.split(" ");
      const attempts = moment === "play" ? null : Number(moment!.slice(5));
      const turn = { mine, theirs, queen: queen as Queen, entitled: entitled === "entitled", attempts };
      const fell = { own, other, queen: falls === "queen", striker: striker === "striker", touched: touched !== "-" };
      expect(kindOf(turn, fell)).toBe(kind);
    }
  });
});

describe("a solo board", () => {
  it("goes on after an own piece and ends at the first miss", () => {
    const board = play(newBoard(), { own: 2 }, { own: 1 });
    expect(board).toMatchObject({ side: "white", white: 3, ended: null });
    const over = play(board, {});
    expect(over).toMatchObject({ white: 3, ended: "miss" });
    expect(pointsOf(over)).toBe(3);
  });

  it("ends at a foul, which counts nothing", () => {
    const over = play(newBoard(), { own: 1 }, { own: 1, striker: true });
    expect(over).toMatchObject({ white: 1, ended: "foul" });
    expect(pointsOf(over)).toBe(1);
  });

  it("goes on with Black after a break without a white piece", () => {
    const board = play(newBoard(), { other: 1 });
    expect(board).toMatchObject({ side: "black", black: 0, ended: null });
    expect(board.turn).toMatchObject({ mine: 8, theirs: 9, attempts: null });
    const slam = play(board, { own: 4 }, { queen: true }, { own: 4 });
    expect(slam).toMatchObject({ black: 8, queen: true, blackSlam: true, ended: "cleared" });
    expect(pointsOf(slam)).toBe(8 + 3 + 3);
  });

  it("gives another attempt to a break that touches nothing", () => {
    expect(play(newBoard(), { touched: false }).turn.attempts).toBe(1);
  });

  it("counts a white slam five, both slams ten", () => {
    const white = play(newBoard(), { own: 4 }, { queen: true }, { own: 1 }, { own: 4 });
    expect(white).toMatchObject({ side: "black", white: 9, queen: true, whiteSlam: true, ended: null });
    expect(pointsOf(white)).toBe(9 + 3 + 5);
    const both = play(white, { own: 8 }, { own: 1 });
    expect(both).toMatchObject({ black: 9, blackSlam: true, ended: "cleared" });
    expect(pointsOf(both)).toBe(18 + 3 + 10);
  });

  it("is lost with the last piece before the queen", () => {
    expect(play(newBoard(), { own: 8 }, { own: 1 })).toMatchObject({ white: 8, ended: "foul", whiteSlam: false });
  });
});

describe("eight boards alone", () => {
  /** The page's modules as they are when it is opened. */
  async function opened(kept: Map<string, string>) {
    vi.resetModules();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    const { SoloInProgress } = await import("../src/lib/solo.svelte");
    const { soloKept, soloTotal } = await import("../src/lib/solo_boards");
    return { solo: new SoloInProgress(), soloKept, soloTotal };
  }

  /** A stroke that touched something, after which these fell. */
  const after = (...fell: string[]): PlayedStroke => {
    const pocketed = fell.map((piece) => ({ piece, hole: 1 }));
    return { answer: { pocketed, touched: 1 } } as unknown as PlayedStroke;
  };
  const times = (count: number, piece: string): string[] => Array.from({ length: count }, () => piece);

  it("become one result, which is there after a reload; a board begun is there, too", async () => {
    const kept = new Map<string, string>();
    let { solo } = await opened(kept);
    const told = (...strokes: PlayedStroke[]): void => {
      for (const stroke of strokes) solo.exercise["struck"](stroke);
    };
    told(after(...times(4, "white")), after("queen"), after("white"), after(...times(4, "white")));
    expect(solo.moment).toBe("slam");
    told(after(...times(8, "black")), after("black"));
    expect(solo.board.ended).toBe("cleared");
    solo.next();
    for (let board = 2; board < 8; board++) {
      told(after("white"), after());
      expect(solo.number).toBe(board);
      solo.next();
    }
    told(after("white"), after("white"));
    const reloaded = await opened(kept);
    solo = reloaded.solo;
    expect([solo.number, solo.board.white, solo.total]).toEqual([8, 2, 31 + 6 + 2]);
    expect(reloaded.soloKept.value.results).toEqual([]);
    solo.next(); // the board has not ended
    expect(solo.number).toBe(8);
    told(after("striker"));
    solo.next();
    expect([solo.over, solo.total]).toEqual([true, 39]);
    const { soloKept: again, soloTotal } = await opened(kept);
    expect(again.value.open).toBeNull();
    expect(again.value.results).toMatchObject([{ boards: [31, 1, 1, 1, 1, 1, 1, 2], slams: 2 }]);
    expect(again.value.results.map(soloTotal)).toEqual([39]);
  });
});

describe("the rosette set by hand", () => {
  it("overlaps nowhere, stays within 0.05 mm, and is another one each time", () => {
    const exact = rosette();
    for (let seed = 0; seed < 200; seed++) {
      const places = rosetteByHand(chanceOf(seed)).map(({ at }) => at);
      places.forEach(([x, y], k) => {
        expect(Math.hypot(x! - exact[k]!.x, y! - exact[k]!.y)).toBeLessThan(0.00005);
        for (const [u, v] of places.slice(0, k))
          expect(Math.hypot(x! - u!, y! - v!)).toBeGreaterThanOrEqual(2 * BOARD.pieceRadius);
      });
    }
    expect(rosetteByHand(chanceOf(1))).not.toEqual(rosetteByHand(chanceOf(2)));
    expect(rosetteByHand(chanceOf(1))).toEqual(rosetteByHand(chanceOf(1)));
  });
});
