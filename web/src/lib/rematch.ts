/** The same people by the same terms once more. */

import type { NewRoom, Team, Welcome } from "./protocol";

/** The terms of a rematch. A game begun at once has no toss: there the other side gets the break. */
export function rematchOf({ names, chairs, settings }: Welcome, quick: boolean): NewRoom {
  const { rules, clock = "off", single_board = false, options = {}, rosette, head_start, aim_aids = {} } = settings;
  const { games_to_win: games, format } = settings;
  const [first, second] = quick ? [settings.b, settings.a] : [settings.a, settings.b];
  const players = first
    .flatMap((one, index) => [one, second[index]!])
    .map((each) => {
      const aid = aim_aids[each];
      return { name: names[each]!, chair: chairs[each]!, ...(aid ? { aim_aid: aid } : {}) };
    });
  const swapped: Record<Team, Team> = { a: "b", b: "a" };
  return {
    rules,
    players,
    clock,
    single_board,
    ...(games ? { games } : {}),
    ...(format ? { format } : {}),
    options,
    rosette: rosette === null || rosette === undefined ? "exact" : "hand",
    head_start: head_start ? { ...head_start, team: quick ? swapped[head_start.team] : head_start.team } : null,
  };
}
