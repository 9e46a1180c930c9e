/** A stroke as a GIF: painted here, encoded beside the page. Fetched only when one is wanted. */

import { paintBoard } from "./board_painting";
import { Discs } from "./disc_painting";
import { BOARD, quarterTurns } from "./geometry";
import type { Picture } from "./gif.worker";
import { durationOf, shownAt } from "./keyframes";
import { drawPockets, type Pockets, pocketsAt } from "./pockets";
import type { Frames, Seat } from "./protocol";

const SIDE = 420;
const EDGE = 0.036;
/** ms: 25 pictures a second, the first and the last one for longer. */
const DELAY = 40;
const FIRST = 600;
const LAST = 1600;
/** Seconds that the last disc to fall is still seen. */
const SETTLE = 0.25;

/** Make the file, with what lay in the pockets before; ``progress`` is told how far it is, from 0 to 1.
 * Aborted, there is none. */
export async function makeGif(
  frames: Frames,
  pockets: Pockets,
  view: Seat,
  progress: (share: number) => void,
  abort: AbortSignal,
): Promise<Blob | null> {
  const worker = new Worker(new URL("./gif.worker.ts", import.meta.url), { type: "module" });
  try {
    const count = Math.ceil(((durationOf(frames) + SETTLE) * 1000) / DELAY) + 1;
    const paint = painter(pockets, view);
    for (let k = 0; k < count; k++) {
      if (abort.aborted) return null;
      const pixels = paint(frames, (k * DELAY) / 1000);
      const delay = k === 0 ? FIRST : k === count - 1 ? LAST : DELAY;
      await answer(worker, { pixels, side: SIDE, delay }, abort);
      progress((k + 1) / count);
    }
    const bytes = await answer(worker, null, abort);
    return bytes ? new Blob([bytes], { type: "image/gif" }) : null;
  } finally {
    worker.terminate();
  }
}

function answer(worker: Worker, picture: Picture, abort: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null> {
  return new Promise((done, failed) => {
    worker.onmessage = ({ data }) => done(data);
    worker.onerror = () => failed(new Error("worker"));
    abort.addEventListener("abort", () => done(null), { once: true });
    worker.postMessage(picture, picture ? [picture.pixels] : []);
  });
}

function painter(pockets: Pockets, view: Seat): (frames: Frames, time: number) => ArrayBuffer {
  const half = BOARD.halfSide + EDGE;
  const scale = SIDE / 2 / half;
  const wood = paintBoard(SIDE, half);
  const discs = new Discs(scale);
  const turn = (quarterTurns(view) * Math.PI) / 2;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext("2d", { willReadFrequently: true })!;
  return (frames, time) => {
    pen.setTransform(scale, 0, 0, -scale, SIDE / 2, SIDE / 2);
    pen.rotate(-turn);
    pen.save();
    pen.scale(1, -1);
    pen.drawImage(wood, -half, -half, 2 * half, 2 * half);
    pen.restore();
    drawPockets(pen, discs, pocketsAt(pockets, frames, time), half, -turn);
    const shown = shownAt(frames, time);
    for (const each of shown) if (each.height === 1) discs.shadow(pen, each.kind, each.at);
    for (const each of shown) discs.disc(pen, each.kind, each.at, each.height, -turn);
    return pen.getImageData(0, 0, SIDE, SIDE).data.buffer;
  };
}
