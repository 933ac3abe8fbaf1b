### Cyclades: Legendární edice česky.

game-title = Cyclades: Legendární edice
game-about = Bohové, tvorové a hrdinové ve vlastním souostroví. Vítězí tři metropole.

n-troops =
    { $count ->
        [one] { $count } voják
        [few] { $count } vojáci
       *[other] { $count } vojáků
    }
n-units =
    { $number ->
        [one] { $number } jednotku
        [few] { $number } jednotky
       *[other] { $number } jednotek
    }
n-mercenaries =
    { $number ->
        [one] { $number } námezdního vojáka
        [few] { $number } námezdní vojáky
       *[other] { $number } námezdních vojáků
    }
n-priestesses =
    { $number ->
        [one] { $number } kněžku
        [few] { $number } kněžky
       *[other] { $number } kněžek
    }
n-philosophers =
    { $number ->
        [one] { $number } filozofa
        [few] { $number } filozofy
       *[other] { $number } filozofů
    }

## Names

god-hera = Héra

creature-charon = Charón
creature-graeae = Graie
creature-griffin = Gryf
creature-hydra = Hydra
creature-cerberus = Kerberos

hero-ajax = Ajax
hero-hector = Hektór
hero-helen = Helena
hero-jason = Jáson
hero-croesus = Kroisos
hero-odysseus = Odysseus
hero-pandora = Pandóra
hero-penthesilea = Penthesilea
hero-perseus = Perseus

building-academy = akademie
unit-mercenary = námezdní voják
unit-priestess = kněžka

bonus-two_troops = dva vojáci
bonus-cornucopia = roh hojnosti
bonus-priestess = kněžka
bonus-three_gold = tři zlaťáky
bonus-two_fleets = dvě lodě

deed-hero = hrdina
deed-mobilisation = pohyb hrdiny
deed-move = pohyb
deed-roll = nový hod
deed-sacrifice = sebeobětování

tile-andros = Andros
tile-delos = Délos
tile-ios = Ios
tile-kea = Kea
tile-melos = Mélos
tile-mykonos = Mykonos
tile-naxos = Naxos
tile-paros = Paros
tile-syros = Syros
tile-thera = Théra

phase-deployment = Rozmisťování
phase-start = Zahájení epochy
phase-upkeep = Udržení tvorů

## What is asked

question-claim = Kterou oblast pevniny obsadíte?
question-moor = Kam přijde vaše loď?
question-station = Kam přijde voják?
question-upkeep = Které tvory udržíte?
question-figure_walk = Pohne se tvor?
question-build_where = Kde budete stavět?
question-hero_where = Kam přijde hrdina?
question-zeus_card = Zahrajete kartu, kterou vám ukazuje Zeus?
question-how_many_mercenaries = Kolik námezdních vojáků půjde?
question-which_heroes = Kteří hrdinové půjdou?
question-slay_what = Koho Hektór zabije?
question-reroll = Zaplatit za nový hod?
question-escape = Ustoupí voják díky Perseovi?
question-spend_what = Který druh budov odevzdáte?
question-bonus_troop = Kam přijde voják z bonusu?
question-bonus_horn = Kam přijde roh hojnosti z bonusu?
question-bonus_fleet = Kam přijde loď z bonusu?
question-bless_land = Která pevnina dostane Apollónův roh hojnosti?
question-bless_sea = Které moře dostane Apollónův roh hojnosti?
question-lure_where = Čí námezdní vojáci půjdou s Obrem?
question-settle_where = Kam půjde námezdní voják?
question-sphinx_which = Kterou kartu od Sfingy zahrajete?
question-swap_first = Které moře vybere Sylfa jako první?
question-swap_second = S kterým mořem lodě vymění?
question-charon_own = Kterého hrdinu dáte Charónovi?
question-charon_for = Kterého hrdinu Charón přiveze?
question-hunt = Vyberte oběť Hydry
question-push_from = Odkud Polyfémos zažene loď?
question-exchange = Kolik filozofů Hektór přivede?
question-imitate = Čí sebeobětování Pandóra použije?
question-tile = Losuje se deska souostroví
question-hero = Odkrývá se hrdina
question-glimpse = Zeus se dívá na vrchní kartu
question-sphinx_draw = Sfinga bere kartu
question-bonus = Odkrývá se bonus metropole

## Actions

action-offer = Nabídnout { $space }
action-claim = Obsadit { $land }
action-moor_at = Loď do { $sea }
action-station_at = Voják do { $land }
action-keep = Udržet tvora za kněžku: { $creature }
action-release = Nechat odejít tvora: { $creature }
action-walk_to = Přejít do { $land }
action-stay = Zůstat na místě
action-build = Stavět na { $site }: { $building }
action-plan = Stavět: { $building }
action-forgo_building = Nestavět
action-recruit_troop = Naverbovat vojáka: { $land }
action-recruit_mercenary = Najmout námezdního vojáka: { $land }
action-recruit_priestess = Vzít si kněžku
action-recruit_hero = Naverbovat hrdinu: { $hero }
action-look = Podívat se na vrchního tvora
action-march_from = Vyrazit s jednotkami z { $land }
action-mobilise = Pohnout hrdinou: { $hero }
action-sacrifice = Sebeobětování: { $hero }
action-post_hero_at = Hrdina do { $land }
action-play = Zahrát tvora: { $creature }
action-put_back = Vrátit kartu
action-troops = { n-troops }
action-mercenaries =
    { $count ->
        [one] { $count } námezdní voják
        [few] { $count } námezdní vojáci
       *[other] { $count } námezdních vojáků
    }
action-take = Jde také { $hero }
action-no_more = Nikdo další
action-march_to = Do { $land }
action-slay_troop = Zabít vojáka
action-slay_mercenary = Zabít námezdního vojáka
action-roll_again = Hodit znovu
action-keep_roll = Nechat hod
action-lose_mercenary = Ztratit námezdního vojáka
action-lose_hero = Ztratit hrdinu: { $hero }
action-perish = Nechat padnout
action-escape_to = Zachránit se do { $land }
action-retreat_to = Ustoupit do { $land }
action-spend = Odevzdat: { $building }
action-give_up = Obětovat budovu na { $site }
action-found_at = Metropole na { $site }
action-shelter_with = Metropole na kartu hrdiny: { $hero }
action-launch_at = Loď z bonusu do { $sea }
action-bless_land = Roh hojnosti na pevninu { $land }
action-bless_sea = Roh hojnosti na moře { $sea }
action-rob = Okrást: { $faction }
action-kill_troop = Zničit vojáka: { $land }
action-kill_mercenary = Zničit námezdního vojáka: { $land }
action-sink_fleet = Potopit loď: { $sea }
action-rebuild = Přestavět budovu na { $site }
action-lure_from = Námezdní vojáci z { $land }
action-settle_at = Námezdní voják do { $land }
action-fly_from = Letět z { $land }
action-swap = Lodě v { $sea }
action-trade = Dát hrdinu: { $hero }
action-for = Vzít hrdinu: { $hero }
action-place_on_land = Figurka do { $land }
action-place_at_sea = Figurka na moře { $sea }
action-push_from = Zahnat loď z { $sea }
action-exchange =
    { $pairs ->
        [one] { $pairs } filozof
        [few] { $pairs } filozofové
       *[other] { $pairs } filozofů
    }
action-imitate = Obětovat se jako { $hero }
action-tile = Deska: { $tile }
action-row = Další bůh: { $god }
action-present = Hrdina: { $hero }
action-marker = Další v pořadí: { $faction }
action-glimpse = Zeus vidí tvora: { $creature }
action-draw = Sfinga bere tvora: { $creature }
action-turn_up = Bonus metropole: { $bonus }

## What happens

event-tile_laid = Deska souostroví: { $tile }.
event-god_shown = Další bůh: { $god }.
event-hero_shown = V nabídce hrdinů: { $hero }.
event-marker_placed = Další v pořadí: { $faction }.
event-land_claimed = { $faction } obsazuje { $land }.
event-gold_moved-income = { $faction } má příjem { n-gold }.
event-gold_moved-offering-loss = { $faction } platí bohům { n-gold }.
event-gold_moved-recruit-loss = { $faction } platí za verbování { n-gold }.
event-gold_moved-summon-loss = { $faction } platí za tvora { n-gold }.
event-gold_moved-look-loss = { $faction } platí za Diovu kartu { n-gold }.
event-gold_moved-move-loss = { $faction } platí za pohyb { n-gold }.
event-gold_moved-mobilisation-loss = { $faction } platí za pohyb hrdiny { n-gold }.
event-gold_moved-apollo = { $faction } dostává od Apollóna { n-gold }.
event-gold_moved-graeae = { $faction } dostává díky Graiím { n-gold }.
event-gold_moved-bonus = { $faction } dostává z metropole { n-gold }.
event-gold_moved-sacrifice-loss = { $faction } platí za sebeobětování { n-gold }.
event-gold_moved-reroll-loss = { $faction } platí za nový hod { n-gold }.
event-gold_moved-hero-loss = { $faction } platí za hrdinu { n-gold }.
event-gold_moved-penalty-loss = { $faction } platí pokutu { n-gold }.
event-griffin_took = { $victim } přichází o { n-gold }: Gryf je přináší hráči { $faction }.
event-griffin_took-hidden = { $victim } přichází o polovinu zlaťáků: Gryf je přináší hráči { $faction }.
event-offer_made =
    { $offer ->
        [0] { $faction } volí boha: { $god }.
       *[other] { $faction } nabízí { $offer }, bůh { $god }.
    }
event-displaced = { $faction }: dar překonán, bůh { $god }.
event-found_out = { $faction } nemůže dar zaplatit: všichni nabízejí znovu.
event-turn_begun = { $faction } je na tahu, bůh { $god }.
event-turn_ended = { $faction } končí tah.
event-fleet_recruited = { $faction } najímá loď: { $sea }.
event-troop_recruited = { $faction } verbuje vojáka: { $land }.
event-mercenary_recruited = { $faction } najímá námezdního vojáka: { $land }.
event-hero_recruited = { $faction } verbuje hrdinu: { $hero }, { $land }.
event-priestess_gained = { $faction } získává { n-priestesses }.
event-priestess_gained-loss = { $faction } odevzdává { n-priestesses }.
event-philosopher_gained = { $faction } získává { n-philosophers }.
event-philosopher_gained-loss = { $faction } odevzdává { n-philosophers }.
event-building_raised = { $faction } staví na { $site }: { $building }.
event-building_removed = Z { $site } mizí: { $building }.
event-building_forgone = { $faction } nestaví.
event-cornucopia_added = Přibývá roh hojnosti: { $area }.
event-metropolis_built = { $faction } staví na { $site } metropoli! Bonus: { $bonus }.
event-metropolis_sheltered = { $faction } ukládá metropoli na kartu hrdiny ({ $hero })! Bonus: { $bonus }.
event-metropolis_missed = { $faction } nemá pro metropoli místo.
event-bonus_gained = { $faction } získává bonus: { $bonus }.
event-creature_summoned = { $faction } uplácí tvora: { $creature }.
event-creature_played = { $faction } hraje tvora: { $creature }.
event-creature_seen = Zeus ukazuje hráči { $faction } tvora: { $creature }.
event-creature_seen-hidden = Zeus ukazuje hráči { $faction } vrchní kartu balíčku.
event-card_drawn = Sfinga ukazuje hráči { $faction } tvora: { $creature }.
event-card_drawn-hidden = Sfinga ukazuje hráči { $faction } kartu.
event-figure_placed = { $creature } přichází: { $area }.
event-figure_kept = { $faction } udržuje tvora: { $creature }.
event-fleets_sailed = { $faction } přesouvá { n-fleets } z { $sea } do { $sea_to }.
event-fleets_swapped = Sylfa vyměňuje lodě: { $sea } a { $sea_to }.
event-units_marched = { $faction } přesouvá { n-units } z { $land } do { $land_to }.
event-fleets_lost = { $faction } ztrácí { n-fleets }: { $sea }.
event-troop_lost = { $faction } ztrácí vojáka: { $land }.
event-mercenaries_lost = { $faction } ztrácí { n-mercenaries }: { $land }.
event-mercenaries_turned = { $faction } přebírá { n-mercenaries }: { $land }.
event-hero_lost = { $faction } ztrácí hrdinu: { $hero }.
event-hero_sacrificed = { $faction }: hrdina { $hero } se obětuje.
event-heroes_traded = { $faction } dává Charónovi hrdinu ({ $hero }) a získává jiného ({ $hero_for }).
event-land_taken = { $faction } získává { $land }.
event-land_battle = Pozemní bitva ({ $land }): útočí { $attacker }, brání se { $defender }.
event-rolled = { $faction } hází { $pips }, celkem { $total }.
event-escaped = { $faction }: voják díky Perseovi ustupuje do { $land }.
event-retreated = { $faction } ustupuje do { $land }.
event-withdrew = { $faction } ustupuje na moře { $sea }.
event-faction_fallen = { $faction } přichází o poslední oblast pevniny a končí ve hře.

## Why something is not possible

refusal-offer_unpayable =
    { $others ->
        [0] Dar { $offer } ({ $god }) nezaplatíte: zlaťáků máte { $gold }, kněžky ušetří { $priestesses }, takže nejvýše { $most }.
       *[other] Dar { $offer } ({ $god }) nezaplatíte: zlaťáků máte { $gold }, kněžky ušetří { $priestesses }, partnerův dar stojí { $others }, takže nejvýše { $most }.
    }
refusal-apollo_taken = Apollón má jediné místo a to je obsazené.
refusal-land_taken = { $place } je obsazeno.
refusal-no_mooring = Vedle { $place } není prázdné moře.
refusal-same_island = { $place } leží na ostrově vaší první oblasti.
refusal-partner_island = Na ostrově s { $place } je už partner.
refusal-duty_first =
    { $duty ->
        [building] Nejdřív přijde na řadu stavba.
       *[recruit] Nejdřív přijde na řadu verbování zdarma.
    }
refusal-has_built = V tomto tahu už jste stavěli.
refusal-must_build = Máte prázdné staveniště, stavět musíte.
refusal-plan_first = Nejdřív vyberte, co Héra postaví.
refusal-no_building = Teď se stavět nedá.
refusal-has_building = Héra staví jen druh, který nemáte a který je v zásobě.
refusal-metropolis_there = Metropole se nikdy nenahrazuje: { $place }.
refusal-site_taken = { $place } je obsazeno ({ $building }) a máte prázdné staveniště.
refusal-not_your_land = { $place } není vaše.
refusal-no_units = { $place }: nemáte tam žádné jednotky.
refusal-no_way = Z { $place } není kam jít.
refusal-nobody_goes = Někdo jít musí.
refusal-same_land = Jednotky už tam jsou: { $place }.
refusal-not_accessible = { $place } nesousedí a nevede tam řetěz lodí.
refusal-last_land = { $place } je poslední pevnina hráče { $faction }; dobýt ji lze jen pro vítězství ve hře.
refusal-partner_land = { $place } patří partnerovi, skončit tam nemůžete.
refusal-partner_sea = { $place }: jsou tam lodě partnera a další cestu nezaplatíte.
refusal-looked = Zeus ukazuje vrchní kartu jen jednou za epochu.
refusal-one_hero = V jednom tahu lze naverbovat jednoho hrdinu.
refusal-not_seen = To není karta, kterou jste viděli.
refusal-no_effect = Tvor { $creature } by teď nic nezpůsobil, karta se vrací.
refusal-ares_marches = S Arem chodí hrdinové společně s vojáky.
refusal-not_your_hero = { $hero } pro vás na mapě nestojí.
refusal-fresh_hero = Hrdina { $hero } je tu teprve od této epochy, obětovat se ještě nemůže.
refusal-no_room = Pro metropoli nemáte místo.
refusal-no_shelter = { $hero } teď metropoli převzít nemůže.
refusal-no_sacrifice-ajax = Ajax chce sedm oblastí pevniny; máte { $lands }.
refusal-no_sacrifice-hector = Hektór chce dvě kněžky; máte { $priestesses }.
refusal-no_sacrifice-helen = Helena chce dvě dvojice budov různého druhu.
refusal-no_sacrifice-jason = Jáson chce na mapě všech osm lodí; máte { $fleets }.
refusal-no_sacrifice-croesus = Kroisos chce 15 zlaťáků; máte { $gold }.
refusal-no_sacrifice-odysseus = Odysseus chce tři budovy jednoho druhu.
refusal-no_sacrifice-pandora = Žádný hrdina v nabídce nemá sebeobětování, které by Pandóra teď mohla použít.
refusal-no_sacrifice-penthesilea = Penthesilea se obětuje, když stavíte metropoli.
refusal-no_sacrifice-perseus = Nikdo by nemohl letět.
refusal-no_such_faction = Tam nikdo nehraje.
refusal-nothing_to_rob = { $faction } nemá, co byste vzali: { $what }.
refusal-same_team = Gryf okrádá jiný tým, určený jeho první frakcí.
refusal-figure_there = { $place }: je tam jiný tvor.
refusal-wrong_area = { $creature } tam přijít nemůže: { $place }.
refusal-map_no_side = Kód mapy začíná f: nebo b: podle strany desek, například { $example }.
refusal-map_no_tile = „{ $word }“ není deska: písmeno od a do { $last }, pak otočení od 0 do { $turns }.
refusal-map_other_number =
    { $wanted ->
        [one] Mapa potřebuje { $wanted } desku, má { $found }.
        [few] Mapa potřebuje { $wanted } desky, má { $found }.
       *[other] Mapa potřebuje { $wanted } desek, má { $found }.
    }
refusal-map_twice = { $tile } tam leží dvakrát; taková deska je jen jedna.
refusal-map_in_pieces = Desky na sebe nenavazují.

## What a thing costs

payment-saved-priestesses = Ušetří kněžky: { n-gold }

## Options

option-teams = Týmy
    .about = Čtyři hrají každý sám, nebo ve dvou týmech. Šest vždy ve třech týmech.
option-teams-no = každý sám
option-teams-yes = dva týmy
option-target = Metropole k vítězství
    .about = Tři ukončí hru; čtyři znamenají dlouhou týmovou hru.
option-target-3 = tři
option-target-4 = čtyři
option-side = Strana desek
    .about = Kterou stranou desek se skládá mapa.
option-side-front = přední
option-side-back = zadní
option-map = Mapa
    .about = Desky položené náhodně, rychlá příprava, nebo mapa podle kódu.
option-map-random = náhodná
option-map-quick = rychlá příprava
option-metropolis_without_site = Metropole bez místa
    .about = Čtyři filozofové bez místa pro metropoli čekají, nebo propadnou.
option-metropolis_without_site-postponed = čekají
option-metropolis_without_site-lost = propadnou
option-hydra_horn = Roh hojnosti od Hydry
    .about = Hydra přidá roh hojnosti, jen když zabije, nebo vždy.
option-hydra_horn-after_kill = jen když zabije
option-hydra_horn-always = vždy
option-mobilisation_heroes = Hrdinové v pohybu hrdiny
    .about = V pohybu hrdiny jde jeden hrdina, nebo několik spolu.
option-mobilisation_heroes-one = jeden
option-mobilisation_heroes-many = několik
option-steal_from_partner = Braní partnerovi
    .about = Dryáda a Satyr smějí brát i partnerovi, nebo jen ostatním.
option-steal_from_partner-yes = dovoleno
option-steal_from_partner-no = nedovoleno
option-trust = Dary na důvěru
    .about = Dar musí být zaplatitelný; nebo to nikdo nehlídá, kdo nemůže zaplatit, dostane pokutu, a všichni nabízejí znovu.
option-trust-no = hlídá se hned
option-trust-yes = na důvěru
option-chains_on_own_island = Řetěz lodí podél ostrova
    .about = Řetěz lodí vede jen na jiné ostrovy, nebo i podél vlastního.
option-chains_on_own_island-no = jen na jiné ostrovy
option-chains_on_own_island-yes = i podél vlastního

## The table

legendary-priestesses = Kněžky
legendary-philosophers = Filozofové
legendary-heroes = Hrdinové
legendary-hero-track = Nabídka hrdinů
legendary-mercenaries = Námezdní vojáci
legendary-cornucopias = Rohy hojnosti: { $number }
legendary-team = Tým: { $names }
legendary-partner = Partner
legendary-faction = Frakce { $number }
legendary-sacrifice-gives = Sebeobětování přinese: { $what }
legendary-combat = V boji
legendary-sacrifice = Sebeobětování
legendary-map-code = Kód mapy
legendary-map-editor = Editor mapy
legendary-map-turn = Otočit desku
legendary-map-swap = Prohodit dvě desky
legendary-map-place = Položit desku
legendary-map-remove = Odebrat desku
legendary-map-good = Na této mapě lze hrát.
legendary-map-bad = Na této mapě hrát nelze: { $why }
legendary-label-sea = Moře { $sea }
legendary-label-land = Pevnina { $land }
