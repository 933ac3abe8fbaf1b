"""A review in words, for the terminal and for the page in a file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from babel.numbers import format_decimal

from ..core.records.record import Record
from ..review import Decision, Draw, Review
from ..review.chances import CERTAIN
from ..review.grades import FROM, GRADES
from .terminal.plain_table import PlainTable

MINUS = "−"


@dataclass(frozen=True)
class TurningPoint:
    """A decision that cost much: when, by whom, how much, and what would have been better."""

    decision: Decision
    when: str
    name: str
    cost: str
    grade: str
    played: str
    better: str
    line: tuple[str, ...]


class ReviewStory:
    """Tells what a review found, in the words of a table."""

    def __init__(self, record: Record, review: Review, table: PlainTable) -> None:
        self.record = record
        self.review = review
        self.table = table
        self.voice = table.voice

    @property
    def names(self) -> list[str]:
        """The players."""
        return self.voice.players

    def share(self, chance: int, signed: bool = False) -> str:
        """A chance as people read it; a change has a sign."""
        if not signed:
            chance = min(max(chance, 0), CERTAIN)
        number = format_decimal(abs(round(100 * chance / CERTAIN)), locale=self.voice.language)
        sign = "" if not signed or number == "0" else "+" if chance > 0 else MINUS
        return f"{sign}{self.percent(number)}"

    def amount(self, chances: int) -> str:
        """The sum of chances over several decisions, which may exceed 100 %."""
        return self.percent(str(round(100 * chances / CERTAIN)))

    def percent(self, number: str) -> str:
        """A percentage, as the language writes it."""
        return self.voice.percent(0.99).replace("99", number)

    def accuracy(self, tenths: int) -> str:
        return self.percent(format_decimal(tenths / 10, format="0.0", locale=self.voice.language))

    def when(self, moment: int) -> str:
        """The round that a moment belongs to, or its number if there are no rounds."""
        begun = [(stage, number) for at, stage, number in self.review.rounds if at <= moment]
        if not begun:
            return self.voice("review-moment", number=moment, count=len(self.record.entries))
        stage, number = begun[-1]
        return self.stage(stage, number)

    def stage(self, stage: str, number: int) -> str:
        """A round by its name, or by the game's own word for it if there is no message."""
        id = f"stage-{stage}"
        return self.voice(id, number=number) if self.voice.words.has(id) else f"{stage} {number}"

    def level(self) -> str:
        """How thoroughly the game was looked at."""
        return self.voice(f"review-level-{self.review.level}", turns=self.review.turns)

    def thresholds(self) -> str:
        """What the grades mean."""
        return self.voice("review-grades", noise=round(100 * self.review.noise / CERTAIN, 1), **FROM)

    def accounts(self) -> list[list[str]]:
        """The figures for every player: rows that begin with their headings."""
        players, voice = self.review.players, self.voice
        return [
            [voice("review-accuracy"), *(self.accuracy(player.accuracy) for player in players)],
            [voice("review-luck"), *(self.share(player.luck, signed=True) for player in players)],
            [voice("review-skill"), *(self.share(player.skill, signed=True) for player in players)],
            [voice("review-adjusted"), *(self.share(player.adjusted) for player in players)],
            [voice("review-lost"), *(self.amount(player.lost) for player in players)],
            *([voice(f"review-grade-{grade}"), *(str(player.grades[grade]) for player in players)] for grade in GRADES),
        ]

    def turning_points(self) -> list[TurningPoint]:
        """The decisions that cost the most, in the order of the game."""
        return [self.turning_point(self.review.decisions[place]) for place in self.review.turning_points]

    def turning_point(self, decision: Decision) -> TurningPoint:
        return TurningPoint(
            decision,
            self.when(decision.at),
            self.names[decision.seat],
            self.share(-decision.cost, signed=True),
            self.voice(f"review-grade-{decision.grade}"),
            self.plan(decision.at, decision.played.actions),
            self.plan(decision.at, decision.best.actions),
            self.steps(decision.at, decision.line),
        )

    def plan(self, at: int, actions: Sequence[int]) -> str:
        """Actions in words, separated by commas."""
        return ", ".join(self.steps(at, actions))

    def steps(self, at: int, actions: Sequence[int]) -> tuple[str, ...]:
        state = self.record.at(at)
        told = []
        for action in actions:
            told.append(self.table.words(state, action) if state.actor >= 0 else state.text(action))
            state.play(action)
        return tuple(told)

    def draws(self) -> list[tuple[str, str, str]]:
        """The draws that gave the most: when, what happened, and how much it gave to whom."""
        return [self.draw(self.review.draws[place]) for place in self.review.draws_of_note]

    def draw(self, draw: Draw) -> tuple[str, str, str]:
        seat = draw.luck.index(max(draw.luck))
        state = self.record.at(draw.at)
        state.events = []
        state.play(self.record.entries[draw.at].action)
        told = " ".join(self.table.story(state.events)) or draw.text
        gave = self.voice("review-drawn", luck=self.share(draw.luck[seat], signed=True), name=self.names[seat])
        return self.when(draw.at), told, gave
