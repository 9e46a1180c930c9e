"""What was typed and cannot be used."""

from carrom.messages import Message


class EntryError(Exception):
    """An entry that is not understood; ``said`` says why in one sentence."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.id)
        self.said = said
