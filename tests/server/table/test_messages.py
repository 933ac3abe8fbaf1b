"""The messages: what is generated from them is current, and anything else that a client sends is just a bad message."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petteia.server.schema_export import files
from petteia.server.table import messages as m

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def test_schema_and_types_are_current() -> None:
    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, "run: python -m petteia.server.schema_export"


@pytest.mark.parametrize(
    "message",
    [
        m.Hello(m.PROTOCOL, 7),
        m.Look(1),
        m.Act(3, 20),
        m.Hello(m.PROTOCOL, 7, explain=True),
        m.Undo(3),
        m.UndoAnswer(True),
        m.Resign(),
        m.Chat("hello"),
        m.Rematch(),
        m.TakeSeat(1),
        m.LeaveSeat(0),
        m.Seed("0123456789abcdef" * 4, "x"),
        m.Ping(),
    ],
)
def test_a_message_survives_the_way(message: m.ClientMessage) -> None:
    assert m.read_message(m.ENCODER.encode(message)) == message


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"\xff\xfe",
        "[]",
        "{}",
        '{"t":"act"}',
        '{"t":"act","n":-1,"action":0}',
        '{"t":"act","n":0,"action":1e99}',
        '{"t":"act","n":0,"action":true}',
        '{"t":"act","n":0,"action":1,"more":1}',
        '{"t":"played","n":0}',
        '{"t":"chat","text":""}',
        json.dumps({"t": "chat", "text": "x" * (m.LONGEST_CHAT + 1)}),
        '{"t":"hello","protocol":2,"explain":"yes"}',
        "[" * 100_000,
        "[" * 10_000,
        '{"t":"ping"}' + " " * m.LARGEST_MESSAGE,
        '{"t":"chat","text":"\\ud800"}',
    ],
)
def test_nonsense_is_a_bad_message(frame: str | bytes) -> None:
    with pytest.raises(m.BadMessage):
        m.read_message(frame)


@settings(max_examples=100, derandomize=True, deadline=None)
@given(
    st.binary(max_size=80)
    | JSON.map(json.dumps)
    | st.fixed_dictionaries(
        {"t": st.sampled_from(["hello", "act", "look", "chat", "undo", "seed", "take_seat", "resign"])},
        optional=dict.fromkeys(("n", "action", "seat", "text", "explain", "ticket", "have", "protocol"), JSON),
    ).map(json.dumps)
)
def test_whatever_comes_is_a_message_or_a_bad_one(frame: str | bytes) -> None:
    try:
        message = m.read_message(frame)
    except m.BadMessage:
        return
    assert isinstance(message, m.ClientMessage)
    assert m.read_message(m.ENCODER.encode(message)) == message
