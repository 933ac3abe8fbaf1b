### 7 Cudów Świata: Pojedynek na stronach z zasadami, po polsku.

## Overview

overview-ways = Trzy drogi do zwycięstwa
overview-turn = Tura w skrócie
way-military = Przesuń pion konfliktu o { $spaces } pól aż do stolicy przeciwnika, a natychmiast wygrasz.
    .title = Dominacja militarna
    .rule = D8.5
way-science = Zbierz { $different } różnych symboli naukowych, a natychmiast wygrasz.
    .title = Dominacja naukowa
    .rule = D10.2
way-points = Jeśli nie dojdzie do żadnej dominacji, po Epoce{ "\u00A0" }III decydują punkty, a przy remisie punkty z niebieskich kart.
    .title = Zwycięstwo cywilne
    .rule = D12.3
turn-take = Weź jedną kartę, na której nie leży żadna inna.
    .rule = D4.1
turn-build = Wybuduj ją: koszt pokrywa produkcja twojego miasta, a brakujące zasoby kupujesz po { $coins } monety albo drożej, jeśli produkuje je przeciwnik.
    .rule = D5.5
turn-discard = Albo ją odrzuć: { n-coins } plus 1 za każdą twoją żółtą kartę.
    .rule = D6.1
turn-wonder = Albo wsuń ją zakrytą pod jeden ze swoich cudów i zapłać koszt cudu. Oba miasta razem mogą wybudować tylko { $wonders } cudów.
    .rule = D7.3
turn-effects = To, co wybudujesz, działa od razu: tarcze przesuwają pion konfliktu, dwa jednakowe symbole dają żeton postępu.
    .rule = D4.2
turn-next = Karty, których nic już nie przykrywa, odkrywa się. Gra przeciwnik, chyba że masz dodatkową turę.
    .rule = D4.3

## Set-up

setup-coins = Monety każdego gracza
    .rule = D1.3
setup-tokens = Żetony postępu na planszy
    .rule = D1.2
setup-wonders = Cuda każdego gracza
    .rule = D2.4
setup-cards = Karty w każdej epoce
    .rule = D3.1
setup-guilds = W tym gildie w Epoce{ "\u00A0" }III
    .rule = D1.5

## Entries

family-card = Karty
family-wonder = Cuda
family-token = Żetony postępu
family-chain = Łańcuchy
price-coins = { n-coins }
price-resource =
    { $number ->
        [1] { $resource }
       *[other] { $number }× { $resource }
    }
price-none = bez kosztu
price-pair = dwa jednakowe symbole naukowe
    .rule = D9.0
effect-chain = Z kartą { $card } w twoim mieście karta { $chain } jest za darmo.
    .rule = D5.8
chains-about = Wybuduj pierwszą budowlę w rzędzie, a następna będzie za darmo. Symbol między nimi jest na obu kartach.

## Filters

rules-mark-age = Epoka
rules-mark-kind = Rodzaj
