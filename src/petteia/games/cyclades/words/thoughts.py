"""How the questions of Cyclades make one thought: a bid (C7.1, C7.2), a voyage (C9.10), a march or a flight (C9.15)."""

from __future__ import annotations

from collections.abc import Iterator

from ....core.contract.game import Game
from ....core.engine.bits import members
from ...aegean.words.thoughts import Contingent, Goal, Thought, bid
from ..rules import actions as act
from ..rules.state import CycladesState
from ..rules.turn.fleets import at_hand, sail_goals
from ..rules.turn.troops import march_goals
from .prospects import march, sail


def thought(game: Game, state: CycladesState, action: int) -> Thought | None:
    """What a legal action begins, if it is only a part of a thought."""
    verb = act.VERB_OF[action]
    if verb == act.CHOOSE:
        return bid(game, state, action)
    if verb not in (act.SAIL_FROM, act.MARCH_FROM, act.FLY):
        return None
    after = state.copy()
    after.play(action)
    price = int(state.gold[state.turn] - after.gold[state.turn])
    if verb == act.SAIL_FROM and after.group_at < 0:  # Polyphemus drives these fleets away (C10.23)
        return None
    return voyage(after, price) if verb == act.SAIL_FROM else journey(after, price)


def voyage(position: CycladesState, price: int) -> Thought:
    """Fleets that have set sail: every space that they can reach, by a shortest way past no enemy."""
    names, most = position.board.chart.sea_names, int(at_hand(position))
    goals = tuple(
        Goal(
            goal=names[way[-1]],
            answers=sailing_orders(way, names),
            way=tuple(names[sea] for sea in way[:-1]),
            price=price,
            steps_left=0 if fights else int(position.steps) - len(way),
            fight=fights,
            wins={"": (0.0, *(sail(position, way[-1], number).win for number in range(1, most + 1)))}
            if fights
            else None,
        )
        for way, fights in ways(position)
    )
    return Thought(names[position.group_at], (Contingent("fleets", 1, most),), (), goals)


def sailing_orders(way: tuple[int, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    """The same number sails on from each space (C9.10); at the last one they stay."""
    return (*(order for sea in way for order in ("fleets {fleets}", f"sail to {names[sea]}")), "anchor")


def ways(position: CycladesState) -> Iterator[tuple[tuple[int, ...], bool]]:
    """Each space within reach, with a shortest way there, and whether it ends in a battle (C9.12)."""
    board, start = position.board, int(position.group_at)
    seen, ahead = {start}, [((), start)]  # type: tuple[set[int], list[tuple[tuple[int, ...], int]]]
    for way, sea in ahead:
        if len(way) == position.steps:
            continue
        for goal in members(sail_goals(position, sea)):
            if goal in seen:
                continue
            seen.add(goal)
            fights = board.admiral(goal) not in (-1, position.turn)
            yield (*way, goal), fights
            if not fights:
                ahead.append(((*way, goal), goal))


def journey(position: CycladesState, price: int) -> Thought:
    """Troops that have set out: every island that they can go to."""
    names, most = position.board.chart.island_names, int(position.board.troops_on(position.march_from))
    goals = []
    for island in members(march_goals(position, position.march_from)):
        chances = [march(position, island, number) for number in range(1, most + 1)]
        goals.append(
            Goal(
                goal=names[island],
                answers=("troops {troops}", f"march to {names[island]}"),
                way=chances[0].way,
                price=price,
                fight=chances[0].fight,
                wins={"": (0.0, *(chance.win for chance in chances))} if chances[0].fight else None,
            )
        )
    return Thought(names[position.march_from], (Contingent("troops", 1, most),), (), tuple(goals))
