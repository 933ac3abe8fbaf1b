### What both editions of Cyclades say at the table.

## Gods and offerings

cycle = Cycle { $number }
offerings = Offerings
offerings-order = act from the top
gods-asleep = asleep this cycle
turn-order = Turn order
pay-later = You would pay { $gold }

## Creatures and heroes

creatures = Creatures
creature-deck = Deck { $deck } · discard { $discard }
only-you-see = Only you see
heroes = Heroes
hero-in-battle = Battle:
hero-sacrifice = Sacrifice:

## Players

players = Players
out-of-game = out of the game
gold = Gold
income = Income
priests = Priests
priestesses = Priestesses
philosophers = Philosophers
troops-left = Troops in reserve
fleets-left = Fleets in reserve
one-metropolis-left = One more metropolis wins

## The map

map = Map of the archipelago
area-neutral = belongs to nobody
area-open = can be chosen
site-of = { $area }, site { $number }
which-site = On which site?
your-question = Your decision
zoom-in = Closer
zoom-out = Farther
zoom-fit = Whole map
table-parts = Parts of the table
part-map = Map
part-gods = Gods
part-players = Players
part-talk = Log
n-troops =
    { $number ->
        [one] { $number } troop
       *[other] { $number } troops
    }
n-mercenaries =
    { $number ->
        [one] { $number } mercenary
       *[other] { $number } mercenaries
    }
n-fleets =
    { $number ->
        [one] { $number } fleet
       *[other] { $number } fleets
    }
n-metropolises =
    { $number ->
        [one] { $number } metropolis
       *[other] { $number } metropolises
    }
n-prosperity =
    { $number ->
        [one] { $number } sign of prosperity
       *[other] { $number } signs of prosperity
    }

## Battle

battle-at = Battle: { $area }
attacker = attacker
defender = defender
strength = Strength
battle-chances = Next roll: attacker { $attacker }, both lose { $both }, defender { $defender }
battle-next-roll = Chances of the next roll
battle-to-the-end = { $name } wins a fight to the end with { $chance }

## What one points at the map for

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
area-of = { $island } { $part }
