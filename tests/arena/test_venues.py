"""Games have the same results here, in processes and on a Ray cluster, and come in order."""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from petteia.arena.venue import HERE, Cluster, Processes, VenueError, engine, play_batch_there
from petteia.cli import main

# A cluster that lasts until its standard input is closed
HOUSE = """
import sys
from petteia.arena.venue import Cluster
with Cluster("local", 2).connected() as ray:
    print(ray.get_runtime_context().gcs_address, flush=True)
    sys.stdin.read()
"""
TOKEN = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}  # for the clusters of these tests


def slower_at_first(number: int, of: int) -> int:
    """A game that ends sooner the later it begins."""
    return number + sum(range(20_000 * (of - number)))


def failing(number: int) -> int:
    raise RuntimeError(f"game {number} failed")


@pytest.mark.parametrize("venue", [HERE, Processes(2)])
def test_games_come_in_the_order_of_their_tasks(venue: Processes) -> None:
    tasks = [(number, 6) for number in range(6)]
    assert list(venue.play(slower_at_first, tasks)) == [slower_at_first(*task) for task in tasks]
    assert list(venue.play(slower_at_first, [])) == []


@pytest.mark.parametrize("venue", [HERE, Processes(2)])
def test_what_goes_wrong_in_a_game_is_raised(venue: Processes) -> None:
    with pytest.raises(RuntimeError, match="game 3 failed"):
        list(venue.play(failing, [(3,)]))


def test_without_ray_a_cluster_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = CliRunner().invoke(main, ["match", "duel", "--bots", "greedy,random", "--ray", "local"])
    assert done.exit_code == 1
    assert "pip install 'petteia[ray]'" in done.output


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:here"])
def test_where_no_cluster_is_that_is_said_at_once(address: str) -> None:
    pytest.importorskip("ray")
    with pytest.raises(VenueError, match=f"there is no Ray cluster at '{address}'"):
        list(Cluster(address).play(slower_at_first, [(0, 1)]))


def test_processes_of_a_cluster_elsewhere_are_not_ours_to_number() -> None:
    words = ["match", "duel", "--bots", "greedy,random", "--ray", "127.0.0.1:1", "--jobs", "2"]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 2
    assert "a cluster uses as many processes as it has processors" in " ".join(done.output.split())


def test_a_machine_with_another_engine_plays_no_game() -> None:
    assert play_batch_there(engine(), slower_at_first, [(0, 0), (5, 0)])[0] == [0, 5]
    with pytest.raises(VenueError, match="has a different Petteia"):
        play_batch_there("0123456789abcdef", slower_at_first, [(0, 0)])


# ---- real clusters, each in a process of its own, so that nothing of them is left in this one


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster of two processors on this machine."""
    pytest.importorskip("ray")
    command = [sys.executable, "-c", HOUSE]
    environment = os.environ | TOKEN
    pipe = subprocess.PIPE
    house = subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True)
    assert house.stdin is not None
    assert house.stdout is not None
    with house:
        try:
            address = house.stdout.readline().strip()
            assert address.startswith("127.0.0.1:")
            yield address
            house.stdin.close()
            assert house.wait(60) == 0
        finally:
            house.kill()


def output_of(arguments: list[str], folder: Path) -> str:
    command = [sys.executable, *arguments]
    environment = os.environ | TOKEN
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=180
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def petteia(words: str, folder: Path) -> str:
    return output_of(["-m", "petteia", *words.split()], folder)


@pytest.mark.parametrize(
    "command",
    [
        "match duel --bots greedy,random --games 9 --seed 4 --json --out games.jsonl",
        "ladder duel --bots greedy,random,novice --games 3 --seed 4 --json --out games.jsonl",
        "sim cyclades --bots greedy,random --games 60 --seed 4 --json --out games.jsonl",
        "train cyclades --weights --folder . --lessons 20 --turns 2 --trial 2 --seed 4 --json --out games.jsonl",
        "train duel --folder . --lessons 20 --turns 2 --trial 2 --rounds 1 --seed 4 --json --out games.jsonl",
    ],
)
def test_a_cluster_plays_the_same_games(cluster: str, command: str, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    assert petteia(f"{command} --ray {cluster}", there) == petteia(command, here)
    assert (there / "games.jsonl").read_bytes() == (here / "games.jsonl").read_bytes()


def test_a_cluster_of_ones_own_is_started_and_stopped(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    told = json.loads(petteia("match duel --bots greedy,random --games 4 --ray local --jobs 2 --json", tmp_path))
    assert told["games"] == sum(told["wins"].values()) == 4


def test_what_goes_wrong_on_a_cluster_is_raised_as_here(cluster: str, tmp_path: Path) -> None:
    code = f"""if True:
        from petteia.arena.match import Pairing, match
        from petteia.arena.venue import Cluster
        from petteia.core.contract.refusal import OptionError
        try:
            list(match(Pairing("chess", ("greedy", "greedy"), {{}}, 1), 3, Cluster({cluster!r})))
        except OptionError as error:
            print(error)
    """
    assert "There is no game 'chess'" in output_of(["-c", code], tmp_path)
