"""Whether a position that somebody set up is possible: no missing or extra pieces, a table that fits, a question with
an answer, and an end only if the game is over.

What is left out is no fault: a problem may be set up with two cards on the table and no wonders. But what is there must
not contradict the rules, and it must be possible to play on to the end.
"""

from __future__ import annotations

from typing import Final

from ....core.contract.flaws import (
    EXACTLY,
    EXACTLY_WITH,
    IN_ALL,
    LACKING,
    MOST,
    MOST_WITH,
    NO_CHOICE,
    NONE_WITH,
    NOT_WON,
    NUMBER_WITH,
    ONLY_WITH,
    WON,
    either,
)
from ....core.contract.possible import Faults
from ....core.engine.bits import members, size
from ..facts import (
    BROWN,
    CAPITAL,
    CARDS,
    CHAIN_BONUS,
    COLOURS,
    DIFFERENT_SYMBOLS_TO_WIN,
    DISCARD_COINS,
    DRAFT_ORDER,
    FIRST_GAME_WONDERS,
    GREY,
    GUILDS_IN_GAME,
    MOST_WONDERS,
    PURPLE,
    STARTING_COINS,
    TOKENS,
    TOKENS_DRAWN_BY_LIBRARY,
    TOKENS_ON_BOARD,
    WONDERS,
    WONDERS_SHOWN,
    YELLOW,
    ZONES,
)
from ..rules.actions import HAND, SEATS, SLOTS
from ..rules.layout import THIRD_AGE
from ..rules.position import Position
from ..rules.questions import (
    BEFORE_THE_CARDS,
    BEGIN,
    DEAL_TOKEN,
    DESTROY_BROWN,
    DESTROY_GREY,
    DRAFT,
    DRAW_TOKEN,
    FIRST,
    GUILD_BACK,
    KEEP_TOKEN,
    NAMES,
    OVER,
    RESTORE,
    REVEAL,
    TAKE_TOKEN,
    TURN,
    WITHIN_A_TURN,
)
from ..rules.tables import AGES, ALL_SLOTS, FACE_UP
from ..words.text import CARD_NAMES, WONDER_NAMES
from .positions import FACE_DOWN, GUILD, SPOILS, TURNING, write_table

# the field with the answers to a question
ANSWERS_IN: Final = {
    DRAFT: "offer",
    TURN: "table",
    TAKE_TOKEN: "board",
    KEEP_TOKEN: "drawn",
    RESTORE: "discard",
    DESTROY_BROWN: f"cards: {COLOURS[BROWN]}",
    DESTROY_GREY: f"cards: {COLOURS[GREY]}",
    REVEAL: "table",
}
ALL_GUILDS: Final = "*_guild"
# the wonder that asks a question
ASKS: Final = {
    DRAW_TOKEN: "great_library",
    KEEP_TOKEN: "great_library",
    RESTORE: "mausoleum",
    DESTROY_BROWN: "statue_of_zeus",
    DESTROY_GREY: "circus_maximus",
}


def check(faults: Faults, position: Position, elsewhere: list[int]) -> None:
    """Note everything that is impossible. `elsewhere` are the cards that are not on the table, each of them once."""
    check_end(faults, position)
    check_wonders(faults, position)
    check_tokens(faults, position)
    check_pawn(faults, position)
    if position.asked in BEFORE_THE_CARDS:
        check_set_up(faults, position, elsewhere)
    elif faults.expect(
        position.layout.age >= 0, "age", NUMBER_WITH, found=0, given=asking(position), least=1, most=AGES
    ):
        check_draft_is_done(faults, position)
        check_supply(faults, position, elsewhere)
        check_table(faults, position)
        check_whose_turn(faults, position)
    check_coins(faults, position)
    if not faults.found:
        faults.answerable(position, ANSWERS_IN.get(position.asked, ""))


def asking(position: Position) -> str:
    """The question as a position line writes it."""
    return f"ask={NAMES[position.asked]}"


# ---- coins


def most_earned(age: int) -> int:
    """The most coins that a card of that age can bring to both players together, wonders and tokens aside.

    It is discarded with all yellow cards built (D6.1), or built, and counts everything there is to count (D12.5,
    D12.6).
    """
    cards = [card for card in CARDS if card.age <= age]
    there = {colour: sum(COLOURS[card.colour] == colour for card in cards) for colour in COLOURS} | {"wonder": HAND}
    sold = DISCARD_COINS + there[COLOURS[YELLOW]]
    built = [
        card.coins * (sum(there[counted] for counted in card.per.split()) if card.per else 1)
        + (CHAIN_BONUS if card.free_with else 0)
        for card in cards
        if card.coins or card.free_with
    ]
    return max(sold, *built)


MOST_EARNED: Final = tuple(most_earned(age) for age in range(1, AGES + 1))
# more coins than any city can ever hold
MOST_COINS: Final = (
    SEATS * STARTING_COINS
    + SLOTS * sum(MOST_EARNED)
    + sum(wonder.coins for wonder in WONDERS)
    + sum(token.coins for token in TOKENS)
)


def check_coins(faults: Faults, position: Position) -> None:
    """No one has more coins than the cards taken so far, the wonders and the tokens can have brought."""
    cities = (position.city0, position.city1)
    age = position.layout.age
    most = SEATS * STARTING_COINS + SLOTS * sum(MOST_EARNED[:age] if age > 0 else ())
    if age >= 0:
        most += MOST_EARNED[age] * (SLOTS - size(position.layout.present))
    for city in cities:
        most += sum(WONDERS[city.wonder_at(place)].coins for place in members(city.built))
        most += sum(TOKENS[token].coins for token in members(city.tokens))
    both = sum(city.coins for city in cities)
    faults.expect(both <= most, "coins", IN_ALL, found=both, most=most)


# ---- wonders and tokens


def check_wonders(faults: Faults, position: Position) -> None:
    """At most seven wonders are built (D7.3), and the one that asks a question was built by the active player."""
    built = position.city0.wonder_count + position.city1.wonder_count
    faults.expect(built <= MOST_WONDERS, "wonders", MOST_WITH, found=built, given="*", most=MOST_WONDERS, rule="D7.3")
    asker = ASKS.get(position.asked, "")
    for seat in range(SEATS):
        city = position.city(seat)
        for place in range(city.hand_size):
            if WONDER_NAMES[city.wonder_at(place)] == asker and not (seat == position.turn and city.built >> place & 1):
                faults.add("wonders", LACKING, names=f"{asker}*", given=asking(position), seat=position.turn)


def check_tokens(faults: Faults, position: Position) -> None:
    """Five tokens are on the board or taken (D1.2), plus one through the Great Library, which draws three (D7.9)."""
    asked = position.asked
    drawn = size(position.drawn)
    least, most = 0, 0
    if asked == DRAW_TOKEN:
        most = TOKENS_DRAWN_BY_LIBRARY - 1
    elif asked == KEEP_TOKEN:
        least = most = TOKENS_DRAWN_BY_LIBRARY
    if least == most:
        faults.expect(drawn == most, "drawn", EXACTLY_WITH, found=drawn, given=asking(position), expected=most)
    else:
        faults.expect(drawn <= most, "drawn", MOST_WITH, found=drawn, given=asking(position), most=most)
    on_board = size(position.board)
    faults.expect(on_board <= TOKENS_ON_BOARD, "board", MOST, found=on_board, most=TOKENS_ON_BOARD, rule="D1.2")
    shown = on_board + size(position.city0.tokens) + size(position.city1.tokens)
    more = 0 if asked in (DRAW_TOKEN, KEEP_TOKEN) or library_to_come(position) else 1
    most = TOKENS_ON_BOARD + more
    faults.expect(shown <= most, "tokens", IN_ALL, at="board", found=shown, most=most, rule="D7.9")


def library_to_come(position: Position) -> bool:
    """Whether the Great Library can still be built."""
    return any(
        WONDERS[city.wonder_at(place)].library and not city.built >> place & 1
        for city in (position.city0, position.city1)
        for place in range(city.hand_size)
    )


# ---- the pawn, and the end


def spoils_passed(pawn: int) -> int:
    """The military tokens that must be gone, given where the pawn stands (D8.3)."""
    zones = [start for start, _, coins in ZONES if coins]
    return sum(
        1 << len(zones) * seat + zone
        for seat, lead in enumerate((pawn, -pawn))
        for zone, start in enumerate(zones)
        if lead >= start
    )


def check_pawn(faults: Faults, position: Position) -> None:
    left = ",".join(SPOILS[token] for token in members(spoils_passed(position.pawn) & ~position.spoils))
    faults.expect(not left, "spoils", LACKING, names=left, given=f"pawn={position.pawn}", rule="D8.3")


def check_end(faults: Faults, position: Position) -> None:
    """The game is over by supremacy, or when the last card of Age III has been taken, and only then (D12.1)."""
    won = [
        (seat, rule)
        for seat in range(SEATS)
        for rule, reached in (
            ("D8.5", position.lead(seat) == CAPITAL),
            ("D10.2", size(position.city(seat).symbols) >= DIFFERENT_SYMBOLS_TO_WIN),
        )
        if reached
    ]
    if position.asked == OVER:
        played_out = position.layout.age == THIRD_AGE and position.layout.present == 0
        faults.expect(bool(won) or played_out, "ask", NOT_WON, rule="D12.1")
        ways = " + ".join(rule for _, rule in won)
        faults.expect(len(won) < 2, "ask", EXACTLY_WITH, found="over", given=ways, expected=either(("D8.5", "D10.2")))
    for seat, rule in won if position.asked != OVER else ():
        faults.add("ask", WON, asked=NAMES[position.asked], seat=seat, rule=rule)


# ---- before the cards


def check_set_up(faults: Faults, position: Position, elsewhere: list[int]) -> None:
    """Until the first age is dealt, everything but the tokens on the board and the wonders is as at the start."""
    asked = asking(position)
    cities = (position.city0, position.city1)
    at_the_start: dict[str, tuple[int | str, int | str]] = {
        "age": (position.layout.age + 1, 0),
        "again": (position.again, 0),
        "pawn": (position.pawn, 0),
        "spoils": (size(position.spoils), 0),
        "coins": ("/".join(str(city.coins) for city in cities), f"{STARTING_COINS}/{STARTING_COINS}"),
        "cards": (len(elsewhere), 0),
        "tokens": (size(position.city0.tokens | position.city1.tokens), 0),
    }
    for field, (found, expected) in at_the_start.items():
        faults.expect(found == expected, field, EXACTLY_WITH, found=found, given=asked, expected=expected)
    turn = position.first
    if position.asked in (FIRST, DEAL_TOKEN):
        check_before_the_draft(faults, position)
    elif check_draft(faults, position):
        turn ^= DRAFT_ORDER[position.city0.hand_size + position.city1.hand_size]
    faults.expect(position.turn == turn, "turn", EXACTLY_WITH, found=position.turn, given=asked, expected=turn)


def check_before_the_draft(faults: Faults, position: Position) -> None:
    """Before tokens are dealt nothing is known; before wonders are shown nobody has any, but in a first game (D2.5)."""
    asked = asking(position)
    most = 0 if position.asked == FIRST else TOKENS_ON_BOARD - 1
    on_board, on_offer = size(position.board), size(position.offer)
    faults.expect(on_board <= most, "board", MOST_WITH, found=on_board, given=asked, most=most)
    faults.expect(on_offer == 0, "offer", NONE_WITH, found=on_offer, given=asked)
    hands = ["", ""]
    if position.asked == FIRST:
        faults.expect(position.first == 0, "first", EXACTLY_WITH, found=position.first, given=asked, expected=0)
    elif position.unseen_wonders == 0:
        hands = [",".join(FIRST_GAME_WONDERS[seat ^ position.first]) for seat in range(SEATS)]
    held = [
        ",".join(WONDER_NAMES[city.wonder_at(place)] for place in range(city.hand_size))
        for city in (position.city0, position.city1)
    ]
    faults.expect(
        held == hands, "wonders", EXACTLY_WITH, found="/".join(held), given=asked, expected="/".join(hands), rule="D2.5"
    )


def check_draft(faults: Faults, position: Position) -> bool:
    """Wonders are shown four at a time and taken in draft order (D2.1, D2.2); returns whether the draft can go on."""
    asked = asking(position)
    faults.expect(position.unseen_wonders != 0, "draft", EXACTLY_WITH, found=0, given=asked, expected=1)
    found = [position.city0.hand_size, position.city1.hand_size]
    drafted, on_offer = sum(found), size(position.offer)
    most = len(DRAFT_ORDER) - 1
    if not faults.expect(drafted <= most, "wonders", MOST_WITH, found=drafted, given=asked, most=most):
        return False
    taken = [DRAFT_ORDER[:drafted].count(seat ^ position.first) for seat in range(SEATS)]
    for seat in range(SEATS):
        faults.expect(
            found[seat] == taken[seat],
            "wonders",
            EXACTLY_WITH,
            found=found[seat],
            given=asked,
            expected=taken[seat],
            seat=seat,
            rule="D2.1",
        )
    left = WONDERS_SHOWN - drafted % WONDERS_SHOWN
    if position.asked == DRAFT:
        faults.expect(on_offer == left, "offer", EXACTLY_WITH, found=on_offer, given=asked, expected=left, rule="D2.1")
    else:
        showing = left == WONDERS_SHOWN and on_offer < WONDERS_SHOWN
        offer = ",".join(WONDER_NAMES[wonder] for wonder in members(position.offer))
        faults.expect(showing, "ask", EXACTLY_WITH, found="show_wonder", given=f"offer={offer}", expected="draft")
    return True


def check_draft_is_done(faults: Faults, position: Position) -> None:
    asked = asking(position)
    faults.expect(position.unseen_wonders == 0, "draft", EXACTLY_WITH, found=1, given=asked, expected=0)
    faults.expect(position.offer == 0, "offer", NONE_WITH, found=size(position.offer), given=asked)


# ---- the cards


def check_supply(faults: Faults, position: Position, elsewhere: list[int]) -> None:
    """No card of a later age has been seen, and no more of an age than its deck holds (D1.4, D1.5)."""
    layout = position.layout
    for card in elsewhere:
        age = CARDS[card].age
        if age > layout.age + 1:
            faults.add("age", EXACTLY_WITH, found=layout.age + 1, given=CARD_NAMES[card], expected=age)
    lying = layout.present & ~layout.hidden
    cards = [*elsewhere, *(layout.card_at(slot) for slot in members(lying))]
    for age in range(AGES):
        of_age = [card for card in cards if CARDS[card].age == age + 1]
        number = len(of_age) + (size(layout.present & layout.hidden) if age == layout.age else 0)
        faults.expect(number <= SLOTS, "cards", IN_ALL, at=f"age={age + 1}", found=number, most=SLOTS, rule="D1.4")
    backs = layout.guild_backs
    if layout.age < THIRD_AGE:
        faults.expect(backs == 0, "table", ONLY_WITH, found=FACE_DOWN + GUILD, given=f"age={AGES}", rule="D3.4")
        return
    guilds = sum(CARDS[card].colour == PURPLE for card in cards) + size(backs)
    faults.expect(
        guilds <= GUILDS_IN_GAME, "cards", IN_ALL, at=ALL_GUILDS, found=guilds, most=GUILDS_IN_GAME, rule="D1.5"
    )
    if position.asked != GUILD_BACK:
        third = sum(CARDS[card].age == AGES for card in cards) + size(layout.hidden)
        others, most = third - guilds, SLOTS - GUILDS_IN_GAME
        faults.expect(
            others <= most, "cards", IN_ALL, at=f"age={AGES}, -{ALL_GUILDS}", found=others, most=most, rule="D1.5"
        )


def check_table(faults: Faults, position: Position) -> None:
    """Rows are alternately face up and face down (D3.1); a card that nothing covers any more is turned up (D3.3)."""
    layout, asked = position.layout, position.asked
    hidden, turning, available = layout.hidden, layout.turning, layout.open
    face_up = FACE_UP[layout.age]
    dealing = layout.untouched() and asked in (REVEAL, GUILD_BACK)
    lying, given = size(layout.present), asking(position)
    for slot in members(hidden & ~turning & face_up):
        card = CARD_NAMES[layout.first_card()]
        faults.add("table", EXACTLY, at=f"{slot}", found=FACE_DOWN, expected=either((TURNING, card, "…")), rule="D3.1")
    for slot in members(layout.present & ~hidden & ~face_up & ~available):
        card = CARD_NAMES[layout.card_at(slot)]
        faults.add("table", EXACTLY, at=f"{slot}", found=card, expected=FACE_DOWN, rule="D3.3")
    for slot in members(available & hidden & ~turning & ~face_up):
        faults.add("table", EXACTLY, at=f"{slot}", found=FACE_DOWN, expected=TURNING, rule="D3.3")
    for slot in members(turning & ~(face_up if dealing else available)):
        faults.add("table", EXACTLY, at=f"{slot}", found=TURNING, expected=FACE_DOWN, rule="D3.3")
    if asked in (TURN, BEGIN):
        for slot in members(turning):
            faults.add("table", ONLY_WITH, at=f"{slot}", found=TURNING, given=f"ask={NAMES[REVEAL]}", rule="D3.3")
    if asked == REVEAL:
        faults.expect(turning != 0, "ask", NO_CHOICE, asked=NAMES[REVEAL], place="table")
    if asked == GUILD_BACK:
        fresh = layout.age == THIRD_AGE and layout.untouched() and hidden == ALL_SLOTS and turning == face_up
        whole = ",".join(TURNING if face_up >> slot & 1 else FACE_DOWN for slot in range(SLOTS))
        faults.expect(fresh, "table", EXACTLY_WITH, found=write_table(layout), given=given, expected=whole, rule="D3.4")
        placed, right = size(layout.guild_backs), NAMES[REVEAL]
        backs = f"{placed} {GUILD}"
        faults.expect(placed < GUILDS_IN_GAME, "ask", EXACTLY_WITH, found=NAMES[asked], given=backs, expected=right)
    if asked == BEGIN:
        faults.expect(layout.untouched(), "table", EXACTLY_WITH, found=lying, given=given, expected=SLOTS)
        faults.expect(layout.age > 0, "ask", EXACTLY_WITH, found="begin", given="age=1", expected="turn", rule="D1.6")
        decides = position.pawn != 0 or position.neutral_chooses != 0
        right = either(("turn", "neutral=chooses"))
        faults.expect(decides, "ask", EXACTLY_WITH, found="begin", given="pawn=0", expected=right, rule="D11.3")
    if asked in WITHIN_A_TURN:
        faults.expect(not layout.untouched(), "table", MOST_WITH, found=lying, given=given, most=SLOTS - 1)
    else:
        faults.expect(position.again == 0, "again", EXACTLY_WITH, found=1, given=given, expected=0)


def check_whose_turn(faults: Faults, position: Position) -> None:
    """Before an age other than the first begins, the weaker player is asked (D11.2)."""
    layout, pawn = position.layout, position.pawn
    between = layout.untouched() and position.asked in (GUILD_BACK, REVEAL, BEGIN)
    if between and layout.age > 0 and pawn != 0:
        weaker = 1 if pawn > 0 else 0
        faults.expect(
            position.turn == weaker,
            "turn",
            EXACTLY_WITH,
            found=position.turn,
            given=f"pawn={pawn}",
            expected=weaker,
            rule="D11.2",
        )
