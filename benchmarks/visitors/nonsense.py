"""Nonsense of every kind, from a seed: values that nobody expects, JSON that is nearly right, frames and requests that
are nearly well-formed."""

from __future__ import annotations

import base64
import json
import os
import random
import struct
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import quote

ODD_NUMBERS = (0, -0.0, -1, 1, 15, 16, 255, 10_000_000, 10_000_001, 2**31, 2**63, 2**64, -(2**63) - 1, 10**400)
ODD_FLOATS = (0.1, 1e300, 5e-324, 1.0, -1.5)
ODD_TEXTS = (
    "",
    " ",
    "\x00",
    "\x1b[31m",
    "\r\nSet-Cookie: petteia=x",
    "me",
    "open",
    "@",
    "@x",
    "\u202eabc",
    "\ufeff",
    "\u3164",
    "e\u0301" * 20,
    "𝕏" * 30,
    "\ud800",
    "../../etc/passwd",
    "%00%ff",
    "'; DROP TABLE users; --",
    "<script>alert(1)</script>",
    "a" * 129,
    "z" * 600,
    "NaN",
    "1e999",
    "0x10",
    "١٢٣",
)
# fields of messages and bodies, with plausible values
KINDS = (
    *("hello", "look", "act", "undo", "undo_answer", "resign"),
    *("chat", "rematch", "take_seat", "leave_seat", "seed", "ping"),
)
FIELDS: dict[str, tuple[Any, ...]] = {
    "protocol": (1, 2),
    "have": (-1, 0, 5, 10_000_000),
    "seat": (0, 1, 5, 15, None),
    "n": (0, 1, 10, 11, 12, 1000),
    "action": (0, 1, 43, 121, 1_000_000),
    "ticket": ("x", "y" * 64),
    "explain": (True, False, None),
    "agree": (True, False),
    "text": ("hello", "x" * 500),
}
BODY_FIELDS: dict[str, tuple[Any, ...]] = {
    "name": ("anna", "Ann"),
    "password": ("correct horse battery",),
    "old": ("correct horse battery",),
    "new": ("correct horse staple",),
    "label": ("x",),
    "scopes": (["read", "play"], ["everything"]),
    "bot": ("Echo",),
    "game": ("duel", "cyclades", "legendary", "chess"),
    "seats": (["me", "me"], ["me", "open"], ["me", "easy"], ["expert"] * 6, 6, [[]]),
    "options": ({"wonders": "first_game"}, {"teams": "yes"}, {"map": "quick"}, {"seats": "2"}, {"self": "x"}),
    "pace": ({"move": 60, "bank": 60}, {"move": -1}),
    "delay": (0, 30, 3600),
    "public": (True,),
    "rated": (True, False),
    "start": (True, False),
    "lesson": (True, False),
    "seat": (0, 1, 15, None),
    "who": ("easy", "open", "me", "@Echo"),
    "n": (0, 10, 11),
    "action": (0, 121),
    "code": ("", "x", "AAAA"),
    "tiles": ([], [0, 1, 2], "x"),
    "text": ("seed",),
}
# what is put in the placeholders of an address, and after it
PLACES: dict[str, tuple[Any, ...]] = {
    "game": ("duel", "cyclades", "legendary", "chess"),
    "name": ("anna", "Echo"),
    "n": (0, 1, 10, 11, 1000),
    "token": ("x",),
}
QUERIES: dict[str, tuple[Any, ...]] = {
    "before": (0, 1_900_000_000_000),
    "most": (0, 1, 100, 1000),
    "skip": (0, 1000),
    "pace": ("live", "slow"),
    "kind": ("person", "bot", "guest"),
    "format": ("json", "text", "xml"),
    "seat": (-2, -1, 0, 1, 2),
    "seats": (0, 2, 5, 6, 7),
    "code": ("", "x", "AAAA"),
    "language": ("en", "cs", "xx"),
    "x": (1,),
}
VERSIONS = ("HTTP/1.0", "HTTP/2.0", "HTTP/9", "", "X/1.1")
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT", "get", "BREW", "G\x00T", "")
HEADERS = (
    b"Content-Type: application/json",
    b"Content-Type: application/json; charset=utf-16",
    b"Content-Type: text/plain",
    b"Content-Type: multipart/form-data; boundary=x",
    b"Content-Type: application/x-www-form-urlencoded",
    b"Content-Type: \xff\xfe",
    b"Content-Encoding: gzip",
    b"Accept: */*;q=2, application/xml;q=NaN",
    b"Accept-Encoding: gzip, br;q=x",
    b"Accept-Language: \xe2\x80\xae",
    b"Authorization: Bearer ",
    b"Authorization: Bearer petteia_" + b"x" * 300,
    b"Authorization: Basic eDp5",
    b"Authorization: \x80\x81",
    b"Cookie: petteia=",
    b"Cookie: petteia=\xff; petteia=x; =; ;;",
    b'Cookie: petteia="unclosed',
    b"Origin: null",
    b"Origin: http://[::1",
    b"Origin: http://evil.example\\@127.0.0.1",
    b"Sec-Fetch-Site: cross-site",
    b"X-Forwarded-For: 1.2.3.4, , x, ::1%eth0",
    b"Range: bytes=9-1,-0",
    b"If-None-Match: *",
    b"Expect: 100-continue",
    b"Upgrade: websocket\r\nConnection: Upgrade",
    b"Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings",
    b"Connection: close",
    b"Transfer-Encoding: chunked",
    b"Transfer-Encoding: gzip, chunked",
    b"Content-Length: -1",
    b"Content-Length: 99999999999999999999",
    b"Content-Length: 3",
    b"Host: ",
    b"Host: a\x00b",
    b"Host: [::1]:99999",
    b"X-Long: " + b"x" * 20_000,
    b"no colon here",
    b": no name",
    b" folded: line",
    b"X-Null: \x00",
    b"X-Bare: a\rb",
)


class Nonsense:
    """A source of nonsense; the same seed gives the same."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def happens(self, share: float) -> bool:
        return self.rng.random() < share

    # ---- values and JSON

    def value(self, depth: int = 3) -> Any:
        """Any value at all."""
        kinds: list[Callable[[], Any]] = [
            lambda: None,
            lambda: self.happens(0.5),
            lambda: self.rng.choice(ODD_NUMBERS),
            lambda: self.rng.choice(ODD_FLOATS),
            lambda: self.rng.choice(ODD_TEXTS),
            lambda: "".join(chr(self.rng.randrange(0xD7FF)) for _ in range(self.rng.randrange(20))),
        ]
        if depth:
            kinds.append(lambda: [self.value(depth - 1) for _ in range(self.rng.randrange(5))])
            kinds.append(lambda: {str(self.value(0)): self.value(depth - 1) for _ in range(self.rng.randrange(4))})
        return self.rng.choice(kinds)()

    def fields(self, known: dict[str, tuple[Any, ...]], wrong: float) -> dict[str, Any]:
        """Some of the fields, with plausible values or with any at all."""
        names = self.rng.sample(list(known), self.rng.randrange(min(6, len(known)) + 1))
        return {name: self.meant(known[name], wrong) for name in names}

    def message(self) -> bytes:
        """A message to a table: well-formed but odd, or not even well-formed."""
        kind: Any = self.rng.choice(KINDS) if self.happens(0.95) else self.value()
        return self.spoilt({"t": kind} | self.fields(FIELDS, 0.15), 0.35)

    def body(self, names: Sequence[str]) -> bytes:
        """The body of a request, mostly with fields of these names."""
        if self.happens(0.05):
            return self.spoilt(self.value(), 0.5)
        fields = {name: self.meant(BODY_FIELDS.get(name, ())) for name in names if not self.happens(0.1)}
        return self.spoilt(fields | (self.fields(BODY_FIELDS, 0.3) if self.happens(0.1) else {}), 0.15)

    def meant(self, values: Sequence[Any], wrong: float = 0.15) -> Any:
        """One of the values, or any at all."""
        return self.value() if not values or self.happens(wrong) else self.rng.choice(values)

    def spoilt(self, value: Any, share: float) -> bytes:
        """A value as JSON, which may then be damaged."""
        text = json.dumps(value, ensure_ascii=self.happens(0.5)).encode("utf-8", "surrogatepass")
        return self.damaged(text) if self.happens(share) else text

    def damaged(self, text: bytes) -> bytes:
        """Damaged bytes: flipped, cut, doubled, nested too deep, or replaced altogether."""
        at = self.rng.randrange(len(text) + 1)
        some = self.rng.randbytes(self.rng.randrange(1, 9))
        return self.rng.choice(
            (
                lambda: text[:at],
                lambda: text[:at] + some + text[at:],
                lambda: text[:at] + some + text[at + len(some) :],
                lambda: text + text,
                lambda: text.replace(b'"', b"'"),
                lambda: text.decode("utf-8", "replace").encode("utf-16"),
                lambda: b"\xef\xbb\xbf" + text,
                lambda: self.rng.choice((b"[", b'{"t":', b'{"a":[')) * int(self.rng.paretovariate(0.5) % 3000),
                lambda: text.replace(b":", b":" + b"9" * int(self.rng.paretovariate(0.5) % 5000), 1),
                lambda: text.replace(b",", b"," * self.rng.randrange(3), 1),
                lambda: self.rng.randbytes(self.rng.randrange(400)),
                lambda: bytes(self.rng.randrange(32) for _ in range(60)),
            )
        )()

    # ---- frames of a WebSocket

    def frame(self) -> bytes:
        """A frame: mostly whole and with a message in it, sometimes malformed."""
        payload = self.message()
        if self.happens(0.9):
            return framed(payload, 0x81 if self.happens(0.9) else 0x82)
        first = self.rng.choice((0x80, 0x00, 0x01, 0x83, 0x87, 0x88, 0x89, 0x8A, 0x8B, 0x8F, 0xC1, 0xF1))
        odd = (
            lambda: framed(payload, first),
            lambda: framed(payload, 0x81, masked=False),
            lambda: framed(payload, 0x81)[: self.rng.randrange(20)],
            lambda: bytes((0x81, 0xFF)) + struct.pack(">Q", 2 ** self.rng.randrange(10, 64) - 1) + bytes(4),
            lambda: framed(payload[:100], 0x01) + framed(payload[100:], 0x80),
            lambda: framed(struct.pack(">H", self.rng.randrange(65536)) + payload[:50], 0x88),
            lambda: framed(payload * 40, 0x81),
            lambda: self.rng.randbytes(self.rng.randrange(300)),
        )
        return self.rng.choice(odd)()

    # ---- requests

    def target(self, path: str) -> str:
        """An address of the API with its placeholders filled in, or something that is no address."""
        pieces = []
        for piece in path.split("/"):
            place = piece.strip("{}")
            pieces.append(piece if place == piece else self.quoted(self.meant(PLACES.get(place, ()), 0.3)))
        found = "/".join(pieces)
        if self.happens(0.4):
            asked = self.rng.sample(list(QUERIES), self.rng.randrange(1, 4))
            found += "?" + "&".join(f"{name}={self.quoted(self.meant(QUERIES[name], 0.4))}" for name in asked)
        if self.happens(0.05):
            odd = ("*", "//" + found, "http://x" + found, found + "/..", found + "\x7f", found + "%", "/" + "a" * 9000)
            found = self.rng.choice(odd)
        return found

    def quoted(self, value: Any) -> str:
        """A value as part of an address, sometimes not quite as it should be."""
        return quote(str(value).encode("utf-8", "replace"), safe="" if self.happens(0.9) else "/%?#&=")

    def request(self, method: str, path: str, fields: Sequence[str], headers: list[bytes]) -> bytes:
        """A request as bytes; its head and its body may not match."""
        body = self.body(fields) if method in ("POST", "PUT", "PATCH") or self.happens(0.1) else b""
        if self.happens(0.05):
            method = self.rng.choice(METHODS)
        version = "HTTP/1.1" if self.happens(0.98) else self.rng.choice(VERSIONS)
        lines = [f"{method} {self.target(path)} {version}".encode("utf-8", "replace"), *headers]
        lines += self.rng.sample(HEADERS, self.rng.choice((0, 0, 0, 0, 1, 1, 2, 5)))
        if body and self.happens(0.97):
            lines.append(b"Content-Length: %d" % len(body))
        if body and not any(line.startswith(b"Content-Type") for line in lines):
            lines.append(b"Content-Type: application/json")
        end = b"\n" if self.happens(0.02) else b"\r\n"
        return end.join([*lines, b"", b""]) + body


def framed(payload: bytes, first: int, masked: bool = True) -> bytes:
    """A frame, masked as clients must, by a mask that changes nothing (RFC 6455, 5.2)."""
    bit = 0x80 if masked else 0
    length = len(payload)
    if length < 126:
        head = bytes((first, bit | length))
    elif length < 2**16:
        head = bytes((first, bit | 126)) + struct.pack(">H", length)
    else:
        head = bytes((first, bit | 127)) + struct.pack(">Q", length)
    return head + bytes(4 if masked else 0) + payload


def handshake(path: str, headers: list[bytes]) -> bytes:
    """The request that opens a WebSocket."""
    key = base64.b64encode(os.urandom(16))
    lines = [b"GET " + path.encode() + b" HTTP/1.1", b"Upgrade: websocket", b"Connection: Upgrade"]
    lines += [b"Sec-WebSocket-Version: 13", b"Sec-WebSocket-Key: " + key, *headers]
    return b"\r\n".join([*lines, b"", b""])
