/** The board of a match on this page: what lies on it, from where it is seen, and what somebody here may do at it. */

import { untrack } from "svelte";
import { fits, roomFor } from "./board_overlay";
import { isApart, sideOf } from "./board_side";
import { Browsing } from "./browsing.svelte";
import type { Pen } from "./canvas";
import { Coach } from "./coach.svelte";
import { BOARD, freePlaces, type Point } from "./geometry";
import { HelpOffer } from "./help.svelte";
import { drawHints, drawMeant, hintAt, hintMarks } from "./hint_drawing";
import { drawLiveAim } from "./live_aim";
import type { LiveMatch } from "./live_match.svelte";
import { pathPreview } from "./path_preview.svelte";
import { positionText } from "./position_text";
import { preferences } from "./preferences.svelte";
import type { Aim, Help, Seat, Standing } from "./protocol";
import { leftBy } from "./put_back";
import { turnedBy } from "./rosette";
import { ruleSet } from "./rule_sets.svelte";
import { ShownEnd } from "./shown_end.svelte";
import { SlowMotion } from "./slow_motion.svelte";
import { wake } from "./sound";
import { StrikerAim } from "./striker_aim.svelte";
import type { PointerTaker } from "./striker_gesture";
import { bannerOf } from "./turn_banner";

export class MatchBoard {
  /** From where the board is seen. */
  view: Seat = $state("south");
  /** The side that a watcher sees the board from. */
  chosen: Seat | null = $state(null);
  /** Where the piece to be placed is held. */
  ghost: Point | null = $state.raw(null);
  /** How the rosette is being turned. */
  rosette: number | null = $state(null);
  /** Whether the board still turns to the player. */
  turning = $state(false);
  /** The position in words, when it was asked for. */
  words = $state("");

  readonly help: HelpOffer;
  readonly coach: Coach;
  readonly slow = new SlowMotion();
  readonly browsing: Browsing;
  readonly end: ShownEnd;

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is shown of the map, only of an aim in it
  readonly #aims = new Map<string, StrikerAim>();
  readonly #nobody = new StrikerAim();

  /** What is looked back at. */
  readonly past = $derived.by(() => this.browsing.replay);
  readonly phase = $derived.by(() => this.match.news?.state.phase);
  readonly turn = $derived.by(() => this.match.news?.state.turn ?? null);
  readonly rules = $derived.by(() => ruleSet(this.match.welcome?.settings.rules));

  readonly #aimsHere = $derived.by(
    () =>
      (this.phase === "stroke" || this.phase === "shoot-out") && this.match.mine(this.turn) && !this.match.free.length,
  );
  /** Whether somebody here may strike now. */
  readonly live = $derived.by(() => {
    const { busy, waiting, open } = this.match;
    return this.#aimsHere && !busy && !waiting && open && !this.turning && !this.past;
  });
  /** The seat of the player who aims here. */
  readonly seat = $derived.by(() =>
    this.#aimsHere && !this.match.busy && !this.past ? this.match.seatOf(this.turn) : null,
  );
  /** The aim of the player in turn, or else of the first one here. */
  readonly aiming = $derived.by(() =>
    this.#aimOf(this.match.mine(this.turn) ? this.turn : (this.match.welcome?.you[0] ?? null)),
  );
  readonly #due = $derived.by(() => (this.phase === "placing" ? this.match.news?.state.to_place[0] : undefined));
  /** The colour of the piece to be placed here. */
  readonly placing = $derived.by(() => {
    const { busy } = this.match;
    return this.#due && this.match.mine(this.#due.placer) && !busy && !this.past ? this.#due.side : null;
  });
  /** Whether a piece goes as near to the centre as it can. */
  readonly inmost = $derived.by(() => !!this.rules?.placed_at_centre);
  /** Whether the piece cannot lie where it is held. */
  readonly misplaced = $derived.by(
    () => !!this.placing && !this.inmost && !!this.ghost && !fits(this.ghost, this.layout),
  );
  /** Between two attempts at the break the breaker may turn the rosette again. */
  readonly mayTurn = $derived.by(() => {
    const state = this.match.news?.state;
    const missed = state?.situation?.broken === false ? state.situation.break_attempts : 0;
    return this.live && this.turn === state?.breaker && missed > 0 && missed < (this.rules?.break_attempts ?? 0);
  });

  /** While a board's end is told, the board lies as it ended. */
  readonly layout: readonly Standing[] = $derived.by(() => {
    const { past, match } = this;
    if (past) return (past.at.done ? past.step?.after : past.step?.before) ?? [];
    if (this.slow.layout) return this.slow.layout;
    return this.end.shown && match.moved ? leftBy(match.moved) : this.#turned(match.news?.layout ?? []);
  });
  /** The aim aid of the player in turn: that of a handicap comes before the option. */
  readonly aidLength = $derived.by(() => this.match.welcome?.settings.aim_aids?.[this.turn ?? ""] ?? preferences.aid);
  /** Between people nobody sees whole paths. */
  readonly #alone = $derived.by(() => {
    const chairs = Object.values(this.match.welcome?.chairs ?? {});
    return chairs.filter((chair) => chair === "person").length === 1;
  });
  /** Whether whole paths are wanted, and may be shown once the player knows what they cost. */
  readonly #wantsPaths = $derived.by(
    () => this.aidLength === "path" && this.#alone && !!this.match.welcome?.you.length && this.phase !== "over",
  );
  readonly pathsWait = $derived.by(() => this.#wantsPaths && !this.match.helped);
  readonly preview = pathPreview(
    () => {
      if (!this.live || !this.seat || !this.#wantsPaths || this.pathsWait) return null;
      const board = this.match.welcome?.settings.edition;
      return { pieces: this.layout, aim: this.#aimFrom(this.seat), board, anywhere: true };
    },
    () => this.aidLength,
  );
  readonly #hintMarks = $derived.by(() => (this.live ? hintMarks(this.coach.hints) : []));
  /** Somebody else's aim as he moves it, hints, or the line that a computer meant. */
  readonly overlay = $derived.by(() => {
    const { meant, busy, signals } = this.match;
    if (this.past) return null;
    const seen = busy || !preferences.seeAim || signals.by !== this.turn ? null : signals.aim;
    if (seen) return (pen: Pen) => drawLiveAim(pen, seen);
    const before = this.layout;
    if (meant && preferences.line) return (pen: Pen) => drawMeant(pen, meant, before);
    const [marks, chosen] = [this.#hintMarks, this.coach.chosen];
    return marks.length ? (pen: Pen, by: number) => drawHints(pen, marks, chosen, by) : null;
  });
  readonly #hintTaker: PointerTaker = {
    down: (at, pixel) => {
      const index = hintAt(this.#hintMarks, at, pixel);
      if (index >= 0) this.takeHint(index);
      return index >= 0;
    },
    move: () => undefined,
    up: () => undefined,
    cancel: () => undefined,
  };
  /** A finger on a hint's number aims like it. */
  readonly take = $derived.by(() => (this.#hintMarks.length ? this.#hintTaker : null));

  /** Whether others may see where somebody here aims. */
  readonly #shares = $derived.by(
    () => preferences.shareAim && (isApart(this.match) || this.match.signals.watchers > 0),
  );

  constructor(readonly match: LiveMatch) {
    this.help = new HelpOffer(match);
    this.coach = new Coach(match, this.help);
    this.browsing = new Browsing(match);
    this.end = new ShownEnd(match, this.browsing);
    $effect(() => this.#look());
    $effect(() => match.signals.sender.show(this.#shares && this.live && this.seat ? this.#aimFrom(this.seat) : null));
    $effect(() => {
      void match.news;
      this.words = "";
    });
    $effect(() => {
      void [match.news?.state.rosette_turn, this.phase];
      this.rosette = null;
    });
    $effect(() => {
      const { seat } = this;
      const places = seat ? freePlaces(this.layout, seat, this.rules?.striker_places[seat]) : null;
      if (places) untrack(() => this.aiming.free(places));
    });
    $effect(() => {
      this.ghost = this.placing ? roomFor(this.layout, this.inmost) : null;
    });
    $effect(() => () => {
      this.browsing.live();
      this.slow.stop();
    });
  }

  strike(): void {
    wake();
    if (!this.live || !this.seat) return;
    const helped = this.#helped;
    this.match.ask({ act: "strike", aim: this.#aimFrom(this.seat), ...(helped.length ? { helped } : {}) });
  }

  /** The help that is in sight with this stroke. */
  get #helped(): Help[] {
    const hints: Help[] = this.coach.hints.length ? ["hint"] : [];
    return this.#wantsPaths && !this.pathsWait ? [...hints, "path"] : hints;
  }

  /** The striker was pulled back and let go. */
  release(): void {
    if (preferences.release) this.strike();
  }

  place(at: Point): void {
    const { placing: side, match } = this;
    if (side && !match.waiting) match.ask({ act: "place", side, x: at.x, y: at.y, near: true });
  }

  /** Hold the piece to be placed elsewhere, inside the circle. */
  move(at: Point): void {
    if (this.inmost) return;
    const far = Math.hypot(at.x, at.y);
    const most = BOARD.innerRadius - BOARD.pieceRadius;
    this.ghost = far > most ? { x: (at.x / far) * most, y: (at.y / far) * most } : at;
  }

  takeHint(index: number): void {
    this.coach.takeOver(index, this.aiming);
  }

  /** Say the position in words. */
  say(): void {
    this.words = positionText(this.match, this.layout, this.view, bannerOf(this.match));
  }

  #aimOf(player: string | null): StrikerAim {
    if (!player) return this.#nobody;
    let found = this.#aims.get(player);
    if (!found) this.#aims.set(player, (found = new StrikerAim()));
    return found;
  }

  #aimFrom(by: Seat): Aim {
    const { x, angle, speed, spin } = this.aiming;
    return { seat: by, x, angle, speed, ...(preferences.spin ? { spin } : {}) };
  }

  /** The rosette while it is being turned. */
  #turned(pieces: Standing[]): Standing[] {
    const { rosette } = this;
    if (rosette === null || !(this.phase === "ready" || this.mayTurn)) return pieces;
    return turnedBy(pieces, rosette - this.match.news!.state.rosette_turn);
  }

  /** See the board from the side of the person who has to do something. */
  #look(): void {
    const { match, chosen } = this;
    const { news } = match;
    const people = match.welcome?.you ?? [];
    if ((match.busy && people.length) || !news || (this.end.shown && people.length > 1)) return;
    const doer = this.phase === "placing" ? this.#due?.placer : this.phase === "ready" ? news.state.breaker : this.turn;
    const looks = { doer: doer ?? null, now: untrack(() => this.view), chosen };
    this.view = preferences.turn || chosen ? sideOf(match, looks) : preferences.seat;
  }
}
