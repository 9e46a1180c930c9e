/** The pictures of the guide: what lies where, what is aimed at, where things go. */

import { BOARD, HOLES, type Point } from "./geometry";
import type { Path } from "./board_overlay";
import { type Drawn, rosette } from "./rosette";

export const STEPS = ["board", "pieces", "seats", "aim", "strike", "break", "goon", "queen", "fouls", "score"] as const;
export type GuideStep = (typeof STEPS)[number];

export interface Scene {
  pieces: Drawn[];
  /** A stroke of the south player: its place, angle and speed. */
  stroke?: { x: number; angle: number; speed: number };
  /** Where a finger has pulled to. */
  finger?: Point;
  paths?: Path[];
  /** Small labels on the board. */
  marks?: (Point & { text: string })[];
  /** Where a penalty piece is about to be put back. */
  placing?: Point;
  /** What is seen: a middle and metres from there to the edge; nothing: the whole board. */
  view?: Point & { half: number };
}

const at = (kind: Drawn["kind"], x: number, y: number): Drawn => ({ kind, x, y });
const whole = BOARD.halfSide + 0.036;

/** The angle at which a striker from a place on its base sends a piece towards a point. */
function angleFor(x: number, piece: Point, goal: Point): number {
  const far = Math.hypot(goal.x - piece.x, goal.y - piece.y);
  const reach = BOARD.strikerRadius + BOARD.pieceRadius;
  const meet = {
    x: piece.x - ((goal.x - piece.x) / far) * reach,
    y: piece.y - ((goal.y - piece.y) / far) * reach,
  };
  return (Math.atan2(meet.y + BOARD.baseDistance, meet.x - x) * 180) / Math.PI;
}

const middle: Drawn[] = [
  at("black", 0.03, 0.07),
  at("black", -0.15, -0.03),
  at("black", 0.1, 0.2),
  at("black", -0.05, 0.24),
  at("white", 0.2, 0.16),
  at("white", -0.2, 0.18),
  at("white", -0.07, 0.03),
  at("queen", 0.03, -0.02),
];
const target = at("white", 0.2, 0.16);
const queen = at("queen", -0.16, 0.1);
const cover = at("white", 0.17, 0.2);
const straight = angleFor(-0.02, target, HOLES[0]!);
const radians = (straight * Math.PI) / 180;
const pulled = {
  x: -0.02 - 0.095 * Math.cos(radians),
  y: -BOARD.baseDistance - 0.095 * Math.sin(radians),
};
const others = middle.filter((each) => each.kind !== "queen" && !(each.x === target.x && each.y === target.y));

export const PICTURES: Record<GuideStep, Scene> = {
  board: {
    pieces: [],
    marks: [
      { x: HOLES[1]!.x, y: HOLES[1]!.y, text: "1" },
      { x: 0.09, y: -BOARD.baseDistance, text: "2" },
      { x: -BOARD.baseCircleX, y: -BOARD.baseDistance, text: "3" },
      { x: 0.045, y: 0.045, text: "4" },
      { x: 0.2, y: 0.2, text: "5" },
    ],
  },
  pieces: {
    pieces: [
      at("white", -0.075, 0.15),
      at("black", -0.027, 0.15),
      at("queen", 0.021, 0.15),
      at("striker", 0.075, 0.15),
    ],
    view: { x: 0, y: 0.15, half: 0.115 },
  },
  seats: {
    pieces: rosette(),
    marks: [
      { x: 0, y: -0.325, text: "A" },
      { x: 0.325, y: 0, text: "B" },
      { x: 0, y: 0.325, text: "A" },
      { x: -0.325, y: 0, text: "B" },
    ],
  },
  aim: {
    pieces: middle,
    paths: [
      { kind: "white", points: [target, HOLES[0]!] },
      { kind: "white", points: [{ x: -0.2, y: 0.18 }, HOLES[1]!] },
      { kind: "white", points: [{ x: -0.07, y: 0.03 }, HOLES[2]!] },
    ],
  },
  strike: {
    pieces: middle,
    stroke: { x: -0.02, angle: straight, speed: 5 },
    finger: pulled,
    view: { x: 0.075, y: -0.07, half: 0.31 },
  },
  break: { pieces: rosette(), stroke: { x: 0, angle: 90, speed: 9 } },
  goon: {
    pieces: [target, ...others],
    stroke: { x: -0.02, angle: straight, speed: 3 },
    paths: [{ kind: "white", points: [target, HOLES[0]!] }],
  },
  queen: {
    pieces: [queen, cover, at("black", 0.1, -0.05), at("black", -0.06, -0.1), at("black", 0.02, 0.1)],
    paths: [
      { kind: "queen", points: [queen, HOLES[1]!] },
      { kind: "white", points: [cover, HOLES[0]!] },
    ],
    marks: [
      { x: -0.245, y: 0.2, text: "1" },
      { x: 0.24, y: 0.265, text: "2" },
    ],
  },
  fouls: {
    pieces: [
      at("white", -0.2, 0.2),
      at("black", 0.24, -0.06),
      at("queen", -0.09, -0.12),
      at("striker", 0.05, -BOARD.baseDistance),
    ],
    paths: [{ kind: "striker", points: [{ x: 0.05, y: -BOARD.baseDistance }, HOLES[0]!] }],
    placing: { x: 0.03, y: 0.02 },
  },
  score: {
    pieces: [at("black", -0.12, 0.14), at("black", 0.16, -0.04), at("black", 0.04, 0.2)],
    marks: [
      { x: -0.12, y: 0.185, text: "1" },
      { x: 0.16, y: 0.005, text: "2" },
      { x: 0.04, y: 0.245, text: "3" },
    ],
  },
};

export const viewOf = (scene: Scene): Point & { half: number } => scene.view ?? { x: 0, y: 0, half: whole };
