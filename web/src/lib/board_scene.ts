/** Everything that is drawn on the wood: pieces at rest or in motion, the aim, and what helps to aim. */

import { aid } from "./aim_aid";
import { drawCancel, drawGrip, drawHint } from "./aim_overlay";
import {
  drawAid,
  drawBase,
  drawDirection,
  drawMarks,
  drawPaths,
  drawPlacing,
  drawPower,
  type Mark,
  type Path,
} from "./board_overlay";
import type { Pen } from "./canvas";
import type { Discs } from "./disc_painting";
import { BOARD, fromSeat, type Point, quarterTurns } from "./geometry";
import { shownAt } from "./keyframes";
import { drawPockets, type Pockets, pocketsAt } from "./pockets";
import { type AidLength, preferences } from "./preferences.svelte";
import type { Aim, Frames, Kind, Seat, Side, Standing } from "./protocol";
import type { StrikerAim } from "./striker_aim.svelte";
import type { GestureView } from "./striker_gesture";

export interface BoardScene {
  layout: readonly Standing[];
  /** A moment of a motion (s), instead of the layout. */
  played: { frames: Frames; time: number } | null;
  /** Somebody else's aim. */
  aimed: Aim | null;
  /** The seat of the player who aims here. */
  seat: Seat | null;
  aiming: StrikerAim;
  live: boolean;
  placing: Side | null;
  ghost: Point | null;
  inmost: boolean;
  paths: readonly Path[];
  marks: readonly Mark[];
  pockets: Pockets;
  /** How much of the aim is shown. */
  aidLength: AidLength;
  /** Draws over everything; told how the board is turned (radians). */
  overlay: ((pen: Pen, turn: number) => void) | null;
  /** What the player's hand does. */
  gesture: GestureView | null;
  /** Whether the pointer is at the striker. */
  near: boolean;
  /** Milliseconds since the hint began; nothing: there is none. */
  hint: number | null;
  discs: Discs;
  /** From the centre to the edge of what is seen of the board (m). */
  half: number;
  /** How the board is turned, so that discs keep their light. */
  turn: number;
  /** How wide a pixel is (m). */
  unit: number;
}

/** Draw it; return where the striker first meets something, if that is shown. */
export function drawScene(pen: Pen, scene: BoardScene, lens = false): Point | null {
  const { discs, turn, half, layout, played, placing, ghost, seat, live } = scene;
  const unit = scene.unit / (lens ? 2 : 1);
  drawPaths(pen, scene.paths);
  drawPockets(pen, discs, played ? pocketsAt(scene.pockets, played.frames, played.time) : scene.pockets, half, -turn);
  if (played) {
    const shown = shownAt(played.frames, played.time);
    for (const each of shown) if (each.height === 1) discs.shadow(pen, each.kind, each.at);
    for (const each of shown) discs.disc(pen, each.kind, each.at, each.height, -turn);
    scene.overlay?.(pen, turn);
    return null;
  }
  if (placing) drawPlacing(pen, ghost, layout, scene.inmost);
  if (seat && live) drawBase(pen, seat, scene.aiming.places);
  const standing: { kind: Kind; at: Point }[] = layout.map(({ piece, at: [x, y] }) => ({ kind: piece, at: { x, y } }));
  const aim = aimOf(scene);
  if (aim) standing.push({ kind: "striker", at: fromSeat({ x: aim.x, y: -BOARD.baseDistance }, aim.seat) });
  for (const each of standing) discs.shadow(pen, each.kind, each.at);
  if (aim) drawBand(pen, scene, aim);
  for (const each of standing) discs.disc(pen, each.kind, each.at, 1, -turn);
  const contact = aim ? drawAim(pen, scene, aim, unit) : null;
  if (seat && live && !lens) drawHold(pen, scene, seat, unit);
  drawMarks(pen, scene.marks);
  scene.overlay?.(pen, turn);
  if (placing && ghost) {
    pen.globalAlpha = 0.7;
    discs.disc(pen, placing, ghost, 1, -turn);
    pen.globalAlpha = 1;
  }
  return contact;
}

function aimOf({ aimed, seat, aiming: { x, angle, speed } }: BoardScene): Aim | null {
  return aimed ?? (seat ? { seat, x, angle, speed } : null);
}

/** Where the striker stands on the board, and the way it is to go. */
function courseOf({ seat, x, angle }: Aim): { from: Point; way: Point } {
  const radians = (angle * Math.PI) / 180;
  return {
    from: fromSeat({ x, y: -BOARD.baseDistance }, seat),
    way: fromSeat({ x: Math.cos(radians), y: Math.sin(radians) }, seat),
  };
}

/** The power, unless letting go now would be no stroke. */
function drawBand(pen: Pen, { gesture, hint }: BoardScene, aim: Aim): void {
  const { from, way } = courseOf(aim);
  if (!gesture?.cancels && hint === null) drawPower(pen, from, way, aim.speed, preferences.safe);
}

/** The direction, and where it leads. */
function drawAim(pen: Pen, scene: BoardScene, aim: Aim, unit: number): Point | null {
  if (scene.aimed || scene.aidLength === "off") {
    const { from, way } = courseOf(aim);
    drawDirection(pen, from, way, unit);
    return null;
  }
  const found = aid(scene.layout, aim.seat, aim.x, aim.angle);
  drawAid(pen, found, scene.aidLength === "long" ? "long" : "short", unit);
  return found.to;
}

/** What shows how the striker is held: its grip, where a pull is cancelled, the hint. */
function drawHold(pen: Pen, { gesture, aiming, near, hint }: BoardScene, seat: Seat, unit: number): void {
  const at = { x: aiming.x, y: -BOARD.baseDistance };
  pen.save();
  pen.rotate((quarterTurns(seat) * Math.PI) / 2);
  if (gesture?.mode === "pull") drawCancel(pen, gesture.ring.at, gesture.ring.radius, unit, gesture.cancels);
  else if (hint !== null) drawHint(pen, at, unit, hint);
  else if (!gesture) drawGrip(pen, at, unit, near);
  pen.restore();
}
