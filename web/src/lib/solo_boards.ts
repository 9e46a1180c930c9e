/** Boards alone: eight of them, each until the first miss; and the results that this browser keeps. */

import { isCount } from "./kept_values";
import { readGiven } from "./practice_positions";
import { keep } from "./progress.svelte";
import type { Side, Standing } from "./protocol";
import { type Fell, type SoloOutcome, outcomeOf, PIECES, SOLO, type SoloTurn } from "./solo_rulings";

/** How a board ended. */
export type SoloEnding = "miss" | "foul" | "cleared";

/** What is on a solo board so far. */
export interface SoloBoard {
  side: Side;
  turn: SoloTurn;
  /** Pieces pocketed of each colour while it was played. */
  white: number;
  black: number;
  queen: boolean;
  whiteSlam: boolean;
  blackSlam: boolean;
  ended: SoloEnding | null;
}

export const newBoard = (): SoloBoard => ({
  side: "white",
  turn: { mine: PIECES, theirs: PIECES, queen: "board", entitled: false, attempts: 0 },
  white: 0,
  black: 0,
  queen: false,
  whiteSlam: false,
  blackSlam: false,
  ended: null,
});

/** The points of a board: pieces, the queen, and the slams. */
export function pointsOf({ white, black, queen, whiteSlam, blackSlam }: SoloBoard): number {
  const { points } = SOLO;
  const slams = whiteSlam && blackSlam ? points.both : (whiteSlam ? points.white : 0) + (blackSlam ? points.black : 0);
  return (white + black) * points.piece + (queen ? points.queen : 0) + slams;
}

/** The board after a stroke: what the ruling says, counted. */
export function afterStroke(board: SoloBoard, fell: Fell): SoloBoard {
  const outcome = outcomeOf(board.turn, fell);
  const { goes } = outcome;
  if (goes === "again") return { ...board, turn: { ...board.turn, attempts: (board.turn.attempts ?? 0) + 1 } };
  const atBreak = board.turn.attempts !== null;
  if (goes === "ends") return { ...board, ended: fell.striker || fell.own || fell.queen ? "foul" : "miss" };
  if (goes === "passes" && !atBreak) return { ...board, ended: "miss" };
  const turn = counted(board.turn, fell, outcome);
  if (goes === "passes") return { ...board, side: otherOf(board.side), turn: turned(turn) };
  const next: SoloBoard = { ...board, turn, [board.side]: board[board.side] + fell.own };
  if (goes === "on") return { ...next, queen: board.queen || turn.queen === "mine" };
  return won(next, board, fell);
}

const otherOf = (side: Side): Side => (side === "white" ? "black" : "white");

const counted = (before: SoloTurn, fell: Fell, { queen, entitled }: SoloOutcome): SoloTurn => ({
  mine: before.mine - fell.own,
  theirs: before.theirs - fell.other,
  queen: queen ?? before.queen,
  entitled: entitled ?? before.entitled,
  attempts: null,
});

/** The same board as the other side sees it. */
const turned = ({ mine, theirs, queen }: SoloTurn): SoloTurn => ({
  mine: theirs,
  theirs: mine,
  queen: queen === "mine" ? "theirs" : queen,
  entitled: false,
  attempts: null,
});

/** A side has cleared its pieces in its first turn: after White comes Black, if anything is left. */
function won(next: SoloBoard, before: SoloBoard, fell: Fell): SoloBoard {
  const queen = before.queen || before.turn.queen === "awaiting" || fell.queen;
  if (next.side === "black") return { ...next, queen, blackSlam: true, ended: "cleared" };
  const turn: SoloTurn = { mine: next.turn.theirs, theirs: 0, queen: "theirs", entitled: false, attempts: null };
  return { ...next, side: "black", turn, queen, whiteSlam: true };
}

/** Eight boards: those done, and the one on the table. */
export interface SoloRun {
  at: number;
  seed: number;
  boards: SoloBoard[];
  board: SoloBoard;
  pieces: Standing[];
}

/** A result: when it began (ms), the points of each board, and the slams. */
export interface SoloResult {
  at: number;
  boards: number[];
  slams: number;
}

interface SoloKept {
  results: SoloResult[];
  open: SoloRun | null;
}

const MOST_RESULTS = 200;

function readResult(kept: unknown): SoloResult | null {
  const { at, boards, slams } = (kept ?? {}) as Partial<SoloResult>;
  if (!isCount(at) || !isCount(slams) || !Array.isArray(boards) || !boards.every(isCount)) return null;
  return boards.length === SOLO.boards ? { at, boards, slams } : null;
}

function readBoard(kept: unknown): SoloBoard | null {
  const { side, turn, white, black, ended, ...flags } = (kept ?? {}) as Partial<SoloBoard>;
  const sides = side === "white" || side === "black";
  const endings = ended === null || ended === "miss" || ended === "foul" || ended === "cleared";
  if (!sides || !endings || !isCount(white) || !isCount(black) || !turn) return null;
  const { mine, theirs, queen, entitled, attempts } = turn;
  const queens = ["board", "awaiting", "mine", "theirs"].includes(queen);
  const counts = isCount(mine) && isCount(theirs) && (attempts === null || isCount(attempts));
  if (!queens || !counts || typeof entitled !== "boolean") return null;
  const { queen: covered, whiteSlam, blackSlam } = flags;
  const slams = { queen: covered === true, whiteSlam: whiteSlam === true, blackSlam: blackSlam === true };
  return { side, turn: { mine, theirs, queen, entitled, attempts }, white, black, ended, ...slams };
}

function readRun(kept: unknown): SoloRun | null {
  const { at, seed, boards, board, pieces } = (kept ?? {}) as Partial<SoloRun>;
  const given = readGiven({ pieces, seat: "south", aim: null });
  const now = readBoard(board);
  if (!isCount(at) || !isCount(seed) || !Array.isArray(boards) || !given || !now) return null;
  const read = boards.map(readBoard).filter((each) => each !== null);
  return read.length === boards.length && boards.length < SOLO.boards
    ? { at, seed, boards: read, board: now, pieces: given.pieces }
    : null;
}

export const soloKept = keep<SoloKept>({
  key: "solo",
  empty: () => ({ results: [], open: null }),
  read: (kept) => {
    const { results, open } = (kept ?? {}) as { results?: unknown; open?: unknown };
    if (!Array.isArray(results)) return null;
    const read = results.map(readResult);
    return read.every((each) => each !== null) ? { results: read, open: readRun(open) } : null;
  },
  merge: (here, file) => {
    const byTime = new Map([...file.results, ...here.results].map((each) => [each.at, each]));
    const results = [...byTime.values()].sort((one, other) => one.at - other.at).slice(-MOST_RESULTS);
    return { results, open: here.open ?? file.open };
  },
});

export const soloTotal = ({ boards }: Pick<SoloResult, "boards">): number =>
  boards.reduce((sum, points) => sum + points, 0);
