### Cyclades z roku 2009 na stránkách pravidel, česky.

## Overview

overview-ways = Jak vyhrát
overview-turn = Epocha v šesti řádcích
way-metropolises = Ovládejte na konci epochy { $number } metropole, při dvou hráčích { $two }.
    .title = Cíl
    .rule = C1.1
way-buildings = Přístav, pevnost, chrám a univerzita se změní v metropoli.
    .title = Stavbou
    .rule = C11.1
way-philosophers = { $number } filozofové se změní v metropoli.
    .title = Moudrostí
    .rule = C11.3
way-conquest = Kdo dobude ostrov, má i jeho metropoli.
    .title = Dobytím
    .rule = C11.9
turn-creatures = Tvorové: nabídka se doplní. Tvor stojí { $either } zlaťáky.
    .rule = C4.1
turn-gods = Bohové: pořadí se losuje. Apollón je vždy poslední.
    .rule = C5.1
turn-income = Příjem: 1 zlaťák za každý roh hojnosti na vašich ostrovech a za každou obchodní oblast s vašimi loděmi.
    .rule = C6.1
turn-offerings = Dary bohům: soutěžíte jimi o přízeň bohů. Čí dar je překonán, ten jde ihned k jinému bohu.
    .rule = C7.3
turn-actions = Akce: v pořadí bohů každý verbuje a najímá, staví, přesouvá jednotky a uplácí tvory; co není zdarma, hned platí.
    .rule = C8.2
turn-end = Konec: má-li teď někdo dost metropolí, hra končí.
    .rule = C15.1

## Set-up

setup-metropolises = Metropole k vítězství
    .rule = C1.1
setup-gods = Dostupní bohové kromě Apollóna
    .rule = C5.1
setup-markers = Sloupy darů každého hráče
    .rule = C1.2
setup-map-islands = Ostrovy na mapě
    .rule = C1.3
setup-islands = Ostrovy každého hráče
    .rule = C1.4
setup-troops = Vojáci na nich
    .rule = C1.4
setup-fleets = Lodě na moři
    .rule = C1.4
setup-gold = Zlaťáky každého hráče
    .rule = C1.2

## Entries

family-god = Bohové
family-creature = Tvorové
family-building = Budovy
family-unit = Jednotky a karty
family-map = Mapy
figure-no = jednorázový efekt
figure-yes = zůstává na mapě
price-none = zdarma
price-track = { $either } zlaťáky podle místa v nabídce
    .rule = C4.1
price-recruit = { $god }: první zdarma, další za zlaťáky: { $prices }
    .rule = C9.1
price-offering = nejvyšší nabídnutý dar
    .rule = C7.2
price-building = { $god }: { n-gold }
    .rule = C9.6
price-metropolis = po jedné budově každého typu, nebo { $number } filozofové
    .rule = C11.1
map-3 = Mapa pro dva a tři hráče
map-4 = Mapa pro čtyři hráče
map-5 = Mapa pro pět hráčů
effect-map = Ostrovy: { $islands }, oblasti moře: { $seas }, z toho obchodní: { $trade }.
    .rule = C1.3

## Islands of a map

rules-prosperity = Rohy hojnosti
rules-sites = Staveniště
rules-island = Ostrov
