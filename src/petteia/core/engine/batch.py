"""Many games side by side, stepped by one call: chance, finished games and observations are all handled inside.

Everything is kept in vectors that others may read without a copy, with a row for each game.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .bits import bit
from .observing import empty_words
from .rng import Rng
from .state import CHANCE, State, action_buffer

RANDOM_PLAYERS: Final = 0x7A6D  # index of the random players' generator, spawned from the first game's


@final
@mypyc_attr(acyclic=True)
class Games:
    """Games that begin alike. Each place has a seed, and its k-th game, counted from 0, draws chance from
    `Rng(seed).spawn(k)`.

    A finished game is followed at once by the next: `ended` and `rewards` describe the one that has ended, everything
    else the one that has begun.
    """

    start: State
    count: i64
    seats: i64
    words: i64  # of an observation; 0 if none is written
    mask_words: i64
    random_seats: i64  # the set of seats that play at random
    seeds: list[Rng]
    chance: list[Rng]
    players: Rng
    states: list[State]
    played: vec[i64]  # games finished in each place
    actors: vec[i64]
    ended: vec[i64]
    rewards: vec[float]
    seen: vec[i64]
    masks: vec[i64]
    drawn: vec[i64]  # a legal action for each game, drawn uniformly

    def __init__(self, start: State, seeds: list[int], decisions: int, see: bool, random_seats: int) -> None:
        count = len(seeds)
        self.start = start
        self.count = count
        self.seats = start.seats
        self.words = start.observation_words() if see else 0
        self.mask_words = (decisions + 7) // 8
        self.random_seats = random_seats
        self.seeds = [Rng(seed) for seed in seeds]
        self.chance = [rng.spawn(0) for rng in self.seeds]
        self.players = Rng(seeds[0]).spawn(RANDOM_PLAYERS) if seeds else Rng(0)
        self.states = [start.copy() for _ in seeds]
        self.played = empty_words(count)
        self.actors = empty_words(count)
        self.ended = empty_words(count)
        self.rewards = vec[float]([0.0] * (count * self.seats))
        self.seen = empty_words(count * self.words)
        self.masks = empty_words(count * self.mask_words)
        self.drawn = empty_words(count)
        buffer = action_buffer()
        for place in range(self.count):
            self.settle(place, buffer)

    def refused(self, actions: bytes) -> i64:
        """The first game whose action (eight bytes each) is not legal, or -1."""
        for place in range(self.count):
            action: i64 = read_i64_le(actions, 8 * place)
            if not self.allows(place, action):
                return place
        return -1

    def allows(self, place: i64, action: i64) -> bool:
        if action < 0 or action >= 8 * self.mask_words:
            return False
        word: i64 = self.masks[place * self.mask_words + (action >> 3)]
        return (word >> ((action & 7) << 3)) & 1 == 1

    def step(self, actions: bytes) -> None:
        """Play an action in every game; actions are legal, eight bytes each."""
        buffer = action_buffer()
        for place in range(self.count):
            self.forget(place)
            self.states[place].play(read_i64_le(actions, 8 * place))
            self.settle(place, buffer)

    def step_one(self, place: i64, action: i64) -> None:
        """Play a legal action in one game. A game that ended earlier in the same step stays marked as ended."""
        self.states[place].play(action)
        self.settle(place, action_buffer())

    def forget(self, place: i64) -> None:
        """Clear what is stored about a game that has ended."""
        if self.ended[place]:
            self.ended[place] = 0
            at: i64 = place * self.seats
            for seat in range(self.seats):
                self.rewards[at + seat] = 0.0

    def settle(self, place: i64, buffer: vec[i64]) -> None:
        """Continue until a seat that does not play at random is asked, and note what it sees and may do."""
        state = self.states[place]
        rng = self.chance[place]
        while True:
            actor: i64 = state.actor
            if actor >= 0:
                count: i64 = state.legal_into(buffer)
                action: i64 = buffer[self.players.below(count)]
                if self.random_seats & bit(actor) == 0:
                    break
                state.play(action)
            elif actor == CHANCE:
                state.play(state.draw(rng))
            else:
                self.finish(place, state)
                state = self.states[place]
                rng = self.chance[place]
        self.actors[place] = actor
        self.drawn[place] = action
        self.write_mask(place, buffer, count)
        if self.words:
            state.write_observation(actor, self.seen, place * self.words)

    def finish(self, place: i64, state: State) -> None:
        """Note how a game ended, and begin the next."""
        at: i64 = place * self.seats
        for seat in range(self.seats):
            self.rewards[at + seat] = state.reward(seat)
        self.ended[place] = 1
        self.played[place] += 1
        self.chance[place] = self.seeds[place].spawn(self.played[place])
        self.states[place] = self.start.copy()

    def write_mask(self, place: i64, buffer: vec[i64], count: i64) -> None:
        masks = self.masks
        first: i64 = place * self.mask_words
        for word in range(first, first + self.mask_words):
            masks[word] = 0
        for at in range(count):
            action: i64 = buffer[at]
            masks[first + (action >> 3)] |= bit((action & 7) << 3)
