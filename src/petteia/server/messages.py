"""Every message between a table and whoever looks at it, as typed data; docs/protocol.md tells the story around them.

`docs/protocol.schema.json` and the page's types are generated from here by `python -m petteia.server.schema_export`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

PROTOCOL: Final = 1
LONGEST_CHAT: Final = 500
LONGEST_SEED: Final = 128
MOST_EXPLAINED: Final = 512
LARGEST_MESSAGE: Final = 16_384  # bytes that a client may send at once

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=10_000_000, description="how many entries the log has before this one")]
Action = Annotated[int, Meta(ge=0, le=1_000_000)]
Ticket = Annotated[str, Meta(max_length=64, description="chosen by the client, comes back in the answer")]


class Message(Struct, frozen=True, tag_field="t", omit_defaults=False):
    """A JSON object whose field "t" says what it is."""


# ---- what a client says


class Hello(Message, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message, and again whenever the client has lost the thread: answered with `table` and `state`."""

    protocol: int
    have: Annotated[
        int, Meta(ge=-1, le=10_000_000, description="the number of the last entry it has; -1 for none")
    ] = -1


class Look(Message, frozen=True, tag="look", forbid_unknown_fields=True):
    """Several seats at one screen: the player of that seat sits in front of it now. Without a seat, nobody does."""

    seat: SeatNumber | None = None


class Act(Message, frozen=True, tag="act", forbid_unknown_fields=True):
    """Take an action as entry `n`. The same action under the same number again is answered with `ok` again."""

    n: Number
    action: Action


class Explain(Message, frozen=True, tag="explain", forbid_unknown_fields=True):
    """What actions cost and why they are not possible; without actions, all that could be meant now."""

    ticket: Ticket
    actions: Annotated[list[Action], Meta(max_length=MOST_EXPLAINED)] | None = None


class Undo(Message, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take the own last action back: at once within the limit, beyond it if all others agree."""

    n: Number


class UndoAnswer(Message, frozen=True, tag="undo_answer", forbid_unknown_fields=True):
    """Whether another's request to take an action back is agreed to."""

    agree: bool


class Resign(Message, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give the game up. Where more than two sides play, a bot plays the seat to the end."""

    seat: SeatNumber | None = None


class Chat(Message, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    ticket: Ticket = ""


class Rematch(Message, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """After the end: offer another game, or accept the offer."""


class TakeSeat(Message, frozen=True, tag="take_seat", forbid_unknown_fields=True):
    """Sit down on an open seat, or take one's own back from the bot that plays it."""

    seat: SeatNumber


class LeaveSeat(Message, frozen=True, tag="leave_seat", forbid_unknown_fields=True):
    """Stand up before the game begins; once it has begun, a bot plays the seat until it is taken back."""

    seat: SeatNumber


class Seed(Message, frozen=True, tag="seed", forbid_unknown_fields=True):
    """Words of one's own that are mixed into all chance of the game, until it begins."""

    text: Annotated[str, Meta(max_length=LONGEST_SEED)]


class Ping(Message, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


ClientMessage = (
    Hello | Look | Act | Explain | Undo | UndoAnswer | Resign | Chat | Rematch | TakeSeat | LeaveSeat | Seed | Ping
)


# ---- what a table consists of


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time there is: seconds for each turn, and a bank for whoever needs longer. Both 0: no clock."""

    move: Annotated[int, Meta(ge=0, le=14 * 86_400)] = 0
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Seat(Struct, frozen=True):
    """Who sits there. A `bot` at a person's seat plays on for him until he takes it back."""

    kind: Literal["person", "bot", "open"]
    user: str
    name: str
    bot: str
    rating: int | None
    present: bool
    resigned: bool


class Fairness(Struct, frozen=True):
    """The pledge of all chance: hashes of the house's secret and of each player's seed, these from the start on.
    After the end, what was pledged, so that everybody can check."""

    house: str
    players: list[str]
    secret: str
    seeds: list[str]


class Outcome(Struct, frozen=True):
    """How the game ended: by the rules, or because somebody gave it up."""

    winners: list[int]
    reason: str
    scores: list[dict[str, int]]


class TableInfo(Struct, frozen=True):
    """Everything about a table but the game itself."""

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
    pace: Pace
    delay: int
    spectators: int
    your_seats: list[int]
    undo_asked_by: int | None
    rematch_offers: list[int]
    rematch: str
    fairness: Fairness
    result: Outcome | None


class Choice(Struct, frozen=True):
    """A legal action."""

    action: int
    text: str


class Ask(Struct, frozen=True):
    """A question to the one who reads this."""

    seat: int
    question: str
    actions: list[Choice]


class Entry(Struct, frozen=True):
    """An entry of the log. `actor` is -1 for chance. An action that the reader may not know is -1 without text."""

    n: int
    kind: Literal["action", "undo", "resign"]
    actor: int
    action: int
    text: str
    events: list[dict[str, Any]]


class Clock(Struct, frozen=True):
    """Seconds left: for this turn, then in the bank. `running` for the one who is asked."""

    seat: int
    move: float
    bank: float
    running: bool


class RefusalText(Struct, frozen=True):
    """Why not: the rule, a message with its arguments for translation, and the sentence in English."""

    rule: str
    key: str
    args: dict[str, int | str]
    text: str


class Explanation(Struct, frozen=True):
    """One action explained: why it is not legal, what it costs unit by unit, and how one would stand after it."""

    action: int
    text: str
    legal: bool
    refusal: RefusalText | None
    payment: dict[str, Any] | None
    prospect: dict[str, Any] | None


# ---- what the server says


class TableMessage(Message, frozen=True, tag="table"):
    """Sent whenever anything in it changes."""

    info: TableInfo


class StateMessage(Message, frozen=True, tag="state"):
    """The whole position after `n` entries; `log` holds those that the client lacks. `undo` is how many of his actions
    the reader may take back without asking, `may_ask` whether the others can be asked beyond that, `hand_over` a seat
    of his whose view waits until he says `look`."""

    n: int
    view: Any
    ask: Ask | None
    undo: int
    may_ask: bool
    hand_over: int | None
    clocks: list[Clock]
    log: list[Entry]


class Played(Message, frozen=True, tag="played"):
    """Something happened: an action and the chance that followed. There are `n` entries now; a client that lacks one
    before the first of these says `hello` again, and one that has them all ignores the message."""

    n: int
    entries: list[Entry]
    view: Any
    ask: Ask | None
    undo: int
    may_ask: bool
    hand_over: int | None
    clocks: list[Clock]


class Ok(Message, frozen=True, tag="ok"):
    """The action stands in the log as entry `n`, safely stored."""

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
    """Entry `n` is another one already; the current `state` follows."""

    n: int


class Explained(Message, frozen=True, tag="explained"):
    """The answer to `explain`, for the position after `n` entries."""

    ticket: str
    n: int
    answers: list[Explanation]


class Said(Message, frozen=True, tag="chat"):
    """Somebody said something, as number `id` at this table. Plain text: whoever shows it escapes it."""

    id: int
    user: str
    name: str
    seat: int | None
    text: str
    at: int
    ticket: str


class Error(Message, frozen=True, tag="error"):
    """Something that was asked for is not possible; `code` names the message for translation."""

    code: str
    text: str


class Pong(Message, frozen=True, tag="pong"):
    """Here I am."""


ServerMessage = TableMessage | StateMessage | Played | Ok | Refused | Conflict | Explained | Said | Error | Pong

DECODER: Final = msgspec.json.Decoder(ClientMessage)
ENCODER: Final = msgspec.json.Encoder()


class BadMessage(ValueError):
    """What a client sent is no message; says what is wrong with it."""


def read_message(frame: str | bytes) -> ClientMessage:
    """The message in a frame."""
    if len(frame) > LARGEST_MESSAGE:
        raise BadMessage(f"a message has at most {LARGEST_MESSAGE} bytes")
    try:
        message: ClientMessage = DECODER.decode(frame)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)) from None
    return message
