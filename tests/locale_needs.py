"""Which messages the games need, found out from the games themselves: their facts, events, questions and refusals."""

from __future__ import annotations

import ast
from dataclasses import fields
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import petteia
from petteia.bots.levels import bot_names
from petteia.core.event import Event
from petteia.games.cyclades import facts as cyclades
from petteia.games.duel import facts as duel
from petteia.games.duel.tables import CATEGORIES
from petteia.games.duel.text import CARD_NAMES, SEAT_NAMES, SLOT_NAMES, TOKEN_NAMES, TURN_VERBS, WONDER_NAMES
from petteia.games.duel.text import VERBS as DUEL_VERBS
from petteia.games.legendary import facts as legendary
from petteia.games.legendary.tiles import TILE_NAMES
from petteia.server.errors import Code

GAMES = Path(petteia.__file__).parent / "games"


def ids(prefix: str, names: Any) -> set[str]:
    return {f"{prefix}-{name}".replace(" ", "_") for name in names}


def losses(*reasons: str) -> dict[str, str]:
    return {f"gold_moved-{why}": "-" for why in reasons}


# why a change is a gain, a loss, or now the one and now the other
CHANGES: dict[str, dict[str, str]] = {
    "duel": {
        "coins_moved-price": "-",
        "coins_moved-purchase": "-",
        "coins_moved-wonder": "+-",
        "coins_moved-spoils": "-",
    },
    "cyclades": {
        **losses("offering", "recruit", "building", "summon", "exchange", "move", "kraken"),
        "priest_gained": "+-",
        "philosopher_gained": "+-",
    },
    "legendary": {
        **losses(
            *("offering", "recruit", "summon", "look", "move", "mobilisation"),
            *("sacrifice", "reroll", "hero", "penalty"),
        ),
        "priestess_gained": "+-",
        "philosopher_gained": "+-",
    },
}


def module(game: str, name: str) -> ModuleType:
    return import_module(f"petteia.games.{game}.{name}")


@cache
def needs(game: str) -> frozenset[str]:
    """Every id that a program can ask of a game's words."""
    common = {"game-title", "game-about"} | options(game) | events(game) | refusal_ids(game)
    questions = module(game, "questions")
    common |= ids("question", questions.NAMES) | ids("reason", filter(None, questions.REASONS))
    return frozenset(common | FACTS[game]())


def interface_needs() -> set[str]:
    """What the interface must have a word for, by the programs that there are."""
    errors = {*Code, *table_errors(), "unavailable"}
    return {id for game in FACTS for id in ids("bot", bot_names(game))} | ids("error", errors)


def table_errors() -> set[str]:
    """What a table or its socket can refuse, by the calls that do."""
    found: set[str] = set()
    for path in (GAMES.parent / "server").glob("*.py"):
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
    module_of_events = module(game, "events" if game == "duel" else "telling")
    found: dict[str, type[Event]] = {}
    for event in module_of_events.KINDS:
        names = {field.name for field in fields(event)}
        varieties = [name for name in ("why", "how") if name in names]
        forms = [kind_of(event)]
        for variety in varieties:
            forms = [f"{form}-{value}" for form in forms for value in module_of_events.NAMES[variety]]
        for form in forms:
            signs = CHANGES[game].get(form, "+")
            found |= {f"event-{form}": event} if "+" in signs else {}
            found |= {f"event-{form}-loss": event} if "-" in signs else {}
            found |= {f"event-{form}-hidden": event} if "seen_by" in vars(event) else {}
    return found


def events(game: str) -> set[str]:
    return set(event_forms(game))


# ---- refusals, read from the sources


def refusals(game: str) -> list[tuple[str, set[str]]]:
    """The key of every refusal in a game's sources, and the arguments that it passes."""
    found = []
    for path in sorted((GAMES / game).glob("*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                found += refusals_in(function)
    return found


def refusals_in(function: ast.FunctionDef) -> list[tuple[str, set[str]]]:
    found = []
    for call in calls_of("Refusal", function):
        assert isinstance(call.args[1], ast.Constant), f"{function.name}: the key of a refusal is written out"
        given = keys_of(call.args[3], function) if len(call.args) > 3 else set()
        found.append((str(call.args[1].value), given))
    return found


def keys_of(node: ast.expr, function: ast.FunctionDef) -> set[str]:
    """The keys of a dictionary that is written out, joined with others, or held in a variable of the function."""
    if isinstance(node, ast.Dict):
        return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
    if isinstance(node, ast.BinOp):
        return keys_of(node.left, function) | keys_of(node.right, function)
    assert isinstance(node, ast.Name)
    found: set[str] = set()
    for other in ast.walk(function):
        if isinstance(other, ast.AnnAssign | ast.AugAssign) and other.value is not None:
            if is_name(other.target, node.id):
                found |= keys_of(other.value, function)
        elif (
            isinstance(other, ast.Subscript) and is_name(other.value, node.id) and isinstance(other.slice, ast.Constant)
        ):
            found.add(str(other.slice.value))
    return found


def calls_of(name: str, within: ast.AST) -> list[ast.Call]:
    return [node for node in ast.walk(within) if isinstance(node, ast.Call) and is_name(node.func, name)]


def is_name(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def refusal_ids(game: str) -> set[str]:
    keys = {key for key, _ in refusals(game)}
    found = ids("refusal", keys)
    if "short_of_coins" in keys:
        found.add("refusal-short_of_coins-chain")
    if "no_sacrifice" in keys:
        found = found - {"refusal-no_sacrifice"} | ids("refusal-no_sacrifice", legendary.HEROES)
    return found


# ---- actions


def action_arguments(game: str) -> dict[str, set[str]]:
    """The arguments of each action: what its verb is about, the price in Duel, and what is built."""
    if game == "duel":
        about = {verb: {OBJECTS[names]} for verb, _, names in DUEL_VERBS}
        about |= {"build": {"card", "coins"}, "discard": {"card", "coins"}, "wonder": {"wonder", "card", "coins"}}
    else:
        about = {verb.words: {verb.about} - {""} for verb in module(game, "actions").VERBS}
        about["build"].add("building")
    return {f"action-{verb}".replace(" ", "_"): given for verb, given in about.items()}


OBJECTS = {CARD_NAMES: "card", WONDER_NAMES: "wonder", TOKEN_NAMES: "token", SEAT_NAMES: "seat", SLOT_NAMES: "slot"}


# ---- the facts of each game


def duel_facts() -> set[str]:
    found = ids("card", (card.id for card in duel.CARDS)) | ids("wonder", (wonder.id for wonder in duel.WONDERS))
    found |= ids("token", (token.id for token in duel.TOKENS))
    found |= ids("resource", duel.RESOURCES) | ids("symbol", duel.SYMBOLS)
    found |= ids("colour", duel.COLOURS) | ids("kind", duel.COLOURS)
    found |= ids("chain", (card.shows for card in duel.CARDS if card.shows))
    found |= ids("points", (*CATEGORIES, "total")) | ids("age", (1, 2, 3))
    found |= ids("action", (*TURN_VERBS, *(verb for verb, _, _ in DUEL_VERBS)))
    return found | duel_effects() | duel_help() | ids("payment", DUEL_PAYMENTS)


DUEL_PAYMENTS = ("coins", "chain", "produced", "choice", "reduction", "bought", "bought-fixed", "total", "free")


def duel_effects() -> set[str]:
    """A line for each field of the rows that is filled in; one for each thing counted, or colour destroyed."""
    effects = {"free_with"}
    for row in (*duel.CARDS, *duel.WONDERS):
        guild = isinstance(row, duel.Card) and row.colour == duel.PURPLE
        filled = {field.name for field in fields(row) if getattr(row, field.name)} - {"id", "age", "colour", "cost"}
        if isinstance(row, duel.Wonder) and row.destroys:
            filled = filled - {"destroys"} | {f"destroys-{row.destroys}"}
        if isinstance(row, duel.Card) and row.per:
            filled = filled - {"per", "coins"} | {f"coins_per-{row.per}"}
        effects |= set() if guild else filled
    return ids("effect", effects)


def duel_help() -> set[str]:
    guilds = (card.id for card in duel.CARDS if card.colour == duel.PURPLE)
    return ids("help", [row.id for row in (*duel.WONDERS, *duel.TOKENS)] + list(guilds))


def aegean_facts(game: str) -> set[str]:
    """What both editions of Cyclades have of their own: gods, creatures, buildings, units, phases, verbs."""
    facts, questions, verbs = module(game, "facts"), module(game, "questions"), module(game, "actions").VERBS
    gods, creatures = [god.id for god in facts.GODS], [creature.id for creature in facts.CREATURES]
    buildings = [*facts.BUILDINGS, "metropolis"]
    units = {god.recruits for god in facts.GODS if god.recruits}
    found = ids("god", gods) | ids("creature", creatures) | ids("building", buildings) | ids("unit", units)
    found |= ids("phase", questions.PHASES) | ids("points", ("metropolises", "gold"))
    found |= ids("action", [*(verb.words for verb in verbs), "priced"]) | ids("deed", deeds(game))
    found |= ids("help", [*gods, *creatures, *buildings, *(units - {"fleet", "troop"})])
    return found | ids("payment", ("price", "saved-temples", "total", "later", "free"))


def deeds(game: str) -> set[str]:
    """What a price can be for, besides units and creatures."""
    source = (GAMES / game / "payment.py").read_text(encoding="utf-8")
    calls = [
        node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and is_name(node.func, "Payment")
    ]
    written = {str(call.args[0].value) for call in calls if isinstance(call.args[0], ast.Constant)}
    return written | {"sail", "march"} | ({"exchange"} if game == "cyclades" else set())


def cyclades_facts() -> set[str]:
    labels = {island.label.replace("-", "_") for islands in cyclades.ISLANDS for island in islands}
    colours = {start.colour for starts in cyclades.STARTS for start in starts}
    return aegean_facts("cyclades") | ids("island", labels) | ids("colour", colours) | {"payment-saved-priests"}


def legendary_facts() -> set[str]:
    found = aegean_facts("legendary") | ids("hero", legendary.HEROES) | ids("help", legendary.HEROES)
    return found | ids("bonus", legendary.BONUSES) | ids("tile", TILE_NAMES) | {"payment-saved-priestesses"}


FACTS = {"duel": duel_facts, "cyclades": cyclades_facts, "legendary": legendary_facts}
