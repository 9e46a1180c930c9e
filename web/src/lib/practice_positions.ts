/** Positions of the practice board: the rosette, the empty board, and positions as text. */

import { SEATS } from "./geometry";
import { MOST, type BoardPiece, PIECES } from "./piece_places";
import type { Aim, Seat, Standing } from "./protocol";
import { rosette } from "./rosette";

export const NAMES = ["rosette", "empty"] as const;
export type Name = (typeof NAMES)[number];

/** How a stroke is played, as seen from its seat. */
export type PracticeAim = Required<Omit<Aim, "seat">>;

/** What a practice board is taken up with. */
export interface Given {
  pieces: Standing[];
  seat: Seat;
  aim: PracticeAim | null;
}

/** The pieces of a position that has a name. */
export function piecesOf(name: Name): Standing[] {
  return name === "empty" ? [] : rosette().map(({ kind, x, y }) => ({ piece: kind, at: [x, y] }));
}

/** Where pages leave a position for the practice board. */
export const GIVEN = "carrom-practice";

/** Leave a position for the practice board; say whether this browser can. */
export function openOnPractice(given: Given): boolean {
  try {
    sessionStorage.setItem(GIVEN, JSON.stringify(given));
    return true;
  } catch {
    return false;
  }
}

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

function readPiece(given: unknown): Standing | null {
  const { piece, at } = (given ?? {}) as Partial<Standing>;
  if (!PIECES.includes(piece as BoardPiece) || !Array.isArray(at) || at.length !== 2) return null;
  return at.every(isNumber) ? { piece: piece as BoardPiece, at: [at[0], at[1]] } : null;
}

export function readAim(given: unknown): PracticeAim | null {
  const { x, angle, speed, spin = 0 } = (given ?? {}) as Partial<PracticeAim>;
  return isNumber(x) && isNumber(angle) && isNumber(speed) && isNumber(spin) ? { x, angle, speed, spin } : null;
}

/** Read what another page or a former visit has left; nothing: it cannot be used. */
export function readGiven(given: unknown): Given | null {
  const { pieces, seat, aim } = (given ?? {}) as Partial<Given>;
  if (!Array.isArray(pieces) || pieces.length > MOST || !SEATS.includes(seat as Seat)) return null;
  const read = pieces.map(readPiece).filter((each) => each !== null);
  return read.length === pieces.length ? { pieces: read, seat: seat as Seat, aim: readAim(aim) } : null;
}

const LETTERS: Record<string, BoardPiece> = { w: "white", b: "black", q: "queen" };

/** To ten places: touching pieces must not overlap when they are read again. */
const short = (value: number): number => Math.round(value * 1e10) / 1e10;

/** A position in one line; the pieces are written as in the position notation of records. ``exact``: to the last bit,
 * so that a stroke comes out the same. */
export function positionLine({ pieces, seat, aim }: Given, exact = false): string {
  const number = exact ? (value: number): number => value : short;
  const stroke = aim ? `${aim.x},${aim.angle},${aim.speed},${aim.spin}` : "-";
  const layout = pieces.map(({ piece, at }) => `${piece[0]}:${number(at[0])},${number(at[1])}`).join(";");
  return `carrom-practice/1 ${seat} ${stroke} [${layout}]`;
}

/** Read such a line, or the position notation of a record if it says where the pieces lie. */
export function readPositionLine(text: string): Given | null {
  const fields = text.trim().split(/\s+/);
  const layout = /^\[(.*)\]$/.exec(fields.at(-1) ?? "")?.[1];
  if (layout === undefined || text.length > 8192) return null;
  const pieces =
    layout === ""
      ? []
      : layout.split(";").map((part) => {
          const found = /^([wbq]):([^,]+),([^,]+)$/.exec(part);
          return found && { piece: LETTERS[found[1]!], at: [Number(found[2]), Number(found[3])] };
        });
  if (fields[0] === "carrom/1" && fields.length === 14) {
    return readGiven({ pieces, seat: /@(\w+)$/.exec(fields[4]!)?.[1] ?? "south", aim: null });
  }
  if (fields[0] !== "carrom-practice/1" || fields.length !== 4) return null;
  if (fields[2] === "-") return readGiven({ pieces, seat: fields[1], aim: null });
  const [x, angle, speed, spin] = fields[2]!.split(",").map(Number);
  const aim = readAim({ x, angle, speed, spin });
  return aim && readGiven({ pieces, seat: fields[1], aim });
}
