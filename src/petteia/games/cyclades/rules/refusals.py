"""Refusals that several rules give: what a place, a unit or a card lacks."""

from __future__ import annotations

from ....core.contract.refusal import Refusal
from ..facts import MEDUSA, PEGASUS, POLYPHEMUS, SLOTS
from ..words.events import slot_names
from .fleets import fought_at
from .position import Position
from .troops import march_goals


def none_in_supply(what: str) -> Refusal:
    return Refusal("C1.8", "supply_empty", f"No {what} is left in the supply", {"what": what})


def no_such_seat(position: Position, rule: str) -> Refusal:
    players = int(position.players)
    text = f"Nobody plays there: this game has {players} players"
    return Refusal(rule, "no_such_seat", text, {"players": players})


def not_your_island(position: Position, island: int, rule: str) -> Refusal | None:
    """Why an island is not the own one: it is somebody else's, or nobody's."""
    seat = int(position.actor)
    owner = int(position.board.owner(island))
    if owner == seat:
        return None
    name = position.board.chart.island_names[island]
    text = f"{name} belongs to seat {owner}" if owner >= 0 else f"Nobody owns {name}"
    return Refusal(rule, "not_your_island", text, {"place": name, "owners": int(owner >= 0), "seat": owner})


def why_not_sea(position: Position, sea: int) -> Refusal | None:
    """Why no fleet may come to a sea space: the Kraken or Polyphemus."""
    name = position.board.chart.sea_names[sea]
    if sea == position.kraken:
        args: dict[str, int | str] = {"place": name, "creature": "kraken"}
        return Refusal("C10.17", "kraken_there", f"The Kraken closes {name}", args)
    if position.closed_seas() >> sea & 1:
        land = position.board.chart.island_names[position.figure_island(POLYPHEMUS)]
        text = f"Polyphemus on {land} keeps fleets away from {name}"
        return Refusal("C10.23", "polyphemus_near", text, {"place": name, "land": land})
    return None


def not_adjacent(position: Position, sea: int, origin: int, rule: str) -> Refusal:
    names = position.board.chart.sea_names
    name, start = names[sea], names[origin]
    return Refusal(rule, "not_adjacent", f"{name} is not next to {start}", {"place": name, "origin": start})


def already_there(position: Position, sea: int, rule: str) -> Refusal:
    name = position.board.chart.sea_names[sea]
    return Refusal(rule, "already_there", f"{name} is where you start from", {"place": name})


def enemy_fleets(position: Position, sea: int, seat: int, rule: str) -> Refusal | None:
    """Fleets of others than that seat are on a space."""
    admiral = int(position.board.admiral(sea))
    if admiral in (-1, seat):
        return None
    name = position.board.chart.sea_names[sea]
    return Refusal(rule, "enemy_fleets", f"Fleets of others are on {name}", {"place": name, "seat": admiral})


def no_own_fleets(position: Position, sea: int, rule: str) -> Refusal | None:
    if position.board.seas_of(position.turn) >> sea & 1:
        return None
    name = position.board.chart.sea_names[sea]
    return Refusal(rule, "no_own_fleets", f"None of your fleets is on {name}", {"place": name})


def no_troops(position: Position, island: int, rule: str) -> Refusal | None:
    if position.board.troops_on(island):
        return None
    name = position.board.chart.island_names[island]
    return Refusal(rule, "no_troops", f"No troops are on {name}", {"place": name})


def chiron_there(name: str) -> Refusal:
    return Refusal("C10.22", "chiron_there", f"Chiron guards {name}", {"place": name})


def why_not_harbour(position: Position, sea: int) -> Refusal | None:
    board = position.board
    name = board.chart.sea_names[sea]
    lacking = no_own_fleets(position, sea, "C9.10")
    if lacking is not None:
        return lacking
    if board.fleets_at(sea) == fought_at(position, sea):
        return Refusal("C10.14", "has_fought", f"The fleets on {name} have fought and cannot move", {"place": name})
    if not board.chart.next_to[sea] & ~position.closed_seas():
        return Refusal("C9.13", "no_way_out", f"Every space beside {name} is closed", {"place": name})
    return None


def why_not_garrison(position: Position, island: int) -> Refusal | None:
    """Why no troops march from an island, or fly with Pegasus (C9.15, C10.9)."""
    board, flying = position.board, position.power == PEGASUS
    name = board.chart.island_names[island]
    rule = "C10.9" if flying else "C9.15"
    lacking = not_your_island(position, island, rule) or no_troops(position, island, rule)
    if lacking is not None:
        return lacking
    if position.figure_island(MEDUSA) == island:
        return Refusal("C10.21", "medusa_there", f"Medusa holds the troops on {name}", {"place": name})
    if not flying and board.chart.joined(board.seas_of(position.turn), island) == 0:
        text = f"No chain of your fleets leads from {name} to another island"
        return Refusal("C9.15", "no_chain_from", text, {"place": name})
    if march_goals(position, island) == 0:
        text = f"From {name} only last islands can be reached, and taking one would not win the game"
        return Refusal("C9.20", "only_last_islands", text, {"place": name})
    return None


def under_metropolis(position: Position, slot: int, rule: str) -> Refusal | None:
    if not position.covered() >> slot & 1:
        return None
    name = slot_names(position.board.chart)[slot]
    return Refusal(rule, "under_metropolis", f"{name} is under the metropolis", {"place": name})


def no_own_building(position: Position, slot: int, rule: str) -> Refusal | None:
    """Why there is no own building in a slot: foreign, under the metropolis or empty."""
    return (
        not_your_island(position, slot // SLOTS, rule)
        or under_metropolis(position, slot, rule)
        or no_building(position, slot, rule)
    )


def no_building(position: Position, slot: int, rule: str) -> Refusal | None:
    if position.all_built() >> slot & 1:
        return None
    name = slot_names(position.board.chart)[slot]
    return Refusal(rule, "no_building", f"No building is on {name}", {"place": name})
