"""CSV of spreadsheets: what Excel saves is read, and what we write is never computed."""

import csv
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.cli import main
from carrom.tournament.csv_files import LineWhy, read_players
from carrom.tournament.csv_text import decoded, guarded, plain, table_csv
from carrom.tournament.terms import Kind

EXCEL = 'Nom;Club;Pays;Cote;Tête\r\n"Hélène\r\nDupré";"Été; Œuf";FRA;1 612,5;2\r\nBen\u00a0Okri;;NOR;"1.550,25";\r\n'
"""A name of two lines, a semicolon in quotes, a hard space, and decimal commas, one of them after thousands."""
SAVED = {
    "csv": EXCEL.encode("cp1252"),
    "csv-utf-8": EXCEL.encode("utf-8-sig"),
    "utf-8": EXCEL.encode(),
    "unicode-text": EXCEL.replace("; ", "\0")
    .replace(";", "\t")
    .replace("\0", "; ")
    .encode("utf-16"),
    "big-endian": b"\xfe\xff" + EXCEL.encode("utf-16-be"),
    "no-bom": EXCEL.encode("utf-16-le"),
    "sep": ("sep=;\r\n" + EXCEL).encode("cp1252"),
    "old-mac-lines": EXCEL.replace("\r\n", "\r").encode("cp1252"),
}


@pytest.mark.parametrize("how", SAVED)
def test_a_list_that_excel_saved_is_taken(how, tmp_path, capsys):
    file, source = str(tmp_path / "t.tournament"), tmp_path / "list.csv"
    source.write_bytes(SAVED[how])
    assert main(["tournament", "new", file, "--title", "Open", "--lang", "en"]) == 0
    assert main(["tournament", "players", file, str(source), "--lang", "en"]) == 0
    assert main(["tournament", "players", file, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    for text in ("Hélène Dupré", "Été; Œuf", "Ben Okri"):
        assert text in told, text
    ratings = [one.rating for one in read_players(decoded(SAVED[how]), Kind.SINGLES).entries]
    assert ratings == [1612.5, 1550.25]


@pytest.mark.parametrize(
    ("first", "parts"),
    [
        ('"name, first and last";name;club', ";"),
        ("name\tclub, or none\tcountry, or none", "\t"),
        ("Name,Club;Verein", ","),
        ("name;club;country", ";"),
    ],
)
def test_the_columns_that_are_known_say_what_parts_them(first, parts):
    count = len(next(csv.reader([first], delimiter=parts)))
    cells = parts.join(["Ada"] * count)
    found = read_players(f"{first}\n{cells}\n", Kind.SINGLES)
    assert (found.bad, len(found.entries)) == ((), 1)


def test_lines_have_their_numbers_behind_a_name_of_two_lines():
    found = read_players('sep=;\nname;rating\n"Ada\nByron";1500\nBen;many\n', Kind.SINGLES)
    assert [(one.line, one.why) for one in found.bad] == [(5, LineWhy.RATING)]
    assert found.entries[0].people[0].name == "Ada Byron"


@pytest.mark.parametrize("number", ["-12", "+3", "0", "1612.5", "-1612,5"])
def test_numbers_stay_numbers(number):
    assert guarded(number) == number
    assert next(csv.reader([table_csv([[number]])])) == [number]


@pytest.mark.parametrize(
    "text",
    [
        "=1+1",
        "+33 6",
        "-2+3",
        "- Ada",
        "@SUM(A1)",
        "\t=1",
        "\r=1",
        "\n=1",
        "\x07x",
        " =1",
        "＝1",
        "'=1",
        "--5",
    ],
)
def test_no_text_is_computed(text):
    ((cell,),) = csv.reader(StringIO(table_csv([[text]]), newline=""))
    assert cell == "'" + text
    assert plain(cell) == plain("x" + text)[1:].strip()


@given(st.text(st.characters(codec="utf-8")))
def test_what_is_written_is_read_again(text):
    ((cell, last),) = csv.reader(StringIO(table_csv([[text, "x"]]), newline=""))
    assert last == "x"
    assert plain(cell) == " ".join(plain("x" + text)[1:].split())
    assert cell == text or cell == "'" + text
    assert cell[:1] not in ("=", "@", "\t", "\r")
    assert cell[:1] not in ("+", "-") or float(cell.replace(",", ".")) is not None


def test_names_in_the_standings_are_not_computed(tmp_path, capsys):
    file, source = str(tmp_path / "t.tournament"), tmp_path / "list.csv"
    source.write_text("name\n-1+1\n=HYPERLINK(1)\n", encoding="utf-8")
    for words in (
        ["new", file, "--title", "Open"],
        ["players", file, str(source)],
        ["pair", file],
        ["publish", file],
    ):
        assert main(["tournament", *words, "--lang", "en"]) == 0
    assert main(["tournament", "result", file, "1", "3-25", "--lang", "en"]) == 0
    capsys.readouterr()
    assert main(["tournament", "export", file, "--form", "csv", "--lang", "en"]) == 0
    header, *rows = csv.reader(StringIO(capsys.readouterr().out, newline=""))
    assert {row[header.index("name")] for row in rows} == {"'-1+1", "'=HYPERLINK(1)"}
    net = next(at for at, cell in enumerate(header) if "net" in cell.lower())
    assert {row[net] for row in rows} == {"22", "-22"}
    again = read_players(
        "name\n" + "".join(f"{row[header.index('name')]}\n" for row in rows), Kind.SINGLES
    )
    assert {one.people[0].name for one in again.entries} == {"-1+1", "=HYPERLINK(1)"}
