### Co oba wydania Cyklad mówią tak samo, po polsku.

stage-cycle = Cykl { $number }

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
n-due =
    { $saved ->
        [0] { $due }
       *[other] { $due } ({ $price } − { $saved } za świątynie)
    }
n-fleets =
    { $number ->
        [one] { $number } flotę
        [few] { $number } floty
       *[many] { $number } flot
    }

## Gods, creatures, buildings, units

god-poseidon = Posejdon
    .gen = Posejdona
    .dat = Posejdonowi
    .acc = Posejdona
god-ares = Ares
    .gen = Aresa
    .dat = Aresowi
    .acc = Aresa
god-zeus = Zeus
    .gen = Zeusa
    .dat = Zeusowi
    .acc = Zeusa
god-athena = Atena
    .gen = Ateny
    .dat = Atenie
    .acc = Atenę
god-apollo = Apollo
    .gen = Apolla
    .dat = Apollowi
    .acc = Apolla

creature-satyr = Satyr
    .acc = Satyra
    .gen = Satyra
creature-dryad = Driada
    .acc = Driadę
    .gen = Driady
creature-pegasus = Pegaz
    .acc = Pegaza
    .gen = Pegaza
creature-giant = Gigant
    .acc = Giganta
    .gen = Giganta
creature-chimera = Chimera
    .acc = Chimerę
    .gen = Chimery
creature-cyclops = Cyklop
    .acc = Cyklopa
    .gen = Cyklopa
creature-sphinx = Sfinks
    .acc = Sfinksa
    .gen = Sfinksa
creature-sylph = Sylf
    .acc = Sylfa
    .gen = Sylfa
creature-harpy = Harpia
    .acc = Harpię
    .gen = Harpii
creature-kraken = Kraken
    .acc = Krakena
    .gen = Krakena
creature-minotaur = Minotaur
    .acc = Minotaura
    .gen = Minotaura
creature-medusa = Meduza
    .acc = Meduzę
    .gen = Meduzy
creature-polyphemus = Polifem
    .acc = Polifema
    .gen = Polifema

building-port = port
    .acc = port
    .gen = portu
building-fortress = forteca
    .acc = fortecę
    .gen = fortecy
building-temple = świątynia
    .acc = świątynię
    .gen = świątyni
building-metropolis = metropolia
    .acc = metropolię
    .gen = metropolii

unit-fleet = flota
    .gen = floty
    .acc = flotę
unit-troop = oddział
    .gen = oddziału
    .acc = oddział
unit-philosopher = filozof
    .gen = filozofa
    .acc = filozofa

deed-sail = ruch flot
    .gen = ruchu flot
    .acc = ruch flot
deed-march = ruch oddziałów
    .gen = ruchu oddziałów
    .acc = ruch oddziałów

## Course of the game

phase-set_up = Przygotowanie
phase-offerings = Ofiary
phase-actions = Akcje

points-metropolises = Metropolie
points-gold = Złoto

question-which_god = Któremu bogu składasz ofiarę?
question-how_much = Jaką ofiarę składasz?
question-turn = Jaką akcję wykonujesz?
question-how_many_fleets = Ile flot płynie?
question-sail_where = Dokąd płyną?
question-how_many_troops = Ile oddziałów idzie?
question-march_where = Dokąd idą?
question-retreat = Walczyć dalej czy się wycofać?
question-lose_what = Którą jednostkę tracisz?
question-give_up_what = Który budynek usuwasz, by wybudować metropolię?
question-found_where = Gdzie budujesz metropolię?
question-rob_whom = Kogo okradniesz?
question-fly_from = Skąd lecą?
question-copy_what = Które odrzucone stworzenie zagra Chimera?
question-rebuild_what = Który budynek wymieni Cyklop?
question-rebuild_as = Na jaki budynek go wymieni?
question-snatch_where = Który oddział usunie Harpia?
question-figure_where = Gdzie umieszczasz pionek?
question-push_where = Dokąd Polifem przegoni floty?
question-over = Koniec gry
question-turn_order = Losowanie kolejności
question-creature = Odkrywanie stworzenia
question-god = Losowanie bogów
question-attack_roll = Rzuca atakujący
question-defence_roll = Rzuca obrońca

## Actions

action-priced = { $action } ({ n-gold })
action-choose = Wybierz { $god-acc }
action-done = Zakończ turę
action-recruit_fleet = Zrekrutuj flotę: { $sea }
action-recruit_philosopher = Zrekrutuj filozofa
action-summon = Kup { $creature-acc }
action-sail_from = Przemieść floty z obszaru { $sea }
action-fleets =
    { $number ->
        [one] { $number } flota
        [few] { $number } floty
       *[many] { $number } flot
    }
action-sail_to = Płyń do obszaru { $sea }
action-stand = Walcz dalej
action-withdraw_to = Wycofaj się do obszaru { $sea }
action-lose_troop = Strać oddział
action-lose_minotaur = Strać Minotaura
action-rebuild_as = Wymień na { $building-acc }
action-swim_to = Płyń do obszaru { $sea }
action-push_to = Przegoń do obszaru { $sea }
action-show = Stworzenie: { $creature }
action-attack = Rzut atakującego: { $pips }
action-defence = Rzut obrońcy: { $pips }

## What happens

event-cycle_begun = Zaczyna się cykl { $cycle }.
event-creature_shown = Na torze stworzeń: { $creature }.
event-creature_discarded = Odrzucono: { $creature }.
event-deck_renewed = Stos odrzuconych zostaje potasowany i tworzy nową talię.
event-figure_left = { $creature } schodzi z planszy.
event-sea_battle = Bitwa morska ({ $sea }): atakuje { $attacker }, broni się { $defender }.
event-game_ended = Koniec gry: { $reason }.

## Why something is not possible

refusal-no_such_action = Nie ma takiej akcji.
refusal-game_over = Gra się skończyła.
refusal-not_chance = Teraz się nie losuje, decyduje gracz. { $question }
refusal-other_question = { $needed } Teraz trzeba rozstrzygnąć coś innego. { $question }
refusal-wait_for_chance = Teraz decyduje los. { $question }.
refusal-impossible_outcome = Taki wynik jest teraz niemożliwy. { $question }.
needed-choose = Boga wybiera się, umieszczając znacznik ofiary.
needed-offer = Ofiarę składa się po wyborze boga.
needed-done = Turę można zakończyć, gdy wszystko, co zaczęte, jest rozstrzygnięte.
needed-turn = Akcje wykonuje się w swojej turze, jedną po drugiej.
needed-fleets = Liczbę flot podaje się, gdy wypływają.
needed-sail_to = Dokąd płyną floty, wybiera się, gdy już wypłynęły.
needed-troops = Liczbę oddziałów podaje się, gdy wyruszają.
needed-march_to = Dokąd idą jednostki, wybiera się, gdy już wyruszyły.
needed-retreat = O wycofaniu decyduje się po rundzie bitwy.
needed-loss = Stratę wybiera się po przegranej rundzie bitwy.
needed-give_up = Budynki usuwa się, płacąc nimi za metropolię.
needed-found = Miejsce na metropolię wybiera się, gdy przychodzi pora ją wybudować.
needed-rob = Kogo okraść, wybiera się, gdy pozwala na to stworzenie.
needed-fly = Jednostki latają tylko dzięki efektowi, który je przenosi.
needed-rebuild = Budynek wymienia się po zakupie Cyklopa.
needed-figure = Pionek umieszcza się po zakupie jego stworzenia.
needed-push = Polifem przegania floty, gdy przybywa.
refusal-god_closed = { $god } nie przyjmuje ofiar w tym cyklu.
refusal-just_outbid = { $god }: twoja ofiara została właśnie przebita, wybierz innego boga.
refusal-offer_too_low = { $god } ma już ofiarę { $standing }, złóż wyższą.
refusal-offer_too_high = Nie można złożyć ofiary wyższej niż { $most }.
refusal-other_god = To można zrobić tylko u { $god-gen }.
refusal-recruit_limit = W jednej turze można zrekrutować najwyżej { $most }.
refusal-no_reserve = Nie ma już { $what-gen } do rekrutacji: na planszy jest komplet ({ $units }).
refusal-supply_empty = W puli nie ma już { $what-gen }.
refusal-short_of_gold =
    { $short ->
        [one] Brakuje { $short } sztuki złota na { $what-acc }: cena { n-due }, masz { $gold }.
        [few] Brakuje { $short } sztuk złota na { $what-acc }: cena { n-due }, masz { $gold }.
       *[many] Brakuje { $short } sztuk złota na { $what-acc }: cena { n-due }, masz { $gold }.
    }
refusal-not_on_track = { $what-gen } nie ma na torze. Na torze: { $there }.
refusal-track_empty = { $what-gen } nie ma na torze: tor jest pusty.
refusal-not_on_map = Takiego miejsca nie ma na tej planszy.
refusal-far_from_home = { $place } nie sąsiaduje z twoim lądem.
refusal-no_own_fleets = { $place }: nie masz tam flot.
refusal-no_way_out = { $place }: wszystkie sąsiednie obszary morskie są zamknięte.
refusal-not_adjacent = { $place } nie sąsiaduje z obszarem { $origin }.
refusal-already_there = Ruch zaczyna się w obszarze { $place }; wybierz inny.
refusal-kraken_there = { $place }: Kraken nie pozwala tam wpłynąć.
refusal-medusa_there = { $place }: Meduza nikogo nie przepuszcza.
refusal-polyphemus_near = { $place }: Polifem ({ $land }) nie wpuszcza tam flot.
refusal-yourself = Nie możesz okraść siebie.

## What a thing costs

payment-price = Cena: { n-gold }
payment-saved-temples = Zniżka za świątynie: { n-gold }
payment-total = Do zapłaty: { n-gold }
payment-later = Płatne po umieszczeniu wszystkich znaczników
payment-free = Za darmo

## Options

option-apollo_scope = Błogosławieństwo Apolla
    .about = Róg obfitości od Apolla można położyć gdziekolwiek albo tylko na własnym terenie.
option-apollo_scope-any = gdziekolwiek
option-apollo_scope-own = tylko u siebie
option-open_gold = Złoto
    .about = Złoto leży za zasłonkami albo widzą je wszyscy.
option-open_gold-no = ukryte
option-open_gold-yes = jawne

## The table

aegean-map = Plansza
aegean-map-fit = Pokaż całą planszę
aegean-map-zoom-in = Przybliż
aegean-map-zoom-out = Oddal
aegean-gods = Bogowie
aegean-god-free = nikt
aegean-god-offer = { $seat }, ofiara { $offer }
aegean-god-closed = awersem do dołu
aegean-can-offer = Możesz złożyć ofiarę nie wyższą niż { $offer }.
aegean-displaced-you = Twoja ofiara została przebita: wybierz innego boga.
aegean-turn-order = Kolejność graczy
aegean-cycle = Cykl { $cycle }
aegean-creatures = Stworzenia
aegean-income = Dochód
aegean-gold = Złoto
aegean-metropolises = Metropolie: { $number } z { $goal }
aegean-reach = Zasięg
aegean-reach-of = Zasięg gracza { $seat }
aegean-battle-at = Bitwa: { $place }
aegean-attacker = Atakujący
aegean-defender = Obrońca
aegean-strength = Siła
aegean-strength-units = Jednostki: { $number }
aegean-odds = Wygra atakujący: { $attacker }%, wygra obrońca: { $defender }%, zginą obie strony: { $both }%
aegean-nobody = bez właściciela

## O czym są zadania

theme-auction = Licytacja
theme-metropolis = Metropolia
theme-battle = Bitwa
theme-creature = Stworzenie
theme-hero = Heros
theme-movement = Ruch
theme-building = Budowa
theme-recruiting = Rekrutacja
theme-patience = Cierpliwość
theme-choice = Wybór

## Goals of challenges

goal-win-cycle = Wygraj najpóźniej w cyklu { $until }.
goal-hold-gold =
    { $number ->
        [one] Zgromadź choć na chwilę co najmniej { $number } sztukę złota.
        [few] Zgromadź choć na chwilę co najmniej { $number } sztuki złota.
       *[many] Zgromadź choć na chwilę co najmniej { $number } sztuk złota.
    }
goal-hold-metropolises-cycle =
    { $number ->
        [one] Dojdź do { $number } metropolii najpóźniej w cyklu { $until }.
        [few] Dojdź do { $number } metropolii najpóźniej w cyklu { $until }.
       *[many] Dojdź do { $number } metropolii najpóźniej w cyklu { $until }.
    }
goal-forgo-philosophers = Rozegraj całą grę bez ani jednego filozofa.
goal-avoid-creature_summoned = Nie kupuj żadnych stworzeń.

## Filters of the rules pages

rules-mark-figure = Pionek
