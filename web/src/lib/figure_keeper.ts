/** Keeps the figures of one match as it is played: each stroke of yours once, and how it ended. */

import type { MatchView } from "./match_view.svelte";
import type { Chair, Entry, Kind, News, Statistics, Team } from "./protocol";
import { statisticsOf } from "./replay_requests";
import { CHAIRS } from "./chairs";
import { targetOf } from "./stroke_target";
import { boundedFigures, type FigureGame, type FigureResult, figuresKept, isHelped } from "./your_figures";

export class FigureKeeper {
  /** Whether a board has ended since the match was last settled: colours are no longer those of its state. */
  #turned = false;

  constructor(
    private readonly match: MatchView,
    private readonly room: string,
  ) {}

  /** The team that this page plays for; none, where it watches or plays for both. */
  get #team(): Team | null {
    const [first, ...others] = (this.match.welcome?.you ?? []).map((each) => this.match.teamOf(each));
    return first && others.every((each) => each === first) ? first : null;
  }

  /** Whether this game counts neither as won nor as lost. */
  get helped(): boolean {
    const known = this.#known();
    return !!known && isHelped(known);
  }

  /** Somebody here is shown hints or whole paths from now on. */
  help(): void {
    if (this.#team) this.#change((game) => (game.helped = true));
  }

  /** Take an entry in; the match still stands as it was before it. */
  take(entry: Entry): void {
    const { fact } = entry;
    if (!this.#team) return;
    if (fact.type === "undone") this.#change((game) => game.undone.push([entry.seq, fact.to]));
    if (fact.type === "struck" && this.match.mine(fact.by)) this.#struck(entry);
    if (fact.type === "struck" && fact.helped?.length) this.help();
    this.#turned ||= entry.result !== null;
  }

  /** The match stands as the news says. */
  settle(news: News): void {
    this.#turned = false;
    const team = this.#team;
    const { phase, winner } = news.state;
    if (phase !== "over" || !team || !winner || this.#known()?.result !== null) return;
    void statisticsOf(this.room).then(
      (figures) => this.#change((game) => (game.result = this.#result(figures, team, winner))),
      () => undefined,
    );
  }

  #struck({ seq, fact, motion }: Entry): void {
    if (fact.type !== "struck") return;
    const { stroke } = fact;
    const own = this.#own(this.match.teamOf(fact.by));
    const fell = stroke.pocketed.map(({ piece }) => piece);
    const broken = this.match.news?.state.situation?.broken === true;
    const target = motion && broken && own.length ? targetOf(motion.aim, motion.frames, own) : null;
    this.#change((game) => {
      if (game.strokes.some((each) => each.seq === seq)) return;
      const striker = fell.includes("striker") || stroke.off_board.includes("striker");
      game.strokes.push({ seq, pocketed: fell.some((piece) => own.includes(piece)), striker, target });
    });
  }

  /** What a team may pocket: its colour, while colours are open both, and the queen. */
  #own(team: Team): Kind[] {
    const state = this.match.news?.state;
    const side = this.match.sideOf(team);
    if (this.#turned || !state || !side) return [];
    return state.situation?.colours_open ? ["white", "black", "queen"] : [side, "queen"];
  }

  #result(figures: Statistics, team: Team, winner: Team): FigureResult {
    const mine = figures.players.filter((player) => player.team === team);
    const sum = (figure: (player: (typeof mine)[number]) => number): number =>
      mine.reduce((total, player) => total + figure(player), 0);
    const points = (of: Team): number => figures.teams.find((each) => each.team === of)?.points ?? 0;
    return {
      won: winner === team,
      points: [points(team), points(team === "a" ? "b" : "a")],
      fouls: sum((player) => player.striker + player.improper + player.calls),
      queens: sum((player) => player.queens),
      slams: sum((player) => player.slams),
    };
  }

  #known(): FigureGame | undefined {
    return figuresKept.value.games.find((game) => game.room === this.room);
  }

  /** Change what is kept of this match. */
  #change(change: (game: FigureGame) => void): void {
    figuresKept.again(); // another page may have changed it
    const game = structuredClone(this.#known() ?? this.#begun());
    change(game);
    game.at = Date.now();
    const others = figuresKept.value.games.filter(({ room }) => room !== this.room);
    figuresKept.set(boundedFigures({ version: 1, games: [game, ...others] }));
  }

  #begun(): FigureGame {
    const { settings, chairs } = this.match.welcome!;
    const others = (this.#team === "a" ? settings.b : settings.a).map((each) => chairs[each] ?? "person");
    const strongest = Math.max(...others.map((chair) => CHAIRS.indexOf(chair)));
    const opponent: Chair = others.includes("person") ? "person" : CHAIRS[strongest]!;
    return { room: this.room, at: 0, rules: settings.rules, opponent, strokes: [], undone: [], result: null };
  }
}
