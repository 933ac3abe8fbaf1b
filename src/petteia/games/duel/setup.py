"""Setting positions up: from their line of text, or by names for tests and puzzles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ...core.bits import bit, members, set_of
from ...core.refusal import NotationError
from .actions import HAND, SLOTS
from .city import City
from .facts import (
    CAPITAL,
    CARDS,
    DIFFERENT_SYMBOLS_TO_WIN,
    DRAFT_ORDER,
    MOST_WONDERS,
    SYMBOLS,
    TOKENS,
    WONDERS_SHOWN,
)
from .layout import Layout
from .positions import FACE_DOWN, GONE, GUILD, NEUTRAL_START, SPOILS, TURNING, write_position
from .questions import (
    BY_MILITARY,
    BY_SCIENCE,
    DEAL_TOKEN,
    DRAFT,
    FIRST,
    GUILD_BACK,
    NAMES,
    OVER,
    REVEAL,
    SHOW_WONDER,
    TURN,
)
from .scoring import finish
from .state import DuelState
from .tables import ALL_TOKENS, ALL_WONDERS, COVERED_BY, PLACES, POOL, card_list
from .text import CARD_NAMES, TOKEN_NAMES, WONDER_NAMES, find

BEFORE_THE_CARDS: Final = (FIRST, DEAL_TOKEN, SHOW_WONDER, DRAFT)
MOST_COINS: Final = 700

KEYS: Final = (
    "ask",
    "turn",
    "first",
    "again",
    "neutral",
    "age",
    "table",
    "pawn",
    "spoils",
    "board",
    "drawn",
    "offer",
    "draft",
    "discard",
    "coins",
    "cards",
    "wonders",
    "tokens",
)


# ---- reading


def read_fields(line: str) -> dict[str, str]:
    """The fields of a position line, each there once."""
    words = line.split()
    if not words or words[0] != "duel/1":
        raise NotationError(f"A position of Duel begins with 'duel/1', not with {words[0] if words else 'nothing'!r}")
    fields: dict[str, str] = {}
    for word in words[1:]:
        key, sign, value = word.partition("=")
        if not sign:
            raise NotationError(f"{word!r}: expected key=value")
        if key not in KEYS:
            raise NotationError(f"{key!r} is no field of a position; they are {', '.join(KEYS)}")
        if key in fields:
            raise NotationError(f"the field {key!r} stands twice")
        fields[key] = value
    lacking = [key for key in KEYS if key not in fields]
    if lacking:
        raise NotationError(f"the position lacks {', '.join(lacking)}")
    return fields


def read_position(line: str) -> DuelState:
    """The state that a line of text describes."""
    fields = read_fields(line)
    halves = {key: fields[key].split("/") for key in ("coins", "cards", "wonders", "tokens")}
    for key, half in halves.items():
        if len(half) != 2:
            raise NotationError(f"{key}={fields[key]}: expected one part for each seat, with a slash between")
    table = fields["table"].split(",") if fields["table"] else []
    if len(table) not in (0, SLOTS):
        raise NotationError(f"table: expected {SLOTS} slots, found {len(table)}")
    state = position(
        ask=fields["ask"],
        turn=number(fields, "turn", 0, 1),
        first=number(fields, "first", 0, 1),
        again=number(fields, "again", 0, 1),
        neutral=fields["neutral"],
        age=number(fields, "age", 0, 3),
        table=dict(enumerate(table)),
        pawn=number(fields, "pawn", -CAPITAL, CAPITAL),
        spoils=fields["spoils"],
        board=fields["board"],
        drawn=fields["drawn"],
        offer=fields["offer"],
        draft=number(fields, "draft", 0, 1),
        discard=fields["discard"],
        coins=tuple(number({"coins": coins}, "coins", 0, MOST_COINS) for coins in halves["coins"]),
        cards=halves["cards"],
        wonders=halves["wonders"],
        tokens=halves["tokens"],
    )
    if write_position(state) != " ".join(line.split()):
        raise NotationError(f"The position is written otherwise: {write_position(state)}")
    return state


def number(fields: Mapping[str, str], key: str, least: int, most: int) -> int:
    try:
        value = int(fields[key])
    except ValueError:
        raise NotationError(f"{key}={fields[key]}: expected a number") from None
    if not least <= value <= most:
        raise NotationError(f"{key}={value}: expected a number from {least} to {most}")
    return value


def words(text: str) -> list[str]:
    """Names separated by commas or spaces."""
    return text.replace(",", " ").split()


def read_list(text: str, names: tuple[str, ...], what: str) -> list[int]:
    """The places of names; none may stand twice."""
    found: list[int] = []
    for word in words(text):
        place = find(word, names, what)
        if place in found:
            raise NotationError(f"{what}: {word} stands twice")
        found.append(place)
    return found


def read_set(text: str, names: tuple[str, ...], what: str) -> int:
    """Names as a set."""
    return set_of(read_list(text, names, what))


# ---- setting up


def position(
    *,
    ask: str = "turn",
    turn: int = 0,
    first: int = 0,
    again: int = 0,
    neutral: str = "begins",
    age: int = 1,
    table: str | Mapping[int, str] | None = None,
    pawn: int = 0,
    spoils: str = "",
    board: str = "",
    drawn: str = "",
    offer: str = "",
    draft: int = 0,
    discard: str = "",
    coins: Iterable[int] = (7, 7),
    cards: Iterable[str] = ("", ""),
    wonders: Iterable[str] = ("", ""),
    tokens: Iterable[str] = ("", ""),
) -> DuelState:
    """A position set up by names; what is not said is empty, or as at the start.

    `table` maps slots to cards, "?" (face down) or "+" (to be turned up now), with a "g" behind for a guild's back; or
    it lists cards, which then lie beside each other, all available, with nothing else on the table. Without it, some
    cards that are nowhere else do. A built wonder is written with the card under it: "sphinx*baths".
    """
    if ask not in NAMES:
        raise NotationError(f"ask={ask}: expected one of {', '.join(NAMES)}")
    if neutral not in NEUTRAL_START:
        raise NotationError(f"neutral={neutral}: expected begins or chooses")
    state = DuelState(None)
    state.asked = NAMES.index(ask)
    state.turn = turn
    state.first = first
    state.again = again
    state.neutral_chooses = NEUTRAL_START.index(neutral)
    state.pawn = pawn
    state.spoils = read_set(spoils, SPOILS, "spoils")
    state.board = read_set(board, TOKEN_NAMES, "board")
    state.drawn = read_set(drawn, TOKEN_NAMES, "drawn")
    state.offer = read_set(offer, WONDER_NAMES, "offer")
    for card in read_list(discard, CARD_NAMES, "discard"):
        state.add_to_discard(card)
    for city, owned in zip((state.city0, state.city1), coins, strict=True):
        city.coins = owned
    for seat, names in enumerate(cards):
        city, other = state.city(seat), state.city(1 - seat)
        for card in read_list(names, CARD_NAMES, "cards"):
            city.add_card(card, other)
            if CARDS[card].symbol:
                city.symbols |= bit(SYMBOLS.index(CARDS[card].symbol))
    for seat, names in enumerate(wonders):
        set_up_hand(state.city(seat), words(names))
    for seat, names in enumerate(tokens):
        set_up_tokens(state.city(seat), read_list(names, TOKEN_NAMES, "tokens"))
    set_up_supply(state, draft)
    set_up_table(state, age, table)
    check(state)
    if state.asked == OVER:
        set_up_end(state)
    return state


def set_up_hand(city: City, hand: list[str]) -> None:
    """The wonders of a player, built and unbuilt."""
    if len(hand) > HAND:
        raise NotationError(f"wonders: a player has at most {HAND}")
    for place, word in enumerate(hand):
        name, built, card = word.partition("*")
        city.hand |= find(name, WONDER_NAMES, "wonders") << 4 * place
        city.hand_size += 1
        if built:
            city.add_wonder(place, find(card, CARD_NAMES, f"card under {name}"))


def set_up_tokens(city: City, tokens: list[int]) -> None:
    for token in tokens:
        city.add_token(token)
        if TOKENS[token].symbol:
            city.symbols |= bit(SYMBOLS.index(TOKENS[token].symbol))


def set_up_supply(state: DuelState, draft: int) -> None:
    """What is in the box follows from what is elsewhere."""
    cities = (state.city0, state.city1)
    state.box = ALL_TOKENS & ~(state.board | state.drawn | state.city0.tokens | state.city1.tokens)
    held = set_of([city.wonder_at(place) for city in cities for place in range(city.hand_size)])
    drafted = state.city0.hand_size + state.city1.hand_size
    state.unseen_wonders = ALL_WONDERS & ~(state.offer | held) if draft else 0
    if not draft and state.asked not in (FIRST, SHOW_WONDER, DRAFT):
        for city in cities:
            unbuilt = bit(city.hand_size) - 1 & ~city.built
            city.buildable = unbuilt if state.city0.wonder_count + state.city1.wonder_count < MOST_WONDERS else 0
    if drafted > len(DRAFT_ORDER):
        raise NotationError("wonders: there are more than eight")


def set_up_table(state: DuelState, age: int, table: str | Mapping[int, str] | None) -> None:
    """Lay out an age with the cards given for its slots."""
    layout = state.layout
    if age == 0:
        if table:
            raise NotationError("table: no cards are on the table before Age I")
        return
    layout.deal(age - 1)
    layout.present = layout.hidden = layout.turning = 0
    # cards of this age that lie elsewhere have been seen
    for card in elsewhere(state):
        index = card - layout.first_card()
        if index >= 0:
            layout.pool &= ~bit(index)
    if table is None or isinstance(table, str):
        table = beside_each_other(layout, words(table) if table else None)
    for slot, word in table.items():
        if not 0 <= slot < SLOTS:
            raise NotationError(f"table: there is no slot {slot}")
        set_up_slot(layout, slot, word)
    base = SLOTS * layout.age
    layout.open = set_of([slot for slot in members(layout.present) if not COVERED_BY[base + slot] & layout.present])


def set_up_slot(layout: Layout, slot: int, word: str) -> None:
    here = bit(slot)
    if word == GONE:
        return
    layout.present |= here
    if word[:1] in (FACE_DOWN, TURNING):
        layout.hidden |= here
        layout.turning |= here if word[0] == TURNING else 0
        if word[1:] not in ("", GUILD):
            raise NotationError(f"table: {word!r} in slot {slot}: expected a card, ., ?, ?g, + or +g")
        layout.guild_backs |= here if word[1:] else 0
        return
    card = find(word, CARD_NAMES, f"table, slot {slot}")
    index = card - layout.first_card()
    if index < 0 or not layout.pool >> index & 1:
        where = "is elsewhere already" if index >= 0 and POOL[layout.age] >> index & 1 else "is not of this age"
        raise NotationError(f"table, slot {slot}: {word} {where}")
    layout.put(slot, index)


def beside_each_other(layout: Layout, names: list[str] | None) -> dict[int, str]:
    """Slots of the age's widest row, none of which covers another, with cards."""
    rows = [row for row, _, _ in PLACES[layout.age]]
    widest = max(rows, key=rows.count)
    row = [slot for slot in range(SLOTS) if rows[slot] == widest]
    if names is None:
        first = layout.first_card()
        names = [CARD_NAMES[first + index] for index in members(layout.pool)][: len(row)]
    if len(names) > len(row):
        raise NotationError(f"table: {len(row)} cards can lie beside each other in this age; give slots for more")
    return dict(zip(row, names, strict=False))


def elsewhere(state: DuelState) -> list[int]:
    """All cards in cities, under wonders and in the discard pile."""
    found = card_list(state.discard_low, state.discard_high)
    for city in (state.city0, state.city1):
        found += card_list(city.cards_low, city.cards_high)
        found += [(city.buried >> 7 * place & 127) - 1 for place in members(city.built)]
    return found


def check(state: DuelState) -> None:
    """Nothing is in two places, and the table fits what is asked."""
    cards = elsewhere(state)
    twice = [CARD_NAMES[card] for card in set(cards) if cards.count(card) > 1]
    if twice:
        raise NotationError(f"in two places: {', '.join(sorted(twice))}")
    owners = (state.board, state.drawn, state.city0.tokens, state.city1.tokens)
    if sum(owners) != owners[0] | owners[1] | owners[2] | owners[3]:
        raise NotationError("a progress token is in two places")
    layout = state.layout
    wonders = [
        city.wonder_at(place) for city in (state.city0, state.city1) for place in range(city.hand_size)
    ] + members(state.offer)
    if len(wonders) != len(set(wonders)):
        raise NotationError("a wonder is in two places")
    if len(members(state.offer)) > WONDERS_SHOWN:
        raise NotationError(f"offer: at most {WONDERS_SHOWN} wonders are on offer")
    if state.asked in BEFORE_THE_CARDS:
        if layout.age >= 0:
            raise NotationError(f"ask={NAMES[state.asked]}: before Age I there is no table")
        return
    if layout.age < 0:
        raise NotationError(f"ask={NAMES[state.asked]}: the position needs an age from 1 to 3")
    if state.asked not in (OVER, GUILD_BACK):
        check_table(state)


def check_table(state: DuelState) -> None:
    """A face-down card that nothing covers is about to be turned up, and only when chance is asked."""
    layout = state.layout
    if layout.open & layout.hidden & ~layout.turning:
        raise NotationError("table: a card that nothing covers lies face down; write + if it is to be turned up now")
    if state.asked == TURN and (layout.turning or not layout.present):
        raise NotationError("ask=turn: the table has no card to take, or one to be turned up first")
    if state.asked == REVEAL and not layout.turning:
        raise NotationError("ask=reveal: no card is to be turned up")


def set_up_end(state: DuelState) -> None:
    """Who has won follows from the state."""
    if state.pawn in (CAPITAL, -CAPITAL):
        state.end(BY_MILITARY, 0 if state.pawn > 0 else 1)
        return
    for seat in (0, 1):
        if len(members(state.city(seat).symbols)) >= DIFFERENT_SYMBOLS_TO_WIN:
            state.end(BY_SCIENCE, seat)
            return
    finish(state)
