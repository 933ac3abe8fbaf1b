"""Fair chance: derived without bias, pledged and revealed; and any change of a record is discovered."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from fair_games import SEEDS, SEEDS_OF, played, sealed
from hypothesis import given, settings
from hypothesis import strategies as st
from pig import HOLD, PIG, ROLL

import petteia
from petteia.core.records.fair import (
    LONGEST_WORDS,
    SCHEME,
    SCHEMES,
    SPACE,
    UNORDERED,
    below,
    commitment,
    new_secret,
    pick,
)
from petteia.core.records.verification import order_shown
from petteia.games.duel.notation.setup import position

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "fair-chance.md").read_text(encoding="utf-8")
RANDOM = "0123456789abcdef" * 4
HASH = SEEDS[3].pledge().players[0]
GAMES = [("duel", 2), ("cyclades", 3), ("legendary", 4)]
LIBRARY = position(
    age=3, coins=(20, 20), wonders=("great_library", "sphinx"), board="law economy", table="senate palace"
).position()

# ---- no outcome is favoured


def test_every_number_has_equally_many_words_in_any_space() -> None:
    for space in range(1, 65):
        for n in range(1, space + 1):
            counted = [word for word in range(space) if word < space - space % n]
            assert Counter(below(n, [word], space) for word in counted) == dict.fromkeys(range(n), space // n)
            assert all(below(n, [word, n - 1], space) == n - 1 for word in range(len(counted), space))
            assert 2 * len(counted) > space  # so attempts end


@given(st.lists(st.integers(1, 9), min_size=1, max_size=8), st.integers(0, 500))
@settings(derandomize=True, max_examples=200, deadline=None)
def test_outcomes_have_exactly_their_share_of_the_words(weights: list[int], more: int) -> None:
    total = sum(weights)
    space = total + more
    outcomes = list(enumerate(weights))
    drawn = Counter(pick(outcomes, below(total, [word], space)) for word in range(space - space % total))
    assert drawn == {outcome: weight * (space // total) for outcome, weight in outcomes}


@pytest.mark.parametrize("n", [0, -1, SPACE + 1])
def test_weights_that_cannot_be_drawn_evenly_are_refused(n: int) -> None:
    with pytest.raises(ValueError, match="weights must sum"):
        below(n, [0])


def test_words_differ_by_number_attempt_and_every_seed() -> None:
    def first_words(seeds: petteia.Seeds) -> list[int]:
        words = (seeds.words(number) for number in (1, 2, 11))
        return [next(attempts) for attempts in words for _ in range(3)]

    def texts(scheme: int, *words: str) -> tuple[str, ...]:
        return words if scheme == UNORDERED else tuple(word and RANDOM + word for word in words)

    house = bytes(32)
    seen = [
        word
        for scheme in SCHEMES
        for seeds in (
            petteia.Seeds(house, texts(scheme, "a", "b"), scheme),
            petteia.Seeds(house, texts(scheme, "b", "a"), scheme),
            petteia.Seeds(house, texts(scheme, "ab", ""), scheme),
            petteia.Seeds(house, texts(scheme, "", "ab"), scheme),
            petteia.Seeds(house, texts(scheme, "a", "b", ""), scheme),
            petteia.Seeds(b"\1" * 32, texts(scheme, "a", "b"), scheme),
        )
        for word in first_words(seeds)
    ]
    assert len(set(seen)) == len(seen)
    assert all(0 <= word < SPACE for word in seen)


# ---- as the page describes it


def test_the_example_on_the_page_is_right() -> None:
    new = petteia.Seeds(bytes(range(32)), (f"{bytes(range(32, 64)).hex()}Nausicaä", ""))
    old = petteia.Seeds(new.house, ("Nausicaä", ""), UNORDERED)
    for line in (
        f"secret        {new.house.hex()}",
        f"house's hash  {new.pledge().house}",
        f"seed of 0     {new.players[0]}",
        f"hash of 0     {new.pledge().players[0]}",
        f"hash of 0     {old.pledge().players[0]}",
        f"hash of 1     {old.pledge().players[1]}",
    ):
        assert f"\n{line}\n" in PAGE
    assert new.pledge().players[1] == old.pledge().players[1]
    shown = re.findall(r"\nmessage       (\S+)\nHMAC          (\w+)\nword          (\d+)\nshare         (\d+)", PAGE)
    outcomes = re.findall(r"\noutcome       (\d)\n", PAGE)
    die = [(0, 1), (1, 2), (2, 2), (3, 1)]
    drawn = [(new, 1), (new, 2), (new, 3), (old, 1)]
    for (seeds, number), (message, digest, word, share), outcome in zip(drawn, shown, outcomes, strict=True):
        assert message == ":".join(["petteia", str(number), "0", *seeds.pledge().players])
        assert next(seeds.words(number)) == int(word) == int(digest[:12], 16)
        assert below(6, seeds.words(number)) == int(share)
        assert pick(die, int(share)) == int(outcome)
    passed, taken = re.findall(r"number 2, attempt \d: word (\d+)", PAGE)
    words = new.words(2)
    assert [next(words), next(words)] == [int(passed), int(taken)]
    assert below(2**47 + 1, new.words(2)) == int(taken) == int(PAGE.partition(f"{taken}, share ")[2].split()[0])


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_derivation_in_javascript_gives_the_same(scheme: int) -> None:
    script = re.search(r"```js\n(.*?)```", PAGE, re.DOTALL)
    assert script is not None
    weights = [[1, 2, 2, 1], [1] * 23, [2**47, 1], [3, 2**40, 5]]
    seeds = SEEDS_OF[scheme][3]
    house, players = f"new Uint8Array({list(seeds.house)})", json.dumps(seeds.players)
    calls = [[number, each] for number in range(1, 12) for each in weights]
    main = f"""
        (async () => {{
          const found = [];
          for (const [number, weights] of {json.dumps(calls)})
            found.push(await derive({scheme}, {house}, {players}, number, weights));
          console.log(JSON.stringify(found));
        }})();
    """
    node = ["node", "-e", f"globalThis.crypto ??= require('crypto').webcrypto;{script[1]}{main}"]
    try:
        done = subprocess.run(node, capture_output=True, text=True, check=True, timeout=60)
    except FileNotFoundError:
        pytest.skip("node is not installed")
    assert json.loads(done.stdout) == [
        pick(list(enumerate(weights)), below(sum(weights), seeds.words(number)))
        for number in range(1, 12)
        for weights in weights_of(calls, number)
    ]


def weights_of(calls: list[list[object]], number: int) -> list[list[int]]:
    return [weights for at, weights in calls if at == number and isinstance(weights, list)]


# ---- seeds


def test_a_secret_is_new_each_time_and_does_not_show() -> None:
    secret = new_secret()
    assert len(secret) == 32
    assert secret != new_secret()
    seeds = petteia.Seeds(secret, (f"{RANDOM}swordfish", ""))
    assert seeds.pledge().house == commitment(secret)
    assert "swordfish" not in repr(seeds)
    assert repr(secret) not in repr(seeds)


@pytest.mark.parametrize(
    ("house", "player", "scheme", "problem"),
    [
        (bytes(31), "", SCHEME, "has 32 bytes, not 31"),
        (bytes(32), "x" * (LONGEST_WORDS + 1), UNORDERED, "at most 128 bytes, not 129"),
        (bytes(32), RANDOM + "x" * (LONGEST_WORDS + 1), SCHEME, "at most 128 bytes, not 129"),
        (bytes(32), RANDOM + "ä" * 65, SCHEME, "at most 128 bytes, not 130"),
        (bytes(32), "ä" * 65, UNORDERED, "at most 128 bytes, not 130"),
        (bytes(32), RANDOM + "\ud800", SCHEME, "UTF-8"),
        (bytes(32), "\ud800", UNORDERED, "UTF-8"),
        (bytes(32), "just words", SCHEME, "begins with 64 hexadecimal digits"),
        (bytes(32), RANDOM[1:], SCHEME, "begins with 64 hexadecimal digits"),
        (bytes(32), RANDOM.upper(), SCHEME, "begins with 64 hexadecimal digits"),
        (bytes(32), "", 3, "scheme 3, but only 1, 2 are known"),
    ],
)
def test_seeds_that_cannot_be_are_refused(house: bytes, player: str, scheme: int, problem: str) -> None:
    with pytest.raises(petteia.OptionError, match=problem):
        petteia.Seeds(house, (player, ""), scheme)


def test_as_many_words_as_fit_are_taken() -> None:
    seeds = petteia.Seeds(bytes(32), (RANDOM + "ä" * 64, RANDOM))
    assert seeds.pledge().seeded == [0, 1]


def test_a_hash_of_the_second_scheme_cannot_be_without_the_house_s() -> None:
    """This proves the order: with a different secret, the same seed has a different hash."""
    one, other = (petteia.Seeds(bytes([secret] * 32), (RANDOM, "")).pledge() for secret in (1, 2))
    assert one.house != other.house
    assert one.players[0] != other.players[0]
    assert one.players[1] == other.players[1]  # no seed, no proof
    before = [petteia.Seeds(bytes([secret] * 32), ("a", ""), UNORDERED).pledge().players for secret in (1, 2)]
    assert before[0] == before[1]


@pytest.mark.parametrize(
    ("seeds", "shown"),
    [
        (SEEDS_OF[SCHEME][2], "ordered"),
        (SEEDS_OF[SCHEME][3], "ordered"),
        (petteia.Seeds(bytes(32), ("", "")), "alone"),
        (SEEDS_OF[UNORDERED][2], "unordered"),
    ],
)
def test_what_is_shown_of_the_order_is_said(seeds: petteia.Seeds, shown: str) -> None:
    game = "duel" if len(seeds.players) == 2 else "cyclades"
    record = petteia.Record(petteia.game(game), len(seeds.players), pledge=seeds.pledge())
    assert order_shown(record) == shown


def test_a_pledge_is_for_every_seat() -> None:
    with pytest.raises(petteia.OptionError, match="2 players pledge a seed each, not 3"):
        petteia.Record(petteia.game("duel"), pledge=SEEDS[3].pledge())


def test_only_what_was_pledged_is_revealed() -> None:
    record = petteia.Record(petteia.game("duel"), pledge=SEEDS[2].pledge())
    with pytest.raises(ValueError, match="not the seeds that were pledged"):
        record.reveal(petteia.Seeds(SEEDS[2].house, (f"{RANDOM}Nausicaa", "")))
    assert record.seeds is None


def test_a_game_that_goes_on_shows_no_seed() -> None:
    record = played("duel", reveal=False)
    for text in (petteia.write_lines(record), petteia.write_text(record)):
        assert SEEDS[2].house.hex() not in text
        assert "Nausicaä" not in text
        again = petteia.read(text)
        assert again.pledge == record.pledge
        with pytest.raises(petteia.NothingToVerify, match="not revealed yet"):
            petteia.verify(again)


def test_no_roll_is_foreseen_or_made_again_by_taking_back() -> None:
    seeds = SEEDS[2]
    rolled = []
    for hesitant in (False, True):
        record = petteia.Record(PIG, pledge=seeds.pledge())
        for _ in range(4):
            seat = record.state.actor
            if hesitant:
                record.play(HOLD)
                record.take_back(seat)
            record.play(ROLL)
            record.play(seeds.draw(record.state, record.drawn + 1))
            with pytest.raises(ValueError, match="Nothing can be taken back"):
                record.take_back(seat)
        rolled.append([entry.text for entry in record.entries if entry.actor == petteia.CHANCE])
    assert rolled[0] == rolled[1]


# ---- whole records


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_games_are_verified_in_both_notations(game: str, seats: int, scheme: int) -> None:
    record = played(game, seats, scheme=scheme)
    assert record.drawn > 5
    for text in (petteia.write_lines(record), petteia.write_text(record)):
        again = petteia.read(text)
        assert (again.pledge, again.seeds) == (record.pledge, record.seeds)
        assert petteia.verify(again) == record.drawn


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_example_verifies_games_without_knowing_their_rules(
    game: str, seats: int, scheme: int, tmp_path: Path
) -> None:
    record = played(game, seats, scheme=scheme)
    path = tmp_path / "game.jsonl"
    path.write_text(petteia.write_lines(record), encoding="utf-8")
    done = run_example(path)
    assert done.returncode == 0, done.stderr
    assert f"all {record.drawn} actions of chance" in done.stdout
    first = f"fixed before those of seats {SEEDS[seats].pledge().seeded}"
    assert (first if scheme == SCHEME else "Nothing shows that") in done.stdout


def run_example(path: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-I", str(ROOT / "examples" / "verify_record.py"), str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_the_example_is_short_and_shares_no_code_with_us() -> None:
    code = (ROOT / "examples" / "verify_record.py").read_text(encoding="utf-8")
    assert len(code.splitlines()) <= 74
    imported = re.findall(r"^(?:from|import) (\w+)", code, re.MULTILINE)
    assert set(imported) == {"hashlib", "hmac", "itertools", "json", "sys"}
    assert set(imported) <= sys.stdlib_module_names


def test_a_record_without_a_pledge_has_nothing_to_verify() -> None:
    record = petteia.Record(petteia.game("duel"))
    with pytest.raises(petteia.NothingToVerify, match="no commitment"):
        petteia.verify(petteia.read(petteia.write_lines(record)))
    assert '"of"' not in petteia.write_lines(record)


# ---- whoever changes a record is found out


def found_out(content: bytes) -> bool:
    try:
        petteia.verify(petteia.read(content.decode()))
    except (petteia.RecordError, petteia.Unfair, UnicodeDecodeError):
        return True
    return False


@pytest.mark.parametrize("write", [petteia.write_lines, petteia.write_text])
@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_flipped_bit_anywhere_is_found(write: type[str], scheme: int) -> None:
    record = played("duel", position=LIBRARY, seed=1, scheme=scheme)
    record.players = ["Ada", "Bob"]
    record.tags = {"Event": "Games of Odysseus"}
    content = write(record).encode()
    assert record.drawn == 3
    assert not found_out(content)
    unnoticed = []
    for at in range(len(content) * 8):
        flipped = bytearray(content)
        flipped[at // 8] ^= 1 << at % 8
        if not found_out(bytes(flipped)):
            unnoticed.append((at, bytes(flipped[at // 8 - 9 : at // 8 + 9])))
    assert unnoticed == []


@pytest.fixture(scope="module")
def lines() -> list[str]:
    """The lines of a game of Cyclades, without the seal."""
    return petteia.write_lines(played("cyclades", 3)).split("\n")[:-2]


def first_of(lines: list[str], test: str) -> int:
    return next(at for at, line in enumerate(lines) if test in line)


def complaint(lines: list[str]) -> str:
    with pytest.raises((petteia.RecordError, petteia.Unfair)) as caught:
        petteia.verify(petteia.read(sealed(lines)))
    return str(caught.value)


def test_a_forged_seal_alone_changes_nothing(lines: list[str]) -> None:
    assert petteia.verify(petteia.read(sealed(lines))) > 0


def test_a_roll_that_does_not_follow_is_found(tmp_path: Path) -> None:
    seeds = SEEDS[2]
    record = petteia.Record(petteia.game("duel"), pledge=seeds.pledge())
    rng = petteia.Rng(1)
    while not record.state.over:
        state = record.state
        if state.actor != petteia.CHANCE:
            record.play(rng.choice(state.legal()))
        elif record.drawn == 40:
            honest = seeds.draw(state, 41)
            record.play(next(action for action in state.legal() if action != honest))
        else:
            record.play(seeds.draw(state, record.drawn + 1))
    record.reveal(seeds)
    text = petteia.write_lines(record)
    number = [at for at, entry in enumerate(record.entries, 1) if entry.actor == petteia.CHANCE][40]
    with pytest.raises(petteia.Unfair, match=rf"^action {number}, number 41 of chance, is '.*'; the seeds give"):
        petteia.verify(petteia.read(text))
    (tmp_path / "game.jsonl").write_text(text, encoding="utf-8")
    assert f"Not verified: action {number} is" in run_example(tmp_path / "game.jsonl").stderr


@pytest.mark.parametrize("player", ["nausicaä", ""])
def test_a_changed_seed_of_a_player_is_found(lines: list[str], player: str) -> None:
    changed = [*lines[:-1], lines[-1].replace("Nausicaä", player)]
    assert "the seed of seat 0 has the hash" in complaint(changed)


def test_a_seed_that_was_made_for_another_house_s_hash_is_found(lines: list[str]) -> None:
    """As if the house had chosen its secret after it had seen the player's hash."""
    pledge = SEEDS[3].pledge()
    early = petteia.Seeds(bytes(32), SEEDS[3].players).pledge().players[0]
    header = json.loads(lines[0])
    header["fair"]["players"][0] = early
    assert f"but {early} was pledged" in complaint([json.dumps(header), *lines[1:]])
    assert pledge.players[0] != early


def test_another_secret_or_commitment_is_found(lines: list[str]) -> None:
    secret = SEEDS[3].house
    other = [*lines[:-1], lines[-1].replace(secret.hex(), bytes(32).hex())]
    assert f"the seed of the house has the SHA-256 {commitment(bytes(32))}" in complaint(other)
    other = [lines[0].replace(commitment(secret), commitment(bytes(32))), *lines[1:]]
    assert f"but {commitment(bytes(32))} was pledged" in complaint(other)
    both = [other[0], *lines[1:-1], lines[-1].replace(secret.hex(), bytes(32).hex())]
    assert "the seed of seat 0 has the hash" in complaint(both)  # the players' hashes hold the house's
    header = json.loads(both[0])
    header["fair"]["players"] = petteia.Seeds(bytes(32), SEEDS[3].players).pledge().players
    assert "the seeds give" in complaint([json.dumps(header), *both[1:]])


def test_chance_in_another_order_is_found(lines: list[str]) -> None:
    one, other = (json.loads(line) for line in lines[1:3])
    one["n"], other["n"] = other["n"], one["n"]
    assert complaint([lines[0], json.dumps(other), json.dumps(one), *lines[3:]]).startswith("line 2: ")


def test_a_missing_action_of_chance_is_found(lines: list[str]) -> None:
    at = first_of(lines, "attack ")
    renumbered = [re.sub(r'^\{"n": (\d+)', lambda n: f'{{"n": {int(n[1]) - 1}', line) for line in lines[at + 1 :]]
    assert complaint([*lines[:at], *renumbered]).startswith(f"line {at + 1}: ")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"weights": [1, 2, 2, 1]', '"weights": [1, 2, 1, 2]'),
        (', "weights": [1, 2, 2, 1]', ""),
        ("attack 3", "attack 9"),
    ],
)
def test_outcomes_that_the_rules_do_not_give_are_found(lines: list[str], old: str, new: str) -> None:
    at = first_of(lines, '"weights": [1, 2, 2, 1]')
    assert old in lines[at]
    changed = [*lines[:at], lines[at].replace(old, new), *lines[at + 1 :]]
    assert complaint(changed).startswith(f"line {at + 1}: expected outcomes")


def test_weights_where_all_are_alike_are_found(lines: list[str]) -> None:
    first = json.loads(lines[1])
    changed = json.dumps(first | {"weights": [int(outcome == first["do"]) for outcome in first["of"]]})
    assert complaint([lines[0], changed, *lines[2:]]).startswith("line 2: expected outcomes")


@pytest.mark.parametrize(
    ("line", "old", "new", "problem"),
    [
        (0, '"fair": {', '"fair": 3, "un": {', 'expected "fair" to be an object'),
        (0, '"house": "', '"horse": "', 'expected "house" to be text'),
        (0, '"fair": ', '"unfair": ', "none were pledged"),
        (0, '"fair": {"scheme": 2', '"fair": {"scheme": "2"', 'expected "scheme" to be'),
        (0, '"fair": {"scheme": 2', '"fair": {"scheme": 3', "line 1: chance was pledged under scheme 3"),
        (0, '"fair": {"scheme": 2, ', '"fair": {', "the seed of seat 0 has the hash"),
        (0, f'"players": ["{HASH}', f'"players": ["", "{HASH}', "expected a pledge for each of 3 seats, found 4"),
        (-1, '"seeds": {', '"seeds": [], "un": {', 'expected "seeds" to be an object'),
        (-1, '"house": "', '"house": "A', "expected 64 hexadecimal digits"),
        (-1, f'"{SEEDS[3].players[0]}", ', "", "for each of 3 seats"),
        (-1, f'"{SEEDS[3].players[0]}"', "7", "as text"),
        (-1, SEEDS[3].players[0], "Nausicaä", "begins with 64 hexadecimal digits"),
        (-1, "Nausicaä", "Nausicaä" * 20, "at most 128 bytes"),
    ],
)
def test_a_malformed_pledge_is_named(lines: list[str], line: int, old: str, new: str, problem: str) -> None:
    changed = list(lines)
    assert old in changed[line]
    changed[line] = changed[line].replace(old, new)
    assert problem in complaint(changed)


def test_a_record_with_a_pledge_needs_its_seal(lines: list[str]) -> None:
    with pytest.raises(petteia.RecordError, match=r"expected seal '[0-9a-f]{64}', found None"):
        petteia.read("\n".join(lines) + "\n")


# ---- records from before


@pytest.mark.parametrize(
    ("name", "write"), [("fair_scheme_1.jsonl", petteia.write_lines), ("fair_scheme_1.txt", petteia.write_text)]
)
def test_a_record_of_the_first_scheme_is_verified_and_written_as_it_was(name: str, write: Callable[..., str]) -> None:
    """These two were written before there was a second scheme."""
    text = (ROOT / "tests" / "fixtures" / name).read_text(encoding="utf-8")
    record = petteia.read(text)
    assert record.pledge is not None
    assert (record.pledge.scheme, record.pledge.seeded) == (UNORDERED, [0])
    assert petteia.verify(record) == 3
    written = [line for line in write(record).splitlines() if not ANOTHER.search(line)]
    assert written == [line for line in text.splitlines() if not ANOTHER.search(line)]


# options that came later stand in the header, and so the seal is another
ANOTHER = re.compile('"options"|Option[.]|seal|Seal')


def test_the_example_verifies_a_record_from_before() -> None:
    assert run_example(ROOT / "tests" / "fixtures" / "fair_scheme_1.jsonl").returncode == 0
