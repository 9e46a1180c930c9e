/** The best stroke of a position as paths beside the one that was played; computed when it is first looked at. */

import { SvelteMap } from "svelte/reactivity";
import type { Path } from "./board_overlay";
import { BOARD, fromSeat } from "./geometry";
import { pathsOf } from "./paths";
import type { Aim, AnalysedStroke } from "./protocol";
import { computeStroke } from "./stroke_engine";
import type { ReplayStep } from "./timeline";

/** How far a stroke is drawn that cannot be computed (m). */
const FAR = 0.3;

export class BestStrokes {
  /** By the number of the entry; empty while it is computed. */
  readonly #paths = new SvelteMap<number, readonly Path[]>();

  /** The better stroke of an entry; nothing while it is computed. */
  of(seq: number): readonly Path[] {
    return this.#paths.get(seq) ?? [];
  }

  async show({ seq, best }: AnalysedStroke, { before }: ReplayStep): Promise<void> {
    if (!best || this.#paths.has(seq)) return;
    this.#paths.set(seq, []);
    const { aim } = best;
    const paths = await computeStroke({ pieces: before, aim }).then(
      ({ frames }) => pathsOf(frames),
      () => [directionOf(aim)],
    );
    this.#paths.set(
      seq,
      paths.map((path) => ({ ...path, better: true })),
    );
  }
}

function directionOf({ seat, x, angle }: Aim): Path {
  const radians = (angle * Math.PI) / 180;
  const from = { x, y: -BOARD.baseDistance };
  const to = { x: from.x + FAR * Math.cos(radians), y: from.y + FAR * Math.sin(radians) };
  return { kind: "striker", points: [fromSeat(from, seat), fromSeat(to, seat)] };
}
