"""The static copy of a tournament's pages in a folder: whole or not at all."""

import os
import secrets
import shutil
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from carrom.files import write_whole
from carrom.tournament.site.elements import GENERATOR


class NotOursError(Exception):
    """A folder that has something else in it."""


def write_site(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write the copy beside its place, then put it there in the place of an older copy.

    A folder with anything else in it raises :class:`NotOursError` and stays as it is.
    """
    folder = Path(os.path.abspath(folder))  # noqa: PTH100 - a link stays what it is
    if folder.exists() and not _ours(folder):
        raise NotOursError(str(folder))
    folder.parent.mkdir(parents=True, exist_ok=True)
    mark = secrets.token_hex(8)
    new, old = (folder.parent / f".carrom-{word}-{mark}" for word in ("new", "old"))
    try:
        new.mkdir()
        for name, data in files.items():
            write_whole(new / name, data)
        if folder.exists():
            folder.rename(old)
        try:
            new.rename(folder)
        except OSError:
            if old.exists():
                old.rename(folder)
            raise
    finally:
        for each in (new, old):
            with suppress(OSError):
                shutil.rmtree(each)


def _ours(folder: Path) -> bool:
    """Say whether a folder is empty or has nothing but an older copy in it."""
    if not folder.is_dir() or folder.is_symlink():
        return False
    for each in folder.iterdir():
        if each.name == "style.css" and each.is_file():
            continue
        if each.suffix != ".html" or not each.is_file():
            return False
        if GENERATOR.encode() not in each.read_bytes()[:1000]:
            return False
    return True
