"""Records that the server made are judged by a verifier that was written from docs/fair-chance.md alone."""

from __future__ import annotations

import json
import re
import secrets
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import fair_verifier
import pytest
from fair_verifier import EMPTY, NotVerified, judge, sha256

from petteia.core.records.fair import Seeds
from server.house import House, finish, open_house, play_out, store_table
from server.living import LivingServer

PAGE = (Path(__file__).parents[2] / "docs" / "fair-chance.md").read_text(encoding="utf-8")
SECRET = bytes(range(100, 132))
ODD = '"\\\u2028 \u0085 ä'  # what some take for line ends
OLD = Seeds(SECRET, (ODD, ""), 1)
NEW = Seeds(SECRET, (f"{5:064x}{ODD}", f"{6:064x}"))
ALONE = Seeds(SECRET, ("", ""))
PROVEN = {
    "old": (OLD, "Every outcome follows from the seeds."),
    "new": (NEW, "The house's secret was fixed before these seats' hashes were made"),
    "alone": (ALONE, "The house's secret was fixed before the first action."),
}


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with whole games of both schemes, and one that was abandoned."""
    with open_house(tmp_path_factory.mktemp("house")) as house:
        people = [("person", house.person("Anna")), ("person", house.person("Berta"))]
        for name, (seeds, _) in PROVEN.items():
            for game in ("duel", "cyclades"):
                house.do(lambda c, t=f"{name}-{game}", g=game, s=seeds: store_table(c, t, people, game=g, seeds=s))
                house.do(lambda c, t=f"{name}-{game}", g=game, s=seeds: play_out(c, t, seed=5, chance=s, game=g))
            house.do(lambda c, t=f"{name}-left", s=seeds: store_table(c, t, people, seeds=s))
            house.do(lambda c, t=f"{name}-left", s=seeds: play_out(c, t, seed=5, most=30, chance=s))
            house.do(lambda c, t=f"{name}-left": finish(c, t, reason="abandoned"))
        yield house


def record_of(house: House, table: str) -> bytes:
    answer = house.visitor().get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return answer.content


@pytest.mark.parametrize("kind", ["duel", "cyclades", "left"])
@pytest.mark.parametrize("name", PROVEN)
def test_records_of_the_server_are_verified_from_the_page_alone(stored: House, name: str, kind: str) -> None:
    proven, drawn = judge(record_of(stored, f"{name}-{kind}"))
    assert proven == PROVEN[name][1]
    assert proven in PAGE
    assert drawn > 5


def test_a_game_played_over_the_wire_is_verified_from_the_page_alone(tmp_path: Path) -> None:
    with LivingServer(tmp_path) as server, closing(server.guest()) as ann:
        table = ann.table(["me", "novice"], start=False)["id"]
        mine = secrets.token_hex(32)
        ann.post(f"/api/tables/{table}/seed", random=mine, words=ODD)
        ann.post(f"/api/tables/{table}/start")
        with closing(ann.sit(table)) as seat:
            seat.play_on()
            house = seat.info["fairness"]["house"]
        record = ann.http.get(f"/api/tables/{table}/record").content
    proven, drawn = judge(record)
    assert proven == PROVEN["new"][1]
    assert drawn > 40
    header = json.loads(record.split(b"\n")[0])
    assert header["fair"]["house"] == house
    assert header["fair"]["players"] == [sha256(f"petteia:seed:{house}:{mine}{ODD}".encode()), EMPTY]


def test_the_verifier_shares_no_code_with_petteia() -> None:
    code = Path(fair_verifier.__file__).read_text(encoding="utf-8")
    imported = set(re.findall(r"^(?:from|import) (\w+)", code, re.MULTILINE)) - {"__future__"}
    assert imported == {"hashlib", "hmac", "json"}
    assert imported <= sys.stdlib_module_names


def forged(record: bytes, line: int, change: Any) -> bytes:
    """A record in which one line says something else, sealed anew."""
    lines = [json.loads(one) for one in record.split(b"\n")[:-2]]
    change(lines[line])
    above = "".join(json.dumps(one, ensure_ascii=False) + "\n" for one in lines).encode()
    return above + json.dumps({"seal": sha256(above)}).encode() + b"\n"


@pytest.mark.parametrize(
    ("line", "change", "step"),
    [
        (0, lambda header: header["fair"].update(house="00" * 32), 3),
        (0, lambda header: header["fair"].update(players=[EMPTY, EMPTY]), 4),
        (0, lambda header: header["fair"].update(scheme=3), 2),
        (0, lambda header: header["fair"].pop("scheme"), 4),
        (0, lambda header: header.pop("fair"), 2),
        (-1, lambda last: last.pop("seeds"), 2),
        (-1, lambda last: last["seeds"].update(house="11" * 32), 3),
        (-1, lambda last: last["seeds"]["players"].reverse(), 4),
        (3, lambda action: action.update(n=9), 5),
        (3, lambda action: action.update(do=next(one for one in action["of"] if one != action["do"])), 6),
        (3, lambda action: action["of"].reverse(), 6),
    ],
)
def test_what_was_changed_is_found_at_the_step_of_the_page(stored: House, line: int, change: Any, step: int) -> None:
    record = record_of(stored, "new-duel")
    assert judge(forged(record, line, lambda _: None))[1] > 5
    with pytest.raises(NotVerified, match=f"^{step}: "):
        judge(forged(record, line, change))
    with pytest.raises(NotVerified, match=r"^1: "):
        judge(record.replace(b'"do": "', b'"do":  "', 1))


def test_every_field_of_a_record_stands_on_the_page(stored: House) -> None:
    named = set()
    for name in PROVEN:
        for kind in ("duel", "cyclades", "left"):
            for line in record_of(stored, f"{name}-{kind}").split(b"\n")[:-1]:
                found = json.loads(line)
                named |= set(found) | {f"{key}.{part}" for key in ("fair", "seeds") for part in found.get(key, ())}
                named |= set(found.get("tags", ()))
    assert {"do", "of", "weights", "fair.scheme", "seeds.players", "seal", "Ended"} <= named
    assert [field for field in sorted(named) if f"`{field}`" not in PAGE and f'"{field}"' not in PAGE] == []
