"""Friends and clubs: somebody is followed and invited, and joins a club by its link."""

from __future__ import annotations

from page_axe import faults
from playwright.sync_api import Page, expect


def signed_up(page: Page, base_url: str, name: str) -> None:
    page.goto("/")
    wanted = {"name": name, "password": f"{name} of Lesbos"}
    assert page.context.request.post("/api/account", data=wanted, headers={"Origin": base_url}).ok
    page.evaluate("localStorage.setItem('petteia-known', '1')")  # as the page notes it for whoever signs in


def test_people_follow_each_other_and_meet_in_a_club(page: Page, other: Page, base_url: str) -> None:
    signed_up(page, base_url, "Praxilla")
    signed_up(other, base_url, "Alkaios")
    for one, name in ((page, "Alkaios"), (other, "Praxilla")):
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
    expect(other.get_by_role("link", name="Praxilla")).to_be_visible()
    expect(other.get_by_role("heading", name="Lead the club")).to_have_count(0)
    page.get_by_role("button", name="Open a table: 7 Wonders Duel").click()
    page.get_by_role("button", name="Invite Alkaios").click()
    expect(page.get_by_role("button", name="Invited: Alkaios")).to_be_visible()
    other.goto("/people")
    expect(other.get_by_text("Praxilla invites you: 7 Wonders Duel")).to_be_visible()
    assert faults(other) == []
    other.get_by_role("link", name="Open").click()
    expect(other.get_by_role("heading", name="7 Wonders Duel")).to_be_visible()


def test_whoever_comes_by_the_link_without_an_account_is_led_to_one(page: Page, other: Page, base_url: str) -> None:
    signed_up(page, base_url, "Korinna")
    club = page.request.post("/api/clubs", data={"name": "Boeotia"}, headers={"Origin": base_url}).json()["id"]
    other.goto(f"/club/{club}")
    other.get_by_role("main").get_by_role("link", name="Sign in").click()
    expect(other.get_by_role("heading", name="Account")).to_be_visible()


def test_who_leads_a_club_does_so_on_its_page(page: Page, other: Page, base_url: str) -> None:
    """By keyboard: words, link, members, a new leader, and the end."""
    signed_up(page, base_url, "Erinna")
    signed_up(other, base_url, "Telesilla")
    origin = {"Origin": base_url}
    club = page.request.post("/api/clubs", data={"name": "Distaff"}, headers=origin).json()["id"]
    code = page.request.get(f"/api/clubs/{club}").json()["code"]
    other.request.post(f"/api/clubs/{club}/join", data={"code": code}, headers=origin)

    def press(name: str) -> None:
        page.get_by_role("button", name=name, exact=True).focus()
        page.keyboard.press("Enter")

    def confirm(name: str) -> None:
        press(name)
        dialog = page.get_by_role("dialog", name=name)
        assert faults(page) == []
        dialog.get_by_role("button", name=name).focus()
        page.keyboard.press("Enter")
        expect(dialog).to_have_count(0)

    page.goto(f"/club/{club}")
    page.get_by_label("Name", exact=True).fill("Spindle")
    page.get_by_label("What it is about").fill("Poems and islands")
    press("Save")
    expect(page.get_by_role("heading", name="Spindle")).to_be_visible()
    expect(page.get_by_text("Poems and islands").first).to_be_visible()
    confirm("Make a new link")
    expect(page.get_by_label("Link to join")).not_to_have_value(f"{base_url}/club/{club}#{code}")
    for size in ({"width": 1440, "height": 900}, {"width": 390, "height": 844}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert faults(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]

    page.get_by_label("Choose a member").select_option("Telesilla")
    confirm("Remove Telesilla")
    expect(page.get_by_text("1 member")).to_be_visible()
    link = page.get_by_label("Link to join").input_value()
    other.goto(link)
    other.get_by_role("button", name="Join the club").click()
    expect(other.get_by_text("2 members")).to_be_visible()
    page.reload()
    page.get_by_label("Choose a member").select_option("Telesilla")
    confirm("Hand over to Telesilla")
    expect(page.get_by_text("Led by Telesilla")).to_be_visible()
    expect(page.get_by_role("heading", name="Lead the club")).to_have_count(0)
    page.get_by_role("button", name="Report the name").click()
    page.get_by_label("What happened?").fill("No such poem")
    assert faults(page) == []
    page.get_by_role("button", name="Send the report").click()
    expect(page.get_by_role("status")).to_have_text("Thank you. A moderator will look at it.")

    other.reload()
    other.get_by_role("button", name="Close the club").click()
    other.get_by_role("dialog").get_by_role("button", name="Close the club").click()
    expect(other.get_by_role("heading", name="My people")).to_be_visible()
    assert page.request.get(f"/api/clubs/{club}").status == 404
