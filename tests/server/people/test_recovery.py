"""Recovery of a forgotten password: by mail through a real mail server, or with a code from an admin."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from page_proxy import certificate

from petteia.locale import languages
from petteia.server.limits import LIMITS
from petteia.server.people import codes, moderation
from petteia.server.people.mail import Post, check_mail
from petteia.server.settings import read_settings
from petteia.server.store.store import Connection
from server.house import CHEAP, SECOND, House, Visitor, open_house
from server.mail_server import LOGIN, SECONDS, MailServer, code_in, link_in
from server.people.test_accounts import bot_token, code

HOUR = 3600 * SECOND


@pytest.fixture
def mail() -> Iterator[MailServer]:
    with MailServer() as server:
        yield server


@pytest.fixture
def posting(tmp_path: Path, mail: MailServer) -> Iterator[House]:
    """A house that can send mail."""
    with open_house(tmp_path, **mail.settings) as opened:
        yield opened


def anna_with_mail(house: House, mail: MailServer, address: str = "anna@example.org") -> Visitor:
    """Somebody with a confirmed mail address."""
    visitor = house.visitor()
    visitor.register("Anna")
    asked = visitor.post("/api/account/mail", {"mail": address, "password": "correct horse"})
    assert asked.status_code == 202, asked.text
    confirmed = house.visitor().post("/api/mail/confirm", {"code": code_in(mail.next())})
    assert confirmed.status_code == 204
    return visitor


def test_the_whole_way_by_mail(posting: House, mail: MailServer) -> None:
    anna = anna_with_mail(posting, mail)
    bearer = "Bearer " + bot_token(anna, "play")
    stranger = posting.visitor()
    asked = stranger.post("/api/password/forgotten", {"who": "anna"})
    assert (asked.status_code, asked.json()) == (202, {"by": "mail"})
    message = mail.next()
    assert (message["To"], message["From"]) == ("anna@example.org", "Petteia <games@example.org>")
    assert message["Auto-Submitted"] == "auto-generated"
    assert "Anna" in message.get_content()
    link = link_in(message)
    assert link.startswith("http://127.0.0.1:8642/reset#")
    reset = stranger.post("/api/password/reset", {"code": code_in(message), "password": "battery staple"})
    assert (reset.status_code, reset.json()["name"]) == (200, "Anna")
    assert stranger.get("/api/me").json()["name"] == "Anna"
    assert anna.get("/api/me").status_code == 401
    assert posting.visitor({}).get("/api/me", Authorization=bearer).status_code == 401
    for password, status in (("correct horse", 403), ("battery staple", 200)):
        answer = posting.visitor().post("/api/session", {"name": "Anna", "password": password})
        assert answer.status_code == status
    again = stranger.post("/api/password/reset", {"code": code_in(message), "password": "third time lucky"})
    assert (again.status_code, code(again)) == (403, "wrong_code")


def test_the_address_will_do_as_well_as_the_name(posting: House, mail: MailServer) -> None:
    anna_with_mail(posting, mail, "Anna@Example.ORG")
    posting.visitor().post("/api/password/forgotten", {"who": " Anna@EXAMPLE.org "})
    assert mail.next()["To"] == "Anna@example.org"


def test_the_answer_never_tells_whether_there_is_such_an_account(posting: House, mail: MailServer) -> None:
    anna_with_mail(posting, mail)
    posting.person("Berta")  # without an address
    answers = [
        posting.visitor().post("/api/password/forgotten", {"who": who})
        for who in ("Anna", "Berta", "Nobody", "anna@example.org", "nobody@example.org")
    ]
    assert len({(answer.status_code, answer.content) for answer in answers}) == 1
    assert [mail.next()["To"], mail.next()["To"]] == ["anna@example.org"] * 2
    assert mail.received.empty()


def test_letters_are_written_in_the_readers_language(posting: House, mail: MailServer) -> None:
    anna_with_mail(posting, mail)
    subjects = set()
    for language in languages():
        posting.clock.at += HOUR
        posting.visitor().post("/api/password/forgotten", {"who": "Anna", "language": language})
        message = mail.next()
        subjects.add(message["Subject"])
        assert link_in(message)
    assert len(subjects) == len(languages())


def test_a_code_expires(posting: House, mail: MailServer) -> None:
    anna_with_mail(posting, mail)
    posting.visitor().post("/api/password/forgotten", {"who": "Anna"})
    word = code_in(mail.next())
    posting.clock.at += HOUR
    late = posting.visitor().post("/api/password/reset", {"code": word, "password": "battery staple"})
    assert code(late) == "wrong_code"


def test_one_code_used_ends_all_others(posting: House, mail: MailServer) -> None:
    anna_with_mail(posting, mail)
    words = []
    for _ in range(2):
        posting.visitor().post("/api/password/forgotten", {"who": "Anna"})
        words.append(code_in(mail.next()))
    first, second = words
    typed = f" {first.lower().replace('-', ' ')} "  # as people type it
    good = posting.visitor().post("/api/password/reset", {"code": typed, "password": "battery staple"})
    assert good.status_code == 200
    bad = posting.visitor().post("/api/password/reset", {"code": second, "password": "third time lucky"})
    assert code(bad) == "wrong_code"


def test_a_new_password_makes_codes_worthless(posting: House, mail: MailServer) -> None:
    anna = anna_with_mail(posting, mail)
    posting.visitor().post("/api/password/forgotten", {"who": "Anna"})
    word = code_in(mail.next())
    anna.post("/api/account/password", {"old": "correct horse", "new": "battery staple"})
    late = posting.visitor().post("/api/password/reset", {"code": word, "password": "third time lucky"})
    assert code(late) == "wrong_code"


def test_a_common_password_does_not_use_the_code_up(posting: House, mail: MailServer) -> None:
    anna_with_mail(posting, mail)
    posting.visitor().post("/api/password/forgotten", {"who": "Anna"})
    word = code_in(mail.next())
    for password in ("password1", "annaanna", "short"):
        answer = posting.visitor().post("/api/password/reset", {"code": word, "password": password})
        assert answer.status_code == 422
    good = posting.visitor().post("/api/password/reset", {"code": word, "password": "battery staple"})
    assert good.status_code == 200


def test_only_hashes_of_codes_are_stored(posting: House, mail: MailServer) -> None:
    anna_with_mail(posting, mail)
    posting.visitor().post("/api/password/forgotten", {"who": "Anna"})
    word = code_in(mail.next())
    assert len(posting.rows("SELECT hash FROM codes")) == 1
    stored = posting.everything()
    assert word not in stored
    assert word.replace("-", "") not in stored


def test_asking_and_guessing_are_limited(posting: House, mail: MailServer) -> None:
    anna_with_mail(posting, mail)
    posting.clock.at += HOUR
    asked = [
        posting.visitor().post("/api/password/forgotten", {"who": "Anna"}).status_code
        for _ in range(int(LIMITS["forgot"].at_once) + 1)
    ]
    assert asked == [202] * int(LIMITS["forgot"].at_once) + [429]
    for _ in range(int(LIMITS["mail"].at_once)):  # from wherever it is asked for, no account gets more
        mail.next()
    assert mail.received.empty()
    guessed = [
        posting.visitor().post("/api/password/reset", {"code": f"guess {n}", "password": "battery staple"}).status_code
        for n in range(int(LIMITS["code"].at_once) + 1)
    ]
    assert guessed == [403] * int(LIMITS["code"].at_once) + [429]


# ---- mail addresses


def test_an_address_counts_when_it_is_confirmed(posting: House, mail: MailServer) -> None:
    visitor = posting.visitor()
    visitor.register("Anna")
    assert visitor.get("/api/account/mail").json() == {"mail": None, "waiting": None, "possible": True}
    wrong = visitor.post("/api/account/mail", {"mail": "anna@example.org", "password": "wrong horse"})
    assert code(wrong) == "wrong_password"
    visitor.post("/api/account/mail", {"mail": "other@example.org", "password": "correct horse"})
    first = mail.next()
    assert (first["To"], "Anna" in first.get_content()) == ("other@example.org", True)
    visitor.post("/api/account/mail", {"mail": "anna@example.org", "password": "correct horse"})
    second = mail.next()
    assert visitor.get("/api/account/mail").json()["waiting"] == "anna@example.org"
    posting.visitor().post("/api/password/forgotten", {"who": "anna@example.org"})
    assert code(posting.visitor().post("/api/mail/confirm", {"code": code_in(first)})) == "wrong_code"
    as_reset = {"code": code_in(second), "password": "battery staple"}
    assert code(posting.visitor().post("/api/password/reset", as_reset)) == "wrong_code"
    assert posting.visitor().post("/api/mail/confirm", {"code": code_in(second)}).status_code == 204
    assert code(posting.visitor().post("/api/mail/confirm", {"code": code_in(second)})) == "wrong_code"
    assert visitor.get("/api/account/mail").json() == {"mail": "anna@example.org", "waiting": None, "possible": True}
    assert visitor.get("/api/account/export").json()["account"]["mail"] == "anna@example.org"
    assert visitor.delete("/api/account/mail").status_code == 204
    assert visitor.get("/api/account/mail").json()["mail"] is None
    assert mail.received.empty()


def test_an_address_goes_with_its_account(posting: House, mail: MailServer) -> None:
    anna = anna_with_mail(posting, mail)
    posting.visitor().post("/api/password/forgotten", {"who": "Anna"})
    word = code_in(mail.next())
    anna.post("/api/account/delete", {"password": "correct horse"})
    assert posting.rows("SELECT mail FROM users WHERE mail IS NOT NULL") == []
    late = posting.visitor().post("/api/password/reset", {"code": word, "password": "battery staple"})
    assert code(late) == "wrong_code"


@pytest.mark.parametrize(
    "text",
    ["", "anna", "anna@", "@example.org", "a b@example.org", "a@b@c.org", "a@example.org\nBcc: x@y.org", "a@localhost"],
)
def test_what_is_no_address_is_refused(posting: House, text: str) -> None:
    visitor = posting.visitor()
    visitor.register("Anna")
    refused = visitor.post("/api/account/mail", {"mail": text, "password": "correct horse"})
    assert (refused.status_code, code(refused)) == (422, "bad_mail")


def test_guests_have_no_address(posting: House) -> None:
    visitor = posting.visitor()
    visitor.post("/api/guest")
    assert code(visitor.post("/api/account/mail", {"mail": "a@example.org", "password": ""})) == "people_only"


# ---- without mail


def test_without_a_mail_server_the_admin_hands_out_a_code(house: House, visitor: Visitor) -> None:
    user = visitor.register("Anna")
    assert visitor.get("/api/account/mail").json()["possible"] is False
    refused = visitor.post("/api/account/mail", {"mail": "a@example.org", "password": "correct horse"})
    assert (refused.status_code, code(refused)) == (409, "no_mail")
    stranger = house.visitor()
    assert stranger.post("/api/password/forgotten", {"who": "Anna"}).json() == {"by": "admin"}

    def work(connection: Connection) -> tuple[str, int]:
        return moderation.reset_code(connection, None, user, house.clock())

    word, expires = house.do(work)
    assert expires == house.clock() + codes.CONSOLE_HOURS * HOUR
    reset = stranger.post("/api/password/reset", {"code": word, "password": "battery staple"})
    assert (reset.status_code, reset.json()["user"]) == (200, user)
    assert [deed for (deed,) in house.rows("SELECT kind FROM deeds")] == ["reset"]


# ---- the mail server


def send(environment: dict[str, str]) -> list[float]:
    """Send a message by these settings; returns how long it was waited between the tries."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def story() -> None:
        before = open_sockets()
        post = Post(read_settings(CHEAP | environment), sleep)
        await post.send("anna@example.org", "reset", "en", "Anna", "reset", "CODE")
        async with asyncio.timeout(SECONDS):
            while open_sockets() > before:  # both ends close theirs, when they come to it
                await asyncio.sleep(0.001)

    asyncio.run(story())
    return waited


def open_sockets() -> int:
    """How many sockets this process has."""
    links = [Path("/proc/self/fd") / name for name in os.listdir("/proc/self/fd")]
    return sum(link.is_symlink() and "socket" in os.readlink(link) for link in links)


def test_a_mail_server_that_is_busy_is_asked_again(mail: MailServer) -> None:
    mail.answers = ["451 come later"] * 2
    assert len(send(mail.settings)) == 2
    assert code_in(mail.next()) == "CODE"
    mail.answers = ["451 come later"] * 3
    assert len(send(mail.settings)) == 2
    mail.answers = ["554 no"]
    assert send(mail.settings) == []
    assert mail.received.empty()


@pytest.mark.parametrize("tls", ["starttls", "tls"])
def test_mail_goes_out_encrypted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tls: str) -> None:
    with MailServer(certificate(tmp_path), tls) as server:
        login = LOGIN if tls == "starttls" else {}
        send(server.settings | login)
        assert server.received.empty(), "nobody vouches for the certificate"
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "cert.pem"))
        send(server.settings | login)
        assert code_in(server.next()) == "CODE"
        if login:
            send(server.settings | login | {"PETTEIA_MAIL_PASSWORD": "wrong"})
            send(server.settings)
            assert server.received.empty()


@pytest.mark.parametrize("tls", ["starttls", "tls"])
def test_what_is_to_be_encrypted_is_not_sent_in_the_clear(mail: MailServer, tls: str) -> None:
    send(mail.settings | {"PETTEIA_MAIL_TLS": tls})
    assert mail.received.empty()


def test_addresses_keep_the_capitals_of_their_names() -> None:
    assert check_mail(" Anna.B+games@Mail.Example.ORG ") == "Anna.B+games@mail.example.org"
