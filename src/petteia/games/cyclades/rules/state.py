"""A game of Cyclades as other code sees it: who is asked what, what is legal, and what an action does."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ....core.contract.move import Move
from ....core.contract.refusal import Refusal
from ....core.contract.result import Result
from ....core.engine.bits import bit, member, size, write_members
from ....core.engine.fields import fill
from ....core.engine.rng import Rng
from ....core.engine.state import CHANCE, NOBODY
from ...aegean.rules.battle import DIE_WEIGHTS, FACES, PIPS_OF_FACE, win_chance
from ...aegean.rules.questions import NOTHING, OF_BIDDER, OF_CHANCE, OF_DEFENDER, OF_RETREATING, OF_TURN
from ...aegean.rules.verbs import NO_VERB
from ...aegean.words.payment import Payment
from ..facts import GRIFFON
from ..mind.estimate import write_chances
from ..notation.positions import write_position
from ..words.payment import payment
from ..words.results import result
from ..words.text import move, parse_action, write_action
from ..words.view import View, view
from ..words.why_not import why_not
from .actions import (
    ANSWERS,
    ANSWERS_A_QUESTION,
    ATTACK_DIE,
    DEFENCE_DIE,
    FIRST_ACTION,
    MARKER,
    OFFER,
    TABLE_SIZE,
    VERB_OF,
    answers,
)
from .answers import carry_out
from .choices import choices, turn_choices
from .cycle.course import go_on, markers_left
from .cycle.offerings import least_offer, most_payable
from .observation import WORDS_SEEN, observe
from .position import Position
from .powers import find_powers
from .questions import (
    ASKED_OF,
    HOW_MUCH,
    IN_ACTIONS,
    NAMES,
    OVER,
    ROB_WHOM,
    SETTLED,
    TURN,
)
from .turn.battles import defence_bonus, defenders, finish_battle, lose_defenders

find_powers()


@final
@mypyc_attr(acyclic=True)
class CycladesState(Position):
    """One position of Cyclades."""

    # ---- who is asked what

    @property
    def actor(self) -> i64:
        whom: i64 = i64(ASKED_OF[self.asked])
        if whom == OF_TURN:
            return self.turn
        if whom == OF_CHANCE:
            return CHANCE
        if whom == OF_BIDDER:
            return self.auction.bidder
        if whom == OF_RETREATING:
            return self.battle.retreating()
        return self.battle.defender if whom == OF_DEFENDER else i64(NOBODY)

    @property
    def question(self) -> str:
        return NAMES[self.asked]

    def gods_act(self) -> bool:
        return self.phase == IN_ACTIONS

    @property
    def settled(self) -> bool:
        return i64(SETTLED[self.asked]) != 0 or self.battle.place >= 0

    @property
    def result(self) -> Result | None:
        return result(self)

    # ---- what is legal

    def legal_into(self, out: vec[i64]) -> i64:
        if self.asked == HOW_MUCH:
            return self.offers_into(out)
        at: i64 = ANSWERS_A_QUESTION * self.asked
        count: i64 = 0
        verb: i64 = i64(ANSWERS[at])
        while verb != NO_VERB:
            count = write_members(out, count, choices(self, verb), FIRST_ACTION[verb])
            at += 1
            verb = i64(ANSWERS[at])
        return count

    def offers_into(self, out: vec[i64]) -> i64:
        """Write all offers, from the lowest allowed to the highest that can be paid."""
        god: i64 = self.auction.chosen
        offer: i64 = least_offer(self, god)
        most: i64 = most_payable(self, self.auction.bidder, god)
        count: i64 = 0
        while offer <= most:
            out[count] = FIRST_ACTION[OFFER] + offer - 1
            count += 1
            offer += 1
        return count

    def possible(self, verb: i64) -> i64:
        if self.asked == TURN:
            return turn_choices(self, verb)
        return choices(self, verb)

    def allows(self, verb: i64, index: i64) -> bool:
        """Whether this is a possible answer to the question."""
        if not answers(self.asked, verb):
            return False
        if verb == OFFER:
            god: i64 = self.auction.chosen
            return least_offer(self, god) <= index + 1 <= most_payable(self, self.auction.bidder, god)
        return choices(self, verb) & bit(index) != 0

    def why_not(self, action: i64) -> Refusal | None:
        return why_not(self, action)

    def payment(self, action: i64) -> Payment | None:
        """What the action costs now, explained; None if it never costs anything."""
        return payment(self, action)

    def reveals(self, action: i64) -> bool:
        """The Griffon shows its player how much gold another has (C16.1)."""
        return self.asked == ROB_WHOM and self.power == GRIFFON and self.gold_is_open == 0

    # ---- what an action does

    def carry_out(self, action: i64) -> bool:
        """Do what the action says. An illegal one changes nothing and returns False."""
        if action < 0 or action >= TABLE_SIZE:
            return False
        verb: i64 = i64(VERB_OF[action])
        index: i64 = action - FIRST_ACTION[verb]
        if not self.allows(verb, index):
            return False
        self.do(verb, index)
        return True

    def do(self, verb: i64, index: i64) -> None:
        """Carry out a possible answer and find the next question."""
        question: i64 = self.asked
        self.asked = NOTHING
        self.begun = 0.0
        carry_out(self, question, verb, index)
        go_on(self)

    # ---- chance and looking ahead

    def lots(self, action: i64) -> i64:
        verb: i64 = i64(VERB_OF[action])
        index: i64 = action - FIRST_ACTION[verb]
        if verb == MARKER:
            return markers_left(self, index)
        return i64(DIE_WEIGHTS[index]) if verb == ATTACK_DIE or verb == DEFENCE_DIE else i64(1)

    def draw(self, rng: Rng) -> i64:
        verb: i64 = i64(ANSWERS[ANSWERS_A_QUESTION * self.asked])
        return FIRST_ACTION[verb] + self.chance_index(verb, rng)

    def chance_index(self, verb: i64, rng: Rng) -> i64:
        """What happens, drawn with the right probabilities."""
        if verb == ATTACK_DIE or verb == DEFENCE_DIE:
            return i64(PIPS_OF_FACE[rng.below(FACES)])
        possible: i64 = choices(self, verb)
        if verb == MARKER:
            return self.by_lot(FIRST_ACTION[verb], possible, rng)
        return member(possible, rng.below(size(possible)))

    def copy(self) -> CycladesState:
        return CycladesState(self.players, self)

    def playout(self, rng: Rng) -> None:
        while self.asked != OVER:
            self.random_step(rng)

    def random_step(self, rng: Rng) -> None:
        """Play a legal action, all equally likely; those of chance with their probabilities."""
        asked: i64 = self.asked
        if asked == HOW_MUCH:
            god: i64 = self.auction.chosen
            least: i64 = least_offer(self, god)
            self.do(OFFER, least - 1 + rng.below(most_payable(self, self.auction.bidder, god) - least + 1))
            return
        at: i64 = ANSWERS_A_QUESTION * asked
        verb: i64 = i64(ANSWERS[at])
        if i64(ASKED_OF[asked]) == OF_CHANCE:
            self.do(verb, self.chance_index(verb, rng))
        elif i64(ANSWERS[at + 1]) == NO_VERB:
            possible: i64 = choices(self, verb)
            self.do(verb, member(possible, rng.below(size(possible))))
        else:
            self.random_answer(ANSWERS, at, rng)

    def settle_offer(self) -> None:
        self.do(OFFER, least_offer(self, self.auction.chosen) - 1)

    def chances_into(self, mind: i64, out: vec[float]) -> None:
        write_chances(self, mind, out)

    def attackers_chance(self) -> float:
        return win_chance(self.battle.attackers, defenders(self), defence_bonus(self))

    def yield_place(self) -> None:
        lose_defenders(self, defenders(self))
        self.battle.attackers = (self.battle.attackers + 1) // 2
        finish_battle(self)

    def yield_attack(self) -> None:
        self.battle.attackers = 0
        finish_battle(self)

    def observation_words(self) -> i64:
        return WORDS_SEEN[self.players]

    def write_observation(self, seat: i64, out: vec[i64], at: i64) -> i64:
        return observe(self, seat, out, at)

    # ---- words

    def view(self, seat: i64) -> View:
        return view(self, seat)

    def text(self, action: i64) -> str:
        return write_action(self, action)

    def move(self, action: i64) -> Move:
        return move(self, action)

    def parse(self, text: str) -> i64:
        return parse_action(self, text)

    def position(self) -> str:
        return write_position(self)

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.players, *self.contents())


def restored(players: int, *contents: object) -> CycladesState:
    """The position with these contents."""
    state = CycladesState(players, None)
    fill(state.parts(), contents)
    return state
