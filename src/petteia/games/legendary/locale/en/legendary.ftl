### Cyclades Legendary Edition in English.

game-title = Cyclades: Legendary Edition
game-about = The grand edition: heroes, creatures, teams and a map of tiles that is different every time.

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
deed-roll = a re-roll
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

reason-metropolises = the most metropolises at the end of the cycle
    .rule = L11.2
reason-gold = equally many metropolises; gold decided
    .rule = L11.2
reason-shared = shared victory, with equal gold too
    .rule = L11.2

## What is asked

question-claim = Which land do you claim?
question-moor = Where do you place your fleet?
question-station = Where do you place the troop?
question-upkeep = Which creatures do you keep?
question-figure_walk = Does the creature move?
question-build_where = Where do you build?
question-hero_where = Where do you place the hero?
question-zeus_card = Do you play the card that Zeus shows you?
question-how_many_mercenaries = How many mercenaries move?
question-which_heroes = Which heroes move along?
question-slay_what = What does Hector kill?
question-reroll = Pay to re-roll?
question-escape = Does the troop retreat from beside Perseus?
question-spend_what = Which type of building do you give up?
question-bonus_troop = Where do you place the bonus troop?
question-bonus_horn = Where do you place the bonus cornucopia?
question-bonus_fleet = Where do you place the bonus fleet?
question-bless_land = Which land gets Apollo’s cornucopia?
question-bless_sea = Which sea gets Apollo’s cornucopia?
question-lure_where = From where do mercenaries follow the Giant?
question-settle_where = Where do you place the mercenary?
question-sphinx_which = Which card of the Sphinx do you play?
question-swap_first = Which is the first sea the Sylph chooses?
question-swap_second = Which sea does she swap its fleets with?
question-charon_own = Which hero do you give to Charon?
question-charon_for = Which hero does Charon bring?
question-hunt = Choose the Hydra’s victim
question-push_from = Which sea do you drive a fleet away from?
question-exchange = How many philosophers do you gain through Hector?
question-imitate = Which hero’s sacrifice does Pandora use?
question-tile = A tile is being drawn
question-hero = A hero is being revealed
question-glimpse = Zeus is looking at the top card
question-sphinx_draw = The Sphinx is drawing a card
question-bonus = The metropolis bonus is being revealed

## Actions

action-offer = Offer { $space }
action-claim = Claim { $land }
action-moor_at = Place the fleet at { $sea }
action-station_at = Place the troop in { $land }
action-keep = Keep { $creature } for a priestess
action-release = Release { $creature }
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
action-post_hero_at = Place the hero in { $land }
action-play = Play { $creature }
action-put_back = Put the card back
action-troops = { n-troops }
action-mercenaries =
    { $count ->
        [one] { $count } mercenary
       *[other] { $count } mercenaries
    }
action-take = Take { $hero } along
action-no_more = Nobody else
action-march_to = Move to { $land }
action-slay_troop = Kill a troop
action-slay_mercenary = Kill a mercenary
action-roll_again = Re-roll
action-keep_roll = Keep the roll
action-lose_mercenary = Lose a mercenary
action-lose_hero = Lose { $hero }
action-perish = Let it perish
action-escape_to = Retreat to { $land }
action-retreat_to = Retreat to { $land }
action-spend = Give up: { $building }
action-give_up = Give up the building on { $site }
action-found_at = Build the metropolis on { $site }
action-shelter_with = Place the metropolis with { $hero }
action-launch_at = Place the fleet at { $sea }
action-bless_land = Place the cornucopia in { $land }
action-bless_sea = Place the cornucopia at { $sea }
action-rob = Rob { $faction }
action-kill_troop = Destroy a troop in { $land }
action-kill_mercenary = Destroy a mercenary in { $land }
action-sink_fleet = Sink a fleet at { $sea }
action-rebuild = Replace the building on { $site }
action-lure_from = Take the mercenaries from { $land }
action-settle_at = Place the mercenary in { $land }
action-fly_from = Fly from { $land }
action-swap = Swap the fleets at { $sea }
action-trade = Give { $hero }
action-for = Take { $hero }
action-place_on_land = Place the figure in { $land }
action-place_at_sea = Place the figure at { $sea }
action-push_from = Drive a fleet from { $sea }
action-exchange =
    { $pairs ->
        [one] { $pairs } philosopher
       *[other] { $pairs } philosophers
    }
action-imitate = Use the sacrifice of { $hero }
action-tile = Tile: { $tile }
action-row = Next god: { $god }
action-present = Hero: { $hero }
action-marker = Next in turn order: { $faction }
action-glimpse = Zeus sees { $creature }
action-draw = The Sphinx draws { $creature }
action-turn_up = Bonus: { $bonus }

## What happens

event-tile_laid = Map tile: { $tile }.
event-god_shown = Gods in order: { $god }.
event-hero_shown = On the hero track: { $hero }.
event-marker_placed = Next in turn order: { $faction }.
event-land_claimed = { $faction } claims { $land }.
event-gold_moved-income = { $faction } receives { n-gold } in income.
event-gold_moved-offering-loss = { $faction } pays { n-gold } to the gods.
event-gold_moved-recruit-loss = { $faction } pays { n-gold } for recruiting.
event-gold_moved-summon-loss = { $faction } pays { n-gold } for a creature.
event-gold_moved-look-loss = { $faction } pays { n-gold } for Zeus’ card.
event-gold_moved-move-loss = { $faction } pays { n-gold } for a move.
event-gold_moved-mobilisation-loss = { $faction } pays { n-gold } to move a hero.
event-gold_moved-apollo = { $faction } receives { n-gold } from Apollo.
event-gold_moved-graeae = { $faction } receives { n-gold } thanks to the Graeae.
event-gold_moved-bonus = { $faction } receives { n-gold } from the metropolis.
event-gold_moved-sacrifice-loss = { $faction } pays { n-gold } for the sacrifice.
event-gold_moved-reroll-loss = { $faction } pays { n-gold } for a re-roll.
event-gold_moved-hero-loss = { $faction } pays { n-gold } for a hero.
event-gold_moved-penalty-loss = { $faction } pays a fine of { n-gold }.
event-griffin_took =
    { $gold ->
        [0] The Griffin returns empty-handed: { $victim } has too little gold.
       *[other] The Griffin takes { n-gold } from { $victim } for { $faction }.
    }
event-griffin_took-hidden = The Griffin takes half of { $victim }’s gold for { $faction }.
event-offer_made =
    { $offer ->
        [0] { $faction } chooses { $god }.
       *[other] { $faction } offers { $offer } to { $god }.
    }
event-displaced = { $faction } is outbid at { $god }.
event-found_out = { $faction } cannot pay the offering: everybody bids again.
event-turn_begun = { $faction } acts with { $god }.
event-turn_ended = { $faction } ends the turn.
event-fleet_recruited = { $faction } places a fleet at { $sea }.
event-troop_recruited = { $faction } places a troop in { $land }.
event-mercenary_recruited = { $faction } hires a mercenary in { $land }.
event-hero_recruited = { $faction } recruits { $hero } in { $land }.
event-priestess_gained = { $faction } gains { n-priestesses }.
event-priestess_gained-loss = { $faction } gives up { n-priestesses }.
event-philosopher_gained = { $faction } gains { n-philosophers }.
event-philosopher_gained-loss = { $faction } gives up { n-philosophers }.
event-building_raised = { $faction } builds on { $site }: { $building }.
event-building_removed = Removed from { $site }: { $building }.
event-building_forgone = { $faction } does not build.
event-cornucopia_added = A cornucopia is added: { $area }.
event-metropolis_built = { $faction } builds a metropolis on { $site }! Bonus: { $bonus }.
event-metropolis_sheltered = { $faction } entrusts a metropolis to { $hero }! Bonus: { $bonus }.
event-metropolis_missed = { $faction } has no room for the metropolis.
event-bonus_gained = { $faction } receives the bonus: { $bonus }.
event-creature_summoned = { $faction } summons { $creature }.
event-creature_played = { $faction } plays { $creature }.
event-creature_seen = Zeus shows { $faction } the card { $creature }.
event-creature_seen-hidden = Zeus shows { $faction } the top card of the draw pile.
event-card_drawn = The Sphinx shows { $faction } the card { $creature }.
event-card_drawn-hidden = The Sphinx shows { $faction } a card.
event-figure_placed = { $creature } is placed at { $area }.
event-figure_kept = { $faction } keeps { $creature }.
event-fleets_sailed = { $faction } moves { n-fleets } from { $sea } to { $sea_to }.
event-fleets_swapped = The Sylph swaps the fleets at { $sea } and { $sea_to }.
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
event-rolled = { $faction } rolls { $pips }, for a total of { $total }.
event-escaped = A troop of { $faction } beside Perseus retreats to { $land }.
event-retreated = { $faction } retreats to { $land }.
event-withdrew = { $faction } withdraws to { $sea }.
event-faction_fallen = { $faction } has lost the last land and is out of the game.
needed-claim = You claim lands in the deployment.
needed-moor = You moor a fleet when you claim a land.
needed-station = You station troops in the deployment, or for the bonus of a metropolis.
needed-upkeep = You keep or release creatures in the upkeep.
needed-walk = A creature takes its step once its upkeep is paid.
needed-post = You place a hero when you recruit one.
needed-play = You play cards that Zeus, the Sphinx or the Chimera offer.
needed-put_back = You put back a card that Zeus has shown you.
needed-mercenaries = You say how many mercenaries go when they set out.
needed-heroes = You choose heroes when units set out.
needed-slay = Hector slays before a battle in which he defends.
needed-reroll = You pay Croesus for another roll right after a roll.
needed-escape = Beside Perseus, a troop that would be lost may escape.
needed-launch = You launch fleets for the bonus of a metropolis.
needed-blessing = You place cornucopias with Apollo, or for the bonus of a metropolis.
needed-victim = You destroy units when the Harpy or the Hydra strikes.
needed-giant = You win mercenaries over when you summon the Giant.
needed-swap = You swap fleets when you summon the Sylph.
needed-charon = You trade heroes when you summon Charon.
needed-exchange = Priestesses become philosophers when you sacrifice Hector.
needed-imitate = Pandora imitates a hero when you sacrifice her.
refusal-enemy_fleets = { $faction } has fleets at { $place }.

## Why something is not possible

refusal-offer_unpayable =
    { $others ->
        [0] { $offer } for { $god } is too much: you have { $gold } gold, priestesses save { $priestesses }, so { $most } at most.
       *[other] { $offer } for { $god } is too much: you have { $gold } gold, priestesses save { $priestesses }, your partner’s offering takes { $others }, so { $most } at most.
    }
refusal-apollo_taken = Apollo has one space. Taken by: { $faction }.
refusal-land_taken = { $place } is already held by { $faction }.
refusal-no_mooring = There is no empty sea beside { $place }.
refusal-same_island = { $place } is on the island of your first land.
refusal-partner_island = Your partner is on the island of { $place }.
refusal-duty_first =
    { $duty ->
        [building] You must build first.
       *[recruit] Take the free recruit first.
    }
refusal-has_built = You have already built this turn.
refusal-must_build = You have an empty site, so you must build.
refusal-plan_first = Choose what Hera builds first.
refusal-has_building = Hera only builds a type that you do not have, and you have this one: { $building }.
refusal-metropolis_there = A metropolis can never be replaced: { $place }.
refusal-site_taken = { $place } is taken ({ $building }). You must build on an empty site while you have one.
refusal-not_your_land = { $place } belongs to { $faction }.
refusal-no_units = You have no units in { $place }.
refusal-no_way = There is nowhere to go from { $place }.
refusal-nobody_goes = At least one unit has to move.
refusal-not_accessible = { $place } is not next to it, and no chain of fleets leads there.
refusal-last_land = { $place } is the last land of { $faction }; you may take it only to win the game.
refusal-partner_land = { $place } is your partner’s: you cannot end there.
refusal-partner_sea = Your partner’s fleets are at { $place }, and { $gold } gold is not enough to sail on.
refusal-looked = Zeus has already shown you the top card this turn.
refusal-one_hero = You can recruit only one hero per turn.
refusal-not_seen = { $creature } is not the card that Zeus has shown you.
refusal-no_effect = { $creature } would have no effect now, so the card goes back.
refusal-ares_marches = With Ares, there is no hero move: { $hero } takes part in land moves.
refusal-not_your_hero = { $hero } serves { $faction }.
refusal-fresh_hero = { $hero } arrived this cycle and cannot be sacrificed yet.
refusal-no_room = You have no room for a metropolis: each of your { $sites } sites has one.
refusal-no_sacrifice-ajax = Ajax needs 7 lands; you have { $lands }.
refusal-no_sacrifice-hector = Hector needs 2 priestesses; you have { $priestesses }.
refusal-no_sacrifice-helen = Helen needs pairs of 2 types of basic buildings; you have { $pairs }.
refusal-no_sacrifice-jason = Jason needs all 8 fleets on the map; you have { $fleets } there.
refusal-no_sacrifice-croesus = Croesus needs 15 gold; you have { $gold }.
refusal-no_sacrifice-odysseus = Odysseus needs 3 basic buildings of one type; you have { $most } at most.
refusal-no_sacrifice-pandora =
    { $heroes ->
        [0] Pandora uses the sacrifice of a hero on the track, and the track is empty.
       *[other] Pandora uses the sacrifice of a hero on the track, and none of their conditions is met.
    }
refusal-no_sacrifice-penthesilea = Penthesilea can be sacrificed only when you build a metropolis.
refusal-no_sacrifice-perseus = Perseus lets units fly, but none of your other units could leave its land.
refusal-no_such_faction = There are only { $number } factions in this game.
refusal-nothing_to_rob = { $faction } has nothing to rob: { $what }.
refusal-figure_there = { $creature } is at { $place }; there are never two creatures in one area.
refusal-sea_taken = { $faction } already has a fleet at { $place }, and first fleets need empty seas.
refusal-free_land = Nobody controls { $place }; your lands are { $lands }.
refusal-sea_not_held = You have no fleets at { $place }; they are at { $seas }.
refusal-no_fleets = There are no fleets at { $place }.
refusal-fleets_of_another = { $faction } has fleets at { $place }.
refusal-not_standing = { $creature } is not on the map.
refusal-not_your_creature = { $creature } is held by { $faction }.
refusal-upkeep_settled = The upkeep of { $creature } has already been settled.
refusal-needs_sea = { $place } is land; { $creature } lives at sea.
refusal-needs_land = { $place } is sea; { $creature } lives on land.
refusal-medusa_bars = { $place }: { $faction }’s Medusa lets nobody in or out.
refusal-no_basic_building = { $place } has a metropolis, which is not a basic building.
refusal-too_many = { $place } holds only { $units } ({ $what }).
refusal-hero_goes = { $hero } is already going.
refusal-hero_elsewhere = { $hero } is in { $place }, but the units are leaving { $origin }.
refusal-partner_way = { $place } is your partner’s: you cannot end there, and { $gold } gold is not enough to go on.
refusal-no_way_on = The way from { $place } leads through your partner’s areas, and { $gold } gold is not enough for it.
refusal-no_card_left = There are no creatures left in the draw pile or the discard pile.
refusal-not_drawn = The Sphinx has not drawn this card: { $creature }.
refusal-not_discarded = { $creature } is not in the discard pile.
refusal-no_token = All { $number } metropolises have been built.
refusal-fallen = { $faction } is out of the game.
refusal-same_purse = { $faction } shares your purse.
refusal-name_the_first = { $faction } shares a purse with { $victim }: name { $victim }.
refusal-own_faction = { $faction } is yours too: you cannot rob yourself.
refusal-partner_spared = { $faction } is your partner, and this table spares partners.
refusal-none_there = There are none in { $place }: { $what }.
refusal-not_fighting = { $hero } is not fighting for you in { $place }.
refusal-none_fighting = None are fighting for you in { $place }: { $what }.
refusal-battle_at_sea = The battle is at sea, at { $place }: fleets withdraw to another sea.
refusal-battle_on_land = The battle is on land, in { $place }: units retreat to another land.
refusal-held_by_another = { $place } belongs to { $faction }: retreat to a land of your own or a free one.
refusal-named_already = You have already named this type: { $building }.
refusal-too_few_buildings = You need { $needed } and have { $there }: { $building }.
refusal-no_building_there = There is no building on { $place }.
refusal-other_type = The building on { $place } is: { $building }. You must now give up: { $wanted }.
refusal-no_other_type = The supply has no other type left for { $place }.
refusal-same_type = It already is: { $building }.
refusal-cannot_shelter = { $hero } cannot guard a metropolis; only Penthesilea can.
refusal-not_your_turn = { $hero } can be sacrificed only on your own turn, and not with Apollo.
refusal-not_in_her_place = { $hero } can do that only while Penthesilea is on the track.
refusal-own_mercenaries = The mercenaries in { $place } are yours.
refusal-partners_mercenaries = The mercenaries in { $place } are your partner’s.
refusal-same_sea = { $place } is the first of the two seas; choose another.
refusal-nothing_to_swap = There are no fleets for the Sylph at { $place }.
refusal-too_few_priestesses = For { $philosophers } of them you need { $due } priestesses; you have { $priestesses }.
refusal-too_few_philosophers = Only { $philosophers } of the { $supply } philosophers are left.
refusal-hero_not_on_map =
    { $where ->
        [track] { $hero } is on the track and serves nobody.
        [deck] { $hero } has not appeared on the track yet.
       *[gone] { $hero } has left the game.
    }
refusal-map_no_side = A map code begins with f: or b: for the side of the tiles, as in { $example }.
refusal-map_no_tile = “{ $word }” is not a tile: use a letter from a to { $last }, then its rotation from 0 to { $turns }.
refusal-map_other_number =
    { $wanted ->
        [one] The map needs { $wanted } tile; it has { $found }.
       *[other] The map needs { $wanted } tiles; it has { $found }.
    }
refusal-map_twice = { $tile } is used twice; there is only one such tile.
refusal-map_in_pieces = The tiles are not all connected.

## What a thing costs

payment-saved-priestesses = Saved by priestesses: { n-gold }

## Options

option-teams = Teams
    .about = Four players play alone or in two teams, seats 1 and 3 against 2 and 4. Six always play in three teams: 1 and 4, 2 and 5, 3 and 6.
option-teams-no = everybody alone
option-teams-yes = two teams
option-target = Metropolises to win
    .about = Three end the game; four make a long game for teams.
option-target-3 = three
option-target-4 = four
option-side = Side of the tiles
    .about = Which side of the tiles forms the map.
option-side-front = front
option-side-back = back
option-map = Map
    .about = Tiles laid at random, the map of the quick set-up, that map with everybody’s starting lands, or a map given by its code.
option-map-random = random
option-map-quick = quick set-up
option-map-prepared = quick set-up with starting lands
option-metropolis_without_site = Metropolis without room
    .about = Four philosophers without room for a metropolis wait, or are lost.
option-metropolis_without_site-postponed = wait
option-metropolis_without_site-lost = lost
option-hydra_horn = The Hydra’s cornucopia
    .about = The Hydra adds a cornucopia only if it kills, or always.
option-hydra_horn-after_kill = only after a kill
option-hydra_horn-always = always
option-mobilisation_heroes = Heroes in a hero move
    .about = A hero move is for one hero, or for several together.
option-mobilisation_heroes-one = one
option-mobilisation_heroes-many = several
option-steal_from_partner = Taking from your partner
    .about = Dryad and Satyr may take from your partner, or only from others.
option-steal_from_partner-yes = allowed
option-steal_from_partner-no = not allowed
option-trust = Offers on trust
    .about = Offers must be payable. Or nobody checks: a player who cannot pay is fined, and everybody bids again.
option-trust-no = checked at once
option-trust-yes = on trust
option-chains_on_own_island = Chains along your own island
    .about = A chain of fleets leads only to other islands, or also along your own.
option-chains_on_own_island-no = only to other islands
option-chains_on_own_island-yes = along your own too
option-extra_fleets = Extra fleets
    .about = Every new fleet goes beside one of your lands. Or those that you pay for may also join your fleets anywhere.
option-extra_fleets-beside_lands = beside your lands
option-extra_fleets-own_seas = also with your fleets
option-minotaur_retreat = Retreat beside the Minotaur
    .about = While the Minotaur fights for a side, nobody on that side can retreat. Or all may except the Minotaur, who fights on.
option-minotaur_retreat-nobody = nobody
option-minotaur_retreat-others = all but the Minotaur
option-giant_target = Whose mercenaries the Giant takes
    .about = The Giant takes the mercenaries from an opponent’s land. Or from any land, including your own and your partner’s.
option-giant_target-opponents = an opponent’s
option-giant_target-anybody = anybody’s
option-partners_token = A partner’s land without units
    .about = Units only pass through it. Or they take it like any land that holds only a control token.
option-partners_token-stays = passed through
option-partners_token-falls = taken
option-last_land = Taking a last land
    .about = The last land of a faction may be taken only to reach the target. Or also for another metropolis, by a team that has already reached it.
option-last_land-to_reach_target = to reach the target
option-last_land-for_any_gain = for any metropolis

## The table

legendary-priestesses = Priestesses
legendary-hero-track = Heroes on the track
legendary-cornucopias = Cornucopias: { $number }
legendary-team = Team of { $names }
legendary-combat = In battle
legendary-sacrifice = Sacrifice

## Goals of challenges

goal-hold-lands =
    { $number ->
        [one] Control { $number } land.
       *[other] Control { $number } lands at the same time.
    }
goal-hold-heroes =
    { $number ->
        [one] Have { $number } hero on the map.
       *[other] Have { $number } heroes on the map at the same time.
    }
goal-avoid-hero_recruited = Recruit no hero.
goal-avoid-turn_begun-ares = Never take a turn with Ares.
