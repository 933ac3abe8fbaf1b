"""What happened in a game of Cyclades: a line a turn, a line a battle, a line for the offerings."""

from __future__ import annotations

from ..core.event import Event
from ..games.cyclades import events as happened
from .aegean_story import Teller
from .aegean_words import counted, title

GIFTS = {"apollo": "from Apollo", "fates": "by the Fates", "sphinx": "from the Sphinx"}


class Story(Teller):
    """What the events of the edition of 2009 mean."""

    def tell_one(self, event: Event) -> None:
        if not (self.tell_cycle(event) or self.tell_turn(event) or self.tell_power(event)):
            self.tell_war(event)

    # ---- the cycle

    def tell_cycle(self, event: Event) -> bool:
        names = self.names
        match event:
            case happened.MarkerPlaced(seat, _):
                self.add("order", "Bidding order by lot: ", names(seat), ", ")
            case happened.CycleBegun(cycle):
                self.line(f"Cycle {cycle} begins")
            case happened.CreatureShown(creature, _):
                self.add("creatures", "On the track: ", title(creature), ", ")
            case happened.CreatureDiscarded(creature):
                if creature != self.summoned:
                    self.add("discards", "Discarded: ", title(creature), ", ")
            case happened.DeckRenewed():
                self.line("The discard pile becomes the new deck")
            case happened.GodRevealed(god, _):
                self.add("gods", "Gods: ", title(god), ", ")
            case happened.OfferMade(seat, god, offer):
                what = f"{self.does(seat, 'offer')} {offer} to {title(god)}"
                self.add("offers", "Offerings: ", what if offer else f"{self.does(seat, 'go')} to Apollo")
            case happened.Displaced(seat, _):
                self.add("offers", "Offerings: ", f"outbidding {names(seat)}", ", ")
            case happened.GoldMoved(seat, gold, why):
                self.tell_gold(seat, gold, why)
            case _:
                return False
        return True

    def tell_gold(self, seat: int, gold: int, why: str) -> None:
        if why == "income":
            self.add("income", "Income: ", f"{self.names(seat)} +{gold}", ", ")
        elif why == "offering":
            self.add("payment", "Paid to the gods: ", f"{self.names(seat)} −{-gold}", ", ")
        elif why in GIFTS:
            self.deed(seat, f"{gold} gold {GIFTS[why]}")
        elif why == "exchange":
            self.deed(seat, f"another creature for {-gold} gold")
        else:
            self.paid -= gold

    # ---- turns

    def tell_turn(self, event: Event) -> bool:
        match event:
            case happened.TurnBegun(seat, god):
                self.line(f"{self.names.subject(seat)} with {title(god)}: ")
                self.about = f"turn {seat}"
            case happened.TurnEnded(_):
                self.about = ""
            case happened.FleetRecruited(seat, sea):
                self.deed(seat, f"new fleet in {sea}")
            case happened.TroopRecruited(seat, island):
                self.deed(seat, f"new troop on {island}")
            case happened.PriestGained(seat, priests):
                self.deed(seat, "new priest" if priests > 0 else "1 priest less")
            case happened.PhilosopherGained(seat, philosophers):
                clause = "new philosopher" if philosophers > 0 else f"{counted(-philosophers, 'philosopher')} less"
                self.deed(seat, clause)
            case happened.BuildingRaised(seat, building, slot):
                self.deed(seat, f"new {building} on {slot}")
            case happened.MetropolisFounded(seat, island):
                self.deed(seat, f"new METROPOLIS on {island}")
            case happened.MetropolisMissed(seat):
                self.deed(seat, "no room for the metropolis")
            case happened.MarkerLaid(seat, island):
                self.deed(seat, f"{island} brings 1 gold more")
            case _:
                return False
        return True

    def tell_power(self, event: Event) -> bool:
        match event:
            case happened.CreatureSummoned(seat, creature):
                self.summoned = creature
                self.deed(seat, title(creature))
            case happened.CreatureCopied(seat, creature):
                self.deed(seat, f"as {title(creature)}")
            case happened.FigurePlaced(creature, island):
                self.follow(f"{title(creature)} settles on {island}")
            case happened.FigureLeft(creature):
                self.follow(f"{title(creature)} leaves the map")
            case happened.KrakenMoved(sea):
                self.follow(f"the Kraken is in {sea}")
            case happened.BuildingRemoved(building, slot):
                self.follow(f"the {building} on {slot} goes")
            case happened.GriffonTook(seat, victim, gold):
                haul = f"{gold} gold" if gold >= 0 else "half of the gold"
                self.deed(seat, f"the Griffon brings {haul} of {self.names(victim)}")
            case _:
                return False
        return True

    # ---- war

    def tell_war(self, event: Event) -> None:
        names = self.names
        match event:
            case happened.FleetsSailed(seat, sea, sea_to, number):
                self.sail(seat, f"{counted(number, 'fleet')} {sea} → {sea_to}")
            case happened.TroopsMarched(seat, island, island_to, number):
                self.deed(seat, f"{counted(number, 'troop')} {island} → {island_to}")
            case happened.LandBattle(attacker, defender, place) | happened.SeaBattle(attacker, defender, place):
                self.join_battle(attacker, defender, place)
            case happened.Rolled(seat, pips, total):
                self.fight(f"{self.does(seat, 'roll')} {pips}, {total} in all")
            case happened.FleetsLost(seat, sea, number):
                self.lose(seat, counted(number, "fleet"), sea)
            case happened.TroopsLost(seat, island, number):
                self.lose(seat, counted(number, "troop"), island)
            case happened.Retreated(seat, island):
                self.fight(f"{self.does(seat, 'retreat')} to {island}")
            case happened.Withdrew(seat, sea):
                self.fight(f"{self.does(seat, 'withdraw')} to {sea}")
            case happened.IslandTaken(seat, island):
                self.follow(f"{self.does(seat, 'take')} {island}")
            case happened.CityFallen(seat):
                self.line(f"{names.subject(seat)} lost the last island and left the game")
            case happened.GameEnded(_):
                self.line("The game ends")
