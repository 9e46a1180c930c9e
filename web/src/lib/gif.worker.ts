/** Writing a GIF, a frame at a time, beside the page. */

import { applyPalette, GIFEncoder, type Palette, quantize } from "gifenc";

/** A picture and how long it stays (ms); without one the file is finished. */
export type Picture = { pixels: ArrayBuffer; side: number; delay: number } | null;

const COLOURS = 255;
/** The index of what stays as it was. */
const SAME = 255;

const file = GIFEncoder();
let palette: Palette | null = null;
let before: Uint8Array | null = null;

function write(pixels: Uint8ClampedArray, side: number, delay: number): void {
  const first = palette === null;
  palette ??= quantize(pixels, COLOURS);
  while (palette.length <= SAME) palette.push([0, 0, 0]);
  const now = applyPalette(pixels, palette.slice(0, COLOURS));
  const last = before;
  const changed = last ? now.map((index, k) => (index === last[k] ? SAME : index)) : now;
  const how = { delay, dispose: 1, transparent: !first, transparentIndex: SAME };
  file.writeFrame(changed, side, side, first ? { ...how, palette } : how);
  before = now;
}

self.onmessage = ({ data }: MessageEvent<Picture>): void => {
  if (data) {
    write(new Uint8ClampedArray(data.pixels), data.side, data.delay);
    self.postMessage(null);
    return;
  }
  file.finish();
  const bytes = file.bytes();
  self.postMessage(bytes, { transfer: [bytes.buffer] });
};
