"""The games for OpenSpiel: importing this module registers every game that describes its observations, for example as
`python_petteia_duel`.

Chance is explicit, so a state is the list of its actions. Actions of players keep their numbers; those of chance are
numbered separately, from 0. Parameters: `players`, and the game's `options` as text, "name=value name=value".
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ..core.contract.game import Game
from ..core.contract.observation import Observation, meaning
from ..core.contract.registry import game as find_game
from ..core.engine.rng import Rng
from ..core.engine.state import CHANCE, NOBODY, SPECTATOR, State
from ..locale import FALLBACK, title
from .rewards import BEST, reward_of
from .sight import described, described_games, observed

GAMES: Final = described_games()
SEEN_BY_ALL: Final = pyspiel.PrivateInfoType.NONE


def registered_name(game: str) -> str:
    """What OpenSpiel calls a game."""
    return f"python_petteia_{game}"


def type_of(rules: Game) -> Any:
    """How OpenSpiel classifies a game."""
    return pyspiel.GameType(
        short_name=registered_name(rules.id),
        long_name=title(FALLBACK, rules.id),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.seat_counts),
        min_num_players=min(rules.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": rules.usual_seats, "options": ""},
    )


TYPES: Final = {id: type_of(find_game(id)) for id in GAMES}


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game at a table with a given number of seats."""

    def __init__(self, id: str, params: dict[str, Any] | None = None) -> None:
        rules = find_game(id)
        given = dict(params or {})
        seats = int(given.get("players", rules.usual_seats))
        options = dict(word.split("=", 1) for word in str(given.get("options", "")).split())
        self.start = rules.start(seats, **options)
        self.decisions = rules.decisions
        self.description = described(rules, seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.decisions,
            max_chance_outcomes=rules.actions - rules.decisions,
            num_players=seats,
            min_utility=-BEST / (seats - 1),
            max_utility=BEST,
            utility_sum=0.0,
            max_game_length=rules.manifest.longest,
        )
        super().__init__(TYPES[id], info, given)

    def new_initial_state(self) -> TableState:
        """The state before the first action."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer that sees a state as a player does, or as everybody does."""
        if params:
            raise ValueError(f"an observer has no parameters, and got {params}")
        return Observer(self.description, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """An estimate: chance acts about as often as the players."""
        return int(self.max_game_length())


class Held:
    """A position that is copied by its own `copy` when OpenSpiel copies a state."""

    def __init__(self, position: State) -> None:
        self.position = position

    def __deepcopy__(self, known: dict[int, Any]) -> Held:
        return Held(self.position.copy())


class Memory:
    """A hash for each player of what that player has seen so far, extended by every action; it is brought up to date
    when it is needed."""

    def __init__(self, position: State, size: int) -> None:
        self.position = position
        self.size = size
        self.heard = 0
        self.seen = [b""] * int(position.seats)

    def __deepcopy__(self, known: dict[int, Any]) -> Memory:
        twin = Memory(self.position.copy(), self.size)
        twin.heard, twin.seen = self.heard, self.seen[:]
        return twin

    def catch_up(self, history: list[int], decisions: int) -> None:
        """Go through the actions since the last time."""
        for action in history[self.heard :]:
            actor = int(self.position.actor)
            self.position.play(action + decisions if actor == CHANCE else action)
            for seat, before in enumerate(self.seen):
                own = action.to_bytes(4) if seat == actor else b""
                now = observed(self.position, seat, self.size).tobytes()
                self.seen[seat] = hashlib.blake2b(before + own + now, digest_size=16).digest()
        self.heard = len(history)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position, with everything that led to it."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.decisions = game.decisions
        self.held = Held(game.start.copy())
        self.memory = Memory(game.start.copy(), game.description.size)

    @property
    def position(self) -> State:
        """Petteia's own state."""
        return self.held.position

    def current_player(self) -> int:
        """Who acts."""
        actor = int(self.held.position.actor)
        if actor >= 0:
            return actor
        return int(pyspiel.PlayerId.CHANCE if actor == CHANCE else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        position = self.held.position
        return position.legal() if player == position.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible actions of chance, with their probabilities."""
        return [(action - self.decisions, probability) for action, probability in self.held.position.outcomes()]

    def _apply_action(self, action: int) -> None:
        position = self.held.position
        position.play(action + self.decisions if position.actor == CHANCE else action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.position.text(action + self.decisions if player == pyspiel.PlayerId.CHANCE else action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.held.position.actor == NOBODY)

    def returns(self) -> list[float]:
        """The reward of each player; rewards add up to 0."""
        return [reward_of(self.held.position, seat) for seat in range(self.num_players())]

    def __str__(self) -> str:
        return self.held.position.position()

    def seen_so_far(self, player: int) -> str:
        """A hash of everything that a player has seen and done."""
        self.memory.catch_up(self.history(), self.decisions)
        return self.memory.seen[player].hex()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state that the player may be in. What the player does not know is drawn anew; the history is unchanged."""
        twin: TableState = self.clone()
        twin.held = Held(self.held.position.imagine(player, Rng(int(sampler() * 2**32))))
        return twin


class Observer:
    """What a player sees, or everybody, or only that player: as a tensor, by name, and as text."""

    def __init__(self, description: Observation, kind: Any) -> None:
        self.description = description
        self.public = bool(kind.public_info)
        self.private = kind.private_info != SEEN_BY_ALL
        self.remembers = bool(kind.perfect_recall)
        self.tensor: NDArray[Any] = np.zeros(description.size, np.float32)
        self.dict = {name: self.tensor[at : at + field.size] for name, field, at in description}
        self.seen = np.zeros(description.size, np.int8)

    def look(self, state: TableState, player: int) -> None:
        """Fill `seen` with the observation of a state."""
        state.held.position.observe_into(player if self.private else SPECTATOR, self.seen)
        if not self.public:
            for _, field, at in self.description:
                if not (field.private and self.private):
                    self.seen[at : at + field.size] = 0

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the tensor with the observation of a state."""
        if self.public:
            state.held.position.observe_into(player if self.private else SPECTATOR, self.tensor)
        else:
            self.look(state, player)
            self.tensor[:] = self.seen

    def string_from(self, state: TableState, player: int) -> str:
        """The observation in words, without the fields that are all zeros."""
        whose = f"player {player}" if self.private else "public"
        past = f", {state.seen_so_far(player)}" if self.remembers and self.private else ""
        self.look(state, player)
        seen = self.seen.tolist()
        lines = [
            f"{name}: {told(meaning(field, seen[at : at + field.size]))}"
            for name, field, at in self.description
            if any(seen[at : at + field.size])
        ]
        return "\n".join([whose + past, *lines])


def told(value: int | list[str] | dict[str, int]) -> str:
    """The value of a field in words, without zeros."""
    if isinstance(value, int):
        return str(value)
    if isinstance(value, dict):
        return " ".join(f"{label}={number}" for label, number in value.items() if number)
    return " ".join(label or "yes" for label in value)


def game_class(id: str) -> type[TableGame]:
    """A class of its own for a game: OpenSpiel keeps what it is given until after the interpreter has ended, and only a
    class survives that."""

    def begin(self: TableGame, params: dict[str, Any] | None = None) -> None:
        TableGame.__init__(self, id, params)

    return type(f"{id.title()}Game", (TableGame,), {"__init__": begin})


for id in GAMES:
    pyspiel.register_game(TYPES[id], game_class(id))
