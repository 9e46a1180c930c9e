import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Imported } from "../src/lib/progress.svelte";

/** A browser's storage, and the page's modules as they are when it is opened. */
async function opened(kept: Map<string, string>) {
  vi.resetModules();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  vi.stubGlobal("localStorage", storage);
  const progress = await import("../src/lib/progress.svelte");
  const { lessonsDone, markDone, LESSONS } = await import("../src/lib/lessons");
  const { drillScores, keepRun } = await import("../src/lib/drill_scores");
  const { soloKept } = await import("../src/lib/solo_boards");
  const { DRILLS } = await import("../src/lib/drills");
  return { ...progress, lessonsDone, markDone, LESSONS, drillScores, keepRun, DRILLS, soloKept };
}

describe("progress", () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = new Map();
  });

  it("is there again after a reload", async () => {
    const before = await opened(kept);
    const lesson = before.LESSONS[0]!;
    before.markDone(lesson, lesson.steps[0]!);
    before.keepRun(before.DRILLS[0]!, { drill: "straight", at: 5, seed: 1, parts: [1, 0] });
    const after = await opened(kept);
    expect(after.lessonsDone.value).toEqual({ [lesson.id]: [lesson.steps[0]!.id] });
    expect(after.drillScores.value.runs).toEqual([{ drill: "straight", at: 5, seed: 1, parts: [1, 0] }]);
  });

  it("is added from a file: what is here stays, nothing is there twice", async () => {
    const there = await opened(new Map());
    const [one, two] = there.LESSONS;
    there.markDone(one!, one!.steps[1]!);
    there.markDone(two!, two!.steps[0]!);
    there.keepRun(there.DRILLS[0]!, { drill: "straight", at: 5, seed: 1, parts: [1] });
    there.keepRun(there.DRILLS[0]!, { drill: "straight", at: 3, seed: 1, parts: [0] });
    const file = there.progressFile();
    const here = await opened(kept);
    here.markDone(one!, one!.steps[0]!);
    here.keepRun(here.DRILLS[0]!, { drill: "straight", at: 5, seed: 1, parts: [1] });
    for (let k = 0; k < 2; k++) expect(here.importProgress(file)).toBe("taken");
    expect(here.lessonsDone.value).toEqual({
      [one!.id]: [one!.steps[0]!.id, one!.steps[1]!.id],
      [two!.id]: [two!.steps[0]!.id],
    });
    expect(here.drillScores.value.runs.map(({ at }) => at)).toEqual([3, 5]);
    expect(JSON.parse(kept.get("carrom-progress")!).sections.lessons).toEqual(here.lessonsDone.value);
  });

  const whole = { format: "carrom-progress", version: 1 };
  const wrong: [Imported, unknown][] = [
    ["not-progress", 7],
    ["not-progress", null],
    ["not-progress", { format: "other", version: 1 }],
    ["newer", { ...whole, version: 2, sections: {} }],
    ["damaged", { ...whole, sections: [] }],
    ["damaged", { ...whole, sections: { lessons: { strike: "all" } } }],
    ["damaged", { ...whole, sections: { lessons: { strike: ["aim"] }, drills: { runs: [{ drill: "x" }], open: [] } } }],
    ["damaged", { ...whole, sections: { lessons: { strike: ["aim"] }, solo: { results: [{ at: 1 }] } } }],
  ];
  it.each(wrong)("refuses a file that is wrong and changes nothing: %s", async (said, file) => {
    const page = await opened(kept);
    expect(page.importProgress(JSON.stringify(file))).toBe(said);
    expect(page.importProgress("no JSON")).toBe("not-progress");
    expect(page.lessonsDone.value).toEqual({});
  });

  it("is empty where what was kept is damaged, and keeps sections it does not know", async () => {
    kept.set("carrom-progress", JSON.stringify({ ...whole, sections: { lessons: 5, drills: [], later: [1] } }));
    const page = await opened(kept);
    expect(page.lessonsDone.value).toEqual({});
    expect(page.drillScores.value.runs).toEqual([]);
    page.markDone(page.LESSONS[0]!, page.LESSONS[0]!.steps[0]!);
    expect(JSON.parse(kept.get("carrom-progress")!).sections.later).toEqual([1]);
  });

  it("does no harm where nothing can be kept", async () => {
    const page = await opened(kept);
    vi.stubGlobal("localStorage", undefined);
    page.markDone(page.LESSONS[0]!, page.LESSONS[0]!.steps[0]!);
    expect(page.lessonsDone.value).not.toEqual({});
  });
});
