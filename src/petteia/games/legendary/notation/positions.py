"""Positions as one line of text."""

from __future__ import annotations

from typing import Final

from ....core.engine.bits import members
from ...aegean.notation.fields import bidding_fields, unit_fields, write_battle, write_rows, write_track
from ...aegean.notation.names import counted, listed, packed_seats, write_names
from ..facts import BONUSES, BUILDINGS, HERO_SPACES
from ..rules.cycle.course import tile_at
from ..rules.map.archipelago import AT_SEA, TURNS
from ..rules.map.tiles import SIDES, TILE_NAMES
from ..rules.position import BY_SEA, FIRST_VERSION, Position
from ..rules.questions import (
    BONUS,
    CHARON_FOR,
    FIGURE_WALK,
    HERO_WHERE,
    MOOR,
    NAMES,
    PHASES,
    PUSH_WHERE,
    REASONS,
    REBUILD_AS,
    SWAP_SECOND,
)
from ..rules.realm import METROPOLIS, NO_FACTION
from ..rules.tables import CREATURE_NAMES, FIGURES, FIRST_FIGURE, GOD_NAMES, HERO_COUNT, HERO_NAMES, SPACES
from ..rules.turn.metropolises import tokens_of, toll_of, type_at

USED: Final = "!"
FRESH: Final = "!"
WAYS: Final = ("", "sea", "land", "hero", "air")

# the options of a table: key, values, the field of the position
OPTIONS: Final = (
    ("target", ("3", "4"), "goal"),
    ("apollo_scope", ("any", "own"), "bless_own_only"),
    ("open_gold", ("no", "yes"), "gold_is_open"),
    ("metropolis_without_site", ("postponed", "lost"), "metropolis_is_lost"),
    ("hydra_horn", ("after_kill", "always"), "horn_always"),
    ("mobilisation_heroes", ("one", "many"), "heroes_together"),
    ("steal_from_partner", ("yes", "no"), "partner_is_spared"),
    ("trust", ("no", "yes"), "offers_on_trust"),
    ("chains_on_own_island", ("no", "yes"), "chains_go_home"),
    ("extra_fleets", ("beside_lands", "own_seas"), "fleets_join_anywhere"),
    ("minotaur_retreat", ("nobody", "others"), "others_may_retreat"),
    ("giant_target", ("opponents", "anybody"), "giant_takes_from_all"),
    ("partners_token", ("stays", "falls"), "partners_tokens_fall"),
    ("last_land", ("to_reach_target", "for_any_gain"), "last_land_for_gain"),
)
# options that the first version of the rules did not have
NEW_OPTIONS: Final = ("extra_fleets", "minotaur_retreat", "giant_target", "partners_token", "last_land")
FIRST_GOAL: Final = 3
# fields that are written as they are
NUMBERS: Final = (
    *("cycle", "laid", "deploying", "claimed", "stationed", "turn", "row", "built", "recruited", "mobilised"),
    *("looked", "engaged", "borrowed", "drawing", "moving", "hired", "passing", "defence", "turned", "losing"),
    *("escaping", "hunting", "settling", "picks", "each", "placing", "units_owed"),
)
FACTIONS: Final = ("founder", "owed_to")


def options_of(version: int) -> tuple[tuple[str, tuple[str, ...], str], ...]:
    """The options of a version of the rules."""
    return tuple(row for row in OPTIONS if version > FIRST_VERSION or row[0] not in NEW_OPTIONS)


def option_value(position: Position, field: str) -> int:
    """The index of an option's value among its values."""
    number = int(getattr(position, field))
    return number - FIRST_GOAL if field == "goal" else number


def write_position(position: Position) -> str:
    """The position on one line: `legendary/2`, with the version of the rules, then `key=value`, lists with commas,
    factions with slashes."""
    fields = position_fields(position)
    return f"legendary/{position.version} " + " ".join(f"{key}={value}" for key, value in fields.items())


def position_fields(position: Position) -> dict[str, str]:
    """The fields of a position line in order."""
    return {
        "seats": str(position.players),
        "teams": "yes" if position.teams < position.factions else "no",
        "ask": NAMES[position.asked],
        **{key: values[option_value(position, field)] for key, values, field in options_of(position.version)},
        "phase": PHASES[position.phase],
        "side": SIDES[position.side],
        "map": position.map.code if position.map.islands else "",
        "tiles": listed([write_tile(position, place) for place in range(position.laid)]),
        **{key: str(getattr(position, key)) for key in NUMBERS},
        **{key: write_faction(getattr(position, key)) for key in FACTIONS},
        **auction_fields(position),
        **board_fields(position),
        **site_fields(position),
        **card_fields(position),
        **hero_fields(position),
        **turn_fields(position),
        "battle": write_battle(position),
        "ended": REASONS[position.ended],
        "winners": listed(members(position.winners)),
    }


def write_tile(position: Position, place: int) -> str:
    tile = tile_at(position, place)
    return f"{TILE_NAMES[tile // TURNS]}:{tile % TURNS}"


def write_faction(faction: int) -> str:
    return "" if faction == NO_FACTION else str(faction)


def auction_fields(position: Position) -> dict[str, str]:
    auction = position.auction
    return {
        "out": listed(members(position.out)),
        "caught": listed(members(position.caught)),
        "rows": write_rows(position, GOD_NAMES),
        "order": packed_seats(auction.order, auction.markers),
        "placed": str(auction.laid),
        **bidding_fields(auction, GOD_NAMES),
        "back": packed_seats(auction.returning, auction.returned),
    }


def board_fields(position: Position) -> dict[str, str]:
    map = position.map
    factions = range(position.factions)
    return {
        **unit_fields(position, position.factions),
        "mercenaries": listed(
            [
                counted(map.island_names[land], position.mercenaries_on(land))
                for land in range(map.islands)
                if position.mercenaries_on(land)
            ]
        ),
        "horns": listed(
            [
                counted(map.area_name(area), extra)
                for area in [*range(map.islands), *range(AT_SEA, AT_SEA + map.seas)]
                if (extra := extra_horns(position, area))
            ]
        ),
        "gold": "/".join(str(position.gold_of(team)) for team in range(position.teams)),
        "priestesses": "/".join(str(position.priestesses_of(faction)) for faction in factions),
        "philosophers": "/".join(str(position.philosophers_of(faction)) for faction in factions),
    }


def extra_horns(position: Position, area: int) -> int:
    """Cornucopias added to an area, not counting the printed ones."""
    return int(position.horns_in(area) - position.map.horns[area])


def site_fields(position: Position) -> dict[str, str]:
    names = position.map.site_names()
    factions = range(position.factions)
    metropolises = [
        f"{names[site]}:{BONUSES[bonus]}" + used_sign(position, site)
        for bonus in range(len(BONUSES))
        for site in members(position.sites_with(METROPOLIS + bonus))
    ]
    return {
        "buildings": listed(
            [
                f"{names[site]}:{BUILDINGS[type_at(position, site)]}" + used_sign(position, site)
                for site in members(position.basic())
            ]
        ),
        "metropolises": listed(metropolises),
        "sheltered": "/".join(str(position.sheltered_by(faction)) for faction in factions),
        "shelters_used": "/".join(str(position.used_shelters >> 2 * faction & 3) for faction in factions),
        "tokens": "/".join(str(tokens_of(position, bonus)) for bonus in range(len(BONUSES))),
    }


def used_sign(position: Position, site: int) -> str:
    return USED if position.used >> site & 1 else ""


def card_fields(position: Position) -> dict[str, str]:
    figures = [
        f"{CREATURE_NAMES[FIRST_FIGURE + figure]}:{position.map.area_name(position.figure_area(figure))}:"
        f"{position.figure_holder(figure)}"
        for figure in range(FIGURES)
        if position.figure_area(figure) >= 0
    ]
    return {
        "track": write_track(position.track, SPACES, position.filling, CREATURE_NAMES),
        "discard": write_names(CREATURE_NAMES, position.discard),
        "drawn": write_names(CREATURE_NAMES, position.drawn),
        "seen": f"{CREATURE_NAMES[position.seen]}:{position.seen_by}" if position.seen >= 0 else "",
        "figures": listed(figures),
        "due": write_names(CREATURE_NAMES, position.due << FIRST_FIGURE),
    }


def hero_fields(position: Position) -> dict[str, str]:
    lands = position.map.island_names
    heroes = [
        f"{HERO_NAMES[hero]}:{lands[position.hero_land(hero)]}:{position.hero_holder(hero)}"
        + (FRESH if position.fresh >> hero & 1 else "")
        for hero in range(HERO_COUNT)
        if position.hero_holder(hero) >= 0
    ]
    return {
        "heroes": listed(heroes),
        "hero_track": write_track(position.hero_track, HERO_SPACES, position.presenting, HERO_NAMES),
        "hero_deck": write_names(HERO_NAMES, position.hero_deck),
    }


def turn_fields(position: Position) -> dict[str, str]:
    names = position.map.sea_names if position.way == BY_SEA else position.map.island_names
    targets = target_names(position)
    return {
        "god": GOD_NAMES[position.god],
        "plan": BUILDINGS[position.plan] if position.plan >= 0 else "",
        "power": CREATURE_NAMES[position.power] if position.power >= 0 else "",
        "way": WAYS[position.way],
        "from": names[position.from_area] if position.from_area >= 0 else "",
        "band": write_names(HERO_NAMES, position.band),
        "pushing": write_names(position.map.sea_names, position.pushing),
        "target_of": targets[position.chosen] if position.chosen >= 0 else "",
        "toll": "/".join(str(toll_of(position, building)) for building in range(len(BUILDINGS))),
        "owed": "/".join(str(position.owed >> 2 * bonus & 3) for bonus in range(len(BONUSES))),
    }


def target_names(position: Position) -> tuple[str, ...]:
    """The possible names of what was chosen for the current question."""
    asked = position.asked
    if asked in (HERO_WHERE, CHARON_FOR) or (asked == BONUS and position.placing == 3):
        return HERO_NAMES
    if asked in (REBUILD_AS, BONUS):
        return position.map.site_names()
    if asked == FIGURE_WALK:
        return CREATURE_NAMES[FIRST_FIGURE:]
    if asked in (SWAP_SECOND, PUSH_WHERE):
        return position.map.sea_names
    assert asked == MOOR or position.chosen < 0
    return position.map.island_names
