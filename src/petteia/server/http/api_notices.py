"""HTTP: how somebody wants to be told that games wait."""

from __future__ import annotations

from functools import partial
from typing import Annotated
from zoneinfo import available_timezones

import msgspec
from litestar import Controller, get, put
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta

from ...locale import words
from ..people.recovery import Recovery
from ..store import turns
from ..store.store import Store
from ..store.turns import Minute, Wishes
from .api_accounts import PERSON_ONLY
from .api_recovery import LanguageText
from .web import NOT_KEPT, Someone


class NoticeWishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether I want mail when games of days wait for my move, and when not: from and until, in minutes of the day in
    my time zone. If both are the same, it may come at any time."""

    mail: bool
    language: LanguageText
    zone: Annotated[str, Meta(max_length=60, description="as the IANA names it: Europe/Prague; an unknown one is UTC")]
    quiet_from: Minute
    quiet_until: Minute


class Notices(msgspec.Struct, frozen=True):
    """How I am told; whether this server sends mail, and whether it can reach me: I have an address."""

    wishes: NoticeWishes
    server: bool
    possible: bool


class NoticesApi(Controller):
    """Being told that games wait."""

    path = "/api"
    tags = ("accounts",)
    response_headers = NOT_KEPT

    @get("/account/notices", refuses=PERSON_ONLY)
    async def notices(self, state: State, someone: Someone) -> Notices:
        """How I am told that games wait for my move."""
        someone.need_account()
        store: Store = state.store
        recovery: Recovery = state.recovery
        wishes = await store.read(partial(turns.wishes_of, user=someone.user))
        mail, _ = await recovery.mail_of(someone)
        wished = NoticeWishes(wishes.mail, wishes.language, wishes.zone, wishes.quiet_from, wishes.quiet_until)
        return Notices(wished, recovery.post.is_there, mail is not None and recovery.post.is_there)

    @put("/account/notices", status_code=204, refuses=PERSON_ONLY)
    async def wish(self, data: JSONBody[NoticeWishes], state: State, someone: Someone) -> None:
        """Say how I want to be told."""
        someone.need_account()
        language = words(data.language).language
        zone = data.zone if data.zone in available_timezones() else "UTC"
        wishes = Wishes(data.mail, language, zone, data.quiet_from, data.quiet_until)
        store: Store = state.store
        await store.write(partial(turns.save_wishes, user=someone.user, wishes=wishes))
