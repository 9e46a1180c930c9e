/** Drills: positions that chance makes from a seed, and what a stroke scores. */

import { between, type Chance, chanceOf, shuffled } from "./chance";
import positions from "./drill_positions.json";
import type { PlayedStroke } from "./exercise.svelte";
import { BOARD, HOLES, LEGAL, type Point } from "./geometry";
import { cushionsOf, spreadOf } from "./lesson_goals";
import { isLegal } from "./piece_places";
import type { Standing } from "./protocol";
import { rosetteByHand } from "./rosette_by_hand";

/** One try: what lies on the board, and where the striker must stand if that matters. */
export interface DrillTry {
  pieces: Standing[];
  x?: number;
  /** What the try is about, such as the angle of a cut (degrees). */
  figure?: number;
}

/** What a stroke was worth, and whether the try goes on with what lies there now. */
export interface Scored {
  points: number;
  goesOn: boolean;
}

export interface Drill {
  id: "straight" | "cuts" | "double" | "three" | "break";
  tries: number;
  /** The most that all tries together can bring, as far as that is known. */
  most: number | null;
  make: (chance: Chance, number: number) => DrillTry;
  score: (stroke: PlayedStroke) => Scored;
}

const REACH = BOARD.strikerRadius + BOARD.pieceRadius;
const MOST_X = LEGAL[1]![1];
const fell = ({ answer }: PlayedStroke, kind: string): number =>
  answer.pocketed.filter(({ piece }) => piece === kind).length;
const fouled = (stroke: PlayedStroke): boolean => fell(stroke, "striker") > 0;
const white = ({ x, y }: Point): Standing => ({ piece: "white", at: [x, y] });
const once = (points: number): Scored => ({ points, goesOn: false });
const potted = (stroke: PlayedStroke): Scored => once(!fouled(stroke) && fell(stroke, "white") ? 1 : 0);

/** Draw until what is drawn will do. */
function drawn<T>(draw: () => T | null): T {
  for (;;) {
    const found = draw();
    if (found) return found;
  }
}

/** A piece on the line from a place of the striker to a far hole. */
const straight = (chance: Chance): DrillTry =>
  drawn(() => {
    const hole = HOLES[chance() < 0.5 ? 0 : 1]!;
    const from = { x: between(chance, -MOST_X, MOST_X), y: -BOARD.baseDistance };
    const share = between(chance, 0.35, 0.86);
    const at = { x: from.x + (hole.x - from.x) * share, y: from.y + (hole.y - from.y) * share };
    return isLegal(at, []) ? { pieces: [white(at)] } : null;
  });

const CUTS = [15, 15, 30, 30, 45, 45, 60, 60];

/** A piece, a far hole, and the one place of the striker from which it is a cut of so many degrees. */
const cut = (chance: Chance, number: number): DrillTry =>
  drawn(() => {
    const figure = CUTS[number % CUTS.length]!;
    const hole = HOLES[chance() < 0.5 ? 0 : 1]!;
    const at = { x: between(chance, -0.3, 0.3), y: between(chance, -0.05, 0.3) };
    const far = Math.hypot(hole.x - at.x, hole.y - at.y);
    if (far < 0.08 || far > 0.3 || !isLegal(at, [])) return null;
    const way = Math.atan2(hole.y - at.y, hole.x - at.x);
    const contact = { x: at.x - REACH * Math.cos(way), y: at.y - REACH * Math.sin(way) };
    const turn = way + ((chance() < 0.5 ? 1 : -1) * figure * Math.PI) / 180;
    const length = (contact.y + BOARD.baseDistance) / Math.sin(turn);
    const x = contact.x - length * Math.cos(turn);
    const clear = Math.max(Math.abs(contact.x), Math.abs(contact.y)) < BOARD.halfSide - BOARD.strikerRadius;
    return Math.sin(turn) > 0.35 && Math.abs(x) < MOST_X && clear ? { pieces: [white(at)], x, figure } : null;
  });

/** Positions that can be pocketed off two cushions (a test plays them), in another order and mirrored. */
const double = (chance: Chance, number: number): DrillTry => {
  const order = shuffled(positions.double, chance);
  const mirrored = Array.from({ length: order.length }, () => (chance() < 0.5 ? 1 : -1));
  const { at } = order[number % order.length]!;
  return { pieces: [white({ x: at[0]! * mirrored[number % order.length]!, y: at[1]! })] };
};

function doubled(stroke: PlayedStroke): Scored {
  if (!potted(stroke).points) return once(0);
  const { frames } = stroke.answer;
  return once(Math.min(2, cushionsOf(frames, "striker") + cushionsOf(frames, "w1")));
}

/** Three pieces in front of the player, well apart. */
function three(chance: Chance): DrillTry {
  const pieces: Standing[] = [];
  while (pieces.length < 3) {
    const at = { x: between(chance, -0.3, 0.3), y: between(chance, -0.1, 0.3) };
    const apart = pieces.every((each) => Math.hypot(each.at[0]! - at.x, each.at[1]! - at.y) > 0.08);
    if (apart && isLegal(at, pieces)) pieces.push(white(at));
  }
  return { pieces };
}

function cleared(stroke: PlayedStroke): Scored {
  const points = fouled(stroke) ? 0 : fell(stroke, "white");
  return { points, goesOn: points > 0 && stroke.answer.layout.length > 0 };
}

/** A break counts the pieces that leave the inner circle, and three for each that falls. */
const broken = (stroke: PlayedStroke): Scored => {
  const down = fell(stroke, "white") + fell(stroke, "black") + fell(stroke, "queen");
  return once(fouled(stroke) ? 0 : spreadOf(stroke.answer.frames) + 2 * down);
};

export const DRILLS: readonly Drill[] = [
  { id: "straight", tries: 10, most: 10, make: straight, score: potted },
  { id: "cuts", tries: CUTS.length, most: CUTS.length, make: cut, score: potted },
  { id: "double", tries: 8, most: 16, make: double, score: doubled },
  { id: "three", tries: 5, most: 15, make: three, score: cleared },
  { id: "break", tries: 5, most: null, make: (chance) => ({ pieces: rosetteByHand(chance) }), score: broken },
];

/** A try of a drill; each has chance of its own, so that it does not depend on the others. */
export const tryOf = (drill: Drill, seed: number, number: number): DrillTry =>
  drill.make(chanceOf(drill.id === "double" ? seed : seed + 7919 * number), number);
