/** What this browser remembers of a match: where it stands, for the list of games, and its result. */

import { isWatched } from "./friends";
import { noteResult } from "./level_results";
import type { MatchView } from "./match_view.svelte";
import { rememberGame } from "./preferences.svelte";
import { t } from "./texts";

/** `helped`: whether somebody had help in it. */
export function rememberMatch(room: string, match: MatchView, helped: boolean): void {
  const { state, asked } = match.news!;
  const { games, points, phase, turn, breaker } = state;
  const over = phase === "over";
  if (over && !helped) noteResult(room, match);
  if (isWatched(room)) return;
  rememberGame({
    room,
    label: t("versus", { a: match.teamName("a"), b: match.teamName("b") }),
    at: Date.now(),
    over,
    rules: match.welcome!.settings.rules,
    turn: match.name(asked ?? turn ?? breaker),
    score: { games, points },
  });
}
