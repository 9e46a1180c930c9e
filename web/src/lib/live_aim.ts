/** Another player's aim as he moves it: a pale striker and a thin line, so that it is not taken for a stroke. */

import { circle, type Pen } from "./canvas";
import { BOARD, FASTEST, fromSeat, type Point } from "./geometry";
import type { Aim } from "./protocol";

/** How long the line is for the softest and for the hardest stroke (m). */
const [SHORT, LONG] = [0.06, 0.22];

/** Where the striker stands, and where the line ends. */
export function lineOf({ seat, x, angle, speed }: Aim): { from: Point; to: Point } {
  const radians = (angle * Math.PI) / 180;
  const far = BOARD.strikerRadius + SHORT + (LONG - SHORT) * Math.sqrt(Math.min(1, Math.max(0, speed / FASTEST)));
  const y = -BOARD.baseDistance;
  return {
    from: fromSeat({ x, y }, seat),
    to: fromSeat({ x: x + far * Math.cos(radians), y: y + far * Math.sin(radians) }, seat),
  };
}

/** Between two aims of a seat, so that the striker glides; the way from one to the other is gone by ``part``. */
export function between(one: Aim | null, other: Aim, part: number): Aim {
  if (!one || one.seat !== other.seat) return other;
  const way = (from: number, to: number): number => from + (to - from) * part;
  const turn = ((((other.angle - one.angle + 180) % 360) + 360) % 360) - 180;
  return {
    seat: other.seat,
    x: way(one.x, other.x),
    angle: one.angle + turn * part,
    speed: way(one.speed, other.speed),
  };
}

export function drawLiveAim(pen: Pen, aim: Aim): void {
  const { from, to } = lineOf(aim);
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const edge = BOARD.strikerRadius / far;
  pen.save();
  pen.lineCap = "round";
  for (const [colour, wide] of [
    ["rgba(10,26,40,0.55)", 0.0034],
    ["rgba(255,255,255,0.8)", 0.0017],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = wide;
    pen.beginPath();
    pen.moveTo(from.x + (to.x - from.x) * edge, from.y + (to.y - from.y) * edge);
    pen.lineTo(to.x, to.y);
    pen.stroke();
    circle(pen, from.x, from.y, BOARD.strikerRadius);
    pen.stroke();
  }
  pen.fillStyle = "rgba(255,255,255,0.42)";
  pen.fill();
  circle(pen, from.x, from.y, BOARD.strikerRadius * 0.55);
  pen.strokeStyle = "rgba(179,32,44,0.6)";
  pen.stroke();
  pen.restore();
}
