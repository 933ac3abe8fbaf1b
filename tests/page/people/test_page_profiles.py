"""A profile: people present themselves, and others see what they show."""

from __future__ import annotations

from page_axe import faults
from playwright.sync_api import Page, expect


def test_somebody_presents_himself_and_hides_the_rest(page: Page, other: Page, pythia: str, base_url: str) -> None:
    page.goto("/")
    signed = {"name": pythia, "password": f"{pythia} of Delphi"}
    assert page.context.request.post("/api/session", data=signed, headers={"Origin": base_url}).ok
    page.evaluate("localStorage.setItem('petteia-known', '1')")  # as the page notes it for whoever signs in
    page.goto("/account")
    form = page.locator("section").filter(has=page.get_by_role("heading", name="My profile"))
    form.locator(".faces label").nth(3).click()
    form.get_by_label("A line about you").fill("I know what will be.")
    form.get_by_label("My results").uncheck()
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("status")).to_have_text("Saved.")
    assert faults(page) == []

    other.goto(f"/player/{pythia}")
    expect(other.get_by_text("I know what will be.")).to_be_visible()
    expect(other.locator("header .portrait")).to_be_visible()
    expect(other.get_by_text("The rest is not public.")).to_be_visible()
    expect(other.get_by_text("By opponent")).to_have_count(0)
    assert faults(other) == []
    page.goto(f"/player/{pythia}")
    expect(page.get_by_role("row", name="Sibylla")).to_be_visible()
    expect(page.get_by_role("img", name=f"Rating of {pythia}")).to_be_visible()
    assert faults(page) == []
