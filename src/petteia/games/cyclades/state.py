"""A game of Cyclades as the rest of the house sees it: who is asked what, what is legal, and what an action does."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ...core.bits import bit, lowest, member, size, write_members
from ...core.refusal import Refusal
from ...core.result import Result
from ...core.rng import Rng
from ...core.state import CHANCE, NOBODY, action_buffer
from ..aegean.battle import DIE_WEIGHTS, FACES, PIPS_OF_FACE, win_chance
from ..aegean.payment import Payment
from ..aegean.questions import NOTHING
from .actions import (
    ANSWERED_BY,
    ATTACK_DIE,
    FIRST_ACTION,
    MARKER,
    OFFER,
    TABLE_SIZE,
    VERB_OF,
)
from .answers import carry_out
from .battles import defence_bonus, defenders, finish_battle, lose_defenders
from .choices import choices, only_verb
from .course import go_on, markers_left
from .estimate import write_chances
from .facts import MOST_SEATS
from .offerings import least_offer, most_payable
from .payment import payment
from .position import Position
from .positions import write_position
from .questions import (
    ATTACK_ROLL,
    FIRST_OF_CHANCE,
    HOW_MUCH,
    LOSE_WHAT,
    MARKER_WHERE,
    NAMES,
    OVER,
    RETREAT,
    ROB_WHOM,
    TURN,
    TURN_ORDER,
    WHICH_GOD,
)
from .results import result
from .tables import GRIFFON
from .text import parse_action, write_action
from .view import View, view
from .why_not import why_not

FORESIGHT: Final = 2  # own questions that an estimate looks through
NO_CHANCES: Final = vec[float]([0.0] * MOST_SEATS)


@final
@mypyc_attr(acyclic=True)
class CycladesState(Position):
    """One position of Cyclades."""

    # ---- who is asked what

    @property
    def actor(self) -> i64:
        asked: i64 = self.asked
        if asked >= FIRST_OF_CHANCE:
            return CHANCE
        if asked == WHICH_GOD or asked == HOW_MUCH:
            return self.auction.bidder
        if asked == RETREAT:
            return self.battle.retreating()
        if asked == LOSE_WHAT:
            return self.battle.defender
        return NOBODY if asked == OVER else self.turn

    @property
    def question(self) -> str:
        return NAMES[self.asked]

    @property
    def settled(self) -> bool:
        return self.asked <= TURN or self.asked == MARKER_WHERE or self.asked >= OVER or self.battle.place >= 0

    @property
    def result(self) -> Result | None:
        return result(self)

    # ---- what is legal

    def legal_into(self, out: vec[i64]) -> i64:
        if self.asked == HOW_MUCH:
            return self.offers_into(out)
        verbs: i64 = ANSWERED_BY[self.asked]
        count: i64 = 0
        while verbs:
            verb: i64 = lowest(verbs)
            verbs &= verbs - 1
            count = write_members(out, count, choices(self, verb), FIRST_ACTION[verb])
        return count

    def offers_into(self, out: vec[i64]) -> i64:
        """All offers from the least that is allowed to the most that can be paid."""
        god: i64 = self.auction.chosen
        offer: i64 = least_offer(self, god)
        most: i64 = most_payable(self, self.auction.bidder, god)
        count: i64 = 0
        while offer <= most:
            out[count] = FIRST_ACTION[OFFER] + offer - 1
            count += 1
            offer += 1
        return count

    def allows(self, verb: i64, index: i64) -> bool:
        """Whether that is a possible answer to the question."""
        if ANSWERED_BY[self.asked] & bit(verb) == 0:
            return False
        if verb == OFFER:
            god: i64 = self.auction.chosen
            return least_offer(self, god) <= index + 1 <= most_payable(self, self.auction.bidder, god)
        return choices(self, verb) & bit(index) != 0

    def why_not(self, action: i64) -> Refusal | None:
        return why_not(self, action)

    def payment(self, action: i64) -> Payment | None:
        """What the action costs now, explained; None for one that costs nothing by its nature."""
        return payment(self, action)

    def reveals(self, action: i64) -> bool:
        """The Griffon shows his player how much gold another has (C16.1)."""
        return self.asked == ROB_WHOM and self.power == GRIFFON and self.gold_is_open == 0

    # ---- what an action does

    def carry_out(self, action: i64) -> bool:
        """Do what the action says; one that is not legal changes nothing and is answered with False."""
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
        self.asked = NOTHING
        carry_out(self, verb, index)
        go_on(self)

    # ---- chance and looking ahead

    def weights(self) -> list[tuple[int, int]]:
        actions = self.legal()
        if self.asked >= ATTACK_ROLL:
            return [(action, DIE_WEIGHTS[pips]) for pips, action in enumerate(actions)]
        if self.asked == TURN_ORDER:
            return [(action, int(markers_left(self, action - FIRST_ACTION[MARKER]))) for action in actions]
        return [(action, 1) for action in actions]

    def draw(self, rng: Rng) -> i64:
        verb: i64 = only_verb(self)
        return FIRST_ACTION[verb] + self.chance_index(verb, rng)

    def chance_index(self, verb: i64, rng: Rng) -> i64:
        """What happens, drawn with its probability."""
        if verb >= ATTACK_DIE:
            return i64(PIPS_OF_FACE[rng.below(FACES)])
        possible: i64 = choices(self, verb)
        if verb != MARKER:
            return member(possible, rng.below(size(possible)))
        total: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            total += markers_left(self, seat)
            seat += 1
        drawn: i64 = rng.below(total)
        seat = 0
        while drawn >= markers_left(self, seat):
            drawn -= markers_left(self, seat)
            seat += 1
        return seat

    def copy(self) -> CycladesState:
        return CycladesState(self.players, self)

    def playout(self, rng: Rng) -> None:
        while self.asked != OVER:
            self.random_step(rng)

    def random_step(self, rng: Rng) -> None:
        """A legal action, all equally likely; of chance, with its probability."""
        asked: i64 = self.asked
        if asked == HOW_MUCH:
            god: i64 = self.auction.chosen
            least: i64 = least_offer(self, god)
            self.do(OFFER, least - 1 + rng.below(most_payable(self, self.auction.bidder, god) - least + 1))
            return
        verbs: i64 = ANSWERED_BY[asked]
        verb: i64 = lowest(verbs)
        if asked >= FIRST_OF_CHANCE:
            self.do(verb, self.chance_index(verb, rng))
        elif verbs & (verbs - 1) == 0:
            possible: i64 = choices(self, verb)
            self.do(verb, member(possible, rng.below(size(possible))))
        else:
            self.random_answer(rng, verbs)

    def random_answer(self, rng: Rng, verbs: i64) -> None:
        """One of all objects of several verbs, equally likely."""
        chosen_verb: i64 = 0
        chosen_index: i64 = 0
        count: i64 = 0
        while verbs:
            verb: i64 = lowest(verbs)
            verbs &= verbs - 1
            possible: i64 = choices(self, verb)
            if possible:
                number: i64 = size(possible)
                count += number
                drawn: i64 = rng.below(count)
                if drawn < number:  # the others keep the chance that is left
                    chosen_verb = verb
                    chosen_index = member(possible, drawn)
        self.do(chosen_verb, chosen_index)

    def estimate(self, seat: i64) -> float:
        chances = NO_CHANCES[:]
        self.estimates_into(chances)
        return chances[seat]

    def estimates_into(self, out: vec[float]) -> None:
        """A guess that follows what is unfinished a little further: an offer to its least amount, a battle to its end
        by the odds, a move or a power through its next questions."""
        if self.asked == HOW_MUCH:
            state = CycladesState(self.players, self)
            state.do(OFFER, least_offer(self, self.auction.chosen) - 1)
            state.estimates_into(out)
        else:
            self.foresee(FORESIGHT, out)

    def foresee(self, depth: i64, out: vec[float]) -> None:
        """The chances of all seats if the seat on turn answers its next questions as is best for it."""
        if self.asked == OVER:
            seat: i64 = 0
            while seat < self.players:
                out[seat] = self.reward(seat)
                seat += 1
        elif self.battle.place >= 0:
            self.foresee_battle(out)
        elif depth == 0 or self.settled:
            write_chances(self, out)
        else:
            self.foresee_answers(depth, out)

    def foresee_answers(self, depth: i64, out: vec[float]) -> None:
        """The best of all answers, by what can be foreseen after them."""
        buffer = action_buffer()
        tried = NO_CHANCES[:]
        count: i64 = self.legal_into(buffer)
        best = -1.0
        at: i64 = 0
        while at < count:
            state = CycladesState(self.players, self)
            state.carry_out(buffer[at])
            state.foresee(depth - 1, tried)
            if tried[self.turn] > best:
                best = tried[self.turn]
                seat: i64 = 0
                while seat < self.players:
                    out[seat] = tried[seat]
                    seat += 1
            at += 1

    def foresee_battle(self, out: vec[float]) -> None:
        """What a battle fought to its end comes to, half of his units being left to the winner."""
        chance = win_chance(self.battle.attackers, defenders(self), defence_bonus(self))
        state = CycladesState(self.players, self)
        lose_defenders(state, defenders(state))
        state.battle.attackers = (state.battle.attackers + 1) // 2
        finish_battle(state)
        write_chances(state, out)
        state = CycladesState(self.players, self)
        state.battle.attackers = 0
        finish_battle(state)
        lost = NO_CHANCES[:]
        write_chances(state, lost)
        seat: i64 = 0
        while seat < self.players:
            out[seat] = chance * out[seat] + (1.0 - chance) * lost[seat]
            seat += 1

    # ---- words

    def view(self, seat: i64) -> View:
        return view(self, seat)

    def text(self, action: i64) -> str:
        return write_action(self, action)

    def parse(self, text: str) -> i64:
        return parse_action(self, text)

    def position(self) -> str:
        return write_position(self)
