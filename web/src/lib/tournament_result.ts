/** A result while somebody types it: the games of each rubber, their boards, and who wins by it. */

export type SideLetter = "a" | "b";

export interface BoardDraft {
  a: number | null;
  b: number | null;
  breaker: SideLetter | null;
  queen: SideLetter | null;
  slam: boolean;
}

export interface GameDraft {
  a: number | null;
  b: number | null;
  boards: BoardDraft[];
}

/** A board as the log has it. */
interface ScoredBoard {
  a?: number;
  b?: number;
  game?: number;
  breaker?: SideLetter;
  queen?: SideLetter;
  slam?: boolean;
}

/** A result as the log has it; what is as usual is left out. */
export interface Result {
  a: number;
  b: number;
  depth?: "board";
  games?: [number, number][];
  boards?: ScoredBoard[];
  rubbers?: Result[];
  /** How often each side pocketed the queen in a shoot-out. */
  shoot_out?: [number, number];
  won?: SideLetter;
}

export const blankBoard = (): BoardDraft => ({ a: null, b: null, breaker: null, queen: null, slam: false });
export const blankGame = (): GameDraft => ({ a: null, b: null, boards: [] });

const sum = (some: { a?: number | null; b?: number | null }[], side: SideLetter): number =>
  some.reduce((total, each) => total + (each[side] ?? 0), 0);

/** The points of a game follow from its boards as they are typed. */
export function addUp(game: GameDraft): void {
  if (game.boards.length) [game.a, game.b] = [sum(game.boards, "a"), sum(game.boards, "b")];
}

function boardScore({ a, b, breaker, queen, slam }: BoardDraft, game: number): ScoredBoard {
  return {
    ...{ a: a ?? 0, b: b ?? 0 },
    ...(game > 1 ? { game } : {}),
    ...(breaker ? { breaker } : {}),
    ...(queen ? { queen } : {}),
    ...(slam ? { slam } : {}),
  };
}

const isBlank = ({ a, b }: BoardDraft): boolean => a === null && b === null;

function rubber(games: GameDraft[]): Result {
  const boards = games.flatMap((game, at) =>
    game.boards.filter((board) => !isBlank(board)).map((board) => boardScore(board, at + 1)),
  );
  return {
    ...{ a: sum(games, "a"), b: sum(games, "b") },
    ...(games.length > 1 ? { games: games.map(({ a, b }) => [a ?? 0, b ?? 0] as [number, number]) } : {}),
    ...(boards.length ? { depth: "board", boards } : {}),
  };
}

/** What is sent: one list of games for each rubber; who won is told where the points alone do not say it. */
export function resultOf(
  rubbers: GameDraft[][],
  won: SideLetter | null,
  shootOut: [number | null, number | null] = [null, null],
): Result {
  const each = rubbers.map(rubber);
  const score: Result = each.length === 1 ? each[0]! : { a: sum(each, "a"), b: sum(each, "b"), rubbers: each };
  const [a, b] = shootOut;
  const result =
    a !== null && b !== null && isLevel(rubbers) ? { ...score, shoot_out: [a, b] as [number, number] } : score;
  return won ? { ...result, won } : result;
}

/** Whether a game ended level, so that a shoot-out can have parted it. */
export const isLevel = (rubbers: GameDraft[][]): boolean =>
  rubbers.length === 1 && rubbers[0]!.some(({ a, b }) => a !== null && a === b);

/** Who wins: more rubbers, else more games, more points or the shoot-out; nothing: a draw. */
export function winnerOf(result: Result): SideLetter | null {
  if (result.won) return result.won;
  const rubbers = (result.rubbers ?? []).map(winnerOf);
  const games = (result.games ?? []).map(([a, b]) => winnerOf({ a, b }));
  for (const some of [rubbers, games]) {
    const ahead = some.filter((each) => each === "a").length - some.filter((each) => each === "b").length;
    if (ahead) return ahead > 0 ? "a" : "b";
  }
  if (result.a !== result.b) return result.a > result.b ? "a" : "b";
  const [a, b] = result.shoot_out ?? [0, 0];
  return a === b ? null : a > b ? "a" : "b";
}

/** A result that is there already, to be corrected; nothing: empty games, one for each rubber. */
export function draftOf(result: Result | null, rubbers: number): GameDraft[][] {
  const there = rubbers > 1 ? (result?.rubbers ?? []) : result ? [result] : [];
  return Array.from({ length: rubbers }, (_, at) => (there[at] ? gamesOf(there[at]) : [blankGame()]));
}

function gamesOf({ a, b, games, boards }: Result): GameDraft[] {
  const scores = games?.length ? games : [[a, b] as [number, number]];
  return scores.map(([first, second], at) => ({
    ...{ a: first, b: second },
    boards: (boards ?? [])
      .filter(({ game = 1 }) => game === at + 1)
      .map((board) => ({ ...blankBoard(), a: 0, b: 0, ...board })),
  }));
}
