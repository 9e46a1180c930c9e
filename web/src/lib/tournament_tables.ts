/** The crosstable and the bracket of a competition, from what the server tells of it. */

import type { CompetitionView, MeetingView, RoundView, StandingView } from "./protocol.generated";

/** How a match ended for one of the two. */
export type MatchEnding = "won" | "drawn" | "lost";

/** One match in the crosstable, as one of the two sees it. */
export interface Met {
  /** The opponent's line in the table, from 1; nothing: a bye. */
  opponent: number | null;
  ending: MatchEnding | null;
  score: [number, number] | null;
}

export interface CrossRow {
  competitor: string;
  points: number;
  /** One for each round; nothing: did not play. */
  met: (Met | null)[];
}

const published = (competition: CompetitionView, knockout: boolean): RoundView[] =>
  competition.rounds.filter((each) => each.published && each.knockout === knockout);

/** Who met whom in each round before a knockout, in the order of the standings; those may be a group's. */
export function crosstable(
  competition: CompetitionView,
  standings: StandingView[] = competition.standings,
): { rounds: number[]; rows: CrossRow[] } {
  const rounds = published(competition, false);
  const line = new Map(standings.map(({ competitor }, at) => [competitor, at + 1]));
  const rows = standings.map(({ competitor, points }) => ({
    competitor,
    points,
    met: rounds.map(({ matches }) => {
      const found = matches.find(({ a, b }) => a === competitor || b === competitor);
      return found ? met(found, competitor, line) : null;
    }),
  }));
  return { rounds: rounds.map(({ number }) => number), rows };
}

function met(match: MeetingView, who: string, line: Map<string, number>): Met {
  const first = match.a === who;
  const opponent = first ? match.b : match.a;
  const final = match.stand === "final" && match.score !== null;
  const [a, b] = match.score ?? [0, 0];
  const lost = match.how === "absent" || (match.winner !== null && (match.winner === "a") !== first);
  return {
    opponent: opponent === null ? null : (line.get(opponent) ?? null),
    ending: !final ? null : lost ? "lost" : match.winner === null ? "drawn" : "won",
    score: final ? (first ? [a, b] : [b, a]) : null,
  };
}

/** A place in the tree; nothing: the match is not known yet. */
export interface Branch {
  matches: (MeetingView | null)[];
  /** How many are left when it is played. */
  left: number;
}

/** The rounds of a knockout, those to come among them, and the match for the third place. */
export function bracket(competition: CompetitionView): { rounds: Branch[]; third: MeetingView | null; tree: boolean } {
  const rounds = published(competition, true).map(({ matches }): Branch => {
    const main = matches.filter(({ third }) => !third);
    return { matches: main, left: 2 * main.length };
  });
  const third = published(competition, true)
    .flatMap(({ matches }) => matches)
    .find((each) => each.third);
  while (rounds.length && rounds.at(-1)!.left > 2) {
    const left = rounds.at(-1)!.left / 2;
    rounds.push({ matches: Array.from({ length: left / 2 }, () => null), left });
  }
  return { rounds, third: third ?? null, tree: isTree(rounds) };
}

/** Whether the winners of two matches beside each other meet: then lines can join them. */
function isTree(rounds: Branch[]): boolean {
  return rounds.every(({ matches }, at) =>
    matches.every((match, place) => {
      if (!match || at === 0) return true;
      const before = rounds[at - 1]!.matches;
      const among = (who: string | null, from: MeetingView | null | undefined): boolean =>
        who === null || !from || from.a === who || from.b === who;
      return among(match.a, before[2 * place]) && among(match.b, before[2 * place + 1]);
    }),
  );
}
