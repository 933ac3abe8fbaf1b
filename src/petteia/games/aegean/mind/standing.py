"""How a seat stands compared with the others: what a net sees of that, and what it adds to the weights of an edition.

The features of a seat, and those of its best rival, are given in steps: first those that have weights, then the sights
that only a net sees. In the Legendary Edition, teams take the place of seats.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ....core.engine.mindfile import read_mind
from ....core.engine.net import MOST_ACTIVE, Block, Net, features_in
from ....core.engine.weights import NO_CHANCE, written
from ..rules.table import Table

# a feature above one of these has reached the next step; at 0 or below, nothing is seen of it
THRESHOLDS: Final = [0.0, 0.3, 0.6, 0.9, 1.5, 2.5, 3.5, 4.5, 5.5, 7.5, 10.5, 14.5]
STEPS: Final = 12
FINEST: Final = 10.0  # parts of 1 that are distinguished
LAST_STEP: Final = 160
STEP_OF: Final = vec[i64]([sum(part > FINEST * step for step in THRESHOLDS) for part in range(LAST_STEP + 1)])
GAPS: Final = 33  # steps of a lead over another seat
GAP: Final = 4.0  # steps per 1 of lead
LEVEL: Final = 16  # the step for no lead at all
SEATS: Final = 7  # 0 to 6
PHASES: Final = 8
CYCLES: Final = 16
STAGES: Final = 5  # of a game: two cycles each, and all later ones
CARDS: Final = 32  # that five bits of a track can distinguish, including none
CARD: Final = 5  # bits of a track
OUTPUTS: Final = 1
BY_WEIGHTS: Final = 0  # the mind that knows only the weights
OWN: Final = 1  # the mind that judges: with the edition's own net, if it has one, and its sharpness
FORMER: Final = -4  # judges as 0.1 did: a seat whose turn begins does not see what the turn may bring
NOTHING: Final = vec[i64]([0] * MOST_ACTIVE)
NO_LIFTS: Final = vec[float]([0.0] * SEATS)
AS_IT_IS: Final = [1.0] * (SEATS * STAGES)


def blocks(width: int) -> tuple[Block, ...]:
    """What a net sees if a seat has that many features and sights."""
    return (
        Block("own", STEPS * width, STEPS),
        Block("best rival's", STEPS * width, STEPS),
        Block("lead over the best rival", GAPS, GAPS),
        Block("lead over the second", GAPS, GAPS),
        Block("seats", SEATS),
        Block("phase", PHASES),
        Block("cycle", CYCLES, CYCLES),
        Block("on turn", 1),
        Block("creatures on the track", CARDS),
    )


def sees(width: int) -> str:
    """A hash of what a net sees."""
    return hashlib.sha256(repr((THRESHOLDS, blocks(width))).encode()).hexdigest()[:16]


@final
@mypyc_attr(acyclic=True)
class Eyes:
    """What is seen of a seat with that many features and sights."""

    __slots__ = ("active", "count", "features", "sights", "sights_of")

    def __init__(self, features: int, sights: int) -> None:
        self.features: i64 = features
        self.sights: i64 = sights
        self.sights_of = vec[float]([0.0] * (SEATS * sights))  # of all seats; must be written before looking at any
        self.active = NOTHING[:]
        self.count: i64 = 0

    def see(self, position: Table, features: vec[float], standings: vec[float], seats: i64, seat: i64) -> None:
        """Look at a seat; `standings` are the weighed features of all seats."""
        self.count = 0
        best: i64 = rival_of(standings, seats, seat, -1)
        behind: i64 = STEPS * self.features
        other: i64 = behind + STEPS * self.sights
        self.note_steps(features, self.features, seat, 0)
        self.note_steps(self.sights_of, self.sights, seat, behind)
        at: i64 = 2 * other
        if best >= 0:
            self.note_steps(features, self.features, best, other)
            self.note_steps(self.sights_of, self.sights, best, other + behind)
            self.note(at + gap(standings[seat] - standings[best]))
            second: i64 = rival_of(standings, seats, seat, best)
            if second >= 0:
                self.note(at + GAPS + gap(standings[seat] - standings[second]))
        at += 2 * GAPS
        self.note(at + seats)
        self.note(at + SEATS + position.phase)
        self.note(at + SEATS + PHASES + (position.cycle if position.cycle < CYCLES else CYCLES - 1))
        at += SEATS + PHASES + CYCLES
        if position.turn == seat:
            self.note(at)
        track: i64 = position.track
        while track:
            if track & (CARDS - 1):
                self.note(at + 1 + (track & (CARDS - 1)))
            track >>= CARD

    def note(self, feature: i64) -> None:
        self.active[self.count] = feature
        self.count += 1

    def note_steps(self, features: vec[float], width: i64, seat: i64, first: i64) -> None:
        """Note the steps that the features of a seat have reached."""
        start: i64 = width * seat
        for at in range(width):
            value = features[start + at]
            if value > 0.0:
                part: i64 = i64(value * FINEST + 0.5)
                step: i64 = STEP_OF[part if part < LAST_STEP else LAST_STEP]
                if step:
                    self.note(first + STEPS * at + step - 1)


def rival_of(standings: vec[float], seats: i64, seat: i64, passed: i64) -> i64:
    """The best of the other seats, ignoring `passed`; -1 if there is none."""
    best: i64 = -1
    for other in range(seats):
        plays: bool = other != seat and other != passed and standings[other] > NO_CHANCE
        if plays and (best < 0 or standings[other] > standings[best]):
            best = other
    return best


def gap(lead: float) -> i64:
    """The step for a lead."""
    step: i64 = i64(lead * GAP + float(LEVEL) + 0.5) if lead > -4.0 else 0
    return step if step < GAPS else GAPS - 1


@final
@mypyc_attr(acyclic=True)
class Judge:
    """A net that says how much better or worse a seat stands than its weights suggest, and a factor for the result.

    `sharpness`: by number of seats and stage of the game, a final factor for standings that makes the chances reliable.
    Without a net, just the weights are sharpened.
    """

    __slots__ = ("eyes", "lifts", "net", "sharpness")

    def __init__(self, net: Net | None, features: int, sights: int, sharpness: list[float]) -> None:
        self.net = net
        self.eyes = Eyes(features, sights)
        self.sharpness = vec[float](sharpness)
        self.lifts = NO_LIFTS[:]

    def lift(self, position: Table, features: vec[float], standings: vec[float], seats: i64) -> None:
        """Adjust the standings of all seats that still play; the sights must have been written."""
        eyes = self.eyes
        lifts = self.lifts
        net = self.net
        if net is not None:
            for seat in range(seats):
                if standings[seat] > NO_CHANCE:
                    eyes.see(position, features, standings, seats, seat)
                    net.see(eyes.active, eyes.count)
                    lifts[seat] = net.output(0)
        sharp = self.sharpness[STAGES * seats + stage_of(position.cycle)]
        for seat in range(seats):
            if standings[seat] > NO_CHANCE:
                standings[seat] = sharp * (standings[seat] + lifts[seat])


def stage_of(cycle: i64) -> i64:
    """The stage of the game to which a cycle belongs."""
    if cycle < 1:
        return 0
    stage: i64 = (cycle - 1) // 2
    return stage if stage < STAGES else STAGES - 1


def taste_of(mind: i64) -> i64:
    """The number of a mind's taste; 0 if it has none."""
    return -mind if mind < 0 else 0


def read_net(path: Path, width: int) -> Net:
    """The net of a file."""
    net, _ = read_mind(path, sees(width), features_in(blocks(width)), OUTPUTS)
    return net


def read_sharpness(path: Path) -> list[float]:
    """The sharpness in a file: on each line a number of seats, then a number for each stage. `#` starts a comment."""
    found = AS_IT_IS[:]
    for line in written(path):
        seats, *stages = line.split()
        if len(stages) != STAGES:
            raise ValueError(f"{path.name} holds {len(stages)} stages for {seats} seats instead of {STAGES}")
        found[STAGES * int(seats) : STAGES * (int(seats) + 1)] = [float(sharp) for sharp in stages]
    return found


@final
class Judges:
    """The minds of an edition by number: 0 knows only its weights, 1 judges, with the edition's own net if it has one,
    and from 2 on there are nets in training. Below 0 are tastes, which have weights of their own and no net."""

    def __init__(self, own: Path | None, sharpness: Path, features: int, sights: int) -> None:
        self.own = own
        self.sharpness = sharpness
        self.features = features
        self.sights = sights
        self.known: dict[int, Judge] = {}
        self.added = 0

    def of(self, mind: i64) -> Judge | None:
        """The judge with that number, None if it has none; the edition's own is read when it is first needed."""
        if mind <= BY_WEIGHTS:
            return None
        if mind == OWN and OWN not in self.known:
            self.know(OWN, self.own, read_sharpness(self.sharpness))
        return self.known[mind]

    def know(self, mind: int, net: Path | None, sharpness: list[float]) -> None:
        """Create the judge with that number."""
        known = None if net is None else read_net(net, self.features + self.sights)
        self.known[mind] = Judge(known, self.features, self.sights, sharpness)

    def add(self, path: Path) -> int:
        """Read another net; returns its number."""
        self.added += 1
        self.know(OWN + self.added, path, AS_IT_IS)
        return OWN + self.added
