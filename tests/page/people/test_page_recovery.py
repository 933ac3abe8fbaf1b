"""A forgotten password through the page: by mail, and by a code of the person who runs the server."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from page_accounts import PASSWORD, sign_in, sign_up
from page_axe import faults
from page_player import STILL
from page_server import Server
from playwright.sync_api import Browser, Page, expect

from petteia.cli.commands.admin import House
from petteia.locale import words
from petteia.server.people import moderation
from petteia.server.settings import read_settings
from petteia.server.store.place import place_of
from server.mail_server import MailServer, free_port, link_in


@pytest.fixture
def mail() -> Iterator[MailServer]:
    with MailServer() as server:
        yield server


@pytest.fixture
def posting(tmp_path: Path, mail: MailServer) -> Iterator[Server]:
    """A server that sends mail, with links to itself."""
    port = free_port()
    made = Server(tmp_path, port, **mail.settings | {"PETTEIA_URL": f"http://127.0.0.1:{port}"})
    yield made
    made.end(signal.SIGTERM)


def reader(browser: Browser, server: Server, language: str = "en-GB") -> Page:
    context = browser.new_context(base_url=server.address, locale=language)
    context.add_init_script(STILL)
    return context.new_page()


def choose_password(page: Page, password: str) -> None:
    page.get_by_label("New password").fill(password)
    page.get_by_label("Repeat the password").fill(password)
    page.get_by_role("button", name="Save and sign in").click()


def test_a_forgotten_password_by_mail(browser: Browser, posting: Server, mail: MailServer) -> None:
    page = reader(browser, posting)
    sign_up(page, "Mnemosyne")
    panel = page.locator("section", has=page.get_by_role("heading", name="Mail address"))
    panel.get_by_label("New mail address").fill("mnemosyne@example.org")
    panel.get_by_label("Password").fill(PASSWORD)
    panel.get_by_role("button", name="Save").click()
    expect(panel.get_by_role("status")).to_contain_text("mnemosyne@example.org")
    assert faults(page) == []

    # the mail is read on another device
    elsewhere = reader(browser, posting)
    elsewhere.goto(link_in(mail.next()))
    assert faults(elsewhere) == []
    assert elsewhere.evaluate("location.hash") == "", "the code does not stay in the address"
    elsewhere.get_by_role("button", name="Confirm").click()
    expect(elsewhere.get_by_text("Your mail address is confirmed.")).to_be_visible()
    page.reload()
    expect(panel).to_contain_text("Confirmed: mnemosyne@example.org")

    elsewhere.goto("/account")
    elsewhere.get_by_role("link", name="Forgot your password?").click()
    elsewhere.get_by_label("Your name or mail address").fill("Mnemosyne")
    elsewhere.get_by_role("button", name="Ask for a code").click()
    expect(elsewhere.get_by_role("status").last).to_contain_text("we have sent a link")
    assert faults(elsewhere) == []
    elsewhere.goto(link_in(mail.next()))
    choose_password(elsewhere, "password1")
    expect(elsewhere.get_by_role("alert")).to_contain_text("easy to guess")
    choose_password(elsewhere, "the river of memory")
    expect(elsewhere.get_by_role("link", name="Mnemosyne")).to_be_visible()
    page.goto("/account")
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    sign_in(page, "Mnemosyne", "the river of memory")
    expect(page.get_by_role("link", name="Mnemosyne")).to_be_visible()


def test_the_mail_speaks_the_readers_language(browser: Browser, posting: Server, mail: MailServer) -> None:
    page = reader(browser, posting, "cs-CZ")
    page.goto("/account")
    page.get_by_label("Jméno").fill("Libuše")
    page.get_by_label("Heslo").fill(PASSWORD)
    page.get_by_role("button", name="Založit účet").click()
    page.get_by_role("link", name="Libuše").click()
    page.get_by_label("Nový e-mail").fill("libuse@example.org")
    section = page.locator("section", has=page.get_by_label("Nový e-mail"))
    section.get_by_label("Heslo").fill(PASSWORD)
    section.get_by_role("button", name="Uložit").click()
    assert mail.next()["Subject"] == "Potvrďte svůj e-mail pro Petteiu"


def test_without_mail_the_code_comes_from_the_person_who_runs_the_server(
    page: Page, other: Page, server: Server
) -> None:
    sign_up(page, "Oblivia")
    expect(page.get_by_role("heading", name="Mail address")).to_have_count(0)
    other.goto("/reset")
    other.get_by_label("Your name or mail address").fill("Oblivia")
    other.get_by_role("button", name="Ask for a code").click()
    expect(other.get_by_role("status").last).to_contain_text("does not send mail")
    house = House(place_of(read_settings({}, data=str(server.folder))), words("en"))
    code, _ = house.do(lambda c, now: moderation.reset_code(c, None, moderation.find_account(c, "oblivia"), now))
    other.get_by_label("Code").fill("AAAAA-BBBBB-CCCCC-DDDDD")
    choose_password(other, "the river of memory")
    expect(other.get_by_role("alert")).to_contain_text("This code is wrong")
    other.get_by_label("Code").fill(code.lower().replace("-", " "))
    choose_password(other, "the river of memory")
    expect(other.get_by_role("link", name="Oblivia")).to_be_visible()


def test_mail_about_turns_is_chosen_on_the_account_screen(browser: Browser, posting: Server, mail: MailServer) -> None:
    page = reader(browser, posting)
    sign_up(page, "Hypnos")
    panel = page.locator("section", has=page.get_by_role("heading", name="Your turn"))
    expect(panel).to_contain_text("Confirm a mail address first.")
    address = page.locator("section", has=page.get_by_role("heading", name="Mail address"))
    address.get_by_label("New mail address").fill("hypnos@example.org")
    address.get_by_label("Password").fill(PASSWORD)
    address.get_by_role("button", name="Save").click()
    page.goto(link_in(mail.next()))
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_text("Your mail address is confirmed.")).to_be_visible()

    page.goto("/account")
    wanted = panel.get_by_label("Mail me when it is my turn")
    expect(wanted).not_to_be_checked()  # nobody is told who has not asked
    expect(panel.get_by_label("Not from")).to_be_disabled()
    with page.expect_response("**/api/account/notices"):
        wanted.check()
    for label, minutes in (("Not from", "1320"), ("until", "420")):
        with page.expect_response("**/api/account/notices"):
            panel.get_by_label(label).select_option(minutes)
    page.reload()
    expect(wanted).to_be_checked()
    expect(panel.get_by_label("Not from")).to_have_value("1320")
    expect(panel.get_by_label("until")).to_have_value("420")
    assert faults(page) == []
