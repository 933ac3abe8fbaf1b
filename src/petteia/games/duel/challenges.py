"""Set games of 7 Wonders Duel against its characters, from easy to hard."""

from __future__ import annotations

from typing import Final

from ...core.contract.challenge import Challenge, Forgo, Hold, Lead, Win

CHALLENGES: Final = (
    #         id             against          goals
    Challenge("first_win",   ("daphne",),     (Win(),)),
    Challenge("wonders",     ("daphne",),     (Win(), Hold("wonders", 4))),
    Challenge("arms",        ("daphne",),     (Win("military"),)),
    Challenge("science",     ("daphne",),     (Win("science"),)),
    Challenge("margin",      ("timon",),      (Win("points"), Lead(15))),
    Challenge("scholar",     ("eupalinos",),  (Win("science"),)),
    Challenge("march",       ("timon",),      (Win("military", until=2),)),
    Challenge("unlettered",  ("kleio",),      (Win(), Forgo("green"))),
    Challenge("plain",       ("eupalinos",),  (Win(), Forgo("wonders"))),
    Challenge("strategist",  ("artemisia",),  (Win("military"),)),
    Challenge("archimedes",  ("archimedes",), (Win(),)),
    Challenge("eureka",      ("archimedes",), (Win("science"),), deal="eureka"),
)  # fmt: skip
