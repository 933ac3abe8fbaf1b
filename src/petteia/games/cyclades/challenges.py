"""Set games of Cyclades against its characters, from easy to hard."""

from __future__ import annotations

from typing import Final

from ...core.contract.challenge import Avoid, Challenge, Forgo, Hold, Win

CHALLENGES: Final = (
    #         id              against                                   goals
    Challenge("first_win",    ("nereus", "ianthe"),                     (Win(),)),
    Challenge("treasury",     ("nereus", "ianthe"),                     (Win(), Hold("gold", 25))),
    Challenge("archipelago",  ("nereus", "ianthe"),                     (Win(), Hold("islands", 6))),
    Challenge("swift",        ("nereus", "ianthe"),                     (Win(until=7),)),
    Challenge("no_priest",    ("ianthe", "lykos"),                      (Win(), Forgo("priests"))),
    Challenge("no_thinker",   ("ianthe", "melitta"),                    (Win(), Forgo("philosophers"))),
    Challenge("armada",       ("lykos", "melitta"),                     (Win(), Hold("fleets", 8))),
    Challenge("four",         ("ianthe", "lykos", "melitta"),           (Win(),)),
    Challenge("no_creature",  ("ianthe", "lykos", "melitta"),           (Win(), Avoid("creature_summoned"))),
    Challenge("two_by_five",  ("ianthe", "lykos", "kadmos"),            (Win(), Hold("metropolises", 2, until=5))),
    Challenge("conqueror",    ("lykos", "melitta", "kadmos"),           (Win(), Avoid("metropolis_founded"))),
    Challenge("council",      ("lykos", "melitta", "kadmos", "themis"), (Win(),), deal="council"),
)  # fmt: skip
