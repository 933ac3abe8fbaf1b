"""The server's refusals as typed errors: `{"code": …, "text": …}`, with further fields for some codes.

The page translates the code (`error-<code>` in the locale files); the text is in English, for users of the API.
"""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import Any, Final

from litestar.exceptions import HTTPException


class Code(StrEnum):
    """Every error that the server can return."""

    # any request
    BAD_REQUEST = "bad_request"
    IMPOSSIBLE = "impossible"
    NOT_FOUND = "not_found"
    METHOD_NOT_ALLOWED = "method_not_allowed"
    TOO_LARGE = "too_large"
    TOO_MANY = "too_many"
    BUSY = "busy"
    FOREIGN_ORIGIN = "foreign_origin"
    INTERNAL = "internal"

    # who is asking
    SIGN_IN = "sign_in"
    WRONG_PASSWORD = "wrong_password"
    SCOPE = "scope"
    NAME_TAKEN = "name_taken"
    NAME_NOT_ALLOWED = "name_not_allowed"
    PASSWORD_TOO_SHORT = "password_too_short"
    PASSWORD_TOO_LONG = "password_too_long"
    PASSWORD_COMMON = "password_common"
    WRONG_CODE = "wrong_code"
    NO_MAIL = "no_mail"
    BAD_MAIL = "bad_mail"
    BAD_ADDRESS = "bad_address"
    BANNED = "banned"
    MUTED = "muted"
    BLOCKED = "blocked"
    MEMBERS_ONLY = "members_only"
    ADMINS_ONLY = "admins_only"
    PROTECTED = "protected"
    ALREADY_NAMED = "already_named"
    PEOPLE_ONLY = "people_only"
    BOTS_ONLY = "bots_only"
    TOO_MANY_TOKENS = "too_many_tokens"
    TOO_MANY_BOTS = "too_many_bots"
    NOT_YOUR_BOT = "not_your_bot"
    BOT_OFFLINE = "bot_offline"

    # what was played
    NO_GAME = "no_game"
    NOT_OVER = "not_over"
    OTHER_RULES = "other_rules"
    BAD_RECORD = "bad_record"
    NOT_YOUR_STUDY = "not_your_study"
    TOO_MANY_STUDIES = "too_many_studies"

    # tables
    NO_TABLE = "no_table"
    SET_ASIDE = "set_aside"
    MOVED = "moved"
    TABLE_FULL = "table_full"
    SEAT_TAKEN = "seat_taken"
    NO_SUCH_SEAT = "no_such_seat"
    NOT_YOUR_SEAT = "not_your_seat"
    OPEN_SEATS = "open_seats"
    BEGUN = "begun"
    NOT_HOST = "not_host"
    NOT_ASKED = "not_asked"
    NO_REMATCH = "no_rematch"
    REFUSED = "refused"
    CONFLICT = "conflict"
    NO_BOT = "no_bot"
    LESSON = "lesson"
    TOO_LATE = "too_late"
    BAD_SEED = "bad_seed"
    NO_PLAN = "no_plan"

    # tournaments
    TOO_MANY_TOURNAMENTS = "too_many_tournaments"
    ENTRY_CLOSED = "entry_closed"


STATUS: Final = {
    Code.BAD_REQUEST: 400,  # does not fit the description of the API
    Code.IMPOSSIBLE: 422,  # well-formed, but no game can be played like that
    Code.NOT_FOUND: 404,
    Code.METHOD_NOT_ALLOWED: 405,
    Code.TOO_LARGE: 413,
    Code.TOO_MANY: 429,
    Code.BUSY: 503,
    Code.FOREIGN_ORIGIN: 403,
    Code.INTERNAL: 500,
    Code.SIGN_IN: 401,
    Code.WRONG_PASSWORD: 403,
    Code.SCOPE: 403,
    Code.NAME_TAKEN: 409,
    Code.NAME_NOT_ALLOWED: 422,
    Code.PASSWORD_TOO_SHORT: 422,
    Code.PASSWORD_TOO_LONG: 422,
    Code.PASSWORD_COMMON: 422,
    Code.WRONG_CODE: 403,
    Code.NO_MAIL: 409,
    Code.BAD_MAIL: 422,
    Code.BAD_ADDRESS: 422,
    Code.BANNED: 403,
    Code.MUTED: 403,
    Code.BLOCKED: 403,
    Code.MEMBERS_ONLY: 403,
    Code.ADMINS_ONLY: 403,
    Code.PROTECTED: 409,
    Code.ALREADY_NAMED: 409,
    Code.PEOPLE_ONLY: 403,
    Code.BOTS_ONLY: 403,
    Code.TOO_MANY_TOKENS: 409,
    Code.TOO_MANY_BOTS: 409,
    Code.NOT_YOUR_BOT: 403,
    Code.BOT_OFFLINE: 409,
    Code.NO_GAME: 404,
    Code.NOT_OVER: 409,
    Code.OTHER_RULES: 409,
    Code.BAD_RECORD: 422,
    Code.NOT_YOUR_STUDY: 403,
    Code.TOO_MANY_STUDIES: 409,
    Code.NO_TABLE: 404,
    Code.SET_ASIDE: 409,
    Code.MOVED: 503,
    Code.TABLE_FULL: 503,
    Code.SEAT_TAKEN: 409,
    Code.NO_SUCH_SEAT: 404,
    Code.NOT_YOUR_SEAT: 403,
    Code.OPEN_SEATS: 409,
    Code.BEGUN: 409,
    Code.NOT_HOST: 403,
    Code.NOT_ASKED: 409,
    Code.NO_REMATCH: 409,
    Code.REFUSED: 422,
    Code.CONFLICT: 409,
    Code.NO_BOT: 422,
    Code.LESSON: 409,
    Code.TOO_LATE: 409,
    Code.BAD_SEED: 422,
    Code.NO_PLAN: 409,
    Code.TOO_MANY_TOURNAMENTS: 409,
    Code.ENTRY_CLOSED: 409,
}


class Problem(HTTPException):
    """A refused request; `details` are returned along with code and text."""

    def __init__(self, code: Code, text: str, **details: int | str) -> None:
        super().__init__(detail=text, status_code=STATUS[code])
        self.code = code
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        """Make it picklable, so that another process can refuse on our behalf."""
        return partial(Problem, self.code, self.detail, **self.details), ()

    def plain(self) -> dict[str, int | str]:
        """The body of the answer."""
        return {"code": self.code.value, "text": self.detail, **self.details}
