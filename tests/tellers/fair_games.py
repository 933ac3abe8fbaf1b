"""Games with a pledge, for tests."""

from __future__ import annotations

import petteia
from petteia.core.records.fair import SCHEME, UNORDERED
from petteia.core.records.notation import seal_of

WORDS = {seats: ("Nausicaä", "", *("'\"\\\u2028",) * (seats - 2)) for seats in range(2, 7)}
OLD_SEEDS = {seats: petteia.Seeds(bytes(range(seats, seats + 32)), words, UNORDERED) for seats, words in WORDS.items()}
SEEDS = {
    seats: petteia.Seeds(seeds.house, tuple(word and f"{seat:064x}{word}" for seat, word in enumerate(seeds.players)))
    for seats, seeds in OLD_SEEDS.items()
}
SEEDS_OF = {UNORDERED: OLD_SEEDS, SCHEME: SEEDS}


def played(
    game: str, seats: int = 2, position: str = "", seed: int = 1, reveal: bool = True, scheme: int = SCHEME
) -> petteia.Record:
    """A game of random decisions whose chance is as pledged."""
    seeds = SEEDS_OF[scheme][seats]
    record = petteia.Record(petteia.game(game), seats, position=position, pledge=seeds.pledge())
    rng = petteia.Rng(seed)
    while not record.state.over:
        state = record.state
        chance = state.actor == petteia.CHANCE
        record.play(seeds.draw(state, record.drawn + 1) if chance else rng.choice(state.legal()))
    if reveal:
        record.reveal(seeds)
    return record


def sealed(lines: list[str]) -> str:
    """A record of these lines with a seal that fits, as a forger would make it."""
    text = "".join(line + "\n" for line in lines)
    return f'{text}{{"seal": "{seal_of(text)}"}}\n'
