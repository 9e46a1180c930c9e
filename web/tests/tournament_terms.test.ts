import { describe, expect, it } from "vitest";
import { eventsIn, hasKnockout, movedUp, tidied, toggled, type Terms } from "../src/lib/tournament_terms";

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

  it("find earlier tournaments by their addresses, each once", () => {
    const [one, two] = ["0123456789abcdef01234567", "fedcba9876543210fedcba98"];
    const text = `https://x.org/#/event/${one}\n${two}, http://x/#/event/${one} abcdef 0${two}`;
    expect(eventsIn(text)).toEqual([one, two]);
    const season = { ...terms, prizes: "fixed", earlier: [one], skip_worst: 1 } as Terms;
    expect(tidied(season)).toMatchObject({ earlier: [one], skip_worst: 1 });
    expect(tidied({ ...season, prizes: null })).toMatchObject({ earlier: [], skip_worst: 0 });
  });

  it("have tie-breaks in any order, and the lot last", () => {
    expect(toggled(["buchholz", "lot"], "direct")).toEqual(["buchholz", "direct", "lot"]);
    expect(toggled(["buchholz", "lot"], "lot")).toEqual(["buchholz"]);
    expect(movedUp(["buchholz", "net", "lot"], "net")).toEqual(["net", "buchholz", "lot"]);
    expect(movedUp(["net", "lot"], "lot")).toEqual(["net", "lot"]);
  });
});
