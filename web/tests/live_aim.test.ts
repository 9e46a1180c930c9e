import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AimSender, GAP } from "../src/lib/aim_sender";
import { BOARD } from "../src/lib/geometry";
import { between, lineOf } from "../src/lib/live_aim";
import type { Aim, Aiming } from "../src/lib/protocol";

const aim = (angle: number, more: Partial<Aim> = {}): Aim => ({ seat: "south", x: 0, angle, speed: 4, ...more });

describe("an aim that is shown to others", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function sender(): { sender: AimSender; sent: Aiming[] } {
    const sent: Aiming[] = [];
    return { sender: new AimSender((message) => sent.push(message)), sent };
  }

  it("is sent at most ten times a second, and the last place always", () => {
    const { sender: one, sent } = sender();
    for (let k = 0; k <= 1000; k += 5) {
      one.show(aim(60 + k / 100));
      vi.advanceTimersByTime(5);
    }
    vi.advanceTimersByTime(500);
    expect(sent.length).toBeGreaterThan(8);
    expect(sent.length).toBeLessThanOrEqual(1005 / GAP + 2);
    expect(sent[0]!.aim?.angle).toBe(60);
    expect(sent.at(-1)!.aim?.angle).toBe(70);
  });

  it("is not sent again while it does not move, and is taken back once", () => {
    const { sender: one, sent } = sender();
    one.show(null); // nobody has aimed yet
    expect(sent).toEqual([]);
    for (let k = 0; k < 20; k++) {
      one.show(aim(80.001));
      vi.advanceTimersByTime(60);
    }
    expect(sent.length).toBe(1);
    one.show(null);
    one.show(null);
    vi.advanceTimersByTime(1000);
    expect(sent.map(({ aim: each }) => each?.angle ?? null)).toEqual([80, null]);
  });

  it("ends with the page", () => {
    const { sender: one, sent } = sender();
    one.show(aim(80));
    one.show(aim(81));
    one.close();
    vi.advanceTimersByTime(1000);
    expect(sent.length).toBe(1);
  });
});

describe("another player's aim", () => {
  it("lies on the board, whichever side it is seen from", () => {
    const { from, to } = lineOf(aim(90, { seat: "north", x: 0.1 }));
    expect(from.x).toBeCloseTo(-0.1);
    expect(from.y).toBeCloseTo(BOARD.baseDistance);
    expect(to.x).toBeCloseTo(-0.1);
    expect(to.y).toBeLessThan(from.y);
  });

  it("has a longer line the harder the stroke", () => {
    const length = (speed: number): number => {
      const { from, to } = lineOf(aim(90, { speed }));
      return Math.hypot(to.x - from.x, to.y - from.y);
    };
    expect(length(8)).toBeGreaterThan(length(2));
    expect(length(500)).toBe(length(12));
  });

  it("glides from one to the next, the short way round", () => {
    expect(between(aim(80), aim(100, { x: 0.1 }), 0.5)).toMatchObject({ angle: 90, x: 0.05 });
    expect(between(aim(10), aim(350), 0.5).angle).toBeCloseTo(0);
    expect(between(aim(350), aim(10), 1).angle % 360).toBeCloseTo(10);
    expect(between(aim(80, { seat: "north" }), aim(100), 0.5)).toEqual(aim(100));
    expect(between(null, aim(100), 0.1)).toEqual(aim(100));
  });
});
