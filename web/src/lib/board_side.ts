/** From which side a page sees the board: its own players sit at the bottom. */

import type { MatchView } from "./match_view.svelte";
import type { Seat } from "./protocol";

interface Looks {
  /** Who has to do something. */
  doer: string | null;
  /** From where the board is seen now. */
  now: Seat;
  /** The side that a watcher has chosen. */
  chosen: Seat | null;
}

/** The seat to look from. People of both sides at one screen see it from the side of whoever plays. */
export function sideOf(match: MatchView, { doer, now, chosen }: Looks): Seat {
  const people = match.welcome?.you ?? [];
  if (!people.length) return chosen ?? now;
  if (match.mine(doer)) return match.seatOf(doer) ?? now;
  const own = people.map((each) => match.seatOf(each));
  const together = new Set(people.map((each) => match.teamOf(each))).size === 1;
  return together && !own.includes(now) ? (own[0] ?? now) : now;
}

/** Whether people play on other machines: somebody sits on a chair that this page does not speak for. */
export function isApart(match: MatchView): boolean {
  const chairs = Object.entries(match.welcome?.chairs ?? {});
  return chairs.some(([player, chair]) => chair === "person" && !match.mine(player));
}
