/** The keys of a match: they put away what is in front, lead through earlier strokes, or aim, strike and place. */

import { handleKey } from "./keyboard";
import type { MatchBoard } from "./match_board.svelte";
import { preferences } from "./preferences.svelte";

/** Milliseconds after a motion in which keys do not strike. */
const CALM = 300;

export class MatchKeys {
  /** When the last motion ended (ms). */
  #ended = 0;
  readonly #letters: Readonly<Record<string, () => void>>;
  /** Letters that ask for help. */
  readonly #helps: Readonly<Record<string, () => void>>;

  /** `letters`: what single letters do besides. */
  constructor(
    private readonly board: MatchBoard,
    letters: Readonly<Record<string, () => void>>,
  ) {
    const { coach, match } = board;
    this.#letters = letters;
    this.#helps = {
      u: () => coach.takeBack(),
      h: () => board.live && coach.ask(),
      "1": () => board.takeHint(0),
      "2": () => board.takeHint(1),
      "3": () => board.takeHint(2),
    };
    $effect(() => {
      if (match.playing) return () => void (this.#ended = performance.now());
    });
  }

  press(event: KeyboardEvent): void {
    const { board } = this;
    const { match } = board;
    const soon = performance.now() - this.#ended < CALM;
    if (!soon && this.#putsAway(event)) {
      event.preventDefault();
      return;
    }
    if (event.key === "Escape" && match.busy) match.skip();
    if (this.#looksBack(event)) return;
    handleKey(event, {
      aiming: board.live ? board.aiming : null,
      strike: () => board.strike(),
      ghost: board.placing ? board.ghost : null,
      view: board.view,
      place: (at) => board.place(at),
      move: (at) => board.move(at),
      say: () => board.say(),
      spins: preferences.spin,
      soon,
      letters: { ...this.#letters, ...(board.coach.offered ? this.#helps : {}) },
    });
  }

  /** Escape and Enter put away what is in front, before they are anything else. */
  #putsAway(event: KeyboardEvent): boolean {
    const { match, browsing, slow, end } = this.board;
    const enter = event.key === "Enter" && !event.repeat && !(event.target as Element).closest("button, a, input");
    if (event.key !== "Escape" && !enter) return false;
    if (browsing.replay && !enter) browsing.live();
    else if (slow.active) slow.stop();
    else if (end.shown && enter && end.shown.kind !== "match" && match.welcome?.you.length) end.next();
    else if (end.shown && !enter) end.close();
    else if (match.holding || (match.notices.cards.length && !enter)) match.read();
    else return false;
    return true;
  }

  /** Where nobody aims, arrows lead through the strokes. */
  #looksBack(event: KeyboardEvent): boolean {
    const { live, placing, browsing } = this.board;
    const free = !live && !placing && !event.altKey && !event.ctrlKey && !event.metaKey;
    if (!free || !browsing.possible || (event.target as Element).closest("input, select")) return false;
    if (event.key === "ArrowLeft") void browsing.back();
    else if (event.key === "ArrowRight" && browsing.replay) void browsing.forward();
    else return false;
    event.preventDefault();
    return true;
  }
}
