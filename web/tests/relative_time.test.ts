import { afterEach, describe, expect, it } from "vitest";
import { timeAgo, formatDate } from "../src/lib/relative_time";
import { preferences } from "../src/lib/preferences.svelte";

const NOW = Date.UTC(2026, 4, 20, 12);
const MINUTE = 60_000;

describe("how long ago", () => {
  afterEach(() => (preferences.language = "en"));

  it.each([
    [0, "just now"],
    [5 * MINUTE, "5 minutes ago"],
    [61 * MINUTE, "1 hour ago"],
    [25 * 60 * MINUTE, "yesterday"],
    [3 * 1440 * MINUTE, "3 days ago"],
    [30 * 1440 * MINUTE, "20 Apr 2026"],
  ])("%d ms: %s", (passed, said) => {
    preferences.language = "en";
    expect(timeAgo(NOW - passed, NOW)).toBe(said);
  });

  it("in French", () => {
    preferences.language = "fr";
    expect(timeAgo(NOW, NOW)).toBe("à l’instant");
    expect(timeAgo(NOW - 5 * MINUTE, NOW)).toBe("il y a 5 minutes");
    expect(formatDate(NOW, { dateStyle: "long" })).toBe("20 mai 2026");
  });

  it("a clock that is behind says nothing of the future", () => {
    preferences.language = "en";
    expect(timeAgo(NOW + 5 * MINUTE, NOW)).toBe("just now");
  });
});
