"""How data of both editions of Cyclades becomes sentences."""

from __future__ import annotations

from typing import Final

from ....core.contract.speech import Speech

SPEECH: Final = Speech(
    seats=("seat", "faction", "attacker", "defender", "victim"),
    changes=("gold", "priests", "philosophers", "number"),
    merged={"god_revealed": "god", "god_shown": "god", "creature_shown": "creature", "hero_shown": "hero"},
    prefixes={
        "what": ("unit", "building", "creature", "hero", "god", "deed"),
        "recruit": ("unit",),
        "wanted": ("building",),
        "hero_for": ("hero",),
        "side": ("option-side",),
        "there": ("creature", "hero"),
    },
    undisclosed={"griffon_took": "gold", "griffin_took": "gold"},
    cases={"no_sacrifice": "hero"},
    places=("tile",),
)
