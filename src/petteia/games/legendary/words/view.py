"""What a seat, or a spectator, may know of a position (L13)."""

from __future__ import annotations

from typing import cast

from msgspec import Struct, to_builtins

from ....core.contract.result import Result
from ....core.engine.bits import bit, members, size
from ...aegean.rules.battle import DEFENDER_ROLLS
from ...aegean.rules.pantheon import god_in_row
from ...aegean.rules.track import card_at, cards_on
from ...aegean.words.prospects import ProspectView
from ...aegean.words.view import BonusView, ReachView, SpaceView
from ..facts import (
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
from ..notation.positions import target_names
from ..rules.asking import asked_faction
from ..rules.cycle.offerings import most_payable, standing_due
from ..rules.cycle.pantheon import rows_open
from ..rules.map.archipelago import AT_SEA
from ..rules.position import BY_SEA, Position
from ..rules.questions import HERO_WHERE, HOW_MUCH, NAMES, OVER, PHASES, WHICH_GOD
from ..rules.realm import METROPOLIS, NO_FACTION
from ..rules.tables import ALL_HEROES, CREATURE_NAMES, FIGURES, FIRST_FIGURE, GOD_NAMES, HERO_NAMES, SPACE_PRICE, SPACES
from ..rules.turn.battles import CROESUS_MAY_REROLL
from ..rules.turn.metropolises import in_supply, tokens_of, toll_of, type_at
from ..rules.turn.prices import discounts
from ..rules.turn.sides import (
    attack_strength,
    attackers,
    defence_strength,
    defenders,
    has_hero,
    heroes_in,
    minotaur_fights,
)
from .prospects import next_roll, prospects, win_from_here
from .reach import reach
from .results import result


class FactionView(Struct, frozen=True):
    """A faction. `gold` is its team's, and -1 if the viewer may not know it (L13.3); `due` is what its
    standing offer will cost; `discounts` are its temples and metropolises, sheltered ones too, that have not lowered a
    price in this cycle (L7.9); `caught` says that it has offered more than it had, and may only offer what it can pay
    for the rest of the cycle (L4.8)."""

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
    discounts: int
    caught: bool


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
    nothing; `used` are those of them, counted from 0, whose discount is spent in this cycle (L7.9)."""

    land: str
    faction: int
    troops: int
    mercenaries: int
    heroes: tuple[str, ...]
    horns: int
    priestess: bool
    sites: tuple[str, ...]
    used: tuple[int, ...]
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
    """A creature on the map, who holds its card, and whether its upkeep is still to be settled (L5.1)."""

    creature: str
    area: str
    faction: int
    due: bool


class SupplyView(Struct, frozen=True):
    """What is left for all (L1.10): mercenaries in the pool, cards, buildings by type, and metropolis tokens by bonus,
    which is known of all that have been turned up."""

    mercenaries: int
    priestesses: int
    philosophers: int
    buildings: dict[str, int]
    tokens: dict[str, int]


class TurnView(Struct, frozen=True):
    """What the active faction has done so far: whether it has built, how many it has recruited and how often it has
    mobilised heroes, which make the next prices (L7, L8.20), whether it has looked with Zeus or recruited a hero."""

    built: bool
    recruited: int
    mobilised: int
    looked: bool
    hero_recruited: bool


class PendingView(Struct, frozen=True):
    """What is still to be done of something that has begun. Of a metropolis: who founds it, the buildings that must
    still be given up, or types of which `each` buildings are given up, so many `picks` of them still to be named (L9.3,
    L10.22, L10.25). Of bonuses: whose they are, those still to come, and the units of the one that is being placed that
    have no place yet (L9.2). Mercenaries of the Giant without a land (L10.8); seas from which Polyphemus still drives
    fleets away (L10.18); whether the Hydra is still to kill (L10.13). Factions are -1 where there is none."""

    founder: int
    toll: dict[str, int]
    picks: int
    each: int
    bonuses_to: int
    bonuses: dict[str, int]
    units: int
    mercenaries: int
    driven_from: tuple[str, ...]
    hydra_kills: bool


class GroupView(Struct, frozen=True):
    """Units on the move: where they come from, and who goes."""

    origin: str
    units: int
    mercenaries: int
    heroes: tuple[str, ...]


class BattleView(Struct, frozen=True):
    """The current battle; strengths are without dice, and the bonuses say what adds to the units. The dice are -1
    while they are not on the table. `roll` are the chances that the next roll costs the attacker, the defender or both
    a unit; `win` is the attacker's chance in a fight to the end, unless Croesus' gold makes it more than a matter of
    dice."""

    on_land: bool
    place: str
    attacker: int
    defender: int
    attackers: int
    defenders: int
    attack: int
    defence: int
    attack_die: int
    defence_die: int
    attack_bonuses: tuple[BonusView, ...]
    defence_bonuses: tuple[BonusView, ...]
    attacking_heroes: tuple[str, ...]
    defending_heroes: tuple[str, ...]
    roll: tuple[float, float, float]
    win: float | None


class View(Struct, frozen=True):
    """Everything a seat may know. `faction` is the one that is asked; `bid_for` is the god that an offer is being named
    for, `displaced_from` the one from whom the marker in hand was just displaced; `plan` is the type of building that
    Hera's player has chosen; `power` is the creature that is being played, `target` what was chosen for the question
    before; `back` are the markers that are back on the turn order, from its first place on; `heroes` are on the track,
    `hero_deck` still to come, `hero_discard` out of the game, `fresh` those who cannot be sacrificed in this cycle
    (L8.22); `cards` are those that only this seat sees: the Sphinx' draw, or what Zeus showed it on
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
    power: str
    target: str
    done: TurnView
    order: tuple[int, ...]
    back: tuple[int, ...]
    rows: tuple[GodView, ...]
    track: tuple[SpaceView, ...]
    discard: tuple[str, ...]
    deck: int
    cards: tuple[str, ...]
    heroes: tuple[str, ...]
    hero_deck: tuple[str, ...]
    hero_discard: tuple[str, ...]
    fresh: tuple[str, ...]
    supply: SupplyView
    figures: tuple[FigureView, ...]
    seas: tuple[SeaView, ...]
    lands: tuple[LandView, ...]
    factions: tuple[FactionView, ...]
    pending: PendingView
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
        power=CREATURE_NAMES[position.power] if position.power >= 0 else "",
        target=target_names(position)[position.chosen] if position.chosen >= 0 else "",
        done=turn_view(position),
        order=tuple(int(auction.marker(place)) for place in range(auction.markers)),
        back=tuple(int(auction.returning >> 3 * place & 7) for place in range(auction.returned)),
        rows=tuple(row_view(position, row, seat) for row in rows),
        track=tuple(space_view(position, space) for space in range(SPACES)),
        discard=tuple(CREATURE_NAMES[creature] for creature in members(position.discard)),
        deck=len(members(position.deck)),
        cards=known_cards(position, seat),
        heroes=tuple(
            HERO_NAMES[card_at(position.hero_track, space)] if card_at(position.hero_track, space) >= 0 else ""
            for space in range(HERO_SPACES)
        ),
        hero_deck=hero_names(position.hero_deck),
        hero_discard=hero_names(heroes_out(position)),
        fresh=hero_names(position.fresh),
        supply=supply_view(position),
        figures=tuple(figure_view(position, figure) for figure in range(FIGURES) if position.figure_area(figure) >= 0),
        seas=tuple(sea_view(position, sea) for sea in range(map.seas)),
        lands=tuple(land_view(position, land) for land in range(map.islands)),
        factions=tuple(faction_view(position, faction, seat) for faction in range(position.factions)),
        pending=pending_view(position),
        group=group_view(position) if position.way else None,
        prospects=prospects(position) if knows_gold(position, position.turn, seat) else (),
        reach=tuple(reach(position, faction) for faction in range(position.factions)),
        battle=battle_view(position) if position.battle.place >= 0 else None,
        result=result(position),
    )


def hero_names(heroes: int) -> tuple[str, ...]:
    return tuple(HERO_NAMES[hero] for hero in members(heroes))


def heroes_out(position: Position) -> int:
    """The heroes who were sacrificed, or lost in battle (L8.16, L8.22)."""
    out = ALL_HEROES & ~(position.hero_deck | cards_on(position.hero_track))
    for faction in range(position.factions):
        out &= ~position.heroes_of(faction)
    return out & ~bit(position.chosen) if position.asked == HERO_WHERE else out


def figure_view(position: Position, figure: int) -> FigureView:
    return FigureView(
        creature=CREATURE_NAMES[FIRST_FIGURE + figure],
        area=position.map.area_name(position.figure_area(figure)),
        faction=int(position.figure_holder(figure)),
        due=position.due >> figure & 1 == 1,
    )


def supply_view(position: Position) -> SupplyView:
    return SupplyView(
        mercenaries=int(position.mercenaries_left()),
        priestesses=int(position.priestesses_left()),
        philosophers=int(position.philosophers_left()),
        buildings={name: int(in_supply(position, building)) for building, name in enumerate(BUILDINGS)},
        tokens={name: int(tokens_of(position, bonus)) for bonus, name in enumerate(BONUSES)},
    )


def turn_view(position: Position) -> TurnView:
    return TurnView(
        built=position.built == 1,
        recruited=int(position.recruited),
        mobilised=int(position.mobilised),
        looked=position.looked == 1,
        hero_recruited=position.engaged == 1,
    )


def pending_view(position: Position) -> PendingView:
    return PendingView(
        founder=faction_or_none(position.founder),
        toll={name: int(toll_of(position, building)) for building, name in enumerate(BUILDINGS)},
        picks=int(position.picks),
        each=int(position.each),
        bonuses_to=faction_or_none(position.owed_to),
        bonuses={name: int(position.owed >> 2 * bonus & 3) for bonus, name in enumerate(BONUSES)},
        units=int(position.units_owed),
        mercenaries=int(position.settling),
        driven_from=tuple(position.map.sea_names[sea] for sea in members(position.pushing)),
        hydra_kills=position.hunting != 0,
    )


def faction_or_none(faction: int) -> int:
    return -1 if faction == NO_FACTION else int(faction)


def known_cards(position: Position, seat: int) -> tuple[str, ...]:
    """What only this seat sees."""
    if position.drawn and position.seat_of(position.turn) == seat:
        return tuple(CREATURE_NAMES[creature] for creature in members(position.drawn))
    if position.seen >= 0 and position.seat_of(position.seen_by) == seat:
        return (CREATURE_NAMES[position.seen],)
    return ()


def knows_gold(position: Position, faction: int, seat: int) -> bool:
    """Whether a seat may know some gold: it is behind screens, except a partner's, by option, or at the end (L13.3)."""
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
        discounts=int(discounts(position, faction)),
        caught=position.caught >> faction & 1 == 1,
    )


def away(position: Position, faction: int, on_land: bool) -> int:
    """Basic troops or fleets that are neither on the board nor in reserve: they are attacking or passing through."""
    battle = position.battle
    if battle.place >= 0:
        ours = battle.attacker == faction and (battle.on_land == 1) == on_land
        return int(battle.attackers) if ours else 0
    ours = position.passing == 1 and position.turn == faction and (position.way != BY_SEA) == on_land
    return int(position.moving) if ours else 0


def row_view(position: Position, row: int, seat: int) -> GodView:
    """A row of the gods; Apollo comes after the last."""
    auction = position.auction
    last = row == position.rows_shown
    god = len(GOD_NAMES) - 1 if last else god_in_row(position, row)
    is_open = last or row < rows_open(position)
    told = position.asked in (WHICH_GOD, HOW_MUCH) and knows_gold(position, auction.bidder, seat)
    most = int(most_payable(position, auction.bidder, god)) if told else -1
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
    sites = members(position.map.sites[land])
    return LandView(
        land=position.map.island_names[land],
        faction=int(position.board.owner(land)),
        troops=int(position.board.troops_on(land)),
        mercenaries=int(position.mercenaries_on(land)),
        heroes=hero_names(position.heroes_at(land)),
        horns=int(position.horns_in(land)),
        priestess=position.map.priestesses >> land & 1 == 1,
        sites=tuple(site_view(position, site) for site in sites),
        used=tuple(place for place, site in enumerate(sites) if position.used >> site & 1),
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
        heroes=hero_names(position.band),
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
        attack_die=int(battle.die) if battle.stage in (DEFENDER_ROLLS, CROESUS_MAY_REROLL) else -1,
        defence_die=int(position.defence) - 1,
        attack_bonuses=bonuses(position, attacking=True),
        defence_bonuses=bonuses(position, attacking=False),
        attacking_heroes=hero_names(heroes_in(position, True)),
        defending_heroes=hero_names(heroes_in(position, False)),
        roll=next_roll(position),
        win=win_from_here(position),
    )


def bonuses(position: Position, attacking: bool) -> tuple[BonusView, ...]:
    """What a side adds to its units, with one entry for each kind and land (L7.10, L7.11, L8.4, L8.15)."""
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
