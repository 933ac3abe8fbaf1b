"""Does a game honour the contract? For authors of games: `petteia.check(game)` plays it and checks everything."""

from __future__ import annotations

import re
from array import array
from dataclasses import dataclass
from pkgutil import resolve_name
from typing import Any, Final

import msgspec

from ..engine.rng import Rng
from ..engine.state import CHANCE, MOST_ACTIONS, NOBODY, SPECTATOR, State
from ..records.fair import SPACE
from ..records.notation import read, write_lines, write_text
from ..records.record import Record
from .game import Game
from .manifest import STAGES
from .refusal import IllegalAction, NotationError, OptionError
from .wire import Wire

WEIGHTS: Final = range(4)  # 0 says nothing


class CheckFailed(Exception):
    """A promise that a game does not keep, with the position that shows it."""


@dataclass(frozen=True)
class Report:
    """What was checked, and how much."""

    game: str
    games: int
    decisions: int
    chance_actions: int
    most_legal: int


def check(game: Game, games: int = 10, seed: int = 1, longest: int = 100_000) -> Report:
    """Play random games with every number of seats, and check the contract of `State` at every step.

    Raises `CheckFailed` at the first promise that is broken. Each game is played with its own options, drawn at random.
    """
    check_manifest(game)
    decisions = chance_actions = most_legal = played = 0
    for seats in game.seat_counts:
        for index in range(games):
            rng = Rng(seed).spawn(1000 * seats + index)
            options = {option.name: rng.choice(option.choices) for option in game.options}
            record = Record(game, seats, options)
            while not record.state.over:
                promise(len(record.entries) < longest, record.state, f"the game does not end within {longest} actions")
                legal = check_state(game, record.state, rng)
                shown = game.options_of(record.state)
                promise(
                    shown.items() <= options.items(), record.state, f"it is played with {options}, not with {shown}"
                )
                most_legal = max(most_legal, len(legal))
                if record.state.actor == CHANCE:
                    chance_actions += 1
                    record.play(record.state.draw(rng))
                else:
                    decisions += 1
                    record.play(rng.choice(legal))
            check_end(record)
            check_reading(game, record.at(len(record.entries) // 2))
            played += 1
    return Report(game.id, played, decisions, chance_actions, most_legal)


def promise(kept: bool, state: State, what: str) -> None:
    if not kept:
        raise CheckFailed(f"{what}\n  in the position {state.position()}")


def check_state(game: Game, state: State, rng: Rng) -> list[int]:
    """Check every promise about a position of an unfinished game; returns the legal actions."""
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
    check_told(game, state, rng.choice(legal))
    check_observation(game, state, legal)
    for seat in [*range(state.seats), SPECTATOR]:
        promise(state.view(seat) == state.view(seat), state, f"view({seat}) differs from itself")
        check_view(state, seat)
        imagined = state.imagine(seat, rng)
        promise(imagined.view(seat) == state.view(seat), state, f"imagine({seat}) is not what that seat sees")
    return legal


def check_observation(game: Game, state: State, legal: list[int]) -> None:
    """Check that what a seat sees as numbers matches its description, and that the mask shows the legal actions."""
    mask = bytearray(game.decisions)
    state.mask_into(mask)
    asked = legal if state.actor != CHANCE else []
    shown = [action for action, is_legal in enumerate(mask) if is_legal]
    promise(shown == asked, state, f"mask_into() shows {shown}, not {asked}")
    described = game.observation(state.seats)
    if described is None:
        return
    promise(
        described.words == state.observation_words(),
        state,
        f"observation_words() is {state.observation_words()}, but observation() describes {described.words}",
    )
    lows, highs = described.bounds()
    for seat in [*range(state.seats), SPECTATOR]:
        seen = array("b", bytes(described.size))
        state.observe_into(seat, seen)
        beyond = [place for place, number in enumerate(seen) if not lows[place] <= number <= highs[place]]
        promise(not beyond, state, f"observe_into({seat}) writes what observation() rules out, at {beyond[:5]}")


def check_manifest(game: Game) -> None:
    """Check every promise about what a game says of itself besides its rules."""
    manifest, state = game.manifest, game.start()
    names = [level.name for level in manifest.levels]
    promise(manifest.stage in STAGES, state, f"its stage is {manifest.stage!r}, which is none of {', '.join(STAGES)}")
    promise(bool(names) and len(set(names)) == len(names), state, f"its levels are {names}")
    judges = [*names, *(opponent.name for opponent in manifest.opponents)]
    promise(manifest.judge in ("", *judges), state, f"{manifest.judge!r} is to judge, but there are only {judges}")
    promise(bool(manifest.icon), state, "it has no icon")
    promise(manifest.weight in WEIGHTS, state, f"its weight is {manifest.weight}, not from 1 to 3")
    for character in manifest.characters:
        promise(
            character.level in names, state, f"{character.id} plays as {character.level!r}, which is none of {names}"
        )
    known = [character.id for character in manifest.characters]
    promise(len({*known, *names}) == len(known) + len(names), state, f"two of its bots have one name: {known + names}")
    options = ["", *(option.name for option in game.options)]
    promise(manifest.map_option in options, state, f"its map is chosen by {manifest.map_option!r}, which is no option")
    promise(all(isinstance(asked, str) for asked in manifest.completing), state, "completing are not questions")
    promise(game.usual_seats in game.seat_counts, state, f"it is not played by {game.usual_seats}, its usual number")
    first = manifest.first_game
    try:
        game.start(first.seats, **first.options)
    except OptionError as error:
        promise(False, state, f"its first game cannot be played: {error}")
    if manifest.table:
        promise(isinstance(resolve_name(manifest.table), type), state, f"{manifest.table} is no table")
    promise(isinstance(game.rules_page(), str), state, "rules_page() is no text")
    promise(isinstance(game.wire(), Wire), state, "wire() is no Wire")
    told(state, "facts()", game.facts())
    told(state, "almanac()", game.almanac())
    for seats in game.seat_counts:
        try:
            plan = game.plan(seats, "")
        except NotationError:
            continue  # this game's maps have codes
        told(state, f"plan({seats})", None if plan is None else plan.plain())
    try:
        told(state, "draft()", game.draft(game.usual_seats, "front", [], ""))
    except OptionError:
        return  # it says why


def check_told(game: Game, state: State, action: int) -> None:
    """Check that whatever is said about a position and a legal action can be sent."""
    word, number = game.stage(state)
    promise(isinstance(word, str) and isinstance(number, int), state, f"stage() is {(word, number)}")
    move = state.move(action)
    promise(bool(move.verb), state, f"move({action}) has no verb")
    told(state, f"move({action})", move)
    if state.actor == CHANCE:
        return
    for name, found in (("payment", game.payment(state, action)), ("prospect", game.prospect(state, action))):
        told(state, f"{name}({action})", None if found is None else found.plain())


def check_view(state: State, seat: int) -> None:
    """Check that a view says whose it is, who acts and what is asked, and that it and its plain form can be sent."""
    view: Any = state.view(seat)
    plain = view.plain()
    expected = {"seat": seat, "actor": state.actor, "question": state.question}
    for key, value in expected.items():
        promise(plain.get(key) == value, state, f"view({seat}).plain() says {plain.get(key)!r} as {key}, not {value!r}")
    told(state, f"view({seat})", view)
    told(state, f"view({seat}).plain()", plain)


def told(state: State, what: str, value: object) -> None:
    """Check that something can be sent to a page."""
    try:
        msgspec.json.encode(value)
    except (TypeError, ValueError) as error:
        promise(False, state, f"{what} cannot be sent: {error}")


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
    """Check that legal actions have no refusal, and an illegal one has one and changes nothing when played."""
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


def check_reading(game: Game, state: State) -> None:
    """Check that a line that describes no position raises `NotationError` and nothing else."""
    line = state.position()
    numbers = list(re.finditer(r"\d+", line))
    absurd = [line[: found.start()] + "9" * 20 + line[found.end() :] for found in numbers]
    for written in ["", "nonsense", line[: len(line) // 2], *absurd]:
        try:
            game.read(written)
        except NotationError:
            continue
        except Exception as error:
            promise(False, state, f"reading {written!r} raises {type(error).__name__}, not NotationError")
        promise(False, state, f"{written!r} is read")


def check_end(record: Record) -> None:
    """Check every promise about a finished game and its record."""
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
