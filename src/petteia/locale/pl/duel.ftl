### 7 Cudów Świata: Pojedynek po polsku.

game-title = 7 Cudów Świata: Pojedynek
game-about = Dwa miasta, trzy epoki. Wygraj orężem, nauką albo na punkty.

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
kind-blue = budynek cywilny
kind-green = budynek naukowy
kind-yellow = budynek handlowy
kind-red = budynek wojskowy
kind-purple = gildia

symbol-wheel = koło
symbol-mortar = moździerz
symbol-quill = pióro
symbol-pendulum = pion
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
chain-target = cel
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
wonder-great_lighthouse = Wielka Latarnia
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
question-keep_token = Zachowaj jeden z dobranych żetonów
question-restore = Wybierz kartę ze stosu kart odrzuconych
question-destroy_brown = Wybierz brązową kartę przeciwnika
question-destroy_grey = Wybierz szarą kartę przeciwnika
question-begin = Wskaż, kto zacznie epokę
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
        [0] Zbuduj za darmo kartę { $card }
       *[other] Zbuduj kartę { $card } za { n-coins-object }
    }
action-discard = Odrzuć kartę { $card } za { n-coins-object }
action-wonder =
    { $coins ->
        [0] Zbuduj za darmo cud { $wonder }, pod nim karta { $card }
       *[other] Zbuduj cud { $wonder } za { n-coins-object }, pod nim karta { $card }
    }
action-draft = Wybierz cud { $wonder }
action-take = Weź żeton { $token }
action-keep = Zachowaj żeton { $token }
action-restore = Zbuduj ze stosu kart odrzuconych kartę { $card }
action-destroy = Odrzuć kartę przeciwnika { $card }
action-begin = Zaczyna { $seat }
action-first = Pierwszy gracz: { $seat }
action-deal = Żeton na planszy: { $token }
action-show = Cud do wyboru: { $wonder }
action-guild = Na miejscu { $slot } leży zakryta gildia
action-reveal = Odkryta karta: { $card }
action-draw = Dobrany żeton: { $token }

## What happens

event-first_player = Pierwszy gracz: { $seat }.
event-token_dealt = Żeton na planszy: { $token }.
event-wonder_shown = Cud do wyboru: { $wonder }.
event-wonder_drafted = { $seat } wybiera cud { $wonder }.
event-age_dealt = Karty rozłożone: { $age }.
event-guild_placed = Jedna z zakrytych kart to gildia.
event-card_revealed = Odkryta karta: { $card }.
event-card_taken = { $seat } bierze kartę { $card }.
event-card_built-paid = { $seat } buduje kartę { $card }.
event-card_built-chain = { $seat } buduje dzięki łańcuchowi za darmo kartę { $card }.
event-card_built-restored = { $seat } buduje za darmo ze stosu kart odrzuconych kartę { $card }.
event-card_discarded = { $seat } odrzuca kartę { $card }.
event-card_destroyed = { $seat } traci kartę { $card }, trafia ona na stos kart odrzuconych.
event-wonder_built = { $seat } buduje cud { $wonder }, pod nim karta { $card }.
event-wonder_returned = Stoi siedem cudów: cud { $wonder } ({ $seat }) wraca do pudełka.
event-coins_moved-price-loss = { $seat } płaci { n-coins-object }.
event-coins_moved-purchase-loss = { $seat } płaci { n-coins-object } za zasoby.
event-coins_moved-economy = { $seat } dzięki Ekonomii otrzymuje { n-coins-object }.
event-coins_moved-sale = { $seat } otrzymuje za kartę { n-coins-object }.
event-coins_moved-card = { $seat } otrzymuje z karty { n-coins-object }.
event-coins_moved-urbanism = { $seat } dzięki Urbanistyce otrzymuje { n-coins-object }.
event-coins_moved-wonder = { $seat } otrzymuje z cudu { n-coins-object }.
event-coins_moved-wonder-loss = { $seat } traci przez cud { n-coins-object }.
event-coins_moved-token = { $seat } otrzymuje z żetonu { n-coins-object }.
event-coins_moved-spoils-loss = { $seat } traci w grabieży { n-coins-object }.
event-pawn_moved = { $seat } przesuwa pionek konfliktu o { n-spaces }.
event-pair_completed = { $seat } ma parę symboli: { $symbol }.
event-token_taken = { $seat } bierze żeton postępu { $token }.
event-token_drawn = { $seat } dobiera z pudełka żeton { $token }.
event-token_drawn-hidden = { $seat } po cichu dobiera żeton z pudełka.
event-extra_turn = { $seat } gra jeszcze raz.
event-age_begun = { $age }: zaczyna { $seat }.
event-game_ended = Koniec gry: { $reason }.

reason-military = przewaga militarna
reason-science = przewaga naukowa
reason-points = zwycięstwo cywilne na punkty
reason-blue_points = równe punkty, decydują niebieskie karty
reason-shared = remis, wszystkie punkty są równe

age-1 = I epoka
age-2 = II epoka
age-3 = III epoka

## Why something is not possible

refusal-no_such_action = Nie ma takiej akcji.
refusal-game_over = Gra się skończyła.
refusal-not_chance = O tym teraz nie decyduje los.
refusal-other_question = Najpierw pora na coś innego: { $question }.
refusal-wait_for_chance = Najpierw okaże się, co zostanie odkryte.
refusal-impossible_outcome = To nie może się teraz odkryć.
refusal-card_gone = Nie ma tam już żadnej karty.
refusal-card_covered = Na tej karcie leżą jeszcze inne.
refusal-no_such_wonder = Nie masz takiego cudu.
refusal-wonder_built = Cud { $wonder } już stoi.
refusal-wonder_limit =
    { $most ->
        [one] Zbudowano { $most } cud; cud { $wonder } wraca do pudełka.
        [few] Zbudowano { $most } cuda; cud { $wonder } wraca do pudełka.
       *[many] Zbudowano { $most } cudów; cud { $wonder } wraca do pudełka.
    }
refusal-short_of_coins =
    { $short ->
        [one] Brakuje { $short } monety ({ $what }): cena { $due }, masz { $coins }.
        [few] Brakuje { $short } monet ({ $what }): cena { $due }, masz { $coins }.
       *[many] Brakuje { $short } monet ({ $what }): cena { $due }, masz { $coins }.
    }
refusal-short_of_coins-chain =
    { $short ->
        [one] Brakuje { $short } monety ({ $what }): cena { $due }, masz { $coins }. Z kartą { $chain } w twoim mieście byłoby za darmo.
        [few] Brakuje { $short } monet ({ $what }): cena { $due }, masz { $coins }. Z kartą { $chain } w twoim mieście byłoby za darmo.
       *[many] Brakuje { $short } monet ({ $what }): cena { $due }, masz { $coins }. Z kartą { $chain } w twoim mieście byłoby za darmo.
    }
refusal-not_on_offer = Cudu { $wonder } nie ma do wyboru.
refusal-token_not_there = Żetonu { $token } nie ma wśród tych żetonów.
refusal-not_discarded = Karty { $card } nie ma na stosie kart odrzuconych.
refusal-not_in_city = Karty { $card } nie ma w mieście przeciwnika.
refusal-wrong_colour = Karta { $card } ma inny kolor; potrzebny: { $colour }.

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
        [one] { $resource }: kupione za { $coins } monetę (2 i 1 więcej za każdą sztukę, którą produkuje przeciwnik: { $opponent })
        [few] { $resource }: kupione za { $coins } monety (2 i 1 więcej za każdą sztukę, którą produkuje przeciwnik: { $opponent })
       *[many] { $resource }: kupione za { $coins } monet (2 i 1 więcej za każdą sztukę, którą produkuje przeciwnik: { $opponent })
    }
    .rule = D5.5
payment-bought-fixed = { $resource }: kupione za { n-coins-object }, cenę ustala { $source }
    .rule = D5.5
payment-total = Razem { n-coins }
payment-free = Za darmo

## Options

option-wonders = Cuda
    .about = Wybieracie cuda albo zaczynacie z ośmioma na pierwszą grę.
option-wonders-draft = wybierane
option-wonders-first_game = pierwsza gra
option-neutral_start = Pionek na środku
    .about = Jeśli na koniec epoki pionek stoi na środku, następną epokę zaczyna ten, kto wziął ostatnią kartę, albo wskazuje, kto zacznie.
option-neutral_start-begins = ostatni grający zaczyna
option-neutral_start-chooses = ostatni grający wskazuje

## The table

duel-city = Miasto
duel-wonders = Cuda
duel-coins = Monety
duel-production = Produkcja
duel-price = Cena za sztukę ({ $resource }): { n-coins }
duel-conflict = Tor konfliktu
duel-pawn-middle = Pionek stoi na środku.
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
duel-unseen-chance = { $card }: leży tu z szansą { $percent } %
duel-uncovers = Odsłania: { $cards }
duel-uncovers-nothing = Nie odsłania nic nowego
duel-face-down = Zakryta karta
duel-face-down-guild = Zakryta gildia
duel-spoils =
    { $coins ->
        [one] Grabież: { $coins } moneta
        [few] Grabież: { $coins } monety
       *[many] Grabież: { $coins } monet
    }
duel-points-now = Punkty, gdyby gra skończyła się teraz
duel-wonder-unbuilt = niezbudowany
duel-wonder-built = zbudowany, pod nim { $card }
duel-wonder-lost = wrócił do pudełka
duel-extra-turn = Po tej turze grasz jeszcze raz.
duel-label-available = { $card }, { $kind }, dostępna, rząd { $row }, miejsce { $place }
duel-label-covered = { $card }, { $kind }, przykryta, rząd { $row }, miejsce { $place }
duel-label-hidden = { $what }, rząd { $row }, miejsce { $place }
