"""What a view of Duel adds to the state: which cards cover which, and which nobody has seen."""

from __future__ import annotations

import pytest
from duel_stories import payment, table

import petteia
from petteia.games import duel
from petteia.games.duel import DuelState
from petteia.games.duel.rules.tables import FACE_UP
from petteia.games.duel.words.view import View, WonderView


def walk(seed: int) -> list[DuelState]:
    """Every position of a random game in which a player takes his turn."""
    state = petteia.game("duel").start()
    assert isinstance(state, DuelState)
    rng = petteia.Rng(seed)
    positions = []
    while not state.over:
        if state.question == "turn":
            positions.append(state.copy())
        state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
    return positions


def test_a_card_is_available_when_nothing_lies_on_it() -> None:
    for state in walk(3):
        for slot in table(state).values():
            assert slot.available == (not slot.covered_by)
            assert set(slot.covered_by) <= set(table(state))


def test_unseen_cards_and_their_chances_add_up() -> None:
    for state in walk(5):
        view = state.view(petteia.SPECTATOR)
        down = [slot for slot in view.table if not slot.card]
        assert sum(group.places for group in view.unseen) == len(down)
        for group in view.unseen:
            assert group.places == sum(slot.guild_back == group.guilds for slot in down)
            assert abs(group.lies_here * len(group.cards) - group.places) < 1e-9
            assert abs(group.in_place * len(group.cards) - 1) < 1e-9
            assert all(card.endswith("_guild") == group.guilds for card in group.cards)
            seen = {slot.card for slot in view.table} | set(view.discard)
            seen |= {card for city in view.cities for card in city.cards}
            seen |= {wonder.under for city in view.cities for wonder in city.wonders}
            assert not seen & set(group.cards)


def test_prices_in_a_view_are_those_that_are_paid() -> None:
    for state in walk(7):
        view = state.view(state.actor)
        mine = view.cities[state.actor]
        for slot in view.table:
            if slot.available:
                due = payment(state, f"build {slot.card}")
                assert slot.prices[state.actor] == due.total
                assert slot.by_chain[state.actor] == bool(due.chain)
                for wonder in mine.wonders:
                    assert wonder.price == payment(state, f"wonder {wonder.wonder} with {slot.card}").total
                discarded = state.copy()
                discarded.play(discarded.parse(f"discard {slot.card}"))
                assert discarded.view(0).cities[state.actor].coins == mine.coins + mine.sale
            if not slot.card:
                assert slot.prices == slot.by_chain == ()


# ---- whoever looks needs no memory


def rebuilt(view: View) -> str:
    """The line of the position that a view tells of, made from the view and the rules alone."""
    lying = {slot.slot: slot for slot in view.table}

    def word(slot: int) -> str:
        if slot not in lying:
            return "."
        there = lying[slot]
        if there.card:
            return there.card
        to_be_turned = there.available or FACE_UP[view.age - 1] >> slot & 1
        return ("+" if to_be_turned else "?") + ("g" if there.guild_back else "")

    def hand(wonders: tuple[WonderView, ...]) -> str:
        return " ".join(wonder.wonder + (f"*{wonder.under}" if wonder.built else "") for wonder in wonders)

    return duel.position(
        ask=view.question,
        turn=view.turn,
        first=view.first,
        again=int(view.extra_turn),
        neutral=view.options["neutral_start"],
        decline=view.options["decline_token"],
        age=view.age,
        table={slot: word(slot) for slot in range(20)} if view.age else None,
        pawn=view.pawn,
        spoils=" ".join(view.spoils_gone),
        board=" ".join(view.board),
        drawn=" ".join(view.drawn),
        offer=" ".join(view.offer),
        draft=int(view.options.get("wonders") == "draft"),
        discard=" ".join(view.discard),
        coins=[city.coins for city in view.cities],
        cards=[" ".join(city.cards) for city in view.cities],
        wonders=[hand(city.wonders) for city in view.cities],
        tokens=[" ".join(city.tokens) for city in view.cities],
    ).position()


@pytest.mark.parametrize("options", [{}, {"wonders": "first_game", "neutral_start": "chooses", "decline_token": "yes"}])
def test_a_view_tells_the_whole_position_but_what_is_hidden(options: dict[str, str]) -> None:
    state = petteia.game("duel").start(2, **options)
    assert isinstance(state, DuelState)
    rng = petteia.Rng(9)
    while True:
        for seat in (0, 1, petteia.SPECTATOR):
            if state.knows_all(seat):
                assert rebuilt(state.view(seat)) == state.position()
        if state.over:
            break
        state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))


def test_what_may_be_in_the_box_and_how_many_tokens_are_drawn_is_seen_by_all() -> None:
    state = duel.position(
        ask="keep_token", age=2, drawn="law economy masonry", board="theology", tokens=("", "urbanism")
    )
    builder, other = state.view(0), state.view(1)
    assert (builder.drawn, other.drawn) == (("economy", "law", "masonry"), ())
    assert builder.drawn_number == other.drawn_number == 3
    left = {"agriculture", "architecture", "mathematics", "philosophy", "strategy"}
    assert set(builder.box) == set(other.box) == left | set(builder.drawn)
    assert state.views([0, 1]) == [builder, other]
