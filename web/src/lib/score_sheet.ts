/** The boards of a match as the server counts them, and the best stroke of each. */

import { fetchJson } from "./api";
import type { BestStroke, BestStrokeAnswer, BoardScore, ScoreSheet } from "./protocol";

/** The boards so far; ``upto`` the last entry that the reader has seen, they need not be newer. */
export const scoreSheet = async (room: string, upto = Infinity): Promise<BoardScore[]> =>
  (await fetchJson<ScoreSheet>(`/api/rooms/${room}/sheet`)).boards.filter(({ last }) => last <= upto);

/** The successful stroke of a board that was least likely; nothing: none succeeded. */
export const bestStroke = async (room: string, board: number): Promise<BestStroke | null> =>
  (await fetchJson<BestStrokeAnswer>(`/api/rooms/${room}/best-stroke?board=${board}`)).best;
