/** What a device keeps of a tournament: what its table was last shown, and entries until the server has them. */

import { deviceDatabase } from "./device_database";
import type { Said } from "./protocol";
import type { TournamentView } from "./protocol.generated";
import { BUILD } from "./renewal";

export type TournamentFact = { type: string; competition: string } & Record<string, unknown>;

/** Something entered: at first only here. */
export interface KeptFact {
  /** Which comes first. */
  order?: number;
  /** The tournament and the secret of the link, as one text. */
  link: string;
  id: string;
  fact: TournamentFact;
  /** How much of the log the device had seen. */
  expected: number;
  /** Why the server will never take it; nothing: it waits. */
  lost: { said: Said | null; kind?: string } | null;
}

/** Where entries are kept. */
export interface FactStore {
  all(link: string): Promise<KeptFact[]>;
  /** Keep one; the answer is its place in the order. */
  keep(fact: KeptFact): Promise<number>;
  drop(orders: readonly number[]): Promise<unknown>;
}

const FACTS = "facts";
const VIEWS = "views";

const work = deviceDatabase("carrom-tournament", (fresh) => {
  const facts = fresh.createObjectStore(FACTS, { keyPath: "order", autoIncrement: true });
  facts.createIndex("link", "link");
  fresh.createObjectStore(VIEWS, { keyPath: "link" });
});

export const factStore: FactStore = {
  all: (link) =>
    work("readonly", (found) => found.objectStore(FACTS).index("link").getAll(link) as IDBRequest<KeptFact[]>),
  keep: async (fact) => Number(await work("readwrite", (found) => found.objectStore(FACTS).put(fact))),
  drop: (orders) =>
    work("readwrite", (found) => {
      const facts = found.objectStore(FACTS);
      for (const order of orders) facts.delete(order);
      return facts.count();
    }),
};

interface KeptRow {
  link: string;
  view: TournamentView;
  /** Which build of the page kept it; a page of an older version did not say. */
  build?: string;
}

/**
 * What a link was last shown; nothing where nothing is kept, or where another build of the page kept it: a view
 * is made for one build and may lack what another one shows.
 */
export async function keptView(link: string): Promise<TournamentView | null> {
  const asked = work("readonly", (found) => found.objectStore(VIEWS).get(link) as IDBRequest<KeptRow | undefined>);
  const row = await asked.catch(() => undefined);
  return row?.build === BUILD ? row.view : null;
}

export const keepView = (link: string, view: TournamentView): Promise<unknown> => {
  const row: KeptRow = { link, view, build: BUILD };
  return work("readwrite", (found) => found.objectStore(VIEWS).put(row)).catch(() => null);
};
