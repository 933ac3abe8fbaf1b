"""When an action of Cyclades is an answer."""

from __future__ import annotations

from typing import Final

from ...aegean.words import occasions as aegean

OCCASIONS: Final = aegean.OCCASIONS | {
    "anchor": "Fleets can stop only while they are under way",
    "prosperity": "Whoever has gained the prosperity marker places it",
    "temple": "You name a temple when one of several can lower a price",
    "mermaid": "You lure and replace fleets when you summon the Mermaid",
    "giant": "You crush a building when you summon the Giant",
    "chimera": "You copy a discarded creature when you summon the Chimera",
    "sphinx": "You sell pieces when you summon the Sphinx",
    "enough": "You say that it is enough while a creature's power goes on",
    "harpy": "You snatch a troop when you summon the Harpy",
    "kraken": "The Kraken moves when you summon it",
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
