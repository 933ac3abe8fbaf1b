"""Whatever address people give, no request reaches the operator's network, is redirected, or takes long."""

from __future__ import annotations

import asyncio
import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from petteia.server.outward import MOST_READ, Astray, Outward, Unreachable, is_open
from petteia.server.settings import SettingError, read_settings
from server.push_service import PushService

CAREFUL = read_settings({})
INSIDE = read_settings({"PETTEIA_OUTWARD": "inside"})
WITHIN = (
    *("127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
    *("192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255"),
    *("::", "::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1", "2001:db8::1", "fec0::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::a00:1", "2002:7f00:1::", "2001:0:1::1"),
)
OPEN = ("93.184.215.14", "162.159.128.233", "2606:2800:220:1::1", "::ffff:8.8.8.8", "64:ff9b::808:808")


class Names:
    """What names lead to, one answer after the other."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)

    async def __call__(self, host: str, port: int) -> list[str]:
        return self.answers.pop(0)


@pytest.mark.parametrize("place", WITHIN)
def test_what_is_within_is_not_open(place: str) -> None:
    assert not is_open(place)
    with pytest.raises(Astray, match="inside this server's network"):
        asyncio.run(Outward(CAREFUL, Names([place])).check("https://example.org/hook"))


@pytest.mark.parametrize("place", OPEN)
def test_what_is_open_to_everybody_may_be_called(place: str) -> None:
    assert is_open(place)
    asyncio.run(Outward(CAREFUL, Names([place])).check("https://example.org/hook"))


def test_one_way_into_the_network_is_one_too_many() -> None:
    with pytest.raises(Astray):
        asyncio.run(Outward(CAREFUL, Names(["93.184.215.14", "127.0.0.1"])).check("https://example.org/"))


@pytest.mark.parametrize(
    "address",
    [
        *("http://example.org/", "ftp://example.org/", "example.org", "https://", "https:///x", "", "https://[::1"),
        *("https://user@example.org/", "https://user:word@example.org/", "https://example.org:8443/"),
        *("https://example.org:99999/", "https://exa mple.org/", "https://example.org/\r\nHost: x", "https://žluť.cz/"),
        *("https://example.org/" + "x" * 1_000, "https://ex_ample.org/", "https://a%2e.org/"),
    ],
)
def test_what_is_no_plain_address_of_https_is_refused(address: str) -> None:
    with pytest.raises(Astray):
        Outward(CAREFUL).target(address)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1", "127.1"])
def test_no_way_of_writing_this_machine_leads_to_it(host: str) -> None:
    """As the system itself resolves them, if at all."""
    with pytest.raises((Astray, Unreachable)):
        asyncio.run(Outward(CAREFUL).post(f"https://{host}/", {}, b""))


def test_the_connection_is_made_to_what_was_looked_up() -> None:
    """A name is looked up once for each request; what it means a moment later does not matter."""
    with PushService(lambda: 0) as service:
        names = Names(["127.0.0.1"])
        address = service.address.replace("127.0.0.1", "nowhere.invalid")
        assert asyncio.run(Outward(INSIDE, names).post(f"{address}/hook", {"X-Word": "x"}, b'{"a":1}')) == 204
        (taken,) = service.all()
        assert (taken.path, taken.content, taken.headers["x-word"]) == ("/hook", {"a": 1}, "x")
        assert taken.headers["host"] == address.removeprefix("http://")


def test_a_name_that_changes_its_mind_is_refused_when_it_is_called() -> None:
    outward = Outward(CAREFUL, Names(["93.184.215.14"], ["127.0.0.1"]))
    asyncio.run(outward.check("https://example.org/"))
    with pytest.raises(Astray):
        asyncio.run(outward.post("https://example.org/", {}, b"{}"))


def test_a_redirect_is_not_followed() -> None:
    with PushService(lambda: 0) as service:
        service.answers = [302]
        assert asyncio.run(Outward(INSIDE).post(f"{service.address}/hook", {}, b"{}")) == 302
        assert service.all() == []


@contextmanager
def speaking(words: bytes) -> Iterator[str]:
    """Somebody who answers every request with these bytes and hangs up; his address."""
    ready, done = threading.Event(), threading.Event()
    ports: list[int] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(words)
        await writer.drain()
        writer.close()

    async def serve() -> None:
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            ports.append(server.sockets[0].getsockname()[1])
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    ready.wait()
    yield f"http://127.0.0.1:{ports[0]}/"
    done.set()
    thread.join()


@pytest.mark.parametrize(
    "words",
    [
        b"",
        b"SSH-2.0-OpenSSH_9.9\r\n",
        b"HTTP/1.1 200 OK\r\n" + b"X: " + b"x" * MOST_READ,
        b"HTTP/1.1 103 Early Hints\r\n\r\n" * MOST_READ,
    ],
)
def test_who_does_not_answer_in_http_or_at_length_is_not_reached(words: bytes) -> None:
    with speaking(words) as address, pytest.raises(Unreachable):
        asyncio.run(Outward(INSIDE).post(address, {}, b"{}"))


def test_nobody_waits_long_for_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    given_up = threading.Event()
    with PushService(lambda: 0) as service:
        service.interrupt = lambda when: given_up.wait(20)
        monkeypatch.setattr("petteia.server.outward.SECONDS", 0.2)
        with pytest.raises(Unreachable, match="Timeout"):
            asyncio.run(Outward(INSIDE).post(f"{service.address}/hook", {}, b"{}"))
        given_up.set()


def test_the_certificate_must_be_that_of_the_host(tmp_path: Path) -> None:
    """Not of the number that it is reached by."""
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=right.example"]
    more = ["-addext", "subjectAltName=DNS:right.example", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*make, *more], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    trusting = ssl.create_default_context(cafile=str(certificate))
    with PushService(lambda: 0, context) as service:
        port = service.server.server_port

        def post(host: str, context: ssl.SSLContext | None) -> int:
            outward = Outward(INSIDE, Names(["127.0.0.1"]), context)
            return asyncio.run(outward.post(f"https://{host}:{port}/hook", {}, b"{}"))

        assert post("right.example", trusting) == 204
        for host, trust in (("wrong.example", trusting), ("right.example", None)):
            with pytest.raises(Unreachable, match="SSLCertVerificationError"):
                post(host, trust)


def test_only_tests_may_allow_the_inside() -> None:
    assert not Outward(CAREFUL).inside
    assert not Outward(read_settings({"PETTEIA_OUTWARD": "no"})).is_there
    with pytest.raises(SettingError, match="PETTEIA_OUTWARD: expected yes, no or inside"):
        read_settings({"PETTEIA_OUTWARD": "maybe"})
    with pytest.raises(SettingError, match="PETTEIA_PUSH_KEY"):
        read_settings({"PETTEIA_PUSH_KEY": "short"})
