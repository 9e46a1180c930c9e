"""The matches behind ``records/``, stroke by stroke.

``python -m tests.golden.matches`` writes records that are missing; those that are there stay as
they are, since a record once written must be readable for good.
"""

from collections.abc import Callable
from datetime import date
from pathlib import Path

from carrom.equipment.pieces import Piece, Seat
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import board
from carrom.match.facts import (
    CameLate,
    ChangedStriker,
    Conceded,
    DecidedProtest,
    Demanded,
    Disqualified,
    Disturbed,
    Forwent,
    FoundNoRoom,
    FoundRoom,
    Passed,
    PlayedTrial,
    Protested,
    Requested,
    SaidPlay,
    TimeRanOut,
    Tossed,
    TurnedRosette,
    WroteProtest,
)
from carrom.match.record import Header, write
from carrom.match.settings import Clock
from carrom.match.state import Choice, Phase, Timer
from carrom.rules.situation import Side
from tests.match.driving import A, B, Table, spread

RECORDS = Path(__file__).parent / "records" / "v3"
OLD = RECORDS.with_name("v1")
"""Written by the first version; never renewed."""
SECOND = RECORDS.with_name("v2")
"""Written by the second version of the rulings; never renewed."""
NAMES = {"ada": "Ada Lind", "abe": "Abe Roux", "ben": "Ben Okoro", "bea": "Béa Núñez"}


def two_nil() -> Table:
    """A wins both games; trial boards, a turned rosette, dues, a queen that goes back."""
    table = Table().seat()
    table.do(PlayedTrial(team=A))
    table.do(PlayedTrial(team=B))
    table.do(TurnedRosette(by="ada", degrees=15.0))
    table.open()
    table.stroke(touched=False)
    table.stroke("own", "opp")
    table.stroke("queen")
    table.stroke()  # not covered
    table.stroke("striker")  # ben's piece fell: it goes back
    table.place()
    table.stroke("own", "own")
    table.stroke("queen", "own")  # covered in one stroke
    table.stroke("own", "striker")
    table.place()
    table.stroke(proper=False)
    table.place()
    table.stroke("opp")
    table.run(A, 7)
    table.win(A, 9)
    table.do(ChangedStriker(by="ben"))
    table.win(B, 4, queen=False)
    table.win_game(A)
    return table.win_game(A)


def two_one() -> Table:
    """One game each; in the third A has thirteen points after two boards and seats change."""
    table = Table(clock=Clock.CASUAL).seat(B, Choice.SEATS)
    table.win_game(B)
    table.win_game(A)
    table.win(A, 9)
    table.win(A, 1, queen=False)
    assert table.state.points == (13, 0)
    assert table.state.seat_change_due
    table.win(B, 6)
    table.win(A, 9)
    return table


def ninth_board() -> Table:
    """The second game is level after eight boards: the ninth, with a toss, decides."""
    table = Table().seat().win_game(B)
    for n in range(8):
        table.win((A, B)[n % 2], 2, queen=False)
    table.do(Tossed(winner=A))
    table.win(B, 1)
    return table


def void_board() -> Table:
    """Six passes in a row: the first board is played again by the same breaker."""
    table = Table(games_to_win=1).seat()
    table.open()
    table.stroke("own")
    table.stroke()
    for n in range(6):
        if n % 2:
            table.do(Passed(by=table.turn))
        else:
            table.stroke(touched=False)
    return table.win_game(B)


def doubles_held() -> Table:
    """Doubles: no room for penalty pieces; the holders change until there is."""
    table = Table(doubles=True).seat(breaker="abe")
    table.do(CameLate(player="bea"))
    table.open()
    table.stroke("own", "own")
    table.stroke("own", "striker")
    table.do(FoundNoRoom(side=Side.WHITE))
    table.stroke()
    table.stroke("own", "own")  # bea
    for _ in range(4):
        table.stroke()
    table.do(FoundRoom(side=Side.WHITE))
    table.place()
    table.call("4.m", by="ben")
    table.place()
    table.run(B, 8, queen=True)
    table.win_game(B)
    return table.win_game(B)


def disqualification() -> Table:
    """B leads when a fourth disturbance ends the match."""
    table = Table().seat(B).win_game(B)
    table.open()
    table.give_turn(A)
    table.stroke("own")
    for _ in range(4):
        table.do(Disturbed(by="ben"))
    table.do(Disqualified(player="ben", clause="4.2.h"))
    return table


def protest_upheld() -> Table:
    """The protest against a call is upheld after the match: it is played again."""
    table = Table().seat()
    table.open()
    table.stroke("own", "own")
    table.do(Requested(by="ben"))
    table.call("3.11.o", by="ada")
    table.do(Protested(by="ada", about=len(table.log)))
    table.do(SaidPlay())
    table.place()
    table.do(WroteProtest(by="ada"), after=240)
    table.run(B, 9, queen=True)
    table.win_game(B)
    table.win_game(B)
    table.do(DecidedProtest(by="ada", upheld=True), after=1800)
    table.seat(B)
    table.win_game(A)
    return table.win_game(A)


def protest_rejected() -> Table:
    """The protest against the last stroke is rejected: the result stands."""
    table = Table().seat().win_game(B).win_game(B)
    table.do(Protested(by="ada", about=len(table.log)), after=20)
    table.do(WroteProtest(by="ada"), after=600)
    table.do(DecidedProtest(by="ada", upheld=False), after=3600)
    return table


def club() -> Table:
    """A game of the club rules to 29, with tries, a doubled queen and a due."""
    table = Table("club").seat()
    table.open()
    table.stroke("striker")
    table.stroke("own", "own")
    table.stroke()
    table.stroke("own")
    table.stroke("queen")
    table.stroke("own")
    table.run(B, 5)
    table.win(A, 9)
    table.win(A, 9)
    return table.win_game(A)


def percuteur() -> Table:
    """Colours that open, both sides score; level beyond 29, so one more board."""
    table = Table("percuteur", clock=Clock.CASUAL).seat()
    table.open()
    table.stroke()
    table.do(TimeRanOut(timer=Timer.THINKING), after=15)
    table.stroke("black")
    assert table.state.white is B
    table.stroke("queen")
    table.stroke("own")
    table.stroke("opp")
    table.run(A, 7)
    table.win(B, 9)
    table.win(A, 5)
    table.win(B, 4)
    assert table.state.points == (31, 31)
    table.win(A, 3)
    return table


def simplified() -> Table:
    """Doubles by the simplified rules to 25 points."""
    table = Table("simplified", doubles=True).seat(A, Choice.SEATS, "ben")
    assert table.state.seats[Seat.SOUTH] == "ada"
    table.win(B, 9)
    table.open()
    table.stroke("own", "own", "own")
    table.stroke("own", "striker")
    table.place()
    table.run(A, 7, queen=True)
    table.win(B, 5)
    table.win_game(B)
    return table


def conceded() -> Table:
    """Two games given up."""
    table = Table().seat()
    for _ in range(2):
        table.open()
        table.give_turn(A)
        table.do(Conceded(by="ada"))
    assert table.state.phase is Phase.OVER
    return table


# What the second reading of the rule book settled: in the second version only.


def queen_and_piece() -> Table:
    """Percuteur, on a screen: striker, queen and own piece fall; the software puts both back (31)."""
    white, queen = Piece.WHITE, Piece.QUEEN
    table = Table("percuteur", single_board=True).seat().open()
    table.stroke("white", layout=spread(white))
    table.stroke("queen", "own", "striker", layout=spread(white, white, queen))
    table.stroke(layout=table.state.layout)
    table.stroke("own", "own", "striker")  # the pieces go back, and nobody placed the others
    table.place()
    table.run(B, 9, queen=True)
    return table


def overlooked_queen() -> Table:
    """Doubles: a queen that was not covered stays, once that player himself has struck again (32)."""
    table = Table(doubles=True, single_board=True).seat().open()
    table.stroke("own", "own")
    table.stroke("queen")
    for _ in range(5):  # ada misses the cover, then everybody plays once
        table.stroke()
    table.call("3.12.d", by="ada")
    table.run(A, 7)
    return table


def fell_between_strokes() -> Table:
    """Pieces and the queen fall between the strokes, the last piece too (33)."""
    table = Table(single_board=True).seat().open()
    table.stroke("own", "own")
    table.call("3.10.f", pieces=(Piece.WHITE, Piece.BLACK))
    table.call("3.10.f", pieces=(Piece.QUEEN,))
    table.stroke("own")  # covers her
    table.run(A, 4)
    table.call("3.10.f", pieces=(Piece.WHITE,))
    return table


def partners_breach() -> Table:
    """Doubles: breaches by the partner, by the opponents, and talking (34, 35)."""
    table = Table(doubles=True, single_board=True).seat().open()
    table.stroke("own", "own")
    table.call("4.h", by="abe")  # technical: it is ada's turn
    table.place()
    table.call("4.k", by="ben")
    table.call("3.1.d", by="bea")
    table.call("4.m", by="abe")  # the pair's penalty, and the turn
    table.place()
    table.stroke("own", "own", "own")  # two of them pay the dues
    table.place()
    table.run(B, 8, queen=True)
    return table


def disturbed_by_calls() -> Table:
    """Disturbing costs a piece each time; the fourth time disqualifies (36)."""
    table = Table(games_to_win=1).seat().open()
    table.stroke("own")
    for n in range(4):
        table.call("4.l", by="ben") if n % 2 else table.do(Disturbed(by="ben"))
    table.do(Disqualified(player="ben", clause="4.2.h"))
    return table


def simplified_queen() -> Table:
    """Simplified: queen and opponent's piece; later queen and own last piece (37)."""
    table = Table("simplified", single_board=True).seat().open()
    table.stroke("own")
    table.stroke("queen", "opp")  # back, and the turn is lost
    table.stroke()
    table.run(A, 7)
    table.stroke("queen", "own")
    return table


def rosette_between_attempts() -> Table:
    """The breaker turns the rosette before and between his attempts (38)."""
    table = Table(single_board=True).seat()
    table.do(TurnedRosette(by="ada", degrees=20.0))
    table.open()
    table.stroke(touched=False, layout=rosette(board("revised"), 20.0))
    table.do(TurnedRosette(by="ada", degrees=50.0))
    table.stroke()
    table.run(B, 9, queen=True)
    return table


def protests_and_clauses() -> Table:
    """A protest on a clause, and one without, which is incomplete; both are rejected (39)."""
    table = Table(single_board=True).seat().open()
    table.stroke("own", "own")
    table.stroke("striker")
    table.do(Protested(by="ada", about=len(table.log), clause="international:3.11.a"))
    table.do(Protested(by="ben", about=len(table.log) - 1))
    table.do(WroteProtest(by="ada"), after=60)
    table.do(WroteProtest(by="ben"), after=60)
    table.place()
    table.do(DecidedProtest(by="ada", upheld=False))
    table.do(DecidedProtest(by="ben", upheld=False))
    table.run(B, 9, queen=True)
    return table


def conceded_by_partner() -> Table:
    """Doubles: the partner says it for the pair in turn (40)."""
    table = Table(doubles=True, games_to_win=1).seat().open()
    table.stroke("own")
    table.do(Conceded(by="abe"))
    return table


def thought_too_long() -> Table:
    """A strict clock: technical before the first stroke of a turn, a foul later in it (42, 14)."""
    table = Table(clock=Clock.STRICT, single_board=True).seat().open()
    table.do(TimeRanOut(timer=Timer.THINKING), after=15)
    table.stroke("own", "own")
    table.place()
    table.do(TimeRanOut(timer=Timer.THINKING), after=15)
    table.place()
    table.run(B, 9, queen=True)
    return table


def slams() -> Table:
    """A white slam of A, then a black one of A (43)."""
    table = Table(games_to_win=1).seat()
    for _ in range(3):
        table.win(A, 9) if table.state.breaker == "ben" else table.open().run(A, 9, queen=True)
    return table


def federation() -> Table:
    """The Laws of Carrom: points on demand, a stroke out of turn, rising, a board replayed for want of room."""
    table = Table("icf", games_to_win=1).seat().open()
    table.stroke(touched=False)
    table.stroke(touched=False)
    table.stroke("own")  # the third attempt
    table.run(A, 7, queen=False)
    table.stroke(
        "own", "striker", proper=False
    )  # the last piece, the queen on the board: two on demand
    table.do(Demanded(by="ben", points=1))
    table.open()
    table.stroke("own", "own")
    table.call("51", by="ada", noticed=False)  # it stands: her turn
    table.stroke("own")
    table.call("51", by="ben")  # seen in time: the board is lost
    table.open()
    table.stroke()
    table.call("142")  # no room for the striker
    table.open()
    table.stroke("own")
    table.stroke("striker")
    table.do(Forwent(by=table.state.to_place[0].placer))
    table.call("91", by="ben")  # rising
    table.win(A, 9)
    return table


MATCHES: dict[str, Callable[[], Table]] = {
    "two-nil": two_nil,
    "two-one": two_one,
    "ninth-board": ninth_board,
    "void-board": void_board,
    "doubles-held": doubles_held,
    "disqualification": disqualification,
    "protest-upheld": protest_upheld,
    "protest-rejected": protest_rejected,
    "club": club,
    "percuteur": percuteur,
    "simplified": simplified,
    "conceded": conceded,
    "queen-and-piece": queen_and_piece,
    "overlooked-queen": overlooked_queen,
    "fell-between-strokes": fell_between_strokes,
    "partners-breach": partners_breach,
    "disturbed-by-calls": disturbed_by_calls,
    "simplified-queen": simplified_queen,
    "rosette-between-attempts": rosette_between_attempts,
    "protests-and-clauses": protests_and_clauses,
    "conceded-by-partner": conceded_by_partner,
    "thought-too-long": thought_too_long,
    "slams": slams,
    "federation": federation,
}


def record_of(name: str) -> bytes:
    """Play a match and return its record."""
    table = MATCHES[name]()
    names = {player: NAMES[player] for player in table.settings.players}
    header = Header(
        match=name, settings=table.settings, names=names, date=date(2026, 1, 1), place="Lyon"
    )
    return write(header, table.log)


if __name__ == "__main__":
    RECORDS.mkdir(exist_ok=True)
    for each in MATCHES:
        file = RECORDS / f"{each}.jsonl"
        if not file.exists():
            file.write_bytes(record_of(each))
