/** What is wrong with the striker's place, as carrom.equipment.striker says it. */

import type { Point } from "../lib/geometry";
import type { Seat } from "../lib/protocol";
import { type BoardFigures, type Ink, SLACK } from "./figures.generated";
import { hypot } from "./numbers";

export type StrikerFault = "off_base" | "not_both_lines" | "circle_in_part" | "arrow_touched";

/** The first fault of a striker centred anywhere on the board; nothing: it may stand there. */
export function strikerFault(at: Point, seat: Seat, board: BoardFigures): StrikerFault | null {
  const { strikerRadius: radius, baseCircleRadius: circle } = board;
  const { circles, lines } = board.bases[seat];
  const far = circles.map(([x, y]) => hypot(at.x - x, at.y - y));
  const covers = far.map((d) => d <= radius - circle + SLACK);
  const meets = far.map((d) => d < radius + circle - SLACK);
  const touched = lines.map((line) => distance(at, line) <= radius + SLACK);
  if (!covers.some(Boolean) && !touched.every(Boolean)) {
    return touched.some(Boolean) || meets.some(Boolean) ? "not_both_lines" : "off_base";
  }
  if (meets.some((each, k) => each && !covers[k])) return "circle_in_part";
  return board.arrows.some((arrow) => distance(at, arrow) < radius - SLACK) ? "arrow_touched" : null;
}

/** How far a place is from the ink of a line (a rectangle). */
function distance(at: Point, { x, y, ux, uy, long, wide }: Ink): number {
  const [dx, dy] = [at.x - x, at.y - y];
  const along = dx * ux + dy * uy;
  const across = dy * ux - dx * uy;
  return hypot(Math.max(0, Math.abs(along) - long), Math.max(0, Math.abs(across) - wide));
}
