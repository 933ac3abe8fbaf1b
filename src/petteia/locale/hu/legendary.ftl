### Cyclades: Legendás kiadás magyarul.

game-title = Cyclades: Legendás kiadás
game-about = Istenek, lények és hősök egy saját szigetvilágban. Három metropolisz győz.

n-priestesses = { $number } papnőt
n-mercenaries = { $number } zsoldost

## Names

god-hera = Héra

creature-charon = Kharón
creature-graeae = Graiák
creature-griffin = Griff
creature-hydra = Hüdra
creature-cerberus = Kerberosz

hero-ajax = Aiasz
hero-hector = Hektór
hero-helen = Heléna
hero-jason = Iaszón
hero-croesus = Krőzus
hero-odysseus = Odüsszeusz
hero-pandora = Pandóra
hero-penthesilea = Pentheszileia
hero-perseus = Perszeusz

building-academy = akadémia
unit-mercenary = zsoldos
unit-priestess = papnő

bonus-two_troops = két csapat
bonus-cornucopia = egy bőségszaru
bonus-priestess = egy papnő
bonus-three_gold = három arany
bonus-two_fleets = két flotta

deed-hero = hős
deed-mobilisation = hős mozgatása
deed-move = mozgás
deed-roll = új dobás
deed-sacrifice = önfeláldozás

tile-andros = Androsz
tile-delos = Délosz
tile-ios = Iosz
tile-kea = Kéa
tile-melos = Mélosz
tile-mykonos = Mükonosz
tile-naxos = Naxosz
tile-paros = Parosz
tile-syros = Szürosz
tile-thera = Théra

phase-deployment = Felhelyezés
phase-start = A ciklus kezdete
phase-upkeep = Fenntartás

## What is asked

question-claim = Melyik földet foglalod el?
question-moor = Hová kerül a flottád?
question-station = Hová kerül a csapat?
question-upkeep = Mely lényeket tartod meg?
question-figure_walk = Mozog a lény?
question-build_where = Hová építesz?
question-hero_where = Hová áll a hős?
question-zeus_card = Kijátszod a lapot, amelyet Zeusz mutat?
question-how_many_mercenaries = Hány zsoldos megy?
question-which_heroes = Mely hősök mennek?
question-slay_what = Kit öl meg Hektór?
question-reroll = Fizetsz új dobásért?
question-escape = Visszavonul a csapat Perszeusz mellől?
question-spend_what = Melyik fajta épületeket adod le?
question-bonus_troop = Hová kerül a bónusz csapata?
question-bonus_horn = Hová kerül a bónusz bőségszaruja?
question-bonus_fleet = Hová kerül a bónusz flottája?
question-bless_land = Melyik föld kapja Apollón bőségszaruját?
question-bless_sea = Melyik tenger kapja Apollón bőségszaruját?
question-lure_where = Kinek a zsoldosai követik az Óriást?
question-settle_where = Hová megy a zsoldos?
question-sphinx_which = A Szfinx melyik lapját játszod ki?
question-swap_first = Melyik tengert választja először a Szilf?
question-swap_second = Melyik tengerrel cseréli a flottákat?
question-charon_own = Melyik hősödet adod Kharónnak?
question-charon_for = Melyik hőst hozza Kharón?
question-hunt = Válaszd ki a Hüdra áldozatát
question-push_from = Honnan űz el flottát Polüphémosz?
question-exchange = Hány filozófust hoz Hektór?
question-imitate = Kinek az önfeláldozását használja Pandóra?
question-tile = Egy térképlap sorsolása
question-hero = Egy hős felfedése
question-glimpse = Zeusz megnézi a felső lapot
question-sphinx_draw = A Szfinx lapot húz
question-bonus = A metropolisz bónuszának felfedése

## Actions

action-offer = Ajánlatom: { $space }
action-claim = Elfoglalom: { $land }
action-moor_at = Flotta ide: { $sea }
action-station_at = Csapat ide: { $land }
action-keep = Megtartom egy papnőért: { $creature }
action-release = Elengedem: { $creature }
action-walk_to = Átmegy ide: { $land }
action-stay = Helyben marad
action-build = Építek ide: { $site } ({ $building })
action-plan = Ezt építem: { $building }
action-forgo_building = Nem építek
action-recruit_troop = Csapatot toborzok: { $land }
action-recruit_mercenary = Zsoldost fogadok: { $land }
action-recruit_priestess = Papnőt veszek
action-recruit_hero = Hőst toborzok: { $hero }
action-look = Megnézem a felső lényt
action-march_from = Egységekkel indulok innen: { $land }
action-mobilise = Hőst mozgatok: { $hero }
action-sacrifice = Feláldozom: { $hero }
action-post_hero_at = A hős ide: { $land }
action-play = Kijátszom: { $creature }
action-put_back = Visszateszem a lapot
action-troops = { $count } csapat
action-mercenaries = { $count } zsoldos
action-take = Vele megy: { $hero }
action-no_more = Senki más
action-march_to = Ide: { $land }
action-slay_troop = Egy csapatot
action-slay_mercenary = Egy zsoldost
action-roll_again = Újra dobok
action-keep_roll = Megtartom a dobást
action-lose_mercenary = Zsoldost veszítek
action-lose_hero = Hőst veszítek: { $hero }
action-perish = Hagyom elesni
action-escape_to = Menekülés ide: { $land }
action-retreat_to = Visszavonulás ide: { $land }
action-spend = Leadom: { $building }
action-give_up = Feladom ezt az épületet: { $site }
action-found_at = Metropolisz ide: { $site }
action-shelter_with = Metropolisz a hős lapjára: { $hero }
action-launch_at = A bónusz flottája ide: { $sea }
action-bless_land = Bőségszaru erre a földre: { $land }
action-bless_sea = Bőségszaru erre a tengerre: { $sea }
action-rob = Megrablom: { $faction }
action-kill_troop = Csapatot pusztítok el: { $land }
action-kill_mercenary = Zsoldost pusztítok el: { $land }
action-sink_fleet = Flottát süllyesztek el: { $sea }
action-rebuild = Átalakítom ezt az épületet: { $site }
action-lure_from = Zsoldosok innen: { $land }
action-settle_at = A zsoldos ide: { $land }
action-fly_from = Repülés innen: { $land }
action-swap = Az itteni flották: { $sea }
action-trade = Odaadom: { $hero }
action-for = Elveszem: { $hero }
action-place_on_land = A figura erre a földre: { $land }
action-place_at_sea = A figura erre a tengerre: { $sea }
action-push_from = Flottát űzök el innen: { $sea }
action-exchange = { $pairs } filozófus
action-imitate = Önfeláldozás, mint { $hero }
action-tile = Térképlap: { $tile }
action-row = A következő isten: { $god }
action-present = Hős: { $hero }
action-marker = Sorrendben a következő: { $faction }
action-glimpse = Zeusz látja: { $creature }
action-draw = A Szfinx húzása: { $creature }
action-turn_up = Bónusz: { $bonus }

## What happens

event-tile_laid = Térképlap: { $tile }.
event-god_shown = A következő isten: { $god }.
event-hero_shown = Toborozható hős: { $hero }.
event-marker_placed = Sorrendben a következő: { $faction }.
event-land_claimed = { $faction } elfoglalja: { $land }.
event-gold_moved-income = { $faction } bevétele { n-gold }.
event-gold_moved-offering-loss = { $faction } az isteneknek fizet { n-gold-object }.
event-gold_moved-recruit-loss = { $faction } toborzásért fizet { n-gold-object }.
event-gold_moved-summon-loss = { $faction } lényért fizet { n-gold-object }.
event-gold_moved-look-loss = { $faction } Zeusz lapjáért fizet { n-gold-object }.
event-gold_moved-move-loss = { $faction } mozgásért fizet { n-gold-object }.
event-gold_moved-mobilisation-loss = { $faction } hős mozgatásáért fizet { n-gold-object }.
event-gold_moved-apollo = { $faction } Apollóntól kap { n-gold-object }.
event-gold_moved-graeae = { $faction } a Graiák révén kap { n-gold-object }.
event-gold_moved-bonus = { $faction } a metropolisztól kap { n-gold-object }.
event-gold_moved-sacrifice-loss = { $faction } az önfeláldozásért fizet { n-gold-object }.
event-gold_moved-reroll-loss = { $faction } új dobásért fizet { n-gold-object }.
event-gold_moved-hero-loss = { $faction } hősért fizet { n-gold-object }.
event-gold_moved-penalty-loss = { $faction } bírságot fizet: { n-gold }.
event-griffin_took = { $victim } elveszít { n-gold-object }, a Griff viszi el, és { $faction } kapja.
event-griffin_took-hidden = { $victim } elveszíti aranya felét, a Griff viszi el, és { $faction } kapja.
event-offer_made =
    { $offer ->
        [0] { $faction } istent választ: { $god }.
       *[other] { $faction } ajánlata { $offer }, isten: { $god }.
    }
event-displaced = { $faction } ajánlatát felüllicitálták, isten: { $god }.
event-found_out = { $faction } nem tudja kifizetni az ajánlatát: mindenki újra ajánl.
event-turn_begun = { $faction } cselekszik, isten: { $god }.
event-turn_ended = { $faction } befejezi a körét.
event-fleet_recruited = { $faction } flottát toboroz: { $sea }.
event-troop_recruited = { $faction } csapatot toboroz: { $land }.
event-mercenary_recruited = { $faction } zsoldost fogad: { $land }.
event-hero_recruited = { $faction } hőst toboroz: { $hero }, { $land }.
event-priestess_gained = { $faction } kap { n-priestesses }.
event-priestess_gained-loss = { $faction } lead { n-priestesses }.
event-philosopher_gained = { $faction } kap { $number } filozófust.
event-philosopher_gained-loss = { $faction } lead { $number } filozófust.
event-building_raised = { $faction } épít ide: { $site } ({ $building }).
event-building_removed = Eltűnik innen: { $site } ({ $building }).
event-building_forgone = { $faction } nem épít.
event-cornucopia_added = Új bőségszaru: { $area }.
event-metropolis_built = { $faction } metropoliszt épít: { $site }! Bónusz: { $bonus }.
event-metropolis_sheltered = { $faction } metropoliszt tesz a hős lapjára: { $hero }! Bónusz: { $bonus }.
event-metropolis_missed = { $faction } nem tudja hová tenni a metropoliszt.
event-bonus_gained = { $faction } bónuszt kap: { $bonus }.
event-creature_summoned = { $faction } megidézi: { $creature }.
event-creature_played = { $faction } kijátssza: { $creature }.
event-creature_seen = { $faction } Zeusztól ezt a lapot látja: { $creature }.
event-creature_seen-hidden = { $faction } megnézi Zeusszal a pakli felső lapját.
event-card_drawn = { $faction } a Szfinxtől ezt a lapot látja: { $creature }.
event-card_drawn-hidden = { $faction } a Szfinxtől egy lapot lát.
event-figure_placed = { $creature } ide érkezik: { $area }.
event-figure_kept = { $faction } megtartja: { $creature }.
event-fleets_sailed = { $faction } mozgat { n-fleets }: { $sea } – { $sea_to }.
event-fleets_swapped = A Szilf felcseréli a flottákat: { $sea } és { $sea_to }.
event-units_marched = { $faction } mozgat { $number } egységet: { $land } – { $land_to }.
event-fleets_lost = { $faction } elveszít { n-fleets }: { $sea }.
event-troop_lost = { $faction } elveszít egy csapatot: { $land }.
event-mercenaries_lost = { $faction } elveszít { n-mercenaries }: { $land }.
event-mercenaries_turned = { $faction } átvesz { n-mercenaries }: { $land }.
event-hero_lost = { $faction } elveszíti ezt a hőst: { $hero }.
event-hero_sacrificed = { $faction } feláldozza: { $hero }.
event-heroes_traded = { $faction } odaadja Kharónnak: { $hero }, és megkapja: { $hero_for }.
event-land_taken = { $faction } meghódítja: { $land }.
event-land_battle = Szárazföldi csata ({ $land }): támad { $attacker }, védekezik { $defender }.
event-rolled = { $faction } dobása { $pips }, összesen { $total }.
event-escaped = { $faction } egyik csapata Perszeusz mellől visszavonul ide: { $land }.
event-retreated = { $faction } visszavonul ide: { $land }.
event-withdrew = { $faction } visszavonul a tengeren: { $sea }.
event-faction_fallen = { $faction } elveszíti utolsó földjét, és kiesik.

## Why something is not possible

refusal-offer_unpayable =
    { $others ->
        [0] { $offer } túl sok ({ $god }): { $gold } aranyad van, a papnők megspórolnak { $priestesses } aranyat, tehát legfeljebb { $most }.
       *[other] { $offer } túl sok ({ $god }): { $gold } aranyad van, a papnők megspórolnak { $priestesses } aranyat, a társad ajánlata { $others }, tehát legfeljebb { $most }.
    }
refusal-apollo_taken = Apollónnál egy hely van, és az foglalt.
refusal-land_taken = Ez foglalt: { $place }.
refusal-no_mooring = Mellette nincs üres tenger: { $place }.
refusal-same_island = Ez az első földed szigetén van: { $place }.
refusal-partner_island = Ezen a szigeten már ott a társad: { $place }.
refusal-duty_first =
    { $duty ->
        [building] Előbb az építkezés következik.
       *[recruit] Előbb az ingyenes toborzás következik.
    }
refusal-has_built = Ebben a körben már építettél.
refusal-must_build = Van üres építési helyed, tehát építened kell.
refusal-plan_first = Előbb válaszd ki, mit épít Héra.
refusal-no_building = Most nem lehet építeni.
refusal-has_building = Héra csak olyan fajtát épít, amely nincs neked, és van a készletben.
refusal-metropolis_there = Metropolisz soha nem váltható fel: { $place }.
refusal-site_taken = Ez a hely foglalt ({ $building }), és van üres építési helyed: { $place }.
refusal-not_your_land = Ez nem a tiéd: { $place }.
refusal-no_units = Nincs ott egységed: { $place }.
refusal-no_way = Innen nincs hová menni: { $place }.
refusal-nobody_goes = Valakinek mennie kell.
refusal-same_land = Az egységek már ott vannak: { $place }.
refusal-not_accessible = Nem szomszédos, és flották lánca sem vezet oda: { $place }.
refusal-last_land = { $place }: ez { $faction } utolsó földje; csak a játék megnyeréséért foglalható el.
refusal-partner_land = Ez a társadé, ott nem állhatsz meg: { $place }.
refusal-partner_sea = Ott a társad flottái vannak, és a továbbútra nincs aranyad: { $place }.
refusal-looked = Zeusz ciklusonként egyszer mutatja meg a felső lapot.
refusal-one_hero = Egy körben egy hős toborozható.
refusal-not_seen = Nem ezt a lapot láttad.
refusal-no_effect = Most nem lenne hatása, a lap visszakerül: { $creature }.
refusal-ares_marches = Arésszal a hősök a csapatokkal együtt mennek.
refusal-not_your_hero = Ez a hős nem áll a táblán a te oldaladon: { $hero }.
refusal-fresh_hero = Ez a hős ebben a ciklusban jött, még nem áldozható fel: { $hero }.
refusal-no_room = Nincs helyed metropoliszra.
refusal-no_shelter = { $hero } most nem vehet át metropoliszt.
refusal-no_sacrifice-ajax = Aiasz hét földet kíván; neked van { $lands }.
refusal-no_sacrifice-hector = Hektór két papnőt kíván; neked van { $priestesses }.
refusal-no_sacrifice-helen = Heléna két pár különböző fajtájú épületet kíván.
refusal-no_sacrifice-jason = Iaszón mind a nyolc flottát a táblán kívánja; ott van { $fleets }.
refusal-no_sacrifice-croesus = Krőzus 15 aranyat kíván; neked van { $gold }.
refusal-no_sacrifice-odysseus = Odüsszeusz három azonos fajtájú épületet kíván.
refusal-no_sacrifice-pandora = Egyik kint lévő hősnek sincs olyan önfeláldozása, amelyet Pandóra most használhatna.
refusal-no_sacrifice-penthesilea = Pentheszileia akkor áldozható fel, amikor metropoliszt építesz.
refusal-no_sacrifice-perseus = Nincs egység, amely repülhetne.
refusal-no_such_faction = Ott nem játszik senki.
refusal-nothing_to_rob = { $faction } nem rabolható meg, ebből nincs: { $what }.
refusal-same_team = A Griff egy másik csapatot rabol meg, amelyet az első frakciója jelöl.
refusal-figure_there = Ott már van egy lény: { $place }.
refusal-wrong_area = { $creature } nem jöhet ide: { $place }.
refusal-map_no_side = A térképkód f: vagy b: jellel kezdődik a térképlapok oldala szerint, például { $example }.
refusal-map_no_tile = „{ $word }” nem térképlap: egy betű a és { $last } között, majd a forgatás 0 és { $turns } között.
refusal-map_other_number =
    { $wanted ->
        [one] A térképhez { $wanted } térképlap kell, most { $found } van.
       *[other] A térképhez { $wanted } térképlap kell, most { $found } van.
    }
refusal-map_twice = { $tile } kétszer van ott; ilyen térképlap csak egy van.
refusal-map_in_pieces = A térképlapok nem függenek össze.

## What a thing costs

payment-saved-priestesses = A papnők megspórolnak: { n-gold-object }

## Options

option-teams = Csapatjáték
    .about = Négyen mindenki egyedül játszik, vagy két csapatban. Hatan mindig három csapatban.
option-teams-no = mindenki egyedül
option-teams-yes = két csapat
option-target = Metropolisz a győzelemhez
    .about = Három véget vet a játéknak; négy a hosszú csapatjáték.
option-target-3 = három
option-target-4 = négy
option-side = A lapok oldala
    .about = A térképlapok melyik oldalából áll a tábla.
option-side-front = előlap
option-side-back = hátlap
option-map = Térkép
    .about = Véletlenül kirakott lapok, gyors előkészület, vagy térkép kód szerint.
option-map-random = véletlen
option-map-quick = gyors előkészület
option-metropolis_without_site = Metropolisz hely nélkül
    .about = Ha nincs hely a metropolisznak, a négy filozófus vár, vagy elvész.
option-metropolis_without_site-postponed = várnak
option-metropolis_without_site-lost = elvesznek
option-hydra_horn = A Hüdra bőségszaruja
    .about = A Hüdra csak ölés után tesz le bőségszarut, vagy mindig.
option-hydra_horn-after_kill = csak ölés után
option-hydra_horn-always = mindig
option-mobilisation_heroes = Hősök egy hősmozgásban
    .about = Egy hősmozgásban egy hős megy, vagy több együtt.
option-mobilisation_heroes-one = egy
option-mobilisation_heroes-many = több
option-steal_from_partner = Elvétel a társtól
    .about = A Driád és a Szatír a társtól is vehet, vagy csak másoktól.
option-steal_from_partner-yes = szabad
option-steal_from_partner-no = nem szabad
option-trust = Ajánlat bizalomra
    .about = Az ajánlatnak kifizethetőnek kell lennie; vagy senki sem ellenőrzi, aki nem tud fizetni, bírságot kap, és mindenki újra ajánl.
option-trust-no = azonnal ellenőrizve
option-trust-yes = bizalomra
option-chains_on_own_island = Flottalánc a saját sziget mentén
    .about = A flották lánca csak más szigetekre vezet, vagy a saját sziget mentén is.
option-chains_on_own_island-no = csak más szigetekre
option-chains_on_own_island-yes = a saját mentén is

## The table

legendary-priestesses = Papnők
legendary-philosophers = Filozófusok
legendary-heroes = Hősök
legendary-hero-track = Toborozható hősök
legendary-mercenaries = Zsoldosok
legendary-cornucopias = Bőségszaruk: { $number }
legendary-team = Csapat: { $names }
legendary-partner = Társ
legendary-faction = { $number }. frakció
legendary-sacrifice-gives = Az önfeláldozás ezt adja: { $what }
legendary-combat = Harcban
legendary-sacrifice = Önfeláldozás
legendary-map-code = A térkép kódja
legendary-map-editor = Térképszerkesztő
legendary-map-turn = Lap elforgatása
legendary-map-swap = Két lap felcserélése
legendary-map-place = Lap lerakása
legendary-map-remove = Lap levétele
legendary-map-good = Ezen a térképen lehet játszani.
legendary-map-bad = Ezen a térképen nem lehet játszani: { $why }
legendary-label-sea = Tenger { $sea }
legendary-label-land = Föld { $land }
