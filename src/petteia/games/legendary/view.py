"""What a seat, or a spectator, may know of a position (L13)."""

from __future__ import annotations

from typing import cast

from msgspec import Struct, to_builtins

from ...core.bits import bit, members, size
from ...core.result import Result
from ..aegean.pantheon import god_in_row
from ..aegean.prospects import ProspectView
from ..aegean.track import card_at
from ..aegean.view import BonusView, ReachView, SpaceView
from .archipelago import AT_SEA
from .asking import asked_faction
from .facts import (
    AJAX,
    AJAX_STRENGTH,
    BONUSES,
    BUILDINGS,
    FORTRESS,
    HERO_SPACES,
    MINOTAUR_STRENGTH,
    ODYSSEUS,
    PORT,
    UNITS,
)
from .metropolises import type_at
from .offerings import most_payable, standing_due
from .pantheon import rows_open
from .position import BY_SEA, Position
from .prospects import next_roll, prospects, win_from_here
from .questions import HOW_MUCH, NAMES, OVER, PHASES, WHICH_GOD
from .reach import reach
from .realm import METROPOLIS
from .results import result
from .sides import attack_strength, attackers, defence_strength, defenders, has_hero, heroes_in, minotaur_fights
from .tables import CREATURE_NAMES, FIGURES, FIRST_FIGURE, GOD_NAMES, HERO_NAMES, SPACE_PRICE, SPACES


class FactionView(Struct, frozen=True):
    """A faction. `gold` is its team's, and -1 where the one who looks may not know it (L13.3); `due` is what its
    standing offer will cost."""

    seat: int
    team: int
    in_game: bool
    gold: int
    income: int
    priestesses: int
    philosophers: int
    metropolises: int
    sheltered: int
    troops_in_reserve: int
    fleets_in_reserve: int
    due: int


class SeaView(Struct, frozen=True):
    """A sea area. `faction` is -1 while nobody has fleets there; a closed one takes no fleets (L8.2)."""

    sea: str
    faction: int
    fleets: int
    horns: int
    figure: str
    closed: bool


class LandView(Struct, frozen=True):
    """A land area. `faction` is -1 while nobody controls it; `sites` hold a building, a metropolis with its bonus, or
    nothing."""

    land: str
    faction: int
    troops: int
    mercenaries: int
    heroes: tuple[str, ...]
    horns: int
    priestess: bool
    sites: tuple[str, ...]
    figure: str


class GodView(Struct, frozen=True):
    """A row: its god, whether it takes offers in this cycle, the offer that stands there, and the highest that whoever
    places a marker could pay, priestesses counted (L4.7); -1 if nobody does, or where his gold is not known."""

    god: str
    open: bool
    faction: int
    offer: int
    most: int


class FigureView(Struct, frozen=True):
    """A creature on the map, and who holds its card."""

    creature: str
    area: str
    faction: int


class GroupView(Struct, frozen=True):
    """Units on the move: where they come from, and who goes."""

    origin: str
    units: int
    mercenaries: int
    heroes: tuple[str, ...]


class BattleView(Struct, frozen=True):
    """A battle that goes on; strengths are without dice, and the bonuses say what adds to the units. `roll` are the
    chances that the next roll costs the attacker, the defender or both a unit; `win` is the attacker's chance in a
    fight to the end, unless Croesus' gold makes it more than a matter of dice."""

    on_land: bool
    place: str
    attacker: int
    defender: int
    attackers: int
    defenders: int
    attack: int
    defence: int
    attack_bonuses: tuple[BonusView, ...]
    defence_bonuses: tuple[BonusView, ...]
    attacking_heroes: tuple[str, ...]
    defending_heroes: tuple[str, ...]
    roll: tuple[float, float, float]
    win: float | None


class View(Struct, frozen=True):
    """Everything a seat may know. `faction` is the one that is asked; `bid_for` is the god that an offer is being named
    for, `displaced_from` the one from whom the marker in hand was just displaced; `plan` is the type of building that
    Hera's player has chosen; `cards` are those that only this seat sees: the Sphinx' draw, or what Zeus showed it on
    top of the deck (L13.1); `prospects` depend on gold, so that only those see them who know it (L13.3); `reach` is by
    faction."""

    seat: int
    actor: int
    faction: int
    question: str
    cycle: int
    phase: str
    map: str
    turn: int
    god: str
    bid_for: str
    displaced_from: str
    plan: str
    order: tuple[int, ...]
    rows: tuple[GodView, ...]
    track: tuple[SpaceView, ...]
    discard: tuple[str, ...]
    deck: int
    cards: tuple[str, ...]
    heroes: tuple[str, ...]
    figures: tuple[FigureView, ...]
    seas: tuple[SeaView, ...]
    lands: tuple[LandView, ...]
    factions: tuple[FactionView, ...]
    group: GroupView | None
    prospects: tuple[ProspectView, ...]
    reach: tuple[tuple[ReachView, ...], ...]
    battle: BattleView | None
    result: Result | None

    def plain(self) -> dict[str, object]:
        """The view as plain data."""
        return cast("dict[str, object]", to_builtins(self))


def view(position: Position, seat: int) -> View:
    """The position as that seat sees it."""
    auction, map = position.auction, position.map
    over = position.asked == OVER
    rows = [*range(position.rows_shown), position.rows_shown] if position.rows_shown else []
    return View(
        seat=int(seat),
        actor=int(position.actor),
        faction=-1 if over or position.actor < 0 else int(asked_faction(position)),
        question=NAMES[position.asked],
        cycle=int(position.cycle),
        phase=PHASES[position.phase],
        map=map.code if map.islands else "",
        turn=int(position.turn),
        god=GOD_NAMES[position.god],
        bid_for=GOD_NAMES[auction.chosen] if auction.chosen >= 0 else "",
        displaced_from=GOD_NAMES[auction.lost] if auction.lost >= 0 else "",
        plan=BUILDINGS[position.plan] if position.plan >= 0 else "",
        order=tuple(int(auction.marker(place)) for place in range(auction.markers)),
        rows=tuple(row_view(position, row, seat) for row in rows),
        track=tuple(space_view(position, space) for space in range(SPACES)),
        discard=tuple(CREATURE_NAMES[creature] for creature in members(position.discard)),
        deck=len(members(position.deck)),
        cards=known_cards(position, seat),
        heroes=tuple(
            HERO_NAMES[card_at(position.hero_track, space)] if card_at(position.hero_track, space) >= 0 else ""
            for space in range(HERO_SPACES)
        ),
        figures=tuple(
            FigureView(
                CREATURE_NAMES[FIRST_FIGURE + figure],
                map.area_name(position.figure_area(figure)),
                int(position.figure_holder(figure)),
            )
            for figure in range(FIGURES)
            if position.figure_area(figure) >= 0
        ),
        seas=tuple(sea_view(position, sea) for sea in range(map.seas)),
        lands=tuple(land_view(position, land) for land in range(map.islands)),
        factions=tuple(faction_view(position, faction, seat) for faction in range(position.factions)),
        group=group_view(position) if position.way else None,
        prospects=prospects(position) if knows_gold(position, position.turn, seat) else (),
        reach=tuple(reach(position, faction) for faction in range(position.factions)),
        battle=battle_view(position) if position.battle.place >= 0 else None,
        result=result(position),
    )


def known_cards(position: Position, seat: int) -> tuple[str, ...]:
    """What only this seat sees."""
    if position.drawn and position.seat_of(position.turn) == seat:
        return tuple(CREATURE_NAMES[creature] for creature in members(position.drawn))
    if position.seen >= 0 and position.seat_of(position.seen_by) == seat:
        return (CREATURE_NAMES[position.seen],)
    return ()


def knows_gold(position: Position, faction: int, seat: int) -> bool:
    """Gold is behind screens, but partners share theirs; unless the table plays open or the game is over (L13.3)."""
    if position.gold_is_open or position.asked == OVER:
        return True
    team = position.team_of(faction)
    return any(position.seat_of(one) == seat and position.team_of(one) == team for one in range(position.factions))


def faction_view(position: Position, faction: int, seat: int) -> FactionView:
    board = position.board
    known = knows_gold(position, faction, seat)
    return FactionView(
        seat=int(position.seat_of(faction)),
        team=int(position.team_of(faction)),
        in_game=position.plays(faction),
        gold=int(position.gold_of(faction)) if known else -1,
        income=int(position.income(faction)) if position.map.islands else 0,
        priestesses=int(position.priestesses_of(faction)),
        philosophers=int(position.philosophers_of(faction)),
        metropolises=int(position.metropolises_of(faction)),
        sheltered=int(position.sheltered_by(faction)),
        troops_in_reserve=UNITS - board.troops_of(faction) - away(position, faction, on_land=True),
        fleets_in_reserve=UNITS - board.fleets_of(faction) - away(position, faction, on_land=False),
        due=int(standing_due(position, faction)),
    )


def away(position: Position, faction: int, on_land: bool) -> int:
    """Basic troops or fleets that are neither on the board nor in reserve: they attack, or pass through."""
    battle = position.battle
    if battle.place >= 0:
        ours = battle.attacker == faction and (battle.on_land == 1) == on_land
        return int(battle.attackers) if ours else 0
    ours = position.passing == 1 and position.turn == faction and (position.way != BY_SEA) == on_land
    return int(position.moving) if ours else 0


def row_view(position: Position, row: int, seat: int) -> GodView:
    """A row of the gods; behind the last comes Apollo."""
    auction = position.auction
    last = row == position.rows_shown
    god = len(GOD_NAMES) - 1 if last else god_in_row(position, row)
    is_open = last or row < rows_open(position)
    told = position.asked in (WHICH_GOD, HOW_MUCH) and knows_gold(position, auction.bidder, seat)
    most = int(most_payable(position, auction.bidder)) if told else -1
    return GodView(GOD_NAMES[god], is_open, int(auction.holder(god)), int(auction.offer(god)), most)


def space_view(position: Position, space: int) -> SpaceView:
    creature = card_at(position.track, space)
    return SpaceView(SPACE_PRICE[space], CREATURE_NAMES[creature] if creature >= 0 else "")


def figure_in(position: Position, area: int) -> str:
    found = [figure for figure in range(FIGURES) if position.figure_area(figure) == area]
    return CREATURE_NAMES[FIRST_FIGURE + found[0]] if found else ""


def sea_view(position: Position, sea: int) -> SeaView:
    area = AT_SEA + sea
    return SeaView(
        sea=position.map.sea_names[sea],
        faction=int(position.board.admiral(sea)),
        fleets=int(position.board.fleets_at(sea)),
        horns=int(position.horns_in(area)),
        figure=figure_in(position, area),
        closed=position.closed_seas() >> sea & 1 == 1,
    )


def land_view(position: Position, land: int) -> LandView:
    return LandView(
        land=position.map.island_names[land],
        faction=int(position.board.owner(land)),
        troops=int(position.board.troops_on(land)),
        mercenaries=int(position.mercenaries_on(land)),
        heroes=tuple(HERO_NAMES[hero] for hero in members(position.heroes_at(land))),
        horns=int(position.horns_in(land)),
        priestess=position.map.priestesses >> land & 1 == 1,
        sites=tuple(site_view(position, site) for site in members(position.map.sites[land])),
        figure=figure_in(position, land),
    )


def site_view(position: Position, site: int) -> str:
    if position.basic() >> site & 1:
        return BUILDINGS[type_at(position, site)]
    for bonus, name in enumerate(BONUSES):
        if position.sites_with(METROPOLIS + bonus) >> site & 1:
            return f"metropolis:{name}"
    return ""


def group_view(position: Position) -> GroupView:
    names = position.map.sea_names if position.way == BY_SEA else position.map.island_names
    return GroupView(
        origin=names[position.from_area],
        units=int(position.moving),
        mercenaries=int(position.hired),
        heroes=tuple(HERO_NAMES[hero] for hero in members(position.band)),
    )


def battle_view(position: Position) -> BattleView:
    battle, map = position.battle, position.map
    attack, defence = int(attack_strength(position)), int(defence_strength(position))
    return BattleView(
        on_land=battle.on_land == 1,
        place=map.island_names[battle.place] if battle.on_land else map.sea_names[battle.place],
        attacker=int(battle.attacker),
        defender=int(battle.defender),
        attackers=int(attackers(position)),
        defenders=int(defenders(position)),
        attack=attack,
        defence=defence,
        attack_bonuses=bonuses(position, attacking=True),
        defence_bonuses=bonuses(position, attacking=False),
        attacking_heroes=tuple(HERO_NAMES[hero] for hero in members(heroes_in(position, True))),
        defending_heroes=tuple(HERO_NAMES[hero] for hero in members(heroes_in(position, False))),
        roll=next_roll(position),
        win=win_from_here(position),
    )


def bonuses(position: Position, attacking: bool) -> tuple[BonusView, ...]:
    """What a side adds to its units, one line for each kind and land (L7.10, L7.11, L8.4, L8.15)."""
    battle, map = position.battle, position.map
    if battle.on_land == 0:
        side = battle.attacker if attacking else battle.defender
        return building_bonuses(position, map.shores[battle.place] & position.lands_of(side), PORT, "L7.10")
    place = map.island_names[battle.place]
    found: tuple[BonusView, ...] = ()
    if has_hero(position, attacking, AJAX):
        found += (BonusView("ajax", place, AJAX_STRENGTH - 1, "L10.20"),)
    if attacking:
        return found
    if minotaur_fights(position):
        found += (BonusView("minotaur", place, MINOTAUR_STRENGTH - 1, "L10.17"),)
    if not has_hero(position, True, ODYSSEUS):
        found += building_bonuses(position, bit(battle.place), FORTRESS, "L7.11")
    return found


def building_bonuses(position: Position, lands: int, building: int, rule: str) -> tuple[BonusView, ...]:
    """Ports or fortresses, and metropolises, which count as either."""
    found = []
    for land in members(lands):
        name, sites = position.map.island_names[land], position.map.sites[land]
        found += [
            BonusView(BUILDINGS[building], name, size(position.sites_with(building) & sites), rule),
            BonusView("metropolis", name, size(position.metropolises() & sites), rule),
        ]
    return tuple(bonus for bonus in found if bonus.strength)
