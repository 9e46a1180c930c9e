"""A static copy of a tournament's public pages: files that any browser shows, from a disk too.

:func:`site_files` returns the files by name. They need no script and no server. Juniors stand in
them by their initials, and only what is published is there.
"""

from carrom.tournament.site.archive import zipped
from carrom.tournament.site.pages import site_files

__all__ = ["site_files", "zipped"]
