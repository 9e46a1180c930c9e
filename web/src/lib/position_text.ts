/** The position in words, as a player sees it, for those who do not look at the board. */

import { HOLES, toSeat } from "./geometry";
import type { Kind, Seat, Standing } from "./protocol";
import type { MatchView } from "./match_view.svelte";
import { pocketName } from "./pocket_name";
import { t } from "./texts";

/** A piece nearer to a hole than this (m) is said to be near it. */
const NEAR = 0.09;

const SIDES = ["white", "black"] as const;

/** Which pieces lie near which pocket. */
function nearPockets(layout: readonly Standing[], view: Seat): string[] {
  return HOLES.flatMap((hole, index) => {
    const near = layout.filter(({ at }) => Math.hypot(at[0] - hole.x, at[1] - hole.y) < NEAR);
    const count = (kind: Kind): number => near.filter(({ piece }) => piece === kind).length;
    const pieces = [
      ...SIDES.flatMap((side) => (count(side) ? [t(`count-${side}`, { count: count(side) })] : [])),
      ...(count("queen") ? [t("queen")] : []),
    ].join(", ");
    return pieces ? [t("near-pocket", { pocket: pocketName(index + 1, view), pieces })] : [];
  });
}

/** Where the queen lies, from the centre. */
function queenPlace(layout: readonly Standing[], view: Seat): string[] {
  const queen = layout.find(({ piece }) => piece === "queen");
  if (!queen) return [];
  const { x, y } = toSeat({ x: queen.at[0], y: queen.at[1] }, view);
  const across = Math.round(Math.abs(x) * 100);
  const along = Math.round(Math.abs(y) * 100);
  if (!across && !along) return [t("queen-centre")];
  return [
    t("queen-at", {
      across: t(x < 0 ? "cm-left" : "cm-right", { count: across }),
      along: t(y < 0 ? "cm-near" : "cm-far", { count: along }),
    }),
  ];
}

export function positionText(seen: MatchView, layout: readonly Standing[], view: Seat, banner: string): string {
  const situation = seen.news?.state.situation;
  const said = [`${banner}.`];
  if (situation) {
    const pieces = SIDES.map((side) => t(`count-${side}`, { count: situation[side].on_board })).join(", ");
    said.push(t("counts-on-board", { pieces }));
    const near = nearPockets(layout, view);
    said.push(...queenPlace(layout, view), ...(near.length ? near : [t("none-near")]));
  }
  return said.join(" ");
}
