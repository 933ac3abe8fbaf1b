### Cyclades: Legendární edice česky.

game-title = Cyclades: Legendární edice
game-about = Velké vydání: hrdinové, tvorové, týmy a mapa z desek, pokaždé jiná.

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
    .dat = Héře
    .acc = Héru

creature-charon = Charón
    .acc = Charóna
creature-graeae = Graie
    .acc = Graie
creature-griffin = Gryf
    .acc = Gryfa
creature-hydra = Hydra
    .acc = Hydru
creature-cerberus = Kerberos
    .acc = Kerbera

hero-ajax = Ajax
    .acc = Ajaxe
    .dat = Ajaxovi
hero-hector = Hektór
    .acc = Hektora
    .dat = Hektorovi
hero-helen = Helena
    .acc = Helenu
    .dat = Heleně
hero-jason = Jáson
    .acc = Jásona
    .dat = Jásonovi
hero-croesus = Kroisos
    .acc = Kroisa
    .dat = Kroisovi
hero-odysseus = Odysseus
    .acc = Odyssea
    .dat = Odysseovi
hero-pandora = Pandóra
    .acc = Pandóru
    .dat = Pandóře
hero-penthesilea = Penthesilea
    .acc = Penthesileu
    .dat = Penthesilee
hero-perseus = Perseus
    .acc = Persea
    .dat = Perseovi

building-academy = akademie
    .acc = akademii
unit-mercenary = námezdní voják
    .acc = námezdního vojáka
unit-priestess = kněžka
    .acc = kněžku

bonus-two_troops = dva vojáci
bonus-cornucopia = roh hojnosti
bonus-priestess = kněžka
bonus-three_gold = tři zlaťáky
bonus-two_fleets = dvě lodě

deed-hero = hrdina
    .acc = hrdinu
deed-mobilisation = pohyb hrdiny
    .acc = pohyb hrdiny
deed-move = pohyb
    .acc = pohyb
deed-roll = nový hod
    .acc = nový hod
deed-sacrifice = sebeobětování
    .acc = sebeobětování

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

reason-metropolises = nejvíc metropolí na konci epochy
    .rule = L11.2
reason-gold = stejně metropolí, rozhodly zlaťáky
    .rule = L11.2
reason-shared = společné vítězství, stejně metropolí i zlaťáků
    .rule = L11.2

## What is asked

question-claim = Kterou oblast pevniny obsadíte?
question-moor = Kam umístíte svou loď?
question-station = Kam umístíte vojáka?
question-upkeep = Které tvory si udržíte?
question-figure_walk = Přesunete tvora?
question-build_where = Kde budete stavět?
question-hero_where = Kam umístíte hrdinu?
question-zeus_card = Zahrajete kartu, kterou vám ukazuje Zeus?
question-how_many_mercenaries = Kolik námezdních vojáků půjde?
question-which_heroes = Kteří hrdinové půjdou?
question-slay_what = Koho Hektór zničí?
question-reroll = Zaplatíte za nový hod?
question-escape = Ustoupí voják díky Perseovi?
question-spend_what = Který typ budov odstraníte?
question-bonus_troop = Kam umístíte vojáka z bonusu?
question-bonus_horn = Kam položíte roh hojnosti z bonusu?
question-bonus_fleet = Kam umístíte loď z bonusu?
question-bless_land = Která oblast pevniny dostane Apollónův roh hojnosti?
question-bless_sea = Která oblast moře dostane Apollónův roh hojnosti?
question-lure_where = Z které oblasti Obr přivede námezdní vojáky?
question-settle_where = Kam umístíte námezdního vojáka?
question-sphinx_which = Kterou kartu od Sfingy zahrajete?
question-swap_first = Kterou oblast moře vybere Sylfa jako první?
question-swap_second = Se kterou oblastí moře lodě vymění?
question-charon_own = Kterého hrdinu dáte Charónovi?
question-charon_for = Kterého hrdinu Charón přiveze?
question-hunt = Kterou jednotku Hydra zničí?
question-push_from = Odkud Polyfémos zažene loď?
question-exchange = Kolik filozofů získáte výměnou za kněžky?
question-imitate = Čí sebeobětování Pandóra použije?
question-tile = Losuje se deska souostroví
question-hero = Odkrývá se hrdina
question-glimpse = Zeus se dívá na vrchní kartu
question-sphinx_draw = Sfinga bere kartu
question-bonus = Odkrývá se bonus metropole

## Actions

action-offer = Nabídnout dar { $space }
action-claim = Obsadit oblast { $land }
action-moor_at = Umístit loď: { $sea }
action-station_at = Umístit vojáka: { $land }
action-keep = Udržet { $creature-acc } za kněžku
action-release = Propustit { $creature-acc }
action-walk_to = Přejít do oblasti { $land }
action-stay = Zůstat na místě
action-build = Postavit { $building-acc }: { $site }
action-plan = Postavit { $building-acc }
action-forgo_building = Nestavět
action-recruit_troop = Naverbovat vojáka: { $land }
action-recruit_mercenary = Naverbovat námezdního vojáka: { $land }
action-recruit_priestess = Najmout kněžku
action-recruit_hero = Naverbovat { $hero-acc }
action-look = Podívat se na tvora z balíčku
action-march_from = Přesunout jednotky z oblasti { $land }
action-mobilise = Pohyb hrdiny: { $hero }
action-sacrifice = Sebeobětování: { $hero }
action-post_hero_at = Umístit hrdinu: { $land }
action-play = Zahrát { $creature-acc }
action-put_back = Vrátit kartu
action-troops = { n-troops }
action-mercenaries =
    { $count ->
        [one] { $count } námezdní voják
        [few] { $count } námezdní vojáci
       *[other] { $count } námezdních vojáků
    }
action-take = Vzít s sebou { $hero-acc }
action-no_more = Nikdo další
action-march_to = Přesunout do oblasti { $land }
action-slay_troop = Zničit vojáka
action-slay_mercenary = Zničit námezdního vojáka
action-roll_again = Hodit znovu
action-keep_roll = Ponechat hod
action-lose_mercenary = Ztratit námezdního vojáka
action-lose_hero = Ztratit { $hero-acc }
action-perish = Ztratit vojáka
action-escape_to = Ustoupit do oblasti { $land }
action-retreat_to = Ustoupit do oblasti { $land }
action-spend = Odstranit budovy: { $building }
action-give_up = Odstranit budovu: { $site }
action-found_at = Postavit metropoli: { $site }
action-shelter_with = Svěřit metropoli { $hero-dat }
action-launch_at = Umístit loď z bonusu: { $sea }
action-bless_land = Položit roh hojnosti: { $land }
action-bless_sea = Položit roh hojnosti: { $sea }
action-rob = Okrást: { $faction }
action-kill_troop = Zničit vojáka: { $land }
action-kill_mercenary = Zničit námezdního vojáka: { $land }
action-sink_fleet = Zničit loď: { $sea }
action-rebuild = Přestavět budovu: { $site }
action-lure_from = Převzít námezdní vojáky z oblasti { $land }
action-settle_at = Umístit námezdního vojáka: { $land }
action-fly_from = Letět z oblasti { $land }
action-swap = Vyměnit lodě v oblasti { $sea }
action-trade = Dát { $hero-acc }
action-for = Vzít { $hero-acc }
action-place_on_land = Umístit figurku: { $land }
action-place_at_sea = Umístit figurku: { $sea }
action-push_from = Zahnat loď z oblasti { $sea }
action-exchange =
    { $pairs ->
        [one] { $pairs } filozof
        [few] { $pairs } filozofové
       *[other] { $pairs } filozofů
    }
action-imitate = Sebeobětování jako { $hero }
action-tile = Deska: { $tile }
action-row = Další bůh: { $god }
action-present = Hrdina: { $hero }
action-marker = Další v pořadí: { $faction }
action-glimpse = Zeus vidí tvora: { $creature }
action-draw = Sfinga bere tvora: { $creature }
action-turn_up = Bonus metropole: { $bonus }

## What happens

event-tile_laid = Deska souostroví: { $tile }.
event-god_shown = Pořadí bohů: { $god }.
event-hero_shown = V nabídce hrdinů: { $hero }.
event-marker_placed = Další v pořadí: { $faction }.
event-land_claimed = { $faction } obsazuje oblast { $land }.
event-gold_moved-income = { $faction } má příjem { n-gold }.
event-gold_moved-offering-loss = { $faction } platí bohům { n-gold }.
event-gold_moved-recruit-loss = { $faction } platí za nábor { n-gold }.
event-gold_moved-summon-loss = { $faction } platí za tvora { n-gold }.
event-gold_moved-look-loss = { $faction } platí za Diovu kartu { n-gold }.
event-gold_moved-move-loss = { $faction } platí za pohyb { n-gold }.
event-gold_moved-mobilisation-loss = { $faction } platí za pohyb hrdiny { n-gold }.
event-gold_moved-apollo = { $faction } dostává od Apollóna { n-gold }.
event-gold_moved-graeae = { $faction } dostává díky Graiím { n-gold }.
event-gold_moved-bonus = { $faction } dostává díky bonusu metropole { n-gold }.
event-gold_moved-sacrifice-loss = { $faction } platí za sebeobětování { n-gold }.
event-gold_moved-reroll-loss = { $faction } platí za nový hod { n-gold }.
event-gold_moved-hero-loss = { $faction } platí za hrdinu { n-gold }.
event-gold_moved-penalty-loss = { $faction } platí pokutu { n-gold }.
event-griffin_took =
    { $gold ->
        [0] Gryf se vrací s prázdnou: { $victim } má příliš málo zlaťáků.
       *[other] Gryf přináší { n-gold }: { $victim } ztrácí, { $faction } získává.
    }
event-griffin_took-hidden = Gryf přináší polovinu zlaťáků: { $victim } ztrácí, { $faction } získává.
event-offer_made =
    { $offer ->
        [0] { $faction } volí { $god-acc }.
       *[other] { $faction } nabízí { $god-dat } dar { $offer }.
    }
event-displaced = { $faction }: dar pro { $god-acc } je překonán.
event-found_out = { $faction } nemůže dar zaplatit: všichni nabízejí znovu.
event-turn_begun = { $god }: na tahu je { $faction }.
event-turn_ended = { $faction } končí tah.
event-fleet_recruited = { $faction } umisťuje loď do oblasti { $sea }.
event-troop_recruited = { $faction } umisťuje vojáka do oblasti { $land }.
event-mercenary_recruited = { $faction } verbuje námezdního vojáka v oblasti { $land }.
event-hero_recruited = { $faction } verbuje { $hero-acc } v oblasti { $land }.
event-priestess_gained = { $faction } získává { n-priestesses }.
event-priestess_gained-loss = { $faction } ztrácí { n-priestesses }.
event-philosopher_gained = { $faction } získává { n-philosophers }.
event-philosopher_gained-loss = { $faction } ztrácí { n-philosophers }.
event-building_raised = { $faction } staví { $building-acc } ({ $site }).
event-building_removed = Z mapy mizí { $building } ({ $site }).
event-building_forgone = { $faction } nestaví.
event-cornucopia_added = V oblasti { $area } přibývá roh hojnosti.
event-metropolis_built = { $faction } staví metropoli ({ $site })! Bonus: { $bonus }.
event-metropolis_sheltered = { $faction } staví metropoli a svěřuje ji { $hero-dat }! Bonus: { $bonus }.
event-metropolis_missed = { $faction } nemá kde postavit metropoli.
event-bonus_gained = { $faction } získává bonus: { $bonus }.
event-creature_summoned = { $faction } uplácí { $creature-acc }.
event-creature_played = { $faction } hraje { $creature-acc }.
event-creature_seen = { $faction } díky Diovi vidí vrchní kartu: { $creature }.
event-creature_seen-hidden = { $faction } se díky Diovi dívá na vrchní kartu balíčku.
event-card_drawn = { $faction } díky Sfinze vidí kartu: { $creature }.
event-card_drawn-hidden = { $faction } se díky Sfinze dívá na kartu z balíčku.
event-figure_placed = { $creature } přichází do oblasti { $area }.
event-figure_kept = { $faction } si udržuje { $creature-acc }.
event-fleets_sailed = { $faction } přesouvá { n-fleets } z oblasti { $sea } do oblasti { $sea_to }.
event-fleets_swapped = Sylfa vyměňuje lodě v oblastech { $sea } a { $sea_to }.
event-units_marched = { $faction } přesouvá { n-units } z oblasti { $land } do oblasti { $land_to }.
event-fleets_lost = { $faction } ztrácí { n-fleets } v oblasti { $sea }.
event-troop_lost = { $faction } ztrácí vojáka v oblasti { $land }.
event-mercenaries_lost = { $faction } ztrácí { n-mercenaries } v oblasti { $land }.
event-mercenaries_turned = { $faction } přebírá { n-mercenaries } v oblasti { $land }.
event-hero_lost = { $faction } ztrácí { $hero-acc }.
event-hero_sacrificed = { $faction } obětuje { $hero-acc }.
event-heroes_traded = { $faction } dává Charónovi { $hero-acc } a získává { $hero_for-acc }.
event-land_taken = { $faction } získává oblast { $land }.
event-land_battle = Pozemní bitva ({ $land }): útočí { $attacker }, brání se { $defender }.
event-rolled = { $faction }: padlo { $pips }, celkem { $total }.
event-escaped = { $faction }: voják díky Perseovi ustupuje do oblasti { $land }.
event-retreated = { $faction } ustupuje do oblasti { $land }.
event-withdrew = { $faction } ustupuje do oblasti { $sea }.
event-faction_fallen = { $faction } přichází o poslední oblast pevniny a vypadává ze hry.
needed-claim = Oblasti pevniny obsazujete při rozmisťování.
needed-moor = Loď umisťujete, když obsazujete oblast pevniny.
needed-station = Vojáky umisťujete při rozmisťování nebo díky bonusu metropole.
needed-upkeep = Tvory udržujete nebo propouštíte ve fázi Udržení tvorů.
needed-walk = Tvor se pohne, až když za jeho udržení zaplatíte.
needed-post = Hrdinu umisťujete, když ho verbujete.
needed-play = Hrajete karty, které nabízí Zeus, Sfinga nebo Chiméra.
needed-put_back = Vracíte kartu, kterou vám ukázal Zeus.
needed-mercenaries = Kolik námezdních vojáků půjde, určujete, když vyrážejí.
needed-heroes = Hrdiny vybíráte, když jednotky vyrážejí.
needed-slay = Hektór ničí vojáka před bitvou, ve které se brání.
needed-reroll = Kroisovi platíte za nový hod hned po hodu.
needed-escape = Ustoupit může voják, který by po boku Persea padl.
needed-launch = Lodě takto umisťujete díky bonusu metropole.
needed-blessing = Rohy hojnosti pokládáte u Apollóna nebo díky bonusu metropole.
needed-victim = Jednotky ničíte, když útočí Harpyje nebo Hydra.
needed-giant = Námezdní vojáky získáváte, když uplatíte Obra.
needed-swap = Lodě vyměňujete, když uplatíte Sylfu.
needed-charon = Hrdiny vyměňujete, když uplatíte Charóna.
needed-exchange = Kněžky měníte za filozofy, když obětujete Hektora.
needed-imitate = Pandóra napodobuje hrdinu, když ji obětujete.
refusal-enemy_fleets = { $place }: lodě tam má { $faction }.

## Why something is not possible

refusal-offer_unpayable =
    { $others ->
        [0] Dar { $offer } ({ $god }) nezaplatíte: zlaťáků máte { $gold }, kněžky ušetří { $priestesses }, můžete tedy nabídnout nejvýše { $most }.
       *[other] Dar { $offer } ({ $god }) nezaplatíte: zlaťáků máte { $gold }, kněžky ušetří { $priestesses }, partnerův dar stojí { $others }, můžete tedy nabídnout nejvýše { $most }.
    }
refusal-apollo_taken = Apollónovo jediné políčko už obsadil jiný hráč: { $faction }.
refusal-land_taken = Oblast { $place } už ovládá { $faction }.
refusal-no_mooring = Vedle oblasti { $place } není prázdné moře.
refusal-same_island = { $place } leží na stejném ostrově jako vaše první oblast.
refusal-partner_island = Na ostrově, kde leží { $place }, už je váš partner.
refusal-duty_first =
    { $duty ->
        [building] Nejdřív je na řadě stavba.
       *[recruit] Nejdřív je na řadě nábor zdarma.
    }
refusal-has_built = V tomto tahu už jste stavěli.
refusal-must_build = Máte prázdné staveniště, stavět musíte.
refusal-plan_first = Nejdřív vyberte, co pro vás Héra postaví.
refusal-has_building = Héra staví jen typ budovy, který nemáte, a tento máte: { $building }.
refusal-metropolis_there = Metropole se nikdy nenahrazuje: { $place }.
refusal-site_taken = { $place }: staveniště je obsazené ({ $building }) a jiné máte prázdné.
refusal-not_your_land = Oblast { $place } není vaše: ovládá ji { $faction }.
refusal-no_units = { $place }: nemáte tam žádné jednotky.
refusal-no_way = Z oblasti { $place } není kam jít.
refusal-nobody_goes = Aspoň jedna jednotka jít musí.
refusal-not_accessible = { $place } nesousedí s výchozí oblastí a nevede tam ani řetězec lodí.
refusal-last_land = { $place } je poslední oblast pevniny, kterou { $faction } má: napadnout ji lze, jen získáte-li tím dost metropolí k vítězství.
refusal-partner_land = Oblast { $place } patří partnerovi, skončit tam nemůžete.
refusal-partner_sea = { $place }: jsou tam lodě partnera a na další cestu { n-gold } nestačí.
refusal-looked = Zeus vám vrchní kartu v tomto tahu už ukázal.
refusal-one_hero = V jednom tahu lze naverbovat jen jednoho hrdinu.
refusal-not_seen = { $creature }: tuto kartu vám Zeus neukázal.
refusal-no_effect = { $creature }: karta by teď neměla žádný efekt, vrací se na balíček.
refusal-ares_marches = U Aréa se { $hero } přesouvá stejně jako vojáci, pohybem po pevnině.
refusal-not_your_hero = { $hero }: tohoto hrdinu má { $faction }.
refusal-fresh_hero = { $hero }: hrdina je tu teprve od této epochy, obětovat se ještě nemůže.
refusal-no_room = Pro metropoli nemáte místo: na každém z vašich stavenišť ({ $sites }) už nějaká stojí.
refusal-no_sacrifice-ajax = Ajax potřebuje 7 oblastí pevniny; máte { $lands }.
refusal-no_sacrifice-hector = Hektór potřebuje 2 kněžky; máte { $priestesses }.
refusal-no_sacrifice-helen = Helena potřebuje 2 dvojice základních budov, každou jiného typu; takových dvojic máte: { $pairs }.
refusal-no_sacrifice-jason = Jáson potřebuje na mapě všech 8 lodí; máte { $fleets }.
refusal-no_sacrifice-croesus = Kroisos potřebuje 15 zlaťáků; máte { $gold }.
refusal-no_sacrifice-odysseus = Odysseus potřebuje 3 základní budovy jednoho typu; máte nejvýše { $most }.
refusal-no_sacrifice-pandora =
    { $heroes ->
        [0] Pandóra používá sebeobětování hrdiny z nabídky a nabídka je prázdná.
       *[other] Pandóra používá sebeobětování hrdiny z nabídky a u žádného z nich není podmínka splněna.
    }
refusal-no_sacrifice-penthesilea = Penthesilea se může obětovat, jen když stavíte metropoli.
refusal-no_sacrifice-perseus = Perseus nechá jednotky letět, ale žádná jiná vaše jednotka nemůže svou oblast opustit.
refusal-no_such_faction =
    { $number ->
        [one] V této hře je jen { $number } frakce.
        [few] V této hře jsou jen { $number } frakce.
       *[other] V této hře je jen { $number } frakcí.
    }
refusal-nothing_to_rob = { $faction } nemá { $what-acc }, není tedy co vzít.
refusal-figure_there = { $place }: je tam { $creature }; v jedné oblasti nejsou nikdy dva tvorové.
refusal-sea_taken = { $place }: loď tam už má { $faction } a první lodě patří do prázdného moře.
refusal-free_land = Oblast { $place } nikdo neovládá; vaše oblasti: { $lands }.
refusal-sea_not_held = { $place }: nemáte tam žádné lodě; jsou jinde: { $seas }.
refusal-no_fleets = { $place }: nejsou tam žádné lodě.
refusal-fleets_of_another = { $place }: lodě tam má { $faction }.
refusal-not_standing = { $creature }: tento tvor na mapě není.
refusal-not_your_creature = { $creature }: tohoto tvora má { $faction }.
refusal-upkeep_settled = { $creature }: o udržení už je rozhodnuto.
refusal-needs_sea = { $place } je pevnina; { $creature } patří do moře.
refusal-needs_land = { $place } je moře; { $creature } patří na pevninu.
refusal-medusa_bars = { $place }: Medúsa ({ $faction }) nikoho nepustí dovnitř ani ven.
refusal-no_basic_building = { $place }: je tam metropole, a ta není základní budova.
refusal-too_many =
    { $units ->
        [one] { $place } ({ $what }): k dispozici je jen { $units }.
        [few] { $place } ({ $what }): k dispozici jsou jen { $units }.
       *[other] { $place } ({ $what }): k dispozici je jen { $units }.
    }
refusal-hero_goes = { $hero } už jde s nimi.
refusal-hero_elsewhere = { $hero } je jinde ({ $place }); jednotky odcházejí odtud: { $origin }.
refusal-partner_way = Oblast { $place } patří partnerovi: skončit tam nemůžete a na další cestu { n-gold } nestačí.
refusal-no_way_on = Z oblasti { $place } vede cesta jen přes oblasti partnera a { n-gold } na ni nestačí.
refusal-no_card_left = V balíčku ani na odhazovací hromádce už není žádný tvor.
refusal-not_drawn = Sfinga tuto kartu neukázala: { $creature }.
refusal-not_discarded = { $creature }: tato karta není na odhazovací hromádce.
refusal-no_token = Všech { $number } metropolí už stojí.
refusal-fallen = { $faction } už nehraje.
refusal-same_purse = { $faction } má s vámi společné zlaťáky.
refusal-name_the_first = { $faction } a { $victim } mají společné zlaťáky: na výběr je jen { $victim }.
refusal-own_faction = { $faction }: to je také vaše frakce a sami sebe okrást nemůžete.
refusal-partner_spared = { $faction } je váš partner a u tohoto stolu se partneři neokrádají.
refusal-none_there = { $place }: není tam { $what }.
refusal-not_fighting = { $place }: { $hero } tam za vás nebojuje.
refusal-none_fighting = { $place }: v této bitvě nemáte { $what-acc }.
refusal-battle_at_sea = Bojuje se na moři ({ $place }): lodě ustupují do jiné oblasti moře.
refusal-battle_on_land = Bojuje se na pevnině ({ $place }): jednotky ustupují do jiné oblasti pevniny.
refusal-held_by_another = Oblast { $place } ovládá { $faction }; ustoupit lze do vlastní nebo volné oblasti pevniny.
refusal-named_already = Tento typ už jste vybrali: { $building }.
refusal-too_few_buildings = { $building }: je třeba { $needed }, máte { $there }.
refusal-no_building_there = { $place }: nic tam nestojí.
refusal-other_type = { $place }: stojí tam { $building } a teď se odstraňuje jiný typ: { $wanted }.
refusal-no_other_type = { $place }: v zásobě už není žádný jiný typ.
refusal-same_type = To tam stojí už teď: { $building }.
refusal-cannot_shelter = { $hero } metropoli nepřevezme; to umí jen Penthesilea.
refusal-not_your_turn = { $hero }: sebeobětování jen ve vlastním tahu, a ne u Apollóna.
refusal-not_in_her_place = { $hero } to udělá, jen když je v nabídce Penthesilea.
refusal-own_mercenaries = { $place }: tamní námezdní vojáci jsou vaši.
refusal-partners_mercenaries = { $place }: tamní námezdní vojáci patří partnerovi.
refusal-same_sea = { $place } je první z obou oblastí moře; vyberte jinou.
refusal-nothing_to_swap = { $place }: Sylfa tam žádné lodě nenajde.
refusal-too_few_priestesses =
    { $philosophers ->
        [one] Na { $philosophers } filozofa je třeba { $due } kněžek; máte { $priestesses }.
        [few] Na { $philosophers } filozofy je třeba { $due } kněžek; máte { $priestesses }.
       *[other] Na { $philosophers } filozofů je třeba { $due } kněžek; máte { $priestesses }.
    }
refusal-too_few_philosophers = Filozofů zbývá jen { $philosophers } z celkem { $supply }.
refusal-hero_not_on_map =
    { $where ->
        [track] { $hero } je v nabídce a nikomu neslouží.
        [deck] { $hero } v nabídce ještě není.
       *[gone] { $hero } už ve hře není.
    }
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
    .about = Čtyři hrají každý sám, nebo ve dvou týmech, místa 1 a 3 proti 2 a 4. Šest hraje vždy ve třech týmech: 1 a 4, 2 a 5, 3 a 6.
option-teams-no = každý sám
option-teams-yes = dva týmy
option-target = Metropole k vítězství
    .about = Tři ukončí hru; čtyři znamenají dlouhou týmovou hru.
option-target-3 = tři
option-target-4 = čtyři
option-side = Strana desek
    .about = Kterou stranou nahoru leží desky na mapě.
option-side-front = líc
option-side-back = rub
option-map = Mapa
    .about = Náhodná mapa, mapa z rychlé přípravy, táž mapa i s počátečními oblastmi, nebo mapa podle kódu.
option-map-random = náhodná
option-map-quick = rychlá příprava
option-map-prepared = rychlá příprava i s oblastmi
option-metropolis_without_site = Metropole bez místa
    .about = Čtyři filozofové bez místa pro metropoli čekají, nebo propadnou.
option-metropolis_without_site-postponed = čekají
option-metropolis_without_site-lost = propadnou
option-hydra_horn = Roh hojnosti od Hydry
    .about = Hydra přidá roh hojnosti, jen když zničí jednotku, nebo vždy.
option-hydra_horn-after_kill = jen když zničí jednotku
option-hydra_horn-always = vždy
option-mobilisation_heroes = Hrdinové při pohybu hrdiny
    .about = Při pohybu hrdiny jde jeden hrdina, nebo několik společně.
option-mobilisation_heroes-one = jeden
option-mobilisation_heroes-many = několik
option-steal_from_partner = Brát i partnerovi
    .about = Dryáda a Satyr smějí brát i partnerovi, nebo jen ostatním.
option-steal_from_partner-yes = dovoleno
option-steal_from_partner-no = nedovoleno
option-trust = Dary na důvěru
    .about = Nabídnout lze jen to, co můžete zaplatit. Nebo to nikdo nehlídá: kdo pak nemůže zaplatit, dostane pokutu a všichni nabízejí znovu.
option-trust-no = hlídá se hned
option-trust-yes = na důvěru
option-chains_on_own_island = Řetězec lodí podél ostrova
    .about = Řetězec lodí vede jen na jiné ostrovy, nebo i podél vlastního.
option-chains_on_own_island-no = jen na jiné ostrovy
option-chains_on_own_island-yes = i podél vlastního
option-extra_fleets = Lodě navíc
    .about = Každou novou loď umístíte vedle vlastní pevniny; nebo lze placené lodě přidat i k vlastním lodím kdekoli.
option-extra_fleets-beside_lands = vedle vlastní pevniny
option-extra_fleets-own_seas = i k vlastním lodím
option-minotaur_retreat = Ústup po boku Mínótaura
    .about = Dokud za stranu bojuje Mínótauros, nikdo z ní neustoupí; nebo smějí ustoupit všichni kromě něho a on bojuje dál.
option-minotaur_retreat-nobody = nikdo
option-minotaur_retreat-others = všichni kromě něho
option-giant_target = Koho okrade Obr
    .about = Obr bere námezdní vojáky z oblasti soupeře; nebo z kterékoli oblasti, i vlastní či partnerovy.
option-giant_target-opponents = soupeře
option-giant_target-anybody = kohokoli
option-partners_token = Partnerova oblast bez jednotek
    .about = Jednotky jí jen projdou; nebo ji převezmou jako každou oblast, kde leží jen žeton kontroly.
option-partners_token-stays = jen průchod
option-partners_token-falls = převezme se
option-last_land = Dobytí poslední oblasti pevniny
    .about = Poslední oblast pevniny frakce lze dobýt, jen když tím tým dosáhne cíle; nebo i pro další metropoli, když cíle už dosáhl.
option-last_land-to_reach_target = pro dosažení cíle
option-last_land-for_any_gain = pro každou metropoli

## The table

legendary-priestesses = Kněžky
legendary-hero-track = Nabídka hrdinů
legendary-cornucopias = Rohy hojnosti: { $number }
legendary-team = Tým: { $names }
legendary-combat = Bojová schopnost
legendary-sacrifice = Sebeobětování

## Goals of challenges

goal-hold-lands =
    { $number ->
        [one] Ovládněte { $number } oblast pevniny.
        [few] Ovládněte najednou { $number } oblasti pevniny.
       *[other] Ovládněte najednou { $number } oblastí pevniny.
    }
goal-hold-heroes =
    { $number ->
        [one] Mějte na mapě { $number } hrdinu.
        [few] Mějte na mapě najednou { $number } hrdiny.
       *[other] Mějte na mapě najednou { $number } hrdinů.
    }
goal-avoid-hero_recruited = Nenaverbujte žádného hrdinu.
goal-avoid-turn_begun-ares = Neodehrajte žádný tah u Aréa.
