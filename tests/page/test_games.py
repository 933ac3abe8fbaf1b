"""Whole games through the page."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from page_player import Player


def test_a_person_plays_a_bot_to_the_end(page: Page) -> None:
    player = Player(page).sit()
    began = time.monotonic()
    while player.await_turn():
        player.decide()
    print(f"{player.n} entries in {time.monotonic() - began:.1f} s")
    expect(page.locator(".banner strong")).to_contain_text("You have")
