/** Strokes as a GIF: painted here, encoded beside the page. Fetched only when one is wanted. */

import { filmPainter } from "./film_painter";
import { type Cut, type FilmPart, picturesOf } from "./film_parts";
import type { Picture } from "./gif.worker";
import type { Seat } from "./protocol";

/** One stroke is shown larger and more smoothly than a whole board. */
const ONE: Cut & { side: number } = { side: 420, step: 0.04, first: 0.6, last: 1.6, rate: 1 };
const MANY: Cut & { side: number } = { side: 360, step: 0.08, first: 0.5, last: 0.6, rate: 1 };

/** Make the file; ``progress`` is told how far it is, from 0 to 1. Aborted, there is none. */
export async function makeGif(
  parts: readonly FilmPart[],
  view: Seat,
  progress: (share: number) => void,
  abort: AbortSignal,
): Promise<Blob | null> {
  const cut = parts.length > 1 ? MANY : ONE;
  const worker = new Worker(new URL("./gif.worker.ts", import.meta.url), { type: "module" });
  try {
    const pictures = picturesOf(parts, cut);
    const { pen, paint } = filmPainter(cut.side, view);
    for (const [k, picture] of pictures.entries()) {
      if (abort.aborted) return null;
      paint(picture);
      const pixels = pen.getImageData(0, 0, cut.side, cut.side).data.buffer;
      await answer(worker, { pixels, side: cut.side, delay: Math.round(picture.lasts * 1000) }, abort);
      progress((k + 1) / pictures.length);
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
