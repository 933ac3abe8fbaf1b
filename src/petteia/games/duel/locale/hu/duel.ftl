### 7 Csoda: Párbaj magyarul.

game-title = 7 Csoda: Párbaj
game-about = Két város, három korszak, hét csoda: építs, kereskedj, és figyeld a frontot. Háromféleképpen győzhetsz.
stage-age =
    { $number ->
        [0] Csodák kiválasztása
        [1] I. korszak
        [2] II. korszak
       *[other] III. korszak
    }

## Numbers with their nouns

n-coins = { $coins } érme
n-coins-object = { $coins } érmét
n-points = { $points } pont
n-shields = { $shields } pajzs

## Resources, colours, symbols

resource-wood = fa
    .acc = fát
resource-clay = agyag
    .acc = agyagot
resource-stone = kő
    .acc = követ
resource-glass = üveg
    .acc = üveget
resource-papyrus = papirusz
    .acc = papiruszt

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
card-study = Dolgozószoba
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
points-military = Háború
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
        [0] Megépítés ingyen: { $card }
       *[other] Megépítés { $coins } érméért: { $card }
    }
action-discard = Eldobás { $coins } érméért: { $card }
action-wonder =
    { $coins ->
        [0] Csoda építése ingyen: { $wonder } (alá kerül: { $card })
       *[other] Csoda építése { $coins } érméért: { $wonder } (alá kerül: { $card })
    }
action-draft = Csoda választása: { $wonder }
action-take = Jelző elvétele: { $token }
action-keep = Jelző megtartása: { $token }
action-restore = Megépítés a dobópakliból: { $card }
action-destroy = Az ellenfél városából a dobópakliba: { $card }
action-decline = Lemondás a jelzőről
verb-build = Épület megépítése
verb-discard = Kártya eldobása érméért
verb-wonder = Csoda építése
verb-take = Fejlesztésjelző elvétele
action-begin = { $seat } kezd
action-first = Kezdőjátékos: { $seat }
action-deal = Jelző a táblán: { $token }
action-show = Választható csoda: { $wonder }
action-guild = Lefordított céh ezen a helyen: { $slot }
action-reveal = Felfedve: { $card }
action-draw = Húzott jelző: { $token }

## What happens

event-first_player = Kezdőjátékos: { $seat }.
event-token_dealt = Jelzők a táblán: { $token }.
event-wonder_shown = Választható csodák: { $wonder }.
event-wonder_drafted = { $seat } csodát választ: { $wonder }.
event-age_dealt = { $age }: a kártyák kirakva.
event-guild_placed = Az egyik lefordított kártya céh.
event-card_revealed = Felfedve: { $card }.
event-card_taken = { $seat } elveszi: { $card }.
event-card_built-paid = { $seat } megépíti: { $card }.
event-card_built-chain = { $seat } láncolással ingyen megépíti: { $card }.
event-card_built-restored = { $seat } a dobópakliból ingyen megépíti: { $card }.
event-card_discarded = { $seat } eldobja: { $card }.
event-card_destroyed = { $seat } városából a dobópakliba kerül: { $card }.
event-wonder_built = { $seat } csodát épít: { $wonder } (alatta: { $card }).
event-wonder_returned = Megépült hét csoda, ezért ez visszakerül a dobozba: { $wonder } ({ $seat }).
event-coins_moved-price-loss = { $seat } kifizet { n-coins-object }.
event-coins_moved-purchase-loss = { $seat } a hiányzó nyersanyagokért és árukért { n-coins-object } fizet.
event-coins_moved-economy = { $seat } a Gazdaság révén { n-coins-object } kap.
event-coins_moved-sale = { $seat } az eldobott kártyáért { n-coins-object } kap.
event-coins_moved-card = { $seat } a kártya révén { n-coins-object } kap.
event-coins_moved-urbanism = { $seat } a Városépítés révén { n-coins-object } kap.
event-coins_moved-wonder = { $seat } a csoda révén { n-coins-object } kap.
event-coins_moved-wonder-loss = { $seat } a csoda miatt { n-coins-object } veszít.
event-coins_moved-token = { $seat } a jelző révén { n-coins-object } kap.
event-coins_moved-spoils-loss = { $seat } a fosztogatás miatt { n-coins-object } veszít.
event-pawn_moved = { $seat } eltolja a konfliktusfigurát { $spaces } mezővel.
event-pair_completed = { $seat } összegyűjt egy jelpárt: { $symbol }.
event-token_taken = { $seat } fejlesztésjelzőt vesz el: { $token }.
event-token_declined = { $seat } nem vesz el jelzőt.
event-token_drawn = { $seat } jelzőt húz a dobozból: { $token }.
event-token_drawn-hidden = { $seat } titokban jelzőt húz a dobozból.
event-extra_turn = Újra { $seat } következik.
event-age_begun = { $age }: { $seat } kezd.
event-game_ended = Vége a játéknak: { $reason }.

reason-military = katonai fölény
    .rule = D8.5
reason-science = tudományos fölény
    .rule = D10.2
reason-points = polgári győzelem pontozással
    .rule = D12.3
reason-blue_points = pontegyenlőség, a kék kártyák döntöttek
    .rule = D12.3
reason-shared = közös győzelem, teljes pontegyenlőség
    .rule = D12.3

age-1 = I. korszak
age-2 = II. korszak
age-3 = III. korszak

## Why something is not possible

refusal-no_such_action = Nincs { $action } számú akció; a számozás 0-tól { $last }-ig tart.
refusal-game_over = A játéknak vége: { $reason }.
refusal-not_chance = Most nem a véletlen dönt, hanem te. { $question }.
refusal-other_question = { $needed } Most mást kell tenned. { $question }.
needed-turn = Kártyát csak a köröd elején vehetsz el.
needed-draft = A csodákat az I. korszak előtt választjátok.
needed-take = A tábláról akkor vehetsz el jelzőt, ha összegyűjtesz egy jelpárt.
needed-keep = Jelzőt akkor tarthatsz meg, ha a Nagy Könyvtárral hármat húztál.
needed-restore = A dobópakliból csak a Mauzóleummal építhetsz.
needed-destroy = Az ellenfél kártyáját csak a Zeusz-szoborral vagy a Circus Maximusszal küldheted a dobópakliba.
needed-decline = Csak a jelpárért járó jelzőről lehet lemondani.
needed-begin = Hogy ki kezd, az két korszak között dől el.
refusal-wait_for_chance = Várj, most a véletlen dönt. { $question }.
refusal-other_draw = Most ez következik: „{ $question }”.
refusal-guild_there = Ezen a helyen már céh fekszik: { $slot }.
refusal-wonder_seen = Ez a csoda már fel van fedve: { $wonder }.
refusal-token_not_in_box = Már nincs a dobozban: { $token }.
refusal-other_age = Nem ennek a korszaknak ({ $age }) a kártyája: { $card }.
refusal-card_seen = Ez a kártya már fel volt fedve: { $card }.
refusal-no_guild_back = Ez céh, a felfedendő kártya hátlapja viszont nem céhé: { $card }.
refusal-guild_back = A felfedendő kártya hátlapja céhé, ez viszont nem céh: { $card }.
refusal-card_gone = Ez a hely üres, a kártyát már elvették: { $slot }.
refusal-card_covered = Ezt a kártyát még takarja: { $by }.
by-face_down = egy lefordított kártya
by-two_face_down = két lefordított kártya
refusal-no_such_wonder = Nincs { $place }. csodád: összesen { $number } van.
refusal-wonder_built = Ez a csoda már áll: { $wonder } (alatta: { $card }).
refusal-wonder_limit = Már { $most } csoda áll, ezért ez visszakerült a dobozba: { $wonder }.
refusal-short_of_coins = Hiányzik { $short } érme ({ $what }): az ára { $due } ({ $price }), ennyid van: { $coins }.
refusal-short_of_coins-chain = Hiányzik { $short } érme ({ $what }): az ára { $due } ({ $price }), ennyid van: { $coins }. Ingyenes lenne, ha ez állna a városodban: { $chain }.
refusal-not_on_offer = Ez a csoda nem választható: { $wonder }. Választható: { $offer }.
refusal-token_not_on_board = Nincs a táblán: { $token }. A táblán van: { $tokens }.
refusal-token_due = Ennél az asztalnál el kell venned egy jelzőt: { $tokens }.
refusal-token_not_drawn = Ezt nem húztad ki: { $token }. Kihúzva: { $tokens }.
refusal-not_on_table = Nem fekszik képpel felfelé az asztalon: { $card }.
refusal-not_on_table_but_built =
    { $whose ->
        [own] A te városodban van, nem az asztalon: { $card }.
       *[theirs] Az ellenfél városában van, nem az asztalon: { $card }.
    }
refusal-not_on_table_but_buried = Nem az asztalon van, hanem e csoda alatt ({ $wonder }): { $card }.
refusal-not_on_table_but_discarded = A dobópakliban van, nem az asztalon: { $card }.
refusal-not_discarded = Nincs a dobópakliban: { $card }.
refusal-not_discarded_but_built =
    { $whose ->
        [own] A te városodban van, nem a dobópakliban: { $card }.
       *[theirs] Az ellenfél városában van, nem a dobópakliban: { $card }.
    }
refusal-not_discarded_but_buried = Nem a dobópakliban van, hanem e csoda alatt ({ $wonder }): { $card }.
refusal-not_in_city = Nincs az ellenfél városában: { $card }. Választható ({ $colour }): { $cards }.
refusal-wrong_colour = Ez más színű: { $card }. Választható ({ $colour }): { $cards }.

## What a thing costs, unit by unit

payment-coins = A kártyára nyomtatva: { n-coins }
payment-chain = Ingyenes, mert a városodban áll: { $card }
    .rule = D5.8
payment-produced = { $resource } (termeli: { $source })
payment-choice = { $resource } (választásod szerint adja: { $source })
    .rule = D5.4
payment-reduction = { $resource } (megtakarítja: { $source })
    .rule = D9.2
payment-bought = { $resource }: vásárlás { $coins } érméért (2, és még 1 minden ugyanilyenért, amit az ellenfél termel: { $opponent })
    .rule = D5.5
payment-bought-fixed = { $resource }: vásárlás { $coins } érméért (kedvezmény: { $source })
    .rule = D5.5
payment-total = Összesen: { n-coins }
payment-free = Ingyenes
payment-units = { $resource }: { $number } × { $coins }

## Options

option-wonders = Csodák
    .about = Választás: a játékosok maguk választanak. Első játék: az első játékhoz ajánlott nyolc csodával kezdtek.
option-wonders-draft = választás
option-wonders-first_game = első játék
option-first_player = Kezdőjátékos
    .about = Sorsolással: a véletlen dönti el, ki kezd. Vagy add meg, melyik helyen ülő játékos kezdjen.
option-first_player-chance = sorsolással
option-first_player-0 = az első hely
option-first_player-1 = a második hely
option-neutral_start = Figura középen
    .about = Ha a korszak végén a figura középen áll, az kezdi a következőt, aki az utolsó kártyát elvette, vagy ő dönti el, ki kezdje.
option-neutral_start-begins = az kezd, aki utoljára lépett
option-neutral_start-chooses = az dönt, aki utoljára lépett
option-decline_token = Jelző a párért
    .about = Le lehet-e mondani a jelpárért járó fejlesztésjelzőről.
option-decline_token-no = el kell venni
option-decline_token-yes = le lehet mondani róla

## The table

duel-city = Város
duel-wonders = Csodák
duel-coins = Érmék
duel-production = Termelés
duel-price = Egy darab ára ({ $resource }): { n-coins }
duel-conflict = Konfliktussáv
duel-pawn-middle = A figura középen áll.
duel-pawn-leads = { $seat } vezet { $spaces } mezővel.
duel-to-capital = { $spaces } mező a fővárosig
duel-symbols = { $number } a 6 különböző jelből
duel-board-tokens = Fejlesztésjelzők a táblán
duel-discard-pile = Dobópakli
duel-discard-empty = A dobópakli üres.
duel-unseen = Még felfedetlen kártyák
duel-uncovers = Szabaddá válik: { $cards }
duel-uncovers-nothing = Semmi új nem válik szabaddá
duel-face-down = Lefordított kártya
duel-face-down-guild = Lefordított céh
duel-points-now = Pontok, ha most érne véget a játék
duel-wonder-unbuilt = nincs megépítve
duel-wonder-built = megépült, alatta: { $card }
duel-wonder-lost = visszakerült a dobozba
duel-label-available = { $card }, { $kind }, elvehető, { $row }. sor, { $place }. hely
duel-label-covered = { $card }, { $kind }, takarva, { $row }. sor, { $place }. hely
duel-label-hidden = { $what }, { $row }. sor, { $place }. hely

## How a game ended

ending-military = A konfliktusfigura elérte { $loser } fővárosát.
ending-science =
    { $symbols ->
        [one] { $symbols } tudományos jel
       *[other] { $symbols } különböző tudományos jel
    } egyetlen városban.
ending-points =
    { $ahead ->
        [one] { $most }:{ $next }, az előny { $ahead } pont.
       *[other] { $most }:{ $next }, az előny { $ahead } pont.
    }
ending-blue_points = Mindkét félnek { $most } pontja van. A kék kártyák pontjai: { $blue }:{ $next }.
ending-equal = Mindkét félnek { $most } pontja van, és a kék kártyáik is ugyanannyit érnek.
ending-symbols =
    { $number ->
        [one] { $number } tudományos jel
       *[other] { $number } különböző tudományos jel
    }
ending-shields =
    { $number ->
        [one] { $number } mező előny a konfliktussávon
       *[other] { $number } mező előny a konfliktussávon
    }

## Keys

keys-build = A kiválasztott kártya megépítése
keys-discard = A kiválasztott kártya eldobása

## On the page

page-wonder = Csoda
page-to-move = következik
page-opponent = ellenfél
page-no-cost = nincs ára
page-pay = fizetsz: { $coins }
page-short = { $coins } hiányzik
page-build = Megépítem
page-discard = Eldobom
page-what-with-it = Mit teszel vele?
page-choose-card = Válassz egy kártyát, amelyet nem takar másik.
page-progress-token = Fejlesztésjelző
page-covered-by = Takarja: { $cards }
page-one-of = { $number } kártya egyike, mindegyik esélye { $share }
page-you-pay = { $due } érmét fizetsz ({ $coins } érméd van)
page-for-you = neked: { $price }
page-layout = Kártyák az asztalon
page-cards-left = { $cards } kártya maradt, ebből { $down } lefordítva
page-unseen =
    { $places ->
        [one] { $cards } kártya { $places } helyre, mindegyik esélye { $there }
       *[other] { $cards } kártya { $places } helyre: mindegyik esélye, hogy az elrendezésben van: { $here }, hogy egy adott helyen: { $there }
    }
page-tab-city = Városom
page-then-points = pontok: { $before }, utána { $after }
page-then-coins = érmék: { $before }, utána { $after }
page-then-opponent = { $name } érméi: { $before }, utána { $after }
page-then-lead = előny a konfliktussávon: { $before }, utána { $after }
page-then-symbols = különböző jelek: { $before }, utána { $after }

## Miről szólnak a feladványok

theme-military = Háború
theme-science = Tudomány
theme-tempo = Tempó
theme-block = Blokkolás
theme-wonder = Csoda
theme-economy = Gazdaság
theme-points = Pontok
theme-draft = Csodák kiválasztása

## Goals of challenges

goal-win-military = Nyerj katonai fölénnyel!
goal-win-science = Nyerj tudományos fölénnyel!
goal-win-points = Nyerj pontozással!
goal-win-military-age =
    Nyerj katonai fölénnyel, legkésőbb { $until ->
        [1] az I
        [2] a II
       *[3] a III
    }. korszakban!
goal-hold-wonders = Építs meg { $number } csodát!
goal-forgo-green = Ne építs tudományos épületet!
goal-forgo-wonders = Ne építs csodát!
