/** What a ruling means, in words. */

import { t } from "./texts";
import type { Ruled, SideName } from "./whatif";

export const sideName = (name: SideName): string => t(`side-${name}`);

/** What goes back onto the board. */
export function back({ returned }: Ruled): string {
  const parts = [];
  if (returned.white) parts.push(t("whatIfBackWhite", { count: returned.white }));
  if (returned.black) parts.push(t("whatIfBackBlack", { count: returned.black }));
  if (returned.queen) parts.push(t("whatIfBackQueen"));
  return parts.join(", ") || t("whatIfBackNothing");
}

/** How the board ended; nothing while it goes on. */
export function result({ result: found }: Ruled): string {
  if (!found) return "";
  if (!found.winner) return t("whatIfVoid");
  const side = sideName(found.winner);
  if (found.game_conceded) return t("whatIfGameTo", { side });
  const loser = (Object.keys(found.points) as SideName[]).find((name) => name !== found.winner);
  const other = loser ? found.points[loser] : 0;
  return t("whatIfBoardTo", { side, points: found.points[found.winner] ?? 0, other: other ?? 0 });
}
