/** What a stroke of a lesson has to do, and whether it did; `training/lessons.py` checks the same. */

import { BOARD } from "./geometry";
import { placeOf } from "./keyframes";
import type { PlayedStroke } from "./exercise.svelte";
import type { FrameDisc, Frames } from "./protocol";

export interface LessonGoal {
  /** Pieces that have to fall, by name: w1, b2, queen. */
  fall?: readonly string[];
  /** Whether the striker has to fall; else it must not. */
  striker?: boolean;
  /** What the striker has to touch first. */
  first?: string;
  /** How many pieces have to be touched. */
  touch?: number;
  /** Pieces that nothing may touch. */
  stay?: readonly string[];
  /** Where a piece has to come to rest. */
  rest?: { piece: string; at: readonly number[]; within: number };
  /** How often a disc has to meet a cushion: the striker before its first piece, a piece before it falls. */
  cushions?: { disc: string; least: number };
  backward?: boolean;
  /** How many pieces have to leave the inner circle. */
  spread?: number;
}

/** What a stroke did not do. */
export type Miss =
  | "untouched"
  | "backward"
  | "striker"
  | "no-striker"
  | "first"
  | "stay"
  | "cushions"
  | "fall"
  | "touch"
  | "short"
  | "far"
  | "spread";

const endOf = ({ knots }: FrameDisc, { units }: Frames): { x: number; y: number } => {
  const [, x, y] = knots.at(-1)!;
  return { x: x * units.length, y: y * units.length };
};

const byName = (frames: Frames, name: string): number => frames.discs.findIndex(({ id }) => id === name);

const hasFallen = (frames: Frames, name: string): boolean => frames.discs[byName(frames, name)]?.fate === "pocketed";

/** Whether another disc met this one. */
function wasTouched({ discs, impacts }: Frames, name: string): boolean {
  const disc = discs.findIndex(({ id }) => id === name);
  return impacts.some(([, one, other]) => other >= 0 && (one === disc || other === disc));
}

/** Farther out along a cushion (m), a disc only rattles at a pocket: that is no cushion to play off. */
const JAW = BOARD.halfSide - 0.11;

/** How often a disc met a cushion, the striker only up to its first piece. */
export function cushionsOf(frames: Frames, name: string): number {
  const disc = byName(frames, name);
  let met = 0;
  for (const [time, one, other] of frames.impacts) {
    if (other < 0) {
      if (one !== disc) continue;
      const { x, y } = placeOf(frames, frames.discs[disc]!, time * frames.units.time);
      if (Math.min(Math.abs(x), Math.abs(y)) < JAW) met += 1;
    } else if (name === "striker" && (one === disc || other === disc)) return met;
  }
  return met;
}

/** How many pieces lie outside the inner circle, or have fallen. */
export const spreadOf = (frames: Frames): number =>
  frames.discs.filter((disc) => {
    if (disc.kind === "striker") return false;
    const { x, y } = endOf(disc, frames);
    return disc.fate === "pocketed" || Math.hypot(x, y) > BOARD.innerRadius;
  }).length;

function restMiss(frames: Frames, { piece, at, within }: NonNullable<LessonGoal["rest"]>): Miss | null {
  const disc = frames.discs[byName(frames, piece)];
  if (!disc || disc.fate !== "rest") return "far";
  const { x, y } = endOf(disc, frames);
  if (Math.hypot(x - at[0]!, y - at[1]!) <= within) return null;
  const [, fromX, fromY] = disc.knots[0]!;
  const whole = Math.hypot(at[0]! - fromX * frames.units.length, at[1]! - fromY * frames.units.length);
  const way = Math.hypot(x - fromX * frames.units.length, y - fromY * frames.units.length);
  return way < whole ? "short" : "far";
}

/** The first thing that a stroke did not do; nothing: it did all. */
export function missOf(goal: LessonGoal, { aim, answer }: PlayedStroke): Miss | null {
  const { frames } = answer;
  const striker = hasFallen(frames, "striker");
  if (goal.backward && Math.sin((aim.angle * Math.PI) / 180) >= 0) return "backward";
  if (!goal.striker && striker) return "striker";
  if (goal.stay?.some((name) => wasTouched(frames, name))) return "stay";
  if (goal.striker && !striker) return "no-striker";
  if (!goal.striker && !answer.first_contact) return "untouched";
  if (goal.first && answer.first_contact !== goal.first) return "first";
  if (goal.cushions && cushionsOf(frames, goal.cushions.disc) < goal.cushions.least) return "cushions";
  if (goal.fall?.some((name) => !hasFallen(frames, name))) return "fall";
  if (goal.touch && answer.touched < goal.touch) return "touch";
  if (goal.spread && spreadOf(frames) < goal.spread) return "spread";
  return goal.rest ? restMiss(frames, goal.rest) : null;
}
