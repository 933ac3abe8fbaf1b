"""Replays recorded games of 7 Wonders Duel and compares every option, cost, state and score.

    python tests/tellers/transcripts.py FILE.jsonl.gz

A record holds the deal, so chance plays what was dealt. At the first mismatch of a game its id, step and field are
printed; the last line counts games, decisions and mismatching games, and the exit code tells whether there were any.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import petteia
from petteia.core.engine.bits import lowest
from petteia.games.duel import DuelState

TURN_DECISIONS = {
    "draft": "draft",
    "turn": "play",
    "take_token": "take_token",
    "keep_token": "library_token",
    "restore": "mausoleum",
    "destroy_brown": "destroy",
    "destroy_grey": "destroy",
    "begin": "start_player",
}
VERBS = {
    "draft": "draft {choice}",
    "take_token": "take {choice}",
    "library_token": "keep {choice}",
    "mausoleum": "restore {choice}",
    "destroy": "destroy {choice}",
    "start_player": "begin {choice}",
    "build": "build {card}",
    "discard": "discard {card}",
    "wonder": "wonder {wonder} with {card}",
}
REASONS = {
    "points": "civilian",
    "blue_points": "civilian_tiebreak",
    "science": "science",
    "military": "military",
    "shared": "draw",
}
CATEGORIES = ("blue", "green", "yellow", "guilds", "wonders", "tokens", "coins", "military", "total")


class Mismatch(Exception):
    """What differs, in which step."""


def expect(what: str, ours: object, theirs: object) -> None:
    if ours != theirs:
        raise Mismatch(f"{what}: we have {ours!r}, the record {theirs!r}")


class Replay:
    """One recorded game, played again."""

    def __init__(self, game: dict[str, Any]) -> None:
        self.game = game
        self.deal = game["deal"]
        state = petteia.game("duel").start()
        assert isinstance(state, DuelState)
        self.state = state
        self.tokens = iter(self.deal["board_tokens"])
        self.wonders = iter(self.deal["wonders"])
        self.library = iter(self.deal["box_tokens"])
        self.guilds: Iterator[int] = iter(
            slot for slot, card in enumerate(self.deal["ages"][2]) if card.endswith("_guild")
        )

    def chance(self) -> None:
        """Let chance play what was dealt."""
        while self.state.actor == petteia.CHANCE:
            self.state.play(self.state.parse(self.dealt()))

    def dealt(self) -> str:
        question = self.state.question
        if question == "first":
            return f"first {self.game['first_player']}"
        if question == "deal_token":
            return f"deal {next(self.tokens)}"
        if question == "show_wonder":
            return f"show {next(self.wonders)}"
        if question == "draw_token":
            return f"draw {next(self.library)}"
        if question == "guild_back":
            return f"guild {next(self.guilds)}"
        turning = self.state.layout.turning
        slot = lowest(turning)
        return f"reveal {self.deal['ages'][self.state.layout.age][slot]}"

    def run(self) -> int:
        """Play the whole game; returns the number of decisions."""
        self.chance()
        for number, step in enumerate(self.game["steps"]):
            try:
                self.step(step)
            except (Mismatch, ValueError) as error:
                raise Mismatch(f"step {number}: {error}") from None
        self.check_result()
        return len(self.game["steps"])

    def step(self, step: dict[str, Any]) -> None:
        move = step["move"]
        if move.get("neutral"):
            # with a central pawn the last player begins; the recorded chooser always chooses himself (D11.3)
            expect("who begins", self.state.turn, move["choice"])
            expect("question", self.state.question, "turn")
            return
        expect("player", self.state.actor, step["player"])
        self.check_options(step["options"])
        self.state.play(self.state.parse(VERBS[move["type"]].format(**move)))
        self.chance()
        self.check_after(step)

    # ---- comparisons

    def check_options(self, options: Any) -> None:
        state = self.state
        texts = [state.text(action) for action in state.legal()]
        if not isinstance(options, dict):
            expect("options", sorted(text.split()[-1] for text in texts), sorted(str(option) for option in options))
            return
        view = state.view(state.actor)
        available = {slot.slot: slot.card for slot in view.table if slot.available}
        expect("available cards", available, {int(slot): card["card"] for slot, card in options["cards"].items()})
        for card in options["cards"].values():
            due = state.payment(state.parse(f"build {card['card']}"))
            assert due is not None
            expect(f"cost of {card['card']}", due.total, card["cost"])
            expect(f"chain of {card['card']}", bool(due.chain), card.get("chain", False))
            expect(f"{card['card']} can be built", f"build {card['card']}" in texts, card["can"])
        any_card = next(iter(available.values()))
        unbuilt = {wonder.wonder for wonder in view.cities[state.turn].wonders if not wonder.built}
        if any(city.wonders and all(w.built or w.lost for w in city.wonders) for city in view.cities):
            unbuilt &= set(options["wonders"])  # the last wonder may have gone back to the box
        expect("unbuilt wonders", unbuilt, set(options["wonders"]))
        for wonder, option in options["wonders"].items():
            action = f"wonder {wonder} with {any_card}"
            due = state.payment(state.parse(action))
            assert due is not None
            expect(f"cost of {wonder}", due.total, option["cost"])
            expect(f"{wonder} can be built", action in texts, option["can"])
        gain = state.copy()
        gain.play(gain.parse(f"discard {any_card}"))
        mine = gain.city0 if state.turn == 0 else gain.city1
        expect("coins for a discard", mine.coins - view.cities[state.turn].coins, options["discard_gain"])
        expect("number of legal actions", len(texts), options["n_legal"])

    def check_after(self, step: dict[str, Any]) -> None:
        state, after = self.state, step["after"]
        view = state.view(petteia.SPECTATOR)
        expect("coins", [city.coins for city in view.cities], after["coins"])
        expect("pawn", view.pawn, after["pawn"])
        left = {"p0_side": [2, 5], "p1_side": [2, 5]}
        for token in view.spoils_gone:
            seat, coins = token.split(":")
            left["p1_side" if seat == "0" else "p0_side"].remove(int(coins))
        expect("military tokens left", left, after["mil_tokens_left"])
        expect("science", [len(city.symbols) for city in view.cities], after["science"])
        expect("age", view.age, after["age"])
        expect("built wonders", [sum(w.built for w in city.wonders) for city in view.cities], after["wonders_built"])
        expect("discard pile", sorted(view.discard), after["discard"])
        if step["next"] is None:
            expect("over", state.over, True)
            if state.result is not None and state.result.reason in ("science", "military"):
                return
        else:
            expect_next(state, step["next"])
        expect("available", sorted(slot.slot for slot in view.table if slot.available), after["available"])
        expect("face up", sorted(slot.slot for slot in view.table if slot.card), after["face_up"])
        expect("points now", [city.score["total"] for city in view.cities], after["vp_now"])

    def check_result(self) -> None:
        ours, theirs = self.state.result, self.game["result"]
        assert ours is not None
        expect("winner", -1 if len(ours.winners) > 1 else ours.winners[0], theirs["winner"])
        expect("reason", REASONS[ours.reason], theirs["kind"])
        if ours.reason not in ("science", "military"):
            for seat in (0, 1):
                scores = {category: ours.scores[seat][category] for category in CATEGORIES}
                expect(f"score of {seat}", scores, theirs["scores"][seat])
        cities = self.state.view(petteia.SPECTATOR).cities
        owned = [
            sorted([*city.cards, *city.tokens, *(wonder.wonder for wonder in city.wonders if wonder.built)])
            for city in cities
        ]
        expect("cities", owned, theirs["cities"])


def expect_next(state: DuelState, following: dict[str, Any]) -> None:
    if following["decision"] == "start_player" and state.question == "turn":
        return  # a central pawn: nobody is asked (D11.3)
    expect("next decision", TURN_DECISIONS.get(state.question, state.question), following["decision"])
    expect("next player", state.actor, following["player"])


def replay_file(path: Path) -> tuple[int, int, list[str]]:
    """Replay all games of a file; returns their number, the number of decisions and the mismatches."""
    games = decisions = 0
    mismatches = []
    with gzip.open(path, "rt", encoding="utf-8") if path.suffix == ".gz" else path.open(encoding="utf-8") as lines:
        for line in lines:
            game = json.loads(line)
            games += 1
            try:
                decisions += Replay(game).run()
            except Mismatch as mismatch:
                mismatches.append(f"{game['id']}: {mismatch}")
    return games, decisions, mismatches


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print(__doc__)
        return 2
    games, decisions, mismatches = replay_file(Path(arguments[0]))
    for mismatch in mismatches:
        print(mismatch)
    print(f"{games} games, {decisions} decisions, {len(mismatches)} mismatching games")
    return 1 if mismatches else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
