"""Which messages the games need, found out from the games themselves: their facts, events, questions and refusals."""

from __future__ import annotations

import ast
from dataclasses import fields
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

from naming import ids, is_name

import petteia
from petteia.bots import bot_names, characters
from petteia.core.contract.almanac import Sentence, SetUp
from petteia.core.contract.event import Event
from petteia.core.contract.refusal import Reason
from petteia.locale import FALLBACK, words
from petteia.server.errors import Code
from petteia.server.http.learning.api_challenges import stages_of

GAMES = Path(petteia.__file__).parent / "games"


# by game of the package, what it needs beside what every game does: `tests/games/<game>/needed_words.py`
OWN: dict[str, Any] = {
    id: import_module(f"games.{id}.needed_words")
    for id, game in sorted(petteia.all_games().items())
    if game.manifest.home is not None and game.manifest.home.parent == GAMES
}


def module(game: str, name: str) -> ModuleType:
    return import_module(f"petteia.games.{game}.{name}")


@cache
def needs(game: str) -> frozenset[str]:
    """Every id that a program can ask for in a game's words."""
    common = {"game-title", "game-about"} | options(game) | events(game) | refusal_ids(game)
    questions = module(game, "rules.questions")
    common |= ids("question", questions.NAMES) | ids("reason", filter(None, questions.REASONS))
    common |= ids("bot", names_of_characters(game)) | {
        id for id in goals(game) if not words(FALLBACK, "challenge").has(id)
    }
    return frozenset(common | almanac(game) | OWN[game].named())


def almanac(game: str) -> set[str]:
    """What the rules pages say about a game besides its rules."""
    shown = petteia.game(game).almanac()
    told: list[Sentence | SetUp] = [*shown.ways, *shown.turn, *shown.setup]
    found: set[str] = set()
    for entry in shown.entries:
        told += [*entry.effects, *entry.price]
        found |= {f"{entry.family}-{entry.id}", f"family-{entry.family}"}
        found |= {f"{mark}-{value}" for mark, value in entry.marks.items()}
    return found | {line.message.partition(".")[0] for line in told}


def names_of_characters(game: str) -> set[str]:
    return {one.id for one in characters(game)}


def goals(game: str) -> set[str]:
    """The goals of a game's challenges."""
    return {
        goal.words(stages_of(petteia.game(game)))[0]
        for challenge in petteia.game(game).manifest.challenges
        for goal in challenge.goals
    }


def interface_needs() -> set[str]:
    """What the interface must have a word for, by the programs that there are."""
    errors = {*Code, *table_errors(), "unavailable"}
    bots = {bot for game in OWN for bot in bot_names(game) if bot not in names_of_characters(game)}
    return ids("bot", bots) | ids("error", errors)


def table_errors() -> set[str]:
    """What a table or its socket can refuse, by the calls that do."""
    found: set[str] = set()
    for path in (GAMES.parent / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (is_name(node.func, "Refuse") or is_name(node.func, "Error")):
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    found.add(str(code.value))
    return found


def options(game: str) -> set[str]:
    rows = petteia.game(game).options
    return ids("option", (row.name for row in rows)) | {
        f"option-{row.name}-{choice}" for row in rows for choice in row.choices
    }


# ---- events


def kind_of(event: type[Event]) -> str:
    return Event.kind.fget(event.__new__(event))  # type: ignore[attr-defined, no-any-return]


def event_forms(game: str) -> dict[str, type[Event]]:
    """The messages of each kind of event: one for each reason, for a gain and a loss, for what is hidden."""
    told, changes = OWN[game].EVENTS, OWN[game].CHANGES
    found: dict[str, type[Event]] = {}
    for event in told.KINDS:
        names = {field.name for field in fields(event)}
        varieties = [name for name in ("why", "how") if name in names]
        forms = [kind_of(event)]
        for variety in varieties:
            forms = [f"{form}-{value}" for form in forms for value in told.NAMES[variety]]
        for form in forms:
            signs = changes.get(form, "+")
            found |= {f"event-{form}": event} if "+" in signs else {}
            found |= {f"event-{form}-loss": event} if "-" in signs else {}
            found |= {f"event-{form}-hidden": event} if "seen_by" in vars(event) else {}
    return found


def events(game: str) -> set[str]:
    return set(event_forms(game))


# ---- refusals


@cache
def reasons(game: str) -> tuple[Reason, ...]:
    """Every row of a game's refusals, from all its modules."""
    home = module(game, "game").__package__
    found: dict[int, Reason] = {}
    for info in walk_packages([str(GAMES / game)], f"{home}."):
        for value in vars(import_module(info.name)).values():
            if isinstance(value, Reason):
                found[id(value)] = value
    return tuple(sorted(found.values(), key=lambda reason: (reason.key, reason.case)))


def refusal_message(game: str, reason: Reason) -> str:
    """The id of a row's message: its own, if it is one of several cases that have their own."""
    own = f"refusal-{reason.key}-{reason.case}"
    return own if reason.case and words(FALLBACK, game).has(own) else f"refusal-{reason.key}"


def refusal_ids(game: str) -> set[str]:
    return {refusal_message(game, reason) for reason in reasons(game)}


# ---- actions


def action_arguments(game: str) -> dict[str, set[str]]:
    """The arguments of the message of each action."""
    about: dict[str, set[str]] = OWN[game].actions()
    return {f"action-{verb}".replace(" ", "_"): given for verb, given in about.items()}
