"""Setting positions up: from their line of text, or by names for tests and puzzles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ....core.contract.flaws import (
    EXACTLY,
    EXACTLY_WITH,
    FILLED,
    MOST,
    MOST_WITH,
    NUMBER,
    OTHERWISE,
    PARTS,
    TWICE,
    either,
)
from ....core.contract.possible import Faults, read_fields, shortened, words, wrong
from ....core.engine.bits import bit, members, set_of
from ..facts import (
    CAPITAL,
    CARDS,
    DIFFERENT_SYMBOLS_TO_WIN,
    GUILDS_IN_GAME,
    MOST_WONDERS,
    SYMBOLS,
    TOKENS,
    TOKENS_ON_BOARD,
)
from ..rules.actions import HAND, SEATS, SLOTS
from ..rules.city import City
from ..rules.layout import THIRD_AGE, Layout
from ..rules.questions import (
    BEFORE_THE_CARDS,
    BEGIN,
    BY_MILITARY,
    BY_SCIENCE,
    DRAFT,
    FIRST,
    GUILD_BACK,
    NAMES,
    OVER,
    SHOW_WONDER,
)
from ..rules.scoring import finish
from ..rules.state import DuelState
from ..rules.tables import AGES, ALL_TOKENS, ALL_WONDERS, COVERED_BY, FACE_UP, GUILD_POOL, PLACES
from ..words.text import CARD_NAMES, TOKEN_NAMES, WONDER_NAMES
from .checks import MOST_COINS, check, spoils_passed
from .positions import FACE_DOWN, GONE, GUILD, MAY_DECLINE, NEUTRAL_START, SPOILS, TURNING, write_position

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
DEFAULTS: Final = {"decline": MAY_DECLINE[0]}
Table = Mapping[int, str]
SIGNS: Final = either((GONE, FACE_DOWN, FACE_DOWN + GUILD, TURNING, TURNING + GUILD, CARD_NAMES[0], "…"))


# ---- reading


def read_position(line: str) -> DuelState:
    """The state that a line of text describes."""
    fields = read_fields(line, "duel/1", KEYS, DEFAULTS)
    slots = fields["table"].split(",") if fields["table"] else []
    if len(slots) not in (0, SLOTS):
        raise wrong("table", PARTS, count=len(slots), expected=SLOTS)
    state = position(
        ask=fields["ask"],
        turn=fields["turn"],
        first=fields["first"],
        again=fields["again"],
        neutral=fields["neutral"],
        decline=fields["decline"],
        age=fields["age"],
        table=dict(enumerate(slots)),
        pawn=fields["pawn"],
        spoils=fields["spoils"],
        board=fields["board"],
        drawn=fields["drawn"],
        offer=fields["offer"],
        draft=fields["draft"],
        discard=fields["discard"],
        coins=fields["coins"].split("/"),
        cards=fields["cards"].split("/"),
        wonders=fields["wonders"].split("/"),
        tokens=fields["tokens"].split("/"),
    )
    written = write_position(state)
    if written != " ".join(line.split()):
        raise wrong("", OTHERWISE, expected=written)
    return state


# ---- set-up


def position(
    *,
    ask: str = "turn",
    turn: int | str = 0,
    first: int | str = 0,
    again: int | str = 0,
    neutral: str = "begins",
    decline: str = "no",
    age: int | str | None = None,
    table: str | Table | None = None,
    pawn: int | str = 0,
    spoils: str | None = None,
    board: str | None = None,
    drawn: str = "",
    offer: str = "",
    draft: int | str | None = None,
    discard: str = "",
    coins: Sequence[int | str] = (7, 7),
    cards: Sequence[str] = ("", ""),
    wonders: Sequence[str] = ("", ""),
    tokens: Sequence[str] = ("", ""),
) -> DuelState:
    """A position set up by names; whatever is not given is empty, or as at the start.

    `table` maps slots to cards, "?" (face down) or "+" (to be turned up now), followed by "g" for the back of a guild;
    or it lists cards, which are then side by side, all available, with nothing else on the table. Without it, the
    question decides: the whole age before its first turn, nothing at the end, otherwise some cards that are nowhere
    else. A built wonder is written with the card under it: "sphinx*baths". Without `age`, it is that of the latest card
    named; without `spoils`, the military tokens that the pawn has passed are gone.

    An impossible position raises `NotationError`, with everything that is wrong.
    """
    faults = Faults()
    state = DuelState(None)
    state.asked = faults.name("ask", ask, NAMES)
    before = state.asked in BEFORE_THE_CARDS
    state.turn = faults.number("turn", turn, 0, SEATS - 1)
    state.first = faults.number("first", first, 0, SEATS - 1)
    state.again = faults.number("again", again, 0, 1)
    state.neutral_chooses = faults.name("neutral", neutral, NEUTRAL_START)
    state.may_decline = faults.name("decline", decline, MAY_DECLINE)
    state.pawn = faults.number("pawn", pawn, -CAPITAL, CAPITAL)
    passed = spoils_passed(state.pawn) if spoils is None else 0
    state.spoils = passed | set_of(faults.names("spoils", words(spoils or ""), SPOILS))
    dealt = " ".join(TOKEN_NAMES[:TOKENS_ON_BOARD]) if state.asked in (SHOW_WONDER, DRAFT) else ""
    state.board = set_of(faults.names("board", words(dealt if board is None else board), TOKEN_NAMES))
    state.drawn = set_of(faults.names("drawn", words(drawn), TOKEN_NAMES))
    state.offer = set_of(faults.names("offer", words(offer), WONDER_NAMES))
    drafting = faults.number("draft", int(before) if draft is None else draft, 0, 1)
    discarded = faults.names("discard", words(discard), CARD_NAMES)
    players = read_players(faults, coins, cards, wonders, tokens)
    faults.once(pieces(state, discarded, players))
    elsewhere = [*discarded, *(card for player in players for card in (*player.cards, *player.under))]
    state.layout.age = faults.number("age", latest_age(state, elsewhere, table) if age is None else age, 0, AGES) - 1
    faults.refuse()
    for card in discarded:
        state.add_to_discard(card)
    for seat, player in enumerate(players):
        set_up_city(state.city(seat), state.city(1 - seat), player)
    set_up_supply(state, drafting)
    set_up_table(faults, state, elsewhere, table)
    faults.refuse()
    check(faults, state, elsewhere)
    faults.refuse()
    if state.asked == OVER:
        set_up_end(state)
    return state


def latest_age(state: DuelState, elsewhere: list[int], table: str | Table | None) -> int:
    """The current age, if it is not given: that of the latest card, or the one that the question implies."""
    if state.asked in BEFORE_THE_CARDS:
        return 0
    if state.asked in (OVER, GUILD_BACK):
        return AGES
    listed = words(table) if isinstance(table, str) else []
    return max([CARDS[card].age for card in elsewhere] + [card.age for card in CARDS if card.id in listed], default=1)


# ---- the players


@dataclass(frozen=True)
class Player:
    """What a player owns; the card under a wonder that is not built is -1."""

    coins: int
    cards: list[int]
    hand: list[tuple[int, int]]
    tokens: list[int]

    @property
    def under(self) -> list[int]:
        """The cards under the built wonders."""
        return [card for _, card in self.hand if card >= 0]


def read_players(
    faults: Faults, coins: Sequence[int | str], cards: Sequence[str], wonders: Sequence[str], tokens: Sequence[str]
) -> list[Player]:
    """What each player owns, as given."""
    owned = faults.by_seat("coins", coins, SEATS, 0)
    built = faults.by_seat("cards", cards, SEATS, "")
    hands = faults.by_seat("wonders", wonders, SEATS, "")
    won = faults.by_seat("tokens", tokens, SEATS, "")
    return [
        Player(
            faults.number("coins", owned[seat], 0, MOST_COINS),
            faults.names("cards", words(built[seat]), CARD_NAMES),
            read_hand(faults, seat, words(hands[seat])),
            faults.names("tokens", words(won[seat]), TOKEN_NAMES),
        )
        for seat in range(SEATS)
    ]


def read_hand(faults: Faults, seat: int, hand: list[str]) -> list[tuple[int, int]]:
    """The wonders of a player, built or not, each with the card under it."""
    faults.expect(len(hand) <= HAND, "wonders", MOST, found=len(hand), most=HAND, seat=seat)
    held = []
    for word in hand[:HAND]:
        name, built, card = word.partition("*")
        under = faults.name("wonders", card, CARD_NAMES) if built else -1
        held += [(wonder, under) for wonder in faults.names("wonders", [name], WONDER_NAMES)]
    return held


def pieces(state: DuelState, discarded: list[int], players: list[Player]) -> list[tuple[str, str]]:
    """Every card that is not on the table, and every wonder and token, with the field where it is."""
    return [
        *((CARD_NAMES[card], "discard") for card in discarded),
        *((CARD_NAMES[card], "cards") for player in players for card in player.cards),
        *((CARD_NAMES[card], "wonders") for player in players for card in player.under),
        *((WONDER_NAMES[wonder], "wonders") for player in players for wonder, _ in player.hand),
        *((WONDER_NAMES[wonder], "offer") for wonder in members(state.offer)),
        *((TOKEN_NAMES[token], "board") for token in members(state.board)),
        *((TOKEN_NAMES[token], "drawn") for token in members(state.drawn)),
        *((TOKEN_NAMES[token], "tokens") for player in players for token in player.tokens),
    ]


def set_up_city(city: City, other: City, player: Player) -> None:
    """Give a city everything that the player owns."""
    city.coins = player.coins
    for card in player.cards:
        city.add_card(card, other)
        add_symbol(city, CARDS[card].symbol)
    for place, (wonder, under) in enumerate(player.hand):
        city.hand |= wonder << 4 * place
        city.hand_size += 1
        if under >= 0:
            city.add_wonder(place, under)
    for token in player.tokens:
        city.add_token(token)
        add_symbol(city, TOKENS[token].symbol)


def add_symbol(city: City, symbol: str) -> None:
    if symbol:
        city.symbols |= bit(SYMBOLS.index(symbol))


def set_up_supply(state: DuelState, drafting: int) -> None:
    """Put into the box whatever is not elsewhere."""
    cities = (state.city0, state.city1)
    state.box = ALL_TOKENS & ~(state.board | state.drawn | state.city0.tokens | state.city1.tokens)
    held = set_of([city.wonder_at(place) for city in cities for place in range(city.hand_size)])
    state.unseen_wonders = ALL_WONDERS & ~(state.offer | held) if drafting else 0
    if not drafting and state.asked not in (FIRST, SHOW_WONDER, DRAFT):
        all_built = state.city0.wonder_count + state.city1.wonder_count >= MOST_WONDERS
        for city in cities:
            city.buildable = 0 if all_built else bit(city.hand_size) - 1 & ~city.built


# ---- the table


def set_up_table(faults: Faults, state: DuelState, elsewhere: list[int], table: str | Table | None) -> None:
    """Lay out an age with the cards given for its slots."""
    layout = state.layout
    if layout.age < 0:
        faults.expect(not table, "table", FILLED, given="age=0")
        return
    layout.deal(layout.age)
    layout.present = layout.hidden = layout.turning = 0
    # cards of this age that are elsewhere have been seen
    for card in elsewhere:
        index = card - layout.first_card()
        if index >= 0:
            layout.pool &= ~bit(index)
    if table is None:
        table = whole_age(state) if state.asked in (BEGIN, GUILD_BACK) else "" if state.asked == OVER else None
    if not isinstance(table, Mapping):
        table = beside_each_other(faults, layout, None if table is None else words(table))
    for slot, word in table.items():
        if faults.expect(slot in range(SLOTS), "table", NUMBER, found=shortened(str(slot)), least=0, most=SLOTS - 1):
            set_up_slot(faults, layout, slot, str(word))
    base = SLOTS * layout.age
    layout.open = set_of([slot for slot in members(layout.present) if not COVERED_BY[base + slot] & layout.present])


def set_up_slot(faults: Faults, layout: Layout, slot: int, word: str) -> None:
    here = bit(slot)
    if word == GONE:
        return
    layout.present |= here
    if word[:1] in (FACE_DOWN, TURNING):
        layout.hidden |= here
        layout.turning |= here if word[0] == TURNING else 0
        layout.guild_backs |= here if word[1:] else 0
        faults.expect(word[1:] in ("", GUILD), "table", EXACTLY, at=f"{slot}", found=repr(word), expected=SIGNS)
        return
    for card in faults.names("table", [word], CARD_NAMES):
        index = card - layout.first_card()
        if CARDS[card].age != layout.age + 1:
            found, expected = f"age={CARDS[card].age}", f"age={layout.age + 1}"
            faults.add("table", EXACTLY_WITH, at=f"{slot}", found=found, given=CARD_NAMES[card], expected=expected)
        elif faults.expect(layout.pool >> index & 1 == 1, "table", TWICE, at=f"{slot}", name=CARD_NAMES[card]):
            layout.put(slot, index)


def beside_each_other(faults: Faults, layout: Layout, names: list[str] | None) -> dict[int, str]:
    """Slots of the age's widest row, none of which covers another, and the card in each."""
    rows = [row for row, _, _ in PLACES[layout.age]]
    widest = max(rows, key=rows.count)
    row = [slot for slot in range(SLOTS) if rows[slot] == widest]
    if names is None:
        names = [*unseen(layout, layout.pool & ~GUILD_POOL if layout.age == THIRD_AGE else layout.pool)][: len(row)]
    faults.expect(
        len(names) <= len(row), "table", MOST_WITH, found=len(names), given=f"age={layout.age + 1}", most=len(row)
    )
    return dict(zip(row, names, strict=False))


def whole_age(state: DuelState) -> dict[int, str]:
    """An age before its first turn: with its cards turned up (D3.1), or while guilds are still to be placed (D3.4)."""
    layout = state.layout
    face_up = [slot for slot in range(SLOTS) if FACE_UP[layout.age] >> slot & 1]
    face_down = [slot for slot in range(SLOTS) if slot not in face_up]
    if state.asked == GUILD_BACK:
        return {slot: TURNING if slot in face_up else FACE_DOWN for slot in range(SLOTS)}
    guilds = face_down[:GUILDS_IN_GAME] if layout.age == THIRD_AGE else []
    backs = {slot: FACE_DOWN + GUILD if slot in guilds else FACE_DOWN for slot in face_down}
    return backs | dict(zip(face_up, unseen(layout, layout.pool), strict=False))


def unseen(layout: Layout, pool: int) -> list[str]:
    """The cards of a part of the pool."""
    return [CARD_NAMES[layout.first_card() + index] for index in members(pool)]


def set_up_end(state: DuelState) -> None:
    """Find the winner, who follows from the rest of the state."""
    if state.pawn in (CAPITAL, -CAPITAL):
        state.end(BY_MILITARY, 0 if state.pawn > 0 else 1)
        return
    for seat in range(SEATS):
        if len(members(state.city(seat).symbols)) >= DIFFERENT_SYMBOLS_TO_WIN:
            state.end(BY_SCIENCE, seat)
            return
    finish(state)
