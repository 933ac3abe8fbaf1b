"""What a player of Duel can do now, with every price explained."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....core.contract.move import Move
from ....games.duel.facts import TOKENS
from ....games.duel.rules.actions import BUILD, DISCARD, WAY_OF, WAYS, WONDER
from ....games.duel.rules.state import DuelState
from ....games.duel.words.events import CoinsMoved
from ....games.duel.words.payment import Payment, Unit
from ....locale.sentences import sum_told
from ..plain_table import numbered_list
from ..voice import Voice
from .layout import chip
from .signs import CARD, CHAIN, COIN, Signs
from .signs import WONDER as WONDERS

LONGEST_WORD = 12  # Moneylenders
TOKEN = {token.id for token in TOKENS}
BRINGS = {"draft": "wonder", "take": "token", "keep": "token", "restore": "card", "destroy": "card"}


def action_words(state: DuelState, action: int, voice: Voice) -> str:
    """An action as people read it. A face-down card has no name."""
    move, due = state.move(action), state.payment(action)
    coins = due.total if due else coins_for_discarding(state, action) if move.verb == "discard" else 0
    args = {kind: object_words(kind, what, voice) for kind, what in move.objects.items()}
    return voice(f"action-{move.verb}", coins=coins, **args)


def object_words(kind: str, what: int | str, voice: Voice) -> str:
    """The object of an action, in the reader's words."""
    if kind == "seat":
        return voice.names(int(what))
    return str(what) if kind in ("slot", "place") else named(str(what), voice)


def named(thing: str, voice: Voice) -> str:
    """A card, wonder or token by name."""
    for family, known in (("card", CARD.keys()), ("wonder", WONDERS.keys()), ("token", TOKEN)):
        if thing in known:
            return voice(f"{family}-{thing}")
    return voice("duel-face-down")


def turn_options(state: DuelState, signs: Signs) -> RenderableType:
    """A row for each available card, a column for each way to use it. Wonders that are too expensive are named below,
    with the coins they lack."""
    seat, voice = state.actor, signs.voice
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
    table.add_column("", min_width=LONGEST_WORD)
    table.add_column(voice("page-build"))
    table.add_column(voice("page-discard"), no_wrap=True)
    for action in payable:
        table.add_column(wonder_heading(state, action, voice), justify="center")
    for slot in slots:
        first = WAYS * slot.slot
        cells = [build_cell(state, first + BUILD, number, voice), discard_cell(state, first + DISCARD, number)]
        cells += [number_cell(first + WAY_OF[action], number) for action in payable]
        table.add_row(chip(CARD[slot.card].colour, signs), Text(voice(f"card-{slot.card}"), style="bold"), *cells)
    return Group(table, *too_dear(state, [action for action in unbuilt if action not in number], voice))


def too_dear(state: DuelState, actions: list[int], voice: Voice) -> list[Text]:
    """The wonders that are too expensive now, if there are any."""
    dues = [due for action in actions if (due := state.payment(action))]
    if not dues:
        return []
    named = ", ".join(f"{voice(f'wonder-{due.what}')} ({shortage(state, due, voice)})" for due in dues)
    return [Text.assemble((f"{voice('terminal-duel-too-dear')} ", "muted"), (named, "refusal"))]


def number_cell(action: int, number: dict[int, int]) -> Text:
    return Text.assemble((f"{number[action]:2}", "you"))


def build_cell(state: DuelState, action: int, number: dict[int, int], voice: Voice) -> Text:
    """The number of the option, its price, and how the price is made up."""
    due = state.payment(action)
    assert due is not None
    if action not in number:
        short = shortage(state, due, voice)
        return Text.assemble((" ✗ ", "refusal"), (short, "refusal"), (f" ({due.total}{COIN})", "muted"))
    cell = number_cell(action, number)
    cell.append(f" {price(due, voice)}", style="coin" if due.total else "good")
    if due.total and due.purchase:
        how = sum_told(voice.words, "price", due.parts())
        cell.append(f"  {how}", style="muted")
    elif due.chain:
        cell.append(f"  {CHAIN} {voice(f'card-{due.chain}')}", style="muted")
    return cell


def discard_cell(state: DuelState, action: int, number: dict[int, int]) -> Text:
    """The number of the option and the coins that the bank pays."""
    cell = number_cell(action, number)
    cell.append(f" +{coins_for_discarding(state, action)}{COIN}", style="coin")
    return cell


def coins_for_discarding(state: DuelState, action: int) -> int:
    """The coins that the bank pays for the card according to the engine; 0 if it cannot be taken."""
    if state.why_not(action) is not None:
        return 0
    after = state.copy()
    after.events = []
    after.play(action)
    return sum(event.coins for event in after.events if isinstance(event, CoinsMoved) and event.why == "sale")


def wonder_heading(state: DuelState, action: int, voice: Voice) -> Text:
    """A wonder, its last word on a line of its own, and what it costs now."""
    due = state.payment(action)
    assert due is not None
    name = "\n".join(voice(f"wonder-{due.what}").rsplit(" ", 1))
    return Text.assemble((f"{name}\n", "bold"), (price(due, voice), "coin" if due.total else "good"))


def price(due: Payment, voice: Voice) -> str:
    return f"{due.total}{COIN}" if due.total else voice("page-free")


def shortage(state: DuelState, due: Payment, voice: Voice) -> str:
    short = due.total - state.view(state.actor).cities[state.actor].coins
    return voice("page-short", coins=f"{short}{COIN}")


# ---- the other questions


def answer_options(state: DuelState, voice: Voice) -> Table:
    """The answers to any question other than a turn, each with what it brings."""
    rows = []
    for action in state.legal():
        rows.append((action_words(state, action, voice), remark(state.move(action), voice)))
    return numbered_list(rows)


def remark(move: Move, voice: Voice) -> str:
    """What an answer brings."""
    if move.verb not in BRINGS:
        return ""
    kind = BRINGS[move.verb]
    thing = str(move.objects[kind])
    price = f"{voice('rules-price')}: {voice.price(kind, thing)}. " if move.verb == "draft" else ""
    return price + voice.effects(kind, thing)


# ---- what it costs and gives


def explain(state: DuelState, action: int, voice: Voice) -> list[RenderableType]:
    """What the action is, what it costs unit by unit, and what it gives; empty for a face-down card."""
    move = state.move(action)
    if move.objects.get("card") == "":
        return []
    due = state.payment(action)
    parts: list[RenderableType] = [payment_table(due, voice)] if due is not None else []
    if state.why_not(action) is None:
        parts.append(Text(action_words(state, action, voice), style="bold"))
    told = voice.effects("card", str(move.objects["card"])) if move.verb == "build" else remark(move, voice)
    if move.verb == "wonder" and move.objects["wonder"]:
        told = voice.effects("wonder", str(move.objects["wonder"]))
    return [*parts, Text(told)] if told else parts


def payment_table(due: Payment, voice: Voice) -> Table:
    """A line for each unit: where it comes from, what it costs, and the rule."""
    table = Table(box=None, padding=(0, 2), show_header=False)
    table.add_column()
    table.add_column(justify="right", style="coin")
    table.add_column(style="muted")
    if due.chain:
        table.add_row(voice("payment-chain", card=voice(f"card-{due.chain}")), "0", voice("payment-chain.rule"))
    if due.coins:
        table.add_row(voice("payment-coins", coins=due.coins), str(due.coins))
    for unit in due.units:
        told, rule = source(unit, voice)
        table.add_row(told, str(unit.price), rule)
    table.add_row(Text(voice("payment-total", coins=due.total), style="bold"), Text(str(due.total), style="bold"))
    return table


def source(unit: Unit, voice: Voice) -> tuple[str, str]:
    """How a unit is obtained, and the rule for it."""
    id = "payment-bought-fixed" if unit.how == "bought" and unit.source else f"payment-{unit.how}"
    args = {"coins": unit.price, "opponent": unit.opponent, "source": named(unit.source, voice) if unit.source else ""}
    rule = voice(f"{id}.rule") if voice.words.has_attribute(f"{id}.rule") else ""
    return voice(id, resource=voice.name("resource", unit.resource), **args), rule
