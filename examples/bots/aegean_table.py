"""A table of either Cyclades, as a player looks at it: what both editions have in common, under the same words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from petteia.core.contract.maps import MapPlan
from petteia.games.aegean.words.prospects import ProspectView
from petteia.games.cyclades.facts import METROPOLISES_TO_WIN as CYCLADES_TARGET
from petteia.games.cyclades.facts import METROPOLISES_TO_WIN_FOR_TWO
from petteia.games.cyclades.words.plan import map_plan
from petteia.games.cyclades.words.view import IslandView
from petteia.games.cyclades.words.view import View as CycladesView
from petteia.games.legendary.facts import METROPOLISES_TO_WIN as LEGENDARY_TARGET
from petteia.games.legendary.words.plan import plan_of
from petteia.games.legendary.words.view import View as LegendaryView

METROPOLIS = "metropolis"
TOUCH = 1.1  # centres of hexagons that touch are 1 apart


@dataclass(frozen=True)
class Land:
    """An island, or a land area; `wall` is what its buildings add to the defence."""

    name: str
    owner: int
    units: int
    horns: int
    sites: tuple[str, ...]
    figure: str
    heroes: tuple[str, ...] = ()

    @property
    def wall(self) -> int:
        return sum(site in ("fortress", METROPOLIS) for site in self.sites) + 2 * (self.figure == "minotaur")

    @property
    def free(self) -> int:
        return self.sites.count("")


@dataclass(frozen=True)
class Sea:
    """A sea with its fleets, and what it earns."""

    name: str
    owner: int
    fleets: int
    horns: int


@dataclass(frozen=True)
class Player:
    """What a player has. Gold is -1 if nobody may know it, or else what the team has."""

    team: int
    gold: int
    income: int
    priests: int
    philosophers: int
    metropolises: int


@dataclass(frozen=True)
class Row:
    """A god who takes offers, with the offer that stands, and the most that I could offer."""

    god: str
    holder: int
    offer: int
    most: int


@dataclass(frozen=True)
class Table:
    """All that I see. `place` is where a battle goes on, `group` where those on the move come from."""

    me: int
    legendary: bool
    question: str
    cycle: int
    god: str
    bid_for: str
    target: int
    recruited: int
    attacking: bool
    win: float
    place: str
    group: str
    power: str
    rows: tuple[Row, ...]
    players: tuple[Player, ...]
    lands: dict[str, Land]
    buildings: dict[str, str]
    seas: dict[str, Sea]
    track: dict[str, int]
    discard: tuple[str, ...]
    prospects: tuple[ProspectView, ...]
    reach: tuple[dict[str, frozenset[str]], ...]
    beside: dict[str, frozenset[str]]

    @property
    def self(self) -> Player:
        return self.players[self.me]

    def friendly(self, seat: int) -> bool:
        return seat >= 0 and self.players[seat].team == self.self.team

    def lands_of(self, seat: int) -> list[Land]:
        return [land for land in self.lands.values() if land.owner == seat]

    def types(self, seat: int) -> set[str]:
        """The types of basic buildings that a player, or a team, has."""
        sites = [site for land in self.lands.values() if self.allied(land.owner, seat) for site in land.sites]
        return set(sites) - {"", METROPOLIS}

    def allied(self, one: int, other: int) -> bool:
        return one >= 0 and self.players[one].team == self.players[other].team

    def metropolises(self, seat: int) -> int:
        return sum(player.metropolises for player in self.players if player.team == self.players[seat].team)

    def rivals(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.team != self.self.team]

    def threatened(self, land: str) -> bool:
        """Whether a rival's troops could come here."""
        return any(land in areas for seat in self.rivals() for areas in self.reach[seat].values())

    def joined(self, land: str) -> set[str]:
        """The lands that troops can walk to, over land or along a chain of my fleets."""
        ways, found = {land}, {name for name in self.beside[land] if name in self.lands}
        while ways:
            area = ways.pop()
            found |= {area}
            for name in self.beside[area] - found:
                if name in self.lands and area in self.seas:
                    found.add(name)
                elif name in self.seas and self.seas[name].owner == self.me:
                    ways.add(name)
        return {name for name in found if name in self.lands and name != land}


def table_of(view: object) -> Table:
    """Whichever edition it is."""
    if isinstance(view, CycladesView):
        return cyclades_table(view)
    assert isinstance(view, LegendaryView)
    return legendary_table(view)


def cyclades_table(view: CycladesView) -> Table:
    plan = map_plan(len(view.seats))
    horns = {sea.id: sea.horns for sea in plan.seas}
    covered = {land.id: land.metropolis for land in plan.lands}
    taken = {sea.sea: (sea.seat, sea.fleets) for sea in view.seas}
    return Table(
        me=view.seat,
        legendary=False,
        question=view.question,
        cycle=view.cycle,
        god=view.god,
        bid_for=view.bid_for,
        target=METROPOLISES_TO_WIN_FOR_TWO if len(view.seats) == 2 else CYCLADES_TARGET,
        recruited=view.recruited,
        attacking=view.battle is not None and view.battle.attacker == view.seat,
        win=view.battle.win if view.battle else 0.5,
        place=view.battle.place if view.battle else "",
        group=view.group.origin if view.group else "",
        power=view.power,
        rows=(
            *(Row(row.god, row.seat, row.offer, row.most) for row in view.rows),
            *([] if any(row.god == "apollo" for row in view.rows) else [Row("apollo", -1, 0, 0)]),
        ),
        players=tuple(
            Player(seat, one.gold, one.income, one.priests, one.philosophers, one.metropolises)
            for seat, one in enumerate(view.seats)
        ),
        lands={
            one.island: Land(
                one.island, one.owner, one.troops, one.prosperity, sites_of(one, covered[one.island]), one.figure
            )
            for one in view.islands
        },
        buildings={
            f"{one.island}.{number}": school(kind)
            for one in view.islands
            for number, kind in enumerate(one.buildings, 1)
            if kind
        },
        seas={name: Sea(name, *taken.get(name, (-1, 0)), horns[name]) for name in horns},
        track={space.creature: space.price for space in view.track if space.creature},
        discard=view.discard,
        prospects=view.prospects,
        reach=tuple({one.means: frozenset(one.areas) for one in seat} for seat in view.reach),
        beside=cyclades_map(len(view.seats)),
    )


def school(kind: str) -> str:
    """A building by the name that it has in the later edition."""
    return "academy" if kind == "university" else kind


def sites_of(island: IslandView, covered: tuple[int, ...]) -> tuple[str, ...]:
    """What stands on the sites; a metropolis covers some of them."""
    sites = [school(name) for name in island.buildings]
    if not island.metropolis:
        return tuple(sites)
    return (METROPOLIS, *(site for number, site in enumerate(sites, 1) if number not in covered))


def legendary_table(view: LegendaryView) -> Table:
    return Table(
        me=view.faction,
        legendary=True,
        question=view.question,
        cycle=view.cycle,
        god=view.god,
        bid_for=view.bid_for,
        target=LEGENDARY_TARGET,
        recruited=view.done.recruited,
        attacking=view.battle is not None and view.battle.attacker == view.faction,
        win=0.5 if view.battle is None or view.battle.win is None else view.battle.win,
        place=view.battle.place if view.battle else "",
        group=view.group.origin if view.group else "",
        power=view.power,
        rows=tuple(Row(row.god, row.faction, row.offer, row.most) for row in view.rows if row.open),
        players=tuple(
            Player(one.team, one.gold, one.income, one.priestesses, one.philosophers, one.metropolises)
            for one in view.factions
        ),
        lands={
            one.land: Land(
                one.land,
                one.faction,
                one.troops + one.mercenaries + len(one.heroes),
                one.horns + one.priestess,
                tuple(METROPOLIS if site.startswith(METROPOLIS) else site for site in one.sites),
                one.figure,
                one.heroes,
            )
            for one in view.lands
        },
        buildings={
            f"{one.land}.{number}": kind for one in view.lands for number, kind in enumerate(one.sites, 1) if kind
        },
        seas={one.sea: Sea(one.sea, one.faction, one.fleets, one.horns) for one in view.seas},
        track={space.creature: space.price for space in view.track if space.creature},
        discard=view.discard,
        prospects=view.prospects,
        reach=tuple({one.means: frozenset(one.areas) for one in faction} for faction in view.reach),
        beside=legendary_map(len(view.factions), view.map),
    )


@lru_cache
def cyclades_map(seats: int) -> dict[str, frozenset[str]]:
    return neighbours(map_plan(seats))


@lru_cache
def legendary_map(seats: int, code: str) -> dict[str, frozenset[str]]:
    return neighbours(plan_of(seats, code)) if code else {}


def neighbours(plan: MapPlan) -> dict[str, frozenset[str]]:
    """By area those that share a border with it: some of their hexagons touch."""
    cells = {land.id: land.cells for land in plan.lands} | {sea.id: sea.cells for sea in plan.seas}
    return {
        one: frozenset(other for other in cells if other != one and touch(cells[one], cells[other])) for one in cells
    }


def touch(ones: Iterable[tuple[float, float]], others: tuple[tuple[float, float], ...]) -> bool:
    return any((x - p) ** 2 + (y - q) ** 2 < TOUCH**2 for x, y in ones for p, q in others)
