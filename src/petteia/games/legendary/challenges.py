"""Set games of the Legendary Edition against its characters, from easy to hard."""

from __future__ import annotations

from typing import Final

from ...core.contract.challenge import Avoid, Challenge, Forgo, Hold, Win

QUICK: Final = {"map": "quick"}
CHALLENGES: Final = (
    #         id             against                                        goals
    Challenge("first_win",   ("zephyros", "phaidra"),                       (Win(),), QUICK),
    Challenge("realm",       ("zephyros", "phaidra"),                       (Win(), Hold("lands", 10)), QUICK),
    Challenge("heroes",      ("zephyros", "phaidra"),                       (Win(), Hold("heroes", 2)), QUICK),
    Challenge("swift",       ("zephyros", "phaidra"),                       (Win(until=8),), QUICK),
    Challenge("treasury",    ("phaidra", "orion"),                          (Win(), Hold("gold", 30))),
    Challenge("no_hero",     ("phaidra", "xanthe"),                         (Win(), Avoid("hero_recruited"))),
    Challenge("no_thinker",  ("phaidra", "xanthe"),                         (Win(), Forgo("philosophers"))),
    Challenge("four",        ("phaidra", "orion", "xanthe"),                (Win(),)),
    Challenge("no_ares",     ("phaidra", "orion", "leonidas"),              (Win(), Avoid("turn_begun", "ares"))),
    Challenge("no_creature", ("orion", "xanthe", "leonidas"),               (Win(), Avoid("creature_summoned"))),
    Challenge("two_by_four", ("phaidra", "orion", "leonidas"),              (Win(), Hold("metropolises", 2, until=4))),
    Challenge("council",     ("orion", "xanthe", "leonidas", "kassandra"),  (Win(),), deal="council"),
)  # fmt: skip
