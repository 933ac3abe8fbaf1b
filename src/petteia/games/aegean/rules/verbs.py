"""Kinds of actions: verbs with their objects, and the layout of their table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# the part of the rules that carries a verb out
CHAPTERS: Final = (
    "phase",  # offerings, deployment, upkeep
    "turn",
    "move",
    "battle",
    "founding",  # metropolises and what is on islands
    "power",  # of creatures and heroes
    "chance",
)
# numbers of CHAPTERS as CHAPTER_
CHAPTER_PHASE: Final = 0
CHAPTER_TURN: Final = 1
CHAPTER_MOVE: Final = 2
CHAPTER_BATTLE: Final = 3
CHAPTER_FOUNDING: Final = 4
CHAPTER_POWER: Final = 5
CHAPTER_CHANCE: Final = 6
# end of numbers

NO_VERB: Final = 255


@dataclass(frozen=True)
class Verb:
    """A kind of action: its name in the code, how people write it, what it is about, its chapter, and the names of the
    questions it answers."""

    name: str
    words: str
    about: str
    chapter: str
    answers: str


def first_actions(verbs: tuple[Verb, ...], objects: dict[str, int]) -> list[int]:
    """The action of each verb's first object; the last entry is the number of actions."""
    return [sum(objects[verb.about] for verb in verbs[:number]) for number in range(len(verbs) + 1)]


def verbs_by_question(verbs: tuple[Verb, ...], questions: tuple[str, ...]) -> list[list[int]]:
    """The numbers of the verbs that answer each question, in order."""
    return [[number for number, verb in enumerate(verbs) if question in verb.answers.split()] for question in questions]


def in_rows(lists: list[list[int]], width: int) -> bytes:
    """Lists as rows of equal width, filled up with `NO_VERB`."""
    return bytes(number for row in lists for number in (row + [NO_VERB] * width)[:width])


def chapters(verbs: tuple[Verb, ...]) -> bytes:
    """The chapter of each verb."""
    return bytes(CHAPTERS.index(verb.chapter) for verb in verbs)
