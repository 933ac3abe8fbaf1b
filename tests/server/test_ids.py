"""Ids of what has a link."""

from __future__ import annotations

import secrets

import pytest

from petteia.server.ids import new_id


def test_an_id_is_no_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """What begins with a sign is drawn again."""
    drawn = iter(["-abcdefghijk", "_abcdefghijk", "7abc-efg_ijk"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(drawn))
    assert new_id() == "7abc-efg_ijk"
