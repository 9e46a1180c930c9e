"""Files that are written whole or not at all."""

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

_MODE: Final = 0o666
"""Rights of a new file, before the user's own mask."""


def write_whole(path: Path, data: bytes) -> None:
    """Write a file under another name, then give it its own: nobody ever sees half of it."""
    new = path.parent / f".carrom-{secrets.token_hex(8)}"
    try:
        file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, _MODE)
        with os.fdopen(file, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        new.replace(path)
    finally:
        with suppress(OSError):
            new.unlink()
