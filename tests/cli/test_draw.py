"""``carrom draw``: pictures to files and standard output, and what cannot be drawn."""

import io
import os
import struct
import sys

import pytest

from carrom.cli.draw import run
from carrom.equipment.editions import EDITIONS
from carrom.equipment.pieces import Piece, Seat
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import standard_geometry
from carrom.match.notation import read_position
from carrom.physics import Aim, strike
from carrom.render import Picture, picture
from tests.render.reading import Seen, near

COUNTS = "carrom/1 international w2b1 qo- >w@south d0-0 h0-0 ewb k0 t1 p0-0 g0-0 n1"
POSITION = COUNTS + " [w:0.1,0.05;w:-0.2,0.3;b:0.25,0.1;q:0.0,0.0]"
WITH_STRIKER = POSITION[:-1] + ";s:0.1,-0.2508]"
STROKE = "south,0.02,90,5"
G = standard_geometry(EDITIONS["revised"])


@pytest.fixture(autouse=True)
def _terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def draw(capsys):
    """Run ``carrom draw``; return status, output and errors."""

    def run_it(*args: str) -> tuple[int, str, str]:
        status = run(list(args))
        shown = capsys.readouterr()
        return status, shown.out, shown.err.replace("\u00a0", " ")

    return run_it


def test_svg_goes_to_standard_output(draw):
    status, out, err = draw("rosette")
    assert (status, err) == (0, "")
    assert out == picture(rosette(G), G).svg


def test_theme_edition_turn_and_size(draw):
    args = ("--theme", "dark", "--edition=1986", "--turn", "-30.5", "--size", "300")
    old = standard_geometry(EDITIONS["1986"])
    wanted = picture(rosette(old, -30.5), old, theme="dark", size=300)
    assert draw("rosette", *args)[1] == wanted.svg


@pytest.mark.parametrize("option", [("-o",), ("--output",), ("-o=",), ("--output=",)])
def test_svg_into_a_file(draw, tmp_path, option):
    file = str(tmp_path / "board.svg")
    args = (option[0] + file,) if option[0].endswith("=") else (option[0], file)
    assert draw("rosette", *args) == (0, "", "")
    assert (tmp_path / "board.svg").read_text(encoding="ascii") == picture(rosette(G), G).svg


def test_png_into_a_file(draw, tmp_path):
    file = tmp_path / "board.png"
    file.write_bytes(b"older")
    assert draw("rosette", "-o", str(file), "--size", "123") == (0, "", "")
    data = file.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (123, 123)
    assert os.listdir(tmp_path) == ["board.png"]  # noqa: PTH208 - hidden files as well


def test_a_position_as_argument_in_a_file_and_on_standard_input(draw, tmp_path, monkeypatch):
    _, given, _ = draw(POSITION)
    seen = Seen(given)
    assert seen.discs(Piece.WHITE) == [near((0.1, 0.05, 0.0155)), near((-0.2, 0.3, 0.0155))]
    file = tmp_path / "position.txt"
    file.write_text(POSITION + "\n\n", encoding="utf-8")
    assert draw(str(file))[1] == given
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(POSITION.encode())))
    assert draw("-")[1] == given


def test_a_file_may_hold_the_word_rosette(draw, tmp_path):
    file = tmp_path / "rosette.txt"
    file.write_text("rosette\n", encoding="utf-8")
    assert draw(str(file), "--turn", "15")[1] == draw("rosette", "--turn", "15")[1]


def test_the_title_is_in_the_language(draw):
    assert Seen(draw(POSITION)[1]).root[0].text == (
        "A carrom board with 2 white pieces, 1 black piece, the queen."
    )
    assert Seen(draw(WITH_STRIKER, "--lang", "fr")[1]).root[0].text == (
        "Un plateau de carrom\u00a0: 2 pions blancs, 1 pion noir, la reine, le palet."
    )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_fits_eighty_columns(draw, language):
    status, out, _ = draw("--help", "--lang", language)
    assert status == 0
    assert max(map(len, out.splitlines())) <= 80
    assert "-o, --output FILE" in out
    assert "--stroke SEAT,X,ANGLE,SPEED[,SPIN]" in out


BAD = [
    (
        (COUNTS + " -",),
        "This position does not say where the pieces are, so there is nothing to draw.",
        "Cette position ne dit pas où sont les pions : il n’y a rien à dessiner.",
    ),
    (
        (POSITION.replace("0.25,0.1", "0.25,0.5"),),
        "The point (0.25, 0.5) is off the playing surface. Give places in metres from the centre.",
        "Le point (0.25 ; 0.5) est hors de la surface de jeu. Les places se donnent en mètres depuis le centre.",
    ),
    (
        (POSITION.replace("w2", "wx"),),
        "Not a valid position: “wxb1” does not fit the part “pieces”.",
        "Position non valable : « wxb1 » ne convient pas au champ « pieces ».",
    ),
    (
        ("rosette", "-o", "board.gif"),
        "The file name “board.gif” must end in one of: .svg, .png.",
        "Le nom de fichier « board.gif » doit finir par l’un de ceux-ci : .svg, .png.",
    ),
    (
        ("rosette", "-o", "no/such/folder/board.svg"),
        "Cannot write the file “no/such/folder/board.svg”.",
        "Impossible d’écrire le fichier « no/such/folder/board.svg ».",
    ),
    (
        ("rosette", "-o", "a\x00b.svg"),
        "Cannot write the file “a�b.svg”.",
        "Impossible d’écrire le fichier « a�b.svg ».",
    ),
    (
        ("rosette", "--size", "8"),
        "A picture can be 16 to 4,096 pixels wide.",
        "Une image fait de 16 à 4\u202f096 pixels de large.",
    ),
    (
        ("rosette", "--size", "1e3"),
        "Option --size needs a plain number, not “1e3”.",
        "L’option --size demande un nombre, pas « 1e3 ».",
    ),
    (
        ("rosette", "--turn", "nan"),
        "Option --turn needs a plain number, not “nan”.",
        "L’option --turn demande un nombre, pas « nan ».",
    ),
    (
        (POSITION, "--turn", "10"),
        "Only the rosette can be turned. Use --turn with the position “rosette”.",
        "Seule la rosace peut tourner. Utilisez --turn avec la position « rosette ».",
    ),
    (
        ("rosette", "--stroke", "south,0,90,x"),
        "Option --stroke needs a plain number, not “x”.",
        "L’option --stroke demande un nombre, pas « x ».",
    ),
    (
        ("rosette", "--stroke", "up,0,90,5"),
        (
            "“up,0,90,5” is not a stroke. Write SEAT,X,ANGLE,SPEED or SEAT,X,ANGLE,SPEED,SPIN."
            " The seat is one of: south, east, north, west."
        ),
        (
            "« up,0,90,5 » n’est pas un coup. Écrivez SEAT,X,ANGLE,SPEED ou SEAT,X,ANGLE,SPEED,SPIN."
            " Côtés possibles : south, east, north, west."
        ),
    ),
    (
        ("rosette", "--theme", "pink"),
        "carrom draw: --theme cannot be “pink”. Choose one of: light, dark.",
        "carrom draw : --theme ne peut pas valoir « pink ». Choisissez parmi : light, dark.",
    ),
    (
        ("nowhere.txt",),
        "The file “nowhere.txt” does not exist.",
        "Le fichier « nowhere.txt » n’existe pas.",
    ),
    (
        ("rosette", "-o"),
        "Option -o of carrom draw needs a value.",
        "L’option -o de carrom draw demande une valeur.",
    ),
    ((), "carrom draw needs POSITION. See carrom draw --help.", None),
    (("rosette", "-x"), "carrom draw has no option -x. See carrom draw --help.", None),
]


@pytest.mark.parametrize(("args", "english", "french"), BAD)
def test_bad_input_gets_one_sentence(draw, tmp_path, monkeypatch, args, english, french):
    monkeypatch.chdir(tmp_path)
    assert draw(*args) == (2, "", f"carrom: {english}\n")
    if french is not None:
        status, out, err = (
            draw(*args, "--lang", "fr") if args[-1] != "-o" else draw("--lang", "fr", *args)
        )
        assert (status, out, err) == (2, "", f"carrom: {french}\n")
    assert not list(tmp_path.iterdir())


def test_a_stroke_is_played_and_drawn(draw):
    status, out, err = draw("rosette", "--stroke", STROKE, "--turn", "10")
    assert (status, err) == (0, "")
    aim = Aim(seat=Seat.SOUTH, x=0.02, angle=90.0, speed=5.0)
    assert out == Picture.of_motion(strike(rosette(G, 10.0), aim, G)).svg


def test_a_stroke_with_spin_from_another_seat(draw):
    _, out, _ = draw(WITH_STRIKER, "--stroke", "east,-0.05,80,2.5,30", "--lang", "fr")
    pieces = tuple(each for each in read_position(POSITION).layout or ())
    aim = Aim(seat=Seat.EAST, x=-0.05, angle=80.0, speed=2.5, spin=30.0)
    assert out == Picture.of_motion(strike(pieces, aim, G), language="fr").svg


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("stroke", ["south,0.2,90,5", "south,0,90,-1", "south,0,90,1e6"])
def test_a_stroke_that_cannot_be_played(draw, stroke, language):
    status, out, err = draw("rosette", "--stroke", stroke, "--lang", language)
    assert (status, out) == (2, "")
    assert err.startswith("carrom: ")
    assert err.count("\n") == 1


def test_pieces_over_each_other_cannot_be_played(draw):
    overlapping = POSITION.replace("-0.2,0.3", "0.11,0.05")
    assert draw(overlapping)[0] == 0, "a picture may show them"
    status, out, err = draw(overlapping, "--stroke", STROKE)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1


@pytest.mark.parametrize(("text", "found"), [("", "no lines"), ("rosette\nrosette\n", "2 lines")])
def test_a_file_holds_one_position(draw, tmp_path, text, found):
    file = tmp_path / "p"
    file.write_text(text, encoding="utf-8")
    said = f"carrom: Expected one position in one line. “{file}” has {found}.\n"
    assert draw(str(file)) == (2, "", said)


def test_a_folder_cannot_be_written(draw, tmp_path):
    (tmp_path / "folder.svg").mkdir()
    status, _, err = draw("rosette", "-o", str(tmp_path / "folder.svg"))
    assert status == 2
    assert err.startswith("carrom: Cannot write the file ")
    assert os.listdir(tmp_path) == ["folder.svg"]  # noqa: PTH208 - hidden files as well
