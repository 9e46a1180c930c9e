/** A board at the desk as others see it: read again whenever its room rings. */

import { RefusedError } from "./api";
import { readDesk } from "./desk_requests";
import type { DeskView } from "./protocol";
import { RoomSocket } from "./room_socket";

/** Milliseconds between two tries to reach the server. */
const AGAIN = 3000;

export class DeskWatch {
  view: DeskView | null = $state.raw(null);
  missing = $state(false);
  ahead = $state(0);
  /** When the server was last heard (ms); it speaks every few seconds. */
  heard = $state(0);
  #socket: RoomSocket;
  #timer = 0;
  #reading = false;
  #wanted = false;

  constructor(readonly room: string) {
    this.#socket = new RoomSocket(room, {
      told: (message) => {
        this.heard = Date.now();
        if (message.type === "news" && message.seq !== this.view?.seq) void this.#read();
      },
      connected: (open) => open && void this.#read(),
      missing: () => (this.missing = true),
      since: () => this.view?.seq ?? 0,
    });
    void this.#read();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#socket.close();
  }

  /** Read the board; who asks meanwhile has it read once more. */
  async #read(): Promise<void> {
    this.#wanted = true;
    if (this.#reading) return;
    this.#reading = true;
    clearTimeout(this.#timer);
    try {
      while (this.#wanted) {
        this.#wanted = false;
        const answer = await readDesk(this.room, "", this.view?.seq ?? 0);
        this.view = answer.view;
        this.heard = Date.now();
        this.ahead = Date.parse(answer.now) - Date.now();
      }
    } catch (problem) {
      if (problem instanceof RefusedError && !problem.later && !this.view) this.missing = true;
      else this.#timer = window.setTimeout(() => void this.#read(), AGAIN);
    } finally {
      this.#reading = false;
    }
  }
}
