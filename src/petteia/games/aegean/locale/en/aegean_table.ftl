### What both editions of Cyclades say at the table.

## Gods and offerings

aegean-from-the-top = turns run from the top
aegean-asleep = asleep this cycle
aegean-would-pay = You would pay { $gold }
aegean-offer-to = Offer { $offer } to { $god }
aegean-name-offer = Press the number you want to offer beside the god of your choice.
aegean-gods-fold = Fold the list of gods
aegean-gods-unfold = Show all gods
aegean-purse = Your purse
aegean-displaced = { $name } has been outbid at { $god } and must move
aegean-places-marker = { $name } places a marker

## Creatures and heroes

aegean-deck = Draw pile { $deck } · discard { $discard }
aegean-only-you-see = Only you can see this

## Players

aegean-players = Players
aegean-philosophers = Philosophers
aegean-out-of-game = out of the game
aegean-troops-left = Troops in reserve
aegean-fleets-left = Fleets in reserve
aegean-one-metropolis-left = One more metropolis wins
aegean-one-philosopher-short = A fourth philosopher makes it
aegean-one-building-short = A fourth type of building makes it
aegean-building-types = Building types: { $buildings }
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
aegean-can-be-moved = can be moved
aegean-take-units = Pick up units on the map, or choose here.
aegean-choose-goal = Choose who goes, then their destination on the map.
aegean-steps-left = { $number ->
    [0] no steps left
    [one] one step left
   *[other] { $number } steps left
}
aegean-out-of-reach = { $area } is out of reach for this group.
aegean-overview = Overview: press to move there
aegean-reach-nothing = Nothing in one move
aegean-reach-note = Reachable in one move, given the right god and enough gold
aegean-in-reach = within reach with { $means }
aegean-answered-for-you = Answered for you, as nothing else was possible: { $answer }
aegean-sea-space = Sea { $name }
aegean-site = { $area }, site { $number }
aegean-which-site = On which site?
aegean-your-decision = Your decision
aegean-map-code = Map code
aegean-part-map = Map
aegean-part-gods = Gods
aegean-part-players = Players

## Maps that people build

map-title = Build your own map
map-own = Build your own map
map-edit = Edit this map
map-lead = Take a tile, then choose a space for it.
map-hand = { $tile }: choose a space.
map-laid = The map so far
map-tools = Tile actions
map-tiles = Tiles
map-lies = on the map
map-free-place = Free space, row { $row }, column { $column }
map-tile-place = { $tile }, row { $row }, column { $column }, rotated by { $degrees }°
map-turn-left = Rotate left
map-turn-right = Rotate right
map-remove = Return to the box
map-shuffle = Shuffle
map-good = This map can be played.
map-play = Open a table with this map
map-link = Copy the link to this map
map-preview = Picture of the map
map-random-about = The tiles are laid at random when the game begins. Only the shape of the map is known beforehand.
map-quick-about = A ready-made map: all players start equally far apart.
map-prepared-about = The map of the quick set-up with everybody’s starting lands, troops and fleets: play begins with the offerings.
map-code-about = Paste the code of a map that somebody has shared, or build one.

## Battle

aegean-roll-chances = Next roll: attacker wins { $attacker }, defender wins { $defender }, both lose a unit { $both }
aegean-next-roll = Odds of the next roll
aegean-chance-to-win = { $chance } to win
aegean-fought-to-the-end = Exact odds of holding the place if nobody retreats
aegean-round = Round { $number }
aegean-rounds = Previous rounds
aegean-beats = { $more } beats { $less }
aegean-tie = Tie: { $total } each
aegean-both-lose = both lose a unit
aegean-battle-seen = Continue
aegean-dice-roll = Rolling the dice
aegean-die = Die
aegean-other-bonuses = Buildings and figures

## The first game

first-game-gods = It is your turn to bid. Choose a god, who will work for you alone this cycle. Press a name to see what they offer.
    .title = Choose a god
first-game-offer = Press the number you want to offer beside the god. You pay only once everybody has a god. A small offer is fine to begin with.
    .title = Your offer
first-game-outbid = Somebody has offered more for your god. Move your marker to another god right away. If you are outbid there, too, you may come back with a higher offer.
    .title = Outbid
first-game-god = This god works for you now. Choose what to do in the bar below; each button shows its price.
first-game-recruit = Bring a unit onto the map: press the ringed button, then a place that lights up. The first one is free; each further one costs more.
    .title = Recruiting
first-game-build = You can build. Press the ringed button, then choose one of the sites that light up. Four different buildings become a metropolis.
    .title = Building
first-game-move = Your units can move for 1 gold. Press them on the map, choose how many go, then press their destination. Troops cross the sea over a chain of your own fleets.
    .title = Moving
first-game-number = How many move? If there would be a battle, the button shows your chance of winning it.
    .title = How many
first-game-where = Everything that lights up is within reach. Swords mark a battle, and the number beside them is your chance of winning.
    .title = Where to
first-game-battle = In a battle, each side rolls a die and adds its units and its bonuses. The lower total loses a unit; in a tie both do. This repeats until only one side is left.
    .title = Battle
first-game-retreat = After each round of battle, you may retreat with all your units instead of fighting on. The panel shows your chances: stand if they are good.
    .title = Stand or retreat
first-game-creature = You have enough gold for a creature. Its card says what it does, and it takes effect at once. Each cycle, the cards move along the track and become cheaper.
    .title = Creatures
first-game-done = Use what your god offers as often as you can pay for it, then end your turn. Whoever acts first will bid last in the next cycle.
    .title = The end of your turn
first-game-end = The game is over. The log takes you back to any moment of it. You know all you need now: sit down for another game.
    .title = The end

## What there is to choose on the map

verb-summon = Summon
verb-exchange = Replace
verb-copy = Play
verb-play = Play
verb-keep = Keep
verb-release = Release
verb-recruit_hero = Recruit
verb-mobilise = Move
verb-sacrifice = Sacrifice
verb-take = Take along
verb-lose_hero = Lose
verb-trade = Give
verb-for = Take
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
verb-found_on = Build a metropolis
verb-found_at = Build a metropolis
verb-bless = Place a prosperity marker
verb-bless_land = Place a cornucopia on land
verb-bless_sea = Place a cornucopia at sea
verb-lure = Remove a fleet
verb-replace_from = Bring your own fleet
verb-fly_from = Fly
verb-crush = Destroy a building
verb-rebuild = Replace a building
verb-sell_fleet = Sell a fleet
verb-sell_troop = Sell a troop
verb-snatch_from = Remove a troop
verb-emerge_at = The Kraken emerges
verb-swim_to = Swim on
verb-settle_on = Place the figure
verb-push_to = Drive the fleets away
verb-push_from = Choose fleets to drive away
verb-claim = Claim a land
verb-moor_at = Place the first fleet
verb-station_at = Place a troop
verb-walk_to = Move the figure
verb-post_hero_at = Place the hero
verb-launch_at = Place a fleet
verb-kill_troop = Kill a troop
verb-kill_mercenary = Kill a mercenary
verb-sink_fleet = Sink a fleet
verb-lure_from = Lure mercenaries
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
island-siphnos = Siphnos
island-syros = Syros
island-tenos = Tenos
island-thera = Thera
aegean-area = { $island }{ "\u00A0" }{ $part }

## How a game ended

ending-metropolises =
    { $metropolises ->
        [one] { $metropolises } metropolis
       *[other] { $metropolises } metropolises
    } at the end of cycle { $cycle }.
ending-gold = The tie is broken by gold: { $gold } to { $next }.
ending-equal_gold = A tie, even on gold: { $gold } each.
ending-last_city = Every other city has fallen, in cycle { $cycle }.
ending-lands =
    { $number ->
        [one] { $number } land
       *[other] { $number } lands
    }

## Keys

keys-reach = What a player could attack
keys-turn = Rotate the tile; with Shift, the other way
keys-remove = Put the tile back
