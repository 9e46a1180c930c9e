import { afterEach, expect, test, vi } from "vitest";
import { factStore } from "../src/lib/tournament_store";

afterEach(() => vi.unstubAllGlobals());

test("a database that could not be opened is tried again with the next entry", async () => {
  const asked: { onerror?: () => void }[] = [];
  const open = (): object => {
    const request: { onerror?: () => void } = {};
    asked.push(request);
    queueMicrotask(() => request.onerror?.());
    return request;
  };
  vi.stubGlobal("indexedDB", { open });
  await expect(factStore.all("one")).rejects.toThrow();
  await expect(factStore.all("one")).rejects.toThrow();
  expect(asked).toHaveLength(2);
});
