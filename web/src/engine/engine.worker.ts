/** The engine beside the page: strokes in, what becomes of them out. */

import type { PracticeAnswer, Said } from "../lib/protocol";
import type { StrokeRequest } from "../lib/stroke_engine";
import address from "./built/engine.wasm?url";
import { BOARDS, DEFAULT_BOARD, SURFACE } from "./figures.generated";
import { Kernels } from "./kernels";
import { type Disc, type Jumps, moved, type Surface } from "./motion";
import { EngineRefusal } from "./refusals";
import { playStroke, type StrokeTerms } from "./stroke";

/** Discs that move anyhow, for comparing every bit with Python's engine. */
export interface DiscsRequest {
  discs: Disc[];
  board?: string;
  surface?: Partial<Surface>;
  seat?: StrokeRequest["aim"]["seat"];
  jumps?: Jumps | null;
}

export type EngineRequest = { id: number } & (
  { stroke: StrokeRequest; terms?: StrokeTerms } | { motions: DiscsRequest[] }
);

export type EngineReply = { id: number } & (
  | { answer: PracticeAnswer }
  | { refused: Said }
  /** All that the engine tells of each motion, and how long the motions took together (ms). */
  | { bits: Float64Array[]; took: number }
  /** The engine did not load, or broke. */
  | { failed: string }
);

const loading = load();
loading.catch(() => undefined); // who asks is told

async function load(): Promise<Kernels> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return new Kernels(await WebAssembly.compile(await response.arrayBuffer()));
}

function bitsOf(kernels: Kernels, { discs, board = DEFAULT_BOARD, surface, seat = "south", jumps }: DiscsRequest) {
  const setting = { board: BOARDS[board]!, surface: { ...SURFACE, ...surface }, seat, jumps };
  const { xy, gone, rank, touched, when, info, launches, impacts } = moved(kernels, discs, setting).result;
  return Float64Array.from([xy, gone, rank, touched, when, info, launches, impacts].flatMap((part) => [...part]));
}

function replyTo(kernels: Kernels, request: EngineRequest): EngineReply {
  const { id } = request;
  try {
    if ("stroke" in request) return { id, answer: playStroke(kernels, request.stroke, request.terms) };
    const start = performance.now();
    const bits = request.motions.map((each) => bitsOf(kernels, each));
    return { id, bits, took: performance.now() - start };
  } catch (problem) {
    return problem instanceof EngineRefusal ? { id, refused: problem.said } : { id, failed: String(problem) };
  }
}

self.onmessage = async ({ data }: MessageEvent<EngineRequest>): Promise<void> => {
  const reply = await loading.then(
    (kernels) => replyTo(kernels, data),
    (problem: unknown): EngineReply => ({ id: data.id, failed: String(problem) }),
  );
  self.postMessage(reply);
};
