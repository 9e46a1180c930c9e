import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { RoomSocket } from "../src/lib/room_socket";

/** A socket that the test opens and closes. */
class Line extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: Line[] = [];
  readyState = 0;
  constructor(readonly address: string) {
    super();
    Line.made.push(this);
  }
  send(): void {}
  close(): void {}
  welcome(): void {
    this.readyState = Line.OPEN;
    this.dispatchEvent(new Event("open"));
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify({ type: "welcome" }) }));
  }
  end(code: number): void {
    this.readyState = Line.CLOSED;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
}

describe("a socket that was closed", () => {
  beforeEach(() => {
    Line.made = [];
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Line);
    vi.stubGlobal("location", { protocol: "https:", host: "carrom.example" });
    vi.stubGlobal("document", new EventTarget());
    vi.stubGlobal("window", Object.assign(new EventTarget(), { setTimeout }));
    new RoomSocket("r", { told: () => {}, connected: () => {}, missing: () => {}, since: () => 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("comes back at once when the server restarts, but waits when it is turned away", () => {
    Line.made[0]?.welcome();
    Line.made[0]?.end(1012);
    vi.advanceTimersByTime(1);
    expect(Line.made).toHaveLength(2);
    Line.made[1]?.end(1012);
    vi.advanceTimersByTime(1);
    expect(Line.made).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(Line.made).toHaveLength(3);
  });

  it("waits when the line was lost", () => {
    Line.made[0]?.welcome();
    Line.made[0]?.end(1006);
    vi.advanceTimersByTime(100);
    expect(Line.made).toHaveLength(1);
    vi.advanceTimersByTime(300);
    expect(Line.made).toHaveLength(2);
  });
});
