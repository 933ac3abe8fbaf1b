"""Does a game keep the contract? For whoever writes one: `petteia.check(game)` plays it and looks at everything."""

from __future__ import annotations

from dataclasses import dataclass

from .fair import SPACE
from .game import Game
from .notation import read, write_lines, write_text
from .record import Record
from .refusal import IllegalAction
from .rng import Rng
from .state import CHANCE, MOST_ACTIONS, NOBODY, SPECTATOR, State


class CheckFailed(Exception):
    """A promise that a game does not keep, with the position where that shows."""


@dataclass(frozen=True)
class Report:
    """What was checked."""

    game: str
    games: int
    decisions: int
    chance_actions: int
    most_legal: int


def check(game: Game, games: int = 10, seed: int = 1, longest: int = 100_000) -> Report:
    """Play random games with every number of seats, and check the contract of `State` at every step.

    Raises `CheckFailed` at the first promise that is broken. Each game is played with its own options, drawn at random.
    """
    decisions = chance_actions = most_legal = played = 0
    for seats in game.seat_counts:
        for index in range(games):
            rng = Rng(seed).spawn(1000 * seats + index)
            options = {option.name: rng.choice(option.choices) for option in game.options}
            record = Record(game, seats, options)
            while not record.state.over:
                promise(len(record.entries) < longest, record.state, f"the game does not end within {longest} actions")
                legal = check_state(game, record.state, rng)
                most_legal = max(most_legal, len(legal))
                if record.state.actor == CHANCE:
                    chance_actions += 1
                    record.play(record.state.draw(rng))
                else:
                    decisions += 1
                    record.play(rng.choice(legal))
            check_end(record)
            played += 1
    return Report(game.id, played, decisions, chance_actions, most_legal)


def promise(kept: bool, state: State, what: str) -> None:
    if not kept:
        raise CheckFailed(f"{what}\n  in the position {state.position()}")


def check_state(game: Game, state: State, rng: Rng) -> list[int]:
    """All promises about a position of a game that goes on; returns the legal actions."""
    legal = state.legal()
    promise(state.actor == CHANCE or 0 <= state.actor < state.seats, state, f"actor {state.actor} is no seat")
    promise(state.result is None, state, "there is a result before the end")
    promise(0 < len(legal) < MOST_ACTIONS, state, f"{len(legal)} legal actions")
    promise(legal == sorted(set(legal)), state, "legal() is not in ascending order")
    low, high = (game.decisions, game.actions) if state.actor == CHANCE else (0, game.decisions)
    promise(low <= legal[0] and legal[-1] < high, state, f"an action is not from {low} to {high - 1}")
    check_words(game, state, legal)
    check_chance(state, legal)
    check_refusal(game, state, legal, rng)
    check_copies(state, legal, rng)
    for seat in [*range(state.seats), SPECTATOR]:
        promise(state.view(seat) == state.view(seat), state, f"view({seat}) differs from itself")
        imagined = state.imagine(seat, rng)
        promise(imagined.view(seat) == state.view(seat), state, f"imagine({seat}) is not what that seat sees")
    return legal


def check_words(game: Game, state: State, legal: list[int]) -> None:
    texts = [state.text(action) for action in legal]
    promise(len(set(texts)) == len(texts), state, "two legal actions have the same text")
    for action, text in zip(legal, texts, strict=True):
        promise(state.parse(text) == action, state, f"{text!r} does not parse back")
    twin = game.read(state.position())
    promise(twin.position() == state.position(), state, "the position does not read back")
    promise(twin.legal() == legal, state, "the position that was read back has other legal actions")


def check_chance(state: State, legal: list[int]) -> None:
    if state.actor != CHANCE:
        return
    weights = state.weights()
    total = sum(weight for _, weight in weights)
    promise([action for action, _ in weights] == legal, state, "weights() and legal() differ")
    promise(all(weight > 0 for _, weight in weights), state, "an outcome has no weight")
    promise(total <= SPACE, state, f"weights sum to {total}, more than {SPACE}")
    shares = [(action, weight / total) for action, weight in weights]
    promise(state.outcomes() == shares, state, "outcomes() are not the shares of weights()")


def check_refusal(game: Game, state: State, legal: list[int], rng: Rng) -> None:
    """Legal actions have no refusal; an illegal one has one, and playing it changes nothing."""
    promise(all(state.why_not(action) is None for action in legal), state, "why_not refuses a legal action")
    tried = rng.below(game.actions + 2) - 1
    if tried in legal:
        return
    promise(state.why_not(tried) is not None, state, f"why_not has nothing against the illegal action {tried}")
    before = state.position()
    try:
        state.play(tried)
    except IllegalAction:
        promise(state.position() == before, state, f"the illegal action {tried} changed the state")
    else:
        promise(False, state, f"the illegal action {tried} was played")


def check_copies(state: State, legal: list[int], rng: Rng) -> None:
    before = state.position()
    twin = state.copy()
    promise(twin.position() == before, state, "a copy is not in the same position")
    twin.events = []
    twin.play(state.draw(rng) if state.actor == CHANCE else rng.choice(legal))
    promise(state.position() == before, state, "playing on a copy changed the original")
    promise(state.events is None, state, "a copy shares its listener")


def check_end(record: Record) -> None:
    """All promises about a game that has ended, and about its record."""
    state = record.state
    promise(state.actor == NOBODY, state, "the game is over, yet somebody is to act")
    result = state.result
    promise(result is not None, state, "the game is over without a result")
    promise(state.legal() == [], state, "the game is over, yet there are legal actions")
    rewards = [state.reward(seat) for seat in range(state.seats)]
    promise(all(0.0 <= reward <= 1.0 for reward in rewards), state, "a reward is not from 0 to 1")
    for text in (write_lines(record), write_text(record)):
        again = read(text)
        promise(again.entries == record.entries, state, "the record does not read back")
        promise(again.state.position() == state.position(), state, "the record leads to another position")
