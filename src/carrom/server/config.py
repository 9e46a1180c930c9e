"""How a server is set up: by its arguments, the environment, or a TOML file, in that order."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from platformdirs import user_data_path

from carrom.messages import Argument, Message, message
from carrom.server.http.origins import is_origin
from carrom.server.logs import Form, Level

PREFIX: Final = "CARROM_"
HIGHEST_PORT: Final = 65535


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
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use the server."""
    log: Form = Form.TEXT
    """How events are written."""
    log_level: Level = Level.INFO
    """From where on."""

    @property
    def folder(self) -> Path:
        """Where the database lies."""
        return Path(self.data).absolute() if self.data else user_data_path("carrom")


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
        except (OSError, UnicodeDecodeError):
            raise ConfigError("file", file=str(file)) from None
        except tomllib.TOMLDecodeError:
            raise ConfigError("toml", file=str(file)) from None
    names = [field.name for field in msgspec.structs.fields(Config)]
    settings |= {
        name: environment[PREFIX + name.upper()]
        for name in names
        if PREFIX + name.upper() in environment
    }
    settings |= given
    if isinstance(settings.get("origins"), str):
        settings["origins"] = str(settings["origins"]).split()
    for name in settings:
        if name not in names:
            raise ConfigError("unknown", name=name[:40], known=", ".join(names))
    try:
        config = msgspec.convert(settings, Config, strict=False)
    except msgspec.ValidationError as problem:
        name = str(problem).rpartition("$.")[2].rstrip("`") or "?"
        raise ConfigError("value", name=name[:40]) from None
    if not 0 <= config.port <= HIGHEST_PORT:
        raise ConfigError("value", name="port")
    if not all(map(is_origin, config.origins)):
        raise ConfigError("value", name="origins")
    return config
