"""Duel in words and small signs: what cards, wonders and tokens cost and give, and what happened."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from ..core.refusal import Refusal
from ..games.duel.facts import CARDS, COLOURS, RESOURCES, TOKENS, WONDERS, Card, Wonder

COIN: Final = "◉"
POINT: Final = "★"
SHIELD: Final = "▼"
CHAIN: Final = "◇"

CARD: Final = {card.id: card for card in CARDS}
WONDER: Final = {wonder.id: wonder for wonder in WONDERS}
CODES: Final = ("Br", "Gy", "Bl", "Gn", "Ye", "Rd", "Pu")
KINDS: Final = ("raw material", "manufactured goods", "civilian", "science", "commerce", "military", "guild")
NUMERALS: Final = ("", "I", "II", "III")
LETTERS: Final = {resource: resource[0].upper() for resource in RESOURCES}
LEGEND: Final = f"W wood C clay S stone G glass P papyrus · {COIN} coin {POINT} point {SHIELD} shield {CHAIN} chain"


TOKEN_WORDS: Final = {
    "agriculture": "6 coins now and 4 points",
    "architecture": "your later wonders need 2 resources less",
    "economy": "you receive what the opponent pays for resources",
    "law": "counts as a science symbol of its own",
    "masonry": "your later blue cards need 2 resources less",
    "mathematics": "3 points for each of your tokens, this one included",
    "philosophy": "7 points",
    "strategy": "your later red cards have 1 shield more",
    "theology": "your later wonders all give another turn",
    "urbanism": "6 coins now, and 4 for each card you build free by chain",
}
assert set(TOKEN_WORDS) == {token.id for token in TOKENS}

REASONS: Final = {
    "military": "by military supremacy: the conflict pawn reached the capital (D8.5)",
    "science": "by scientific supremacy: six different symbols (D10.2)",
    "points": "on points (D12.3)",
    "blue_points": "on the points of the blue cards, all points being equal (D12.3)",
    "shared": "together: all points and blue points are equal (D12.3)",
}


def title(id: str) -> str:
    """A name as a heading: "temple_of_artemis" is "Temple of Artemis"."""
    return " ".join(word if word == "of" else word.capitalize() for word in id.split("_"))


def plain(id: str) -> str:
    """A name within a sentence, as it can be typed."""
    return id.replace("_", " ")


def refusal_sentence(refusal: Refusal) -> str:
    """Why something is not possible; slots have no numbers on the picture."""
    sentence = re.sub(r"slot_\d+ and slot_\d+", "two face-down cards", str(refusal))
    return f"Not possible: {plain(re.sub(r'slot_[0-9]+', 'a face-down card', sentence))}."


def counted(number: int, what: str) -> str:
    """ "1 coin", "3 coins"."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


# ---- costs


def short_cost(cost: str) -> str:
    """Coins and a letter a resource: "3 clay" is "3◉ C"."""
    coins = [f"{word}{COIN}" for word in cost.split() if word.isdigit()]
    letters = "".join(LETTERS[word] for word in cost.split() if not word.isdigit())
    return " ".join([*coins, letters]).strip() or "free"


def long_cost(cost: str) -> str:
    """Coins and resources in words: "3 coins, 2 clay"."""
    parts = [counted(int(word), "coin") for word in cost.split() if word.isdigit()]
    resources = Counter(word for word in cost.split() if not word.isdigit())
    parts += [f"{number} {resource}" if number > 1 else resource for resource, number in resources.items()]
    return ", ".join(parts) or "nothing"


# ---- what a card gives


def short_gift(card: Card) -> str:
    """What a card gives, in the few signs that fit on it; the points of a science card stand apart."""
    if card.produces:
        made = card.produces.split()
        return made[0] if len(made) == 1 else f"{len(made)} {made[0]}"
    if card.cheap:
        cheap = card.cheap.split()
        return (cheap[0] if len(cheap) == 1 else " ".join(LETTERS[word] for word in cheap)) + f"=1{COIN}"
    if card.any_raw or card.any_goods:
        return "W/C/S" if card.any_raw else "G/P"
    if card.symbol:
        return card.symbol
    if card.shields:
        return f"{card.shields}{SHIELD}"
    if COLOURS[card.colour] == "purple":
        return guild_gift(card)
    parts = [f"{card.points}{POINT}"] if card.points else []
    if card.coins:
        parts.append(f"{card.coins}{COIN}/{card.per}" if card.per else f"+{card.coins}{COIN}")
    return " ".join(parts)


def guild_gift(card: Card) -> str:
    what = {"brown grey": "Br+Gy", "three_coins": f"3{COIN}"}.get(card.per, card.per)
    coins = f" {card.coins}{COIN}" if card.coins else ""
    return f"{card.points}{POINT}{coins}/{what}"


def long_gift(card: Card) -> str:
    """What a card gives, in words."""
    parts = []
    if card.produces:
        parts.append(f"produces {long_cost(card.produces)}")
    if card.cheap:
        parts.append(f"{' and '.join(card.cheap.split())} cost you 1 coin each")
    if card.any_raw or card.any_goods:
        parts.append(f"saves you {'a wood, clay or stone' if card.any_raw else 'a glass or papyrus'} at each building")
    if card.symbol:
        parts.append(f"the {card.symbol}")
    if card.shields:
        parts.append(counted(card.shields, "shield"))
    if card.per:
        parts.append(counting_gift(card))
    else:
        parts += [counted(card.points, "point")] if card.points else []
        parts += [counted(card.coins, "coin")] if card.coins else []
    later = [other.id for other in CARDS if card.shows and other.free_with == card.shows]
    parts += [f"{plain(other)} free later" for other in later]
    return ", ".join(parts)


def counting_gift(card: Card) -> str:
    """What a card gives for each of something."""
    what = {"wonder": "built wonder", "three_coins": "3 coins", "brown grey": "brown and grey card"}
    each = what.get(card.per, f"{card.per} card")
    if COLOURS[card.colour] != "purple":
        return f"{counted(card.points, 'point')}, {counted(card.coins, 'coin')} for each {each} of yours"
    coins = f"{counted(card.coins, 'coin')} now and " if card.coins else ""
    return f"{coins}{counted(card.points, 'point')} at the end for each {each} in the city with more"


# ---- wonders


def short_wonder(wonder: Wonder) -> str:
    """What a wonder gives, in few signs."""
    parts = [f"{wonder.points}{POINT}"] if wonder.points else []
    parts += [f"{wonder.shields}{SHIELD}"] if wonder.shields else []
    parts += [f"+{wonder.coins}{COIN}"] if wonder.coins else []
    parts += [f"other −{wonder.opponent_loses}{COIN}"] if wonder.opponent_loses else []
    parts += ["W/C/S"] if wonder.any_raw else []
    parts += ["G/P"] if wonder.any_goods else []
    parts += [f"destroys {wonder.destroys}"] if wonder.destroys else []
    parts += ["1 token of 3"] if wonder.library else []
    parts += ["a discard free"] if wonder.restores else []
    parts += ["again"] if wonder.again else []
    return " ".join(parts)


def long_wonder(wonder: Wonder) -> str:
    """What a wonder gives, in words."""
    parts = [counted(wonder.points, "point")] if wonder.points else []
    parts += [counted(wonder.shields, "shield")] if wonder.shields else []
    parts += [counted(wonder.coins, "coin")] if wonder.coins else []
    parts += [f"the opponent loses {wonder.opponent_loses} coins"] if wonder.opponent_loses else []
    parts += ["saves a wood, clay or stone at each building"] if wonder.any_raw else []
    parts += ["saves a glass or papyrus at each building"] if wonder.any_goods else []
    parts += [f"destroys a {wonder.destroys} card of the opponent's"] if wonder.destroys else []
    parts += ["draw 3 tokens, keep 1"] if wonder.library else []
    parts += ["build a discarded card for nothing"] if wonder.restores else []
    parts += ["another turn"] if wonder.again else []
    return ", ".join(parts)
