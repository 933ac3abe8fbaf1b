"""When an action of Cyclades is an answer."""

from __future__ import annotations

from typing import Final

from ...aegean.words import occasions as aegean

OCCASIONS: Final = aegean.OCCASIONS | {
    "anchor": "Fleets can stop only while they are under way",
    "prosperity": "The prosperity marker is laid by who has gained it",
    "temple": "A temple is named when one of several can lower a price",
    "mermaid": "Fleets are lured and replaced when the Mermaid is summoned",
    "giant": "A building is crushed when the Giant is summoned",
    "chimera": "A discarded creature is copied when the Chimera is summoned",
    "sphinx": "Pieces are sold when the Sphinx is summoned",
    "enough": "One says that it is enough while a creature's power goes on",
    "harpy": "A troop is snatched when the Harpy is summoned",
    "kraken": "The Kraken moves when it is summoned",
}
VERBS: Final = {
    "choose": "choose",
    "offer": "offer",
    "done": "done",
    "turn": "recruit_fleet recruit_troop recruit_priest recruit_philosopher build summon exchange sail_from march_from",
    "fleets": "fleets",
    "sail_to": "sail_to",
    "anchor": "anchor",
    "troops": "troops",
    "march_to": "march_to",
    "retreat": "stand retreat_to withdraw_to",
    "loss": "lose_troop lose_minotaur",
    "give_up": "give_up",
    "found": "found",
    "prosperity": "bless",
    "temple": "use_temple",
    "rob": "rob",
    "mermaid": "lure replace",
    "fly": "fly",
    "giant": "crush",
    "chimera": "copy",
    "rebuild": "rebuild rebuild_into",
    "sphinx": "sell_fleet sell_troop sell_priest sell_philosopher",
    "enough": "enough",
    "harpy": "snatch",
    "kraken": "emerge swim",
    "figure": "settle",
    "push": "push",
}
OCCASION_OF: Final = aegean.by_verb(VERBS, OCCASIONS)
