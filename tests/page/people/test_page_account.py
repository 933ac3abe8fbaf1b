"""An account through the page: a name, a password, a bot with its key, personal data, and deletion."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import httpx
from page_accounts import PASSWORD, make_bot, sign_in, sign_up
from page_axe import faults
from page_player import Player
from playwright.sync_api import Page, expect

EXAMPLE = Path(__file__).parents[3] / "examples" / "stream_bot.py"


def test_a_new_password_signs_out_everywhere_else(page: Page, other: Page) -> None:
    sign_up(page, "Iris Pass")
    sign_in(other, "Iris Pass", PASSWORD)
    expect(other.get_by_role("link", name="Iris Pass")).to_be_visible()
    for old, again, answer in (
        ("not mine at all", "another battery", "wrong"),
        (PASSWORD, "another batter", "do not match"),
        (PASSWORD, "another battery", "has been changed"),
    ):
        page.get_by_label("Current password").fill(old)
        page.get_by_label("New password").fill("another battery")
        page.get_by_label("Repeat the password").fill(again)
        page.get_by_role("button", name="Change password").click()
        expect(page.locator("section", has_text="Current password")).to_contain_text(answer)
    page.reload()
    expect(page.get_by_role("heading", name="Iris Pass")).to_be_visible()
    other.goto("/account")
    expect(other.get_by_role("button", name="Sign in")).to_be_visible()
    sign_in(other, "Iris Pass", PASSWORD)
    expect(other.get_by_role("alert")).to_contain_text("wrong")
    sign_in(other, "Iris Pass", "another battery")
    expect(other.get_by_role("link", name="Iris Pass")).to_be_visible()


def invite(page: Page) -> None:
    """Ask the bot for a game, again and again until its program is connected."""
    game = page.get_by_role("dialog").get_by_role("button", name="7 Wonders Duel")
    refused = page.get_by_role("dialog").get_by_role("alert")
    while True:
        with page.expect_response("**/api/tables") as answer:
            game.click()
        if answer.value.ok:
            return
        expect(refused).to_contain_text("This bot is not connected")


def test_a_bot_plays_with_a_key_until_it_is_revoked(page: Page, base_url: str) -> None:
    sign_up(page, "Daedalus")
    key = make_bot(page, "Talos of Crete")
    assert key.startswith("petteia_")
    expect(page.locator("code")).to_contain_text(f"Bearer {key}")
    assert faults(page) == []
    program = subprocess.Popen([sys.executable, str(EXAMPLE), base_url, key], stderr=subprocess.DEVNULL)
    try:
        page.get_by_role("button", name="Play against Talos of Crete").click()
        assert faults(page) == []
        invite(page)
        player = Player(page)
        expect(player.screen).to_be_visible()
        player.await_turn()
        player.decide()
        expect(page.locator(".log")).to_contain_text("Talos of Crete chooses")

        # the secret is never shown again, and a revoked key is worth nothing
        page.goto("/account")
        expect(page.get_by_text("Key of Talos of Crete")).to_be_visible()
        assert key not in page.content()
        page.get_by_role("button", name="Revoke the key: Key of Talos of Crete").click()
        expect(page.get_by_text("There are no keys.")).to_be_visible()
        program.wait(15)
    finally:
        program.kill()
        program.wait()
    refused = httpx.get(f"{base_url}/api/stream", headers={"Authorization": f"Bearer {key}"})
    assert refused.status_code == 401
    page.get_by_role("button", name="Delete Talos of Crete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("You have no bots.")).to_be_visible()


def test_keys_of_one_s_own_cannot_play(page: Page) -> None:
    sign_up(page, "Ariadne")
    may = page.get_by_role("group", name="It may")
    expect(may.get_by_role("button")).to_have_text(["view tables and games", "open tables"])
    make_bot(page, "Thread")
    expect(may.get_by_role("button")).to_have_count(4)


def test_taking_one_s_data_along_and_being_forgotten(page: Page) -> None:
    sign_up(page, "Lethe")
    with page.expect_download() as download:
        page.get_by_role("link", name="Export my data").click()
    assert json.loads(download.value.path().read_text())["account"]["name"] == "Lethe"
    page.get_by_role("button", name="Delete account").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("cannot be undone")
    expect(dialog).to_contain_text("a bot takes over")
    assert faults(page) == []
    dialog.get_by_label("Password").fill("not mine at all")
    dialog.get_by_role("button", name="Delete account").click()
    expect(dialog.get_by_role("alert")).to_contain_text("wrong")
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Delete account").click()
    expect(page.get_by_text("The account has been deleted.")).to_be_visible()
    sign_in(page, "Lethe", PASSWORD)
    expect(page.get_by_role("alert")).to_contain_text("wrong")
