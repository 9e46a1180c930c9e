/**
 * The umpire's rulings on the page itself, by the package's own Python: for a desk without a network.
 *
 * Python is loaded when it is first wanted, in a worker, and kept by the service worker. What can go wrong is a
 * DeskRulesError; then the ruling comes from the server, or later with the entries that wait.
 */

import type { Before, Correction, DeskView, Fact, Refused, Replacement, Ruled } from "../lib/protocol";
import { heardBuild } from "../lib/renewal";
import { keepPython } from "./python_keeping";
import type { RulesReply, RulesRequest } from "./desk_rules.worker";

export type DeskRulesProblem =
  /** This browser cannot run it, or the page was built without it, or its files cannot be had. */
  | "no-python"
  /** Nothing came in time. */
  | "too-slow"
  /** The server has other modules than this page. */
  | "other-rules"
  /** It answered with an error of its own: a fault of ours. */
  | "broken";

export class DeskRulesError extends Error {
  constructor(
    readonly why: DeskRulesProblem,
    detail = "",
  ) {
    super(detail ? `${why}: ${detail}` : why);
  }
}

/** A fact that was entered: the line of the record, with its hash, and the view after it. */
export interface EnteredFact {
  type: "entered";
  line: string;
  view: DeskView;
}

/** A record that was opened. */
export interface OpenedRecord {
  type: "opened";
  view: DeskView;
}

/**
 * One board; every answer has the form of the server's. What is entered is a fact, or the board put right. What is
 * refused has changed nothing.
 */
export interface DeskRules {
  /** Open a record: its header and its lines, as the server exports them. */
  open(lines: string): Promise<OpenedRecord | Refused>;
  view(): Promise<DeskView>;
  /** Rule on a fact without entering it, or as if it stood in the place of an entry. */
  preview(fact: Fact | Correction, at?: Date, before?: number): Promise<Ruled | Refused>;
  /** The board before an entry. */
  before(seq: number): Promise<Before | Refused>;
  /** Rule on all with another fact, or none, in the place of an entry. */
  replacement(seq: number, fact: Fact | Correction | null, at: Date): Promise<Replacement | Refused>;
  enter(fact: Fact | Correction, at: Date): Promise<EnteredFact | Refused>;
}

/** Milliseconds that Python may take to start: a slow phone takes ten seconds from its own cache. */
const START = 90_000;
/** Milliseconds that an answer may take once it has started. */
const ANSWER = 15_000;

class Python implements DeskRules {
  private readonly worker: Worker;
  private readonly asked = new Map<number, { done: (text: string) => void; failed: (problem: Error) => void }>();
  private last = 0;

  constructor() {
    try {
      this.worker = new Worker(new URL("./desk_rules.worker.ts", import.meta.url), { type: "module" });
    } catch (problem) {
      throw new DeskRulesError("no-python", String(problem));
    }
    this.worker.onmessage = ({ data }: MessageEvent<RulesReply>) => {
      const waiting = this.asked.get(data.id);
      this.asked.delete(data.id);
      if ("answer" in data) waiting?.done(data.answer);
      else waiting?.failed(new DeskRulesError(data.started ? "broken" : "no-python", data.failed));
    };
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.end(new DeskRulesError("no-python", event.message));
    };
  }

  /** Wait until Python runs. */
  start(): Promise<unknown> {
    return this.ask("ready", [], START);
  }

  open(lines: string) {
    return this.ask<OpenedRecord | Refused>("open", [lines]);
  }

  view() {
    return this.ask<DeskView>("view", []);
  }

  preview(fact: Fact | Correction, at = new Date(), before = 0) {
    return this.ask<Ruled | Refused>("preview", [JSON.stringify(fact), at.toISOString(), String(before)]);
  }

  before(seq: number) {
    return this.ask<Before | Refused>("before", [String(seq)]);
  }

  replacement(seq: number, fact: Fact | Correction | null, at: Date) {
    const told = fact === null ? "" : JSON.stringify(fact);
    return this.ask<Replacement | Refused>("replacement", [String(seq), told, at.toISOString()]);
  }

  enter(fact: Fact | Correction, at: Date) {
    return this.ask<EnteredFact | Refused>("enter", [JSON.stringify(fact), at.toISOString()]);
  }

  /** End it; whoever still waits is told why. */
  end(problem: DeskRulesError): void {
    if (running?.python === this) running = null;
    this.worker.terminate();
    for (const { failed } of this.asked.values()) failed(problem);
    this.asked.clear();
  }

  private ask<Answer>(ask: RulesRequest["ask"], args: string[], patience = ANSWER): Promise<Answer> {
    const request: RulesRequest = { id: ++this.last, ask, args };
    const answer = new Promise<string>((done, failed) => this.asked.set(request.id, { done, failed }));
    const late = setTimeout(() => this.end(new DeskRulesError("too-slow", ask)), patience);
    this.worker.postMessage(request);
    return answer.then((text) => JSON.parse(text) as Answer).finally(() => clearTimeout(late));
  }
}

let running: { python: Python; ready: Promise<DeskRules> } | null = null;

/** The rulings on this page, loaded when they are first asked for; a DeskRulesError where there are none. */
export function deskRules(): Promise<DeskRules> {
  running ??= begun();
  return running.ready;
}

function begun(): { python: Python; ready: Promise<DeskRules> } {
  const python = new Python();
  const ready = Promise.all([python.start(), sameRules()]).then(
    () => {
      void keepPython();
      return python;
    },
    (problem: DeskRulesError) => {
      python.end(problem);
      throw problem;
    },
  );
  return { python, ready };
}

/** Nothing, where the server rules by the same modules or cannot be reached. */
async function sameRules(): Promise<void> {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  const told = (await answer?.json().catch(() => null)) as { build?: string; rules?: string } | null;
  if (!told?.rules || told.rules === __PYTHON__?.mark) return;
  heardBuild(told.build ?? ""); // a page that is older than its server loads itself anew
  throw new DeskRulesError("other-rules");
}
