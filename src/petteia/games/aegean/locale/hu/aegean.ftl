### Amit a Cyclades mindkét kiadása ugyanúgy mond, magyarul.

stage-cycle = { $number }. ciklus

n-gold = { $gold } arany
n-gold-object = { $gold } aranyat
n-due =
    { $saved ->
        [0] { $due }
       *[other] { $due } ({ $price } − { $saved } a templomokért)
    }
n-fleets = { $number } flottát

## Gods, creatures, buildings, units

god-poseidon = Poszeidón
    .acc = Poszeidónt
    .dat = Poszeidónnak
god-ares = Arész
    .acc = Arészt
    .dat = Arésznak
god-zeus = Zeusz
    .acc = Zeuszt
    .dat = Zeusznak
god-athena = Athéné
    .acc = Athénét
    .dat = Athénének
god-apollo = Apollón
    .acc = Apollónt
    .dat = Apollónnak

creature-satyr = Szatír
    .acc = a Szatírt
creature-dryad = Driád
    .acc = a Driádot
creature-pegasus = Pegazus
    .acc = a Pegazust
creature-giant = Óriás
    .acc = az Óriást
creature-chimera = Kiméra
    .acc = a Kimérát
creature-cyclops = Küklopsz
    .acc = a Küklopszot
creature-sphinx = Szfinx
    .acc = a Szfinxet
creature-sylph = Szilf
    .acc = a Szilfet
creature-harpy = Hárpia
    .acc = a Hárpiát
creature-kraken = Kraken
    .acc = a Krakent
creature-minotaur = Minotaurusz
    .acc = a Minotauruszt
creature-medusa = Medúza
    .acc = Medúzát
creature-polyphemus = Polüphémosz
    .acc = Polüphémoszt

building-port = kikötő
    .acc = kikötőt
building-fortress = erőd
    .acc = erődöt
building-temple = templom
    .acc = templomot
building-metropolis = metropolisz
    .acc = metropoliszt

unit-fleet = flotta
unit-troop = csapat
unit-philosopher = filozófus

deed-sail = flottamozgatás
deed-march = csapatmozgatás

## Course of the game

phase-set_up = Előkészületek
phase-offerings = Áldozatok
phase-actions = Akciók

points-metropolises = Metropoliszok
points-gold = Arany

question-which_god = Válassz istent az áldozatjelződnek
question-how_much = Mennyit áldozol?
question-turn = Hajtsd végre az istened akcióit
question-how_many_fleets = Hány flotta hajózik?
question-sail_where = Hová hajóznak?
question-how_many_troops = Hány csapat indul?
question-march_where = Hová vonulnak?
question-retreat = Kitartasz, vagy visszavonulsz?
question-lose_what = Melyik egységet veszíted el?
question-give_up_what = Melyik épületet adod le a metropoliszért?
question-found_where = Hol épüljön fel a metropolisz?
question-rob_whom = Kit rabolsz meg?
question-fly_from = Honnan repülnek?
question-copy_what = Melyik eldobott lényt játssza ki a Kiméra?
question-rebuild_what = Melyik épületet alakítja át a Küklopsz?
question-rebuild_as = Mivé alakítja?
question-snatch_where = Kire csapjon le a Hárpia?
question-figure_where = Hová kerüljön a figura?
question-push_where = Hová űzi Polüphémosz a flottákat?
question-over = Vége a játéknak
question-turn_order = A sorrend sorsolása
question-creature = Egy lény felfedése
question-god = Az istenek sorsolása
question-attack_roll = A támadó dob
question-defence_roll = A védő dob

## Actions

action-priced = { $action } ({ n-gold })
action-choose = Isten választása: { $god }
action-done = Kör befejezése
action-recruit_fleet = Flotta toborzása: { $sea }
action-recruit_philosopher = Filozófus toborzása
action-summon = Lény megidézése: { $creature }
action-sail_from = Flották mozgatása innen: { $sea }
action-fleets = { $number } flotta
action-sail_to = Hajózás ide: { $sea }
action-stand = Kitartás
action-withdraw_to = Visszavonulás ide: { $sea }
action-lose_troop = Egy csapat elvesztése
action-lose_minotaur = A Minotaurusz elvesztése
action-rebuild_as = Átalakítás erre: { $building }
action-swim_to = Úszás ide: { $sea }
action-push_to = Elűzés ide: { $sea }
action-show = Lény: { $creature }
action-attack = A támadó dobása: { $pips }
action-defence = A védő dobása: { $pips }

## What happens

event-cycle_begun =
    Kezdődik { $cycle ->
        [1] az
        [5] az
       *[other] a
    } { $cycle }. ciklus.
event-creature_shown = Felfedve: { $creature }.
event-creature_discarded = Eldobva: { $creature }.
event-deck_renewed = A megkevert dobópakliból új húzópakli lesz.
event-figure_left = Lekerül a tábláról: { $creature }.
event-sea_battle = Tengeri csata ({ $sea }): { $attacker } támad, { $defender } védekezik.
event-game_ended = Vége a játéknak: { $reason }.

## Why something is not possible

refusal-no_such_action = Nincs ilyen akció.
refusal-game_over = A játéknak vége.
refusal-not_chance = Most nem a véletlen dönt, hanem te ({ $question }).
refusal-other_question = { $needed } Most ez következik ({ $question }).
refusal-wait_for_chance = Várj, most a véletlen dönt. { $question }.
refusal-impossible_outcome = Ez most nem lehet az eredmény. { $question }.
needed-choose = Istent akkor választhatsz, amikor leteszed az áldozatjelződet.
needed-offer = Áldozatot csak az isten kiválasztása után ajánlhatsz fel.
needed-done = A körödet akkor fejezheted be, ha minden megkezdett akció lezárult.
needed-turn = Akciókat csak a saját körödben hajthatsz végre, egymás után.
needed-fleets = Hogy hány flotta hajózik, azt az indulásukkor döntöd el.
needed-sail_to = A flották célját csak az indulásuk után választhatod ki.
needed-troops = Hogy hány csapat vonul, azt az indulásukkor döntöd el.
needed-march_to = Az egységek célját csak az indulásuk után választhatod ki.
needed-retreat = A visszavonulásról csak egy csatakör után dönthetsz.
needed-loss = A veszteségedet csak elvesztett csatakör után választhatod ki.
needed-give_up = Épületet csak akkor adhatsz le, ha metropoliszt építesz érte.
needed-found = A metropolisz helyét csak akkor választhatod ki, ha már megszereztél egyet.
needed-rob = Csak akkor rabolhatsz, amikor rabló lényt idézel meg.
needed-fly = Az egységek csak akkor repülhetnek, ha egy képesség elviszi őket.
needed-rebuild = Épületet akkor alakíthatsz át, amikor megidézed a Küklopszot.
needed-figure = Figurát akkor tehetsz le, amikor megidézed a lényét.
needed-push = Polüphémosz csak akkor űz el flottákat, amikor megérkezik.
refusal-god_closed = { $god } ebben a ciklusban nem fogad áldozatot.
refusal-just_outbid = { $god }: éppen most licitáltak felül, válassz másik istent.
refusal-offer_too_low = { $god }: itt már { $standing } az áldozat, ajánlj fel többet.
refusal-offer_too_high = Ennél többet senki sem áldozhat: { $most }.
refusal-other_god = Ehhez másik isten kell: { $god }.
refusal-recruit_limit = Egy körben legfeljebb { $most } toborozható.
refusal-no_reserve = Már mind a táblán van ({ $units } db): { $what }.
refusal-supply_empty = Ilyen már nincs a készletben: { $what }.
refusal-short_of_gold = Hiányzik { $short } arany ({ $what }): az ára { n-due }, ennyid van: { $gold }.
refusal-not_on_track = Most nincs a kínálatban: { $what }. Kapható: { $there }.
refusal-track_empty = Üres a kínálat, nincs benne: { $what }.
refusal-not_on_map = Ilyen hely nincs ezen a táblán.
refusal-far_from_home = Nem szomszédos egyik szárazföldi területeddel sem: { $place }.
refusal-no_own_fleets = Nincs ott flottád: { $place }.
refusal-no_way_out = Innen nincs merre hajózni, körülötte el van zárva a tenger: { $place }.
refusal-not_adjacent = Nem szomszédosak: { $place } és { $origin }.
refusal-already_there = A mozgás éppen innen indul: { $place }. Válassz másik helyet.
refusal-kraken_there = A Kraken elzárja: { $place }.
refusal-medusa_there = Medúza senkit sem enged el innen: { $place }.
refusal-polyphemus_near = Polüphémosz ({ $land }) nem enged oda flottát: { $place }.
refusal-yourself = Magadat nem rabolhatod meg.

## What a thing costs

payment-price = Ár: { n-gold }
payment-saved-temples = A templomok kedvezménye: { n-gold }
payment-total = Fizetendő: { n-gold }
payment-later = Akkor kell kifizetni, amikor minden jelző a helyén van
payment-free = Ingyenes

## Options

option-apollo_scope = Apollón áldása
    .about = Bárhová: Apollón adománya bármely helyre letehető. Csak saját területre: csak oda, ami a tiéd.
option-apollo_scope-any = bárhová
option-apollo_scope-own = csak saját területre
option-open_gold = Nyílt arany
    .about = Rejtett: az arany a paravánok mögött van. Nyílt: mindenki látja.
option-open_gold-no = rejtett
option-open_gold-yes = nyílt

## The table

aegean-map = Tábla
aegean-map-fit = Az egész tábla mutatása
aegean-map-zoom-in = Nagyítás
aegean-map-zoom-out = Kicsinyítés
aegean-gods = Istenek
aegean-god-free = senki
aegean-god-offer = { $seat }: { $offer }
aegean-god-closed = képpel lefelé
aegean-can-offer = Legfeljebb ennyit áldozhatsz: { $offer }.
aegean-displaced-you = Felüllicitáltak: válassz másik istent.
aegean-turn-order = Sorrend
aegean-cycle = { $cycle }. ciklus
aegean-creatures = Lények
aegean-income = Bevétel
aegean-gold = Arany
aegean-metropolises = Metropoliszok: { $number } / { $goal }
aegean-reach = Hatótáv
aegean-reach-of = Ameddig { $seat } elér
aegean-battle-at = Csata: { $place }
aegean-attacker = Támadó
aegean-defender = Védő
aegean-strength = Erő
aegean-strength-units = Egységek: { $number }
aegean-odds = A támadó győz: { $attacker }%, a védő győz: { $defender }%, mindkettő elpusztul: { $both }%
aegean-nobody = senkié

## Miről szólnak a feladványok

theme-auction = Licit
theme-metropolis = Metropolisz
theme-battle = Csata
theme-creature = Lény
theme-hero = Hős
theme-movement = Mozgás
theme-building = Építkezés
theme-recruiting = Toborzás
theme-patience = Türelem
theme-choice = Választás

## Goals of challenges

goal-win-cycle =
    Nyerj legkésőbb { $until ->
        [1] az
        [5] az
       *[other] a
    } { $until }. ciklusban!
goal-hold-gold = Legyen egyszer { $number } aranyad!
goal-hold-metropolises-cycle =
    Legyen { $number } metropoliszod legkésőbb { $until ->
        [1] az
        [5] az
       *[other] a
    } { $until }. ciklusban!
goal-forgo-philosophers = Sose legyen filozófusod!
goal-avoid-creature_summoned = Ne idézz meg lényt!

## Filters of the rules pages

rules-mark-figure = Figura
