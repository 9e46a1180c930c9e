"""How a session at the umpire's desk looks in a window of so many columns and lines."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from prompt_toolkit.utils import get_cwidth

from carrom.cli.umpire_session import Notice, Session
from carrom.cli.umpire_text import cropped, padded, sentences, wrapped
from carrom.desk.choices import awaited, choices, enter_takes_first
from carrom.desk.citations import cited_sentence, names_of
from carrom.desk.forms import Question
from carrom.desk.overrule import Overrule
from carrom.desk.pages import Heading, Item, Table, legend, page
from carrom.desk.status import TeamRow, clock, match_clock, remarks, rows, stage
from carrom.match.match_log import MatchLog
from carrom.match.narration import Narration
from carrom.match.state import Phase
from carrom.messages import Argument, Message, message
from carrom.texts import Language, render

LEAST: Final = (40, 12)
"""Columns and lines below which nothing of a match is shown, and nothing taken."""
WIDEST: Final = 100
"""Columns that are used of a wide window."""
_BELOW: Final = 4
"""Lines under the one to type in: three of preview, one of keys."""
_NUMBERS: Final = ("games", "points", "on-board", "pocketed", "owed", "held")

Line = tuple[str, str]
"""A style and the text of one line."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A whole window: what stands above and below the line to type in."""

    above: tuple[Line, ...]
    prompt: str
    below: tuple[Line, ...]
    most: int = 0
    """How far the list can be moved."""


def too_small(columns: int, lines: int) -> bool:
    """Say whether a window has no room for a match."""
    return columns < LEAST[0] or lines < LEAST[1]


def frame(session: Session, columns: int, lines: int, typed: str) -> Frame:
    """Lay a session out; the lines above, the prompt and the lines below fill the window."""
    if too_small(columns, lines):
        said = message("umpire-too-small", columns=LEAST[0], lines=LEAST[1])
        room = max(0, lines - 1)
        warning = [("warning", part) for part in wrapped(_say(session, said), columns)]
        return Frame(tuple(warning[:room]), "", ())
    width = min(columns, WIDEST)
    below = _below(session, width, typed)
    room = lines - 1 - len(below)
    above, most = _above(session, width, room)
    blank = [("", "")] * (room - len(above))
    if session.form is not None:  # one types right below a question
        return Frame((*above, ("", "")), _prompt(session, width), (*blank[1:], *below), most)
    return Frame((*above, *blank), _prompt(session, width), below, most)


def _say(session: Session, said: Message) -> str:
    return render(said, session.tongue, session.rules)


def _right(text_: str, width: int) -> str:
    return " " * max(0, width - get_cwidth(text_)) + text_


def _prompt(session: Session, width: int) -> str:
    if session.form is None and session.desk is not None:
        state = session.desk.state
        if state.phase is Phase.STROKE and state.turn:
            name = cropped(session.desk.name(state.turn), max(8, width // 3))
            return _say(session, message("umpire-prompt", player=name)) + " "
    return _say(session, message("umpire-prompt-plain")) + " "


def _below(session: Session, width: int, typed: str) -> tuple[Line, ...]:
    ahead = session.preview(typed)
    preview = wrapped(sentences(ahead, session.tongue), width, "→ ", "  ") if ahead else []
    preview = (preview + [""] * _BELOW)[: _BELOW - 1]
    return (*(("preview", part) for part in preview), ("keys", padded(_keys(session), width)))


def _keys(session: Session) -> str:
    return _say(session, message("umpire-keys-form" if session.form else "umpire-keys"))


def _above(session: Session, width: int, room: int) -> tuple[list[Line], int]:
    top = [_title(session, width)]
    if session.form is not None:
        body = list(_form(session, width))
        return (top + body)[: room - 1], 0
    if session.desk is None:
        return top, 0
    if session.page is not None:
        return _page(session, width, room, top)
    foot = list(_question(session, session.desk, width))
    head = [*top, *_status(session, session.desk, width)]
    spare = room - len(head) - len(foot) - 2
    if spare < 3:  # a low window: the latest answer matters more than the counts
        head = head[: max(1, len(head) + spare - 3)]
        spare = max(0, room - len(head) - len(foot) - 2)
    rule = ("rule", "─" * width)
    middle, most = _window(_entries(session, width, spare), spare, session.scroll)
    return [*head, rule, *middle, rule, *foot][:room], most


def _window(lines: list[Line], room: int, scroll: int) -> tuple[list[Line], int]:
    """Return the last lines, moved up by ``scroll``, filled up to the room."""
    most = max(0, len(lines) - room)
    end = len(lines) - min(scroll, most)
    shown = lines[max(0, end - room) : end] if room else []
    return shown + [("", "")] * (room - len(shown)), most


def _title(session: Session, width: int) -> Line:
    desk = session.desk
    if desk is None:
        left, right = message("umpire-title"), message("umpire-title-new")
        return "title", _spread(_say(session, left), _say(session, right), width)
    rules = _say(session, desk.settings.rule_set().title)
    where = _say(session, stage(desk))
    if isinstance(session.form, Overrule):
        where = _say(session, message("umpire-overruling"))
    many = _say(session, message("umpire-entries", many=len(desk.log)))
    return "title", _spread(f"carrom · {rules}", f"{where} · {many}", width)


def _spread(left: str, right: str, width: int) -> str:
    left = cropped(left, max(1, width - get_cwidth(right) - 4))
    gap = width - get_cwidth(left) - get_cwidth(right) - 2
    return cropped(f" {left}{' ' * max(1, gap)}{right} ", width)


def _status(session: Session, desk: MatchLog, width: int) -> Iterator[Line]:
    heads = [_say(session, message(f"umpire-head-{name}")) for name in _NUMBERS]
    if not any(row.held for row in rows(desk)):
        heads = heads[:-1]
    if desk.state.situation is None:
        heads = heads[:2]
    columns = [max(5, get_cwidth(head)) + 1 for head in heads]
    colour = 9
    names = max(10, min(52, width - sum(columns) - colour))
    numbers = "".join(_right(h, w) for h, w in zip(heads, columns, strict=True))
    yield "heading", cropped(" " * (names + colour) + numbers, width)
    for row in rows(desk):
        values = (row.games, row.points, row.on_board, row.pocketed, row.owed, row.held)
        shown = ["" if v is None else str(v) for v in values][: len(heads)]
        cells = "".join(_right(v, w) for v, w in zip(shown, columns, strict=True))
        side = "" if row.colour is None else _say(session, row.colour)
        turn = any(player.in_turn for player in row.players)
        line = padded(_players(row), names) + padded(side, colour) + cells
        yield "turn" if turn else "", cropped(line, width)
    said = " · ".join(_say(session, remark) for remark in remarks(desk))
    yield from (("remark", part) for part in wrapped(said, width, " ", " ")[:3] if said)
    now = session.outside.now()
    for running in (clock(desk, now), match_clock(desk, now)):
        if running is None:
            continue
        style = "warning" if running.over else "clock"
        yield style, cropped(f" {_say(session, running.said)}", width)


def _players(row: TeamRow) -> str:
    return " ".join(f"{'▶' if p.in_turn else ' '}{p.number} {p.name}" for p in row.players)


def _entries(session: Session, width: int, room: int) -> list[Line]:
    """Return the latest lines: as many as fit, and some more to move back to."""
    wanted = 2 * room + session.scroll
    blocks: list[list[Line]] = []
    if session.notice is not None:
        blocks.append(list(_notice(session.notice, session.tongue, width)))
    for place, spoken in enumerate(reversed(session.spoken)):
        spare = room - sum(map(len, blocks)) if place == 0 else 0
        blocks.append(_spoken(spoken, session.tongue, width, spare))
        wanted -= len(blocks[-1])
        if wanted < 0:
            break
    return [line for block in reversed(blocks) for line in block]


def _spoken(spoken: Narration, tongue: Language, width: int, room: int) -> list[Line]:
    """Say an entry and its answer; the clauses get a line each where the room is enough."""
    style = "answer" if room else "old"
    indent = " " * 5
    entry = sentences((spoken.entry,), tongue)
    head = [("entry", p) for p in wrapped(entry, width, f"{spoken.number:>4} ", indent)]
    said = sentences(spoken.answer, tongue)
    if not said:
        return head
    answer = [(style, p) for p in wrapped(said, width, indent, indent)]
    clauses = list(_clauses(spoken.clauses, tongue, width))
    if len(head) + len(answer) + len(clauses) <= room:
        return [*head, *answer, *clauses]
    said += f" [{', '.join(_names(spoken.clauses, tongue))}]" if spoken.clauses else ""
    return [*head, *((style, p) for p in wrapped(said, width, indent, indent))]


def _names(cited: Sequence[str], tongue: Language) -> Iterator[str]:
    """Name clauses without their rule set, and readings."""
    return (render(name, tongue) for name in names_of(cited))


def _clauses(cited: Sequence[str], tongue: Language, width: int) -> Iterator[Line]:
    """Say in a line each what the clauses are about."""
    for identifier, name in zip(cited, _names(cited, tongue), strict=True):
        said = f"{name}  {cited_sentence(identifier, tongue)}"
        yield "clause", cropped(f"     {said.rstrip()}", width)


def _notice(notice: Notice, tongue: Language, width: int) -> Iterator[Line]:
    style = "wrong" if notice.wrong else "notice"
    said = sentences(notice.said, tongue)
    yield from (
        (style, part) for part in wrapped(said, width, "  ! " if notice.wrong else "  · ", "    ")
    )
    yield from _clauses(notice.clauses, tongue, width)


def _question(session: Session, desk: MatchLog, width: int) -> Iterator[Line]:
    yield from (("ask", part) for part in wrapped(_say(session, awaited(desk)), width, " ", " "))
    offered = choices(desk)
    enter = _say(session, message("umpire-enter"))
    first = enter_takes_first(desk)
    column = len(enter) + 7 if first else 4
    for place, choice in enumerate(offered):
        label = f" {choice.number}, {enter}" if first and place == 0 else f" {choice.number}"
        yield "choice", cropped(padded(label, column) + _say(session, choice.said), width)
    if desk.state.phase is Phase.STROKE:
        yield from (
            ("legend", part)
            for part in wrapped(_say(session, legend(session.tongue)), width, " ", " ")
        )


def _form(session: Session, width: int) -> Iterator[Line]:
    form = session.form
    question = form.question if form else None
    if question is None:
        return
    yield "", ""
    if question.hint is not None:
        hint = _say(session, question.hint)
        yield from (("notice", part) for part in wrapped(hint, width, " ", " "))
        yield "", ""
    yield from (("ask", part) for part in wrapped(_say(session, question.said), width, " ", " "))
    yield from _options(session, question, width)
    if question.default and not question.options:
        said = message("umpire-default", default=question.default)
        yield "choice", cropped(f" {_say(session, said)}", width)
    if session.notice is not None:
        yield "", ""
        yield from _notice(session.notice, session.tongue, width)


def _options(session: Session, question: Question, width: int) -> Iterator[Line]:
    enter = _say(session, message("umpire-enter"))
    for number, option in enumerate(question.options, 1):
        if question.ticks:
            label = f" {number:>2} [{'x' if question.ticks[number - 1] else ' '}] "
        else:
            chosen = str(number) == question.default
            label = padded(f" {number}, {enter}" if chosen else f" {number}", len(enter) + 7)
        parts = wrapped(_say(session, option), width, label, " " * get_cwidth(label))
        yield from (("choice", part) for part in parts)


def _page(session: Session, width: int, room: int, top: list[Line]) -> tuple[list[Line], int]:
    if session.page is None or session.desk is None:
        return top, 0
    notice = list(_notice(session.notice, session.tongue, width)) if session.notice else []
    lines = page_lines(session, width)
    spare = max(1, room - len(top) - 1 - len(notice))
    most = max(0, len(lines) - spare)
    start = min(session.scroll, most)
    shown = lines[start : start + spare]
    end = start + len(shown)
    keys = message("umpire-keys-page", **{"from": start + 1, "to": end, "many": len(lines)})
    filled = shown + [("", "")] * (spare - len(shown))
    return [*top, *filled, *notice, ("rule", cropped(f" {_say(session, keys)}", width))], most


def page_lines(session: Session, width: int) -> list[Line]:
    """Return all lines of the page that is open."""
    if session.page is None or session.desk is None:
        return []
    blocks = page(session.desk, session.page, session.tongue)
    labels = [_text(b.label, session.tongue) for b in blocks if isinstance(b, Item)]
    column = min(26, max((get_cwidth(label) for label in labels), default=0) + 3)
    out: list[Line] = []
    for block in blocks:
        if isinstance(block, Heading):
            out += [("", "")] if out else []
            said = _say(session, block.said)
            out += [("heading", part) for part in wrapped(said, width, " ", " ")]
        elif isinstance(block, Item):
            out += _item(block, session.tongue, width, column)
        else:
            out += _table(block, session.tongue, width)
    return out


def _text(value: Argument, tongue: Language) -> str:
    return render(value, tongue) if isinstance(value, Message) else str(value)


def _item(item: Item, tongue: Language, width: int, column: int) -> list[Line]:
    label = f" {_text(item.label, tongue)}"
    indent = " " * (column if label.strip() else 1)
    said = sentences(item.said, tongue)
    if get_cwidth(label) >= column:
        parts = [label, *wrapped(said, width, indent, indent)]
    else:
        parts = wrapped(said, width, padded(label, len(indent)), indent)
    return [("", cropped(part, width)) for part in parts]


def _table(table: Table, tongue: Language, width: int) -> list[Line]:
    cells = [[_text(cell, tongue) for cell in row] for row in (table.head, *table.rows)]
    widths = [max(get_cwidth(row[i]) for row in cells) + 2 for i in range(len(cells[0]))]
    while sum(widths) > width - 1 and max(widths) > 6:
        widths[widths.index(max(widths))] -= 1
    styles = ("heading", *("" for _ in table.rows))
    return [
        (
            style,
            cropped(
                " "
                + "".join(padded(cell, w - 1) + " " for cell, w in zip(row, widths, strict=True)),
                width,
            ),
        )
        for style, row in zip(styles, cells, strict=True)
    ]
