/** Pockets by the names that a player gives them. */

import { HOLES, quarterTurns } from "./geometry";
import type { Seat } from "./protocol";
import { t } from "./texts";

/** A pocket, numbered from 1 as the server does, as somebody at a seat sees it: "far right pocket". */
export function pocketName(pocket: number, seat: Seat): string {
  const seen = (pocket - 1 - quarterTurns(seat) + HOLES.length) % HOLES.length;
  return t(`pocket-${(seen + 1) as 1 | 2 | 3 | 4}`);
}
