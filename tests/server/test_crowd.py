"""Sockets and streams cannot exhaust the file descriptors of a process."""

from __future__ import annotations

import subprocess
import sys
import time
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from petteia.server.crowd import Crowd, Room, fitting
from petteia.server.errors import Code, Problem
from server.house import House, open_house, store_table
from server.living import LivingServer

FEW = Room(address=3, account=2, house=5)


def test_address_account_and_house_have_room_for_so_many() -> None:
    crowd = Crowd(room=FEW)
    with crowd.with_one_more("here", "ann"), crowd.with_one_more("here", "ann"):
        assert crowd.full("elsewhere", "ann") == "account"
        assert crowd.full("here", "bob") == ""
        with crowd.with_one_more("here", ""):
            assert crowd.full("here", "bob") == "address"
            assert crowd.full("elsewhere", "") == "", "strangers have no account to count"
            with crowd.with_one_more("there", ""), crowd.with_one_more("there", ""):
                assert crowd.full("elsewhere", "bob") == "house"
    assert crowd.full("here", "ann") == ""
    assert not crowd.open, "nobody is remembered who has left"


def test_a_connection_that_another_server_counts_takes_room_only_in_the_house() -> None:
    crowd = Crowd(room=Room(address=1, account=1, house=2))
    with crowd.with_one_more(), crowd.with_one_more("here", "ann"):
        assert crowd.full() == "house"
    with crowd.with_one_more("here", "ann"):
        assert crowd.full() == ""


def test_without_limits_only_the_house_can_be_full() -> None:
    crowd = Crowd(on=False, room=FEW)
    with crowd.with_one_more("here", "ann"), crowd.with_one_more("here", "ann"), crowd.with_one_more("here", "ann"):
        assert crowd.full("here", "ann") == ""
        with crowd.with_one_more("", ""), crowd.with_one_more("", ""):
            assert crowd.full("here", "ann") == "house"


def test_a_refusal_says_whether_to_close_some_or_to_come_back() -> None:
    crowd = Crowd(room=Room(address=1, account=1, house=2))
    with crowd.with_one_more("here", "ann"):
        with pytest.raises(Problem) as refused:
            crowd.check("here", "bob")
        assert (refused.value.code, "wait" in refused.value.details) == (Code.TOO_MANY, True)
        with crowd.with_one_more("there", ""), pytest.raises(Problem) as refused:
            crowd.check("elsewhere", "bob")
        assert (refused.value.code, "wait" in refused.value.details) == (Code.BUSY, True)


def test_there_is_less_room_than_files() -> None:
    assert fitting(1_024) == 324
    assert fitting(400) == 100
    assert fitting(1_000_000) == Room.house


def test_a_socket_too_many_is_closed_and_one_that_closes_makes_room(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        table_of(house)
        house.app.state.crowd.room = Room(address=2)
        visitor = house.visitor()
        with visitor.sit("t") as first:
            with visitor.sit("t"):
                with visitor.sit("t") as third, pytest.raises(WebSocketDisconnect) as closed:
                    third.receive_json()
                assert closed.value.code == 1013
            while house.app.state.crowd.open["house", ""] > 1:  # the server sees a little later that both are gone
                time.sleep(0.01)
            with visitor.sit("t") as again:
                again.send_json({"t": "ping"})
                while again.receive_json()["t"] != "pong":
                    pass
            first.send_json({"t": "ping"})


def table_of(house: House) -> None:
    ann = house.person("Ann")
    house.do(lambda connection: store_table(connection, "t", [("person", ann), ("person", ann)]))


def test_a_stream_too_many_is_refused_and_one_that_closes_makes_room(tmp_path: Path) -> None:
    with LivingServer(tmp_path, PETTEIA_LIMITS="true") as server, closing(server.guest()) as ann, ExitStack() as stack:
        open_one = partial(ann.http.stream, "GET", "/api/stream")
        for _ in range(Room.account - 1):
            assert stack.enter_context(open_one()).status_code == 200
        with open_one() as last:
            assert last.status_code == 200
            with open_one() as refused:
                assert (refused.status_code, refused.headers["Retry-After"]) == (429, "30")
        while stack.enter_context(open_one()).status_code != 200:  # until the server has heard of it
            pass


LIMITED = """
import resource
from petteia.server.crowd import Crowd, files, raise_files
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (256, min(hard, 2048)))
raise_files()
print(files(), Crowd().room.house)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_the_server_asks_for_as_many_files_as_it_may_have() -> None:
    done = subprocess.run([sys.executable, "-c", LIMITED], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.split() == ["2048", "1348"]
