### Cyclades, a 2009-es kiadás, magyarul.

game-title = Cyclades (2009)
game-about = Licitálj az istenek kegyéért, hajózz a szigetek között, és szerezz meg elsőként két metropoliszt.

n-troops = { $number } csapatot

## Names

creature-fates = Moirák
    .acc = a Moirákat
creature-mermaid = Szirén
    .acc = a Szirént
creature-griffon = Griff
    .acc = a Griffet
creature-chiron = Kheirón
    .acc = Kheirónt

building-university = egyetem
    .acc = egyetemet
unit-priest = pap
deed-exchange = lénycsere
deed-swim = a Kraken mozgatása

phase-creatures = Mitikus lények
phase-gods = Istenek

colour-green = zöld
colour-red = piros
colour-black = fekete
colour-blue = kék
colour-yellow = sárga

island-central_islet = középső szigetecske
island-centre = közép
island-centre_north = északi közép
island-centre_south = déli közép
island-east = kelet
island-east_islet = keleti szigetecske
island-great_square = nagy négyzet
island-hook = horog
island-long_island = hosszú sziget
island-needle = tű
island-north = észak
island-north_east = északkelet
island-north_west_islet = északnyugati szigetecske
island-south_centre_islet = szigetecske a középtől délre
island-south_east_islet = délkeleti szigetecske
island-triangle = háromszög
island-west_islet = nyugati szigetecske

reason-metropolises = elég metropolisz a ciklus végén
    .rule = C15.1
reason-gold = többeknek is elég metropoliszuk volt, az arany döntött
    .rule = C15.2
reason-shared = közös győzelem, az arany is egyenlő
    .rule = C15.2
reason-last_city = már csak egy város maradt
    .rule = C9.23

## What is asked

question-marker_where = Melyik sziget kapja Apollón bőségjelzőjét?
question-lure_where = Melyik magányos flottát küldi haza a Szirén?
question-replace_from = Honnan jön a te flottád?
question-crush_what = Melyik épületet rombolja le az Óriás?
question-sell_what = Mit adsz el a Szfinxnek?
question-which_temple = Melyik templom csökkenti az árat?
question-breeze = Mely flottákat mozgatja a Szilf?
question-push_from = Mely flottákat űzi el Polüphémosz először?
question-kraken_where = Hol bukkan fel a Kraken?
question-kraken_walk = Továbbúszik a Kraken?

## Actions

action-offer = Áldozat: { $amount } arany
action-recruit_troop = Csapat toborzása: { $island }
action-recruit_priest = Pap toborzása
action-build = Építkezés itt: { $slot } ({ $building })
action-exchange = Lény cseréje: { $creature }
action-use_temple_on = Templom használata: { $island }
action-march_from = Csapatok mozgatása innen: { $island }
action-anchor = Megállás itt
action-troops = { $number } csapat
action-march_to = Vonulás ide: { $island }
action-retreat_to = Visszavonulás ide: { $island }
action-give_up = Épület leadása: { $slot }
action-found_on = Metropolisz ide: { $island }
action-bless = Bőségjelző ide: { $island }
action-rob = Kirablás: { $seat }
action-lure = Az itteni flotta hazaküldése: { $sea }
action-replace_from = Flotta áthelyezése innen: { $sea }
action-fly_from = Repülés innen: { $island }
action-crush = Épület lerombolása: { $slot }
action-copy = Lény kijátszása: { $creature }
action-rebuild = Épület átalakítása: { $slot }
action-sell_fleet = Flotta eladása innen: { $sea }
action-sell_troop = Csapat eladása innen: { $island }
action-sell_priest = Pap eladása
action-sell_philosopher = Filozófus eladása
action-enough = Ennyi elég
action-snatch_from = Csapat levétele innen: { $island }
action-emerge_at = Felbukkanás itt: { $sea }
action-settle_on = Figura ide: { $island }
action-marker = Sorrendben a következő: { $seat }
action-reveal = A következő isten: { $god }

## What happens

event-marker_placed = Sorrendben a következő: { $seat }.
event-god_revealed = Az istenek sorrendje: { $god }.
event-gold_moved-income = { $seat } bevétele: { n-gold }.
event-gold_moved-offering-loss = { $seat } az isteneknek { n-gold-object } fizet.
event-gold_moved-recruit-loss = { $seat } a toborzásért { n-gold-object } fizet.
event-gold_moved-building-loss = { $seat } az épületért { n-gold-object } fizet.
event-gold_moved-summon-loss = { $seat } a lényért { n-gold-object } fizet.
event-gold_moved-exchange-loss = { $seat } a lénycseréért { n-gold-object } fizet.
event-gold_moved-move-loss = { $seat } a mozgatásért { n-gold-object } fizet.
event-gold_moved-apollo = { $seat } Apollóntól { n-gold-object } kap.
event-gold_moved-fates = { $seat } a Moirák révén { n-gold-object } kap.
event-gold_moved-sphinx = { $seat } a Szfinxtől { n-gold-object } kap.
event-gold_moved-kraken-loss = { $seat } a Kraken mozgatásáért { n-gold-object } fizet.
event-griffon_took =
    { $gold ->
        [0] A Griff zsákmány nélkül tér vissza: { $victim } aranya ehhez kevés.
       *[other] A Griff { n-gold-object } rabol: { $victim } → { $seat }.
    }
event-griffon_took-hidden = A Griff elrabolja az arany felét: { $victim } → { $seat }.
event-offer_made =
    { $offer ->
        [0] { $seat } { $god-acc } választja.
       *[other] { $seat } { $god-dat } { $offer } aranyat áldoz.
    }
event-displaced = { $seat } áldozatát felüllicitálták ({ $god }).
event-turn_begun = { $god }: { $seat } következik.
event-turn_ended = { $seat } befejezi a körét.
event-fleet_recruited = { $seat } flottát toboroz: { $sea }.
event-troop_recruited = { $seat } csapatot toboroz: { $island }.
event-priest_gained = { $seat } kap { $priests } papot.
event-priest_gained-loss = { $seat } elveszít { $priests } papot.
event-philosopher_gained = { $seat } kap { $philosophers } filozófust.
event-philosopher_gained-loss =
    { $philosophers ->
        [4] { $seat } lead { $philosophers } filozófust.
       *[other] { $seat } elveszít { $philosophers } filozófust.
    }
event-building_raised = { $seat } { $building-acc } épít ({ $slot }).
event-building_removed = Lekerül: { $building } ({ $slot }).
event-metropolis_founded = { $seat } metropoliszt épít: { $island }!
event-metropolis_missed = { $seat } nem kap metropoliszt, mert nincs hová tennie.
event-marker_laid = { $seat } bőségjelzőt tesz ide: { $island }.
event-creature_summoned = { $seat } megidézi { $creature-acc }.
event-creature_copied = { $seat } a Kiméra révén kijátssza { $creature-acc }.
event-figure_placed = Érkezik: { $creature } ({ $island }).
event-kraken_moved = A Kraken most itt van: { $sea }.
event-fleets_sailed = { $seat } átmozgat { n-fleets }: { $sea } → { $sea_to }.
event-troops_marched = { $seat } átmozgat { n-troops }: { $island } → { $island_to }.
event-fleets_lost = { $seat } elveszít { n-fleets } ({ $sea }).
event-troops_lost = { $seat } elveszít { n-troops } ({ $island }).
event-island_taken = { $seat } elfoglalja: { $island }.
event-land_battle = Szárazföldi csata ({ $island }): { $attacker } támad, { $defender } védekezik.
event-rolled = { $seat } dobása: { $pips }, összesen { $total }.
event-retreated = { $seat } visszavonul ide: { $island }.
event-withdrew = { $seat } visszavonul ide: { $sea }.
event-city_fallen = { $seat } elveszíti utolsó szigetét, és kiesik.
needed-anchor = Megállni csak hajózás közben lehet.
needed-prosperity = Bőségjelzőt csak az tehet le, aki elsőként választotta Apollónt.
needed-temple = Templomot csak akkor választhatsz, ha több is csökkenthetné az árat.
needed-mermaid = Flottát akkor küldhetsz haza és válthatsz fel sajáttal, amikor megidézed a Szirént.
needed-giant = Épületet akkor rombolhatsz le, amikor megidézed az Óriást.
needed-chimera = Eldobott lényt akkor játszhatsz ki, amikor megidézed a Kimérát.
needed-sphinx = Eladni akkor lehet, amikor megidézed a Szfinxet.
needed-enough = „Ennyi elég” csak a Szfinx, a Szilf vagy a Kraken megidézésekor mondható.
needed-harpy = Csapatot akkor vehetsz le, amikor megidézed a Hárpiát.
needed-kraken = A Kraken csak akkor mozog, amikor megidézed.
refusal-enemy_fleets = { $seat } flottái vannak ott: { $place }.

## Why something is not possible

refusal-offer_unpayable =
    { $others ->
        [0] { $offer } túl sok ({ $god }): { $gold } aranyad van, a papok kedvezménye { $priests }, tehát legfeljebb { $most } lehet.
       *[other] { $offer } túl sok ({ $god }): { $gold } aranyad van, a papok kedvezménye { $priests }, a másik áldozatod { $others }, tehát legfeljebb { $most } lehet.
    }
refusal-offer_above_gold =
    { $others ->
        [0] { $offer } túl sok ({ $god }): { $gold } aranyad van, és ennél az asztalnál többet nem lehet áldozni.
       *[other] { $offer } túl sok ({ $god }): { $gold } aranyad van, ebből { $others } már a másik áldozatod, és ennél az asztalnál többet nem lehet áldozni.
    }
refusal-apollo_once = A másik jelződ már Apollónnál van: ezt másik istenhez kell tenned, ha van olyan, amelyiket ki tudod fizetni.
refusal-free_recruit = Előbb az ingyeneset toborozd: { $recruit }.
refusal-not_your_island =
    { $owners ->
        [0] Ez a sziget senkié: { $place }.
       *[other] Ez a sziget nem a tiéd: { $place } (gazdája: { $seat }).
    }
refusal-slot_taken = Ez a hely foglalt: { $place } ({ $building }).
refusal-under_metropolis = Ez a hely a metropolisz alatt van: { $place }.
refusal-has_fought = Az itteni flották már harcoltak, nem mozoghatnak tovább: { $place }.
refusal-no_troops = Nincs ott csapat: { $place }.
refusal-no_chain = A két szigetet nem köti össze flottáid lánca: { $origin }, { $place }.
refusal-no_chain_from = Innen flottáid lánca nem vezet másik szigetre: { $place }.
refusal-last_island = Ez { $seat } utolsó szigete: { $place }. Csak akkor foglalhatod el, ha azzal megnyered a játékot.
refusal-only_last_islands = { $place }: innen csak olyan sziget érhető el, amely valakinek az utolsó szigete, és egyikkel sem nyernéd meg a játékot.
refusal-same_island = A csapatok már ott vannak: { $place }.
refusal-chiron_there = Ezt a szigetet Kheirón őrzi: { $place }.
refusal-too_many = Legfeljebb ennyi mehet: { $number }.
refusal-must_sail = Az elinduló flottáknak legalább egy mezőnyit haladniuk kell.
refusal-has_metropolis = Ott már van metropolisz: { $place }.
refusal-free_site_first = A metropolisz helye itt be van építve: { $place }; itt viszont szabad: { $other }.
refusal-no_such_seat = Ott nem játszik senki: a játékosok száma { $players }.
refusal-is_out = { $seat } már kiesett a játékból.
refusal-nothing_to_rob = { $seat }: nincs mit elvenni tőle ({ $what }).
refusal-no_building = Nincs ott épület: { $place }.
refusal-metropolis_stands = Az Óriás nem rombolhat le metropoliszt: { $place }.
refusal-own_building = Ez a saját épületed: { $place }.
refusal-own_troops = Ezek a saját csapataid: { $place }.
refusal-own_fleets = Ezek a saját flottáid: { $place }.
refusal-none_to_sell = Ilyened nincs: { $what }.
refusal-none_there = Ott ilyened nincs: { $place } ({ $what }).
refusal-no_temple = Ott nincs se templom, se metropolisz: { $place }.
refusal-temple_used = Itt már minden árengedményt felhasználtak ebben a ciklusban: { $place }.
refusal-at_sea = A flották tengerre vonulnak vissza, nem szigetre.
refusal-on_land = A csapatok szigetre vonulnak vissza, nem tengerre.
refusal-battle_there = A csata éppen ott folyik, válassz másik helyet: { $place }.
refusal-not_pushed = Innen Polüphémosz nem űz el flottát: { $place }.
refusal-not_alone = Itt több flotta van ({ $number }): { $place }. A Szirén csak magányosat visz el.
refusal-no_enemy_fleet = Nincs ott ellenséges flotta: { $place }.
refusal-itself = A Kiméra nem játszhatja ki önmagát.
refusal-not_discarded = Nincs a dobópakliban: { $creature }.
refusal-wrong_building = { $place }: itt { $building } áll. Most ezt kell leadnod: { $wanted }.
refusal-no_other_type = A készletben nincs más, amire lecserélhető: { $building }.
refusal-same_type = Ez már most is { $building }.
refusal-marker_laid = { $seat } minden jelzője már a sorrendjelzőn van.
refusal-shown_already = Már a kínálatban van: { $creature }.
refusal-card_discarded = A dobópakliban van: { $creature }.
refusal-card_kept = Egy szigeten áll, a kártyája pedig egy játékosnál van: { $creature }.
refusal-apollo_last = Apollónt nem sorsoljuk: mindig ő az utolsó.
refusal-god_shown = Ennek az istennek már van helye: { $god }.
refusal-hidden_first = { $god } még vár: előbb azok az istenek jönnek, akik eddig képpel lefelé voltak.

## What a thing costs

payment-saved-priests = A papok kedvezménye: { n-gold }

## Options

option-tie_break = Döntetlen
    .about = Ha többen is győzhetnének. Arany: a legtöbb arany dönt. Metropoliszok, majd arany: előbb a több metropolisz, utána az arany.
option-tie_break-gold = arany
option-tie_break-metropolises = metropoliszok, majd arany
option-two_player_priests = Papok kétszemélyes játékban
    .about = Egyszer a két áldozatra: egy pap a két áldozatból összesen egy aranyat takarít meg. Áldozatonként: mindkettőből egyet.
option-two_player_priests-total = egyszer a két áldozatra
option-two_player_priests-each = áldozatonként
option-offer_cap = Az áldozat felső határa
    .about = Ami kifizethető: annyit áldozhatsz, amennyit a papok segítségével ki tudsz fizetni. A meglévő arany: legfeljebb annyit, amennyi aranyad van.
option-offer_cap-payable = ami kifizethető
option-offer_cap-gold = a meglévő arany
option-giant_scope = Az Óriás célpontja
    .about = Bármely épület: az Óriás a tiédet is lerombolhatja. Csak ellenfélé: csak más játékos épületét.
option-giant_scope-any = bármely épület
option-giant_scope-enemy = csak ellenfélé
option-sylph_groups = A Szilf lépései
    .about = Elosztva a csoportok között: a tíz lépésen több flottacsoport is osztozhat. Egy csoport: mind a tíz lépés egyetlen csoport egyetlen mozgása.
option-sylph_groups-any = elosztva a csoportok között
option-sylph_groups-one = egy csoport
option-kraken_again = Az újra megidézett Kraken
    .about = Ha a Kraken már a táblán van. Bárhol felbukkan: bármely tengeri mezőre kerülhet. Továbbúszik: onnan indul, ahol áll.
option-kraken_again-anywhere = bárhol felbukkan
option-kraken_again-swims_on = továbbúszik
option-minotaur = A Minotaurusz csatában
    .about = Csak erősít: a Minotaurusz a védelmet erősíti. Elveszhet: csapat helyett el is veszíthető.
option-minotaur-bonus = csak erősít
option-minotaur-casualty = elveszhet
option-medusa_holds = Kit tart fogva Medúza
    .about = Mindenkit: Medúza szigetéről senki sem vonulhat vissza. Csak a védőt: a támadó visszavonulhat.
option-medusa_holds-everybody = mindenkit
option-medusa_holds-garrison = csak a védőt
option-apollo_for_two = Apollón kétszemélyes játékban
    .about = Mindkét jelző: egy játékos mindkét jelzője Apollónhoz kerülhet. A második csak végszükségben: csak akkor, ha a játékos más istent nem tud kifizetni.
option-apollo_for_two-both = mindkét jelző
option-apollo_for_two-last_resort = a második csak végszükségben

## The table

cyclades-priests = Papok
cyclades-prosperity = Bőség: { $number }

## Goals of challenges

goal-hold-islands = Legyen egyszerre { $number } szigeted!
goal-hold-fleets = Legyen egyszerre { $number } flottád a táblán!
goal-forgo-priests = Sose legyen papod!
goal-avoid-metropolis_founded = Ne építs metropoliszt: másoktól vedd el!
