/** The aim aid: where a striker first meets something, and where both go from there. */

import { BOARD, fromSeat, HOLES, type Point } from "./geometry";
import type { Seat, Standing } from "./protocol";

export interface Aid {
  from: Point;
  /** The striker's centre at the first contact. */
  to: Point;
  /** The piece met, and the way it leaves; nothing where it is a cushion. */
  struck: { at: Point; way: Point } | null;
  /** The way the striker takes afterwards; none: it falls. */
  onward: Point | null;
}

export function aid(layout: readonly Standing[], seat: Seat, x: number, angle: number): Aid {
  const radians = (angle * Math.PI) / 180;
  const from = fromSeat({ x, y: -BOARD.baseDistance }, seat);
  const way = fromSeat({ x: Math.cos(radians), y: Math.sin(radians) }, seat);
  const reach = BOARD.strikerRadius + BOARD.pieceRadius;
  const wall = BOARD.halfSide - BOARD.strikerRadius;
  const across = way.x === 0 ? Infinity : (Math.sign(way.x) * wall - from.x) / way.x;
  const along = way.y === 0 ? Infinity : (Math.sign(way.y) * wall - from.y) / way.y;
  let distance = Math.min(across, along);
  let met: Point | null = null;
  for (const { at } of layout) {
    const dx = at[0] - from.x;
    const dy = at[1] - from.y;
    const near = dx * way.x + dy * way.y;
    const off = Math.abs(dx * way.y - dy * way.x);
    if (near <= 0 || off >= reach) continue;
    const contact = near - Math.sqrt(reach ** 2 - off ** 2);
    if (contact < distance) [distance, met] = [Math.max(0, contact), { x: at[0], y: at[1] }];
  }
  const falls = fallOf(from, way);
  if (falls < distance) {
    const to = { x: from.x + way.x * falls, y: from.y + way.y * falls };
    return { from, to, struck: null, onward: null };
  }
  const to = { x: from.x + way.x * distance, y: from.y + way.y * distance };
  if (!met) {
    const onward = across < along ? { x: -way.x, y: way.y } : { x: way.x, y: -way.y };
    return { from, to, struck: null, onward };
  }
  const normal = { x: (met.x - to.x) / reach, y: (met.y - to.y) / reach };
  const part = way.x * normal.x + way.y * normal.y;
  const onward = { x: way.x - part * normal.x, y: way.y - part * normal.y };
  return { from, to, struck: { at: met, way: { x: normal.x * part, y: normal.y * part } }, onward };
}

/** How near to a hole's centre the striker's centre comes before it tips (m). */
const TIPPING = Math.sqrt(BOARD.holeRadius ** 2 - (BOARD.strikerRadius - 0.0005) ** 2);

/** How far the striker goes straight on before it falls; for ever, if it meets no hole. */
function fallOf(from: Point, way: Point): number {
  let distance = Infinity;
  for (const hole of HOLES) {
    const dx = hole.x - from.x;
    const dy = hole.y - from.y;
    const near = dx * way.x + dy * way.y;
    const off = Math.abs(dx * way.y - dy * way.x);
    if (near > 0 && off < TIPPING) distance = Math.min(distance, near - Math.sqrt(TIPPING ** 2 - off ** 2));
  }
  return distance;
}
