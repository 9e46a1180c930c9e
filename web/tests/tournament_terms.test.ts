import { describe, expect, it } from "vitest";
import { hasKnockout, movedUp, tidied, toggled, type Terms } from "../src/lib/tournament_terms";

const terms = { title: " Open ", kind: "singles", method: "swiss", rubbers: 3, finalists: 4 } as Terms;

describe("terms", () => {
  it("leave out what belongs to another kind or method", () => {
    expect(tidied(terms)).toMatchObject({ title: "Open", rubbers: 1, finalists: 4 });
    expect(tidied({ ...terms, kind: "teams", method: "groups", apart: "club", apart_rounds: 2 })).toMatchObject({
      ...{ rubbers: 3, finalists: 0, apart: "nobody", apart_rounds: 0 },
    });
    expect(hasKnockout(terms)).toBe(true);
    expect(hasKnockout({ ...terms, finalists: 0 })).toBe(false);
  });

  it("have tie-breaks in any order, and the lot last", () => {
    expect(toggled(["buchholz", "lot"], "direct")).toEqual(["buchholz", "direct", "lot"]);
    expect(toggled(["buchholz", "lot"], "lot")).toEqual(["buchholz"]);
    expect(movedUp(["buchholz", "net", "lot"], "net")).toEqual(["net", "buchholz", "lot"]);
    expect(movedUp(["net", "lot"], "lot")).toEqual(["net", "lot"]);
  });
});
