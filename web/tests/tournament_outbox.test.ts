import { describe, expect, it } from "vitest";
import { RefusedError } from "../src/lib/api";
import type { MeetingView, TournamentAnswer, TournamentView } from "../src/lib/protocol.generated";
import { asEntered, canWait, Outbox, waitingFor, type Send } from "../src/lib/tournament_outbox";
import type { FactStore, KeptFact } from "../src/lib/tournament_store";

const VIEW = { seq: 9 } as TournamentView;
const result = (a: number, b: number) => ({ ...at, type: "result-entered", side: "a", result: { a, b } });
const at = { competition: "open", round: 1, match: 2 };
const confirmed = { ...at, type: "result-confirmed", side: "b" };

/** A device that keeps things in memory. */
function device(): FactStore & { rows: Map<number, KeptFact> } {
  const rows = new Map<number, KeptFact>();
  let next = 1;
  return {
    rows,
    all: async (link) => [...rows.values()].filter((row) => row.link === link),
    keep: async (fact) => {
      const order = fact.order ?? next++;
      rows.set(order, { ...fact, order });
      return order;
    },
    drop: async (orders) => orders.forEach((order) => rows.delete(order)),
  };
}

/** A server that takes each id once, or refuses some. */
function server(refuses: (fact: { type: string }) => boolean = () => false) {
  const log: string[] = [];
  const asked: number[] = [];
  const send: Send = async (expected, entries) => {
    asked.push(expected);
    const taken: string[] = [];
    for (const { id, fact } of entries) {
      if (refuses(fact)) return { taken, refused: { id, kind: "stale", said: { en: "No", fr: "Non" } }, view: VIEW };
      if (!log.includes(id)) log.push(id);
      taken.push(id);
    }
    return { taken, refused: null, view: VIEW } satisfies TournamentAnswer;
  };
  return { log, asked, send };
}

const nobody: Send = () => Promise.reject(new RefusedError(null));

describe("an outbox", () => {
  it("keeps entries while nobody answers, over a new start, and sends them once and in order", async () => {
    const store = device();
    const first = new Outbox("t/x", store);
    const ids = [(await first.add(result(25, 7), 4)).id, (await first.add(confirmed, 4)).id];
    expect(await first.flush(nobody)).toBeNull();
    expect(first.waiting.length).toBe(2);
    const again = new Outbox("t/x", store);
    await again.load();
    const { log, asked, send } = server();
    const lossy: Send = async (...told) => {
      await send(...told);
      throw new RefusedError(null); // the answer got lost
    };
    expect(await again.flush(lossy)).toBeNull();
    expect(again.waiting.length).toBe(2);
    expect(await again.flush(send)).toBe(VIEW);
    expect(log).toEqual(ids);
    expect(asked).toEqual([4, 4]);
    expect([again.entries.length, store.rows.size]).toEqual([0, 0]);
  });

  it("keeps what was refused until somebody has read it, and sends the rest", async () => {
    const store = device();
    const box = new Outbox("t/x", store);
    await box.add(result(25, 7), 4);
    const other = await box.add({ ...result(1, 2), match: 3 }, 4);
    const { log, send } = server((fact) => (fact as { match?: number }).match === 2);
    await box.flush(send);
    expect(log).toEqual([other.id]);
    expect(box.waiting).toEqual([]);
    expect(box.lost[0]!.lost).toEqual({ said: { en: "No", fr: "Non" }, kind: "stale" });
    const again = new Outbox("t/x", store);
    await again.load();
    expect(again.lost.length).toBe(1);
    await again.read();
    expect(store.rows.size).toBe(0);
  });

  it.each([
    [403, 0, 1],
    [404, 0, 1],
    [429, 1, 0],
    [503, 1, 0],
  ])("a server that answers with %i", async (status, waiting, lost) => {
    const box = new Outbox("t/x", device());
    await box.add(result(25, 7), 4);
    await box.flush(() => Promise.reject(new RefusedError({ en: "No", fr: "Non" }, false, status)));
    expect([box.waiting.length, box.lost.length]).toEqual([waiting, lost]);
  });

  it("waits while something else than our server answers, such as the page of a hotel's network", async () => {
    const box = new Outbox("t/x", device());
    await box.add(result(25, 7), 4);
    expect(await box.flush(() => Promise.reject(new RefusedError(null, false, 200)))).toBeNull();
    expect([box.waiting.length, box.lost.length]).toEqual([1, 0]);
  });

  it("works as long as the page where the browser keeps nothing", async () => {
    const broken = { ...device(), keep: () => Promise.reject(new Error("no storage")) };
    const box = new Outbox("t/x", broken);
    await box.add(result(25, 7), 4);
    const { log, send } = server();
    await box.flush(send);
    expect(log.length).toBe(1);
    expect(box.entries).toEqual([]);
  });
});

describe("what waits", () => {
  it("is results and answers, nothing that depends on others", () => {
    expect(canWait(result(1, 2))).toBe(true);
    expect(canWait({ type: "round-published", competition: "open" })).toBe(false);
  });

  it("is shown at its match", async () => {
    const box = new Outbox("t/x", device());
    await box.add(result(25, 7), 4);
    const match = { stand: "open", score: null, claimed_by: null } as MeetingView;
    expect(waitingFor(box.waiting, { ...at, match: 3 })).toEqual([]);
    const seen = asEntered(match, waitingFor(box.waiting, at));
    expect([seen.stand, seen.claimed_by, seen.score]).toEqual(["claimed", "a", [25, 7]]);
    expect(asEntered(match, [])).toBe(match);
  });
});
