"""The record of a match as a file: a header line, a line of names, then one event a line.

Every line is one JSON object in UTF-8 that ends in a line feed, and the last member of every line
is its ``"hash"``: SHA-256 over the previous hash and the bytes of the line as they stand in the
file. ``docs/formats.md`` describes the format for everybody. Nothing here touches a file: bytes
come in and go out.

>>> from carrom.match.settings import Settings
>>> header = Header(match="final", settings=Settings(rules="international", a=("p1",), b=("p2",)))
>>> parsed = parse(opening(header))
>>> parsed.header == header, parsed.fault
(True, None)
"""

from carrom.match.line_chain import NO_HASH, hash_of
from carrom.match.record_check import Difference, check
from carrom.match.record_read import EVENT_UPCASTS, HEADER_UPCASTS, Upcast, parse, parse_more
from carrom.match.record_write import (
    FORMAT,
    Fault,
    FaultKind,
    Header,
    Parsed,
    erase_names,
    erase_names_in,
    event_line,
    header_line,
    names_line,
    opening,
    write,
)

__all__ = [
    "EVENT_UPCASTS",
    "FORMAT",
    "HEADER_UPCASTS",
    "NO_HASH",
    "Difference",
    "Fault",
    "FaultKind",
    "Header",
    "Parsed",
    "Upcast",
    "check",
    "erase_names",
    "erase_names_in",
    "event_line",
    "hash_of",
    "header_line",
    "names_line",
    "opening",
    "parse",
    "parse_more",
    "write",
]
