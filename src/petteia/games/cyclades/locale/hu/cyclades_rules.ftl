### A 2009-es Cyclades a szabályoldalakon, magyarul.

## Overview

overview-ways = Így lehet győzni
overview-turn = Egy ciklus hat sorban
way-metropolises = Legyen a ciklus végén { $number } metropoliszod, két játékos esetén { $two }.
    .title = A cél
    .rule = C1.1
way-buildings = Egy kikötő, egy erőd, egy templom és egy egyetem metropolisszá válik.
    .title = Építéssel
    .rule = C11.1
way-philosophers = { $number } filozófus metropolisszá válik.
    .title = Bölcsességgel
    .rule = C11.3
way-conquest = Aki elfoglal egy szigetet, azé a metropolisza is.
    .title = Hódítással
    .rule = C11.9
turn-creatures = Lények: a kínálat feltöltődik. Egy lény ára { $either } arany.
    .rule = C4.1
turn-gods = Istenek: a sorrendjüket kisorsoljuk. Apollón mindig az utolsó.
    .rule = C5.1
turn-income = Bevétel: 1 arany a szigeteid minden bőségjelzőjéért és minden kereskedelmi mezőért, ahol flottád van.
    .rule = C6.1
turn-offerings = Áldozatok: licitálj egy istenre. Ha felüllicitálnak, azonnal válassz másikat.
    .rule = C7.3
turn-actions = Akciók: az istenek sorrendjében mindenki toboroz, épít, mozgat és lényeket idéz meg, és ami nem ingyenes, azért azonnal fizet.
    .rule = C8.2
turn-end = A ciklus vége: ha valakinek elég metropolisza van, a játék véget ér.
    .rule = C15.1

## Set-up

setup-metropolises = Metropolisz a győzelemhez
    .rule = C1.1
setup-gods = Istenek, akikre licitálni lehet, Apollónon kívül
    .rule = C5.1
setup-markers = Áldozatjelzők játékosonként
    .rule = C1.2
setup-map-islands = Szigetek a táblán
    .rule = C1.3
setup-islands = Szigetek játékosonként
    .rule = C1.4
setup-troops = Csapatok rajtuk
    .rule = C1.4
setup-fleets = Flották a tengeren
    .rule = C1.4
setup-gold = Arany játékosonként
    .rule = C1.2

## Entries

family-god = Istenek
family-creature = Lények
family-building = Épületek
family-unit = Egységek és kártyák
family-map = Táblák
figure-no = egyszer hat
figure-yes = a táblán marad
price-none = nincs ára
price-track = { $either } arany a kínálatbeli helye szerint
    .rule = C4.1
price-recruit = { $god }: az első ingyenes, utána { $prices } arany
    .rule = C9.1
price-offering = a legnagyobb áldozat
    .rule = C7.2
price-building = { $god }: { n-gold }
    .rule = C9.6
price-metropolis = minden fajtából egy épület, vagy { $number } filozófus
    .rule = C11.1
map-3 = Tábla két és három játékosnak
map-4 = Tábla négy játékosnak
map-5 = Tábla öt játékosnak
effect-map = Szigetek: { $islands }; tengeri mezők: { $seas }, ebből kereskedelmi: { $trade }.
    .rule = C1.3

## Islands of a map

rules-prosperity = Bőség
rules-sites = Építési helyek
rules-island = Sziget
