import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8420";

// The built page is part of the Python package. Nothing may be inlined: the page's policy is default-src 'self'.
export default defineConfig({
  plugins: [svelte()],
  base: "./",
  build: {
    outDir: "../src/carrom/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
