"""Units on the march: where to, who goes, taking lands, the last land, and leaving the game (L8.7 to L8.13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .....core.engine.bits import bit, lowest, size
from ....aegean.rules.fleets import lose_all_fleets
from ....aegean.words.telling import FOR_MOVE, LAND_BATTLE, TROOP_RECRUITED
from ...facts import JASON, MEDUSA, MINOTAUR, MOVE_PRICE, UNITS
from ...words.telling import FACTION_FALLEN, FOR_MOBILISATION, LAND_TAKEN, MERCENARY_RECRUITED, UNITS_MARCHED
from ..position import BY_AIR, BY_HERO, BY_LAND, Position
from ..questions import HOW_MANY_MERCENARIES, HOW_MANY_TROOPS, MARCH_WHERE, WHICH_HEROES
from .bonuses import owe_for_land
from .figures import dismiss_figures
from .fleets import end_move
from .metropolises import metropolises_with

RISE: Final = 1  # in price from one mobilisation to the next (L8.20)


def troop_places(position: Position) -> i64:
    """Where a new troop can be placed: in the faction's lands, if one is in reserve (L6.6, L7.5)."""
    faction: i64 = position.turn
    return position.lands_of(faction) if position.board.troops_of(faction) < UNITS else i64(0)


def mercenary_places(position: Position) -> i64:
    """Where a new mercenary can be placed: in the faction's lands, if one is in the pool (L6.6, L7.6)."""
    return position.lands_of(position.turn) if position.mercenaries_left() > 0 else i64(0)


def recruit_troop(position: Position, land: i64) -> None:
    position.board.add_troops(position.turn, land, 1)
    position.tell(TROOP_RECRUITED, position.turn, land, 0, 0)


def recruit_mercenary(position: Position, land: i64) -> None:
    position.add_mercenaries(land, 1)
    position.tell(MERCENARY_RECRUITED, position.turn, land, 0, 0)


# ---- goals


def without_medusa(position: Position, lands: i64) -> i64:
    """These lands without Medusa's, which nobody enters or leaves (L10.16)."""
    held: i64 = position.figure_area(MEDUSA)
    return lands & ~bit(held) if held >= 0 else lands


def accessible(position: Position, faction: i64, land: i64, enemy_fleets: bool) -> i64:
    """The adjacent lands, and those of other islands (by option also of its own) at the end of a chain of own or
    partner's fleets (L8.8, L12.6); Jason uses enemy fleets too (L10.23)."""
    board = position.board
    chain: i64 = board.occupied() if enemy_fleets else board.seas_of(faction) | position.partner_seas(faction)
    joined: i64 = 0
    if position.map.around[land] & chain:
        joined = position.map.joined(chain, land)
        if position.chains_go_home == 0:
            joined &= ~position.map.island_of[land]
    return without_medusa(position, position.map.bordering[land] | joined)


def may_enter(position: Position, faction: i64, land: i64) -> bool:
    """Whether a faction may enter a land. The last one of a faction is safe, unless taking it brings enough
    metropolises to win (L8.12); by option, a team that already has enough takes it for another one (L15.5)."""
    board = position.board
    owner: i64 = board.owner(land)
    if owner < 0 or owner == faction or size(board.islands_of(owner)) > 1:
        return True
    held: i64 = position.metropolises_of_team(faction)
    if held >= position.goal and position.last_land_for_gain == 0:
        return False
    after: i64 = metropolises_with(position, faction, land)
    return after >= position.goal and after > held


def partner_holds(position: Position, faction: i64) -> i64:
    """The partner's lands that units can only pass through (L12.6). By option, one that holds only his token is taken
    like any other, but never his last (L15.4)."""
    lands: i64 = position.partner_lands(faction)
    if position.partners_tokens_fall == 0 or size(lands) <= 1:
        return lands
    held: i64 = lands
    while lands:
        land: i64 = lowest(lands)
        lands &= lands - 1
        if not is_defended(position, land):
            held &= ~bit(land)
    return held


def enterable(position: Position, goals: i64) -> i64:
    """Those of the lands that the active faction may enter and stop in."""
    found: i64 = goals & ~partner_holds(position, position.turn)
    others: i64 = found & position.board.owned() & ~position.lands_of(position.turn)
    while others:
        land: i64 = lowest(others)
        others &= others - 1
        if not may_enter(position, position.turn, land):
            found &= ~bit(land)
    return found


def step_price(position: Position, way: i64) -> i64:
    """What a step costs: one gold with Ares (L7.5); for heroes, one more each time (L8.20)."""
    return MOVE_PRICE + RISE * position.mobilised if way == BY_HERO else i64(MOVE_PRICE)


def march_goals(position: Position, land: i64, way: i64, band: i64, gold: i64) -> i64:
    """The lands that units can go to, with that much gold left for passing through the partner's (L12.6)."""
    faction: i64 = position.turn
    if way == BY_AIR:
        return enterable(position, without_medusa(position, position.all_lands() & ~bit(land)))
    enemy_fleets: bool = way == BY_HERO and band & bit(JASON) != 0
    goals: i64 = accessible(position, faction, land, enemy_fleets)
    found: i64 = enterable(position, goals)
    partner: i64 = goals & partner_holds(position, faction)
    while partner:
        passed: i64 = lowest(partner)
        partner &= partner - 1
        if has_way_out(position, passed, way, enemy_fleets, gold):
            found |= bit(passed)
    return found


def has_way_out(position: Position, land: i64, way: i64, enemy_fleets: bool, gold: i64) -> bool:
    """Whether units passing through the partner's land can pay their way to one where they may stop."""
    price: i64 = step_price(position, way)
    if way == BY_HERO and (position.passing or position.way != BY_HERO):
        price += RISE  # the step into that land has not been paid yet
    reached: i64 = bit(land)
    while gold >= price:
        gold -= price
        if way == BY_HERO:
            price += RISE
        further: i64 = 0
        left: i64 = reached
        while left:
            further |= accessible(position, position.turn, lowest(left), enemy_fleets)
            left &= left - 1
        if enterable(position, further):
            return True
        further &= partner_holds(position, position.turn)
        if further & ~reached == 0:
            return False
        reached |= further
    return False


def manned(position: Position, faction: i64) -> i64:
    """The lands of a faction with units that can leave."""
    found: i64 = 0
    left: i64 = without_medusa(position, position.lands_of(faction))
    while left:
        land: i64 = lowest(left)
        left &= left - 1
        if position.units_on(land):
            found |= bit(land)
    return found


def garrisons(position: Position, way: i64) -> i64:
    """The faction's lands from which units can set out, with somewhere to go."""
    gold: i64 = position.gold_of(position.turn)
    if way != BY_AIR:
        gold -= step_price(position, way)
    if gold < 0:
        return 0
    found: i64 = manned(position, position.turn)
    left: i64 = found
    while left:
        land: i64 = lowest(left)
        left &= left - 1
        if march_goals(position, land, way, 0, gold) == 0:
            found &= ~bit(land)
    return found


def heroes_to_mobilise(position: Position) -> i64:
    """The faction's heroes who can move at the price of the next mobilisation (L8.20)."""
    heroes: i64 = position.heroes_of(position.turn)
    gold: i64 = position.gold_of(position.turn) - step_price(position, BY_HERO)
    if heroes == 0 or gold < 0:
        return 0
    held: i64 = position.figure_area(MEDUSA)
    found: i64 = 0
    while heroes:
        hero: i64 = lowest(heroes)
        heroes &= heroes - 1
        land: i64 = position.hero_land(hero)
        if land != held and march_goals(position, land, BY_HERO, bit(hero), gold):
            found |= bit(hero)
    return found


# ---- who goes


def march_from(position: Position, land: i64) -> None:
    """Begin a land move with Ares (L7.5)."""
    position.pay(position.turn, MOVE_PRICE, FOR_MOVE)
    muster(position, land, BY_LAND, 0)


def mobilise(position: Position, hero: i64) -> None:
    """Move a hero, alone or with troops, under any god but Ares and Apollo (L8.20)."""
    position.pay(position.turn, step_price(position, BY_HERO), FOR_MOBILISATION)
    position.mobilised += 1
    muster(position, position.hero_land(hero), BY_HERO, bit(hero))


def muster(position: Position, land: i64, way: i64, band: i64) -> None:
    """Have units set out from a land; which ones go is asked next."""
    position.way = way
    position.from_area = land
    position.band = band
    position.moving = 0
    position.hired = 0
    troops: i64 = position.board.troops_on(land)
    if troops == 1 and position.mercenaries_on(land) == 0 and band == 0 and heroes_to_take(position) == 0:
        position.moving = 1
        position.asked = MARCH_WHERE
    elif troops:
        position.asked = HOW_MANY_TROOPS
    else:
        ask_for_mercenaries(position)


def heroes_to_take(position: Position) -> i64:
    """The heroes who could still join: with Ares or in flight any there, in a mobilisation only by option (L8.20)."""
    if position.way == BY_HERO and position.heroes_together == 0:
        return 0
    return position.heroes_at(position.from_area) & ~position.band


def troops_to_take(position: Position) -> i64:
    """How many troops can go, as a set of numbers; 0 only if other units can go."""
    land: i64 = position.from_area
    numbers: i64 = bit(position.board.troops_on(land) + 1) - 1
    others: bool = position.band != 0 or position.mercenaries_on(land) > 0 or heroes_to_take(position) != 0
    return numbers if others else numbers & ~1


def mercenaries_to_take(position: Position) -> i64:
    numbers: i64 = bit(position.mercenaries_on(position.from_area) + 1) - 1
    others: bool = position.band != 0 or position.moving > 0 or heroes_to_take(position) != 0
    return numbers if others else numbers & ~1


def choose_troops(position: Position, number: i64) -> None:
    position.moving = number
    ask_for_mercenaries(position)


def ask_for_mercenaries(position: Position) -> None:
    if position.mercenaries_on(position.from_area):
        position.asked = HOW_MANY_MERCENARIES
    else:
        ask_for_heroes(position)


def choose_mercenaries(position: Position, number: i64) -> None:
    position.hired = number
    ask_for_heroes(position)


def ask_for_heroes(position: Position) -> None:
    position.asked = WHICH_HEROES if heroes_to_take(position) else MARCH_WHERE


def take_hero(position: Position, hero: i64) -> None:
    position.band |= bit(hero)
    ask_for_heroes(position)


def group_size(position: Position) -> i64:
    return position.moving + position.hired + size(position.band)


# ---- marching


def march_to(position: Position, goal: i64) -> None:
    """Join the faction's units, take a land without units, start a battle, or pass through the partner's land (L8.10,
    L12.6)."""
    board = position.board
    faction: i64 = position.turn
    origin: i64 = position.from_area
    if position.passing:
        position.pay(faction, step_price(position, position.way), FOR_MOVE)
        if position.way == BY_HERO:
            position.mobilised += 1
    else:
        board.remove_troops(faction, origin, position.moving)
        position.add_mercenaries(origin, -position.hired)
    position.tell(UNITS_MARCHED, faction, origin, goal, group_size(position))
    if partner_holds(position, faction) & bit(goal):
        position.passing = 1
        position.from_area = goal
        return
    if position.lands_of(faction) & bit(goal):
        join(position, faction, goal, position.moving)
    elif is_defended(position, goal):
        defender: i64 = board.owner(goal)
        position.battle.begin(1, goal, faction, defender, position.moving)
        position.tell(LAND_BATTLE, faction, defender, goal, 0)
        position.moving = 0
        position.passing = 0
    else:
        occupy(position, faction, goal, position.moving)


def is_defended(position: Position, land: i64) -> bool:
    """Whether troops, heroes or the Minotaur are in a land."""
    return position.units_on(land) > 0 or position.figure_area(MINOTAUR) == land


def join(position: Position, faction: i64, land: i64, troops: i64) -> None:
    """Have the units on the move, including a number of troops, arrive in a land of their own."""
    position.board.add_troops(faction, land, troops)
    position.add_mercenaries(land, position.hired)
    heroes: i64 = position.band
    while heroes:
        position.put_hero(lowest(heroes), faction, land)
        heroes &= heroes - 1
    end_move(position)


def occupy(position: Position, faction: i64, land: i64, troops: i64) -> None:
    """Have the units on the move take a land without units, and everything on it (L8.10, L8.11). Between partners no
    metropolis is lost (L15.4)."""
    before: i64 = position.board.owner(land)
    take_control(position, faction, land)
    join(position, faction, land, troops)
    if before >= 0:
        if position.lands_of(before) == 0:
            fall(position, before)
        elif before != position.partner_of(faction):
            owe_for_land(position, before, land)


def take_control(position: Position, faction: i64, land: i64) -> None:
    """Give a land to a new controller, who draws a priestess if it shows one (L1.11)."""
    position.change_controller(land, faction)
    position.tell(LAND_TAKEN, faction, land, 0, 0)
    if position.map.priestesses & bit(land):
        position.draw_priestess(faction)


def fall(position: Position, faction: i64) -> None:
    """Remove a faction without land: its pieces and cards leave, and the game ends with this cycle (L8.13)."""
    position.tell(FACTION_FALLEN, faction, 0, 0, 0)
    position.out |= bit(faction)
    lose_all_fleets(position, faction)
    dismiss_figures(position, faction)
    if position.priestesses_of(faction):
        position.gain_priestesses(faction, -position.priestesses_of(faction))
    if position.philosophers_of(faction):
        position.gain_philosophers(faction, -position.philosophers_of(faction))
