"""A game of Duel as other code sees it: who is asked what, what is legal, and what an action does."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ....core.contract.move import Move
from ....core.contract.refusal import IllegalAction, Refusal
from ....core.contract.result import Result
from ....core.engine.bits import bit, lowest, member, size, write_small
from ....core.engine.fields import contents_of, fill
from ....core.engine.rng import Rng
from ....core.engine.state import CHANCE, NOBODY
from ..mind.minds import mind_of
from ..notation.positions import write_position
from ..words.events import CARD_REVEALED, CARD_TAKEN, TOKEN_DECLINED
from ..words.payment import Payment, payment
from ..words.results import result
from ..words.text import move, parse_action, write_action
from ..words.view import View, view, views
from ..words.why_not import why_not
from .actions import (
    BEGIN_ACTION,
    BUILD,
    DEAL_ACTION,
    DECLINE_ACTION,
    DESTROY_ACTION,
    DISCARD,
    DRAFT_ACTION,
    DRAW_ACTION,
    FIRST_ACTION,
    GUILD_ACTION,
    HAND,
    KEEP_ACTION,
    RESTORE_ACTION,
    REVEAL_ACTION,
    SEATS,
    SHOW_ACTION,
    SLOT_OF,
    TAKE_ACTION,
    TURN_ACTIONS,
    WAY_OF,
    WAYS,
    WONDER,
)
from .ages import (
    after_reveal,
    begin_age,
    deal_token,
    draft_wonder,
    draw_token,
    end_turn,
    name_first_player,
    place_guild,
    show_wonder,
)
from .construction import build_card, build_wonder, destroy_card, restore_card, sell_card
from .costs import card_price, wonder_price
from .observation import WORDS_SEEN, observe
from .position import Position
from .questions import (
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
    RESTORE,
    REVEAL,
    SHOW_WONDER,
    TAKE_TOKEN,
    TURN,
)
from .science import gain_token
from .tables import AGES, ALL_SLOTS, BROWN_LOW, GREY_LOW, LOW_CARDS

BOTH_SEATS: Final = 3
LAST_CARDS: Final = 8  # of Age III: so few that everything that may follow can often be searched
# for each question except a turn, the action of its first answer
FIRST_ANSWER: Final = vec[i64](
    {
        DRAFT: DRAFT_ACTION,
        TAKE_TOKEN: TAKE_ACTION,
        KEEP_TOKEN: KEEP_ACTION,
        RESTORE: RESTORE_ACTION,
        DESTROY_BROWN: DESTROY_ACTION,
        DESTROY_GREY: DESTROY_ACTION,
        BEGIN: BEGIN_ACTION,
        FIRST: FIRST_ACTION,
        DEAL_TOKEN: DEAL_ACTION,
        SHOW_WONDER: SHOW_ACTION,
        GUILD_BACK: GUILD_ACTION,
        REVEAL: REVEAL_ACTION,
        DRAW_TOKEN: DRAW_ACTION,
    }.get(question, 0)
    for question in range(len(NAMES))
)


@final
@mypyc_attr(acyclic=True)
class DuelState(Position):
    """One position of Duel."""

    # ---- who is asked what

    @property
    def seats(self) -> i64:
        return SEATS

    @property
    def actor(self) -> i64:
        asked: i64 = self.asked
        if asked == TURN:
            return self.turn
        if i64(OF_CHANCE[asked]):
            return CHANCE
        return i64(NOBODY) if asked == OVER else self.turn

    @property
    def question(self) -> str:
        return NAMES[self.asked]

    @property
    def round(self) -> i64:
        return self.layout.age + 1

    @property
    def nearly_over(self) -> bool:
        return self.layout.age == AGES - 1 and size(self.layout.present) <= LAST_CARDS

    @property
    def result(self) -> Result | None:
        return result(self)

    # ---- what is legal

    def legal_into(self, out: vec[i64]) -> i64:
        if self.asked == TURN:
            return self.turns_into(out)
        if self.asked == OVER:
            return 0
        first: i64 = self.first_answer()
        count: i64 = write_small(out, 0, self.answers(), first)
        if self.asked == RESTORE:
            count = write_small(out, count, self.discard_high, first + LOW_CARDS)
        elif self.asked == TAKE_TOKEN and self.may_decline:
            out[count] = DECLINE_ACTION
            count += 1
        return count

    def turns_into(self, out: vec[i64]) -> i64:
        """Write the legal turns: discard an available card, or build it or a wonder with it, if affordable (D4.1)."""
        city = self.mine()
        layout = self.layout
        affordable: i64 = 0
        for place in range(i64(HAND)):
            if city.buildable & bit(place) and wonder_price(city, city.wonder_at(place)) <= city.coins:
                affordable |= bit(place)
        count: i64 = 0
        available: i64 = layout.open
        while available:
            slot: i64 = lowest(available)
            available &= available - 1
            action: i64 = WAYS * slot
            if card_price(city, layout.card_at(slot)) <= city.coins:
                out[count] = action + BUILD
                count += 1
            out[count] = action + DISCARD
            count += 1
            action += WONDER
            rest: i64 = affordable
            while rest:
                if rest & 1:
                    out[count] = action
                    count += 1
                rest >>= 1
                action += 1
        return count

    def first_answer(self) -> i64:
        """The action for the answer 0 to the current question."""
        if self.asked == REVEAL:
            return REVEAL_ACTION + self.layout.first_card()
        return FIRST_ANSWER[self.asked]

    def answers(self) -> i64:
        """The possible answers to any question except a turn, as a set without the high half of the discard pile."""
        asked: i64 = self.asked
        if asked == REVEAL:
            return self.layout.candidates()
        if asked == DRAFT:
            return self.offer
        if asked == TAKE_TOKEN:
            return self.board
        if asked == KEEP_TOKEN:
            return self.drawn
        if asked == RESTORE:
            return self.discard_low
        if asked == DESTROY_BROWN:
            return self.theirs().cards_low & BROWN_LOW
        if asked == DESTROY_GREY:
            return self.theirs().cards_low & GREY_LOW
        if asked == DEAL_TOKEN or asked == DRAW_TOKEN:
            return self.box
        if asked == SHOW_WONDER:
            return self.unseen_wonders
        if asked == GUILD_BACK:
            return ALL_SLOTS & ~self.layout.guild_backs
        return 0 if asked == OVER else BOTH_SEATS

    def offers(self, answer: i64) -> bool:
        """Whether this is one of the possible answers."""
        if answer < 0:
            return False
        if answer < LOW_CARDS:
            return self.answers() & bit(answer) != 0
        return self.asked == RESTORE and answer - LOW_CARDS < 62 and self.discard_high & bit(answer - LOW_CARDS) != 0

    def why_not(self, action: i64) -> Refusal | None:
        return why_not(self, action)

    def payment(self, action: i64) -> Payment | None:
        """What building a card or wonder costs now, unit by unit; None for every other action."""
        return payment(self, action)

    # ---- what an action does

    def play(self, action: i64) -> None:
        if not self.carry_out(action):
            refusal = why_not(self, action)
            assert refusal is not None
            raise IllegalAction(refusal)

    def carry_out(self, action: i64) -> bool:
        """Do what the action says. An illegal one changes nothing and returns False."""
        if self.asked == TURN:
            if action < 0 or action >= TURN_ACTIONS:
                return False
            return self.take_turn(SLOT_OF[action], WAY_OF[action])
        answer: i64 = action - self.first_answer()
        if not self.offers(answer):
            return action == DECLINE_ACTION and self.decline_token()
        self.give_answer(answer)
        return True

    def take_turn(self, slot: i64, way: i64) -> bool:
        """Take an available card and build it, discard it, or build a wonder with it (D4.1), if that is legal."""
        layout = self.layout
        if layout.open & bit(slot) == 0:
            return False
        card: i64 = layout.card_at(slot)
        price: i64 = 0
        if way == DISCARD:
            self.take_card(slot, card)
            sell_card(self, card)
        else:
            city = self.mine()
            if way == BUILD:
                price = card_price(city, card)
                if price > city.coins:
                    return False
                self.take_card(slot, card)
                build_card(self, card, price)
            else:
                place: i64 = way - WONDER
                if city.buildable & bit(place) == 0:
                    return False
                price = wonder_price(city, city.wonder_at(place))
                if price > city.coins:
                    return False
                self.take_card(slot, card)
                build_wonder(self, place, card, price)
        if self.asked == TURN:
            end_turn(self)
        return True

    def take_card(self, slot: i64, card: i64) -> None:
        self.layout.take(slot)
        self.tell(CARD_TAKEN, self.turn, slot, card)

    def give_answer(self, answer: i64) -> None:
        """Carry out a possible answer to any question except a turn."""
        asked: i64 = self.asked
        if asked == REVEAL:
            self.reveal(answer)
        elif asked == DRAFT:
            draft_wonder(self, answer)
        elif asked == DEAL_TOKEN:
            deal_token(self, answer)
        elif asked == SHOW_WONDER:
            show_wonder(self, answer)
        elif asked == GUILD_BACK:
            place_guild(self, answer)
        elif asked == BEGIN:
            begin_age(self, answer)
        elif asked == FIRST:
            name_first_player(self, answer)
        elif asked == DRAW_TOKEN:
            draw_token(self, answer)
        else:
            self.finish_turn(answer)

    def reveal(self, index: i64) -> None:
        slot: i64 = self.layout.turn_up(index)
        self.tell(CARD_REVEALED, slot, index + self.layout.first_card(), 0)
        if self.layout.turning == 0:
            after_reveal(self)

    def finish_turn(self, answer: i64) -> None:
        """Answer a question that came up during a turn; unless it leads to another, the turn ends."""
        asked: i64 = self.asked
        self.asked = TURN
        if asked == TAKE_TOKEN:
            self.board &= ~bit(answer)
            gain_token(self, answer)
        elif asked == KEEP_TOKEN:
            self.box |= self.drawn & ~bit(answer)  # the others return to the box (D7.9)
            self.drawn = 0
            gain_token(self, answer)
        elif asked == RESTORE:
            restore_card(self, answer)
        else:
            destroy_card(self, answer)
        if self.asked == TURN:
            end_turn(self)

    def decline_token(self) -> bool:
        """Leave all tokens on the board, if a token is being chosen and the table's options allow it (D9.0)."""
        if self.asked != TAKE_TOKEN or not self.may_decline:
            return False
        self.tell(TOKEN_DECLINED, self.turn, 0, 0)
        self.asked = TURN
        end_turn(self)
        return True

    # ---- chance and looking ahead

    def draw(self, rng: Rng) -> i64:
        possible: i64 = self.answers()
        return self.first_answer() + member(possible, rng.below(size(possible)))

    def copy(self) -> DuelState:
        return DuelState(self)

    def imagine(self, seat: i64, rng: Rng) -> DuelState:
        """A copy. Only what the Great Library has drawn is unknown to the other player (D13.4), so it is redrawn."""
        state = DuelState(self)
        if not self.knows_all(seat):
            draws: i64 = size(self.drawn)
            state.box |= self.drawn
            state.drawn = 0
            while draws > 0:
                token: i64 = member(state.box, rng.below(size(state.box)))
                state.box &= ~bit(token)
                state.drawn |= bit(token)
                draws -= 1
        return state

    def knows_all(self, seat: i64) -> bool:
        return self.drawn == 0 or seat == self.turn

    def playout(self, rng: Rng) -> None:
        while self.asked != OVER:
            if self.asked == TURN:
                self.random_turn(rng)
            elif self.asked == REVEAL:
                candidates: i64 = self.layout.candidates()
                self.reveal(member(candidates, rng.below(size(candidates))))
            elif self.asked == RESTORE:
                low: i64 = size(self.discard_low)
                pick: i64 = rng.below(low + size(self.discard_high))
                if pick < low:
                    self.finish_turn(member(self.discard_low, pick))
                else:
                    self.finish_turn(LOW_CARDS + member(self.discard_high, pick - low))
            elif self.asked == TAKE_TOKEN and self.may_decline and rng.below(size(self.board) + 1) == 0:
                self.decline_token()
            else:
                possible: i64 = self.answers()
                self.give_answer(member(possible, rng.below(size(possible))))

    def random_turn(self, rng: Rng) -> None:
        """Play a random legal turn, all equally likely: draw until one is affordable. Discarding always is."""
        available: i64 = self.layout.open
        cards: i64 = size(available)
        buildable: i64 = self.mine().buildable
        ways: i64 = cards * (WONDER + size(buildable))
        while True:
            card: i64 = rng.below(ways)
            way: i64 = BUILD
            while card >= cards:
                card -= cards
                way += 1
            if way >= WONDER:
                way = WONDER + member(buildable, way - WONDER)
            if self.take_turn(member(available, card), way):
                return

    def reward(self, seat: i64) -> float:
        if self.asked != OVER:
            return 0.0
        if self.winner < 0:
            return 0.5
        return 1.0 if self.winner == seat else 0.0

    def estimate(self, seat: i64) -> float:
        return self.judge(0, seat, seat)

    def estimates_into(self, out: vec[float]) -> None:
        self.judge_into(0, 0, out)

    def judge(self, mind: i64, owner: i64, seat: i64) -> float:
        hope = mind_of(mind).judge(self, owner)
        return hope if seat == owner else 1.0 - hope

    def judge_into(self, mind: i64, owner: i64, out: vec[float]) -> None:
        out[owner] = mind_of(mind).judge(self, owner)
        out[1 - owner] = 1.0 - out[owner]

    def consider(
        self, mind: i64, owner: i64, actions: vec[i64], count: i64, priors: vec[float], out: vec[float]
    ) -> None:
        out[owner] = mind_of(mind).consider(self, owner, actions, count, priors)
        out[1 - owner] = 1.0 - out[owner]

    def observation_words(self) -> i64:
        return WORDS_SEEN

    def write_observation(self, seat: i64, out: vec[i64], at: i64) -> i64:
        return observe(self, seat, out, at)

    # ---- words

    def view(self, seat: i64) -> View:
        return view(self, seat)

    def views(self, seats: list[int]) -> list[object]:
        return list(views(self, seats))

    def text(self, action: i64) -> str:
        return write_action(self, action)

    def move(self, action: i64) -> Move:
        return move(self, action)

    def parse(self, text: str) -> i64:
        return parse_action(self, text)

    def position(self) -> str:
        return write_position(self)

    def parts(self) -> list[object]:
        return [self, self.city0, self.city1, self.layout]

    def contents(self) -> tuple[object, ...]:
        return contents_of(self.parts())

    def __reduce__(self) -> tuple[object, ...]:
        return restored, self.contents()


def restored(*contents: object) -> DuelState:
    """The position with these contents."""
    state = DuelState(None)
    fill(state.parts(), contents)
    return state
