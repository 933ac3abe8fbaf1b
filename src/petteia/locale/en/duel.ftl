### 7 Wonders Duel in English.

game-title = 7 Wonders Duel
game-about = Two cities, three ages. Win by arms, by science or on points.

## Numbers with their nouns

n-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
n-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
n-shields =
    { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }
n-spaces =
    { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }

## Resources, colours, symbols

resource-wood = wood
resource-clay = clay
resource-stone = stone
resource-glass = glass
resource-papyrus = papyrus

colour-brown = brown
colour-grey = grey
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-red = red
colour-purple = purple

kind-brown = raw materials
kind-grey = manufactured goods
kind-blue = civilian building
kind-green = scientific building
kind-yellow = commercial building
kind-red = military building
kind-purple = guild

symbol-wheel = wheel
symbol-mortar = mortar
symbol-quill = quill
symbol-pendulum = pendulum
symbol-gyroscope = armillary sphere
symbol-sundial = sundial
symbol-law = law

chain-mask = mask
chain-moon = moon
chain-drop = drop
chain-book = book
chain-gear = gear
chain-amphora = amphora
chain-horseshoe = horseshoe
chain-sword = sword
chain-tower = tower
chain-column = column
chain-sun = sun
chain-temple = temple
chain-lyre = lyre
chain-lamp = lamp
chain-barrel = barrel
chain-target = target
chain-helmet = helmet

## Cards

card-lumber_yard = Lumber Yard
card-logging_camp = Logging Camp
card-clay_pool = Clay Pool
card-clay_pit = Clay Pit
card-quarry = Quarry
card-stone_pit = Stone Pit
card-glassworks = Glassworks
card-press = Press
card-theater = Theater
card-altar = Altar
card-baths = Baths
card-workshop = Workshop
card-apothecary = Apothecary
card-scriptorium = Scriptorium
card-pharmacist = Pharmacist
card-stone_reserve = Stone Reserve
card-clay_reserve = Clay Reserve
card-wood_reserve = Wood Reserve
card-tavern = Tavern
card-guard_tower = Guard Tower
card-stable = Stable
card-garrison = Garrison
card-palisade = Palisade
card-sawmill = Sawmill
card-brickyard = Brickyard
card-shelf_quarry = Shelf Quarry
card-glass_blower = Glass-Blower
card-drying_room = Drying Room
card-tribunal = Tribunal
card-statue = Statue
card-temple = Temple
card-aqueduct = Aqueduct
card-rostrum = Rostrum
card-library = Library
card-dispensary = Dispensary
card-school = School
card-laboratory = Laboratory
card-forum = Forum
card-caravansery = Caravansery
card-customs_house = Customs House
card-brewery = Brewery
card-walls = Walls
card-horse_breeders = Horse Breeders
card-barracks = Barracks
card-archery_range = Archery Range
card-parade_ground = Parade Ground
card-palace = Palace
card-town_hall = Town Hall
card-obelisk = Obelisk
card-gardens = Gardens
card-pantheon = Pantheon
card-senate = Senate
card-academy = Academy
card-study = Study
card-university = University
card-observatory = Observatory
card-chamber_of_commerce = Chamber of Commerce
card-port = Port
card-armory = Armory
card-lighthouse = Lighthouse
card-arena = Arena
card-arsenal = Arsenal
card-courthouse = Courthouse
card-fortifications = Fortifications
card-siege_workshop = Siege Workshop
card-circus = Circus
card-merchants_guild = Merchants Guild
card-shipowners_guild = Shipowners Guild
card-builders_guild = Builders Guild
card-magistrates_guild = Magistrates Guild
card-scientists_guild = Scientists Guild
card-moneylenders_guild = Moneylenders Guild
card-tacticians_guild = Tacticians Guild

## Wonders and progress tokens

wonder-appian_way = Appian Way
wonder-circus_maximus = Circus Maximus
wonder-colossus = Colossus
wonder-great_library = Great Library
wonder-great_lighthouse = Great Lighthouse
wonder-hanging_gardens = Hanging Gardens
wonder-mausoleum = Mausoleum
wonder-piraeus = Piraeus
wonder-pyramids = Pyramids
wonder-sphinx = Sphinx
wonder-statue_of_zeus = Statue of Zeus
wonder-temple_of_artemis = Temple of Artemis

token-agriculture = Agriculture
token-architecture = Architecture
token-economy = Economy
token-law = Law
token-masonry = Masonry
token-mathematics = Mathematics
token-philosophy = Philosophy
token-strategy = Strategy
token-theology = Theology
token-urbanism = Urbanism

## Points

points-blue = Blue cards
points-green = Green cards
points-yellow = Yellow cards
points-guilds = Guilds
points-wonders = Wonders
points-tokens = Progress tokens
points-coins = Coins
points-military = Military
points-total = Total

## What is asked

question-draft = Choose a wonder
question-turn = Take a card
question-take_token = Take a progress token from the board
question-keep_token = Keep one of the tokens drawn
question-restore = Choose a card from the discard pile
question-destroy_brown = Choose a brown card of your opponent’s
question-destroy_grey = Choose a grey card of your opponent’s
question-begin = Choose who begins the age
question-over = The game is over
question-first = The first player is drawn
question-deal_token = The progress tokens are drawn
question-show_wonder = The wonders are turned up
question-guild_back = The guilds are dealt
question-reveal = A card is turned up
question-draw_token = The Great Library draws a token

## Actions

action-build =
    { $coins ->
        [0] Build { $card } for nothing
       *[other] Build { $card } for { n-coins }
    }
action-discard = Discard { $card } for { n-coins }
action-wonder =
    { $coins ->
        [0] Build the wonder { $wonder } with { $card } for nothing
       *[other] Build the wonder { $wonder } with { $card } for { n-coins }
    }
action-draft = Choose { $wonder }
action-take = Take { $token }
action-keep = Keep { $token }
action-restore = Build { $card } from the discard pile
action-destroy = Discard the opponent’s { $card }
action-begin = { $seat } begins
action-first = First player: { $seat }
action-deal = Token on the board: { $token }
action-show = Wonder on offer: { $wonder }
action-guild = A guild lies face down in place { $slot }
action-reveal = Turned up: { $card }
action-draw = Drawn: { $token }

## What happens

event-first_player = { $seat } is the first player.
event-token_dealt = Token on the board: { $token }.
event-wonder_shown = Wonder on offer: { $wonder }.
event-wonder_drafted = { $seat } chooses { $wonder }.
event-age_dealt = The cards of { $age } are laid out.
event-guild_placed = One of the face-down cards is a guild.
event-card_revealed = Turned up: { $card }.
event-card_taken = { $seat } takes { $card }.
event-card_built-paid = { $seat } builds { $card }.
event-card_built-chain = { $seat } builds { $card } free by chain.
event-card_built-restored = { $seat } builds { $card } from the discard pile for nothing.
event-card_discarded = { $seat } discards { $card }.
event-card_destroyed = { $seat } loses { $card } to the discard pile.
event-wonder_built = { $seat } builds the wonder { $wonder } with { $card }.
event-wonder_returned = Seven wonders stand. Back to the box: { $wonder } ({ $seat }).
event-coins_moved-price-loss = { $seat } pays { n-coins }.
event-coins_moved-purchase-loss = { $seat } pays { n-coins } for resources.
event-coins_moved-economy = { $seat } receives { n-coins } thanks to Economy.
event-coins_moved-sale = { $seat } receives { n-coins } for the card.
event-coins_moved-card = { $seat } receives { n-coins } from the card.
event-coins_moved-urbanism = { $seat } receives { n-coins } thanks to Urbanism.
event-coins_moved-wonder = { $seat } receives { n-coins } from the wonder.
event-coins_moved-wonder-loss = { $seat } loses { n-coins } to the wonder.
event-coins_moved-token = { $seat } receives { n-coins } from the token.
event-coins_moved-spoils-loss = { $seat } loses { n-coins } to plunder.
event-pawn_moved = { $seat } moves the conflict pawn by { n-spaces }.
event-pair_completed = { $seat } completes a pair: { $symbol }.
event-token_taken = { $seat } takes the progress token { $token }.
event-token_drawn = { $seat } draws { $token } from the box.
event-token_drawn-hidden = { $seat } draws a token from the box in secret.
event-extra_turn = { $seat } plays again.
event-age_begun = { $seat } begins { $age }.
event-game_ended = The game is over: { $reason }.

reason-military = military supremacy
reason-science = scientific supremacy
reason-points = civilian victory on points
reason-blue_points = equal points, more of them on blue cards
reason-shared = shared victory, all points being equal

age-1 = Age I
age-2 = Age II
age-3 = Age III

## Why something is not possible

refusal-no_such_action = There is no such action.
refusal-game_over = The game is over.
refusal-not_chance = Chance is not asked now.
refusal-other_question = First something else is asked: { $question }.
refusal-wait_for_chance = First it is decided what turns up.
refusal-impossible_outcome = That cannot turn up now.
refusal-card_gone = No card lies there any more.
refusal-card_covered = Other cards still lie on this one.
refusal-no_such_wonder = You have no such wonder.
refusal-wonder_built = Already built: { $wonder }.
refusal-wonder_limit = { $most } wonders are built, so this one is back in the box: { $wonder }.
refusal-short_of_coins =
    { $short ->
        [one] { $short } coin short for { $what }: the price is { $due }, you have { $coins }.
       *[other] { $short } coins short for { $what }: the price is { $due }, you have { $coins }.
    }
refusal-short_of_coins-chain =
    { $short ->
        [one] { $short } coin short for { $what }: the price is { $due }, you have { $coins }. With { $chain } in your city it would be free.
       *[other] { $short } coins short for { $what }: the price is { $due }, you have { $coins }. With { $chain } in your city it would be free.
    }
refusal-not_on_offer = Not on offer: { $wonder }.
refusal-token_not_there = { $token } is not among these tokens.
refusal-not_discarded = Not in the discard pile: { $card }.
refusal-not_in_city = Not in your opponent’s city: { $card }.
refusal-wrong_colour = Another colour: { $card }. Asked for: { $colour }.

## What a thing costs, unit by unit

payment-coins = Printed on the card: { n-coins }
payment-chain = Free, thanks to { $card } in your city
    .rule = D5.8
payment-produced = { $resource }: your { $source } makes it
payment-choice = { $resource }: your choice from { $source }
    .rule = D5.4
payment-reduction = { $resource }: saved by { $source }
    .rule = D9.2
payment-bought =
    { $coins ->
        [one] { $resource }: bought for { $coins } coin (2 and 1 more for each that your opponent makes: { $opponent })
       *[other] { $resource }: bought for { $coins } coins (2 and 1 more for each that your opponent makes: { $opponent })
    }
    .rule = D5.5
payment-bought-fixed = { $resource }: bought for { n-coins }, the price that { $source } gives you
    .rule = D5.5
payment-total = Together { n-coins }
payment-free = Free

## Options

option-wonders = Wonders
    .about = Draft the wonders, or begin with the eight that suit a first game.
option-wonders-draft = drafted
option-wonders-first_game = first game
option-neutral_start = Pawn in the middle
    .about = If the pawn is on the middle when an age ends, whoever took the last card begins the next age, or chooses who begins.
option-neutral_start-begins = the last to play begins
option-neutral_start-chooses = the last to play chooses

## The table

duel-city = City
duel-wonders = Wonders
duel-coins = Coins
duel-production = Production
duel-price = Price of one { $resource }: { n-coins }
duel-conflict = Conflict track
duel-pawn-middle = The pawn stands in the middle.
duel-pawn-leads = { $seat } leads by { n-spaces }.
duel-to-capital =
    { $spaces ->
        [one] { $spaces } space to the capital
       *[other] { $spaces } spaces to the capital
    }
duel-symbols = { $number } of 6 different symbols
duel-board-tokens = Progress tokens on the board
duel-discard-pile = Discard pile
duel-discard-empty = The discard pile is empty.
duel-unseen = Not seen yet
duel-unseen-chance = { $card }: { $percent } % to lie here
duel-uncovers = Uncovers: { $cards }
duel-uncovers-nothing = Uncovers nothing new
duel-face-down = Face-down card
duel-face-down-guild = Face-down guild
duel-spoils =
    { $coins ->
        [one] Plunder: { $coins } coin
       *[other] Plunder: { $coins } coins
    }
duel-points-now = Points if the game ended now
duel-wonder-unbuilt = not built
duel-wonder-built = built with { $card }
duel-wonder-lost = back in the box
duel-extra-turn = You play again after this turn.
duel-label-available = { $card }, { $kind }, can be taken, row { $row }, place { $place }
duel-label-covered = { $card }, { $kind }, covered, row { $row }, place { $place }
duel-label-hidden = { $what }, row { $row }, place { $place }
