"""Guests at once, names and passwords, sessions, bots and tokens: over HTTP, as the page and programs use them."""

from __future__ import annotations

import json

import pytest
from argon2 import PasswordHasher

from petteia.server.errors import STATUS, Code, Problem
from petteia.server.http.tables.api_lobby import chair_of
from petteia.server.people import sessions
from petteia.server.people.accounts import MOST_BOTS, Identity
from petteia.server.people.passwords import MOST_WAITING
from petteia.server.people.sessions import secret_hash
from petteia.server.people.tokens import ALL_SCOPES, MOST_TOKENS
from petteia.server.store.schema import METADATA
from petteia.server.table.messages import Pace
from server.house import DAY, SECOND, House, Visitor, store_table

# what guests cannot have
OF_ACCOUNTS = {
    "users.owner",
    "name_looks.user_id",
    "codes.user_id",
    "tokens.user_id",
    "profiles.user_id",
    "notices.user_id",
    "silences.user_id",
    "ratings.user_id",
    "rating_changes.user_id",
    "clubs.founder",
    "club_members.user_id",
    "tournaments.owner",
    "entrants.user_id",
    "meeting_seats.user_id",
    "deeds.admin",
}


def code(answer: object) -> str:
    return str(answer.json()["code"])  # type: ignore[attr-defined]


# ---- guests and names


def test_a_guest_is_there_with_one_request(visitor: Visitor) -> None:
    assert visitor.get("/api/me").status_code == 401
    came = visitor.post("/api/guest")
    assert came.status_code == 201
    assert came.json()["guest"] is True
    assert visitor.get("/api/me").json() == came.json()
    again = visitor.post("/api/guest")
    assert (again.status_code, again.json()) == (200, came.json())


def test_the_cookie_is_for_browsers_only(house: House) -> None:
    cookie = house.visitor().post("/api/guest").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie


def test_what_is_about_oneself_is_kept_by_no_cache(visitor: Visitor) -> None:
    assert visitor.post("/api/guest").headers["cache-control"] == "no-store"
    assert visitor.get("/api/me").headers["cache-control"] == "no-store"


def test_a_guest_who_takes_a_name_keeps_the_games(house: House, visitor: Visitor) -> None:
    guest = visitor.post("/api/guest").json()["user"]
    house.played("t1", [("person", guest), ("bot", "easy")], 0)
    old_cookie = visitor.cookie
    assert visitor.register("Anna") == guest
    assert visitor.get("/api/me").json() | {"scopes": []} == {
        "user": guest,
        "name": "Anna",
        "guest": False,
        "bot": False,
        "admin": False,
        "scopes": [],
    }
    assert [game["table"] for game in visitor.get("/api/me/history").json()] == ["t1"]
    assert visitor.cookie != old_cookie
    visitor.cookie = old_cookie
    assert visitor.get("/api/me").status_code == 401


def test_an_account_has_one_name(visitor: Visitor) -> None:
    visitor.register("Anna")
    refused = visitor.post("/api/account", {"name": "Berta", "password": "correct horse"})
    assert (refused.status_code, code(refused)) == (409, "already_named")


@pytest.mark.parametrize(
    "name", ["CECILIA", "cecilia", "c.ecilia", "Сесіlіа", "СЕСІLІА", "Ｃecilia", " Cecilia  ", "CeciIia"]
)
def test_nobody_takes_a_name_that_could_be_taken_for_anothers(house: House, name: str) -> None:
    house.person("Cecilia")
    refused = house.visitor().post("/api/account", {"name": name, "password": "correct horse"})
    assert code(refused) in ("name_taken", "name_not_allowed")


@pytest.mark.parametrize(("password", "problem"), [("1234567", "password_too_short"), ("x" * 201, "password_too_long")])
def test_passwords_have_a_length(visitor: Visitor, password: str, problem: str) -> None:
    refused = visitor.post("/api/account", {"name": "Anna", "password": password})
    assert (refused.status_code, code(refused)) == (422, problem)


@pytest.mark.parametrize(
    "password",
    [
        *("password", "Password1", "12345678", "qwertyuiop", "iloveyou1", "aaaaaaaaaaaa", "P@ssw0rd"),
        *(
            "annaanna",
            "Anna2024",
            "petteia1",
            "heslo123",
            "haslo123",
            "jelszo123",
            "пароль12",
            "Йцукенгш",
            "gfhjkmgfhjkm",
        ),
    ],
)
def test_common_passwords_are_refused(house: House, visitor: Visitor, password: str) -> None:
    refused = visitor.post("/api/account", {"name": "Anna", "password": password})
    assert (refused.status_code, code(refused)) == (422, "password_common")
    visitor.register("Anna")
    refused = visitor.post("/api/account/password", {"old": "correct horse", "new": password})
    assert code(refused) == "password_common"
    assert house.visitor().post("/api/session", {"name": "Anna", "password": "correct horse"}).status_code == 200


@pytest.mark.parametrize(
    "password", ["correct horse", "krtek a paleček", "zażółćgęś", "Zdenička1987", "x7#kQp2!", "белка и кит"]
)
def test_other_passwords_are_not(house: House, visitor: Visitor, password: str) -> None:
    user = visitor.register("Anna", password)
    signed = house.visitor().post("/api/session", {"name": "Anna", "password": password})
    assert (signed.status_code, signed.json()["user"]) == (200, user)


def test_passwords_are_stored_as_argon2id(house: House) -> None:
    house.person("Anna")
    [(stored,)] = house.rows("SELECT password FROM users WHERE name = 'Anna'")
    assert stored.startswith("$argon2id$")
    assert "correct horse" not in stored


# ---- signing in


def test_signing_in_and_out(house: House, visitor: Visitor) -> None:
    user = house.person("Anna")
    signed = visitor.post("/api/session", {"name": "anna", "password": "correct horse"})
    assert (signed.status_code, signed.json()["user"]) == (200, user)
    cookie = visitor.cookie
    assert visitor.delete("/api/session").status_code == 204
    assert visitor.cookie == ""
    visitor.cookie = cookie
    assert visitor.get("/api/me").status_code == 401


def test_an_unknown_name_and_a_wrong_password_look_the_same(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.person("Anna")
    worked: list[str] = []
    verify = PasswordHasher.verify

    def counted(hasher: PasswordHasher, stored: str, password: str) -> bool:
        worked.append(stored.rsplit("$", 2)[0])
        return verify(hasher, stored, password)

    monkeypatch.setattr(PasswordHasher, "verify", counted)
    known = house.visitor().post("/api/session", {"name": "Anna", "password": "wrong horse"})
    unknown = house.visitor().post("/api/session", {"name": "Nobody", "password": "wrong horse"})
    assert known.status_code == unknown.status_code == 403
    assert known.json() == unknown.json()
    assert len(worked) == 2
    assert worked[0] == worked[1]  # the same work: kind and cost of the hash


def test_a_guest_and_a_bot_cannot_be_signed_in_as(house: House, visitor: Visitor) -> None:
    visitor.register("Anna")
    visitor.post("/api/account/bots", {"name": "Robot"})
    for name in ("Robot", "Guest 1234"):
        refused = house.visitor().post("/api/session", {"name": name, "password": ""})
        assert code(refused) == "wrong_password"


def test_signing_in_ends_the_session_that_was(house: House, visitor: Visitor) -> None:
    house.person("Anna")
    visitor.post("/api/guest")
    as_guest = visitor.cookie
    visitor.post("/api/session", {"name": "Anna", "password": "correct horse"})
    visitor.cookie = as_guest
    assert visitor.get("/api/me").status_code == 401


def test_a_new_password_ends_every_other_session(house: House, visitor: Visitor) -> None:
    visitor.register("Anna")
    elsewhere = house.visitor()
    elsewhere.post("/api/session", {"name": "Anna", "password": "correct horse"})
    wrong = visitor.post("/api/account/password", {"old": "wrong horse", "new": "battery staple"})
    assert code(wrong) == "wrong_password"
    assert visitor.post("/api/account/password", {"old": "correct horse", "new": "battery staple"}).status_code == 200
    assert visitor.get("/api/me").status_code == 200
    assert elsewhere.get("/api/me").status_code == 401
    assert code(elsewhere.post("/api/session", {"name": "Anna", "password": "correct horse"})) == "wrong_password"
    assert elsewhere.post("/api/session", {"name": "Anna", "password": "battery staple"}).status_code == 200


def test_a_new_password_ends_all_tokens(house: House, visitor: Visitor) -> None:
    """Somebody who knew the old password could have created them."""
    visitor.register("Anna")
    bearers = ["Bearer " + bot_token(visitor, "play")]
    made = visitor.post("/api/account/tokens", {"label": "mine", "scopes": ["read"]})
    bearers.append("Bearer " + made.json()["secret"])
    program = house.visitor({})
    assert [program.get("/api/me", Authorization=bearer).status_code for bearer in bearers] == [200, 200]
    closed: list[str] = []
    [(bot,)] = house.rows("SELECT id FROM users WHERE name = 'Robot'")
    with house.accounts.presence.of(bot, lambda: closed.append("the bot's stream")):
        visitor.post("/api/account/password", {"old": "correct horse", "new": "battery staple"})
    assert [program.get("/api/me", Authorization=bearer).status_code for bearer in bearers] == [401, 401]
    assert visitor.get("/api/account/tokens").json() == []
    assert closed == ["the bot's stream"]


def test_signing_out_everywhere(house: House, visitor: Visitor) -> None:
    visitor.register("Anna")
    elsewhere = house.visitor()
    elsewhere.post("/api/session", {"name": "Anna", "password": "correct horse"})
    assert visitor.delete("/api/sessions").status_code == 204
    assert elsewhere.get("/api/me").status_code == 401


def test_who_signs_in_when_too_many_do_is_told_when_to_come_back(house: House, visitor: Visitor) -> None:
    visitor.register("Anna")
    house.accounts.passwords.waiting = MOST_WAITING
    answer = visitor.post("/api/session", {"name": "Anna", "password": "correct horse"})
    assert (answer.status_code, answer.json()["code"]) == (503, "busy")
    assert answer.headers["Retry-After"] == str(answer.json()["wait"])


def test_hashes_become_stricter_with_the_settings(house: House) -> None:
    house.person("Anna")
    house.accounts.passwords.hasher = PasswordHasher(2, 16, 1)
    house.visitor().post("/api/session", {"name": "Anna", "password": "correct horse"})
    [(stored,)] = house.rows("SELECT password FROM users WHERE name = 'Anna'")
    assert "m=16,t=2" in stored
    again = house.visitor().post("/api/session", {"name": "Anna", "password": "correct horse"})
    assert again.status_code == 200


# ---- sessions


def test_only_hashes_of_secrets_are_stored(house: House, visitor: Visitor) -> None:
    visitor.register("Anna")
    token = visitor.post("/api/account/tokens", {"label": "script", "scopes": ["read"]}).json()["secret"]
    assert house.rows("SELECT hash FROM sessions WHERE user_id = (SELECT id FROM users WHERE name = 'Anna')") == [
        (secret_hash(visitor.cookie),)
    ]
    everything = house.everything()
    assert secret_hash(token) in everything
    for secret in (visitor.cookie, token, "correct horse"):
        assert secret not in everything


def test_a_session_ends_when_its_time_is_over(house: House, visitor: Visitor) -> None:
    visitor.post("/api/guest")
    house.clock.at += house.settings.guest_days * DAY
    assert visitor.get("/api/me").status_code == 401


def test_a_guest_who_is_gone_is_forgotten(house: House) -> None:
    """Whoever left something that others can see is kept, so that nothing refers to nobody."""
    guests = {name: house.visitor() for name in ("idle", "solver", "author", "player")}
    ids = {name: visitor.post("/api/guest").json()["user"] for name, visitor in guests.items()}
    house.played("t1", [("person", ids["player"]), ("bot", "easy")], 0)
    for name in ("solver", "player"):
        house.do(
            lambda db, user=ids[name]: db.execute("INSERT INTO solved_problems VALUES (?, 'duel', 'p', 0)", (user,))
        )
    study = (ids["author"], "A line", "duel", "{}")
    house.do(lambda db: db.execute("INSERT INTO studies VALUES ('s', ?, ?, ?, ?, 1, 0, 0)", study))
    assert house.do(lambda db: sessions.sweep(db, house.clock.at)) is None
    assert {user for (user,) in house.rows("SELECT id FROM users")} >= set(ids.values())
    house.clock.at += house.settings.guest_days * DAY
    house.do(lambda db: sessions.sweep(db, house.clock.at))
    left = {user for (user,) in house.rows("SELECT id FROM users")}
    assert left & set(ids.values()) == {ids["author"], ids["player"]}
    assert house.rows("SELECT user_id FROM solved_problems") == [(ids["player"],)]


def test_whatever_refers_to_a_guest_is_known() -> None:
    """Every reference to a user is looked up before a guest is forgotten, or belongs to accounts alone."""
    references = {
        f"{table.name}.{column.name}"
        for table in METADATA.tables.values()
        for column in table.columns
        if any(key.target_fullname == "users.id" for key in column.foreign_keys)
    }
    assert references - set(sessions.OF_GUESTS) - {"solved_problems.user_id"} == OF_ACCOUNTS
    assert set(sessions.OF_GUESTS) <= references


def test_a_session_that_is_used_goes_on_with_new_words(house: House, visitor: Visitor) -> None:
    visitor.post("/api/guest")
    first = visitor.cookie
    house.clock.at += DAY - 1
    visitor.get("/api/me")
    assert visitor.cookie == first
    house.clock.at += 1
    assert visitor.get("/api/me").status_code == 200
    second = visitor.cookie
    assert second != first
    late = house.visitor()
    late.cookie = first  # a request that was under way with the old word
    assert late.get("/api/me").status_code == 200
    house.clock.at += 61 * SECOND
    late.cookie = first
    assert late.get("/api/me").status_code == 401
    for _ in range(3 * house.settings.guest_days):
        house.clock.at += DAY
        assert visitor.get("/api/me").status_code == 200


def test_sweeping_forgets_what_has_ended(house: House, visitor: Visitor) -> None:
    played = visitor.post("/api/guest").json()["user"]
    house.do(lambda c: store_table(c, "t1", [("person", played), ("bot", "easy")]))
    house.visitor().post("/api/guest")
    house.clock.at += 15 * DAY
    staying = house.visitor().post("/api/guest").json()["user"]
    house.clock.at += 15 * DAY
    house.client.blocking_portal.call(house.accounts.sweep)
    assert {user for (user,) in house.rows("SELECT id FROM users")} == {played, staying}
    assert len(house.rows("SELECT 1 FROM sessions")) == 1


# ---- bots and tokens


def bot_token(visitor: Visitor, *scopes: str) -> str:
    """A token of a new bot."""
    assert visitor.post("/api/account/bots", {"name": "Robot"}).status_code == 201
    made = visitor.post("/api/account/tokens", {"label": "home", "scopes": list(scopes), "bot": "Robot"})
    assert made.status_code == 201, made.text
    return str(made.json()["secret"])


def test_a_bot_is_marked_and_has_only_its_scopes(house: House, visitor: Visitor) -> None:
    visitor.register("Anna")
    bearer = "Bearer " + bot_token(visitor, "play", "read")
    program = house.visitor({})
    found = program.get("/api/me", Authorization=bearer).json()
    assert (found["name"], found["bot"], found["guest"], found["scopes"]) == ("Robot", True, False, ["play", "read"])
    refused = program.get("/api/account/export", Authorization=bearer)
    assert (refused.status_code, code(refused), refused.json()["scope"]) == (403, "scope", "account")
    assert house.visitor().get("/api/users/robot").json()["bot"] is True


def test_a_bot_is_deleted_by_its_owner_only(house: House, visitor: Visitor) -> None:
    visitor.register("Anna")
    bearer = "Bearer " + bot_token(visitor, "play")
    stranger = house.visitor()
    stranger.register("Berta")
    assert stranger.delete("/api/account/bots/Robot").status_code == 404
    assert [bot["name"] for bot in visitor.get("/api/account/bots").json()] == ["Robot"]
    assert visitor.delete("/api/account/bots/robot").status_code == 204
    assert visitor.get("/api/account/bots").json() == []
    assert house.visitor({}).get("/api/me", Authorization=bearer).status_code == 401
    assert visitor.post("/api/account/bots", {"name": "Robot"}).status_code == 201


def test_a_bot_is_seated_by_its_owner_unless_the_owner_says_otherwise(house: House, visitor: Visitor) -> None:
    anna = visitor.register("Anna")
    visitor.post("/api/account/bots", {"name": "Robot"})
    [(robot,)] = house.rows("SELECT id FROM users WHERE name = 'Robot'")
    stranger = house.visitor()
    berta = stranger.register("Berta")

    def seated_by(user: str) -> str:
        host = Identity(user, "", False, False, ALL_SCOPES)
        try:
            return str(house.do(lambda c: chair_of(c, "@Robot", "duel", Pace(), host)).user)
        except Problem as problem:
            return str(problem.code)

    assert visitor.get("/api/account/bots").json() == [{"name": "Robot", "seated_by": "owner"}]
    assert [seated_by(user) for user in (anna, robot, berta)] == [robot, robot, "not_your_bot"]
    assert stranger.ask("PATCH", "/api/account/bots/Robot", {"seated_by": "anybody"}).status_code == 404
    assert visitor.ask("PATCH", "/api/account/bots/Robot", {"seated_by": "friends"}).status_code == 400
    assert seated_by(berta) == "not_your_bot"
    assert visitor.ask("PATCH", "/api/account/bots/robot", {"seated_by": "anybody"}).status_code == 204
    assert visitor.get("/api/account/bots").json() == [{"name": "Robot", "seated_by": "anybody"}]
    assert seated_by(berta) == robot
    visitor.ask("PATCH", "/api/account/bots/Robot", {"seated_by": "owner"})
    assert seated_by(berta) == "not_your_bot"


def test_there_are_only_so_many_bots(house: House, visitor: Visitor) -> None:
    visitor.register("Anna")
    for number in range(MOST_BOTS):
        house.clock.at += 3600 * SECOND
        assert visitor.post("/api/account/bots", {"name": f"Robot {number + 2}"}).status_code == 201
    house.clock.at += 3600 * SECOND
    assert code(visitor.post("/api/account/bots", {"name": "Robot more"})) == "too_many_bots"


def test_a_token_is_shown_once_and_can_be_revoked(house: House, visitor: Visitor) -> None:
    visitor.register("Anna")
    bearer = "Bearer " + bot_token(visitor, "play")
    [listed] = visitor.get("/api/account/tokens").json()
    assert listed["secret"] is None
    assert listed["used"] is None
    program = house.visitor({})
    assert program.get("/api/me", Authorization=bearer).status_code == 200
    assert visitor.get("/api/account/tokens").json()[0]["used"] == house.clock.at
    stranger = house.visitor()
    stranger.register("Berta")
    assert stranger.delete(f"/api/account/tokens/{listed['id']}").status_code == 404
    assert visitor.delete(f"/api/account/tokens/{listed['id']}").status_code == 204
    assert program.get("/api/me", Authorization=bearer).status_code == 401


def test_people_play_in_person(visitor: Visitor) -> None:
    visitor.register("Anna")
    refused = visitor.post("/api/account/tokens", {"label": "cheat", "scopes": ["play"]})
    assert (refused.status_code, code(refused)) == (403, "bots_only")
    unknown = visitor.post("/api/account/tokens", {"label": "all", "scopes": ["account"]})
    assert code(unknown) == "bad_request"


def test_guests_have_neither_bots_nor_tokens(visitor: Visitor) -> None:
    visitor.post("/api/guest")
    for path, body in (("bots", {"name": "Robot"}), ("tokens", {"label": "x", "scopes": ["read"]})):
        assert code(visitor.post(f"/api/account/{path}", body)) == "people_only"


def test_there_are_only_so_many_tokens(house: House, visitor: Visitor) -> None:
    visitor.register("Anna")
    for _ in range(MOST_TOKENS):
        house.clock.at += 3600 * SECOND
        assert visitor.post("/api/account/tokens", {"label": "x", "scopes": ["read"]}).status_code == 201
    house.clock.at += 3600 * SECOND
    assert code(visitor.post("/api/account/tokens", {"label": "x", "scopes": ["read"]})) == "too_many_tokens"


# ---- one's own data


def test_everything_about_oneself_can_be_had(house: House, visitor: Visitor) -> None:
    user = visitor.register("Anna")
    visitor.post("/api/account/bots", {"name": "Robot"})
    house.played("t1", [("person", user), ("bot", "easy")], 0)
    house.do(lambda c: c.execute("INSERT INTO chat VALUES ('t1', 0, ?, 0, 'well played', 5, '')", (user,)))
    house.do(
        lambda c: c.execute(
            "INSERT INTO entries VALUES ('t1', 0, 'action', 0, 7, 0, 9, 0), ('t1', 1, 'action', 1, 8, 0, 9, 0)"
        )
    )
    everything = visitor.get("/api/account/export").json()
    assert everything["account"]["name"] == "Anna"
    assert everything["chat"] == [{"table_id": "t1", "number": 0, "text": "well played", "at": 5}]
    assert [game["table"] for game in everything["games"]] == ["t1"]
    assert [entry["action"] for entry in everything["entries"]] == [7]
    assert [bot["name"] for bot in everything["bots"]] == ["Robot"]
    assert "argon2" not in json.dumps(everything)
    assert visitor.cookie not in json.dumps(everything)


def test_a_deleted_account_is_forgotten_and_its_games_stay(house: House, visitor: Visitor) -> None:
    user, other = visitor.register("Anna"), house.person("Berta")
    visitor.post("/api/account/bots", {"name": "Robot"})
    house.played("t1", [("person", user), ("person", other)], 0)
    house.do(lambda c: c.execute("INSERT INTO chat VALUES ('t1', 0, ?, 0, 'my address is', 5, '')", (user,)))
    assert code(visitor.post("/api/account/delete", {"password": "wrong horse"})) == "wrong_password"
    cookie = visitor.cookie
    assert visitor.post("/api/account/delete", {"password": "correct horse"}).status_code == 204
    visitor.cookie = cookie
    assert visitor.get("/api/me").status_code == 401
    assert visitor.get("/api/users/Anna").status_code == visitor.get("/api/users/Robot").status_code == 404
    [game] = house.visitor().get("/api/users/Berta/history").json()
    assert [player["name"] for player in game["players"]] == [None, "Berta"]
    assert house.rows("SELECT text FROM chat") == [("",)]
    assert house.rows("SELECT name, name_key, password FROM users WHERE id = ?", user) == [("", None, None)]
    assert [rank["name"] for rank in visitor.get("/api/ratings/duel").json()] == ["Berta"]
    assert house.visitor().register("Anna") != user


def test_a_guest_deletes_itself_without_a_password(visitor: Visitor) -> None:
    visitor.post("/api/guest")
    assert visitor.post("/api/account/delete", {}).status_code == 204
    assert visitor.get("/api/me").status_code == 401


def test_every_code_has_a_status() -> None:
    assert set(STATUS) == set(Code)
