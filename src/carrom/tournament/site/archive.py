"""The copy as one file."""

import zipfile
from collections.abc import Mapping
from io import BytesIO
from typing import Final

WHEN: Final = (1980, 1, 1, 0, 0, 0)
"""The time of each file in an archive: the same tournament gives the same bytes."""


def zipped(files: Mapping[str, bytes], folder: str) -> bytes:
    """Return the copy as an archive with one folder in it."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(f"{folder}/{name}", WHEN), data, zipfile.ZIP_DEFLATED)
    return out.getvalue()
