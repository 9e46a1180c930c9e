/** Motions that a replay lacks, computed here: of strokes whose aim is known and of the same engine. */

import { ENGINE } from "../engine/figures.generated";
import { firstDifference } from "./foreseen";
import type { Replay, ReplayEntry } from "./protocol";
import { foreseeStroke } from "./stroke_engine";

/** Fill in what is missing, where the same comes out as the record says. */
export async function fillMotions(replay: Replay): Promise<Replay> {
  if (!replay.entries.some(isLacking)) return replay;
  const entries: ReplayEntry[] = [];
  for (const entry of replay.entries) {
    const layout = entries.at(-1)?.layout;
    entries.push(isLacking(entry) && layout ? await filled(entry, layout, replay.settings.edition) : entry);
  }
  return { ...replay, entries };
}

const isLacking = ({ fact, motion }: ReplayEntry): boolean =>
  fact.type === "struck" && !motion && !!fact.aim && fact.engine === ENGINE;

async function filled(
  entry: ReplayEntry,
  pieces: NonNullable<ReplayEntry["layout"]>,
  board: string | undefined,
): Promise<ReplayEntry> {
  const { fact } = entry;
  if (fact.type !== "struck" || !fact.aim) return entry;
  const answer = await foreseeStroke({ pieces, aim: fact.aim }, { board, anywhere: true });
  if (!answer || firstDifference(answer.stroke, fact.stroke)) return entry;
  return { ...entry, motion: { aim: fact.aim, frames: answer.frames } };
}
