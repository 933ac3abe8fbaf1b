"""Runs the server until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import webbrowser
from collections.abc import Callable, Iterator
from typing import Final

import click
import uvicorn
from litestar import Litestar

from ..core.contract.refusal import Worded
from .app import hand_over, petteia_app
from .crowd import raise_files
from .http.connections.door import door_of
from .http.connections.wire import Wire
from .live.collector import Collector
from .logs import configure
from .settings import Settings
from .store.place import place_of
from .store.store import Unusable
from .table.messages import LARGEST_MESSAGE

SECONDS_TO_STOP: Final = 5
PING_SECONDS: Final = 40.0  # proxies close connections that are silent for a minute
BACKLOG: Final = 2048

Say = Callable[..., str]  # a message by its id and arguments, in the reader's language


class CannotServe(Worded):
    """The address or the database cannot be used; the text says why, and what to do."""


def listen(settings: Settings) -> socket.socket:
    """A socket at the configured address; port 0 picks any free one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((settings.host, settings.port))
    except OSError as error:
        made.close()
        raise CannotServe(
            f"cannot listen on {settings.host} port {settings.port}: {error.strerror}. Choose another with --port",
            "command-serve-port",
            host=settings.host,
            port=str(settings.port),
            problem=str(error.strerror),
        ) from None
    made.listen(BACKLOG)
    return made


def address_of(settings: Settings, port: int) -> str:
    """The address at which people reach the server."""
    if settings.url:
        return settings.url
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{'127.0.0.1' if settings.host in ('0.0.0.0', '::') else host}:{port}"


def reached_at(settings: Settings, port: int) -> str:
    """Host and port at which other servers on the same database reach this one."""
    if settings.reach:
        return settings.reach
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


class Server(uvicorn.Server):
    """A server that announces its address once it is up."""

    def __init__(self, config: uvicorn.Config, app: Litestar, address: str, browser: bool, say: Say) -> None:
        super().__init__(config)
        self.app = app
        self.address = address
        self.browser = browser
        self.say = say
        self.collector = Collector()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.collector.begin()
            click.echo(self.say("command-serving", address=self.address))
            if self.browser:
                asyncio.get_running_loop().run_in_executor(None, open_browser, self.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.collector.end()
        await hand_over(self.app)
        await super().shutdown(sockets)


def open_browser(address: str) -> None:
    """Show the page, if there is a browser."""
    try:
        webbrowser.get()
    except webbrowser.Error:
        return
    webbrowser.open(address)


def serve(settings: Settings, browser: bool, say: Say) -> None:
    """Serve until Ctrl-C, when every table is safe, as at any other moment. `say` gives the words that the terminal
    shows."""
    configure(settings)
    raise_files()
    with house(settings):
        run(settings, browser, say)
    click.echo(say("command-served"))


@contextlib.contextmanager
def house(settings: Settings) -> Iterator[None]:
    """Makes sure that this server may use the data, and that the data is up to date and can be written to."""
    with contextlib.ExitStack() as held:
        try:
            held.enter_context(place_of(settings).house())
        except Unusable as error:
            raise CannotServe(str(error), error.key, **error.named) from None
        yield


def run(settings: Settings, browser: bool, say: Say) -> None:
    """Listen and serve until stopped."""
    made = listen(settings)
    app = petteia_app(settings, reached_at(settings, made.getsockname()[1]))
    config = uvicorn.Config(
        app,
        http=door_of(settings),
        ws=Wire,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        lifespan="on",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
        proxy_headers=False,
    )
    server = Server(config, app, address_of(settings, made.getsockname()[1]), browser, say)
    with made, contextlib.suppress(KeyboardInterrupt):  # raised again by uvicorn after it has stopped
        server.run(sockets=[made])
