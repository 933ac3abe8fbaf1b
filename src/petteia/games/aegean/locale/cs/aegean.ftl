### Co říkají obě vydání hry Cyclades stejně, česky.

stage-cycle = { $number }. epocha

n-gold =
    { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }
n-due =
    { $saved ->
        [0] { $due }
       *[other] { $due } ({ $price } − { $saved } za chrámy)
    }
n-fleets =
    { $number ->
        [one] { $number } loď
        [few] { $number } lodě
       *[other] { $number } lodí
    }

## Gods, creatures, buildings, units

god-poseidon = Poseidón
    .dat = Poseidónovi
    .acc = Poseidóna
god-ares = Arés
    .dat = Aréovi
    .acc = Aréa
god-zeus = Zeus
    .dat = Diovi
    .acc = Dia
god-athena = Athéna
    .dat = Athéně
    .acc = Athénu
god-apollo = Apollón
    .dat = Apollónovi
    .acc = Apollóna

creature-satyr = Satyr
    .acc = Satyra
creature-dryad = Dryáda
    .acc = Dryádu
creature-pegasus = Pegas
    .acc = Pegasa
creature-giant = Obr
    .acc = Obra
creature-chimera = Chiméra
    .acc = Chiméru
creature-cyclops = Kyklop
    .acc = Kyklopa
creature-sphinx = Sfinga
    .acc = Sfingu
creature-sylph = Sylfa
    .acc = Sylfu
creature-harpy = Harpyje
    .acc = Harpyji
creature-kraken = Kraken
    .acc = Krakena
creature-minotaur = Mínótauros
    .acc = Mínótaura
creature-medusa = Medúsa
    .acc = Medúsu
creature-polyphemus = Polyfémos
    .acc = Polyféma

building-port = přístav
    .acc = přístav
building-fortress = pevnost
    .acc = pevnost
building-temple = chrám
    .acc = chrám
building-metropolis = metropole
    .acc = metropoli

unit-fleet = loď
    .acc = loď
unit-troop = voják
    .acc = vojáka
unit-philosopher = filozof
    .acc = filozofa

deed-sail = pohyb lodí
    .acc = pohyb lodí
deed-march = pohyb vojáků
    .acc = pohyb vojáků

## Course of the game

phase-set_up = Příprava hry
phase-offerings = Dary bohům
phase-actions = Akce

points-metropolises = Metropole
points-gold = Zlaťáky

question-which_god = Kterému bohu nabídnete dar?
question-how_much = Kolik nabízíte?
question-turn = Jakou akci provedete?
question-how_many_fleets = Kolik lodí popluje?
question-sail_where = Kam poplují?
question-how_many_troops = Kolik vojáků půjde?
question-march_where = Kam půjdou?
question-retreat = Bojovat dál, nebo ustoupit?
question-lose_what = Kterou jednotku ztratíte?
question-give_up_what = Kterou budovu odstraníte pro metropoli?
question-found_where = Kde postavíte metropoli?
question-rob_whom = Koho okradete?
question-fly_from = Odkud poletí?
question-copy_what = Kterého odhozeného tvora zahraje Chiméra?
question-rebuild_what = Kterou budovu Kyklop přestaví?
question-rebuild_as = Na co ji přestaví?
question-snatch_where = Kterého vojáka Harpyje odstraní?
question-figure_where = Kam umístíte figurku?
question-push_where = Kam Polyfémos lodě zažene?
question-over = Konec hry
question-turn_order = Losuje se pořadí tahů
question-creature = Odkrývá se tvor
question-god = Losují se bohové
question-attack_roll = Hází útočník
question-defence_roll = Hází obránce

## Actions

action-priced = { $action } ({ n-gold })
action-choose = Vybrat { $god-acc }
action-done = Ukončit tah
action-recruit_fleet = Najmout loď: { $sea }
action-recruit_philosopher = Najmout filozofa
action-summon = Uplatit { $creature-acc }
action-sail_from = Přesunout lodě z oblasti { $sea }
action-fleets = { n-fleets }
action-sail_to = Plout do oblasti { $sea }
action-stand = Bojovat dál
action-withdraw_to = Ustoupit do oblasti { $sea }
action-lose_troop = Ztratit vojáka
action-lose_minotaur = Ztratit Mínótaura
action-rebuild_as = Přestavět na { $building-acc }
action-swim_to = Přeplavat do oblasti { $sea }
action-push_to = Zahnat do oblasti { $sea }
action-show = Tvor: { $creature }
action-attack = Útočníkovi padlo { $pips }
action-defence = Obránci padlo { $pips }

## What happens

event-cycle_begun = Začíná { $cycle }. epocha.
event-creature_shown = V nabídce tvorů: { $creature }.
event-creature_discarded = Odhozeno: { $creature }.
event-deck_renewed = Z odhazovací hromádky se zamíchá nový balíček.
event-figure_left = { $creature } opouští mapu.
event-sea_battle = Námořní bitva ({ $sea }): útočí { $attacker }, brání se { $defender }.
event-game_ended = Konec hry: { $reason }.

## Why something is not possible

refusal-no_such_action = Taková akce neexistuje.
refusal-game_over = Hra skončila.
refusal-not_chance = Teď se nelosuje, rozhoduje hráč. { $question }
refusal-other_question = { $needed } Teď je třeba rozhodnout o něčem jiném. { $question }
refusal-wait_for_chance = Teď rozhoduje náhoda. { $question }.
refusal-impossible_outcome = To teď vylosovat ani hodit nelze. { $question }.
needed-choose = Boha vybíráte, když umisťujete sloup daru.
needed-offer = Dar nabízíte, až když jste vybrali boha.
needed-done = Tah končíte, až když je o všem započatém rozhodnuto.
needed-turn = Akce provádíte ve svém tahu, jednu po druhé.
needed-fleets = Kolik lodí popluje, určujete, když vyplouvají.
needed-sail_to = Kam lodě poplují, určujete, až když vypluly.
needed-troops = Kolik vojáků půjde, určujete, když vyrážejí.
needed-march_to = Kam jednotky půjdou, určujete, až když vyrazily.
needed-retreat = O ústupu se rozhoduje po kole bitvy.
needed-loss = Ztrátu vybíráte po prohraném kole bitvy.
needed-give_up = Budovy odstraňujete, když jimi platíte za metropoli.
needed-found = Místo pro metropoli vybíráte, až když ji máte postavit.
needed-rob = Oběť vybíráte, když tvor někoho okrádá.
needed-fly = Jednotky létají jen díky schopnosti, která je přenese.
needed-rebuild = Budovu přestavujete, když uplatíte Kyklopa.
needed-figure = Figurku umisťujete, když uplatíte jejího tvora.
needed-push = Polyfémos zahání lodě, když přijde.
refusal-god_closed = { $god } v této epoše dary nepřijímá.
refusal-just_outbid = { $god }: váš dar tu byl právě překonán, vyberte jiného boha.
refusal-offer_too_low = { $god } už má dar { $standing }, nabídněte víc.
refusal-offer_too_high = Víc než { $most } nabídnout nelze.
refusal-other_god = K tomu potřebujete { $god-acc }.
refusal-recruit_limit = V jednom tahu lze naverbovat či najmout nejvýše { $most }.
refusal-no_reserve = Zásoba je prázdná ({ $what }): na mapě je všech { $units }.
refusal-supply_empty = V obecné zásobě už nic takového není: { $what }.
refusal-short_of_gold =
    { $short ->
        [one] Na { $what-acc } chybí { $short } zlaťák: cena { n-due }, máte { $gold }.
        [few] Na { $what-acc } chybějí { $short } zlaťáky: cena { n-due }, máte { $gold }.
       *[other] Na { $what-acc } chybí { $short } zlaťáků: cena { n-due }, máte { $gold }.
    }
refusal-not_on_track = { $what }: tato karta není v nabídce. Nabízí se: { $there }.
refusal-track_empty = { $what }: tato karta není v nabídce; nabídka je prázdná.
refusal-not_on_map = Takové místo na této mapě není.
refusal-far_from_home = { $place } nesousedí s vaším územím.
refusal-no_own_fleets = { $place }: nemáte tam žádné lodě.
refusal-no_way_out = { $place }: všechny sousední oblasti moře jsou uzavřené.
refusal-not_adjacent = { $place } nesousedí s oblastí { $origin }.
refusal-already_there = Přesun začíná v oblasti { $place }; vyberte jinou.
refusal-kraken_there = { $place }: Kraken tam nikoho nepustí.
refusal-medusa_there = { $place }: Medúsa nikoho nepustí.
refusal-polyphemus_near = { $place }: Polyfémos ({ $land }) tam lodě nepustí.
refusal-yourself = Sami sebe okrást nemůžete.

## What a thing costs

payment-price = Cena: { n-gold }
payment-saved-temples = Ušetří chrámy: { n-gold }
payment-total = K zaplacení: { n-gold }
payment-later = Platí se, až budou umístěny všechny sloupy darů
payment-free = Zdarma

## Options

option-apollo_scope = Apollónovo požehnání
    .about = Apollónův roh hojnosti lze položit kamkoli, nebo jen na vlastní území.
option-apollo_scope-any = kamkoli
option-apollo_scope-own = jen na vlastní území
option-open_gold = Zlaťáky
    .about = Zlaťáky jsou za zástěnami, nebo je vidí všichni.
option-open_gold-no = skryté
option-open_gold-yes = veřejné

## The table

aegean-map = Mapa
aegean-map-fit = Ukázat celou mapu
aegean-map-zoom-in = Přiblížit
aegean-map-zoom-out = Oddálit
aegean-gods = Bohové
aegean-god-free = nikdo
aegean-god-offer = { $seat }, dar { $offer }
aegean-god-closed = lícem dolů
aegean-can-offer = Můžete nabídnout nejvýše { $offer }.
aegean-displaced-you = Váš dar byl překonán: vyberte jiného boha.
aegean-turn-order = Pořadí tahů
aegean-cycle = { $cycle }. epocha
aegean-creatures = Tvorové
aegean-income = Příjem
aegean-gold = Zlaťáky
aegean-metropolises = Metropole: { $number } ze { $goal }
aegean-reach = Dosah
aegean-reach-of = Kam dosáhne { $seat }
aegean-battle-at = Bitva: { $place }
aegean-attacker = Útočník
aegean-defender = Obránce
aegean-strength = Síla
aegean-strength-units = Jednotky: { $number }
aegean-odds = Útočník { $attacker } %, obránce { $defender } %, zničení obou stran { $both } %
aegean-nobody = nikomu nepatří

## O čem jsou úlohy

theme-auction = Dary bohům
theme-metropolis = Metropole
theme-battle = Bitva
theme-creature = Tvor
theme-hero = Hrdina
theme-movement = Pohyb
theme-building = Stavba
theme-recruiting = Nábor
theme-patience = Trpělivost
theme-choice = Volba

## Goals of challenges

goal-win-cycle =
    Vyhrajte nejpozději { $until ->
        [2] ve
        [3] ve
        [4] ve
       *[other] v
    } { $until }. epoše.
goal-hold-gold =
    { $number ->
        [one] Mějte v některé chvíli aspoň { $number } zlaťák.
        [few] Mějte v některé chvíli aspoň { $number } zlaťáky.
       *[other] Mějte v některé chvíli aspoň { $number } zlaťáků.
    }
goal-hold-metropolises-cycle =
    { $number ->
        [one] Ovládněte { $number } metropoli
        [few] Ovládněte { $number } metropole
       *[other] Ovládněte { $number } metropolí
    } nejpozději { $until ->
        [2] ve
        [3] ve
        [4] ve
       *[other] v
    } { $until }. epoše.
goal-forgo-philosophers = Nezískejte za celou hru žádného filozofa.
goal-avoid-creature_summoned = Neuplaťte žádného tvora.

## Filters of the rules pages

rules-mark-figure = Figurka
