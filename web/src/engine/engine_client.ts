/** The page's side of the engine: one worker, begun when it is first wanted. */

import type { PracticeAnswer } from "../lib/protocol";
import { RefusedError } from "../lib/api";
import type { StrokeRequest } from "../lib/stroke_engine";
import type { EngineReply, EngineRequest } from "./engine.worker";
import type { StrokeTerms } from "./stroke";

/** There is no engine in this browser; the server has to compute. */
export class NoEngineError extends Error {}

let worker: Worker | null = null;
let broken = false;
let last = 0;
const asked = new Map<number, { done: (reply: EngineReply) => void; failed: (problem: Error) => void }>();

/** Fetch the engine now, so that it is there when it is wanted. */
export function startEngine(): void {
  if (worker || broken) return;
  try {
    worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
  } catch {
    giveUp();
    return;
  }
  worker.onmessage = ({ data }: MessageEvent<EngineReply>) => {
    asked.get(data.id)?.done(data);
    asked.delete(data.id);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    giveUp();
  };
}

/** Have a stroke computed; what cannot be played throws a RefusedError. */
export async function engineStroke(stroke: StrokeRequest, terms: StrokeTerms = {}): Promise<PracticeAnswer> {
  const reply = await ask({ stroke, terms });
  if ("answer" in reply) return reply.answer;
  if ("refused" in reply) throw new RefusedError(reply.refused);
  giveUp();
  throw new NoEngineError();
}

function ask(wanted: { stroke: StrokeRequest; terms: StrokeTerms }): Promise<EngineReply> {
  startEngine();
  if (!worker) return Promise.reject(new NoEngineError());
  const request: EngineRequest = { id: ++last, ...wanted };
  const reply = new Promise<EngineReply>((done, failed) => asked.set(request.id, { done, failed }));
  worker.postMessage(request);
  return reply;
}

/** From now on the server computes. */
function giveUp(): void {
  broken = true;
  worker?.terminate();
  worker = null;
  for (const { failed } of asked.values()) failed(new NoEngineError());
  asked.clear();
}
