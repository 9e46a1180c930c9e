"""What ``carrom whatif`` understands and shows: pure functions, no input and no output.

A report is one line. Letters name what fell, in order; each language has its own::

    w s         white, then the striker        w1 s1   both into hole 1
    w -b        white fell, black left the board
    ! w         an improper stroke             0       no piece was touched
    3.11.o b    an umpire's call against Black (nobody named: the side to play)
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from carrom.cli.common import BadInputError, paragraph
from carrom.desk.citations import cited_sentence, names_of
from carrom.equipment.pieces import Piece
from carrom.messages import Argument, Message, message, quoted
from carrom.rules import (
    Call,
    Pocketed,
    QueenState,
    RuleSet,
    Ruling,
    Side,
    SideState,
    Situation,
    Stroke,
    opening,
)
from carrom.rules.book import PlacedBy, Resting
from carrom.rules.call_names import bare, callable_clauses, clause_like, example
from carrom.texts import Language, render

LETTERS: Final[Mapping[Language, Mapping[str, Piece]]] = {
    "en": dict(zip("wbqs", Piece, strict=True)),
    "fr": dict(zip("bnrp", Piece, strict=True)),
}
"""The letter of each disc."""
ASK, IMPROPER, UNTOUCHED, BEHIND = "?!0<"
"""Signs: a question for help, an improper stroke, no piece touched, a piece behind the line."""
_LATE: Final = ("late", "tard")
_COLUMN: Final = 13
_NAMES: Final = 12
"""Where what a clause says begins at the latest; a longer name runs on before it."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A situation to begin from."""

    name: str
    situation: Situation

    @property
    def said(self) -> Message:
        """The situation in words."""
        white, black = self.situation.white.on_board, self.situation.black.on_board
        return message(f"whatif-preset-{self.name}", white=white, black=black)


def presets(rules: RuleSet) -> tuple[Preset, ...]:
    """Return the situations to choose from under a rule set."""
    colours_open = rules.open_colours
    found = [
        Preset("middle", Situation(white=_side(5), black=_side(6))),
        Preset("break", opening(colours_open=colours_open)),
        Preset(
            "cover",
            Situation(_side(4), _side(5), queen=QueenState.AWAITING_COVER, queen_by=Side.WHITE),
        ),
        Preset("last", Situation(white=_side(1), black=_side(3))),
        Preset(
            "both", Situation(_side(1), _side(1), queen=QueenState.COVERED, queen_by=Side.WHITE)
        ),
    ]
    if colours_open:
        found.append(Preset("open", Situation(colours_open=True)))
    return tuple(found)


def _side(on_board: int, owed: int = 0, points: int = 0) -> SideState:
    return SideState(on_board, owed, entitled=on_board < SideState().on_board, points=points)


def own_situation(
    on_board: tuple[int, int],
    owed: tuple[int, int],
    points: tuple[int, int],
    queen: tuple[QueenState, Side | None],
    to_play: Side,
) -> Situation:
    """Return a situation of one's own numbers, each pair White's and Black's.

    A side may take the queen if a piece of its colour is missing from the board.
    """
    white, black = (_side(*numbers) for numbers in zip(on_board, owed, points, strict=True))
    return Situation(white, black, to_play, queen=queen[0], queen_by=queen[1])


def choice(line: str, options: int, default: int = 1) -> int:
    """Read a number from 1 to ``options``; an empty line is the default."""
    typed = line.strip()
    if not typed:
        return default
    if not re.fullmatch(r"[0-9]{1,3}", typed) or not 1 <= int(typed) <= options:
        raise BadInputError(message("whatif-not-a-choice", typed=quoted(typed), most=options))
    return int(typed)


def two_numbers(line: str, default: tuple[int, int], most: int) -> tuple[int, int]:
    """Read two whole numbers from 0 to ``most``; an empty line is the default."""
    if not line.strip():
        return default
    words = line.replace(",", " ").split()
    numbers = [int(w) for w in words if re.fullmatch(r"[0-9]{1,3}", w) and int(w) <= most]
    if len(words) != 2 or len(numbers) != 2:
        raise BadInputError(message("whatif-not-two", typed=quoted(line.strip()), most=most))
    return numbers[0], numbers[1]


def report(line: str, rules: RuleSet, situation: Situation, tongue: Language) -> Stroke | Call:
    """Read what happened; what is not understood raises :class:`BadInputError`."""
    first, _, rest = line.strip().lower().partition(" ")
    called = clause_like(rules, first)
    if called:
        return _call(called, rest, rules, situation, tongue)
    return _stroke(line, tongue)


def _stroke(line: str, tongue: Language) -> Stroke:
    pocketed: list[Pocketed] = []
    off_board: list[Piece] = []
    marks: set[str] = set()
    rest = line.lower()
    while rest := rest.lstrip(" \t,;"):
        letter = re.match(r"(-?)([a-z])([1-4]?)(?![0-9])", rest)
        piece = LETTERS[tongue].get(letter[2]) if letter else None
        if letter and piece:
            if letter[1]:
                off_board.append(piece)
            else:
                pocketed.append(Pocketed(piece, int(letter[3]) if letter[3] else None))
            rest = rest[letter.end() :]
        elif rest[0] in (IMPROPER, UNTOUCHED, BEHIND):
            marks.add(rest[0])
            rest = rest[1:]
        else:
            letters, typed = " ".join(LETTERS[tongue]), quoted(rest.split()[0])
            raise BadInputError(
                message("whatif-not-understood", typed=typed, letters=letters, ask=ASK)
            )
    return Stroke(
        pocketed=tuple(pocketed),
        off_board=tuple(off_board),
        touched=UNTOUCHED not in marks,
        proper=IMPROPER not in marks,
        first_hit_behind_line=BEHIND in marks,
    )


def _call(name: str, rest: str, rules: RuleSet, situation: Situation, tongue: Language) -> Call:
    words = rest.split()
    noticed = not any(word in _LATE for word in words)
    words = [word for word in words if word not in _LATE]
    name = callable_clauses(rules).get(bare(name), quoted(name))
    known = rules.book.calls.get(name)
    if known is not None and known.resting is not Resting.NONE:  # the letters are these discs
        pieces = tuple(fallen.piece for fallen in _stroke(" ".join(words), tongue).pocketed)
        return Call(name, situation.to_play, pieces)
    by = situation.to_play
    if words:
        sides = side_letters(situation, tongue)
        if len(words) > 1 or words[0] not in sides:
            typed, letters = quoted(" ".join(words)), " ".join(sides)
            raise BadInputError(message("whatif-not-a-side", typed=typed, letters=letters))
        by = sides[words[0]]
    return Call(name, by, noticed=noticed)


def side_letters(situation: Situation, tongue: Language) -> Mapping[str, Side]:
    """Return what the sides are called by: a letter, or 1 and 2 while colours are open."""
    names = "12" if situation.colours_open else tuple(LETTERS[tongue])[:2]
    return dict(zip(names, (Side.WHITE, Side.BLACK), strict=True))


def side_name(situation: Situation, side: Side) -> str:
    """Return the second half of the ids of texts about a side."""
    if not situation.colours_open:
        return side.value
    return "first" if side is Side.WHITE else "second"


def legend(rules: RuleSet, situation: Situation, tongue: Language) -> str:
    """Explain how to say what happened."""
    letters = tuple(LETTERS[tongue])
    said = dict(zip(("white", "black", "queen", "striker"), letters, strict=True))
    said |= {"improper": IMPROPER, "untouched": UNTOUCHED, "behind": BEHIND}
    lines = ["whatif-legend", "whatif-legend-marks"]
    if rules.behind_line_matters:
        lines.append("whatif-legend-behind")
    side = tuple(side_letters(situation, tongue))[1]
    texts = [render(message(i, **said), tongue, rules.name) for i in lines]
    call = example(rules)
    if call is not None:
        said_call = message("whatif-legend-call", call=call, other=side, ask=ASK)
        texts.append(render(said_call, tongue))
    heading = paragraph(render(message("whatif-what-happened"), tongue))
    return "\n".join([heading, *(paragraph(t, indent="    ", first="  ") for t in texts)])


def shown_situation(rules: RuleSet, situation: Situation, tongue: Language) -> str:
    """Return the two sides and the queen, one line each."""
    return "\n".join(_situation_rows(rules, situation, tongue))


def _situation_rows(rules: RuleSet, situation: Situation, tongue: Language) -> Iterator[str]:
    for side in Side:
        state = situation.side(side)
        numbers: dict[str, Argument] = {
            "on_board": state.on_board,
            "pocketed": state.in_net,
            "owed": state.owed,
            "points": state.points,
        }
        label = message(f"whatif-side-{side_name(situation, side)}")
        yield _row(label, render(message("whatif-side", **numbers), tongue), tongue)
    queen = render(_queen(situation), tongue, rules.name)
    yield _row(message("whatif-queen"), queen, tongue)
    if not situation.broken:
        yield _row(message("whatif-break"), render(message("whatif-not-broken"), tongue), tongue)
    if situation.tries > 1:
        yield _row(message("whatif-tries"), str(situation.tries), tongue)


def _queen(situation: Situation) -> Message:
    if situation.queen is QueenState.ON_BOARD or situation.queen_by is None:
        barred = situation.barred
        if len(barred) == 1:
            return message(f"whatif-queen-barred-{side_name(situation, barred[0])}")
        return message("whatif-queen-barred-both" if barred else "whatif-queen-on-board")
    return message(f"whatif-queen-{situation.queen.value.replace('_', '-')}-{situation.queen_by}")


def _row(label: Message, said: str, tongue: Language) -> str:
    head = f"  {render(label, tongue)}".ljust(_COLUMN)
    return paragraph(said, indent=" " * _COLUMN, first=head)


def shown_ruling(rules: RuleSet, happened: Stroke | Call, ruling: Ruling, tongue: Language) -> str:
    """Return a ruling in full: why, what goes back, how things stand, the clauses."""
    said = " ".join(render(part, tongue, rules.name) for part in ruling.messages)
    return "\n\n".join(
        part
        for part in (
            paragraph(said),
            "\n".join(_outcome(rules, happened, ruling, tongue)),
            "\n".join(_clauses(rules, ruling, tongue)),
        )
        if part
    )


def _outcome(
    rules: RuleSet, happened: Stroke | Call, ruling: Ruling, tongue: Language
) -> Iterator[str]:
    if ruling.colours:
        taken = message("whatif-colours-are", first=ruling.colours[0].value)
        yield _row(message("whatif-colours"), render(taken, tongue), tongue)
    if ruling.result is None:
        for said in _going_back(rules, happened, ruling):
            yield _row(message("whatif-back"), render(said, tongue), tongue)
        yield from _situation_rows(rules, ruling.situation, tongue)
    elif ruling.result.winner and not ruling.result.game_conceded:
        before, now = ruling.situation, ruling.result
        white, black = before.white.points + now.white, before.black.points + now.black
        points = message("whatif-points", white=white, black=black)
        yield _row(message("whatif-game"), render(points, tongue), tongue)


def _going_back(rules: RuleSet, happened: Stroke | Call, ruling: Ruling) -> Iterator[Message]:
    """Say what goes back and who places it: each side the other's pieces, the umpire the rest.

    A rule set that names nobody has the centre for all of it.
    """
    back, after = ruling.returned, ruling.situation
    named = rules.book.placing.by is PlacedBy.OPPONENT
    where = "whatif-back" if named else "whatif-centre"
    for side, many in ((Side.WHITE, back.white), (Side.BLACK, back.black)):
        if many:
            yield message(f"{where}-{side_name(after, side)}", many=many)
    if back.queen:
        yield message(f"{where}-queen")
    jumped = happened.off_board if isinstance(happened, Stroke) else ()
    many = sum(piece is not Piece.STRIKER for piece in jumped)
    if many:
        yield message(f"{where}-jumped", many=many)


def _clauses(rules: RuleSet, ruling: Ruling, tongue: Language) -> Iterator[str]:
    said = (name.text(tongue) for name in names_of(ruling.clauses, rules.name))
    names = dict(zip(ruling.clauses, said, strict=True))
    column = min(max(map(len, names.values()), default=0) + 4, _NAMES)
    for cited, name in names.items():
        sentence = cited_sentence(cited, tongue)
        yield paragraph(sentence, indent=" " * column, first=f"  {name}  ".ljust(column))
