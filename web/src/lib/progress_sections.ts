/** Every section of your progress: whoever exports or imports it has to know them all. */

export { drillScores } from "./drill_scores";
export { lessonsDone } from "./lessons";
export { problemsKept } from "./problem_rating.svelte";
export { soloKept } from "./solo_boards";
export { figuresKept } from "./your_figures";
