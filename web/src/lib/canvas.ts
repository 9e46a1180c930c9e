/** Small helps for drawing. */

export type Pen = CanvasRenderingContext2D;

/** A square canvas and its pen. */
export function canvasOf(pixels: number): [HTMLCanvasElement, Pen] {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.max(1, Math.round(pixels));
  return [canvas, canvas.getContext("2d")!];
}

export function circle(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
}
