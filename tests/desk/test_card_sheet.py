"""The score card on paper: what was played, board by board, in both languages."""

import pytest

from carrom.cli import main
from carrom.desk.card_sheet import card_sheet
from carrom.desk.score_card import score_card
from carrom.match.record import write
from carrom.match.settings import Team
from carrom.texts import LANGUAGES
from carrom.tournament.paper import compiled
from tests.match.driving import Table


@pytest.fixture
def table():
    table = Table().seat()
    table.win(Team.A, 5)
    table.win(Team.B, 3)
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_stands_on_it(table, language):
    card = score_card(table.match)
    sheet = card_sheet(card, language)["card"]
    rows = sheet["games"][0]["rows"]
    played = [row for game in card.games for row in game.rows if row.over]
    assert len(played) == 2
    for row, cells in zip(played, rows, strict=False):
        assert cells[4:8] == [*map(str, row.points), *map(str, row.total)]
        assert cells[1] in ("A", "B")
    assert sheet["games"][0]["points"][2:] == list(map(str, card.games[0].points))
    assert len(sheet["signatures"]) == 3
    assert compiled([card_sheet(card, language)], language).startswith(b"%PDF")


@pytest.mark.parametrize(
    ("language", "reading"), [("en", "interpretation"), ("fr", "interprétation")]
)
def test_clauses_are_named_as_people_say_them(language, reading):
    table = Table().seat()
    table.stroke("own")
    table.stroke("striker")
    notes = " ".join(card_sheet(score_card(table.match), language)["card"]["notes"])
    assert "(3.11.a, " in notes
    assert f"{reading} 13" in notes
    assert ":3" not in notes
    assert "settled" not in notes


def test_the_command_writes_it(table, tmp_path, capsys):
    record, out = tmp_path / "m.carrom", tmp_path / "card.pdf"
    record.write_bytes(write(table.match.header, table.log))
    assert main(["record", "card", str(record), "--out", str(out), "--lang", "fr"]) == 0
    assert out.read_bytes().startswith(b"%PDF")
    assert main(["record", "card", str(record), "--lang", "fr"]) == 2
    assert "--out" in capsys.readouterr().err
    assert main(["record", "card", str(record), "--out", "/nowhere/x.pdf", "--lang", "en"]) == 2
    assert "Cannot write" in capsys.readouterr().err
