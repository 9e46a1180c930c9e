/** Looking for somebody to play with: who waits, waiting oneself, and the game once somebody has come. */

import { fetchJson, RefusedError, refusalOf } from "./api";
import { rememberGame } from "./preferences.svelte";
import type { Found, OpenGame, OpenGameList, Said, Search, ServerMessage } from "./protocol";
import { RoomSocket } from "./room_socket";

/** Milliseconds between two looks at who waits. */
const LOOK = 4000;
/** Where the game is kept in which this browser waits, in case the page is loaded anew. */
const KEY = "carrom-waiting";

/** Leave a game in which nobody has sat down; false: somebody has. */
async function withdraw(room: string): Promise<boolean> {
  sessionStorage.removeItem(KEY);
  const answer = await fetch(`/api/rooms/${room}/waiting`, { method: "DELETE", keepalive: true }).catch(() => null);
  return answer?.status !== 409;
}

export class OpponentSearch {
  games: OpenGame[] = $state.raw([]);
  /** What is being looked for while this browser waits. */
  waiting: Search | null = $state.raw(null);
  failed: { said: Said | null } | null = $state.raw(null);
  #asking = $state(false);
  #room = "";
  #socket: RoomSocket | null = null;
  #timer = 0;
  #closed = false;

  /** `met` is told the room when somebody sits opposite. */
  constructor(private readonly met: (room: string) => void) {
    const left = sessionStorage.getItem(KEY);
    if (left) void withdraw(left);
    window.addEventListener("pagehide", this.#leave);
    void this.#look();
  }

  get asking(): boolean {
    return this.#asking;
  }

  /** Sit down opposite somebody who waits, or wait. */
  async start(wanted: Search): Promise<void> {
    if (this.#asking || this.waiting) return;
    this.#asking = true;
    this.failed = null;
    const headers = { "content-type": "application/json" };
    try {
      const options = { method: "POST", headers, body: JSON.stringify(wanted) };
      const { room, waiting } = await fetchJson<Found>("/api/open-games", options);
      if (!waiting) this.#meet(room, wanted);
      else if (this.#closed) void withdraw(room);
      else this.#wait(room, wanted);
    } catch (problem) {
      this.failed = { said: refusalOf(problem) };
    }
    this.#asking = false;
  }

  /** Wait no longer. */
  async cancel(): Promise<void> {
    const { waiting } = this;
    if (!waiting) return;
    this.#stop();
    if (!(await withdraw(this.#room))) this.#meet(this.#room, waiting);
    else void this.#look();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener("pagehide", this.#leave);
    this.#leave();
  }

  readonly #leave = (): void => {
    if (!this.waiting) return;
    this.#stop();
    void withdraw(this.#room);
  };

  #stop(): void {
    this.#socket?.close();
    this.#socket = this.waiting = null;
  }

  #wait(room: string, wanted: Search): void {
    this.#room = room;
    this.waiting = wanted;
    sessionStorage.setItem(KEY, room);
    this.#socket = new RoomSocket(room, {
      told: (message) => this.#told(message),
      connected: () => undefined,
      missing: () => {
        this.#stop();
        sessionStorage.removeItem(KEY);
        this.failed = { said: null };
      },
      since: () => 0,
    });
  }

  #told(message: ServerMessage): void {
    const chairs = message.type === "table" || message.type === "welcome" ? Object.values(message.chairs) : ["open"];
    const { waiting } = this;
    if (!waiting || chairs.includes("open")) return;
    this.#stop();
    sessionStorage.removeItem(KEY);
    this.#meet(this.#room, waiting);
  }

  #meet(room: string, { name, rules }: Search): void {
    rememberGame({ room, label: name, at: Date.now(), over: false, rules, quick: true });
    this.met(room);
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    try {
      if (!document.hidden && !this.waiting) this.games = (await fetchJson<OpenGameList>("/api/open-games")).games;
    } catch (problem) {
      if (!(problem instanceof RefusedError)) throw problem;
    }
    if (!this.#closed) this.#timer = window.setTimeout(() => void this.#look(), LOOK);
  }
}
