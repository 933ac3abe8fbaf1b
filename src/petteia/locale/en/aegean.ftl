### What both editions of Cyclades say alike, in English.

n-gold = { $gold } gold
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

reason-metropolises = metropolises enough at the end of a cycle
reason-gold = several had metropolises enough, gold decided
reason-shared = shared victory, gold being equal, too

question-which_god = Choose a god for your marker
question-how_much = How much do you offer?
question-turn = Act with your god
question-how_many_fleets = How many fleets sail?
question-sail_where = Where do they sail?
question-how_many_troops = How many troops go?
question-march_where = Where do they go?
question-retreat = Stand or retreat?
question-give_up_what = Which building goes for the metropolis?
question-found_where = Where does the metropolis come?
question-rob_whom = Whom do you rob?
question-fly_from = From where do they fly?
question-copy_what = Which discarded creature does the Chimera play?
question-rebuild_what = Which building does the Cyclops change?
question-rebuild_as = What does it become?
question-snatch_where = Choose the Harpy’s victim
question-figure_where = Where does the figure come?
question-push_where = Where does Polyphemus drive the fleets?
question-over = The game is over
question-turn_order = The turn order is drawn
question-creature = A creature is turned up
question-god = The gods are drawn
question-attack_roll = The attacker rolls
question-defence_roll = The defender rolls

## Actions

action-priced = { $action } ({ n-gold })
action-choose = To { $god }
action-done = End the turn
action-recruit_fleet = Recruit a fleet at { $sea }
action-recruit_philosopher = Take a philosopher
action-summon = Call the creature { $creature }
action-sail_from = Move fleets from { $sea }
action-fleets = { n-fleets }
action-sail_to = Sail to { $sea }
action-stand = Stand
action-withdraw_to = Withdraw to { $sea }
action-rebuild_as = Into: { $building }
action-swim_to = Swim to { $sea }
action-push_to = Drive to { $sea }
action-show = Creature: { $creature }
action-attack = The attacker rolls { $pips }
action-defence = The defender rolls { $pips }

## What happens

event-cycle_begun = Cycle { $cycle } begins.
event-creature_shown = On the track: { $creature }.
event-creature_discarded = Discarded: { $creature }.
event-deck_renewed = The discard pile is shuffled into a new deck.
event-figure_left = { $creature } leaves the map.
event-sea_battle = { $attacker } attacks { $defender } at sea: { $sea }.
event-game_ended = The game is over: { $reason }.

## Why something is not possible

refusal-no_such_action = There is no such action.
refusal-game_over = The game is over.
refusal-not_chance = Chance is not asked now.
refusal-other_question = First something else is asked: { $question }
refusal-wait_for_chance = First it is decided what comes.
refusal-impossible_outcome = That cannot come now.
refusal-god_closed = { $god } takes no offerings in this cycle.
refusal-just_outbid = You have just been outbid at { $god }; choose another god.
refusal-offer_too_low = { $standing } stands with { $god }; offer more.
refusal-offer_too_high = Nobody can offer more than { $most }.
refusal-other_god = For that you need { $god }.
refusal-apollo_only = Apollo allows nothing else.
refusal-recruit_limit = At most { $most } in one turn.
refusal-no_reserve = None is left in the reserve.
refusal-supply_empty = None is left in the supply: { $what }.
refusal-short_of_gold = { $short } gold short ({ $what }): the price is { $due }, you have { $gold }.
refusal-not_on_track = That card is not on the track.
refusal-not_on_map = That place is not on this map.
refusal-far_from_home = { $place } does not touch your land.
refusal-enemy_fleets = There are fleets of others at { $place }.
refusal-no_own_fleets = You have no fleets at { $place }.
refusal-no_way_out = All the sea around { $place } is closed.
refusal-not_adjacent = { $place } is not next to { $origin }.
refusal-no_refuge = The fleets cannot go to { $place }.
refusal-kraken_there = The Kraken closes { $place }.
refusal-medusa_there = Medusa lets nobody pass: { $place }.
refusal-polyphemus_near = Polyphemus keeps fleets away from { $place }.
refusal-yourself = You cannot rob yourself.
refusal-no_target = That cannot be chosen now.

## What a thing costs

payment-price = Price: { n-gold }
payment-saved-temples = Saved by temples: { n-gold }
payment-total = To pay: { n-gold }
payment-later = Due when all markers lie
payment-free = Free

## Options

option-apollo_scope = Apollo’s blessing
    .about = Apollo’s prosperity may go anywhere, or only to what is one’s own.
option-apollo_scope-any = anywhere
option-apollo_scope-own = only one’s own
option-open_gold = Open gold
    .about = Gold is kept behind the screens, or everybody sees it.
option-open_gold-no = hidden
option-open_gold-yes = open

## The table

aegean-map = Map
aegean-map-fit = Show the whole map
aegean-map-zoom-in = Closer
aegean-map-zoom-out = Farther
aegean-auction = Auction
aegean-gods = Gods
aegean-god-free = nobody
aegean-god-offer = { $seat }: { $offer }
aegean-god-closed = face down
aegean-can-offer = You can offer up to { $offer }.
aegean-displaced-you = You have been outbid: choose another god.
aegean-turn-order = Turn order
aegean-cycle = Cycle { $cycle }
aegean-creatures = Creatures
aegean-discard-pile = Discard pile
aegean-income = Income
aegean-gold = Gold
aegean-gold-hidden = hidden
aegean-metropolises = Metropolises { $number } of { $goal }
aegean-units-left = In reserve: { n-fleets-left }, { n-troops-left }
n-fleets-left =
    { $fleets ->
        [one] { $fleets } fleet
       *[other] { $fleets } fleets
    }
n-troops-left =
    { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    }
aegean-could-win = { $seat } could win in this cycle.
aegean-reach = Reach
aegean-reach-of = What { $seat } can reach
aegean-battle = Battle
aegean-battle-at = Battle: { $place }
aegean-attacker = Attacker
aegean-defender = Defender
aegean-strength = Strength
aegean-strength-units = Units: { $number }
aegean-strength-die = Die: { $number }
aegean-strength-ports = Ports: { $number }
aegean-strength-fortresses = Fortresses: { $number }
aegean-strength-figure = { $creature }: { $number }
aegean-odds = Attacker { $attacker } %, defender { $defender } %, both destroyed { $both } %
aegean-owner = belongs to { $seat }
aegean-nobody = nobody’s
aegean-empty-site = empty building site
aegean-path = The way: { $places }
