"""A bot for both editions of Cyclades that plays by rules of thumb, as players tell them to each other.

Everything is weighed in gold: first what each god is worth in the auction, then what each action of a turn is worth. It
sees what its seat sees, knows the map, and thinks no further than the next battle.

    petteia match cyclades --bots medium,examples/bots/thumb_cyclades.py:RuleOfThumb,easy,novice --games 20 --seed 1
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from aegean_table import METROPOLIS, Land, Row, Sea, Table, school, table_of

from petteia import Rng
from petteia.bots import Bot, Situation

DICE = (0, 1, 1, 2, 2, 3)
PHILOSOPHERS = 4  # for a metropolis
BUILDS = {"poseidon": "port", "ares": "fortress", "zeus": "temple", "athena": "academy"}
UNIT_PRICES = {"poseidon": (0, 1, 2, 3), "ares": (0, 2, 3, 4), "hera": (0, 1, 3, 5)}
CARD_PRICE = 4  # of the second priest or philosopher
BUILDING_PRICE = 2  # in the first edition

VICTORY = 200.0  # gold that no player has
A_METROPOLIS = 16.0
SET = (16.0, 6.0, 4.0, 3.0)  # a missing building, with none, one … missing beside it
WISDOM = (2.5, 3.0, 6.0)  # another philosopher, with none, one, two
HORN = 2.2  # an income of 1 for the rest of the game
SITE = 0.8  # a free site
UNIT = 1.0  # a troop or fleet
BLOCK = 12.0  # to keep a leader from winning
GUARD = 4.0  # another unit beside a metropolis that can be attacked
PLENTY = 9  # gold from which on a coin counts for less
GENEROUS = 0.35  # of what a god is worth beyond the next best, how much is offered at once


# ---- what a god is worth in the auction: all that these say is added up


def completes_a_set(table: Table, god: str, gold: int) -> float:
    """Each new type of building is a step to a metropolis, and the fourth is one."""
    if not can_build(table, gold) or not sites(table):
        return 0.0
    missing = missing_types(table, table.me)
    wanted = missing if god == "hera" else missing & {BUILDS.get(god, "")}
    return step(table, len(missing) - 1) if wanted else 0.0


def teaches(table: Table, god: str, gold: int) -> float:
    """Four philosophers are a metropolis without buildings; the second of a turn costs as much as a small bid."""
    if god != "athena":
        return 0.0
    have = table.self.philosophers
    if have + 1 >= PHILOSOPHERS:
        return metropolis(table)
    if have + 2 >= PHILOSOPHERS and gold >= CARD_PRICE:
        return metropolis(table) - CARD_PRICE
    return WISDOM[have]


def ordains(table: Table, god: str, gold: int) -> float:
    """A priest pays for himself in every auction to come, so the first cycles are the time for him."""
    return max(1.0, 4.5 - 0.4 * table.cycle) * thrift(table) if god == "zeus" else 0.0


def launches(table: Table, god: str, gold: int) -> float:
    """Fleets earn on trade routes, and where nobody else's are they carry troops."""
    if god != "poseidon":
        return 0.0
    free = sorted((sea.horns for sea in moorings(table)), reverse=True)
    return UNIT + horns(table, sum(free[:1])) + 0.8 * horns(table, sum(free[1:2])) * (gold >= 1)


def conquers(table: Table, god: str, gold: int) -> float:
    """Ares is dear when an island lies open to me, and dearest when a metropolis does."""
    if god != "ares":
        return 0.0
    worth, price = best_attack(table, extra=2 if gold >= 3 else 1), 1
    return UNIT + max(worth - price, 0.0) if gold >= price else UNIT


def guards(table: Table, god: str, gold: int) -> float:
    """Who has a metropolis that can be attacked takes Ares, if only to keep him from the others."""
    if god not in ("ares", "hera"):
        return 0.0
    open_ones = [land for land in table.lands_of(table.me) if METROPOLIS in land.sites and table.threatened(land.name)]
    return sum(GUARD / (1 + land.units + land.wall) for land in open_ones) * (2 if god == "ares" else 1)


def blocks(table: Table, god: str, gold: int) -> float:
    """Whoever would win with a god must not have him."""
    return BLOCK * any(wins_with(table, rival, god) for rival in table.rivals())


def summons(table: Table, god: str, gold: int) -> float:
    """With any god but Apollo the creatures are there to be called."""
    worths = [creature_worth(table, one) - price * thrift(table) for one, price in table.track.items() if price <= gold]
    return 0.0 if god == "apollo" else 0.5 * max([0.0, *worths])


def feeds(table: Table, god: str, gold: int) -> float:
    """Apollo costs nothing: he is for those who are poor, and for those who are not needed elsewhere."""
    if god != "apollo":
        return 0.0
    if table.legendary:
        return 2.0 * thrift(table) + horns(table, 2)
    first = all(row.holder < 0 for row in table.rows if row.god == "apollo")
    gift = 4 if len(table.lands_of(table.me)) == 1 else 1
    return gift * thrift(table) + horns(table, first)


GOD_RULES: tuple[Callable[[Table, str, int], float], ...] = (
    completes_a_set,
    teaches,
    ordains,
    launches,
    conquers,
    guards,
    blocks,
    summons,
    feeds,
)


def god_worth(table: Table, god: str, price: int) -> float:
    """What a god is worth to whoever has paid that price for him."""
    gold = max(table.self.gold - price, 0)
    return sum(rule(table, god, gold) for rule in GOD_RULES)


# ---- the measures behind them


def thrift(table: Table) -> float:
    """What a coin is worth: the less, the more there are, for gold that lies idle wins nothing."""
    return min(1.0, PLENTY / max(table.self.gold, 1))


def horns(table: Table, number: int) -> float:
    """What an income is worth for the rest of the game."""
    return HORN * number * (0.4 + 0.6 * thrift(table))


def missing_types(table: Table, seat: int) -> set[str]:
    return set(BUILDS.values()) - table.types(seat)


def can_build(table: Table, gold: int) -> bool:
    return table.legendary or gold >= BUILDING_PRICE


def sites(table: Table) -> list[Land]:
    return [land for land in table.lands_of(table.me) if land.free]


def step(table: Table, others: int) -> float:
    """What a missing building is worth if that many others are missing beside it."""
    return metropolis(table) if others == 0 else SET[others]


def metropolis(table: Table, number: int = 1) -> float:
    """The last one wins."""
    return VICTORY if table.metropolises(table.me) + number >= table.target else A_METROPOLIS * number


def wins_with(table: Table, seat: int, god: str) -> bool:
    """Whether a rival seems to win with that god in this cycle."""
    if table.metropolises(seat) != table.target - 1:
        return False
    missing = missing_types(table, seat)
    builds = len(missing) == 1 and god in ("hera", *(one for one in BUILDS if BUILDS[one] in missing))
    learns = god == "athena" and table.players[seat].philosophers >= PHILOSOPHERS - 1
    takes = god == "ares" and any(
        METROPOLIS in table.lands[area].sites for area in table.reach[seat].get("ares", ()) if area in table.lands
    )
    return builds or learns or takes


def moorings(table: Table) -> list[Sea]:
    """Free seas beside my lands."""
    near = {name for land in table.lands_of(table.me) for name in table.beside[land.name]}
    return [sea for sea in table.seas.values() if sea.name in near and sea.owner < 0]


def prize(table: Table, land: Land) -> float:
    """What a land is worth to whoever takes it: its income, its sites, its buildings and above all its metropolis."""
    new = missing_types(table, table.me) & set(land.sites)
    held = land.sites.count(METROPOLIS)
    worth = horns(table, land.horns) + SITE * land.free + 2.5 * len(new) + 0.5 * len(land.sites)
    if held:
        worth += metropolis(table, held) + 4.0
    elif new and len(missing_types(table, table.me)) == len(new):
        worth += metropolis(table)
    if land.owner >= 0 and table.metropolises(land.owner) == table.target - 1:
        worth += 3.0
    return worth


@lru_cache(maxsize=4_096)
def win_chance(attackers: int, defenders: int, wall: int) -> float:
    """The chance of an attack to the end: the lower total loses a unit, in a tie both do."""
    if attackers <= 0 or defenders <= 0:
        return float(attackers > 0 >= defenders)
    gaps = [attackers + one - defenders - wall - other for one in DICE for other in DICE]
    lost = sum(gap < 0 for gap in gaps) / len(gaps)
    won = sum(gap > 0 for gap in gaps) / len(gaps)
    return (
        lost * win_chance(attackers - 1, defenders, wall)
        + won * win_chance(attackers, defenders - 1, wall)
        + (1 - lost - won) * win_chance(attackers - 1, defenders - 1, wall)
    )


def attack(table: Table, origin: Land, goal: Land, units: int) -> float:
    """What it is worth to send so many units: the prize, what the battle may cost, and what is left without a guard."""
    if table.friendly(goal.owner):
        return guard_worth(table, goal) - guard_worth(table, origin) - UNIT
    chance = win_chance(units, goal.units, goal.wall) if goal.owner >= 0 else float(units > 0)
    risk = UNIT * units * (1 - chance) + UNIT * min(goal.units, units) * 0.5 * (goal.owner >= 0)
    bare = units >= origin.units and METROPOLIS in origin.sites and table.threatened(origin.name)
    return chance * prize(table, goal) - risk - (A_METROPOLIS / 2) * bare


def goals(table: Table, origin: Land, means: str = "ares") -> list[Land]:
    """The lands that somebody from there could attack."""
    within = table.reach[table.me].get(means, frozenset())
    joined = set(within) if means == "pegasus" else table.joined(origin.name) & within
    return [table.lands[name] for name in joined if name in table.lands and name != origin.name]


def best_attack(table: Table, extra: int = 0, means: str = "ares") -> float:
    """The best that my troops could do, with some recruits more."""
    return max([0.0, *(best_from(table, origin, extra, means) for origin in table.lands_of(table.me))])


def best_from(table: Table, origin: Land, extra: int = 0, means: str = "ares") -> float:
    units = origin.units + extra
    chances = [
        attack(table, origin, goal, number) for goal in goals(table, origin, means) for number in {1, units - 1, units}
    ]
    return max([0.0, *chances]) if units else 0.0


def guard_worth(table: Table, land: Land) -> float:
    """What another unit is worth in a land: most where a metropolis stands and somebody could come."""
    if not table.threatened(land.name):
        return (0.2 + 0.2 * (METROPOLIS in land.sites)) / (1 + land.units)
    held = GUARD if METROPOLIS in land.sites else 0.4 + 0.3 * land.horns
    return held / (1 + land.units)


def creature_worth(table: Table, creature: str) -> float:
    """What a creature does, in gold."""
    rivals = table.rivals()
    if creature == "pegasus":
        return best_attack(table, means="pegasus")
    if creature == "satyr" and any(table.players[seat].philosophers for seat in rivals):
        have = table.self.philosophers
        return metropolis(table) if have + 1 >= PHILOSOPHERS else WISDOM[have]
    if creature == "dryad" and any(table.players[seat].priests for seat in rivals):
        return 3.5
    if creature in ("fates", "graeae"):
        return table.self.income * thrift(table)
    if creature in ("griffon", "griffin"):
        return 3.0
    if creature == "cyclops":
        return cyclops_worth(table)
    if creature == "giant" and not table.legendary:
        return BLOCK * any(one_short(table, seat) for seat in rivals)
    if creature in ("medusa", "minotaur", "chiron"):
        mine = [land for land in table.lands_of(table.me) if METROPOLIS in land.sites and table.threatened(land.name)]
        return GUARD * bool(mine)
    return 1.0


def cyclops_worth(table: Table) -> float:
    """A spare building can become the one that is missing."""
    types = table.types(table.me)
    spare = sum(len([site for site in land.sites if site in types]) for land in table.lands_of(table.me)) > len(types)
    return step(table, 3 - len(types)) if spare and len(types) < len(BUILDS) else 0.0


def one_short(table: Table, seat: int) -> bool:
    return table.metropolises(seat) == table.target - 1 and len(missing_types(table, seat)) <= 1


# ---- the auction


def choose(table: Table, verb: str, god: str) -> float:
    """The god who is worth most beyond the least that he costs."""
    return net(table, god)


def net(table: Table, god: str) -> float:
    price = least_price(table, row_of(table, god))
    return god_worth(table, god, price) - price * thrift(table)


def row_of(table: Table, god: str) -> Row:
    return next(row for row in table.rows if row.god == god)


def least_price(table: Table, row: Row) -> int:
    """The least that has to be paid for a god now, priests counted."""
    if row.god == "apollo":
        return 0
    higher = row.offer + (2 if table.legendary and row.offer else 1)
    return max(higher - table.self.priests, 0 if table.legendary else 1)


def offer(table: Table, verb: str, amount: str) -> float:
    """Open low, but not so low that anybody takes him away if no other will do."""
    others = [net(table, row.god) for row in table.rows if row.god != table.bid_for]
    cost = max(int(amount) - table.self.priests, 0 if table.legendary else 1)
    worth = god_worth(table, table.bid_for, cost)
    if worth >= VICTORY:
        return worth + cost
    beyond = max(net(table, table.bid_for) - max([0.0, *others]), 0.0)
    limit = least_price(table, row_of(table, table.bid_for)) + GENEROUS * beyond / thrift(table)
    return worth - (cost - limit if cost > limit else 0.4 * (limit - cost))


# ---- a turn: what each action is worth, its price taken off


def build(table: Table, verb: str, about: str) -> float:
    """Build what is missing, where it leaves room for a metropolis and somebody keeps watch."""
    land = table.lands.get(about.rpartition(".")[0])
    missing = missing_types(table, table.me)
    kind = BUILDS.get(table.god, "")
    worth = step(table, len(missing) - 1) if missing and kind in ("", *missing) else 0.0
    price = 0 if table.legendary else BUILDING_PRICE * thrift(table)
    if land is None:
        return worth - price
    spare = 0.6 * (kind == "fortress" and METROPOLIS in land.sites and table.threatened(land.name))
    return worth + spare - price + 0.1 * land.free + 0.1 * min(land.units, 3) - 1.0 * (not land.free)


def plan(table: Table, verb: str, kind: str) -> float:
    """With Hera, build what the others leave to me last: fortresses and academies come with gods one wants anyway."""
    return build(table, verb, "") + 0.1 * (table.god == "hera")


def recruit(table: Table, verb: str, about: str) -> float:
    """The free one always; more where they decide something."""
    if verb == "recruit philosopher" or about == "philosopher":
        return teaches(table, "athena", 0) - CARD_PRICE * thrift(table) * (table.recruited > 0)
    if about in ("priest", "priestess"):
        return ordains(table, "zeus", 0) - CARD_PRICE * (table.recruited > 0)
    prices = UNIT_PRICES.get(table.god, (0,))
    price = prices[min(table.recruited, len(prices) - 1)] * thrift(table)
    if about in table.seas:
        return fleet_worth(table, about) - price
    if about in table.lands:
        return troop_worth(table, table.lands[about]) - price
    return 2.0 if verb == "recruit hero" and table.self.gold > 9 else -1.0


def fleet_worth(table: Table, name: str) -> float:
    """A fleet earns on a trade route, and otherwise opens a way to another land."""
    sea = table.seas[name]
    if sea.owner == table.me:
        return 0.4 + 0.2 * sea.horns
    ways = [land for land in table.beside[name] if land in table.lands and table.lands[land].owner != table.me]
    return 0.9 + horns(table, sea.horns) + 0.3 * len(ways)


def troop_worth(table: Table, land: Land) -> float:
    """A troop guards, or it makes an attack succeed."""
    attacks = best_from(table, land, 1) - best_from(table, land) if table.god == "ares" else 0.0
    return 0.5 + guard_worth(table, land) + max(attacks, 0.0)


def summon(table: Table, verb: str, creature: str) -> float:
    """Call what is worth its price and leaves enough for the building."""
    price = table.track.get(creature, 2)
    return creature_worth(table, creature) - price * thrift(table) - 0.5


def march(table: Table, verb: str, about: str) -> float:
    """March where something is to be won."""
    return best_from(table, table.lands[about]) - thrift(table) - 0.5


def fly(table: Table, verb: str, about: str) -> float:
    """Pegasus carries whom he finds where he is missed least."""
    return best_from(table, table.lands[about], means="pegasus")


def mobilise(table: Table, verb: str, hero: str) -> float:
    """A hero leads troops without Ares."""
    land = next((one for one in table.lands_of(table.me) if hero in one.heroes), None)
    return best_from(table, land, means=hero) - 2.0 if land else -1.0


def sail(table: Table, verb: str, about: str) -> float:
    """Sail from where nothing is earned, as long as a trade route within reach is free."""
    sea = table.seas[about]
    near = {about}
    for _ in range(1 if table.legendary else 3):
        near |= {
            name for one in near for name in table.beside[one] if name in table.seas and table.seas[name].owner < 0
        }
    most = max((table.seas[name].horns for name in near - {about}), default=0)
    return horns(table, most - (sea.horns if sea.fleets == 1 else 0)) - thrift(table) - 1.0


def sacrifice(table: Table, verb: str, hero: str) -> float:
    """A hero whose condition is met is a metropolis; the others stay."""
    return metropolis(table) if hero in ("ajax", "helen", "jason", "croesus", "odysseus") else -1.0


def done(table: Table, verb: str, about: str) -> float:
    """Gold that nothing needs is gold for the next auction."""
    return 0.0


# ---- on the move


def how_many(table: Table, verb: str, number: str) -> float:
    """As many as give the best chance for what they risk."""
    if not table.prospects or table.group == "":
        return int(number) * 0.01
    return max(prospect_worth(table, one.goal, int(number)) for one in table.prospects if one.number == int(number))


def go_to(table: Table, verb: str, goal: str) -> float:
    """To where most is to be won."""
    number = table.prospects[0].number if table.prospects else 1
    return prospect_worth(table, goal, number)


def prospect_worth(table: Table, goal: str, number: int) -> float:
    if goal in table.lands:
        origin = table.lands.get(table.group)
        return attack(table, origin, table.lands[goal], number) if origin else prize(table, table.lands[goal])
    sea = table.seas[goal]
    if sea.owner == table.me:
        return 0.0
    win = next((one.win for one in table.prospects if one.goal == goal and one.number == number), None)
    chance = win_chance(number, sea.fleets, 0) if win is None and sea.owner >= 0 else 1.0 if win is None else win
    return chance * (fleet_worth(table, goal) + UNIT * (sea.owner >= 0)) - (1 - chance) * UNIT * number - 0.05 * number


def retreat(table: Table, verb: str, goal: str) -> float:
    """Leave a battle that is all but lost, unless a metropolis is at stake."""
    mine = table.win if table.attacking else 1 - table.win
    stake = table.lands[table.place].sites.count(METROPOLIS) if table.place in table.lands else 0
    where = table.lands.get(goal)
    return 0.25 - mine - 0.3 * stake + (0.01 * len(where.sites) if where else 0.0)


def lose(table: Table, verb: str, what: str) -> float:
    """Lose what is cheapest: troops, mercenaries, the Minotaur, and heroes last."""
    return {"troop": 1.0, "mercenary": 0.9, "minotaur": 0.5}.get(what, 0.0)


# ---- where


def home(table: Table, verb: str, about: str) -> float:
    """A metropolis, a cornucopia or the room for them: in my best guarded land, best in one that nobody can reach."""
    land = table.lands.get(about.rpartition(".")[0] or about) or table.lands.get(about)
    if land is None:
        return 0.5 if about in table.seas and table.seas[about].owner == table.me else 0.0
    mine = 5.0 if land.owner == table.me else -5.0 if table.friendly(land.owner) else 0.0
    safe = 0.0 if table.threatened(land.name) else 2.0
    return mine + safe + 0.5 * min(land.units, 4) + 0.5 * land.wall + 0.1 * land.free


def post(table: Table, verb: str, about: str) -> float:
    """Units go where a guard is worth most."""
    return guard_worth(table, table.lands[about]) if about in table.lands else 0.0


def claim(table: Table, verb: str, about: str) -> float:
    """At the start income counts, then sites, then lands that lie together."""
    land = table.lands[about]
    return HORN * land.horns + SITE * land.free + 0.2 * len(table.beside[about])


def moor(table: Table, verb: str, about: str) -> float:
    """The first fleets earn, too."""
    return table.seas[about].horns + 0.1 * len(table.beside[about])


def harm(table: Table, verb: str, about: str) -> float:
    """Creatures strike the leader, where it hurts most."""
    name = about.rpartition(".")[0] or about
    if name in table.seas:
        return sea_harm(table, name)
    land = table.lands.get(name) or table.lands.get(about)
    if land is None or land.owner < 0:
        return 0.0
    if table.friendly(land.owner):
        return -2.0
    return 1.0 + lead(table, land.owner) + 0.5 * (METROPOLIS in land.sites) - 0.1 * land.units


def sea_harm(table: Table, name: str) -> float:
    sea = table.seas[name]
    if sea.owner < 0:
        return 0.0
    return -2.0 * sea.fleets if table.friendly(sea.owner) else sea.fleets * (1.0 + 0.2 * lead(table, sea.owner))


def lead(table: Table, seat: int) -> float:
    """How near a rival is to winning."""
    player = table.players[seat]
    return 3.0 * table.metropolises(seat) + len(table.types(seat)) + 0.8 * player.philosophers + 0.2 * player.income


def rob(table: Table, verb: str, seat: str) -> float:
    """Rob the leader of those who have anything."""
    victim = int(seat)
    if table.friendly(victim):
        return -5.0
    return lead(table, victim) + table.players[victim].income * (table.power in ("griffon", "griffin"))


def figure(table: Table, verb: str, about: str) -> float:
    """Guardians stand beside my metropolis, the others beside my rivals."""
    if table.power in ("minotaur", "medusa", "chiron"):
        return post(table, verb, about) + home(table, verb, about)
    return harm(table, verb, about)


def copy(table: Table, verb: str, creature: str) -> float:
    """The Chimera and the Sphinx play what is worth most."""
    return creature_worth(table, creature)


def rebuild(table: Table, verb: str, about: str) -> float:
    """The Cyclops turns a building of a type that I have twice."""
    mine = [kind for site, kind in table.buildings.items() if table.lands[site.rpartition(".")[0]].owner == table.me]
    return float(mine.count(table.buildings[about]))


def rebuild_as(table: Table, verb: str, kind: str) -> float:
    """He turns it into what is missing."""
    return float(school(kind) in missing_types(table, table.me))


def never(table: Table, verb: str, about: str) -> float:
    """What mostly costs more than it brings."""
    return -1.0


def well(table: Table, verb: str, about: str) -> float:
    """What mostly pays."""
    return 0.3


ANSWERS: dict[str, Callable[[Table, str, str], float]] = {
    "choose": choose,
    "offer": offer,
    "build": build,
    "plan": plan,
    "recruit": recruit,
    "recruit fleet": recruit,
    "recruit troop": recruit,
    "recruit mercenary": recruit,
    "recruit hero": recruit,
    "summon": summon,
    "march from": march,
    "mobilise": mobilise,
    "sail from": sail,
    "sacrifice": sacrifice,
    "exchange": never,
    "troops": how_many,
    "fleets": how_many,
    "mercenaries": how_many,
    "take": well,
    "march to": go_to,
    "sail to": go_to,
    "fly from": fly,
    "retreat to": retreat,
    "escape to": well,
    "withdraw to": retreat,
    "lose": lose,
    "slay": lose,
    "found on": home,
    "found at": home,
    "bless": home,
    "bless land": home,
    "bless sea": home,
    "station at": post,
    "settle at": post,
    "post hero at": post,
    "launch at": home,
    "claim": claim,
    "moor at": moor,
    "rob": rob,
    "lure": harm,
    "lure from": harm,
    "crush": harm,
    "snatch from": harm,
    "kill troop": harm,
    "kill mercenary": harm,
    "sink fleet": harm,
    "emerge at": harm,
    "swim to": harm,
    "settle on": figure,
    "place on land": figure,
    "place at sea": figure,
    "give up": home,
    "copy": copy,
    "play": copy,
    "rebuild": rebuild,
    "rebuild as": rebuild_as,
    "roll": well,
    "keep": never,
    "sell fleet": never,
    "sell troop": never,
    "sell": never,
    "walk to": harm,
    "look": well,
}


class RuleOfThumb(Bot):
    """Does what the rules of thumb say is worth most; equals are drawn among."""

    name = "rule of thumb"

    def choose(self, situation: Situation, rng: Rng) -> int:
        if len(situation.legal) == 1:
            return situation.legal[0]
        table = table_of(situation.view())
        values = {action: value(table, situation.text(action)) for action in situation.legal}
        most = max(values.values())
        return rng.choice([action for action, value in values.items() if value == most])


def value(table: Table, text: str) -> float:
    """What an action is worth; 0 if no rule speaks of it."""
    verb, _, about = text.rpartition(" ")
    rule = ANSWERS.get(verb) or ANSWERS.get(text)
    return rule(table, verb, about) if rule else 0.0
