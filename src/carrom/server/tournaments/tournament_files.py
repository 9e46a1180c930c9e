"""Files of tournaments: one from the command line runs on a server, and goes back as it came, line by line."""

import secrets
from collections.abc import Mapping
from functools import partial
from typing import Final

from carrom.match.line_chain import hash_of
from carrom.messages import Message, message
from carrom.server import logs
from carrom.server.rooms.new_rooms import new_token
from carrom.server.side_work import LARGE
from carrom.server.tournaments.entry_checks import RefusedEntryError
from carrom.server.tournaments.links import first_links
from carrom.server.tournaments.tournaments import ID_BYTES, Live, Tournaments
from carrom.store.tournaments import StoredTournament
from carrom.tournament.log_lines import PEOPLE_START, parse, people_line
from carrom.tournament.player_form import wrong_text
from carrom.tournament.terms import MOST_TITLE, Person

MOST_BYTES: Final = 2_000_000
MOST_EVENTS: Final = 20_000


async def open_file(
    tournaments: Tournaments, data: bytes, boards: int, address: str = ""
) -> tuple[str, str]:
    """Open the tournament of a file; return its id here and the secret of the organiser's link.

    The lines of its log are kept as they are, so its hashes stay; names are kept beside them. It has another id
    here, so that the same file can be opened again.
    """
    tournaments.check_growth(address)
    with LARGE.place(address):
        found = await LARGE.do(partial(read_file, data))
    if isinstance(found, Message):
        raise RefusedEntryError("file", found)
    lines = [line for line in data.splitlines(keepends=True) if not line.startswith(PEOPLE_START)]
    name, secret = secrets.token_hex(ID_BYTES), new_token()
    stored = StoredTournament(id=name, opened=tournaments.rooms.now(), header=lines[0])
    await tournaments.store.open_tournament(stored, first_links(secret, boards))
    await tournaments.store.append_tournament(name, 0, lines[1:], None, found)
    tournaments.count_growth(address, len(data))
    logs.info("tournament-opened", tournament=name)
    return name, secret


def read_file(data: bytes) -> Mapping[str, Person] | Message:
    """Return the people of a file whose every line is in order, or why it is refused."""
    found = parse(data)
    if found.header is None or found.fault is not None or len(found.events) > MOST_EVENTS:
        return message("server-tournament-file")
    texts = [found.header.title, found.header.place]
    if any(len(text) > MOST_TITLE or not text.isprintable() for text in texts):
        return message("server-tournament-file")
    for person in found.people.values():
        for text in (person.name, person.club, person.country):
            if (why := wrong_text(text)) is not None:
                return why
    return found.people


async def file_of(tournaments: Tournaments, live: Live) -> bytes:
    """Return a tournament as a file: the lines of its log as they are kept, and the people behind the header."""
    stored = await tournaments.store.tournament(live.id)
    assert stored is not None
    lines = await tournaments.store.tournament_lines(live.id)
    people = live.tournament.people
    beside = [people_line(people, hash_of(stored.header))] if people else []
    return b"".join([stored.header, *beside, *lines])
