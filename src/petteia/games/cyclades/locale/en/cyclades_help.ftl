### Cyclades, the edition of 2009, in English: what things do, and the first game.

## Gods

help-poseidon = The first fleet is free; { $recruits } more cost { $prices } gold. Ports cost { $building }. For { $move } gold, a group of fleets sails up to { $steps } spaces.
    .rule = C9.1
help-ares = The first troop is free; { $recruits } more cost { $prices } gold. Fortresses cost { $building }. For { $move } gold, troops move to an island connected by your fleets.
    .rule = C9.2
help-zeus = The first priest is free; a second costs { $prices } gold. Temples cost { $building }. For { $exchange } gold, you may replace a creature on the track with a new one.
    .rule = C9.4
help-athena = The first philosopher is free; a second costs { $prices } gold. Universities cost { $building }.
    .rule = C9.4
help-apollo = Free: gives you { $gold } gold, or { $more } if you have only one island. The first player here also places a prosperity marker on an island.
    .rule = C14.1

## Buildings and cards

help-port = +1 for your fleets defending the sea around its island.
    .rule = C9.8
help-fortress = +1 for your troops defending the island.
    .rule = C9.8
help-temple = Once per cycle, a creature costs you 1 gold less.
    .rule = C9.8
help-university = No power of its own, but one of the four buildings that make a metropolis.
    .rule = C9.8
help-metropolis = Works as a port, a fortress and a temple at once. { $number } of them win the game, { $two } with two players.
    .rule = C11.7
help-priest = Each priest saves you 1 gold on an offering; you always pay at least { $least }.
    .rule = C7.10
help-philosopher = { $number } philosophers become a metropolis at once.
    .rule = C11.3
help-troop = Holds an island and fights for it; your fleets carry it across the sea. You have { $number }.
    .rule = C2.3
help-fleet = Holds a sea space, earns gold on trade spaces, and connects islands for your troops. You have { $number }.
    .rule = C2.4

## Creatures

help-fates = You collect your whole income again.
    .rule = C10.5
help-satyr = Take a philosopher from another player.
    .rule = C10.6
help-dryad = Take a priest from another player.
    .rule = C10.7
help-mermaid = A lone enemy fleet is sent home, and one of yours takes its place.
    .rule = C10.8
help-pegasus = Troops from one of your islands fly to any other island, without fleets.
    .rule = C10.9
help-giant = Destroy any one building. Metropolises are safe.
    .rule = C10.10
help-chimera = Use the power of a creature in the discard pile. Then shuffle the pile into the draw pile.
    .rule = C10.11
help-cyclops = Turn one of your buildings into another type.
    .rule = C10.12
help-sphinx = Sell as many of your troops, fleets, priests and philosophers as you like, for { $gold } gold each.
    .rule = C10.13
help-sylph = Your fleets make { $steps } steps for free, shared among them as you like.
    .rule = C10.14
help-harpy = Remove one enemy troop from an island.
    .rule = C10.15
help-griffon = Take half of one player’s gold, rounded down.
    .rule = C10.16
help-kraken = Emerges on a sea space and may swim on for { $gold } gold per space. It destroys fleets in its path and blocks its space.
    .rule = C10.17
help-minotaur = Stays on an island until your next turn: +{ $strength } to its defence while there is a troop.
    .rule = C10.20
help-chiron = Stays on an island until your next turn: Pegasus, Giant and Harpy cannot touch it.
    .rule = C10.22
help-medusa = Stays on an island until your next turn: no troops may leave it.
    .rule = C10.21
help-polyphemus = Stays on an island until your next turn: drives away the fleets around it and keeps others out.
    .rule = C10.23

## The first game, step by step

first-game-goal = You rule a Greek city. Whoever holds two metropolises at the end of a cycle wins. This shows how many everybody has.
    .title = The goal
first-game-income = Horns on your islands and trade spaces under your fleets bring gold at the start of every cycle.
    .title = Income
first-game-metropolis = A metropolis! A port, a fortress, a temple and a university turn into one immediately, and so do four philosophers. You can also conquer an island that has one.
    .title = Metropolis
first-game-win = Somebody needs only one more metropolis, and the game could end with this cycle. See what you could still build or take, and what you must hold.
    .title = Near the end
