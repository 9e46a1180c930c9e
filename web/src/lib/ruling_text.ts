/** What a ruling means, in words. */

import type { RulingAnswer, SideName } from "./protocol";
import { t } from "./texts";

export const sideName = (name: SideName): string => t(`side-${name}`);

/** Pieces on the board: "5 white, 6 black". */
export const countsText = (white: number, black: number): string =>
  `${t("count-white", { count: white })}, ${t("count-black", { count: black })}`;

/** What goes back onto the board. */
export function returnedText({ returned }: RulingAnswer): string {
  const parts = [];
  if (returned.white) parts.push(t("count-white", { count: returned.white }));
  if (returned.black) parts.push(t("count-black", { count: returned.black }));
  if (returned.queen) parts.push(t("what-if-back-queen"));
  return parts.join(", ") || t("what-if-back-nothing");
}

/** How the board ended; nothing while it goes on. */
export function resultText({ result: found }: RulingAnswer): string {
  if (!found) return "";
  if (!found.winner) return t("what-if-void");
  const side = sideName(found.winner);
  if (found.game_conceded) return t("what-if-game-to", { side });
  const loser = (Object.keys(found.points) as SideName[]).find((name) => name !== found.winner);
  const other = loser ? found.points[loser] : 0;
  return t("what-if-board-to", { side, points: found.points[found.winner] ?? 0, other: other ?? 0 });
}
