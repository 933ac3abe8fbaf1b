"""What a link shows where somebody posts it: the game, the players, and a picture, of the position once there is one.
It contains nothing that the link does not show to anybody who opens it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from html import escape
from typing import Final

from ...bots import characters
from ...core.contract.registry import all_games
from ...locale import Words, about, bot_name, languages, title, words
from ..people.guests import said_name
from ..table.header import Chair, Header
from .pictures import SIZE as DRAWN_SIZE
from .pictures import problem_of

SITE: Final = "Petteia"
PICTURE: Final = "preview-"  # the beginning of the names of pictures; the id of a game follows, or `house`
HOUSE: Final = "house"
SIZE: Final = (1200, 630)


@dataclass(frozen=True)
class Preview:
    """What a link to a place on the page shows. `drawn` is the path of a picture of its position, below the page's
    address; `private` keeps it from search engines."""

    title: str
    about: str
    picture: str = HOUSE
    private: bool = False
    drawn: str = ""


class Pictures:
    """The pictures that were built, by the id of their game."""

    def __init__(self, assets: Iterable[str]) -> None:
        built = (name for name in assets if name.startswith(PICTURE) and name.endswith(".png"))
        self.names = {name.removeprefix(PICTURE).partition("-")[0]: name for name in built}

    def of(self, picture: str) -> str:
        """The name of the file; the house's for a game without one, "" if there is none at all."""
        return self.names.get(picture) or self.names.get(HOUSE, "")


def tags(preview: Preview, language: str, address: str, path: str, pictures: Pictures) -> str:
    """The preview as part of a document's head. `address` is the page's, `path` that of the place on it."""
    built = pictures.of(preview.picture)
    picture = preview.drawn or (f"/assets/{built}" if built else "")
    told = {
        "og:site_name": SITE,
        "og:type": "website",
        "og:locale": language,
        "og:title": preview.title,
        "og:description": preview.about,
        "og:url": f"{address}{path}",
    }
    if picture:
        width, height = DRAWN_SIZE if preview.drawn else SIZE
        told |= {
            "og:image": f"{address}{picture}",
            "og:image:width": f"{width}",
            "og:image:height": f"{height}",
        }
    properties = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
    names = {"description": preview.about, "twitter:card": "summary_large_image"}
    if preview.private:
        names["robots"] = "noindex"
    named = [f'<meta name="{name}" content="{escape(text)}" />' for name, text in names.items()]
    return "\n    ".join((f"<title>{escape(preview.title)}</title>", *named, *properties))


def reader_language(accepted: str) -> str:
    """The first of the languages a browser accepts that we speak; English if none."""
    for wanted in accepted[:200].split(","):
        short = wanted.strip().lower().partition(";")[0].partition("-")[0]
        if short in languages():
            return short
    return words("").language


@cache
def of_house(language: str) -> Preview:
    """The preview of any place without one of its own."""
    return Preview(SITE, words(language, "preview").format("page-lead"))


def of_game(language: str, game: str) -> Preview:
    """The preview of a game's rules pages; for an unknown game, the house's."""
    if game not in all_games():
        return of_house(language)
    return Preview(f"{title(language, game)} · {SITE}", about(language, game), game)


def of_table(language: str, header: Header) -> Preview:
    """The preview of a table: who sits there, and what a visitor can do."""
    speak = words(language, "preview")
    names = ", ".join(name_of(speak, header.game, chair) for chair in header.chairs if chair.kind != "open")
    free = sum(chair.kind == "open" for chair in header.chairs)
    if header.status == "over":
        told = speak.format("preview-over", names=names)
    elif header.status == "waiting" and free:
        told = speak.format("preview-waiting", names=names, free=free)
    else:
        told = speak.format("preview-playing", names=names)
    drawn = "" if header.status == "waiting" else f"/t/{header.id}/picture.png"
    return Preview(f"{title(language, header.game)} · {SITE}", told, header.game, private=True, drawn=drawn)


def of_problem(language: str, game: str, id: str) -> Preview:
    """The preview of a problem; for an unknown one, the house's."""
    found = problem_of(game, id)
    if found is None:
        return of_house(language)
    told = words(language, "preview").format("preview-problem", rating=f"{found.rating}")
    return Preview(f"{title(language, game)} · {SITE}", told, game, drawn=f"/problems/{game}/{id}/picture.png")


def name_of(speak: Words, game: str, chair: Chair) -> str:
    """The name of whoever has a seat in a game, in that language."""
    if chair.kind == "bot":
        house = speak.format(f"bot-{chair.bot}") if speak.has(f"bot-{chair.bot}") else ""
        return bot_name(speak.language, game, chair.bot) or house or chair.name or chair.bot
    return said_name(speak, chair.called or chair.name)


def read_everything() -> None:
    """Read everything that previews are made of, once; otherwise the first request would wait for it, and all tables
    with it."""
    for language in languages():
        of_house(language)
        for game in all_games():
            of_game(language, game)
            for one in characters(game):
                bot_name(language, game, one.id)
