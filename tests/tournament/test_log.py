"""The log: who may do what, what cannot be, corrections, and files that survive."""

import signal
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from carrom.match.record import FaultKind
from carrom.store.line_file import JournalError, JournalWhy
from carrom.store.tournament_file import TournamentFile, read_tournament
from carrom.texts import LANGUAGES, has, render
from carrom.tournament import (
    Header,
    Method,
    Person,
    Refusal,
    Result,
    Role,
    Side,
    Stand,
    Terms,
    TieBreak,
    Why,
    propose,
)
from carrom.tournament.facts import (
    Admitted,
    BoardChanged,
    CompetitionAdded,
    CompetitionClosed,
    Entered,
    PairingChanged,
    ProtestDecided,
    ProtestMade,
    ResultConfirmed,
    ResultCorrected,
    ResultDisputed,
    ResultEntered,
    ResultWithdrawn,
    RoundCalled,
    RoundPublished,
    RoundStarted,
    RoundWithdrawn,
    TermsChanged,
    UmpireAssigned,
    WalkedOver,
    Withdrew,
)
from carrom.tournament.log import replayed
from carrom.tournament.log_lines import erased, parse, write
from carrom.tournament.standings import standings
from carrom.tournament.terms import Order
from tests.tournament.running import NOON, SINGLES, Running, stronger

HERE: dict[str, Any] = {"competition": SINGLES}
MATCH: dict[str, Any] = {**HERE, "round": 1, "match": 1}
WON = Result(a=25, b=3)


def first(run) -> Any:
    """The first match of the first round."""
    return run.competition.rounds[0].meetings[0]


def why(found):
    assert isinstance(found, Refusal), found
    assert all(render(found.said, language) for language in LANGUAGES)
    return found.why


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language):
    assert not [w for w in Why if not has(f"tournament-refused-{w}", language)]
    assert not [w for w in JournalWhy if not has(f"tournament-file-{w}", language)]


def test_a_public_link_changes_nothing_and_a_table_only_its_result():
    run = Running(4)
    facts: list[Any] = [
        CompetitionAdded(competition="x", terms=Terms(title="x")),
        Entered(**HERE, competitor="n", players=("n",)),
        Withdrew(**HERE, competitor="p1"),
        propose(run.value, SINGLES),
    ]
    for fact in facts:
        for role in (Role.PUBLIC, Role.TABLE, Role.UMPIRE, Role.CHIEF_UMPIRE):
            assert why(run.attempt(fact, role)) is Why.ROLE
    run.pair()
    later: list[Any] = [
        ResultEntered(**MATCH, result=WON),
        WalkedOver(**MATCH, absent=Side.A),
        RoundStarted(**HERE, round=1),
        RoundCalled(**HERE, round=1),
        RoundWithdrawn(**HERE, round=1, reason="x"),
        UmpireAssigned(**MATCH, umpire="u"),
        CompetitionClosed(**HERE),
        Admitted(**HERE, what="board", which="3"),
    ]
    for fact in later:
        assert why(run.attempt(fact, Role.TABLE)) is Why.ROLE
        assert why(run.attempt(fact, Role.PUBLIC)) is Why.ROLE
    claim = ResultEntered(**MATCH, result=WON, side=Side.A)
    assert why(run.attempt(claim, Role.PUBLIC)) is Why.ROLE
    run.do(claim, Role.TABLE)
    for role in (Role.TABLE, Role.UMPIRE):
        correction = ResultCorrected(**MATCH, result=WON, reason="x")
        assert why(run.attempt(correction, role)) is Why.ROLE


def test_both_sides_make_a_result_final():
    run = Running(4)
    run.pair()
    run.do(ResultEntered(**MATCH, result=WON, side=Side.A), Role.TABLE)
    assert first(run).stand is Stand.CLAIMED
    assert standings(run.competition)[0].points == 0
    confirm = ResultConfirmed(**MATCH, side=Side.A)
    assert why(run.attempt(confirm, Role.TABLE)) is Why.OWN_CLAIM
    run.do(ResultDisputed(**MATCH, side=Side.B), Role.TABLE)
    assert first(run).stand is Stand.DISPUTED
    assert why(run.attempt(ResultConfirmed(**MATCH, side=Side.B), Role.TABLE)) is Why.NOT_CLAIMED
    run.do(ResultEntered(**MATCH, result=Result(a=20, b=25), side=Side.B), Role.TABLE)
    run.do(ResultConfirmed(**MATCH, side=Side.A), Role.TABLE)
    meeting = run.competition.rounds[0].meetings[0]
    assert meeting.final == Result(a=20, b=25)
    assert why(run.attempt(ResultEntered(**MATCH, result=WON))) is Why.HAS_RESULT


def test_a_result_is_corrected_after_the_next_pairing():
    run = Running(4)
    run.pair()
    run.play(stronger)
    second = run.pair()
    before = {row.competitor: row for row in standings(run.competition)}
    assert why(run.attempt(ResultCorrected(**MATCH, result=WON, reason=" "))) is Why.REASON
    wrong = run.competition.rounds[0].meetings[0]
    turned = Result(a=wrong.result.b, b=wrong.result.a)
    run.do(ResultCorrected(**MATCH, result=turned, reason="sides mixed up"), Role.CHIEF_UMPIRE)
    after = {row.competitor: row for row in standings(run.competition)}
    assert after[wrong.pairing.a].points == before[wrong.pairing.a].points - 2
    assert after[wrong.pairing.b].points == 2
    assert [m.pairing for m in run.competition.rounds[1].meetings] == list(second.pairings)
    (change,) = run.competition.rounds[0].meetings[0].corrections
    assert (change.before, change.after) == (wrong.result, turned)
    assert (change.reason, change.paired_since) == ("sides mixed up", True)
    assert why(run.attempt(ResultWithdrawn(**MATCH, reason="x"))) is Why.NEXT_ROUND


def test_a_preview_is_changed_with_a_reason_before_it_is_published():
    run = Running(6)
    proposal: Any = propose(run.value, SINGLES)
    run.do(proposal)
    first, second = proposal.pairings[0].a, proposal.pairings[1].a
    swap = PairingChanged(**HERE, round=1, first=first, second=second, reason="")
    assert why(run.attempt(swap)) is Why.REASON
    run.do(structs.replace(swap, reason="brothers"))
    pairings = [m.pairing for m in run.competition.preview.meetings]
    assert (pairings[0].a, pairings[1].a) == (second, first)
    assert run.competition.preview.changes == ("brothers",)
    assert standings(run.competition)[0].played == 0
    run.do(RoundPublished(**HERE, round=1))
    assert why(run.attempt(structs.replace(swap, reason="x"))) is Why.NO_PREVIEW
    run.do(RoundWithdrawn(**HERE, round=1, reason="hall flooded"))
    assert run.competition.rounds == ()
    run.do(propose(run.value, SINGLES))
    run.do(RoundWithdrawn(**HERE, round=1, reason="a preview"))
    assert run.competition.rounds == ()


def test_an_exchange_counts_rematches_anew_and_is_between_two():
    run = Running(4, order=Order.SERIAL)
    run.pair()
    run.play(stronger)
    run.do(propose(run.value, SINGLES))
    assert run.competition.preview.rematches == 0
    met = {m.pairing.a: m.pairing.b for m in run.competition.rounds[0].meetings}
    pairing = run.competition.preview.meetings[0].pairing
    before = {**met, **{b: a for a, b in met.items()}}[pairing.a]
    exchange = {**HERE, "round": 2, "second": before, "reason": "x"}
    assert why(run.attempt(PairingChanged(**exchange, first=before))) is Why.SAME
    run.do(PairingChanged(**exchange, first=pairing.b))
    assert run.competition.preview.rematches == 2
    run.do(PairingChanged(**exchange, first=pairing.b))
    assert run.competition.preview.rematches == 0


def test_two_competitions_do_not_share_a_board():
    run = Running(8, boards=5)
    terms = Terms(title="Doubles", first_board=3)
    run.do(CompetitionAdded(competition="second", terms=terms))
    for number in range(1, 9):
        run.do(Entered(competition="second", competitor=f"q{number}", players=(f"q{number}",)))
    run.pair()
    assert [m.pairing.board for m in run.competition.rounds[0].meetings] == [1, 2, 3, 4]
    hall: Any = propose(run.value, "second", 6)
    assert [p.board for p in hall.pairings] == [5, 6, 0, 0]  # the hall has no more
    run.do(hall)
    move: Any = {**MATCH, "reason": "wobbly"}
    for board, expected in ((3, Why.BOARD_TAKEN), (6, Why.BOARD_TAKEN), (0, Why.BOARD)):
        assert why(run.attempt(BoardChanged(**move, board=board))) is expected
    assert why(run.attempt(BoardChanged(**{**move, "reason": ""}, board=9))) is Why.REASON
    run.do(BoardChanged(**move, board=9), Role.CHIEF_UMPIRE)
    assert first(run).pairing.board == 9
    run.play(stronger)
    assert why(run.attempt(BoardChanged(**move, board=10))) is Why.HAS_RESULT
    again: Any = propose(run.value, "second")
    assert [p.board for p in again.pairings] == [3, 4, 5, 6]
    later: Any = propose(run.value, SINGLES)
    assert [p.board for p in later.pairings] == [1, 2, 3, 4]  # but 5 and 6, of the other preview


def test_a_preview_is_stale_once_somebody_came_or_went():
    run = Running(4)
    run.do(propose(run.value, SINGLES))
    run.enter(5)
    assert why(run.attempt(RoundPublished(**HERE, round=1))) is Why.STALE
    run.do(propose(run.value, SINGLES))
    run.do(Withdrew(**HERE, competitor="p2"))
    assert why(run.attempt(RoundPublished(**HERE, round=1))) is Why.STALE
    run.pair()


def test_a_preview_is_outdated_once_a_result_before_it_was_changed():
    run = Running(4)
    run.pair()
    run.play(stronger)
    run.do(propose(run.value, SINGLES))
    publish = RoundPublished(**HERE, round=2)
    run.do(ResultCorrected(**MATCH, result=Result(a=3, b=25), reason="sides mixed up"))
    assert run.competition.preview.outdated
    assert why(run.attempt(publish)) is Why.OUTDATED
    run.do(propose(run.value, SINGLES))
    run.do(ResultWithdrawn(**MATCH, reason="not played"))
    assert why(run.attempt(publish)) is Why.UNFINISHED
    run.result(1, 1, 25, 3)
    assert why(run.attempt(publish)) is Why.OUTDATED
    run.pair()
    berger = Running(4, method=Method.ROUND_ROBIN)
    berger.pair()
    berger.play(stronger)
    berger.do(propose(berger.value, SINGLES))
    berger.do(ResultCorrected(**MATCH, result=Result(a=3, b=25), reason="sides mixed up"))
    berger.do(publish)  # its pairings do not come from results


def test_a_forged_log_is_refused_not_crashed_on():
    value = whole()
    for fact in (
        RoundPublished(competition="nowhere", round=1),
        ResultEntered(**{**MATCH, "round": 9}, result=WON),
        Withdrew(**HERE, competitor="nobody"),
    ):
        event = structs.replace(value.events[-1], seq=len(value.events) + 1, fact=fact)
        forged = replace(value, events=(*value.events, event))
        found: Any = parse(write(forged))
        assert found.fault.kind is FaultKind.WRONG_SHAPE
        assert found.tournament() == value


def test_what_cannot_be():
    run = Running(3)
    enter = Entered(**HERE, competitor="p1", players=("n",))
    assert why(run.attempt(enter)) is Why.COMPETITOR_EXISTS
    assert (
        why(run.attempt(structs.replace(enter, competitor="n", players=("p1",))))
        is Why.PLAYER_TWICE
    )
    assert why(run.attempt(structs.replace(enter, competitor="a b"))) is Why.ID
    assert (
        why(run.attempt(structs.replace(enter, competitor="n", players=("n", "m")))) is Why.PLAYERS
    )
    assert why(run.attempt(RoundPublished(**HERE, round=1))) is Why.NO_PREVIEW
    assert why(run.attempt(ResultEntered(**MATCH, result=WON))) is Why.MATCH_UNKNOWN
    assert why(run.value.record(enter, Role.ORGANISER, NOON.replace(tzinfo=None))) is Why.TIME
    bad = TermsChanged(**HERE, terms=Terms(title="x", rounds=0), reason="x")
    assert why(run.attempt(bad)) is Why.TERM
    run.pair()
    assert why(propose(run.value, SINGLES)) is Why.UNFINISHED
    bye = next(
        n for n, m in enumerate(run.competition.rounds[0].meetings, 1) if m.pairing.b is None
    )
    assert why(run.attempt(ResultEntered(**{**MATCH, "match": bye}, result=WON))) is Why.BYE
    assert why(run.attempt(ResultEntered(**MATCH, result=Result(a=-1, b=3)))) is Why.SCORE
    run.play()
    assert why(run.attempt(bad)) is Why.TERM
    changed = TermsChanged(**HERE, terms=Terms(title="x", bye_score=13), reason="x")
    assert why(run.attempt(changed)) is Why.TERMS_FIXED
    run.do(CompetitionClosed(**HERE))
    assert why(run.attempt(Withdrew(**HERE, competitor="p1"))) is Why.CLOSED
    run.do(ResultCorrected(**MATCH, result=Result(a=1, b=25), reason="read wrongly"))


def test_a_late_entry_and_a_no_show():
    run = Running(4)
    run.pair()
    run.do(WalkedOver(**MATCH, absent=Side.A), Role.UMPIRE)
    run.do(WalkedOver(**{**MATCH, "match": 2}, absent=None), Role.UMPIRE)
    rows = {row.competitor: row for row in standings(run.competition)}
    (there, _) = run.competition.rounds[0].meetings
    assert rows[there.pairing.b].points == 2
    assert rows[there.pairing.b].ties[TieBreak.NET] == 25
    assert sum(row.points for row in rows.values()) == 2
    run.enter(5)
    assert run.competition.competitors["p5"].since == 2
    assert {c for p in run.pair().pairings for c in (p.a, p.b)} == {None, *rows, "p5"}


def test_protests_and_admissions():
    run = Running(2)
    run.pair()
    made = ProtestMade(**MATCH, protest="x1", clause="3.11.b")
    for clause in ("99.z", "four"):
        assert why(run.attempt(structs.replace(made, clause=clause), Role.TABLE)) is Why.CLAUSE
    run.do(made, Role.TABLE)
    run.do(ProtestMade(**MATCH, protest="x2", clause=""), Role.TABLE)
    decided = ProtestDecided(**HERE, protest="x1", upheld=False, reason="seen by the umpire")
    assert why(run.attempt(decided, Role.UMPIRE)) is Why.ROLE
    run.do(decided, Role.CHIEF_UMPIRE)
    assert run.competition.protests[0].upheld is False
    assert run.competition.protests[0].decided > run.competition.protests[0].at
    assert why(run.attempt(decided, Role.CHIEF_UMPIRE)) is Why.PROTEST_DECIDED
    run.do(Admitted(**HERE, what="striker", which="p1", admitted=False), Role.CHIEF_UMPIRE)
    assert not run.value.state.admissions[0].admitted


def test_who_plays_a_match_is_not_its_umpire():
    run = Running(4)
    run.pair()
    (first, second) = run.competition.rounds[0].meetings
    run.people(u1={})
    at = UmpireAssigned(**MATCH, umpire=first.pairing.a)
    assert why(run.attempt(at)) is Why.UMPIRE_PLAYS
    run.do(UmpireAssigned(**MATCH, umpire=second.pairing.a), Role.CHIEF_UMPIRE)
    run.do(UmpireAssigned(**MATCH, umpire="u1"))
    meeting = run.competition.rounds[0].meetings[0]
    assert run.value.umpire(meeting) == "u1"
    run.do(UmpireAssigned(**MATCH, umpire=""))
    assert run.value.umpire(run.competition.rounds[0].meetings[0]) == ""


def whole():
    run = Running(5)
    run.people(p1={"club": "Lyon"}, p2={"junior": True})
    for _ in range(2):
        run.pair()
        run.play(stronger)
    return run.value


def test_a_file_is_the_tournament():
    value = whole()
    found = parse(write(value))
    assert found.fault is None
    assert found.tournament() == value
    assert replayed(value.header, value.events, value.people) == value


def test_every_changed_byte_is_found():
    data = write(whole())
    for at in range(0, len(data), 37):
        other = b"x" if data[at : at + 1] != b"x" else b"y"
        assert parse(data[:at] + other + data[at + 1 :]).fault is not None


def test_a_torn_line_is_told():
    data = write(whole())
    found: Any = parse(data[:-5])
    assert found.fault.kind is FaultKind.TORN
    assert found.fault.recoverable
    for bad, kind in ((b"{}\n", FaultKind.NO_TOURNAMENT), (b"", FaultKind.EMPTY)):
        found = parse(bad)
        assert found.fault.kind is kind


def test_an_erased_name_is_gone_and_the_chain_holds(tmp_path):
    path = tmp_path / "t.tournament"
    with TournamentFile.keep(path, whole()) as file:
        file.add_people({"p1": Person(name="Ada Byron", club="Lyon")})
        assert not file.record(
            Withdrew(**HERE, competitor="p5"), Role.ORGANISER, file.tournament.events[-1].at
        )
        file.erase("p1")
        assert file.tournament.name(file.tournament.competition(SINGLES), "p1") == "p1"
        assert (
            file.record(
                Withdrew(**HERE, competitor="p4"), Role.ORGANISER, file.tournament.events[-1].at
            )
            is None
        )
    data = path.read_bytes()
    assert b"Ada" not in data
    assert b"Lyon" not in data
    again = read_tournament(path)
    assert "p1" not in again.people
    assert again.people["p2"].initials == "p."
    assert erased(data, ["p2"]) == data.replace(data.splitlines(keepends=True)[1], b"")


def test_bad_files_are_said(tmp_path):
    with pytest.raises(JournalError) as caught:
        read_tournament(tmp_path / "none")
    assert caught.value.said.text("en").startswith("The tournament “")
    path = tmp_path / "x"
    path.write_text("hello\n")
    with pytest.raises(JournalError) as caught:
        TournamentFile.open(path)
    assert caught.value.why is JournalWhy.FAULTY
    assert "tournoi" in caught.value.said.text("fr")


WRITER = """
import sys
from carrom.store.tournament_file import TournamentFile
from carrom.tournament import Header, Role, Terms
from carrom.tournament.facts import CompetitionAdded, Entered
from tests.tournament.running import NOON
with TournamentFile.create(sys.argv[1], Header(id="t", title="T")) as file:
    file.record(CompetitionAdded(competition="s", terms=Terms(title="S")), Role.ORGANISER, NOON)
    for n in range(1, 100000):
        fact = Entered(competition="s", competitor=f"c{n}", players=(f"p{n}",))
        assert file.record(fact, Role.ORGANISER, NOON) is None
        print(n, flush=True)
"""


def test_a_killed_process_loses_nothing_it_has_acknowledged(tmp_path):
    path = tmp_path / "t"
    with subprocess.Popen(
        [sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True
    ) as writer:
        assert writer.stdout is not None
        for line in writer.stdout:
            if int(line) == 60:
                writer.send_signal(signal.SIGKILL)
                break
        told = 60 + len(writer.stdout.read().split())
    with TournamentFile.open(path) as file:
        there = len(file.tournament.competition("s").competitors)
    assert told <= there <= told + 1


def test_the_header_in_one_line():
    assert repr(Header(id="t", title="Lyon Open")) == "<Header 't', 'Lyon Open'>"
    assert repr(whole()).startswith("<Tournament 'Test', 1 competitions, ")
