"""A proxy that speaks TLS to the world and HTTP to the server, as nginx would: paths stay as they are."""

from __future__ import annotations

import asyncio
import ssl
import subprocess
import threading
from contextlib import closing, suppress
from pathlib import Path
from types import TracebackType

HOST = "localhost"


def certificate(folder: Path) -> Path:
    """A self-signed certificate with its key."""
    made = folder / "proxy.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-days", "2", "-subj", f"/CN={HOST}", "-addext", f"subjectAltName=DNS:{HOST}"]
    subprocess.run([*command, "-keyout", str(made), "-out", str(folder / "cert.pem")], check=True, capture_output=True)
    made.write_bytes(made.read_bytes() + (folder / "cert.pem").read_bytes())
    return made


class Proxy:
    """Runs in a thread of its own until the context ends. `port` is where clients connect."""

    def __init__(self, folder: Path) -> None:
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(certificate(folder))
        self.backend = 0  # the port of the server, once it runs
        self.port = 0
        self.loop = asyncio.new_event_loop()
        self.connections: set[asyncio.Task[None]] = set()  # the loop itself holds its tasks but weakly
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)

    @property
    def address(self) -> str:
        return f"https://{HOST}:{self.port}"

    def __enter__(self) -> Proxy:
        self.thread.start()
        assert self.ready.wait(10)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        serving = self.loop.run_until_complete(asyncio.start_server(self.welcome, "127.0.0.1", 0, ssl=self.context))
        self.port = serving.sockets[0].getsockname()[1]
        self.ready.set()
        self.loop.run_forever()
        serving.close()
        for connection in self.connections:
            connection.cancel()
        self.loop.run_until_complete(asyncio.gather(*self.connections, return_exceptions=True))
        self.loop.close()

    def welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = self.loop.create_task(self.pass_on(reader, writer))
        self.connections.add(connection)
        connection.add_done_callback(self.connections.discard)

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request a connection, with the header that says whose it is; a socket goes on until either side ends."""
        with closing(writer), suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            first, *lines = head.decode("latin-1").strip().split("\r\n")
            upgrade = any(line.lower().startswith("upgrade:") for line in lines)
            if not upgrade:
                lines = [line for line in lines if not line.lower().startswith("connection:")] + ["Connection: close"]
            lines += [f"X-Forwarded-For: {writer.get_extra_info('peername')[0]}", "X-Forwarded-Proto: https"]
            there, back = await asyncio.open_connection("127.0.0.1", self.backend)
            with closing(back):
                back.write("\r\n".join([first, *lines, "", ""]).encode("latin-1"))
                sending = asyncio.create_task(pour(reader, back))
                try:
                    await pour(there, writer)
                finally:
                    sending.cancel()


async def pour(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    """Everything that comes, until nothing does."""
    with suppress(OSError):
        while piece := await source.read(65_536):
            target.write(piece)
            await target.drain()
