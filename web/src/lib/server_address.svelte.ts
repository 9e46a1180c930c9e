/** Where others reach this server: how links begin, and whether anybody else can follow them. */

import { fetchJson } from "./api";
import type { ServerAddress } from "./protocol";

/** Addresses by which every machine finds itself. */
const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** Where the browser keeps the token that came with the page when the game was started. */
const KEY = "carrom-door";

function keep(token: string | null): void {
  try {
    if (token) localStorage.setItem(KEY, token);
    else localStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing: this page has it
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class SharedAddress {
  #told: ServerAddress | null = $state.raw(null);
  #asking: Promise<void> | null = null;
  #token: string | null = $state(kept());

  /** Take the token of the start out of the page's address. */
  begin(): void {
    this.#take();
    window.addEventListener("hashchange", () => this.#take());
  }

  #take(): void {
    const token = /^#\/own\/([\w-]+)$/.exec(location.hash)?.[1];
    if (!token) return;
    keep(token);
    this.#token = token;
    history.replaceState(null, "", `${location.pathname}${location.search}#/`);
  }

  /** Ask the server, unless it was asked; at another address than its own machine's, links work for others. */
  async ask(): Promise<void> {
    if (!OWN.test(location.hostname)) return;
    this.#asking ??= fetchJson<ServerAddress>("/api/address").then(
      (told) => void (this.#told = told),
      () => void (this.#asking = null),
    );
    await this.#asking;
  }

  /** What links begin with, up to the #. */
  get base(): string {
    return `${this.#told?.base ?? location.origin}${location.pathname}`;
  }

  /** Whether links work on this computer only. */
  get alone(): boolean {
    return this.#told?.reach === "this-machine";
  }

  /** Whether there is a local network. */
  get network(): boolean {
    return !!this.#told?.network;
  }

  /** Whether this page may let the local network in. */
  get opens(): boolean {
    return !!this.#told?.opens && !!this.#token;
  }

  /** Let the local network in. */
  async open(): Promise<void> {
    const body = JSON.stringify({ token: this.#token ?? "" });
    const options = { method: "POST", headers: { "content-type": "application/json" }, body };
    this.#told = await fetchJson<ServerAddress>("/api/address", options);
    keep(null);
    this.#token = null;
  }
}

export const serverAddress = new SharedAddress();
