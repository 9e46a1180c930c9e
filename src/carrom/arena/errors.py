"""What cannot be done in the arena, said in one sentence."""

from carrom.messages import Message


class ArenaError(ValueError):
    """Something that cannot be done; ``said`` says why. It may come from another process."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.text())
        self.said = said

    def __reduce__(self) -> tuple[type["ArenaError"], tuple[Message]]:
        return type(self), (self.said,)
