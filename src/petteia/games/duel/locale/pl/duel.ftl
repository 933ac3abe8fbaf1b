### 7 Cudów Świata: Pojedynek po polsku.

game-title = 7 Cudów Świata: Pojedynek
game-about = Dwa miasta, trzy epoki, siedem cudów: buduj, handluj i pilnuj frontu. Wygrać można na trzy sposoby.
stage-age =
    { $number ->
        [0] Wybór cudów
        [1] Epoka{ "\u00A0" }I
        [2] Epoka{ "\u00A0" }II
       *[other] Epoka{ "\u00A0" }III
    }

## Numbers with their nouns

n-coins =
    { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
n-coins-object =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
n-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
n-shields =
    { $shields ->
        [one] { $shields } tarcza
        [few] { $shields } tarcze
       *[many] { $shields } tarcz
    }
n-spaces =
    { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    }

## Resources, colours, symbols

resource-wood = drewno
resource-clay = glina
resource-stone = kamień
resource-glass = szkło
resource-papyrus = papirus

colour-brown = brązowy
colour-grey = szary
colour-blue = niebieski
colour-green = zielony
colour-yellow = żółty
colour-red = czerwony
colour-purple = fioletowy

kind-brown = surowce
kind-grey = wyroby
kind-blue = budowla cywilna
kind-green = budowla naukowa
kind-yellow = budowla handlowa
kind-red = budowla wojskowa
kind-purple = gildia

symbol-wheel = koło
symbol-mortar = moździerz
symbol-quill = pióro
symbol-pendulum = pion murarski
symbol-gyroscope = sfera armilarna
symbol-sundial = zegar słoneczny
symbol-law = prawo

chain-mask = maska
chain-moon = księżyc
chain-drop = kropla
chain-book = księga
chain-gear = koło zębate
chain-amphora = amfora
chain-horseshoe = podkowa
chain-sword = miecz
chain-tower = wieża
chain-column = kolumna
chain-sun = słońce
chain-temple = świątynia
chain-lyre = lira
chain-lamp = lampa
chain-barrel = beczka
chain-target = tarcza strzelnicza
chain-helmet = hełm

## Cards

card-lumber_yard = Skład drewna
card-logging_camp = Obóz drwali
card-clay_pool = Glinianka
card-clay_pit = Kopalnia gliny
card-quarry = Kamieniołom
card-stone_pit = Wyrobisko kamienia
card-glassworks = Huta szkła
card-press = Prasa
card-theater = Teatr
card-altar = Ołtarz
card-baths = Łaźnie
card-workshop = Warsztat
card-apothecary = Apteka
card-scriptorium = Skryptorium
card-pharmacist = Zielarz
card-stone_reserve = Zapas kamienia
card-clay_reserve = Zapas gliny
card-wood_reserve = Zapas drewna
card-tavern = Tawerna
card-guard_tower = Strażnica
card-stable = Stajnia
card-garrison = Garnizon
card-palisade = Palisada
card-sawmill = Tartak
card-brickyard = Cegielnia
card-shelf_quarry = Wielki kamieniołom
card-glass_blower = Dmuchacz szkła
card-drying_room = Suszarnia
card-tribunal = Trybunał
card-statue = Posąg
card-temple = Świątynia
card-aqueduct = Akwedukt
card-rostrum = Mównica
card-library = Biblioteka
card-dispensary = Lecznica
card-school = Szkoła
card-laboratory = Laboratorium
card-forum = Forum
card-caravansery = Karawanseraj
card-customs_house = Urząd celny
card-brewery = Browar
card-walls = Mury
card-horse_breeders = Hodowcy koni
card-barracks = Koszary
card-archery_range = Strzelnica łucznicza
card-parade_ground = Plac musztry
card-palace = Pałac
card-town_hall = Ratusz
card-obelisk = Obelisk
card-gardens = Ogrody
card-pantheon = Panteon
card-senate = Senat
card-academy = Akademia
card-study = Pracownia
card-university = Uniwersytet
card-observatory = Obserwatorium
card-chamber_of_commerce = Izba handlowa
card-port = Port
card-armory = Zbrojownia
card-lighthouse = Latarnia morska
card-arena = Arena
card-arsenal = Arsenał
card-courthouse = Sąd
card-fortifications = Fortyfikacje
card-siege_workshop = Warsztat oblężniczy
card-circus = Cyrk
card-merchants_guild = Gildia kupców
card-shipowners_guild = Gildia armatorów
card-builders_guild = Gildia budowniczych
card-magistrates_guild = Gildia urzędników
card-scientists_guild = Gildia naukowców
card-moneylenders_guild = Gildia lichwiarzy
card-tacticians_guild = Gildia taktyków

## Wonders and progress tokens

wonder-appian_way = Via Appia
wonder-circus_maximus = Circus Maximus
wonder-colossus = Kolos
wonder-great_library = Wielka Biblioteka
wonder-great_lighthouse = Wielka Latarnia Morska
wonder-hanging_gardens = Wiszące Ogrody
wonder-mausoleum = Mauzoleum
wonder-piraeus = Pireus
wonder-pyramids = Piramidy
wonder-sphinx = Sfinks
wonder-statue_of_zeus = Posąg Zeusa
wonder-temple_of_artemis = Świątynia Artemidy

token-agriculture = Rolnictwo
token-architecture = Architektura
token-economy = Ekonomia
token-law = Prawo
token-masonry = Murarstwo
token-mathematics = Matematyka
token-philosophy = Filozofia
token-strategy = Strategia
token-theology = Teologia
token-urbanism = Urbanistyka

## Points

points-blue = Niebieskie karty
points-green = Zielone karty
points-yellow = Żółte karty
points-guilds = Gildie
points-wonders = Cuda
points-tokens = Żetony postępu
points-coins = Monety
points-military = Wojsko
points-total = Razem

## What is asked

question-draft = Wybierz cud
question-turn = Weź kartę
question-take_token = Weź żeton postępu z planszy
question-keep_token = Zachowaj jeden z wylosowanych żetonów
question-restore = Wybierz kartę ze stosu kart odrzuconych
question-destroy_brown = Wybierz brązową kartę przeciwnika
question-destroy_grey = Wybierz szarą kartę przeciwnika
question-begin = Wskaż, kto zacznie następną epokę
question-over = Koniec gry
question-first = Losowanie pierwszego gracza
question-deal_token = Losowanie żetonów postępu
question-show_wonder = Odkrywanie cudów
question-guild_back = Rozdawanie gildii
question-reveal = Odkrywanie karty
question-draw_token = Wielka Biblioteka losuje żeton

## Actions

action-build =
    { $coins ->
        [0] Wybuduj za darmo budowlę { $card }
       *[other] Wybuduj budowlę { $card } za { n-coins-object }
    }
action-discard = Odrzuć kartę { $card } za { n-coins-object }
action-wonder =
    { $coins ->
        [0] Wybuduj za darmo cud { $wonder } (wsuń kartę { $card })
       *[other] Wybuduj cud { $wonder } za { n-coins-object } (wsuń kartę { $card })
    }
action-draft = Wybierz cud { $wonder }
action-take = Weź żeton { $token }
action-keep = Zachowaj żeton { $token }
action-restore = Wybuduj ze stosu kart odrzuconych budowlę { $card }
action-destroy = Zniszcz kartę przeciwnika: { $card }
action-decline = Nie bierz żetonu
verb-build = Wybuduj budowlę
verb-discard = Odrzuć kartę za monety
verb-wonder = Wybuduj cud
verb-take = Weź żeton postępu
action-begin = Zaczyna { $seat }
action-first = Pierwszy gracz: { $seat }
action-deal = Żeton na planszy: { $token }
action-show = Cud do wyboru: { $wonder }
action-guild = Na miejscu { $slot } leży zakryta gildia
action-reveal = Odkryta karta: { $card }
action-draw = Wylosowany żeton: { $token }

## What happens

event-first_player = Pierwszy gracz: { $seat }.
event-token_dealt = Na planszy: { $token }.
event-wonder_shown = Do wyboru: { $wonder }.
event-wonder_drafted = { $seat } wybiera cud { $wonder }.
event-age_dealt = { $age }: karty są rozłożone.
event-guild_placed = Jedna z zakrytych kart to gildia.
event-card_revealed = Odkryto: { $card }.
event-card_taken = { $seat } bierze kartę { $card }.
event-card_built-paid = { $seat } buduje: { $card }.
event-card_built-chain = { $seat } buduje za darmo dzięki łańcuchowi: { $card }.
event-card_built-restored = { $seat } buduje za darmo ze stosu kart odrzuconych: { $card }.
event-card_discarded = { $seat } odrzuca kartę { $card }.
event-card_destroyed = { $seat } traci kartę { $card }; karta trafia na stos kart odrzuconych.
event-wonder_built = { $seat } buduje cud { $wonder } i wsuwa pod niego kartę { $card }.
event-wonder_returned = Wybudowano siedem cudów. Do pudełka wraca: { $wonder } ({ $seat }).
event-coins_moved-price-loss = { $seat } płaci { n-coins-object }.
event-coins_moved-purchase-loss = { $seat } płaci { n-coins-object } za zasoby.
event-coins_moved-economy = { $seat } dzięki Ekonomii otrzymuje { n-coins-object }.
event-coins_moved-sale = { $seat } otrzymuje za odrzuconą kartę { n-coins-object }.
event-coins_moved-card = { $seat } dzięki karcie otrzymuje { n-coins-object }.
event-coins_moved-urbanism = { $seat } dzięki Urbanistyce otrzymuje { n-coins-object }.
event-coins_moved-wonder = { $seat } dzięki cudowi otrzymuje { n-coins-object }.
event-coins_moved-wonder-loss = { $seat } traci przez cud przeciwnika { n-coins-object }.
event-coins_moved-token = { $seat } dzięki żetonowi otrzymuje { n-coins-object }.
event-coins_moved-spoils-loss = { $seat } traci przez znacznik militarny { n-coins-object }.
event-pawn_moved = { $seat } przesuwa pion konfliktu o { n-spaces }.
event-pair_completed = { $seat } ma parę jednakowych symboli: { $symbol }.
event-token_taken = { $seat } bierze żeton postępu { $token }.
event-token_declined = { $seat } nie bierze żetonu.
event-token_drawn = { $seat } losuje z pudełka żeton { $token }.
event-token_drawn-hidden = { $seat } losuje z pudełka zakryty żeton.
event-extra_turn = { $seat } ma dodatkową turę.
event-age_begun = { $age }: zaczyna { $seat }.
event-game_ended = Koniec gry: { $reason }.

reason-military = dominacja militarna
    .rule = D8.5
reason-science = dominacja naukowa
    .rule = D10.2
reason-points = zwycięstwo cywilne
    .rule = D12.3
reason-blue_points = tyle samo punktów, zdecydowały niebieskie karty
    .rule = D12.3
reason-shared = wspólne zwycięstwo, tyle samo punktów, także z niebieskich kart
    .rule = D12.3

age-1 = Epoka{ "\u00A0" }I
age-2 = Epoka{ "\u00A0" }II
age-3 = Epoka{ "\u00A0" }III

## Why something is not possible

refusal-no_such_action = Nie ma akcji { $action }; numery akcji są od 0 do { $last }.
refusal-game_over = Gra się skończyła: { $reason }.
refusal-not_chance = O tym nie decyduje los. { $question }.
refusal-other_question = { $needed } Teraz kolej na coś innego. { $question }.
needed-turn = Karty bierze się w swojej turze.
needed-draft = Cuda wybiera się przed Epoką{ "\u00A0" }I.
needed-take = Żeton z planszy bierze się za parę symboli naukowych.
needed-keep = Zachować można jeden z trzech żetonów, które losuje { wonder-great_library }.
needed-restore = Kartę ze stosu kart odrzuconych pozwala wybudować { wonder-mausoleum }.
needed-destroy = Karty przeciwnika można niszczyć tylko dzięki cudom { wonder-statue_of_zeus } i { wonder-circus_maximus }.
needed-decline = Zrezygnować można tylko z żetonu za parę symboli naukowych.
needed-begin = O tym, kto zacznie, decyduje się między epokami.
refusal-wait_for_chance = Teraz decyduje los. { $question }.
refusal-other_draw = Teraz kolej na inne losowanie. { $question }.
refusal-guild_there = Na miejscu { $slot } już leży gildia.
refusal-wonder_seen = Cud { $wonder } już odkryto.
refusal-token_not_in_box = Żetonu { $token } nie ma już w pudełku.
refusal-other_age = Karta { $card } jest z innej epoki: trwa { $age }.
refusal-card_seen = Karta { $card } była już odkryta.
refusal-no_guild_back = Karta { $card } to gildia, a odkrywana karta nie ma rewersu gildii.
refusal-guild_back = Odkrywana karta ma rewers gildii, a karta { $card } nią nie jest.
refusal-card_gone = Miejsce { $slot } jest puste, kartę już zabrano.
refusal-card_covered = Karta jest jeszcze przykryta; na niej: { $by }.
by-face_down = zakryta karta
by-two_face_down = dwie zakryte karty
refusal-no_such_wonder = Nie masz cudu numer { $place }; masz ich { $number }.
refusal-wonder_built = Cud { $wonder } już stoi, pod nim jest karta { $card }.
refusal-wonder_limit =
    { $most ->
        [one] Wybudowano już { $most } cud, więc ten wrócił do pudełka: { $wonder }.
        [few] Wybudowano już { $most } cuda, więc ten wrócił do pudełka: { $wonder }.
       *[many] Wybudowano już { $most } cudów, więc ten wrócił do pudełka: { $wonder }.
    }
refusal-short_of_coins =
    { $short ->
        [one] Brakuje { $short } monety ({ $what }): koszt { $due } ({ $price }), masz { $coins }.
        [few] Brakuje { $short } monet ({ $what }): koszt { $due } ({ $price }), masz { $coins }.
       *[many] Brakuje { $short } monet ({ $what }): koszt { $due } ({ $price }), masz { $coins }.
    }
refusal-short_of_coins-chain =
    { $short ->
        [one] Brakuje { $short } monety ({ $what }): koszt { $due } ({ $price }), masz { $coins }. Z kartą { $chain } w twoim mieście byłoby za darmo.
        [few] Brakuje { $short } monet ({ $what }): koszt { $due } ({ $price }), masz { $coins }. Z kartą { $chain } w twoim mieście byłoby za darmo.
       *[many] Brakuje { $short } monet ({ $what }): koszt { $due } ({ $price }), masz { $coins }. Z kartą { $chain } w twoim mieście byłoby za darmo.
    }
refusal-not_on_offer = Nie można wybrać cudu { $wonder }. Do wyboru: { $offer }.
refusal-token_not_on_board = Żetonu { $token } nie ma na planszy. Na planszy: { $tokens }.
refusal-token_due = Przy tym stole trzeba wziąć jeden żeton. Do wyboru: { $tokens }.
refusal-token_not_drawn = Żetonu { $token } nie wylosowano. Wylosowano: { $tokens }.
refusal-not_on_table = Karta { $card } nie leży odkryta na stole.
refusal-not_on_table_but_built =
    { $whose ->
        [own] Karta { $card } jest w twoim mieście, nie na stole.
       *[theirs] Karta { $card } jest w mieście przeciwnika, nie na stole.
    }
refusal-not_on_table_but_buried = Karta { $card } leży pod cudem { $wonder }, nie na stole.
refusal-not_on_table_but_discarded = Karta { $card } jest na stosie kart odrzuconych, nie na stole.
refusal-not_discarded = Karty { $card } nie odrzucono ani nie zniszczono.
refusal-not_discarded_but_built =
    { $whose ->
        [own] Karta { $card } jest w twoim mieście, nie na stosie kart odrzuconych.
       *[theirs] Karta { $card } jest w mieście przeciwnika, nie na stosie kart odrzuconych.
    }
refusal-not_discarded_but_buried = Karta { $card } leży pod cudem { $wonder }, nie na stosie kart odrzuconych.
refusal-not_in_city = Karty { $card } nie ma w mieście przeciwnika. Do wyboru (kolor { $colour }): { $cards }.
refusal-wrong_colour = Karta { $card } ma inny kolor. Do wyboru (kolor { $colour }): { $cards }.

## What a thing costs, unit by unit

payment-coins = Koszt na karcie: { n-coins }
payment-chain = Za darmo dzięki karcie { $card } w twoim mieście
    .rule = D5.8
payment-produced = { $resource }: daje twoja karta { $source }
payment-choice = { $resource }: do wyboru, daje { $source }
    .rule = D5.4
payment-reduction = { $resource }: oszczędza żeton { $source }
    .rule = D9.2
payment-bought =
    { $coins ->
        [one] { $resource }: kupno za { $coins } monetę (2 plus 1 za każdą sztukę, którą produkuje przeciwnik: { $opponent })
        [few] { $resource }: kupno za { $coins } monety (2 plus 1 za każdą sztukę, którą produkuje przeciwnik: { $opponent })
       *[many] { $resource }: kupno za { $coins } monet (2 plus 1 za każdą sztukę, którą produkuje przeciwnik: { $opponent })
    }
    .rule = D5.5
payment-bought-fixed = { $resource }: kupno za { n-coins-object }, stałą cenę daje { $source }
    .rule = D5.5
payment-total = Razem: { n-coins }
payment-free = Za darmo
payment-units = { $number }× { $resource } po { $coins }

## Options

option-wonders = Cuda
    .about = Gracze wybierają cuda albo dostają po cztery przewidziane na pierwszą grę.
option-wonders-draft = wybór
option-wonders-first_game = pierwsza gra
option-first_player = Pierwszy gracz
    .about = Pierwszego gracza wyznacza los albo wybrane miejsce przy stole.
option-first_player-chance = losowo
option-first_player-0 = miejsce 1
option-first_player-1 = miejsce 2
option-neutral_start = Pion na środku
    .about = Jeśli na koniec epoki pion konfliktu stoi na środku, ten, kto wziął ostatnią kartę, zaczyna następną epokę albo wskazuje, kto ją zacznie.
option-neutral_start-begins = zaczyna ten, kto grał ostatni
option-neutral_start-chooses = wskazuje ten, kto grał ostatni
option-decline_token = Żeton za parę
    .about = Żeton postępu za parę symboli naukowych trzeba wziąć albo można z niego zrezygnować.
option-decline_token-no = trzeba wziąć
option-decline_token-yes = można zrezygnować

## The table

duel-city = Miasto
duel-wonders = Cuda
duel-coins = Monety
duel-production = Produkcja
duel-price = Cena za sztukę ({ $resource }): { n-coins }
duel-conflict = Tor konfliktu
duel-pawn-middle = Pion konfliktu stoi na środku.
duel-pawn-leads = { $seat } prowadzi o { n-spaces }.
duel-to-capital =
    { $spaces ->
        [one] { $spaces } pole do stolicy
        [few] { $spaces } pola do stolicy
       *[many] { $spaces } pól do stolicy
    }
duel-symbols = { $number } z 6 różnych symboli
duel-board-tokens = Żetony postępu na planszy
duel-discard-pile = Stos kart odrzuconych
duel-discard-empty = Stos kart odrzuconych jest pusty.
duel-unseen = Jeszcze nieodkryte
duel-uncovers = Odsłania: { $cards }
duel-uncovers-nothing = Nie odsłania nic nowego
duel-face-down = Zakryta karta
duel-face-down-guild = Zakryta gildia
duel-points-now = Punkty, gdyby gra skończyła się teraz
duel-wonder-unbuilt = niewybudowany cud
duel-wonder-built = wybudowany cud, pod nim karta { $card }
duel-wonder-lost = znów w pudełku
duel-label-available = { $card }, { $kind }, dostępna, rząd { $row }, miejsce { $place }
duel-label-covered = { $card }, { $kind }, przykryta, rząd { $row }, miejsce { $place }
duel-label-hidden = { $what }, rząd { $row }, miejsce { $place }

## How a game ended

ending-military = Pion konfliktu dotarł do stolicy przeciwnika. Przegrywa { $loser }.
ending-science =
    { $symbols ->
        [one] { $symbols } symbol naukowy w jednym mieście.
        [few] { $symbols } różne symbole naukowe w jednym mieście.
       *[many] { $symbols } różnych symboli naukowych w jednym mieście.
    }
ending-points =
    { $ahead ->
        [one] { $most }:{ $next }, wygrana różnicą { $ahead } punktu.
        [few] { $most }:{ $next }, wygrana różnicą { $ahead } punktów.
       *[many] { $most }:{ $next }, wygrana różnicą { $ahead } punktów.
    }
ending-blue_points = Punktów jest po równo: { $most }. Za niebieskie karty { $blue }:{ $next }.
ending-equal = Punktów jest po równo: { $most }. Za niebieskie karty też jest remis.
ending-symbols =
    { $number ->
        [one] { $number } symbol
        [few] { $number } różne symbole
       *[many] { $number } różnych symboli
    }
ending-shields =
    { $number ->
        [one] prowadzenie o { $number } pole na torze konfliktu
        [few] prowadzenie o { $number } pola na torze konfliktu
       *[many] prowadzenie o { $number } pól na torze konfliktu
    }

## Keys

keys-build = Wybuduj wybraną budowlę
keys-discard = Odrzuć wybraną kartę

## On the page

page-wonder = Cud
page-to-move = teraz gra
page-opponent = przeciwnik
page-no-cost = bez kosztu
page-pay = zapłać { $coins }
page-short = brakuje { $coins }
page-build = Wybuduj
page-discard = Odrzuć
page-what-with-it = Co z nią zrobisz?
page-choose-card = Wybierz jedną z kart, na których nic nie leży.
page-progress-token = Żeton postępu
page-covered-by = Przykryta; na niej: { $cards }
page-one-of = Jedna z tych kart ({ $number }), każda z szansą { $share }
page-you-pay = Płacisz { $due }, masz { $coins }
page-for-you = dla ciebie: { $price }
page-layout = Karty na stole
page-cards-left =
    { $cards ->
        [one] została { $cards } karta, zakrytych { $down }
        [few] zostały { $cards } karty, zakrytych { $down }
       *[many] zostało { $cards } kart, zakrytych { $down }
    }
page-unseen =
    { $places ->
        [one] Na { $places } miejsce przypada kart: { $cards }; każda leży tam z szansą { $there }
        [few] Na { $places } miejsca przypada kart: { $cards }; każda leży w układzie z szansą { $here }, a w danym miejscu z szansą { $there }
       *[many] Na { $places } miejsc przypada kart: { $cards }; każda leży w układzie z szansą { $here }, a w danym miejscu z szansą { $there }
    }
page-tab-city = Moje miasto
page-then-points = punkty: { $before }, potem { $after }
page-then-coins = monety: { $before }, potem { $after }
page-then-opponent = monety przeciwnika ({ $name }): { $before }, potem { $after }
page-then-lead = prowadzenie na torze konfliktu: { $before }, potem { $after }
page-then-symbols = różne symbole: { $before }, potem { $after }

## O czym są zadania

theme-military = Wojsko
theme-science = Nauka
theme-tempo = Tempo
theme-block = Blokada
theme-wonder = Cud
theme-economy = Gospodarka
theme-points = Punkty
theme-draft = Wybór cudów

## Goals of challenges

goal-win-military = Wygraj przez dominację militarną.
goal-win-science = Wygraj przez dominację naukową.
goal-win-points = Wygraj na punkty.
goal-win-military-age =
    Wygraj przez dominację militarną najpóźniej w Epoce{ "\u00A0" }{ $until ->
        [1] I
        [2] II
       *[3] III
    }.
goal-hold-wonders =
    { $number ->
        [one] Wybuduj { $number } cud.
        [few] Wybuduj { $number } cuda.
       *[many] Wybuduj { $number } cudów.
    }
goal-forgo-green = Nie buduj żadnych budowli naukowych.
goal-forgo-wonders = Nie buduj żadnych cudów.
