import { beforeEach, describe, expect, it } from "vitest";
import { StrikerAim } from "../src/lib/striker_aim.svelte";
import { BOARD, FASTEST, SLOWEST } from "../src/lib/geometry";
import { fullPull, speedOf } from "../src/lib/lever";
import { Gesture, type GestureNotice, type Screen } from "../src/lib/striker_gesture";

const PIXEL = 0.001;
const WIDE: Screen = { pixel: PIXEL, width: 600, left: -1, right: 1, bottom: -1, top: 1 };
const FULL = fullPull(WIDE.width) * PIXEL;
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
});

describe("a gesture", () => {
  let aiming: StrikerAim;
  let strokes: number;
  let told: GestureNotice[];
  let gesture: Gesture;
  beforeEach(() => {
    aiming = new StrikerAim();
    strokes = 0;
    told = [];
    gesture = new Gesture(
      () => aiming,
      () => strokes++,
      (notice) => told.push(notice),
    );
  });

  /** Press at the first of some places (m from the striker, as its player sees it), go to the others and let go. */
  function drag(places: [number, number][], type = "mouse", screen = WIDE): void {
    const [first, ...others] = places.map(([x, y]) => ({ x: aiming.x + x, y: BASE + y }));
    gesture.down(first!, pointer(0, type), screen);
    let time = 0;
    for (const place of others) gesture.move(place, pointer((time += 10), type));
    gesture.up(pointer(time + 10, type), true);
  }

  /** Let time pass at rest, at sixty frames a second. */
  function rest(from: number, long: number): number {
    for (let time = from; time < from + long; time += 16) gesture.tick(time);
    return from + long;
  }

  it("is no stroke where it is a twitch: short and over at once; a soft stroke takes its time", () => {
    const pull = (pixels: number, time: number, type: string): void => {
      gesture.down({ x: 0, y: BASE }, pointer(0, type), WIDE);
      gesture.move({ x: 0, y: BASE - (pixels / 2) * PIXEL }, pointer(30, type));
      gesture.move({ x: 0, y: BASE - pixels * PIXEL }, pointer(60, type));
      rest(60, time - 60);
      gesture.up(pointer(time, type), true);
    };
    for (const type of ["mouse", "touch"]) {
      aiming.turn(70);
      aiming.hit(5);
      [strokes, told] = [0, []];
      pull(30, 200, type);
      expect([strokes, told, aiming.angle, aiming.speed]).toEqual([0, ["twitch"], 70, 5]);
      pull(32, 600, type);
      expect([strokes, aiming.speed < 1.5]).toEqual([1, true]);
      pull(90, 200, type);
      expect(strokes).toBe(2);
    }
  });

  it("sideways from the striker slides it", () => {
    drag([
      [0, 0],
      [0.05, 0],
    ]);
    expect(aiming.x).toBeCloseTo(0.05);
    expect(aiming.angle).toBe(90);
    expect(strokes).toBe(0);
  });

  it("what began as a slide never strikes, what began as a pull never slides", () => {
    drag([
      [0, 0],
      [0.03, 0],
      [0.03, -0.1],
    ]);
    expect([strokes, aiming.angle]).toEqual([0, 90]);
    aiming.move(0);
    drag([
      [0, 0],
      [0, -0.03],
      [-0.1, 0],
    ]);
    expect([strokes, aiming.x, aiming.angle]).toEqual([1, 0, 0]);
  });

  it.each([35, 40, 90, 140, 145])("a pull for %i degrees is no slide, though its beginning trembles", (angle) => {
    const radians = (angle * Math.PI) / 180;
    for (const off of [-0.003, 0.003]) {
      const way = (far: number): [number, number] => [-Math.cos(radians) * far, -Math.sin(radians) * far];
      const [x, y] = way(0.009);
      drag([[0, 0], [x + off, y + off], way(0.03), way(0.09)], "touch");
      expect(aiming.x).toBe(0);
    }
    expect(strokes).toBe(2);
  });

  it("a tremor at the beginning does not decide what is meant", () => {
    drag(
      [
        [0, 0],
        [0.004, 0],
        [-0.003, -0.002],
        [0.001, -0.1],
      ],
      "touch",
    );
    expect([strokes, aiming.x]).toEqual([1, 0]);
  });

  it("back from the striker aims, and strikes on release", () => {
    drag([
      [0, 0],
      [-0.08, -0.08],
    ]);
    expect(aiming.angle).toBe(45);
    expect(strokes).toBe(1);
  });

  it("has the same power for the same length, in every direction and at every edge of the screen", () => {
    for (const length of [0.4, 0.7, 1]) {
      for (let angle = 0; angle < 360; angle += 15) {
        for (const x of [-0.22, 0, 0.22]) {
          const near: Screen = { ...WIDE, left: -0.23, right: 0.23, bottom: BASE - 0.01 };
          aiming.move(x);
          const radians = (angle * Math.PI) / 180;
          const [dx, dy] = [Math.cos(radians) * length * FULL, Math.sin(radians) * length * FULL];
          gesture.down({ x: aiming.x, y: BASE }, pointer(0), near);
          gesture.move({ x: aiming.x, y: BASE - 0.006 }, pointer(5));
          gesture.move({ x: aiming.x + dx, y: BASE + dy }, pointer(5));
          expect(aiming.speed).toBeCloseTo(speedOf((length * FULL) / PIXEL, FULL / PIXEL), 1);
          gesture.cancel();
        }
      }
    }
  });

  it("goes on by itself where the screen ends, so that full power is within reach", () => {
    const near: Screen = { ...WIDE, bottom: BASE - 0.06 };
    gesture.down({ x: 0, y: BASE }, pointer(0), near);
    gesture.move({ x: 0, y: BASE - 0.059 }, pointer(10));
    expect(aiming.speed).toBeLessThan(6);
    const end = rest(20, 900);
    expect([aiming.speed, aiming.angle]).toEqual([FASTEST, 90]);
    gesture.up(pointer(end), true);
    expect(strokes).toBe(1);
  });

  it("aims without striking where that is switched off", () => {
    gesture.down({ x: 0, y: BASE }, pointer(0), WIDE);
    gesture.move({ x: 0, y: BASE - 0.1 }, pointer(10));
    gesture.up(pointer(20), false);
    expect(strokes).toBe(0);
  });

  it("on the board points there", () => {
    gesture.down({ x: 0.2, y: BASE + 0.2 }, pointer(0), WIDE);
    gesture.up(pointer(20), true);
    expect(aiming.angle).toBe(45);
    expect(strokes).toBe(0);
  });

  it("explains a forward flick instead of playing it backwards", () => {
    drag([
      [0, 0],
      [0.01, 0.04],
      [0.02, 0.15],
    ]);
    expect(aiming.angle).toBeGreaterThan(80);
    expect(aiming.angle).toBeLessThan(90);
    expect([strokes, told]).toEqual([0, ["flick"]]);
  });

  it("explains a flick with a run-up too, and one that begins behind the striker", () => {
    drag(
      [
        [0, 0],
        [0, -0.04],
        [0, 0.06],
        [0, 0.12],
      ],
      "touch",
    );
    drag([
      [0, -0.06],
      [0, 0.1],
    ]);
    expect([strokes, told, aiming.angle]).toEqual([0, ["hasty", "flick"], 90]);
  });

  it("strikes backwards after a swing around the striker and a rest", () => {
    gesture.down({ x: 0, y: BASE }, pointer(0), WIDE);
    gesture.move({ x: 0, y: BASE - 0.03 }, pointer(10));
    gesture.move({ x: 0, y: BASE + 0.1 }, pointer(20));
    gesture.up(pointer(rest(30, 400)), true);
    expect([strokes, aiming.angle]).toEqual([1, 270]);
  });

  it("is cancelled at the striker, and leaves the aim as it was", () => {
    aiming.turn(70);
    aiming.hit(3);
    drag([
      [0, 0],
      [0, -0.1],
      [0.01, -0.01],
    ]);
    expect([strokes, aiming.angle, aiming.speed, told]).toEqual([0, 70, 3, ["cancelled"]]);
  });

  it("says where letting go cancels", () => {
    gesture.down({ x: 0.01, y: BASE }, pointer(0), WIDE);
    expect(gesture.view).toBeNull();
    gesture.move({ x: 0, y: BASE - 0.1 }, pointer(10));
    expect(gesture.view).toMatchObject({ mode: "pull", cancels: false, ring: { at: { x: 0, y: BASE } } });
    gesture.move({ x: 0, y: BASE - 0.005 }, pointer(20));
    expect(gesture.view).toMatchObject({ mode: "pull", cancels: true });
  });

  it("is cancelled by Escape or a second finger, a slide too", () => {
    gesture.down({ x: 0, y: BASE }, pointer(0), WIDE);
    gesture.move({ x: 0.05, y: BASE }, pointer(10));
    gesture.cancel();
    gesture.up(pointer(20), true);
    expect([aiming.x, strokes]).toEqual([0, 0]);
    gesture.down({ x: 0, y: BASE }, pointer(30, "touch", 1), WIDE);
    gesture.move({ x: 0, y: BASE - 0.1 }, pointer(40, "touch", 1));
    expect(gesture.isOther(2)).toBe(true);
    gesture.cancel();
    gesture.up(pointer(50, "touch", 1), true);
    expect([aiming.angle, aiming.speed, strokes]).toEqual([90, 4, 0]);
  });

  it("is turned by the wheel", () => {
    expect(gesture.nudge(0.1)).toBe(false);
    gesture.down({ x: 0, y: BASE }, pointer(0), WIDE);
    gesture.move({ x: 0, y: BASE - 0.1 }, pointer(10));
    expect(gesture.nudge(0.1)).toBe(true);
    expect(aiming.angle).toBeCloseTo(90.1);
    gesture.up(pointer(20), true);
    expect(aiming.angle).toBeCloseTo(90.1);
  });

  it("forgets what a finger did while it lifted", () => {
    gesture.down({ x: 0, y: BASE }, pointer(0, "touch"), WIDE);
    gesture.move({ x: 0, y: BASE - 0.1 }, pointer(20, "touch"));
    rest(30, 160);
    gesture.move({ x: 0.05, y: BASE - 0.1 }, pointer(190, "touch"));
    gesture.up(pointer(200, "touch"), true);
    expect(aiming.angle).toBe(90);
    expect(strokes).toBe(1);
  });

  it("takes no notice of a second finger that moves", () => {
    gesture.down({ x: 0, y: BASE }, pointer(0), WIDE);
    gesture.move({ x: 0.1, y: BASE }, pointer(10, "touch", 2));
    gesture.up(pointer(20, "touch", 2), true);
    expect(aiming.x).toBe(0);
  });
});
