/** A problem in words: its task, what came of a try, how likely the best stroke is. */

import type { TryResult } from "./problem_play.svelte";
import { ownLeft, type Problem, queenCounts } from "./problems";
import { fallenText } from "./stroke_summary";
import { t } from "./texts";

/** What to do, true for this position. */
export function taskText(problem: Problem): string {
  const { goal, side } = problem;
  if (goal === "win") return t("problems-task-win", { side, left: ownLeft(problem) });
  if (goal === "piece" && queenCounts(problem)) return t("problems-task-piece-or-queen", { side });
  return t(`problems-task-${goal}`, { side });
}

/** Whether it was solved, and what fell. */
export function resultText({ solved, pocketed }: TryResult): string {
  const result = t(solved ? "problems-solved" : "problems-missed");
  return pocketed ? `${result} ${fallenText(pocketed, "south")}` : result;
}

const times = (chance: number): number => Math.round(100 * chance);

/** How often hands of different levels make the best stroke, and an expert the best other one. */
export function chancesText({ chances, second }: Problem): string {
  const [beginner, club, expert] = chances as [number, number, number];
  const best = t("problems-chances", { beginner: times(beginner), club: times(club), expert: times(expert) });
  const other = times(second) ? t("problems-second", { chance: times(second) }) : t("problems-second-none");
  return `${best} ${other}`;
}
