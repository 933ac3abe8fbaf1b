### Co říkají obě vydání hry Cyclades stejně, česky.

n-gold =
    { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }
n-fleets =
    { $number ->
        [one] { $number } loď
        [few] { $number } lodě
       *[other] { $number } lodí
    }

## Gods, creatures, buildings, units

god-poseidon = Poseidón
god-ares = Arés
god-zeus = Zeus
god-athena = Athéna
god-apollo = Apollón

creature-satyr = Satyr
creature-dryad = Dryáda
creature-pegasus = Pegas
creature-giant = Obr
creature-chimera = Chiméra
creature-cyclops = Kyklop
creature-sphinx = Sfinga
creature-sylph = Sylfa
creature-harpy = Harpyje
creature-kraken = Kraken
creature-minotaur = Mínótauros
creature-medusa = Medúsa
creature-polyphemus = Polyfémos

building-port = přístav
building-fortress = pevnost
building-temple = chrám
building-metropolis = metropole

unit-fleet = loď
unit-troop = voják
unit-philosopher = filozof

deed-sail = pohyb lodí
deed-march = pohyb vojáků

## Course of the game

phase-set_up = Příprava hry
phase-offerings = Dary bohům
phase-actions = Akce

points-metropolises = Metropole
points-gold = Zlaťáky

reason-metropolises = dost metropolí na konci epochy
reason-gold = dost metropolí má více hráčů, rozhodly zlaťáky
reason-shared = společné vítězství, stejně i zlaťáků

question-which_god = Vyberte boha pro svůj sloup daru
question-how_much = Kolik nabízíte?
question-turn = Jednejte se svým bohem
question-how_many_fleets = Kolik lodí popluje?
question-sail_where = Kam poplují?
question-how_many_troops = Kolik vojáků půjde?
question-march_where = Kam půjdou?
question-retreat = Zůstat, nebo ustoupit?
question-lose_what = Kterou jednotku ztratíte?
question-give_up_what = Která budova padne metropoli?
question-found_where = Kde bude metropole?
question-rob_whom = Koho okradete?
question-fly_from = Odkud poletí?
question-copy_what = Kterého odhozeného tvora zahraje Chiméra?
question-rebuild_what = Kterou budovu Kyklop přestaví?
question-rebuild_as = Na co ji přestaví?
question-snatch_where = Vyberte oběť Harpyje
question-figure_where = Kam přijde figurka?
question-push_where = Kam Polyfémos lodě zažene?
question-over = Konec hry
question-turn_order = Losuje se pořadí tahů
question-creature = Odkrývá se tvor
question-god = Losují se bohové
question-attack_roll = Hází útočník
question-defence_roll = Hází obránce

## Actions

action-priced = { $action } ({ n-gold })
action-choose = Vybrat boha: { $god }
action-done = Ukončit tah
action-recruit_fleet = Najmout loď: { $sea }
action-recruit_philosopher = Vzít si filozofa
action-summon = Uplatit tvora: { $creature }
action-sail_from = Vyplout s loděmi z { $sea }
action-fleets = { n-fleets }
action-sail_to = Plout do { $sea }
action-stand = Zůstat
action-withdraw_to = Ustoupit do { $sea }
action-lose_troop = Ztratit vojáka
action-lose_minotaur = Ztratit Mínótaura
action-rebuild_as = Přestavět na: { $building }
action-swim_to = Plavat do { $sea }
action-push_to = Zahnat do { $sea }
action-show = Tvor: { $creature }
action-attack = Útočník hází { $pips }
action-defence = Obránce hází { $pips }

## What happens

event-cycle_begun = Začíná epocha { $cycle }.
event-creature_shown = V nabídce tvorů: { $creature }.
event-creature_discarded = Odhozen tvor: { $creature }.
event-deck_renewed = Z odhazovací hromádky je zamíchán nový balíček.
event-figure_left = { $creature } opouští mapu.
event-sea_battle = Námořní bitva ({ $sea }): útočí { $attacker }, brání se { $defender }.
event-game_ended = Konec hry: { $reason }.

## Why something is not possible

refusal-no_such_action = Taková akce neexistuje.
refusal-game_over = Hra skončila.
refusal-not_chance = O tom teď náhoda nerozhoduje.
refusal-other_question = Nejdřív je na řadě něco jiného: { $question }
refusal-wait_for_chance = Nejdřív se rozhodne, co přijde.
refusal-impossible_outcome = To teď přijít nemůže.
refusal-god_closed = { $god } v této epoše dary nepřijímá.
refusal-just_outbid = { $god }: váš dar byl právě překonán, vyberte jiného boha.
refusal-offer_too_low = { $god }: leží tu dar { $standing }, nabídněte víc.
refusal-offer_too_high = Víc než { $most } nabídnout nelze.
refusal-other_god = K tomu musíte mít jiného boha: { $god }.
refusal-recruit_limit = V jednom tahu nejvýše { $most }.
refusal-no_reserve = Zásoba je prázdná.
refusal-supply_empty = V obecné zásobě už není: { $what }.
refusal-short_of_gold =
    { $short ->
        [one] Chybí { $short } zlaťák: { $what } stojí { $due }, máte { $gold }.
        [few] Chybí { $short } zlaťáky: { $what } stojí { $due }, máte { $gold }.
       *[other] Chybí { $short } zlaťáků: { $what } stojí { $due }, máte { $gold }.
    }
refusal-not_on_track = Tato karta není v nabídce.
refusal-not_on_map = Takové místo na této mapě není.
refusal-far_from_home = { $place } nesousedí s vaším územím.
refusal-enemy_fleets = { $place }: jsou tam cizí lodě.
refusal-no_own_fleets = { $place }: nemáte tam žádné lodě.
refusal-no_way_out = { $place }: celé okolní moře je uzavřené.
refusal-not_adjacent = { $place } nesousedí s { $origin }.
refusal-no_refuge = Lodě nemohou do { $place }.
refusal-kraken_there = { $place } uzavírá Kraken.
refusal-medusa_there = { $place }: Medúsa nikoho nepustí.
refusal-polyphemus_near = { $place }: Polyfémos tam lodě nepustí.
refusal-yourself = Sami sebe okrást nemůžete.
refusal-no_target = Tohle teď vybrat nelze.

## What a thing costs

payment-price = Cena: { n-gold }
payment-saved-temples = Ušetří chrámy: { n-gold }
payment-total = K zaplacení: { n-gold }
payment-later = Splatné, až budou položeny všechny dary
payment-free = Zdarma

## Options

option-apollo_scope = Apollónovo požehnání
    .about = Apollónův roh hojnosti lze položit kamkoli, nebo jen na vlastní území.
option-apollo_scope-any = kamkoli
option-apollo_scope-own = jen na vlastní
option-open_gold = Zlaťáky
    .about = Zlaťáky jsou za zástěnami, nebo je vidí všichni.
option-open_gold-no = skryté
option-open_gold-yes = veřejné

## The table

aegean-map = Mapa
aegean-map-fit = Ukázat celou mapu
aegean-map-zoom-in = Přiblížit
aegean-map-zoom-out = Oddálit
aegean-auction = Aukce
aegean-gods = Bohové
aegean-god-free = nikdo
aegean-god-offer = { $seat }, dar { $offer }
aegean-god-closed = lícem dolů
aegean-can-offer = Můžete nabídnout nejvýše { $offer }.
aegean-displaced-you = Váš dar byl překonán: vyberte jiného boha.
aegean-turn-order = Pořadí tahů
aegean-cycle = Epocha { $cycle }
aegean-creatures = Tvorové
aegean-discard-pile = Odhazovací hromádka
aegean-income = Příjem
aegean-gold = Zlaťáky
aegean-gold-hidden = skryto
aegean-metropolises = Metropole { $number } ze { $goal }
aegean-units-left = V zásobě: { n-fleets-left }, { n-troops-left }
n-fleets-left =
    { $fleets ->
        [one] { $fleets } loď
        [few] { $fleets } lodě
       *[other] { $fleets } lodí
    }
n-troops-left =
    { $troops ->
        [one] { $troops } voják
        [few] { $troops } vojáci
       *[other] { $troops } vojáků
    }
aegean-could-win = { $seat } může v této epoše zvítězit.
aegean-reach = Dosah
aegean-reach-of = Kam dosáhne { $seat }
aegean-battle = Bitva
aegean-battle-at = Bitva: { $place }
aegean-attacker = Útočník
aegean-defender = Obránce
aegean-strength = Síla
aegean-strength-units = Jednotky: { $number }
aegean-strength-die = Kostka: { $number }
aegean-strength-ports = Přístavy: { $number }
aegean-strength-fortresses = Pevnosti: { $number }
aegean-strength-figure = { $creature }, síla { $number }
aegean-odds = Útočník { $attacker } %, obránce { $defender } %, zničeni oba { $both } %
aegean-owner = drží { $seat }
aegean-nobody = neobsazeno
aegean-empty-site = prázdné staveniště
aegean-path = Cesta: { $places }
