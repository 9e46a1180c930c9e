import { beforeEach, describe, expect, it } from "vitest";
import { StrikerAim, LEAST_PULL, screenBetween } from "../src/lib/striker_aim.svelte";
import { BOARD, FASTEST, SLOWEST } from "../src/lib/geometry";
import { Gesture } from "../src/lib/striker_gesture";

const WIDE = screenBetween({ x: -1, y: -1 }, { x: 1, y: 1 });
const PIXEL = 0.001;
const BASE = -BOARD.baseDistance;

const pointer = (timeStamp: number, pointerType = "mouse", pointerId = 1): PointerEvent =>
  ({ timeStamp, pointerType, pointerId }) as PointerEvent;

describe("aiming", () => {
  it("keeps to the places and to the speeds there are", () => {
    const aiming = new StrikerAim();
    aiming.move(0.2);
    expect(aiming.x).toBe(0.21435);
    aiming.hit(99);
    expect(aiming.speed).toBe(FASTEST);
    aiming.hit(0);
    expect(aiming.speed).toBe(SLOWEST);
    aiming.turn(Number.NaN);
    expect(aiming.angle).toBe(90);
  });

  it("moves the striker only if its place is taken", () => {
    const aiming = new StrikerAim();
    aiming.move(0.05);
    aiming.free([[-0.1, 0.1]]);
    expect(aiming.x).toBe(0.05);
    aiming.free([[-0.1, 0.02]]);
    expect(aiming.x).toBe(0.02);
  });

  it("points at a place, but not at the striker itself", () => {
    const aiming = new StrikerAim();
    aiming.point({ x: 0.1, y: BASE + 0.1 });
    expect(aiming.angle).toBe(45);
    aiming.point({ x: 0.001, y: BASE });
    expect(aiming.angle).toBe(45);
  });

  it("a longer pull is a harder stroke, and a tiny one is none", () => {
    const aiming = new StrikerAim();
    const from = { x: 0, y: BASE };
    expect(aiming.pull(from, { x: 0, y: BASE - LEAST_PULL / 2 }, PIXEL, WIDE)).toBe(false);
    expect(aiming.pull(from, { x: 0, y: BASE - 0.05 }, PIXEL, WIDE)).toBe(true);
    const soft = aiming.speed;
    aiming.pull(from, { x: 0, y: BASE - 0.1 }, PIXEL, WIDE);
    expect(aiming.angle).toBe(90);
    expect(aiming.speed).toBeGreaterThan(soft);
    aiming.pull(from, { x: 0, y: BASE - 0.5 }, PIXEL, WIDE);
    expect(aiming.speed).toBe(FASTEST);
  });

  it("full power is within reach where the screen ends below the board", () => {
    const aiming = new StrikerAim();
    const near = screenBetween({ x: -0.4, y: BASE - 0.1 }, { x: 0.4, y: 0.4 });
    aiming.pull({ x: 0, y: BASE }, { x: 0, y: BASE - 0.095 }, PIXEL, near);
    expect(aiming.speed).toBe(FASTEST);
  });
});

describe("a gesture", () => {
  let aiming: StrikerAim;
  let strokes: number;
  let gesture: Gesture;
  beforeEach(() => {
    aiming = new StrikerAim();
    strokes = 0;
    gesture = new Gesture(
      () => aiming,
      () => strokes++,
    );
  });

  it("sideways from the striker slides it", () => {
    gesture.down({ x: 0, y: BASE }, pointer(0), PIXEL, WIDE);
    gesture.move({ x: 0.05, y: BASE }, pointer(10));
    gesture.up(pointer(20), true);
    expect(aiming.x).toBeCloseTo(0.05);
    expect(aiming.angle).toBe(90);
    expect(strokes).toBe(0);
  });

  it("back from the striker aims, and strikes on release", () => {
    gesture.down({ x: 0, y: BASE }, pointer(0), PIXEL, WIDE);
    gesture.move({ x: -0.08, y: BASE - 0.08 }, pointer(10));
    gesture.up(pointer(20), true);
    expect(aiming.angle).toBe(45);
    expect(strokes).toBe(1);
  });

  it("aims without striking where that is switched off", () => {
    gesture.down({ x: 0, y: BASE }, pointer(0), PIXEL, WIDE);
    gesture.move({ x: 0, y: BASE - 0.1 }, pointer(10));
    gesture.up(pointer(20), false);
    expect(strokes).toBe(0);
  });

  it("on the board points there", () => {
    gesture.down({ x: 0.2, y: BASE + 0.2 }, pointer(0), PIXEL, WIDE);
    gesture.up(pointer(20), true);
    expect(aiming.angle).toBe(45);
    expect(strokes).toBe(0);
  });

  it("forgets what a finger did while it lifted", () => {
    gesture.down({ x: 0, y: BASE }, pointer(0), PIXEL, WIDE);
    gesture.move({ x: 0, y: BASE - 0.1 }, pointer(100, "touch"));
    gesture.move({ x: 0.05, y: BASE - 0.1 }, pointer(190, "touch"));
    gesture.up(pointer(200, "touch"), true);
    expect(aiming.angle).toBe(90);
    expect(strokes).toBe(1);
  });

  it("takes no notice of a second finger", () => {
    gesture.down({ x: 0, y: BASE }, pointer(0), PIXEL, WIDE);
    gesture.move({ x: 0.1, y: BASE }, pointer(10, "touch", 2));
    gesture.up(pointer(20, "touch", 2), true);
    expect(aiming.x).toBe(0);
  });
});
