"""The key of this server: what is kept of an address can be compared, and not turned back."""

import hmac
import os
import secrets
from hashlib import sha256
from ipaddress import IPv6Address, ip_address
from typing import Final

from carrom.server.config import SHORTEST_SECRET, Config

FILE: Final = "carrom.secret"
BYTES: Final = 32
NETWORK: Final = 64
"""Bits of an address of IPv6 that tell one household from another."""


def secret_of(config: Config) -> bytes | None:
    """Return the key from the settings, or that of the data folder, which is made on the first run.

    None: several servers share a database, and nobody has told them a common key.
    """
    if config.secret:
        return config.secret.encode()
    if config.store:
        return None
    file = config.folder / FILE
    try:
        made = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY | os.O_CLOEXEC, 0o600)
    except FileExistsError:
        kept = file.read_bytes()
        return kept if len(kept) >= SHORTEST_SECRET else None
    with os.fdopen(made, "wb") as written:
        key = secrets.token_bytes(BYTES)
        written.write(key)
        written.flush()
        os.fsync(written.fileno())
    return key


def address_hash(key: bytes, host: str) -> str | None:
    """Return what is kept of a network address; None: it is none."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, IPv6Address):
        address = address.ipv4_mapped or address
    told = address.packed[: NETWORK // 8] if address.version == 6 else address.packed
    return hmac.new(key, told, sha256).hexdigest()
