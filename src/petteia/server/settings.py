"""All settings, from the environment (`PETTEIA_PORT=8080`), from flags, or by default. Listed in docs/server.md."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import platformdirs

PREFIX = "PETTEIA_"
LEAST_TOKEN = 16
POSTGRES = ("postgresql://", "postgres://")
KEY = re.compile(r"[A-Za-z0-9_-]{43}")


class SettingError(ValueError):
    """A setting is invalid; the text says which one, and what was expected."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of a server. In the environment, each is named `PETTEIA_` and its name here in capitals."""

    # where it listens, and its public address
    host: str = "127.0.0.1"
    port: int = 8642
    url: str = ""
    proxies: str = ""
    reach: str = ""

    # what it keeps, and where
    data: str = ""
    database: str = ""
    log: str = "text"
    metrics_token: str = ""

    # days after which an abandoned table is closed
    waiting_days: int = 14
    idle_days: int = 30

    # how much it does at a time
    workers: int = 2
    readers: int = 2
    exhibition: bool = True

    # accounts
    guest_days: int = 30
    session_days: int = 90
    password_time: int = 3
    password_memory: int = 65_536
    password_lanes: int = 1
    limits: bool = True

    # mail for people who forgot their password or whose turn it is; none without a host
    mail_host: str = ""
    mail_port: int = 587
    mail_tls: str = "starttls"
    mail_user: str = ""
    mail_password: str = ""
    mail_from: str = ""

    # notices to browsers, and webhooks: whether the server calls addresses that people supply, and its key for notices
    outward: str = "yes"
    push_key: str = ""

    @property
    def folder(self) -> Path:
        """The folder for all stored data; the user's data folder unless another is given."""
        return Path(self.data) if self.data else platformdirs.user_data_path("petteia", appauthor=False)

    @property
    def origin(self) -> str:
        """Scheme and host as browsers see them if a public address is set, or else empty."""
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.netloc}".lower() if self.url else ""

    @property
    def path(self) -> str:
        """The path of the public address, without a trailing slash: "" or "/games"."""
        return urlsplit(self.url).path.rstrip("/")

    @property
    def secure(self) -> bool:
        """Whether the public address uses https, so that cookies must not travel over anything else."""
        return self.url.startswith("https://")

    @property
    def trusted_proxies(self) -> frozenset[str]:
        """Addresses whose X-Forwarded-For is trusted."""
        return frozenset(address.strip() for address in self.proxies.split(",") if address.strip())


def read_settings(environment: Mapping[str, str] | None = None, **flags: object) -> Settings:
    """The settings from the environment; flags that were given (not None) take precedence."""
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
    """Reject values that have the right type but make no sense."""
    parts = urlsplit(settings.url)
    if settings.url and (parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment):
        raise SettingError(f"{PREFIX}URL: expected an address like https://example.org/games, found {settings.url!r}")
    if settings.database and not settings.database.startswith(POSTGRES):
        raise SettingError(
            f"{PREFIX}DATABASE: expected an address like postgresql://user:password@host/name; "
            f"for SQLite, leave it empty and choose the folder with {PREFIX}DATA"
        )
    if settings.reach and ("/" in settings.reach or not settings.reach.rpartition(":")[2].isdigit()):
        raise SettingError(f"{PREFIX}REACH: expected a host and a port like 10.0.0.5:8642, found {settings.reach!r}")
    if settings.log not in ("text", "json"):
        raise SettingError(f"{PREFIX}LOG: expected text or json, found {settings.log!r}")
    if 0 < len(settings.metrics_token) < LEAST_TOKEN:
        raise SettingError(
            f"{PREFIX}METRICS_TOKEN: expected at least {LEAST_TOKEN} characters, so that nobody guesses it"
        )
    if settings.mail_tls not in ("starttls", "tls", "none"):
        raise SettingError(f"{PREFIX}MAIL_TLS: expected starttls, tls or none, found {settings.mail_tls!r}")
    if settings.mail_host and "@" not in settings.mail_from:
        raise SettingError(f"{PREFIX}MAIL_FROM: mail needs a sender address")
    if settings.mail_host and not settings.url:
        raise SettingError(f"{PREFIX}URL: mail needs the public address for its links")
    if settings.outward not in ("yes", "no", "inside"):
        raise SettingError(f"{PREFIX}OUTWARD: expected yes, no or inside, found {settings.outward!r}")
    if settings.push_key and not KEY.fullmatch(settings.push_key):
        raise SettingError(f"{PREFIX}PUSH_KEY: expected the 32 bytes of a private key in base64url, 43 characters")
    least = {"port": 0, "mail_port": 1, "workers": 0, "readers": 1, "guest_days": 1, "session_days": 1}
    least |= {"waiting_days": 1, "idle_days": 16}  # longer than the longest clock
    least |= {"password_time": 1, "password_memory": 8, "password_lanes": 1}
    for name, lowest in least.items():
        if getattr(settings, name) < lowest:
            raise SettingError(f"{PREFIX}{name.upper()}: expected at least {lowest}, found {getattr(settings, name)}")
