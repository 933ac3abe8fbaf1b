### What both editions of Cyclades say at the table.

## Gods and offerings

aegean-from-the-top = act from the top
aegean-asleep = asleep this cycle
aegean-would-pay = You would pay { $gold }

## Creatures and heroes

aegean-deck = Deck { $deck } · discard { $discard }
aegean-only-you-see = Only you see

## Players

aegean-players = Players
aegean-out-of-game = out of the game
aegean-troops-left = Troops in reserve
aegean-fleets-left = Fleets in reserve
aegean-one-metropolis-left = One more metropolis wins
aegean-one-philosopher-short = A fourth philosopher founds it
aegean-one-building-short = A fourth type of building founds it
aegean-building-types = Types of buildings: { $buildings }
aegean-name-and-city = { $name } ({ $city })
city-vermilion = Sparta
city-cobalt = Athens
city-saffron = Thebes
city-obsidian = Argos
city-emerald = Corinth
city-murex = Rhodes

## The map

aegean-can-be-chosen = can be chosen
aegean-sea-space = Sea space { $name }
aegean-site = { $area }, site { $number }
aegean-which-site = On which site?
aegean-your-decision = Your decision
aegean-map-code = Map code
aegean-part-map = Map
aegean-part-gods = Gods
aegean-part-players = Players

## Battle

aegean-roll-chances = Next roll: attacker { $attacker }, both lose { $both }, defender { $defender }
aegean-next-roll = Chances of the next roll
aegean-to-the-end = { $name } wins a fight to the end with { $chance }
aegean-chance-to-win = { $chance } to win

## What one points at the map for

verb-summon = Call
verb-exchange = Exchange
verb-copy = Copy
verb-play = Play
verb-keep = Keep
verb-release = Let go
verb-recruit_hero = Recruit
verb-mobilise = Move
verb-sacrifice = Sacrifice
verb-take = Take along
verb-lose_hero = Lose
verb-trade = Trade
verb-for = For
verb-shelter_with = Shelter
verb-imitate = Imitate
verb-recruit_fleet = Recruit a fleet
verb-recruit_troop = Recruit a troop
verb-recruit_mercenary = Hire a mercenary
verb-build = Build
verb-sail_from = Move fleets
verb-sail_to = Sail on
verb-march_from = Move troops
verb-march_to = March
verb-retreat_to = Retreat on land
verb-withdraw_to = Retreat at sea
verb-escape_to = Escape
verb-give_up = Give up a building
verb-found_on = Found a metropolis
verb-found_at = Found a metropolis
verb-bless = Lay a prosperity marker
verb-bless_land = Lay a cornucopia on land
verb-bless_sea = Lay a cornucopia at sea
verb-lure = Remove a fleet
verb-replace_from = Bring your fleet from
verb-fly_from = Fly from
verb-crush = Destroy a building
verb-rebuild = Replace a building
verb-sell_fleet = Sell a fleet
verb-sell_troop = Sell a troop
verb-snatch_from = Remove a troop
verb-emerge_at = The Kraken emerges
verb-swim_to = Swim on
verb-settle_on = Place the figure
verb-push_to = Drive the fleets to
verb-push_from = Drive fleets from
verb-claim = Claim a land
verb-moor_at = Place the first fleet
verb-station_at = Place a troop
verb-walk_to = Move the figure
verb-post_hero_at = Place the hero
verb-launch_at = Place a fleet
verb-kill_troop = Kill a troop
verb-kill_mercenary = Kill a mercenary
verb-sink_fleet = Sink a fleet
verb-lure_from = Lure mercenaries from
verb-settle_at = Place a mercenary
verb-swap = Swap fleets
verb-place_on_land = Place the figure on land
verb-place_at_sea = Place the figure at sea

## Islands

island-amorgos = Amorgos
island-andros = Andros
island-delos = Delos
island-ios = Ios
island-kea = Kea
island-kythnos = Kythnos
island-melos = Melos
island-mykonos = Mykonos
island-naxos = Naxos
island-paros = Paros
island-siphnos = Siphnos
island-syros = Syros
island-tenos = Tenos
island-thera = Thera
aegean-area = { $island } { $part }
