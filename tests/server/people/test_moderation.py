"""Reports of people, and what admins do: in the database, at tables in play, and in the log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.routes import HTTPRoute
from litestar.testing import WebSocketTestSession

import petteia
from petteia.core.records.fair import Seeds
from petteia.server.limits import LIMITS
from petteia.server.live.live_table import LiveTable
from petteia.server.live.oversight import Oversight
from petteia.server.people import moderation
from petteia.server.store import archive, turns, webhooks
from petteia.server.store.audit import audit
from petteia.server.store.store import Connection
from petteia.server.store.turns import Wishes
from petteia.server.table.header import Chair, Header
from petteia.server.table.messages import Pace
from petteia.server.table.plans import PlanLine
from server.house import DAY, SECOND, House, Visitor
from server.people.test_accounts import bot_token, code

HOUR = 3600 * SECOND
SECONDS = 20.0


@pytest.fixture
def admin(house: House) -> Visitor:
    """Somebody whom the console has made an admin."""
    visitor = house.visitor()
    user = visitor.register("Themis")
    house.do(lambda c: moderation.set_role(c, None, user, True, house.clock()))
    return visitor


class People:
    """Anna and Berta at a table of Duel, each with a browser."""

    def __init__(self, house: House, start: bool = True, rated: bool = True) -> None:
        self.house = house
        self.anna, self.berta = house.visitor(), house.visitor()
        self.ids = [self.anna.register("Anna"), self.berta.register("Berta")]
        named = zip(self.ids, ("Anna", "Berta"), strict=True)
        self.chairs = tuple(Chair("person", user, name) for user, name in named)
        self.table = new_table(house, self.chairs, rated)
        if start:
            self.do(lambda table: table.begin(self.ids[0]))

    def do(self, work: Callable[[Any], Any]) -> None:
        live: LiveTable = self.house.client.blocking_portal.call(self.house.tables.find, self.table)
        self.house.client.blocking_portal.call(live.do, work)


def new_table(
    house: House, chairs: tuple[Chair, ...], rated: bool = False, rules: str = "", pace: Pace | None = None
) -> str:
    game = petteia.game("duel")
    id = f"table{len(house.rows('SELECT 1 FROM tables'))}"
    fixed = (id, "duel", rules or game.version, game.check_options({}), chairs, chairs[0].user)
    header = Header(*fixed, True, rated, pace or Pace(), 0, house.clock(), bytes(32))
    if rules:  # of a version that is not installed: it can be stored, not opened
        house.do(lambda c: archive.save(c, id, [header]))
    else:
        house.client.blocking_portal.call(house.tables.create, header)
    return id


@pytest.fixture
def people(house: House) -> People:
    return People(house)


class Seat:
    """A socket at a table, with what it was told last of each kind."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.say(t="hello", protocol=2)
        self.until("state")

    def say(self, **message: Any) -> None:
        self.socket.send_json(message)

    def until(self, kind: str) -> Any:
        """Listen until such a message comes."""
        while True:
            message = self.socket.receive_json(timeout=SECONDS)
            if message["t"] == kind:
                return message


@contextmanager
def seated(visitor: Visitor, table: str) -> Iterator[Seat]:
    with visitor.sit(table) as socket:
        yield Seat(socket)


def deeds(admin: Visitor) -> list[tuple[str | None, str, str]]:
    """Who did what to whom, the last first."""
    return [(deed["admin"], deed["kind"], deed["name"]) for deed in admin.get("/api/admin/deeds").json()]


def test_a_busy_server_opens_no_table_for_a_rematch_either(people: People) -> None:
    people.do(lambda table: table.shut())
    state = people.house.app.state
    with seated(people.anna, people.table) as anna:
        anna.say(t="rematch")
        assert anna.until("error")["code"] == "no_rematch"  # it was closed; but it was heard
        state.load.late = 1.0
        anna.say(t="rematch")
        assert anna.until("error")["code"] == "busy"
        state.load.late = 0.0
        while state.limits.wait("table", people.ids[0]) == 0:
            pass
        anna.say(t="rematch")
        assert anna.until("error")["code"] == "too_many"


# ---- who may


def test_only_admins_may_do_anything_here(house: House, people: People, admin: Visitor) -> None:
    routes = [
        route for route in house.app.routes if isinstance(route, HTTPRoute) and route.path.startswith("/api/admin")
    ]
    assert len(routes) >= 9
    guest = house.visitor()
    guest.post("/api/guest")
    bodies: dict[str, dict[str, str]] = {
        "/api/admin/sanctions": {"user": people.ids[1], "kind": "ban"},
        "/api/admin/accounts/{user:str}/name": {"name": "Ugly"},
    }
    places = {"{number:int}": "1", "{id:str}": people.table, "{user:str}": people.ids[1], "{kind:str}": "ban"}
    places |= {"{what:str}": "club"}
    for route in routes:
        path = route.path + ("?who=Berta" if route.path == "/api/admin/accounts" else "")
        for place, value in places.items():
            path = path.replace(place, value)
        for method in sorted(route.methods & {"GET", "POST", "DELETE"}):
            body = bodies.get(route.path, {}) if method == "POST" else None
            for visitor, expected in ((house.visitor(), 401), (guest, 403), (people.anna, 403)):
                answer = visitor.ask(method, path, body)
                assert answer.status_code == expected, f"{method} {path}: {answer.text}"
    assert house.rows("SELECT kind FROM deeds") == [("grant",)]


def test_a_token_of_an_admin_is_no_admin(house: House, admin: Visitor) -> None:
    made = admin.post("/api/account/tokens", {"label": "x", "scopes": ["read", "tables"]}).json()
    refused = house.visitor({}).get("/api/admin/deeds", Authorization=f"Bearer {made['secret']}")
    assert (refused.status_code, code(refused)) == (403, "scope")


def test_the_page_is_told_who_is_an_admin_until_the_console_says_otherwise(house: House, admin: Visitor) -> None:
    assert admin.get("/api/me").json()["admin"] is True
    [(user,)] = house.rows("SELECT id FROM users WHERE name = 'Themis'")
    house.do(lambda c: moderation.set_role(c, None, user, False, house.clock()))
    assert admin.get("/api/me").json()["admin"] is False
    assert code(admin.get("/api/admin/deeds")) == "admins_only"


def test_admins_cannot_be_turned_against_one_another(house: House, admin: Visitor) -> None:
    other = house.person("Dike")
    house.do(lambda c: moderation.set_role(c, None, other, True, house.clock()))
    for kind in ("mute", "ban"):
        refused = admin.post("/api/admin/sanctions", {"user": other, "kind": kind})
        assert (refused.status_code, code(refused)) == (409, "protected")
    assert code(admin.post(f"/api/admin/accounts/{other}/name", {"name": "Ugly"})) == "protected"


def test_guests_and_bots_cannot_be_admins(house: House, visitor: Visitor) -> None:
    guest = visitor.post("/api/guest").json()["user"]
    with pytest.raises(Exception, match="Only a person with a registered account"):
        house.do(lambda c: moderation.set_role(c, None, guest, True, 0))


# ---- mute


def test_a_muted_account_plays_on_and_is_told_that_it_cannot_talk(people: People, admin: Visitor) -> None:
    house = people.house
    with seated(people.anna, people.table) as anna, seated(people.berta, people.table) as berta:
        anna.say(t="chat", text="you fool")
        assert berta.until("chat")["text"] == "you fool"
        mute = {"user": people.ids[0], "kind": "mute", "hours": 2, "reason": "Manners"}
        assert admin.post("/api/admin/sanctions", mute).status_code == 204
        anna.say(t="chat", text="you fool again")
        assert anna.until("error")["code"] == "muted"
        berta.say(t="chat", text="thanks")
        assert berta.until("chat")["text"] == "thanks"
        assert people.anna.get("/api/me").status_code == 200
        house.clock.at += 2 * HOUR
        anna.say(t="chat", text="I am sorry")
        assert berta.until("chat")["text"] == "I am sorry"
        admin.post("/api/admin/sanctions", {"user": people.ids[0], "kind": "mute"})
        anna.say(t="chat", text="really")
        assert anna.until("error")["code"] == "muted"
        assert admin.delete(f"/api/admin/sanctions/{people.ids[0]}/mute").status_code == 204
        anna.say(t="chat", text="thank you")
        assert berta.until("chat")["text"] == "thank you"
    assert deeds(admin)[:3] == [("Themis", "unmute", "Anna"), ("Themis", "mute", "Anna"), ("Themis", "mute", "Anna")]


def test_a_mute_outlasts_a_restart(people: People, admin: Visitor) -> None:
    house = people.house
    admin.post("/api/admin/sanctions", {"user": people.ids[0], "kind": "mute"})
    house.accounts.muted = {}
    house.client.blocking_portal.call(Oversight(house.accounts, house.tables).begin)
    assert house.accounts.is_muted(people.ids[0])
    assert not house.accounts.is_muted(people.ids[1])


def test_with_a_person_their_bots_are_muted(people: People, admin: Visitor) -> None:
    house, anna = people.house, people.anna
    anna.post("/api/account/bots", {"name": "Echo"})
    admin.post("/api/admin/sanctions", {"user": people.ids[0], "kind": "mute", "hours": 2})
    anna.post("/api/account/bots", {"name": "Parrot"})
    for (bot,) in house.rows("SELECT id FROM users WHERE owner = ?", people.ids[0]):
        assert house.accounts.is_muted(bot)
    house.client.blocking_portal.call(house.oversight.learn_mutes)
    (echo,), (parrot,) = house.rows("SELECT id FROM users WHERE kind = 'bot' ORDER BY name")
    assert house.accounts.is_muted(echo)
    assert house.accounts.is_muted(parrot)
    admin.post("/api/admin/sanctions", {"user": echo, "kind": "mute", "hours": 4})
    house.clock.at += 3 * HOUR
    assert house.accounts.is_muted(echo), "its own lasts longer"
    assert not house.accounts.is_muted(parrot)


# ---- ban


def test_a_banned_account_is_sent_away_and_refused_with_a_sentence(people: People, admin: Visitor) -> None:
    house = people.house
    bearer = "Bearer " + bot_token(people.anna, "read", "play")
    [(bot,)] = house.rows("SELECT id FROM users WHERE name = 'Robot'")
    ended: list[str] = []
    with (
        seated(people.anna, people.table) as anna,
        seated(people.berta, people.table) as berta,
        house.accounts.presence.of(bot, lambda: ended.append("the bot's stream")),
    ):
        banned = admin.post("/api/admin/sanctions", {"user": "anna", "kind": "ban", "hours": 24, "reason": "Cheating"})
        assert banned.status_code == 204
        assert anna.until("error")["code"] == "banned"
        with pytest.raises(WebSocketDisconnect) as closed:
            anna.until("nothing more")
        assert closed.value.code == 1001
        berta.say(t="ping")
        assert berta.until("pong")
    assert ended == ["the bot's stream"]
    assert people.anna.get("/api/me").status_code == 401
    until = house.clock() + DAY
    for refused in (
        house.visitor().post("/api/session", {"name": "Anna", "password": "correct horse"}),
        house.visitor({}).get("/api/me", Authorization=bearer),
    ):
        assert refused.status_code == 403
        assert refused.json() == {
            "code": "banned",
            "text": "This account is banned: Cheating",
            "reason": "Cheating",
            "until": until,
        }
    headers = {"Authorization": bearer}
    with pytest.raises(WebSocketDisconnect) as refused_socket, house.visitor(headers).sit(people.table):
        pass
    assert "banned: Cheating" in refused_socket.value.detail
    wrong = house.visitor().post("/api/session", {"name": "Anna", "password": "wrong horse"})
    assert code(wrong) == "wrong_password", "who does not know the password learns nothing"
    house.clock.at = until
    assert house.visitor().post("/api/session", {"name": "Anna", "password": "correct horse"}).status_code == 200
    assert house.visitor({}).get("/api/me", Authorization=bearer).status_code == 200


def test_a_ban_without_end_ends_when_an_admin_says_so(people: People, admin: Visitor) -> None:
    house = people.house
    admin.post("/api/admin/sanctions", {"user": people.ids[0], "kind": "ban"})
    house.clock.at += 1000 * DAY
    body = {"name": "Anna", "password": "correct horse"}
    assert house.visitor().post("/api/session", body).json() == {"code": "banned", "text": "This account is banned"}
    admin.post("/api/session", {"name": "Themis", "password": "correct horse"})
    assert [(one["name"], one["kind"], one["until"]) for one in admin.get("/api/admin/sanctions").json()] == [
        ("Anna", "ban", None)
    ]
    assert admin.delete("/api/admin/sanctions/Anna/ban").status_code == 204
    assert house.visitor().post("/api/session", body).status_code == 200
    assert admin.get("/api/admin/sanctions").json() == []


def test_a_ban_ends_what_was_planned_and_withdraws_what_was_to_be_told(people: People, admin: Visitor) -> None:
    house, (anna, berta) = people.house, people.ids
    people.table = days = new_table(house, people.chairs, pace=Pace(move=86_400))
    people.do(lambda table: table.begin(anna))

    def plan(user: str) -> None:
        people.do(lambda table: table.keep_plan(user, table.course.length, [PlanLine([[0]])]))

    def planned(user: str) -> list[int]:
        return house.tables.live[days].table.plans_of([user])

    def told() -> list[str]:
        now = house.clock.at + turns.PATIENCE
        return [
            *house.do(lambda c: turns.due(c, now)),
            *house.do(lambda c: webhooks.due(c, now)),
        ]

    house.rows("UPDATE users SET mail = name || '@example.org' WHERE kind = 'person' RETURNING 1")
    house.rows("UPDATE turns SET user_id = ? WHERE table_id = ? RETURNING 1", anna, days)
    house.do(lambda c: turns.save_wishes(c, anna, Wishes(True)))
    house.do(lambda c: webhooks.save(c, days, "https://example.org/hook", "en"))
    plan(anna)
    plan(berta)
    assert told() == [anna, days]
    admin.post("/api/admin/sanctions", {"user": "Anna", "kind": "ban", "hours": 1})
    people.do(lambda table: table.give_up_plans([]))  # after whatever is under way
    assert (planned(anna), planned(berta)) == ([], [1])
    assert house.rows("SELECT seat FROM plans WHERE table_id = ?", days) == [(1,)]
    assert told() == []
    house.clock.at += HOUR
    assert told() == [anna, days], "it is her turn still"


def test_a_code_for_a_new_password_is_no_way_around_a_ban(people: People, admin: Visitor) -> None:
    house = people.house
    admin.post("/api/admin/sanctions", {"user": people.ids[0], "kind": "ban"})
    word, _ = house.do(lambda c: moderation.reset_code(c, None, people.ids[0], house.clock()))
    refused = house.visitor().post("/api/password/reset", {"code": word, "password": "battery staple"})
    assert code(refused) == "banned"


def test_sweeping_keeps_those_whom_admins_have_to_do_with(house: House, people: People, admin: Visitor) -> None:
    """Guests who were reported or banned are not forgotten, so that the log still says who they were."""
    guests = [house.visitor() for _ in range(4)]
    ids = [guest.post("/api/guest").json()["user"] for guest in guests]
    guests[0].post("/api/reports", {"table": people.table})
    admin.post("/api/admin/sanctions", {"user": ids[1], "kind": "ban"})
    admin.post("/api/admin/sanctions", {"user": ids[2], "kind": "mute", "hours": 1})
    house.clock.at += 40 * DAY
    house.client.blocking_portal.call(house.accounts.sweep)
    left = {user for (user,) in house.rows("SELECT id FROM users WHERE kind = 'guest'")}
    assert left == set(ids[:3])
    assert house.rows("SELECT user_id, kind FROM sanctions") == [(ids[1], "ban")]


# ---- names


def test_a_new_name_is_there_at_once_at_every_table(people: People, admin: Visitor) -> None:
    house = people.house
    with seated(people.anna, people.table) as anna, seated(people.berta, people.table) as berta:
        anna.say(t="chat", text="hello")
        berta.until("chat")
        renamed = admin.post(f"/api/admin/accounts/{people.ids[0]}/name", {"name": "Ariadne"})
        assert renamed.status_code == 204
        assert berta.until("chat") | {"at": 0} == {
            "t": "chat",
            "id": 0,
            "user": people.ids[0],
            "name": "Ariadne",
            "seat": 0,
            "text": "hello",
            "at": 0,
            "ticket": "",
        }
        assert [seat["name"] for seat in berta.until("table")["info"]["seats"]] == ["Ariadne", "Berta"]
        anna.say(t="chat", text="it is me")
        assert berta.until("chat")["name"] == "Ariadne"
    assert house.visitor().post("/api/session", {"name": "ariadne", "password": "correct horse"}).status_code == 200
    assert code(house.visitor().post("/api/session", {"name": "Anna", "password": "correct horse"})) == "wrong_password"
    assert house.visitor().register("Anna")
    assert code(admin.post(f"/api/admin/accounts/{people.ids[0]}/name", {"name": "BERTA"})) == "name_taken"
    assert code(admin.post(f"/api/admin/accounts/{people.ids[0]}/name", {"name": "Admin"})) == "name_not_allowed"
    assert admin.get("/api/admin/deeds").json()[0]["note"] == "Anna → Ariadne"
    [renamed] = people.anna.get("/api/account/export").json()["moderated"]
    assert (renamed["kind"], renamed["note"]) == ("rename", "Anna → Ariadne")
    people.anna.post("/api/account/delete", {"password": "correct horse"})
    assert admin.get("/api/admin/deeds").json()[0]["note"] == "", "a name that is forgotten is forgotten here, too"


def told_names(socket: WebSocketTestSession) -> list[str]:
    """The names in the next message, which must be about the table."""
    return [seat["name"] for seat in socket.receive_json(timeout=SECONDS)["info"]["seats"]]


def test_a_guest_who_takes_a_name_has_it_at_once_at_every_table(house: House) -> None:
    guest, other = house.visitor(), house.visitor()
    me = guest.post("/api/guest").json()
    friend = other.register("Berta")
    table = new_table(house, (Chair("person", me["user"], me["name"]), Chair("person", friend, "Berta")))
    with other.sit(table) as socket:
        socket.send_json({"t": "hello", "protocol": 2})
        assert [told_names(socket), told_names(socket)] == [[me["name"], "Berta"]] * 2, "on opening, and on arriving"
        guest.register("Anna")
        assert told_names(socket) == ["Anna", "Berta"]


def test_a_deleted_account_is_gone_from_tables_in_play(people: People) -> None:
    """Its name and what it said, at once and for whoever comes later."""
    with seated(people.anna, people.table) as anna, seated(people.berta, people.table) as berta:
        anna.say(t="chat", text="my address is")
        assert berta.until("chat")["text"] == "my address is"
        berta.say(t="chat", text="oh")
        assert berta.until("chat")["text"] == "oh"
        people.anna.post("/api/account/delete", {"password": "correct horse"})
        gone = berta.until("chat")
        assert (gone["id"], gone["name"], gone["text"]) == (0, "", "")
        while [seat["name"] for seat in berta.until("table")["info"]["seats"]] != ["", "Berta"]:
            pass
    with seated(people.berta, people.table) as later:
        lines = [later.until("chat") for _ in range(2)]
        assert [(line["name"], line["text"]) for line in lines] == [("", ""), ("Berta", "oh")]


def test_with_a_deleted_account_go_the_names_at_its_screen(people: People) -> None:
    house = people.house
    chairs = (
        Chair("person", people.ids[0], "Anna", called="Grandma"),
        Chair("person", people.ids[1], "Berta", called="Bee"),
    )
    table = new_table(house, chairs)
    assert "Grandma" in people.anna.get("/api/account/export").text
    live: LiveTable = house.client.blocking_portal.call(house.tables.find, table)
    with seated(people.berta, people.table) as berta:
        people.anna.post("/api/account/delete", {"password": "correct horse"})
        while [seat["name"] for seat in berta.until("table")["info"]["seats"]] != ["", "Berta"]:
            pass
    house.client.blocking_portal.call(live.read, lambda table: None)
    assert [chair.called for chair in live.table.header.chairs] == ["", "Bee"]
    assert house.rows("SELECT called FROM seats WHERE table_id = ? ORDER BY seat", table) == [("",), ("Bee",)]


def test_a_table_that_is_just_being_opened_hears_of_it_too(people: People) -> None:
    """It has read the old name from the disk when the new one is written."""
    house = people.house

    async def story() -> list[str]:
        house.tables.live[people.table].put_away()
        task = asyncio.create_task(house.tables.find(people.table))
        await asyncio.sleep(0)
        house.tables.rename({people.ids[0]: "Ariadne"})
        live = await task
        async with asyncio.timeout(SECONDS):
            while live.table.header.chairs[0].name == "Anna":
                await asyncio.sleep(0.001)
        return [chair.name for chair in live.table.header.chairs]

    assert house.client.blocking_portal.call(story) == ["Ariadne", "Berta"]


# ---- tables


def over(seat: Seat) -> Any:
    """The table, when its game is over."""
    while True:
        info = seat.until("table")["info"]
        if info["status"] == "over":
            return info


def test_a_closed_table_ends_for_everybody_and_nobody_wins(people: People, admin: Visitor) -> None:
    house = people.house
    with seated(people.anna, people.table) as anna, seated(house.visitor(), people.table) as watcher:
        assert admin.post(f"/api/admin/tables/{people.table}/close", {"reason": "Insults"}).status_code == 204
        for seat in (anna, watcher):
            info = over(seat)
            assert info["result"] == {"winners": [], "reason": "closed", "scores": []}
            assert info["fairness"]["secret"] == "00" * 32
            ended = seat.until("state")
            assert ended["ask"] is None
        anna.say(t="undo", n=ended["n"])
        assert anna.until("error")["code"] == "nothing_to_undo"
        anna.say(t="rematch")
        assert anna.until("error")["code"] == "no_rematch"
    [game] = people.anna.get("/api/me/history").json()
    assert (game["reason"], game["rated"], game["winners"]) == ("closed", False, [])
    assert people.anna.get("/api/me/statistics").json() == []
    assert people.anna.get("/api/users/Anna").json()["ratings"] == []
    again = admin.post(f"/api/admin/tables/{people.table}/close", {})
    assert (again.status_code, code(again)) == (409, "conflict")
    assert code(admin.post("/api/admin/tables/nowhere/close", {})) == "no_table"
    [deed] = [deed for deed in admin.get("/api/admin/deeds").json() if deed["kind"] == "close"]
    assert (deed["table"], deed["note"], deed["waits"]) == (people.table, "Insults", False)
    assert [verdict.problem for verdict in audit(house.place, Seeds)] == [""]


def test_a_table_that_waits_for_players_can_be_closed(house: House, admin: Visitor) -> None:
    people = People(house, start=False)
    assert admin.post(f"/api/admin/tables/{people.table}/close", {}).status_code == 204
    with seated(people.anna, people.table) as anna:
        anna.say(t="hello", protocol=2)
        assert anna.until("table")["info"]["result"]["reason"] == "closed"
    assert [verdict.problem for verdict in audit(house.place, Seeds)] == [""]


def test_a_table_that_cannot_be_opened_can_be_closed(people: People, admin: Visitor) -> None:
    house = people.house
    table = new_table(house, tuple(Chair("person", user) for user in people.ids))
    house.rows("UPDATE tables SET options = '?' WHERE id = ?", table)
    house.client.blocking_portal.call(house.tables.live[table].put_away)
    assert admin.post(f"/api/admin/tables/{table}/close", {}).status_code == 204
    [row] = house.rows("SELECT status, reason, digest FROM tables JOIN results ON table_id = id WHERE id = ?", table)
    assert row == ("over", "closed", "")


def test_a_closed_game_that_says_more_than_it_should_is_found_by_the_audit(people: People, admin: Visitor) -> None:
    house = people.house
    admin.post(f"/api/admin/tables/{people.table}/close", {})
    house.do(lambda c: c.execute("UPDATE results SET winners = '[0]'"))
    [verdict] = audit(house.place, Seeds)
    assert "result" in verdict.problem


# ---- the console


def console(house: House, *works: Callable[[Connection], object]) -> None:
    """Another process writes to the same database."""
    house.place.do(lambda connection: [work(connection) for work in works])


def test_what_the_console_does_is_felt_at_the_next_look(people: People, admin: Visitor) -> None:
    house = people.house
    with seated(people.anna, people.table) as anna, seated(people.berta, people.table) as berta:
        console(
            house,
            lambda c: moderation.impose(c, None, people.ids[1], "mute", None, "", house.clock()),
            lambda c: moderation.rename(c, None, people.ids[1], "Briseis", house.clock()),
            lambda c: moderation.impose(c, None, people.ids[0], "ban", None, "", house.clock()),
            lambda c: moderation.close_table(c, None, people.table, "", house.clock()),
        )
        house.client.blocking_portal.call(house.oversight.look)
        assert anna.until("error")["code"] == "banned"
        berta.say(t="chat", text="what")
        assert over(berta)["seats"][1]["name"] == "Briseis"
        assert berta.until("error")["code"] == "muted"
    assert deeds(admin)[:4] == [
        (None, "close", ""),
        (None, "ban", "Anna"),
        (None, "rename", "Briseis"),
        (None, "mute", "Briseis"),
    ]


def test_what_was_ordered_while_nobody_served_is_done_at_the_start(people: People) -> None:
    house = people.house
    console(house, lambda c: moderation.close_table(c, None, people.table, "", house.clock()))
    house.client.blocking_portal.call(Oversight(house.accounts, house.tables).begin)
    assert house.rows("SELECT status FROM tables WHERE id = ?", people.table) == [("over",)]
    assert house.rows("SELECT carried FROM deeds WHERE kind = 'close'") == [(house.clock(),)]


def test_two_looks_at_once_do_everything_once(people: People) -> None:
    house = people.house
    ended: list[int] = []

    async def both() -> None:
        await asyncio.gather(house.oversight.look(), house.oversight.look())

    with house.accounts.presence.of(people.ids[0], lambda: ended.append(1)):
        console(house, lambda c: moderation.impose(c, None, people.ids[0], "ban", None, "", house.clock()))
        house.client.blocking_portal.call(both)
    assert ended == [1]


# ---- reports


def test_people_report_tables_players_and_what_was_said(people: People, admin: Visitor) -> None:
    house = people.house
    with seated(people.anna, people.table) as anna:
        anna.say(t="chat", text="you fool")
        anna.until("chat")
    guest = house.visitor()
    guest.post("/api/guest")
    for visitor, body in (
        (guest, {"table": people.table, "note": "  They   shout. "}),
        (people.berta, {"table": people.table, "user": people.ids[0]}),
        (people.berta, {"table": people.table, "line": 0, "note": "Insult"}),
        (people.berta, {"table": people.table, "line": 0, "note": "the same again"}),
    ):
        assert visitor.post("/api/reports", body).status_code == 204
    found = admin.get("/api/admin/reports").json()
    assert [(one["name"], one["text"], one["note"], one["status"]) for one in found] == [
        ("Anna", "you fool", "Insult", "playing"),
        ("Anna", "", "", "playing"),
        ("", "", "They shout.", "playing"),
    ]
    assert found[0]["reporter_name"] == "Berta"
    assert admin.get("/api/admin/accounts?who=anna").json()["open_reports"] == 2
    number = found[0]["number"]
    assert admin.post(f"/api/admin/reports/{number}/settle", {"reason": "warned"}).status_code == 204
    assert admin.post(f"/api/admin/reports/{number}/settle", {}).status_code == 404
    assert [one["number"] for one in admin.get("/api/admin/reports").json()] == [2, 1]
    assert [one["settled"] for one in admin.get("/api/admin/reports?everything=true").json()] == [True, False, False]
    assert admin.get("/api/admin/deeds").json()[0]["note"] == f"report {number}. warned"
    titles = {"club_id": None, "tournament_id": None}
    assert people.anna.get("/api/account/export").json()["reported"] == [
        {"number": number, "at": house.clock(), "table_id": people.table, "line": line} | titles
        for number, line in ((2, None), (3, 0))
    ]
    people.anna.post("/api/account/delete", {"password": "correct horse"})
    [left] = [one for one in admin.get("/api/admin/reports?everything=true").json() if one["number"] == number]
    assert (left["name"], left["text"]) == ("", ""), "what was said is forgotten here, too"


def test_a_report_must_be_about_something_that_is_there(people: People) -> None:
    house = people.house
    stranger = house.person("Chloe")
    for body, problem in (
        ({"table": "nowhere"}, "no_table"),
        ({"table": people.table, "user": stranger}, "not_found"),
        ({"table": people.table, "line": 7}, "not_found"),
        ({"table": people.table, "user": people.ids[1]}, "bad_request"),
        ({"table": people.table, "note": "x" * 501}, "bad_request"),
    ):
        assert code(people.berta.post("/api/reports", body)) == problem, body
    assert house.visitor().post("/api/reports", {"table": people.table}).status_code == 401
    token = bot_token(people.anna, "read", "play", "tables", "chat")
    refused = house.visitor({}).post("/api/reports", {"table": people.table}, Authorization=f"Bearer {token}")
    assert code(refused) == "scope"
    assert house.rows("SELECT 1 FROM reports") == []


def test_reports_are_limited(people: People) -> None:
    most = int(LIMITS["report"].at_once)
    chairs = (Chair("person", people.ids[0], "Anna"), Chair("open"))
    tables = [new_table(people.house, chairs) for _ in range(most + 1)]
    answers = [people.berta.post("/api/reports", {"table": table}).status_code for table in tables]
    assert answers == [204] * most + [429]


# ---- quarantine and the log


def test_admins_see_what_could_not_be_loaded(people: People, admin: Visitor) -> None:
    house = people.house
    assert admin.get("/api/admin/quarantine").json() == []
    house.tables.quarantine[people.table] = "entry 7 is missing"
    assert admin.get("/api/admin/quarantine").json() == [{"table": people.table, "reason": "entry 7 is missing"}]


def test_the_log_is_read_page_by_page(people: People, admin: Visitor) -> None:
    for _ in range(3):
        admin.post("/api/admin/sanctions", {"user": people.ids[0], "kind": "mute", "hours": 1, "reason": "again"})
    first = admin.get("/api/admin/deeds?most=2").json()
    rest = admin.get(f"/api/admin/deeds?before={first[-1]['number']}").json()
    assert [deed["kind"] for deed in (*first, *rest)] == ["mute", "mute", "mute", "grant"]
    assert first[0] == {
        "number": 4,
        "at": people.house.clock(),
        "admin": "Themis",
        "kind": "mute",
        "user": people.ids[0],
        "name": "Anna",
        "table": None,
        "until": people.house.clock() + HOUR,
        "note": "again",
        "waits": False,
    }


def test_an_account_as_admins_see_it(people: People, admin: Visitor) -> None:
    people.anna.post("/api/account/bots", {"name": "Robot"})
    admin.post("/api/admin/sanctions", {"user": "Robot", "kind": "mute", "hours": 1})
    found = admin.get("/api/admin/accounts?who=robot").json()
    assert (found["kind"], found["owner"], found["admin"]) == ("bot", "Anna", False)
    assert (found["muted"], found["banned"]) == (people.house.clock() + HOUR, None)
    assert admin.get(f"/api/admin/accounts?who={found['user']}").json() == found
    assert admin.get("/api/admin/accounts?who=Nobody").status_code == 404
