"""Nobody can ask too often, from any address, and counting takes bounded memory."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.connection import ASGIConnection

from petteia.server.errors import Problem
from petteia.server.limits import LIMITS, Limits, address
from petteia.server.settings import read_settings
from server.house import SECOND, House, Visitor, open_house


class Stopwatch:
    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at


def pass_until_refused(limits: Limits, kind: str, who: str) -> int:
    count = 0
    while limits.wait(kind, who) == 0:
        count += 1
    return count


def test_so_many_at_once_and_then_so_often() -> None:
    now = Stopwatch()
    limits = Limits(now=now)
    limit = LIMITS["chat"]
    assert pass_until_refused(limits, "chat", "anna") == limit.at_once
    now.at += limit.seconds / limit.often  # time for one more
    assert pass_until_refused(limits, "chat", "anna") == 1
    now.at += 10 * limit.seconds
    assert pass_until_refused(limits, "chat", "anna") == limit.at_once


def test_what_is_said_about_waiting_is_true() -> None:
    now = Stopwatch()
    limits = Limits(now=now)
    pass_until_refused(limits, "sign_in", "anna")
    wait = limits.wait("sign_in", "anna")
    now.at += wait - 0.01
    assert limits.wait("sign_in", "anna") > 0
    now.at += 0.011
    assert limits.wait("sign_in", "anna") == 0


def test_each_asker_and_each_kind_has_a_bucket_of_its_own() -> None:
    limits = Limits(now=Stopwatch())
    pass_until_refused(limits, "chat", "anna")
    assert limits.wait("chat", "berta") == 0
    assert limits.wait("table", "anna") == 0


def test_a_clock_that_goes_back_gives_nothing_away() -> None:
    now = Stopwatch()
    limits = Limits(now=now)
    pass_until_refused(limits, "chat", "anna")
    now.at -= 50
    assert limits.wait("chat", "anna") > 0


def test_memory_is_bounded_and_the_busy_are_not_forgotten() -> None:
    limits = Limits(now=Stopwatch(), most=100)
    pass_until_refused(limits, "chat", "busy")
    for number in range(1000):
        limits.wait("chat", f"address {number}")
        assert limits.wait("chat", "busy") > 0
    assert len(limits.buckets) == 100
    limits.forget("busy")
    assert limits.wait("chat", "busy") == 0


def test_limits_can_be_switched_off() -> None:
    limits = Limits(on=False, now=Stopwatch())
    for _ in range(1000):
        limits.check("chat", "anna")
    limits.on = True
    pass_until_refused(limits, "chat", "anna")
    with pytest.raises(Problem):
        limits.check("chat", "anna")


# ---- over HTTP


def test_guessing_passwords_ends_soon_from_one_address(house: House) -> None:
    house.person("Anna")
    answers = [
        house.visitor().post("/api/session", {"name": f"user{number}", "password": "guess guess"})
        for number in range(int(LIMITS["sign_in"].at_once) + 1)
    ]
    assert {answer.status_code for answer in answers[:-1]} == {403}
    refused = answers[-1]
    assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
    wait = int(refused.headers["retry-after"])
    assert refused.json()["wait"] == wait
    house.clock.at += wait * SECOND
    assert house.visitor().post("/api/session", {"name": "Anna", "password": "correct horse"}).status_code == 200


def guess(house: House, name: str, address: str, visitor: Visitor | None = None, password: str = "guess guess") -> int:
    """Try a password from an address; returns the status of the answer."""
    browser = visitor or house.visitor()
    body = {"name": name, "password": password}
    return int(browser.post("/api/session", body, X_Forwarded_For=address).status_code)


def test_guessing_one_persons_password_ends_sooner_still(tmp_path: Path) -> None:
    with open_house(tmp_path, PETTEIA_PROXIES="testclient") as house:
        most = int(LIMITS["sign_in_as"].at_once)
        assert most < LIMITS["sign_in"].at_once
        statuses = [guess(house, name, "203.0.113.1") for name in ["Anna"] * (most // 2) + ["a-n-n-a"] * most]
        assert statuses == [403] * most + [429] * (most // 2)
        assert guess(house, "Berta", "203.0.113.1") == 403


def test_the_guesses_of_others_lock_nobody_out(tmp_path: Path) -> None:
    with open_house(tmp_path, PETTEIA_PROXIES="testclient") as house:
        at_home, elsewhere = house.visitor(), house.visitor()
        at_home.register("Anna")
        at_home.delete("/api/session")
        for number in range(100):
            assert guess(house, "Anna", f"203.0.113.{number}") == 403
        assert guess(house, "Anna", "198.51.100.7", elsewhere, "correct horse") == 200
        # behind one address with somebody who guesses, a browser that Anna has used is still let in
        while guess(house, "Anna", "203.0.113.1") != 429:
            pass
        assert guess(house, "Anna", "203.0.113.1", house.visitor(), "correct horse") == 429
        assert guess(house, "Anna", "203.0.113.1", at_home, "correct horse") == 200


def test_a_known_browser_is_known_for_its_name_and_password_alone(tmp_path: Path) -> None:
    with open_house(tmp_path, PETTEIA_PROXIES="testclient") as house:
        anna, berta, forger = house.visitor(), house.visitor(), house.visitor()
        anna.register("Anna")
        berta.register("Berta")
        forger.device = "0" * 64
        while guess(house, "Anna", "203.0.113.1") != 429:
            pass
        assert guess(house, "Anna", "203.0.113.1", berta) == 429
        assert guess(house, "Anna", "203.0.113.1", forger) == 429
        anna.device, stale = "", anna.device
        anna.post("/api/account/password", {"old": "correct horse", "new": "battery staple"})
        assert anna.device not in ("", stale)
        anna.device = stale
        assert guess(house, "Anna", "203.0.113.1", anna, "battery staple") == 429


def test_guessing_with_a_known_browser_ends_soon_as_well(house: House) -> None:
    browser = house.visitor()
    browser.register("Anna")
    statuses = [
        browser.post("/api/session", {"name": "Anna", "password": "guess guess"}).status_code
        for _ in range(int(LIMITS["sign_in_known"].at_once) + 1)
    ]
    assert statuses == [403] * int(LIMITS["sign_in_known"].at_once) + [429]


def test_guests_are_limited_by_address(house: House) -> None:
    statuses = [house.visitor().post("/api/guest").status_code for _ in range(int(LIMITS["guest"].at_once) + 1)]
    assert statuses == [201] * int(LIMITS["guest"].at_once) + [429]


def test_any_request_counts(house: House) -> None:
    visitor = house.visitor()
    statuses = {visitor.get("/api/ratings/duel").status_code for _ in range(int(LIMITS["request"].at_once))}
    assert statuses == {200}
    assert visitor.get("/api/ratings/duel").status_code == 429


# ---- addresses


def connection(client: str, *forwarded: str) -> ASGIConnection[Any, Any, Any, Any]:
    headers = [(b"x-forwarded-for", line.encode()) for line in forwarded]
    scope: Any = {"type": "http", "client": (client, 1), "headers": headers}
    return ASGIConnection(scope)


@pytest.mark.parametrize(
    ("client", "forwarded", "found"),
    [
        ("198.51.100.7", [], "198.51.100.7"),
        ("198.51.100.7", ["1.2.3.4"], "198.51.100.7"),  # not a proxy of ours: not believed
        ("10.0.0.1", ["1.2.3.4"], "1.2.3.4"),
        ("10.0.0.1", ["6.6.6.6, 1.2.3.4, 10.0.0.2"], "1.2.3.4"),  # what stands further left anyone can write
        ("10.0.0.1", ["6.6.6.6", "1.2.3.4"], "1.2.3.4"),  # the same in lines of their own
        ("10.0.0.1", ["6.6.6.6, 7.7.7.7", "1.2.3.4, 10.0.0.2"], "1.2.3.4"),
        ("10.0.0.1", ["1.2.3.4", "10.0.0.2"], "1.2.3.4"),
        ("10.0.0.1", [""], "unknown"),
        ("10.0.0.1", ["rubbish"], "unknown"),
        ("2001:db8:1:2:3:4:5:6", [], "2001:db8:1:2::/64"),
        ("::ffff:1.2.3.4", [], "1.2.3.4"),
        ("unix", [], "unknown"),
    ],
)
def test_where_a_request_comes_from(client: str, forwarded: list[str], found: str) -> None:
    settings = read_settings({"PETTEIA_PROXIES": "10.0.0.1, 10.0.0.2"})
    assert address(connection(client, *forwarded), settings) == found
