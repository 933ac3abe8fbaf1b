### Cyclades, the edition of 2009, in English.

game-title = Cyclades
game-about = Bid for the favour of the gods, sail the islands, and be the first with two metropolises.

n-troops =
    { $number ->
        [one] { $number } troop
       *[other] { $number } troops
    }
n-priests =
    { $priests ->
        [one] { $priests } priest
       *[other] { $priests } priests
    }
n-philosophers =
    { $philosophers ->
        [one] { $philosophers } philosopher
       *[other] { $philosophers } philosophers
    }

## Names

creature-fates = Fates
creature-mermaid = Mermaid
creature-griffon = Griffon
creature-chiron = Chiron

building-university = university
unit-priest = priest
deed-exchange = replacing a creature
deed-swim = moving the Kraken

phase-creatures = Mythical creatures
phase-gods = Gods

colour-green = green
colour-red = red
colour-black = black
colour-blue = blue
colour-yellow = yellow

island-central_islet = central islet
island-centre = centre
island-centre_north = northern centre
island-centre_south = southern centre
island-east = east
island-east_islet = eastern islet
island-great_square = great square
island-hook = hook
island-long_island = long island
island-needle = needle
island-north = north
island-north_east = north-east
island-north_west_islet = north-western islet
island-south_centre_islet = south-central islet
island-south_east_islet = south-eastern islet
island-triangle = triangle
island-west_islet = western islet

reason-metropolises = enough metropolises at the end of the cycle
    .rule = C15.1
reason-gold = several players had enough metropolises; gold decided
    .rule = C15.2
reason-shared = shared victory, with equal gold too
    .rule = C15.2
reason-last_city = the last city standing
    .rule = C9.23

## What is asked

question-marker_where = Which island gets Apollo’s prosperity marker?
question-lure_where = Which lone fleet does the Mermaid send home?
question-replace_from = Where does your fleet come from?
question-crush_what = Which building does the Giant destroy?
question-sell_what = What do you sell to the Sphinx?
question-which_temple = Which temple lowers the price?
question-breeze = Which fleets does the Sylph move?
question-push_from = Which fleets does Polyphemus drive away first?
question-kraken_where = Where does the Kraken emerge?
question-kraken_walk = Does the Kraken swim on?

## Actions

action-offer = Offer { $amount } gold
action-recruit_troop = Recruit a troop on { $island }
action-recruit_priest = Take a priest
action-build = Build on { $slot }: { $building }
action-exchange = Replace the creature { $creature }
action-use_temple_on = Use the temple on { $island }
action-march_from = Move troops from { $island }
action-anchor = Stop here
action-troops = { n-troops }
action-march_to = Move to { $island }
action-retreat_to = Retreat to { $island }
action-give_up = Give up the building on { $slot }
action-found_on = Build the metropolis on { $island }
action-bless = Place the prosperity marker on { $island }
action-rob = Rob { $seat }
action-lure = Send the fleet at { $sea } home
action-replace_from = Take a fleet from { $sea }
action-fly_from = Fly from { $island }
action-crush = Destroy the building on { $slot }
action-copy = Play { $creature }
action-rebuild = Replace the building on { $slot }
action-sell_fleet = Sell a fleet at { $sea }
action-sell_troop = Sell a troop on { $island }
action-sell_priest = Sell a priest
action-sell_philosopher = Sell a philosopher
action-enough = That is enough
action-snatch_from = Remove a troop from { $island }
action-emerge_at = Emerge at { $sea }
action-settle_on = Place the figure on { $island }
action-marker = Next in turn order: { $seat }
action-reveal = Next god: { $god }

## What happens

event-marker_placed = Next in turn order: { $seat }.
event-god_revealed = Gods in order: { $god }.
event-gold_moved-income = { $seat } receives { n-gold } in income.
event-gold_moved-offering-loss = { $seat } pays { n-gold } to the gods.
event-gold_moved-recruit-loss = { $seat } pays { n-gold } for recruiting.
event-gold_moved-building-loss = { $seat } pays { n-gold } for a building.
event-gold_moved-summon-loss = { $seat } pays { n-gold } for a creature.
event-gold_moved-exchange-loss = { $seat } pays { n-gold } to replace a creature.
event-gold_moved-move-loss = { $seat } pays { n-gold } for a move.
event-gold_moved-apollo = { $seat } receives { n-gold } from Apollo.
event-gold_moved-fates = { $seat } receives { n-gold } thanks to the Fates.
event-gold_moved-sphinx = { $seat } receives { n-gold } from the Sphinx.
event-gold_moved-kraken-loss = { $seat } pays { n-gold } to move the Kraken.
event-griffon_took =
    { $gold ->
        [0] The Griffon returns empty-handed: { $victim } has too little gold.
       *[other] The Griffon takes { n-gold } from { $victim } for { $seat }.
    }
event-griffon_took-hidden = The Griffon takes half of { $victim }’s gold for { $seat }.
event-offer_made =
    { $offer ->
        [0] { $seat } chooses { $god }.
       *[other] { $seat } offers { $offer } to { $god }.
    }
event-displaced = { $seat } is outbid at { $god }.
event-turn_begun = { $seat } acts with { $god }.
event-turn_ended = { $seat } ends the turn.
event-fleet_recruited = { $seat } recruits a fleet at { $sea }.
event-troop_recruited = { $seat } recruits a troop on { $island }.
event-priest_gained = { $seat } gains { n-priests }.
event-priest_gained-loss = { $seat } loses { n-priests }.
event-philosopher_gained = { $seat } gains { n-philosophers }.
event-philosopher_gained-loss = { $seat } gives up { n-philosophers }.
event-building_raised = { $seat } builds on { $slot }: { $building }.
event-building_removed = Removed from { $slot }: { $building }.
event-metropolis_founded = { $seat } builds a metropolis on { $island }!
event-metropolis_missed = { $seat } has no room for the metropolis.
event-marker_laid = { $seat } places a prosperity marker on { $island }.
event-creature_summoned = { $seat } summons { $creature }.
event-creature_copied = { $seat } uses the Chimera to play { $creature }.
event-figure_placed = { $creature } is placed on { $island }.
event-kraken_moved = The Kraken is at { $sea }.
event-fleets_sailed = { $seat } moves { n-fleets } from { $sea } to { $sea_to }.
event-troops_marched = { $seat } moves { n-troops } from { $island } to { $island_to }.
event-fleets_lost = { $seat } loses { n-fleets } at { $sea }.
event-troops_lost = { $seat } loses { n-troops } on { $island }.
event-island_taken = { $seat } takes { $island }.
event-land_battle = { $attacker } attacks { $defender } on { $island }.
event-rolled = { $seat } rolls { $pips }, for a total of { $total }.
event-retreated = { $seat } retreats to { $island }.
event-withdrew = { $seat } withdraws to { $sea }.
event-city_fallen = { $seat } has lost the last island and is out of the game.
needed-anchor = Fleets can stop only while they are under way.
needed-prosperity = Apollo's first guest places the prosperity marker.
needed-temple = You name a temple when one of several can lower a price.
needed-mermaid = You lure and replace fleets when you summon the Mermaid.
needed-giant = You crush a building when you summon the Giant.
needed-chimera = You copy a discarded creature when you summon the Chimera.
needed-sphinx = You sell pieces when you summon the Sphinx.
needed-enough = You say “enough” to the Sphinx, the Sylph or the Kraken.
needed-harpy = You snatch a troop when you summon the Harpy.
needed-kraken = The Kraken moves when you summon it.
refusal-enemy_fleets = { $seat } has fleets at { $place }.

## Why something is not possible

refusal-offer_unpayable =
    { $others ->
        [0] { $offer } for { $god } is too much: you have { $gold } gold, priests save { $priests }, so { $most } at most.
       *[other] { $offer } for { $god } is too much: you have { $gold } gold, priests save { $priests }, your other offering is { $others }, so { $most } at most.
    }
refusal-offer_above_gold =
    { $others ->
        [0] { $offer } for { $god } is too much: you have { $gold } gold, and at this table offers may not exceed it.
       *[other] { $offer } for { $god } is too much: you have { $gold } gold, { $others } of it offered already, and at this table offers may not exceed it.
    }
refusal-apollo_once = Your other marker is with Apollo: this one must go to another god if you can pay for one.
refusal-free_recruit = Take the free one first: { $recruit }.
refusal-not_your_island =
    { $owners ->
        [0] Nobody owns { $place }.
       *[other] { $place } belongs to { $seat }.
    }
refusal-slot_taken = { $place } is taken: { $building }.
refusal-under_metropolis = { $place } is under the metropolis.
refusal-has_fought = The fleets at { $place } have fought and cannot move again.
refusal-no_troops = There are no troops on { $place }.
refusal-no_chain = No chain of your fleets leads from { $origin } to { $place }.
refusal-no_chain_from = No chain of your fleets leads from { $place } to another island.
refusal-last_island = { $place } is the last island of { $seat }: you may take it only if that wins the game.
refusal-only_last_islands = Only last islands can be reached from { $place }, and taking one would not win the game.
refusal-same_island = The troops are already on { $place }.
refusal-chiron_there = Chiron guards { $place }.
refusal-too_many = Only { $number } can go.
refusal-must_sail = Fleets that set sail must move at least one space.
refusal-has_metropolis = { $place } already has a metropolis.
refusal-free_site_first = The site on { $place } is built over, while the one on { $other } is free.
refusal-no_such_seat = Nobody plays there: this game has { $players } players.
refusal-is_out = { $seat } is out of the game.
refusal-nothing_to_rob = { $seat } has nothing to rob: { $what }.
refusal-no_building = There is no building on { $place }.
refusal-metropolis_stands = The Giant cannot destroy the metropolis on { $place }.
refusal-own_building = The building on { $place } is your own.
refusal-own_troops = The troops on { $place } are your own.
refusal-own_fleets = The fleets at { $place } are your own.
refusal-none_to_sell = You have none of these: { $what }.
refusal-none_there = You have none of these at { $place }: { $what }.
refusal-no_temple = There is neither a temple nor a metropolis on { $place }.
refusal-temple_used = Everything on { $place } that lowers a price has already been used this cycle.
refusal-at_sea = Fleets withdraw to the sea, not to an island.
refusal-on_land = Troops retreat to an island, not to the sea.
refusal-battle_there = The battle is at { $place }.
refusal-not_pushed = Polyphemus drives no fleets away from { $place }.
refusal-not_alone = There are { $number } fleets at { $place }; the Mermaid only takes a lone one.
refusal-no_enemy_fleet = There is no enemy fleet at { $place }.
refusal-itself = The Chimera cannot play itself.
refusal-not_discarded = Not in the discard pile: { $creature }.
refusal-wrong_building = The building on { $place } is: { $building }. You must now give up: { $wanted }.
refusal-no_other_type = The supply has nothing to replace this with: { $building }.
refusal-same_type = It already is: { $building }.
refusal-marker_laid = All of { $seat }’s markers are already in the turn order.
refusal-shown_already = { $creature } is already on the track.
refusal-card_discarded = { $creature } is in the discard pile.
refusal-card_kept = { $creature } is on an island, and a player is keeping the card.
refusal-apollo_last = Apollo is never drawn: he always comes last.
refusal-god_shown = { $god } already has a row.
refusal-hidden_first = { $god } has to wait: gods that were face down come first.

## What a thing costs

payment-saved-priests = Saved by priests: { n-gold }

## Options

option-tie_break = Tie
    .about = If several players could win, the most gold wins, or the most metropolises and then gold.
option-tie_break-gold = gold
option-tie_break-metropolises = metropolises, then gold
option-two_player_priests = Priests with two players
    .about = With two players, a priest saves one gold on both offerings together, or on each of them.
option-two_player_priests-total = once for both
option-two_player_priests-each = on each offering
option-offer_cap = Highest offer
    .about = You may offer as much as you can pay with the help of priests, or no more than the gold you have.
option-offer_cap-payable = whatever you can pay
option-offer_cap-gold = gold in hand
option-giant_scope = The Giant’s prey
    .about = The Giant destroys any building, or only an opponent’s.
option-giant_scope-any = any building
option-giant_scope-enemy = only an opponent’s
option-sylph_groups = The Sylph’s steps
    .about = The Sylph’s ten steps are shared among groups of fleets, or are a single group’s move.
option-sylph_groups-any = shared among groups
option-sylph_groups-one = one group
option-kraken_again = Summoning the Kraken again
    .about = If the Kraken is already on the map, it emerges anywhere, or swims on from where it is.
option-kraken_again-anywhere = emerges anywhere
option-kraken_again-swims_on = swims on
option-minotaur = The Minotaur in battle
    .about = The Minotaur only adds to the defence, or can also be lost instead of a troop.
option-minotaur-bonus = only adds strength
option-minotaur-casualty = can be lost
option-medusa_holds = Medusa’s grip
    .about = Nobody can retreat from Medusa’s island, or only the defender cannot.
option-medusa_holds-everybody = everybody
option-medusa_holds-garrison = only the defender
option-apollo_for_two = Apollo with two players
    .about = With two players, both markers may go to Apollo, or the second one only if its player cannot pay for any other god.
option-apollo_for_two-both = both markers
option-apollo_for_two-last_resort = the second as a last resort

## The table

cyclades-priests = Priests
cyclades-prosperity = Prosperity: { $number }

## Goals of challenges

goal-hold-islands =
    { $number ->
        [one] Own { $number } island.
       *[other] Own { $number } islands at the same time.
    }
goal-hold-fleets =
    { $number ->
        [one] Have { $number } fleet on the map.
       *[other] Have { $number } fleets on the map at the same time.
    }
goal-forgo-priests = Never hold a priest.
goal-avoid-metropolis_founded = Build no metropolis: take them from others.
