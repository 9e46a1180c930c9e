"""Measurements as JSON, and the files they are written to."""

import json
import os
from pathlib import Path
from typing import Any

from carrom.cli.common import BadInputError
from carrom.messages import message, quoted

Table = dict[str, Any]


def kept(measured: Table, target: Path | None) -> str:
    """Return a measurement as JSON, and write it to a file if there is one."""
    text = json.dumps(measured, indent=1, ensure_ascii=False)
    if target is not None:
        try:
            target.write_text(text + "\n", encoding="utf-8")
        except OSError:
            raise _unwritable(target) from None
    return text


def target_of(given: str | None) -> Path | None:
    """See before anything is measured whether the file can be written."""
    if given is None:
        return None
    target = Path(given)
    try:
        if target.exists():
            with target.open("ab"):
                return target
        if "\0" not in given and os.access(target.parent, os.W_OK) and target.parent.is_dir():
            return target
    except OSError:
        pass
    raise _unwritable(target)


def _unwritable(target: Path) -> BadInputError:
    return BadInputError(message("bench-bad-out", file=quoted(str(target))))
