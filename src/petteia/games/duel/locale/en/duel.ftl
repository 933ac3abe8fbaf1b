### 7 Wonders Duel in English.

game-title = 7 Wonders Duel
game-about = Two cities, three ages, seven wonders: build, trade and watch the front, for any of three ways to win.
stage-age =
    { $number ->
        [0] Choosing wonders
       *[other] Age { $number }
    }

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
question-destroy_brown = Choose one of your opponent’s brown cards
question-destroy_grey = Choose one of your opponent’s grey cards
question-begin = Choose who begins the age
question-over = The game is over
question-first = The first player is being drawn
question-deal_token = The progress tokens are being drawn
question-show_wonder = The wonders are being revealed
question-guild_back = The guilds are being dealt
question-reveal = A card is being revealed
question-draw_token = The Great Library is drawing a token

## Actions

action-build =
    { $coins ->
        [0] Build { $card } for free
       *[other] Build { $card } for { n-coins }
    }
action-discard = Discard { $card } for { n-coins }
action-wonder =
    { $coins ->
        [0] Build the wonder { $wonder } with { $card } for free
       *[other] Build the wonder { $wonder } with { $card } for { n-coins }
    }
action-draft = Choose { $wonder }
action-take = Take { $token }
action-keep = Keep { $token }
action-restore = Build { $card } from the discard pile
action-destroy = Discard the opponent’s { $card }
action-decline = Take no token
verb-build = Build a building
verb-discard = Discard a card for coins
verb-wonder = Build a wonder
verb-take = Take a progress token
action-begin = { $seat } begins
action-first = First player: { $seat }
action-deal = Token on the board: { $token }
action-show = Wonder on offer: { $wonder }
action-guild = A guild is face down in space { $slot }
action-reveal = Revealed: { $card }
action-draw = Drawn: { $token }

## What happens

event-first_player = { $seat } is the first player.
event-token_dealt = On the board: { $token }.
event-wonder_shown = On offer: { $wonder }.
event-wonder_drafted = { $seat } chooses { $wonder }.
event-age_dealt = The cards of { $age } are laid out.
event-guild_placed = One of the face-down cards is a guild.
event-card_revealed = Revealed: { $card }.
event-card_taken = { $seat } takes { $card }.
event-card_built-paid = { $seat } builds { $card }.
event-card_built-chain = { $seat } builds { $card } for free through a chain.
event-card_built-restored = { $seat } builds { $card } from the discard pile for free.
event-card_discarded = { $seat } discards { $card }.
event-card_destroyed = { $seat }’s { $card } goes to the discard pile.
event-wonder_built = { $seat } builds the wonder { $wonder } with { $card }.
event-wonder_returned = Seven wonders have been built. Returned to the box: { $wonder } ({ $seat }).
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
event-token_declined = { $seat } takes no token.
event-token_drawn = { $seat } draws { $token } from the box.
event-token_drawn-hidden = { $seat } secretly draws a token from the box.
event-extra_turn = { $seat } takes another turn.
event-age_begun = { $seat } begins { $age }.
event-game_ended = The game is over: { $reason }.

reason-military = military supremacy
    .rule = D8.5
reason-science = scientific supremacy
    .rule = D10.2
reason-points = civilian victory on points
    .rule = D12.3
reason-blue_points = equal points, more of them on blue cards
    .rule = D12.3
reason-shared = shared victory, with all points equal
    .rule = D12.3

age-1 = Age I
age-2 = Age II
age-3 = Age III

## Why something is not possible

refusal-no_such_action = There is no action { $action }; they run from 0 to { $last }.
refusal-game_over = The game is over: { $reason }.
refusal-not_chance = This is not up to chance. Your choice: { $question }.
refusal-other_question = { $needed } Now: { $question }.
needed-turn = Cards are taken on your turn.
needed-draft = Wonders are drafted before Age I.
needed-take = You take a token from the board for a pair of science symbols.
needed-keep = You keep a token when the { wonder-great_library } has drawn three.
needed-restore = The { wonder-mausoleum } builds a card from the discard pile.
needed-destroy = The { wonder-statue_of_zeus } and { wonder-circus_maximus } destroy cards.
needed-decline = Only the token for a pair of science symbols can be declined.
needed-begin = Who begins is decided between two ages.
refusal-wait_for_chance = Wait for the draw: { $question }.
refusal-other_draw = Now: { $question }.
refusal-guild_there = There is already a guild in space { $slot }.
refusal-wonder_seen = Already shown: { $wonder }.
refusal-token_not_in_box = No longer in the box: { $token }.
refusal-other_age = Not a card of { $age }: { $card }.
refusal-card_seen = Already seen: { $card }.
refusal-no_guild_back = { $card } is a guild, and the card to be revealed does not have a guild’s back.
refusal-guild_back = The card to be revealed has a guild’s back, and { $card } is not a guild.
refusal-card_gone = Space { $slot } is empty: the card has been taken.
refusal-card_covered = Still covered by: { $by }.
by-face_down = a face-down card
by-two_face_down = two face-down cards
refusal-no_such_wonder = You have no wonder number { $place }: you have { $number }.
refusal-wonder_built = Already built: { $wonder }, with { $card } under it.
refusal-wonder_limit = { $most } wonders have been built, so this one is back in the box: { $wonder }.
refusal-short_of_coins =
    { $short ->
        [one] { $short } coin short for { $what }: the price is { $due } ({ $price }), you have { $coins }.
       *[other] { $short } coins short for { $what }: the price is { $due } ({ $price }), you have { $coins }.
    }
refusal-short_of_coins-chain =
    { $short ->
        [one] { $short } coin short for { $what }: the price is { $due } ({ $price }), you have { $coins }. With { $chain } in your city it would be free.
       *[other] { $short } coins short for { $what }: the price is { $due } ({ $price }), you have { $coins }. With { $chain } in your city it would be free.
    }
refusal-not_on_offer = Not on offer: { $wonder }. On offer: { $offer }.
refusal-token_not_on_board = Not on the board: { $token }. On the board: { $tokens }.
refusal-token_due = At this table you must take a token: { $tokens }.
refusal-token_not_drawn = Not drawn: { $token }. Drawn: { $tokens }.
refusal-not_on_table = Not face up on the table: { $card }.
refusal-not_on_table_but_built =
    { $whose ->
        [own] In your city, not on the table: { $card }.
       *[theirs] In your opponent’s city, not on the table: { $card }.
    }
refusal-not_on_table_but_buried = { $card } is under { $wonder }, not on the table.
refusal-not_on_table_but_discarded = In the discard pile, not on the table: { $card }.
refusal-not_discarded = Neither discarded nor destroyed: { $card }.
refusal-not_discarded_but_built =
    { $whose ->
        [own] In your city, not in the discard pile: { $card }.
       *[theirs] In your opponent’s city, not in the discard pile: { $card }.
    }
refusal-not_discarded_but_buried = { $card } is under { $wonder }, not in the discard pile.
refusal-not_in_city = Not in your opponent’s city: { $card }. Choose from ({ $colour }): { $cards }.
refusal-wrong_colour = Wrong colour: { $card }. Choose from ({ $colour }): { $cards }.

## What a thing costs, unit by unit

payment-coins = Printed on the card: { n-coins }
payment-chain = Free, thanks to { $card } in your city
    .rule = D5.8
payment-produced = { $resource }: produced by your { $source }
payment-choice = { $resource }: your choice from { $source }
    .rule = D5.4
payment-reduction = { $resource }: saved by { $source }
    .rule = D9.2
payment-bought =
    { $coins ->
        [one] { $resource }: bought for { $coins } coin (2, plus 1 for each that your opponent produces: { $opponent })
       *[other] { $resource }: bought for { $coins } coins (2, plus 1 for each that your opponent produces: { $opponent })
    }
    .rule = D5.5
payment-bought-fixed = { $resource }: bought for { n-coins }, your fixed price thanks to { $source }
    .rule = D5.5
payment-total = Total: { n-coins }
payment-free = Free
payment-units = { $number } { $resource } at { $coins }

## Options

option-wonders = Wonders
    .about = Draft the wonders, or start with the eight recommended for a first game.
option-wonders-draft = drafted
option-wonders-first_game = first game
option-first_player = First player
    .about = The first player is drawn at random, or you name a seat.
option-first_player-chance = random
option-first_player-0 = the first seat
option-first_player-1 = the second seat
option-neutral_start = Pawn in the middle
    .about = If the pawn is in the middle when an age ends, whoever took the last card begins the next age, or chooses who begins.
option-neutral_start-begins = the last to play begins
option-neutral_start-chooses = the last to play chooses
option-decline_token = Token for a pair
    .about = Whether the progress token for a pair of science symbols may be declined.
option-decline_token-no = must be taken
option-decline_token-yes = may be declined

## The table

duel-city = City
duel-wonders = Wonders
duel-coins = Coins
duel-production = Production
duel-price = Price of one { $resource }: { n-coins }
duel-conflict = Conflict track
duel-pawn-middle = The pawn is in the middle.
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
duel-unseen = Not revealed yet
duel-uncovers = Uncovers: { $cards }
duel-uncovers-nothing = Uncovers nothing new
duel-face-down = Face-down card
duel-face-down-guild = Face-down guild
duel-points-now = Points if the game ended now
duel-wonder-unbuilt = not built
duel-wonder-built = built with { $card }
duel-wonder-lost = back in the box
duel-label-available = { $card }, { $kind }, available, row { $row }, space { $place }
duel-label-covered = { $card }, { $kind }, covered, row { $row }, space { $place }
duel-label-hidden = { $what }, row { $row }, space { $place }

## How a game ended

ending-military = The conflict pawn has reached { $loser }’s capital.
ending-science =
    { $symbols ->
        [one] { $symbols } different scientific symbol
       *[other] { $symbols } different scientific symbols
    } in one city.
ending-points =
    { $ahead ->
        [one] { $most } to { $next }: { $ahead } point ahead.
       *[other] { $most } to { $next }: { $ahead } points ahead.
    }
ending-blue_points = Both have { $most } points; blue cards decide, { $blue } to { $next }.
ending-equal = Both have { $most } points, and the same number from blue cards.
ending-symbols =
    { $number ->
        [one] { $number } different symbol
       *[other] { $number } different symbols
    }
ending-shields =
    { $number ->
        [one] { $number } space ahead on the conflict track
       *[other] { $number } spaces ahead on the conflict track
    }

## Keys

keys-build = Build the chosen card
keys-discard = Discard the chosen card

## On the page

page-wonder = Wonder
page-to-move = to move
page-opponent = opponent
page-no-cost = no cost
page-pay = pay { $coins }
page-short = { $coins } short
page-build = Build it
page-discard = Discard
page-what-with-it = What will you do with it?
page-choose-card = Choose a card that is not covered.
page-progress-token = Progress token
page-covered-by = Covered by { $cards }
page-one-of = One of { $number } cards, { $share } chance each
page-you-pay = You pay { $due } of your { $coins }
page-for-you = for you: { $price }
page-layout = Cards on the table
page-cards-left =
    { $cards ->
        [one] { $cards } card left, { $down } face down
       *[other] { $cards } cards left, { $down } face down
    }
page-unseen =
    { $places ->
        [one] { $cards } cards for { $places } space: { $there } chance each
       *[other] { $cards } cards for { $places } spaces: each has a { $here } chance to be here, and { $there } to be in a given space
    }
page-tab-city = My city
page-then-points = points: { $before }, then { $after }
page-then-coins = coins: { $before }, then { $after }
page-then-opponent = { $name }’s coins: { $before }, then { $after }
page-then-lead = lead on the conflict track: { $before }, then { $after }
page-then-symbols = different symbols: { $before }, then { $after }

## What problems are about

theme-military = Military
theme-science = Science
theme-tempo = Tempo
theme-block = Block
theme-wonder = Wonder
theme-economy = Economy
theme-points = Points
theme-draft = Draft

## Goals of challenges

goal-win-military = Win by military supremacy.
goal-win-science = Win by scientific supremacy.
goal-win-points = Win by points.
goal-win-military-age =
    Win by military supremacy by the end of Age { $until ->
        [1] I
        [2] II
       *[3] III
    }.
goal-hold-wonders =
    { $number ->
        [one] Build { $number } wonder.
       *[other] Build { $number } wonders.
    }
goal-forgo-green = Build no scientific building.
goal-forgo-wonders = Build no wonder.
