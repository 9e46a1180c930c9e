/** A format in words, where it is not as the rule set says. */

import { canBeLevel, type MatchFormat, SHOOT_OUT_STROKES } from "./formats";
import { t } from "./texts";

interface SetFigures {
  points_to_win: number;
  boards_per_game: number | null;
}

/** The length of a game and of the match, and a shoot-out if one parts a tie; empty: as the rule set says. */
export function formatInWords(format: MatchFormat | null, rules: SetFigures | null | undefined): string {
  if (!format) return "";
  const points = format.points ?? rules?.points_to_win ?? 0;
  const boards = format.boards ?? rules?.boards_per_game ?? 0;
  const changed = (format.points ?? null) !== null || (format.boards ?? null) !== null;
  const limit = points && boards ? "points-or-boards" : boards ? "boards" : "points";
  const parts = [
    ...(changed ? [t(`format-usual-${limit}`, { points, boards })] : []),
    ...(format.minutes ? [t("format-usual-minutes", { minutes: format.minutes })] : []),
    ...(format.tie === "shoot-out" && canBeLevel(format, rules?.boards_per_game ?? null)
      ? [t("format-tie-shoot-out", { strokes: SHOOT_OUT_STROKES })]
      : []),
  ];
  return parts.join(" · ");
}
