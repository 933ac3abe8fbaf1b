### Cyclades, the edition of 2009, in English.

game-title = Cyclades
game-about = Win the favour of the gods and be the first to hold two metropolises.

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
deed-exchange = exchanging a creature
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

reason-last_city = the last city standing

## What is asked

question-marker_where = Which island gets Apollo’s prosperity marker?
question-lure_where = Which lone fleet does the Mermaid send home?
question-replace_from = From where does your fleet come?
question-crush_what = Which building does the Giant destroy?
question-sell_what = What do you sell to the Sphinx?
question-breeze = Which fleets does the Sylph move?
question-kraken_where = Where does the Kraken rise?
question-kraken_walk = Does the Kraken swim on?

## Actions

action-offer = Offer { $amount } gold
action-recruit_troop = Recruit a troop on { $island }
action-recruit_priest = Take a priest
action-build = Build on { $slot }: { $building }
action-exchange = Exchange the creature { $creature }
action-march_from = Move troops from { $island }
action-anchor = Stop here
action-troops = { n-troops }
action-march_to = To { $island }
action-retreat_to = Retreat to { $island }
action-give_up = Give up the building on { $slot }
action-found_on = Metropolis on { $island }
action-bless = Prosperity marker on { $island }
action-rob = Rob { $seat }
action-lure = Send the fleet at { $sea } home
action-replace_from = Take a fleet from { $sea }
action-fly_from = Fly from { $island }
action-crush = Destroy the building on { $slot }
action-copy = Play { $creature }
action-rebuild = Change the building on { $slot }
action-sell_fleet = Sell a fleet at { $sea }
action-sell_troop = Sell a troop on { $island }
action-sell_priest = Sell a priest
action-sell_philosopher = Sell a philosopher
action-enough = That is enough
action-snatch_from = Remove a troop from { $island }
action-emerge_at = Rise at { $sea }
action-settle_on = Put the figure on { $island }
action-marker = Next in turn order: { $seat }
action-reveal = Next god: { $god }

## What happens

event-marker_placed = Next in turn order: { $seat }.
event-god_revealed = Next god: { $god }.
event-gold_moved-income = { $seat } receives { n-gold } of income.
event-gold_moved-offering-loss = { $seat } pays { n-gold } to the gods.
event-gold_moved-recruit-loss = { $seat } pays { n-gold } for recruiting.
event-gold_moved-building-loss = { $seat } pays { n-gold } for a building.
event-gold_moved-summon-loss = { $seat } pays { n-gold } for a creature.
event-gold_moved-exchange-loss = { $seat } pays { n-gold } for exchanging a creature.
event-gold_moved-move-loss = { $seat } pays { n-gold } for a move.
event-gold_moved-apollo = { $seat } receives { n-gold } from Apollo.
event-gold_moved-fates = { $seat } receives { n-gold } thanks to the Fates.
event-gold_moved-sphinx = { $seat } receives { n-gold } from the Sphinx.
event-gold_moved-kraken-loss = { $seat } pays { n-gold } for the Kraken’s way.
event-griffon_took = The Griffon brings { $seat } { n-gold } from { $victim }.
event-griffon_took-hidden = The Griffon brings { $seat } half of the gold of { $victim }.
event-offer_made =
    { $offer ->
        [0] { $seat } goes to { $god }.
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
event-building_removed = Gone from { $slot }: { $building }.
event-metropolis_founded = { $seat } founds a metropolis on { $island }!
event-metropolis_missed = { $seat } has no room for the metropolis.
event-marker_laid = { $seat } lays a prosperity marker on { $island }.
event-creature_summoned = { $seat } calls { $creature }.
event-creature_copied = { $seat } lets the Chimera play { $creature }.
event-figure_placed = { $creature } comes to { $island }.
event-kraken_moved = The Kraken is at { $sea }.
event-fleets_sailed = { $seat } moves { n-fleets } from { $sea } to { $sea_to }.
event-troops_marched = { $seat } moves { n-troops } from { $island } to { $island_to }.
event-fleets_lost = { $seat } loses { n-fleets } at { $sea }.
event-troops_lost = { $seat } loses { n-troops } on { $island }.
event-island_taken = { $seat } takes { $island }.
event-land_battle = { $attacker } attacks { $defender } on { $island }.
event-rolled = { $seat } rolls { $pips }, { $total } in all.
event-retreated = { $seat } retreats to { $island }.
event-withdrew = { $seat } withdraws to { $sea }.
event-city_fallen = { $seat } has lost the last island and is out of the game.

## Why something is not possible

refusal-offer_unpayable =
    { $others ->
        [0] { $offer } for { $god } is too much: you have { $gold } gold, priests save { $priests }, so { $most } at most.
       *[other] { $offer } for { $god } is too much: you have { $gold } gold, priests save { $priests }, your other offering is { $others }, so { $most } at most.
    }
refusal-free_recruit = First take what is free: { $recruit }.
refusal-not_your_island = { $place } is not yours.
refusal-slot_taken = { $place } is taken: { $building }.
refusal-under_metropolis = { $place } lies under the metropolis.
refusal-has_fought = The fleets at { $place } have fought and move no more.
refusal-no_troops = There are no troops on { $place }.
refusal-no_chain = No chain of your fleets joins it: { $place }.
refusal-last_island = A last island may be taken only to win the game: { $place }.
refusal-same_island = The troops are on { $place } already.
refusal-chiron_there = Chiron guards { $place }.
refusal-too_many = Only { $number } can go.
refusal-must_sail = The move is paid: sail at least one space.
refusal-has_metropolis = { $place } has a metropolis already.
refusal-free_site_first = The site on { $place } is built over, and you have a free one elsewhere.
refusal-no_such_seat = Nobody plays there.
refusal-nothing_to_rob = { $seat } has nothing to rob: { $what }.
refusal-no_building = There is no building on { $place }.
refusal-own_troops = The troops on { $place } are your own.
refusal-at_sea = Fleets withdraw to the sea, not to an island.
refusal-not_alone = There are { $number } fleets at { $place }; the Mermaid takes only a lone one.
refusal-no_enemy_fleet = There is no enemy fleet at { $place }.
refusal-itself = The Chimera cannot play itself.
refusal-not_discarded = Not in the discard pile: { $creature }.
refusal-wrong_building = On { $place } stands: { $building }. To be given up now: { $wanted }.
refusal-no_other_type = Nothing else is in the supply to replace this: { $building }.
refusal-same_type = It is that already: { $building }.

## What a thing costs

payment-saved-priests = Saved by priests: { n-gold }

## Options

option-tie_break = Tie
    .about = If several could win, the most gold wins, or the most metropolises and then gold.
option-tie_break-gold = gold
option-tie_break-metropolises = metropolises, then gold
option-two_player_priests = Priests with two players
    .about = With two players a priest saves one gold over both offerings together, or at each of them.
option-two_player_priests-total = once over both
option-two_player_priests-each = at each offering
option-offer_cap = Highest offer
    .about = One may offer what one can pay with the help of priests, or no more than the gold one has.
option-offer_cap-payable = what can be paid
option-offer_cap-gold = gold at hand

## The table

cyclades-priests = Priests
cyclades-philosophers = Philosophers
cyclades-prosperity = Prosperity: { $number }
cyclades-sea-trade = Sea trade
cyclades-label-sea = Sea { $sea }
cyclades-label-island = Island { $island }, { $label }
