### Cyclades Legendary Edition na stránkách pravidel, česky.

## Overview

overview-ways = Jak vyhrát
overview-turn = Epocha v šesti řádcích
way-metropolises = Ovládejte na konci epochy { $number } metropole.
    .title = Cíl
    .rule = L11.1
way-buildings = Přístav, pevnost, chrám a akademie se změní v metropoli.
    .title = Stavbou
    .rule = L9.3
way-philosophers = { $number } filozofové se změní v metropoli.
    .title = Moudrostí
    .rule = L9.4
way-heroes = Většina hrdinů svým sebeobětováním přinese metropoli.
    .title = Sebeobětováním
    .rule = L9.5
way-conquest = Kdo dobude oblast, má i její metropole.
    .title = Dobytím
    .rule = L9.6
turn-start = Zahájení: nabídky tvorů a hrdinů se doplní a bohové postoupí o jedno místo.
    .rule = L3.5
turn-income = Příjem: 1 zlaťák za každý roh hojnosti ve vašich oblastech pevniny a moře.
    .rule = L3.6
turn-offerings = Dary bohům: soutěžíte jimi o přízeň bohů. Čí dar je překonán, ten jde ihned k jinému bohu.
    .rule = L4.3
turn-upkeep = Udržení: za každého svého tvora na mapě odhodíte kněžku, jinak odejde.
    .rule = L5.1
turn-actions = Akce: v pořadí bohů má každý nejdřív zdarma stavbu a nábor, pak za zlaťáky další nábor, přesuny jednotek a uplácení tvorů.
    .rule = L6.2
turn-end = Konec: má-li teď někdo { $number } metropole nebo některá frakce vypadla, hra končí.
    .rule = L11.1

## Set-up

setup-metropolises = Metropole k vítězství
    .rule = L11.1
setup-factions = Frakce
    .rule = L12.7
setup-teams = Strany: hráči nebo týmy
    .rule = L12.1
setup-tiles = Desky souostroví
    .rule = L2.4
setup-gods = Dostupní bohové včetně Apollóna
    .rule = L2.2
setup-lands = Oblasti pevniny každé frakce
    .rule = L2.8
setup-troops = Vojáci v nich
    .rule = L2.8
setup-fleets = Lodě vedle nich
    .rule = L2.8
setup-gold = Zlaťáky každé frakce
    .rule = L2.5

## Entries

family-god = Bohové
family-creature = Tvorové
family-hero = Hrdinové
family-building = Budovy
family-unit = Jednotky a karty
family-bonus = Bonusy metropolí
family-tile = Desky souostroví
figure-no = jednorázový efekt
figure-yes = zůstává na mapě
price-none = zdarma
price-track = { $either } zlaťáků podle místa v nabídce
    .rule = L2.3
price-recruit = { $god }: první zdarma, další za zlaťáky: { $prices }
    .rule = L6.2
price-offering = nejvyšší nabídnutý dar ({ $either } zlaťáků)
    .rule = L4.2
price-building = { $god }: zdarma
    .rule = L6.4
price-hero = { $god }: { n-gold }
    .rule = L7.6
price-metropolis = po jedné budově každého typu, nebo { $number } filozofové
    .rule = L9.3
price-bonus = přichází s metropolí
    .rule = L9.1
effect-tile = { $side }: oblasti pevniny ({ $lands }), oblasti moře ({ $seas }), staveniště ({ $sites }), rohy hojnosti ({ $horns }), symboly kněžky ({ $priestesses }).
    .rule = L2.4
effect-bonus = Je na { $tokens } žetonech. Dostane ho ten, kdo metropoli staví, a znovu ten, kdo o ni přijde.
    .rule = L9.7
effect-bonus-two_troops = { $number } vojáky umístíte do svých oblastí pevniny.
    .rule = L9.2
effect-bonus-cornucopia = Na jednu svou oblast položíte roh hojnosti.
    .rule = L9.2
effect-bonus-priestess = Vezmete si kněžku.
    .rule = L9.2
effect-bonus-three_gold = Dostanete { $number } zlaťáky.
    .rule = L9.2
effect-bonus-two_fleets = { $number } lodě umístíte do oblastí moře, které ovládáte.
    .rule = L9.2
