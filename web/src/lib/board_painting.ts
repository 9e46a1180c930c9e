/** Drawing the board, once for a size: frame, wood, marks, holes, lamp light. Metres, y up. */

import { canvasOf, circle, type Pen } from "./canvas";
import { BOARD, HOLES, type Point } from "./geometry";

const INK = "#2a1a10";
const RED = "#a5232b";

/** A stream of numbers from 0 to 1, always the same one: the wood never changes. */
function chance(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The board without pieces, seen from the south; ``half`` metres from its middle to its edge. */
export function paintBoard(pixels: number, half: number): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(pixels);
  const scale = canvas.width / 2 / half;
  pen.setTransform(scale, 0, 0, -scale, canvas.width / 2, canvas.width / 2);
  paintFrame(pen, half);
  paintSurface(pen);
  paintMarks(pen);
  HOLES.forEach((hole) => paintHole(pen, hole));
  paintLight(pen, half);
  return canvas;
}

function paintFrame(pen: Pen, half: number): void {
  const s = BOARD.halfSide;
  const shades = ["#5a2c1b", "#4c2416", "#3c1b10", "#4c2416"];
  for (let k = 0; k < 4; k++) {
    pen.save();
    pen.rotate((k * Math.PI) / 2);
    pen.beginPath();
    pen.moveTo(-half, half);
    pen.lineTo(half, half);
    pen.lineTo(s, s);
    pen.lineTo(-s, s);
    pen.closePath();
    pen.clip();
    pen.fillStyle = shades[k]!;
    pen.fillRect(-half, 0, 2 * half, half);
    const random = chance(7 + k);
    for (let i = 0; i < 70; i++) {
      const y = s + random() * (half - s);
      pen.strokeStyle = random() < 0.6 ? "rgba(20,6,2,0.22)" : "rgba(190,110,70,0.12)";
      pen.lineWidth = 0.0003 + random() * 0.0011;
      pen.beginPath();
      pen.moveTo(-half, y);
      pen.bezierCurveTo(-0.15, y + (random() - 0.5) * 0.01, 0.15, y + (random() - 0.5) * 0.01, half, y);
      pen.stroke();
    }
    const bevel = pen.createLinearGradient(0, s, 0, half);
    bevel.addColorStop(0, "rgba(0,0,0,0.5)");
    bevel.addColorStop(0.07, "rgba(255,210,160,0.30)");
    bevel.addColorStop(0.3, "rgba(255,200,150,0.10)");
    bevel.addColorStop(0.85, "rgba(0,0,0,0.05)");
    bevel.addColorStop(1, "rgba(0,0,0,0.55)");
    pen.fillStyle = bevel;
    pen.fillRect(-half, s, 2 * half, half - s);
    pen.restore();
  }
  pen.strokeStyle = "rgba(15,5,2,0.55)";
  pen.lineWidth = 0.0009;
  for (const [sx, sy] of [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const) {
    pen.beginPath();
    pen.moveTo(sx * s, sy * s);
    pen.lineTo(sx * half, sy * half);
    pen.stroke();
  }
}

function paintSurface(pen: Pen): void {
  const s = BOARD.halfSide;
  pen.save();
  pen.beginPath();
  pen.rect(-s, -s, 2 * s, 2 * s);
  pen.clip();
  pen.fillStyle = "#e4c088";
  pen.fillRect(-s, -s, 2 * s, 2 * s);
  const random = chance(42);
  for (let i = 0; i < 14; i++) {
    const x = (random() * 2 - 1) * s;
    const w = 0.03 + random() * 0.09;
    const band = pen.createLinearGradient(x - w, 0, x + w, 0);
    const tone = random() < 0.5 ? "150,92,40" : "255,236,196";
    band.addColorStop(0, `rgba(${tone},0)`);
    band.addColorStop(0.5, `rgba(${tone},0.11)`);
    band.addColorStop(1, `rgba(${tone},0)`);
    pen.fillStyle = band;
    pen.fillRect(x - w, -s, 2 * w, 2 * s);
  }
  for (let i = 0; i < 420; i++) {
    const x = (random() * 2 - 1) * s;
    const sway = (random() - 0.5) * 0.024;
    pen.strokeStyle = random() < 0.72 ? `rgba(122,72,28,${0.03 + random() * 0.1})` : "rgba(255,240,205,0.12)";
    pen.lineWidth = 0.0002 + random() * 0.0008;
    pen.beginPath();
    pen.moveTo(x, -s);
    pen.bezierCurveTo(x + sway, -s / 3, x - sway, s / 3, x + sway / 2, s);
    pen.stroke();
  }
  for (let i = 0; i < 900; i++) {
    const x = (random() * 2 - 1) * s;
    const y = (random() * 2 - 1) * s;
    pen.fillStyle = "rgba(96,54,20,0.13)";
    pen.fillRect(x, y, 0.0004, 0.002 + random() * 0.006);
  }
  pen.restore();
}

function paintMarks(pen: Pen): void {
  for (let k = 0; k < 4; k++) {
    pen.save();
    pen.rotate((k * Math.PI) / 2);
    paintBase(pen);
    pen.rotate(Math.PI / 4);
    paintArrow(pen);
    pen.restore();
  }
  paintCentre(pen);
}

function paintBase(pen: Pen): void {
  const { baseCircleX: x, baseDistance: d, baseHalfWidth: w, baseLine: t } = BOARD;
  pen.fillStyle = INK;
  pen.fillRect(-x, -d - w, 2 * x, t);
  pen.fillRect(-x, -d + w - t, 2 * x, t);
  for (const side of [-x, x]) {
    circle(pen, side, -d, BOARD.baseCircleRadius);
    pen.fillStyle = INK;
    pen.fill();
    circle(pen, side, -d, BOARD.baseCircleRadius - 0.0012);
    pen.fillStyle = "#e8c68f";
    pen.fill();
    circle(pen, side, -d, BOARD.baseCircleInner);
    pen.fillStyle = RED;
    pen.fill();
  }
}

function paintArrow(pen: Pen): void {
  const { arrowStart: near, arrowEnd: far, arrowThickness: t, arcRadius: r } = BOARD;
  pen.strokeStyle = pen.fillStyle = INK;
  pen.lineWidth = t;
  pen.beginPath();
  pen.moveTo(near, 0);
  pen.lineTo(far - 0.008, 0);
  pen.stroke();
  pen.beginPath();
  pen.moveTo(far, 0);
  pen.lineTo(far - 0.013, 0.0042);
  pen.lineTo(far - 0.01, 0);
  pen.lineTo(far - 0.013, -0.0042);
  pen.fill();
  const gap = 0.75;
  pen.beginPath();
  pen.arc(near + r, 0, r, gap, 2 * Math.PI - gap);
  pen.stroke();
  for (const end of [gap, -gap]) {
    const x = near + r + r * Math.cos(end);
    const y = r * Math.sin(end);
    pen.save();
    pen.translate(x, y);
    pen.rotate(end + (end > 0 ? -Math.PI / 2 : Math.PI / 2));
    pen.beginPath();
    pen.moveTo(0.006, 0);
    pen.lineTo(-0.003, 0.0036);
    pen.lineTo(-0.003, -0.0036);
    pen.fill();
    pen.restore();
  }
}

function paintCentre(pen: Pen): void {
  const { innerRadius: outer, centreRadius: inner } = BOARD;
  pen.save();
  for (let k = 0; k < 8; k++) {
    pen.rotate(Math.PI / 4);
    pen.beginPath();
    pen.moveTo(inner + 0.003, 0);
    pen.quadraticCurveTo(0.045, 0.021, outer - 0.006, 0);
    pen.quadraticCurveTo(0.045, -0.021, inner + 0.003, 0);
    pen.fillStyle = k % 2 ? "rgba(165,35,43,0.62)" : "rgba(42,26,16,0.62)";
    pen.fill();
  }
  pen.restore();
  pen.strokeStyle = INK;
  pen.lineWidth = 0.0022;
  circle(pen, 0, 0, outer - 0.0011);
  pen.stroke();
  pen.lineWidth = 0.0006;
  circle(pen, 0, 0, outer - 0.0045);
  pen.stroke();
  circle(pen, 0, 0, inner);
  pen.fillStyle = RED;
  pen.fill();
  pen.lineWidth = 0.0012;
  pen.stroke();
}

/** A hole: its edge, the thickness of the wood on the side away from the lamp, and the net below. */
function paintHole(pen: Pen, { x, y }: Point): void {
  const r = BOARD.holeRadius;
  const outward = Math.atan2(y, x);
  pen.save();
  pen.translate(x, y);
  pen.rotate(outward);
  circle(pen, 0, 0, r);
  pen.fillStyle = "#7a4d27";
  pen.fill();
  pen.clip();
  const wall = pen.createLinearGradient(-r, 0, r, 0);
  wall.addColorStop(0, "rgba(10,4,2,0.95)");
  wall.addColorStop(0.7, "rgba(20,8,3,0.75)");
  wall.addColorStop(1, "rgba(255,214,150,0.28)");
  pen.fillStyle = wall;
  pen.fillRect(-r, -r, 2 * r, 2 * r);
  pen.translate(-0.0034, 0);
  circle(pen, 0, 0, r * 0.95);
  pen.fillStyle = "#0b0604";
  pen.fill();
  pen.clip();
  paintNet(pen, r);
  const depth = pen.createRadialGradient(r * 0.25, 0, r * 0.1, 0, 0, r);
  depth.addColorStop(0, "rgba(0,0,0,0.05)");
  depth.addColorStop(0.7, "rgba(0,0,0,0.35)");
  depth.addColorStop(1, "rgba(0,0,0,0.85)");
  pen.fillStyle = depth;
  pen.fillRect(-r, -r, 2 * r, 2 * r);
  pen.restore();
  circle(pen, x, y, r);
  pen.strokeStyle = "rgba(52,25,11,0.95)";
  pen.lineWidth = 0.0012;
  pen.stroke();
}

/** A net seen from above: strings that wind towards its bottom, both ways. */
function paintNet(pen: Pen, r: number): void {
  const strings = 15;
  for (const way of [1, -1]) {
    for (let k = 0; k < strings; k++) {
      pen.beginPath();
      for (let step = 0; step <= 12; step++) {
        const down = step / 12;
        const far = r * (1 - 0.86 * down ** 0.8);
        const at = (2 * Math.PI * k) / strings + way * 1.5 * down;
        pen.lineTo(far * Math.cos(at), far * Math.sin(at));
      }
      pen.strokeStyle = "rgba(70,50,30,0.9)";
      pen.lineWidth = 0.0011;
      pen.stroke();
      pen.strokeStyle = "rgba(233,214,178,0.78)";
      pen.lineWidth = 0.00055;
      pen.stroke();
    }
  }
}

/** A lamp above the middle: bright there, dim in the corners; the frame throws a shadow inwards. */
function paintLight(pen: Pen, half: number): void {
  const s = BOARD.halfSide;
  for (let k = 0; k < 4; k++) {
    pen.save();
    pen.rotate((k * Math.PI) / 2);
    const shade = pen.createLinearGradient(0, s, 0, s - 0.016);
    shade.addColorStop(0, "rgba(40,16,4,0.42)");
    shade.addColorStop(1, "rgba(40,16,4,0)");
    pen.fillStyle = shade;
    pen.fillRect(-s, s - 0.016, 2 * s, 0.016);
    pen.restore();
  }
  const lamp = pen.createRadialGradient(0, 0, 0, 0, 0, half * 1.42);
  lamp.addColorStop(0, "rgba(255,247,222,0.36)");
  lamp.addColorStop(0.3, "rgba(255,238,200,0.13)");
  lamp.addColorStop(0.62, "rgba(30,12,2,0.10)");
  lamp.addColorStop(1, "rgba(20,6,0,0.52)");
  pen.fillStyle = lamp;
  pen.fillRect(-half, -half, 2 * half, 2 * half);
}
