/** The lessons: positions with goals, solutions, and what the rules say. */

import type { LessonGoal } from "./lesson_goals";
import lessonData from "./lessons.json";
import rulingData from "./lesson_rulings.generated.json";
import { keep } from "./progress.svelte";
import type { PlayedStroke } from "./exercise.svelte";
import type { Said, Side, Standing } from "./protocol";
import { rosette } from "./rosette";

/** How a stroke of a solution is played. */
export interface Solution {
  x: number;
  angle: number;
  speed: number;
}

export interface Step {
  id: string;
  /** Left out: the rosette. */
  pieces?: Standing[];
  /** One for each stroke. */
  goals: LessonGoal[];
  solution: Solution[];
  /** Which prepared rulings tell what the stroke costs. */
  ruled?: string;
  /** The colour of the piece that is to be placed, instead of a stroke; and where it may go. */
  placing?: Side;
  spot?: [number, number];
}

export interface Lesson {
  id: string;
  steps: Step[];
}

export const LESSONS = lessonData as unknown as Lesson[];

export const piecesOf = ({ pieces }: Step): Standing[] =>
  pieces ?? rosette().map(({ kind, x, y }) => ({ piece: kind as Standing["piece"], at: [x, y] }));

/** What the umpire says: the sentences and the clauses they rest on. */
export interface Told extends Said {
  clauses: string[];
}

/** The ruling on what fell in a stroke of a step, made beforehand by the rules. */
export function rulingOn({ ruled }: Step, { answer }: PlayedStroke): Told | null {
  if (!ruled) return null;
  const count = (kind: string): number => answer.pocketed.filter(({ piece }) => piece === kind).length;
  const fell = `w${count("white")}b${count("black")}q${count("queen")}s${count("striker")}`;
  const rulings = rulingData.rulings as Record<string, Record<string, Told>>;
  return rulings[ruled]?.[fell] ?? null;
}

/** The spot of the grid nearest to a place; the rules have judged every one of them. */
export function spotOn(place: { x: number; y: number }): { x: number; y: number } {
  const { step } = rulingData.grid;
  return { x: Math.round(place.x / step) * step, y: Math.round(place.y / step) * step };
}

export interface Verdict {
  legal: boolean;
  told: Said;
  clauses: string[];
}

/** What the rules say about a spot of the grid for the piece that is to be placed. */
export function verdictOn({ id }: Step, { x, y }: { x: number; y: number }): Verdict {
  const { step, reach, legal, outside } = rulingData.grid;
  const rows = (rulingData.spots as Record<string, string[]>)[id] ?? [];
  const letter = rows[Math.round(y / step) + reach]?.[Math.round(x / step) + reach] ?? outside;
  const told = (rulingData.verdicts as Record<string, Said>)[letter]!;
  return { legal: letter === legal, told, clauses: rulingData.placing };
}

type StepsDone = Record<string, string[]>;

/** The steps done, by lesson. */
export const lessonsDone = keep<StepsDone>({
  key: "lessons",
  empty: () => ({}),
  read: (kept) => {
    if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return null;
    const entries = Object.entries(kept);
    const good = entries.every(([, steps]) => Array.isArray(steps) && steps.every((id) => typeof id === "string"));
    return good ? (Object.fromEntries(entries) as StepsDone) : null;
  },
  merge: (here, file) => {
    const merged: StepsDone = { ...here };
    for (const [lesson, steps] of Object.entries(file))
      merged[lesson] = [...new Set([...(merged[lesson] ?? []), ...steps])];
    return merged;
  },
});

export const stepsDone = ({ id, steps }: Lesson): number =>
  steps.filter((step) => lessonsDone.value[id]?.includes(step.id)).length;

export function markDone({ id }: Lesson, step: Step): void {
  const before = lessonsDone.value[id] ?? [];
  if (!before.includes(step.id)) lessonsDone.set({ ...lessonsDone.value, [id]: [...before, step.id] });
}
