"""Matches: bots swap seats on the same deals, so that neither the seat nor luck decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field

from ..bots import USUAL_LIMITS, Bot, GuardedBot, Limits, Situation, Status
from ..core.contract.registry import game as find_game
from ..core.engine.rng import Rng
from ..core.engine.state import CHANCE, State
from ..core.records.notation import write_lines
from ..core.records.record import Record
from ..review.chances import CERTAIN, luck_of
from .fate import Fate
from .journal import KeptGame, Run
from .seating import FORFEIT, INCIDENTS, Incident, read_incidents, sit_down, statuses_of, written
from .statistics import Interval, mean_of_deals, share_of_deals
from .venue import HERE, Venue

FORFEITED = "Forfeited"  # the tag with the seat that forfeited the game by an invalid answer
LUCK = "Luck"  # the tag with what luck gave each bot of the pairing
MOST_TOLD = 20  # incidents listed in a report


@dataclass(frozen=True)
class Pairing:
    """Which bots play which game: one for each seat, in the order of the first game.

    Your own bots have limits. An invalid answer of theirs forfeits a strict game; otherwise a simple move is played
    instead.
    """

    game: str
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int
    limits: Limits = USUAL_LIMITS
    strict: bool = False

    def run(self) -> Run:
        """What the records of the match have in common."""
        return Run(f"match {','.join(self.bots)} seed {self.seed}", self.game, self.options)

    def places(self, index: int) -> list[int]:
        """Which bot of the pairing sits in each seat of a game: from game to game, all move one seat on."""
        seats = len(self.bots)
        return [(seat + index) % seats for seat in range(seats)]

    def remember(self, kept: KeptGame) -> Outcome:
        """The outcome of a game that a record describes."""
        places = self.places(kept.index)
        incidents = read_incidents(kept.tags.get(INCIDENTS, ""))
        if FORFEITED in kept.tags:
            loser = places[int(kept.tags[FORFEITED])]
            rewards = tuple(forfeited(len(places), place == loser) for place in range(len(places)))
            return Outcome(kept.index, rewards, FORFEIT, kept.decisions, incidents)
        rewards = tuple(kept.reward(places.index(place)) for place in range(len(places)))
        luck = tuple(float(part) for part in kept.tags.get(LUCK, "").split(",") if part)
        return Outcome(kept.index, rewards, kept.reason, kept.decisions, incidents, luck)


@dataclass(frozen=True)
class Outcome:
    """A game of a match: each bot's share of the victory, in the order of the pairing, and what luck gave it, where
    that was computed."""

    index: int
    rewards: tuple[float, ...]
    reason: str
    decisions: int
    incidents: tuple[Incident, ...] = ()
    luck: tuple[float, ...] = ()


@dataclass(frozen=True)
class MatchResult:
    """The result of a match, by the bots' names; a bot in several seats has the wins of all of them.

    `statuses` count the answers of your own bots that could not be played; `incidents` are the first of them.
    `adjusted` are the shares with luck taken out (without bias), where it was computed.
    """

    games: int
    wins: dict[str, float]
    shares: dict[str, Interval]
    reasons: dict[str, int]
    mean_decisions: float
    statuses: dict[str, dict[str, int]]
    incidents: tuple[Incident, ...]
    adjusted: dict[str, Interval] = field(default_factory=dict)

    def plain(self) -> dict[str, object]:
        """The result as plain data."""
        return {name: value for name, value in asdict(self).items() if name != "adjusted" or value}


def play_match_game(
    pairing: Pairing, index: int, tags: dict[str, str] | None, reckon_luck: bool = False
) -> tuple[Outcome, str]:
    """Play one game; also its record, if it is given tags. As many games as there are seats share a deal."""
    seats = len(pairing.bots)
    places = pairing.places(index)
    names = [pairing.bots[place] for place in places]
    players = [sit_down(name, pairing.game, seat, pairing.limits) for seat, name in enumerate(names)]
    rng = Rng(pairing.seed).spawn(index // seats)
    fate = Fate(rng.next())
    game = find_game(pairing.game)
    record = None if tags is None else Record(game, seats, pairing.options, names, tags)
    state = record.state if record else game.start(seats, **pairing.options)
    play = record.play if record else state.play
    decisions = drawn = 0
    luck = [0] * seats
    incidents: list[Incident] = []
    loser: int | None = None
    while (actor := state.actor) >= CHANCE:
        if actor == CHANCE:
            outcome_of_chance = fate.draw(state)
            if reckon_luck:
                for seat, gave in enumerate(luck_of(state, outcome_of_chance)):
                    luck[places[seat]] += gave
            play(outcome_of_chance)
            drawn += 1
            continue
        action, problem = answered(players[actor], state, rng)
        if problem is not None:
            status, said = problem
            incidents.append(Incident(names[actor], index, decisions + drawn, status, said, state.position()))
            if pairing.strict:
                loser = actor
                break
        play(action)
        decisions += 1
    rewards = [0.0] * seats
    for seat, place in enumerate(places):
        rewards[place] = state.reward(seat) if loser is None else forfeited(seats, seat == loser)
    result = state.result
    reason = FORFEIT if result is None else result.reason
    if record and incidents:
        record.tags[INCIDENTS] = written(incidents)
        if loser is not None:
            record.tags[FORFEITED] = str(loser)
    had = tuple(gave / CERTAIN for gave in luck) if reckon_luck else ()
    if record and had:
        record.tags[LUCK] = ",".join(str(gave) for gave in had)
    outcome = Outcome(index, tuple(rewards), reason, decisions, tuple(incidents), had)
    return outcome, write_lines(record) if record else ""


def answered(player: Bot, state: State, rng: Rng) -> tuple[int, tuple[Status, str] | None]:
    """A bot's answer; if it cannot be played, a simple move instead, and what was wrong."""
    situation = Situation(state)
    if not isinstance(player, GuardedBot):
        return player.choose(situation, rng), None
    said = player.answer(situation, rng)
    if said.status == Status.OK:
        return said.action, None
    return player.plain_move(situation, rng), (said.status, said.problem)


def forfeited(seats: int, lost: bool) -> float:
    """What a forfeited game is worth to a seat: the others share the victory."""
    return 0.0 if lost else 1.0 / (seats - 1)


def match(pairing: Pairing, games: int, venue: Venue = HERE, first: int = 0) -> Iterator[Outcome]:
    """Play the games of a match from number `first` on; outcomes come in order."""
    return (outcome for outcome, _ in recorded_match(pairing, games, venue, first, keep=False))


def recorded_match(
    pairing: Pairing, games: int, venue: Venue, first: int, keep: bool, reckon_luck: bool = False
) -> Iterator[tuple[Outcome, str]]:
    """Play the games of a match from number `first` on; outcomes come in order, each with its record if `keep`."""
    run = pairing.run()
    return venue.play(
        play_match_game,
        [(pairing, index, run.tags(index) if keep else None, reckon_luck) for index in range(first, games)],
    )


def tally(pairing: Pairing, outcomes: list[Outcome]) -> MatchResult:
    """The result of a match: wins by bot, with their intervals, reasons and incidents."""
    wins: dict[str, float] = dict.fromkeys(pairing.bots, 0.0)
    deals: dict[str, dict[int, list[float]]] = {name: {} for name in pairing.bots}
    for outcome in outcomes:
        for name in wins:
            won = sum(reward for other, reward in zip(pairing.bots, outcome.rewards, strict=True) if other == name)
            wins[name] += won
            deals[name].setdefault(outcome.index // len(pairing.bots), []).append(won)
    incidents = [one for outcome in outcomes for one in outcome.incidents]
    return MatchResult(
        games=len(outcomes),
        wins=wins,
        shares={name: share_of_deals(list(deals[name].values())) for name in wins},
        reasons=dict(Counter(outcome.reason for outcome in outcomes).most_common()),
        mean_decisions=sum(outcome.decisions for outcome in outcomes) / max(len(outcomes), 1),
        statuses=statuses_of(incidents),
        incidents=tuple(incidents[:MOST_TOLD]),
        adjusted=without_luck(pairing, outcomes),
    )


def without_luck(pairing: Pairing, outcomes: list[Outcome]) -> dict[str, Interval]:
    """The shares with luck taken out, with intervals over deals, as games that share a deal are not independent. Empty
    if the luck of any game is unknown."""
    if not outcomes or not all(outcome.luck for outcome in outcomes):
        return {}
    seats = len(pairing.bots)
    deals: dict[int, list[Outcome]] = {}
    for outcome in outcomes:
        deals.setdefault(outcome.index // seats, []).append(outcome)
    shares: dict[str, list[float]] = {name: [] for name in pairing.bots}
    for deal in deals.values():
        for name in shares:
            places = [place for place, other in enumerate(pairing.bots) if other == name]
            had = sum(outcome.rewards[place] - outcome.luck[place] for outcome in deal for place in places)
            shares[name].append(had / len(deal))
    return {name: mean_of_deals(values) for name, values in shares.items()}
