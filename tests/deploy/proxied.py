"""Petteia behind the real nginx, with the file that operators get."""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType

import httpx
from page_proxy import HOST, certificate
from websockets.sync.client import ClientConnection, connect

from server.living import LivingServer

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin") or "nginx"
SECONDS = 60.0


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def site(folder: Path, plain: int, secure: int, backends: list[int]) -> str:
    """The file of operators with names, ports and paths of this test, each of which it must have."""
    found = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    certificates = "/etc/letsencrypt/live/games.example.org"
    for old, new in (
        ("    listen [::]:80;\n", ""),
        ("    listen [::]:443 ssl http2;\n", ""),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{secure} ssl http2;"),
        ("return 301 https://$host$request_uri;", f"return 301 https://$host:{secure}$request_uri;"),
        ("    server 127.0.0.1:8642;", "\n".join(f"    server 127.0.0.1:{backend};" for backend in backends)),
        (f"{certificates}/fullchain.pem", f"{folder}/proxy.pem"),
        (f"{certificates}/privkey.pem", f"{folder}/proxy.pem"),
        ("/var/log/nginx/petteia.log", f"{folder}/access.log"),
        ("proxy_set_header Host $host;", "proxy_set_header Host $http_host;"),  # here the port matters
        ("server_name games.example.org;", f"server_name {HOST};"),
    ):
        assert old in found, f"nginx.conf lacks {old!r}"
        found = found.replace(old, new)
    return found


class Proxied:
    """Servers with all limits, and nginx in front of them; visitors come from several addresses of this machine."""

    def __init__(self, folder: Path, count: int = 1, **environment: str) -> None:
        self.folder = folder
        self.plain, self.secure = free_port(), free_port()
        self.address = f"https://{HOST}:{self.secure}"
        self.stack = ExitStack()
        self.context = ssl.create_default_context(cafile=certificate(folder))
        environment |= {"PETTEIA_URL": self.address, "PETTEIA_PROXIES": "127.0.0.1", "PETTEIA_LIMITS": "true"}
        environment |= {"PETTEIA_METRICS_TOKEN": "watching-petteia-2026"}
        self.backends = [free_port() for _ in range(count)]
        self.servers = [self.start_server(backend, environment) for backend in self.backends]
        self.backend, self.server = self.backends[0], self.servers[0]
        self.nginx = self.start_nginx()

    def start_server(self, backend: int, environment: dict[str, str]) -> LivingServer:
        """A server where the proxy expects it."""

        class Behind(LivingServer):
            """At that port."""

            port = backend

        (data := self.folder / str(backend)).mkdir()
        return Behind(data, **environment)

    def start_nginx(self) -> subprocess.Popen[bytes]:
        """nginx as Debian runs it, but in the foreground and in a folder of its own."""
        temporary = "".join(
            f"    {kind}_temp_path {self.folder}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (self.folder / "site.conf").write_text(site(self.folder, self.plain, self.secure, self.backends))
        (self.folder / "nginx.conf").write_text(
            f"{'user root;' if os.getuid() == 0 else ''}\nworker_processes 1;\ndaemon off;\npid {self.folder}/pid;\n"
            f"events {{}}\nhttp {{\n{temporary}    include {self.folder}/site.conf;\n}}\n"
        )
        command = [NGINX, "-p", str(self.folder), "-c", str(self.folder / "nginx.conf"), "-e", "stderr"]
        checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
        assert checked.returncode == 0, checked.stderr
        assert "[warn]" not in checked.stderr, checked.stderr
        running = subprocess.Popen(command)
        while running.poll() is None:
            with socket.socket() as tried:
                if tried.connect_ex(("127.0.0.1", self.secure)) == 0:
                    return running
        raise AssertionError("nginx has ended")

    def visitor(self, host: str) -> httpx.Client:
        """A browser at that address of the network 127.0.0.0/8."""
        transport = httpx.HTTPTransport(local_address=host, verify=self.context)
        return self.stack.enter_context(
            httpx.Client(transport=transport, base_url=self.address, headers={"Origin": self.address}, timeout=SECONDS)
        )

    def sit(self, visitor: httpx.Client, table: str) -> ClientConnection:
        """A WebSocket at a table, through nginx."""
        cookie = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
        return self.stack.enter_context(
            connect(
                f"{self.address.replace('https', 'wss')}/ws/table/{table}",
                ssl=self.context,
                additional_headers={"Cookie": cookie, "Origin": self.address},
                max_size=None,
            )
        )

    def __enter__(self) -> Proxied:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.stack.close()
        self.nginx.terminate()
        self.nginx.wait()
        for server in self.servers:
            server.end()
