"""What a ruling's sentences tell is what it does: whatever goes back, is owed or is won is in the words."""

from collections.abc import Iterator
from typing import Any

import pytest

import carrom
from carrom.equipment.pieces import Piece
from carrom.messages import Message
from carrom.rules import RULE_SETS, Ruling, Side, Situation, Stroke, rule
from carrom.rules.checks import ReportError, check
from carrom.rules.situation import QueenState
from carrom.rules.wording import Account, consequences, reason_text, sentence
from carrom.texts import LANGUAGES, render
from tests.rules.asking import question
from tests.rules.citations_table import situations, strokes
from tests.rules.family import AWAITING, OURS, pieces

SETS = ("international", "icf", "club", "percuteur", "simplified")
THE_QUEEN = ("ruling-queen-disc", "ruling-queen-uncovered")


def within(said: Message) -> Iterator[Message]:
    """Yield a message and those inside it."""
    yield said
    for _, value in said.args:
        if isinstance(value, Message):
            yield from within(value)


def untold(situation: Situation, stroke: Stroke, ruling: Ruling) -> str | None:
    """Return what the second sentence leaves out or says wrongly."""
    said = list(within(ruling.messages[-1]))
    names = [each.id for each in said]
    values = {each.id: dict(each.args) for each in said}
    if ruling.result is not None:
        return None if {"ruling-won", "ruling-won-both"} & set(names) else "the result"
    after, returned = ruling.situation, ruling.returned
    total = returned.white + returned.black + returned.queen
    if values.get("ruling-back", {}).get("total", 0) != total:
        return "what goes back"
    if returned.queen is not bool(set(THE_QUEEN) & set(names)):
        return "the queen going back"
    side = ruling.account.by
    grown = after.side(side).owed > situation.side(side).owed
    if values.get("ruling-owes", {}).get("n", 0) != (after.side(side).owed if grown else 0):
        return "a due"
    if (len(stroke.off_board) > (Piece.STRIKER in stroke.off_board)) is not (
        "ruling-off-back" in names
    ):
        return "pieces off the board"
    return None if {"ruling-turn", "ruling-again"} & set(names) else "the turn"


@pytest.mark.parametrize("name", SETS)
def test_the_second_sentence_tells_what_the_ruling_does(name):
    rules, seen = RULE_SETS[name], 0
    for _, situation in situations(rules):
        for _, stroke in strokes(rules, situation):
            try:
                check(situation, stroke)
            except ReportError:
                continue
            ruling = rule(rules, situation, stroke)
            seen += 1
            assert not untold(situation, stroke, ruling), (situation, stroke, ruling.text())
            queen, before = ruling.situation.queen, situation.queen
            if ruling.result is None and queen is not before and queen is not QueenState.ON_BOARD:
                assert "cover" in ruling.text(), (situation, stroke)
    assert seen > 2_000


def said(rules: str, fell: str, language: Any = "en", **facts: Any) -> str:
    answered = carrom.ruling_json(question(rules, pieces(fell), **facts), language)
    return str(answered["text"]).replace("\u00a0", " ")


NINE_OWED = {"own": 9, "owed": 1}
# fmt: off
SAID = [
    # the misfits that the second reading found
    ("international", "S W", {}, "White pocketed the striker together with a white piece. That piece and one penalty piece go back on the board; White plays again.",
     "Blanc empoche le palet en même temps qu’un pion blanc. Ce pion et un pion de pénalité reviennent sur le plateau ; Blanc rejoue."),
    ("international", "S W W", {}, "White pocketed the striker together with two white pieces. Those two pieces and one penalty piece go back on the board; White plays again.",
     "Blanc empoche le palet en même temps que deux pions blancs. Ces deux pions et un pion de pénalité reviennent sur le plateau ; Blanc rejoue."),
    ("international", "S Q", {}, "White pocketed the striker and the queen in one stroke. The queen and one penalty piece go back on the board; it is Black’s turn.",
     "Blanc empoche le palet et la reine du même coup. La reine et un pion de pénalité reviennent sur le plateau ; Noir prend la main."),
    ("international", "S B", AWAITING, "White pocketed the striker and a black piece instead of covering the queen. The queen and one penalty piece go back on the board; the black piece stays pocketed; it is Black’s turn.",
     "Blanc empoche le palet et un pion noir au lieu de confirmer la reine. La reine et un pion de pénalité reviennent sur le plateau ; le pion noir reste empoché ; Noir prend la main."),
    ("international", "S W B", {"own": 1, "opp": 1, **AWAITING}, "White was to cover the queen and pocketed the striker together with the last pieces of both sides. Black wins the board: 3 points.",
     "Blanc devait confirmer la reine et empoche le palet en même temps que les derniers pions des deux camps. Noir gagne la manche : 3 points."),
    ("international", "B", {"opp": 1, "proper": False, **OURS}, "White pocketed a black piece in an improper stroke, and Black has no piece left. Black wins the board: 6 points (5 pieces, 1 for the improper stroke).",
     "Blanc empoche un pion noir sur un coup incorrect, et Noir n’a plus de pion. Noir gagne la manche : 6 points (5 pions, 1 pour le coup incorrect)."),
    ("simplified", "", {"proper": False}, "White played an improper stroke. One penalty piece goes back on the board; it is Black’s turn.",
     "Blanc joue un coup incorrect. Un pion de pénalité revient sur le plateau ; Noir prend la main."),
    # dues are named, and what pays them goes back
    ("international", "W", NINE_OWED, "White pocketed a white piece. One piece that White owed goes back on the board; White plays again.",
     "Blanc empoche un pion blanc. Un pion dû par Blanc revient sur le plateau ; Blanc rejoue."),
    ("international", "B B", {"opp": 9, "opp_owed": 2}, "White pocketed only two black pieces. Two pieces that Black owed go back on the board; it is Black’s turn.",
     "Blanc n’empoche que deux pions noirs. Deux pions dus par Noir reviennent sur le plateau ; Noir prend la main."),
    ("international", "S", {"own": 9, "owed": 1}, "White pocketed the striker. White has no pocketed piece to pay with and owes two pieces; it is Black’s turn.",
     "Blanc empoche le palet. Blanc n’a pas de pion empoché à rendre et doit deux pions ; Noir prend la main."),
    ("international", "", {"owed": 2}, "White pocketed nothing. The 2 pieces that White owed went back before the stroke; it is Black’s turn.",
     "Blanc n’empoche rien. Les 2 pions dus par Blanc reviennent avant le coup ; Noir prend la main."),
    # the queen's return is never forgotten
    ("international", "W", {"proper": False, **AWAITING}, "White pocketed a white piece in an improper stroke, so the queen is not covered. The white piece, the queen and one penalty piece go back on the board; it is Black’s turn.",
     "Blanc empoche un pion blanc sur un coup incorrect : la reine n’est pas confirmée. Le pion blanc, la reine et un pion de pénalité reviennent sur le plateau ; Noir prend la main."),
    ("club", "", {"off_board": ["striker"], **AWAITING}, "White sent the striker off the board. The uncovered queen and one penalty piece go back on the board; it is Black’s turn.",
     "Blanc envoie le pion de tir hors du plateau. La reine non doublée et un pion de pénalité reviennent sur le plateau ; Noir prend la main."),
    ("percuteur", "W", {"off_board": ["black"], **AWAITING}, "White pocketed a white piece, but sent a piece off the board. One penalty piece goes back on the board; the queen goes to White, already covered; the piece that left the board goes back on the centre circle; it is Black’s turn.",
     "Blanc empoche un pion blanc, mais envoie un pion hors du plateau. Un pion de pénalité revient sur le plateau ; la reine va à Blanc, déjà doublée ; le pion sorti du plateau revient sur le cercle central ; Noir prend la main."),
    # numbers agree
    ("percuteur", "S W W", {}, "White pocketed the striker together with two white pieces. There is no further penalty. Those two pieces go back on the board; it is Black’s turn.",
     "Blanc empoche le percuteur en même temps que deux pions blancs. Il n’y a pas d’autre pénalité. Ces deux pions reviennent sur le plateau ; Noir prend la main."),
    ("percuteur", "S Q W", {}, "White pocketed the striker, the queen and a white piece in one stroke. There is no further penalty. The white piece and the queen go back on the board; the queen goes on the centre circle, with the piece against her; it is Black’s turn.",
     "Blanc empoche le percuteur, la reine et un pion blanc du même coup. Il n’y a pas d’autre pénalité. Le pion blanc et la reine reviennent sur le plateau ; la reine va sur le cercle central, et le pion contre elle ; Noir prend la main."),
    ("club", "W1 W2 S1", {}, "White pocketed two white pieces, and the striker followed one of them into the same pocket, so there is no penalty. Those two pieces go back on the board; White plays again.",
     "Blanc empoche deux pions blancs, et le pion de tir en suit un dans le même trou : il n’y a pas de pénalité. Ces deux pions reviennent sur le plateau ; Blanc rejoue."),
    ("club", "W S", AWAITING, "White pocketed the striker and a white piece in one stroke, so the queen is not covered yet. White may cover her with the next stroke. That piece and a black piece go back on the board; White plays again.",
     "Blanc empoche le pion de tir et un pion blanc du même coup : la reine n’est pas encore doublée. Blanc peut la doubler au coup suivant. Ce pion et un pion noir reviennent sur le plateau ; Blanc rejoue."),
    ("international", "W", {"off_board": ["black", "striker"]}, "White pocketed a white piece. The piece that left the board goes back on the centre circle; the striker left the board, which costs nothing; White plays again.",
     "Blanc empoche un pion blanc. Le pion sorti du plateau revient sur le cercle central ; le palet sort du plateau, ce qui ne coûte rien ; Blanc rejoue."),
]
# fmt: on


@pytest.mark.parametrize(("rules", "fell", "facts", "english", "french"), SAID)
def test_what_is_said(rules, fell, facts, english, french):
    assert said(rules, fell, **facts) == english
    assert said(rules, fell, "fr", **facts) == french


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pieces_off", [0, 1, 2])
def test_names_stand_wherever_players_have_them(language, pieces_off):
    names = {Side.WHITE: "Ada", Side.BLACK: "Ben"}
    account = Account(Side.WHITE, own=1, opponents=2, striker=True, owed=1, pieces_off=pieces_off)
    why = render(reason_text("striker-own-opponents", account, names), language)
    following = sentence(consequences(account, names))
    assert following is not None
    assert why.startswith("Ada ")
    assert "Ada" in render(following, language)
    assert not {"White", "Blanc", "Noir"} & {*why.split(), *render(following, language).split()}
