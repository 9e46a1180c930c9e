/** The painted board, kept as it is seen: drawn many times a second, painted once. */

import { paintBoard } from "./board_painting";
import { canvasOf, type Pen } from "./canvas";

export class PaintedBoard {
  readonly #south: HTMLCanvasElement;
  #seen: HTMLCanvasElement;
  #quarters = 0;

  constructor(
    readonly pixels: number,
    private readonly half: number,
  ) {
    this.#south = this.#seen = paintBoard(pixels, half);
  }

  /** Draw it at rest, turned by whole quarters, instead of all that was on the canvas. */
  still(pen: Pen, quarters: number): void {
    if (quarters !== this.#quarters) this.#turn(quarters);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalCompositeOperation = "copy";
    pen.drawImage(this.#seen, 0, 0);
    pen.globalCompositeOperation = "source-over";
  }

  /** Draw it once more as it is seen, wherever the pen is. */
  again(pen: Pen): void {
    pen.drawImage(this.#seen, 0, 0);
  }

  /** Draw it on a board that the pen has been turned to. */
  turning(pen: Pen): void {
    pen.save();
    pen.scale(1, -1);
    pen.drawImage(this.#south, -this.half, -this.half, 2 * this.half, 2 * this.half);
    pen.restore();
  }

  #turn(quarters: number): void {
    const [canvas, pen] = canvasOf(this.pixels);
    pen.translate(this.pixels / 2, this.pixels / 2);
    pen.rotate((quarters * Math.PI) / 2);
    pen.drawImage(this.#south, -this.pixels / 2, -this.pixels / 2);
    this.#seen = canvas;
    this.#quarters = quarters;
  }
}
