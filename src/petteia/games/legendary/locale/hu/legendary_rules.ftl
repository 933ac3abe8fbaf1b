### A Cyclades Legendary Edition a szabályoldalakon, magyarul.

## Overview

overview-ways = Így lehet győzni
overview-turn = Egy ciklus hat sorban
way-metropolises = Legyen a ciklus végén { $number } metropoliszod.
    .title = A cél
    .rule = L11.1
way-buildings = Egy kikötő, egy erőd, egy templom és egy akadémia metropolisszá válik.
    .title = Építéssel
    .rule = L9.3
way-philosophers = { $number } filozófus metropolisszá válik.
    .title = Bölcsességgel
    .rule = L9.4
way-heroes = Több hős is metropoliszt hoz, ha feláldozod.
    .title = Önfeláldozással
    .rule = L9.5
way-conquest = Aki elfoglal egy földet, megszerzi a metropoliszait is.
    .title = Hódítással
    .rule = L9.6
turn-start = Kezdet: a lények és a hősök kínálata feltöltődik, az istenek egy hellyel előrébb lépnek.
    .rule = L3.5
turn-income = Bevétel: 1 arany földjeid és tengereid minden bőségszarujáért.
    .rule = L3.6
turn-offerings = Áldozatok: licitálj egy istenre. Ha felüllicitálnak, azonnal válassz másikat.
    .rule = L4.3
turn-upkeep = Fenntartás: adj le egy papnőt minden lényedért a táblán, különben lekerül.
    .rule = L5.1
turn-actions = Akciók: az istenek sorrendjében mindenki előbb elvégzi az ingyenes építkezést és toborzást, majd toboroz, mozgat és lényeket idéz meg, és mindegyikért fizet.
    .rule = L6.2
turn-end = A ciklus vége: ha valakinek { $number } metropolisza van, vagy egy frakció kiesett, a játék véget ér.
    .rule = L11.1

## Set-up

setup-metropolises = Metropolisz a győzelemhez
    .rule = L11.1
setup-factions = Frakciók
    .rule = L12.7
setup-teams = Felek: játékosok vagy játékoscsapatok
    .rule = L12.1
setup-tiles = Térképlapok
    .rule = L2.4
setup-gods = Istenek, akikre licitálni lehet, Apollónnal együtt
    .rule = L2.2
setup-lands = Földek frakciónként
    .rule = L2.8
setup-troops = Csapatok rajtuk
    .rule = L2.8
setup-fleets = Flották mellettük
    .rule = L2.8
setup-gold = Arany frakciónként
    .rule = L2.5

## Entries

family-god = Istenek
family-creature = Lények
family-hero = Hősök
family-building = Épületek
family-unit = Egységek és kártyák
family-bonus = Metropoliszbónuszok
family-tile = Térképlapok
figure-no = egyszer hat
figure-yes = a táblán marad
price-none = nincs ára
price-track = { $either } arany a kínálatbeli helye szerint
    .rule = L2.3
price-recruit = { $god }: az első ingyenes, utána { $prices } arany
    .rule = L6.2
price-offering = a legnagyobb áldozat: { $either } arany
    .rule = L4.2
price-building = { $god }: ingyenes
    .rule = L6.4
price-hero = { $god }: { n-gold }
    .rule = L7.6
price-metropolis = minden fajtából egy épület, vagy { $number } filozófus
    .rule = L9.3
price-bonus = metropolisszal jár
    .rule = L9.1
effect-tile = { $side }: { $lands } föld, { $seas } tenger, { $sites } építési hely, { $horns } bőségszaru, { $priestesses } papnő.
    .rule = L2.4
effect-bonus = { $tokens } jelzőn van ilyen. A metropolisz építője kapja meg, és még egyszer az, aki a metropoliszt elveszíti.
    .rule = L9.7
effect-bonus-two_troops = Tegyél { $number } csapatot a földjeidre.
    .rule = L9.2
effect-bonus-cornucopia = Tegyél egy bőségszarut egyik területedre.
    .rule = L9.2
effect-bonus-priestess = Kapsz egy papnőt.
    .rule = L9.2
effect-bonus-three_gold = { $number } aranyat kapsz.
    .rule = L9.2
effect-bonus-two_fleets = Tegyél { $number } flottát olyan tengerekre, amelyeket birtokolsz.
    .rule = L9.2
