"""Whether a position that somebody set up can be: every piece that there is, a table that fits, a question with an
answer, and an end only where the game is over.

What somebody leaves out is no fault: a problem may be set up with two cards on the table and no wonders. But what is
there must not contradict the rules, and the game must be able to go on from it to its end.
"""

from __future__ import annotations

from typing import Final

from ....core.contract.possible import Faults
from ....core.engine.bits import members, size
from ..facts import (
    CAPITAL,
    CARDS,
    CHAIN_BONUS,
    COLOURS,
    DIFFERENT_SYMBOLS_TO_WIN,
    DISCARD_COINS,
    DRAFT_ORDER,
    FIRST_GAME_WONDERS,
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
from .positions import SPOILS

# what a question needs to have an answer
NEEDS: Final = {
    DRAFT: "a wonder on offer",
    TURN: "a card on the table",
    TAKE_TOKEN: "a token on the board",
    KEEP_TOKEN: f"{TOKENS_DRAWN_BY_LIBRARY} tokens drawn",
    RESTORE: "a card in the discard pile",
    DESTROY_BROWN: "a brown card in the opponent's city",
    DESTROY_GREY: "a grey card in the opponent's city",
    REVEAL: "a card to be turned up, written +",
}
# the wonder that asks a question
ASKS: Final = {
    DRAW_TOKEN: "great_library",
    KEEP_TOKEN: "great_library",
    RESTORE: "mausoleum",
    DESTROY_BROWN: "statue_of_zeus",
    DESTROY_GREY: "circus_maximus",
}


def check(faults: Faults, position: Position, elsewhere: list[int]) -> None:
    """Note what cannot be. `elsewhere` are the cards that are not on the table, each of them once."""
    check_end(faults, position)
    check_wonders(faults, position)
    check_tokens(faults, position)
    check_pawn(faults, position)
    if position.asked in BEFORE_THE_CARDS:
        check_set_up(faults, position, elsewhere)
    elif faults.expect(position.layout.age >= 0, "age", f"0 with ask={NAMES[position.asked]}", "an age from 1 to 3"):
        check_draft_is_done(faults, position)
        check_supply(faults, position, elsewhere)
        check_table(faults, position)
        check_whose_turn(faults, position)
    check_coins(faults, position)
    if not faults.found:
        faults.answerable(position, "ask", NEEDS.get(position.asked, "another question"))


# ---- coins


def most_earned(age: int) -> int:
    """The most coins that a card of that age brings to both players together, but for wonders and tokens.

    It is sold with all yellow cards (D6.1), or built, and counts all there is to count (D12.5, D12.6).
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
# what a treasury can never hold more of
MOST_COINS: Final = (
    SEATS * STARTING_COINS
    + SLOTS * sum(MOST_EARNED)
    + sum(wonder.coins for wonder in WONDERS)
    + sum(token.coins for token in TOKENS)
)


def check_coins(faults: Faults, position: Position) -> None:
    """Nobody has more coins than the cards taken so far, the wonders and the tokens can have brought."""
    cities = (position.city0, position.city1)
    age = position.layout.age
    most = SEATS * STARTING_COINS + SLOTS * sum(MOST_EARNED[:age] if age > 0 else ())
    if age >= 0:
        most += MOST_EARNED[age] * (SLOTS - size(position.layout.present))
    for city in cities:
        most += sum(WONDERS[city.wonder_at(place)].coins for place in members(city.built))
        most += sum(TOKENS[token].coins for token in members(city.tokens))
    both = sum(city.coins for city in cities)
    faults.expect(both <= most, "coins", f"{both} in both cities", f"at most {most}: no game brings more up to here")


# ---- wonders and tokens


def check_wonders(faults: Faults, position: Position) -> None:
    """Seven wonders are built at most (D7.3), and the one that asks a question is built by whoever is on turn."""
    built = position.city0.wonder_count + position.city1.wonder_count
    faults.expect(built <= MOST_WONDERS, "wonders", f"{built} are built", f"at most {MOST_WONDERS} by both players")
    asker = ASKS.get(position.asked, "")
    for seat in range(SEATS):
        city = position.city(seat)
        for place in range(city.hand_size):
            if WONDER_NAMES[city.wonder_at(place)] == asker and not (seat == position.turn and city.built >> place & 1):
                faults.add(
                    "ask", f"{NAMES[position.asked]} without {asker}", f"seat {position.turn} to have built {asker}"
                )


def check_tokens(faults: Faults, position: Position) -> None:
    """Five tokens go to the board (D1.2), and one more comes by the Great Library, which draws three (D7.9)."""
    asked = position.asked
    drawn = size(position.drawn)
    least, most = 0, 0
    if asked == DRAW_TOKEN:
        most = TOKENS_DRAWN_BY_LIBRARY - 1
    elif asked == KEEP_TOKEN:
        least = most = TOKENS_DRAWN_BY_LIBRARY
    right = f"{most}" if least == most else f"{least} to {most}"
    faults.expect(least <= drawn <= most, "drawn", f"{drawn} tokens with ask={NAMES[asked]}", right)
    on_board = size(position.board)
    faults.expect(on_board <= TOKENS_ON_BOARD, "board", f"{on_board} tokens", f"at most {TOKENS_ON_BOARD}")
    shown = on_board + size(position.city0.tokens) + size(position.city1.tokens)
    more = 0 if asked in (DRAW_TOKEN, KEEP_TOKEN) or library_to_come(position) else 1
    faults.expect(
        shown <= TOKENS_ON_BOARD + more,
        "tokens",
        f"{shown} on the board and in the cities",
        f"at most {TOKENS_ON_BOARD + more}, so that the others are in the box for the Great Library",
    )


def library_to_come(position: Position) -> bool:
    """Whether the Great Library may still be built."""
    return any(
        WONDERS[city.wonder_at(place)].library and not city.built >> place & 1
        for city in (position.city0, position.city1)
        for place in range(city.hand_size)
    )


# ---- the pawn, and the end


def spoils_passed(pawn: int) -> int:
    """The military tokens that must be gone with the pawn where it stands (D8.3)."""
    zones = [start for start, _, coins in ZONES if coins]
    return sum(
        1 << len(zones) * seat + zone
        for seat, lead in enumerate((pawn, -pawn))
        for zone, start in enumerate(zones)
        if lead >= start
    )


def check_pawn(faults: Faults, position: Position) -> None:
    left = [SPOILS[token] for token in members(spoils_passed(position.pawn) & ~position.spoils)]
    faults.expect(
        not left, "spoils", f"{' '.join(left)} not gone with the pawn at {position.pawn}", "what the pawn has passed"
    )


def check_end(faults: Faults, position: Position) -> None:
    """The game is over by supremacy, or when the last card of Age III is taken, and only then (D12.1)."""
    won = [
        (seat, how)
        for seat in range(SEATS)
        for how, reached in (
            (f"the pawn at {position.pawn}", position.lead(seat) == CAPITAL),
            (f"{DIFFERENT_SYMBOLS_TO_WIN} symbols", size(position.city(seat).symbols) >= DIFFERENT_SYMBOLS_TO_WIN),
        )
        if reached
    ]
    if position.asked == OVER:
        played_out = position.layout.age == THIRD_AGE and position.layout.present == 0
        faults.expect(
            bool(won) or played_out, "ask", "over before the end", "supremacy, or Age III with an empty table"
        )
        faults.expect(len(won) < 2, "ask", "over in two ways", "one supremacy")
    for seat, how in won if position.asked != OVER else ():
        faults.add("ask", f"{NAMES[position.asked]}, but seat {seat} has {how}", "over")


# ---- before the cards


def check_set_up(faults: Faults, position: Position, elsewhere: list[int]) -> None:
    """Until the first age is dealt, all but the tokens on the board and the wonders is as at the start."""
    asked = f"ask={NAMES[position.asked]}"
    cities = (position.city0, position.city1)
    at_the_start = {
        "age": (position.layout.age + 1, 0),
        "again": (position.again, 0),
        "pawn": (position.pawn, 0),
        "spoils": (size(position.spoils), 0),
        "coins": ("/".join(str(city.coins) for city in cities), f"{STARTING_COINS}/{STARTING_COINS}"),
        "cards": (len(elsewhere), 0),
        "tokens": (size(position.city0.tokens | position.city1.tokens), 0),
    }
    for field, (found, expected) in at_the_start.items():
        faults.expect(found == expected, field, f"{found} with {asked}", str(expected))
    turn = position.first
    if position.asked in (FIRST, DEAL_TOKEN):
        check_before_the_draft(faults, position)
    elif check_draft(faults, position):
        turn ^= DRAFT_ORDER[position.city0.hand_size + position.city1.hand_size]
    faults.expect(position.turn == turn, "turn", f"{position.turn} with {asked}", str(turn))


def check_before_the_draft(faults: Faults, position: Position) -> None:
    """Before tokens are dealt nothing is known; before wonders are shown nobody has any, but in a first game (D2.5)."""
    asked = f"ask={NAMES[position.asked]}"
    most = 0 if position.asked == FIRST else TOKENS_ON_BOARD - 1
    on_board, on_offer = size(position.board), size(position.offer)
    faults.expect(on_board <= most, "board", f"{on_board} tokens with {asked}", f"at most {most}")
    faults.expect(on_offer == 0, "offer", f"{on_offer} wonders with {asked}", "none")
    hands = ["", ""]
    if position.asked == FIRST:
        faults.expect(position.first == 0, "first", f"{position.first} before the first player is known", "0")
    elif position.unseen_wonders == 0:
        hands = [",".join(FIRST_GAME_WONDERS[seat ^ position.first]) for seat in range(SEATS)]
    held = [
        ",".join(WONDER_NAMES[city.wonder_at(place)] for place in range(city.hand_size))
        for city in (position.city0, position.city1)
    ]
    faults.expect(held == hands, "wonders", f"{'/'.join(held)} with {asked}", "/".join(hands))


def check_draft(faults: Faults, position: Position) -> bool:
    """Wonders are shown by fours and taken in the order of the draft (D2.1, D2.2); returns whether it can go on."""
    faults.expect(position.unseen_wonders != 0, "draft", f"0 with ask={NAMES[position.asked]}", "1")
    found = [position.city0.hand_size, position.city1.hand_size]
    drafted, on_offer = sum(found), size(position.offer)
    if not faults.expect(drafted < len(DRAFT_ORDER), "wonders", f"{drafted} are drafted", "fewer than 8"):
        return False
    taken = [DRAFT_ORDER[:drafted].count(seat ^ position.first) for seat in range(SEATS)]
    faults.expect(found == taken, "wonders", f"{found[0]} and {found[1]} drafted", f"{taken[0]} and {taken[1]}")
    left = WONDERS_SHOWN - drafted % WONDERS_SHOWN
    if position.asked == DRAFT:
        faults.expect(on_offer == left, "offer", f"{on_offer} wonders after {drafted} picks", str(left))
    else:
        showing = left == WONDERS_SHOWN and on_offer < WONDERS_SHOWN
        faults.expect(showing, "ask", f"show_wonder after {drafted} picks with {on_offer} on offer", "draft")
    return True


def check_draft_is_done(faults: Faults, position: Position) -> None:
    asked = f"ask={NAMES[position.asked]}"
    faults.expect(position.unseen_wonders == 0, "draft", f"1 with {asked}", "0: the draft is over")
    faults.expect(
        position.offer == 0, "offer", f"{size(position.offer)} wonders with {asked}", "none: the draft is over"
    )


# ---- the cards


def check_supply(faults: Faults, position: Position, elsewhere: list[int]) -> None:
    """No card of an age to come has been seen, and no more of an age than its deck holds (D1.4, D1.5)."""
    layout = position.layout
    for card in elsewhere:
        age = CARDS[card].age
        faults.expect(
            age <= layout.age + 1, "age", f"{layout.age + 1}, but {CARD_NAMES[card]} is of Age {age}", str(age)
        )
    lying = layout.present & ~layout.hidden
    cards = [*elsewhere, *(layout.card_at(slot) for slot in members(lying))]
    for age in range(AGES):
        of_age = [card for card in cards if CARDS[card].age == age + 1]
        number = len(of_age) + (size(layout.present & layout.hidden) if age == layout.age else 0)
        faults.expect(number <= SLOTS, "cards", f"{number} cards of Age {age + 1} are in the game", f"at most {SLOTS}")
    backs = layout.guild_backs
    if layout.age < THIRD_AGE:
        faults.expect(backs == 0, "table", "a guild's back before Age III", "none")
        return
    guilds = sum(CARDS[card].colour == PURPLE for card in cards) + size(backs)
    faults.expect(guilds <= GUILDS_IN_GAME, "cards", f"{guilds} guilds are in the game", f"at most {GUILDS_IN_GAME}")
    if position.asked != GUILD_BACK:
        third = sum(CARDS[card].age == AGES for card in cards) + size(layout.hidden)
        others, most = third - guilds, SLOTS - GUILDS_IN_GAME
        faults.expect(
            others <= most, "cards", f"{others} cards of Age III but guilds are in the game", f"at most {most}"
        )


def check_table(faults: Faults, position: Position) -> None:
    """Rows lie face up and face down by turns (D3.1); a card that nothing covers any longer is turned up (D3.3)."""
    layout, asked = position.layout, position.asked
    hidden, turning, available = layout.hidden, layout.turning, layout.open
    face_up = FACE_UP[layout.age]
    dealing = layout.untouched() and asked in (REVEAL, GUILD_BACK)
    for slot in members(hidden & ~turning & face_up):
        faults.add(
            "table", f"slot {slot} lies face down in a row that is face up", "a card, or + if it is turned up now"
        )
    for slot in members(layout.present & ~hidden & ~face_up & ~available):
        faults.add("table", f"{CARD_NAMES[layout.card_at(slot)]} in slot {slot} is face up though covered", "?")
    for slot in members(available & hidden & ~turning & ~face_up):
        faults.add("table", f"nothing covers slot {slot}, which lies face down", "+, to be turned up now")
    for slot in members(turning & ~(face_up if dealing else available)):
        faults.add("table", f"slot {slot} is to be turned up though covered", "?")
    if asked in (TURN, BEGIN):
        for slot in members(turning):
            faults.add("table", f"slot {slot} is to be turned up with ask={NAMES[asked]}", "ask=reveal")
    if asked == REVEAL:
        faults.expect(turning != 0, "ask", "reveal has no answer here", NEEDS[REVEAL])
    if asked == GUILD_BACK:
        fresh = layout.age == THIRD_AGE and layout.untouched() and hidden == ALL_SLOTS and turning == face_up
        faults.expect(fresh, "table", "cards are turned up before the guilds are placed", "a whole Age III, face down")
        faults.expect(size(layout.guild_backs) < GUILDS_IN_GAME, "ask", "guild_back with all guilds placed", "reveal")
    if asked == BEGIN:
        faults.expect(layout.untouched(), "table", "a card is gone before the age begins", f"{SLOTS} cards")
        faults.expect(layout.age > 0, "ask", "begin in Age I", "turn: the first player begins")
        decides = position.pawn != 0 or position.neutral_chooses != 0
        faults.expect(decides, "ask", "begin with the pawn on the centre", "turn, or neutral=chooses")
    if asked in WITHIN_A_TURN:
        faults.expect(
            not layout.untouched(), "table", f"no card is gone with ask={NAMES[asked]}", "the slot of one empty"
        )
    else:
        faults.expect(position.again == 0, "again", f"1 with ask={NAMES[asked]}", "0: no turn is going on")


def check_whose_turn(faults: Faults, position: Position) -> None:
    """Before an age but the first begins, it is the weaker player who is asked (D11.2)."""
    layout, pawn = position.layout, position.pawn
    between = layout.untouched() and position.asked in (GUILD_BACK, REVEAL, BEGIN)
    if between and layout.age > 0 and pawn != 0:
        weaker = 1 if pawn > 0 else 0
        faults.expect(position.turn == weaker, "turn", f"{position.turn}, but the pawn stands at {pawn}", str(weaker))
