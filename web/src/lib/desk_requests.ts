/** What the umpire's desk asks the server. */

import { fetchJson } from "./api";
import type {
  Before,
  DeskAnswer,
  DeskRound,
  DeskTerms,
  EntriesAnswer,
  NewDesk,
  NewDeskEntries,
  OpenedDesk,
  PenGiven,
  Previews,
  Refused,
  Replacement,
  ReplacementWish,
  ScoreCard,
  WantsPen,
} from "./protocol";

/** Milliseconds after which a silent server counts as none. */
const PATIENCE = 8000;

function ask<T>(path: string, secret = "", body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "x-umpire": secret };
  const signal = AbortSignal.timeout(PATIENCE);
  if (body === undefined) return fetchJson<T>(`/api/desk${path}`, { headers, signal });
  headers["content-type"] = "application/json";
  return fetchJson<T>(`/api/desk${path}`, { method: "POST", headers, signal, body: JSON.stringify(body) });
}

export const deskTerms = (): Promise<DeskTerms> => ask("/terms");
export const openDesk = (wanted: NewDesk): Promise<OpenedDesk> => ask("", "", wanted);
export const readDesk = (room: string, secret: string, since = 0): Promise<DeskAnswer> =>
  ask(`/${room}?since=${since}`, secret);
export const takePen = (room: string, secret: string, wanted: WantsPen): Promise<PenGiven> =>
  ask(`/${room}/pen`, secret, wanted);
export const previewFacts = (room: string, secret: string, facts: unknown[], before: number): Promise<Previews> =>
  ask(`/${room}/preview`, secret, { facts, before });
/** The board before an entry. */
export const boardBefore = (room: string, secret: string, seq: number): Promise<Before | Refused> =>
  ask(`/${room}/before/${seq}`, secret);
/** How all is ruled with another fact, or none, in the place of an entry. */
export const replacementOf = (room: string, secret: string, wanted: ReplacementWish): Promise<Replacement | Refused> =>
  ask(`/${room}/replacement`, secret, wanted);
export const sendEntries = (room: string, secret: string, wanted: NewDeskEntries): Promise<EntriesAnswer> =>
  ask(`/${room}/entries`, secret, wanted);
export const renewDeskLink = (room: string, secret: string, link: "umpire" | "watch"): Promise<OpenedDesk> =>
  ask(`/${room}/links`, secret, { link });
export const readRound = (room: string): Promise<DeskRound | null> => ask(`/${room}/round`);
/** Where the score card is as a sheet of paper. */
export const cardAddress = (room: string, language: string): string =>
  `/api/desk/${room}/card.pdf?language=${language}`;
export const readCard = (room: string): Promise<ScoreCard> => ask(`/${room}/card`);

/** The time now, by a clock that is so far ahead of this one (ms). */
export const timeStamp = (ahead: number): string => new Date(Date.now() + ahead).toISOString();
