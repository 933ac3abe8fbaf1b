"""Why an action is not legal: the rule that forbids it and the numbers."""

from __future__ import annotations

from typing import Final

from ....core.contract.refusal import Named, Reason, Refusal
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

NO_SUCH_ACTION: Final = Reason("no_such_action", "", "There is no action {action}; they run from 0 to {last}")
GAME_OVER: Final = Reason("game_over", "D12.1", "The game is over: {reason}")
WAIT_FOR_CHANCE: Final = Reason("wait_for_chance", "", "Wait for the draw: chance is asked to {question}")
NOT_CHANCE: Final = Reason("not_chance", "", "This is not up to chance: you are asked to {question}")
OTHER_QUESTION: Final = Reason("other_question", "", "{needed}. Now you are asked to {question}")
OTHER_DRAW: Final = Reason("other_draw", "", "That cannot be drawn now: chance is asked to {question}")
GUILD_THERE: Final = Reason("guild_there", "", "There is already a guild in space {slot}")
WONDER_SEEN: Final = Reason("wonder_seen", "", "{wonder} has already been shown")
TOKEN_NOT_IN_BOX: Final = Reason("token_not_in_box", "", "{token} is no longer in the box")
OTHER_AGE: Final = Reason("other_age", "D3.1", "{card} is not a card of {age}")
CARD_SEEN: Final = Reason("card_seen", "D13.6", "{card} has already been seen")
NO_GUILD_BACK: Final = Reason(
    "no_guild_back", "D3.4", "{card} is a guild, and the card to be revealed does not have a guild's back"
)
ONLY_GUILD_BACK: Final = Reason(
    "guild_back", "D3.4", "The card to be revealed has a guild's back, and {card} is not a guild"
)
CARD_GONE: Final = Reason("card_gone", "D0.2", "Space {slot} is empty: the card has been taken")
CARD_COVERED: Final = Reason("card_covered", "D0.2", "That card is still covered by {by}", "slot")
NO_SUCH_WONDER: Final = Reason("no_such_wonder", "D7.1", "You have no wonder number {place}: you have {number}")
WONDER_BUILT: Final = Reason("wonder_built", "D7.1", "{wonder} is already built, with {card} under it")
WONDER_LIMIT: Final = Reason("wonder_limit", "D7.3", "{most} wonders have been built, so {wonder} is back in the box")
SHORT_OF_COINS: Final = Reason(
    "short_of_coins", "D5.11", "{short} short: {what} costs {price}, you have {coins}", "due"
)
SHORT_OF_COINS_CHAIN: Final = Reason(
    "short_of_coins",
    "D5.11",
    SHORT_OF_COINS.english + "; with {chain} in your city it would be free",
    "due",
    case="chain",
)
NOT_ON_OFFER: Final = Reason("not_on_offer", "", "{wonder} is not on offer; choose from {offer}")
TOKEN_DUE: Final = Reason("token_due", "", "At this table you must take a token: {tokens}")
TOKEN_NOT_ON_BOARD: Final = Reason("token_not_on_board", "", "{token} is not on the board; choose from {tokens}")
TOKEN_NOT_DRAWN: Final = Reason("token_not_drawn", "", "{token} was not drawn; choose from {tokens}")
NOT_DISCARDED_BUT_BURIED: Final = Reason(
    "not_discarded_but_buried", "D7.10", "{card} is under {wonder}, not in the discard pile"
)
NOT_DISCARDED_BUT_BUILT: Final = Reason(
    "not_discarded_but_built", "D7.10", "{card} is in {whose}, not in the discard pile"
)
NOT_DISCARDED: Final = Reason("not_discarded", "D7.10", "{card} has been neither discarded nor destroyed")
NOT_IN_CITY: Final = Reason("not_in_city", "D7.5", "{card} is not in your opponent's city; {colour} there: {cards}")
WRONG_COLOUR: Final = Reason("wrong_colour", "D7.5", "{card} is not {colour}; {colour} there: {cards}")

# for actions from this number on: the questions they answer, and when those are asked
ANSWERS: Final[tuple[tuple[int, tuple[int, ...], str, str], ...]] = (
    (0, (TURN,), "turn", "You take cards on your turn"),
    (DRAFT_ACTION, (DRAFT,), "draft", "Wonders are drafted before Age I"),
    (TAKE_ACTION, (TAKE_TOKEN,), "take", "You take a token from the board for a pair of science symbols"),
    (KEEP_ACTION, (KEEP_TOKEN,), "keep", "You keep a token when the Great Library has drawn three"),
    (RESTORE_ACTION, (RESTORE,), "restore", "The Mausoleum builds a card from the discard pile"),
    (
        DESTROY_ACTION,
        (DESTROY_BROWN, DESTROY_GREY),
        "destroy",
        "The Statue of Zeus and the Circus Maximus destroy cards",
    ),
    (DECLINE_ACTION, (TAKE_TOKEN,), "decline", "Only a token for a pair of science symbols can be declined"),
    (BEGIN_ACTION, (BEGIN,), "begin", "You choose who begins between two ages"),
)
# for actions of chance from this number on: the question they answer
DRAWS: Final = (
    (FIRST_ACTION, FIRST),
    (DEAL_ACTION, DEAL_TOKEN),
    (SHOW_ACTION, SHOW_WONDER),
    (GUILD_ACTION, GUILD_BACK),
    (REVEAL_ACTION, REVEAL),
    (DRAW_ACTION, DRAW_TOKEN),
)
# no, one or two unseen cards: in words, and as a name for translation
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
    """Why an action is not legal; None if it is."""
    asked = position.asked
    if not 0 <= action < ACTIONS:
        return NO_SUCH_ACTION(action=action, last=ACTIONS - 1)
    if asked == OVER:
        reason = REASONS[position.ended]
        return GAME_OVER(reason=Named(reason, ENDED[reason]))
    rule, question = QUESTIONS[asked].rule, Named(NAMES[asked], QUESTIONS[asked].to)
    if OF_CHANCE[asked]:
        if action < DECISIONS:
            return WAIT_FOR_CHANCE(rule, question=question)
        return why_not_chance(position, action)
    if action >= DECISIONS:
        return NOT_CHANCE(rule, question=question)
    _, questions, verb, needs = [answer for answer in ANSWERS if answer[0] <= action][-1]
    if asked not in questions:
        return OTHER_QUESTION(rule, needed=Named(verb, needs), question=question)
    if asked == TURN:
        return why_not_turn(position, action)
    return why_not_answer(position, action)


def listed(names: list[str]) -> Named:
    """Names for a sentence: translations take them separated by spaces."""
    return Named(" ".join(names), in_words(names))


def in_words(names: list[str]) -> str:
    return ", ".join(names[:-1]) + " and " + names[-1] if len(names) > 1 else "".join(names)


# ---- chance


def why_not_chance(position: Position, action: int) -> Refusal | None:
    """Why chance cannot do that, for anybody who enters a game played with the real cards."""
    asked = position.asked
    rule = QUESTIONS[asked].rule
    if action in position.legal():
        return None
    if asked != [question for first, question in DRAWS if first <= action][-1]:
        return OTHER_DRAW(rule, question=Named(NAMES[asked], QUESTIONS[asked].to))
    if asked == REVEAL:
        return why_not_revealed(position, action - REVEAL_ACTION)
    if asked == GUILD_BACK:
        slot = action - GUILD_ACTION
        return GUILD_THERE(rule, slot=slot)
    if asked == SHOW_WONDER:
        wonder = WONDER_NAMES[action - SHOW_ACTION]
        return WONDER_SEEN(rule, wonder=wonder)
    token = TOKEN_NAMES[action - (DEAL_ACTION if asked == DEAL_TOKEN else DRAW_ACTION)]
    return TOKEN_NOT_IN_BOX(rule, token=token)


def why_not_revealed(position: Position, card: int) -> Refusal:
    """Why this card cannot turn up in the next slot (D13.6)."""
    layout = position.layout
    name, now = CARD_NAMES[card], layout.age + 1
    if CARDS[card].age != now:
        return OTHER_AGE(card=name, age=Named(now, AGE_NAMES[layout.age]))
    if not layout.pool >> card - layout.first_card() & 1:
        return CARD_SEEN(card=name)
    if CARDS[card].colour == PURPLE:
        return NO_GUILD_BACK(card=name)
    return ONLY_GUILD_BACK(card=name)


# ---- a turn


def why_not_turn(position: Position, action: int) -> Refusal | None:
    slot, way = SLOT_OF[action], WAY_OF[action]
    layout = position.layout
    if not layout.present >> slot & 1:
        return CARD_GONE(slot=slot)
    if not layout.open >> slot & 1:
        covers = members(COVERED_BY[SLOTS * layout.age + slot] & layout.present)
        seen = [CARD_NAMES[layout.card_at(other)] for other in covers if not layout.hidden >> other & 1]
        unseen, name = UNSEEN[len(covers) - len(seen)]
        by = Named(" ".join([*seen, name] if name else seen), in_words([*seen, unseen] if unseen else seen))
        return CARD_COVERED(slot=slot, by=by)
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
    """Why a wonder of the hand cannot be built, whatever the card and the price."""
    city = position.mine()
    if place >= city.hand_size:
        return NO_SUCH_WONDER(place=place + 1, number=int(city.hand_size))
    wonder = WONDER_NAMES[city.wonder_at(place)]
    if city.built >> place & 1:
        under = CARD_NAMES[(city.buried >> 7 * place & 127) - 1]
        return WONDER_BUILT(wonder=wonder, card=under)
    if not city.buildable >> place & 1:
        return WONDER_LIMIT(wonder=wonder, most=MOST_WONDERS)
    return None


def why_not_affordable(position: Position, due: Payment, free_with: str) -> Refusal | None:
    """How many coins are missing, and for what."""
    coins = position.mine().coins
    if due.total <= coins:
        return None
    short = due.total - coins
    args: dict[str, int | str | Named] = {
        "what": due.what,
        "due": due.total,
        "price": Named(due.parts(), due.sentence()),
        "coins": int(coins),
        "short": Named(int(short), f"{short} {'coin' if short == 1 else 'coins'}"),
    }
    if free_with:
        return SHORT_OF_COINS_CHAIN(**args, chain=next(card.id for card in CARDS if card.shows == free_with))
    return SHORT_OF_COINS(**args)


# ---- other answers


def why_not_answer(position: Position, action: int) -> Refusal | None:
    """Why this cannot be the answer to a question other than a turn."""
    asked = position.asked
    rule = QUESTIONS[asked].rule
    if action in position.legal():
        return None
    if asked == DRAFT:
        wonder, offer = WONDER_NAMES[action - DRAFT_ACTION], [WONDER_NAMES[other] for other in members(position.offer)]
        return NOT_ON_OFFER(rule, wonder=wonder, offer=listed(offer))
    if asked == TAKE_TOKEN:
        board = [TOKEN_NAMES[token] for token in members(position.board)]
        if action == DECLINE_ACTION:
            return TOKEN_DUE(rule, tokens=listed(board))
        token = TOKEN_NAMES[action - TAKE_ACTION]
        return TOKEN_NOT_ON_BOARD(rule, token=token, tokens=listed(board))
    if asked == KEEP_TOKEN:
        token, drawn = TOKEN_NAMES[action - KEEP_ACTION], [TOKEN_NAMES[other] for other in members(position.drawn)]
        return TOKEN_NOT_DRAWN(rule, token=token, tokens=listed(drawn))
    if asked == RESTORE:
        return why_not_restored(position, action - RESTORE_ACTION)
    return why_not_destroyed(position, action - DESTROY_ACTION)


def why_not_restored(position: Position, card: int) -> Refusal:
    """Where a card is that is not in the discard pile (D7.10)."""
    name = CARD_NAMES[card]
    place = place_in_cities(position, card)
    if place is not None and place.wonder:
        return NOT_DISCARDED_BUT_BURIED(card=name, wonder=place.wonder)
    if place is not None:
        return NOT_DISCARDED_BUT_BUILT(card=name, whose=Named(place.whose, place.city))
    return NOT_DISCARDED(card=name)


def why_not_destroyed(position: Position, card: int) -> Refusal:
    """Why a wonder cannot destroy this card, and which cards it can (D7.5)."""
    brown = position.asked == DESTROY_BROWN
    wanted = COLOURS[CARDS[members(BROWN_LOW if brown else GREY_LOW)[0]].colour]
    there = [
        CARD_NAMES[other] for other in card_list(position.theirs().cards_low & (BROWN_LOW if brown else GREY_LOW), 0)
    ]
    name, cards = CARD_NAMES[card], listed(there)
    if not position.theirs().holds(card):
        return NOT_IN_CITY(card=name, colour=wanted, cards=cards)
    return WRONG_COLOUR(card=name, colour=wanted, cards=cards)
