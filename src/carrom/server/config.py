"""How a server is set up: by its arguments, the environment, or a TOML file, in that order."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from platformdirs import user_data_path

from carrom.messages import Argument, Message, message, quoted
from carrom.server.http.origins import is_origin
from carrom.server.http.proxies import is_proxy
from carrom.server.logs import Form, Level

PREFIX: Final = "CARROM_"
HIGHEST_PORT: Final = 65535
STORES: Final = ("postgresql://", "postgres://")
BUSES: Final = ("nats://", "tls://")
LISTS: Final = ("origins", "proxies")
"""Settings of several words."""
OWN_HOSTS: Final = ("127.0.0.1", "localhost")
KEPT_DAYS: Final = 365
MOST_DAYS: Final = 36500
SHORTEST_SECRET: Final = 16
AWAY_MINUTES: Final = 10
MOST_AWAY_MINUTES: Final = 60


class ConfigError(Exception):
    """A setting that cannot be used; ``said`` says which and why."""

    def __init__(self, problem: str, **args: Argument) -> None:
        super().__init__(problem)
        self.said: Message = message(f"server-config-{problem}", **args)


class Config(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a server; in the environment ``CARROM_PORT`` and so on."""

    host: str = "127.0.0.1"
    port: int = 8420
    """0: any that is free."""
    data: str = ""
    """The data folder; empty: the user's own."""
    store: str = ""
    """The address of a PostgreSQL database that several servers share; empty: a file in the folder."""
    bus: str = ""
    """The address of a NATS that servers with one database ring each other by."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use the server."""
    public_url: str = ""
    """Where people reach it, if a proxy stands before it: ``https://carrom.example``."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies: what they say of who asks is believed."""
    log: Form = Form.TEXT
    """How events are written."""
    log_level: Level = Level.INFO
    """From where on."""
    strangers: bool = False
    """Whether people who do not know each other may find an opponent."""
    keep_days: int | None = None
    """After how many days without use a game or a tournament is deleted; 0: never. Not set: 365 where others
    reach the server, and never where only its own machine does."""
    away_minutes: int = AWAY_MINUTES
    """Minutes after which a match without a clock may end without a result, as somebody stays away."""
    secret: str = ""
    """The key under which addresses of strangers are kept; empty: one in the data folder."""

    @property
    def folder(self) -> Path:
        """Where the database lies."""
        return Path(self.data).absolute() if self.data else user_data_path("carrom")

    @property
    def kept_days(self) -> int:
        """After how many days without use something is deleted; 0: never."""
        if self.keep_days is not None:
            return self.keep_days
        return KEPT_DAYS if self.public_url or self.host not in OWN_HOSTS else 0


def read_config(
    file: Path | None,
    given: Mapping[str, str],
    environment: Mapping[str, str] = os.environ,
    otherwise: Mapping[str, str] | None = None,
) -> Config:
    """Return the settings: what was given beats the environment, which beats the file."""
    settings: dict[str, object] = dict(otherwise or {})
    if file is not None:
        try:
            settings |= tomllib.loads(file.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, RecursionError):
            raise ConfigError("toml", file=quoted(str(file))) from None
        except (OSError, ValueError):  # a name with NUL, bytes that are no text
            raise ConfigError("file", file=quoted(str(file))) from None
    names = [field.name for field in msgspec.structs.fields(Config)]
    settings |= {
        name: environment[PREFIX + name.upper()]
        for name in names
        if PREFIX + name.upper() in environment
    }
    settings |= given
    for name in LISTS:
        if isinstance(settings.get(name), str):
            settings[name] = str(settings[name]).split()
    for name in settings:
        if name not in names:
            raise ConfigError("unknown", name=quoted(name[:40]), known=", ".join(names))
    try:
        config = msgspec.convert(settings, Config, strict=False)
    except msgspec.ValidationError as problem:
        name = str(problem).rpartition("$.")[2].rstrip("`") or "?"
        raise ConfigError("value", name=quoted(name[:40])) from None
    for name, value in msgspec.structs.asdict(config).items():
        if "\0" in (value if isinstance(value, str) else "".join(value) if name in LISTS else ""):
            raise ConfigError("value", name=name)
    if not 0 <= config.port <= HIGHEST_PORT:
        raise ConfigError("value", name="port")
    if config.store and not config.store.startswith(STORES):
        raise ConfigError("value", name="store")
    if config.bus and not _is_bus(config.bus):
        raise ConfigError("value", name="bus")
    if not 0 <= (config.keep_days or 0) <= MOST_DAYS:
        raise ConfigError("value", name="keep_days")
    if not 1 <= config.away_minutes <= MOST_AWAY_MINUTES:
        raise ConfigError("value", name="away_minutes")
    if config.secret and len(config.secret) < SHORTEST_SECRET:
        raise ConfigError("value", name="secret")
    if not all(map(is_origin, config.origins)):
        raise ConfigError("value", name="origins")
    public = config.public_url.rstrip("/")
    if public and not is_origin(public):
        raise ConfigError("public-url")
    if not all(map(is_proxy, config.proxies)):
        raise ConfigError("proxies")
    return msgspec.structs.replace(config, public_url=public)


def _is_bus(text: str) -> bool:
    """Say whether a text is the address of a NATS server, as ``nats://10.0.0.2:4222`` is."""
    try:
        parts = urlsplit(text)
        return text.startswith(BUSES) and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
