### Cyclades, vydání z roku 2009, česky.

game-title = Cyclades (2009)
game-about = Získejte přízeň bohů a jako první ovládněte dvě metropole.

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
creature-mermaid = Siréna
creature-griffon = Gryf
creature-chiron = Cheirón

building-university = univerzita
unit-priest = kněz
deed-exchange = výměna tvora
deed-swim = pohyb Krakena

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

reason-last_city = poslední zbylé město

## What is asked

question-marker_where = Který ostrov dostane Apollónův žeton rohu hojnosti?
question-lure_where = Kterou osamělou loď pošle Siréna domů?
question-replace_from = Odkud přijde vaše loď?
question-crush_what = Kterou budovu Obr zničí?
question-sell_what = Co prodáte Sfinze?
question-breeze = Které lodě Sylfa přesune?
question-kraken_where = Kde se vynoří Kraken?
question-kraken_walk = Popluje Kraken dál?

## Actions

action-offer =
    { $amount ->
        [one] Nabídnout { $amount } zlaťák
        [few] Nabídnout { $amount } zlaťáky
       *[other] Nabídnout { $amount } zlaťáků
    }
action-recruit_troop = Naverbovat vojáka: ostrov { $island }
action-recruit_priest = Vzít si kněze
action-build = Stavět na { $slot }: { $building }
action-exchange = Vyměnit tvora: { $creature }
action-march_from = Vyrazit s vojáky z { $island }
action-anchor = Zastavit zde
action-troops =
    { $number ->
        [one] { $number } voják
        [few] { $number } vojáci
       *[other] { $number } vojáků
    }
action-march_to = Na ostrov { $island }
action-retreat_to = Ustoupit na ostrov { $island }
action-give_up = Obětovat budovu na { $slot }
action-found_on = Metropole na ostrov { $island }
action-bless = Žeton rohu hojnosti na ostrov { $island }
action-rob = Okrást: { $seat }
action-lure = Poslat domů loď z { $sea }
action-replace_from = Vzít loď z { $sea }
action-fly_from = Letět z ostrova { $island }
action-crush = Zničit budovu na { $slot }
action-copy = Zahrát tvora: { $creature }
action-rebuild = Přestavět budovu na { $slot }
action-sell_fleet = Prodat loď z { $sea }
action-sell_troop = Prodat vojáka z ostrova { $island }
action-sell_priest = Prodat kněze
action-sell_philosopher = Prodat filozofa
action-enough = To stačí
action-snatch_from = Odstranit vojáka z ostrova { $island }
action-emerge_at = Vynořit se v { $sea }
action-settle_on = Postavit figurku na ostrov { $island }
action-marker = Další v pořadí: { $seat }
action-reveal = Další bůh: { $god }

## What happens

event-marker_placed = Další v pořadí: { $seat }.
event-god_revealed = Další bůh: { $god }.
event-gold_moved-income = { $seat } má příjem { n-gold }.
event-gold_moved-offering-loss = { $seat } platí bohům { n-gold }.
event-gold_moved-recruit-loss = { $seat } platí za verbování { n-gold }.
event-gold_moved-building-loss = { $seat } platí za budovu { n-gold }.
event-gold_moved-summon-loss = { $seat } platí za tvora { n-gold }.
event-gold_moved-exchange-loss = { $seat } platí za výměnu tvora { n-gold }.
event-gold_moved-move-loss = { $seat } platí za pohyb { n-gold }.
event-gold_moved-apollo = { $seat } dostává od Apollóna { n-gold }.
event-gold_moved-fates = { $seat } dostává díky Moirám { n-gold }.
event-gold_moved-sphinx = { $seat } dostává od Sfingy { n-gold }.
event-gold_moved-kraken-loss = { $seat } platí za cestu Krakena { n-gold }.
event-griffon_took = { $victim } přichází o { n-gold }: Gryf je přináší hráči { $seat }.
event-griffon_took-hidden = { $victim } přichází o polovinu zlaťáků: Gryf je přináší hráči { $seat }.
event-offer_made =
    { $offer ->
        [0] { $seat } volí boha: { $god }.
       *[other] { $seat } nabízí { $offer }, bůh { $god }.
    }
event-displaced = { $seat }: dar překonán, bůh { $god }.
event-turn_begun = { $seat } je na tahu, bůh { $god }.
event-turn_ended = { $seat } končí tah.
event-fleet_recruited = { $seat } najímá loď: { $sea }.
event-troop_recruited = { $seat } verbuje vojáka: ostrov { $island }.
event-priest_gained = { $seat } získává { n-priests }.
event-priest_gained-loss = { $seat } ztrácí { n-priests }.
event-philosopher_gained = { $seat } získává { n-philosophers }.
event-philosopher_gained-loss = { $seat } odevzdává { n-philosophers }.
event-building_raised = { $seat } staví na { $slot }: { $building }.
event-building_removed = Z { $slot } mizí: { $building }.
event-metropolis_founded = { $seat } zakládá metropoli na ostrově { $island }!
event-metropolis_missed = { $seat } nemá pro metropoli místo.
event-marker_laid = { $seat } klade žeton rohu hojnosti na ostrov { $island }.
event-creature_summoned = { $seat } uplácí tvora: { $creature }.
event-creature_copied = { $seat } hraje díky Chiméře tvora: { $creature }.
event-figure_placed = { $creature } přichází na ostrov { $island }.
event-kraken_moved = Kraken je v { $sea }.
event-fleets_sailed = { $seat } přesouvá { n-fleets } z { $sea } do { $sea_to }.
event-troops_marched = { $seat } přesouvá { n-troops } z { $island } na { $island_to }.
event-fleets_lost = { $seat } ztrácí { n-fleets } v { $sea }.
event-troops_lost = { $seat } ztrácí { n-troops } na ostrově { $island }.
event-island_taken = { $seat } získává ostrov { $island }.
event-land_battle = Bitva na ostrově { $island }: útočí { $attacker }, brání se { $defender }.
event-rolled = { $seat } hází { $pips }, celkem { $total }.
event-retreated = { $seat } ustupuje na ostrov { $island }.
event-withdrew = { $seat } ustupuje do { $sea }.
event-city_fallen = { $seat } přichází o poslední ostrov a končí ve hře.

## Why something is not possible

refusal-offer_unpayable =
    { $others ->
        [0] Dar { $offer } ({ $god }) nezaplatíte: zlaťáků máte { $gold }, kněží ušetří { $priests }, takže nejvýše { $most }.
       *[other] Dar { $offer } ({ $god }) nezaplatíte: zlaťáků máte { $gold }, kněží ušetří { $priests }, druhý dar je { $others }, takže nejvýše { $most }.
    }
refusal-free_recruit = Nejdřív si vezměte, co je zdarma: { $recruit }.
refusal-not_your_island = { $place } není váš ostrov.
refusal-slot_taken = { $place } je obsazeno: { $building }.
refusal-under_metropolis = { $place } leží pod metropolí.
refusal-has_fought = Lodě v { $place } už bojovaly a dál neplují.
refusal-no_troops = Na ostrově { $place } nejsou vojáci.
refusal-no_chain = Nespojuje ho řetěz vašich lodí: { $place }.
refusal-last_island = Poslední ostrov hráče lze dobýt jen pro vítězství ve hře: { $place }.
refusal-same_island = Vojáci už na ostrově { $place } jsou.
refusal-chiron_there = Ostrov { $place } chrání Cheirón.
refusal-too_many = Může jich jen { $number }.
refusal-must_sail = Pohyb je zaplacen: plujte aspoň o jednu oblast.
refusal-has_metropolis = Ostrov { $place } už metropoli má.
refusal-free_site_first = Místo na ostrově { $place } je zastavěné a jinde máte volné.
refusal-no_such_seat = Tam nikdo nehraje.
refusal-nothing_to_rob = { $seat } nemá, co byste vzali: { $what }.
refusal-no_building = Na { $place } žádná budova není.
refusal-own_troops = Vojáci na ostrově { $place } jsou vaši.
refusal-at_sea = Lodě ustupují na moře, ne na ostrov.
refusal-not_alone = Počet lodí v { $place }: { $number }. Siréna bere jen osamělou.
refusal-no_enemy_fleet = V { $place } není cizí loď.
refusal-itself = Chiméra nemůže zahrát sama sebe.
refusal-not_discarded = V odhazovací hromádce není: { $creature }.
refusal-wrong_building = Na { $place } stojí: { $building }. Teď se odevzdává: { $wanted }.
refusal-no_other_type = V zásobě není nic jiného, čím by šlo nahradit: { $building }.
refusal-same_type = Tím už je: { $building }.

## What a thing costs

payment-saved-priests = Ušetří kněží: { n-gold }

## Options

option-tie_break = Shoda
    .about = Může-li zvítězit více hráčů, rozhodne nejvíc zlaťáků, nebo nejvíc metropolí a pak zlaťáky.
option-tie_break-gold = zlaťáky
option-tie_break-metropolises = metropole, pak zlaťáky
option-two_player_priests = Kněží ve dvou hráčích
    .about = Ve dvou hráčích ušetří kněz jeden zlaťák z obou darů dohromady, nebo z každého zvlášť.
option-two_player_priests-total = jednou z obou
option-two_player_priests-each = z každého daru
option-offer_cap = Nejvyšší dar
    .about = Nabídnout lze tolik, kolik s pomocí kněží zaplatíte, nebo nejvýše tolik, kolik máte zlaťáků.
option-offer_cap-payable = co lze zaplatit
option-offer_cap-gold = zlaťáky v ruce

## The table

cyclades-priests = Kněží
cyclades-philosophers = Filozofové
cyclades-prosperity = Rohy hojnosti: { $number }
cyclades-sea-trade = Námořní obchod
cyclades-label-sea = Moře { $sea }
cyclades-label-island = Ostrov { $island }, { $label }
