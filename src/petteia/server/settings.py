"""What can be set: by the environment (`PETTEIA_PORT=8080`), by flags, or as it comes. Listed in docs/server.md."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import platformdirs

PREFIX = "PETTEIA_"


class SettingError(ValueError):
    """A setting that cannot be meant; says which, and what it could be."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of a server. The name of each in the environment is `PETTEIA_` and the name here in capitals."""

    # where it listens, and how the world calls it
    host: str = "127.0.0.1"
    port: int = 8642
    url: str = ""
    proxies: str = ""

    # what it keeps, and where
    data: str = ""
    log: str = "text"

    # how much it does at a time
    workers: int = 2
    readers: int = 2

    # accounts
    guest_days: int = 30
    session_days: int = 90
    password_time: int = 3
    password_memory: int = 65_536
    password_lanes: int = 1
    limits: bool = True

    @property
    def folder(self) -> Path:
        """The folder of everything that is kept; the user's data folder unless another is named."""
        return Path(self.data) if self.data else platformdirs.user_data_path("petteia", appauthor=False)

    @property
    def database(self) -> Path:
        """The one file that holds everything."""
        return self.folder / "petteia.sqlite3"

    @property
    def origin(self) -> str:
        """Scheme and host as browsers see them when a public address is set, else nothing."""
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.netloc}".lower() if self.url else ""

    @property
    def path(self) -> str:
        """The path that the public address begins with, without a slash at its end: "" or "/games"."""
        return urlsplit(self.url).path.rstrip("/")

    @property
    def secure(self) -> bool:
        """Whether the world comes by https, so that cookies must travel by nothing else."""
        return self.url.startswith("https://")

    @property
    def trusted_proxies(self) -> frozenset[str]:
        """Addresses whose X-Forwarded-For is believed."""
        return frozenset(address.strip() for address in self.proxies.split(",") if address.strip())


def read_settings(environment: Mapping[str, str] | None = None, **flags: object) -> Settings:
    """The settings of the environment, with the flags that were given (not None) before them."""
    found = os.environ if environment is None else environment
    given: dict[str, object] = {
        field: found[PREFIX + field.upper()] for field in Settings.__struct_fields__ if PREFIX + field.upper() in found
    }
    given |= {name: value for name, value in flags.items() if value is not None}
    try:
        settings = msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        problem, _, where = str(error).partition(" - at ")
        raise SettingError(f"{PREFIX}{where.strip('`$.').upper()}: {problem}") from None
    check(settings)
    return settings


def check(settings: Settings) -> None:
    """Refuse what has the right type and still cannot be meant."""
    parts = urlsplit(settings.url)
    if settings.url and (parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment):
        raise SettingError(f"{PREFIX}URL: expected an address like https://example.org/games, found {settings.url!r}")
    if settings.log not in ("text", "json"):
        raise SettingError(f"{PREFIX}LOG: expected text or json, found {settings.log!r}")
    least = {"port": 0, "workers": 0, "readers": 1, "guest_days": 1, "session_days": 1}
    least |= {"password_time": 1, "password_memory": 8, "password_lanes": 1}
    for name, lowest in least.items():
        if getattr(settings, name) < lowest:
            raise SettingError(f"{PREFIX}{name.upper()}: expected at least {lowest}, found {getattr(settings, name)}")
