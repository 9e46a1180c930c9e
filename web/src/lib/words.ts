/** The position in words, as a player sees it, for those who do not look at the board. */

import { HOLES, type Point, toSeat } from "./geometry";
import type { Seat, Standing } from "./protocol";
import type { Seen } from "./seen.svelte";
import { t } from "./texts";

/** A piece nearer to a hole than this (m) is said to be near it. */
const NEAR = 0.09;

const KINDS = ["white", "black", "queen"] as const;

function holeName(hole: Point): string {
  return t(`hole-${hole.y > 0 ? "far" : "near"}-${hole.x > 0 ? "right" : "left"}`);
}

/** Which pieces lie near which hole. */
function nearHoles(lying: readonly Standing[], view: Seat): string[] {
  return HOLES.flatMap((hole) => {
    const near = lying.filter(({ at }) => Math.hypot(at[0] - hole.x, at[1] - hole.y) < NEAR);
    if (!near.length) return [];
    const parts = KINDS.flatMap((kind) => {
      const count = near.filter(({ piece }) => piece === kind).length;
      return count ? [kind === "queen" ? t("queen") : t("countOf", { count, colour: t(kind) })] : [];
    });
    return [t("nearHole", { hole: holeName(toSeat(hole, view)), pieces: parts.join(", ") })];
  });
}

/** Where the queen lies, from the centre. */
function queenPlace(lying: readonly Standing[], view: Seat): string[] {
  const queen = lying.find(({ piece }) => piece === "queen");
  if (!queen) return [];
  const { x, y } = toSeat({ x: queen.at[0], y: queen.at[1] }, view);
  const across = Math.round(Math.abs(x) * 100);
  const along = Math.round(Math.abs(y) * 100);
  if (!across && !along) return [t("queenCentre")];
  return [
    t("queenAt", {
      across: t(x < 0 ? "cmLeft" : "cmRight", { count: across }),
      along: t(y < 0 ? "cmNear" : "cmFar", { count: along }),
    }),
  ];
}

export function position(seen: Seen, lying: readonly Standing[], view: Seat, banner: string): string {
  const situation = seen.news?.state.situation;
  const said = [`${banner}.`];
  if (situation) {
    said.push(t("countsOnBoard", { white: situation.white.on_board, black: situation.black.on_board }));
    const near = nearHoles(lying, view);
    said.push(...queenPlace(lying, view), ...(near.length ? near : [t("noneNear")]));
  }
  return said.join(" ");
}
