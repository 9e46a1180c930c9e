/** Python beside the page: the umpire's rulings by the package's own modules, without the network. */

import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable } from "@fluent/bundle";
import { loadPyodide } from "pyodide";
import type { PyCallable } from "pyodide/ffi";
import { info } from "pyodide/pyodide-lock.json";

const PYTHON = __PYTHON__;

/** What the page asks: whether Python runs, or a method of carrom.desk.page_board with its arguments. */
export interface RulesRequest {
  id: number;
  ask: "ready" | "open" | "view" | "preview" | "before" | "replacement" | "enter";
  args: string[];
}

export type RulesReply =
  | { id: number; answer: string }
  /** Python did not start, or something in it failed. */
  | { id: number; failed: string; started: boolean };

type Board = Record<RulesRequest["ask"], (...args: string[]) => string>;

/** A file that does not come: Pyodide would wait for it for ever. */
const missing = new Promise<never>((_, failed) => {
  const get = self.fetch.bind(self);
  self.fetch = async (...asked) => {
    try {
      const response = await get(...asked);
      if (response.ok) return response;
      throw new Error(`${response.url}: status ${response.status}`);
    } catch (problem) {
      failed(problem);
      throw problem;
    }
  };
});
const loading = Promise.race([load(), missing]);
loading.catch(() => undefined); // who asks is told

async function load(): Promise<Board> {
  if (!PYTHON?.runtime) throw new Error("this page was built without Python");
  const assets = new URL("./", import.meta.url).href;
  const runtime = `${assets}${PYTHON.runtime}/`;
  // Pyodide's own packages are at another site, and none is wanted.
  const lockFileContents = JSON.stringify({ info, packages: {} });
  const [python, msgspec, ours] = await Promise.all([
    loadPyodide({ indexURL: runtime, packageBaseUrl: runtime, lockFileContents }),
    bytes(`${runtime}msgspec.whl`),
    bytes(`${assets}${PYTHON.archive}`),
  ]);
  python.unpackArchive(msgspec, "wheel");
  python.unpackArchive(ours, "zip");
  python.pyimport("carrom.texts.page_fluent").use(bundle);
  return python.pyimport("carrom.desk.page_board").PageBoard() as Board;
}

async function bytes(address: string): Promise<ArrayBuffer> {
  return (await fetch(address)).arrayBuffer();
}

/** Texts of a language, rendered by the same library as the page's own. */
function bundle(language: string, names: string, grammar: PyCallable) {
  const kept = grammar.copy() as PyCallable; // what Python passes is gone when this function returns
  const functions = names.split(" ").map((name) => [name, ([text]: unknown[]) => String(kept(name, String(text)))]);
  const texts = new FluentBundle(language, {
    useIsolating: false,
    functions: Object.fromEntries(functions) as Record<string, FluentFunction>,
  });
  return {
    add: (source: string): void => void texts.addResource(new FluentResource(source)),
    has: (id: string): boolean => texts.hasMessage(id),
    render(id: string, args: string): string | undefined {
      const pattern = texts.getMessage(id)?.value;
      return pattern ? texts.formatPattern(pattern, JSON.parse(args) as Record<string, FluentVariable>) : undefined;
    },
  };
}

self.onmessage = async ({ data }: MessageEvent<RulesRequest>): Promise<void> => {
  const { id, ask, args } = data;
  let started = false;
  let reply: RulesReply;
  try {
    const board = await loading;
    started = true;
    reply = { id, answer: board[ask](...args) };
  } catch (problem) {
    reply = { id, failed: String(problem), started };
  }
  self.postMessage(reply);
};
