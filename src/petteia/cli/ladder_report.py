"""A ladder as a self-contained page, which fetches nothing: a plot of the strengths, and who beats whom."""

from __future__ import annotations

from html import escape
from math import ceil, floor
from pathlib import Path

from ..arena.ladder import LadderPlan, Meeting, Rating, pair_share
from ..arena.seating import statuses_of
from ..core.contract.game import Game
from ..locale import Words, title, words

STYLE = """
:root { color-scheme: light dark; --ink: #1d2a35; --paper: #f7f3ea; --line: #cfc6b4; --accent: #1f6f8b }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e2d4; --paper: #0f1d28; --line: #33485a; --accent: #67b7d1 } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 56rem; padding: 0 1rem }
h1 { font-size: 1.5rem; margin-bottom: 0 } p { margin-top: .25rem; opacity: .8 }
svg { width: 100%; height: auto } text { fill: var(--ink); font-size: 13px }
.axis { stroke: var(--line) } .bar { stroke: var(--accent); stroke-width: 3 } .dot { fill: var(--accent) }
.table { overflow-x: auto } table { border-collapse: collapse } th, td { padding: .3rem .6rem; text-align: right }
th { font-weight: 600 } td { border: 1px solid var(--line) } td:first-child { border: 0; text-align: left }
pre { white-space: pre-wrap }
"""
WIDTH, LEFT, RIGHT, ROW, AXIS = 800, 190, 60, 34, 44
TICKS = (10, 20, 25, 50, 100, 200, 250, 500, 1000)  # possible Elo steps between two lines of the plot
MOST_LINES = 9


def write_report(
    path: Path,
    game: Game,
    plan: LadderPlan,
    rated: list[Rating],
    meetings: list[Meeting],
    command: str,
    today: str,
    language: str,
) -> None:
    """Write the page in that language."""
    own = words(language)
    rules = own.format("terminal-version", version=game.version)
    head = f"{own.format('terminal-ladder', seats=plan.seats, games=plan.games, seed=str(plan.seed))}, {rules}"
    called = escape(own.format("command-ladder-title", game=title(language, game.id)))
    path.write_text(
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{called}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>'
        f"<h1>{called}</h1><p>{escape(head)}; {escape(today)}</p><p><code>{escape(command)}</code></p>"
        f"{plot(rated, own)}<h2>{escape(own.format('command-ladder-pairs'))}</h2>"
        f"<p>{escape(own.format('command-ladder-shares'))}</p>"
        f"{matrix(rated, meetings, plan.seats, own)}{troubles(meetings, own)}</body></html>\n",
        encoding="utf-8",
    )


def ticks(low: float, high: float) -> list[int]:
    """Round numbers from below the lowest to above the highest, not too many."""
    step = next((tick for tick in TICKS if (high - low) / tick < MOST_LINES - 1), TICKS[-1])
    return list(range(step * floor(low / step), step * ceil(high / step) + step, step))


def plot(rated: list[Rating], own: Words) -> str:
    """Elo as dots with their intervals on an axis, the strongest on top."""
    lines = ticks(min(rating.low for rating in rated), max(rating.high for rating in rated))
    low, span = lines[0], max(lines[-1] - lines[0], 1)

    def x(elo: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (elo - low) / span

    bottom = ROW * len(rated) + 8
    drawn = [
        f'<line class="axis" x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="4" y2="{bottom}"/>'
        f'<text x="{x(tick):.1f}" y="{bottom + 16}" text-anchor="middle">{tick:+d}</text>'
        for tick in lines
    ]
    drawn.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{bottom + 34}" text-anchor="middle">Elo</text>')
    for number, rating in enumerate(rated):
        y = ROW * number + 20
        drawn.append(
            f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(rating.bot)}</text>'
            f'<line class="bar" x1="{x(rating.low):.1f}" x2="{x(rating.high):.1f}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot" cx="{x(rating.elo):.1f}" cy="{y}" r="6"/>'
            f'<text x="{WIDTH - 4}" y="{y + 4}" text-anchor="end">{rating.elo:+.0f}</text>'
        )
    label = escape(own.format("command-ladder-plot"))
    return f'<svg viewBox="0 0 {WIDTH} {bottom + AXIS}" role="img" aria-label="{label}">{"".join(drawn)}</svg>'


def matrix(rated: list[Rating], meetings: list[Meeting], seats: int, own: Words) -> str:
    """The share of victories that each row's bot scored against each column's, with its interval."""
    names = [rating.bot for rating in rated]
    met = {frozenset((game.first, game.second)) for game in meetings}
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    rows = []
    for one in names:
        cells = []
        for other in names:
            if frozenset((one, other)) not in met or one == other:
                cells.append("<td>–</td>")
                continue
            share = pair_share(one, other, meetings, seats)
            interval = f"{100 * share.low:.0f}–{100 * share.high:.0f}"
            won = own.format("command-ladder-share", share=100 * share.share)
            cells.append(f"<td>{won}<br><small>{interval}</small></td>")
        rows.append(f"<tr><td>{escape(one)}</td>{''.join(cells)}</tr>")
    return f'<div class="table"><table><tr><th></th>{head}</tr>{"".join(rows)}</table></div>'


def troubles(meetings: list[Meeting], own: Words) -> str:
    """Answers that could not be played, bot by bot; empty if there were none."""
    incidents = [one for game in meetings for one in game.incidents]
    if not incidents:
        return ""
    told = []
    for name, counted in statuses_of(incidents).items():
        first = next(one for one in incidents if one.bot == name)
        where = own.format("command-ladder-where", game=first.game + 1, actions=first.actions)
        numbers = ", ".join(f"{number} {status}" for status, number in counted.items())
        told.append(f"<h3>{escape(name)}: {numbers}</h3><p>{escape(where)}</p>")
        told.append(f"<pre>{escape(first.position)}\n{escape(first.problem)}</pre>")
    return f"<h2>{escape(own.format('command-ladder-troubles'))}</h2>{''.join(told)}"
