### Cyclades Legendary Edition na stronach z zasadami, po polsku.

## Overview

overview-ways = Jak wygrać
overview-turn = Cykl w skrócie
way-metropolises = Kontroluj na koniec cyklu { $number } metropolie.
    .title = Cel
    .rule = L11.1
way-buildings = Port, forteca, świątynia i uniwersytet zamieniają się w metropolię.
    .title = Przez budowę
    .rule = L9.3
way-philosophers = { $number } filozofów zamienia się w metropolię.
    .title = Przez mądrość
    .rule = L9.4
way-heroes = Wielu herosów można poświęcić w zamian za metropolię.
    .title = Przez poświęcenie
    .rule = L9.5
way-conquest = Kto zdobędzie obszar, przejmuje jego metropolie.
    .title = Przez podbój
    .rule = L9.6
turn-start = Początek: uzupełnia się tory stworzeń i herosów, a bogowie przesuwają się o jedno miejsce.
    .rule = L3.5
turn-income = Dochód: 1 sztuka złota za każdy róg obfitości w twoich obszarach, na lądzie i morzu.
    .rule = L3.6
turn-offerings = Ofiary: zabiegasz nimi o względy bogów. Czyja ofiara zostanie przebita, ten od razu przenosi się do innego boga.
    .rule = L4.3
turn-upkeep = Utrzymanie: za każde swoje stworzenie na planszy odrzucasz kapłankę, inaczej stworzenie odchodzi.
    .rule = L5.1
turn-actions = Akcje: w kolejności bogów każdy najpierw buduje i rekrutuje za darmo, a potem za złoto rekrutuje, przemieszcza jednostki i kupuje stworzenia.
    .rule = L6.2
turn-end = Koniec: jeśli ktoś ma teraz { $number } metropolie albo któraś frakcja odpadła, gra się kończy.
    .rule = L11.1

## Set-up

setup-metropolises = Metropolie do zwycięstwa
    .rule = L11.1
setup-factions = Frakcje
    .rule = L12.7
setup-teams = Strony: gracze lub drużyny
    .rule = L12.1
setup-tiles = Kafelki archipelagu
    .rule = L2.4
setup-gods = Odkryci bogowie razem z Apollem
    .rule = L2.2
setup-lands = Obszary lądowe każdej frakcji
    .rule = L2.8
setup-troops = Oddziały w nich
    .rule = L2.8
setup-fleets = Floty obok nich
    .rule = L2.8
setup-gold = Złoto każdej frakcji
    .rule = L2.5

## Entries

family-god = Bogowie
family-creature = Stworzenia
family-hero = Herosi
family-building = Budynki
family-unit = Jednostki i karty
family-bonus = Premie metropolii
family-tile = Kafelki archipelagu
figure-no = działa raz
figure-yes = zostaje na planszy
price-none = za darmo
price-track = { $either } sztuk złota, zależnie od pola na torze
    .rule = L2.3
price-recruit = { $god }: pierwsza rekrutacja za darmo, następne za złoto: { $prices }
    .rule = L6.2
price-offering = najwyższa ofiara: { $either } sztuk złota
    .rule = L4.2
price-building = za darmo: { $god }
    .rule = L6.4
price-hero = { $god }: { n-gold }
    .rule = L7.6
price-metropolis = po jednym budynku każdego typu albo { $number } filozofów
    .rule = L9.3
price-bonus = razem z metropolią
    .rule = L9.1
effect-tile = { $side }: obszary lądowe { $lands }, morskie { $seas }, pola budowy { $sites }, rogi obfitości { $horns }, kapłanki { $priestesses }.
    .rule = L2.4
effect-bonus = Jest na { $tokens } żetonach. Dostaje ją ten, kto buduje metropolię, i jeszcze raz ten, kto metropolię straci.
    .rule = L9.7
effect-bonus-two_troops = { $number } oddziały umieszczasz w swoich obszarach lądowych.
    .rule = L9.2
effect-bonus-cornucopia = W jednym ze swoich obszarów kładziesz róg obfitości.
    .rule = L9.2
effect-bonus-priestess = Bierzesz kapłankę.
    .rule = L9.2
effect-bonus-three_gold = Otrzymujesz { $number } sztuki złota.
    .rule = L9.2
effect-bonus-two_fleets = { $number } floty umieszczasz w swoich obszarach morskich.
    .rule = L9.2
