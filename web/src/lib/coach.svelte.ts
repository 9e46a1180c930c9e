/** Help in a casual game against the computer: hints for the next stroke, as the server finds them. */

import { fetchJson, refusalOf } from "./api";
import type { HelpOffer } from "./help.svelte";
import { LEVELS } from "./level_results";
import type { LiveMatch } from "./live_match.svelte";
import { preferences } from "./preferences.svelte";
import type { Hint, Hints, HintWish, Level, Said } from "./protocol";
import type { StrikerAim } from "./striker_aim.svelte";

/** Whose hand the chances can be for. */
export const HANDS: readonly Level[] = LEVELS.slice(0, 3);

/** Ask for the best strokes of the player in turn. */
async function fetchHints(room: string, wish: HintWish): Promise<Hints> {
  const headers = { "content-type": "application/json" };
  return fetchJson<Hints>(`/api/rooms/${room}/hints`, { method: "POST", headers, body: JSON.stringify(wish) });
}

export class Coach {
  asking = $state(false);
  refused: { said: Said | null } | null = $state.raw(null);
  /** The hint that was taken over. */
  chosen = $state(-1);
  #found: Hints | null = $state.raw(null);

  constructor(
    readonly match: LiveMatch,
    readonly help: HelpOffer,
  ) {}

  /** Whether one person plays with computers, without a clock, and it is this page's. */
  get offered(): boolean {
    const { welcome } = this.match;
    if (!welcome || (welcome.settings.clock ?? "off") !== "off") return false;
    const people = Object.keys(welcome.chairs).filter((player) => ["person", "open"].includes(welcome.chairs[player]!));
    return people.length === 1 && this.match.mine(people[0]);
  }

  /** The strokes that were found for what lies there now. */
  get hints(): readonly Hint[] {
    return this.answered ? this.#found!.hints : [];
  }

  get answered(): boolean {
    return !!this.#found && this.#found.seq === this.match.news?.seq && !this.match.busy;
  }

  /** Whose hand the chances are for. */
  get hand(): Level {
    const { welcome } = this.match;
    const levels = Object.values(welcome?.chairs ?? {}).filter((chair) => chair !== "person");
    return preferences.hand ?? (levels[0] as Level | undefined) ?? HANDS[0]!;
  }

  /** Whether the person has played a stroke on this board. */
  get takesBack(): boolean {
    const { standing, news, welcome } = this.match;
    if (!news || news.state.phase === "over") return false;
    const end = standing.findLastIndex(({ result }) => result);
    return standing
      .slice(end + 1)
      .some(({ fact }) => (fact.type === "struck" || fact.type === "passed") && !!welcome?.you.includes(fact.by));
  }

  takeBack(): void {
    if (!this.offered || !this.takesBack || this.match.waiting || !this.match.open) return;
    this.help.give("back", () => {
      this.match.skip();
      this.match.ask({ act: "take-back" });
    });
  }

  ask(): void {
    if (!this.asking) this.help.give("hint", () => void this.#ask());
  }

  async #ask(): Promise<void> {
    this.asking = true;
    this.refused = null;
    this.chosen = -1;
    try {
      this.#found = await fetchHints(this.match.room, { level: this.hand });
    } catch (problem) {
      this.#found = null;
      this.refused = { said: refusalOf(problem) };
    }
    this.asking = false;
  }

  /** Put the striker where a hint has it, and aim as it does. */
  takeOver(index: number, aiming: StrikerAim): void {
    const hint = this.hints[index];
    if (!hint) return;
    this.chosen = index;
    aiming.move(hint.aim.x);
    aiming.turn(hint.aim.angle);
    aiming.hit(hint.aim.speed);
    aiming.twist(0);
  }
}
