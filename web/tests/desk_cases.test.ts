import { expect, test } from "vitest";
import { search, type CaseGroup } from "../src/lib/desk_cases";
import { clauseNamed, numbered } from "../src/lib/rule_book";

const PLAIN = { facts: [], late: [], pieces: null, needs: null, after: null, until: null };
const said = (en: string, fr: string) => ({ en, fr });
const GROUPS: CaseGroup[] = [
  {
    key: "fouls",
    title: null,
    cases: [
      {
        ...{ ...PLAIN, key: "elbow", group: "fouls", clause: "international:3.2.f" },
        ...{ title: said("forearm over the limit", "avant-bras"), also: said("crossed", "dépassé a bougé") },
      },
      {
        ...{ ...PLAIN, key: "last", group: "fouls", clause: "icf:102.a" },
        ...{ title: said("the last pieces", "les derniers pions"), also: null },
      },
    ],
  },
];
const found = (typed: string): string[] => search(GROUPS, typed).flatMap(({ cases }) => cases.map(({ key }) => key));

test.each([
  ["crossed", ["elbow"]],
  ["DEPASSE", ["elbow"]],
  ["a bougé", ["elbow"]],
  ["102", ["last"]],
  ["102a", ["last"]],
  ["32f", ["elbow"]],
  ["102.b", []],
  ["", ["elbow", "last"]],
])("a search for %s finds %s", (typed, keys) => {
  expect(found(typed)).toEqual(keys);
});

test("a number finds the clauses that begin with it, and no others", () => {
  expect(numbered("icf:102.a", "102")).toBe(true);
  expect(numbered("icf:102.a", "icf:102")).toBe(true);
  expect(numbered("icf:102.a", "10")).toBe(false);
  expect(numbered("international:3.11.b", "3.1")).toBe(false);
  expect(numbered("icf:102.a", "")).toBe(false);
  const clauses = ["101", "102.a", "102.b"].map((name) => ({ name }));
  expect(clauseNamed(clauses, "102")?.name).toBe("102.a");
  expect(clauseNamed(clauses, "102.b")?.name).toBe("102.b");
  expect(clauseNamed(clauses, "99")).toBeUndefined();
});
