"""Why an action is not legal: the rule that forbids it and the numbers."""

from __future__ import annotations

from typing import Final

from ...core.bits import members
from ...core.refusal import Refusal
from .actions import (
    ACTIONS,
    BEGIN_ACTION,
    BUILD,
    DECISIONS,
    DESTROY_ACTION,
    DISCARD,
    DRAFT_ACTION,
    KEEP_ACTION,
    RESTORE_ACTION,
    SLOT_OF,
    SLOTS,
    TAKE_ACTION,
    WAY_OF,
    WONDER,
)
from .facts import CARDS, COLOURS, MOST_WONDERS
from .payment import Payment, payment
from .position import Position
from .questions import (
    BEGIN,
    DESTROY_BROWN,
    DESTROY_GREY,
    DRAFT,
    FIRST_OF_CHANCE,
    KEEP_TOKEN,
    NAMES,
    OVER,
    RESTORE,
    TAKE_TOKEN,
    TURN,
)
from .tables import COVERED_BY
from .text import CARD_NAMES, TOKEN_NAMES, WONDER_NAMES, write_slot

# what a player is asked, and the rule that asks it
ASKED: Final = {
    DRAFT: ("D2.1", "take one of the wonders on offer"),
    TURN: ("D4.1", "take an available card"),
    TAKE_TOKEN: ("D9.0", "take a progress token from the board"),
    KEEP_TOKEN: ("D7.9", "keep one of the tokens that the Great Library drew"),
    RESTORE: ("D7.10", "build a card of the discard pile"),
    DESTROY_BROWN: ("D7.5", "choose a brown card of the opponent's"),
    DESTROY_GREY: ("D7.5", "choose a grey card of the opponent's"),
    BEGIN: ("D11.2", "say who begins the age"),
}
# the questions that an action, from this number on, answers
ANSWERS: Final[tuple[tuple[int, tuple[int, ...]], ...]] = (
    (0, (TURN,)),
    (DRAFT_ACTION, (DRAFT,)),
    (TAKE_ACTION, (TAKE_TOKEN,)),
    (KEEP_ACTION, (KEEP_TOKEN,)),
    (RESTORE_ACTION, (RESTORE,)),
    (DESTROY_ACTION, (DESTROY_BROWN, DESTROY_GREY)),
    (BEGIN_ACTION, (BEGIN,)),
)


def why_not(position: Position, action: int) -> Refusal | None:
    """The refusal of an action that is not legal; None for a legal one."""
    asked = position.asked
    if not 0 <= action < ACTIONS:
        return Refusal("", "no_such_action", f"There is no action {action}", {"action": action})
    if asked == OVER:
        return Refusal("D12.1", "game_over", "The game is over")
    if asked >= FIRST_OF_CHANCE:
        return why_not_chance(position, action)
    if action >= DECISIONS:
        return Refusal("D4.1", "not_chance", "That is for chance to decide, and chance is not asked now")
    if asked not in [questions for first, questions in ANSWERS if first <= action][-1]:
        rule, what = ASKED[asked]
        return Refusal(rule, "other_question", f"Now you are asked to {what}", {"question": NAMES[asked]})
    if asked == TURN:
        return why_not_turn(position, action)
    return why_not_answer(position, action)


def why_not_chance(position: Position, action: int) -> Refusal | None:
    question = NAMES[position.asked]
    if action < DECISIONS:
        return Refusal("D3.3", "wait_for_chance", "First chance decides what turns up", {"question": question})
    if action in position.legal():
        return None
    return Refusal("D13.6", "impossible_outcome", "That cannot turn up now", {"question": question})


def why_not_turn(position: Position, action: int) -> Refusal | None:
    slot, way = SLOT_OF[action], WAY_OF[action]
    layout = position.layout
    if not layout.present >> slot & 1:
        return Refusal("D0.2", "card_gone", "No card lies there any more", {"slot": slot})
    if not layout.open >> slot & 1:
        covers = [
            write_slot(position, other) for other in members(COVERED_BY[SLOTS * layout.age + slot] & layout.present)
        ]
        text = f"That card is covered by {' and '.join(covers)}"
        return Refusal("D0.2", "card_covered", text, {"slot": slot, "by": " ".join(covers)})
    if way == DISCARD:
        return None
    if way >= WONDER:
        refusal = why_not_wonder(position, way - WONDER)
        if refusal is not None:
            return refusal
    due = payment(position, action)
    assert due is not None
    return why_not_affordable(position, due, CARDS[layout.card_at(slot)].free_with if way == BUILD else "")


def why_not_wonder(position: Position, place: int) -> Refusal | None:
    """Why a wonder of the hand cannot be built with any card, whatever it costs."""
    city = position.mine()
    if place >= city.hand_size:
        return Refusal("D7.1", "no_such_wonder", "You have no such wonder", {"place": place})
    wonder = WONDER_NAMES[city.wonder_at(place)]
    if city.built >> place & 1:
        return Refusal("D7.1", "wonder_built", f"{wonder} is built already", {"wonder": wonder})
    if not city.buildable >> place & 1:
        text = f"{MOST_WONDERS} wonders are built; {wonder} went back to the box"
        return Refusal("D7.3", "wonder_limit", text, {"wonder": wonder, "most": MOST_WONDERS})
    return None


def why_not_affordable(position: Position, due: Payment, free_with: str) -> Refusal | None:
    """How many coins are short, and for what."""
    coins = position.mine().coins
    if due.total <= coins:
        return None
    short = due.total - coins
    text = f"{short} {'coin' if short == 1 else 'coins'} short: {due.what} costs {due.sentence()}, you have {coins}"
    args: dict[str, int | str] = {"what": due.what, "due": due.total, "coins": int(coins), "short": int(short)}
    if free_with:
        chain = next(card.id for card in CARDS if card.shows == free_with)
        text += f"; it would be free with {chain}, which your city lacks"
        args["chain"] = chain
    return Refusal("D5.11", "short_of_coins", text, args)


def why_not_answer(position: Position, action: int) -> Refusal | None:
    """Why that cannot be the answer to a question other than a turn."""
    asked = position.asked
    rule, _ = ASKED[asked]
    if action in position.legal():
        return None
    if asked == DRAFT:
        wonder = WONDER_NAMES[action - DRAFT_ACTION]
        return Refusal(rule, "not_on_offer", f"{wonder} is not on offer", {"wonder": wonder})
    if asked in (TAKE_TOKEN, KEEP_TOKEN):
        token = TOKEN_NAMES[action - (TAKE_ACTION if asked == TAKE_TOKEN else KEEP_ACTION)]
        where = "on the board" if asked == TAKE_TOKEN else "among the tokens drawn"
        return Refusal(rule, "token_not_there", f"{token} is not {where}", {"token": token})
    if asked == RESTORE:
        card = CARD_NAMES[action - RESTORE_ACTION]
        return Refusal(rule, "not_discarded", f"{card} is not in the discard pile", {"card": card})
    card = CARD_NAMES[action - DESTROY_ACTION]
    if not position.theirs().holds(action - DESTROY_ACTION):
        return Refusal(rule, "not_in_city", f"{card} is not in the opponent's city", {"card": card})
    colour = COLOURS[CARDS[action - DESTROY_ACTION].colour]
    wanted = "brown" if asked == DESTROY_BROWN else "grey"
    return Refusal(rule, "wrong_colour", f"{card} is {colour}, not {wanted}", {"card": card, "colour": wanted})
