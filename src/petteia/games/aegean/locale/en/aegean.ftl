### What both editions of Cyclades share, in English.

stage-cycle = Cycle { $number }

n-gold = { $gold } gold
n-due =
    { $saved ->
        [0] { $due }
       *[other] { $due } ({ $price } − { $saved } by temples)
    }
n-fleets =
    { $number ->
        [one] { $number } fleet
       *[other] { $number } fleets
    }

## Gods, creatures, buildings, units

god-poseidon = Poseidon
god-ares = Ares
god-zeus = Zeus
god-athena = Athena
god-apollo = Apollo

creature-satyr = Satyr
creature-dryad = Dryad
creature-pegasus = Pegasus
creature-giant = Giant
creature-chimera = Chimera
creature-cyclops = Cyclops
creature-sphinx = Sphinx
creature-sylph = Sylph
creature-harpy = Harpy
creature-kraken = Kraken
creature-minotaur = Minotaur
creature-medusa = Medusa
creature-polyphemus = Polyphemus

building-port = port
building-fortress = fortress
building-temple = temple
building-metropolis = metropolis

unit-fleet = fleet
unit-troop = troop
unit-philosopher = philosopher

deed-sail = moving fleets
deed-march = moving troops

## Course of the game

phase-set_up = Set-up
phase-offerings = Offerings
phase-actions = Actions

points-metropolises = Metropolises
points-gold = Gold

question-which_god = Choose a god for your marker
question-how_much = How much do you offer?
question-turn = Act with your god
question-how_many_fleets = How many fleets sail?
question-sail_where = Where do they sail?
question-how_many_troops = How many troops move?
question-march_where = Where do they move?
question-retreat = Stand or retreat?
question-lose_what = Which unit do you lose?
question-give_up_what = Which building do you give up for the metropolis?
question-found_where = Where do you build the metropolis?
question-rob_whom = Whom do you rob?
question-fly_from = Where do they fly from?
question-copy_what = Which discarded creature does the Chimera play?
question-rebuild_what = Which building does the Cyclops change?
question-rebuild_as = What does it become?
question-snatch_where = Choose the Harpy’s victim
question-figure_where = Where do you place the figure?
question-push_where = Where does Polyphemus drive the fleets?
question-over = The game is over
question-turn_order = The turn order is being drawn
question-creature = A creature is being revealed
question-god = The gods are being drawn
question-attack_roll = The attacker rolls
question-defence_roll = The defender rolls

## Actions

action-priced = { $action } ({ n-gold })
action-choose = Choose { $god }
action-done = End your turn
action-recruit_fleet = Recruit a fleet at { $sea }
action-recruit_philosopher = Take a philosopher
action-summon = Summon { $creature }
action-sail_from = Move fleets from { $sea }
action-fleets = { n-fleets }
action-sail_to = Sail to { $sea }
action-stand = Stand
action-withdraw_to = Withdraw to { $sea }
action-lose_troop = Lose a troop
action-lose_minotaur = Lose the Minotaur
action-rebuild_as = Turn it into: { $building }
action-swim_to = Swim to { $sea }
action-push_to = Drive to { $sea }
action-show = Creature: { $creature }
action-attack = The attacker rolls { $pips }
action-defence = The defender rolls { $pips }

## What happens

event-cycle_begun = Cycle { $cycle } begins.
event-creature_shown = On the track: { $creature }.
event-creature_discarded = Discarded: { $creature }.
event-deck_renewed = The discard pile is shuffled into a new draw pile.
event-figure_left = { $creature } leaves the map.
event-sea_battle = { $attacker } attacks { $defender } at sea: { $sea }.
event-game_ended = The game is over: { $reason }.

## Why something is not possible

refusal-no_such_action = There is no such action.
refusal-game_over = The game is over.
refusal-not_chance = Nothing is drawn now. Decide first: { $question }
refusal-other_question = { $needed } Now: { $question }
needed-choose = You choose a god when you place your marker.
needed-offer = You make an offer once you have chosen its god.
needed-done = You end your turn once everything you have begun is settled.
needed-turn = You take actions on your turn, one after the other.
needed-fleets = You say how many fleets sail when they set out.
needed-sail_to = You choose where fleets sail once they have set out.
needed-troops = You say how many troops go when they set out.
needed-march_to = You choose where units go once they have set out.
needed-retreat = You decide whether to retreat after a round of battle.
needed-loss = You choose a loss after a lost round of battle.
needed-give_up = You give up buildings when they pay for a metropolis.
needed-found = You choose a place for a metropolis when you have earned one.
needed-rob = You choose a victim when a creature robs somebody.
needed-fly = Units fly only with a power that carries them.
needed-rebuild = You rebuild a building when you summon the Cyclops.
needed-figure = You place a figure when you summon its creature.
needed-push = Polyphemus drives fleets away when he arrives.
refusal-wait_for_chance = Wait for the draw: { $question }
refusal-impossible_outcome = That cannot be drawn or rolled now: { $question }
refusal-god_closed = { $god } takes no offerings this cycle.
refusal-just_outbid = You have just been outbid at { $god }: choose another god.
refusal-offer_too_low = The offering at { $god } is { $standing }: offer more.
refusal-offer_too_high = Nobody can offer more than { $most }.
refusal-other_god = You need { $god } for that.
refusal-recruit_limit = At most { $most } per turn.
refusal-no_reserve = All { $units } are already on the map: { $what }.
refusal-supply_empty = None are left in the supply: { $what }.
refusal-short_of_gold = { $short } gold short ({ $what }): the price is { n-due }, you have { $gold }.
refusal-not_on_track = { $what } is not on the track. On it: { $there }.
refusal-track_empty = { $what } is not on the track: it is empty.
refusal-not_on_map = That place is not on this map.
refusal-far_from_home = { $place } does not touch your land.
refusal-no_own_fleets = You have no fleets at { $place }.
refusal-no_way_out = All the sea around { $place } is closed.
refusal-not_adjacent = { $place } is not next to { $origin }.
refusal-already_there = The move starts at { $place }; choose another place.
refusal-kraken_there = The Kraken blocks { $place }.
refusal-medusa_there = Medusa lets nobody pass: { $place }.
refusal-polyphemus_near = Polyphemus in { $land } keeps fleets away from { $place }.
refusal-yourself = You cannot rob yourself.

## What a thing costs

payment-price = Price: { n-gold }
payment-saved-temples = Saved by temples: { n-gold }
payment-total = To pay: { n-gold }
payment-later = Paid once all markers are placed
payment-free = Free

## Options

option-apollo_scope = Apollo’s blessing
    .about = Apollo’s prosperity may be placed anywhere, or only on what you own.
option-apollo_scope-any = anywhere
option-apollo_scope-own = only what you own
option-open_gold = Open gold
    .about = Gold is hidden behind screens, or visible to everybody.
option-open_gold-no = hidden
option-open_gold-yes = open

## The table

aegean-map = Map
aegean-map-fit = Show the whole map
aegean-map-zoom-in = Zoom in
aegean-map-zoom-out = Zoom out
aegean-gods = Gods
aegean-god-free = nobody
aegean-god-offer = { $seat }: { $offer }
aegean-god-closed = face down
aegean-can-offer = You can offer up to { $offer }.
aegean-displaced-you = You have been outbid: choose another god.
aegean-turn-order = Turn order
aegean-cycle = Cycle { $cycle }
aegean-creatures = Creatures
aegean-income = Income
aegean-gold = Gold
aegean-metropolises = Metropolises { $number } of { $goal }
aegean-reach = Reach
aegean-reach-of = What { $seat } can reach
aegean-battle-at = Battle: { $place }
aegean-attacker = Attacker
aegean-defender = Defender
aegean-strength = Strength
aegean-strength-units = Units: { $number }
aegean-odds = Attacker wins { $attacker } %, defender wins { $defender } %, both destroyed { $both } %
aegean-nobody = unowned

## What problems are about

theme-auction = Auction
theme-metropolis = Metropolis
theme-battle = Battle
theme-creature = Creature
theme-hero = Hero
theme-movement = Movement
theme-building = Building
theme-recruiting = Recruiting
theme-patience = Patience
theme-choice = Choice

## Goals of challenges

goal-win-cycle = Win by the end of cycle { $until }.
goal-hold-gold = Own { $number } gold at some moment.
goal-hold-metropolises-cycle =
    { $number ->
        [one] Own { $number } metropolis by the end of cycle { $until }.
       *[other] Own { $number } metropolises by the end of cycle { $until }.
    }
goal-forgo-philosophers = Never hold a philosopher.
goal-avoid-creature_summoned = Summon no creature.

## Filters of the rules pages

rules-mark-figure = Figure
