/** A match on one line of time: when each entry begins, moves its discs, and is over. */

import { isStroke } from "./facts";
import { durationOf } from "./keyframes";
import type { Aim, Frames, ReplayEntry, Standing } from "./protocol";
import { EMPTY, type Pockets, pocketsOf } from "./pockets";
import { standingOf } from "./standing";

/** Seconds that an aim is shown before its stroke. */
const LOOK = 0.6;
/** Seconds that the last disc to fall is still seen. */
const SETTLE = 0.25;
const REST = 0.7;
const STILL = 1.2;
const BRIEF = 0.4;

/** An entry on the line of time (s). */
export interface ReplayStep {
  entry: ReplayEntry;
  start: number;
  /** When the discs begin to move, and when all is over. */
  moves: number;
  done: number;
  end: number;
  before: readonly Standing[];
  after: readonly Standing[];
  /** Which stroke of the match it is, from 1; none: it is no stroke. */
  stroke: number;
}

export interface Moment {
  index: number;
  /** Whether what the entry led to has come. */
  done: boolean;
  aim: Aim | null;
  moment: { frames: Frames; time: number } | null;
}

/** Put the entries of a match one after another. */
export function timelineOf(entries: readonly ReplayEntry[]): ReplayStep[] {
  const steps: ReplayStep[] = [];
  let start = 0;
  let strokes = 0;
  let layout: readonly Standing[] = entries.find((entry) => entry.layout)?.layout ?? [];
  for (const entry of entries) {
    const before = layout;
    const struck = isStroke(entry.fact);
    if (entry.layout) layout = entry.layout;
    else if (struck) layout = [];
    const frames = entry.motion?.frames;
    const moves = start + (frames ? LOOK : 0);
    const done = moves + (frames ? durationOf(frames) + SETTLE : 0);
    const end = done + (frames ? REST : struck ? STILL : BRIEF);
    const stroke = struck ? ++strokes : 0;
    steps.push({ entry, start, moves, done, end, before, after: layout, stroke });
    start = end;
  }
  return steps;
}

/** What is seen at a time. */
export function momentAt(steps: readonly ReplayStep[], time: number): Moment {
  let low = 0;
  let high = steps.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (steps[middle]!.start <= time) low = middle;
    else high = middle - 1;
  }
  const step = steps[low]!;
  const motion = step.entry.motion;
  if (!motion || time >= step.done) return { index: low, done: true, aim: null, moment: null };
  if (time < step.moves) return { index: low, done: false, aim: motion.aim, moment: null };
  const moment = { frames: motion.frames, time: time - step.moves };
  return { index: low, done: false, aim: null, moment };
}

/** What lies in the pockets after an entry; before the first one, nothing. */
export function pocketsAfter(steps: readonly ReplayStep[], index: number): Pockets {
  const state = steps[index]?.entry.state;
  if (!state) return EMPTY;
  const entries = steps.slice(0, index + 1).map(({ entry }) => entry);
  return pocketsOf(standingOf(entries), state.phase, state.situation);
}

/** Whether an entry tells where the pieces lay after a stroke; the rosette of the next board is known anyway. */
const tells = ({ fact, layout, motion, state }: ReplayEntry): boolean =>
  fact.type === "struck" && (!!motion || (!!layout && state.situation?.broken !== false));

/** Whether it is known where the pieces lay: not so at a real board. */
export const isSeen = (entries: readonly ReplayEntry[]): boolean =>
  entries.some(tells) || !entries.some(({ fact }) => fact.type === "struck");
