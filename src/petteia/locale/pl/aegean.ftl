### Co oba wydania Cyklad mówią tak samo, po polsku.

n-gold =
    { $gold ->
        [one] { $gold } sztuka złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }
n-gold-object =
    { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }
n-fleets =
    { $number ->
        [one] { $number } flotę
        [few] { $number } floty
       *[many] { $number } flot
    }

## Gods, creatures, buildings, units

god-poseidon = Posejdon
god-ares = Ares
god-zeus = Zeus
god-athena = Atena
god-apollo = Apollo

creature-satyr = Satyr
creature-dryad = Driada
creature-pegasus = Pegaz
creature-giant = Gigant
creature-chimera = Chimera
creature-cyclops = Cyklop
creature-sphinx = Sfinks
creature-sylph = Sylf
creature-harpy = Harpia
creature-kraken = Kraken
creature-minotaur = Minotaur
creature-medusa = Meduza
creature-polyphemus = Polifem

building-port = port
building-fortress = forteca
building-temple = świątynia
building-metropolis = metropolia

unit-fleet = flota
unit-troop = oddział
unit-philosopher = filozof

deed-sail = ruch flot
deed-march = ruch oddziałów

## Course of the game

phase-set_up = Przygotowanie
phase-offerings = Ofiary
phase-actions = Akcje

points-metropolises = Metropolie
points-gold = Złoto

reason-metropolises = dość metropolii na koniec cyklu
reason-gold = dość metropolii miało kilku graczy, zdecydowało złoto
reason-shared = wspólne zwycięstwo, złota też jest po równo

question-which_god = Wybierz boga dla swojego znacznika
question-how_much = Ile ofiarujesz?
question-turn = Działaj ze swoim bogiem
question-how_many_fleets = Ile flot płynie?
question-sail_where = Dokąd płyną?
question-how_many_troops = Ile oddziałów idzie?
question-march_where = Dokąd idą?
question-retreat = Zostać czy się wycofać?
question-give_up_what = Który budynek oddasz za metropolię?
question-found_where = Gdzie stanie metropolia?
question-rob_whom = Kogo okradniesz?
question-fly_from = Skąd lecą?
question-copy_what = Które odrzucone stworzenie zagra Chimera?
question-rebuild_what = Który budynek przebuduje Cyklop?
question-rebuild_as = Na co go przebuduje?
question-snatch_where = Wybierz ofiarę Harpii
question-figure_where = Gdzie stanie pionek?
question-push_where = Dokąd Polifem przegoni floty?
question-over = Koniec gry
question-turn_order = Losowanie kolejności
question-creature = Odkrywanie stworzenia
question-god = Losowanie bogów
question-attack_roll = Rzuca atakujący
question-defence_roll = Rzuca obrońca

## Actions

action-priced = { $action } ({ n-gold })
action-choose = Wybierz boga: { $god }
action-done = Zakończ turę
action-recruit_fleet = Rekrutuj flotę: { $sea }
action-recruit_philosopher = Weź filozofa
action-summon = Kup stworzenie: { $creature }
action-sail_from = Wypłyń flotami z { $sea }
action-fleets =
    { $number ->
        [one] { $number } flota
        [few] { $number } floty
       *[many] { $number } flot
    }
action-sail_to = Płyń do { $sea }
action-stand = Zostań
action-withdraw_to = Wycofaj się do { $sea }
action-rebuild_as = Przebuduj na: { $building }
action-swim_to = Przepłyń do { $sea }
action-push_to = Przegoń do { $sea }
action-show = Stworzenie: { $creature }
action-attack = Atakujący wyrzuca { $pips }
action-defence = Obrońca wyrzuca { $pips }

## What happens

event-cycle_begun = Zaczyna się cykl { $cycle }.
event-creature_shown = Na torze stworzeń: { $creature }.
event-creature_discarded = Odrzucone stworzenie: { $creature }.
event-deck_renewed = Ze stosu odrzuconych powstaje nowa talia.
event-figure_left = { $creature } schodzi z planszy.
event-sea_battle = Bitwa morska ({ $sea }): atakuje { $attacker }, broni się { $defender }.
event-game_ended = Koniec gry: { $reason }.

## Why something is not possible

refusal-no_such_action = Nie ma takiej akcji.
refusal-game_over = Gra się skończyła.
refusal-not_chance = O tym teraz nie decyduje los.
refusal-other_question = Najpierw pora na coś innego: { $question }
refusal-wait_for_chance = Najpierw okaże się, co nadejdzie.
refusal-impossible_outcome = To nie może teraz nadejść.
refusal-god_closed = { $god } nie przyjmuje ofiar w tym cyklu.
refusal-just_outbid = { $god }: twoja ofiara została właśnie przebita, wybierz innego boga.
refusal-offer_too_low = { $god }: leży tu ofiara { $standing }, daj więcej.
refusal-offer_too_high = Nie można dać więcej niż { $most }.
refusal-other_god = Do tego trzeba innego boga: { $god }.
refusal-apollo_only = Apollo nie pozwala na nic więcej.
refusal-recruit_limit = Najwyżej { $most } w jednej turze.
refusal-no_reserve = W rezerwie nic już nie zostało.
refusal-supply_empty = W puli nie ma już: { $what }.
refusal-short_of_gold =
    { $short ->
        [one] Brakuje { $short } sztuki złota ({ $what }): cena { $due }, masz { $gold }.
        [few] Brakuje { $short } sztuk złota ({ $what }): cena { $due }, masz { $gold }.
       *[many] Brakuje { $short } sztuk złota ({ $what }): cena { $due }, masz { $gold }.
    }
refusal-not_on_track = Tej karty nie ma na torze.
refusal-not_on_map = Takiego miejsca nie ma na tej planszy.
refusal-far_from_home = { $place } nie sąsiaduje z twoim terenem.
refusal-enemy_fleets = { $place }: są tam cudze floty.
refusal-no_own_fleets = { $place }: nie masz tam flot.
refusal-no_way_out = { $place }: całe morze wokół jest zamknięte.
refusal-not_adjacent = { $place } nie sąsiaduje z { $origin }.
refusal-no_refuge = Floty nie mogą płynąć do { $place }.
refusal-kraken_there = { $place } zamyka Kraken.
refusal-medusa_there = { $place }: Meduza nikogo nie przepuści.
refusal-polyphemus_near = { $place }: Polifem nie wpuszcza tam flot.
refusal-yourself = Nie możesz okraść siebie.
refusal-no_target = Tego nie można teraz wybrać.

## What a thing costs

payment-price = Cena: { n-gold }
payment-saved-temples = Oszczędność dzięki świątyniom: { n-gold }
payment-total = Do zapłaty: { n-gold }
payment-later = Płatne, gdy leżą wszystkie znaczniki
payment-free = Za darmo

## Options

option-apollo_scope = Błogosławieństwo Apolla
    .about = Dobrobyt Apolla można położyć gdziekolwiek albo tylko na własnym terenie.
option-apollo_scope-any = gdziekolwiek
option-apollo_scope-own = tylko u siebie
option-open_gold = Jawne złoto
    .about = Złoto leży za zasłonkami albo widzą je wszyscy.
option-open_gold-no = ukryte
option-open_gold-yes = jawne

## The table

aegean-map = Plansza
aegean-map-fit = Pokaż całą planszę
aegean-map-zoom-in = Bliżej
aegean-map-zoom-out = Dalej
aegean-auction = Licytacja
aegean-gods = Bogowie
aegean-god-free = nikt
aegean-god-offer = { $seat }, ofiara { $offer }
aegean-god-closed = zakryty
aegean-can-offer = Możesz dać najwyżej { $offer }.
aegean-displaced-you = Twoja ofiara została przebita: wybierz innego boga.
aegean-turn-order = Kolejność
aegean-cycle = Cykl { $cycle }
aegean-creatures = Stworzenia
aegean-discard-pile = Stos odrzuconych
aegean-income = Dochód
aegean-gold = Złoto
aegean-gold-hidden = ukryte
aegean-metropolises = Metropolie { $number } z { $goal }
aegean-units-left = W rezerwie: { n-fleets-left }, { n-troops-left }
n-fleets-left =
    { $fleets ->
        [one] { $fleets } flota
        [few] { $fleets } floty
       *[many] { $fleets } flot
    }
n-troops-left =
    { $troops ->
        [one] { $troops } oddział
        [few] { $troops } oddziały
       *[many] { $troops } oddziałów
    }
aegean-could-win = { $seat } może wygrać w tym cyklu.
aegean-reach = Zasięg
aegean-reach-of = Dokąd sięga { $seat }
aegean-battle = Bitwa
aegean-battle-at = Bitwa: { $place }
aegean-attacker = Atakujący
aegean-defender = Obrońca
aegean-strength = Siła
aegean-strength-units = Jednostki: { $number }
aegean-strength-die = Kość: { $number }
aegean-strength-ports = Porty: { $number }
aegean-strength-fortresses = Fortece: { $number }
aegean-strength-figure = { $creature }, siła { $number }
aegean-odds = Atakujący { $attacker } %, obrońca { $defender } %, giną obaj { $both } %
aegean-owner = należy do gracza { $seat }
aegean-nobody = niczyje
aegean-empty-site = puste pole budowy
aegean-path = Droga: { $places }
