"""Reports and moderation through the page: what people see of it, and what admins can do."""

from __future__ import annotations

import json

import pytest
from page_accounts import PASSWORD, make_bot, sign_in, sign_up
from page_axe import faults, faults_by_day_and_night
from page_server import Server
from page_visit import visit
from playwright.sync_api import Page, expect

from petteia.cli.commands.admin import House
from petteia.locale import words
from petteia.server.people import moderation
from petteia.server.settings import read_settings
from petteia.server.store.place import place_of


def make_admin(server: Server, name: str) -> None:
    """As `petteia admin grant` does."""
    house = House(place_of(read_settings({}, data=str(server.folder))), words("en"))
    house.do(lambda c, now: moderation.set_role(c, None, moderation.find_account(c, name), True, now))


def sit_down(host: Page, guest: Page) -> None:
    """Two people at a table of Duel, each with a screen for all of it."""
    for page in (host, guest):
        page.set_viewport_size({"width": 1440, "height": 900})
    host.goto("/")
    host.get_by_role("button", name="Play with a friend").click()
    address = host.get_by_role("textbox", name="Link to the table").input_value()
    guest.goto(address)
    guest.get_by_role("button", name="Sit down").first.click()
    for page in (host, guest):
        expect(page.locator(".screen")).to_be_visible()


def say(page: Page, text: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Write a message").fill(text)
    page.get_by_role("button", name="Send").click()


def test_from_a_report_to_a_ban(page: Page, other: Page, server: Server) -> None:
    sign_up(page, "Themis")
    sign_up(other, "Eris")
    sit_down(page, other)
    say(other, "this apple is for the fairest")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Report: Eris, this apple is for the fairest").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Eris wrote: this apple is for the fairest")
    assert faults(page) == []
    dialog.get_by_label("What happened?").fill("She started a war.")
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog).to_contain_text("A moderator will look at it")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Report", exact=True).click()
    dialog.get_by_role("radio", name="Eris").check()
    assert faults(page) == []
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog).to_contain_text("A moderator will look at it")

    # nobody else sees the moderators' page
    page.goto("/admin")
    expect(page.get_by_role("heading", name="There is no such page.")).to_be_visible()
    make_admin(server, "Themis")
    page.goto("/account")
    page.get_by_role("main").get_by_role("link", name="Moderation").click()
    reports = page.locator("section", has=page.get_by_role("heading", name="Reports"))
    of_eris = reports.locator("li", has_text="Eris")  # others may have been reported at this server
    expect(of_eris).to_have_count(2)
    expect(of_eris.last).to_contain_text("She started a war.")

    # mute
    reports.get_by_role("button", name="Eris").first.click()
    page.get_by_role("button", name="Mute", exact=True).click()
    assert faults(page) == []
    dialog.get_by_role("button", name="one hour").click()
    dialog.get_by_label("Reason").fill("Manners")
    dialog.get_by_role("button", name="Mute").click()
    expect(page.get_by_text("muted until").first).to_be_visible()
    say(other, "and another one")
    expect(other.get_by_role("alert")).to_contain_text("You cannot write in chats")
    page.get_by_role("button", name="End the mute").click()
    expect(page.get_by_text("Nobody is muted or banned.")).to_be_visible()
    say(other, "I was joking")
    expect(other.get_by_text("I was joking")).to_be_visible()

    # rename, and the new name is at the table at once
    page.get_by_role("button", name="Rename").click()
    dialog.get_by_label("New name").fill("Harmonia")
    dialog.get_by_role("button", name="Rename").click()
    expect(page.get_by_role("heading", name="Harmonia")).to_be_visible()
    expect(other.locator("body")).to_contain_text("Harmonia")
    expect(other.locator("body")).not_to_contain_text("Eris")

    # close the table
    reports.get_by_role("button", name="Close the table").first.click()
    assert faults(page) == []
    dialog.get_by_role("button", name="Close the table").click()
    expect(other.locator(".banner")).to_contain_text("Table closed")
    expect(other.locator(".banner")).to_contain_text("Nobody wins")
    expect(other.get_by_role("button", name="Rematch")).to_have_count(0)
    assert faults(other) == []
    expect(reports.get_by_role("button", name="Close the table")).to_have_count(0)

    # ban
    page.get_by_role("button", name="Ban", exact=True).click()
    dialog.get_by_role("button", name="permanently").click()
    dialog.get_by_label("Reason").fill("Discord")
    dialog.get_by_role("button", name="Ban").click()
    expect(other.get_by_role("alert").filter(has_text="banned")).to_be_visible()
    sign_in(other, "Harmonia", PASSWORD)
    expect(other.get_by_role("alert")).to_contain_text("This account has been banned. Reason: Discord")
    expect(page.get_by_text("banned permanently").first).to_be_visible()

    # settle, and read the log
    of_eris = reports.locator("li", has_text="Harmonia")
    of_eris.get_by_role("button", name="Mark as settled").first.click()
    expect(of_eris).to_have_count(1)
    reports.get_by_label("Show settled reports too").check()
    expect(of_eris).to_have_count(2)
    log = page.locator("section", has=page.get_by_role("heading", name="Log"))
    for line in ("banned: Harmonia", "closed: table", "Eris → Harmonia", "muted: Harmonia", "made an admin: Themis"):
        expect(log).to_contain_text(line)
    assert faults(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults(page) == []


@pytest.mark.parametrize("locale", ["hu", "ru"])
def test_the_moderators_page_in_other_languages(page: Page, server: Server, locale: str) -> None:
    """Without faults, without untranslated words, and not too wide for a phone."""
    name = f"Dike {locale}"
    sign_up(page, name)
    make_admin(server, name)
    missing: list[str] = []
    page.on("console", lambda message: missing.append(message.text) if message.type in ("warning", "error") else None)
    taste = json.dumps({"language": locale, "motion": "off", "sound": False})
    page.add_init_script(f"localStorage.petteia = {json.dumps(taste)}")
    visit(page, "/admin")
    expect(page.locator("html")).to_have_attribute("lang", locale)
    assert faults_by_day_and_night(page) == []
    assert "admin-" not in page.inner_text("body")
    for width in (720, 390):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert missing == []


def test_an_owner_lends_a_bot_to_everybody(page: Page) -> None:
    sign_up(page, "Hephaistos")
    make_bot(page, "Golden Maid")
    choice = page.get_by_label("Who can seat Golden Maid?")
    expect(choice).to_have_value("owner")
    with page.expect_response("**/account/bots/*"):
        choice.select_option("anybody")
    page.reload()
    expect(page.get_by_label("Who can seat Golden Maid?")).to_have_value("anybody")


def test_a_deleted_account_is_gone_from_the_table_at_once(page: Page, other: Page) -> None:
    sign_up(page, "Penelope")
    sign_up(other, "Antinoos")
    sit_down(page, other)
    say(other, "I live in Ithaca")
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_text("I live in Ithaca")).to_be_visible()
    other.goto("/account")
    other.get_by_role("button", name="Delete account").click()
    dialog = other.get_by_role("dialog")
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Delete account").click()
    expect(page.get_by_text("I live in Ithaca")).to_have_count(0)
    expect(page.locator("body")).not_to_contain_text("Antinoos")
    expect(page.locator("body")).to_contain_text("deleted player")
