### Cyklady z 2009 roku na stronach z zasadami, po polsku.

## Overview

overview-ways = Jak wygrać
overview-turn = Cykl w skrócie
way-metropolises = Kontroluj na koniec cyklu { $number } metropolie, w grze dwuosobowej { $two }.
    .title = Cel
    .rule = C1.1
way-buildings = Port, forteca, świątynia i uniwersytet zamieniają się w metropolię.
    .title = Przez budowę
    .rule = C11.1
way-philosophers = { $number } filozofów zamienia się w metropolię.
    .title = Przez mądrość
    .rule = C11.3
way-conquest = Kto zdobędzie wyspę, przejmuje jej metropolię.
    .title = Przez podbój
    .rule = C11.9
turn-creatures = Stworzenia: uzupełnia się tor. Kosztują { $either } sztuki złota.
    .rule = C4.1
turn-gods = Bogowie: kolejność się losuje. Apollo jest zawsze ostatni.
    .rule = C5.1
turn-income = Dochód: 1 sztuka złota za każdy róg obfitości na twoich wyspach i za każdy obszar handlowy z twoimi flotami.
    .rule = C6.1
turn-offerings = Ofiary: zabiegasz nimi o względy bogów. Czyja ofiara zostanie przebita, ten od razu przenosi się do innego boga.
    .rule = C7.3
turn-actions = Akcje: w kolejności bogów każdy rekrutuje, buduje, przemieszcza jednostki i kupuje stworzenia; za to, co nie jest darmowe, płaci od razu.
    .rule = C8.2
turn-end = Koniec: jeśli ktoś ma teraz dość metropolii, gra się kończy.
    .rule = C15.1

## Set-up

setup-metropolises = Metropolie do zwycięstwa
    .rule = C1.1
setup-gods = Odkryci bogowie oprócz Apolla
    .rule = C5.1
setup-markers = Znaczniki ofiary każdego gracza
    .rule = C1.2
setup-map-islands = Wyspy na planszy
    .rule = C1.3
setup-islands = Wyspy każdego gracza
    .rule = C1.4
setup-troops = Oddziały na nich
    .rule = C1.4
setup-fleets = Floty na morzu
    .rule = C1.4
setup-gold = Złoto każdego gracza
    .rule = C1.2

## Entries

family-god = Bogowie
family-creature = Stworzenia
family-building = Budynki
family-unit = Jednostki i karty
family-map = Plansze
figure-no = działa raz
figure-yes = zostaje na planszy
price-none = za darmo
price-track = { $either } sztuki złota, zależnie od pola na torze
    .rule = C4.1
price-recruit = { $god }: pierwsza rekrutacja za darmo, następne za złoto: { $prices }
    .rule = C9.1
price-offering = najwyższa ofiara
    .rule = C7.2
price-building = { $god }: { n-gold }
    .rule = C9.6
price-metropolis = po jednym budynku każdego typu albo { $number } filozofów
    .rule = C11.1
map-3 = Plansza dla dwóch i trzech graczy
map-4 = Plansza dla czterech graczy
map-5 = Plansza dla pięciu graczy
effect-map = Wyspy: { $islands }, obszary morskie: { $seas }, w tym handlowe: { $trade }.
    .rule = C1.3

## Islands of a map

rules-prosperity = Rogi obfitości
rules-sites = Pola budowy
rules-island = Wyspa
