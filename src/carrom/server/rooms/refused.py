"""Why an intent changes nothing."""

from carrom.messages import Message


class RefusedIntentError(Exception):
    """An intent that changes nothing: the kind of reason, and a sentence."""

    def __init__(self, kind: str, said: Message) -> None:
        super().__init__(kind)
        self.kind = kind
        self.said = said


class StaleError(Exception):
    """The intent was made for an older state; the sender needs the newer one."""
