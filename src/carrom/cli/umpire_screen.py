"""The terminal of the umpire's desk, drawn by prompt_toolkit."""

import signal
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input import Input
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import BufferControl, FormattedTextControl, HSplit, Layout, Window
from prompt_toolkit.layout.processors import BeforeInput
from prompt_toolkit.output import Output
from prompt_toolkit.styles import Style

from carrom.cli.umpire_layout import Frame, Line, frame, too_small
from carrom.cli.umpire_session import Session
from carrom.desk.entries import Page

TICK: Final = 0.5
"""Seconds between two looks at a running clock."""
ESCAPE_WAIT: Final = 0.05
"""Seconds after which Esc is a key of its own and not the beginning of another."""
_STYLE: Final = Style.from_dict(
    {
        "title": "reverse",
        "heading": "bold",
        "turn": "bold",
        "remark": "",
        "clock": "ansicyan",
        "warning": "ansired bold",
        "wrong": "ansired bold",
        "notice": "ansicyan",
        "entry": "bold",
        "answer": "",
        "old": "ansibrightblack",
        "clause": "ansibrightblack",
        "ask": "bold",
        "choice": "",
        "legend": "ansibrightblack",
        "preview": "ansigreen",
        "keys": "reverse",
        "rule": "ansibrightblack",
        "prompt": "bold",
    }
)
_PAGES: Final = {"f1": Page.HELP, "f3": Page.CALLS, "f4": Page.SHEET, "f5": Page.LOG}


class Screen:
    """A session in a terminal."""

    def __init__(
        self, session: Session, given: Input | None = None, shown: Output | None = None
    ) -> None:
        self.session = session
        self.buffer = Buffer(
            multiline=False, history=InMemoryHistory(), accept_handler=self._accept
        )
        self.app: Application[None] = Application(
            layout=self._layout(),
            key_bindings=self._keys(),
            style=_STYLE,
            full_screen=True,
            erase_when_done=True,
            refresh_interval=TICK,
            before_render=self._unscroll,
            input=given,
            output=shown,
        )
        self.app.ttimeoutlen = ESCAPE_WAIT

    def run(self) -> None:
        """Show the session until the person leaves."""
        with suppress(EOFError, KeyboardInterrupt):
            self.app.run(pre_run=self._listen)

    def _listen(self) -> None:
        """Leave in order when the system asks to end."""
        loop = self.app.loop
        if loop is not None:
            with suppress(NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(signal.SIGTERM, self._leave)

    def _leave(self) -> None:
        self.session.leaving = True
        if self.app.is_running and not self.app.is_done:
            self.app.exit()

    def _unscroll(self, _: object) -> None:
        """Forget how far the line was moved in a narrower window; it is found out anew."""
        self.typing.horizontal_scroll = 0

    def frame(self) -> Frame:
        """Lay the session out for the window as it is now."""
        size = self.app.output.get_size()
        return frame(self.session, size.columns, size.rows, self.buffer.text)

    def _too_small(self) -> bool:
        size = self.app.output.get_size()
        return too_small(size.columns, size.rows)

    def _layout(self) -> Layout:
        def control(part: Callable[[Frame], tuple[Line, ...]]) -> FormattedTextControl:
            return FormattedTextControl(lambda: _formatted(part(self.frame())))

        entry = BufferControl(
            self.buffer, input_processors=[BeforeInput(lambda: self.frame().prompt, "class:prompt")]
        )
        above = Window(
            control(lambda f: f.above),
            height=lambda: len(self.frame().above),
            dont_extend_height=True,
        )
        below = Window(
            control(lambda f: f.below),
            height=lambda: len(self.frame().below),
            dont_extend_height=True,
        )
        self.typing = Window(entry, height=1, dont_extend_height=True)
        return Layout(HSplit([above, self.typing, below]), focused_element=self.typing)

    def _accept(self, buffer: Buffer) -> bool:
        self.session.submit(buffer.text)
        if self.session.leaving:
            self._leave()
        return False

    def _move(self, lines: int) -> None:
        """Move through a page, or back through the entries."""
        most = self.frame().most
        step = lines if self.session.page is not None else -lines
        self.session.scroll = min(most, max(0, self.session.scroll + step))

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()
        reading = Condition(lambda: self.session.page is not None and not self.buffer.text)
        unseen = Condition(self._too_small)

        @keys.add("<any>", filter=unseen, eager=True)
        def _(_: KeyPressEvent) -> None:
            """Take nothing where nobody can see what it would be taken for."""

        @keys.add("c-q", eager=True)
        @keys.add("c-d", eager=True)
        def _(_: KeyPressEvent) -> None:
            self._leave()

        @keys.add("c-c")
        @keys.add("escape", eager=True, filter=~unseen)
        def _(_: KeyPressEvent) -> None:
            if self.buffer.text:
                self.buffer.reset()
            else:
                self.session.back()

        @keys.add("f2")
        def _(_: KeyPressEvent) -> None:
            self.session.switch_language()

        for key, page in _PAGES.items():
            keys.add(key)(lambda _, page=page: self.session.show(page))

        @keys.add("pageup")
        def _(_: KeyPressEvent) -> None:
            self._move(-8)

        @keys.add("pagedown")
        def _(_: KeyPressEvent) -> None:
            self._move(8)

        @keys.add("up", filter=reading)
        def _(_: KeyPressEvent) -> None:
            self._move(-1)

        @keys.add("down", filter=reading)
        def _(_: KeyPressEvent) -> None:
            self._move(1)

        return keys


def _formatted(lines: tuple[Line, ...]) -> StyleAndTextTuples:
    out: StyleAndTextTuples = []
    for number, (style, text) in enumerate(lines):
        if number:
            out.append(("", "\n"))
        out.append((f"class:{style}" if style else "", text))
    return out
