"""The messages that Duel needs in addition to those of every game."""

from __future__ import annotations

from naming import ids

from petteia.games.duel import facts
from petteia.games.duel.rules.tables import CATEGORIES
from petteia.games.duel.words import events
from petteia.games.duel.words.text import TURN_VERBS, VERBS
from petteia.games.duel.words.themes import THEMES
from petteia.games.duel.words.why_not import ANSWERS, UNSEEN

EVENTS = events  # the module that lists the kinds of events
# why a change is a loss, or now a gain and now a loss
CHANGES = {
    "coins_moved-price": "-",
    "coins_moved-purchase": "-",
    "coins_moved-wonder": "+-",
    "coins_moved-spoils": "-",
}
PAYMENTS = ("coins", "chain", "produced", "choice", "reduction", "bought", "bought-fixed", "total", "free", "units")


def named() -> set[str]:
    """What there is to name."""
    found = ids("card", (card.id for card in facts.CARDS)) | ids("wonder", (wonder.id for wonder in facts.WONDERS))
    found |= ids("token", (token.id for token in facts.TOKENS)) | ids("theme", THEMES)
    found |= ids("resource", facts.RESOURCES) | ids("symbol", facts.SYMBOLS)
    found |= ids("colour", facts.COLOURS) | ids("kind", facts.COLOURS)
    found |= ids("chain", (card.shows for card in facts.CARDS if card.shows))
    found |= ids("points", (*CATEGORIES, "total")) | ids("age", (1, 2, 3))
    found |= ids("action", (*TURN_VERBS, *(verb for verb, *_ in VERBS)))
    found |= ids("needed", (verb for _, _, verb, _ in ANSWERS)) | ids("by", (name for _, name in UNSEEN if name))
    return found | ids("payment", PAYMENTS)


def actions() -> dict[str, set[str]]:
    """The arguments of each action: what its verb is about, and the price."""
    about = {verb: {kind} - {""} for verb, _, kind, _ in VERBS}
    return about | {"build": {"card", "coins"}, "discard": {"card", "coins"}, "wonder": {"wonder", "card", "coins"}}
