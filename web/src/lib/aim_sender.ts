/** Sends where a player aims, as it changes, and never too often. */

import type { Aim, Aiming } from "./protocol";

/** Milliseconds between two messages. */
export const GAP = 100;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

export class AimSender {
  #sent = "";
  #wanted: Aim | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly send: (message: Aiming) => void) {}

  /** Show an aim to the others; nothing: the player has let go, or keeps it to himself. */
  show(aim: Aim | null): void {
    this.#wanted = aim && {
      seat: aim.seat,
      x: rounded(aim.x, 4),
      angle: rounded(aim.angle, 1),
      speed: rounded(aim.speed, 1),
    };
    if (this.#timer === null) this.#say();
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #say(): void {
    const told = JSON.stringify(this.#wanted);
    if (told === (this.#sent || "null")) return;
    this.#sent = told;
    this.send({ type: "aiming", aim: this.#wanted });
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#say();
    }, GAP);
  }
}
