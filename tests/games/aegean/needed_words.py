"""The messages that both Cyclades need in addition to those of every game."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

from naming import calls_of, ids

from petteia.games.aegean.words.themes import OTHER, SUBJECTS


def losses(*reasons: str) -> dict[str, str]:
    return {f"gold_moved-{why}": "-" for why in reasons}


def named(facts: ModuleType, phases: Iterable[str], verbs: Any) -> set[str]:
    """What there is to name: gods, creatures, buildings, units, phases, verbs."""
    gods, creatures = [god.id for god in facts.GODS], [creature.id for creature in facts.CREATURES]
    buildings = [*facts.BUILDINGS, "metropolis"]
    units = {god.recruits for god in facts.GODS if god.recruits}
    found = ids("god", gods) | ids("creature", creatures) | ids("building", buildings) | ids("unit", units)
    found |= ids("phase", phases) | ids("points", ("metropolises", "gold"))
    found |= ids("action", [*(verb.words for verb in verbs), "priced"]) | ids("deed", deeds(facts))
    found |= ids("theme", (*SUBJECTS.values(), OTHER))
    return found | ids("payment", ("price", "saved-temples", "total", "later", "free"))


def deeds(facts: ModuleType) -> set[str]:
    """What a price can be for, besides units and creatures."""
    source = Path(str(facts.__file__)).parent / "words" / "payment.py"
    calls = calls_of("Payment", ast.parse(source.read_text(encoding="utf-8")))
    return {"sail", "march"} | {str(call.args[0].value) for call in calls if isinstance(call.args[0], ast.Constant)}


def actions(verbs: Any) -> dict[str, set[str]]:
    """The arguments of each action: what its verb is about, and what is built."""
    about = {verb.words: {verb.about} - {""} for verb in verbs}
    about["build"].add("building")
    return about
