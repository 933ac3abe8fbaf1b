"""Lessons: games of a population, with what each player thought at every decision, one to a line."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from ...core.contract.registry import game as find_game
from ...core.engine.rng import Rng
from ...core.engine.state import CHANCE, State
from ...search import Search, Settings
from ...search.mcts import MOST_SEATS
from ...search.reuse import children

OPENING = 12  # first decisions of a game, in which an action is drawn by how often the search tried it
LATER_DRAWN = 0.04  # how often it is drawn like that afterwards
WANDER = 0.01  # how often any legal action is played
TWICE = 0.2  # how often a player thinks twice as long


@dataclass(frozen=True)
class Player:
    """A player of lessons: how it searches, for how many turns, and whether its values are chances to win (`plain`).

    `net` is the file of its net or weights, if they are not the game's own; then the mind of its settings is counted
    from the first in that file.
    """

    name: str
    settings: Settings
    turns: int
    plain: bool
    net: str = ""

    def search(self, game: str, rng: Rng) -> Search:
        """A new search with the player's settings."""
        settings = self.settings
        if self.net:
            first = first_mind(game, self.net)
            by_weights = first < 0  # they compare plans, too
            settings = replace(settings, mind=settings.mind + first, planner=first if by_weights else settings.planner)
        return Search(settings, rng.next())


@cache
def first_mind(game: str, net: str) -> int:
    """The number of the first mind of a net in a file, which each process reads once."""
    from .course import course_of

    course = course_of(game)
    assert course is not None
    return course.read(Path(net))


@dataclass(frozen=True)
class Pairing:
    """Who sits at a table, with which options, and how often (a weight)."""

    players: tuple[Player, ...]
    weight: int
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Thought:
    """What a search found at a decision: each seat's chance after its choice, and for each action how often it was
    tried and with what success.

    `plain` says whether the values can be taken as chances to win; those of a player with a taste cannot.
    """

    at: int
    seat: int
    values: tuple[float, ...]
    tried: tuple[tuple[int, int, float | None], ...]
    plain: bool

    @property
    def value(self) -> float:
        """The value for the seat that thought."""
        return self.values[self.seat]


@dataclass(frozen=True)
class Lesson:
    """A game that was played, chance included, and what each seat got."""

    game: str
    options: dict[str, str]
    players: tuple[str, ...]
    actions: tuple[int, ...]
    thoughts: tuple[Thought, ...]
    rewards: tuple[float, ...]
    reason: str

    def start(self) -> State:
        """The position it began with."""
        return find_game(self.game).start(len(self.players), **self.options)


def read_lessons(path: Path) -> Iterator[Lesson]:
    """The lessons in a file; a last line that was cut off is left out."""
    with path.open(encoding="utf-8") as file:
        for line in file:
            if line.endswith("\n"):
                yield read_lesson(line)


def read_lesson(line: str) -> Lesson:
    told = json.loads(line)
    thoughts = tuple(
        Thought(at, seat, tuple(values), tuple((*way, None)[:3] for way in tried), told["plain"][seat])
        for at, seat, values, tried in told["thoughts"]
    )
    return Lesson(
        told["game"],
        told["options"],
        tuple(told["players"]),
        tuple(told["actions"]),
        thoughts,
        tuple(told["rewards"]),
        told["reason"],
    )


def write_lesson(lesson: Lesson, players: tuple[Player, ...]) -> str:
    """A lesson as one line."""
    told = {
        "game": lesson.game,
        "options": lesson.options,
        "players": lesson.players,
        "plain": [player.plain for player in players],
        "rewards": lesson.rewards,
        "reason": lesson.reason,
        "actions": lesson.actions,
        "thoughts": [(thought.at, thought.seat, thought.values, thought.tried) for thought in lesson.thoughts],
    }
    return json.dumps(told, separators=(",", ":")) + "\n"


def play_lesson(game: str, pairings: tuple[Pairing, ...], seed: int, index: int) -> str:
    """Play a lesson; returns its line. Who meets whom and everything that happens follow from the seed and the lesson's
    number."""
    rng = Rng(seed).spawn(index)
    pairing = drawn_pairing(pairings, rng)
    turned = rng.below(len(pairing.players))
    players = pairing.players[turned:] + pairing.players[:turned]
    state = find_game(game).start(len(players), **pairing.options)
    actions: list[int] = []
    thoughts: list[Thought] = []
    while (actor := state.actor) >= CHANCE:
        if actor == CHANCE:
            action = int(state.draw(rng))
        else:
            action = answer(game, state, players[actor], thoughts, len(actions), rng)
        actions.append(action)
        state.play(action)
    result = state.result
    assert result is not None
    names = tuple(player.name for player in players)
    rewards = tuple(state.reward(seat) for seat in range(len(players)))
    lesson = Lesson(game, dict(pairing.options), names, tuple(actions), tuple(thoughts), rewards, result.reason)
    return write_lesson(lesson, players)


def drawn_pairing(pairings: tuple[Pairing, ...], rng: Rng) -> Pairing:
    left = rng.below(sum(pairing.weight for pairing in pairings))
    for pairing in pairings:
        left -= pairing.weight
        if left < 0:
            break
    return pairing


def answer(game: str, state: State, player: Player, thoughts: list[Thought], at: int, rng: Rng) -> int:
    """A player's action at a decision; what it thought is added to `thoughts`."""
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    search = player.search(game, rng)
    turns = 2 * player.turns if rng.random() < TWICE else player.turns
    search.run(state, state.actor, turns, 0.0, time.monotonic)
    thought = thought_of(search, state, at, player.plain)
    thoughts.append(thought)
    chosen = rng.random()
    if chosen < WANDER:
        return rng.choice(legal)
    if len(thoughts) <= OPENING or chosen < WANDER + LATER_DRAWN:
        left = rng.below(sum(visits for _, visits, _ in thought.tried))
        for action, visits, _ in thought.tried:
            left -= visits
            if left < 0:
                return action
    return int(search.best_action())


def play_trial(game: str, new: Player, old: Player, seats: int, seed: int, index: int) -> float:
    """Play a game of one new player against old ones, all at their best; returns the new player's reward. The new
    player changes seats from game to game."""
    rng = Rng(seed).spawn(index)
    state = find_game(game).start(seats)
    own = index % seats
    while (actor := state.actor) >= CHANCE:
        if actor == CHANCE:
            state.play(state.draw(rng))
            continue
        player = new if actor == own else old
        search = player.search(game, rng)
        search.run(state, actor, player.turns, 0.0, time.monotonic)
        state.play(search.best_action())
    return state.reward(own)


def thought_of(search: Search, state: State, at: int, plain: bool) -> Thought:
    """What a search from a position found."""
    tree = search.tree
    tried = []
    for child in children(search, 0):
        visits = int(tree.visits[child])
        if visits:
            tried.append((int(tree.action[child]), visits, round(tree.total[child] / visits, 3)))
    slot = int(search.root_slot(search.tree.most_visited(0)))
    seen = max(1, int(search.root_visits[slot]))
    values = (search.root_totals[MOST_SEATS * slot + seat] / seen for seat in range(int(state.seats)))
    return Thought(at, int(state.actor), tuple(round(value, 3) for value in values), tuple(tried), plain)
