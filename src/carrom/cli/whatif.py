"""``carrom whatif``: "what happens if", a dialogue at the terminal that rules on a situation."""

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final, TypeVar

from carrom.cli.common import (
    Arguments,
    BadInputError,
    Command,
    dispatch,
    paragraph,
    width,
)
from carrom.cli.dialogue import (
    ASK,
    choice,
    legend,
    own_situation,
    presets,
    report,
    shown_ruling,
    shown_situation,
    side_name,
    two_numbers,
)
from carrom.messages import Argument, Message, message
from carrom.rules import (
    RULE_SETS,
    Call,
    QueenState,
    ReportError,
    RuleSet,
    Ruling,
    Side,
    Situation,
    Stroke,
    check,
    check_call,
    rule,
    rule_call,
)
from carrom.rules.call_names import example, naming_pieces, seen_late
from carrom.rules.catalogue import clauses
from carrom.rules.checks import check_situation
from carrom.rules.situation import QUEENS
from carrom.texts import Language, render

T = TypeVar("T")
_LEAVE: Final = ("x", "exit", "quit", "quitter")
_MOST_OWED: Final = 9


class _LeaveError(Exception):
    """The person wants to leave."""


def run(args: list[str]) -> int:
    """Run ``carrom whatif`` and return its exit status."""
    return dispatch(COMMAND, args)


def _whatif(args: Arguments) -> int:
    with suppress(AttributeError, ValueError, OSError):
        sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    with suppress(ImportError):
        import readline  # noqa: F401, PLC0415 - gives input() its line editing
    dialogue = Dialogue(args.language)
    try:
        dialogue.run()
    except (EOFError, KeyboardInterrupt):
        print()
    except (_LeaveError, RuntimeError):  # the second: there is no standard input
        pass
    dialogue.say("whatif-goodbye")
    return 0


class Dialogue:
    """One person's way through rule sets, situations and rulings."""

    def __init__(self, tongue: Language) -> None:
        self.tongue = tongue
        self.rules: RuleSet = RULE_SETS.default
        self.situation = Situation()

    def run(self) -> None:
        """Talk until the person leaves."""
        self.say("whatif-title")
        self.say("whatif-intro", ask=ASK)
        self.choose_rules()
        self.choose_situation()
        while True:
            happened, ruling = self.stroke()
            step = self.read_out(happened, ruling)
            while step == "l":
                self.tongue = "fr" if self.tongue == "en" else "en"
                step = self.read_out(happened, ruling)
            self.go_on(step, ruling)

    def read_out(self, happened: Stroke | Call, ruling: Ruling) -> str:
        """Show the ruling and ask what next."""
        print(f"\n{self.heading('whatif-ruling')}")
        print(shown_ruling(self.rules, happened, ruling, self.tongue) + "\n")
        self.say("whatif-next-over" if ruling.result else "whatif-next")
        return self.until_understood(message("whatif-prompt"), _next_step)

    def go_on(self, step: str, ruling: Ruling) -> None:
        """Make ready for the next stroke."""
        if step == "r":
            self.choose_rules()
            colours_open = self.rules.open_colours and (
                self.situation.colours_open or not self.situation.broken
            )
            self.situation = replace(self.situation, colours_open=colours_open)
            self.show_situation()
        elif step == "n" or ruling.result:
            self.choose_situation()
        else:
            self.situation = ruling.situation

    def choose_rules(self) -> None:
        """Ask for the rule set."""
        sets = tuple(RULE_SETS.values())
        self.rules = sets[self.choose("whatif-rules", [rules.summary for rules in sets])]

    def choose_situation(self) -> None:
        """Ask for the situation: one of the ready-made ones, or the person's own numbers."""
        ready = presets(self.rules)
        wanted = self.choose("whatif-situation", [*(p.said for p in ready), message("whatif-own")])
        self.situation = ready[wanted].situation if wanted < len(ready) else self.own_numbers()
        self.show_situation()
        print(legend(self.rules, self.situation, self.tongue))

    def own_numbers(self) -> Situation:
        """Ask for every count; a situation that cannot occur is asked for again."""
        most = self.rules.pieces
        while True:
            on_board = self.pair("whatif-own-on-board", (5, 6), most)
            owed = self.pair("whatif-own-owed", (0, 0), _MOST_OWED)
            points = self.pair("whatif-own-points", (0, 0), self.rules.points_to_win - 1)
            states = [
                message("whatif-queen-on-board"),
                *(message(f"whatif-queen-{q.replace('_', '-')}-{s}") for q, s in QUEENS[1:]),
            ]
            queen = QUEENS[self.choose("whatif-queen-where", states)]
            to_play = queen[1] if queen[0] is QueenState.AWAITING_COVER else None
            if to_play is None:
                sides = [message(f"whatif-side-{s}") for s in Side]
                to_play = tuple(Side)[self.choose("whatif-who", sides)]
            made = own_situation(on_board, owed, points, queen, to_play)
            try:
                check_situation(made)
            except ReportError as problem:
                self.refuse(problem.reason)
            else:
                return made

    def pair(self, said: str, default: tuple[int, int], most: int) -> tuple[int, int]:
        """Ask for a number of White's and one of Black's."""
        prompt = message(said, white=default[0], black=default[1])
        return self.until_understood(prompt, lambda line: two_numbers(line, default, most))

    def stroke(self) -> tuple[Stroke | Call, Ruling]:
        """Ask what happened until it is understood and can have happened, and rule on it."""
        prompt = message(f"whatif-prompt-{side_name(self.situation, self.situation.to_play)}")
        return self.until_understood(prompt, self.ruled, self.full_help)

    def ruled(self, line: str) -> tuple[Stroke | Call, Ruling]:
        """Rule on what one line says."""
        happened = report(line, self.rules, self.situation, self.tongue)
        try:
            if isinstance(happened, Call):
                check_call(self.rules, self.situation, happened)
                return happened, rule_call(self.rules, self.situation, happened)
            check(self.situation, happened)
        except ReportError as problem:
            raise BadInputError(problem.reason) from None
        return happened, rule(self.rules, self.situation, happened)

    def show_situation(self) -> None:
        """Show how things stand."""
        print(f"\n{self.heading('whatif-to-play')}")
        print(shown_situation(self.rules, self.situation, self.tongue) + "\n")

    def full_help(self) -> None:
        """Explain everything that can be said about a stroke."""
        print(legend(self.rules, self.situation, self.tongue))
        shown = example(self.rules)
        if shown is None:
            self.say("whatif-help-no-calls")
            return
        calls = {call.clause: name for name, call in self.rules.book.calls.items()}
        names = (calls[c.id] for c in clauses() if c.id in calls)
        said = [message("whatif-help-calls", calls=", ".join(names))]
        for kind, found in (("pieces", naming_pieces(self.rules)), ("late", seen_late(self.rules))):
            if found:
                said.append(message(f"whatif-help-calls-{kind}", calls=", ".join(found)))
        clause = self.rules.book.calls[shown].clause.removeprefix(f"{RULE_SETS.default.name}:")
        said.append(message("whatif-help-calls-text", clause=clause))
        print(paragraph(" ".join(render(each, self.tongue, self.rules.name) for each in said)))

    def choose(self, heading: str, options: Sequence[Message]) -> int:
        """Let the person choose by number; Enter takes the first. Counted from 0."""
        print(f"\n{render(message(heading), self.tongue, self.rules.name)}")
        for number, option in enumerate(options, 1):
            print(
                paragraph(
                    render(option, self.tongue, self.rules.name),
                    indent="     ",
                    first=f"  {number}  ",
                )
            )
        prompt = message("whatif-choose", default=1)
        return self.until_understood(prompt, lambda line: choice(line, len(options))) - 1

    def until_understood(
        self,
        prompt: Message,
        read: Callable[[str], T],
        help_: Callable[[], None] | None = None,
    ) -> T:
        """Ask again, after one sentence, until an answer can be used."""
        while True:
            line = input(f"{render(prompt, self.tongue, self.rules.name)} ")
            if line.strip().lower() in _LEAVE:
                raise _LeaveError
            if line.strip() == ASK:
                (help_ or self.short_help)()
                continue
            try:
                return read(line)
            except BadInputError as problem:
                self.refuse(problem.said)

    def short_help(self) -> None:
        """Say what can be typed anywhere."""
        self.say("whatif-intro", ask=ASK)

    def refuse(self, said: Message) -> None:
        """Say why an answer cannot be used."""
        print(paragraph(render(said, self.tongue, self.rules.name), indent="  "))

    def say(self, said: str, **args: Argument) -> None:
        """Print a text."""
        print(paragraph(render(message(said, **args), self.tongue, self.rules.name)))

    def heading(self, said: str) -> str:
        """Return a line across the terminal that names the rule set and whose turn it is."""
        side = message(f"whatif-turn-{side_name(self.situation, self.situation.to_play)}")
        rules = self.rules.title
        text = render(message(said, rules=rules, turn=side), self.tongue)
        return f"── {text} ".ljust(width(), "─")


def _next_step(line: str) -> str:
    typed = line.strip().lower()
    if typed not in ("", "n", "r", "l"):
        raise BadInputError(message("whatif-not-next"))
    return typed


COMMAND: Final = Command("carrom whatif", "whatif-help", call=_whatif)
