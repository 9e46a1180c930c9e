"""``carrom tournament site``: a static copy of the public pages."""

from pathlib import Path
from typing import Final

from carrom.cli.common import Arguments, BadInputError, Command, Option
from carrom.cli.tournament_options import FILE, read
from carrom.messages import message, printable, quoted
from carrom.store.site_folder import NotOursError, write_site
from carrom.texts import render
from carrom.tournament.site import site_files


def _site(args: Arguments) -> int:
    given = args.get("--out")
    if not given:
        raise BadInputError(message("tournament-no-folder", option="--out"))
    earlier = [read(Arguments(args.language, {"FILE": name})) for name in args.words("--earlier")]
    files = site_files(read(args), earlier)
    try:
        write_site(Path(given), files)
    except NotOursError:
        raise BadInputError(message("tournament-site-not-ours", folder=quoted(given))) from None
    except (OSError, ValueError):
        raise BadInputError(message("tournament-unwritable", file=quoted(given))) from None
    page = printable(str(Path(given) / "index.html"))
    print(render(message("tournament-site-written", page=page), args.language))
    return 0


SITE: Final = Command(
    "carrom tournament site",
    "tournament-site-help",
    operands=(FILE,),
    options=(
        Option("--out", "tournament-help-site-out", value="FOLDER", short="-o"),
        Option("--earlier", "tournament-help-site-earlier", value="FILE", many=True),
    ),
    call=_site,
)
