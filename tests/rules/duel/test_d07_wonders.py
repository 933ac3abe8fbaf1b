"""D7: building a wonder."""

from __future__ import annotations

import pytest
from duel_stories import built_wonders, city, coins, do, legal, outcomes, price, refusal, told

import petteia
from petteia.games import duel
from petteia.games.duel import DuelState
from petteia.games.duel.facts import WONDERS
from petteia.rulebook import rule

ALL_MADE = "sawmill logging_camp brickyard clay_pit shelf_quarry quarry glassworks glass_blower press drying_room"


def building(wonder: str, **more: object) -> DuelState:
    """A player about to build that wonder, with coins enough and a spare card on the table."""
    told_more: dict[str, object] = {"age": 2, "table": "walls forum statue", "coins": (20, 7)} | more
    return duel.position(wonders=(wonder, ""), **told_more)  # type: ignore[arg-type]


def build(wonder: str, **more: object) -> DuelState:
    """The same, and the wonder is built."""
    return do(building(wonder, **more), f"wonder {wonder} with walls")


@rule("D7.1")
def test_the_price_is_that_of_the_wonder_and_not_of_the_card() -> None:
    state = building("pyramids", table="tribunal brewery statue")
    assert price(state, "wonder pyramids with tribunal") == price(state, "wonder pyramids with brewery") == 8
    do(state, "wonder pyramids with tribunal")
    assert coins(state) == (12, 7)
    assert built_wonders(state) == ["pyramids"]


@rule("D7.1")
def test_production_and_trade_help_with_wonders() -> None:
    state = building("pyramids", cards=("shelf_quarry forum", "quarry"), table="walls statue")
    assert price(state, "wonder pyramids with walls") == 3  # one stone is missing


@rule("D7.1")
def test_no_chain_leads_to_a_wonder() -> None:
    chain = "baths altar theater tavern stable garrison palisade scriptorium pharmacist school laboratory brewery"
    state = building("pyramids", cards=(chain, ""))
    assert price(state, "wonder pyramids with walls") == 8


@rule("D7.1")
def test_a_wonder_is_built_once_and_only_by_its_owner() -> None:
    state = building("pyramids colossus", coins=(40, 40))
    do(state, "wonder pyramids with walls", "discard forum")
    assert refusal(state, "wonder pyramids with statue").rule == "D7.1"
    assert "wonder colossus with statue" in legal(state)
    do(state, "discard statue")
    assert not [text for text in legal(state) if "colossus" in text]


@rule("D7.2")
def test_the_card_under_a_wonder_is_no_part_of_the_city() -> None:
    state = building("pyramids", table="brewery forum statue")
    do(state, "wonder pyramids with brewery")
    assert coins(state) == (12, 7)  # no coins by the Brewery
    assert city(state).cards == ()
    assert state.view(1).discard == ()
    assert city(state).wonders[0].under == "brewery"  # as all have seen
    do(state, "discard forum", "discard statue")
    assert coins(state)[0] == 14  # and no coin for a yellow card


@rule("D7.2")
def test_a_red_card_under_a_wonder_moves_nothing() -> None:
    assert build("pyramids").view(0).pawn == 0


SIX_BUILT = (
    "sphinx*theater piraeus*altar",
    "appian_way*baths circus_maximus*press great_library*stable mausoleum*tavern",
)


@rule("D7.3")
def test_with_the_seventh_wonder_the_last_one_goes_back_to_the_box() -> None:
    mine, theirs = SIX_BUILT
    state = duel.position(
        age=2, table="walls forum statue", wonders=(f"{mine} colossus pyramids", theirs), coins=(20, 7)
    )
    happened = told(state, "wonder colossus with walls")
    assert {"kind": "wonder_returned", "seat": 0, "wonder": "pyramids"} in [event.plain() for event in happened]
    assert [wonder.wonder for wonder in city(state).wonders if wonder.lost] == ["pyramids"]
    do(state, "discard forum")
    assert not [text for text in legal(state) if text.startswith("wonder")]
    assert refusal(state, "wonder pyramids with statue").rule == "D7.3"


@rule("D7.3")
def test_the_last_wonder_can_be_the_opponents() -> None:
    state = duel.position(
        age=2,
        table="walls forum statue",
        wonders=(
            "sphinx*theater piraeus*altar colossus*baths pyramids",
            "appian_way*press mausoleum*stable hanging_gardens*tavern temple_of_artemis",
        ),
        coins=(20, 30),
    )
    assert "wonder pyramids with walls" in legal(state)
    do(state, "wonder pyramids with walls")
    assert city(state, 1).wonders[3].lost
    assert not [text for text in legal(state) if text.startswith("wonder")]


@rule("D7.3")
def test_six_wonders_are_not_too_many() -> None:
    state = duel.position(age=2, wonders=(SIX_BUILT[0] + " colossus pyramids", SIX_BUILT[1]), coins=(20, 7))
    assert [text for text in legal(state) if text.startswith("wonder pyramids")]


@rule("D7.3")
def test_the_seventh_wonder_has_its_effects_and_its_extra_turn() -> None:
    state = duel.position(
        age=2,
        table="walls forum statue",
        wonders=(SIX_BUILT[0] + " temple_of_artemis pyramids", SIX_BUILT[1]),
        coins=(20, 7),
    )
    do(state, "wonder temple_of_artemis with walls")
    assert coins(state) == (20 - 6 + 12, 7)  # Piraeus saves one of the goods
    assert (state.question, state.actor) == ("turn", 0)


@rule("D7.4")
@pytest.mark.parametrize(("theirs", "left"), [(7, 4), (3, 0), (2, 0), (0, 0)])
def test_the_appian_way(theirs: int, left: int) -> None:
    state = build("appian_way", coins=(20, theirs))
    assert coins(state) == (20 - 10 + 3, left)
    assert state.actor == 0
    assert city(state).score["wonders"] == 3


@rule("D7.5")
@pytest.mark.parametrize(
    ("wonder", "question", "targets"),
    [
        ("circus_maximus", "destroy_grey", ["destroy press", "destroy glass_blower"]),
        ("statue_of_zeus", "destroy_brown", ["destroy quarry", "destroy sawmill"]),
    ],
)
def test_the_builder_destroys_a_card_of_one_colour(wonder: str, question: str, targets: list[str]) -> None:
    state = build(wonder, cards=("clay_pool glassworks", "quarry sawmill press glass_blower baths"), coins=(40, 7))
    assert (state.question, state.actor) == (question, 0)
    assert legal(state) == targets  # one must be chosen
    assert state.view(0).pawn == 1
    assert city(state).score["wonders"] == 3
    do(state, targets[1])
    gone = targets[1].split()[1]
    assert gone not in city(state, 1).cards
    assert state.view(1).discard == (gone,)
    assert (state.question, state.actor) == ("turn", 1)


@rule("D7.5")
@pytest.mark.parametrize(("wonder", "cards"), [("circus_maximus", "quarry"), ("statue_of_zeus", "press")])
def test_with_no_card_of_the_colour_nothing_is_destroyed(wonder: str, cards: str) -> None:
    state = build(wonder, cards=("glassworks clay_pool", cards))
    assert (state.question, state.actor) == ("turn", 1)
    assert city(state, 1).cards == (cards,)
    assert state.view(0).pawn == 1


@rule("D7.6")
def test_a_destroyed_card_gives_nothing_any_more() -> None:
    state = build("statue_of_zeus", cards=("", "shelf_quarry quarry"), coins=(40, 7))
    assert city(state).prices["stone"] == 5
    do(state, "destroy shelf_quarry")
    assert city(state).prices["stone"] == 3
    assert city(state, 1).production["stone"] == 1
    assert price(state, "build statue") == 4


@rule("D7.6")
def test_a_destroyed_card_is_not_counted() -> None:
    state = duel.position(
        age=3,
        table="palace port senate",
        wonders=("statue_of_zeus", ""),
        cards=("shipowners_guild", "quarry sawmill press"),
        coins=(40, 40),
    )
    do(state, "wonder statue_of_zeus with palace", "destroy sawmill")
    assert city(state).score["guilds"] == 2
    before = coins(state)[1]
    due = price(state, "build port")
    do(state, "build port")
    assert coins(state)[1] == before - due + 2  # one brown card is left


@rule("D7.6", "D7.10")
def test_a_destroyed_card_can_come_back_by_the_mausoleum() -> None:
    state = duel.position(
        age=2,
        table="walls forum statue",
        wonders=("statue_of_zeus", "mausoleum"),
        cards=("", "sawmill"),
        coins=(40, 40),
    )
    do(state, "wonder statue_of_zeus with walls", "destroy sawmill", "wonder mausoleum with forum")
    assert legal(state) == ["restore sawmill"]
    do(state, "restore sawmill")
    assert city(state, 1).production["wood"] == 2
    assert city(state).prices["wood"] == 4
    assert state.view(0).discard == ()


@rule("D7.7")
@pytest.mark.parametrize(
    ("wonder", "shields", "gain", "again", "points"),
    [
        ("colossus", 2, 0, False, 3),
        ("pyramids", 0, 0, False, 9),
        ("sphinx", 0, 0, True, 6),
        ("hanging_gardens", 0, 6, True, 3),
        ("temple_of_artemis", 0, 12, True, 0),
    ],
)
def test_the_simple_wonders(wonder: str, shields: int, gain: int, again: bool, points: int) -> None:
    state = build(wonder)
    assert state.view(0).pawn == shields
    assert coins(state) == (20 - 8 + gain, 7)
    assert state.actor == (0 if again else 1)
    assert city(state).score["wonders"] == points


@rule("D7.8")
@pytest.mark.parametrize(
    ("wonder", "actor", "points", "card", "before", "after"),
    [("great_lighthouse", 1, 4, "statue", 4, 2), ("piraeus", 0, 2, "caravansery", 6, 4)],
)
def test_the_wonders_that_produce(wonder: str, actor: int, points: int, card: str, before: int, after: int) -> None:
    state = building(wonder, table=f"walls forum {card}")
    assert price(state, f"build {card}") == before
    do(state, f"wonder {wonder} with walls")
    assert state.actor == actor
    assert city(state).score["wonders"] == points
    if actor == 1:
        do(state, "discard forum")
    assert price(state, f"build {card}") == after


BOARD = "agriculture architecture economy law masonry"


@rule("D7.9")
def test_the_great_library_draws_three_of_the_box_and_keeps_one() -> None:
    state = build("great_library", board=BOARD)
    in_box = {"mathematics", "philosophy", "strategy", "theology", "urbanism"}
    assert outcomes(state) == {f"draw {token}": 1 / 5 for token in in_box}
    do(state, "draw philosophy")
    assert outcomes(state) == {f"draw {token}": 1 / 4 for token in in_box - {"philosophy"}}
    do(state, "draw urbanism", "draw strategy")
    assert sorted(legal(state)) == ["keep philosophy", "keep strategy", "keep urbanism"]
    do(state, "keep urbanism")
    assert city(state).tokens == ("urbanism",)
    assert coins(state) == (10 + 6, 7)  # its effect has happened
    assert city(state).score["wonders"] == 4
    assert set(state.view(0).board) == set(BOARD.split())
    assert (state.question, state.actor) == ("turn", 1)


@rule("D7.9")
def test_the_great_library_works_with_an_empty_board() -> None:
    state = build("great_library", tokens=("economy", "law masonry agriculture architecture"))
    do(state, "draw philosophy", "draw urbanism", "draw strategy", "keep philosophy")
    assert set(city(state).tokens) == {"economy", "philosophy"}
    assert state.view(0).board == ()


@rule("D7.10")
def test_the_mausoleum_builds_a_discarded_card_for_nothing() -> None:
    state = building("mausoleum", discard="aqueduct school")
    do(state, "wonder mausoleum with walls")
    assert (state.question, legal(state)) == ("restore", ["restore aqueduct", "restore school"])
    do(state, "restore aqueduct")
    assert coins(state) == (10, 7)
    assert city(state).cards == ("aqueduct",)
    assert city(state).score["wonders"] == 2
    assert state.view(0).discard == ("school",)


@rule("D7.10")
@pytest.mark.parametrize("card", ["lumber_yard", "parade_ground", "palace", "magistrates_guild"])
def test_a_restored_card_of_any_age_is_no_longer_on_the_pile(card: str) -> None:
    state = building("mausoleum", age=3, table="port senate", discard=f"{card} school")
    do(state, "wonder mausoleum with port", f"restore {card}")
    assert card in city(state).cards
    assert state.view(0).discard == ("school",)


@rule("D7.10")
def test_an_empty_pile_gives_the_mausoleum_nothing() -> None:
    state = building("mausoleum")
    do(state, "wonder mausoleum with walls")  # the walls lie under it and not on the pile
    assert (state.question, state.actor) == ("turn", 1)
    assert city(state).cards == ()


@rule("D7.10")
def test_cards_under_wonders_and_cards_out_of_the_game_cannot_be_restored() -> None:
    state = duel.position(
        age=2, table="walls forum", wonders=("mausoleum", "sphinx*baths"), discard="altar", coins=(20, 7)
    )
    do(state, "wonder mausoleum with walls")
    assert legal(state) == ["restore altar"]
    assert refusal(state, "restore baths").rule == "D7.10"
    assert refusal(state, "restore theater").rule == "D7.10"


@rule("D7.11")
@pytest.mark.parametrize(("tokens", "spaces"), [("", 2), ("strategy", 3)])
def test_a_restored_red_card_has_its_shields(tokens: str, spaces: int) -> None:
    state = do(build("mausoleum", discard="archery_range", tokens=(tokens, "")), "restore archery_range")
    assert state.view(0).pawn == spaces


@rule("D7.11")
def test_a_restored_card_brings_its_coins() -> None:
    assert coins(do(build("mausoleum", discard="tavern"), "restore tavern")) == (10 + 4, 7)
    state = duel.position(
        age=3,
        table="palace senate",
        wonders=("mausoleum", ""),
        discard="merchants_guild",
        cards=("", "tavern brewery"),
        coins=(20, 7),
    )
    do(state, "wonder mausoleum with palace", "restore merchants_guild")
    assert coins(state) == (10 + 2, 7)


@rule("D7.11")
def test_a_restored_green_card_can_make_a_pair() -> None:
    state = build("mausoleum", discard="library", cards=("scriptorium", ""), board="law")
    do(state, "restore library")
    assert (state.question, state.actor) == ("take_token", 0)


@rule("D7.11", "D10.2")
def test_a_restored_green_card_can_win() -> None:
    five = "workshop apothecary scriptorium pharmacist university"
    state = duel.position(
        age=3, table="palace senate", wonders=("mausoleum", ""), discard="study", cards=(five, ""), coins=(20, 7)
    )
    do(state, "wonder mausoleum with palace", "restore study")
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0,), "science")


@rule("D7.11", "D8.5")
def test_a_restored_red_card_can_win() -> None:
    state = do(build("mausoleum", discard="guard_tower", pawn=8), "restore guard_tower")
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0,), "military")


@rule("D7.11", "D9.7")
def test_a_restored_card_is_no_chain_for_urbanism() -> None:
    state = build("mausoleum", discard="aqueduct", cards=("baths", ""), tokens=("urbanism", ""))
    do(state, "restore aqueduct")
    assert coins(state) == (10, 7)


@rule("D7.12")
def test_theology_from_the_great_library_gives_it_no_extra_turn() -> None:
    state = build("great_library", board="economy law")
    do(state, "draw theology", "draw urbanism", "draw strategy", "keep theology")
    assert (state.question, state.actor) == ("turn", 1)


@rule("D7.12")
def test_theology_for_a_pair_by_the_mausoleum_gives_it_no_extra_turn() -> None:
    state = build("mausoleum", discard="library", cards=("scriptorium", ""), board="theology")
    do(state, "restore library", "take theology")
    assert (state.question, state.actor) == ("turn", 1)


@rule("D7.12")
def test_theology_owned_before_gives_the_great_library_its_extra_turn() -> None:
    state = build("great_library", tokens=("theology", ""))
    do(state, "draw law", "draw urbanism", "draw strategy", "keep strategy")
    assert (state.question, state.actor) == ("turn", 0)


@rule("D7.13")
def test_architecture_makes_only_later_wonders_cheaper() -> None:
    state = duel.position(age=2, table="walls forum statue", wonders=("great_library pyramids", ""), coins=(20, 7))
    assert price(state, "wonder great_library with walls") == 10
    do(state, "wonder great_library with walls", "draw architecture", "draw urbanism", "draw law", "keep architecture")
    assert coins(state) == (10, 7)
    do(state, "discard forum")
    assert price(state, "wonder pyramids with statue") == 4


@rule("D7.1", "D7.7")
def test_every_wonder_is_free_to_a_city_that_makes_enough() -> None:
    for wonder in WONDERS:
        state = building(wonder.id, cards=(ALL_MADE, ""), table="walls forum statue")
        assert price(state, f"wonder {wonder.id} with walls") == 0


@rule("D7.2", "D13.1")
def test_all_see_what_lies_under_a_wonder() -> None:
    state = build("pyramids")
    for seat in (0, 1, petteia.SPECTATOR):
        assert state.view(seat).cities[0].wonders[0].under == "walls"


@rule("D7.10")
def test_a_card_of_the_third_age_leaves_the_discard_pile_when_it_is_built() -> None:
    state = duel.position(age=3, table="palace senate", wonders=("mausoleum", ""), discard="baths port", coins=(20, 7))
    do(state, "wonder mausoleum with palace")
    assert legal(state) == ["restore baths", "restore port"]
    assert refusal(state, "restore armory").key == "not_discarded"
    with pytest.raises(petteia.IllegalAction):
        do(state, "restore armory")
    do(state, "restore port")
    assert state.view(0).discard == ("baths",)


@rule("D7.5")
def test_a_card_of_the_third_age_is_never_destroyed() -> None:
    state = duel.position(
        age=3, table="palace senate", wonders=("statue_of_zeus", ""), cards=("", "quarry port"), coins=(20, 7)
    )
    do(state, "wonder statue_of_zeus with palace")
    assert legal(state) == ["destroy quarry"]
    assert refusal(state, "destroy port").key == "wrong_colour"
    assert refusal(state, "destroy armory").key == "not_in_city"
