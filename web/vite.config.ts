import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { precache } from "./precache";
import { python, pythonFiles } from "./python_files";

const server = "http://127.0.0.1:8420";

// The built page is part of the Python package. Nothing may be inlined: the page's policy is default-src 'self'.
export default defineConfig({
  plugins: [svelte(), pythonFiles(), precache()],
  base: "./",
  // Which build this is (tools/page.py): a page that is older than the server renews itself.
  define: {
    __BUILD__: JSON.stringify(process.env["CARROM_BUILD"] ?? ""),
    __PYTHON__: JSON.stringify({ runtime: python.runtime, archive: python.archive, mark: python.mark }),
  },
  // Pyodide loads its own module when it starts, which only a module can.
  worker: { format: "es" },
  build: {
    outDir: "../src/carrom/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      input: {
        index: "index.html",
        service_worker: "src/service_worker/service_worker.ts",
        desk_rules: "src/desk_rules/desk_rules.ts",
      },
      preserveEntrySignatures: "exports-only",
      output: {
        // The service worker lies beside the page, because it may serve only what lies below itself.
        entryFileNames: ({ name }) => (name === "service_worker" ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
