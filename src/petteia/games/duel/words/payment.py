"""A cost explained unit by unit: what the city produces, what a choice or a token saves, what is bought and why."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Literal

from ....core.engine.bits import bit
from ..facts import BANK_PRICE, CARDS, RESOURCES, WONDERS
from ..rules.actions import BUILD, DISCARD, SLOT_OF, TURN_ACTIONS, WAY_OF, WONDER
from ..rules.city import City
from ..rules.costs import by_chain, card_reduction, dearest, wonder_reduction
from ..rules.position import Position
from ..rules.questions import TURN
from ..rules.tables import CARD_COINS_DUE, CARD_COST, EVERY_BYTE, GOODS_BYTES, ONE_OF, RAW_BYTES, WONDER_COST

How = Literal["produced", "choice", "reduction", "bought"]


@dataclass(frozen=True)
class Unit:
    """One resource of a cost and where it comes from.

    `source` is the card, wonder or token that provides it, or the
    card that fixes its price; `price` what it costs, and `opponent` how many the opponent produces of it.
    """

    resource: str
    how: How
    source: str = ""
    price: int = 0
    opponent: int = 0


@dataclass(frozen=True)
class Payment:
    """What a card or wonder costs now: printed coins and units, or nothing thanks to the card in `chain`."""

    what: str
    coins: int
    units: tuple[Unit, ...]
    chain: str = ""

    @property
    def purchase(self) -> int:
        """Coins for resources."""
        return sum(unit.price for unit in self.units)

    @property
    def total(self) -> int:
        """All the coins due."""
        return self.coins + self.purchase

    def plain(self) -> dict[str, object]:
        """The payment as plain data."""
        return asdict(self) | {"purchase": self.purchase, "total": self.total}

    def bought(self) -> list[tuple[int, str, int]]:
        """What is bought: how many of each resource, and the price of one."""
        units = [unit for unit in self.units if unit.how == "bought"]
        prices = {resource: [unit.price for unit in units if unit.resource == resource] for resource in RESOURCES}
        return [(len(paid), resource, paid[0]) for resource, paid in prices.items() if paid]

    def sentence(self) -> str:
        """The payment in a few words: "2 coins + 3 stone at 4 each"."""
        if self.chain:
            return f"free with {self.chain}"
        parts = [f"{self.coins} coins"] if self.coins else []
        for number, resource, price in self.bought():
            parts.append(f"{number} {resource} at {price}" + (" each" if number > 1 else ""))
        return " + ".join(parts) or "free"

    def parts(self) -> str:
        """The payment for translation: "2 3*stone*4", coins and then number, resource and price of what is bought."""
        coins = [str(self.coins)] if self.coins else []
        return " ".join(coins + [f"{number}*{resource}*{price}" for number, resource, price in self.bought()])


def payment(position: Position, action: int) -> Payment | None:
    """The payment for building a card or wonder on this turn; None for every other action."""
    if position.asked != TURN or not 0 <= action < TURN_ACTIONS:
        return None
    city, other = position.mine(), position.theirs()
    slot, way = SLOT_OF[action], WAY_OF[action]
    if way == DISCARD:
        return None
    if way == BUILD:
        if not position.layout.present & ~position.layout.hidden & bit(slot):
            return None
        return card_payment(city, other, position.layout.card_at(slot))
    if way - WONDER >= city.hand_size:
        return None
    return wonder_payment(city, other, city.wonder_at(way - WONDER))


def card_payment(city: City, other: City, card: int) -> Payment:
    """What a card costs a city (D5)."""
    row = CARDS[card]
    if by_chain(city, card):
        return Payment(row.id, 0, (), next(other.id for other in CARDS if other.shows == row.free_with))
    units = explain(city, other, CARD_COST[card], "masonry" if card_reduction(city, card) else "")
    return Payment(row.id, CARD_COINS_DUE[card], units)


def wonder_payment(city: City, other: City, wonder: int) -> Payment:
    """What a wonder costs a city (D7.1)."""
    units = explain(city, other, WONDER_COST[wonder], "architecture" if wonder_reduction(city) else "")
    return Payment(WONDERS[wonder].id, 0, units)


def explain(city: City, other: City, cost: int, token: str) -> tuple[Unit, ...]:
    """Follow `costs.purchase_price`, and note what becomes of each unit (D5.7)."""
    units = [Unit(resource, "produced", source) for resource, source in produced(city, cost)]
    missing = city.missing(cost)
    savings: list[tuple[How, str, int]] = [("choice", source, RAW_BYTES) for source in choices(city, raw=True)]
    savings += [("choice", source, GOODS_BYTES) for source in choices(city, raw=False)]
    savings += [("reduction", token, EVERY_BYTE)] * 2 if token else []
    for how, source, among in savings:
        if missing & among:
            kind = dearest(city, missing & among)
            missing -= ONE_OF[kind]
            units.append(Unit(RESOURCES[kind], how, source))
    for kind, resource in enumerate(RESOURCES):
        sold_by_opponent = other.production >> 8 * kind & 0xFF
        price = city.unit_price(kind)
        fixed_by = "" if price == BANK_PRICE + sold_by_opponent else discount(city, resource)
        count = missing >> 8 * kind & 0xFF
        units += [Unit(resource, "bought", fixed_by, price, sold_by_opponent)] * count
    return tuple(units)


def produced(city: City, cost: int) -> list[tuple[str, str]]:
    """The units of a cost that the city's brown and grey cards produce, each with its card (D5.3)."""
    found = []
    for kind, resource in enumerate(RESOURCES):
        makers = [
            row.id
            for card, row in enumerate(CARDS)
            if city.holds(card)
            for made in row.produces.split()
            if made == resource
        ]
        found += [(resource, maker) for maker in makers[: cost >> 8 * kind & 0xFF]]
    return found


def choices(city: City, raw: bool) -> list[str]:
    """The cards and wonders of the city that give a raw material, or one of the goods, of choice (D5.4)."""
    cards = [row.id for card, row in enumerate(CARDS) if (row.any_raw if raw else row.any_goods) and city.holds(card)]
    built = [WONDERS[city.wonder_at(place)] for place in range(city.hand_size) if city.built >> place & 1]
    return cards + [row.id for row in built if (row.any_raw if raw else row.any_goods)]


def discount(city: City, resource: str) -> str:
    """The card of the city that fixes the price of a resource at 1 (D5.5)."""
    return next(row.id for card, row in enumerate(CARDS) if city.holds(card) and resource in row.cheap.split())
