"""Cards and wonders of Duel in signs that are small enough for a card."""

from __future__ import annotations

from typing import Final

from ....games.duel.facts import CARDS, COLOURS, RESOURCES, TOKENS_DRAWN_BY_LIBRARY, WONDERS, Card, Wonder
from ..voice import Voice

COIN: Final = "◉"
POINT: Final = "★"
SHIELD: Final = "▼"
CHAIN: Final = "◇"

CARD: Final = {card.id: card for card in CARDS}
WONDER: Final = {wonder.id: wonder for wonder in WONDERS}
NUMERALS: Final = ("", "I", "II", "III")
RAW: Final = RESOURCES[:3]
GOODS: Final = RESOURCES[3:]


class Signs:
    """Letters for resources, codes for colours, and what is written with them."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.letters = {resource: voice(f"resource-{resource}")[0].upper() for resource in RESOURCES}
        self.codes = voice("terminal-duel-codes").split()

    def legend(self) -> str:
        """What the signs mean."""
        resources = " ".join(f"{letter} {self.voice.name('resource', one)}" for one, letter in self.letters.items())
        return self.voice("terminal-duel-legend", resources=resources)

    def cost(self, cost: str) -> str:
        """Coins and a letter for each resource: "3 clay" is "3◉ C"."""
        coins = [f"{word}{COIN}" for word in cost.split() if word.isdigit()]
        letters = "".join(self.letters[word] for word in cost.split() if not word.isdigit())
        return " ".join([*coins, letters]).strip() or self.voice("page-free")

    def one_of(self, resources: tuple[str, ...]) -> str:
        return "/".join(self.letters[resource] for resource in resources)

    def gift(self, card: Card) -> str:
        """What a card gives, except the points of a science card, which are shown elsewhere."""
        if card.produces:
            made = card.produces.split()
            name = self.voice.name("resource", made[0])
            return name if len(made) == 1 else f"{len(made)} {name}"
        if card.cheap:
            cheap = card.cheap.split()
            one = self.voice.name("resource", cheap[0])
            return (one if len(cheap) == 1 else " ".join(self.letters[word] for word in cheap)) + f"=1{COIN}"
        if card.any_raw or card.any_goods:
            return self.one_of(RAW if card.any_raw else GOODS)
        if card.symbol:
            return self.voice.name("symbol", card.symbol)
        if card.shields:
            return f"{card.shields}{SHIELD}"
        if COLOURS[card.colour] == "purple":
            coins = f" {card.coins}{COIN}" if card.coins else ""
            return f"{card.points}{POINT}{coins}/{self.counted(card.per)}"
        parts = [f"{card.points}{POINT}"] if card.points else []
        if card.coins:
            parts.append(f"{card.coins}{COIN}/{self.counted(card.per)}" if card.per else f"+{card.coins}{COIN}")
        return " ".join(parts)

    def counted(self, per: str) -> str:
        """What a card counts: cards of some colours, wonders, or coins by threes."""
        if per == "three_coins":
            return f"3{COIN}"
        if per == "wonder":
            return self.voice("page-wonder")
        return "+".join(self.codes[COLOURS.index(colour)] for colour in per.split())

    def wonder(self, wonder: Wonder) -> str:
        """What a wonder gives."""
        voice = self.voice
        parts = [f"{wonder.points}{POINT}"] if wonder.points else []
        parts += [f"{wonder.shields}{SHIELD}"] if wonder.shields else []
        parts += [f"+{wonder.coins}{COIN}"] if wonder.coins else []
        loss = f"−{wonder.opponent_loses}{COIN}"
        parts += [voice("terminal-duel-opponent", loss=loss)] if wonder.opponent_loses else []
        parts += [self.one_of(RAW)] if wonder.any_raw else []
        parts += [self.one_of(GOODS)] if wonder.any_goods else []
        if wonder.destroys:
            parts.append(voice("terminal-duel-destroys", colour=self.codes[COLOURS.index(wonder.destroys)]))
        parts += [voice("terminal-duel-library", tokens=TOKENS_DRAWN_BY_LIBRARY)] if wonder.library else []
        parts += [voice("terminal-duel-restores")] if wonder.restores else []
        parts += [voice("terminal-duel-again")] if wonder.again else []
        return ", ".join(parts)
