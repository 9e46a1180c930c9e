import { describe, expect, it } from "vitest";
import { readResults, withResult } from "../src/lib/level_results";

describe("results by level", () => {
  it("count every board once and keep the highest win", () => {
    let kept = readResults(null);
    kept = withResult(kept, "one", "club", [5, 0], true);
    kept = withResult(kept, "one", "club", [5, 0], true);
    kept = withResult(kept, "two", "club", [0, 9], false);
    kept = withResult(kept, "three", "club", [12, 0], true);
    kept = withResult(kept, "four", "club", [3, 0], true);
    expect(kept.levels.club).toEqual({ played: 4, won: 3, best: [12, 0] });
    expect(kept.levels.beginner).toBeUndefined();
    expect(readResults(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["another version", '{"version": 2, "levels": {"club": {"played": 1, "won": 1, "best": null}}}'],
    ["null", "null"],
    ["nonsense", '{"version": 1, "levels": {"club": {"played": 1, "won": 3, "best": [1]}, "x": 3}, "rooms": 7}'],
  ])("are empty where there is %s", (_, text) => {
    expect(readResults(text)).toEqual({ version: 1, levels: {}, rooms: [] });
  });
});
