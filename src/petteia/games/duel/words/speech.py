"""How data of Duel becomes sentences."""

from __future__ import annotations

from typing import Final

from ....core.contract.speech import Speech, Term

SPEECH: Final = Speech(
    changes=("coins",),
    merged={"token_dealt": "token", "wonder_shown": "wonder", "card_revealed": "card"},
    prefixes={
        "what": ("card", "wonder"),
        "chain": ("card",),
        "by": ("card", "by"),
        "cards": ("card",),
        "tokens": ("token",),
        "offer": ("wonder",),
    },
    bold=("card", "wonder", "token"),
    additions=("chain",),
    sums={"price": (Term("n-coins", ("coins",)), Term("payment-units", ("number", "resource", "coins")))},
)
