"""An observation says what the view says, field by field, and nothing else.

What is expected is told from the view alone, so a field that held anything hidden would differ. Every part of a view is
either told or follows from what is told.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import pytest

import describe_observations
import petteia
from petteia.core.contract.observation import names_of_seats
from petteia.core.engine.state import State
from petteia.games.cyclades.rules.questions import REASONS as CYCLADES_REASONS
from petteia.games.duel.facts import CARDS, RESOURCES
from petteia.games.duel.facts import WONDERS as DUEL_WONDERS
from petteia.games.duel.rules.questions import REASONS as DUEL_REASONS
from petteia.games.legendary.rules.questions import REASONS as LEGENDARY_REASONS

Seen = dict[str, Any]
CARD_NAMES = [card.id for card in CARDS]
WONDER_NAMES = [wonder.id for wonder in DUEL_WONDERS]
LOW = 46
TABLES = [(game, seats) for game in ("duel", "cyclades", "legendary") for seats in petteia.game(game).seat_counts]
MOST_POSITIONS = 60


class Watched:
    """A view that knows what was asked of it."""

    def __init__(self, view: Any) -> None:
        self.view = view
        self.asked: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.asked.add(name)
        return getattr(self.view, name)


def number_of(names: Sequence[str], name: str) -> int:
    """A thing as a number: its place and 1, or 0 for none."""
    return list(names).index(name) + 1 if name else 0


def listed(places: Sequence[str], values: Sequence[int]) -> dict[str, int]:
    """Numbers by place, filled up with 0."""
    return dict(zip(places, [*values, *[0] * (len(places) - len(values))], strict=True))


# ---- Duel: prices of cards and wonders, chains, what covers what, chances and scores follow

DUEL_FOLLOWS: set[str] = set()


def duel(watched: Any, seats: int, fields: Any) -> Seen:
    me = max(watched.seat, 0)
    cities = [watched.cities[me], watched.cities[1 - me]]
    slots = [str(slot) for slot in range(20)]
    result = watched.result
    table = {str(slot.slot): slot for slot in watched.table}
    shown = [slot for slot in watched.table if slot.card]
    spoils = [watched.spoils_gone, [f"{1 - int(one[0])}{one[1:]}" for one in watched.spoils_gone]][me]
    seen: Seen = {
        "question": [watched.question],
        "actor": {me: ["me"], 1 - me: ["opponent"], petteia.CHANCE: ["chance"]}.get(watched.actor, []),
        "turn": ["mine"] if watched.turn == me else [],
        "first": ["me"] if watched.first == me else [],
        "extra_turn": int(bool(watched.extra_turn)),
        "seat": ["1"] if me == 1 else [],
        "winners": [who for who, seat in (("me", me), ("opponent", 1 - me)) if result and seat in result.winners],
        "options": [
            name
            for name, on in (
                ("chooses", watched.options["neutral_start"] == "chooses"),
                ("decline", watched.options["decline_token"] == "yes"),
                ("draft", watched.options.get("wonders") == "draft"),
            )
            if on
        ],
        "age": watched.age,
        "pawn": -watched.pawn if me else watched.pawn,
        "drawn_number": watched.drawn_number,
        "ending": 0 if result is None else DUEL_REASONS.index(result.reason),
        "my_spoils_gone": [name for name, key in (("first", "0:2"), ("second", "0:5")) if key in spoils],
        "their_spoils_gone": [name for name, key in (("first", "1:2"), ("second", "1:5")) if key in spoils],
        "board": list(watched.board),
        "box": list(watched.box),
        "drawn": list(watched.drawn),
        "offer": list(watched.offer),
        "present": [slot for slot in slots if slot in table],
        "available": [slot for slot in slots if slot in table and table[slot].available],
        "face_up": [slot for slot in slots if slot in table and table[slot].card],
        "guild_back": [slot for slot in slots if slot in table and table[slot].guild_back],
        "card": {slot: number_of(CARD_NAMES, table[slot].card) if slot in table else 0 for slot in slots},
        **halves("open", [slot.card for slot in shown if slot.available]),
        **halves("covered", [slot.card for slot in shown if not slot.available]),
        **halves("unseen", [card for group in watched.unseen for card in group.cards]),
        **halves("discard", watched.discard),
    }  # fmt: skip
    for who, city in zip(("me", "opponent"), cities, strict=True):
        seen |= duel_city(who, city, watched.age)
    return seen


def halves(name: str, cards: Sequence[str]) -> Seen:
    in_order = sorted(cards, key=CARD_NAMES.index)
    return {
        f"{name}.ages_1_2": [card for card in in_order if CARD_NAMES.index(card) < LOW],
        f"{name}.age_3": [card for card in in_order if CARD_NAMES.index(card) >= LOW],
    }


def duel_city(who: str, city: Any, age: int) -> Seen:
    places = [str(place) for place in range(4)]
    open_wonders = [one.wonder for one in city.wonders if not one.built and not one.lost and age]
    return {
        **halves(f"{who}.cards", city.cards),
        f"{who}.tokens": list(city.tokens),
        f"{who}.symbols": list(city.symbols),
        f"{who}.to_build": sorted(open_wonders, key=WONDER_NAMES.index),
        f"{who}.built": sorted((one.wonder for one in city.wonders if one.built), key=WONDER_NAMES.index),
        f"{who}.production": city.production,
        f"{who}.coins": city.coins,
        f"{who}.sale": city.sale,
        f"{who}.drafted": len(city.wonders),
        f"{who}.prices": {resource: city.prices[resource] for resource in reversed(RESOURCES)},
        f"{who}.wonders": listed(places, [number_of(WONDER_NAMES, one.wonder) for one in city.wonders]),
        f"{who}.under": listed(places, [number_of(CARD_NAMES, one.under) for one in city.wonders]),
    }


# ---- what both Cyclades tell alike


class Around:
    """The seats as one of them sees them."""

    def __init__(self, watched: Any, seats: int) -> None:
        self.me = max(watched.seat, 0)
        self.people = names_of_seats(seats)
        self.seats = seats

    def number(self, seat: int) -> int:
        return (seat - self.me) % self.seats + 1 if seat >= 0 else 0

    def name(self, seat: int) -> str:
        name: str = self.people[(seat - self.me) % self.seats]
        return name

    def some(self, seats: Sequence[int]) -> list[str]:
        names = {self.name(seat) for seat in seats}
        return [name for name in self.people if name in names]

    def each(self, values: Sequence[int]) -> dict[str, int]:
        return {name: values[(self.me + place) % self.seats] for place, name in enumerate(self.people)}


def aegean(
    watched: Any, around: Around, asked: int, in_game: Sequence[int], fields: Any, reasons: Any, seat_of_row: str
) -> Seen:
    places = [str(place) for place in range(8)]
    gods = list(fields["god"].about.removeprefix("whose favour the active seat has: ").split(", "))
    phases = list(fields["phase"].about.removeprefix("the phase: ").split(", "))
    creatures = fields["discard"].labels
    result, battle = watched.result, watched.battle
    return {
        "question": [watched.question],
        "actor": ["chance"] if asked == petteia.CHANCE else around.some([asked]) if asked >= 0 else [],
        "turn": around.some([watched.turn]),
        "seat": [str(around.me)],
        "in_game": around.some(in_game),
        "winners": [] if result is None else around.some(result.winners),
        "cycle": watched.cycle,
        "phase": phases.index(watched.phase),
        "god": gods.index(watched.god),
        "bid_for": number_of(gods, watched.bid_for),
        "displaced_from": number_of(gods, watched.displaced_from),
        "ending": 0 if result is None else reasons.index(result.reason),
        "deck": watched.deck,
        "order": listed(places, [around.number(seat) for seat in watched.order]),
        "back": listed(places, [around.number(seat) for seat in watched.back]),
        "row_god": listed(places, [number_of(gods, row.god) for row in watched.rows]),
        "row_seat": listed(places, [around.number(getattr(row, seat_of_row)) for row in watched.rows]),
        "row_offer": listed(places, [min(row.offer, 127) for row in watched.rows]),
        "track": {str(at): number_of(creatures, space.creature) for at, space in enumerate(watched.track)},
        "power": number_of(creatures, watched.power),
        "discard": list(watched.discard),
        **fight(battle, around),
    }  # fmt: skip


def fight(battle: Any, around: Around) -> Seen:
    names = ("attacker", "defender", "attackers", "defenders", "attack_die", "defence_die")
    if battle is None:
        return {"battle.place": 0, "battle.on_land": 0} | {f"battle.{name}": 0 for name in names}
    return {
        "battle.on_land": int(bool(battle.on_land)),
        "battle.attacker": around.number(battle.attacker),
        "battle.defender": around.number(battle.defender),
        "battle.attackers": battle.attackers,
        "battle.defenders": battle.defenders,
        "battle.attack_die": (battle.attack_die if hasattr(battle, "attack_die") else battle.die) + 1,
        "battle.defence_die": battle.defence_die + 1 if hasattr(battle, "defence_die") else 0,
    }


# ---- Cyclades: prospects, reach, the supply but for markers, and what is due follow

CYCLADES_FOLLOWS = {"prospects", "reach", "due"}


def cyclades(watched: Any, seats: int, fields: Any) -> Seen:
    around = Around(watched, seats)
    seas, islands = fields["fleets"].labels, fields["troops"].labels
    figures = fields["figure.island"].labels
    in_game = [seat for seat, one in enumerate(watched.seats) if one.in_game]
    at_sea = {sea.sea: sea for sea in watched.seas}
    fought = {sea.sea: sea.fleets for sea in watched.fought}
    on = {island.island: island for island in watched.islands}
    stands = {island.figure: (name, island) for name, island in on.items() if island.figure}
    group = watched.group
    marching = group is not None and group.origin in islands
    slots = fields["built.port"].labels
    built = {
        f"{name}.{place + 1}": building
        for name, island in on.items()
        for place, building in enumerate(island.buildings)
        if building
    }
    battle = watched.battle
    seen = aegean(watched, around, watched.actor, in_game, fields, CYCLADES_REASONS, "seat") | {
        "recruited": watched.recruited,
        "apollo": listed([str(place) for place in range(8)], [around.number(seat) for seat in watched.apollo]),
        "placed": watched.placed,
        "markers": watched.supply.prosperity,
        "kraken": number_of(seas, watched.kraken),
        "steps_left": watched.steps_left,
        "temples_to_name": watched.temples_to_name,
        "group.place": 0 if group is None else number_of(islands if marching else seas, group.origin),
        "group.units": 0 if group is None else group.units,
        "group.moved": int(bool(group is not None and group.moved)),
        "face_down": list(watched.face_down),
        "coming_first": list(watched.coming_first),
        "giving_up": list(watched.giving_up),
        "filling": [str(space) for space in watched.filling],
        "borrowed": int(bool(watched.borrowed)),
        "marching": int(bool(marching)),
        "target": number_of(slots if watched.target in slots else seas, watched.target),
        "gold": around.each([min(one.gold, 127) for one in watched.seats]),
        "priests": around.each([one.priests for one in watched.seats]),
        "philosophers": around.each([one.philosophers for one in watched.seats]),
        "fleets": {sea: at_sea[sea].fleets if sea in at_sea else 0 for sea in seas},
        "troops": {name: island.troops for name, island in on.items()},
        "prosperity": {name: island.prosperity for name, island in on.items()},
        "discounts": {name: island.discounts for name, island in on.items()},
        "metropolis": [name for name, island in on.items() if island.metropolis],
        "figure.island": {name: number_of(islands, stands[name][0]) if name in stands else 0 for name in figures},
        "figure.seat": {name: around.number(stands[name][1].figure_seat) if name in stands else 0 for name in figures},
        "figure.new": [name for name in figures if name in stands and stands[name][1].figure_new],
        "pushing": list(watched.pushing),
        "fought": {sea: fought.get(sea, 0) for sea in seas},
    }  # fmt: skip
    if battle is not None:
        seen["battle.place"] = number_of(islands if battle.on_land else seas, battle.place)
    for place, who in enumerate(around.people):
        seat = (around.me + place) % seats
        seen[f"{who}.seas"] = [sea for sea in seas if sea in at_sea and at_sea[sea].seat == seat]
        seen[f"{who}.lands"] = [name for name, island in on.items() if island.owner == seat]
    for building in ("port", "fortress", "temple", "university"):
        seen[f"built.{building}"] = [slot for slot in slots if built.get(slot) == building]
    return seen


# ---- Legendary: heroes out of the game, prospects, reach, and the supply but for tokens follow

LEGENDARY_FOLLOWS = {"prospects", "reach", "hero_discard"}


def legendary(watched: Any, seats: int, fields: Any) -> Seen:
    factions = watched.factions
    around = Around(watched, len(factions))
    asked = watched.actor if watched.actor < 0 else watched.faction
    lands, seas, sites = fields["troops"].labels, fields["fleets"].labels, fields["used"].labels
    heroes, figures = fields["group.heroes"].labels, fields["due"].labels
    land_names = [land.land for land in watched.lands]
    sea_names = [sea.sea for sea in watched.seas]
    areas = [*land_names, *[""] * (32 - len(land_names)), *sea_names]
    standing = {hero: number for number, land in enumerate(watched.lands) for hero in land.heroes}
    of_figure = {figure.creature: figure for figure in watched.figures}
    group, battle, done = watched.group, watched.battle, watched.done
    sailing = group is not None and group.origin in sea_names
    held = [site for land in watched.lands for site in land.sites]
    firsts = [sum(len(land.sites) for land in watched.lands[:number]) for number in range(len(watched.lands))]
    used = [first + place for first, land in zip(firsts, watched.lands, strict=True) for place in land.used]
    site_names = [f"{land.land}.{place + 1}" for land in watched.lands for place in range(len(land.sites))]
    chosen_from = (heroes, figures, land_names, sea_names, site_names)
    tiles = [str(place) for place in range(10)]
    in_game = [number for number, faction in enumerate(factions) if faction.in_game]
    seen = aegean(watched, around, asked, in_game, fields, LEGENDARY_REASONS, "faction") | {
        "recruited": done.recruited,
        "target": next((number_of(names, watched.target) for names in chosen_from if watched.target in names), 0),
        "teams": len({faction.team for faction in factions}),
        "plan": number_of(list(watched.supply.buildings), watched.plan),
        "mobilised": done.mobilised,
        "group.place": 0 if group is None else number_of(sea_names if sailing else land_names, group.origin),
        "group.units": 0 if group is None else group.units,
        "group.mercenaries": 0 if group is None else group.mercenaries,
        "built": int(bool(done.built)),
        "looked": int(bool(done.looked)),
        "hero_recruited": int(bool(done.hero_recruited)),
        "sailing": int(bool(sailing)),
        "group.heroes": [] if group is None else list(group.heroes),
        "hero_deck": list(watched.hero_deck),
        "fresh": list(watched.fresh),
        "battle.heroes": [] if battle is None else list(battle.attacking_heroes),
        "due": [name for name in figures if name in of_figure and of_figure[name].due],
        "cards": list(watched.cards),
        "heroes": {str(space): number_of(heroes, hero) for space, hero in enumerate(watched.heroes)},
        "hero.land": {hero: standing[hero] + 1 if hero in standing else 0 for hero in heroes},
        "figure.area": {name: number_of(areas, of_figure[name].area) if name in of_figure else 0 for name in figures},
        "figure.seat": {name: around.number(of_figure[name].faction) if name in of_figure else 0 for name in figures},
        "tokens": watched.supply.tokens,
        "gold": around.each([min(faction.gold, 127) for faction in factions]),
        "priestesses": around.each([faction.priestesses for faction in factions]),
        "philosophers": around.each([faction.philosophers for faction in factions]),
        "sheltered": around.each([faction.sheltered for faction in factions]),
        "discounts": around.each([faction.discounts for faction in factions]),
        "fleets": listed(seas, [sea.fleets for sea in watched.seas]),
        "troops": listed(lands, [land.troops for land in watched.lands]),
        "mercenaries": listed(lands, [land.mercenaries for land in watched.lands]),
        "land_horns": listed(lands, [land.horns for land in watched.lands]),
        "sea_horns": listed(seas, [sea.horns for sea in watched.seas]),
        "priestess": [str(number) for number, land in enumerate(watched.lands) if land.priestess],
        "used": [str(site) for site in used],
        **tiles_of(watched.map, tiles),
        **pending_of(watched.pending, around, sea_names),
        "caught": around.some([number for number, faction in enumerate(factions) if faction.caught]),
    }  # fmt: skip
    if battle is not None:
        seen["battle.place"] = number_of(land_names if battle.on_land else sea_names, battle.place)
    for place, who in enumerate(around.people):
        faction = (around.me + place) % around.seats
        seen[f"{who}.seas"] = [str(number) for number, sea in enumerate(watched.seas) if sea.faction == faction]
        seen[f"{who}.lands"] = [str(number) for number, land in enumerate(watched.lands) if land.faction == faction]
    for name in fields:
        kind, _, thing = name.partition(".")
        if kind in ("built", "metropolis") and thing:
            wanted = thing if kind == "built" else f"metropolis:{thing}"
            seen[name] = [sites[number] for number, site in enumerate(held) if site == wanted]
    return seen


def pending_of(pending: Any, around: Around, seas: list[str]) -> Seen:
    return {
        "pending.founder": around.number(pending.founder),
        "pending.picks": pending.picks,
        "pending.each": pending.each,
        "pending.bonuses_to": around.number(pending.bonuses_to),
        "pending.units": pending.units,
        "pending.mercenaries": pending.mercenaries,
        "pending.kill": int(pending.hydra_kills),
        "pending.toll": pending.toll,
        "pending.bonuses": pending.bonuses,
        "pending.driven_from": [str(seas.index(sea)) for sea in pending.driven_from],
    }


def tiles_of(code: str, places: list[str]) -> Seen:
    """The tiles of a code, row by row; the map's areas are numbered in that order."""
    found = []
    side, _, rows = code.partition(":")
    for row, line in enumerate(rows.split("/") if rows else ()):
        words, column = line, 0
        while words:
            if words[0] != ".":
                found.append(("abcdefghij".index(words[0]) + 1, int(words[1]), column, row))
            words = words[1:] if words[0] == "." else words[2:]
            column += 1
    kinds = ("map.tile", "map.turn", "map.column", "map.row")
    seen: Seen = {kind: listed(places, [tile[at] for tile in found]) for at, kind in enumerate(kinds)}
    return seen | {"map.side": {"": 0, "f": 1, "b": 2}[side]}


TOLD: dict[str, tuple[Callable[[Any, int, Any], Seen], set[str]]] = {
    "duel": (duel, DUEL_FOLLOWS),
    "cyclades": (cyclades, CYCLADES_FOLLOWS),
    "legendary": (legendary, LEGENDARY_FOLLOWS),
}


def some_positions(game: str, seats: int, seed: int) -> Iterator[State]:
    """Positions of a random game, and its last one."""
    rng = petteia.Rng(seed)
    rules = petteia.game(game)
    options = {option.name: rng.choice(option.choices) for option in rules.options}
    state = rules.start(seats, **options)
    number = 0
    while not state.over:
        if rng.below(6) == 0 and number < MOST_POSITIONS:
            number += 1
            yield state
        state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
    yield state


def observed(state: State, seat: int, size: int) -> list[int]:
    buffer = array("b", bytes(size))
    state.observe_into(seat, buffer)
    return list(buffer)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_observation_says_what_the_view_says(game: str, seats: int) -> None:
    description = petteia.game(game).observation(seats)
    assert description is not None
    told, follows = TOLD[game]
    asked: set[str] = set()
    for seed in (1, 2):
        for state in some_positions(game, seats, seed):
            for seat in [*range(seats), petteia.SPECTATOR]:
                watched = Watched(state.view(seat))
                expected = told(watched, seats, description.fields)
                asked |= watched.asked
                seen = description.decode(observed(state, seat, description.size))
                assert seen == expected
    parts = {field.name for field in msgspec.structs.fields(type(watched.view))}
    assert asked == parts - follows


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_numbers_stay_in_their_range_and_every_number_is_used(game: str, seats: int) -> None:
    description = petteia.game(game).observation(seats)
    assert description is not None
    lows, highs = description.bounds()
    described = [field for _, field, _ in description]
    assert sum(field.size for field in described) <= description.size == len(lows)
    for state in some_positions(game, seats, 3):
        seen = observed(state, 0, description.size)
        assert all(low <= value <= high for low, value, high in zip(lows, seen, highs, strict=True))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_seat_imagines_looks_the_same(game: str, seats: int) -> None:
    description = petteia.game(game).observation(seats)
    assert description is not None
    rng = petteia.Rng(5)
    for state in some_positions(game, seats, 4):
        for seat in range(seats):
            imagined = state.imagine(seat, rng)
            assert observed(imagined, seat, description.size) == observed(state, seat, description.size)


def test_nobody_else_sees_what_the_great_library_drew() -> None:
    """Two states that differ only in what it drew look the same to the opponent, and differ for the builder."""
    game = petteia.game("duel")
    rng = petteia.Rng(0)
    while True:
        state = game.start()
        while not state.over and state.question != "keep_token":
            state.play(state.draw(rng) if state.actor == petteia.CHANCE else rng.choice(state.legal()))
        if not state.over:
            break
    builder = state.actor
    others = [state.imagine(1 - builder, rng) for _ in range(20)]
    size = game.observation(2).size  # type: ignore[union-attr]
    assert len({tuple(observed(other, builder, size)) for other in others}) > 1
    for seat in (1 - builder, petteia.SPECTATOR):
        assert len({tuple(observed(other, seat, size)) for other in others}) == 1


def test_floats_are_the_same_numbers() -> None:
    game = petteia.game("duel")
    description = game.observation(2)
    assert description is not None
    for state in some_positions("duel", 2, 6):
        floats = array("f", [9.0] * description.size)
        state.observe_into(1, floats)
        assert list(floats) == observed(state, 1, description.size)


def test_a_buffer_of_another_size_is_refused() -> None:
    state = petteia.game("duel").start()
    with pytest.raises(ValueError, match="816 int8 or float32"):
        state.observe_into(0, bytearray(100))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_mask_holds_what_is_legal(game: str, seats: int) -> None:
    rules = petteia.game(game)
    for state in some_positions(game, seats, 8):
        mask = bytearray(b"\7" * rules.decisions)
        state.mask_into(mask)
        legal = state.legal() if state.actor >= 0 else []
        assert [action for action, flag in enumerate(mask) if flag] == legal


def test_the_page_of_observations_is_current() -> None:
    """Else run `python tools/describe_observations.py`."""
    assert describe_observations.PAGE.read_text(encoding="utf-8") == describe_observations.page()


def test_fields_that_differ_in_what_they_hide_are_marked() -> None:
    """Only they differ between what a seat sees and what it would see if it knew more or less."""
    private = {
        game: {name for name, field, _ in description if field.private}
        for game in TOLD
        if (description := petteia.game(game).observation(petteia.game(game).usual_seats))
    }
    assert private == {"duel": {"drawn"}, "cyclades": {"gold"}, "legendary": {"gold", "cards"}}
