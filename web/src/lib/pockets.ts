/** The pieces in the pockets: which hole they fell into, by the log of the board. */

import { circle, type Pen } from "./canvas";
import type { Discs } from "./disc_painting";
import { strokeOf } from "./facts";
import { BOARD, HOLES, type Point } from "./geometry";
import type { Entry, Frames, Kind, Phase, Situation } from "./protocol";

/** For each hole what lies in its net, in order of falling. */
export type Pockets = readonly (readonly Kind[])[];

export const EMPTY: Pockets = [[], [], [], []];

type LogLine = Pick<Entry, "fact" | "result">;

/** Facts that end a board without a result of it. */
const ENDS = new Set(["conceded", "disqualified", "abandoned"]);

function boardOf(lines: readonly LogLine[], phase: Phase): readonly LogLine[] {
  const upTo = phase === "over" ? lines.slice(0, -1) : lines;
  const end = upTo.findLastIndex(({ fact, result }) => result || ENDS.has(fact.type));
  return lines.slice(end + 1);
}

/** What lies in the pockets now; pieces that came back are those that fell last. */
export function pocketsOf(lines: readonly LogLine[], phase: Phase, situation: Situation | null): Pockets {
  const fallen: { kind: Kind; hole: number }[] = [];
  const comesBack = (kind: Kind): void => {
    const last = fallen.findLastIndex((each) => each.kind === kind);
    if (last >= 0) fallen.splice(last, 1);
  };
  const count = (kind: Kind): number => fallen.filter((each) => each.kind === kind).length;
  for (const { fact } of boardOf(lines, phase)) {
    for (const { piece, hole } of strokeOf(fact)?.pocketed ?? [])
      if (piece !== "striker" && hole !== null) fallen.push({ kind: piece, hole });
    if (fact.type === "placed") comesBack(fact.side);
  }
  if (situation && phase !== "over") {
    for (const side of ["white", "black"] as const) {
      const { on_board, held } = situation[side];
      while (count(side) > 9 - on_board - held) comesBack(side);
    }
  }
  const queens = situation?.queen === "on_board" && phase !== "over" ? 0 : 1;
  while (count("queen") > queens)
    fallen.splice(
      fallen.findIndex((each) => each.kind === "queen"),
      1,
    );
  return HOLES.map((_, index) => fallen.filter(({ hole }) => hole === index + 1).map(({ kind }) => kind));
}

/** The pockets while a motion is shown: with what has fallen up to a time (s). */
export function pocketsAt(pockets: Pockets, frames: Frames, time: number): Pockets {
  const gone = frames.discs
    .filter(
      ({ kind, hole, gone }) => kind !== "striker" && hole && gone !== null && gone * frames.units.time + 0.2 < time,
    )
    .sort((one, other) => one.gone! - other.gone!);
  if (!gone.length) return pockets;
  return pockets.map((net, index) => [
    ...net,
    ...gone.filter(({ hole }) => hole === index + 1).map(({ kind }) => kind),
  ]);
}

const SMALL = 0.0112;
const STEP = 0.0238;

/** Where on the frame the piece with a number is shown: from the corner along both sides in turn. */
function placeInTray(corner: Point, number: number, half: number): Point {
  const middle = (BOARD.halfSide + half) / 2;
  const off = Math.ceil(number / 2) * STEP;
  const [x, y] = number % 2 ? [middle - off, middle] : [middle, middle - off];
  return { x: Math.sign(corner.x) * x, y: Math.sign(corner.y) * y };
}

/** Draw the pieces in the pockets: seen through the holes, and all of them on the frame beside. */
export function drawPockets(pen: Pen, discs: Discs, pockets: Pockets, half: number, turn: number): void {
  HOLES.forEach((hole, index) => {
    const net = pockets[index] ?? [];
    if (!net.length) return;
    pen.save();
    pen.beginPath();
    pen.arc(hole.x, hole.y, BOARD.holeRadius * 0.97, 0, 2 * Math.PI);
    pen.clip();
    pen.globalAlpha = 0.5;
    net.slice(-3).forEach((kind, k) => {
      const way = 2.1 * (net.length - 1 + k);
      const at = { x: hole.x + 0.007 * Math.cos(way), y: hole.y + 0.007 * Math.sin(way) };
      discs.small(pen, kind, at, BOARD.pieceRadius * 0.85, turn);
    });
    pen.restore();
    pen.fillStyle = "rgba(238,208,164,0.7)";
    net.forEach((kind, number) => {
      const at = placeInTray(hole, number, half);
      circle(pen, at.x, at.y, SMALL * 1.1);
      pen.fill();
      discs.small(pen, kind, at, SMALL, turn);
    });
  });
}
