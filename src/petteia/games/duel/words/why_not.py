"""Why an action is not legal: the rule that forbids it and the numbers."""

from __future__ import annotations

from typing import Final

from ....core.contract.refusal import Refusal
from ....core.engine.bits import members
from ..facts import CARDS, COLOURS, MOST_WONDERS, PURPLE
from ..rules.actions import (
    ACTIONS,
    BEGIN_ACTION,
    BUILD,
    DEAL_ACTION,
    DECISIONS,
    DECLINE_ACTION,
    DESTROY_ACTION,
    DISCARD,
    DRAFT_ACTION,
    DRAW_ACTION,
    FIRST_ACTION,
    GUILD_ACTION,
    KEEP_ACTION,
    RESTORE_ACTION,
    REVEAL_ACTION,
    SHOW_ACTION,
    SLOT_OF,
    SLOTS,
    TAKE_ACTION,
    WAY_OF,
    WONDER,
)
from ..rules.position import Position
from ..rules.questions import (
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
    OF_CHANCE,
    OVER,
    QUESTIONS,
    REASONS,
    RESTORE,
    REVEAL,
    SHOW_WONDER,
    TAKE_TOKEN,
    TURN,
)
from ..rules.tables import BROWN_LOW, COVERED_BY, GREY_LOW, card_list
from .payment import Payment, payment
from .text import CARD_NAMES, TOKEN_NAMES, WONDER_NAMES
from .whereabouts import place_in_cities

# from this number on an action answers these questions; when that comes to pass
ANSWERS: Final[tuple[tuple[int, tuple[int, ...], str, str], ...]] = (
    (0, (TURN,), "turn", "Cards are taken on one's turn"),
    (DRAFT_ACTION, (DRAFT,), "draft", "Wonders are drafted before Age I"),
    (TAKE_ACTION, (TAKE_TOKEN,), "take", "A token of the board is taken for a pair of science symbols"),
    (KEEP_ACTION, (KEEP_TOKEN,), "keep", "A token is kept when the Great Library has drawn three"),
    (RESTORE_ACTION, (RESTORE,), "restore", "A card of the discard pile is built by the Mausoleum"),
    (DESTROY_ACTION, (DESTROY_BROWN, DESTROY_GREY), "destroy", "Cards fall to the Statue of Zeus and Circus Maximus"),
    (DECLINE_ACTION, (TAKE_TOKEN,), "decline", "Only a token for a pair of science symbols can be declined"),
    (BEGIN_ACTION, (BEGIN,), "begin", "Who begins is said between two ages"),
)
# from this number on an action of chance answers this question
DRAWS: Final = (
    (FIRST_ACTION, FIRST),
    (DEAL_ACTION, DEAL_TOKEN),
    (SHOW_ACTION, SHOW_WONDER),
    (GUILD_ACTION, GUILD_BACK),
    (REVEAL_ACTION, REVEAL),
    (DRAW_ACTION, DRAW_TOKEN),
)
# no, one or two cards that nobody has seen: for people, and the name of that
UNSEEN: Final = (("", ""), ("a face-down card", "face_down"), ("two face-down cards", "two_face_down"))
ENDED: Final = {
    "military": "won by military supremacy",
    "science": "won by scientific supremacy",
    "points": "won on points",
    "blue_points": "won on points of blue cards",
    "shared": "the victory is shared",
}
AGE_NAMES: Final = ("Age I", "Age II", "Age III")


def why_not(position: Position, action: int) -> Refusal | None:
    """The refusal of an action that is not legal; None for a legal one."""
    asked = position.asked
    if not 0 <= action < ACTIONS:
        text = f"There is no action {action}; they go from 0 to {ACTIONS - 1}"
        return Refusal("", "no_such_action", text, {"action": action, "last": ACTIONS - 1})
    if asked == OVER:
        reason = REASONS[position.ended]
        return Refusal("D12.1", "game_over", f"The game is over: {ENDED[reason]}", {"reason": reason})
    rule, what = QUESTIONS[asked].rule, QUESTIONS[asked].to
    if OF_CHANCE[asked]:
        if action < DECISIONS:
            return Refusal(rule, "wait_for_chance", f"First chance is asked to {what}", {"question": NAMES[asked]})
        return why_not_chance(position, action)
    if action >= DECISIONS:
        text = f"Chance is not asked now: you are asked to {what}"
        return Refusal(rule, "not_chance", text, {"question": NAMES[asked]})
    _, questions, verb, needs = [answer for answer in ANSWERS if answer[0] <= action][-1]
    if asked not in questions:
        text = f"{needs}. Now you are asked to {what}"
        return Refusal(rule, "other_question", text, {"needed": verb, "question": NAMES[asked]})
    if asked == TURN:
        return why_not_turn(position, action)
    return why_not_answer(position, action)


def listed(names: list[str]) -> str:
    """Names for a sentence, as translations take them: with spaces between."""
    return " ".join(names)


def in_words(names: list[str]) -> str:
    return ", ".join(names[:-1]) + " and " + names[-1] if len(names) > 1 else "".join(names)


# ---- chance


def why_not_chance(position: Position, action: int) -> Refusal | None:
    """Why chance cannot do that, for whoever writes down a game that was played on a table."""
    asked = position.asked
    rule, what = QUESTIONS[asked].rule, QUESTIONS[asked].to
    if action in position.legal():
        return None
    if asked != [question for first, question in DRAWS if first <= action][-1]:
        return Refusal(rule, "other_draw", f"Now chance is asked to {what}", {"question": NAMES[asked]})
    if asked == REVEAL:
        return why_not_revealed(position, action - REVEAL_ACTION)
    if asked == GUILD_BACK:
        slot = action - GUILD_ACTION
        return Refusal(rule, "guild_there", f"Slot {slot} already holds a guild", {"slot": slot})
    if asked == SHOW_WONDER:
        wonder = WONDER_NAMES[action - SHOW_ACTION]
        return Refusal(rule, "wonder_seen", f"{wonder} has already been shown", {"wonder": wonder})
    token = TOKEN_NAMES[action - (DEAL_ACTION if asked == DEAL_TOKEN else DRAW_ACTION)]
    return Refusal(rule, "token_not_in_box", f"{token} is not in the box any more", {"token": token})


def why_not_revealed(position: Position, card: int) -> Refusal:
    """Why that card cannot turn up in the next slot (D13.6)."""
    layout = position.layout
    name, now = CARD_NAMES[card], layout.age + 1
    if CARDS[card].age != now:
        return Refusal("D3.1", "other_age", f"{name} is no card of {AGE_NAMES[layout.age]}", {"card": name, "age": now})
    if not layout.pool >> card - layout.first_card() & 1:
        return Refusal("D13.6", "card_seen", f"{name} has already been seen", {"card": name})
    if CARDS[card].colour == PURPLE:
        return Refusal("D3.4", "no_guild_back", f"{name} is a guild, but the back does not show one", {"card": name})
    return Refusal("D3.4", "guild_back", f"The back shows a guild, but {name} is not one", {"card": name})


# ---- a turn


def why_not_turn(position: Position, action: int) -> Refusal | None:
    slot, way = SLOT_OF[action], WAY_OF[action]
    layout = position.layout
    if not layout.present >> slot & 1:
        return Refusal("D0.2", "card_gone", f"The card in slot {slot} has been taken", {"slot": slot})
    if not layout.open >> slot & 1:
        covers = members(COVERED_BY[SLOTS * layout.age + slot] & layout.present)
        seen = [CARD_NAMES[layout.card_at(other)] for other in covers if not layout.hidden >> other & 1]
        unseen, name = UNSEEN[len(covers) - len(seen)]
        text = f"That card is covered by {in_words([*seen, unseen] if unseen else seen)}"
        return Refusal("D0.2", "card_covered", text, {"slot": slot, "by": listed([*seen, name] if name else seen)})
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
        text = f"You have no wonder number {place + 1}, only {city.hand_size}"
        return Refusal("D7.1", "no_such_wonder", text, {"place": place + 1, "number": int(city.hand_size)})
    wonder = WONDER_NAMES[city.wonder_at(place)]
    if city.built >> place & 1:
        under = CARD_NAMES[(city.buried >> 7 * place & 127) - 1]
        text = f"{wonder} is built already, with {under}"
        return Refusal("D7.1", "wonder_built", text, {"wonder": wonder, "card": under})
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
    args: dict[str, int | str] = {
        "what": due.what,
        "due": due.total,
        "price": due.parts(),
        "coins": int(coins),
        "short": int(short),
    }
    if free_with:
        chain = next(card.id for card in CARDS if card.shows == free_with)
        text += f"; it would be free with {chain}, which your city lacks"
        args["chain"] = chain
    return Refusal("D5.11", "short_of_coins", text, args)


# ---- other answers


def why_not_answer(position: Position, action: int) -> Refusal | None:
    """Why that cannot be the answer to a question other than a turn."""
    asked = position.asked
    rule = QUESTIONS[asked].rule
    if action in position.legal():
        return None
    if asked == DRAFT:
        wonder, offer = WONDER_NAMES[action - DRAFT_ACTION], [WONDER_NAMES[other] for other in members(position.offer)]
        text = f"{wonder} is not on offer; choose from {in_words(offer)}"
        return Refusal(rule, "not_on_offer", text, {"wonder": wonder, "offer": listed(offer)})
    if asked == TAKE_TOKEN:
        board = [TOKEN_NAMES[token] for token in members(position.board)]
        if action == DECLINE_ACTION:
            text = f"Here a token must be taken: {in_words(board)}"
            return Refusal(rule, "token_due", text, {"tokens": listed(board)})
        token = TOKEN_NAMES[action - TAKE_ACTION]
        text = f"{token} is not on the board; choose from {in_words(board)}"
        return Refusal(rule, "token_not_on_board", text, {"token": token, "tokens": listed(board)})
    if asked == KEEP_TOKEN:
        token, drawn = TOKEN_NAMES[action - KEEP_ACTION], [TOKEN_NAMES[other] for other in members(position.drawn)]
        text = f"{token} was not drawn; choose from {in_words(drawn)}"
        return Refusal(rule, "token_not_drawn", text, {"token": token, "tokens": listed(drawn)})
    if asked == RESTORE:
        return why_not_restored(position, action - RESTORE_ACTION)
    return why_not_destroyed(position, action - DESTROY_ACTION)


def why_not_restored(position: Position, card: int) -> Refusal:
    """Where a card is that does not lie in the discard pile (D7.10)."""
    name = CARD_NAMES[card]
    place = place_in_cities(position, card)
    if place is not None and place.wonder:
        text = f"{name} lies under {place.wonder}, not in the discard pile"
        return Refusal("D7.10", "not_discarded_but_buried", text, {"card": name, "wonder": place.wonder})
    if place is not None:
        text = f"{name} is in {place.city}, not in the discard pile"
        return Refusal("D7.10", "not_discarded_but_built", text, {"card": name, "whose": place.whose})
    return Refusal("D7.10", "not_discarded", f"{name} has not been discarded or destroyed", {"card": name})


def why_not_destroyed(position: Position, card: int) -> Refusal:
    """Why a card does not fall to a wonder, and which do (D7.5)."""
    brown = position.asked == DESTROY_BROWN
    wanted = COLOURS[CARDS[members(BROWN_LOW if brown else GREY_LOW)[0]].colour]
    there = [
        CARD_NAMES[other] for other in card_list(position.theirs().cards_low & (BROWN_LOW if brown else GREY_LOW), 0)
    ]
    name, cards = CARD_NAMES[card], listed(there)
    if not position.theirs().holds(card):
        text = f"{name} is not in the opponent's city; {wanted} there: {in_words(there)}"
        return Refusal("D7.5", "not_in_city", text, {"card": name, "colour": wanted, "cards": cards})
    text = f"{name} is not {wanted}; {wanted} there: {in_words(there)}"
    return Refusal("D7.5", "wrong_colour", text, {"card": name, "colour": wanted, "cards": cards})
