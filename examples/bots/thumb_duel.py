"""A bot for 7 Wonders Duel that plays by rules of thumb, as players tell them to each other.

It sees what anybody at the table sees, knows what is in the box, and never thinks further than what it leaves on the
table: two lists of rules, and a sentence to each that says why.

    petteia match duel --bots hard,examples/bots/thumb_duel.py:RuleOfThumb --games 20 --seed 1
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import cast

from petteia import Rng
from petteia.bots import Bot, Situation
from petteia.games.duel.facts import (
    BROWN,
    CAPITAL,
    CARDS,
    GREEN,
    GREY,
    MOST_WONDERS,
    PURPLE,
    RED,
    RESOURCES,
    TOKENS,
    WONDERS,
    Card,
    Wonder,
)
from petteia.games.duel.words.view import CityView, SlotView, View, WonderView

CARD = {card.id: card for card in CARDS}
WONDER = {wonder.id: wonder for wonder in WONDERS}
TOKEN = {token.id: token for token in TOKENS}

WIN = 1000.0  # points that no card outweighs
COIN = (4.5, 4.5, 3.5)  # what a single coin is worth in each age, in points; nine are worth three times as much
PRICE = 0.9  # what a coin saved on a price is worth
LEFT = 0.7  # how much of what a card is worth to the opponent counts against leaving it
AFTERWARDS = 2.0  # what is left to the opponent after an extra turn
BEGIN = 4.0  # what a card must be worth to begin an age for it
LEADS = (0.0, 2.0, 4.0, 6.5, 8.5, 11.0, 14.0, 18.0, 26.0, WIN)  # of the pawn: its points, its coins and its threat
SYMBOLS_WORTH = (0.0, 2.5, 5.0, 9.0, 16.0, 30.0, WIN)  # of that many different ones
FOR_WONDERS = 0.5  # how many of my wonders that need a resource I build
FOR_CARDS = 0.3  # how many of the cards that need it
LATER = 0.8  # how sure those of later ages are
AGES_LEFT = (1.0, 0.8, 0.3)  # how much of a resource's use is left in Ages I, II and III
DEARER = 0.3  # a resource that the other lacks
CHOICE = 1.4  # how much better a resource of my choice is than the one that I lack most
PROMISE = 1.0  # the first of a pair
FOLLOWER = 1.2  # a card that will be free
LIBRARY = 5.0  # the best of three tokens
LATE = 2.5  # a wonder of the last ones


@dataclass(frozen=True)
class Option:
    """A legal action in parts."""

    action: int
    verb: str
    card: str
    wonder: str = ""


@dataclass(frozen=True)
class Side:
    """The table as one player sees it."""

    seat: int
    view: View

    @property
    def city(self) -> CityView:
        return self.view.cities[self.seat]

    @property
    def other(self) -> Side:
        return Side(1 - self.seat, self.view)

    @property
    def lead(self) -> int:
        """How far the pawn is on the opponent's half; below 0 on one's own."""
        return -self.view.pawn if self.seat else self.view.pawn

    @property
    def ages_left(self) -> float:
        return AGES_LEFT[max(self.view.age, 1) - 1]

    @cached_property
    def hopes(self) -> dict[bool, list[float]]:
        """What the cards that nobody has seen yet are worth to the player; guilds have another back."""
        return {
            back.guilds: [bought(self, card, rough_price(self, CARD[card])) for card in back.cards]
            for back in self.view.unseen
        }

    def count(self, what: str) -> int:
        """How many of something that cards count the city has."""
        if what == "wonder":
            return sum(wonder.built for wonder in self.city.wonders)
        if what == "three_coins":
            return self.city.coins // 3
        colours = [COLOUR_NUMBERS[word] for word in what.split()]
        return sum(CARD[card].colour in colours for card in self.city.cards)

    def shields(self, card: Card) -> int:
        return card.shields + (card.shields > 0 and "strategy" in self.city.tokens)


COLOUR_NUMBERS = {"brown": BROWN, "grey": GREY, "blue": 2, "green": GREEN, "yellow": 4, "red": RED, "purple": PURPLE}


# ---- what a card is worth to a player, in points: all that these say is added up


def printed_points(side: Side, card: Card) -> float:
    """Points are what most games are counted in."""
    return 0.0 if card.colour == PURPLE else float(card.points)


def guild_points(side: Side, card: Card) -> float:
    """A guild counts the richer of the two cities, whoever's that is."""
    return card.points * max(side.count(card.per), side.other.count(card.per)) * (card.colour == PURPLE)


def coins_at_once(side: Side, card: Card) -> float:
    """Coins are buildings to come."""
    if not card.per or card.colour != PURPLE:
        return money(side, card.coins * (side.count(card.per) + (card.per == "yellow") if card.per else 1))
    return money(side, card.coins * max(side.count(card.per), side.other.count(card.per)))


def shields(side: Side, card: Card) -> float:
    """The pawn is worth more the nearer it is to a capital, and what I gain there the other loses."""
    return march(side, side.shields(card))


def symbol(side: Side, card: Card) -> float:
    """Each new symbol is a step to six, and the last ones are worth any price."""
    return new_symbol(side, card.symbol) if card.symbol else 0.0


def pair(side: Side, card: Card) -> float:
    """The second of a pair brings a token, and a token is worth more than most cards."""
    return best_token(side) if card.symbol and card.symbol in side.city.symbols else 0.0


def half_a_pair(side: Side, card: Card) -> float:
    """The first of a pair is a promise while its twin can still turn up."""
    return PROMISE if card.symbol and card.symbol not in side.city.symbols and card.age < 3 else 0.0


def production(side: Side, card: Card) -> float:
    """A resource saves its price at each building, above all one that I lack and the other makes dear."""
    kinds = card.produces.split()
    return sum(saved(side, kind, side.city.production[kind] + more) for more, kind in enumerate(kinds))


def dearer_for_them(side: Side, card: Card) -> float:
    """Whatever I produce, the other pays more for."""
    lacking = [kind for kind in card.produces.split() if not side.other.city.production[kind]]
    return DEARER * len(lacking) * side.ages_left


def bargains(side: Side, card: Card) -> float:
    """A reserve makes every unit cost a coin: it is worth most where I lack several and the other makes them dear."""
    saving = 0.0
    for kind in card.cheap.split():
        price, have = side.city.prices[kind], side.city.production[kind]
        saving += sum(saved(side, kind, have + more) for more in range(3)) * (price - 1) / price
    return saving


def choices(side: Side, card: Card) -> float:
    """One resource of my choice is always the one that I lack."""
    return choice(side, RESOURCES[:3]) * card.any_raw + choice(side, RESOURCES[3:]) * card.any_goods


def chain(side: Side, card: Card) -> float:
    """A white symbol is a card for nothing in a later age."""
    followers = [CARD[name] for name in FOLLOWERS.get(card.shows, ())]
    return sum(FOLLOWER + 0.15 * follower.points for follower in followers if follower.age >= side.view.age)


FOLLOWERS = {card.shows: tuple(one.id for one in CARDS if one.free_with == card.shows) for card in CARDS if card.shows}
TO_COME = Counter(
    (card.age, kind, have) for card in CARDS for kind in RESOURCES for have in range(card.cost.split().count(kind))
)
CARD_RULES: tuple[Callable[[Side, Card], float], ...] = (
    printed_points,
    guild_points,
    coins_at_once,
    shields,
    symbol,
    pair,
    half_a_pair,
    production,
    dearer_for_them,
    bargains,
    choices,
    chain,
)


def worth(side: Side, name: str) -> float:
    """What a card is worth to a player, its price apart."""
    return sum(rule(side, CARD[name]) for rule in CARD_RULES)


# ---- the measures behind them


def money(side: Side, coins: int) -> float:
    """What coins gained or paid are worth."""
    have = side.city.coins
    return purse(side, max(have + coins, 0)) - purse(side, have)


def purse(side: Side, coins: int) -> float:
    """The first coins decide what I can build at all; the more there are, the less another one is worth."""
    return COIN[max(side.view.age, 1) - 1] * math.sqrt(coins)


def march(side: Side, spaces: int) -> float:
    """What the pawn's way is worth."""
    then = min(side.lead + spaces, CAPITAL)
    return standing(then) - standing(side.lead)


def standing(lead: int) -> float:
    return LEADS[lead] if lead >= 0 else -LEADS[-lead]


def new_symbol(side: Side, symbol: str) -> float:
    have = len(side.city.symbols)
    if symbol in side.city.symbols:
        return 0.0
    return SYMBOLS_WORTH[have + 1] - SYMBOLS_WORTH[have]


def saved(side: Side, kind: str, have: int) -> float:
    """What another unit of a resource saves: on my wonders, on what lies open, and on what is still to come."""
    unit = PRICE * side.city.prices[kind]
    wonders = sum(WONDER[one.wonder].cost.split().count(kind) > have for one in side.city.wonders if open_to(one))
    table = sum(CARD[slot.card].cost.split().count(kind) > have for slot in side.view.table if slot.card)
    later = sum(TO_COME.get((age, kind, have), 0) for age in range(side.view.age + 1, 4))
    return unit * (FOR_WONDERS * wonders + FOR_CARDS * (table + LATER * later))


def choice(side: Side, kinds: tuple[str, ...]) -> float:
    """What a resource of one's choice saves."""
    return CHOICE * max(saved(side, kind, side.city.production[kind]) for kind in kinds)


def open_to(wonder: WonderView) -> bool:
    return not wonder.built and not wonder.lost


def best_token(side: Side) -> float:
    return max((token_worth(side, token) for token in side.view.board), default=0.0)


def token_worth(side: Side, name: str) -> float:
    """What a progress token is worth at this point of the game."""
    token, left = TOKEN[name], side.ages_left
    unbuilt = [WONDER[one.wonder] for one in side.city.wonders if open_to(one)]
    own = {
        "law": new_symbol(side, "law"),
        "strategy": 7.0 * left,
        "theology": 3.0 * sum(not wonder.again for wonder in unbuilt),
        "mathematics": 3.0 * (1 + len(side.city.tokens)) + 2.0 * left,
        "economy": 6.0 * left,
        "urbanism": 4.0 * left,
        "architecture": 1.6 * len(unbuilt),
        "masonry": 4.0 * left,
    }
    return token.points + money(side, token.coins) + own.get(name, 0.0)


# ---- what a wonder is worth to its builder: added up as well


def wonder_points(side: Side, wonder: Wonder) -> float:
    """Wonders, too, score."""
    return float(wonder.points)


def wonder_shields(side: Side, wonder: Wonder) -> float:
    """A shield of a wonder comes when I choose, so nobody can take it away."""
    return march(side, wonder.shields)


def their_purse(side: Side, wonder: Wonder) -> float:
    """Coins that the other loses are as good as coins of mine."""
    return money(side, wonder.coins) - money(side.other, -wonder.opponent_loses)


def what_it_makes(side: Side, wonder: Wonder) -> float:
    """A resource of my choice lasts for the rest of the game."""
    return choice(side, RESOURCES[:3]) * wonder.any_raw + choice(side, RESOURCES[3:]) * wonder.any_goods


def what_it_destroys(side: Side, wonder: Wonder) -> float:
    """To lose the only source of a resource hurts."""
    if not wonder.destroys:
        return 0.0
    colour = COLOUR_NUMBERS[wonder.destroys]
    return max((loss(side.other, name) for name in side.other.city.cards if CARD[name].colour == colour), default=0.0)


def what_it_brings(side: Side, wonder: Wonder) -> float:
    """The Library draws three tokens, and the Mausoleum takes the best of what lies there."""
    library = LIBRARY if wonder.library else 0.0
    return library + max((worth(side, card) for card in side.view.discard), default=0.0) * wonder.restores


def before_the_seventh(side: Side, wonder: Wonder) -> float:
    """Only seven wonders are built: who is late is left with one that he cannot build."""
    built = side.count("wonder") + side.other.count("wonder")
    return LATE if built >= MOST_WONDERS - 2 else 0.0


WONDER_RULES: tuple[Callable[[Side, Wonder], float], ...] = (
    wonder_points,
    wonder_shields,
    their_purse,
    what_it_makes,
    what_it_destroys,
    what_it_brings,
    before_the_seventh,
)


def loss(side: Side, name: str) -> float:
    """What it costs a player to lose a card that produces: most where nothing else does."""
    return sum(6.0 / side.city.production[kind] for kind in CARD[name].produces.split()) * side.ages_left


# ---- what an action is worth: the list that decides a turn


def what_i_get(side: Side, option: Option) -> float:
    """A card for its price, a wonder for its price, or the coins of a sale."""
    if option.verb == "discard":
        return money(side, side.city.sale)
    if option.verb == "wonder":
        price = next(one.price for one in side.city.wonders if one.wonder == option.wonder)
        return sum(rule(side, WONDER[option.wonder]) for rule in WONDER_RULES) + money(side, -price)
    slot = slot_of(side, option.card)
    return worth(side, option.card) + money(side, -slot.prices[side.seat]) + for_a_chain(side, slot)


def for_a_chain(side: Side, slot: SlotView) -> float:
    """Urbanism pays for each card that a chain makes free."""
    return money(side, 4) if slot.by_chain[side.seat] and "urbanism" in side.city.tokens else 0.0


def what_i_leave(side: Side, option: Option) -> float:
    """Who takes a card leaves another, or uncovers it; whoever plays twice takes that one, too."""
    if plays_again(side, option):
        return LEFT * best_left(side, option.card, side) - AFTERWARDS
    return -LEFT * best_left(side, option.card, side.other)


TURN_RULES: tuple[Callable[[Side, Option], float], ...] = (what_i_get, what_i_leave)


def plays_again(side: Side, option: Option) -> bool:
    return option.verb == "wonder" and (WONDER[option.wonder].again or "theology" in side.city.tokens)


def best_left(side: Side, taken: str, taker: Side) -> float:
    """The best for a player among the cards that can be taken when one is gone; what turns up may be better still."""
    left = left_by(side, taken)
    best = max([0.0, *(bought(taker, slot.card, slot.prices[taker.seat]) for slot in left if slot.card)])
    for slot in left:
        if not slot.card:
            hopes = taker.hopes[slot.guild_back]
            best = sum(max(best, hope) for hope in hopes) / len(hopes)
    return best


def left_by(side: Side, taken: str) -> list[SlotView]:
    """The slots that can be taken next."""
    gone = slot_of(side, taken).slot
    return [slot for slot in side.view.table if slot.slot != gone and not set(slot.covered_by) - {gone}]


def bought(taker: Side, card: str, price: int) -> float:
    """What a card is worth to whoever pays for it, or sells it."""
    sale = money(taker, taker.city.sale)
    return sale if price > taker.city.coins else max(worth(taker, card) + money(taker, -price), sale)


def rough_price(taker: Side, card: Card) -> int:
    """What a card would cost, choices and reductions apart."""
    if card.free_with and any(CARD[name].shows == card.free_with for name in taker.city.cards):
        return 0
    cost = card.cost.split()
    coins = sum(int(word) for word in cost if word.isdigit())
    lacking = {kind: max(cost.count(kind) - taker.city.production[kind], 0) for kind in RESOURCES}
    return coins + sum(number * taker.city.prices[kind] for kind, number in lacking.items())


def slot_of(side: Side, card: str) -> SlotView:
    return next(slot for slot in side.view.table if slot.card == card)


# ---- the other questions


def draft(side: Side, name: str) -> float:
    """Extra turns first, then shields, then what ruins the other."""
    return DRAFT[name]


DRAFT = {
    "temple_of_artemis": 10.0,
    "appian_way": 9.5,
    "hanging_gardens": 9.0,
    "sphinx": 8.8,
    "piraeus": 8.6,
    "statue_of_zeus": 6.0,
    "circus_maximus": 5.8,
    "colossus": 5.5,
    "great_library": 5.3,
    "mausoleum": 5.0,
    "great_lighthouse": 4.5,
    "pyramids": 4.3,
}


def destroy(side: Side, name: str) -> float:
    """Take away what the other needs most."""
    return loss(side.other, name)


def begin(side: Side, seat: str) -> float:
    """Begin if there is something to take; otherwise let the other uncover what lies behind."""
    mine = max(bought(side, slot.card, slot.prices[side.seat]) for slot in side.view.table if slot.available)
    return mine - BEGIN if int(seat) == side.seat else 0.0


ANSWERS: dict[str, Callable[[Side, str], float]] = {
    "draft": draft,
    "take": token_worth,
    "keep": token_worth,
    "restore": worth,
    "destroy": destroy,
    "begin": begin,
}


class RuleOfThumb(Bot):
    """Takes what the rules of thumb say is worth most; equals are drawn among."""

    name = "rule of thumb"

    def choose(self, situation: Situation, rng: Rng) -> int:
        if len(situation.legal) == 1:
            return situation.legal[0]
        side = Side(situation.seat, cast("View", situation.view()))
        values = {action: self.value(side, action, situation.text(action)) for action in situation.legal}
        most = max(values.values())
        return rng.choice([action for action, value in values.items() if value == most])

    def value(self, side: Side, action: int, text: str) -> float:
        verb, _, about = text.partition(" ")
        if verb in ANSWERS:
            return ANSWERS[verb](side, about)
        wonder, _, card = about.rpartition(" with ")
        option = Option(action, verb, card, wonder)
        return sum(rule(side, option) for rule in TURN_RULES) if verb != "decline" else 0.0
