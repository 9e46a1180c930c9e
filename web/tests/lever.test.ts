import { describe, expect, it } from "vitest";
import { FASTEST, type Point } from "../src/lib/geometry";
import { FINER, fullPull, LEAST_PULL, Lever, LEVER, pullFor, speedOf } from "../src/lib/lever";

const FRAME = 1000 / 60;
const STEP = 180 / Math.PI / LEVER;

/** A finger on a lever that begins at the origin. */
class Finger {
  time = 0;
  readonly lever: Lever;

  constructor(
    steady: boolean,
    private readonly tremor: () => number = () => 0,
  ) {
    this.lever = new Lever({ x: 0, y: 0 }, 0, steady);
  }

  /** Go straight to a place at a speed (pixels a second), or at once. */
  go(from: Point, to: Point, speed = Infinity, finer = false): void {
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    const frames = Math.max(1, Math.round(((far / speed) * 1000) / FRAME));
    for (let k = 1; k <= frames; k++) {
      this.time += FRAME;
      const [x, y] = [from.x + ((to.x - from.x) * k) / frames, from.y + ((to.y - from.y) * k) / frames];
      this.lever.move(this.time, { x: x + this.tremor(), y: y + this.tremor() }, finer);
    }
  }

  rest(at: Point, milliseconds: number): void {
    for (const end = this.time + milliseconds; this.time < end;) this.go(at, at);
  }
}

/** Numbers as chance would have them, always the same ones. */
function seeded(seed: number): () => number {
  let state = seed;
  const uniform = (): number => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return (state + 1) / (2 ** 32 + 2);
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

const back = (angle: number, length: number): Point => ({
  x: -length * Math.cos((angle * Math.PI) / 180),
  y: -length * Math.sin((angle * Math.PI) / 180),
});

describe("a pull", () => {
  it("has a power that grows from nothing to the fastest stroke", () => {
    const full = fullPull(374);
    expect(speedOf(LEAST_PULL, full)).toBeLessThan(0.3);
    expect(speedOf(full, full)).toBe(FASTEST);
    expect(speedOf(full + 100, full)).toBe(FASTEST);
    for (const speed of [0.5, 1.5, 4, 9, 12]) expect(speedOf(pullFor(speed, full), full)).toBeCloseTo(speed);
  });

  it("fits beside the base of every screen", () => {
    // From the end of the base to the edge of a phone held upright, from the base to the lower edge of one held
    // sideways, and to that of a laptop.
    expect(fullPull(374)).toBeLessThan(93 - 8);
    expect(fullPull(318)).toBeLessThan(86 - 8);
    expect(fullPull(651)).toBeLessThan(150 - 2);
  });
});

describe("a lever", () => {
  it("follows the finger in every direction", () => {
    for (let angle = 0; angle < 360; angle += 7) {
      const finger = new Finger(false);
      finger.go({ x: 0, y: 0 }, back(angle, 60));
      expect(finger.lever.angle).toBeCloseTo(angle);
      expect(finger.lever.length).toBeCloseTo(60);
    }
  });

  it.each([30, 50, 74, 140])("turns by the same fine step after a rest, %i pixels long", (length) => {
    for (const angle of [20, 90, 135]) {
      const finger = new Finger(false);
      const from = back(angle, length);
      finger.go({ x: 0, y: 0 }, from);
      finger.rest(from, 300);
      expect(finger.lever.settled).toBe(true);
      const radians = (angle * Math.PI) / 180;
      finger.go(from, { x: from.x - Math.sin(radians), y: from.y + Math.cos(radians) });
      const step = Math.abs(finger.lever.angle - angle);
      expect(step).toBeGreaterThan(0.9 * STEP);
      expect(step).toBeLessThan(0.1);
    }
  });

  it("is finer still with Shift", () => {
    const finger = new Finger(false);
    const from = back(90, 60);
    finger.go({ x: 0, y: 0 }, from);
    finger.rest(from, 300);
    finger.go(from, { x: 4, y: -60 }, 20, true);
    expect(Math.abs(finger.lever.angle - 90)).toBeCloseTo(4 * STEP * FINER, 2);
  });

  it("follows a swing again, quick or wide", () => {
    for (const speed of [Infinity, 900, 90]) {
      const finger = new Finger(false);
      const from = back(90, 60);
      finger.go({ x: 0, y: 0 }, from);
      finger.rest(from, 300);
      finger.go(from, back(30, 75), speed);
      expect(Math.abs(finger.lever.angle - 30)).toBeLessThan(speed > 100 ? 3 : 40);
      finger.go(back(30, 75), back(90, 75), speed);
      expect(Math.abs(finger.lever.angle - 90)).toBeLessThan(speed > 100 ? 3 : 40);
    }
  });

  it("keeps its direction while it is pulled farther", () => {
    const finger = new Finger(false);
    finger.go({ x: 0, y: 0 }, back(70, 40));
    finger.rest(back(70, 40), 300);
    finger.go(back(70, 40), back(70, 74), 200);
    expect(finger.lever.angle).toBeCloseTo(70, 1);
    expect(finger.lever.length).toBeCloseTo(74);
  });

  it("begins anew at the striker", () => {
    const finger = new Finger(false);
    finger.go({ x: 0, y: 0 }, back(70, 60));
    finger.rest(back(70, 60), 300);
    finger.go(back(70, 60), back(70, 10));
    expect(finger.lever.settled).toBe(false);
    finger.go(back(70, 10), back(120, 60));
    expect(finger.lever.angle).toBeCloseTo(120);
  });

  it("holds still under a finger that trembles, at every power", () => {
    for (const length of [35, 50, 70]) {
      const tremor = seeded(length);
      const finger = new Finger(true, () => 1.5 * tremor());
      finger.go({ x: 0, y: 0 }, back(80, length), 200);
      finger.rest(back(80, length), 400);
      expect(finger.lever.settled).toBe(true);
      const angles: number[] = [];
      for (let k = 0; k < 60; k++) {
        finger.rest(back(80, length), FRAME);
        angles.push(finger.lever.angle);
      }
      expect(Math.max(...angles) - Math.min(...angles)).toBeLessThan(0.4);
    }
  });
});
