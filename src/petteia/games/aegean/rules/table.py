"""What is on the table in both editions: the board, the auction, the creatures, the current turn, and the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ....core.contract.event import Event
from ....core.contract.refusal import IllegalAction
from ....core.engine.bits import bit, lowest, member, size
from ....core.engine.fields import contents_of
from ....core.engine.rng import Rng
from ....core.engine.state import State, action_buffer
from ..words.telling import GOLD_MOVED, PHILOSOPHER_GAINED
from .auction import Auction
from .battle import Battle
from .board import Board
from .chart import Chart
from .questions import IN_SET_UP, NOT_ENDED, NOTHING
from .verbs import NO_VERB

FORESIGHT: Final = 2  # own questions ahead that an estimate looks
NO_CHANCES: Final = vec[float]([0.0] * 6)  # enough for all the seats of either edition
MOST_STRETCHES: Final = 16  # of a cycle
NO_PLACE: Final = -1
NO_CREATURE: Final = -1


@mypyc_attr(acyclic=True)
class Table(State):
    """What both editions keep in the same way. Seats are factions in the Legendary Edition (L12)."""

    board: Board
    auction: Auction
    battle: Battle
    players: i64  # how many began
    out: i64  # set of seats that have lost their last island (C9.23, L8.13)
    cycle: i64
    phase: i64  # by the edition's `questions`
    asked: i64  # by the edition's `questions`
    # gods (C5, L2.1)
    rows: i64  # the gods from row 1 down, three bits each
    rows_shown: i64  # how many are known
    # creatures (C4, L3.3)
    track: i64  # by space, five bits: the creature plus 1, or 0
    filling: i64  # set of spaces to fill, the lowest first
    deck: i64
    discard: i64
    philosophers: i64  # by seat, five bits
    # the current turn (C8, L6)
    turn: i64  # the seat that acts
    god: i64  # whose favour the seat has
    row: i64  # of that god; seats that act after all rows are with Apollo
    recruited: i64  # how many units in this turn
    begun: float  # 1.0 while nothing is done in this turn, for estimates; not an integer: it tells no positions apart
    power: i64  # the creature whose power is being used, or `NO_CREATURE`
    borrowed: i64  # 1 while the Chimera is in play (C10.11, L10.2)
    pushing: i64  # set of sea spaces whose fleets Polyphemus is still to push
    chosen: i64  # what was chosen for a later question, or `NO_PLACE`
    # the end, and options of the table
    ended: i64  # how the game ended, by the edition's `questions`
    winners: i64  # set of seats
    bless_own_only: i64  # C14.2, L7.7
    gold_is_open: i64  # C6.2, L13.3

    def __init__(self, players: i64, chart: Chart, creatures: i64, source: Table | None) -> None:
        """A game before its first action, with that set of creatures in the deck, or a copy."""
        super().__init__()
        if source is None:
            self.board = Board(chart, None)
            self.auction = Auction(None)
            self.battle = Battle(None)
            self.players = players
            self.out = 0
            self.cycle = 0
            self.phase = IN_SET_UP
            self.asked = NOTHING
            self.rows = 0
            self.rows_shown = 0
            self.track = 0
            self.filling = 0
            self.deck = creatures
            self.discard = 0
            self.philosophers = 0
            self.turn = 0
            self.god = 0
            self.row = 0
            self.recruited = 0
            self.begun = 0.0
            self.power = NO_CREATURE
            self.borrowed = 0
            self.pushing = 0
            self.chosen = NO_PLACE
            self.ended = NOT_ENDED
            self.winners = 0
            self.bless_own_only = 0
            self.gold_is_open = 0
        else:
            self.board = Board(chart, source.board)
            self.auction = Auction(source.auction)
            self.battle = Battle(source.battle)
            self.players = source.players
            self.out = source.out
            self.cycle = source.cycle
            self.phase = source.phase
            self.asked = source.asked
            self.rows = source.rows
            self.rows_shown = source.rows_shown
            self.track = source.track
            self.filling = source.filling
            self.deck = source.deck
            self.discard = source.discard
            self.philosophers = source.philosophers
            self.turn = source.turn
            self.god = source.god
            self.row = source.row
            self.recruited = source.recruited
            self.begun = source.begun
            self.power = source.power
            self.borrowed = source.borrowed
            self.pushing = source.pushing
            self.chosen = source.chosen
            self.ended = source.ended
            self.winners = source.winners
            self.bless_own_only = source.bless_own_only
            self.gold_is_open = source.gold_is_open

    # ---- what each edition does in its own way

    def closed_seas(self) -> i64:
        """The sea spaces that no fleet may enter: the Kraken's, and those beside Polyphemus (C9.13, L8.2)."""
        raise NotImplementedError

    def gods_act(self) -> bool:
        """Whether the auction of the cycle is over and turns are being taken."""
        raise NotImplementedError

    def income(self, seat: i64) -> i64:
        """The gold that a seat collects in a cycle (C6.1, L3.6)."""
        raise NotImplementedError

    def earn(self, seat: i64, gold: i64, why: i64) -> None:
        """Give gold to a seat, for a reason from `telling`."""
        raise NotImplementedError

    def pay(self, seat: i64, gold: i64, why: i64) -> None:
        """Take gold from a seat, for a reason from `telling`."""
        raise NotImplementedError

    def event_of(self, number: i64, a: i64, b: i64, c: i64, d: i64) -> Event:
        """The event with a number from `telling`."""
        raise NotImplementedError

    def copy(self) -> Table:
        """A copy of the position."""
        raise NotImplementedError

    def possible(self, verb: i64) -> i64:
        """The objects that a verb can have now, as a set."""
        raise NotImplementedError

    def do(self, verb: i64, index: i64) -> None:
        """Carry out a possible answer and find the next question."""
        raise NotImplementedError

    def settle_offer(self) -> None:
        """Offer as little as possible to the god just chosen."""
        raise NotImplementedError

    def chances_into(self, mind: i64, out: vec[float]) -> None:
        """Write each seat's chance to win, as a mind estimates it from what is on the table."""
        raise NotImplementedError

    def attackers_chance(self) -> float:
        """The attacker's chance to win the battle."""
        raise NotImplementedError

    def yield_place(self) -> None:
        """End the battle: the defender is gone, and so is half of the attacker's units."""
        raise NotImplementedError

    def yield_attack(self) -> None:
        """End the battle: the attacker is gone."""
        raise NotImplementedError

    # ---- what both do in the same way

    def plays(self, seat: i64) -> bool:
        """Whether a seat is still in the game."""
        return self.out & bit(seat) == 0

    def philosophers_of(self, seat: i64) -> i64:
        return (self.philosophers >> (5 * seat)) & 31

    def gain_philosophers(self, seat: i64, number: i64) -> None:
        self.philosophers += number * bit(5 * seat)
        self.tell(PHILOSOPHER_GAINED, seat, number, 0, 0)

    def tell(self, number: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Tell any listener that something happened."""
        if self.events is not None:
            self.events.append(self.event_of(number, a, b, c, d))

    def tell_gold(self, seat: i64, gold: i64, why: i64) -> None:
        """Tell that a seat's gold changed, if it did."""
        if gold:
            self.tell(GOLD_MOVED, seat, gold, why, 0)

    # ---- as a state

    @property
    def seats(self) -> i64:
        return self.players

    @property
    def round(self) -> i64:
        return self.cycle

    @property
    def stretch(self) -> i64:
        """One number for the auction of a cycle and what comes before it, then one for each turn."""
        return MOST_STRETCHES * self.cycle + (self.row + 1 if self.gods_act() else i64(0))

    def play(self, action: i64) -> None:
        if not self.carry_out(action):
            refusal = self.why_not(action)
            assert refusal is not None
            raise IllegalAction(refusal)

    def carry_out(self, action: i64) -> bool:
        """Do what the action says. An illegal one changes nothing and returns False."""
        raise NotImplementedError

    def reward(self, seat: i64) -> float:
        """1 for the winner, an equal share for joint winners (C15.2, L11.2); 0 before the end."""
        return 1.0 / float(size(self.winners)) if self.winners & bit(seat) else 0.0

    def parts(self) -> list[object]:
        return [self, self.board, self.auction, self.battle]

    def contents(self) -> tuple[object, ...]:
        return contents_of(self.parts())

    # ---- chance

    def lots(self, action: i64) -> i64:
        """How many lots an action of chance has: faces of a die, markers of a seat; 1 where all are equally likely."""
        raise NotImplementedError

    def weights(self) -> list[tuple[int, int]]:
        return [(action, int(self.lots(action))) for action in self.legal()]

    def by_lot(self, first: i64, possible: i64, rng: Rng) -> i64:
        """A member of a set, drawn by lot: each member has the lots of the action `first` + member."""
        total: i64 = 0
        left: i64 = possible
        while left:
            total += self.lots(first + lowest(left))
            left &= left - 1
        left = possible
        drawn: i64 = rng.below(total) - self.lots(first + lowest(left))
        while drawn >= 0:
            left &= left - 1
            drawn -= self.lots(first + lowest(left))
        return lowest(left)

    # ---- looking ahead

    def random_answer(self, answers: bytes, at: i64, rng: Rng) -> None:
        """Carry out one of all possible answers, equally likely, with the verbs in a row of `answers` from `at` on."""
        chosen_verb: i64 = 0
        chosen_index: i64 = 0
        count: i64 = 0
        verb: i64 = i64(answers[at])
        while verb != NO_VERB:
            possible: i64 = self.possible(verb)
            if possible:
                number: i64 = size(possible)
                count += number
                drawn: i64 = rng.below(count)
                if drawn < number:  # earlier answers keep the remaining chance
                    chosen_verb = verb
                    chosen_index = member(possible, drawn)
            at += 1
            verb = i64(answers[at])
        self.do(chosen_verb, chosen_index)

    def estimate(self, seat: i64) -> float:
        return self.judge(0, 0, seat)

    def estimates_into(self, out: vec[float]) -> None:
        self.judge_into(0, 0, out)

    def judge(self, mind: i64, owner: i64, seat: i64) -> float:
        chances = NO_CHANCES[:]
        self.judge_into(mind, owner, chances)
        return chances[seat]

    def judge_into(self, mind: i64, owner: i64, out: vec[float]) -> None:
        """An estimate that follows unfinished business a little further: an offer to its minimum, a battle to its end
        by the odds, a move or a power through its next questions."""
        if self.auction.chosen >= 0:
            state = self.copy()
            state.settle_offer()
            state.judge_into(mind, owner, out)
        else:
            self.foresee(mind, FORESIGHT, out)

    def foresee(self, mind: i64, depth: i64, out: vec[float]) -> None:
        """Write the chances of all seats if the one that is asked answers its next questions as well as it can."""
        if self.ended != NOT_ENDED:
            for seat in range(self.players):
                out[seat] = self.reward(seat)
        elif self.battle.place >= 0:
            self.foresee_battle(mind, out)
        elif depth == 0 or self.settled:
            self.chances_into(mind, out)
        else:
            self.foresee_answers(mind, depth, out)

    def foresee_answers(self, mind: i64, depth: i64, out: vec[float]) -> None:
        """Write the chances after the best answer for the seat that is asked, looking ahead from each."""
        buffer = action_buffer()
        tried = NO_CHANCES[:]
        count: i64 = self.legal_into(buffer)
        asked: i64 = self.actor
        best = -1.0
        for at in range(count):
            state = self.copy()
            state.carry_out(buffer[at])
            state.foresee(mind, depth - 1, tried)
            if tried[asked] > best:
                best = tried[asked]
                for seat in range(self.players):
                    out[seat] = tried[seat]

    def foresee_battle(self, mind: i64, out: vec[float]) -> None:
        """Write the chances after the battle is fought to the end; an attacker who wins keeps half his units."""
        chance = self.attackers_chance()
        won = self.copy()
        won.yield_place()
        won.chances_into(mind, out)
        beaten = self.copy()
        beaten.yield_attack()
        lost = NO_CHANCES[:]
        beaten.chances_into(mind, lost)
        for seat in range(self.players):
            out[seat] = chance * out[seat] + (1.0 - chance) * lost[seat]
