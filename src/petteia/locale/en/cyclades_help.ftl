### Cyclades, the edition of 2009, in English: what things do, and the first game.

## Gods

help-poseidon = A fleet for nothing, three more for 1, 2 and 3 gold. Ports for 2. For 1 gold a group of fleets sails up to three spaces.
    .rule = C9.1
help-ares = A troop for nothing, three more for 2, 3 and 4 gold. Fortresses for 2. For 1 gold troops go to an island that your fleets link.
    .rule = C9.2
help-zeus = A priest for nothing, a second for 4 gold. Temples for 2. For 1 gold a creature on the track is exchanged for a new one.
    .rule = C9.4
help-athena = A philosopher for nothing, a second for 4 gold. Universities for 2.
    .rule = C9.4
help-apollo = Costs nothing: 1 gold, or 4 if you have only one island. The first to come also lays a prosperity marker on an island.
    .rule = C14.1

## Buildings and cards

help-port = +1 for your fleets that defend the sea around its island.
    .rule = C9.8
help-fortress = +1 for your troops that defend the island.
    .rule = C9.8
help-temple = Once a cycle a creature costs you 1 gold less.
    .rule = C9.8
help-university = No power of its own, but one of the four buildings that make a metropolis.
    .rule = C9.8
help-metropolis = Works as port, fortress and temple at once. Two of them win the game, three with two players.
    .rule = C11.7
help-priest = Each priest saves you 1 gold at an offering; at least 1 is paid.
    .rule = C7.10
help-philosopher = Four philosophers become a metropolis at once.
    .rule = C11.3

## Creatures

help-fates = You receive your whole income once more.
    .rule = C10.5
help-satyr = Take a philosopher from another player.
    .rule = C10.6
help-dryad = Take a priest from another player.
    .rule = C10.7
help-mermaid = A lone enemy fleet goes home, and one of yours takes its place.
    .rule = C10.8
help-pegasus = Troops of one of your islands fly to any other island, without fleets.
    .rule = C10.9
help-giant = Destroy any one building. Metropolises are safe.
    .rule = C10.10
help-chimera = Use the power of a creature in the discard pile. Then the pile is shuffled into the deck.
    .rule = C10.11
help-cyclops = Turn one of your buildings into another type.
    .rule = C10.12
help-sphinx = Sell as many of your troops, fleets, priests and philosophers as you like, for 2 gold each.
    .rule = C10.13
help-sylph = Your fleets make ten steps for nothing, shared among them as you like.
    .rule = C10.14
help-harpy = Remove one enemy troop from an island.
    .rule = C10.15
help-griffon = Take half of one player’s gold, rounded down.
    .rule = C10.16
help-kraken = Rises on a sea space and may swim on for 1 gold a space. Fleets in its way are destroyed, and its space stays closed.
    .rule = C10.17
help-minotaur = Stays on an island until your next turn: +2 to its defence while a troop is there.
    .rule = C10.20
help-chiron = Stays on an island until your next turn: Pegasus, Giant and Harpy cannot touch it.
    .rule = C10.22
help-medusa = Stays on an island until your next turn: no troop leaves it.
    .rule = C10.21
help-polyphemus = Stays on an island until your next turn: drives away the fleets around it and lets none come near.
    .rule = C10.23

## The first game, step by step

first-game-goal = You rule a Greek city. Whoever holds two metropolises when a cycle ends has won. Here you see how many everybody has.
    .title = The goal
first-game-income = Horns on your islands and trade spaces under your fleets bring gold at the start of every cycle.
    .title = Income
first-game-metropolis = A metropolis! A port, a fortress, a temple and a university become one at once, and so do four philosophers. An island with a metropolis can also be conquered.
    .title = Metropolis
first-game-win = Somebody needs only one more metropolis, and the cycle’s end would be the end of the game. Look what you could still build or take, and what you must hold.
    .title = Near the end
