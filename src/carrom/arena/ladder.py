"""The ladder: everybody meets everybody, and the ratings of all, with what a decision costs."""

from typing import Any

from carrom.arena.contest import Contest
from carrom.arena.ratings import ratings
from carrom.arena.summary import cost_of, lapse_table, lapses, pair_scores

Table = dict[str, Any]


def ladder_summary(contest: Contest) -> Table:
    """Return the ratings of singles, the strongest first, ready for JSON; the first player's is 0."""
    terms = contest.terms
    rated = ratings(terms.names, pair_scores(contest.pairs), seed=terms.seed)
    rows = []
    for k, rating in enumerate(rated):
        cpu, simulated = cost_of(contest.pairs, k)
        rows.append(
            {
                "player": rating.player,
                "elo": rating.elo,
                "interval": list(rating.interval),
                "score": rating.score,
                "boards": rating.boards,
                "simulated_per_decision": simulated,
                "cpu": cpu,
            }
        )
    return _with_head(contest, sorted(rows, key=lambda row: -row["elo"]))


def doubles_summary(contest: Contest) -> Table:
    """Return the ratings of players in teams drawn anew, the strongest first, ready for JSON."""
    from carrom.arena.doubles_ratings import doubles_ratings  # noqa: PLC0415 - an extra

    rated = doubles_ratings(contest.terms.names, contest.pairs)
    rows = []
    for k, rating in enumerate(rated):
        cpu, simulated = cost_of(contest.pairs, k)
        rows.append(
            {
                "player": rating.player,
                "skill": rating.skill,
                "interval": list(rating.interval),
                "boards": rating.boards,
                "simulated_per_decision": simulated,
                "cpu": cpu,
            }
        )
    return _with_head(contest, sorted(rows, key=lambda row: -row["skill"]))


def _with_head(contest: Contest, rows: list[Table]) -> Table:
    terms = contest.terms
    return {
        "kind": terms.kind,
        "rules": terms.rules,
        "seed": terms.seed,
        "whole_matches": terms.whole,
        "boards": sum(len(pair.encounters) for pair in contest.pairs),
        "ratings": rows,
        "faults": [lapse_table(lapse) for lapse in lapses(contest.pairs)],
    }
