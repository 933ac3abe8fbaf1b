"""A push service inside the test, as RFC 8030 describes it, with the browser behind it: what it is given must be signed
with the server's key (RFC 8292), and is unsealed as a browser would (RFC 8291). All of that is done by hand here, so
that nothing judges its own work. The same service takes the calls of webhooks."""

from __future__ import annotations

import base64
import contextlib
import json
import queue
import re
import ssl
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
DAY = 86_400
LARGEST = 4_096  # bytes that every push service takes


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class PushedBrowser:
    """A browser that is subscribed: where it is reached, its keys, and what came."""

    endpoint: str
    secret: bytes = b"sixteen bytes..."
    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))

    @property
    def point(self) -> bytes:
        return self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self) -> dict[str, str]:
        """What the page sends to the server."""
        return {"endpoint": self.endpoint, "p256dh": packed(self.point), "auth": packed(self.secret)}

    def unseal(self, body: bytes) -> Any:
        """What was sealed for this browser: one record of aes128gcm (RFC 8188) with the sender's key in front."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        assert size > len(body) - 21 - length, "one record"
        sender = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, body[21 : 21 + length])
        shared = self.private.exchange(ec.ECDH(), sender)
        secret = derived(shared, self.secret, b"WebPush: info\0" + self.point + body[21 : 21 + length], 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, body[21 + length :], None)
        text, _, padding = padded.rpartition(b"\2")
        assert not padding.strip(b"\0"), "after the last record there is only padding"
        return json.loads(text)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


@dataclass(frozen=True)
class Delivery:
    """What a browser or a webhook was sent."""

    path: str
    headers: dict[str, str]
    content: Any


class PushService:
    """A push service in threads of its own. `answers` are the statuses of the next requests, before it takes any;
    `interrupt` is called before it answers one, and again after. With a context it speaks TLS."""

    def __init__(self, now: Callable[[], int], context: ssl.SSLContext | None = None) -> None:
        self.now = now  # in milliseconds, as the sender has it
        self.received: queue.Queue[Delivery] = queue.Queue()
        self.answers: list[int] = []
        self.browsers: dict[str, PushedBrowser] = {}
        self.key = ""  # of the only server that may send, once it is known
        self.interrupt: Callable[[str], object] = lambda when: None
        self.faults: list[str] = []
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self.handler())
        if context is not None:
            self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.01})

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"

    def __enter__(self) -> PushService:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()
        assert self.faults == []

    def browser(self, name: str) -> PushedBrowser:
        """A new browser that is reached here."""
        browser = PushedBrowser(f"{self.address}/push/{name}")
        self.browsers[f"/push/{name}"] = browser
        return browser

    def all(self) -> list[Delivery]:
        """Everything that came since."""
        return [self.received.get() for _ in range(self.received.qsize())]

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        """Check a request as RFC 8030 wants it, and keep what is in it; returns the status of the answer."""
        if self.answers:
            return self.answers.pop(0)
        browser = self.browsers.get(path)
        if browser is None:
            self.received.put(Delivery(path, headers, json.loads(body)))
            return 204
        assert len(body) <= LARGEST
        assert headers["content-encoding"] == "aes128gcm"
        assert 0 < int(headers["ttl"]) <= 28 * DAY
        assert re.fullmatch(r"[A-Za-z0-9_-]{1,32}", headers["topic"])
        self.check_sender(headers["authorization"])
        self.received.put(Delivery(path, headers, browser.unseal(body)))
        return 201

    def check_sender(self, authorization: str) -> None:
        """The claims must be for this service, for less than a day, and signed with the key that is named."""
        found = re.fullmatch(r"vapid t=([^,]+), ?k=(\S+)", authorization)
        assert found is not None, authorization
        token, key = found.groups()
        assert key == (self.key or key), "the key that the browser was told"
        signed, _, signature = token.rpartition(".")
        head, claims = (json.loads(unpacked(part)) for part in signed.split("."))
        assert head["alg"] == "ES256"
        assert claims["aud"] == self.address
        assert 0 < claims["exp"] - self.now() / 1000 <= DAY
        assert re.match("mailto:|https:", claims["sub"])
        r, s = (int.from_bytes(unpacked(signature)[half : half + 32]) for half in (0, 32))
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(key))
        public.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))

    def handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                try:
                    headers = {name.lower(): value for name, value in self.headers.items()}
                    status = service.take(self.path, headers, body)
                except Exception as fault:
                    service.faults.append(repr(fault))
                    status = 400
                service.interrupt(f"before {self.path[:5]}")
                with contextlib.suppress(OSError):  # perhaps nobody waits for it any more
                    self.send_response(status)
                    self.send_header("Content-Length", "0")
                    if 300 <= status < 400:
                        self.send_header("Location", f"{service.address}/elsewhere")
                    self.end_headers()
                    self.wfile.flush()
                service.interrupt(f"after {self.path[:5]}")

            def log_message(self, format: str, *args: Any) -> None:
                """Nothing is written to the screen."""

        return Handler
