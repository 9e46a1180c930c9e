/** A part of the build: the service worker gets the list of the page's files, and a name for exactly these. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { PYTHON_FILES } from "./python_files";

const WORKER = "service_worker.js";

export function precache(): Plugin {
  return {
    name: "carrom-precache",
    enforce: "post",
    generateBundle(_, bundle) {
      const hash = createHash("sha256");
      const files = ["/"];
      const python = new Set(PYTHON_FILES.map((name) => `${name}.gz`));
      for (const [name, made] of Object.entries(bundle).sort(([one], [other]) => (one < other ? -1 : 1))) {
        if (name === WORKER || name.endsWith(".map")) continue;
        hash.update(`${name}\n`).update(made.type === "chunk" ? made.code : made.source);
        if (name !== "index.html" && !python.has(name)) files.push(`/${name}`);
      }
      for (const name of readdirSync("public").sort()) {
        hash.update(`${name}\n`).update(readFileSync(`public/${name}`));
        files.push(`/${name}`);
      }
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk" || worker.imports.length) throw new Error("the service worker must be one file");
      const list = JSON.stringify({
        version: hash.digest("hex").slice(0, 16),
        files,
        python: PYTHON_FILES.map((name) => `/${name}`),
      });
      worker.code = `const PRECACHE = ${list};\n${worker.code}`;
    },
  };
}
