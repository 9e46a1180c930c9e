"""Why a guest cannot play."""

from carrom.messages import Argument, Message, message
from carrom.texts import Said, said


class GuestError(Exception):
    """A guest cannot sit down, or cannot go on; ``said`` says why, in every language."""

    def __init__(self, why: Said) -> None:
        super().__init__(why["en"])
        self.said = why

    @classmethod
    def of(cls, name: str, **args: Argument | Message) -> "GuestError":
        """Return it with a sentence of ours."""
        return cls(said(message(name, **args)))
