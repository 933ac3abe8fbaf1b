"""What a net learns from Duel: how a game ends and what is played in it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import numpy as np

from ....games.duel.mind.minds import HERE, OF_0_1, SEES, add_minds
from ....games.duel.mind.policy import NO_OUTPUT, OUTCOMES, OUTPUTS, WAYS_TO_WIN
from ....games.duel.mind.sight import CITY_BLOCKS, TABLE_BLOCKS
from ....search import Settings
from ..learner import Bools, Floats, Learner, NetLearner, Pace, Places, log_loss, softmax, spans
from ..lessons import Lesson, Pairing, Player
from .sights import THOUGHT_OF, Sights, collect

GUIDED = Settings(prior=0.7, trust=1.0, widening=1.0)
PLANS = Settings(exploration=0.2, trust=0.5, heed=4, rounds=1, widening=1.0, mind=OF_0_1, planner=OF_0_1)
PLAYOUTS = Settings(exploration=0.7, look=0.0)
TASTES = ("plain", "science", "military", "points")  # in the order of the minds of a net
PHASES = ("draft", "age 1", "age 2", "age 3")

OF_OUTCOMES = 0.5  # how much predicting the way the game ends counts
OF_POLICY = 0.3
FEWEST = 12  # turns of a search at least
NOT_LEARNT = 0.5  # the weight of a position that was only considered


class DuelLearner(NetLearner):
    """Learns the chances of every way to win, and which action is best."""

    def __init__(self, pace: Pace) -> None:
        super().__init__((*CITY_BLOCKS, *CITY_BLOCKS, *TABLE_BLOCKS), int(OUTPUTS), pace)

    def slopes(self, sights: Sights, chosen: Places, told: Floats) -> tuple[Floats, float]:
        """The gradient of the outputs, and how far off the hopes were."""
        count = len(chosen)
        chances = softmax(told[:, :OUTCOMES])
        hoped = np.clip(chances[:, :WAYS_TO_WIN].sum(1), 1e-5, 1 - 1e-5)
        target = sights.hopes[chosen]
        outcome = sights.outcomes[chosen]
        weight = np.where(outcome == THOUGHT_OF, NOT_LEARNT, 1.0).astype(np.float32)
        miss = weight * (hoped - target)
        slope = np.zeros_like(told)
        slope[:, :WAYS_TO_WIN] = chances[:, :WAYS_TO_WIN] * (miss / hoped)[:, None]
        slope[:, WAYS_TO_WIN:OUTCOMES] = -chances[:, WAYS_TO_WIN:] * (miss / (1.0 - hoped))[:, None]
        ended = np.flatnonzero(outcome >= 0)
        wrong = chances[ended].copy()
        wrong[np.arange(len(ended)), outcome[ended]] -= 1.0
        slope[ended, :OUTCOMES] += OF_OUTCOMES * wrong
        self.policy_slopes(sights, chosen, told, slope)
        loss = -(target * np.log(hoped) + (1 - target) * np.log(1 - hoped)).mean()
        return slope / np.float32(count), float(loss)

    def policy_slopes(self, sights: Sights, chosen: Places, told: Floats, slope: Floats) -> None:
        counts, flat = spans(sights.policy_starts, chosen)
        if not len(flat):
            return
        rows = np.repeat(np.arange(len(chosen)), counts)
        first, second, share = sights.policy_first[flat], sights.policy_second[flat], sights.policy_share[flat]
        both = second != NO_OUTPUT
        logits = told[rows, first] + np.where(both, told[rows, second], 0.0)
        edges = np.flatnonzero(np.diff(rows, prepend=-1))
        tops = np.repeat(np.maximum.reduceat(logits, edges), np.diff(edges, append=len(rows)))
        weights = np.exp(logits - tops)
        sums = np.repeat(np.add.reduceat(weights, edges), np.diff(edges, append=len(rows)))
        wrong = (OF_POLICY * (weights / sums - share)).astype(np.float32)
        np.add.at(slope, (rows, first), wrong)
        np.add.at(slope, (rows[both], second[both]), wrong[both])

    def hopes(self, sights: Sights, chosen: Places) -> Floats:
        """The chances of the active seat in the chosen positions."""
        return np.asarray(softmax(self.told(sights, chosen, OUTCOMES))[:, :WAYS_TO_WIN].sum(1), np.float32)


class DuelCourse:
    """How the mind of Duel is trained."""

    game = "duel"
    shipped = HERE / "duel.mind"
    sees = SEES
    seats = 2
    of_weights = None

    def read(self, net: Path) -> int:
        return add_minds(net)

    def player(self, net: Path, turns: int) -> Player:
        return taster(TASTES[0], net, turns)

    def player_without_net(self, turns: int) -> Player:
        """A player that thinks as long as the others: a turn of its search takes five times as long."""
        return Player("0.1", PLANS, max(FEWEST, turns // 5), False)

    def population(
        self, best: Path | None, former: Path | None, turns: int, exploiters: tuple[Path, ...] = ()
    ) -> tuple[Pairing, ...]:
        """The best player, its predecessor, specialists for each way of winning, the search of 0.1, one with random
        playouts to the end, and exploiters."""
        assert best is not None
        plain, science, military, points = (taster(taste, best, turns) for taste in TASTES)
        before = Player("former", GUIDED, turns, True, str(former or best))
        old = self.player_without_net(turns)
        playouts = Player("playouts", PLAYOUTS, 2 * turns, False)
        return (
            Pairing((plain, plain), 62),
            Pairing((plain, before), 6),
            Pairing((plain, science), 9),
            Pairing((plain, military), 7),
            Pairing((plain, points), 4),
            Pairing((science, military), 1),
            Pairing((plain, old), 9),
            Pairing((science, old), 2),
            Pairing((plain, playouts), 1),
            *(Pairing((plain, unbelieved("exploiter", path, turns)), 8) for path in exploiters),
        )

    def hunt(self, exploiter: Path | None, best: Path | None, turns: int) -> tuple[Pairing, ...]:
        """The exploiter favours each way of winning in turn, but most often none of them."""
        assert exploiter is not None
        assert best is not None
        prey = unbelieved("best", best, turns)
        return tuple(
            Pairing((taster(taste, exploiter, turns), prey), weight)
            for taste, weight in zip(TASTES, (7, 2, 2, 1), strict=True)
        )

    def collect(self, lessons: Iterable[Lesson]) -> Sights:
        return collect(lessons)

    def learner(self, pace: Pace) -> DuelLearner:
        return DuelLearner(pace)

    def losses(self, sights: Sights, learner: Learner, held_out: Bools) -> dict[str, list[float]]:
        assert isinstance(learner, DuelLearner)
        chosen = np.flatnonzero(held_out & (sights.outcomes >= 0))
        hopes = learner.hopes(sights, chosen)
        results, linear, ages = sights.results[chosen], sights.linear[chosen], sights.ages[chosen]
        found = {}
        for age, phase in enumerate(PHASES):
            here = ages == age
            if here.any():
                found[phase] = [log_loss(hopes[here], results[here]), log_loss(linear[here], results[here])]
        return found


def taster(taste: str, net: Path, turns: int) -> Player:
    """A player with a net and a taste: it prefers one way of winning to another."""
    settings = replace(GUIDED, mind=TASTES.index(taste))
    return Player(taste, settings, turns, taste == TASTES[0], str(net))


def unbelieved(name: str, net: Path, turns: int) -> Player:
    """A player with a net whose chances are not learnt from."""
    return Player(name, GUIDED, turns, False, str(net))


COURSE = DuelCourse()
