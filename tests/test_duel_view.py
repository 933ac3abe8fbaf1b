"""What a view of Duel tells beyond the state's own words: what lies on what, and what nobody has seen."""

from __future__ import annotations

import petteia
from duel_stories import payment, table
from petteia.games.duel import DuelState


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
