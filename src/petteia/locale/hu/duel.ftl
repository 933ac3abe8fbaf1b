### 7 Csoda: Párbaj magyarul.

game-title = 7 Csoda: Párbaj
game-about = Két város, három korszak. Győzz fegyverrel, tudással vagy pontokkal.

## Numbers with their nouns

n-coins = { $coins } érme
n-coins-object = { $coins } érmét
n-points = { $points } pont
n-shields = { $shields } pajzs
n-spaces = { $spaces } mező

## Resources, colours, symbols

resource-wood = fa
resource-clay = agyag
resource-stone = kő
resource-glass = üveg
resource-papyrus = papirusz

colour-brown = barna
colour-grey = szürke
colour-blue = kék
colour-green = zöld
colour-yellow = sárga
colour-red = piros
colour-purple = lila

kind-brown = nyersanyag
kind-grey = kézműves áru
kind-blue = polgári épület
kind-green = tudományos épület
kind-yellow = kereskedelmi épület
kind-red = katonai épület
kind-purple = céh

symbol-wheel = kerék
symbol-mortar = mozsár
symbol-quill = toll
symbol-pendulum = függőón
symbol-gyroscope = armilláris gömb
symbol-sundial = napóra
symbol-law = törvény

chain-mask = maszk
chain-moon = hold
chain-drop = csepp
chain-book = könyv
chain-gear = fogaskerék
chain-amphora = amfora
chain-horseshoe = patkó
chain-sword = kard
chain-tower = torony
chain-column = oszlop
chain-sun = nap
chain-temple = templom
chain-lyre = líra
chain-lamp = lámpa
chain-barrel = hordó
chain-target = céltábla
chain-helmet = sisak

## Cards

card-lumber_yard = Fatelep
card-logging_camp = Favágótábor
card-clay_pool = Agyagmedence
card-clay_pit = Agyaggödör
card-quarry = Kőbánya
card-stone_pit = Kőfejtő
card-glassworks = Üveghuta
card-press = Papiruszprés
card-theater = Színház
card-altar = Oltár
card-baths = Fürdő
card-workshop = Műhely
card-apothecary = Patika
card-scriptorium = Másolóműhely
card-pharmacist = Gyógyszerész
card-stone_reserve = Kőraktár
card-clay_reserve = Agyagraktár
card-wood_reserve = Faraktár
card-tavern = Fogadó
card-guard_tower = Őrtorony
card-stable = Istálló
card-garrison = Helyőrség
card-palisade = Paliszád
card-sawmill = Fűrésztelep
card-brickyard = Téglavető
card-shelf_quarry = Lépcsős kőbánya
card-glass_blower = Üvegfúvó
card-drying_room = Szárító
card-tribunal = Ítélőszék
card-statue = Szobor
card-temple = Templom
card-aqueduct = Vízvezeték
card-rostrum = Szónoki emelvény
card-library = Könyvtár
card-dispensary = Ispotály
card-school = Iskola
card-laboratory = Laboratórium
card-forum = Fórum
card-caravansery = Karavánszeráj
card-customs_house = Vámház
card-brewery = Sörfőzde
card-walls = Városfal
card-horse_breeders = Lótenyésztők
card-barracks = Kaszárnya
card-archery_range = Íjászpálya
card-parade_ground = Gyakorlótér
card-palace = Palota
card-town_hall = Városháza
card-obelisk = Obeliszk
card-gardens = Kertek
card-pantheon = Panteon
card-senate = Szenátus
card-academy = Akadémia
card-study = Tanulószoba
card-university = Egyetem
card-observatory = Csillagvizsgáló
card-chamber_of_commerce = Kereskedelmi kamara
card-port = Kikötő
card-armory = Fegyvertár
card-lighthouse = Világítótorony
card-arena = Aréna
card-arsenal = Arzenál
card-courthouse = Bíróság
card-fortifications = Erődítmény
card-siege_workshop = Ostromműhely
card-circus = Cirkusz
card-merchants_guild = Kereskedők céhe
card-shipowners_guild = Hajótulajdonosok céhe
card-builders_guild = Építők céhe
card-magistrates_guild = Elöljárók céhe
card-scientists_guild = Tudósok céhe
card-moneylenders_guild = Uzsorások céhe
card-tacticians_guild = Hadvezérek céhe

## Wonders and progress tokens

wonder-appian_way = Via Appia
wonder-circus_maximus = Circus Maximus
wonder-colossus = Kolosszus
wonder-great_library = Nagy Könyvtár
wonder-great_lighthouse = Nagy Világítótorony
wonder-hanging_gardens = Függőkert
wonder-mausoleum = Mauzóleum
wonder-piraeus = Pireusz
wonder-pyramids = Piramisok
wonder-sphinx = Szfinx
wonder-statue_of_zeus = Zeusz-szobor
wonder-temple_of_artemis = Artemisz-templom

token-agriculture = Földművelés
token-architecture = Építészet
token-economy = Gazdaság
token-law = Törvény
token-masonry = Kőművesség
token-mathematics = Matematika
token-philosophy = Filozófia
token-strategy = Stratégia
token-theology = Teológia
token-urbanism = Városépítés

## Points

points-blue = Kék kártyák
points-green = Zöld kártyák
points-yellow = Sárga kártyák
points-guilds = Céhek
points-wonders = Csodák
points-tokens = Fejlesztésjelzők
points-coins = Érmék
points-military = Hadsereg
points-total = Összesen

## What is asked

question-draft = Válassz csodát
question-turn = Vegyél el egy kártyát
question-take_token = Vegyél el egy fejlesztésjelzőt a tábláról
question-keep_token = Tartsd meg a húzott jelzők egyikét
question-restore = Válassz kártyát a dobópakliból
question-destroy_brown = Válaszd ki az ellenfél egyik barna kártyáját
question-destroy_grey = Válaszd ki az ellenfél egyik szürke kártyáját
question-begin = Válaszd ki, ki kezdi a korszakot
question-over = Vége a játéknak
question-first = A kezdőjátékos sorsolása
question-deal_token = A fejlesztésjelzők sorsolása
question-show_wonder = A csodák felfedése
question-guild_back = A céhek kiosztása
question-reveal = Egy kártya felfedése
question-draw_token = A Nagy Könyvtár jelzőt húz

## Actions

action-build =
    { $coins ->
        [0] Megépítem ingyen: { $card }
       *[other] Megépítem { $coins } érméért: { $card }
    }
action-discard = Eldobom { $coins } érméért: { $card }
action-wonder =
    { $coins ->
        [0] Ingyen csodát építek: { $wonder } (alá kerül: { $card })
       *[other] Csodát építek { $coins } érméért: { $wonder } (alá kerül: { $card })
    }
action-draft = Ezt a csodát választom: { $wonder }
action-take = Elveszem: { $token }
action-keep = Megtartom: { $token }
action-restore = Megépítem a dobópakliból: { $card }
action-destroy = Az ellenfél eldobandó kártyája: { $card }
action-begin = Kezd: { $seat }
action-first = Kezdőjátékos: { $seat }
action-deal = Jelző a táblán: { $token }
action-show = Választható csoda: { $wonder }
action-guild = Lefordított céh a következő helyen: { $slot }
action-reveal = Felfedve: { $card }
action-draw = Húzott jelző: { $token }

## What happens

event-first_player = Kezdőjátékos: { $seat }.
event-token_dealt = Jelző a táblán: { $token }.
event-wonder_shown = Választható csoda: { $wonder }.
event-wonder_drafted = { $seat } csodát választ: { $wonder }.
event-age_dealt = Kirakva a lapok: { $age }.
event-guild_placed = Az egyik lefordított kártya céh.
event-card_revealed = Felfedve: { $card }.
event-card_taken = { $seat } elveszi: { $card }.
event-card_built-paid = { $seat } megépíti: { $card }.
event-card_built-chain = { $seat } láncolással ingyen megépíti: { $card }.
event-card_built-restored = { $seat } a dobópakliból ingyen megépíti: { $card }.
event-card_discarded = { $seat } eldobja: { $card }.
event-card_destroyed = { $seat } elveszíti, a dobópaklira kerül: { $card }.
event-wonder_built = { $seat } csodát épít: { $wonder } (alatta: { $card }).
event-wonder_returned = Áll a hét csoda: { $wonder } ({ $seat }) visszakerül a dobozba.
event-coins_moved-price-loss = { $seat } fizet { n-coins-object }.
event-coins_moved-purchase-loss = { $seat } nyersanyagért és áruért fizet { n-coins-object }.
event-coins_moved-economy = { $seat } a Gazdaság révén kap { n-coins-object }.
event-coins_moved-sale = { $seat } a kártyáért kap { n-coins-object }.
event-coins_moved-card = { $seat } a kártya révén kap { n-coins-object }.
event-coins_moved-urbanism = { $seat } a Városépítés révén kap { n-coins-object }.
event-coins_moved-wonder = { $seat } a csoda révén kap { n-coins-object }.
event-coins_moved-wonder-loss = { $seat } a csoda miatt elveszít { n-coins-object }.
event-coins_moved-token = { $seat } a jelző révén kap { n-coins-object }.
event-coins_moved-spoils-loss = { $seat } a fosztogatásban elveszít { n-coins-object }.
event-pawn_moved = { $seat } ennyivel tolja el a konfliktusfigurát: { n-spaces }.
event-pair_completed = { $seat } párt gyűjtött: { $symbol }.
event-token_taken = { $seat } fejlesztésjelzőt vesz el: { $token }.
event-token_drawn = { $seat } jelzőt húz a dobozból: { $token }.
event-token_drawn-hidden = { $seat } titokban jelzőt húz a dobozból.
event-extra_turn = { $seat } újra jön.
event-age_begun = { $age }: { $seat } kezd.
event-game_ended = Vége a játéknak: { $reason }.

reason-military = katonai fölény
reason-science = tudományos fölény
reason-points = polgári győzelem pontokkal
reason-blue_points = pontegyenlőség, a kék kártyák döntöttek
reason-shared = döntetlen, minden pont egyenlő

age-1 = I. korszak
age-2 = II. korszak
age-3 = III. korszak

## Why something is not possible

refusal-no_such_action = Nincs ilyen akció.
refusal-game_over = A játéknak vége.
refusal-not_chance = Most nem a véletlen dönt.
refusal-other_question = Előbb más a teendő: { $question }.
refusal-wait_for_chance = Előbb kiderül, mi fordul fel.
refusal-impossible_outcome = Ez most nem fordulhat fel.
refusal-card_gone = Ott már nincs kártya.
refusal-card_covered = Ezen a kártyán még mások fekszenek.
refusal-no_such_wonder = Nincs ilyen csodád.
refusal-wonder_built = Ez a csoda már áll: { $wonder }.
refusal-wonder_limit = { $most } csoda már áll; ez visszakerült a dobozba: { $wonder }.
refusal-short_of_coins = Hiányzik { $short } érme. { $what }: ára { $due }, neked van { $coins }.
refusal-short_of_coins-chain = Hiányzik { $short } érme. { $what }: ára { $due }, neked van { $coins }. Ingyen lenne, ha ez állna a városodban: { $chain }.
refusal-not_on_offer = Ez a csoda nem választható: { $wonder }.
refusal-token_not_there = Nincs ezek között a jelzők között: { $token }.
refusal-not_discarded = Nincs a dobópakliban: { $card }.
refusal-not_in_city = Nincs az ellenfél városában: { $card }.
refusal-wrong_colour = { $card }: más színű; a kért szín: { $colour }.

## What a thing costs, unit by unit

payment-coins = A kártyára nyomtatva: { n-coins }
payment-chain = Ingyenes, mert a városodban áll: { $card }
    .rule = D5.8
payment-produced = { $resource }: termeli { $source }
payment-choice = { $resource }: választva, adja { $source }
    .rule = D5.4
payment-reduction = { $resource }: megspórolja { $source }
    .rule = D9.2
payment-bought = { $resource }: { $coins } érméért véve (2, és 1-gyel több mindegyikért, amit az ellenfél termel: { $opponent })
    .rule = D5.5
payment-bought-fixed = { $resource }: { $coins } érméért véve, az árat szabja { $source }
    .rule = D5.5
payment-total = Összesen { n-coins }
payment-free = Ingyenes

## Options

option-wonders = Csodák
    .about = Választjátok a csodákat, vagy az első játékhoz ajánlott nyolccal kezdtek.
option-wonders-draft = választás
option-wonders-first_game = első játék
option-neutral_start = Figura középen
    .about = Ha a korszak végén a figura középen áll, a következőt az kezdi, aki az utolsó kártyát elvette, vagy ő dönti el, ki kezd.
option-neutral_start-begins = az utolsó játékos kezd
option-neutral_start-chooses = az utolsó játékos dönt

## The table

duel-city = Város
duel-wonders = Csodák
duel-coins = Érmék
duel-production = Termelés
duel-price = Egy darab ára ({ $resource }): { n-coins }
duel-conflict = Konfliktussáv
duel-pawn-middle = A figura középen áll.
duel-pawn-leads = { $seat } vezet, előnye { n-spaces }.
duel-to-capital = { $spaces } mező a fővárosig
duel-symbols = A 6 különböző jelből megvan: { $number }
duel-board-tokens = Fejlesztésjelzők a táblán
duel-discard-pile = Dobópakli
duel-discard-empty = A dobópakli üres.
duel-unseen = Még nem látott lapok
duel-unseen-chance = { $card }: { $percent } % eséllyel itt van
duel-uncovers = Szabaddá válik: { $cards }
duel-uncovers-nothing = Semmi új nem válik szabaddá
duel-face-down = Lefordított kártya
duel-face-down-guild = Lefordított céh
duel-spoils = Fosztogatás: { $coins } érme
duel-points-now = Pontok, ha most érne véget a játék
duel-wonder-unbuilt = nincs megépítve
duel-wonder-built = megépült, alatta: { $card }
duel-wonder-lost = visszakerült a dobozba
duel-extra-turn = E kör után újra te jössz.
duel-label-available = { $card }, { $kind }, elvehető, { $row }. sor, { $place }. hely
duel-label-covered = { $card }, { $kind }, takarva, { $row }. sor, { $place }. hely
duel-label-hidden = { $what }, { $row }. sor, { $place }. hely
