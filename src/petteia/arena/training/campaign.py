"""A campaign: in each generation a population plays, and a net learns from its games and has to beat the one before.

Or it looks for weaknesses of the game's own net: then an exploiter meets that net alone, and learns how to beat it.

Everything is kept in a folder, so that a campaign resumes where it stopped: `lessons-N.jsonl`, `net-N.mind` (or
`weights-N.txt`) and `log.jsonl` with every figure.
"""

from __future__ import annotations

import json
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

from ..venue import Venue
from .course import Course
from .learner import Pace
from .lessons import Pairing, play_lesson, play_trial, read_lessons

REMEMBERED = 4  # the latest generations whose lessons are learnt from
HELD_OUT = 10  # one lesson in this many is held out

Tell = Callable[[str, int, int], None]  # what is being done, how much is done, and of how much


@dataclass(frozen=True)
class CampaignPlan:
    """How many lessons a generation has, how long its players think, how the net learns, and how long the trial is.

    `refine`: a net begins with what the best one knows, not from nothing. `exploit`: train an exploiter of the game's
    own net. `exploiters`: nets of exploiters that also play in the lessons. `weights`: train the game's weights
    instead of a net.
    """

    folder: Path
    lessons: int
    turns: int
    trial: int
    seed: int
    pace: Pace
    refine: bool = False
    exploit: bool = False
    exploiters: tuple[Path, ...] = ()
    weights: bool = False

    def lessons_of(self, generation: int) -> Path:
        return self.folder / f"lessons-{generation}.jsonl"

    def net_of(self, generation: int) -> Path:
        return self.folder / (f"weights-{generation}.txt" if self.weights else f"net-{generation}.mind")

    @property
    def log(self) -> Path:
        return self.folder / "log.jsonl"


class Campaign:
    """A campaign in its folder."""

    def __init__(self, course: Course, plan: CampaignPlan, venue: Venue, tell: Tell) -> None:
        self.course = course
        self.plan = plan
        self.venue = venue
        self.tell = tell
        plan.folder.mkdir(parents=True, exist_ok=True)
        if course.shipped.exists() and not plan.net_of(0).exists():
            shutil.copy(course.shipped, plan.net_of(0))

    def entries(self) -> list[dict[str, Any]]:
        """The log so far, one entry per generation."""
        if not self.plan.log.exists():
            return []
        return [json.loads(line) for line in self.plan.log.read_text(encoding="utf-8").splitlines()]

    def best(self) -> int:
        """The last generation that was accepted; 0 is the game's own net, or none. Of exploiters, the one that won the
        most."""
        entries = self.entries()
        if self.plan.exploit and entries:
            return int(max(entries, key=lambda entry: float(entry["won"]))["generation"])
        return max((entry["generation"] for entry in entries if entry["accepted"]), default=0)

    def next_generation(self) -> dict[str, Any]:
        """Play, learn, try; returns the new entry of the log."""
        generation = len(self.entries()) + 1
        best = self.best()
        known, against = (generation - 1, 0) if self.plan.exploit else (best, best)
        self.play(generation, self.pairings(known))
        entry: dict[str, Any] = {"generation": generation, "against": against, **self.learn(generation, known)}
        entry |= self.try_out(generation, against)
        with self.plan.log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")
        return entry

    def known_net(self, generation: int) -> Path | None:
        """The net of a generation; None before the first of a game that has none of its own."""
        path = self.plan.net_of(generation)
        return path if path.exists() else None

    def pairings(self, known: int) -> tuple[Pairing, ...]:
        """Who meets whom when that generation's net is the one to start from."""
        plan, course = self.plan, self.course
        if plan.exploit:
            return course.hunt(self.known_net(known), self.known_net(0), plan.turns)
        accepted = (entry["generation"] for entry in self.entries() if entry["accepted"])
        former = max((generation for generation in accepted if generation < known), default=0)
        return course.population(self.known_net(known), self.known_net(former), plan.turns, plan.exploiters)

    def play(self, generation: int, pairings: tuple[Pairing, ...]) -> None:
        """Play the lessons of a generation that are still missing."""
        plan = self.plan
        path = plan.lessons_of(generation)
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
        done = [line for line in lines if line.endswith("\n")]
        path.write_text("".join(done), encoding="utf-8")  # drops a last line that was cut off
        seed = plan.seed + 1000 * generation
        tasks = [(self.course.game, pairings, seed, index) for index in range(len(done), plan.lessons)]
        with path.open("a", encoding="utf-8") as file:
            for number, line in enumerate(self.venue.play(play_lesson, tasks), len(done) + 1):
                file.write(line)
                file.flush()
                self.tell("play", number, plan.lessons)

    def learn(self, generation: int, before: int) -> dict[str, Any]:
        """Fit a net to the lessons of the last generations, and measure how well it predicts those held out."""
        plan = self.plan
        known = range(max(1, generation - REMEMBERED + 1), generation + 1)
        files = [plan.lessons_of(number) for number in known]
        sights = self.course.collect(chain.from_iterable(read_lessons(path) for path in files))
        learner = self.course.learner(plan.pace)
        known_net = self.known_net(before)
        if plan.refine and known_net is not None:
            learner.recall(known_net)
        held_out = sights.games % HELD_OUT == 0
        learner.run(sights, np.flatnonzero(~held_out), lambda step, total, _: self.tell("learn", step, total))
        found = {
            "lessons": int(sights.games.max()) + 1,
            "positions": len(sights),
            "log_loss": self.course.losses(sights, learner, held_out),
            "ended": dict(Counter(lesson.reason for lesson in read_lessons(files[-1]))),
        }
        course = self.course
        header = {"game": course.game, "sees": course.sees, "made_by": self.command(), "generation": generation}
        learner.write(plan.net_of(generation), header | found)
        return found

    def command(self) -> str:
        """The command that trained the nets of this campaign."""
        plan, pace = self.plan, self.plan.pace
        flags = {"refine": plan.refine, "weights": plan.weights, "exploit": plan.exploit}
        words = [
            f"petteia train {self.course.game} --lessons {plan.lessons} --turns {plan.turns} --trial {plan.trial}",
            f"--seed {plan.seed} --rounds {pace.rounds:g} --rate {pace.rate:g} --overlook {pace.overlook:g}",
            *(f"--{flag}" for flag, given in flags.items() if given),
            *(f"--exploiter {path.name}" for path in plan.exploiters),
        ]
        return " ".join(words)

    def try_out(self, generation: int, against: int) -> dict[str, Any]:
        """Try the new net against an older one: it is accepted if it wins at least its share. The first net of a game
        meets players without one."""
        plan, course = self.plan, self.course
        new = course.player(plan.net_of(generation), plan.turns)
        known = self.known_net(against)
        old = course.player_without_net(plan.turns) if known is None else course.player(known, plan.turns)
        seed = plan.seed + 1000 * generation + 1
        won = 0.0
        tasks = [(course.game, new, old, course.seats, seed, index) for index in range(plan.trial)]
        for number, reward in enumerate(self.venue.play(play_trial, tasks), 1):
            won += reward
            self.tell("try", number, plan.trial)
        return {"trial": plan.trial, "won": won, "accepted": won >= plan.trial / course.seats}

    def run(self, generations: int) -> Iterator[dict[str, Any]]:
        """Run the generations that are not done yet, up to that number."""
        while len(self.entries()) < generations:
            yield self.next_generation()
