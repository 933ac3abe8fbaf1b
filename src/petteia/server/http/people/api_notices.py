"""HTTP: how somebody wants to be notified of turns."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final
from zoneinfo import available_timezones

import msgspec
from litestar import Controller, Request, delete, get, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ....locale import words
from ... import catalogue
from ...errors import Code, Problem
from ...outward import LONGEST
from ...people.push import LONGEST_KEY, Push
from ...people.recovery import Recovery
from ...people.sessions import COOKIE, secret_hash
from ...store import pushes, turns
from ...store.pushes import Browser, Subscription
from ...store.store import Store
from ...store.turns import Minute, Silence, Wishes
from ..web import NOT_KEPT, AllAccounts, AllLimits, Someone
from .api_accounts import PERSON_ONLY
from .api_recovery import LanguageText

MOST_SILENCES: Final = 200


class NoticeWishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether I want mail when games over days are waiting for my move, and my quiet hours: from and until, in minutes
    of the day in my time zone. If both are the same, notices may come at any time. `silences` are the games that I do
    not want to hear of by mail or by push."""

    mail: bool
    language: LanguageText
    zone: Annotated[str, Meta(max_length=60, description="as the IANA names it: Europe/Prague; an unknown one is UTC")]
    quiet_from: Minute
    quiet_until: Minute
    silences: Annotated[list[Silence], Meta(max_length=MOST_SILENCES)] = []


class Notices(msgspec.Struct, frozen=True):
    """How I am notified; whether this server sends mail (`server`), and whether it can send mail to me (`possible`).
    `key` is what a browser needs to subscribe, empty if this server does not notify browsers; `browsers` are mine that
    are subscribed."""

    wishes: NoticeWishes
    server: bool
    possible: bool
    key: str
    browsers: list[Browser]


class NewBrowser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's push subscription. `before` is its former endpoint, if the push service has given it a new one."""

    endpoint: Annotated[str, Meta(max_length=LONGEST)]
    p256dh: Annotated[str, Meta(max_length=LONGEST_KEY)]
    auth: Annotated[str, Meta(max_length=LONGEST_KEY)]
    before: Annotated[str, Meta(max_length=LONGEST)] = ""


class NewBrowserId(msgspec.Struct, frozen=True):
    """The id by which a browser is unsubscribed."""

    id: str


class NoticesApi(Controller):
    """Notices of turns."""

    path = "/api"
    tags = ("accounts",)
    response_headers = NOT_KEPT

    @get("/account/notices", refuses=PERSON_ONLY)
    async def notices(self, state: State, someone: Someone) -> Notices:
        """How I am notified that games are waiting for my move."""
        someone.need_account()
        store: Store = state.store
        recovery: Recovery = state.recovery
        push: Push = state.push
        wishes = await store.read(partial(turns.wishes_of, user=someone.user))
        mail, _ = await recovery.mail_of(someone)
        wished = msgspec.convert(msgspec.structs.asdict(wishes), NoticeWishes, from_attributes=True)
        return Notices(
            wished,
            recovery.post.is_there,
            mail is not None and recovery.post.is_there,
            await push.public_key() if push.is_there else "",
            await store.read(partial(pushes.browsers_of, user=someone.user)),
        )

    @put("/account/notices", status_code=204, refuses=PERSON_ONLY)
    async def wish(self, data: JSONBody[NoticeWishes], state: State, someone: Someone) -> None:
        """Set how I want to be notified."""
        someone.need_account()
        language = words(data.language).language
        zone = data.zone if data.zone in available_timezones() else "UTC"
        silences = [one for one in data.silences if one.game in catalogue.games()]
        wishes = Wishes(data.mail, language, zone, data.quiet_from, data.quiet_until, silences)
        store: Store = state.store
        await store.write(partial(turns.save_wishes, user=someone.user, wishes=wishes))

    @put("/account/push", refuses=(*PERSON_ONLY, Code.BAD_ADDRESS, Code.NOT_FOUND))
    async def subscribe(
        self,
        data: JSONBody[NewBrowser],
        request: Request[Any, Any, Any],
        state: State,
        someone: Someone,
        accounts: AllAccounts,
        limits: AllLimits,
    ) -> NewBrowserId:
        """Notify this browser, for as long as I am signed in here."""
        someone.need_account()
        limits.check("push", someone.user)
        push: Push = state.push
        if not push.is_there:
            raise Problem(Code.NOT_FOUND, "This server sends no notices to browsers")
        to = Subscription(data.endpoint, data.p256dh, data.auth)
        push.check(to)
        session = secret_hash(request.cookies.get(COOKIE, ""))
        store: Store = state.store
        work = partial(
            pushes.subscribe, user=someone.user, session=session, to=to, now=accounts.now(), before=data.before
        )
        return NewBrowserId(await store.write(work))

    @delete("/account/push/{id:str}", status_code=204, refuses=(*PERSON_ONLY, Code.NOT_FOUND))
    async def unsubscribe(self, id: FromPath[str], state: State, someone: Someone) -> None:
        """Stop notifying one of my browsers."""
        someone.need_account()
        store: Store = state.store
        if not await store.write(partial(pushes.unsubscribe, user=someone.user, id=id)):
            raise Problem(Code.NOT_FOUND, "None of your browsers has this id")
