### 7 Wonders Duel in English: what things do, and the first game.

## What cards and wonders give, a line for each field of their row

effect-produces = Produces { $number } { $resource } for everything you build.
    .rule = D5.3
effect-any_raw = Provides one wood, clay or stone of your choice each time you build.
    .rule = D5.4
effect-any_goods = Provides one glass or papyrus of your choice each time you build.
    .rule = D5.4
effect-cheap = From now on, each { $resource } you buy costs 1 coin, whatever your opponent produces.
    .rule = D5.5
effect-coins = You receive { n-coins } at once.
    .rule = D5.13
effect-points = Worth { n-points } at the end.
    .rule = D12.2
effect-shields = { n-shields }: the conflict pawn moves towards your opponent’s capital.
    .rule = D8.1
effect-symbol = Science symbol: { $symbol }. A pair of the same symbol earns a progress token; { $different } different symbols win the game.
    .rule = D10.2
effect-shows = Lets you build { $card } for free later.
    .rule = D5.8
effect-free_with = Free with { $card } in your city.
    .rule = D5.8
effect-coins_per-grey = { n-coins } at once for each grey card in your city.
    .rule = D12.6
effect-coins_per-brown = { n-coins } at once for each brown card in your city.
    .rule = D12.6
effect-coins_per-red = { n-coins } at once for each red card in your city.
    .rule = D12.6
effect-coins_per-yellow = { n-coins } at once for each yellow card in your city, this one included.
    .rule = D12.6
effect-coins_per-wonder = { n-coins } at once for each wonder you have built.
    .rule = D12.6
effect-opponent_loses = Your opponent loses { n-coins }, or all they have left.
    .rule = D7.4
effect-destroys-brown = Put a brown card from your opponent’s city on the discard pile.
    .rule = D7.5
effect-destroys-grey = Put a grey card from your opponent’s city on the discard pile.
    .rule = D7.5
effect-library = Draw { $tokens } of the progress tokens left in the box and keep one.
    .rule = D7.9
effect-restores = Build any card from the discard pile for free.
    .rule = D7.10
effect-again = Take another turn at once.
    .rule = D4.3

## Help on guilds and tokens

help-merchants_guild = Counts yellow cards in the city that has more of them: { n-coins } each now, { n-points } each at the end.
    .rule = D12.4
help-shipowners_guild = Counts brown and grey cards together in the city that has more of them: { n-coins } each now, { n-points } each at the end.
    .rule = D12.4
help-builders_guild = { n-points } at the end for each wonder in the city that has built more of them.
    .rule = D12.4
help-magistrates_guild = Counts blue cards in the city that has more of them: { n-coins } each now, { n-points } each at the end.
    .rule = D12.4
help-scientists_guild = Counts green cards in the city that has more of them: { n-coins } each now, { n-points } each at the end.
    .rule = D12.4
help-moneylenders_guild = { n-points } at the end for every 3 coins in the richer city. The coins are not spent.
    .rule = D12.4
help-tacticians_guild = Counts red cards in the city that has more of them: { n-coins } each now, { n-points } each at the end.
    .rule = D12.4

help-agriculture = { n-coins } at once and { n-points } at the end.
    .rule = D9.1
help-architecture = Your later wonders need { $reduction } fewer resources.
    .rule = D9.2
help-economy = You receive the coins that your opponent pays for resources; the bank does not.
    .rule = D9.3
help-law = Counts as a science symbol of its own, but cannot form a pair.
    .rule = D9.4
help-masonry = Your later blue cards need { $reduction } fewer resources.
    .rule = D9.2
help-mathematics = { n-points } at the end for each of your progress tokens, this one included.
    .rule = D9.1
help-philosophy = { n-points } at the end.
    .rule = D9.1
help-strategy = Your later red cards have one extra shield.
    .rule = D8.6
help-theology = Each of your later wonders gives you another turn.
    .rule = D9.6
help-urbanism = { n-coins } at once, and { $bonus } coins whenever you build a card for free through a chain.
    .rule = D9.7

## The first game, step by step

first-game-1 = Welcome to your city. You and your opponent take turns taking a card from the middle, through three ages.
    .title = Two cities
first-game-2 = Only uncovered cards can be taken. They are raised a little; point at one to see what it does.
    .title = The layout
first-game-3 = Brown and grey cards produce resources. They are not used up: you can use them every time you build.
    .title = Resources
first-game-4 = If you lack a resource, you buy it from the bank: 2 coins, plus 1 for each one your opponent produces. The price on the card is what you would pay now.
    .title = Prices
first-game-5 = Short of coins? Discard a card for 2 coins, plus 1 for each of your yellow cards.
    .title = Discarding
first-game-6 = A white symbol on a card makes another card free later on. Watch for symbols that match.
    .title = Chains
first-game-7 = Use any card to build one of your wonders: you pay for the wonder, and the card goes under it.
    .title = Wonders
first-game-8 = Red cards push the pawn. Push it all the way to your opponent’s capital, and you win on the spot.
    .title = War
first-game-9 = Green cards carry symbols. Two of the same: take a progress token. Six different ones: you win on the spot.
    .title = Science
first-game-10 = Blue cards give points, yellow ones help your trade. Guilds in the last age count something in the city that has more of it, yours or your opponent’s.
    .title = Points and trade
first-game-11 = Taking a card may uncover others for your opponent. Before you confirm, the table shows what you would uncover.
    .title = Look ahead
first-game-12 = After the third age, points decide. Now it is your turn: take a card.
    .title = The end
