/**
 * One stroke from any position, outside a match: what moves, what falls, how the pieces lie then.
 * The page computes it itself, with the same bits as the server; where it cannot, the server does.
 */

import { engineStroke, NoEngineError, startEngine } from "../engine/engine_client";
import type { StrokeTerms } from "../engine/stroke";
import { fetchJson } from "./api";
import type { Aim, PracticeAnswer, Standing } from "./protocol";

export interface StrokeRequest {
  pieces: readonly Standing[];
  aim: Aim;
  /** What differs from a tournament board. */
  surface?: Record<string, number>;
}

/** Compute a stroke; what cannot be played throws a RefusedError. */
export async function computeStroke(wanted: StrokeRequest): Promise<PracticeAnswer> {
  try {
    return await engineStroke(plain(wanted));
  } catch (problem) {
    if (problem instanceof NoEngineError) return askServer(wanted);
    throw problem;
  }
}

/** Compute a stroke in the page or not at all: nothing, where it cannot be played or there is no engine. */
export const foreseeStroke = (wanted: StrokeRequest, terms: StrokeTerms = {}): Promise<PracticeAnswer | null> =>
  engineStroke(plain(wanted), terms).catch(() => null);

/** Fetch the engine before the first stroke. */
export const prepareEngine = startEngine;

function askServer(wanted: StrokeRequest): Promise<PracticeAnswer> {
  const headers = { "content-type": "application/json" };
  return fetchJson<PracticeAnswer>("/api/practice/stroke", {
    method: "POST",
    headers,
    body: JSON.stringify(wanted),
  });
}

/** Without what makes values reactive, which cannot be sent to a worker. */
const plain = ({ pieces, aim, surface }: StrokeRequest): StrokeRequest => ({
  pieces: pieces.map(({ piece, at: [x, y] }) => ({ piece, at: [x, y] })),
  aim: { ...aim },
  surface: { ...surface },
});
