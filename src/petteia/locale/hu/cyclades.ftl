### Cyclades, a 2009-es kiadás, magyarul.

game-title = Cyclades (2009)
game-about = Nyerd el az istenek kegyét, és elsőként birtokolj két metropoliszt.

n-troops = { $number } csapatot

## Names

creature-fates = Moirák
creature-mermaid = Szirén
creature-griffon = Griff
creature-chiron = Kheirón

building-university = egyetem
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

reason-last_city = az utolsó megmaradt város

## What is asked

question-marker_where = Melyik sziget kapja Apollón bőségjelzőjét?
question-lure_where = Melyik magányos flottát küldi haza a Szirén?
question-replace_from = Honnan jön a te flottád?
question-crush_what = Melyik épületet rombolja le az Óriás?
question-sell_what = Mit adsz el a Szfinxnek?
question-which_temple = Melyik templom csökkenti az árat?
question-breeze = Mely flottákat mozgatja a Szilf?
question-kraken_where = Hol bukkan fel a Kraken?
question-kraken_walk = Továbbúszik a Kraken?

## Actions

action-offer = { $amount } aranyat ajánlok
action-recruit_troop = Csapatot toborzok: { $island }
action-recruit_priest = Papot veszek
action-build = Építek ide: { $slot } ({ $building })
action-exchange = Kicserélem a lényt: { $creature }
action-use_temple_on = Templomot használok: { $island }
action-march_from = Csapatokkal indulok innen: { $island }
action-anchor = Itt megállok
action-troops = { $number } csapat
action-march_to = Ide: { $island }
action-retreat_to = Visszavonulás ide: { $island }
action-give_up = Feladom ezt az épületet: { $slot }
action-found_on = Metropolisz ide: { $island }
action-bless = Bőségjelző ide: { $island }
action-rob = Megrablom: { $seat }
action-lure = Hazaküldöm a flottát innen: { $sea }
action-replace_from = Flottát veszek innen: { $sea }
action-fly_from = Repülés innen: { $island }
action-crush = Lerombolom ezt az épületet: { $slot }
action-copy = Kijátszom: { $creature }
action-rebuild = Átalakítom ezt az épületet: { $slot }
action-sell_fleet = Flottát adok el innen: { $sea }
action-sell_troop = Csapatot adok el innen: { $island }
action-sell_priest = Papot adok el
action-sell_philosopher = Filozófust adok el
action-enough = Elég
action-snatch_from = Csapatot veszek le innen: { $island }
action-emerge_at = Itt bukkan fel: { $sea }
action-settle_on = A figura ide kerül: { $island }
action-marker = Sorrendben a következő: { $seat }
action-reveal = A következő isten: { $god }

## What happens

event-marker_placed = Sorrendben a következő: { $seat }.
event-god_revealed = A következő isten: { $god }.
event-gold_moved-income = { $seat } bevétele { n-gold }.
event-gold_moved-offering-loss = { $seat } az isteneknek fizet { n-gold-object }.
event-gold_moved-recruit-loss = { $seat } toborzásért fizet { n-gold-object }.
event-gold_moved-building-loss = { $seat } épületért fizet { n-gold-object }.
event-gold_moved-summon-loss = { $seat } lényért fizet { n-gold-object }.
event-gold_moved-exchange-loss = { $seat } lénycseréért fizet { n-gold-object }.
event-gold_moved-move-loss = { $seat } mozgásért fizet { n-gold-object }.
event-gold_moved-apollo = { $seat } Apollóntól kap { n-gold-object }.
event-gold_moved-fates = { $seat } a Moirák révén kap { n-gold-object }.
event-gold_moved-sphinx = { $seat } a Szfinxtől kap { n-gold-object }.
event-gold_moved-kraken-loss = { $seat } a Kraken útjáért fizet { n-gold-object }.
event-griffon_took = { $victim } elveszít { n-gold-object }, a Griff viszi el, és { $seat } kapja.
event-griffon_took-hidden = { $victim } elveszíti aranya felét, a Griff viszi el, és { $seat } kapja.
event-offer_made =
    { $offer ->
        [0] { $seat } istent választ: { $god }.
       *[other] { $seat } ajánlata { $offer }, isten: { $god }.
    }
event-displaced = { $seat } ajánlatát felüllicitálták, isten: { $god }.
event-turn_begun = { $seat } cselekszik, isten: { $god }.
event-turn_ended = { $seat } befejezi a körét.
event-fleet_recruited = { $seat } flottát toboroz: { $sea }.
event-troop_recruited = { $seat } csapatot toboroz: { $island }.
event-priest_gained = { $seat } kap { $priests } papot.
event-priest_gained-loss = { $seat } elveszít { $priests } papot.
event-philosopher_gained = { $seat } kap { $philosophers } filozófust.
event-philosopher_gained-loss = { $seat } lead { $philosophers } filozófust.
event-building_raised = { $seat } épít ide: { $slot } ({ $building }).
event-building_removed = Eltűnik innen: { $slot } ({ $building }).
event-metropolis_founded = { $seat } metropoliszt alapít: { $island }!
event-metropolis_missed = { $seat } nem tudja hová tenni a metropoliszt.
event-marker_laid = { $seat } bőségjelzőt tesz ide: { $island }.
event-creature_summoned = { $seat } megidézi: { $creature }.
event-creature_copied = { $seat } a Kimérával kijátssza: { $creature }.
event-figure_placed = { $creature } ide érkezik: { $island }.
event-kraken_moved = A Kraken itt van: { $sea }.
event-fleets_sailed = { $seat } mozgat { n-fleets }: { $sea } – { $sea_to }.
event-troops_marched = { $seat } mozgat { n-troops }: { $island } – { $island_to }.
event-fleets_lost = { $seat } elveszít { n-fleets }: { $sea }.
event-troops_lost = { $seat } elveszít { n-troops }: { $island }.
event-island_taken = { $seat } elfoglalja: { $island }.
event-land_battle = Szárazföldi csata ({ $island }): támad { $attacker }, védekezik { $defender }.
event-rolled = { $seat } dobása { $pips }, összesen { $total }.
event-retreated = { $seat } visszavonul ide: { $island }.
event-withdrew = { $seat } visszavonul a tengeren: { $sea }.
event-city_fallen = { $seat } elveszíti utolsó szigetét, és kiesik.

## Why something is not possible

refusal-offer_unpayable =
    { $others ->
        [0] { $offer } túl sok ({ $god }): { $gold } aranyad van, a papok megspórolnak { $priests } aranyat, tehát legfeljebb { $most }.
       *[other] { $offer } túl sok ({ $god }): { $gold } aranyad van, a papok megspórolnak { $priests } aranyat, a másik ajánlatod { $others }, tehát legfeljebb { $most }.
    }
refusal-free_recruit = Előbb vedd el, ami ingyenes: { $recruit }.
refusal-apollo_only = Apollón mást nem enged.
refusal-not_your_island = Ez a sziget nem a tiéd: { $place }.
refusal-slot_taken = Ez a hely foglalt: { $place } ({ $building }).
refusal-under_metropolis = Ez a hely a metropolisz alatt van: { $place }.
refusal-has_fought = Az itteni flották már harcoltak, tovább nem mehetnek: { $place }.
refusal-no_troops = Nincs ott csapat: { $place }.
refusal-no_chain = Nem köti össze flottáid lánca: { $place }.
refusal-last_island = Utolsó sziget csak a játék megnyeréséért foglalható el: { $place }.
refusal-same_island = A csapatok már ott vannak: { $place }.
refusal-chiron_there = Kheirón őrzi: { $place }.
refusal-too_many = Csak ennyi mehet: { $number }.
refusal-must_sail = A mozgás ki van fizetve: hajózz legalább egy mezőt.
refusal-has_metropolis = Ott már van metropolisz: { $place }.
refusal-free_site_first = Ez a hely be van építve, és máshol van szabad helyed: { $place }.
refusal-no_such_seat = Ott nem játszik senki.
refusal-nothing_to_rob = { $seat } nem rabolható meg, ebből nincs: { $what }.
refusal-no_building = Nincs ott épület: { $place }.
refusal-own_building = Az ottani épület a tiéd: { $place }.
refusal-own_troops = Azok a saját csapataid: { $place }.
refusal-no_own_troops = Nincs ott csapatod: { $place }.
refusal-none_to_sell = Ilyened nincs: { $what }.
refusal-no_temple = Nincs ott templom: { $place }.
refusal-temple_used = Az ottani templomok ebben a ciklusban már csökkentettek árat: { $place }.
refusal-at_sea = A flották tengerre vonulnak vissza, nem szigetre.
refusal-not_alone = Itt { $number } flotta van: { $place }. A Szirén csak magányosat visz el.
refusal-no_enemy_fleet = Nincs ott ellenséges flotta: { $place }.
refusal-itself = A Kiméra nem játszhatja ki önmagát.
refusal-not_discarded = Nincs a dobópakliban: { $creature }.
refusal-wrong_building = { $place }: ott ez áll: { $building }. Most ezt kell leadni: { $wanted }.
refusal-no_other_type = Nincs a készletben más, ami felválthatná: { $building }.
refusal-same_type = Már az: { $building }.

## What a thing costs

payment-saved-priests = A papok megspórolnak: { n-gold-object }

## Options

option-tie_break = Döntetlen
    .about = Ha többen is győzhetnek, a legtöbb arany dönt, vagy a legtöbb metropolisz, és csak azután az arany.
option-tie_break-gold = arany
option-tie_break-metropolises = metropoliszok, majd arany
option-two_player_priests = Papok két játékossal
    .about = Két játékossal egy pap a két áldozatból együtt spórol meg egy aranyat, vagy mindegyikből külön.
option-two_player_priests-total = a kettőből együtt
option-two_player_priests-each = mindegyikből
option-offer_cap = Legnagyobb ajánlat
    .about = Annyi ajánlható, amennyit a papokkal ki lehet fizetni, vagy legfeljebb a meglévő arany.
option-offer_cap-payable = ami kifizethető
option-offer_cap-gold = a meglévő arany
option-giant_scope = Az Óriás zsákmánya
    .about = Az Óriás bármely épületet lerombol, vagy csak egy ellenfélét.
option-giant_scope-any = bármely épület
option-giant_scope-enemy = csak ellenfélé
option-sylph_groups = A Szilf lépései
    .about = A Szilf tíz lépése flottacsoportok között oszlik meg, vagy egyetlen csoport egy mozgása.
option-sylph_groups-any = csoportok között
option-sylph_groups-one = egy csoport
option-kraken_again = Az újra megidézett Kraken
    .about = A táblán lévő, újra megidézett Kraken bárhol felbukkan, vagy onnan úszik tovább, ahol van.
option-kraken_again-anywhere = bárhol felbukkan
option-kraken_again-swims_on = továbbúszik
option-minotaur = A Minotaurusz csatában
    .about = A Minotaurusz csak a védelmet erősíti, vagy csapat helyett el is veszhet.
option-minotaur-bonus = csak erősít
option-minotaur-casualty = elveszhet
option-medusa_holds = Kit tart fogva Medúza
    .about = Medúza szigetéről senki sem vonul vissza, vagy csak a védő nem.
option-medusa_holds-everybody = mindenkit
option-medusa_holds-garrison = csak a védőt

## The table

cyclades-priests = Papok
cyclades-philosophers = Filozófusok
cyclades-prosperity = Bőség: { $number }
cyclades-sea-trade = Tengeri kereskedelem
cyclades-label-sea = Tenger { $sea }
cyclades-label-island = Sziget { $island }, { $label }
