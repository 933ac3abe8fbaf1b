"""Challenges at a table: the game played to meet one, and whether it has met its goals."""

from __future__ import annotations

from collections.abc import Callable

from ...core.contract.challenge import Challenge
from ...core.contract.game import Game
from ...core.records.judging import judged
from .course import Course
from .header import Chair, Header, deal_secret
from .messages import Attempt, Pace


def challenge_of(game: Game, id: str) -> Challenge | None:
    """The challenge of a game with that id."""
    return next((one for one in game.manifest.challenges if one.id == id), None)


def new_attempt(
    game: Game, challenge: Challenge, id: str, user: str, name: str, now: int, new_secret: Callable[[], bytes]
) -> Header:
    """A private table for somebody who takes up a challenge, against the challenge's own bots."""
    chairs = [Chair("bot", bot=bot) for bot in challenge.others]
    chairs.insert(challenge.seat, Chair("person", user, name))
    return Header(
        id=id,
        game=game.id,
        rules=game.version,
        options=game.check_options(dict(challenge.options)),
        chairs=tuple(chairs),
        host=user,
        public=False,
        rated=False,
        pace=Pace(),
        delay=0,
        created=now,
        secret=deal_secret(game.id, challenge.deal) if challenge.deal else new_secret(),
        attempt=Attempt(challenge.id),
    )


def judged_attempt(header: Header, course: Course) -> Attempt | None:
    """The attempt of a table whose game is over, with the goals it met. A player who resigned or was absent at the end
    has met none. If this release does not have the challenge, the attempt is returned as it was."""
    attempt = header.attempt
    challenge = None if attempt is None else challenge_of(course.game, attempt.challenge)
    if attempt is None or challenge is None:
        return attempt
    if header.chairs[challenge.seat].played_by_bot:
        return Attempt(attempt.challenge, [False] * len(challenge.goals))
    line = [row.action for row in course.line]
    return Attempt(attempt.challenge, judged(course.game, course.start(), line, challenge.seat, challenge.goals))
