/** A stroke from any position: what the server answers to the same request, to the last bit. */

import { fromSeat, toSeat } from "../lib/geometry";
import type { FallenPiece, Kind, PracticeAnswer, PracticePiece, Standing } from "../lib/protocol";
import type { StrokeRequest } from "../lib/stroke_engine";
import { BOARDS, COLUMNS as C, DEFAULT_BOARD, SURFACE } from "./figures.generated";
import type { Kernels } from "./kernels";
import { type Disc, moved, type EngineMotion, TooLongError } from "./motion";
import { framesOf } from "./motion_frames";
import { direction } from "./numbers";
import { checkAim, checkDiscs, checkFields, checkSurface, EngineRefusal } from "./refusals";
import { strikerFault } from "./striker_faults";

const STILL = { x: 0, y: 0 };
const LETTERS: Partial<Record<Kind, string>> = { white: "w", black: "b" };

/** On which board, and whether somebody else has checked the striker's place. */
export interface StrokeTerms {
  board?: string;
  anywhere?: boolean;
}

/** Play a stroke; what cannot be played throws an EngineRefusal. */
export function playStroke(kernels: Kernels, wanted: StrokeRequest, terms: StrokeTerms = {}): PracticeAnswer {
  checkFields(wanted);
  const { aim, pieces } = wanted;
  const board = BOARDS[terms.board ?? DEFAULT_BOARD];
  if (!board) throw new EngineRefusal("field", "board");
  const surface = { ...SURFACE, ...wanted.surface };
  checkAim(aim);
  const at = fromSeat({ x: aim.x, y: -board.baseDistance }, aim.seat);
  const fault = terms.anywhere ? null : strikerFault(at, aim.seat, board);
  if (fault) throw new EngineRefusal(`striker-place-${fault}`);
  checkSurface(surface);
  const way = fromSeat(direction(aim.angle), aim.seat);
  const velocity = { x: aim.speed * way.x, y: aim.speed * way.y };
  const discs = [{ id: "striker", kind: "striker", at, velocity, spin: aim.spin ?? 0 } as Disc, ...discsOf(pieces)];
  checkDiscs(discs, board);
  try {
    return answerOf(kernels, moved(kernels, discs, { board, surface, seat: aim.seat }));
  } catch (problem) {
    throw problem instanceof TooLongError ? new EngineRefusal("too-long") : problem;
  }
}

/** The pieces of a layout as discs at rest, with their names. */
function discsOf(pieces: readonly Standing[]): Disc[] {
  const seen = new Map<Kind, number>();
  return pieces.map(({ piece, at: [x, y] }) => {
    const number = (seen.get(piece) ?? 0) + 1;
    seen.set(piece, number);
    const letter = LETTERS[piece];
    const id = letter ? `${letter}${number}` : `${piece}${number > 1 ? number : ""}`;
    return { id, kind: piece, at: { x, y }, velocity: STILL, spin: 0 };
  });
}

function answerOf(kernels: Kernels, motion: EngineMotion): PracticeAnswer {
  const { discs, rows, order, result } = motion;
  const { info } = result;
  const layout: PracticePiece[] = [];
  discs.forEach(({ kind }, k) => {
    const row = rows[k]!;
    if (result.gone[row] !== 0 || kind === "striker") return;
    layout.push({ piece: kind, at: [result.xy[2 * row]!, result.xy[2 * row + 1]!] });
  });
  const pocketed: FallenPiece[] = discs
    .map(({ kind }, k) => ({ kind, row: rows[k]! }))
    .filter(({ row }) => result.rank[row])
    .sort((one, other) => result.rank[one.row]! - result.rank[other.row]!)
    .map(({ kind, row }) => ({ piece: kind, hole: result.gone[row]! }));
  const touched = result.touched.reduce((count, rank) => count + (rank ? 1 : 0), 0);
  const first = info[C.FIRST]!;
  const stirred = !info[C.LEFT_BASE] && !touched;
  return {
    frames: framesOf(kernels, motion),
    layout,
    pocketed,
    first_contact: first < 0 ? null : discs[order[first]!]!.id,
    touched,
    stroke: stirred
      ? null
      : { pocketed, off_board: [], touched: touched > 0, proper: true, first_hit_behind_line: isBehindLine(motion) },
    duration: info[C.DURATION]!,
  };
}

/** Whether the first piece hit directly lay on, level with or behind the player's base line. */
function isBehindLine({ board, seat, result: { info } }: EngineMotion): boolean {
  if (!(info[C.DIRECT]! > 0)) return false;
  const { y } = toSeat({ x: info[C.DIRECT_X]!, y: info[C.DIRECT_Y]! }, seat);
  return y - board.pieceRadius <= board.baseHalfWidth - board.baseDistance;
}
