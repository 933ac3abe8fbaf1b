### Cyclades: Legendás kiadás magyarul.

game-title = Cyclades: Legendás kiadás
game-about = A nagy kiadás: hősök, lények, játékoscsapatok, és minden alkalommal új, térképlapokból kirakott szigetvilág.

n-priestesses = { $number } papnőt
n-mercenaries = { $number } zsoldost

## Names

god-hera = Héra
    .acc = Hérát
    .dat = Hérának

creature-charon = Kharón
    .acc = Kharónt
creature-graeae = Graiák
    .acc = a Graiákat
creature-griffin = Griff
    .acc = a Griffet
creature-hydra = Hüdra
    .acc = a Hüdrát
creature-cerberus = Kerberosz
    .acc = Kerberoszt

hero-ajax = Aiasz
    .acc = Aiaszt
hero-hector = Hektór
    .acc = Hektórt
hero-helen = Heléna
    .acc = Helénát
hero-jason = Iaszón
    .acc = Iaszónt
hero-croesus = Krőzus
    .acc = Krőzust
hero-odysseus = Odüsszeusz
    .acc = Odüsszeuszt
hero-pandora = Pandóra
    .acc = Pandórát
hero-penthesilea = Pentheszileia
    .acc = Pentheszileiát
hero-perseus = Perszeusz
    .acc = Perszeuszt

building-academy = akadémia
    .acc = akadémiát
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
deed-roll = újradobás
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

reason-metropolises = a legtöbb metropolisz a ciklus végén
    .rule = L11.2
reason-gold = ugyanannyi metropolisz, az arany döntött
    .rule = L11.2
reason-shared = közös győzelem, az arany is egyenlő
    .rule = L11.2

## What is asked

question-claim = Melyik földet veszed birtokba?
question-moor = Hová kerüljön a flottád?
question-station = Hová kerüljön a csapat?
question-upkeep = Mely lényeket tartod meg?
question-figure_walk = Mozog a lény?
question-build_where = Hol építesz?
question-hero_where = Hová álljon a hős?
question-zeus_card = Kijátszod a lapot, amelyet Zeusz mutat?
question-how_many_mercenaries = Hány zsoldos indul?
question-which_heroes = Mely hősök tartanak velük?
question-slay_what = Kit pusztítson el Hektór?
question-reroll = Fizetsz az újradobásért?
question-escape = Visszavonul a csapat Perszeusz mellől?
question-spend_what = Melyik fajta épületet adod le?
question-bonus_troop = Hová kerüljön a bónuszba kapott csapat?
question-bonus_horn = Hová kerüljön a bónuszba kapott bőségszaru?
question-bonus_fleet = Hová kerüljön a bónuszba kapott flotta?
question-bless_land = Melyik föld kapja Apollón bőségszaruját?
question-bless_sea = Melyik tenger kapja Apollón bőségszaruját?
question-lure_where = Melyik földről követik a zsoldosok az Óriást?
question-settle_where = Hová kerüljön a zsoldos?
question-sphinx_which = A Szfinx melyik lapját játszod ki?
question-swap_first = Melyik tengert választja először a Szilf?
question-swap_second = Melyik tenger flottáival cseréli fel őket?
question-charon_own = Melyik hősödet adod Kharónnak?
question-charon_for = Melyik hőst hozza Kharón?
question-hunt = Mit pusztítson el a Hüdra?
question-push_from = Melyik tengerről űzöl el egy flottát?
question-exchange = Hány filozófust szerzel Hektórral?
question-imitate = Kinek az önfeláldozását használja Pandóra?
question-tile = Egy térképlap sorsolása
question-hero = Egy hős felfedése
question-glimpse = Zeusz megnézi a felső lapot
question-sphinx_draw = A Szfinx lapot húz
question-bonus = A metropolisz bónuszának felfedése

## Actions

action-offer = Áldozat: { $space }
action-claim = Birtokbavétel: { $land }
action-moor_at = Flotta ide: { $sea }
action-station_at = Csapat ide: { $land }
action-keep = Megtartás egy papnőért: { $creature }
action-release = Elengedés: { $creature }
action-walk_to = Mozgás ide: { $land }
action-stay = Helyben maradás
action-build = Építkezés itt: { $site } ({ $building })
action-plan = Építkezés: { $building }
action-forgo_building = Építkezés kihagyása
action-recruit_troop = Csapat toborzása: { $land }
action-recruit_mercenary = Zsoldos felfogadása: { $land }
action-recruit_priestess = Papnő toborzása
action-recruit_hero = Hős toborzása: { $hero }
action-look = A felső lény megnézése
action-march_from = Egységek mozgatása innen: { $land }
action-mobilise = Hős mozgatása: { $hero }
action-sacrifice = Önfeláldozás: { $hero }
action-post_hero_at = Hős ide: { $land }
action-play = Kijátszás: { $creature }
action-put_back = A lap visszatétele
action-troops = { $count } csapat
action-mercenaries = { $count } zsoldos
action-take = Velük tart: { $hero }
action-no_more = Senki más
action-march_to = Vonulás ide: { $land }
action-slay_troop = Egy csapat elpusztítása
action-slay_mercenary = Egy zsoldos elpusztítása
action-roll_again = Újradobás
action-keep_roll = A dobás megtartása
action-lose_mercenary = Egy zsoldos elvesztése
action-lose_hero = Hős elvesztése: { $hero }
action-perish = A csapat elesik
action-escape_to = Visszavonulás ide: { $land }
action-retreat_to = Visszavonulás ide: { $land }
action-spend = Leadás: { $building }
action-give_up = Épület leadása: { $site }
action-found_at = Metropolisz ide: { $site }
action-shelter_with = Metropolisz a hős lapjára: { $hero }
action-launch_at = Flotta ide: { $sea }
action-bless_land = Bőségszaru erre a földre: { $land }
action-bless_sea = Bőségszaru erre a tengerre: { $sea }
action-rob = Kirablás: { $faction }
action-kill_troop = Csapat elpusztítása: { $land }
action-kill_mercenary = Zsoldos elpusztítása: { $land }
action-sink_fleet = Flotta elsüllyesztése: { $sea }
action-rebuild = Épület átalakítása: { $site }
action-lure_from = Zsoldosok elcsábítása innen: { $land }
action-settle_at = Zsoldos ide: { $land }
action-fly_from = Repülés innen: { $land }
action-swap = Az itteni flották cseréje: { $sea }
action-trade = Odaadás: { $hero }
action-for = Cserébe: { $hero }
action-place_on_land = Figura erre a földre: { $land }
action-place_at_sea = Figura erre a tengerre: { $sea }
action-push_from = Flotta elűzése innen: { $sea }
action-exchange = { $pairs } filozófus
action-imitate = Önfeláldozás { $hero } módjára
action-tile = Térképlap: { $tile }
action-row = A következő isten: { $god }
action-present = Hős: { $hero }
action-marker = Sorrendben a következő: { $faction }
action-glimpse = Zeusz látja: { $creature }
action-draw = A Szfinx húzása: { $creature }
action-turn_up = Bónusz: { $bonus }

## What happens

event-tile_laid = Térképlap: { $tile }.
event-god_shown = Az istenek sorrendje: { $god }.
event-hero_shown = A hőskínálatban: { $hero }.
event-marker_placed = Sorrendben a következő: { $faction }.
event-land_claimed = { $faction } birtokba veszi: { $land }.
event-gold_moved-income = { $faction } bevétele: { n-gold }.
event-gold_moved-offering-loss = { $faction } az isteneknek { n-gold-object } fizet.
event-gold_moved-recruit-loss = { $faction } a toborzásért { n-gold-object } fizet.
event-gold_moved-summon-loss = { $faction } a lényért { n-gold-object } fizet.
event-gold_moved-look-loss = { $faction } Zeusz lapjáért { n-gold-object } fizet.
event-gold_moved-move-loss = { $faction } a mozgatásért { n-gold-object } fizet.
event-gold_moved-mobilisation-loss = { $faction } a hősmozgásért { n-gold-object } fizet.
event-gold_moved-apollo = { $faction } Apollóntól { n-gold-object } kap.
event-gold_moved-graeae = { $faction } a Graiák révén { n-gold-object } kap.
event-gold_moved-bonus = { $faction } a metropolisz bónuszaként { n-gold-object } kap.
event-gold_moved-sacrifice-loss = { $faction } az önfeláldozásért { n-gold-object } fizet.
event-gold_moved-reroll-loss = { $faction } az újradobásért { n-gold-object } fizet.
event-gold_moved-hero-loss = { $faction } a hősért { n-gold-object } fizet.
event-gold_moved-penalty-loss = { $faction } bírságként { n-gold-object } fizet.
event-griffin_took =
    { $gold ->
        [0] A Griff zsákmány nélkül tér vissza: { $victim } aranya ehhez kevés.
       *[other] A Griff { n-gold-object } rabol: { $victim } → { $faction }.
    }
event-griffin_took-hidden = A Griff elrabolja az arany felét: { $victim } → { $faction }.
event-offer_made =
    { $offer ->
        [0] { $faction } { $god-acc } választja.
       *[other] { $faction } { $god-dat } { $offer } aranyat áldoz.
    }
event-displaced = { $faction } áldozatát felüllicitálták ({ $god }).
event-found_out = { $faction } nem tudja kifizetni az áldozatát: mindenki újra áldoz.
event-turn_begun = { $god }: { $faction } következik.
event-turn_ended = { $faction } befejezi a körét.
event-fleet_recruited = { $faction } flottát helyez fel: { $sea }.
event-troop_recruited = { $faction } csapatot helyez fel: { $land }.
event-mercenary_recruited = { $faction } zsoldost fogad fel: { $land }.
event-hero_recruited = { $faction } { $hero-acc } toborozza ({ $land }).
event-priestess_gained = { $faction } kap { n-priestesses }.
event-priestess_gained-loss = { $faction } lead { n-priestesses }.
event-philosopher_gained = { $faction } kap { $number } filozófust.
event-philosopher_gained-loss =
    { $number ->
        [4] { $faction } lead { $number } filozófust.
       *[other] { $faction } elveszít { $number } filozófust.
    }
event-building_raised = { $faction } { $building-acc } épít ({ $site }).
event-building_removed = Lekerül: { $building } ({ $site }).
event-building_forgone = { $faction } nem épít.
event-cornucopia_added = Új bőségszaru: { $area }.
event-metropolis_built = { $faction } metropoliszt épít: { $site }! Bónusz: { $bonus }.
event-metropolis_sheltered = { $faction } metropoliszt tesz egy hős lapjára ({ $hero })! Bónusz: { $bonus }.
event-metropolis_missed = { $faction } nem kap metropoliszt, mert nincs hová tennie.
event-bonus_gained = { $faction } bónuszt kap: { $bonus }.
event-creature_summoned = { $faction } megidézi { $creature-acc }.
event-creature_played = { $faction } kijátssza { $creature-acc }.
event-creature_seen = { $faction } Zeusz révén megnézi a húzópakli felső lapját: { $creature }.
event-creature_seen-hidden = { $faction } Zeusz révén megnézi a húzópakli felső lapját.
event-card_drawn = { $faction } lapot húz a Szfinxszel: { $creature }.
event-card_drawn-hidden = { $faction } titokban lapot húz a Szfinxszel.
event-figure_placed = Érkezik: { $creature } ({ $area }).
event-figure_kept = { $faction } megtartja { $creature-acc }.
event-fleets_sailed = { $faction } átmozgat { n-fleets }: { $sea } → { $sea_to }.
event-fleets_swapped = A Szilf felcseréli a két tenger flottáit: { $sea } ↔ { $sea_to }.
event-units_marched = { $faction } átmozgat { $number } egységet: { $land } → { $land_to }.
event-fleets_lost = { $faction } elveszít { n-fleets } ({ $sea }).
event-troop_lost = { $faction } elveszít egy csapatot ({ $land }).
event-mercenaries_lost = { $faction } elveszít { n-mercenaries } ({ $land }).
event-mercenaries_turned = { $faction } átvesz { n-mercenaries } ({ $land }).
event-hero_lost = { $faction } elveszíti { $hero-acc }.
event-hero_sacrificed = { $faction } feláldozza { $hero-acc }.
event-heroes_traded = { $faction } odaadja Kharónnak { $hero-acc }, és megkapja { $hero_for-acc }.
event-land_taken = { $faction } elfoglalja: { $land }.
event-land_battle = Szárazföldi csata ({ $land }): { $attacker } támad, { $defender } védekezik.
event-rolled = { $faction } dobása: { $pips }, összesen { $total }.
event-escaped = { $faction } egyik csapata Perszeusz mellől visszavonul ide: { $land }.
event-retreated = { $faction } visszavonul ide: { $land }.
event-withdrew = { $faction } visszavonul ide: { $sea }.
event-faction_fallen = { $faction } elveszíti utolsó földjét, és kiesik.
needed-claim = Földet csak a felhelyezéskor vehetsz birtokba.
needed-moor = Így flottát csak föld birtokbavételekor tehetsz le.
needed-station = Így csapatot csak felhelyezéskor vagy metropolisz bónuszaként tehetsz le.
needed-upkeep = Lényt csak a fenntartáskor tarthatsz meg vagy engedhetsz el.
needed-walk = A lény akkor mozoghat, ha a fenntartását már kifizetted.
needed-post = Hőst akkor tehetsz le, amikor toborzod.
needed-play = Csak olyan lapot játszhatsz ki, amelyet Zeusz, a Szfinx vagy a Kiméra kínál.
needed-put_back = Csak azt a lapot teheted vissza, amelyet Zeusz mutatott.
needed-mercenaries = Hogy hány zsoldos vonul, azt az indulásukkor döntöd el.
needed-heroes = Hogy mely hősök tartanak velük, azt az egységek indulásakor döntöd el.
needed-slay = Hektór csak olyan csata előtt pusztít, amelyben védekezik.
needed-reroll = Krőzussal csak közvetlenül a dobás után fizethetsz újradobásért.
needed-escape = Csak a Perszeusz mellett elvesztett csapat vonulhat így vissza.
needed-launch = Így flottát csak metropolisz bónuszaként tehetsz le.
needed-blessing = Bőségszarut csak Apollónnal vagy metropolisz bónuszaként tehetsz le.
needed-victim = Egységet akkor pusztíthatsz el, amikor a Hárpia vagy a Hüdra lecsap.
needed-giant = Zsoldosokat akkor csábíthatsz el, amikor megidézed az Óriást.
needed-swap = Flottákat akkor cserélhetsz fel, amikor megidézed a Szilfet.
needed-charon = Hősöket akkor cserélhetsz, amikor megidézed Kharónt.
needed-exchange = Papnőket akkor válthatsz filozófusra, amikor feláldozod Hektórt.
needed-imitate = Pandóra akkor utánoz egy hőst, amikor feláldozod.
refusal-enemy_fleets = { $faction } flottái vannak ott: { $place }.

## Why something is not possible

refusal-offer_unpayable =
    { $others ->
        [0] { $offer } túl sok ({ $god }): { $gold } aranyad van, a papnők kedvezménye { $priestesses }, tehát legfeljebb { $most } lehet.
       *[other] { $offer } túl sok ({ $god }): { $gold } aranyad van, a papnők kedvezménye { $priestesses }, a társad áldozata { $others }, tehát legfeljebb { $most } lehet.
    }
refusal-apollo_taken = Apollónnál csak egy hely van, elfoglalta: { $faction }.
refusal-land_taken = Ez már foglalt: { $place } ({ $faction }).
refusal-no_mooring = Mellette nincs üres tenger: { $place }.
refusal-same_island = { $place }: ez az első földed szigetén van, válassz másik szigetet.
refusal-partner_island = Ezen a szigeten már ott van a társad: { $place }.
refusal-duty_first =
    { $duty ->
        [building] Előbb építened kell.
       *[recruit] Előbb az ingyenes toborzást végezd el.
    }
refusal-has_built = Ebben a körben már építettél.
refusal-must_build = Van üres építési helyed, tehát építened kell.
refusal-plan_first = Előbb válaszd ki, mit építesz Hérával.
refusal-has_building = Hérával csak olyan fajtájú épületet építhetsz, amilyened még nincs; ilyened már van: { $building }.
refusal-metropolis_there = Metropolisz helyére nem lehet építeni: { $place }.
refusal-site_taken = Ez a hely foglalt: { $place } ({ $building }). Amíg van üres építési helyed, oda kell építened.
refusal-not_your_land = Ez nem a tiéd: { $place } (gazdája: { $faction }).
refusal-no_units = Nincs ott egységed: { $place }.
refusal-no_way = Innen nincs hová menni: { $place }.
refusal-nobody_goes = Legalább egy egységnek mennie kell.
refusal-not_accessible = Nem szomszédos, és flották lánca sem vezet oda: { $place }.
refusal-last_land = Ez { $faction } utolsó földje: { $place }. Csak akkor foglalhatod el, ha azzal megnyered a játékot.
refusal-partner_land = Ez a társadé, ott nem állhatsz meg: { $place }.
refusal-partner_sea = Ott a társad flottái vannak ({ $place }), és { $gold } arany nem elég a továbbhajózáshoz.
refusal-looked = Zeusz ebben a körben már megmutatta neked a felső lapot.
refusal-one_hero = Egy körben csak egy hőst toborozhatsz.
refusal-not_seen = Zeusz nem ezt a lapot mutatta meg: { $creature }.
refusal-no_effect = Most nem lenne hatása, ezért ez a lap visszakerül: { $creature }.
refusal-ares_marches = Arész körében nincs hősmozgás: { $hero } szárazföldi mozgással halad.
refusal-not_your_hero = { $hero } nem téged szolgál (gazdája: { $faction }).
refusal-fresh_hero = Ez a hős ebben a ciklusban érkezett, még nem áldozható fel: { $hero }.
refusal-no_room = Nincs helyed új metropolisznak: már minden építési helyeden ({ $sites }) metropolisz áll.
refusal-no_sacrifice-ajax = Aiasz önfeláldozásához 7 föld kell; ennyid van: { $lands }.
refusal-no_sacrifice-hector = Hektór önfeláldozásához 2 papnő kell; ennyid van: { $priestesses }.
refusal-no_sacrifice-helen = Heléna önfeláldozásához 2 különböző fajtából két-két alapépület kell; ilyen párjaid száma most { $pairs }.
refusal-no_sacrifice-jason = Iaszón önfeláldozásához mind a 8 flottádnak a táblán kell lennie; most { $fleets } van ott.
refusal-no_sacrifice-croesus = Krőzus önfeláldozásához 15 arany kell; ennyid van: { $gold }.
refusal-no_sacrifice-odysseus = Odüsszeusz önfeláldozásához 3 azonos fajtájú alapépület kell; neked egy fajtából legfeljebb { $most } van.
refusal-no_sacrifice-pandora =
    { $heroes ->
        [0] Pandóra a kínálat egyik hősének önfeláldozását használja, de a kínálat most üres.
       *[other] Pandóra a kínálat egyik hősének önfeláldozását használja, de egyik feltétel sem teljesül.
    }
refusal-no_sacrifice-penthesilea = Pentheszileia csak akkor áldozható fel, amikor metropoliszt építesz.
refusal-no_sacrifice-perseus = Perszeusszal repülhetnek az egységek, de rajta kívül egyetlen egységed sem hagyhatja el a földjét.
refusal-no_such_faction = Ebben a játékban csak { $number } frakció van.
refusal-nothing_to_rob = { $faction }: nincs mit elvenni tőle ({ $what }).
refusal-figure_there = { $place }: ott már van egy lény ({ $creature }), és egy területen soha nincs kettő.
refusal-sea_taken = Ott már más flottája áll: { $place } ({ $faction }). Az első flottáknak üres tenger kell.
refusal-free_land = Ez senkié: { $place }. A te földjeid: { $lands }.
refusal-sea_not_held = Nincs ott flottád: { $place }. Itt vannak: { $seas }.
refusal-no_fleets = Nincsenek ott flották: { $place }.
refusal-fleets_of_another = { $faction } flottái vannak ott: { $place }.
refusal-not_standing = Ez a lény nincs a táblán: { $creature }.
refusal-not_your_creature = Ez a lény nem a tiéd: { $creature } (gazdája: { $faction }).
refusal-upkeep_settled = Erről a lényről már döntöttél: { $creature }.
refusal-needs_sea = { $place }: ez szárazföld, ide nem kerülhet tengeri lény ({ $creature }).
refusal-needs_land = { $place }: ez tenger, ide nem kerülhet szárazföldi lény ({ $creature }).
refusal-medusa_bars = { $place }: { $faction } Medúzája senkit sem enged se be, se ki.
refusal-no_basic_building = { $place }: ott metropolisz van, az pedig nem alapépület.
refusal-too_many = { $place }: ott csak { $units } van ({ $what }).
refusal-hero_goes = { $hero } már velük tart.
refusal-hero_elsewhere = { $hero } máshol van ({ $place }), az egységek innen indulnak: { $origin }.
refusal-partner_way = Ez a társadé: { $place }. Ott nem állhatsz meg, és { $gold } arany nem elég a továbbhaladáshoz.
refusal-no_way_on = { $place }: innen csak a társad területein át vezet út, ahhoz pedig { $gold } arany nem elég.
refusal-no_card_left = Sem a húzópakliban, sem a dobópakliban nincs több lény.
refusal-not_drawn = A Szfinx nem húzta ezt a lapot: { $creature }.
refusal-not_discarded = Nincs a dobópakliban: { $creature }.
refusal-no_token = Már minden metropolisz felépült ({ $number }).
refusal-fallen = { $faction } már kiesett a játékból.
refusal-same_purse = { $faction } veled közös kasszából játszik.
refusal-name_the_first = { $faction } és { $victim } közös kasszából játszik. Közülük { $victim } választható.
refusal-own_faction = { $faction } is a te frakciód, magadat pedig nem rabolhatod meg.
refusal-partner_spared = { $faction } a társad, és ennél az asztalnál a társak nem rabolhatók meg.
refusal-none_there = Ott nincs ilyen: { $place } ({ $what }).
refusal-not_fighting = { $hero } nem harcol ott érted: { $place }.
refusal-none_fighting = Ott nem harcol érted ilyen: { $place } ({ $what }).
refusal-battle_at_sea = A csata a tengeren folyik ({ $place }): a flották egy másik tengerre vonulnak vissza.
refusal-battle_on_land = A csata szárazföldön folyik ({ $place }): az egységek egy másik földre vonulnak vissza.
refusal-held_by_another = Ez másé: { $place } ({ $faction }). Csak saját vagy szabad földre vonulhatsz vissza.
refusal-named_already = Ezt a fajtát már megnevezted: { $building }.
refusal-too_few_buildings = { $needed } kell, de csak { $there } van: { $building }.
refusal-no_building_there = Nincs ott épület: { $place }.
refusal-other_type = { $place }: itt { $building } áll. Most ezt kell leadnod: { $wanted }.
refusal-no_other_type = A készletben nincs más fajta épület ide: { $place }.
refusal-same_type = Ez már most is { $building }.
refusal-cannot_shelter = { $hero } nem őrizhet metropoliszt; erre csak Pentheszileia képes.
refusal-not_your_turn = Csak a saját körödben áldozható fel, és nem Apollónnál: { $hero }.
refusal-not_in_her_place = { $hero } ezt csak akkor teheti, ha Pentheszileia a kínálatban van.
refusal-own_mercenaries = Az ottani zsoldosok a tieid: { $place }.
refusal-partners_mercenaries = Az ottani zsoldosok a társadéi: { $place }.
refusal-same_sea = Ezt a tengert már kiválasztottad: { $place }. Válassz másikat.
refusal-nothing_to_swap = A Szilf ott nem talál flottát: { $place }.
refusal-too_few_priestesses = { $philosophers } filozófushoz { $due } papnő kell; ennyid van: { $priestesses }.
refusal-too_few_philosophers = Csak { $philosophers } filozófus maradt a készletben (összesen { $supply } van).
refusal-hero_not_on_map =
    { $where ->
        [track] { $hero } a kínálatban van, és senkit sem szolgál.
        [deck] { $hero } még nem került a kínálatba.
       *[gone] { $hero } már kikerült a játékból.
    }
refusal-map_no_side = A térképkód a térképlapok oldala szerint f: vagy b: jellel kezdődik, például { $example }.
refusal-map_no_tile = „{ $word }” nem térképlap: egy betű (a–{ $last }) kell, majd az elforgatás (0–{ $turns }).
refusal-map_other_number =
    { $wanted ->
        [one] A térképhez { $wanted } térképlap kell, most { $found } van.
       *[other] A térképhez { $wanted } térképlap kell, most { $found } van.
    }
refusal-map_twice = { $tile } kétszer szerepel; ebből a térképlapból csak egy van.
refusal-map_in_pieces = A térképlapok nem függenek össze.

## What a thing costs

payment-saved-priestesses = A papnők kedvezménye: { n-gold }

## Options

option-teams = Csapatjáték
    .about = Négyen: mindenki egyedül játszik, vagy két játékoscsapat van, az 1. és a 3. hely a 2. és a 4. ellen. Hatan mindig három játékoscsapatban: 1. és 4., 2. és 5., 3. és 6.
option-teams-no = mindenki egyedül
option-teams-yes = két játékoscsapat
option-target = Metropolisz a győzelemhez
    .about = Három: a szokásos játék. Négy: hosszú játék játékoscsapatoknak.
option-target-3 = három
option-target-4 = négy
option-side = A térképlapok oldala
    .about = Melyik oldalukkal felfelé feküdjenek a térképlapok.
option-side-front = előlap
option-side-back = hátlap
option-map = Térkép
    .about = Véletlenszerűen kirakott térképlapok, a gyors előkészület térképe, ugyanaz kezdőföldekkel, vagy egy kóddal megadott térkép.
option-map-random = véletlenszerű
option-map-quick = gyors előkészület
option-map-prepared = gyors előkészület kezdőföldekkel
option-metropolis_without_site = Metropolisz hely nélkül
    .about = Ha nincs hely a metropolisznak. Várnak: a négy filozófus megmarad. Elvesznek: a filozófusokat le kell adni.
option-metropolis_without_site-postponed = várnak
option-metropolis_without_site-lost = elvesznek
option-hydra_horn = A Hüdra bőségszaruja
    .about = Csak pusztítás után: a Hüdra csak akkor tesz le bőségszarut, ha elpusztított valamit. Mindig: minden alkalommal.
option-hydra_horn-after_kill = csak pusztítás után
option-hydra_horn-always = mindig
option-mobilisation_heroes = Hősök egy hősmozgásban
    .about = Egy: egy hősmozgásban egy hős megy. Több: többen is mehetnek együtt.
option-mobilisation_heroes-one = egy
option-mobilisation_heroes-many = több
option-steal_from_partner = Rablás a társtól
    .about = Szabad: a Driád és a Szatír a társtól is elvehet. Nem szabad: csak másoktól.
option-steal_from_partner-yes = szabad
option-steal_from_partner-no = nem szabad
option-trust = Áldozat bizalmi alapon
    .about = Azonnal ellenőrizve: csak annyit áldozhatsz, amennyit ki tudsz fizetni. Bizalmi alapon: senki sem ellenőrzi; aki nem tud fizetni, bírságot kap, és mindenki újra áldoz.
option-trust-no = azonnal ellenőrizve
option-trust-yes = bizalmi alapon
option-chains_on_own_island = Flottalánc a saját sziget mentén
    .about = Csak más szigetekre: a flották lánca csak másik szigetre vezet. A saját sziget mentén is: ugyanannak a szigetnek egy másik földjére is.
option-chains_on_own_island-no = csak más szigetekre
option-chains_on_own_island-yes = a saját sziget mentén is
option-extra_fleets = További flották
    .about = Saját föld mellé: minden új flotta saját föld mellé kerül. Saját flottákhoz is: a fizetett flották bárhol csatlakozhatnak a flottáidhoz.
option-extra_fleets-beside_lands = saját föld mellé
option-extra_fleets-own_seas = saját flottákhoz is
option-minotaur_retreat = Visszavonulás a Minotaurusz mellől
    .about = Senki: arról az oldalról, amelyen a Minotaurusz harcol, senki sem vonulhat vissza. Rajta kívül mindenki: a többiek visszavonulhatnak, ő tovább harcol.
option-minotaur_retreat-nobody = senki
option-minotaur_retreat-others = rajta kívül mindenki
option-giant_target = Kitől vigyen el zsoldosokat az Óriás
    .about = Ellenféltől: az Óriás egy ellenfél földjéről viszi el a zsoldosokat. Bárkitől: bármely földről, a tiédről és a társadéról is.
option-giant_target-opponents = ellenféltől
option-giant_target-anybody = bárkitől
option-partners_token = A társ egység nélküli földje
    .about = Csak áthaladás: az egységek nem állhatnak meg rajta. Elfoglalható: úgy, mint bármely föld, amelyen csak területjelző van.
option-partners_token-stays = csak áthaladás
option-partners_token-falls = elfoglalható
option-last_land = Az utolsó föld elfoglalása
    .about = A cél eléréséért: egy frakció utolsó földjét csak az foglalhatja el, aki ezzel eléri a célt. Bármely metropoliszért: az is, aki a célt már elérte, újabb metropoliszért.
option-last_land-to_reach_target = a cél eléréséért
option-last_land-for_any_gain = bármely metropoliszért

## The table

legendary-priestesses = Papnők
legendary-hero-track = Hősök a kínálatban
legendary-cornucopias = Bőségszaruk: { $number }
legendary-team = Játékoscsapat: { $names }
legendary-combat = Harcban
legendary-sacrifice = Önfeláldozás

## Goals of challenges

goal-hold-lands = Legyen egyszerre { $number } földed!
goal-hold-heroes = Legyen egyszerre { $number } hősöd a táblán!
goal-avoid-hero_recruited = Ne toborozz hőst!
goal-avoid-turn_begun-ares = Egyetlen kört se játssz Arésszal!
