import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { at, capital, de, people, que } from "../src/lib/grammar";

const table = JSON.parse(readFileSync("../tests/texts/grammar.json", "utf-8")) as Record<
  string,
  Record<string, string>
>;
const functions: Record<string, (text: string) => string> = {
  A: at,
  CAPITAL: capital,
  DE: de,
  PEOPLE: people,
  QUE: que,
};

describe("small words before names", () => {
  it.each(Object.entries(table))("%s says what the server says", (name, rows) => {
    for (const [given, wanted] of Object.entries(rows)) expect(functions[name]!(given)).toBe(wanted);
  });
});
