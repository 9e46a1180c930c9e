/** What a device keeps of a tournament: what its table was last shown, and entries until the server has them. */

import type { Said } from "./protocol";
import type { TournamentView } from "./protocol.generated";

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
  lost: { said: Said | null } | null;
}

/** Where entries are kept. */
export interface FactStore {
  all(link: string): Promise<KeptFact[]>;
  /** Keep one; the answer is its place in the order. */
  keep(fact: KeptFact): Promise<number>;
  drop(orders: readonly number[]): Promise<unknown>;
}

const NAME = "carrom-tournament";
const FACTS = "facts";
const VIEWS = "views";

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      const facts = asked.result.createObjectStore(FACTS, { keyPath: "order", autoIncrement: true });
      facts.createIndex("link", "link");
      asked.result.createObjectStore(VIEWS, { keyPath: "link" });
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(new Error("no storage"));
  });
  return opened;
}

/** Do something with a store; it is on the disk when this is done. */
async function work<T>(
  store: string,
  mode: IDBTransactionMode,
  wish: (found: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const found = (await database()).transaction(store, mode, { durability: "strict" });
  const asked = wish(found.objectStore(store));
  return new Promise((resolve, reject) => {
    found.oncomplete = () => resolve(asked.result);
    found.onerror = found.onabort = () => reject(new Error("not kept"));
  });
}

export const factStore: FactStore = {
  all: (link) => work(FACTS, "readonly", (found) => found.index("link").getAll(link) as IDBRequest<KeptFact[]>),
  keep: async (fact) => Number(await work(FACTS, "readwrite", (found) => found.put(fact))),
  drop: (orders) =>
    work(FACTS, "readwrite", (found) => {
      for (const order of orders) found.delete(order);
      return found.count();
    }),
};

/** What a link was last shown; nothing where nothing is kept. */
export async function keptView(link: string): Promise<TournamentView | null> {
  type KeptRow = { view: TournamentView } | undefined;
  const found = await work(VIEWS, "readonly", (store) => store.get(link) as IDBRequest<KeptRow>).catch(() => null);
  return found?.view ?? null;
}

export const keepView = (link: string, view: TournamentView): Promise<unknown> =>
  work(VIEWS, "readwrite", (found) => found.put({ link, view })).catch(() => null);
