/** Paints the pictures of a film, as the board is seen on the page. */

import { paintBoard } from "./board_painting";
import { drawDirection, drawPower } from "./board_overlay";
import { Discs } from "./disc_painting";
import type { FilmPicture } from "./film_parts";
import { BOARD, fromSeat, quarterTurns } from "./geometry";
import { shownAt } from "./keyframes";
import { drawPockets, pocketsAt } from "./pockets";
import type { Aim, Seat } from "./protocol";

const EDGE = 0.036;

export interface FilmPainter {
  canvas: HTMLCanvasElement;
  pen: CanvasRenderingContext2D;
  paint: (picture: FilmPicture) => void;
}

export function filmPainter(side: number, view: Seat): FilmPainter {
  const half = BOARD.halfSide + EDGE;
  const scale = side / 2 / half;
  const wood = paintBoard(side, half);
  const discs = new Discs(scale);
  const turn = (quarterTurns(view) * Math.PI) / 2;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const pen = canvas.getContext("2d", { willReadFrequently: true })!;
  const paint = ({ part, time, aimed }: FilmPicture): void => {
    const { frames } = part;
    pen.setTransform(scale, 0, 0, -scale, side / 2, side / 2);
    pen.rotate(-turn);
    pen.save();
    pen.scale(1, -1);
    pen.drawImage(wood, -half, -half, 2 * half, 2 * half);
    pen.restore();
    drawPockets(pen, discs, pocketsAt(part.pockets, frames, time), half, -turn);
    if (aimed) drawAim(pen, part.aim);
    const shown = shownAt(frames, time);
    for (const each of shown) if (each.height === 1) discs.shadow(pen, each.kind, each.at);
    for (const each of shown) discs.disc(pen, each.kind, each.at, each.height, -turn);
  };
  return { canvas, pen, paint };
}

function drawAim(pen: CanvasRenderingContext2D, { seat, x, angle, speed }: Aim): void {
  const radians = (angle * Math.PI) / 180;
  const from = fromSeat({ x, y: -BOARD.baseDistance }, seat);
  const way = fromSeat({ x: Math.cos(radians), y: Math.sin(radians) }, seat);
  drawPower(pen, from, way, speed);
  drawDirection(pen, from, way);
}
