import { describe, expect, it } from "vitest";
import { ServerClock } from "../src/lib/server_clock";

describe("the server's time", () => {
  it("is what the least delayed message says", () => {
    const clock = new ServerClock();
    clock.begin(100_000, 40_000); // on its way for a while
    expect(clock.ahead).toBe(60_000);
    clock.heard(102_500, 0, 42_100); // quicker by 400 ms
    expect(clock.ahead).toBe(60_400);
    clock.heard(105_000, 0, 46_000); // held up: it would show more time than there is
    expect(clock.ahead).toBe(60_400);
  });

  it("counts half of the way there and back", () => {
    const clock = new ServerClock();
    clock.begin(100_000, 40_000);
    clock.heard(102_500, 300, 42_500);
    expect(clock.ahead).toBe(60_150);
    clock.begin(110_000, 50_000);
    expect(clock.ahead).toBe(60_150);
  });

  it("begins anew with every entry, as the time while no server ran is nobody's", () => {
    const clock = new ServerClock();
    clock.begin(100_000, 40_000);
    clock.begin(50_000, 41_000);
    expect(clock.ahead).toBe(9_000);
  });
});
