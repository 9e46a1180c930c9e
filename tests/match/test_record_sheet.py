"""The score sheet and the figures of a match: only what stands counts, everybody gets his own."""

from datetime import timedelta, timezone

import pytest
from msgspec import structs

from carrom.equipment.pieces import Piece, Seat
from carrom.match.facts import (
    CameLate,
    ChangedBoard,
    ChangedStriker,
    Conceded,
    DecidedProtest,
    Disqualified,
    Disturbed,
    FoundNoRoom,
    FoundRoom,
    Overruled,
    Passed,
    PlayedTrial,
    Protested,
    Requested,
    SaidPlay,
    Struck,
    TimeRanOut,
    TookSeats,
    TurnedRosette,
    Undone,
    WroteProtest,
)
from carrom.match.match_log import MatchLog, replayed_from, standing
from carrom.match.record import Header
from carrom.match.settings import Clock, Team
from carrom.match.sheet import RowKind, legend, sheet, short
from carrom.match.state import Phase, Timer
from carrom.match.statistics import statistics
from carrom.rules.situation import Side
from carrom.rules.stroke import Pocketed, Stroke
from carrom.texts import LANGUAGES, render
from tests.match.driving import Table


def seqs(table: Table) -> list[int]:
    return [entry.event.seq for entry in standing(table.match)]


def rows(table: Table):
    names = {"ada": "Ada", "ben": "Ben"}
    return sheet(MatchLog.of(Header(match="m", settings=table.settings, names=names), table.log))


def said(table: Table, kind: RowKind) -> list[str]:
    """Return the sentences of the rows of a kind; every row can be said in both languages."""
    found = []
    for row in rows(table):
        for language in LANGUAGES:
            for turn in row.turns:
                assert all(render(sign, language) for signs in turn.strokes for sign in signs)
            assert all(render(each, language) for each in row.said)
        if row.kind is kind:
            found.append(" ".join(render(each, "en") for each in row.said))
    return found


def figures(table: Table):
    counted = statistics(table.match)
    return {player.id: player for player in counted.players}, counted


# what stands


def test_what_was_taken_back_does_not_stand():
    table = Table().seat().open()
    table.stroke()
    before = len(table.log)
    table.stroke("own")
    table.stroke()
    table.do(Undone(to=before))
    table.stroke("own", "own")
    assert seqs(table) == [*range(1, before + 1), before + 4]
    assert standing(table.match)[-1].after == table.state


def test_taking_back_an_undoing_brings_entries_back():
    table = Table().seat().open()
    start = len(table.log)
    table.stroke()
    table.stroke()
    table.do(Undone(to=start))
    table.do(Undone(to=start + 2))
    assert seqs(table) == [*range(1, start + 3)]
    table.do(Undone(to=start + 3))
    assert seqs(table) == [*range(1, start + 1)]
    assert standing(table.match)[-1].after == table.state


def test_entries_carry_the_states_around_them():
    table = Table().seat().open()
    table.stroke("own")
    every = list(table.match.transitions())
    assert [entry.event for entry in every] == table.log
    assert every[-1].after == table.state
    assert every[0].after == every[1].before


# figures


def test_figures_of_strokes():
    table = Table().seat().open()
    table.stroke("own", after=4.0)
    table.stroke("own", "opp", after=2.0)
    table.stroke("queen", after=1.0)
    table.stroke("own", after=1.0)
    table.stroke(after=3.0)
    table.stroke("opp", after=5.0)
    players, counted = figures(table)
    ada, ben = players["ada"], players["ben"]
    assert (ada.breaks, ada.strokes, ada.pocketing, ada.own, ada.opponents) == (1, 5, 4, 3, 1)
    assert (ada.queens, ada.lost, ada.rate) == (1, 0, 4 / 5)
    assert ada.seconds == pytest.approx(11.0)
    assert (ben.breaks, ben.strokes, ben.pocketing, ben.own, ben.opponents) == (0, 1, 0, 0, 1)
    assert (ben.rate, ben.seconds) == (0.0, pytest.approx(5.0))
    assert (counted.strokes, counted.boards) == (6, 0)


def test_figures_of_fouls():
    table = Table().seat().open()
    table.stroke("own")
    table.stroke("own", "striker")  # the piece and a penalty go back
    table.place()
    table.stroke(off_board=(Piece.STRIKER,))  # costs the turn only
    table.stroke(proper=False)  # nothing in the net: owed
    table.call("3.11.o", by="ada")
    players, _ = figures(table)
    ada, ben = players["ada"], players["ben"]
    assert (ada.strokes, ada.striker, ada.own) == (3, 2, 2)
    assert (ada.lost, ada.calls) == (3, 1)
    assert (ben.strokes, ben.improper, ben.lost, ben.calls) == (1, 1, 1, 0)


def slam(table: Table) -> None:
    """Pocket everything in one turn."""
    for _ in range(8):
        table.stroke("own")
    table.stroke("queen")
    table.stroke("own")


def test_a_slam_is_a_board_in_the_first_turn_of_a_side():
    table = Table().seat().open()
    slam(table)  # of the breaker
    table.open()
    table.stroke()  # ben breaks
    slam(table)  # of the second player
    table.open()
    table.stroke()  # both have played
    table.stroke()
    slam(table)
    players, counted = figures(table)
    assert counted.boards == 3
    assert (players["ada"].slams, players["ben"].slams) == (2, 0)


def test_no_slam_with_help():
    table = Table().seat().open()
    table.stroke("own", "opp")
    table.stroke()
    table.run(Team.B, 7)
    table.stroke("queen")
    table.stroke("own")
    assert table.log[-1].result is not None
    assert all(player.slams == 0 for player in figures(table)[0].values())


def test_the_cover_in_the_last_stroke_counts():
    table = Table().seat().open()
    table.run(Team.A, 8)
    table.stroke("queen")
    table.stroke("own")
    players, counted = figures(table)
    assert table.log[-1].result is not None
    assert players["ada"].queens == 1
    assert (counted.boards, counted.teams[0].boards, counted.teams[0].points) == (1, 1, 12)
    assert counted.teams[1].points == 0


def test_a_queen_given_to_the_opponents_is_not_the_players():
    table = Table("percuteur").seat().open()
    table.stroke("own")
    table.stroke("queen", "opp")
    players, _ = figures(table)
    assert players["ada"].queens == 0
    assert players["ben"].queens == 0


def test_open_colours_belong_to_who_took_them():
    table = Table("percuteur").seat().open()
    table.stroke("black")
    players, _ = figures(table)
    assert (players["ada"].own, players["ada"].opponents, players["ada"].lost) == (1, 0, 0)


def test_games_boards_and_doubles():
    table = Table(doubles=True).seat()
    table.win_game(Team.A)
    table.win_game(Team.B)
    players, counted = figures(table)
    a, b = counted.teams
    assert (a.games, b.games) == table.state.games == (1, 1)
    assert counted.boards == a.boards + b.boards == sum(p.breaks for p in players.values())
    assert counted.strokes == sum(isinstance(e.fact, Struck) for e in table.log)
    assert {p.id for p in counted.players} == {"ada", "abe", "ben", "bea"}


def test_what_was_taken_back_is_not_counted():
    table = Table().seat().open()
    table.stroke("own")
    table.do(Undone(to=len(table.log) - 1))
    players, _ = figures(table)
    assert players["ada"].strokes == 0
    assert players["ada"].rate is None


def test_passes_time_and_warnings():
    table = Table(clock=Clock.CASUAL).seat().open()
    table.stroke()
    table.do(Passed(by="ben"), after=2.0)
    table.do(TimeRanOut(timer=Timer.THINKING), after=60.0)
    table.do(Disturbed(by="ada"))
    players, _ = figures(table)
    assert (players["ada"].passes, players["ben"].passes) == (1, 1)
    assert players["ada"].warnings == 1
    assert players["ada"].calls == players["ben"].calls == 0


def test_a_stroke_before_play_is_a_breach_and_no_stroke():
    table = Table().seat()
    table.stroke("own")
    players, _ = figures(table)
    assert (players["ada"].strokes, players["ada"].calls, players["ada"].lost) == (0, 1, 1)


def upheld() -> Table:
    table = Table().seat().open()
    table.stroke("own")
    table.do(Protested(by="ben", about=len(table.log)))
    table.win(Team.A, 9)
    table.do(WroteProtest(by="ben"))
    table.do(DecidedProtest(by="ben", upheld=True))
    return table


def test_a_match_ordered_to_be_replayed_is_counted_anew():
    table = upheld()
    kept = standing(table.match)
    assert replayed_from(kept) == len(kept)
    players, counted = figures(table)
    assert counted.strokes == counted.boards == 0
    table.seat().open()
    table.stroke()
    players, _ = figures(table)
    assert players["ada"].strokes == 1


# the sheet


def test_the_short_form_of_a_stroke():
    def text(language="en", **stroke):
        return "".join(render(sign, language) for sign in short(Stroke(**stroke)))

    fell = tuple(Pocketed(piece) for piece in Piece)
    assert text(pocketed=fell) == "WBQS"
    assert text("fr", pocketed=fell) == "BNRP"
    assert text() == "–"
    assert text(touched=False) == "0"
    assert text(off_board=(Piece.STRIKER, Piece.WHITE)) == "↑S↑W"
    assert text(proper=False, first_hit_behind_line=True) == "–*‹"
    assert len({render(each, "en") for each in legend()}) == 10


def test_the_sheet_of_a_board():
    table = Table().seat().open()
    table.stroke("own")
    table.stroke("striker")
    table.place()
    table.stroke()
    table.run(Team.A, 9, queen=True)
    kinds = [row.kind for row in rows(table)]
    assert kinds.count(RowKind.GAME) == kinds.count(RowKind.BOARD) == 1
    assert kinds[-1] is RowKind.RESULT
    rulings = said(table, RowKind.RULING)
    assert any("(3.11.a, interpretation 13, 4.1.2)" in ruling for ruling in rulings)
    assert said(table, RowKind.SCORE) == [
        "Ada won the board: 12 points (9 pieces, 3 for the queen); score 12–0"
    ]
    assert said(table, RowKind.BOARD) == ["Board 1, 10:00 UTC: Ada breaks"]
    turns = next(row.turns for row in rows(table) if row.kind is RowKind.STROKES)
    assert [(t.player, len(t.strokes)) for t in turns] == [("Ada", 1)]


def test_the_sheet_of_a_whole_match():
    table = Table().seat()
    table.win_game(Team.A)
    table.win_game(Team.A)
    assert table.state.phase is Phase.OVER
    assert said(table, RowKind.GAME) == ["Game 1", "Game 2"]
    scores = said(table, RowKind.SCORE)
    assert scores[-1] == "Ada won the game; games 2–0"
    assert scores[1:3] == [
        "Ada won the board: 12 points (9 pieces, 3 for the queen); score 24–0",
        "Black slam by Ada",
    ]
    assert scores[3:5] == [
        "Ada won the board: 9 points (9 pieces); score 33–0",
        "Ada won the game; games 1–0",
    ]
    assert said(table, RowKind.RESULT) == ["Ada won the match; games 2–0"]


def test_the_sheet_of_a_single_board_counts_points():
    table = Table(single_board=True).seat().open()
    table.stroke()
    assert said(table, RowKind.RESULT) == ["The match is not over; points 0–0"]
    table.win(Team.A, 4)
    assert said(table, RowKind.RESULT) == ["Ada won the match; points 7–0"]
    assert len(said(table, RowKind.BOARD)) == statistics(table.match).boards


def test_a_void_board_is_played_again_under_its_own_heading():
    table = Table().seat().open()
    table.stroke()
    while table.log[-1].result is None:
        table.do(Passed(by=table.turn))
    table.open().stroke()
    assert "The board is void and is played again." in said(table, RowKind.SCORE)
    boards = said(table, RowKind.BOARD)
    assert len(boards) == 2
    assert boards[0].startswith("Board 1")
    assert boards[1].startswith("Board 1")


def test_every_fact_has_its_sentence():
    """Each remark of a match in which nearly everything happens, in both languages."""
    table = Table(clock=Clock.STRICT)
    table.do(CameLate(player="ben"))
    table.seat()
    table.do(PlayedTrial(team=Team.A))
    table.do(TurnedRosette(by="ada", degrees=30.0))
    table.do(ChangedStriker(by="ada"))
    table.do(ChangedBoard())
    table.do(ChangedBoard(reason="warped"))
    table.open()
    table.stroke("own")
    table.stroke("striker")
    table.do(FoundNoRoom(side=Side.WHITE))
    table.do(FoundRoom(side=Side.WHITE))
    table.do(TimeRanOut(timer=Timer.PLACING), after=60.0)
    table.do(Requested(by="ben"))
    table.do(SaidPlay())
    table.do(Disturbed(by="ada"))
    table.do(TimeRanOut(timer=Timer.THINKING), after=60.0)
    table.place()
    situation = table.state.situation
    assert situation is not None
    table.do(Overruled(reason="seen wrongly", situation=situation, turn=table.turn))
    table.do(Protested(by="ben", about=len(table.log)))
    table.do(WroteProtest(by="ben"))
    table.do(DecidedProtest(by="ben", upheld=False))
    table.do(Conceded(by=table.turn))
    table.do(Disqualified(player="ben", clause="4.2.a"))
    remarks = " ".join([*said(table, RowKind.REMARK), *said(table, RowKind.RULING)])
    for part in (
        "no room for a white piece",
        "There is room again for the held white",
        "placing time",
        "has a request",
        "the board continues",
        "Ada disturbed the opponent: warning 1.",
        "The thinking time is over",
        "corrected the board: seen wrongly",
        "Ben protests against entry",
        "handed in",
        "was rejected",
        "gave up the game",
        "Ben is disqualified for bad language (4.2.a).",
        "replaced: warped",
        "turned the rosette to 30",
    ):
        assert part in remarks
    facts = said(table, RowKind.FACT)
    assert "Ben came late." in facts
    assert "Seats: Ada south." in facts
    a, b = table.state.games
    assert said(table, RowKind.RESULT) == [f"Ada won the match by disqualification; games {a}–{b}"]


def test_a_replayed_match_begins_again_on_the_sheet():
    table = upheld()
    table.seat().open()
    table.stroke()
    assert said(table, RowKind.GAME) == ["Game 1", "Game 1"]
    assert any("was upheld" in remark for remark in said(table, RowKind.REMARK))


def test_what_was_taken_back_is_named_at_the_end():
    table = Table().seat().open()
    table.stroke()
    table.do(Undone(to=5))
    table.stroke()
    table.stroke()
    table.do(Undone(to=7))
    table.do(Undone(to=9))
    assert said(table, RowKind.REMARK)[-3:] == [
        "Entry 6 was undone.",
        "2 entries were undone, the last of them entry 9.",
        "2 entries were redone, the last of them entry 9.",
    ]


def test_times_on_the_sheet_name_their_zone():
    table = Table().seat().open()
    table.stroke()
    zone = timezone(timedelta(hours=2))
    moved = [structs.replace(e, at=e.at.astimezone(zone)) for e in table.log]
    table.match = MatchLog.of(table.match.header, moved)
    assert said(table, RowKind.BOARD) == ["Board 1, 12:00 UTC+02:00: Ada breaks"]


def test_an_empty_record_has_a_sheet():
    table = Table()
    assert said(table, RowKind.RESULT) == ["The match is not over; games 0–0"]
    assert figures(table)[1].strokes == 0


def test_all_seats_have_a_sentence():
    table = Table(doubles=True).seat(breaker="abe")
    facts = " ".join(said(table, RowKind.FACT))
    assert all(f" {seat}" in facts for seat in Seat)
    assert any(isinstance(event.fact, TookSeats) for event in table.log)
