"""What commands say outside games: reports and errors, in the language of the person who typed the command."""

from __future__ import annotations

import os

import click

from ..locale import languages, preferred_language, problems, words

SPOKEN = "petteia.language"  # the key under which a command line remembers it
VARIABLE = "PETTEIA_LANGUAGE"


def remember(ctx: click.Context, param: click.Parameter, language: str) -> str:
    """The language that the command line names; from here on, everything is said in it."""
    ctx.meta[SPOKEN] = language
    return language


def spoken() -> str:
    """The reader's language: from the command line, or else from the environment."""
    ctx = click.get_current_context(silent=True)
    if ctx is not None and SPOKEN in ctx.meta:
        return str(ctx.meta[SPOKEN])
    named = os.environ.get(VARIABLE, "")
    return named if named in languages() else preferred_language(os.environ)


def say(id: str, **args: object) -> str:
    """A message of the house in the reader's language."""
    return words(spoken()).format(id, **args)


def told(error: Exception) -> str:
    """What went wrong, in the reader's language if the error has a message, otherwise in the error's own words."""
    return problems.told(error, spoken())
