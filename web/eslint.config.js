import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      // The compiler knows every name, also those of runes and of the workers.
      "no-undef": "off",
      // Indexes are checked by the compiler (noUncheckedIndexedAccess); "!" says that one is known to be good.
      "@typescript-eslint/no-non-null-assertion": "off",
      // {" "} keeps a space that a line break would eat.
      "svelte/no-useless-mustaches": "off",
      // The compiler of Svelte, run by svelte-check, knows which of its warnings are silenced for nothing.
      "svelte/no-unused-svelte-ignore": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
