### Cyclades, vydání z roku 2009, česky.

game-title = Cyclades (2009)
game-about = Ucházejte se dary o přízeň bohů, plujte mezi ostrovy a získejte dvě metropole dřív než ostatní.

n-troops =
    { $number ->
        [one] { $number } vojáka
        [few] { $number } vojáky
       *[other] { $number } vojáků
    }
n-priests =
    { $priests ->
        [one] { $priests } kněze
        [few] { $priests } kněze
       *[other] { $priests } kněží
    }
n-philosophers =
    { $philosophers ->
        [one] { $philosophers } filozofa
        [few] { $philosophers } filozofy
       *[other] { $philosophers } filozofů
    }

## Names

creature-fates = Moiry
    .acc = Moiry
creature-mermaid = Siréna
    .acc = Sirénu
creature-griffon = Gryf
    .acc = Gryfa
creature-chiron = Cheirón
    .acc = Cheiróna

building-university = univerzita
    .acc = univerzitu
unit-priest = kněz
    .acc = kněze
deed-exchange = výměna tvora
    .acc = výměnu tvora
deed-swim = pohyb Krakena
    .acc = pohyb Krakena

phase-creatures = Mytičtí tvorové
phase-gods = Bohové

colour-green = zelená
colour-red = červená
colour-black = černá
colour-blue = modrá
colour-yellow = žlutá

island-central_islet = prostřední ostrůvek
island-centre = střed
island-centre_north = severní střed
island-centre_south = jižní střed
island-east = východ
island-east_islet = východní ostrůvek
island-great_square = velký čtverec
island-hook = hák
island-long_island = dlouhý ostrov
island-needle = jehla
island-north = sever
island-north_east = severovýchod
island-north_west_islet = severozápadní ostrůvek
island-south_centre_islet = ostrůvek jižně od středu
island-south_east_islet = jihovýchodní ostrůvek
island-triangle = trojúhelník
island-west_islet = západní ostrůvek

reason-metropolises = dost metropolí na konci epochy
    .rule = C15.1
reason-gold = dost metropolí mělo více hráčů, rozhodly zlaťáky
    .rule = C15.2
reason-shared = společné vítězství, shoda i ve zlaťácích
    .rule = C15.2
reason-last_city = poslední zbylé město
    .rule = C9.23

## What is asked

question-marker_where = Který ostrov dostane Apollónův roh hojnosti?
question-lure_where = Kterou osamělou loď pošle Siréna zpět do zásoby?
question-replace_from = Odkud přivedete svou loď?
question-crush_what = Kterou budovu Obr zničí?
question-sell_what = Co prodáte Sfinze?
question-which_temple = Který chrám sníží cenu?
question-breeze = Které lodě Sylfa přesune?
question-push_from = Které lodě zažene Polyfémos jako první?
question-kraken_where = Kde se vynoří Kraken?
question-kraken_walk = Poplave Kraken dál?

## Actions

action-offer =
    { $amount ->
        [one] Nabídnout { $amount } zlaťák
        [few] Nabídnout { $amount } zlaťáky
       *[other] Nabídnout { $amount } zlaťáků
    }
action-recruit_troop = Naverbovat vojáka: ostrov { $island }
action-recruit_priest = Najmout kněze
action-build = Postavit { $building-acc }: { $slot }
action-exchange = Vyměnit { $creature-acc }
action-use_temple_on = Použít chrám: ostrov { $island }
action-march_from = Přesunout vojáky z ostrova { $island }
action-anchor = Zastavit zde
action-troops =
    { $number ->
        [one] { $number } voják
        [few] { $number } vojáci
       *[other] { $number } vojáků
    }
action-march_to = Přesunout na ostrov { $island }
action-retreat_to = Ustoupit na ostrov { $island }
action-give_up = Odstranit budovu: { $slot }
action-found_on = Postavit metropoli na ostrově { $island }
action-bless = Položit roh hojnosti na ostrov { $island }
action-rob = Okrást: { $seat }
action-lure = Poslat do zásoby loď z oblasti { $sea }
action-replace_from = Vzít loď z oblasti { $sea }
action-fly_from = Letět z ostrova { $island }
action-crush = Zničit budovu: { $slot }
action-copy = Zahrát { $creature-acc }
action-rebuild = Přestavět budovu: { $slot }
action-sell_fleet = Prodat loď z oblasti { $sea }
action-sell_troop = Prodat vojáka z ostrova { $island }
action-sell_priest = Prodat kněze
action-sell_philosopher = Prodat filozofa
action-enough = To stačí
action-snatch_from = Odstranit vojáka z ostrova { $island }
action-emerge_at = Umístit Krakena do oblasti { $sea }
action-settle_on = Umístit figurku na ostrov { $island }
action-marker = Další v pořadí: { $seat }
action-reveal = Další bůh: { $god }

## What happens

event-marker_placed = Další v pořadí: { $seat }.
event-god_revealed = Pořadí bohů: { $god }.
event-gold_moved-income = { $seat } má příjem { n-gold }.
event-gold_moved-offering-loss = { $seat } platí bohům { n-gold }.
event-gold_moved-recruit-loss = { $seat } platí za nábor { n-gold }.
event-gold_moved-building-loss = { $seat } platí za budovu { n-gold }.
event-gold_moved-summon-loss = { $seat } platí za tvora { n-gold }.
event-gold_moved-exchange-loss = { $seat } platí za výměnu tvora { n-gold }.
event-gold_moved-move-loss = { $seat } platí za pohyb { n-gold }.
event-gold_moved-apollo = { $seat } dostává od Apollóna { n-gold }.
event-gold_moved-fates = { $seat } dostává díky Moirám { n-gold }.
event-gold_moved-sphinx = { $seat } dostává od Sfingy { n-gold }.
event-gold_moved-kraken-loss = { $seat } platí za pohyb Krakena { n-gold }.
event-griffon_took =
    { $gold ->
        [0] Gryf se vrací s prázdnou: { $victim } má příliš málo zlaťáků.
       *[other] Gryf přináší { n-gold }: { $victim } ztrácí, { $seat } získává.
    }
event-griffon_took-hidden = Gryf přináší polovinu zlaťáků: { $victim } ztrácí, { $seat } získává.
event-offer_made =
    { $offer ->
        [0] { $seat } volí { $god-acc }.
       *[other] { $seat } nabízí { $god-dat } dar { $offer }.
    }
event-displaced = { $seat }: dar pro { $god-acc } je překonán.
event-turn_begun = { $god }: na tahu je { $seat }.
event-turn_ended = { $seat } končí tah.
event-fleet_recruited = { $seat } najímá loď v oblasti { $sea }.
event-troop_recruited = { $seat } verbuje vojáka na ostrově { $island }.
event-priest_gained = { $seat } získává { n-priests }.
event-priest_gained-loss = { $seat } ztrácí { n-priests }.
event-philosopher_gained = { $seat } získává { n-philosophers }.
event-philosopher_gained-loss = { $seat } ztrácí { n-philosophers }.
event-building_raised = { $seat } staví { $building-acc } ({ $slot }).
event-building_removed = Z mapy mizí { $building } ({ $slot }).
event-metropolis_founded = { $seat } staví metropoli na ostrově { $island }!
event-metropolis_missed = { $seat } nemá kde postavit metropoli.
event-marker_laid = { $seat } pokládá roh hojnosti na ostrov { $island }.
event-creature_summoned = { $seat } uplácí { $creature-acc }.
event-creature_copied = { $seat } díky Chiméře hraje { $creature-acc }.
event-figure_placed = { $creature } přichází na ostrov { $island }.
event-kraken_moved = Kraken je v oblasti { $sea }.
event-fleets_sailed = { $seat } přesouvá { n-fleets } z oblasti { $sea } do oblasti { $sea_to }.
event-troops_marched = { $seat } přesouvá { n-troops } z ostrova { $island } na ostrov { $island_to }.
event-fleets_lost = { $seat } ztrácí { n-fleets } v oblasti { $sea }.
event-troops_lost = { $seat } ztrácí { n-troops } na ostrově { $island }.
event-island_taken = { $seat } získává ostrov { $island }.
event-land_battle = Bitva na ostrově { $island }: útočí { $attacker }, brání se { $defender }.
event-rolled = { $seat }: padlo { $pips }, celkem { $total }.
event-retreated = { $seat } ustupuje na ostrov { $island }.
event-withdrew = { $seat } ustupuje do oblasti { $sea }.
event-city_fallen = { $seat } přichází o poslední ostrov a vypadává ze hry.
needed-anchor = Zastavit mohou jen lodě, které jsou na cestě.
needed-prosperity = Roh hojnosti pokládá ten, kdo je u Apollóna první.
needed-temple = Chrám vybíráte, když cenu může snížit jeden z několika.
needed-mermaid = Lodě lákáte a nahrazujete, když uplatíte Sirénu.
needed-giant = Budovu ničíte, když uplatíte Obra.
needed-chimera = Odhozeného tvora zahrajete, když uplatíte Chiméru.
needed-sphinx = Jednotky a karty prodáváte, když uplatíte Sfingu.
needed-enough = „To stačí“ říkáte Sfinze, Sylfě nebo Krakenovi.
needed-harpy = Vojáka odstraňujete, když uplatíte Harpyji.
needed-kraken = Kraken se pohybuje, když ho uplatíte.
refusal-enemy_fleets = { $place }: lodě tam má { $seat }.

## Why something is not possible

refusal-offer_unpayable =
    { $others ->
        [0] Dar { $offer } ({ $god }) nezaplatíte: zlaťáků máte { $gold }, kněží ušetří { $priests }, můžete tedy nabídnout nejvýše { $most }.
       *[other] Dar { $offer } ({ $god }) nezaplatíte: zlaťáků máte { $gold }, kněží ušetří { $priests }, váš druhý dar je { $others }, můžete tedy nabídnout nejvýše { $most }.
    }
refusal-offer_above_gold =
    { $others ->
        [0] Dar { $offer } ({ $god }) je příliš vysoký: zlaťáků máte { $gold } a víc se u tohoto stolu nabízet nesmí.
       *[other] Dar { $offer } ({ $god }) je příliš vysoký: zlaťáků máte { $gold }, z toho { $others } už v druhém daru, a víc se u tohoto stolu nabízet nesmí.
    }
refusal-apollo_once = Váš druhý sloup je u Apollóna: tento musí k jinému bohu, pokud na nějakého máte.
refusal-free_recruit = Nejdřív najměte { $recruit-acc } zdarma.
refusal-not_your_island =
    { $owners ->
        [0] Ostrov { $place } nikomu nepatří.
       *[other] Ostrov { $place } ovládá { $seat }.
    }
refusal-slot_taken = { $place }: staveniště je obsazené ({ $building }).
refusal-under_metropolis = { $place }: toto staveniště leží pod metropolí.
refusal-has_fought = Lodě v oblasti { $place } už bojovaly a dál neplují.
refusal-no_troops = Na ostrově { $place } nejsou vojáci.
refusal-no_chain = Z ostrova { $origin } na ostrov { $place } nevede řetězec vašich lodí.
refusal-no_chain_from = Z ostrova { $place } nevede řetězec vašich lodí na žádný jiný ostrov.
refusal-last_island = { $place } je poslední ostrov, který { $seat } má: napadnout ho lze, jen když pak budete mít dost metropolí k vítězství.
refusal-only_last_islands = Z ostrova { $place } se dostanete jen na poslední ostrovy hráčů a žádný z nich by vám vítězství nepřinesl.
refusal-same_island = Vojáci už na ostrově { $place } jsou.
refusal-chiron_there = Ostrov { $place } chrání Cheirón.
refusal-too_many = Přesunout jich můžete nejvýše { $number }.
refusal-must_sail = Lodě, které vyplouvají, se musí přesunout aspoň o jednu oblast.
refusal-has_metropolis = Ostrov { $place } už metropoli má.
refusal-free_site_first = Místo pro metropoli na ostrově { $place } je zastavěné, kdežto na ostrově { $other } je volné.
refusal-no_such_seat =
    { $players ->
        [one] Na tomto místě nikdo nehraje: ve hře je { $players } hráč.
        [few] Na tomto místě nikdo nehraje: ve hře jsou { $players } hráči.
       *[other] Na tomto místě nikdo nehraje: ve hře je { $players } hráčů.
    }
refusal-is_out = { $seat } už je mimo hru.
refusal-nothing_to_rob = { $seat } nemá { $what-acc }, není tedy co vzít.
refusal-no_building = { $place }: nestojí tam žádná budova.
refusal-metropolis_stands = Metropoli na ostrově { $place } Obr zničit nemůže.
refusal-own_building = { $place }: tato budova je vaše.
refusal-own_troops = Vojáci na ostrově { $place } jsou vaši.
refusal-own_fleets = Lodě v oblasti { $place } jsou vaše.
refusal-none_to_sell = Nemáte { $what-acc } na prodej.
refusal-none_there = { $place }: nemáte tam { $what-acc }.
refusal-no_temple = Na ostrově { $place } není chrám ani metropole.
refusal-temple_used = Všechny slevy z ostrova { $place } už jsou v této epoše využité.
refusal-at_sea = Lodě ustupují na moře, ne na ostrov.
refusal-on_land = Vojáci ustupují na ostrov, ne na moře.
refusal-battle_there = { $place }: tam se právě bojuje.
refusal-not_pushed = Z oblasti { $place } Polyfémos žádné lodě nezahání.
refusal-not_alone =
    { $number ->
        [one] { $place }: je tam { $number } loď, Siréna bere jen osamělou.
        [few] { $place }: jsou tam { $number } lodě, Siréna bere jen osamělou.
       *[other] { $place }: je tam { $number } lodí, Siréna bere jen osamělou.
    }
refusal-no_enemy_fleet = { $place }: není tam nepřátelská loď.
refusal-itself = Chiméra nemůže zahrát sama sebe.
refusal-not_discarded = { $creature }: tato karta není na odhazovací hromádce.
refusal-wrong_building = { $place }: stojí tam { $building }, teď se ale odstraňuje { $wanted }.
refusal-no_other_type = V zásobě není nic, čím by šlo nahradit { $building-acc }.
refusal-same_type = To tam stojí už teď: { $building }.
refusal-marker_laid = { $seat } už má v pořadí tahů všechny sloupy.
refusal-shown_already = { $creature }: tato karta už v nabídce je.
refusal-card_discarded = { $creature }: tato karta je na odhazovací hromádce.
refusal-card_kept = { $creature }: figurka stojí na ostrově a kartu má u sebe hráč.
refusal-apollo_last = Apollón se nelosuje: je vždy poslední.
refusal-god_shown = { $god } už svou řadu má.
refusal-hidden_first = { $god } musí počkat: nejdřív přijdou bohové, kteří leželi lícem dolů.

## What a thing costs

payment-saved-priests = Ušetří kněží: { n-gold }

## Options

option-tie_break = Shoda
    .about = Může-li zvítězit více hráčů, rozhodne nejvíc zlaťáků, nebo nejvíc metropolí a pak zlaťáky.
option-tie_break-gold = zlaťáky
option-tie_break-metropolises = metropole, pak zlaťáky
option-two_player_priests = Kněží při dvou hráčích
    .about = Při dvou hráčích ušetří kněz jeden zlaťák z obou darů dohromady, nebo z každého zvlášť.
option-two_player_priests-total = z obou darů dohromady
option-two_player_priests-each = z každého daru
option-offer_cap = Nejvyšší dar
    .about = Nabídnout lze tolik, kolik s pomocí kněží zaplatíte, nebo nejvýše tolik, kolik máte zlaťáků.
option-offer_cap-payable = co lze zaplatit
option-offer_cap-gold = nejvýše vlastní zlaťáky
option-giant_scope = Co smí Obr zničit
    .about = Obr zničí kteroukoli budovu, nebo jen soupeřovu.
option-giant_scope-any = kteroukoli budovu
option-giant_scope-enemy = jen soupeřovu
option-sylph_groups = Kroky Sylfy
    .about = Deset kroků Sylfy se dělí mezi skupiny lodí, nebo jsou jedním pohybem jediné skupiny.
option-sylph_groups-any = rozdělené mezi skupiny
option-sylph_groups-one = jedna skupina
option-kraken_again = Znovu uplacený Kraken
    .about = Kraken na mapě, kterého někdo znovu uplatí, se vynoří kdekoli, nebo plave dál ze svého místa.
option-kraken_again-anywhere = vynoří se kdekoli
option-kraken_again-swims_on = plave dál
option-minotaur = Mínótauros v bitvě
    .about = Mínótauros jen posiluje obranu, nebo může i padnout místo vojáka.
option-minotaur-bonus = jen posiluje
option-minotaur-casualty = může padnout
option-medusa_holds = Komu Medúsa brání v ústupu
    .about = Z ostrova s Medúsou neustoupí nikdo, nebo neustoupí jen obránce.
option-medusa_holds-everybody = všem
option-medusa_holds-garrison = jen obránci
option-apollo_for_two = Apollón při dvou hráčích
    .about = Při dvou hráčích smějí k Apollónovi oba sloupy hráče, nebo druhý jen tehdy, když hráč nemá na žádného jiného boha.
option-apollo_for_two-both = oba sloupy
option-apollo_for_two-last_resort = druhý jen v nouzi

## The table

cyclades-priests = Kněží
cyclades-prosperity = Rohy hojnosti: { $number }

## Goals of challenges

goal-hold-islands =
    { $number ->
        [one] Ovládněte { $number } ostrov.
        [few] Ovládněte najednou { $number } ostrovy.
       *[other] Ovládněte najednou { $number } ostrovů.
    }
goal-hold-fleets =
    { $number ->
        [one] Mějte na mapě { $number } loď.
        [few] Mějte na mapě najednou { $number } lodě.
       *[other] Mějte na mapě najednou { $number } lodí.
    }
goal-forgo-priests = Nezískejte za celou hru žádného kněze.
goal-avoid-metropolis_founded = Metropole nestavte, získejte je dobytím.
