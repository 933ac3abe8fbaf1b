"""The state of a game of the Legendary Edition: who is asked what, what is legal, and what an action does."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ....core.contract.move import Move
from ....core.contract.refusal import Refusal
from ....core.contract.result import Result
from ....core.engine.bits import bit, lowest, member, size, write_members
from ....core.engine.fields import contents_of, fill
from ....core.engine.rng import Rng
from ....core.engine.state import CHANCE, NOBODY
from ....core.engine.weights import at_most
from ...aegean.rules.battle import DIE_WEIGHTS, FACES, PIPS_OF_FACE, win_chance
from ...aegean.rules.questions import NOTHING, OF_CHANCE, OF_NOBODY
from ...aegean.rules.verbs import NO_VERB
from ...aegean.words.payment import Payment
from ..facts import SPHINX, UNITS
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
    LOOK,
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
from .cycle.course import go_on
from .imagination import imagine, knows_all
from .map.archipelago import map_of
from .observation import WORDS_SEEN, observe
from .position import Position
from .powers import find_powers
from .questions import ASKED_OF, IN_ACTIONS, NAMES, OVER, SETTLED
from .turn.metropolises import tokens_of
from .turn.sides import attack_strength, defence_strength, defenders, yield_attack, yield_place

find_powers()


@final
@mypyc_attr(acyclic=True)
class LegendaryState(Position):
    """One position of the Legendary Edition."""

    # ---- who is asked what

    @property
    def actor(self) -> i64:
        whom: i64 = i64(ASKED_OF[self.asked])
        if whom == OF_CHANCE:
            return CHANCE
        return i64(NOBODY) if whom == OF_NOBODY else self.seat_of(asked_faction(self))

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
        at: i64 = ANSWERS_A_QUESTION * self.asked
        count: i64 = 0
        verb: i64 = i64(ANSWERS[at])
        while verb != NO_VERB:
            count = write_members(out, count, choices(self, verb), FIRST_ACTION[verb])
            at += 1
            verb = i64(ANSWERS[at])
        return count

    def possible(self, verb: i64) -> i64:
        return choices(self, verb)

    def allows(self, verb: i64, index: i64) -> bool:
        """Whether this is a possible answer to the question."""
        return answers(self.asked, verb) and choices(self, verb) & bit(index) != 0

    def why_not(self, action: i64) -> Refusal | None:
        return why_not(self, action)

    def payment(self, action: i64) -> Payment | None:
        """What the action costs now, explained; None if it never costs anything."""
        return payment(self, action)

    def reveals(self, action: i64) -> bool:
        """Zeus' look and the Sphinx show a card, even if only one is possible and chance is not asked; so does anything
        that shows everyone what one seat has seen."""
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
        if verb == TURN_UP:
            return tokens_of(self, index)
        return i64(DIE_WEIGHTS[index]) if verb == ATTACK_DIE or verb == DEFENCE_DIE else i64(1)

    def draw(self, rng: Rng) -> i64:
        verb: i64 = i64(ANSWERS[ANSWERS_A_QUESTION * self.asked])
        return FIRST_ACTION[verb] + self.chance_index(verb, rng)

    def chance_index(self, verb: i64, rng: Rng) -> i64:
        """What happens, drawn with the right probabilities."""
        if verb == ATTACK_DIE or verb == DEFENCE_DIE:
            return i64(PIPS_OF_FACE[rng.below(FACES)])
        possible: i64 = choices(self, verb)
        if verb == TURN_UP:
            return self.by_lot(FIRST_ACTION[verb], possible, rng)
        return member(possible, rng.below(size(possible)))

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
        """Play a legal action, all equally likely; those of chance with their probabilities."""
        at: i64 = ANSWERS_A_QUESTION * self.asked
        if i64(ASKED_OF[self.asked]) == OF_CHANCE:
            verb: i64 = i64(ANSWERS[at])
            self.do(verb, self.chance_index(verb, rng))
        else:
            self.random_answer(ANSWERS, at, rng)

    def settle_offer(self) -> None:
        self.do(OFFER, lowest(choices(self, OFFER)))

    def chances_into(self, mind: i64, out: vec[float]) -> None:
        """Write each seat's chance to win; all are equal before there is a map."""
        if self.map.islands:
            write_chances(self, mind, out)
        else:
            for seat in range(self.players):
                out[seat] = 1.0 / float(self.players)

    def yield_place(self) -> None:
        yield_place(self)

    def yield_attack(self) -> None:
        yield_attack(self)

    def attackers_chance(self) -> float:
        """The attacker's chance to win the battle, with heroes counted by what they add."""
        units: i64 = at_most(defenders(self), UNITS)
        lead_of_defence: i64 = defence_strength(self) - defenders(self)
        return win_chance(at_most(attack_strength(self), UNITS), units, lead_of_defence)

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

    def contents(self) -> tuple[object, ...]:
        return (self.map.tiles(), *contents_of(self.parts()))

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.players, *self.contents())


def restored(players: int, tiles: tuple[int, ...], *contents: object) -> LegendaryState:
    """The position with these contents, on a map of these tiles."""
    state = LegendaryState(players, None)
    state.lay_map(map_of(tiles))
    fill(state.parts(), contents)
    return state
