"""Accounts through the page: how somebody signs up and in, and makes a bot."""

from __future__ import annotations

from playwright.sync_api import Page, expect

PASSWORD = "correct horse battery"


def sign_up(page: Page, name: str) -> None:
    page.goto("/account")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("link", name=name)).to_be_visible()
    page.get_by_role("link", name=name).click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def sign_in(page: Page, name: str, password: str) -> None:
    page.goto("/account")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Sign in").click()


def make_bot(page: Page, name: str) -> str:
    """A bot and a key with which it may look and play; returns the key."""
    page.get_by_label("Bot name").fill(name)
    page.get_by_role("button", name="Create a bot").click()
    page.get_by_label("What is the key for?").fill(f"Key of {name}")
    page.get_by_label("Belongs to").select_option(name)
    page.get_by_role("button", name="New key").click()
    return page.get_by_role("textbox", name=f"Key of {name}").input_value()
