"""Links given anew: the old ones end at once, everything else goes on.

A link that was given anew no longer comes from the organiser's. Its secret stands beside its hash, sealed
so that only the organiser's link opens it. Where an operator gives the organiser a new link because the
old one was lost, the others go on, but nobody can show them any more: they can only be given anew.
"""

import hmac
import secrets
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from carrom.server import logs
from carrom.server.rooms.codes import TABLE, new_code
from carrom.server.rooms.new_rooms import hashed, new_token
from carrom.server.side_work import CODES
from carrom.server.tournaments.links import BYTES, kept_links, secret_of
from carrom.server.tournaments.table_codes import code_of, secret_by
from carrom.store.tournaments import KeptLink, Link, TournamentStore
from carrom.tournament.terms import Role

NONCE: Final = 12
MARK: Final = 16


class KnownLink(NamedTuple):
    """A link as the organiser can show it; without a secret it can only be given anew."""

    link: Link
    secret: str = ""
    code: str = ""
    """Of a table: what can be typed instead."""


def seal(organiser: str, link: Link, text: str) -> str:
    """Return a short text so that only the organiser's secret opens it."""
    nonce, data = secrets.token_bytes(NONCE), text.encode()
    closed = bytes(a ^ b for a, b in zip(data, _stream(organiser, nonce, len(data)), strict=True))
    return (nonce + closed + _mark(organiser, link, nonce + closed)).hex()


def unseal(organiser: str, link: Link, sealed: str) -> str | None:
    """Return what was sealed; None: with another organiser's secret, or for another link."""
    told = bytes.fromhex(sealed)
    closed, mark = told[:-MARK], told[-MARK:]
    if not hmac.compare_digest(mark, _mark(organiser, link, closed)):
        return None
    nonce, data = closed[:NONCE], closed[NONCE:]
    opened = bytes(a ^ b for a, b in zip(data, _stream(organiser, nonce, len(data)), strict=True))
    return opened.decode()


def known_links(organiser: str, kept: Iterable[KeptLink]) -> dict[Link, KnownLink]:
    """Return all links of a tournament, with their secrets where the organiser's leads to them."""
    known: dict[Link, KnownLink] = {}
    for each in kept:
        found = _known(organiser, each)
        if found.secret or each.link not in known:
            known[each.link] = found
    return known


async def with_codes(store: TournamentStore, tournament: str, organiser: str) -> list[KeptLink]:
    """Return what is kept of links; the codes of tables that come from the organiser's are kept, too."""
    kept = await store.kept_links(tournament)
    without = _without_code(organiser, kept)
    if not without:
        return kept
    codes = await CODES.do(
        lambda: {
            hashed(secret_by(code_of(organiser, each.link))): (each.link, each.secret)
            for each in without
        }
    )
    await store.keep_codes(tournament, codes)
    return await store.kept_links(tournament)


async def renew(
    store: TournamentStore, tournament: str, wanted: Collection[Link], organiser: str = ""
) -> list[KnownLink] | None:
    """Give links anew; return them. None: the organiser's link, if it is one who asks, holds no longer.

    With the organiser's own among them, all others stay as the organiser sees them.
    """
    fresh = await CODES.do(lambda: [_fresh(link) for link in wanted])
    own = next((each.secret for each in fresh if each.link.role is Role.ORGANISER), organiser)
    kept = await with_codes(store, tournament, organiser) if organiser else []
    sealed = {}
    if own != organiser:
        known = known_links(organiser, kept) if organiser else {}
        by_secret = {hashed(each.secret): each for each in known.values() if each.secret}
        stay = (each for each in kept if each.link not in wanted and each.secret in by_secret)
        sealed = {each.secret: _sealed(own, by_secret[each.secret]) for each in stay}
    rows = await CODES.do(lambda: [row for each in fresh for row in _rows(own, each)])
    by = hashed(organiser) if organiser else None
    if not await store.renew_links(tournament, wanted, rows, sealed, by=by):
        return None
    _log(tournament, wanted)
    return fresh


async def renew_all(
    store: TournamentStore, tournament: str, organiser: str = ""
) -> list[KnownLink] | None:
    """Give all links anew, the organiser's first; return them. None: as :func:`renew`."""
    boards = await store.boards(tournament)
    own = new_token()
    links = kept_links(own, boards)
    codes = await CODES.do(
        lambda: {link: secret_by(code_of(own, link)) for link in _tables(links.values())}
    )
    rows = [KeptLink(secret, link) for secret, link in links.items()]
    rows += [KeptLink(hashed(secret), link) for link, secret in codes.items()]
    by = hashed(organiser) if organiser else None
    if not await store.renew_links(tournament, None, rows, by=by):
        return None
    _log(tournament, links.values())
    return [_derived(own, link) for link in links.values()]


def _stream(organiser: str, nonce: bytes, length: int) -> bytes:
    """Return bytes to hide a text under, for this nonce only."""
    parts = (
        hmac.new(organiser.encode(), b"hide" + bytes([k]) + nonce, sha256).digest()
        for k in range(length // sha256().digest_size + 1)
    )
    return b"".join(parts)[:length]


def _mark(organiser: str, link: Link, closed: bytes) -> bytes:
    told = f"mark:{link.role}:{link.board}:".encode() + closed
    return hmac.new(organiser.encode(), told, sha256).digest()[:MARK]


def _derived(organiser: str, link: Link) -> KnownLink:
    code = code_of(organiser, link) if link.role is Role.TABLE else ""
    return KnownLink(link, secret_of(organiser, link), code)


def _known(organiser: str, kept: KeptLink) -> KnownLink:
    if kept.sealed is not None:
        told = unseal(organiser, kept.link, kept.sealed)
        secret, _, code = (told or "").partition(" ")
        return KnownLink(kept.link, secret, code)
    derived = _derived(organiser, kept.link)
    return derived if hashed(derived.secret) == kept.secret else KnownLink(kept.link)


def _without_code(organiser: str, kept: Sequence[KeptLink]) -> list[KeptLink]:
    """Return the links of tables that come from the organiser's and have no code yet."""
    of_link = defaultdict(list)
    for each in kept:
        of_link[each.link].append(each)
    alone = (of_link[link][0] for link in _tables(of_link) if len(of_link[link]) == 1)
    return [each for each in alone if each.sealed is None and _known(organiser, each).secret]


def _fresh(link: Link) -> KnownLink:
    if link.role is Role.ORGANISER:
        return KnownLink(link, new_token())
    code = new_code(TABLE) if link.role is Role.TABLE else ""
    return KnownLink(link, secrets.token_urlsafe(BYTES), code)


def _rows(organiser: str, fresh: KnownLink) -> list[KeptLink]:
    """Return what is kept of a fresh link; an operator, who has no organiser's, leaves it unsealed."""
    if fresh.link.role is Role.ORGANISER:
        return [KeptLink(hashed(fresh.secret), fresh.link)]
    sealed = _sealed(organiser, fresh) if organiser else None
    rows = [KeptLink(hashed(fresh.secret), fresh.link, sealed)]
    if fresh.code:
        rows.append(KeptLink(hashed(secret_by(fresh.code)), fresh.link))
    return rows


def _sealed(organiser: str, known: KnownLink) -> str:
    return seal(organiser, known.link, f"{known.secret} {known.code}".rstrip())


def _tables(links: Iterable[Link]) -> list[Link]:
    return [link for link in links if link.role is Role.TABLE]


def _log(tournament: str, links: Collection[Link]) -> None:
    roles = " ".join(sorted({link.role.value for link in links}))
    logs.info("links-renewed", tournament=tournament, kind=roles)
