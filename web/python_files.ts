/** A part of the build: the files of the page's Python (tools/page_python.py), compressed as the server sends them. */

import { existsSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const BUILT = "src/desk_rules/built";

interface Python {
  /** The folder of Pyodide and msgspec, below the page's assets. */
  runtime: string;
  /** The file of our own modules. */
  archive: string;
  /** The mark of our own modules. */
  mark: string;
  files: string[];
}

/** What was built; nothing where the page is built without Python. */
export const python: Python = existsSync(`${BUILT}/python.json`)
  ? (JSON.parse(readFileSync(`${BUILT}/python.json`, "utf8")) as Python)
  : { runtime: "", archive: "", mark: "", files: [] };

export const PYTHON_FILES: readonly string[] = python.files.map((name) => `assets/${name}`);

export function pythonFiles(): Plugin {
  return {
    name: "carrom-python",
    buildStart() {
      for (const name of python.files)
        this.emitFile({
          type: "asset",
          fileName: `assets/${name}.gz`,
          source: readFileSync(`${BUILT}/${name}.gz`),
        });
    },
  };
}
