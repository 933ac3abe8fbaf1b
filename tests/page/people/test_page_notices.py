"""Notices of turns on the page: a browser is asked when its reader wants them; each is shown once and leads to the
game; webhooks of tables; which games send notices."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from page_accounts import sign_up
from page_axe import faults
from page_player import STILL
from page_server import Server
from playwright.sync_api import Browser, BrowserContext, Page, Worker, expect

from server.push_service import PushedBrowser

SETTLED = 500  # milliseconds after which a notice is really shown, though Chromium says so before
# no push service can be reached: the browser says that it has subscribed, with keys of our own
SUBSCRIBED = """(() => {
    const keys = KEYS;
    let made = null;
    const { endpoint, ...rest } = keys;
    const subscription = { endpoint, toJSON: () => ({ endpoint, keys: rest }), unsubscribe: async () => true };
    PushManager.prototype.subscribe = async (options) => {
        sessionStorage.setItem('key', options.applicationServerKey.length);
        localStorage.setItem('made', 'yes');
        return subscription;
    };
    PushManager.prototype.getSubscription = async () => (localStorage.getItem('made') ? subscription : null);
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
        sessionStorage.setItem('asked', 'yes');
        return ask();
    };
})()"""


@pytest.fixture
def calling(tmp_path: Path) -> Iterator[Server]:
    """A server whose webhooks may be here."""
    made = Server(tmp_path, PETTEIA_OUTWARD="inside")
    yield made
    made.end(signal.SIGTERM)


def reader(browser: Browser, server: Server, name: str, allowed: bool = True) -> Page:
    """A page in a browser that allows notices, or does not."""
    context = browser.new_context(base_url=server.address, locale="en-GB", viewport={"width": 1440, "height": 900})
    keys = json.dumps(PushedBrowser(f"https://push.example.org/{name}").keys)
    context.add_init_script(STILL)
    context.add_init_script(SUBSCRIBED.replace("KEYS", keys))
    if allowed:
        context.grant_permissions(["notifications"], origin=server.address)
    page = context.new_page()
    sign_up(page, name)
    return page


def panel_of(page: Page) -> Any:
    return page.locator("section", has=page.get_by_role("heading", name="Your turn"))


def test_a_browser_is_told_once_its_reader_wants_that(browser: Browser, calling: Server) -> None:
    page = reader(browser, calling, "Iris")
    panel = panel_of(page)
    expect(panel.get_by_role("button", name="Notify me in this browser")).to_be_visible()
    assert page.evaluate("sessionStorage.getItem('asked')") is None
    expect(panel.get_by_label("Not from")).to_be_disabled()
    panel.get_by_role("button", name="Notify me in this browser").click()
    expect(panel.get_by_text("This browser is notified")).to_be_visible()
    assert page.evaluate("[sessionStorage.getItem('asked'), sessionStorage.getItem('key')]") == ["yes", "65"]
    found = page.request.get("/api/account/notices").json()
    assert [one["endpoint"] for one in found["browsers"]] == ["https://push.example.org/Iris"]
    assert found["wishes"]["zone"] == page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    page.reload()
    expect(panel.get_by_text("This browser is notified")).to_be_visible()
    assert faults(page) == []

    panel.get_by_text("Which games").click()
    kind = panel.get_by_label("Cyclades, 3 days or more per turn: Browser", exact=True)
    expect(kind).to_be_checked()
    with page.expect_response("**/api/account/notices"):
        kind.uncheck()
    silence = {"channel": "push", "game": "cyclades", "pace": "slow"}
    assert page.request.get("/api/account/notices").json()["wishes"]["silences"] == [silence]
    assert faults(page) == []
    page.reload()
    panel.get_by_text("Which games").click()
    expect(kind).not_to_be_checked()

    panel.get_by_role("button", name="Stop notifying this browser").click()
    expect(panel.get_by_role("button", name="Notify me in this browser")).to_be_visible()
    assert page.request.get("/api/account/notices").json()["browsers"] == []


def test_a_browser_that_does_not_allow_it_says_so(browser: Browser, calling: Server) -> None:
    page = reader(browser, calling, "Momus", allowed=False)
    page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    page.reload()
    expect(panel_of(page)).to_contain_text("This browser does not allow notices from this site.")
    assert faults(page) == []


def test_other_browsers_can_be_ended_from_here(browser: Browser, calling: Server) -> None:
    page = reader(browser, calling, "Hecate")
    for name in ("lost phone", "old laptop"):
        browser_keys = PushedBrowser(f"https://push.example.org/{name.replace(' ', '-')}").keys
        answer = page.request.put("/api/account/push", data=browser_keys, headers={"Origin": calling.address})
        assert answer.ok, answer.text()
    page.reload()
    panel = panel_of(page)
    expect(panel).to_contain_text("2 other browsers of yours are notified.")
    panel.get_by_role("button", name="Stop notifying the others").click()
    expect(panel).not_to_contain_text("other browsers")
    assert page.request.get("/api/account/notices").json()["browsers"] == []


# ---- what the service worker does with it

GAMES = "**/api/me/tables"


def forget_games(page: Page) -> None:
    """Open a screen that does not know which games wait, with the service worker at work."""
    page.route(GAMES, lambda route: route.abort())
    page.goto("/settings")
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")


def deliver(page: Page, server: Server, told: dict[str, Any]) -> None:
    """The push service delivers a notice; returns when the worker has shown it, because Chromium forgets one that is
    being shown while it is asked for its notices."""
    chromium = page.context.new_cdp_session(page)
    found: list[Any] = []
    chromium.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    chromium.send("ServiceWorker.enable")
    while not (ours := [one for one in found if one["scopeURL"].startswith(server.address) and not one["isDeleted"]]):
        page.wait_for_timeout(20)
    address = {"origin": server.address, "registrationId": ours[-1]["registrationId"]}
    chromium.send("ServiceWorker.deliverPushMessage", address | {"data": json.dumps(told)})
    chromium.detach()
    page.wait_for_function("async (id) => (await (await caches.match('/told'))?.text()) === id", arg=told["id"])
    page.wait_for_timeout(SETTLED)


SHOWN = """async ([count, title]) => {
    const registration = await navigator.serviceWorker.ready;
    const until = performance.now() + 30000;
    for (;;) {
        const shown = await registration.getNotifications();
        const there = shown.length === count && shown.every((one) => one.title.includes(title));
        if (there || performance.now() > until)
            return shown.map(({ title, body, lang, tag, data }) => ({ title, body, lang, tag, place: data.place }));
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
}"""


def shown(page: Page, count: int, title: str = "") -> list[dict[str, str]]:
    """The notices that the browser shows, once there are that many."""
    found: list[dict[str, str]] = page.evaluate(SHOWN, [count, title])
    assert len(found) == count, found
    assert all(title in one["title"] for one in found), found
    return found


def worker_of(context: BrowserContext) -> Worker:
    return context.service_workers[0] if context.service_workers else context.wait_for_event("serviceworker")


def test_a_notice_is_shown_once_and_leads_to_the_game(browser: Browser, calling: Server) -> None:
    page = reader(browser, calling, "Hermes")
    forget_games(page)
    told = {"id": "1", "title": "It is your turn", "body": "7 Wonders Duel, Bob", "language": "en", "place": "t/abc"}
    deliver(page, calling, told | {"count": 1})
    expected = {
        "title": "It is your turn",
        "body": "7 Wonders Duel, Bob",
        "lang": "en",
        "tag": "turns",
        "place": "t/abc",
    }
    assert shown(page, 1) == [expected]
    deliver(page, calling, told | {"id": "2", "title": "2 games are waiting for you", "place": ""})
    assert len(shown(page, 1, "2 games")) == 1  # in place of the other
    page.evaluate("async () => (await (await navigator.serviceWorker.ready).getNotifications())[0].close()")
    deliver(page, calling, told | {"id": "2", "title": "2 games are waiting for you"})  # again, after a crash
    deliver(page, calling, told | {"id": "3"})
    shown(page, 1, "It is your turn")

    opened = worker_of(page.context).evaluate(
        """async () => {
            const [notification] = await self.registration.getNotifications();
            return new Promise((resolve) => {
                self.clients.openWindow = async (url) => resolve(url);
                self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
            });
        }"""
    )
    assert opened == f"{calling.address}/t/abc"
    shown(page, 0)


def test_a_notice_is_withdrawn_when_no_game_waits(browser: Browser, calling: Server) -> None:
    page = reader(browser, calling, "Kairos")
    forget_games(page)
    deliver(
        page,
        calling,
        {"id": "1", "title": "It is your turn", "body": "", "language": "en", "place": "t/abc", "count": 1},
    )
    shown(page, 1)
    page.unroute(GAMES)
    page.goto("/")  # which lists the reader's games: there are none
    shown(page, 0)


def test_a_notice_that_comes_while_others_are_withdrawn_is_not_lost(browser: Browser, calling: Server) -> None:
    page = reader(browser, calling, "Chronos")
    forget_games(page)
    for number in range(1, 9):
        page.evaluate("navigator.serviceWorker.controller.postMessage({ withdraw: Date.now() })")
        told = {
            "id": str(number),
            "title": f"Notice {number}",
            "body": "",
            "language": "en",
            "place": "t/abc",
            "count": 1,
        }
        deliver(page, calling, told)
        shown(page, 1, f"Notice {number}")


# ---- webhooks


def test_the_host_of_a_game_of_days_sets_a_webhook(browser: Browser, calling: Server) -> None:
    page = reader(browser, calling, "Peitho")
    wanted = {"game": "duel", "seats": ["me", "open"], "pace": {"move": 259_200}}
    origin = {"Origin": calling.address}
    table = page.request.post("/api/tables", data=wanted, headers=origin).json()["id"]
    page.goto(f"/t/{table}")
    panel = page.locator("section", has=page.get_by_role("heading", name="Tell a channel"))
    panel.get_by_label("Address of the webhook").fill("ftp://example.org")
    panel.get_by_role("button", name="Post turns there").click()
    expect(panel.get_by_role("alert")).to_contain_text("This address cannot be used.")
    panel.get_by_label("Address of the webhook").fill("https://127.0.0.1/hook")
    panel.get_by_role("button", name="Post turns there").click()
    expect(panel.get_by_role("status")).to_have_text("Turns are posted to 127.0.0.1.")
    assert faults(page) == []

    friend = reader(browser, calling, "Himeros")
    joined = friend.request.post(f"/api/tables/{table}/join", data={}, headers=origin)
    assert joined.ok, joined.text()
    started = page.request.post(f"/api/tables/{table}/start", data={}, headers=origin)
    assert started.ok or started.json()["code"] == "begun", started.text()
    page.get_by_role("button", name="Tell a channel").click()
    dialog = page.get_by_role("dialog", name="Tell a channel")
    expect(dialog.get_by_role("status")).to_have_text("Turns are posted to 127.0.0.1.")
    assert faults(page) == []
    dialog.get_by_role("button", name="Stop posting").click()
    expect(dialog.get_by_role("status")).to_have_count(0)
    assert page.request.get(f"/api/tables/{table}/webhook").json()["site"] == ""
