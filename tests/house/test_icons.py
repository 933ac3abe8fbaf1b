"""The icons of the app were made from the drawings next to them: `python tools/draw_icons.py` renews them."""

from __future__ import annotations

import pytest

from draw_icons import DRAWN, ICONS, source_note


@pytest.mark.parametrize(("name", "source", "size"), DRAWN)
def test_icons_are_current(name: str, source: str, size: int) -> None:
    png = (ICONS / name).read_bytes()
    assert source_note((ICONS / source).read_text(encoding="utf-8")) in png
    assert int.from_bytes(png[16:20], "big") == int.from_bytes(png[20:24], "big") == size
