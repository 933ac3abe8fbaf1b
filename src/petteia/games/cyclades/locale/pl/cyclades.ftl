### Cyklady, wydanie z 2009 roku, po polsku.

game-title = Cyklady (2009)
game-about = Zabiegaj ofiarami o łaskę bogów, żegluj między wyspami i zdobądź dwie metropolie przed innymi.

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
    .acc = Mojry
    .gen = Mojr
creature-mermaid = Syrena
    .acc = Syrenę
    .gen = Syreny
creature-griffon = Gryf
    .acc = Gryfa
    .gen = Gryfa
creature-chiron = Chejron
    .acc = Chejrona
    .gen = Chejrona

building-university = uniwersytet
    .acc = uniwersytet
    .gen = uniwersytetu
unit-priest = kapłan
    .gen = kapłana
    .acc = kapłana
deed-exchange = wymiana stworzenia
    .gen = wymiany stworzenia
    .acc = wymianę stworzenia
deed-swim = ruch Krakena
    .gen = ruchu Krakena
    .acc = ruch Krakena

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

reason-metropolises = dość metropolii na koniec cyklu
    .rule = C15.1
reason-gold = dość metropolii miało kilku graczy, zdecydowało złoto
    .rule = C15.2
reason-shared = wspólne zwycięstwo, nawet złota jest po równo
    .rule = C15.2
reason-last_city = ostatnie miasto w grze
    .rule = C9.23

## What is asked

question-marker_where = Która wyspa dostanie róg obfitości Apolla?
question-lure_where = Którą samotną flotę Syrena odeśle do rezerwy?
question-replace_from = Skąd przypłynie twoja flota?
question-crush_what = Który budynek zniszczy Gigant?
question-sell_what = Co sprzedajesz Sfinksowi?
question-which_temple = Która świątynia obniży cenę?
question-breeze = Które floty przemieści Sylf?
question-push_from = Które floty Polifem przegoni najpierw?
question-kraken_where = Gdzie wynurzy się Kraken?
question-kraken_walk = Czy Kraken płynie dalej?

## Actions

action-offer =
    { $amount ->
        [one] Złóż w ofierze { $amount } sztukę złota
        [few] Złóż w ofierze { $amount } sztuki złota
       *[many] Złóż w ofierze { $amount } sztuk złota
    }
action-recruit_troop = Zrekrutuj oddział na wyspie { $island }
action-recruit_priest = Zrekrutuj kapłana
action-build = Wybuduj { $building-acc }: { $slot }
action-exchange = Wymień { $creature-acc }
action-use_temple_on = Użyj świątyni na wyspie { $island }
action-march_from = Przemieść oddziały z wyspy { $island }
action-anchor = Zatrzymaj się tu
action-troops = { n-troops }
action-march_to = Przejdź na wyspę { $island }
action-retreat_to = Wycofaj się na wyspę { $island }
action-give_up = Usuń budynek: { $slot }
action-found_on = Wybuduj metropolię na wyspie { $island }
action-bless = Połóż róg obfitości na wyspie { $island }
action-rob = Okradnij: { $seat }
action-lure = Odeślij flotę z obszaru { $sea }
action-replace_from = Weź flotę z obszaru { $sea }
action-fly_from = Leć z wyspy { $island }
action-crush = Zniszcz budynek: { $slot }
action-copy = Zagraj { $creature-acc }
action-rebuild = Wymień budynek: { $slot }
action-sell_fleet = Sprzedaj flotę z obszaru { $sea }
action-sell_troop = Sprzedaj oddział z wyspy { $island }
action-sell_priest = Sprzedaj kapłana
action-sell_philosopher = Sprzedaj filozofa
action-enough = Wystarczy
action-snatch_from = Usuń oddział z wyspy { $island }
action-emerge_at = Wynurz Krakena w obszarze { $sea }
action-settle_on = Umieść pionek na wyspie { $island }
action-marker = Dalej w kolejności: { $seat }
action-reveal = Następny bóg: { $god }

## What happens

event-marker_placed = Dalej w kolejności: { $seat }.
event-god_revealed = Kolejność bogów: { $god }.
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
event-gold_moved-kraken-loss = { $seat } płaci za ruch Krakena { n-gold-object }.
event-griffon_took =
    { $gold ->
        [0] Gryf wraca z niczym: { $victim } ma za mało złota.
       *[other] Gryf przynosi { n-gold-object }: traci { $victim }, zyskuje { $seat }.
    }
event-griffon_took-hidden = Gryf przynosi połowę złota: traci { $victim }, zyskuje { $seat }.
event-offer_made =
    { $offer ->
        [0] { $seat } wybiera { $god-acc }.
       *[other] { $seat } składa { $god-dat } ofiarę { $offer }.
    }
event-displaced = { $seat }: ofiara dla { $god-gen } zostaje przebita.
event-turn_begun = { $god }: turę zaczyna { $seat }.
event-turn_ended = { $seat } kończy turę.
event-fleet_recruited = { $seat } rekrutuje flotę w obszarze { $sea }.
event-troop_recruited = { $seat } rekrutuje oddział na wyspie { $island }.
event-priest_gained = { $seat } zyskuje { n-priests }.
event-priest_gained-loss = { $seat } traci { n-priests }.
event-philosopher_gained = { $seat } zyskuje { n-philosophers }.
event-philosopher_gained-loss = { $seat } traci { n-philosophers }.
event-building_raised = { $seat } buduje { $building-acc } ({ $slot }).
event-building_removed = Z planszy znika { $building } ({ $slot }).
event-metropolis_founded = { $seat } buduje metropolię na wyspie { $island }!
event-metropolis_missed = { $seat } nie ma gdzie wybudować metropolii.
event-marker_laid = { $seat } kładzie róg obfitości na wyspie { $island }.
event-creature_summoned = { $seat } kupuje { $creature-acc }.
event-creature_copied = { $seat } dzięki Chimerze zagrywa { $creature-acc }.
event-figure_placed = { $creature } przybywa na wyspę { $island }.
event-kraken_moved = Kraken jest w obszarze { $sea }.
event-fleets_sailed = { $seat } przemieszcza { n-fleets } z obszaru { $sea } do obszaru { $sea_to }.
event-troops_marched = { $seat } przemieszcza { n-troops } z wyspy { $island } na wyspę { $island_to }.
event-fleets_lost = { $seat } traci { n-fleets } w obszarze { $sea }.
event-troops_lost = { $seat } traci { n-troops } na wyspie { $island }.
event-island_taken = { $seat } zajmuje wyspę { $island }.
event-land_battle = Bitwa na wyspie { $island }: atakuje { $attacker }, broni się { $defender }.
event-rolled = { $seat } wyrzuca { $pips }, łączna siła: { $total }.
event-retreated = { $seat } wycofuje się na wyspę { $island }.
event-withdrew = { $seat } wycofuje się do obszaru { $sea }.
event-city_fallen = { $seat } traci ostatnią wyspę i odpada z gry.
needed-anchor = Zatrzymać mogą się tylko floty, które są w drodze.
needed-prosperity = Róg obfitości kładzie ten, kto pierwszy przybył do Apolla.
needed-temple = Świątynię wskazuje się, gdy cenę może obniżyć jedna z kilku.
needed-mermaid = Flotę odsyła się i zastępuje po zakupie Syreny.
needed-giant = Budynek niszczy się po zakupie Giganta.
needed-chimera = Odrzucone stworzenie zagrywa się po zakupie Chimery.
needed-sphinx = Jednostki i karty sprzedaje się po zakupie Sfinksa.
needed-enough = „Wystarczy” mówi się Sfinksowi, Sylfowi lub Krakenowi.
needed-harpy = Oddział usuwa się po zakupie Harpii.
needed-kraken = Kraken porusza się, gdy się go kupuje.
refusal-enemy_fleets = { $place }: są tam floty gracza { $seat }.

## Why something is not possible

refusal-offer_unpayable =
    { $others ->
        [0] Na ofiarę { $offer } ({ $god }) cię nie stać: masz { n-gold-object }, zniżka za kapłanów to { $priests }, więc najwyżej { $most }.
       *[other] Na ofiarę { $offer } ({ $god }) cię nie stać: masz { n-gold-object }, zniżka za kapłanów to { $priests }, a druga ofiara to { $others }, więc najwyżej { $most }.
    }
refusal-offer_above_gold =
    { $others ->
        [0] Ofiara { $offer } ({ $god }) to za dużo: masz { n-gold-object }, a przy tym stole ofiara nie może tego przekraczać.
       *[other] Ofiara { $offer } ({ $god }) to za dużo: masz { n-gold-object }, z tego { $others } w drugiej ofierze, a przy tym stole ofiary nie mogą tego przekraczać.
    }
refusal-apollo_once = Twój drugi znacznik jest u Apolla: ten musi trafić do innego boga, jeśli na któregoś cię stać.
refusal-free_recruit = Najpierw wykonaj darmową rekrutację { $recruit-gen }.
refusal-not_your_island =
    { $owners ->
        [0] Wyspa { $place } do nikogo nie należy.
       *[other] Wyspę { $place } kontroluje { $seat }.
    }
refusal-slot_taken = { $place }: pole budowy jest zajęte ({ $building }).
refusal-under_metropolis = { $place }: to pole budowy leży pod metropolią.
refusal-has_fought = Floty w obszarze { $place } już walczyły i nie mogą płynąć dalej.
refusal-no_troops = Na wyspie { $place } nie ma oddziałów.
refusal-no_chain = Sieć twoich flot nie łączy wyspy { $origin } z wyspą { $place }.
refusal-no_chain_from = Z wyspy { $place } sieć twoich flot nie prowadzi na żadną inną.
refusal-last_island = { $place } to ostatnia wyspa, jaką ma { $seat }: można ją zaatakować tylko wtedy, gdy da to dość metropolii do zwycięstwa.
refusal-only_last_islands = Z wyspy { $place } dotrzesz tylko na ostatnie wyspy graczy, a żadna z nich nie dałaby ci zwycięstwa.
refusal-same_island = Oddziały już są na wyspie { $place }.
refusal-chiron_there = Wyspy { $place } strzeże Chejron.
refusal-too_many =
    { $number ->
        [one] Wyruszyć może tylko { $number }.
        [few] Wyruszyć mogą najwyżej { $number }.
       *[many] Wyruszyć może najwyżej { $number }.
    }
refusal-must_sail = Floty, które wypływają, muszą przepłynąć co najmniej jeden obszar.
refusal-has_metropolis = Wyspa { $place } ma już metropolię.
refusal-free_site_first = Miejsce na metropolię na wyspie { $place } jest zabudowane, a na wyspie { $other } masz wolne.
refusal-no_such_seat = Nie ma takiego gracza: w tej grze jest ich { $players }.
refusal-is_out = { $seat } jest już poza grą.
refusal-nothing_to_rob = { $seat } nie ma { $what-gen }, więc nie ma czego zabrać.
refusal-no_building = { $place }: nie ma tam budynku.
refusal-metropolis_stands = Gigant nie może zniszczyć metropolii na wyspie { $place }.
refusal-own_building = { $place }: ten budynek jest twój.
refusal-own_troops = Oddziały na wyspie { $place } są twoje.
refusal-own_fleets = Floty w obszarze { $place } są twoje.
refusal-none_to_sell = Nie masz { $what-gen }.
refusal-none_there = { $place }: nie masz tam { $what-gen }.
refusal-no_temple = Na wyspie { $place } nie ma świątyni ani metropolii.
refusal-temple_used = Wszystkie zniżki z wyspy { $place } są w tym cyklu wykorzystane.
refusal-at_sea = Floty wycofują się na morze, nie na wyspę.
refusal-on_land = Oddziały wycofują się na wyspę, nie na morze.
refusal-battle_there = { $place }: właśnie tam toczy się bitwa.
refusal-not_pushed = Z obszaru { $place } Polifem nie przegania żadnych flot.
refusal-not_alone =
    { $number ->
        [one] { $place }: jest tam { $number } flota, a Syrena bierze tylko samotną.
        [few] { $place }: są tam { $number } floty, a Syrena bierze tylko samotną.
       *[many] { $place }: jest tam { $number } flot, a Syrena bierze tylko samotną.
    }
refusal-no_enemy_fleet = { $place }: nie ma tam wrogiej floty.
refusal-itself = Chimera nie może zagrać samej siebie.
refusal-not_discarded = { $creature-gen } nie ma na stosie odrzuconych.
refusal-wrong_building = { $place }: stoi tam { $building }, a teraz trzeba usunąć { $wanted-acc }.
refusal-no_other_type = W puli nie ma nic, na co można by wymienić { $building-acc }.
refusal-same_type = Ten budynek to już { $building }; wybierz inny typ.
refusal-marker_laid = { $seat } ma już w kolejności wszystkie znaczniki.
refusal-shown_already = Karta { $creature-gen } jest już na torze.
refusal-card_discarded = Karta { $creature-gen } leży na stosie odrzuconych.
refusal-card_kept = { $creature }: pionek stoi na wyspie, a kartę ma gracz.
refusal-apollo_last = Apolla się nie losuje: zawsze jest ostatni.
refusal-god_shown = { $god } ma już swój rząd.
refusal-hidden_first = { $god } musi poczekać: najpierw odkrywa się bogów, którzy leżeli zakryci.

## What a thing costs

payment-saved-priests = Zniżka za kapłanów: { n-gold }

## Options

option-tie_break = Remis
    .about = Jeśli wygrać może kilku graczy, wygrywa ten, kto ma najwięcej złota, albo najwięcej metropolii, a potem złota.
option-tie_break-gold = złoto
option-tie_break-metropolises = metropolie, potem złoto
option-two_player_priests = Kapłani w grze dwuosobowej
    .about = W grze dwuosobowej kapłan daje jedną sztukę złota zniżki na obie ofiary razem albo na każdą z osobna.
option-two_player_priests-total = raz na obie
option-two_player_priests-each = na każdą ofiarę
option-offer_cap = Najwyższa ofiara
    .about = Można złożyć ofiarę, jaką da się zapłacić z pomocą kapłanów, albo najwyżej tyle, ile ma się złota.
option-offer_cap-payable = ile da się zapłacić
option-offer_cap-gold = posiadane złoto
option-giant_scope = Co niszczy Gigant
    .about = Gigant niszczy dowolny budynek albo tylko budynek przeciwnika.
option-giant_scope-any = dowolny budynek
option-giant_scope-enemy = tylko przeciwnika
option-sylph_groups = Kroki Sylfa
    .about = Dziesięć kroków Sylfa dzieli się między grupy flot albo wszystkie wykonuje jedna grupa.
option-sylph_groups-any = podzielone między grupy
option-sylph_groups-one = jedna grupa
option-kraken_again = Kraken kupiony ponownie
    .about = Kraken z planszy kupiony ponownie wynurza się gdziekolwiek albo płynie dalej ze swojego obszaru.
option-kraken_again-anywhere = wynurza się gdziekolwiek
option-kraken_again-swims_on = płynie dalej
option-minotaur = Minotaur w bitwie
    .about = Minotaur tylko wzmacnia obronę albo może też zginąć zamiast oddziału.
option-minotaur-bonus = tylko wzmacnia
option-minotaur-casualty = może zginąć
option-medusa_holds = Kogo zatrzymuje Meduza
    .about = Z wyspy Meduzy nie może się wycofać nikt albo nie może tylko obrońca.
option-medusa_holds-everybody = wszystkich
option-medusa_holds-garrison = tylko obrońcę
option-apollo_for_two = Apollo w grze dwuosobowej
    .about = W grze dwuosobowej do Apolla mogą iść oba znaczniki gracza albo drugi tylko wtedy, gdy gracza nie stać na żadnego innego boga.
option-apollo_for_two-both = oba znaczniki
option-apollo_for_two-last_resort = drugi w ostateczności

## The table

cyclades-priests = Kapłani
cyclades-prosperity = Rogi obfitości: { $number }

## Goals of challenges

goal-hold-islands =
    { $number ->
        [one] Kontroluj { $number } wyspę.
        [few] Kontroluj jednocześnie { $number } wyspy.
       *[many] Kontroluj jednocześnie { $number } wysp.
    }
goal-hold-fleets =
    { $number ->
        [one] Miej na planszy { $number } flotę.
        [few] Miej na planszy jednocześnie { $number } floty.
       *[many] Miej na planszy jednocześnie { $number } flot.
    }
goal-forgo-priests = Rozegraj całą grę bez ani jednego kapłana.
goal-avoid-metropolis_founded = Nie buduj żadnych metropolii: odbieraj je innym.
