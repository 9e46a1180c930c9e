/** The problems that come with the package: positions with one clearly best stroke. */

import file from "../../../src/carrom/problems/problems.json";
import { readPositionLine, type PracticeAim } from "./practice_positions";
import type { FallenPiece, Standing } from "./protocol";

/** Whose chances a problem tells, in this order. */
export const HANDS = ["beginner", "club", "expert", "champion"] as const;
export type ProblemGoal = "piece" | "two" | "queen" | "both" | "cover" | "win";
export type StrokeKind = "straight" | "cut" | "bank" | "cushion" | "combination" | "cannon" | "backward";

/** What may have fallen: white pieces from and to, black ones from and to, the queen, the striker. */
type ProblemOutcome = readonly [number, number, number, number, number, number];

export interface Problem {
  id: number;
  pieces: Standing[];
  side: "white" | "black";
  goal: ProblemGoal;
  /** The outcomes that reach the goal, as `carrom.rules` ruled on them beforehand. */
  counts: readonly ProblemOutcome[];
  kind: StrokeKind;
  /** The best stroke. */
  aim: PracticeAim;
  /** How often the hands of HANDS reach the goal with it (0 to 1). */
  chances: readonly number[];
  /** How often an expert does with the best other idea. */
  second: number;
  rating: number;
}

interface Kept extends Omit<Problem, "pieces" | "side" | "aim" | "second"> {
  position: string;
  stroke: [number, number, number];
  second_chance: number;
}

function problemOf({ position, stroke: [x, angle, speed], second_chance: second, ...rest }: Kept): Problem {
  const side = / >w/.test(position) ? "white" : "black";
  const aim = { x, angle, speed, spin: 0 };
  return { ...rest, side, aim, second, pieces: readPositionLine(position)?.pieces ?? [] };
}

export const PROBLEMS: readonly Problem[] = (file.problems as unknown as Kept[]).map(problemOf);

export const problemBy = (id: number): Problem | null => PROBLEMS.find((each) => each.id === id) ?? null;

/** Whether what fell reaches the goal: a look at the list, no more. */
export function isSolved({ counts }: Problem, pocketed: readonly FallenPiece[]): boolean {
  const [white, black, queen, striker] = (["white", "black", "queen", "striker"] as const).map(
    (kind) => pocketed.filter(({ piece }) => piece === kind).length,
  ) as [number, number, number, number];
  return counts.some(
    ([leastWhite, mostWhite, leastBlack, mostBlack, queens, strikers]) =>
      white >= leastWhite &&
      white <= mostWhite &&
      black >= leastBlack &&
      black <= mostBlack &&
      queen === queens &&
      striker === strikers,
  );
}

/** How many own pieces lie on the board. */
export const ownLeft = ({ pieces, side }: Problem): number => pieces.filter(({ piece }) => piece === side).length;

/** Whether the queen alone is enough where a piece is asked for. */
export const queenCounts = (problem: Problem): boolean => isSolved(problem, [{ piece: "queen", hole: 1 }]);

const DAY = 86_400_000;
/** A prime that no set of problems is a multiple of: the days go through all of them in a mixed order. */
const STRIDE = 7919;

/** The same problem for everybody on a day, by the clock of Greenwich. */
export function problemOfDay(now: number, problems: readonly Problem[] = PROBLEMS): Problem {
  return problems[(Math.floor(now / DAY) * STRIDE) % problems.length]!;
}

/** Among so many problems nearest to the rating one is drawn. */
const NEAREST = 8;

/** A problem that was not tried yet, of about this rating; once all were, any other. */
export function nextProblem(
  rating: number,
  tried: (id: number) => boolean,
  but: number | null,
  draw: () => number = Math.random,
  problems: readonly Problem[] = PROBLEMS,
): Problem {
  const others = problems.filter(({ id }) => id !== but);
  const fresh = others.filter(({ id }) => !tried(id));
  const far = (problem: Problem): number => Math.abs(problem.rating - rating);
  const near = (fresh.length ? fresh : others).toSorted((one, other) => far(one) - far(other)).slice(0, NEAREST);
  return near[Math.floor(draw() * near.length)] ?? problems[0]!;
}
