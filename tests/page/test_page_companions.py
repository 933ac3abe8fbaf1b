"""Friends and clubs: somebody is followed and invited, and joins a club by its link."""

from __future__ import annotations

from page_axe import faults
from playwright.sync_api import Page, expect


def signed_up(page: Page, base_url: str, name: str) -> None:
    page.goto("/")
    wanted = {"name": name, "password": f"{name} of Lesbos"}
    assert page.context.request.post("/api/account", data=wanted, headers={"Origin": base_url}).ok


def test_people_follow_each_other_and_meet_in_a_club(page: Page, other: Page, base_url: str) -> None:
    signed_up(page, base_url, "Sappho")
    signed_up(other, base_url, "Alkaios")
    for one, name in ((page, "Alkaios"), (other, "Sappho")):
        one.goto(f"/player/{name}")
        one.get_by_role("button", name="Follow", exact=True).click()
        expect(one.get_by_role("button", name="Stop following")).to_be_visible()
    page.goto("/people")
    expect(page.get_by_role("link", name="Alkaios")).to_be_visible()
    page.get_by_label("Name of a new club").fill("Lyre and owl")
    page.get_by_role("button", name="Found a club").click()
    expect(page.get_by_role("heading", name="Lyre and owl")).to_be_visible()
    link = page.get_by_label("Link to join").input_value()
    assert faults(page) == []
    other.goto(link)
    other.get_by_role("button", name="Join the club").click()
    expect(other.get_by_role("link", name="Sappho")).to_be_visible()
    page.get_by_role("button", name="Open a table: 7 Wonders Duel").click()
    page.get_by_role("button", name="Invite Alkaios").click()
    expect(page.get_by_role("button", name="Invited: Alkaios")).to_be_visible()
    other.goto("/people")
    expect(other.get_by_text("Sappho invites you: 7 Wonders Duel")).to_be_visible()
    assert faults(other) == []
    other.get_by_role("link", name="Open").click()
    expect(other.get_by_role("heading", name="7 Wonders Duel")).to_be_visible()
