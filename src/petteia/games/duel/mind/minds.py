"""Minds of Duel: what a seat may hope for, judged by a trained net, by the estimate of 0.1, or with a taste."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ....core.engine.mindfile import read_mind
from ....core.engine.net import Net
from ....core.engine.weights import exponential
from ..rules.position import Position
from ..rules.questions import BY_MILITARY, BY_SCIENCE, OVER
from ..rules.tables import AGES
from .linear import chance
from .policy import MILITARY, NO_OUTPUT, OUTCOMES, OUTPUTS, POINTS, SCIENCE, WAYS_TO_WIN, output_of, second_output_of
from .sight import CITY_BLOCKS, FEATURES, TABLE_BLOCKS, room_to_see, write_sight

# a hash of what a mind sees: a net that was trained to see something else is useless
SEES: Final = hashlib.sha256(repr((CITY_BLOCKS, TABLE_BLOCKS)).encode()).hexdigest()[:16]
HERE: Final = Path(__file__).parent
SEEN: Final = room_to_see()
EVEN: Final = 0.5


def to_shares(told: vec[float], count: i64, top: float) -> None:
    """Turn the outputs of a net, of which `top` is the highest, into shares that add up to 1."""
    total = 0.0
    for at in range(count):
        told[at] = exponential(told[at] - top)
        total += told[at]
    for at in range(count):
        told[at] /= total


@final
@mypyc_attr(acyclic=True)
class Mind:
    """A net, and how much its seat likes each way of winning; without a net, the estimate of 0.1.

    `sharpness`: for the draft and each age, a factor for the net's outputs that makes its chances reliable.
    """

    __slots__ = ("chances", "likes", "net", "sharpness")

    def __init__(self, net: Net | None, likes: list[float], sharpness: list[float]) -> None:
        self.net = net
        self.likes = vec[float](likes)
        self.sharpness = vec[float](sharpness)
        self.chances = vec[float]([0.0] * OUTCOMES)

    def judge(self, position: Position, seat: i64) -> float:
        """What the mind's own seat may hope for: its chances to win, each weighted by how much it likes that way."""
        if position.asked == OVER:
            return self.enjoy(position, seat)
        if self.net is None:
            return chance(position, seat)
        self.net.see(SEEN, write_sight(position, SEEN))
        return self.hope(position, seat)

    def enjoy(self, position: Position, seat: i64) -> float:
        """What a finished game is worth to the seat."""
        if position.winner < 0:
            return EVEN
        if position.winner != seat:
            return 0.0
        if position.ended == BY_MILITARY:
            return self.likes[MILITARY]
        return self.likes[SCIENCE] if position.ended == BY_SCIENCE else self.likes[POINTS]

    def hope(self, position: Position, seat: i64) -> float:
        """What the seat may hope for in the position that the net has just seen."""
        self.weigh_outcomes(self.sharpness[position.layout.age + 1])
        first: i64 = 0 if position.turn == seat else WAYS_TO_WIN
        hope = 0.0
        for way in range(i64(WAYS_TO_WIN)):
            hope += self.likes[way] * self.chances[first + way]
        return hope

    def weigh_outcomes(self, sharpness: float) -> None:
        """Compute the chances of all outcomes, which add up to 1."""
        assert self.net is not None
        chances = self.chances
        top = -1e9
        for outcome in range(i64(OUTCOMES)):
            told = sharpness * self.net.output(outcome)
            chances[outcome] = told
            top = told if told > top else top
        to_shares(chances, OUTCOMES, top)

    def consider(self, position: Position, seat: i64, actions: vec[i64], count: i64, priors: vec[float]) -> float:
        """Write how likely each action is to be the best for the active player; returns what `seat` may hope for."""
        net = self.net
        if net is None:
            for at in range(count):
                priors[at] = 1.0 / float(count)
            return chance(position, seat)
        net.see(SEEN, write_sight(position, SEEN))
        top = -1e9
        for at in range(count):
            told = net.output(output_of(position, actions[at]))
            second: i64 = second_output_of(position, actions[at])
            if second != NO_OUTPUT:
                told += net.output(second)
            priors[at] = told
            top = told if told > top else top
        to_shares(priors, count, top)
        return self.hope(position, seat)


AS_IT_IS: Final = [1.0] * (AGES + 1)
PLAIN: Final = [1.0, 1.0, 1.0]
OTHERWISE: Final = 0.35  # what a win in another way is worth to a mind with a taste
LIKES_MILITARY: Final = [1.0, OTHERWISE, OTHERWISE]
LIKES_SCIENCE: Final = [OTHERWISE, 1.0, OTHERWISE]
LIKES_POINTS: Final = [OTHERWISE, OTHERWISE, 1.0]
TASTES: Final = [PLAIN, LIKES_SCIENCE, LIKES_MILITARY, LIKES_POINTS]

# by number, as used in the settings of a search: the tastes of the game's own net and its judge, then those of nets in
# training
MINDS: Final[list[Mind]] = []
OF_0_1: Final = -1
LINEAR: Final = Mind(None, PLAIN, AS_IT_IS)


def mind_of(number: i64) -> Mind:
    """The mind with that number. The game's own net is read when it is first needed."""
    if number == OF_0_1:
        return LINEAR
    if not MINDS:
        add_minds(HERE / "duel.mind")
    return MINDS[number]


def add_minds(path: Path) -> int:
    """Read a net and add a mind for each taste, then one that judges; returns the number of the first. Only the judge's
    chances are as sure as games have shown: what plays needs them for comparison alone, and explores more without."""
    first = len(MINDS)
    net, header = read_mind(path, SEES, FEATURES, OUTPUTS)
    for likes in TASTES:
        MINDS.append(Mind(net, likes, AS_IT_IS))
    MINDS.append(Mind(net, PLAIN, [float(sharp) for sharp in header.get("sharpness", AS_IT_IS)]))
    return first
