/** A room's socket that comes back by itself, from the last entry it has seen. */

import { socketAddress } from "./api";
import { freshId } from "./fresh_id";
import type { Act, ClientMessage, Intent, ServerMessage } from "./protocol";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;
/** The server ends, and another one goes on: nothing to wait for. */
const RESTARTING = 1012;
const NO_ROOM = 4004;
const DAMAGED = 4010;

export interface Listener {
  told(message: ServerMessage): void;
  connected(open: boolean): void;
  missing(): void;
  /** The last entry seen. */
  since(): number;
}

export class RoomSocket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;
  /** Sent and not yet answered: said again after a break of the line, under the same id. */
  #pending = new Map<string, Intent>();

  constructor(
    private readonly room: string,
    private readonly listener: Listener,
  ) {
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /** Ask for something; the answer comes with the id returned. */
  ask(act: Act, seq: number): string {
    const intent: Intent = { type: "intent", id: freshId(), seq, act };
    this.#pending.set(intent.id, intent);
    this.#say(intent);
    return intent.id;
  }

  /** Say something in passing: whether it arrives does not matter. */
  say(message: ClientMessage): void {
    this.#say(message);
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    this.#say({ type: "bye" });
    this.#socket?.close(1000);
  }

  /** Try again at once when the line or the reader is back. */
  readonly #hurry = (): void => {
    if (this.#closed || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    const socket = new WebSocket(socketAddress(this.room));
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#say({ type: "hello", since: this.listener.since() });
      for (const pending of this.#pending.values()) this.#say(pending);
      this.listener.connected(true);
    });
    socket.addEventListener("message", (event) => {
      const told = JSON.parse(String(event.data)) as ServerMessage;
      if (told.type === "ping") this.#say({ type: "pong", stamp: told.stamp });
      if (told.type === "welcome") this.#wait = FIRST_WAIT;
      if ((told.type === "done" || told.type === "refused") && told.id) this.#pending.delete(told.id);
      this.listener.told(told);
    });
    socket.addEventListener("close", (event) => {
      if (this.#closed || this.#socket !== socket) return;
      this.listener.connected(false);
      if (event.code === NO_ROOM || event.code === DAMAGED) {
        this.close();
        this.listener.missing();
        return;
      }
      const welcome = this.#wait === FIRST_WAIT; // else it would be asked again and again
      const wait = event.code === RESTARTING && welcome ? 0 : this.#wait;
      this.#timer = window.setTimeout(() => this.#open(), wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    });
  }
}
