"""The state of a game of the Legendary Edition: who is asked what, what is legal, and what an action does."""

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
    ANSWERS,
    ANSWERS_A_QUESTION,
    ATTACK_DIE,
    FIRST_ACTION,
    LOOK,
    NO_VERB,
    OFFER,
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
from .estimate import write_chances
from .facts import MOST_FACTIONS
from .features import at_most_eight
from .imagination import imagine, knows_all
from .metropolises import tokens_of
from .payment import payment
from .position import Position
from .positions import write_position
from .questions import ATTACK_ROLL, BLESS_LAND, BONUS, FIRST_OF_CHANCE, HOW_MUCH, NAMES, OVER, TURN
from .results import result
from .sides import attack_strength, defence_strength, defenders, yield_attack, yield_place
from .tables import SPHINX
from .text import parse_action, write_action
from .view import View, view
from .why_not import why_not

FORESIGHT: Final = 2  # own questions that an estimate looks through
NO_CHANCES: Final = vec[float]([0.0] * MOST_FACTIONS)


@final
@mypyc_attr(acyclic=True)
class LegendaryState(Position):
    """One position of the Legendary Edition."""

    # ---- who is asked what

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
    def settled(self) -> bool:
        return self.asked <= TURN or self.asked == BLESS_LAND or self.asked >= OVER or self.battle.place >= 0

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
        """Zeus' look and the Sphinx show a card, even where only one card can come and chance is not asked; so does
        whatever turns up for all what one seat has seen."""
        if action == FIRST_ACTION[LOOK] or action == FIRST_ACTION[SUMMON] + SPHINX:
            return True
        if action == FIRST_ACTION[PLAY] + SPHINX or self.drawn:
            return True
        if self.seen < 0:
            return False
        after = self.copy()
        after.carry_out(action)
        return after.seen != self.seen

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

    def estimate(self, seat: i64) -> float:
        chances = NO_CHANCES[:]
        self.estimates_into(chances)
        return chances[seat]

    def estimates_into(self, out: vec[float]) -> None:
        """A guess that follows what is unfinished a little further: an offer to its lowest space, a battle to its end
        by the odds, a move or a power through its next questions."""
        if self.asked == HOW_MUCH:
            state = LegendaryState(self.players, self)
            state.do(OFFER, lowest(choices(self, OFFER)))
            state.estimates_into(out)
        else:
            self.foresee(FORESIGHT, out)

    def foresee(self, depth: i64, out: vec[float]) -> None:
        """The chances of all seats if the one that is asked answers its next questions as is best for it."""
        seat: i64 = 0
        if self.asked == OVER or self.map.islands == 0:
            while seat < self.players:
                out[seat] = self.reward(seat) if self.asked == OVER else 1.0 / float(self.players)
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
        asked: i64 = self.actor
        best = -1.0
        at: i64 = 0
        while at < count:
            state = LegendaryState(self.players, self)
            state.carry_out(buffer[at])
            state.foresee(depth - 1, tried)
            if tried[asked] > best:
                best = tried[asked]
                seat: i64 = 0
                while seat < self.players:
                    out[seat] = tried[seat]
                    seat += 1
            at += 1

    def foresee_battle(self, out: vec[float]) -> None:
        """What a battle fought to its end comes to, half of the troops or fleets being left to an attacker who wins."""
        chance = self.attackers_chance()
        state = LegendaryState(self.players, self)
        yield_place(state)
        write_chances(state, out)
        state = LegendaryState(self.players, self)
        yield_attack(state)
        lost = NO_CHANCES[:]
        write_chances(state, lost)
        seat: i64 = 0
        while seat < self.players:
            out[seat] = chance * out[seat] + (1.0 - chance) * lost[seat]
            seat += 1

    def attackers_chance(self) -> float:
        """The attacker's chance to win the battle, heroes counted as what they add."""
        units: i64 = at_most_eight(defenders(self))
        lead_of_defence: i64 = defence_strength(self) - defenders(self)
        return win_chance(at_most_eight(attack_strength(self)), units, lead_of_defence)

    # ---- words

    def view(self, seat: i64) -> View:
        return view(self, seat)

    def text(self, action: i64) -> str:
        return write_action(self, action)

    def parse(self, text: str) -> i64:
        return parse_action(self, text)

    def position(self) -> str:
        return write_position(self)
