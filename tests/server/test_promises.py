"""`make bench-server` fails if a promise is not kept, and says which."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable

import pytest
import serving


@pytest.fixture
def measure(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Runs one part of the measurements, which finds that a moment of a long game takes so many milliseconds."""

    def run(milliseconds: float) -> None:
        monkeypatch.setattr(sys, "argv", ["serving.py", "--part", "moments"])
        monkeypatch.setattr(serving, "moments", lambda _: {"moment_ms": milliseconds})
        serving.main()

    return run


def test_what_is_kept_is_reported(measure: Callable[[float], None], capsys: pytest.CaptureFixture[str]) -> None:
    measure(1.0)
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["kept"] == {"moment_ms": True}


def test_what_is_not_kept_fails(measure: Callable[[float], None], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        measure(5.0)
    assert ended.value.code == "Promises that are not kept: moment_ms is 5.0, promised: 3.0"
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["kept"] == {"moment_ms": False}


def test_some_promises_are_at_least() -> None:
    assert serving.kept_of({"two_carry": 1.6, "forwarded_cpu": 1.5}) == {"two_carry": False, "forwarded_cpu": True}
