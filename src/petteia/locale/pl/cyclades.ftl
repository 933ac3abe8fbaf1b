### Cyklady, wydanie z 2009 roku, po polsku.

game-title = Cyklady
game-about = Zdobądź łaskę bogów i przed innymi opanuj dwie metropolie.

n-troops =
    { $number ->
        [one] { $number } oddział
        [few] { $number } oddziały
       *[many] { $number } oddziałów
    }
n-priests =
    { $priests ->
        [one] { $priests } kapłana
        [few] { $priests } kapłanów
       *[many] { $priests } kapłanów
    }
n-philosophers =
    { $philosophers ->
        [one] { $philosophers } filozofa
        [few] { $philosophers } filozofów
       *[many] { $philosophers } filozofów
    }

## Names

creature-fates = Mojry
creature-mermaid = Syrena
creature-griffon = Gryf
creature-chiron = Chejron

building-university = uniwersytet
unit-priest = kapłan
deed-exchange = wymiana stworzenia
deed-swim = ruch Krakena

phase-creatures = Mityczne stworzenia
phase-gods = Bogowie

colour-green = zielony
colour-red = czerwony
colour-black = czarny
colour-blue = niebieski
colour-yellow = żółty

island-central_islet = środkowa wysepka
island-centre = środek
island-centre_north = północny środek
island-centre_south = południowy środek
island-east = wschód
island-east_islet = wschodnia wysepka
island-great_square = wielki kwadrat
island-hook = hak
island-long_island = długa wyspa
island-needle = igła
island-north = północ
island-north_east = północny wschód
island-north_west_islet = północno-zachodnia wysepka
island-south_centre_islet = wysepka na południe od środka
island-south_east_islet = południowo-wschodnia wysepka
island-triangle = trójkąt
island-west_islet = zachodnia wysepka

reason-last_city = ostatnie miasto w grze

## What is asked

question-marker_where = Która wyspa dostanie żeton dobrobytu Apolla?
question-lure_where = Którą samotną flotę Syrena odeśle do domu?
question-replace_from = Skąd przypłynie twoja flota?
question-crush_what = Który budynek zniszczy Gigant?
question-sell_what = Co sprzedajesz Sfinksowi?
question-breeze = Które floty przesunie Sylf?
question-kraken_where = Gdzie wynurzy się Kraken?
question-kraken_walk = Czy Kraken płynie dalej?

## Actions

action-offer =
    { $amount ->
        [one] Ofiaruj { $amount } sztukę złota
        [few] Ofiaruj { $amount } sztuki złota
       *[many] Ofiaruj { $amount } sztuk złota
    }
action-recruit_troop = Rekrutuj oddział: wyspa { $island }
action-recruit_priest = Weź kapłana
action-build = Buduj na { $slot }: { $building }
action-exchange = Wymień stworzenie: { $creature }
action-march_from = Wyrusz oddziałami z { $island }
action-anchor = Zatrzymaj się tu
action-troops = { n-troops }
action-march_to = Na wyspę { $island }
action-retreat_to = Wycofaj się na wyspę { $island }
action-give_up = Oddaj budynek na { $slot }
action-found_on = Metropolia na wyspie { $island }
action-bless = Żeton dobrobytu na wyspę { $island }
action-rob = Okradnij: { $seat }
action-lure = Odeślij flotę z { $sea }
action-replace_from = Weź flotę z { $sea }
action-fly_from = Leć z wyspy { $island }
action-crush = Zniszcz budynek na { $slot }
action-copy = Zagraj stworzenie: { $creature }
action-rebuild = Przebuduj budynek na { $slot }
action-sell_fleet = Sprzedaj flotę z { $sea }
action-sell_troop = Sprzedaj oddział z wyspy { $island }
action-sell_priest = Sprzedaj kapłana
action-sell_philosopher = Sprzedaj filozofa
action-enough = Wystarczy
action-snatch_from = Usuń oddział z wyspy { $island }
action-emerge_at = Wynurz się w { $sea }
action-settle_on = Postaw pionek na wyspie { $island }
action-marker = Następny w kolejności: { $seat }
action-reveal = Następny bóg: { $god }

## What happens

event-marker_placed = Następny w kolejności: { $seat }.
event-god_revealed = Następny bóg: { $god }.
event-gold_moved-income = { $seat } otrzymuje dochód: { n-gold }.
event-gold_moved-offering-loss = { $seat } płaci bogom { n-gold-object }.
event-gold_moved-recruit-loss = { $seat } płaci za rekrutację { n-gold-object }.
event-gold_moved-building-loss = { $seat } płaci za budynek { n-gold-object }.
event-gold_moved-summon-loss = { $seat } płaci za stworzenie { n-gold-object }.
event-gold_moved-exchange-loss = { $seat } płaci za wymianę stworzenia { n-gold-object }.
event-gold_moved-move-loss = { $seat } płaci za ruch { n-gold-object }.
event-gold_moved-apollo = { $seat } otrzymuje od Apolla { n-gold-object }.
event-gold_moved-fates = { $seat } otrzymuje dzięki Mojrom { n-gold-object }.
event-gold_moved-sphinx = { $seat } otrzymuje od Sfinksa { n-gold-object }.
event-gold_moved-kraken-loss = { $seat } płaci za drogę Krakena { n-gold-object }.
event-griffon_took = { $victim } traci { n-gold-object }: Gryf przynosi złoto graczowi { $seat }.
event-griffon_took-hidden = { $victim } traci połowę złota: Gryf przynosi je graczowi { $seat }.
event-offer_made =
    { $offer ->
        [0] { $seat } wybiera boga: { $god }.
       *[other] { $seat } ofiaruje { $offer }, bóg { $god }.
    }
event-displaced = { $seat }: ofiara przebita, bóg { $god }.
event-turn_begun = { $seat } zaczyna turę, bóg { $god }.
event-turn_ended = { $seat } kończy turę.
event-fleet_recruited = { $seat } rekrutuje flotę: { $sea }.
event-troop_recruited = { $seat } rekrutuje oddział: wyspa { $island }.
event-priest_gained = { $seat } zyskuje { n-priests }.
event-priest_gained-loss = { $seat } traci { n-priests }.
event-philosopher_gained = { $seat } zyskuje { n-philosophers }.
event-philosopher_gained-loss = { $seat } oddaje { n-philosophers }.
event-building_raised = { $seat } buduje na { $slot }: { $building }.
event-building_removed = Z { $slot } znika: { $building }.
event-metropolis_founded = { $seat } zakłada metropolię na wyspie { $island }!
event-metropolis_missed = { $seat } nie ma miejsca na metropolię.
event-marker_laid = { $seat } kładzie żeton dobrobytu na wyspie { $island }.
event-creature_summoned = { $seat } kupuje stworzenie: { $creature }.
event-creature_copied = { $seat } zagrywa dzięki Chimerze stworzenie: { $creature }.
event-figure_placed = { $creature } przybywa na wyspę { $island }.
event-kraken_moved = Kraken jest w { $sea }.
event-fleets_sailed = { $seat } przesuwa { n-fleets } z { $sea } do { $sea_to }.
event-troops_marched = { $seat } przesuwa { n-troops } z { $island } na { $island_to }.
event-fleets_lost = { $seat } traci { n-fleets } w { $sea }.
event-troops_lost = { $seat } traci { n-troops } na wyspie { $island }.
event-island_taken = { $seat } zajmuje wyspę { $island }.
event-land_battle = Bitwa na wyspie { $island }: atakuje { $attacker }, broni się { $defender }.
event-rolled = { $seat } wyrzuca { $pips }, razem { $total }.
event-retreated = { $seat } wycofuje się na wyspę { $island }.
event-withdrew = { $seat } wycofuje się do { $sea }.
event-city_fallen = { $seat } traci ostatnią wyspę i odpada z gry.

## Why something is not possible

refusal-offer_unpayable =
    { $others ->
        [0] Ofiary { $offer } ({ $god }) nie zapłacisz: złota masz { $gold }, kapłani oszczędzają { $priests }, więc najwyżej { $most }.
       *[other] Ofiary { $offer } ({ $god }) nie zapłacisz: złota masz { $gold }, kapłani oszczędzają { $priests }, druga ofiara to { $others }, więc najwyżej { $most }.
    }
refusal-free_recruit = Najpierw weź to, co darmowe: { $recruit }.
refusal-not_your_island = Wyspa { $place } nie jest twoja.
refusal-slot_taken = { $place } jest zajęte: { $building }.
refusal-under_metropolis = { $place } leży pod metropolią.
refusal-has_fought = Floty w { $place } już walczyły i dalej nie płyną.
refusal-no_troops = Na wyspie { $place } nie ma oddziałów.
refusal-no_chain = Nie łączy jej łańcuch twoich flot: { $place }.
refusal-last_island = Ostatnią wyspę gracza można zdobyć tylko po to, by wygrać grę: { $place }.
refusal-same_island = Oddziały już są na wyspie { $place }.
refusal-chiron_there = Wyspy { $place } strzeże Chejron.
refusal-too_many = Może ich tylko { $number }.
refusal-must_sail = Ruch jest opłacony: płyń choć o jedno pole.
refusal-has_metropolis = Wyspa { $place } ma już metropolię.
refusal-free_site_first = Miejsce na wyspie { $place } jest zabudowane, a gdzie indziej masz wolne.
refusal-no_such_seat = Nikt tam nie gra.
refusal-nothing_to_rob = { $seat } nie ma czego oddać: { $what }.
refusal-no_building = Na { $place } nie ma budynku.
refusal-own_troops = Oddziały na wyspie { $place } są twoje.
refusal-at_sea = Floty wycofują się na morze, nie na wyspę.
refusal-not_alone = Liczba flot w { $place }: { $number }. Syrena bierze tylko samotną.
refusal-no_enemy_fleet = W { $place } nie ma cudzej floty.
refusal-itself = Chimera nie może zagrać samej siebie.
refusal-not_discarded = Na stosie odrzuconych nie leży: { $creature }.
refusal-wrong_building = Na { $place } stoi: { $building }. Teraz oddaje się: { $wanted }.
refusal-no_other_type = W puli nie ma nic innego w zamian za: { $building }.
refusal-same_type = Tym już jest: { $building }.

## What a thing costs

payment-saved-priests = Oszczędność dzięki kapłanom: { n-gold }

## Options

option-tie_break = Remis
    .about = Jeśli wygrać może kilku graczy, wygrywa ten, kto ma najwięcej złota, albo najwięcej metropolii, a potem złota.
option-tie_break-gold = złoto
option-tie_break-metropolises = metropolie, potem złoto
option-two_player_priests = Kapłani we dwoje
    .about = W grze dwuosobowej kapłan oszczędza jedną sztukę złota na obu ofiarach razem albo na każdej z osobna.
option-two_player_priests-total = raz na obie
option-two_player_priests-each = na każdą ofiarę
option-offer_cap = Najwyższa ofiara
    .about = Można dać tyle, ile da się zapłacić z pomocą kapłanów, albo najwyżej tyle, ile ma się złota.
option-offer_cap-payable = ile da się zapłacić
option-offer_cap-gold = złoto w ręku

## The table

cyclades-priests = Kapłani
cyclades-philosophers = Filozofowie
cyclades-prosperity = Dobrobyt: { $number }
cyclades-sea-trade = Handel morski
cyclades-label-sea = Morze { $sea }
cyclades-label-island = Wyspa { $island }, { $label }
