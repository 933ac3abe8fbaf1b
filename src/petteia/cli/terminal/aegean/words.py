"""The words of both editions of Cyclades at a terminal: actions, prices and remarks, and what people's input means."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from ....core.contract.refusal import NotationError
from ....core.engine.state import State
from ....games.aegean.rules.verbs import Verb
from ....games.aegean.words.payment import Payment
from ..plain_table import squeezed
from ..story import Telling
from ..voice import Voice
from .bricks import token

Objects = Mapping[str, int | str]  # of a move, by kind
BATTLES: Final = frozenset({"land_battle", "sea_battle"})
TELLING: Final = Telling(
    silent=frozenset({"turn_ended"}),
    openings=BATTLES | {"turn_begun", "cycle_begun"},
    following=frozenset(
        {
            *("rolled", "fleets_lost", "troops_lost", "troop_lost", "mercenaries_lost", "hero_lost"),
            *("retreated", "withdrew", "escaped", "island_taken", "land_taken", "mercenaries_turned", "bonus_gained"),
        }
    ),
    topics={
        "land_battle": "battle",
        "sea_battle": "battle",
        "cycle_begun": "cycle",
        "marker_placed": "turn order",
        "tile_laid": "map",
        "god_shown": "gods",
        "hero_shown": "heroes",
        "offer_made": "offerings",
        "displaced": "offerings",
        "figure_kept": "upkeep",
        "gold_moved income": "income",
        "gold_moved offering": "payment",
    },
)
PLACES: Final = frozenset({"sea", "island", "slot", "land", "site"})
NUMBERS: Final = frozenset({"amount", "number", "space", "count", "pairs", "pips"})  # objects of verbs that are numbers


def action_words(verb: Verb, objects: Objects, building: str, voice: Voice) -> str:
    """An action as people read it, and as the page says it; `building` is what would be built."""
    named: dict[str, object] = {"building": voice.name("building", building)}
    forms = voice.forms("building", building)
    if verb.about:
        named[verb.about] = object_name(verb.about, objects, voice)
        forms |= voice.forms(verb.about, str(objects[verb.about]))
    return voice(message_of("action", verb), **named, **forms)


def object_name(about: str, objects: Objects, voice: Voice) -> str | int:
    """The object of a verb, in the reader's words."""
    what = objects[about]
    if about in NUMBERS:
        return what
    if about in ("seat", "faction"):
        number = int(what)
        return voice.names(number) if number < len(voice.names.players) else str(what)
    if about == "tile":
        return f"{voice.name('tile', str(what))} {objects['turn']}"
    return voice.place(place_words(objects)) if about in PLACES else voice.name(about, str(what))


def place_words(objects: Objects) -> str:
    """A place as the notation writes it: an area, or one of its sites, like "i3.1"."""
    return ".".join(map(str, objects.values()))


def message_of(family: str, verb: Verb) -> str:
    return f"{family}-{verb.words}".replace(" ", "_")


def heading_words(verb: Verb, voice: Voice) -> str:
    """The heading of a group of options."""
    return voice(message_of("verb", verb))


def verb_words(verb: Verb, voice: Voice) -> str:
    """A verb without its object; a verb that never has one is an action by itself."""
    return heading_words(verb, voice) if verb.about else voice(message_of("action", verb))


def gold(number: int, voice: Voice) -> str:
    """A price."""
    return voice("terminal-gold", gold=number) if number else voice("page-free")


def payment_lines(due: Payment, voice: Voice) -> str:
    """What an action costs, and what it saves."""
    if due.price == 0:
        return voice("payment-free")
    parts = [voice("payment-price", gold=due.price)]
    if due.saved:
        parts += [voice(f"payment-saved-{due.saved_by}", gold=due.saved), voice("payment-total", gold=due.total)]
    return " · ".join([*parts, voice("payment-later")] if due.later else parts)


def god_words(recruits: str, builds: str, voice: Voice) -> str:
    """What a god is for, in two words; Apollo gives gold."""
    gifts = [voice.name("unit", recruits) if recruits else "", voice.name("building", builds) if builds else ""]
    return ", ".join(gift for gift in gifts if gift) or voice("aegean-gold")


def units(owner: int, number: int, voice: Voice) -> str:
    """The owner of a place, with the number of units: "◆2 Greedy"."""
    return f"{token(owner, number)} {voice.names.players[owner]}" if owner >= 0 else voice("aegean-nobody")


def chance_to_win(chance: float, voice: Voice) -> str:
    return voice("aegean-chance-to-win", chance=voice.percent(chance))


def odds_words(won: float, held: float, both: float, voice: Voice) -> str:
    """The chances of a battle that is fought to the end."""
    shares = {"attacker": won, "defender": held, "both": both}
    return voice("aegean-odds", **{side: round(100 * share) for side, share in shares.items()})


def understood(
    state: State, line: str, spoken: Callable[[int], str], decisions: int, patterns: Iterable[tuple[str, str]]
) -> int:
    """The action that a line means: written as it is shown, or in the notation with or without little words.

    The patterns turn people's words into the notation's.
    """
    wanted = squeezed(line)
    for action in state.legal():
        if wanted == squeezed(spoken(action)):
            return action
    try:
        return int(state.parse(simplified(wanted, patterns)))
    except NotationError:
        for action in range(decisions):
            if wanted == squeezed(spoken(action)):
                return action
        raise


def simplified(wanted: str, patterns: Iterable[tuple[str, str]]) -> str:
    for said, meant in patterns:
        wanted = re.sub(said, meant, wanted)
    return wanted
