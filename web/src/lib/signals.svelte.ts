/** What people at a match show each other in passing: where they aim, and set phrases. */

import { AimSender } from "./aim_sender";
import { between } from "./live_aim";
import { preferences, savePreferences } from "./preferences.svelte";
import type { Aim, AimView, ClientMessage, PhraseView, ServerMessage, SetPhrase } from "./protocol";

export const PHRASES: readonly SetPhrase[] = [
  "hello",
  "good-luck",
  "nice-stroke",
  "well-played",
  "thanks",
  "sorry",
  "one-moment",
  "bye",
];
/** Milliseconds that a phrase is shown. */
const SHOWN = 6000;
const MOST_SHOWN = 3;
/** Milliseconds in which an aim glides to the next. */
const GLIDE = 110;
const MOST_MUTED = 50;
/** What the server allows: so many phrases in so many milliseconds. */
const [MOST_SAID, SAID_IN] = [5, 20_000];

export interface ShownPhrase {
  key: number;
  by: string;
  phrase: SetPhrase;
}

export class Signals {
  /** Where another player aims now, and who. */
  by: string | null = $state(null);
  aim: Aim | null = $state.raw(null);
  /** What was said last. */
  phrases: ShownPhrase[] = $state.raw([]);
  /** How many watch, as far as is known. */
  watchers = $state(0);
  /** Whether somebody here has said enough for now. */
  full = $state(false);
  readonly sender: AimSender;

  #last = 0;
  #said: number[] = [];
  #frame = 0;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is shown of it
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(
    private readonly room: string,
    private readonly send: (message: ClientMessage) => void,
  ) {
    this.sender = new AimSender(send);
  }

  hear(message: ServerMessage): void {
    if (message.type === "aiming") this.#aims(message);
    else if (message.type === "phrase") this.#says(message);
    else if (message.type === "table") this.watchers = message.watchers;
  }

  /** What was aimed is over. */
  forget(): void {
    cancelAnimationFrame(this.#frame);
    this.aim = this.by = null;
  }

  say(phrase: SetPhrase): void {
    if (this.full) return;
    this.send({ type: "phrase", phrase });
    const now = Date.now();
    this.#said = [...this.#said.filter((at) => now - at < SAID_IN), now];
    this.full = this.#said.length >= MOST_SAID;
    if (this.full) this.#later(() => (this.full = false), SAID_IN - (now - this.#said[0]!));
  }

  isMuted(player: string): boolean {
    return preferences.muted.includes(`${this.room} ${player}`);
  }

  mute(player: string, muted: boolean): void {
    const name = `${this.room} ${player}`;
    const others = preferences.muted.filter((each) => each !== name);
    preferences.muted = muted ? [...others, name].slice(-MOST_MUTED) : others;
    savePreferences();
    if (muted) this.phrases = this.phrases.filter(({ by }) => by !== player);
  }

  close(): void {
    this.forget();
    this.sender.close();
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #aims({ by, aim }: AimView): void {
    cancelAnimationFrame(this.#frame);
    if (!aim || !preferences.seeAim) {
      this.forget();
      return;
    }
    const from = this.by === by ? this.aim : null;
    this.by = by;
    if (!from || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.aim = aim;
      return;
    }
    const start = performance.now();
    const glide = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE));
      this.aim = between(from, aim, part);
      if (part < 1) this.#frame = requestAnimationFrame(glide);
    };
    this.#frame = requestAnimationFrame(glide);
  }

  #says({ by, phrase }: PhraseView): void {
    if (this.isMuted(by)) return;
    const key = ++this.#last;
    this.phrases = [...this.phrases, { key, by, phrase }].slice(-MOST_SHOWN);
    this.#later(() => (this.phrases = this.phrases.filter((each) => each.key !== key)), SHOWN);
  }

  #later(act: () => void, milliseconds: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, milliseconds);
    this.#timers.add(timer);
  }
}
