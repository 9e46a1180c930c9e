/** Your figures added up: totals, pots by place, angle and distance, results by opponent. */

import { BOARD } from "./geometry";
import { CHAIRS } from "./chairs";
import type { Chair } from "./protocol";
import { type Figures, type FigureTarget, isHelped, standingStrokes } from "./your_figures";

/** How often something was tried, and how often it worked. */
export interface Tries {
  tried: number;
  fell: number;
}

/** A square of the board, as you see it; column and row from the near left. */
export interface Cell extends Tries {
  column: number;
  row: number;
}

export interface ResultsOf {
  opponent: Chair;
  games: number;
  won: number;
  points: [number, number];
}

export interface FigureSums {
  games: number;
  strokes: number;
  pocketed: number;
  striker: number;
  /** Of games that are over. */
  fouls: number;
  queens: number;
  slams: number;
  pots: Tries;
  cells: Cell[];
  /** By the first figure of each of ``CUTS`` and ``DISTANCES``. */
  cuts: Tries[];
  distances: Tries[];
  /** Games with help: they are neither won nor lost. */
  helped: number;
  results: ResultsOf[];
}

/** Squares along a side. */
export const CELLS = 8;
/** Degrees from which on a cut is of its kind. */
export const CUTS = [0, 15, 35, 55] as const;
/** Millimetres between striker and piece, likewise. */
export const DISTANCES = [0, 200, 350, 500] as const;

export function sumsOf({ games }: Figures): FigureSums {
  const strokes = games.flatMap(standingStrokes);
  const targets = strokes.flatMap(({ target }) => (target ? [target] : []));
  const over = games.flatMap(({ result }) => (result ? [result] : []));
  return {
    games: games.length,
    strokes: strokes.length,
    pocketed: strokes.filter(({ pocketed }) => pocketed).length,
    striker: strokes.filter(({ striker }) => striker).length,
    fouls: total(over.map(({ fouls }) => fouls)),
    queens: total(over.map(({ queens }) => queens)),
    slams: total(over.map(({ slams }) => slams)),
    pots: triesOf(targets),
    cells: cellsOf(targets),
    cuts: CUTS.map((least, k) => triesOf(targets.filter(({ cut }) => cut !== null && within(cut, least, CUTS[k + 1])))),
    distances: DISTANCES.map((least, k) => triesOf(targets.filter(({ far }) => within(far, least, DISTANCES[k + 1])))),
    helped: games.filter((game) => game.result && isHelped(game)).length,
    results: CHAIRS.flatMap((opponent) => {
      const counted = games.filter((game) => game.opponent === opponent && !isHelped(game));
      const met = counted.flatMap(({ result }) => (result ? [result] : []));
      if (!met.length) return [];
      const points: [number, number] = [total(met.map((r) => r.points[0])), total(met.map((r) => r.points[1]))];
      return [{ opponent, games: met.length, won: met.filter(({ won }) => won).length, points }];
    }),
  };
}

const total = (numbers: number[]): number => numbers.reduce((sum, each) => sum + each, 0);

const within = (value: number, least: number, most: number | undefined): boolean =>
  value >= least && (most === undefined || value < most);

const triesOf = (targets: readonly FigureTarget[]): Tries => ({
  tried: targets.length,
  fell: targets.filter(({ fell }) => fell).length,
});

function cellsOf(targets: readonly FigureTarget[]): Cell[] {
  const cells: Record<number, Cell> = {};
  const place = (millimetres: number): number => {
    const share = (millimetres / 1000 + BOARD.halfSide) / (2 * BOARD.halfSide);
    return Math.min(CELLS - 1, Math.max(0, Math.floor(share * CELLS)));
  };
  for (const { x, y, fell } of targets) {
    const [column, row] = [place(x), place(y)];
    const cell = (cells[row * CELLS + column] ??= { column, row, tried: 0, fell: 0 });
    cell.tried += 1;
    cell.fell += fell ? 1 : 0;
  }
  return Object.values(cells);
}
