"""Every message between a table and its clients, as typed data; docs/protocol.md explains how they are used.

`docs/protocol.schema.json` and the page's types are generated from here by `python -m petteia.server.schema_export`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from ...core.records.fair import LONGEST_WORDS, RANDOM_DIGITS

PROTOCOL: Final = 2
LONGEST_CHAT: Final = 500
LARGEST_MESSAGE: Final = 16_384  # bytes that a client may send at once

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=10_000_000, description="how many entries the log has before this one")]
Action = Annotated[int, Meta(ge=0, le=1_000_000)]
Random = Annotated[
    str,
    Meta(pattern=f"^[0-9a-f]{{{RANDOM_DIGITS}}}$", description="32 random bytes of the client's own, in hexadecimal"),
]
Words = Annotated[
    str, Meta(max_length=LONGEST_WORDS, description=f"words beside them, at most {LONGEST_WORDS} bytes of UTF-8")
]
Ticket = Annotated[str, Meta(max_length=64, description="chosen by the client, returned in the answer")]


class Message(Struct, frozen=True, tag_field="t", omit_defaults=False):
    """A JSON object whose field "t" says what it is."""


# ---- what a client says


class Hello(Message, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message, and again whenever the client has lost track; answered with `table` and `state`. With
    `explain`, every further question says what each answer costs and leads to, and why others are not possible."""

    protocol: int
    have: Annotated[
        int, Meta(ge=-1, le=10_000_000, description="the number of the last entry it has; -1 for none")
    ] = -1
    explain: bool = False


class Look(Message, frozen=True, tag="look", forbid_unknown_fields=True):
    """When several seats share a screen: the player of this seat is in front of it now. Without a seat, nobody is."""

    seat: SeatNumber | None = None


class Act(Message, frozen=True, tag="act", forbid_unknown_fields=True):
    """Take an action as entry `n`. Sent again with the same number, it is answered with `ok` again."""

    n: Number
    action: Action


class Undo(Message, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Undo your last action: at once within the limit and while it is nobody else's turn, otherwise if all others
    agree."""

    n: Number


class UndoAnswer(Message, frozen=True, tag="undo_answer", forbid_unknown_fields=True):
    """Agree to another player's undo, or decline it."""

    agree: bool


class Resign(Message, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Resign. With more than two sides, a bot plays the seat to the end."""

    seat: SeatNumber | None = None


class Chat(Message, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    ticket: Ticket = ""


class Rematch(Message, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """After the game: offer a rematch, or accept the offer."""


class TakeSeat(Message, frozen=True, tag="take_seat", forbid_unknown_fields=True):
    """Sit down in a free seat, or take your own back from the bot that is playing it."""

    seat: SeatNumber


class LeaveSeat(Message, frozen=True, tag="leave_seat", forbid_unknown_fields=True):
    """Stand up before the game begins; once it has begun, a bot plays the seat until it is taken back."""

    seat: SeatNumber


class Seed(Message, frozen=True, tag="seed", forbid_unknown_fields=True):
    """Your share of the game's randomness, sent after seeing the house's hash and before the game begins."""

    random: Random
    words: Words = ""


class Ping(Message, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


ClientMessage = Hello | Look | Act | Undo | UndoAnswer | Resign | Chat | Rematch | TakeSeat | LeaveSeat | Seed | Ping


# ---- what a table consists of


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time players have: seconds for each turn, and a bank for those who need longer. Both 0: no clock."""

    move: Annotated[int, Meta(ge=0, le=14 * 86_400)] = 0
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Seat(Struct, frozen=True):
    """Who has the seat. A `bot` at a person's seat plays for them until they take it back."""

    kind: Literal["person", "bot", "open"]
    user: str
    name: str
    bot: str
    rating: int | None
    present: bool
    resigned: bool
    invited: bool  # a bot account that has not said yet whether it will play


class Fairness(Struct, frozen=True):
    """The pledge: hashes of the house's secret and of each player's seed, empty if the player gave none. After the
    game, the secret and the seeds themselves, so that everybody can check. Scheme 0: nothing is pledged, as in a lesson
    or an opened record."""

    scheme: int
    house: str
    players: list[str]
    secret: str
    seeds: list[str]


class Outcome(Struct, frozen=True):
    """How the game ended: by the rules, or because somebody resigned. An opened record may end before the game does."""

    winners: list[int]
    reason: str
    scores: list[dict[str, int]]


class Attempt(Struct, frozen=True):
    """An attempt at a challenge of the game, by the challenge's id. Once the game is over, `met` says for each goal
    whether it was reached."""

    challenge: str
    met: list[bool] | None = None


class TableInfo(Struct, frozen=True):
    """Everything about a table except the game itself."""

    id: str
    game: str
    rules: str
    options: dict[str, str]
    seats: list[Seat]
    status: Literal["waiting", "playing", "over"]
    host: str
    public: bool
    rated: bool
    lesson: bool  # a first game that teaches
    opened: bool  # a record that somebody opened, not a game played here
    source: str  # the table whose game it continues, "" for a game that begins at its start
    tournament: str  # the one it belongs to, or ""
    attempt: Attempt | None  # at a challenge
    pace: Pace
    delay: int  # seconds by which spectators are delayed
    chances: bool  # whether spectators are told them
    spectators: int
    your_seats: list[int]
    undo_asked_by: int | None
    rematch_offers: list[int]
    rematch: str
    fairness: Fairness
    result: Outcome | None


class RefusalText(Struct, frozen=True):
    """Why not: the rule, the message key with its arguments for translation, and the sentence in English."""

    rule: str
    key: str
    args: dict[str, int | str]
    text: str


class Choice(Struct, frozen=True, omit_defaults=True):
    """A legal action: its text, its verb and objects and, for clients that want explanations, what it costs, item by
    item, and where it would lead, if the game provides that."""

    action: int
    text: str
    verb: str
    objects: dict[str, int | str]
    payment: dict[str, Any] | None = None
    prospect: dict[str, Any] | None = None


class Impossible(Struct, frozen=True, omit_defaults=True):
    """An action that could be meant as an answer but is not legal: why not, and what it would cost."""

    action: int
    text: str
    verb: str
    objects: dict[str, int | str]
    refusal: RefusalText
    payment: dict[str, Any] | None = None


class Ask(Struct, frozen=True):
    """A question to the recipient. `impossible` is empty unless explanations were asked for."""

    seat: int
    question: str
    actions: list[Choice]
    impossible: list[Impossible]


class Entry(Struct, frozen=True):
    """An entry of the log. `actor` is -1 for chance. An action that the recipient may not know is -1, without text."""

    n: int
    kind: Literal["action", "undo", "resign"]
    actor: int
    action: int
    text: str
    events: list[dict[str, Any]]


class Clock(Struct, frozen=True):
    """Seconds left: for this turn, then in the bank. `running` for the active seat."""

    seat: int
    move: float
    bank: float
    running: bool


# ---- what the server says


class TableMessage(Message, frozen=True, tag="table"):
    """The table; sent whenever anything in it changes."""

    info: TableInfo


class StateMessage(Message, frozen=True, tag="state"):
    """The whole position after `n` entries; `log` has those that the client is missing. `undo` is how many actions the
    recipient may undo without asking, `may_ask` whether the others can be asked beyond that, `hand_over` one of the
    recipient's seats whose view waits for `look`."""

    n: int
    view: Any
    ask: Ask | None
    undo: int
    may_ask: bool
    hand_over: int | None
    clocks: list[Clock]
    log: list[Entry]


class Played(Message, frozen=True, tag="played"):
    """Something happened: an action and the chance that followed. There are `n` entries now; a client that is missing
    one before the first of these says `hello` again, and one that has them all ignores the message."""

    n: int
    entries: list[Entry]
    view: Any
    ask: Ask | None
    undo: int
    may_ask: bool
    hand_over: int | None
    clocks: list[Clock]


class Ok(Message, frozen=True, tag="ok"):
    """The action is in the log as entry `n`, safely stored."""

    n: int
    action: int


class Refused(Message, frozen=True, tag="refused"):
    """The action is not legal."""

    n: int
    rule: str
    key: str
    args: dict[str, int | str]
    text: str


class Conflict(Message, frozen=True, tag="conflict"):
    """Entry `n` is already something else; the current `state` follows."""

    n: int


class Said(Message, frozen=True, tag="chat"):
    """Somebody said something, as number `id` at this table. Plain text: escape it when you show it."""

    id: int
    user: str
    name: str
    seat: int | None
    text: str
    at: int
    ticket: str


class Error(Message, frozen=True, tag="error"):
    """A request is not possible; `code` names the message for translation. `request` lets the server's operator
    find it in the log."""

    code: str
    text: str
    request: str = ""


class Pong(Message, frozen=True, tag="pong"):
    """Here I am."""


ServerMessage = TableMessage | StateMessage | Played | Ok | Refused | Conflict | Said | Error | Pong

DECODER: Final = msgspec.json.Decoder(ClientMessage)
ENCODER: Final = msgspec.json.Encoder()


class BadMessage(ValueError):
    """A client sent something that is not a message; the text says what is wrong with it."""


def read_message(frame: str | bytes) -> ClientMessage:
    """The message in a frame."""
    if len(frame) > LARGEST_MESSAGE:
        raise BadMessage(f"a message has at most {LARGEST_MESSAGE} bytes")
    try:
        message: ClientMessage = DECODER.decode(frame)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)) from None
    return message
