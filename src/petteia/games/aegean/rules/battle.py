"""Battle: dice, losses, and the exact odds of a fight to the end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

DIE: Final = (0, 1, 1, 2, 2, 3)  # the faces (C13.1, L1.12)
DIE_VALUES: Final = 4
DIE_WEIGHTS: Final = bytes(DIE.count(value) for value in range(DIE_VALUES))
PIPS_OF_FACE: Final = bytes(DIE)
FACES: Final[i64] = len(DIE)

NO_BATTLE: Final = -1
UNITS: Final = 8  # of one kind that a seat has
MOST_BONUS: Final = 8  # in the table of odds

# the stages of a round of battle
STAGES: Final = ("attacker_rolls", "defender_rolls", "defender_may_retreat", "attacker_may_retreat")
# numbers of STAGES
ATTACKER_ROLLS: Final = 0
DEFENDER_ROLLS: Final = 1
DEFENDER_MAY_RETREAT: Final = 2
ATTACKER_MAY_RETREAT: Final = 3
# end of numbers

# who loses a unit by a roll
OUTCOMES: Final = ("nobody_loses", "attacker_loses", "defender_loses", "both_lose")
# numbers of OUTCOMES
NOBODY_LOSES: Final = 0
ATTACKER_LOSES: Final = 1
DEFENDER_LOSES: Final = 2
BOTH_LOSE: Final = 3
# end of numbers


@final
@mypyc_attr(acyclic=True)
class Battle:
    """A battle that is going on. The defender's units are on the board, the attacker's are counted here."""

    __slots__ = ("attacker", "attackers", "defender", "die", "on_land", "place", "stage")

    place: i64  # the sea space or island, or `NO_BATTLE`
    on_land: i64
    attacker: i64
    defender: i64
    attackers: i64  # how many are left
    die: i64  # what the attacker has rolled
    stage: i64

    def __init__(self, source: Battle | None) -> None:
        """Peace, or a copy."""
        if source is None:
            self.place = NO_BATTLE
            self.on_land = 0
            self.attacker = 0
            self.defender = 0
            self.attackers = 0
            self.die = 0
            self.stage = ATTACKER_ROLLS
        else:
            self.place = source.place
            self.on_land = source.on_land
            self.attacker = source.attacker
            self.defender = source.defender
            self.attackers = source.attackers
            self.die = source.die
            self.stage = source.stage

    def begin(self, on_land: i64, place: i64, attacker: i64, defender: i64, attackers: i64) -> None:
        self.place = place
        self.on_land = on_land
        self.attacker = attacker
        self.defender = defender
        self.attackers = attackers
        self.die = 0
        self.stage = ATTACKER_ROLLS

    def retreating(self) -> i64:
        """The seat that is asked whether to retreat: the defender first (C13.3, L8.18)."""
        return self.defender if self.stage == DEFENDER_MAY_RETREAT else self.attacker

    def stand(self) -> None:
        """Decline to retreat: now the other side may, or the next round begins."""
        self.stage = ATTACKER_MAY_RETREAT if self.stage == DEFENDER_MAY_RETREAT else ATTACKER_ROLLS

    def end(self) -> None:
        """End the battle; everything about it is reset, so that equal positions are equal."""
        self.place = NO_BATTLE
        self.on_land = 0
        self.attacker = 0
        self.defender = 0
        self.attackers = 0
        self.die = 0
        self.stage = ATTACKER_ROLLS


def losers(attack: i64, defence: i64) -> i64:
    """Who loses a unit: the lower total, or both in a tie (C13.2)."""
    if attack < defence:
        return ATTACKER_LOSES
    return DEFENDER_LOSES if attack > defence else BOTH_LOSE


# ---- odds


def round_odds(lead: int) -> tuple[float, float, float]:
    """Chances that a round costs the attacker, the defender, or both a unit, with that lead before the dice."""
    chances = [0.0, 0.0, 0.0, 0.0]
    for attack in DIE:
        for defence in DIE:
            chances[losers(attack + lead, defence)] += 1 / 36
    return chances[ATTACKER_LOSES], chances[DEFENDER_LOSES], chances[BOTH_LOSE]


def odds(attackers: int, defenders: int, bonus: int) -> tuple[float, float, float]:
    """Chances that a fight to the end leaves the attacker, the defender, or nobody; the bonus is the defender's."""
    known: dict[tuple[int, int], tuple[float, float, float]] = {(0, 0): (0.0, 0.0, 1.0)}
    for units in range(1, max(attackers, defenders) + 1):
        known[units, 0] = (1.0, 0.0, 0.0)
        known[0, units] = (0.0, 1.0, 0.0)
    for a in range(1, attackers + 1):
        for d in range(1, defenders + 1):
            first, second, both = round_odds(a - d - bonus)
            after = ((first, known[a - 1, d]), (second, known[a, d - 1]), (both, known[a - 1, d - 1]))
            won, held, none = (sum(chance * result[end] for chance, result in after) for end in range(3))
            known[a, d] = (won, held, none)
    return known[attackers, defenders]


# the attacker's chance to win, at (9 * attackers + defenders) * (MOST_BONUS + 1) + bonus
WIN_CHANCE: Final[list[float]] = [
    odds(attackers, defenders, bonus)[0]
    for attackers in range(UNITS + 1)
    for defenders in range(UNITS + 1)
    for bonus in range(MOST_BONUS + 1)
]


def win_chance(attackers: i64, defenders: i64, bonus: i64) -> float:
    """The attacker's chance to win a fight to the end, from the table."""
    most: i64 = bonus if bonus < MOST_BONUS else i64(MOST_BONUS)
    return WIN_CHANCE[((UNITS + 1) * attackers + defenders) * (MOST_BONUS + 1) + most]
