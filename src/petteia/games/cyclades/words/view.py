"""What a seat, or a spectator, may know of a position (C16)."""

from __future__ import annotations

from typing import cast

from msgspec import Struct, to_builtins

from ....core.contract.result import Result
from ....core.engine.bits import bit, members, size
from ...aegean.rules.auction import NO_GOD
from ...aegean.rules.battle import DEFENDER_ROLLS, round_odds
from ...aegean.rules.pantheon import god_in_row
from ...aegean.words.prospects import ProspectView
from ...aegean.words.view import BonusView, ReachView, SpaceView
from ..facts import (
    BUILDINGS,
    FORTRESS,
    MINOTAUR,
    MINOTAUR_STRENGTH,
    PORT,
    SUPPLY_OF_METROPOLISES,
    SUPPLY_OF_PHILOSOPHERS,
    SUPPLY_OF_PRIESTS,
    UNITS,
)
from ..rules.cycle.offerings import most_payable, payment_due
from ..rules.cycle.pantheon import gods_shown
from ..rules.cycle.track import creature_at
from ..rules.position import Position
from ..rules.powers.polyphemus import pushed_group
from ..rules.questions import HOW_MUCH, IN_OFFERINGS, NAMES, OVER, PHASES, PUSH_WHERE, REBUILD_AS, WHICH_GOD
from ..rules.tables import ALL_GREAT_GODS, FIGURES, FIRST_FIGURE, ISLANDS_A_MAP, PRINTED, SPACE_PRICE, SPACES
from ..rules.turn.battles import defence_bonus, defenders
from ..rules.turn.fleets import fought_at, fought_seas
from ..rules.turn.temples import discounts
from .events import slot_names
from .prospects import prospects, win_from_here
from .reach import reach
from .results import result
from .text import CREATURE_NAMES, GOD_NAMES


class SeatView(Struct, frozen=True):
    """A player. `gold` is -1 if the viewer may not know it (C6.2)."""

    in_game: bool
    gold: int
    income: int
    priests: int
    philosophers: int
    metropolises: int
    troops_in_reserve: int
    fleets_in_reserve: int


class SeaView(Struct, frozen=True):
    """A sea space with fleets on it."""

    sea: str
    seat: int
    fleets: int


class IslandView(Struct, frozen=True):
    """An island. `owner` is -1 while it is neutral; `buildings` go by slot, empty where none is; `discounts` are its
    temples and metropolis that can still lower a price in this cycle (C10.2). A `figure` is of `figure_seat`, and
    `figure_new` if it came in this cycle (C12.7)."""

    island: str
    owner: int
    troops: int
    prosperity: int
    buildings: tuple[str, ...]
    metropolis: bool
    discounts: int
    figure: str
    figure_seat: int
    figure_new: bool


class GodView(Struct, frozen=True):
    """A row: its god, empty while he is face down, the offer that stands there, and the highest that whoever places a
    marker could pay, priests counted (C7.10); -1 if nobody does, or where his gold is not known."""

    god: str
    seat: int
    offer: int
    most: int


class BattleView(Struct, frozen=True):
    """The current battle. `die` is what the attacker has rolled, -1 while he has not; `bonus` is what the defender
    adds to his units, `bonuses` say by what; `roll` are the chances that the next roll costs the attacker, the defender
    or both a unit; `win` is the attacker's chance in a fight to the end."""

    on_land: bool
    place: str
    attacker: int
    defender: int
    attackers: int
    defenders: int
    die: int
    bonus: int
    bonuses: tuple[BonusView, ...]
    roll: tuple[float, float, float]
    win: float


class GroupView(Struct, frozen=True):
    """Fleets or troops on the move: where they are, how many go, and whether they have made a step."""

    origin: str
    units: int
    moved: bool = False


class SupplyView(Struct, frozen=True):
    """What is left in the supply (C1.7); buildings by type."""

    prosperity: int
    buildings: dict[str, int]
    metropolises: int
    priests: int
    philosophers: int


class View(Struct, frozen=True):
    """Everything a seat may know. `bid_for` is the god that an offer is being named for, `displaced_from` the one from
    whom the marker in hand was just displaced; `placed` says how many markers of the turn order have been placed,
    `back` whose are back already, the last one first (C8.4). `face_down` are the gods that by elimination take no
    offerings in this cycle (C16.2); `coming_first` are those of them with whom the next rows begin (C5.3, C5.4).

    `filling` are the spaces of the track, counted from 0, for which cards are drawn. `recruited` is how many the turn
    has recruited; `power` the creature whose power is in use, `borrowed` if the Chimera lends it. `fought` are fleets
    that the Sylph may not move on, `pushing` those that Polyphemus is still to push; `giving_up` are the types of
    buildings still to be given up for a metropolis, `temples_to_name` how many still lower the price of a creature,
    `target` what was chosen for the question. `reach` is by seat; `due` is what the seat is to pay for its offers."""

    seat: int
    actor: int
    question: str
    cycle: int
    phase: str
    turn: int
    god: str
    bid_for: str
    displaced_from: str
    order: tuple[int, ...]
    placed: int
    back: tuple[int, ...]
    rows: tuple[GodView, ...]
    face_down: tuple[str, ...]
    coming_first: tuple[str, ...]
    apollo: tuple[int, ...]
    track: tuple[SpaceView, ...]
    filling: tuple[int, ...]
    deck: int
    discard: tuple[str, ...]
    kraken: str
    seas: tuple[SeaView, ...]
    islands: tuple[IslandView, ...]
    seats: tuple[SeatView, ...]
    supply: SupplyView
    recruited: int
    power: str
    borrowed: bool
    temples_to_name: int
    giving_up: tuple[str, ...]
    target: str
    pushing: tuple[str, ...]
    fought: tuple[SeaView, ...]
    steps_left: int
    group: GroupView | None
    prospects: tuple[ProspectView, ...]
    reach: tuple[tuple[ReachView, ...], ...]
    battle: BattleView | None
    due: int
    result: Result | None

    def plain(self) -> dict[str, object]:
        """The view as plain data."""
        return cast("dict[str, object]", to_builtins(self))


def view(position: Position, seat: int) -> View:
    """The position as that seat sees it."""
    auction, chart = position.auction, position.board.chart
    return View(
        seat=int(seat),
        actor=int(position.actor),
        question=NAMES[position.asked],
        cycle=int(position.cycle),
        phase=PHASES[position.phase],
        turn=int(position.turn),
        god=GOD_NAMES[position.god],
        bid_for=GOD_NAMES[auction.chosen] if auction.chosen >= 0 else "",
        displaced_from=GOD_NAMES[auction.lost] if auction.lost >= 0 else "",
        order=tuple(int(auction.marker(place)) for place in range(auction.markers)),
        placed=int(auction.laid) - (auction.bidder >= 0),
        back=tuple(auction.returning >> 3 * place & 7 for place in range(auction.returned)),
        rows=tuple(god_view(position, god_in_row(position, row), seat) for row in range(position.rows_shown)),
        face_down=tuple(GOD_NAMES[god] for god in members(face_down(position))),
        coming_first=tuple(GOD_NAMES[god] for god in members(position.hidden_gods & ~gods_shown(position))),
        apollo=tuple(int(auction.arrival(place)) for place in range(auction.arrived)),
        track=tuple(space_view(position, space) for space in range(SPACES)),
        filling=tuple(members(position.filling)),
        deck=size(position.deck),
        discard=tuple(CREATURE_NAMES[creature] for creature in members(position.discard)),
        kraken=chart.sea_names[position.kraken] if position.kraken >= 0 else "",
        seas=tuple(
            SeaView(chart.sea_names[sea], int(position.board.admiral(sea)), int(position.board.fleets_at(sea)))
            for sea in members(position.board.occupied())
        ),
        islands=tuple(island_view(position, island) for island in range(chart.islands)),
        seats=tuple(seat_view(position, other, seat) for other in range(position.players)),
        supply=supply_view(position),
        recruited=int(position.recruited),
        power=CREATURE_NAMES[position.power] if position.power >= 0 else "",
        borrowed=position.borrowed == 1,
        temples_to_name=int(position.saving),
        giving_up=tuple(name for type, name in enumerate(BUILDINGS) if position.founding >> type & 1),
        target=target(position),
        pushing=tuple(chart.sea_names[sea] for sea in members(position.pushing)),
        fought=fought_view(position),
        steps_left=int(position.steps),
        group=group_view(position),
        prospects=prospects(position),
        reach=tuple(reach(position, other) for other in range(position.players)),
        battle=battle_view(position) if position.battle.place >= 0 else None,
        due=int(payment_due(position, seat, NO_GOD)) if seat >= 0 and position.phase == IN_OFFERINGS else 0,
        result=result(position),
    )


def face_down(position: Position) -> int:
    """The set of gods that take no offerings; while the rows are being filled, of those known not to."""
    shown = gods_shown(position)
    return ALL_GREAT_GODS & ~shown if position.phase >= IN_OFFERINGS else position.hidden_gods & ~shown


def target(position: Position) -> str:
    """The place that was chosen for the question: the Cyclops' building, otherwise a sea space."""
    chart = position.board.chart
    if position.chosen < 0:
        return ""
    return (slot_names(chart) if position.asked == REBUILD_AS else chart.sea_names)[position.chosen]


def fought_view(position: Position) -> tuple[SeaView, ...]:
    """The fleets that have fought under the Sylph and move no further (C10.14)."""
    names = position.board.chart.sea_names
    seas = sorted(set(fought_seas(position)))
    return tuple(SeaView(names[sea], int(position.turn), int(fought_at(position, sea))) for sea in seas)


def supply_view(position: Position) -> SupplyView:
    seats = range(position.players)
    return SupplyView(
        prosperity=int(position.markers),
        buildings={name: int(position.in_supply(type)) for type, name in enumerate(BUILDINGS)},
        metropolises=SUPPLY_OF_METROPOLISES - size(position.metropolises),
        priests=SUPPLY_OF_PRIESTS - sum(int(position.priests_of(seat)) for seat in seats),
        philosophers=SUPPLY_OF_PHILOSOPHERS - sum(int(position.philosophers_of(seat)) for seat in seats),
    )


def knows_gold(position: Position, owner: int, seat: int) -> bool:
    """Whether a seat may know some gold: it is behind screens, unless by option or at the end (C6.2, C16.1)."""
    return owner == seat or position.gold_is_open == 1 or position.asked == OVER


def seat_view(position: Position, owner: int, seat: int) -> SeatView:
    board = position.board
    return SeatView(
        in_game=position.plays(owner),
        gold=int(position.gold[owner]) if knows_gold(position, owner, seat) else -1,
        income=int(position.income(owner)),
        priests=int(position.priests_of(owner)) if position.plays(owner) else 0,
        philosophers=int(position.philosophers_of(owner)) if position.plays(owner) else 0,
        metropolises=int(position.metropolises_of(owner)),
        troops_in_reserve=UNITS - int(board.troops_of(owner)) - fighting(position, owner, on_land=True),
        fleets_in_reserve=UNITS - int(board.fleets_of(owner)) - fighting(position, owner, on_land=False),
    )


def fighting(position: Position, seat: int, on_land: bool) -> int:
    """A seat's attacking units, which are neither on the board nor in reserve."""
    battle = position.battle
    ours = battle.place >= 0 and battle.attacker == seat and (battle.on_land == 1) == on_land
    return int(battle.attackers) if ours else 0


def god_view(position: Position, god: int, seat: int) -> GodView:
    auction = position.auction
    told = position.asked in (WHICH_GOD, HOW_MUCH) and knows_gold(position, auction.bidder, seat)
    most = int(most_payable(position, auction.bidder, god)) if told else -1
    return GodView(GOD_NAMES[god], int(auction.holder(god)), int(auction.offer(god)), most)


def space_view(position: Position, space: int) -> SpaceView:
    creature = creature_at(position, space)
    return SpaceView(SPACE_PRICE[space], CREATURE_NAMES[creature] if creature >= 0 else "")


def island_view(position: Position, island: int) -> IslandView:
    board = position.board
    slots = list(members(position.island_slots(island)))
    figures = [figure for figure in range(FIGURES) if position.figure_island(figure) == island]
    return IslandView(
        island=board.chart.island_names[island],
        owner=int(board.owner(island)),
        troops=int(board.troops_on(island)),
        prosperity=int(PRINTED[ISLANDS_A_MAP * position.map + island] + board.laid_on(island)),
        buildings=tuple(
            BUILDINGS[position.type_at(slot)] if position.all_built() >> slot & 1 else "" for slot in slots
        ),
        metropolis=position.metropolises >> island & 1 == 1,
        discounts=int(discounts(position, bit(island))),
        figure=CREATURE_NAMES[FIRST_FIGURE + figures[0]] if figures else "",
        figure_seat=int(position.figure_owner(figures[0])) if figures else -1,
        figure_new=bool(figures) and position.fresh >> figures[0] & 1 == 1,
    )


def group_view(position: Position) -> GroupView | None:
    """Fleets or troops on the move, or those that Polyphemus is pushing."""
    chart = position.board.chart
    if position.march_from >= 0:
        return GroupView(chart.island_names[position.march_from], int(position.marching))
    if position.asked == PUSH_WHERE:
        sea = pushed_group(position)
        return GroupView(chart.sea_names[sea], int(position.board.fleets_at(sea)))
    if position.group_at < 0:
        return None
    return GroupView(chart.sea_names[position.group_at], int(position.group), position.moved == 1)


def battle_view(position: Position) -> BattleView:
    battle, chart = position.battle, position.board.chart
    attackers, opposing, bonus = int(battle.attackers), int(defenders(position)), int(defence_bonus(position))
    return BattleView(
        on_land=battle.on_land == 1,
        place=chart.island_names[battle.place] if battle.on_land else chart.sea_names[battle.place],
        attacker=int(battle.attacker),
        defender=int(battle.defender),
        attackers=attackers,
        defenders=opposing,
        die=int(battle.die) if battle.stage == DEFENDER_ROLLS else -1,
        bonus=bonus,
        bonuses=bonuses(position),
        roll=round_odds(attackers - opposing - bonus),
        win=win_from_here(position),
    )


def bonuses(position: Position) -> tuple[BonusView, ...]:
    """What the defender adds, with one entry for each kind and island (C13.1, C10.20)."""
    battle, board = position.battle, position.board
    if battle.on_land:
        islands, building, mask = bit(battle.place), FORTRESS, position.fortresses
    else:
        islands = board.chart.shores[battle.place] & board.islands_of(battle.defender)
        building, mask = PORT, position.ports
    found = []
    for island in members(islands):
        name = board.chart.island_names[island]
        found += [
            BonusView(BUILDINGS[building], name, size(mask & position.island_slots(island)), "C13.1"),
            BonusView("metropolis", name, int(position.metropolises >> island & 1), "C13.1"),
        ]
    if battle.on_land and position.figure_island(MINOTAUR) == battle.place:
        place = board.chart.island_names[battle.place]
        found.append(BonusView("minotaur", place, MINOTAUR_STRENGTH, "C10.20"))
    return tuple(bonus for bonus in found if bonus.strength)
