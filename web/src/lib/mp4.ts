/** Strokes as an MP4, encoded by the browser. Fetched only when one is wanted. */

import { BufferTarget, CanvasSource, getFirstEncodableVideoCodec, Mp4OutputFormat, Output } from "mediabunny";
import { filmPainter } from "./film_painter";
import { type Cut, type FilmPart, picturesOf } from "./film_parts";
import type { Seat } from "./protocol";

const CUT: Cut = { step: 1 / 30, first: 0.6, last: 0.8, rate: 1 };
const SIDE = 720;
const BITRATE = 3_000_000;
/** What players play most widely first. */
const CODECS = ["avc", "vp9", "av1"] as const;

/** This browser encodes no film. */
export class NoEncoderError extends Error {}

/** Make the file; ``progress`` is told how far it is, from 0 to 1. Aborted, there is none. */
export async function makeMp4(
  parts: readonly FilmPart[],
  view: Seat,
  progress: (share: number) => void,
  abort: AbortSignal,
): Promise<Blob | null> {
  if (typeof VideoEncoder === "undefined") throw new NoEncoderError();
  const size = { width: SIDE, height: SIDE, bitrate: BITRATE };
  const codec = await getFirstEncodableVideoCodec([...CODECS], size);
  if (!codec) throw new NoEncoderError();
  const { canvas, paint } = filmPainter(SIDE, view);
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target: new BufferTarget() });
  const source = new CanvasSource(canvas, { codec, bitrate: BITRATE });
  output.addVideoTrack(source, { frameRate: 1 / CUT.step });
  await output.start();
  const pictures = picturesOf(parts, CUT);
  let time = 0;
  for (const [k, picture] of pictures.entries()) {
    if (abort.aborted) {
      await output.cancel();
      return null;
    }
    paint(picture);
    // A picture that stays is said again: some players do not hold one for long.
    for (let left = Math.max(1, Math.round(picture.lasts / CUT.step)); left > 0; left--) {
      await source.add(time, CUT.step);
      time += CUT.step;
    }
    progress((k + 1) / pictures.length);
  }
  await output.finalize();
  const { buffer } = output.target;
  return buffer && new Blob([buffer], { type: "video/mp4" });
}
