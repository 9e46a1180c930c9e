"""The part of this package that also runs on the page, as files, and a mark of exactly these.

The page rules on strokes without the network by running these modules itself (decision 0032). Nothing here
imports the rest of the package: the page is built before anything else is there.
"""

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
PACKAGES: Final = ("desk", "equipment", "match", "rules", "texts")
"""With everything below them."""
MODULES: Final = ("__init__.py", "extras.py", "json_fields.py", "messages.py")
KINDS: Final = (".ftl", ".py", ".toml")
DIGITS: Final = 16


def page_files(root: Path = HERE) -> dict[str, bytes]:
    """Return the files by their names below the folder of packages, in order."""
    found = [root / name for name in MODULES]
    for package in PACKAGES:
        found += (file for file in (root / package).rglob("*") if file.suffix in KINDS)
    return {
        f"carrom/{file.relative_to(root).as_posix()}": file.read_bytes() for file in sorted(found)
    }


def mark_of(files: dict[str, bytes]) -> str:
    """Return the first digits of a hash of files and of their names."""
    found = hashlib.sha256()
    for name, data in files.items():
        found.update(f"{name} {len(data)}\n".encode() + data)
    return found.hexdigest()[:DIGITS]


@cache
def page_mark() -> str:
    """Return the mark of these modules as they are here: a page with another one would rule by other code."""
    return mark_of(page_files())
