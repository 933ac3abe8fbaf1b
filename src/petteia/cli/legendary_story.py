"""What happened in a game of the Legendary Edition: a line a turn, a line a battle, a line for the offerings."""

from __future__ import annotations

from ..core.event import Event
from ..games.legendary import events as happened
from .aegean_story import Teller
from .aegean_words import counted, title
from .legendary_words import BONUS_WORDS

GIFTS = {"apollo": "from Apollo", "graeae": "by the Graeae"}


class Story(Teller):
    """What the events of the Legendary Edition mean."""

    def tell_one(self, event: Event) -> None:
        if not (self.tell_set_up(event) or self.tell_cycle(event) or self.tell_turn(event) or self.tell_power(event)):
            self.tell_war(event)

    # ---- set-up

    def tell_set_up(self, event: Event) -> bool:
        match event:
            case happened.TileLaid(tile, _, _):
                self.add("tiles", "Tiles of the map: ", title(tile), ", ")
            case happened.GodShown(god, _):
                self.add("gods", "Gods from the first row: ", title(god), ", ")
            case happened.MarkerPlaced(faction, _):
                self.add("order", "Turn order by lot: ", self.names(faction), ", ")
            case happened.LandClaimed(faction, land):
                self.add(f"turn {faction}", f"{self.names.subject(faction)}: ", f"claims {land}")
            case _:
                return False
        return True

    # ---- the cycle

    def tell_cycle(self, event: Event) -> bool:
        names = self.names
        match event:
            case happened.CycleBegun(cycle):
                self.line(f"Cycle {cycle} begins")
            case happened.CreatureShown(creature, _):
                self.add("creatures", "On the track: ", title(creature), ", ")
            case happened.HeroShown(hero, _):
                self.add("heroes", "Heroes on the track: ", title(hero), ", ")
            case happened.CreatureDiscarded(creature):
                if creature != self.summoned:
                    self.add("discards", "Discarded: ", title(creature), ", ")
            case happened.DeckRenewed():
                self.line("The discard pile is shuffled into the deck")
            case happened.OfferMade(faction, god, offer):
                what = f"{self.does(faction, 'offer')} {offer} to {title(god)}"
                self.add("offers", "Offerings: ", what if offer else f"{self.does(faction, 'go')} to Apollo")
            case happened.Displaced(faction, _):
                self.add("offers", "Offerings: ", f"outbidding {names(faction)}", ", ")
            case happened.FoundOut(faction):
                self.line(f"{names.subject(faction)} cannot pay: half of the gold is lost, and all offer again")
            case happened.FigureKept(faction, creature):
                self.add("upkeep", "Upkeep: ", f"{self.does(faction, 'keep')} {title(creature)}")
            case happened.GoldMoved(faction, gold, why):
                self.tell_gold(faction, gold, why)
            case _:
                return False
        return True

    def tell_gold(self, faction: int, gold: int, why: str) -> None:
        if why == "income":
            self.add("income", "Income: ", f"{self.names(faction)} +{gold}", ", ")
        elif why == "offering":
            self.add("payment", "Paid to the gods: ", f"{self.names(faction)} −{-gold}", ", ")
        elif why == "penalty":
            self.follow(f"{self.names(faction)} −{-gold} gold")
        elif why in GIFTS:
            self.deed(faction, f"{gold} gold {GIFTS[why]}")
        elif why == "reroll":
            self.fight(f"{self.does(faction, 'pay')} Croesus 1 gold")
        elif why != "bonus":  # of which its own event tells
            self.paid -= gold

    # ---- turns

    def tell_turn(self, event: Event) -> bool:
        match event:
            case happened.TurnBegun(faction, god):
                self.line(f"{self.names.subject(faction)} with {title(god)}: ")
                self.about = f"turn {faction}"
            case happened.TurnEnded(_):
                self.about = ""
            case happened.FleetRecruited(faction, sea):
                self.deed(faction, f"new fleet in {sea}")
            case happened.TroopRecruited(faction, land):
                self.deed(faction, f"new troop in {land}")
            case happened.MercenaryRecruited(faction, land):
                self.deed(faction, f"mercenary in {land}")
            case happened.HeroRecruited(faction, hero, land):
                self.deed(faction, f"{title(hero)} in {land}")
            case happened.PriestessGained(faction, number):
                self.deed(faction, change(number, "priestess"))
            case happened.PhilosopherGained(faction, number):
                self.deed(faction, change(number, "philosopher"))
            case happened.BuildingRaised(faction, building, site):
                self.deed(faction, f"new {building} on {site}")
            case happened.BuildingForgone(faction):
                self.deed(faction, "no building, for want of a site")
            case happened.CornucopiaAdded(area):
                self.follow(f"{area} brings 1 gold more")
            case happened.MetropolisBuilt(faction, site, bonus):
                self.deed(faction, f"new METROPOLIS on {site}, its bonus {BONUS_WORDS[bonus]}")
            case happened.MetropolisSheltered(faction, hero, bonus):
                self.deed(faction, f"new METROPOLIS, safe with {title(hero)}, its bonus {BONUS_WORDS[bonus]}")
            case happened.MetropolisMissed(faction):
                self.deed(faction, "no room for the metropolis")
            case happened.BonusGained(faction, bonus):
                self.follow(f"{self.does(faction, 'gain')} {BONUS_WORDS[bonus]}")
            case _:
                return False
        return True

    def tell_power(self, event: Event) -> bool:
        match event:
            case happened.CreatureSummoned(faction, creature) | happened.CreaturePlayed(faction, creature):
                self.summoned = creature
                self.deed(faction, title(creature))
            case happened.CreatureSeen(faction, creature):
                seen = title(creature) if creature else "a creature"
                self.deed(faction, f"Zeus shows {seen} on top of the deck")
            case happened.CardDrawn(faction, creature):
                self.deed(faction, f"the Sphinx draws {title(creature) if creature else 'a card'}")
            case happened.FigurePlaced(creature, area):
                self.follow(f"{title(creature)} is in {area}")
            case happened.FigureLeft(creature):
                self.summoned = creature  # that its card is discarded goes without saying
                self.follow(f"{title(creature)} leaves the map")
            case happened.FleetsSwapped(sea, sea_to):
                self.follow(f"the fleets of {sea} and {sea_to} change places")
            case happened.BuildingRemoved(building, site):
                self.follow(f"the {building} on {site} goes")
            case happened.GriffinTook(faction, victim, gold):
                haul = f"{gold} gold" if gold >= 0 else "half of the gold"
                self.deed(faction, f"the Griffin brings {haul} of {self.names(victim)}")
            case happened.HeroSacrificed(faction, hero):
                self.deed(faction, f"{title(hero)} is sacrificed")
            case happened.HeroesTraded(faction, hero, hero_for):
                self.deed(faction, f"{title(hero)} goes, {title(hero_for)} comes")
            case happened.MercenariesTurned(faction, land, number):
                self.follow(f"{counted(number, 'mercenary')} of {land} go over to {self.names(faction)}")
            case _:
                return False
        return True

    # ---- war

    def tell_war(self, event: Event) -> None:
        match event:
            case happened.FleetsSailed(faction, sea, sea_to, number):
                self.sail(faction, f"{counted(number, 'fleet')} {sea} → {sea_to}")
            case happened.UnitsMarched(faction, land, land_to, number):
                self.deed(faction, f"{counted(number, 'unit')} {land} → {land_to}")
            case happened.LandBattle(attacker, defender, place) | happened.SeaBattle(attacker, defender, place):
                self.join_battle(attacker, defender, place)
            case happened.Rolled(faction, pips, total):
                self.fight(f"{self.does(faction, 'roll')} {pips}, {total} in all")
            case happened.FleetsLost(faction, sea, number):
                self.lose(faction, counted(number, "fleet"), sea)
            case happened.TroopLost(faction, land):
                self.lose(faction, "a troop", land)
            case happened.MercenariesLost(faction, land, number):
                self.lose(faction, counted(number, "mercenary"), land)
            case happened.HeroLost(faction, hero):
                self.fight(f"{self.does(faction, 'lose')} {title(hero)}")
            case happened.Escaped(faction, land):
                self.fight(f"a troop of {self.names(faction)} retreats to {land}")
            case happened.Retreated(faction, land):
                self.fight(f"{self.does(faction, 'retreat')} to {land}")
            case happened.Withdrew(faction, sea):
                self.fight(f"{self.does(faction, 'withdraw')} to {sea}")
            case happened.LandTaken(faction, land):
                self.follow(f"{self.does(faction, 'take')} {land}")
            case happened.FactionFallen(faction):
                self.line(f"{self.names.subject(faction)} lost the last land and left the game")
            case happened.GameEnded(_):
                self.line("The game ends")


def change(number: int, what: str) -> str:
    """Cards that come or go."""
    return f"new {what}" if number == 1 else f"{counted(abs(number), what)} {'more' if number > 0 else 'less'}"
