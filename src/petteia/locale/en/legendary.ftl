### Cyclades Legendary Edition in English.

game-title = Cyclades: Legendary Edition
game-about = Gods, creatures and heroes on an archipelago of your own. Three metropolises win.

n-troops =
    { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }
n-units =
    { $number ->
        [one] { $number } unit
       *[other] { $number } units
    }
n-mercenaries =
    { $number ->
        [one] { $number } mercenary
       *[other] { $number } mercenaries
    }
n-priestesses =
    { $number ->
        [one] { $number } priestess
       *[other] { $number } priestesses
    }
n-philosophers =
    { $number ->
        [one] { $number } philosopher
       *[other] { $number } philosophers
    }

## Names

god-hera = Hera

creature-charon = Charon
creature-graeae = Graeae
creature-griffin = Griffin
creature-hydra = Hydra
creature-cerberus = Cerberus

hero-ajax = Ajax
hero-hector = Hector
hero-helen = Helen
hero-jason = Jason
hero-croesus = Croesus
hero-odysseus = Odysseus
hero-pandora = Pandora
hero-penthesilea = Penthesilea
hero-perseus = Perseus

building-academy = academy
unit-mercenary = mercenary
unit-priestess = priestess

bonus-two_troops = two troops
bonus-cornucopia = a cornucopia
bonus-priestess = a priestess
bonus-three_gold = three gold
bonus-two_fleets = two fleets

deed-hero = a hero
deed-mobilisation = moving a hero
deed-move = a move
deed-roll = another roll
deed-sacrifice = the sacrifice

tile-andros = Andros
tile-delos = Delos
tile-ios = Ios
tile-kea = Kea
tile-melos = Melos
tile-mykonos = Mykonos
tile-naxos = Naxos
tile-paros = Paros
tile-syros = Syros
tile-thera = Thera

phase-deployment = Deployment
phase-start = Start of the cycle
phase-upkeep = Upkeep

## What is asked

question-claim = Which land do you claim?
question-moor = Where does your fleet lie?
question-station = Where does the troop stand?
question-upkeep = Which creatures do you keep?
question-figure_walk = Does the creature move?
question-build_where = Where do you build?
question-hero_where = Where does the hero stand?
question-zeus_card = Do you play the card that Zeus shows you?
question-how_many_mercenaries = How many mercenaries go?
question-which_heroes = Which heroes go?
question-slay_what = What does Hector kill?
question-reroll = Pay for another roll?
question-escape = Does the troop retreat beside Perseus?
question-spend_what = Which type of buildings do you give up?
question-bonus_troop = Where does the troop of the bonus come?
question-bonus_horn = Where does the cornucopia of the bonus come?
question-bonus_fleet = Where does the fleet of the bonus come?
question-bless_land = Which land gets Apollo’s cornucopia?
question-bless_sea = Which sea gets Apollo’s cornucopia?
question-lure_where = Whose mercenaries follow the Giant?
question-settle_where = Where does the mercenary go?
question-sphinx_which = Which card of the Sphinx do you play?
question-swap_first = Which sea does the Sylph choose first?
question-swap_second = With which sea does she exchange the fleets?
question-charon_own = Which hero do you give to Charon?
question-charon_for = Which hero does Charon bring?
question-hunt = Choose the Hydra’s victim
question-push_from = From which sea is a fleet driven away?
question-exchange = How many philosophers does Hector bring?
question-imitate = Whose sacrifice does Pandora make?
question-tile = A tile is drawn
question-hero = A hero is turned up
question-glimpse = Zeus looks at the top card
question-sphinx_draw = The Sphinx draws a card
question-bonus = The metropolis is turned over

## Actions

action-offer = Offer { $space }
action-claim = Claim { $land }
action-moor_at = A fleet at { $sea }
action-station_at = A troop in { $land }
action-keep = Keep { $creature } for a priestess
action-release = Let { $creature } go
action-walk_to = Walk to { $land }
action-stay = Stay
action-build = Build on { $site }: { $building }
action-plan = Build: { $building }
action-forgo_building = Do not build
action-recruit_troop = Recruit a troop in { $land }
action-recruit_mercenary = Hire a mercenary in { $land }
action-recruit_priestess = Take a priestess
action-recruit_hero = Recruit { $hero }
action-look = Look at the top creature
action-march_from = Move units from { $land }
action-mobilise = Move { $hero }
action-sacrifice = Sacrifice { $hero }
action-post_hero_at = The hero in { $land }
action-play = Play { $creature }
action-put_back = Put the card back
action-troops = { n-troops }
action-mercenaries =
    { $count ->
        [one] { $count } mercenary
       *[other] { $count } mercenaries
    }
action-take = With { $hero }
action-no_more = Nobody else
action-march_to = To { $land }
action-slay_troop = Kill a troop
action-slay_mercenary = Kill a mercenary
action-roll_again = Roll again
action-keep_roll = Keep the roll
action-lose_mercenary = Lose a mercenary
action-lose_hero = Lose { $hero }
action-perish = Let it perish
action-escape_to = Retreat to { $land }
action-retreat_to = Retreat to { $land }
action-spend = Give up: { $building }
action-give_up = Give up the building on { $site }
action-found_at = Metropolis on { $site }
action-shelter_with = Metropolis with { $hero }
action-launch_at = A fleet at { $sea }
action-bless_land = Cornucopia in { $land }
action-bless_sea = Cornucopia at { $sea }
action-rob = Rob { $faction }
action-kill_troop = Destroy a troop in { $land }
action-kill_mercenary = Destroy a mercenary in { $land }
action-sink_fleet = Sink a fleet at { $sea }
action-rebuild = Change the building on { $site }
action-lure_from = Mercenaries from { $land }
action-settle_at = The mercenary to { $land }
action-fly_from = Fly from { $land }
action-swap = Fleets at { $sea }
action-trade = Give { $hero }
action-for = Take { $hero }
action-place_on_land = Put the figure in { $land }
action-place_at_sea = Put the figure at { $sea }
action-push_from = Drive a fleet from { $sea }
action-exchange =
    { $pairs ->
        [one] { $pairs } philosopher
       *[other] { $pairs } philosophers
    }
action-imitate = Sacrifice like { $hero }
action-tile = Tile: { $tile }
action-row = Next god: { $god }
action-present = Hero: { $hero }
action-marker = Next in turn order: { $faction }
action-glimpse = Zeus sees { $creature }
action-draw = The Sphinx draws { $creature }
action-turn_up = Bonus: { $bonus }

## What happens

event-tile_laid = Tile of the map: { $tile }.
event-god_shown = Next god: { $god }.
event-hero_shown = Hero on the track: { $hero }.
event-marker_placed = Next in turn order: { $faction }.
event-land_claimed = { $faction } claims { $land }.
event-gold_moved-income = { $faction } receives { n-gold } of income.
event-gold_moved-offering-loss = { $faction } pays { n-gold } to the gods.
event-gold_moved-recruit-loss = { $faction } pays { n-gold } for recruiting.
event-gold_moved-summon-loss = { $faction } pays { n-gold } for a creature.
event-gold_moved-look-loss = { $faction } pays { n-gold } for Zeus’ card.
event-gold_moved-move-loss = { $faction } pays { n-gold } for a move.
event-gold_moved-mobilisation-loss = { $faction } pays { n-gold } for moving a hero.
event-gold_moved-apollo = { $faction } receives { n-gold } from Apollo.
event-gold_moved-graeae = { $faction } receives { n-gold } thanks to the Graeae.
event-gold_moved-bonus = { $faction } receives { n-gold } from the metropolis.
event-gold_moved-sacrifice-loss = { $faction } pays { n-gold } for the sacrifice.
event-gold_moved-reroll-loss = { $faction } pays { n-gold } for another roll.
event-gold_moved-hero-loss = { $faction } pays { n-gold } for a hero.
event-gold_moved-penalty-loss = { $faction } pays a fine of { n-gold }.
event-griffin_took = The Griffin brings { $faction } { n-gold } from { $victim }.
event-griffin_took-hidden = The Griffin brings { $faction } half of the gold of { $victim }.
event-offer_made =
    { $offer ->
        [0] { $faction } goes to { $god }.
       *[other] { $faction } offers { $offer } to { $god }.
    }
event-displaced = { $faction } is outbid at { $god }.
event-found_out = { $faction } cannot pay the offering: all offer again.
event-turn_begun = { $faction } acts with { $god }.
event-turn_ended = { $faction } ends the turn.
event-fleet_recruited = { $faction } recruits a fleet at { $sea }.
event-troop_recruited = { $faction } recruits a troop in { $land }.
event-mercenary_recruited = { $faction } hires a mercenary in { $land }.
event-hero_recruited = { $faction } recruits { $hero } in { $land }.
event-priestess_gained = { $faction } gains { n-priestesses }.
event-priestess_gained-loss = { $faction } gives up { n-priestesses }.
event-philosopher_gained = { $faction } gains { n-philosophers }.
event-philosopher_gained-loss = { $faction } gives up { n-philosophers }.
event-building_raised = { $faction } builds on { $site }: { $building }.
event-building_removed = Gone from { $site }: { $building }.
event-building_forgone = { $faction } does not build.
event-cornucopia_added = A cornucopia more: { $area }.
event-metropolis_built = { $faction } builds a metropolis on { $site }! Bonus: { $bonus }.
event-metropolis_sheltered = { $faction } puts a metropolis into the care of { $hero }! Bonus: { $bonus }.
event-metropolis_missed = { $faction } has no room for the metropolis.
event-bonus_gained = { $faction } receives the bonus: { $bonus }.
event-creature_summoned = { $faction } calls { $creature }.
event-creature_played = { $faction } plays { $creature }.
event-creature_seen = Zeus shows { $faction } the card { $creature }.
event-creature_seen-hidden = Zeus shows { $faction } the top card of the deck.
event-card_drawn = The Sphinx shows { $faction } the card { $creature }.
event-card_drawn-hidden = The Sphinx shows { $faction } a card.
event-figure_placed = { $creature } comes to { $area }.
event-figure_kept = { $faction } keeps { $creature }.
event-fleets_sailed = { $faction } moves { n-fleets } from { $sea } to { $sea_to }.
event-fleets_swapped = The Sylph exchanges the fleets of { $sea } and { $sea_to }.
event-units_marched = { $faction } moves { n-units } from { $land } to { $land_to }.
event-fleets_lost = { $faction } loses { n-fleets } at { $sea }.
event-troop_lost = { $faction } loses a troop in { $land }.
event-mercenaries_lost = { $faction } loses { n-mercenaries } in { $land }.
event-mercenaries_turned = { $faction } takes over { n-mercenaries } in { $land }.
event-hero_lost = { $faction } loses { $hero }.
event-hero_sacrificed = { $faction } sacrifices { $hero }.
event-heroes_traded = { $faction } gives { $hero } to Charon and receives { $hero_for }.
event-land_taken = { $faction } takes { $land }.
event-land_battle = { $attacker } attacks { $defender } in { $land }.
event-rolled = { $faction } rolls { $pips }, { $total } in all.
event-escaped = A troop of { $faction } retreats beside Perseus to { $land }.
event-retreated = { $faction } retreats to { $land }.
event-withdrew = { $faction } withdraws to { $sea }.
event-faction_fallen = { $faction } has lost the last land and is out of the game.

## Why something is not possible

refusal-offer_unpayable =
    { $others ->
        [0] { $offer } for { $god } is too much: you have { $gold } gold, priestesses save { $priestesses }, so { $most } at most.
       *[other] { $offer } for { $god } is too much: you have { $gold } gold, priestesses save { $priestesses }, your partner’s offering takes { $others }, so { $most } at most.
    }
refusal-apollo_taken = Apollo has one place, and it is taken.
refusal-land_taken = { $place } is taken.
refusal-no_mooring = No sea beside { $place } is empty.
refusal-same_island = { $place } is on the island of your first land.
refusal-partner_island = Your partner is on the island of { $place }.
refusal-duty_first =
    { $duty ->
        [building] First comes the building.
       *[recruit] First comes the free recruit.
    }
refusal-has_built = You have built in this turn already.
refusal-must_build = You have an empty site, so you must build.
refusal-plan_first = First choose what Hera builds.
refusal-no_building = Nothing can be built now.
refusal-has_building = Hera builds only a type that you do not have and that is in supply.
refusal-metropolis_there = A metropolis is never replaced: { $place }.
refusal-site_taken = { $place } is taken ({ $building }), and you have an empty site.
refusal-not_your_land = { $place } is not yours.
refusal-no_units = You have no units in { $place }.
refusal-no_way = From { $place } there is nowhere to go.
refusal-nobody_goes = Somebody has to go.
refusal-same_land = The units are in { $place } already.
refusal-not_accessible = { $place } is not next to it, and no chain of fleets leads there.
refusal-last_land = { $place } is the last land of { $faction }; it may be taken only to win the game.
refusal-partner_land = { $place } is your partner’s: you cannot end there.
refusal-partner_sea = Your partner’s fleets are at { $place }, and you cannot pay for the way on.
refusal-looked = Zeus shows the top card once in a cycle.
refusal-one_hero = One hero can be recruited in a turn.
refusal-not_seen = That is not the card that you have seen.
refusal-no_effect = { $creature } would have no effect now, so the card goes back.
refusal-ares_marches = With Ares heroes go together with the troops.
refusal-not_your_hero = { $hero } is not on the map for you.
refusal-fresh_hero = { $hero } came in this cycle and cannot be sacrificed yet.
refusal-no_room = You have no place for a metropolis.
refusal-no_shelter = { $hero } cannot take a metropolis now.
refusal-no_sacrifice-ajax = Ajax wants seven lands; you have { $lands }.
refusal-no_sacrifice-hector = Hector wants two priestesses; you have { $priestesses }.
refusal-no_sacrifice-helen = Helen wants two pairs of buildings of different types.
refusal-no_sacrifice-jason = Jason wants all eight fleets on the map; yours are { $fleets }.
refusal-no_sacrifice-croesus = Croesus wants 15 gold; you have { $gold }.
refusal-no_sacrifice-odysseus = Odysseus wants three buildings of one type.
refusal-no_sacrifice-pandora = No hero on the track has a sacrifice that Pandora could make now.
refusal-no_sacrifice-penthesilea = Penthesilea is sacrificed when you build a metropolis.
refusal-no_sacrifice-perseus = No units could fly.
refusal-no_such_faction = Nobody plays there.
refusal-nothing_to_rob = { $faction } has nothing to rob: { $what }.
refusal-same_team = The Griffin robs another team, named by its first faction.
refusal-figure_there = Another creature is at { $place }.
refusal-wrong_area = { $creature } cannot come to { $place }.
refusal-map_no_side = A map code begins with f: or b: for the side of the tiles, as in { $example }.
refusal-map_no_tile = “{ $word }” names no tile: a letter from a to { $last }, then its turn from 0 to { $turns }.
refusal-map_other_number =
    { $wanted ->
        [one] The map needs { $wanted } tile; it has { $found }.
       *[other] The map needs { $wanted } tiles; it has { $found }.
    }
refusal-map_twice = { $tile } lies there twice; there is only one such tile.
refusal-map_in_pieces = The tiles do not hang together.

## What a thing costs

payment-saved-priestesses = Saved by priestesses: { n-gold }

## Options

option-teams = Teams
    .about = Four play alone or in two teams. Six always play in three teams.
option-teams-no = everybody alone
option-teams-yes = two teams
option-target = Metropolises to win
    .about = Three end the game; four make the long game for teams.
option-target-3 = three
option-target-4 = four
option-side = Side of the tiles
    .about = Which side of the tiles makes the map.
option-side-front = front
option-side-back = back
option-map = Map
    .about = Tiles laid by chance, the quick set-up, or a map by its code.
option-map-random = by chance
option-map-quick = quick set-up
option-metropolis_without_site = Metropolis without room
    .about = Four philosophers without room for a metropolis wait, or are lost.
option-metropolis_without_site-postponed = wait
option-metropolis_without_site-lost = lost
option-hydra_horn = The Hydra’s cornucopia
    .about = The Hydra adds a cornucopia only if she kills, or always.
option-hydra_horn-after_kill = only after a kill
option-hydra_horn-always = always
option-mobilisation_heroes = Heroes in a hero move
    .about = One hero goes in a hero move, or several together.
option-mobilisation_heroes-one = one
option-mobilisation_heroes-many = several
option-steal_from_partner = Taking from the partner
    .about = Dryad and Satyr may take from the partner, or only from others.
option-steal_from_partner-yes = allowed
option-steal_from_partner-no = not allowed
option-trust = Offers on trust
    .about = Offers must be payable; or nobody checks, whoever cannot pay is fined, and all offer again.
option-trust-no = checked at once
option-trust-yes = on trust
option-chains_on_own_island = Chains along the own island
    .about = A chain of fleets leads to other islands only, or also along one’s own.
option-chains_on_own_island-no = to other islands only
option-chains_on_own_island-yes = along the own, too

## The table

legendary-priestesses = Priestesses
legendary-philosophers = Philosophers
legendary-heroes = Heroes
legendary-hero-track = Heroes on the track
legendary-mercenaries = Mercenaries
legendary-cornucopias = Cornucopias: { $number }
legendary-team = Team of { $names }
legendary-partner = Partner
legendary-faction = Faction { $number }
legendary-sacrifice-gives = The sacrifice gives: { $what }
legendary-combat = In battle
legendary-sacrifice = Sacrifice
legendary-map-code = Code of the map
legendary-map-editor = Map editor
legendary-map-turn = Turn the tile
legendary-map-swap = Swap two tiles
legendary-map-place = Place the tile
legendary-map-remove = Remove the tile
legendary-map-good = This map can be played.
legendary-map-bad = This map cannot be played: { $why }
legendary-label-sea = Sea { $sea }
legendary-label-land = Land { $land }
