"""A tournament in tests: facts one after the other, each a minute later."""

from datetime import UTC, datetime, timedelta

from carrom.tournament import Header, Person, Refusal, Result, Role, Terms, Tournament, propose
from carrom.tournament.facts import (
    CompetitionAdded,
    Entered,
    ResultEntered,
    RoundPublished,
)

NOON = datetime(2026, 5, 2, 12, tzinfo=UTC)
SINGLES = "singles"


class Running:
    def __init__(self, count=8, **terms):
        self.value = Tournament(Header(id="t", title="Test"))
        self.do(CompetitionAdded(competition=SINGLES, terms=Terms(title="Singles", **terms)))
        for number in range(1, count + 1):
            self.enter(number)

    @property
    def competition(self):
        return self.value.competition(SINGLES)

    def at(self):
        return NOON + timedelta(minutes=len(self.value.events))

    def attempt(self, fact, by=Role.ORGANISER):
        return self.value.record(fact, by, self.at())

    def do(self, fact, by=Role.ORGANISER):
        new = self.attempt(fact, by)
        assert not isinstance(new, Refusal), new.said.text()
        self.value = new

    def enter(self, number, **more):
        name = f"p{number}"
        self.do(Entered(competition=SINGLES, competitor=name, players=(name,), **more))

    def people(self, **people):
        self.value = self.value.with_people({k: Person(name=k, **v) for k, v in people.items()})

    def pair(self):
        proposal = propose(self.value, SINGLES)
        assert not isinstance(proposal, Refusal), proposal.said.text()
        self.do(proposal)
        self.do(RoundPublished(competition=SINGLES, round=proposal.round))
        return proposal

    def play(self, scores=None):
        """Enter a result for every match of the last round: a score by the competitors' ids."""
        last = self.competition.published[-1]
        for number, meeting in enumerate(last.meetings, start=1):
            if meeting.pairing.b is None or meeting.final is not None:
                continue
            a, b = scores(meeting.pairing.a, meeting.pairing.b) if scores else (25, 10)
            self.result(last.number, number, a, b)

    def result(self, round_, match, a, b, **more):
        result = Result(a=a, b=b)
        self.do(
            ResultEntered(competition=SINGLES, round=round_, match=match, result=result, **more)
        )


def stronger(a, b):
    """The lower number wins."""
    return (25, 5) if int(a[1:]) < int(b[1:]) else (5, 25)
