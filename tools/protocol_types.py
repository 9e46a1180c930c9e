"""The messages between page and server as TypeScript types, from the server's own types.

Messages of the socket and answers over HTTP are those of ``carrom.server.protocol``; requests over
HTTP are the models that their handlers read. ``./do fix`` writes the file.
"""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin

import msgspec
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from carrom.desk.score_card import ScoreCard
from carrom.desk.view_types import Before, Correction, DeskView, Refused, Replacement, Ruled
from carrom.match.facts import Fact
from carrom.messages import Message
from carrom.players.analysis import AnalysedStroke, AnalysisDone, AnalysisStarted
from carrom.rulebook import page_types
from carrom.server import protocol
from carrom.server.http.address_requests import ServerAddress
from carrom.server.http.desk_requests import (
    DeskAnswer,
    DeskLinkWish,
    EntriesAnswer,
    NewDeskEntries,
    OpenedDesk,
    PenGiven,
    Previews,
    PreviewWish,
    ReplacementWish,
    WantsPen,
)
from carrom.server.http.desk_terms import DeskTerms, NewDesk
from carrom.server.http.hint_requests import Hints, HintWish, PracticeHintWish
from carrom.server.http.page_messages import Aiming, Bye, Hello, Intent, Phrase, Pong
from carrom.server.http.practice_requests import PracticeAnswer, PracticeStroke, Slider
from carrom.server.http.report_requests import NewReport, Reported
from carrom.server.http.room_requests import NewRoom, Opened
from carrom.server.http.seat_requests import (
    InvitationAnswer,
    Invited,
    NewChair,
    Recovery,
    RecoveryCode,
    SatDown,
    SeatsAnswer,
    SitDown,
    WatchLink,
)
from carrom.server.http.stranger_requests import Features, Found, OpenGameList, Search
from carrom.server.http.tournament_messages import (
    BoardsWish,
    CorrectionWish,
    DeskOpened,
    DeskWish,
    EntrantWish,
    Links,
    LogAnswer,
    NewTournament,
    NewTournamentEntries,
    OpenedTournament,
    PairWish,
    PlayerListAnswer,
    PlayerListWish,
    RenewWish,
    TableByCode,
    TournamentAnswer,
    UmpireWish,
)
from carrom.server.rooms.intents import Action
from carrom.server.tournaments.view_types import ChampionshipView, DeskRound
from carrom.texts import Said

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web/src/lib/protocol.generated.ts"
HEAD = """/**
 * What the server and the page say to each other.
 * Written by `./do fix` from the server's types (src/carrom/server/protocol.py); do not edit.
 */
"""


def spoken_type(kind: Any) -> Any:  # noqa: ANN401 - any type
    """Return a type as ``carrom.texts.spoken`` makes it: with sentences in the place of messages."""
    if kind is Message:
        return Said
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _spoken_struct(kind)
    parts = get_args(kind)
    made = tuple(spoken_type(part) for part in parts)
    if made == parts:
        return kind
    origin = get_origin(kind)
    return Union[made] if origin in (Union, UnionType) else origin[made]  # noqa: UP007


@cache
def _spoken_struct(kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
    found = {f.name: f for f in msgspec.structs.fields(kind)}
    made = {name: spoken_type(f.type) for name, f in found.items()}
    if all(made[name] is f.type for name, f in found.items()):
        return kind
    config = kind.__struct_config__
    return msgspec.defstruct(
        kind.__name__,
        list(made.items()),
        namespace={"__doc__": kind.__doc__},
        tag_field=config.tag_field,
        tag=config.tag,
    )


UNIONS: dict[str, Any] = {
    "Act": Action,
    "Fact": Fact,
    "ClientMessage": Hello | Intent | Aiming | Phrase | Pong | Bye,
    "AnalysisMessage": AnalysisStarted | AnalysedStroke | AnalysisDone | protocol.AnalysisStopped,
    "ServerMessage": protocol.Welcome
    | protocol.News
    | protocol.Done
    | protocol.RefusedIntent
    | protocol.TableView
    | protocol.AimView
    | protocol.PhraseView
    | protocol.Ping,
}
INCOMING = (Hello, Intent, Aiming, Phrase, Pong, Bye, Correction)
OUTGOING = (
    protocol.Welcome,
    protocol.News,
    protocol.Done,
    protocol.RefusedIntent,
    protocol.TableView,
    protocol.AimView,
    protocol.PhraseView,
    protocol.Ping,
    protocol.EarlierEntries,
    protocol.Replay,
    protocol.ScoreSheet,
    protocol.BestStrokeAnswer,
    AnalysisStarted,
    AnalysedStroke,
    AnalysisDone,
    protocol.AnalysisStopped,
    page_types.RuleSetFeatures,
    page_types.BookTitle,
    page_types.Book,
    page_types.Comparison,
    page_types.Term,
    page_types.CallableClause,
    page_types.RulingAnswer,
    spoken_type(DeskView),
    spoken_type(ScoreCard),
    spoken_type(Ruled),
    spoken_type(Refused),
    spoken_type(Replacement),
    spoken_type(Before),
)
REQUESTS: tuple[type[BaseModel], ...] = (
    NewRoom,
    PracticeStroke,
    HintWish,
    PracticeHintWish,
    SitDown,
    NewChair,
    Recovery,
    Search,
    NewReport,
    NewDesk,
    NewDeskEntries,
    PreviewWish,
    ReplacementWish,
    WantsPen,
    NewTournament,
    NewTournamentEntries,
    CorrectionWish,
    EntrantWish,
    UmpireWish,
    PairWish,
    PlayerListWish,
    DeskWish,
    BoardsWish,
    RenewWish,
    DeskLinkWish,
)
ANSWERS: tuple[type[BaseModel], ...] = (
    Opened,
    PracticeAnswer,
    Slider,
    Hints,
    InvitationAnswer,
    Invited,
    ServerAddress,
    SatDown,
    SeatsAnswer,
    RecoveryCode,
    WatchLink,
    Features,
    OpenGameList,
    Found,
    Reported,
    DeskAnswer,
    ChampionshipView,
    DeskRound,
    DeskTerms,
    EntriesAnswer,
    OpenedDesk,
    PenGiven,
    Previews,
    OpenedTournament,
    TournamentAnswer,
    LogAnswer,
    PlayerListAnswer,
    DeskOpened,
    TableByCode,
    Links,
)
KNOWN_ELSEWHERE = {
    ("NewRoom", "rules"): "string",
    ("PracticeHintWish", "rules"): "string",
    ("NewDesk", "rules"): "string",
    ("NewDeskEntry", "fact"): "Fact | Correction",
    ("PreviewWish", "facts"): "(Fact | Correction)[]",
    ("ReplacementWish", "fact"): "Fact | Correction | null",
    ("Previews", "rulings"): "(Ruled | Refused)[]",
    ("DeskAnswer", "view"): "DeskView",
    ("Invited", "settings"): "Settings",
    ("Search", "rules"): "string",
    ("Hint", "aim"): "Aim",
    ("Hint", "frames"): "Frames",
    ("PracticeAnswer", "frames"): "Frames",
    ("PracticeAnswer", "stroke"): "Stroke | null",
}
"""Values that the models leave open: what msgspec or the physics wrote, and the rule sets installed."""


@dataclass
class Types:
    """The types written so far, by name."""

    incoming: bool = False
    written: dict[str, str] = field(default_factory=dict)
    classes: dict[str, type] = field(default_factory=dict)

    def of(self, kind: msgspec.inspect.Type) -> str:
        """Return a type as it is named in TypeScript; write what it needs."""
        inspect = msgspec.inspect
        match kind:
            case inspect.AnyType():
                return "unknown"
            case inspect.NoneType():
                return "null"
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType() | inspect.DateTimeType() | inspect.DateType():
                return "string"
            case inspect.LiteralType(values=values):
                return " | ".join(_literal(each) for each in values)
            case inspect.EnumType(cls=cls):
                return self._enum(cls)
            case inspect.UnionType(types=types):
                return self._union(types)
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.of(each) for each in items)}]"
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return self._list(item)
            case inspect.CollectionType(item_type=item):
                return self._list(item)
            case inspect.DictType(key_type=key, value_type=value):
                return self._dict(key, value)
            case inspect.NamedTupleType(fields=fields):
                return f"[{', '.join(f'{each.name}: {self.of(each.type)}' for each in fields)}]"
            case inspect.StructType() | inspect.DataclassType() | inspect.TypedDictType():
                return self._object(kind)
        raise TypeError(f"no TypeScript for {kind}")

    def _list(self, item: msgspec.inspect.Type) -> str:
        name = self.of(item)
        return f"({name})[]" if " " in name and not name.startswith("[") else f"{name}[]"

    def _dict(self, key: msgspec.inspect.Type, value: msgspec.inspect.Type) -> str:
        whole = f"Record<{self.of(key)}, {self.of(value)}>"
        return whole if isinstance(key, msgspec.inspect.StrType) else f"Partial<{whole}>"

    def union(self, name: str) -> None:
        """Write a union that nothing else holds."""
        self._union(tuple(msgspec.inspect.type_info(each) for each in get_args(UNIONS[name])))

    def _union(self, types: tuple[msgspec.inspect.Type, ...]) -> str:
        something = tuple(t for t in types if not isinstance(t, msgspec.inspect.NoneType))
        if 1 < len(something) < len(types):
            return f"{self._union(something)} | null"
        for name, union in UNIONS.items():
            if {getattr(each, "cls", None) for each in types} == set(get_args(union)):
                if name not in self.written:
                    self.written[name] = ""
                    members = " | ".join(self.of(each) for each in types)
                    self.written[name] = f"export type {name} = {members};\n"
                return name
        return " | ".join(self.of(each) for each in types)

    def _enum(self, cls: type) -> str:
        name = self._claim(cls)
        self.written[name] = (
            f"export type {name} = {' | '.join(_literal(each.value) for each in cls)};\n"  # type: ignore[attr-defined]
        )
        return name

    def _claim(self, cls: type) -> str:
        name = (
            {"State": "Coverage"}.get(cls.__name__, cls.__name__)
            if _is_coverage(cls)
            else cls.__name__
        )
        known = self.classes.setdefault(name, cls)
        if known is not cls:
            raise TypeError(f"two types are called {name}: {known} and {cls}")
        return name

    def _object(
        self,
        kind: msgspec.inspect.StructType
        | msgspec.inspect.DataclassType
        | msgspec.inspect.TypedDictType,
    ) -> str:
        name = self._claim(kind.cls)
        if name in self.written:
            return name
        self.written[name] = ""  # it may hold itself
        lines = []
        tag = getattr(kind, "tag_field", None)
        if tag:
            lines.append(f"  {tag}: {_literal(kind.tag)};")  # type: ignore[union-attr]
        for each in kind.fields:
            mark = "?" if self._may_miss(kind, each) else ""
            lines.append(f"  {each.encode_name}{mark}: {self.of(each.type)};")
        self.written[name] = _interface(name, kind.cls.__doc__, lines)
        return name

    def _may_miss(self, kind: Any, each: msgspec.inspect.Field) -> bool:  # noqa: ANN401 - one of three
        """Say whether a field may be left out: what is sent has its defaults, unless they are omitted."""
        if each.required:
            return False
        if isinstance(kind, msgspec.inspect.TypedDictType) or self.incoming:
            return True
        return (
            isinstance(kind, msgspec.inspect.StructType)
            and kind.cls.__struct_config__.omit_defaults
        )

    def models(self, models: tuple[type[BaseModel], ...], mode: str) -> None:
        """Write the models of requests or answers, and what they need."""
        _, schema = models_json_schema([(each, mode) for each in models])  # type: ignore[misc]
        for name, made in schema.get("$defs", {}).items():
            text = self._model(name, made, mode)
            if name in self.written and made.get("enum") and self.written[name] == text:
                continue
            if self.written.setdefault(name, text) != text:
                raise TypeError(f"two types are called {name}")

    def _model(self, name: str, made: dict[str, Any], mode: str) -> str:
        if "enum" in made:
            return f"export type {name} = {' | '.join(map(_literal, made['enum']))};\n"
        needed = made.get("required", []) if mode == "validation" else made["properties"]
        lines = [
            f"  {key}{'' if key in needed else '?'}: "
            f"{KNOWN_ELSEWHERE.get((name, key)) or _schema_type(each)};"
            for key, each in made["properties"].items()
        ]
        return _interface(name, made.get("description"), lines)


def _is_coverage(cls: type) -> bool:
    return cls.__module__ == "carrom.rules.catalogue"


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _interface(name: str, about: str | None, lines: list[str]) -> str:
    said = (about or "").strip().split("\n\n")[0].replace("\n", " ")
    comment = f"/** {' '.join(said.split())} */\n" if said else ""
    return f"{comment}export interface {name} {{\n" + "".join(f"{line}\n" for line in lines) + "}\n"


def _schema_type(made: dict[str, Any]) -> str:
    """Return a type of a JSON schema as TypeScript."""
    if "$ref" in made:
        return str(made["$ref"]).rpartition("/")[2]
    if "enum" in made or "const" in made:
        return " | ".join(map(_literal, made.get("enum", [made.get("const")])))
    if "anyOf" in made or "allOf" in made:
        return " | ".join(map(_schema_type, made.get("anyOf") or made["allOf"]))
    match made.get("type"):
        case "array" if "prefixItems" in made:
            return f"[{', '.join(map(_schema_type, made['prefixItems']))}]"
        case "array":
            item = _schema_type(made["items"])
            if made.get("minItems") == made.get("maxItems") == 2:
                return f"[{item}, {item}]"
            return f"({item})[]" if " " in item else f"{item}[]"
        case "integer" | "number":
            return "number"
        case "string":
            return "string"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "object" if isinstance(made.get("additionalProperties"), dict):
            return f"Record<string, {_schema_type(made['additionalProperties'])}>"
    return "Record<string, unknown>"


def protocol_types() -> str:
    """Write all types, by name."""
    types = Types(incoming=True)
    for each in INCOMING:
        types.of(msgspec.inspect.type_info(each))
    types.union("ClientMessage")
    types.incoming = False
    for outgoing in OUTGOING:
        types.of(msgspec.inspect.type_info(outgoing))
    types.union("ServerMessage")
    types.union("AnalysisMessage")
    types.models(REQUESTS, "validation")
    types.models(ANSWERS, "serialization")
    return HEAD + "\n" + "\n".join(types.written[name] for name in sorted(types.written))
