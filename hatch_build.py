"""Builds the page into wheels and source distributions.

A source distribution carries the built page with its engine, so installing from one needs neither node nor a
linker. With ``CARROM_NO_PAGE=1`` the page is left out, for work on the core; the server then refuses to start.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import page


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Has the page built before anything is packed."""

    def dependencies(self) -> list[str]:
        """What the page is built with, where it has to be built."""
        return [] if _left_out() or page.fresh() else page.needed()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page where it is wanted and missing; an editable install does without."""
        if version == "editable" or _left_out():
            return
        try:
            if not page.fresh():
                self.app.display_waiting("Building the page ...")
                page.build()
        except (page.PageError, OSError) as problem:
            self.app.abort(
                f"{problem}\ncarrom cannot be packed without its page; "
                "CARROM_NO_PAGE=1 leaves it out, and then the server does not start."
            )
        build_data["artifacts"].append("src/carrom/server/static")


def _left_out() -> bool:
    return os.environ.get("CARROM_NO_PAGE", "") not in ("", "0")
