/** Drawing the pieces and the striker: pictures made once for a size, and their shadows. */

import { canvasOf, circle, type Pen } from "./canvas";
import { BOARD, type Point } from "./geometry";
import type { Kind } from "./protocol";

interface Look {
  rim: string;
  body: string;
  shine: string;
  ring: string;
}

const LOOKS: Record<Kind, Look> = {
  white: { rim: "#b9965c", body: "#f0dcae", shine: "#fff8e2", ring: "rgba(140,100,50,0.55)" },
  black: { rim: "#0e0b0a", body: "#2b2523", shine: "#6a605b", ring: "rgba(190,170,150,0.30)" },
  queen: { rim: "#6d0f1c", body: "#c4212f", shine: "#f4737a", ring: "rgba(255,205,200,0.55)" },
  striker: { rim: "#8fa3ad", body: "#eef4f3", shine: "#ffffff", ring: "rgba(24,94,132,0.9)" },
};

/** The same for eyes that do not tell these apart: other shades, and a mark on each. */
const SAFE: Record<Kind, Look> = {
  white: { rim: "#8a7a55", body: "#fbf3da", shine: "#ffffff", ring: "rgba(70,55,30,0.75)" },
  black: { rim: "#000000", body: "#161414", shine: "#4a4644", ring: "rgba(255,255,255,0.35)" },
  queen: { rim: "#5e3a00", body: "#e8890c", shine: "#ffc15e", ring: "rgba(60,30,0,0.0)" },
  striker: { rim: "#083a66", body: "#5fb4ee", shine: "#c6e6ff", ring: "rgba(4,40,80,0.9)" },
};

/** Pictures of the discs, made once for a size. */
export class Discs {
  readonly #pictures = new Map<Kind, HTMLCanvasElement>();
  #shadow: HTMLCanvasElement | null = null;

  constructor(
    private readonly scale: number,
    private readonly safe = false,
  ) {}

  static radius(kind: Kind): number {
    return kind === "striker" ? BOARD.strikerRadius : BOARD.pieceRadius;
  }

  #picture(kind: Kind): HTMLCanvasElement {
    let picture = this.#pictures.get(kind);
    if (!picture) {
      picture = paintDisc(kind, Discs.radius(kind) * this.scale, this.safe);
      this.#pictures.set(kind, picture);
    }
    return picture;
  }

  /** Draw the shadow that the lamp above the middle throws. */
  shadow(pen: Pen, kind: Kind, at: Point): void {
    const r = Discs.radius(kind);
    this.#shadow ??= paintShadow(BOARD.strikerRadius * SHADOW * this.scale);
    const size = r * SHADOW;
    pen.drawImage(this.#shadow, at.x * 1.018 - size, at.y * 1.018 - size, 2 * size, 2 * size);
  }

  /** Draw a disc; the pen's units are metres, ``turn`` keeps its light upright. */
  disc(pen: Pen, kind: Kind, at: Point, height = 1, turn = 0): void {
    const r = Discs.radius(kind) * (0.72 + 0.28 * height);
    pen.save();
    pen.globalAlpha *= height;
    pen.translate(at.x, at.y);
    pen.rotate(-turn);
    pen.scale(1, -1);
    pen.drawImage(this.#picture(kind), -r, -r, 2 * r, 2 * r);
    pen.restore();
  }

  /** Draw a disc in another size, without a shadow. */
  small(pen: Pen, kind: Kind, at: Point, r: number, turn = 0): void {
    pen.save();
    pen.translate(at.x, at.y);
    pen.rotate(-turn);
    pen.scale(1, -1);
    pen.drawImage(this.#picture(kind), -r, -r, 2 * r, 2 * r);
    pen.restore();
  }
}

/** How much wider than its disc a shadow is. */
const SHADOW = 1.24;

function paintShadow(radius: number): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(radius * 2);
  const r = canvas.width / 2;
  const blur = pen.createRadialGradient(r, r, (r / SHADOW) * 0.7, r, r, r);
  blur.addColorStop(0, "rgba(38,16,4,0.58)");
  blur.addColorStop(0.5, "rgba(38,16,4,0.24)");
  blur.addColorStop(1, "rgba(38,16,4,0)");
  pen.fillStyle = blur;
  pen.fillRect(0, 0, 2 * r, 2 * r);
  return canvas;
}

function paintDisc(kind: Kind, radius: number, safe: boolean): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(radius * 2);
  const r = canvas.width / 2;
  const look = (safe ? SAFE : LOOKS)[kind];
  pen.translate(r, r);
  circle(pen, 0, 0, r);
  pen.fillStyle = look.rim;
  pen.fill();
  const body = pen.createRadialGradient(-r * 0.3, -r * 0.35, r * 0.05, 0, 0, r);
  body.addColorStop(0, look.shine);
  body.addColorStop(0.45, look.body);
  body.addColorStop(1, look.body);
  circle(pen, 0, 0, r * 0.94);
  pen.fillStyle = body;
  pen.fill();
  pen.strokeStyle = look.ring;
  for (const [share, width] of [
    [0.74, 0.06],
    [0.44, 0.05],
  ] as const) {
    pen.lineWidth = r * width;
    circle(pen, 0, 0, r * share);
    pen.stroke();
  }
  if (safe) paintMark(pen, kind, r);
  else if (kind === "striker") {
    pen.fillStyle = "rgba(24,94,132,0.85)";
    for (let k = 0; k < 6; k++) {
      pen.rotate(Math.PI / 3);
      circle(pen, r * 0.59, 0, r * 0.075);
      pen.fill();
    }
    circle(pen, 0, 0, r * 0.2);
    pen.fillStyle = "#c4212f";
    pen.fill();
  }
  const edge = pen.createLinearGradient(0, -r, 0, r);
  edge.addColorStop(0, "rgba(255,255,255,0.65)");
  edge.addColorStop(0.5, "rgba(255,255,255,0)");
  edge.addColorStop(1, "rgba(0,0,0,0.35)");
  pen.strokeStyle = edge;
  pen.lineWidth = r * 0.07;
  circle(pen, 0, 0, r * 0.92);
  pen.stroke();
  return canvas;
}

/** A mark that tells the kinds apart without any colour: nothing, a bar, a star, a cross-hair. */
function paintMark(pen: Pen, kind: Kind, r: number): void {
  pen.fillStyle = pen.strokeStyle = kind === "black" ? "#fff" : kind === "queen" ? "#2a1500" : "#062a4a";
  pen.lineWidth = r * 0.16;
  if (kind === "black") pen.fillRect(-r * 0.5, -r * 0.13, r, r * 0.26);
  if (kind === "queen") {
    pen.beginPath();
    for (let k = 0; k < 10; k++) {
      const far = k % 2 ? r * 0.3 : r * 0.72;
      pen.lineTo(far * Math.sin((k * Math.PI) / 5), -far * Math.cos((k * Math.PI) / 5));
    }
    pen.fill();
  }
  if (kind === "striker") {
    pen.beginPath();
    for (const [x, y] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      pen.moveTo(x * r * 0.25, y * r * 0.25);
      pen.lineTo(x * r * 0.72, y * r * 0.72);
    }
    pen.stroke();
  }
}
