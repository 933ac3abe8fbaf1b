"""Tournaments from the first entry to the last place: rounds follow, absent players lose, and a killed server changes
nothing."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from petteia.games.legendary.rules.map.tiles import TILE_SET
from petteia.server.errors import Problem
from petteia.server.live.live_table import LiveTable
from petteia.server.owners.leases import Elsewhere
from petteia.server.store import organising
from petteia.server.store.organising import MOST_AT_ONCE
from petteia.server.store.tournaments import Shown
from petteia.server.table.seating import Refuse
from petteia.server.tournament.standings import Standing
from server.house import DAY
from server.tournament.hall import DAYS, Hall, Killed


def story(hall: Hall, told: Callable[[Hall], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        async with hall:
            return await told(hall)

    return asyncio.run(run())


def recomputed(found: Shown) -> list[tuple[str, int]]:
    """Points of everybody, added up from the games alone."""
    points = Counter(dict.fromkeys((one.user for one in found.entrants), 0))
    for _, meeting in found.meetings:
        for user, value in zip(meeting.seats, meeting.points or (), strict=False):
            points[user] += value
    return sorted(points.items())


def as_told(found: Shown) -> list[tuple[str, int]]:
    return sorted((row.user, row.points) for row in found.standings)


def complete(found: Shown) -> None:
    """Every round has everybody once, every game has its own table, and the standings add up."""
    for number in range(1, found.tournament.round + 1):
        seated = [user for _, one in found.meetings if one.round == number for user in one.seats]
        assert len(seated) == len(set(seated))
    tables = [table for table, meeting in found.meetings if not meeting.bye]
    assert None not in tables
    assert len(tables) == len(set(tables))
    assert all(meeting.points is not None for _, meeting in found.meetings)
    assert recomputed(found) == as_told(found)
    assert [row.place for row in found.standings] == sorted(row.place for row in found.standings)


@pytest.mark.usefixtures("on_both")
def test_a_swiss_tournament_from_beginning_to_end(tmp_path: Path) -> None:
    async def told(hall: Hall) -> Shown:
        await hall.announce("swiss")
        return await hall.hold()

    found = story(Hall(tmp_path, 7), told)
    complete(found)
    assert found.tournament.round == 3
    assert sum(meeting.bye for _, meeting in found.meetings) == 3
    assert sum(row.points for row in found.standings) == 3 * 4 * 2


def test_a_round_robin_of_days_plays_all_rounds_at_once(tmp_path: Path) -> None:
    async def told(hall: Hall) -> Shown:
        await hall.announce("round_robin", pace=DAYS, rounds=0)
        await hall.look()
        assert sum(not meeting.bye for _, meeting in (await hall.shown()).meetings) == 10
        return await hall.hold()

    found = story(Hall(tmp_path, 5), told)
    assert [row.games for row in found.standings] == [4] * 5
    assert recomputed(found) == as_told(found)


def test_an_arena_pairs_anew_until_its_time_is_over(tmp_path: Path) -> None:
    async def told(hall: Hall) -> Shown:
        await hall.announce("arena", minutes=3, rounds=0)
        return await hall.hold()

    found = story(Hall(tmp_path, 6), told)
    complete(found)
    assert len(found.meetings) >= 3 * 8
    assert found.tournament.ended is not None
    assert found.tournament.ended >= found.tournament.ends


def test_tables_of_several_count_by_places_and_whoever_resigned_has_nothing(tmp_path: Path) -> None:
    async def told(hall: Hall) -> Shown:
        await hall.announce("tables", game="cyclades", seats=4, rounds=1, options={})
        await hall.look()
        [(table, meeting)] = (await hall.shown()).meetings
        assert table is not None
        await hall.come(table, meeting.seats)
        assert hall.tables is not None
        live = await hall.tables.find(table)
        assert live.table.header.status == "playing"
        for user in meeting.seats[1:]:
            await hall.resign(table, user)
        await hall.look()
        assert live.table.header.status == "playing"  # one person plays on
        await hall.resign(table, meeting.seats[0])
        await hall.look(1)
        return await hall.shown()

    found = story(Hall(tmp_path, 4), told)
    [(_, meeting)] = found.meetings
    assert meeting.points == (0, 0, 0, 0)  # nobody is left: it is over, and nobody has won


def test_who_does_not_come_loses_and_is_drawn_no_more(tmp_path: Path) -> None:
    async def told(hall: Hall) -> None:
        await hall.announce("swiss")
        hall.away = {"p0"}
        await hall.look()
        first = next(m for _, m in (await hall.shown()).meetings if "p0" in m.seats)
        [rival] = set(first.seats) - {"p0"}
        await hall.play()
        await hall.look(179)
        assert next(m for _, m in (await hall.shown()).meetings if "p0" in m.seats).points is None
        await hall.look(2)
        found = await hall.shown()
        absent = next(m for _, m in found.meetings if "p0" in m.seats)
        points = dict(zip(absent.seats, absent.points or (), strict=True))
        assert points == {"p0": 0, rival: 2}
        assert not absent.played
        assert next(one for one in found.entrants if one.user == "p0").paused
        rated = await hall.store.read(lambda c: c.execute("SELECT count(*) FROM rating_changes").fetchone())
        assert rated == (2,)  # one game was played, and nobody's rating falls because somebody stayed away
        await hall.look(31)
        assert all("p0" not in m.seats for _, m in (await hall.shown()).meetings if m.round == 2)
        hall.away = set()
        await hall.enter("p0")
        last = await hall.hold()
        assert any("p0" in m.seats for _, m in last.meetings if m.round == 3)

    story(Hall(tmp_path, 4), told)


def test_a_table_that_another_server_has_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(hall: Hall) -> None:
        await hall.announce("swiss")
        hall.away = set(hall.users)
        await hall.look()
        assert hall.tables is not None
        meetings = (await hall.shown()).meetings
        theirs, find = meetings[0][0], hall.tables.find

        async def find_ours(id: str) -> LiveTable:
            if id == theirs:
                raise Elsewhere
            return await find(id)

        monkeypatch.setattr(hall.tables, "find", find_ours)
        await hall.look(181)
        played = {table: meeting.points for table, meeting in (await hall.shown()).meetings}
        assert played[theirs] is None
        assert all(points is not None for table, points in played.items() if table != theirs)

    story(Hall(tmp_path, 6), told)


async def drawn_without_one(hall: Hall) -> str:
    """The table of a tournament to which one of three does not come."""
    await hall.announce("tables", game="cyclades", seats=3, rounds=1)
    hall.away = {"p1"}
    await hall.look()
    [(table, meeting)] = (await hall.shown()).meetings
    assert table is not None
    await hall.come(table, meeting.seats)
    return table


def test_bots_sit_down_for_those_who_do_not_come_to_a_table_of_several(tmp_path: Path) -> None:
    async def told(hall: Hall) -> None:
        table = await drawn_without_one(hall)
        assert hall.tables is not None
        assert (await hall.tables.find(table)).table.header.status == "waiting"
        await hall.look(181)
        header = (await hall.tables.find(table)).table.header
        assert header.status == "playing"
        assert [chair.kind for chair in header.chairs].count("bot") == 1

    story(Hall(tmp_path, 3), told)


def test_a_game_at_a_table_of_several_counts_although_somebody_did_not_come(tmp_path: Path) -> None:
    async def told(hall: Hall) -> Shown:
        table = await drawn_without_one(hall)
        await hall.look(181)
        for user in set(hall.users) - hall.away:
            await hall.resign(table, user)
        await hall.look(1)
        return await hall.shown()

    found = story(Hall(tmp_path, 3), told)
    [(_, meeting)] = found.meetings
    assert (meeting.points is not None, meeting.played) == (True, True)
    assert {row.user: row.games for row in found.standings} == {"p0": 1, "p1": 1, "p2": 1}


def test_a_map_for_four_is_played_by_four(tmp_path: Path) -> None:
    """Whoever is left over has a round off, as there is no such map for three."""

    async def told(hall: Hall) -> list[int]:
        code = TILE_SET.quick[4]
        await hall.announce("tables", game="legendary", seats=4, rounds=1, options={"map": code})
        await hall.look()
        return [len(meeting.seats) for _, meeting in (await hall.shown()).meetings]

    assert story(Hall(tmp_path, 7), told) == [4, 1, 1, 1]


def test_nobody_changes_who_sits_at_a_drawn_table(tmp_path: Path) -> None:
    async def told(hall: Hall) -> None:
        await hall.announce("swiss")
        await hall.look()
        table, meeting = (await hall.shown()).meetings[0]
        assert table is not None
        assert hall.tables is not None
        live = await hall.tables.find(table)
        for work in (
            lambda table: table.begin("host"),
            lambda table: table.fill_seat("host", 0, live.table.header.chairs[1]),
            lambda table: table.leave_seat(meeting.seats[0], 0),
        ):
            with pytest.raises(Refuse) as refused:
                await live.do(work)
            assert refused.value.error.code == "not_host"

    story(Hall(tmp_path, 4), told)


def test_late_entries_pauses_and_an_organiser_who_holds_everything(tmp_path: Path) -> None:
    async def told(hall: Hall) -> None:
        hall.users.append("late")
        await hall.store.write(
            lambda c: c.execute(
                "INSERT INTO users (id, kind, name, created, seen) VALUES ('late', 'person', 'L', 0, 0)"
            )
        )
        hall.users.pop()
        await hall.announce("swiss", rounds=4)
        await hall.look()
        await hall.enter("late")
        await hall.store.write(lambda c: organising.hold(c, "cup", "host", False, True))
        for _ in range(5):
            await hall.play()
            await hall.look(60)
        assert (await hall.shown()).tournament.round == 1
        await hall.store.write(lambda c: organising.hold(c, "cup", "host", False, False))
        await hall.pause("p1")
        await hall.look()
        found = await hall.shown()
        second = {user for _, m in found.meetings if m.round == 2 for user in m.seats}
        assert "late" in second
        assert "p1" not in second
        with pytest.raises(Problem, match="too late"):
            await hall.store.write(lambda c: organising.enter(c, "cup", "host", hall.clock()))

    story(Hall(tmp_path, 4), told)


def test_too_few_call_it_off_and_nobody_announces_too_many(tmp_path: Path) -> None:
    async def told(hall: Hall) -> None:
        await hall.announce("swiss")
        await hall.look()
        assert (await hall.shown()).tournament.status == "off"
        for number in range(MOST_AT_ONCE):
            await hall.announce("swiss", id=f"cup{number}", starts=hall.clock() + DAY)
        with pytest.raises(Problem, match="Nobody has more"):
            await hall.announce("swiss", id="more")

    story(Hall(tmp_path, 0), told)


KINDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("swiss", {}),
    ("arena", {"minutes": 2, "rounds": 0}),
    ("round_robin", {"rounds": 0, "pace": DAYS}),
)


@pytest.mark.parametrize(("kind", "more"), KINDS)
def test_a_server_killed_at_any_write_changes_nothing(tmp_path: Path, kind: Any, more: dict[str, Any]) -> None:
    """Before each write that tournaments need, and after it: the next server goes on as if nothing had been."""

    async def told(hall: Hall) -> tuple[Shown, int]:
        await hall.announce(kind, **more)
        kills = 0
        for turn in range(400):
            hall.store.writes, hall.store.dies_at = 0, 1
            hall.store.after = turn % 2 == 0
            try:
                await hall.look(20)
            except Killed:
                kills += 1
                await hall.close()
                await hall.open()
            hall.store.dies_at = -1
            found = await hall.shown()
            if found.tournament.status == "over":
                return found, kills
            await hall.play()
        raise AssertionError("the tournament does not end")

    found, kills = story(Hall(tmp_path, 6), told)
    complete(found)
    assert kills >= 6
    if kind != "arena":
        assert len(found.meetings) == {"swiss": 9, "round_robin": 15}[kind]


def test_two_hundred_play_to_the_end(tmp_path: Path) -> None:
    """Results are entered as such, since nobody has to play for that; standings are worked out again by hand."""

    async def told(hall: Hall) -> Shown:
        await hall.announce("swiss", rounds=5)

        def results(connection: Any) -> None:
            rows = connection.execute(
                "SELECT table_id FROM meetings WHERE played IS NULL AND table_id IS NOT NULL"
            ).fetchall()
            for (table,) in rows:
                connection.execute("UPDATE tables SET status = 'over' WHERE id = ?", (table,))
                connection.execute("UPDATE seats SET invited = 0 WHERE table_id = ?", (table,))
                connection.execute(
                    "INSERT INTO results (table_id, game, pace, rated, winners, reason, scores, digest, "
                    "entry_count, at) VALUES (?, 'duel', 'live', 0, ?, 'points', '[]', '', 1, 0)",
                    (table, f"[{hall.rng.randrange(2)}]"),
                )

        for _ in range(40):
            await hall.look(31)
            found = await hall.shown()
            if found.tournament.status == "over":
                return found
            await hall.store.write(results)
        raise AssertionError("the tournament does not end")

    found = story(Hall(tmp_path, 199), told)
    complete(found)
    assert found.tournament.round == 5
    assert sum(row.points for row in found.standings) == 5 * 100 * 2
    by_hand(found.standings, found)


def by_hand(rows: list[Standing], found: Shown) -> None:
    """The order of a Swiss tournament, worked out in another way: sums of rivals' points, without the lowest, with it,
    then the points of those who were beaten."""
    points = dict(as_told(found))
    games = [meeting for _, meeting in found.meetings if not meeting.bye]

    def ties(user: str) -> tuple[int, int, int, int]:
        rivals = sorted(points[other] for m in games if user in m.seats for other in m.seats if other != user)
        rivals += [found.tournament.round] * (found.tournament.round - len(rivals))  # a bye is an average rival
        beaten = [
            other
            for m in games
            if m.points and user in m.seats and m.points[m.seats.index(user)] == 2
            for other in m.seats
            if other != user
        ]
        return sum(rivals) - min(rivals), sum(rivals), 2 * sum(points[other] for other in beaten), len(beaten)

    order = sorted({(points[row.user], *ties(row.user)) for row in rows}, reverse=True)
    assert order == sorted({(row.points, *row.ties) for row in rows}, reverse=True)
    assert [(row.points, *row.ties) for row in rows] == sorted(
        ((points[row.user], *ties(row.user)) for row in rows), reverse=True
    )
