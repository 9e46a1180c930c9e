"""Where the rooftop rules speak of the words of the glossary, and what they call otherwise."""

from typing import Final

WORDS: Final = {
    "striker": ("rooftop:striker.1",),
    "queen": ("rooftop:queen.1",),
    "try": ("rooftop:play.4",),
    "open-colours": ("rooftop:play.1",),
}
OWN_WORDS: Final = ("striker",)
GUIDE: Final = {"queen": ("rooftop:queen.1",)}
