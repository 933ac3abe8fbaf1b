### Cyclades Legendary Edition on its rules pages, in English.

## Overview

overview-ways = How to win
overview-turn = A cycle in six lines
way-metropolises = Hold { $number } metropolises at the end of a cycle.
    .title = The goal
    .rule = L11.1
way-buildings = A port, a fortress, a temple and an academy together become a metropolis.
    .title = By building
    .rule = L9.3
way-philosophers = { $number } philosophers become a metropolis.
    .title = By wisdom
    .rule = L9.4
way-heroes = Many heroes bring a metropolis when sacrificed.
    .title = By sacrifice
    .rule = L9.5
way-conquest = Conquer a land, and its metropolises are yours.
    .title = By conquest
    .rule = L9.6
turn-start = Start: refill the creature and hero tracks; the gods move up by one.
    .rule = L3.5
turn-income = Income: 1 gold for each cornucopia in your lands and seas.
    .rule = L3.6
turn-offerings = Offerings: bid for a god. If you are outbid, move to another one at once.
    .rule = L4.3
turn-upkeep = Upkeep: spend a priestess on each of your creatures on the map, or it leaves.
    .rule = L5.1
turn-actions = Actions: in the order of the gods, each player first takes the free building and recruit, then recruits, moves and summons creatures, paying for each.
    .rule = L6.2
turn-end = End: if somebody has { $number } metropolises, or a faction has fallen, the game is over.
    .rule = L11.1

## Set-up

setup-metropolises = Metropolises to win
    .rule = L11.1
setup-factions = Factions
    .rule = L12.7
setup-teams = Sides: players or teams
    .rule = L12.1
setup-tiles = Map tiles
    .rule = L2.4
setup-gods = Gods to bid for, Apollo included
    .rule = L2.2
setup-lands = Lands per faction
    .rule = L2.8
setup-troops = Troops in them
    .rule = L2.8
setup-fleets = Fleets beside them
    .rule = L2.8
setup-gold = Gold per faction
    .rule = L2.5

## Entries

family-god = Gods
family-creature = Creatures
family-hero = Heroes
family-building = Buildings
family-unit = Units and cards
family-bonus = Metropolis bonuses
family-tile = Tiles
figure-no = acts once
figure-yes = stays on the map
price-none = no cost
price-track = { $either } gold, depending on its space on the track
    .rule = L2.3
price-recruit = with { $god }: the first is free, then { $prices } gold
    .rule = L6.2
price-offering = the highest offer: { $either } gold
    .rule = L4.2
price-building = free with { $god }
    .rule = L6.4
price-hero = { n-gold } with { $god }
    .rule = L7.6
price-metropolis = one building of each type, or { $number } philosophers
    .rule = L9.3
price-bonus = comes with a metropolis
    .rule = L9.1
effect-tile = { $side }: lands { $lands }, seas { $seas }, building sites { $sites }, cornucopias { $horns }, priestesses { $priestesses }.
    .rule = L2.4
effect-bonus = On { $tokens } tokens. It goes to the builder of the metropolis, and again to a player who loses the metropolis.
    .rule = L9.7
effect-bonus-two_troops = Place { $number } troops in your lands.
    .rule = L9.2
effect-bonus-cornucopia = Place a cornucopia on one of your areas.
    .rule = L9.2
effect-bonus-priestess = Take a priestess.
    .rule = L9.2
effect-bonus-three_gold = You receive { $number } gold.
    .rule = L9.2
effect-bonus-two_fleets = Place { $number } fleets in seas that you hold.
    .rule = L9.2
