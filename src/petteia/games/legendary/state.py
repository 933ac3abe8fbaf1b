"""The state of a game of the Legendary Edition: who is asked what, what is legal, and what an action does."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ...core.bits import bit, member, size, write_members
from ...core.refusal import IllegalAction, Refusal
from ...core.result import Result
from ...core.rng import Rng
from ...core.state import CHANCE, NOBODY, action_buffer
from ..aegean.battle import DIE_WEIGHTS, FACES, PIPS_OF_FACE, win_chance
from ..aegean.payment import Payment
from .actions import (
    ANSWERS,
    ANSWERS_A_QUESTION,
    ATTACK_DIE,
    FIRST_ACTION,
    LOOK,
    NO_VERB,
    PLAY,
    SUMMON,
    TABLE_SIZE,
    TURN_UP,
    VERB_OF,
    answers,
)
from .answers import carry_out
from .asking import asked_faction
from .choices import choices
from .course import go_on
from .estimate import VICTORY, at_most_eight, lead, likelihood
from .imagination import imagine, knows_all
from .metropolises import tokens_of
from .payment import payment
from .position import Position
from .positions import write_position
from .questions import (
    ATTACK_ROLL,
    BONUS,
    FIRST_OF_CHANCE,
    NAMES,
    NOTHING,
    OVER,
    TURN,
)
from .results import result
from .sides import attack_strength, defence_strength, defenders, yield_attack, yield_place
from .tables import SPHINX
from .text import parse_action, write_action
from .view import View, view
from .why_not import why_not

FORESIGHT: Final = 2  # own questions that an estimate looks through


@final
@mypyc_attr(acyclic=True)
class LegendaryState(Position):
    """One position of the Legendary Edition."""

    # ---- who is asked what

    @property
    def seats(self) -> i64:
        return self.players

    @property
    def actor(self) -> i64:
        asked: i64 = self.asked
        if asked >= FIRST_OF_CHANCE:
            return CHANCE
        return NOBODY if asked == OVER else self.seat_of(asked_faction(self))

    @property
    def question(self) -> str:
        return NAMES[self.asked]

    @property
    def result(self) -> Result | None:
        return result(self)

    # ---- what is legal

    def legal_into(self, out: vec[i64]) -> i64:
        at: i64 = ANSWERS_A_QUESTION * self.asked
        count: i64 = 0
        verb: i64 = i64(ANSWERS[at])
        while verb != NO_VERB:
            count = write_members(out, count, choices(self, verb), FIRST_ACTION[verb])
            at += 1
            verb = i64(ANSWERS[at])
        return count

    def allows(self, verb: i64, index: i64) -> bool:
        """Whether that is a possible answer to the question."""
        return answers(self.asked, verb) and choices(self, verb) & bit(index) != 0

    def why_not(self, action: i64) -> Refusal | None:
        return why_not(self, action)

    def payment(self, action: i64) -> Payment | None:
        """What the action costs now, explained; None for one that costs nothing by its nature."""
        return payment(self, action)

    def reveals(self, action: i64) -> bool:
        """Zeus' look and the Sphinx show a card, even where only one card can come and chance is not asked."""
        if action == FIRST_ACTION[LOOK] or action == FIRST_ACTION[SUMMON] + SPHINX:
            return True
        return action == FIRST_ACTION[PLAY] + SPHINX

    # ---- what an action does

    def play(self, action: i64) -> None:
        if not self.carry_out(action):
            refusal = why_not(self, action)
            assert refusal is not None
            raise IllegalAction(refusal)

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
        question: i64 = self.asked
        self.asked = NOTHING
        carry_out(self, question, verb, index)
        go_on(self)

    # ---- chance and looking ahead

    def weights(self) -> list[tuple[int, int]]:
        actions = self.legal()
        if self.asked >= ATTACK_ROLL:
            return [(action, DIE_WEIGHTS[pips]) for pips, action in enumerate(actions)]
        if self.asked == BONUS:
            return [(action, int(tokens_of(self, action - FIRST_ACTION[TURN_UP]))) for action in actions]
        return [(action, 1) for action in actions]

    def draw(self, rng: Rng) -> i64:
        verb: i64 = i64(ANSWERS[ANSWERS_A_QUESTION * self.asked])
        return FIRST_ACTION[verb] + self.chance_index(verb, rng)

    def chance_index(self, verb: i64, rng: Rng) -> i64:
        """What happens, drawn with its probability."""
        if verb >= ATTACK_DIE:
            return i64(PIPS_OF_FACE[rng.below(FACES)])
        possible: i64 = choices(self, verb)
        if verb != TURN_UP:
            return member(possible, rng.below(size(possible)))
        total: i64 = 0
        left: i64 = self.tokens
        while left:
            total += left & 3
            left >>= 2
        drawn: i64 = rng.below(total)
        bonus: i64 = 0
        while drawn >= tokens_of(self, bonus):
            drawn -= tokens_of(self, bonus)
            bonus += 1
        return bonus

    def copy(self) -> LegendaryState:
        return LegendaryState(self.players, self)

    def imagine(self, seat: i64, rng: Rng) -> LegendaryState:
        state = LegendaryState(self.players, self)
        imagine(state, seat, rng)
        return state

    def knows_all(self, seat: i64) -> bool:
        return knows_all(self, seat)

    def playout(self, rng: Rng) -> None:
        while self.asked != OVER:
            self.random_step(rng)

    def random_step(self, rng: Rng) -> None:
        """A legal action, all equally likely; of chance, with its probability."""
        at: i64 = ANSWERS_A_QUESTION * self.asked
        verb: i64 = i64(ANSWERS[at])
        if self.asked >= FIRST_OF_CHANCE:
            self.do(verb, self.chance_index(verb, rng))
            return
        chosen_verb: i64 = 0
        chosen_index: i64 = 0
        count: i64 = 0
        while verb != NO_VERB:
            possible: i64 = choices(self, verb)
            if possible:
                number: i64 = size(possible)
                count += number
                drawn: i64 = rng.below(count)
                if drawn < number:  # the others keep the chance that is left
                    chosen_verb = verb
                    chosen_index = member(possible, drawn)
            at += 1
            verb = i64(ANSWERS[at])
        self.do(chosen_verb, chosen_index)

    def reward(self, seat: i64) -> float:
        if self.asked != OVER or self.winners & bit(seat) == 0:
            return 0.0
        return 1.0 / float(size(self.winners))

    def estimate(self, seat: i64) -> float:
        """A guess that follows what is unfinished a little further: a battle to its end by the odds, a move or a power
        through its next questions."""
        return self.reward(seat) if self.asked == OVER else likelihood(self.foresee(seat, FORESIGHT))

    def foresee(self, seat: i64, depth: i64) -> float:
        """The lead of a seat, in points, if it answers its own next questions best."""
        if self.asked == OVER:
            return VICTORY * (self.reward(seat) - 0.5)
        if self.map.islands == 0:
            return 0.0
        if self.battle.place >= 0:
            chance = self.attackers_chance()
            return chance * self.after_battle(seat, True) + (1.0 - chance) * self.after_battle(seat, False)
        if depth == 0 or self.asked <= TURN or self.actor != seat:
            return lead(self, seat)
        buffer = action_buffer()
        count: i64 = self.legal_into(buffer)
        best = -1000.0
        at: i64 = 0
        while at < count:
            state = LegendaryState(self.players, self)
            state.carry_out(buffer[at])
            best = max(best, state.foresee(seat, depth - 1))
            at += 1
        return best

    def attackers_chance(self) -> float:
        """The attacker's chance to win the battle, heroes counted as what they add."""
        units: i64 = at_most_eight(defenders(self))
        lead_of_defence: i64 = defence_strength(self) - defenders(self)
        return win_chance(at_most_eight(attack_strength(self)), units, lead_of_defence)

    def after_battle(self, seat: i64, won: bool) -> float:
        """The lead of a seat when the attacker has won, or lost, with half of his troops left to the winner."""
        state = LegendaryState(self.players, self)
        if won:
            yield_place(state)
        else:
            yield_attack(state)
        return lead(state, seat)

    # ---- words

    def view(self, seat: i64) -> View:
        return view(self, seat)

    def text(self, action: i64) -> str:
        return write_action(self, action)

    def parse(self, text: str) -> i64:
        return parse_action(self, text)

    def position(self) -> str:
        return write_position(self)
