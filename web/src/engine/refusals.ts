/** Strokes that cannot be played, refused for the same reasons and in the same words as by the server. */

import { SEATS } from "../lib/geometry";
import type { Kind, Said, Standing } from "../lib/protocol";
import type { StrokeRequest } from "../lib/stroke_engine";
import {
  type BoardFigures,
  CHANGEABLE,
  FASTEST,
  MOST_PIECES,
  MOST_SPIN,
  RANGES,
  REFUSALS,
  TOLERANCE,
} from "./figures.generated";
import { type Disc, radiusOf, type Surface } from "./motion";
import { hypot } from "./numbers";

/** A refusal, in every language. */
export class EngineRefusal extends Error {
  readonly said: Said & { field?: string };

  constructor(reason: string, ...names: string[]) {
    super(reason);
    const words = (text: string): string => text.replace(/\{(\d)\}/g, (_, k) => names[Number(k)] ?? "");
    const { en, fr } = REFUSALS[reason]!;
    this.said = { en: words(en), fr: words(fr), ...(reason === "field" ? { field: names[0]! } : {}) };
  }
}

const PIECES: readonly Kind[] = ["white", "black", "queen"];

/** Refuse what is not a stroke at all: the first field that is wrong. */
export function checkFields({ pieces, aim, surface = {} }: StrokeRequest): void {
  const wrong = (field: string): never => {
    throw new EngineRefusal("field", field);
  };
  if (pieces.length > MOST_PIECES) wrong("pieces");
  pieces.forEach(({ piece, at }: Standing, k) => {
    if (!PIECES.includes(piece)) wrong(`pieces.${k}.piece`);
    for (const axis of [0, 1] as const) if (!Number.isFinite(at[axis])) wrong(`pieces.${k}.at.${axis}`);
  });
  if (!SEATS.includes(aim.seat)) wrong("aim.seat");
  for (const name of ["x", "angle", "speed"] as const) if (!Number.isFinite(aim[name])) wrong(`aim.${name}`);
  if (aim.spin !== undefined && !Number.isFinite(aim.spin)) wrong("aim.spin");
  for (const name of CHANGEABLE) if (name in surface && !Number.isFinite(surface[name])) wrong(`surface.${name}`);
  for (const name of Object.keys(surface)) if (!CHANGEABLE.includes(name)) wrong(`surface.${name}`);
}

export function checkAim({ speed, spin = 0 }: StrokeRequest["aim"]): void {
  if (!(speed >= 0 && speed <= FASTEST)) throw new EngineRefusal("speed");
  if (Math.abs(spin) > MOST_SPIN) throw new EngineRefusal("spin");
}

export function checkSurface(surface: Surface): void {
  for (const [name, [least, most]] of Object.entries(RANGES)) {
    const value = surface[name as keyof Surface];
    if (!(value >= least! && value <= most!)) throw new EngineRefusal(`surface-${name}`);
  }
}

/** Refuse discs that cannot stand or move so. */
export function checkDiscs(discs: readonly Disc[], board: BoardFigures): void {
  for (const disc of discs) {
    const wall = board.halfSide - radiusOf(disc, board) + TOLERANCE;
    if (Math.abs(disc.at.x) > wall || Math.abs(disc.at.y) > wall) throw new EngineRefusal("off-board", disc.id);
    if (hypot(disc.velocity.x, disc.velocity.y) > FASTEST) throw new EngineRefusal("speed");
  }
  discs.forEach((one, k) => {
    for (const other of discs.slice(k + 1)) {
      const apart = hypot(one.at.x - other.at.x, one.at.y - other.at.y);
      const least = radiusOf(one, board) + radiusOf(other, board) - TOLERANCE;
      if (apart < least) throw new EngineRefusal("overlap", one.id, other.id);
    }
  });
}
