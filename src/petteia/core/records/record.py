"""A game in progress or finished: the players, the rules, and every action from the first to the last."""

from __future__ import annotations

from dataclasses import dataclass

from ..contract.game import Game
from ..contract.refusal import OptionError
from ..engine.state import CHANCE, State
from .fair import Pledge, Seeds


@dataclass(frozen=True)
class Entry:
    """One action of a record: who took it, its text, and any comment on it."""

    actor: int
    action: int
    text: str
    reveals: bool
    comment: str = ""


class Record:
    """A game as the list of its actions, with the state after the last of them."""

    def __init__(
        self,
        game: Game,
        seats: int = 0,
        options: dict[str, str] | None = None,
        players: list[str] | None = None,
        tags: dict[str, str] | None = None,
        position: str = "",
        pledge: Pledge | None = None,
    ) -> None:
        """A game before its first action, or one that continues from a given position.

        Seats and options that are not given are those of the position, or the defaults; `OptionError` if those given
        contradict it. Either all players have names or none does. With a pledge, the game's chance is to follow from
        the pledged seeds, which `reveal` adds in the end.
        """
        self.game = game
        options = dict(options or {})
        if position:
            begun = game.read(position)
            seats = seats or begun.seats
            options = agreed(game, begun, seats, options)
        self.seats = game.check_seats(seats or game.seat_counts[0])
        self.options = game.check_options(options)
        self.players = list(players or [])
        if len(self.players) not in (0, self.seats):
            raise OptionError(f"{self.seats} seats have {self.seats} names or none, not {len(self.players)}")
        self.tags = dict(tags or {})
        self.start_position = position
        if pledge is not None and len(pledge.players) != self.seats:
            raise OptionError(f"{self.seats} players pledge a seed each, not {len(pledge.players)}")
        self.pledge = pledge
        self.seeds: Seeds | None = None  # unknown while the game goes on, so that the record cannot show them
        self.entries: list[Entry] = []
        self.state = self.start()

    def start(self) -> State:
        """The state before the first action."""
        if self.start_position:
            return self.game.read(self.start_position)
        return self.game.start(self.seats, **self.options)

    def play(self, action: int, comment: str = "") -> None:
        """Take the next action; an illegal one raises `IllegalAction` and is not recorded."""
        refusal = self.state.why_not(action)
        text = self.state.text(action) if refusal is None else ""
        actor, reveals, dark = self.state.actor, self.state.reveals(action), in_the_dark(self.state)
        self.state.play(action)
        reveals = reveals or any(self.state.knows_all(seat) for seat in dark)
        self.entries.append(Entry(actor, action, text, reveals, comment))

    @property
    def drawn(self) -> int:
        """How many of the actions were actions of chance."""
        return sum(entry.actor == CHANCE for entry in self.entries)

    def reveal(self, seeds: Seeds) -> None:
        """Add the pledged seeds, now that nothing more depends on them."""
        if seeds.pledge() != self.pledge:
            raise ValueError("these are not the seeds that were pledged")
        self.seeds = seeds

    def at(self, count: int) -> State:
        """The state after that many actions."""
        state = self.start()
        for entry in self.entries[:count]:
            state.play(entry.action)
        return state

    def may_take_back(self, seat: int) -> int:
        """How many actions a seat may undo: its last ones, back to one that revealed something or was somebody
        else's."""
        count = 0
        for entry in reversed(self.entries):
            if entry.actor != seat or entry.reveals:
                break
            count += 1
        return count

    def take_back(self, seat: int) -> None:
        """Undo the seat's last action."""
        if self.may_take_back(seat) == 0:
            raise ValueError("Nothing can be taken back: the last action was another's, or it showed something new")
        self.entries.pop()
        self.state = self.at(len(self.entries))


def agreed(game: Game, begun: State, seats: int, options: dict[str, str]) -> dict[str, str]:
    """The options, together with those that a position shows; an error if they or the seats contradict it."""
    if seats != begun.seats:
        told = f"the position has {begun.seats} seats, not {seats}"
        raise OptionError(told, "wrong-seats-of-position", expected=begun.seats, found=str(seats))
    return game.options_from(begun, options)


def in_the_dark(state: State) -> list[int]:
    """The seats from which something already decided is hidden; an action may reveal it."""
    return [seat for seat in range(state.seats) if not state.knows_all(seat)]
