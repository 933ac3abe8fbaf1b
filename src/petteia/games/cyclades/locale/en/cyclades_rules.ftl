### Cyclades of 2009 on its rules pages, in English.

## Overview

overview-ways = How to win
overview-turn = A cycle in six lines
way-metropolises = Hold { $number } metropolises at the end of a cycle, { $two } in a two-player game.
    .title = The goal
    .rule = C1.1
way-buildings = A port, a fortress, a temple and a university together become a metropolis.
    .title = By building
    .rule = C11.1
way-philosophers = { $number } philosophers become a metropolis.
    .title = By wisdom
    .rule = C11.3
way-conquest = Conquer an island, and its metropolis is yours.
    .title = By conquest
    .rule = C11.9
turn-creatures = Creatures: refill the track. They cost { $either } gold.
    .rule = C4.1
turn-gods = Gods: their order is drawn at random. Apollo always comes last.
    .rule = C5.1
turn-income = Income: 1 gold for each prosperity symbol on your islands and each trade space with your fleets.
    .rule = C6.1
turn-offerings = Offerings: bid for a god. If you are outbid, move to another one at once.
    .rule = C7.3
turn-actions = Actions: in the order of the gods, each player recruits, builds, moves and summons creatures, paying at once for what is not free.
    .rule = C8.2
turn-end = End: if somebody has enough metropolises, the game is over.
    .rule = C15.1

## Set-up

setup-metropolises = Metropolises to win
    .rule = C1.1
setup-gods = Gods to bid for, besides Apollo
    .rule = C5.1
setup-markers = Offering markers per player
    .rule = C1.2
setup-map-islands = Islands on the map
    .rule = C1.3
setup-islands = Islands per player
    .rule = C1.4
setup-troops = Troops on them
    .rule = C1.4
setup-fleets = Fleets at sea
    .rule = C1.4
setup-gold = Gold per player
    .rule = C1.2

## Entries

family-god = Gods
family-creature = Creatures
family-building = Buildings
family-unit = Units and cards
family-map = Maps
figure-no = acts once
figure-yes = stays on the map
price-none = no cost
price-track = { $either } gold, depending on its space on the track
    .rule = C4.1
price-recruit = with { $god }: the first is free, then { $prices } gold
    .rule = C9.1
price-offering = the highest offer
    .rule = C7.2
price-building = { n-gold } with { $god }
    .rule = C9.6
price-metropolis = one building of each type, or { $number } philosophers
    .rule = C11.1
map-3 = Map for two and three players
map-4 = Map for four players
map-5 = Map for five players
effect-map = Islands: { $islands }; sea spaces: { $seas }, { $trade } of them with trade.
    .rule = C1.3

## Islands of a map

rules-prosperity = Prosperity
rules-sites = Sites
rules-island = Island
