"""What both Cyclades teach: what each feature of a seat is worth, and what a net can add to that."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec

from ....games.aegean.mind.standing import BY_WEIGHTS, OUTPUTS, Judges, blocks, sees
from ....games.cyclades.mind import estimate as cyclades_estimate
from ....games.cyclades.mind import features as cyclades
from ....games.cyclades.mind import sights as cyclades_sights
from ....games.cyclades.mind.places import FEATURES as CYCLADES_FEATURES
from ....games.legendary.mind import estimate as legendary_estimate
from ....games.legendary.mind import features as legendary
from ....games.legendary.mind.places import FEATURES as LEGENDARY_FEATURES
from ....search import Settings
from ..learner import Bools, Floats, Learner, NetLearner, Pace, Places, spans
from ..lessons import Lesson, Pairing, Player
from .seats import Collector, Standings, WeightsCollector, collect, shares
from .weights import WeightsLearner, read_weights

PLANS = Settings(exploration=0.1, heed=8, rounds=1, stretches=1)
HASTY = Settings(exploration=0.1, heed=4, rounds=1, stretches=1)
PHASES = (("cycles 1 and 2", 0, 2), ("cycles 3 and 4", 3, 4), ("cycles 5 and 6", 5, 6), ("later", 7, 127))


class SeatsLearner(NetLearner):
    """Learns what to add to the standings of all seats, so that their chances are right."""

    def __init__(self, width: int, pace: Pace) -> None:
        super().__init__(blocks(width), OUTPUTS, pace)
        self.weights[4] *= 0.0  # at first it adds nothing

    def rows(self, sights: Standings, chosen: Places) -> Places:
        return spans(sights.row_starts, chosen)[1]

    def slopes(self, sights: Standings, chosen: Places, told: Floats) -> tuple[Floats, float]:
        rows = self.rows(sights, chosen)
        chances = shares(sights, chosen, sights.standings[rows] + told[:, 0])
        target = sights.hopes[rows]
        slope = np.zeros_like(told)
        slope[:, 0] = (chances - target) / np.float32(len(chosen))
        return slope, float(-(target * np.log(np.maximum(chances, 1e-7))).sum() / len(chosen))

    def chances(self, sights: Standings, chosen: Places) -> Floats:
        """The chances of all seats in the chosen positions, one position after the other."""
        rows = self.rows(sights, chosen)
        return shares(sights, chosen, sights.standings[rows] + self.told(sights, chosen, OUTPUTS)[:, 0])


@dataclass(frozen=True)
class AegeanCourse:
    """How the mind of an edition is trained. `width` is the number of features a seat has, `sight` the number of its
    sights. `tables` are numbers of seats with their options, and how often each is played."""

    game: str
    shipped: Path
    judges: Judges
    width: int
    sight: int
    quiet: tuple[str, ...]
    features: Callable[[Any], vec[float]]
    weigh: Callable[[Any, vec[float], vec[float]], None]
    look: Callable[[Any, vec[float]], None]
    teams: Callable[[Any], int]
    team: Callable[[Any, int], int]
    tables: tuple[tuple[int, dict[str, str], int], ...]
    add_weights: Callable[[Path], int]
    seats: int = 4

    @property
    def sees(self) -> str:
        return sees(self.width + self.sight)

    @property
    def of_weights(self) -> WeightsCourse:
        own = {field.name: getattr(self, field.name) for field in fields(self)}
        return WeightsCourse(**own | {"shipped": self.shipped.with_name("weights.txt")})

    def read(self, net: Path) -> int:
        return self.add_weights(net) if net.suffix == ".txt" else int(self.judges.add(net))

    def player(self, net: Path, turns: int) -> Player:
        return Player("net", PLANS, turns, True, str(net))

    def player_without_net(self, turns: int) -> Player:
        return Player("weights", PLANS, turns, True)

    def population(
        self, best: Path | None, former: Path | None, turns: int, exploiters: tuple[Path, ...] = ()
    ) -> tuple[Pairing, ...]:
        """Each table has players with weights alone, some hasty and some not, and, if there is a net, players with it.
        For each exploiter, the same tables are added with it in one seat."""
        weights = self.player_without_net(turns)
        hasty = Player("hasty", HASTY, max(1, turns // 2), True)
        known = self.known_player(best, turns)
        companies = [(known, hasty, weights, known, hasty, known)]
        for path in exploiters:
            exploiter = replace(self.player(path, turns), name="exploiter", plain=False)
            companies.append((known, exploiter, weights, known, hasty, known))
        return tuple(
            Pairing(company[:seats], weight, options) for company in companies for seats, options, weight in self.tables
        )

    def hunt(self, exploiter: Path | None, best: Path | None, turns: int) -> tuple[Pairing, ...]:
        """One exploiter against copies of the best player."""
        hunter = self.known_player(exploiter, turns)
        prey = replace(self.known_player(best, turns), name="best", plain=False)
        return tuple(
            Pairing((hunter, *(prey,) * (seats - 1)), weight, options) for seats, options, weight in self.tables
        )

    def known_player(self, net: Path | None, turns: int) -> Player:
        """A player that judges by a net if there is one."""
        return self.player_without_net(turns) if net is None else self.player(net, turns)

    def collect(self, lessons: Iterable[Lesson]) -> Standings:
        return collect(Collector(self), lessons)

    def learner(self, pace: Pace) -> SeatsLearner | WeightsLearner:
        return SeatsLearner(self.width + self.sight, pace)

    def losses(self, sights: Standings, learner: Learner, held_out: Bools) -> dict[str, list[float]]:
        assert isinstance(learner, SeatsLearner | WeightsLearner)
        found = {}
        for phase, first, last in PHASES:
            chosen = np.flatnonzero(held_out & (sights.rounds >= first) & (sights.rounds <= last))
            if len(chosen):
                rows = spans(sights.row_starts, chosen)[1]
                before = shares(sights, chosen, sights.standings[rows])
                results = sights.results[rows]
                now = learner.chances(sights, chosen)
                found[phase] = [loss_of(chances, results, len(chosen)) for chances in (now, before)]
        return found


class WeightsCourse(AegeanCourse):
    """How the weights of an edition are trained: in the same lessons, from the features that have weights."""

    def collect(self, lessons: Iterable[Lesson]) -> Standings:
        return collect(WeightsCollector(self), lessons)

    def learner(self, pace: Pace) -> WeightsLearner:
        return WeightsLearner(read_weights(self.shipped), pace)


def loss_of(chances: Floats, results: Floats, positions: int) -> float:
    """How far the chances of all seats were from the results: the mean negative logarithm."""
    return float(-(results * np.log(np.maximum(chances, 1e-7))).sum() / positions)


CYCLADES = AegeanCourse(
    "cyclades",
    cyclades_estimate.HERE / "cyclades.mind",
    cyclades_estimate.JUDGES,
    CYCLADES_FEATURES,
    cyclades_sights.WIDTH,
    cyclades.QUIET,
    cyclades.features_of,
    lambda state, features, out: cyclades_estimate.write_standings(state, BY_WEIGHTS, features, out),
    cyclades_sights.write_sights,
    lambda state: int(state.players),
    lambda state, seat: seat,
    ((2, {}, 1), (3, {}, 2), (4, {}, 5), (5, {}, 2)),
    cyclades_estimate.add_weights,
)

LEGENDARY = AegeanCourse(
    "legendary",
    legendary_estimate.HERE / "legendary.mind",
    legendary_estimate.JUDGES,
    LEGENDARY_FEATURES,
    0,
    legendary.QUIET,
    legendary.features_of,
    lambda state, features, out: legendary_estimate.write_standings(state, BY_WEIGHTS, features, out),
    lambda state, out: None,
    lambda state: int(state.teams),
    lambda state, seat: int(state.team_of(seat)),
    ((2, {}, 1), (3, {}, 1), (4, {}, 2), (5, {}, 1), (6, {}, 1), (4, {"teams": "yes"}, 1)),
    legendary_estimate.add_weights,
)
