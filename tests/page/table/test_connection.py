"""The connection breaks, the server dies: the table recovers, and nothing is played twice."""

from __future__ import annotations

import signal

from page_player import MOVED, Player
from page_server import Server
from playwright.sync_api import Page, WebSocketRoute, expect


def test_the_server_is_killed_in_the_middle_of_a_game(own_server: Server, page: Page) -> None:
    player = Player(page).sit(own_server.address)
    for _ in range(6):
        player.await_turn()
        player.decide()
    player.await_turn()
    before = player.n
    own_server.end(signal.SIGKILL)
    expect(page.locator(".notice", has_text="Connection lost")).to_be_visible()
    player.choose()
    expect(page.locator(".notice", has_text="Your action is saved")).to_be_visible()
    own_server.start()
    page.wait_for_function(MOVED, arg=before, timeout=30_000)
    expect(page.locator(".notice")).to_have_count(0)
    player.await_turn()
    player.decide()
    numbers = page.locator(".log .number").all_inner_texts()
    assert numbers == [str(number + 1) for number in range(len(numbers))]


class Line:
    """The page's connection to the table, which a test can cut and mend."""

    def __init__(self, page: Page) -> None:
        self.whole = True
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/ws/**", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        if self.whole:
            socket.connect_to_server()
            self.sockets.append(socket)
        else:
            socket.close()

    def cut(self) -> None:
        self.whole = False
        while self.sockets:
            self.sockets.pop().close()

    def mend(self) -> None:
        self.whole = True


def test_what_others_did_meanwhile_is_there_after_a_break(page: Page, other: Page) -> None:
    line = Line(page)
    page.goto("/")
    page.get_by_role("button", name="Play with a friend").click()
    other.goto(page.get_by_role("textbox", name="Link to the table").input_value())
    other.get_by_role("button", name="Sit down").click()
    player, friend = Player(page), Player(other)
    expect(player.screen).to_be_visible()
    expect(friend.screen).to_be_visible()
    while not friend.question:
        if player.question:
            player.decide()
        else:
            page.wait_for_timeout(50)
    lost = page.locator(".notice", has_text="Connection lost")
    line.cut()
    expect(lost).to_be_visible()
    before = player.n
    friend.decide()
    assert player.n == before < friend.n
    line.mend()
    expect(lost).to_be_hidden()
    page.wait_for_function("n => Number(document.querySelector('.screen').dataset.n) >= n", arg=friend.n)


def test_what_was_played_as_the_line_broke_is_not_refused(page: Page) -> None:
    """The server has the action, but its answer is lost; the page sends it again, and never says "not your turn"."""
    heard = True
    sockets: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(message) if heard else None)
        sockets.append(socket)

    page.route_web_socket("**/ws/**", connect)
    player = Player(page).sit()
    player.await_turn()
    before = player.n
    page.evaluate(
        """() => {
          window.said = new Set();
          const look = () => document.querySelectorAll('.notice').forEach((one) => said.add(one.textContent.trim()));
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    heard = False
    player.choose()
    page.wait_for_timeout(700)  # the server plays it, and so does the bot
    assert player.n == before
    heard = True
    sockets.pop(0).close()
    page.wait_for_function(MOVED, arg=before)
    player.await_turn()
    player.decide()
    said = page.evaluate("[...window.said]")
    assert all(one.startswith("Connection lost") for one in said), said
    texts = page.locator(".log .number").all_inner_texts()
    assert len(texts) == len(set(texts)), "nothing is played twice"
