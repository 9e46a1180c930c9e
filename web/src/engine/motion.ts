/** Discs in, a finished motion out: what prepares a run of the kernels and reads what they tell. */

import type { Kind, Seat } from "../lib/protocol";
import { type Point, quarterTurns } from "../lib/geometry";
import { type BoardFigures, COLUMNS as C, GRAVITY, MASSES, SURFACE } from "./figures.generated";
import type { Kernels, RunResult } from "./kernels";

/** A disc where a motion begins: metres, metres a second, radians a second. */
export interface Disc {
  id: string;
  kind: Kind;
  at: Point;
  velocity: Point;
  spin: number;
}

export type Surface = Readonly<typeof SURFACE>;

/** Impacts lift pieces by chance: the seed, and the standard deviation of the angle (degrees). */
export interface Jumps {
  seed: bigint;
  degrees: number;
}

export interface Setting {
  board: BoardFigures;
  surface: Surface;
  seat: Seat;
  jumps?: Jumps | null;
}

/** A finished motion. */
export interface EngineMotion extends Setting {
  discs: readonly Disc[];
  /** The numbers of the discs, in the order of the engine's rows. */
  order: readonly number[];
  result: RunResult;
  /** The row of each disc. */
  rows: readonly number[];
}

/** The engine gave up on a motion; it never should. */
export class TooLongError extends Error {}

const ROOM = 256;

/** Let discs come to rest; what they are must have been checked. */
export function moved(kernels: Kernels, discs: readonly Disc[], setting: Setting): EngineMotion {
  const order = canonical(discs);
  const striker = discs[order[0]!]!.kind === "striker";
  const par = parameters(setting, striker);
  const rows = new Float64Array(order.flatMap((k) => startRow(discs[k]!, setting)));
  const seed = setting.jumps?.seed ?? 0n;
  let room: readonly [number, number] = [ROOM, ROOM];
  for (;;) {
    const result = kernels.run(rows, par, seed, room);
    if (result.info[C.STATUS] !== 0) throw new TooLongError("more events than a motion can have");
    const needed = [result.info[C.LAUNCHES]!, result.info[C.IMPACTS]!] as const;
    if (needed[0] <= room[0] && needed[1] <= room[1]) {
      result.launches = result.launches.slice(0, needed[0] * C.LAUNCH_COLUMNS);
      result.impacts = result.impacts.slice(0, needed[1] * C.IMPACT_COLUMNS);
      return { ...setting, discs, order, result, rows: discs.map((_, k) => order.indexOf(k)) };
    }
    room = needed;
  }
}

export const radiusOf = ({ kind }: Disc, board: BoardFigures): number =>
  kind === "striker" ? board.strikerRadius : board.pieceRadius;

/** mu g of a disc. */
export const frictionOf = ({ kind }: Disc, surface: Surface): number =>
  (kind === "striker" ? surface.mu_striker : surface.mu) * GRAVITY;

/** The order in which the engine takes the discs: the striker, then by place. */
function canonical(discs: readonly Disc[]): number[] {
  const late = (disc: Disc): number => (disc.kind === "striker" ? 0 : 1);
  return discs
    .map((_, k) => k)
    .sort((j, k) => {
      const [one, other] = [discs[j]!, discs[k]!];
      return late(one) - late(other) || one.at.x - other.at.x || one.at.y - other.at.y;
    });
}

function startRow(disc: Disc, { board, surface }: Setting): number[] {
  const { at, velocity, spin, kind } = disc;
  const radius = radiusOf(disc, board);
  const tip = kind === "striker" ? board.strikerTip : board.pieceTip;
  return [at.x, at.y, velocity.x, velocity.y, spin * radius, radius, MASSES[kind], frictionOf(disc, surface), tip];
}

function parameters({ board, surface, seat, jumps }: Setting, striker: boolean): Float64Array {
  const par = new Float64Array(C.PARAMETERS);
  par[C.HALF_SIDE] = board.halfSide;
  par[C.E_PIECE] = surface.e_piece;
  par[C.E_CUSHION] = surface.e_cushion;
  par[C.E_EXPONENT] = surface.e_exponent;
  par[C.MU_CONTACT] = surface.mu_contact;
  par[C.MU_CUSHION] = surface.mu_cushion;
  par[C.E_TANGENTIAL] = surface.e_tangential;
  par[C.STIFFNESS] = surface.stiffness;
  par[C.CONTACT_STEPS] = surface.contact_steps;
  par[C.HOLE_CENTRE] = board.holeCentre;
  par[C.FALL] = Math.sqrt((2 * surface.drop) / GRAVITY);
  par[C.JUMP] = jumps ? jumps.degrees * (Math.PI / 180) : 0;
  par[C.FRAME] = board.frameHeight;
  par[C.BASE_DISTANCE] = board.baseDistance;
  par[C.BASE_HALF_WIDTH] = board.baseHalfWidth;
  par[C.BASE_CIRCLE_X] = board.baseCircleX;
  par[C.QUARTERS] = quarterTurns(seat);
  par[C.STRIKER] = striker ? 0 : -1;
  return par;
}
