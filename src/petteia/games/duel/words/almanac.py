"""7 Wonders Duel on its rules pages: what the facts say about each card, wonder, token and chain."""

from __future__ import annotations

from typing import Final

from ....core.contract.almanac import Almanac, Entry, Sentence, SetUp
from ..facts import (
    BANK_PRICE,
    CAPITAL,
    CARDS,
    CHAIN_BONUS,
    COLOURS,
    DIFFERENT_SYMBOLS_TO_WIN,
    DISCARD_COINS,
    DRAFT_ORDER,
    GUILDS_IN_GAME,
    LAYOUTS,
    MOST_WONDERS,
    POINTS_PER_MATHEMATICS,
    PURPLE,
    REDUCTION,
    RESOURCES,
    STARTING_COINS,
    TOKENS,
    TOKENS_DRAWN_BY_LIBRARY,
    TOKENS_ON_BOARD,
    WONDERS,
    Card,
    Token,
    Wonder,
)

# the numbers in a token's own rule
OWN_RULES: Final = {
    "architecture": {"reduction": REDUCTION},
    "masonry": {"reduction": REDUCTION},
    "mathematics": {"points": POINTS_PER_MATHEMATICS},
    "urbanism": {"bonus": CHAIN_BONUS},
}
GIVERS: Final = {card.shows: card for card in CARDS if card.shows}
TAKERS: Final = {card.free_with: card for card in CARDS if card.free_with}


def price(cost: str) -> tuple[Sentence, ...]:
    """A printed cost: its coins, then how many of each resource."""
    parts = cost.split()
    coins = sum(int(part) for part in parts if part.isdigit())
    lines = [Sentence("price-coins", {"coins": coins})] if coins else []
    for resource in RESOURCES:
        if resource in parts:
            lines.append(Sentence("price-resource", {"number": parts.count(resource), "resource": resource}))
    return tuple(lines) or (Sentence("price-none"),)


def card_effects(card: Card) -> tuple[Sentence, ...]:
    """A line for each field of the row that is filled in; a guild needs only one."""
    if card.colour == PURPLE:
        return (Sentence(f"help-{card.id}", given(coins=card.coins, points=card.points)),)
    lines = []
    if card.produces:
        made = card.produces.split()
        lines.append(Sentence("effect-produces", {"number": len(made), "resource": made[0]}))
    lines += choices(card)
    lines += [Sentence("effect-cheap", {"resource": resource}) for resource in card.cheap.split()]
    if card.coins:
        lines.append(Sentence(f"effect-coins_per-{card.per}" if card.per else "effect-coins", {"coins": card.coins}))
    if card.shields:
        lines.append(Sentence("effect-shields", {"shields": card.shields}))
    if card.symbol:
        lines.append(Sentence("effect-symbol", {"symbol": card.symbol, "different": DIFFERENT_SYMBOLS_TO_WIN}))
    if card.points:
        lines.append(Sentence("effect-points", {"points": card.points}))
    if card.shows:
        lines.append(Sentence("effect-shows", {"card": TAKERS[card.shows].id}))
    if card.free_with:
        lines.append(Sentence("effect-free_with", {"card": GIVERS[card.free_with].id}))
    return tuple(lines)


def choices(thing: Card | Wonder) -> list[Sentence]:
    """A line for each choice of resources that the owner has at each construction."""
    lines = []
    if thing.any_raw:
        lines.append(Sentence("effect-any_raw"))
    if thing.any_goods:
        lines.append(Sentence("effect-any_goods"))
    return lines


def wonder_effects(wonder: Wonder) -> tuple[Sentence, ...]:
    """A line for each field of the row that is filled in."""
    lines = []
    if wonder.coins:
        lines.append(Sentence("effect-coins", {"coins": wonder.coins}))
    if wonder.opponent_loses:
        lines.append(Sentence("effect-opponent_loses", {"coins": wonder.opponent_loses}))
    if wonder.shields:
        lines.append(Sentence("effect-shields", {"shields": wonder.shields}))
    lines += choices(wonder)
    if wonder.destroys:
        lines.append(Sentence(f"effect-destroys-{wonder.destroys}"))
    if wonder.library:
        lines.append(Sentence("effect-library", {"tokens": TOKENS_DRAWN_BY_LIBRARY}))
    if wonder.restores:
        lines.append(Sentence("effect-restores"))
    if wonder.again:
        lines.append(Sentence("effect-again"))
    if wonder.points:
        lines.append(Sentence("effect-points", {"points": wonder.points}))
    return tuple(lines)


def token_effects(token: Token) -> tuple[Sentence, ...]:
    numbers = given(coins=token.coins, points=token.points) | OWN_RULES.get(token.id, {})
    return (Sentence(f"help-{token.id}", numbers),)


def given(**numbers: int) -> dict[str, int]:
    """The numbers that are not 0."""
    return {name: number for name, number in numbers.items() if number}


def card_entry(card: Card) -> Entry:
    partners = [other for other in (GIVERS.get(card.free_with), TAKERS.get(card.shows)) if other]
    return Entry(
        family="card",
        id=card.id,
        effects=card_effects(card),
        price=price(card.cost),
        marks={"age": str(card.age), "kind": COLOURS[card.colour]},
        related=tuple(f"card/{partner.id}" for partner in partners),
    )


def chain_entry(sign: str) -> Entry:
    giver, taker = GIVERS[sign], TAKERS[sign]
    return Entry(
        family="chain",
        id=sign,
        effects=(Sentence("effect-chain", {"card": giver.id, "chain": taker.id}),),
        marks={"kind": COLOURS[giver.colour]},
        related=(f"card/{giver.id}", f"card/{taker.id}"),
    )


ALMANAC: Final = Almanac(
    ways=(
        Sentence("way-military", {"spaces": CAPITAL}),
        Sentence("way-science", {"different": DIFFERENT_SYMBOLS_TO_WIN}),
        Sentence("way-points"),
    ),
    turn=(
        Sentence("turn-take"),
        Sentence("turn-build", {"coins": BANK_PRICE}),
        Sentence("turn-discard", {"coins": DISCARD_COINS}),
        Sentence("turn-wonder", {"wonders": MOST_WONDERS}),
        Sentence("turn-effects"),
        Sentence("turn-next"),
    ),
    setup=(
        SetUp("setup-coins", (STARTING_COINS,)),
        SetUp("setup-tokens", (TOKENS_ON_BOARD,)),
        SetUp("setup-wonders", (DRAFT_ORDER.count(0),)),
        SetUp("setup-cards", (sum(sign != " " for row in LAYOUTS[0] for sign in row),)),
        SetUp("setup-guilds", (GUILDS_IN_GAME,)),
    ),
    entries=(
        *(card_entry(card) for card in CARDS),
        *(Entry("wonder", wonder.id, wonder_effects(wonder), price(wonder.cost)) for wonder in WONDERS),
        *(Entry("token", token.id, token_effects(token), (Sentence("price-pair"),)) for token in TOKENS),
        *(chain_entry(sign) for sign in GIVERS),
    ),
)
