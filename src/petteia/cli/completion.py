"""Shell completion: games, bots and options, offered when somebody presses Tab.

For bash, `eval "$(_PETTEIA_COMPLETE=bash_source petteia)"`; zsh and fish likewise.
"""

from __future__ import annotations

import click
from click.shell_completion import CompletionItem

from ..bots import bot_names
from ..core.contract.game import Game
from ..core.contract.registry import all_games
from ..locale import about_option, title, words
from .wording import spoken


def complete_game(ctx: click.Context, param: click.Parameter, begun: str) -> list[CompletionItem]:
    """Games by id."""
    return [CompletionItem(id, help=title(spoken(), id)) for id in all_games() if id.startswith(begun)]


def game_of(ctx: click.Context) -> Game | None:
    """The game named so far in the line; after an option without its value, words have not been parsed yet."""
    named = ctx.params.get("game")
    known = all_games()
    return named if isinstance(named, Game) else next((known[word] for word in ctx.args if word in known), None)


def complete_bots(ctx: click.Context, param: click.Parameter, begun: str) -> list[CompletionItem]:
    """Bots by name, after those that are already in the list."""
    game = game_of(ctx)
    before, comma, last = begun.rpartition(",")
    names = [] if game is None else bot_names(game.id)
    return [CompletionItem(f"{before}{comma}{name}") for name in names if name.startswith(last)]


def complete_option(ctx: click.Context, param: click.Parameter, begun: str) -> list[CompletionItem]:
    """Options of the game with their choices."""
    game = game_of(ctx)
    options = () if game is None else game.options
    own = words(spoken(), game.id if game else "")
    found = [(f"{option.name}={choice}", about_option(own, option)) for option in options for choice in option.choices]
    return [CompletionItem(word, help=about) for word, about in found if word.startswith(begun)]
