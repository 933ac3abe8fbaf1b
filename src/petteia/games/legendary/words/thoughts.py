"""How the questions of the Legendary Edition make one thought: a bid (L4.1, L4.2), a voyage (L8.1), a march, a flight
or a mobilisation (L8.7, L8.20)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from ....core.contract.game import Game
from ....core.engine.bits import bit, members, size
from ...aegean.words.thoughts import Contingent, Goal, Thought, bid
from ..facts import HEROES, MOVE_PRICE
from ..rules import actions as act
from ..rules.choices import gold_to_pass
from ..rules.state import LegendaryState
from ..rules.turn.fleets import sail_goals
from ..rules.turn.troops import heroes_to_take, march_goals, mercenaries_to_take, troops_to_take
from .prospects import march, sail

FARTHEST: Final = 4  # moves of one voyage: each is paid for (L7.4)
MOST_COMPANIES: Final = 3  # if there are no more heroes than this, every choice among them is considered


def thought(game: Game, state: LegendaryState, action: int) -> Thought | None:
    """What a legal action begins, if it is only a part of a thought."""
    verb = act.VERB_OF[action]
    if verb == act.CHOOSE:
        return bid(game, state, action)
    if verb not in (act.SAIL_FROM, act.MARCH_FROM, act.FLY, act.MOBILISE):
        return None
    after = state.copy()
    after.play(action)
    price = int(state.gold_of(state.turn) - after.gold_of(state.turn))
    return voyage(after, price) if verb == act.SAIL_FROM else journey(after, price)


# ---- at sea


def voyage(position: LegendaryState, price: int) -> Thought:
    """Fleets that have set sail: every sea that they can reach, move by move, with the gold available."""
    names, most = position.map.sea_names, int(position.board.fleets_at(position.from_area))
    goals = tuple(
        Goal(
            goal=names[way[-1]],
            answers=sailing_orders(way, names),
            way=tuple(names[sea] for sea in way[:-1]),
            price=price + MOVE_PRICE * (len(way) - 1),
            fight=fights,
            wins={"": (0.0, *(sail(position, way[-1], number).win for number in range(1, most + 1)))}
            if fights
            else None,
        )
        for way, fights in ways(position)
    )
    return Thought(names[position.from_area], (Contingent("fleets", 1, most),), (), goals)


def sailing_orders(way: tuple[int, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    """The answers for a move from sea to sea, and from there to the next (L8.1)."""
    orders = []
    for number, sea in enumerate(way):
        if number:
            orders.append(f"sail from {names[way[number - 1]]}")
        orders += ["fleets {fleets}", f"sail to {names[sea]}"]
    return tuple(orders)


def ways(position: LegendaryState) -> Iterator[tuple[tuple[int, ...], bool]]:
    """Each sea within reach, with a shortest way there, and whether it ends in a battle (L8.3). Passing through a
    partner's sea brings another question (L12.6), so a way ends there."""
    board, start, faction = position.board, int(position.from_area), position.turn
    partner, gold = int(position.partner_seas(faction)), int(position.gold_of(faction))
    most = min(FARTHEST, 1 + gold // MOVE_PRICE)
    seen, ahead = {start}, [((), start)]  # type: tuple[set[int], list[tuple[tuple[int, ...], int]]]
    for way, sea in ahead:
        if len(way) == most:
            continue
        for goal in members(sail_goals(position, sea, gold_to_pass(position) - MOVE_PRICE * len(way))):
            passed = partner >> goal & 1 == 1
            if goal in seen or (passed and way):
                continue
            seen.add(goal)
            fights = board.admiral(goal) not in (-1, faction) and not passed
            yield (*way, goal), fights
            if not fights and not passed:
                ahead.append(((*way, goal), goal))


# ---- on land


def journey(position: LegendaryState, price: int) -> Thought:
    """Units that have set out from a land, with whoever can join."""
    names, land = position.map.island_names, position.from_area
    joining, band = int(heroes_to_take(position)), int(position.band)
    troops, hired = int(position.board.troops_on(land)), int(position.mercenaries_on(land))
    position.band = band | joining  # Jason opens ways to all who go with him (L10.23)
    goals = members(march_goals(position, land, position.way, position.band, gold_to_pass(position)))
    found = []
    for goal in goals:
        seen = march(position, goal, 1, 1 + size(position.band))
        wins = {
            named(company): on_land(position, goal, band | company, troops + hired) for company in companies(joining)
        }
        found.append(
            Goal(
                goal=names[goal],
                answers=(
                    "troops {troops}",
                    "mercenaries {mercenaries}",
                    "take {heroes}",
                    "no more",
                    f"march to {names[goal]}",
                ),
                way=seen.way,
                price=price,
                fight=seen.fight,
                wins=wins if seen.fight else None,
            )
        )
    position.band = band
    numbers = (
        Contingent("troops", least(int(troops_to_take(position))), troops),
        Contingent("mercenaries", least(int(mercenaries_to_take(position))) if not troops else 0, hired),
    )
    return Thought(names[land], numbers, heroes_of(joining), tuple(found))


def least(numbers: int) -> int:
    """The smallest member of a set of numbers."""
    return (numbers & -numbers).bit_length() - 1


def heroes_of(heroes: int) -> tuple[str, ...]:
    return tuple(HEROES[hero] for hero in members(heroes))


def named(company: int) -> str:
    return " ".join(heroes_of(company))


def companies(heroes: int) -> list[int]:
    """Every choice among the heroes who could join; if there are many, only all and none."""
    each = [bit(hero) for hero in members(heroes)]
    counts = range(len(each) + 1) if len(each) <= MOST_COMPANIES else (0, len(each))
    return [sum(choice) for count in counts for choice in combinations(each, count)]


def on_land(position: LegendaryState, goal: int, band: int, most: int) -> tuple[float | None, ...]:
    """The chance for each number of ordinary units together with these heroes."""
    before, position.band = position.band, band
    found = tuple(march(position, goal, number, number + size(band)).win for number in range(most + 1))
    position.band = before
    return found
