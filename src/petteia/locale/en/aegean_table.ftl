### What both editions of Cyclades say at the table.

## Gods and offerings

aegean-from-the-top = act from the top
aegean-asleep = asleep this cycle
aegean-would-pay = You would pay { $gold }
aegean-displaced = { $name } is outbid at { $god } and answers now
aegean-places-marker = { $name } places a marker

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
aegean-places-lit = { $number ->
    [one] One place on the map can be chosen
   *[other] { $number } places on the map can be chosen
}
aegean-reach-nothing = Nothing in one move
aegean-reach-note = In one move, whoever gets the gods and the gold for it
aegean-in-reach = in reach with { $means }
aegean-answered-for-you = Answered for you, as nothing else is possible: { $answer }
aegean-sea-space = Sea space { $name }
aegean-site = { $area }, site { $number }
aegean-which-site = On which site?
aegean-your-decision = Your decision
aegean-map-code = Map code
aegean-part-map = Map
aegean-part-gods = Gods
aegean-part-players = Players

## Maps that people lay

map-title = Lay your own map
map-own = Lay your own map
map-edit = Change this map
map-lead = Take a tile, then choose its place.
map-hand = { $tile }: choose its place.
map-laid = The map so far
map-tools = What to do with the tile
map-tiles = Tiles
map-lies = lies on the map
map-free-place = Free place, row { $row }, column { $column }
map-tile-place = { $tile }, row { $row }, column { $column }, turned by { $degrees }°
map-turn-left = Turn left
map-turn-right = Turn right
map-remove = Back into the box
map-shuffle = Shuffle
map-good = This map can be played.
map-play = Make a table with this map
map-link = Copy the link to this map
map-keys = Keys: arrows go from place to place, Enter takes and lays, R turns, Del puts back, U takes back.
map-preview = Picture of the map
map-random-about = Chance lays the tiles when the game begins. Only the shape of the map is known before.
map-quick-about = A map that was laid out beforehand: everybody begins alike far from the others.
map-code-about = Paste the code of a map that somebody has shared, or lay one.

## Battle

aegean-roll-chances = Next roll: attacker { $attacker }, both lose { $both }, defender { $defender }
aegean-next-roll = Chances of the next roll
aegean-chance-to-win = { $chance } to win
aegean-fought-to-the-end = Fought to the end, exact: who holds the place
aegean-round = Round { $number }
aegean-rounds = Rounds before
aegean-beats = { $more } beats { $less }
aegean-tie = { $total } each: both lose
aegean-both-lose = both lose
aegean-dice-roll = The dice roll
aegean-die = Die
aegean-other-bonuses = Buildings and figures

## The first game

first-game-gods = It is your turn to bid. Choose a god: in this cycle he works for you alone. Point at one to read what he gives.
    .title = Choose a god
first-game-offer = Now name what you offer. You pay only when everybody has a god. A small offer will do for a start.
    .title = Your offer
first-game-outbid = Somebody has offered more for your god. Your marker goes to another god at once. Later you may come back with more.
    .title = Outbid
first-game-god = This god works for you now. Choose in the bar below what to do; each button shows its price.
first-game-recruit = Bring a unit onto the map: press the ringed button, then a place that lights up. The first one is free, each further one is dearer.
    .title = Recruiting
first-game-build = You can build. Press the ringed button and choose one of your sites that light up. Four different buildings become a metropolis.
    .title = Building
first-game-move = Your units can move for 1 gold. Press the ringed button, then choose where they start. Troops cross the sea over a chain of your own fleets.
    .title = Moving
first-game-number = How many go? Where there would be a battle, the button shows your chance to win it.
    .title = How many
first-game-where = Everything that lights up can be reached. Swords mark a battle, and the number beside them is your chance.
    .title = Where to
first-game-battle = In a battle each side adds a die to its units and to what defends it. The lower total loses a unit; at a tie both do. So it goes on until one side is left.
    .title = Battle
first-game-retreat = After each round one may retreat with all units instead of fighting on. The panel tells your chances: stand if they are good.
    .title = Stand or retreat
first-game-creature = You have the gold for a creature. Its card says what it does, and it does it at once. In each cycle the cards move on and become cheaper.
    .title = Creatures
first-game-done = Use what your god gives, as often as you can pay. Then end your turn. Who acts first will bid last in the next cycle.
    .title = The end of your turn
first-game-end = The game is over. The log leads back to any moment of it. You know all you need now: sit down for another one.
    .title = The end

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
