"""Answers are planned on a phone, in a game of days."""

from __future__ import annotations

import httpx
from page_axe import faults
from playwright.sync_api import Page, expect

DAYS = {"move": 86_400}


def test_somebody_plans_an_answer_and_gives_it_up(page: Page, base_url: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/")
    post = page.context.request.post
    post("/api/guest", headers={"Origin": base_url})
    wanted = {"game": "duel", "seats": ["me", "open"], "pace": DAYS}
    table = post("/api/tables", data=wanted, headers={"Origin": base_url}).json()["id"]
    with httpx.Client(base_url=base_url, headers={"Origin": base_url}) as friend:
        friend.post("/api/guest")
        friend.post(f"/api/tables/{table}/join", json={})
        post(f"/api/tables/{table}/start", headers={"Origin": base_url})
        page.goto(f"/t/{table}")
        page.locator(".phone-tabs button").last.click()
        page.get_by_role("button", name="Plan ahead").click()
        dialog = page.get_by_role("dialog", name="Plan ahead")
        expect(dialog).to_contain_text("You have not planned anything yet.")
        dialog.get_by_role("button", name="Plan an answer").click()
        if page.locator(".screen").evaluate("screen => screen.dataset.question !== ''"):
            dialog.get_by_role("button", name="In any case").click()
        else:
            dialog.get_by_role("button", name="After a certain move").click()
            dialog.locator(".option").first.click()
        dialog.locator(".option").nth(1).click()
        dialog.get_by_role("button", name="Add an alternative").click()
        dialog.locator(".option").nth(2).click()
        assert faults(page) == []
        dialog.get_by_role("button", name="Keep this plan").click()
        expect(dialog.locator(".line")).to_have_count(1)
        expect(dialog.locator(".answer")).to_have_count(2)
        assert faults(page) == []
        page.reload()
        page.locator(".phone-tabs button").last.click()
        page.get_by_role("button", name="Plan ahead").click()
        expect(dialog.locator(".answer")).to_have_count(2)
        assert friend.get(f"/api/tables/{table}/plan").json()["lines"] == []
        dialog.get_by_role("button", name="Delete this line").click()
        expect(dialog).to_contain_text("You have not planned anything yet.")
