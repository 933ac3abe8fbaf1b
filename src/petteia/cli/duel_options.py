"""What a player of Duel can do now, with prices, and every price explained."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..games.duel.actions import BUILD, DISCARD, WAY_OF, WAYS, WONDER
from ..games.duel.events import CoinsMoved
from ..games.duel.payment import Payment, Unit
from ..games.duel.state import DuelState
from . import duel_words as words
from .duel_layout import chip
from .duel_words import CARD, COIN, counted, plain, title
from .names import Names
from .plain_table import numbered_list

LONGEST_WORD = 12  # Moneylenders


def turn_options(state: DuelState) -> RenderableType:
    """A row an available card, a column a way to use it. Wonders that cannot be paid are named below, with why."""
    seat = state.actor
    view = state.view(seat)
    number = {action: place for place, action in enumerate(state.legal(), 1)}
    slots = [slot for slot in view.table if slot.available]
    unbuilt = [
        WAYS * slots[0].slot + WONDER + place
        for place, wonder in enumerate(view.cities[seat].wonders)
        if not (wonder.built or wonder.lost)
    ]
    payable = [action for action in unbuilt if action in number]
    table = Table(box=None, padding=(0, 1), pad_edge=False, collapse_padding=True, header_style="muted")
    table.add_column("", no_wrap=True)
    table.add_column("card", min_width=LONGEST_WORD)
    table.add_column("build it")
    table.add_column("discard", no_wrap=True)
    for action in payable:
        table.add_column(wonder_heading(state, action), justify="center")
    for slot in slots:
        first = WAYS * slot.slot
        cells = [build_cell(state, first + BUILD, number), discard_cell(state, first + DISCARD, number)]
        cells += [number_cell(first + WAY_OF[action], number) for action in payable]
        table.add_row(chip(CARD[slot.card].colour), Text(title(slot.card), style="bold"), *cells)
    return Group(table, *too_dear(state, [action for action in unbuilt if action not in number]))


def too_dear(state: DuelState, actions: list[int]) -> list[Text]:
    """The wonders that cannot be paid now, if there are any."""
    dues = [due for action in actions if (due := state.payment(action))]
    if not dues:
        return []
    named = ", ".join(f"{title(due.what)} {shortage(state, due)}" for due in dues)
    return [Text.assemble(("wonders too dear now: ", "muted"), (named, "refusal"))]


def number_cell(action: int, number: dict[int, int]) -> Text:
    return Text.assemble((f"{number[action]:2}", "you"))


def build_cell(state: DuelState, action: int, number: dict[int, int]) -> Text:
    """The number of the option, its price, and what it is made of."""
    due = state.payment(action)
    assert due is not None
    if action not in number:
        return Text.assemble((" ✗ ", "refusal"), (shortage(state, due), "refusal"), (f" of {due.total}", "muted"))
    cell = number_cell(action, number)
    cell.append(f" {price(due)}", style="coin" if due.total else "good")
    if due.total and due.purchase:
        cell.append(f"  {due.sentence()}", style="muted")
    elif due.chain:
        cell.append(f"  by chain from {plain(due.chain)}", style="muted")
    return cell


def discard_cell(state: DuelState, action: int, number: dict[int, int]) -> Text:
    """The number of the option and the coins that the bank pays."""
    cell = number_cell(action, number)
    cell.append(f" +{coins_for_discarding(state, action)}{COIN}", style="coin")
    return cell


def coins_for_discarding(state: DuelState, action: int) -> int:
    """What the bank pays for the card, by the engine's own word."""
    after = state.copy()
    after.events = []
    after.play(action)
    return sum(event.coins for event in after.events if isinstance(event, CoinsMoved) and event.why == "sale")


def wonder_heading(state: DuelState, action: int) -> Text:
    """A wonder, its last word on a line of its own, and what it costs now."""
    due = state.payment(action)
    assert due is not None
    name = "\n".join(title(due.what).rsplit(" ", 1))
    return Text.assemble((f"{name}\n", "bold"), (price(due), "coin" if due.total else "good"))


def price(due: Payment) -> str:
    return f"{due.total}{COIN}" if due.total else "free"


def shortage(state: DuelState, due: Payment) -> str:
    return f"{due.total - state.view(state.actor).cities[state.actor].coins}{COIN} short"


# ---- the other questions


def answer_options(state: DuelState, names: Names) -> Table:
    """The answers to any question but a turn, each with what it brings."""
    rows = []
    for action in state.legal():
        text = state.text(action)
        verb, _, thing = text.partition(" ")
        rows.append((f"{verb} {plain(thing)}", remark(verb, thing, names)))
    return numbered_list(rows)


def remark(verb: str, thing: str, names: Names) -> str:
    """What an answer brings."""
    if verb == "draft":
        wonder = words.WONDER[thing]
        return f"{words.long_wonder(wonder)} — costs {words.long_cost(wonder.cost)}"
    if verb in ("take", "keep"):
        return words.TOKEN_WORDS[thing]
    if verb in ("restore", "destroy"):
        card = CARD[thing]
        return f"{words.KINDS[card.colour]}: {words.long_gift(card)}"
    return f"{names(int(thing))} first"


# ---- why, and why not


def explain(state: DuelState, action: int, names: Names) -> RenderableType:
    """The refusal if there is one, then what the action costs, unit by unit, and what it gives."""
    refusal = state.why_not(action)
    parts: list[RenderableType] = []
    if refusal is not None:
        parts.append(Text(words.refusal_sentence(refusal), style="refusal"))
    due = state.payment(action)
    if due is not None:
        parts.append(payment_table(due, names(1 - state.actor)))
    verb, _, thing = state.text(action).partition(" ")
    parts += [Text(f"{verb} {plain(thing)}: {gives}") for gives in [gift(state, action, verb, thing, names)] if gives]
    return Group(*parts)


def gift(state: DuelState, action: int, verb: str, thing: str, names: Names) -> str:
    """What the action brings, in words; nothing to say of a card that lies face down."""
    if verb == "build":
        return words.long_gift(CARD[thing]) if thing in CARD else ""
    if verb == "discard":
        legal = action in state.legal()
        return f"the bank pays {counted(coins_for_discarding(state, action), 'coin')} (D6.1)" if legal else ""
    if verb == "wonder":
        wonder = words.WONDER.get(thing.partition(" ")[0])
        return words.long_wonder(wonder) if wonder else ""
    return remark(verb, thing, names)


def payment_table(due: Payment, opponent: str) -> Table:
    """One line a unit: where it comes from and what it costs."""
    table = Table(box=None, padding=(0, 2), show_header=False)
    table.add_column(style="muted")
    table.add_column()
    table.add_column(justify="right", style="coin")
    if due.chain:
        table.add_row("chain", f"free, for {plain(due.chain)} stands in the city (D5.8)", "0")
    if due.coins:
        table.add_row("coins", "printed on the card", str(due.coins))
    for unit in due.units:
        table.add_row(unit.resource, source(unit, opponent), str(unit.price))
    table.add_row("", Text(f"{plain(due.what)} costs", style="bold"), Text(counted(due.total, "coin"), style="bold"))
    return table


def source(unit: Unit, opponent: str) -> str:
    """How a unit is come by."""
    if unit.how == "produced":
        return f"from {plain(unit.source)}"
    if unit.how == "choice":
        return f"chosen from {plain(unit.source)} (D5.4)"
    if unit.how == "reduction":
        return f"saved by {title(unit.source)} (D9.2)"
    if unit.source:
        return f"bought: {plain(unit.source)} fixes the price (D5.5)"
    made = f" + {unit.opponent} that {opponent} can make" if unit.opponent else ""
    return f"bought from the bank: 2{made} (D5.5)"
