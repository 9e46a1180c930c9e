import { describe, expect, it } from "vitest";
import { at, capital, de, people, que } from "../src/lib/grammar";
import table from "../../tests/texts/grammar.json";

const FUNCTIONS: Record<string, (text: string) => string> = {
  A: at,
  CAPITAL: capital,
  DE: de,
  PEOPLE: people,
  QUE: que,
};

describe("small words before names", () => {
  it.each(Object.entries(table))("%s says what the server says", (name, rows) => {
    for (const [given, wanted] of Object.entries(rows)) expect(FUNCTIONS[name]!(given)).toBe(wanted);
  });
});
