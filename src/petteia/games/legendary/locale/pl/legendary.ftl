### Cyklady: Edycja legendarna po polsku.

game-title = Cyklady: Edycja legendarna
game-about = Wielka edycja: herosi, stworzenia, drużyny i plansza z kafelków, za każdym razem inna.

n-troops =
    { $count ->
        [one] { $count } oddział
        [few] { $count } oddziały
       *[many] { $count } oddziałów
    }
n-units =
    { $number ->
        [one] { $number } jednostkę
        [few] { $number } jednostki
       *[many] { $number } jednostek
    }
n-mercenaries =
    { $number ->
        [one] { $number } najemnika
        [few] { $number } najemników
       *[many] { $number } najemników
    }
n-priestesses =
    { $number ->
        [one] { $number } kapłankę
        [few] { $number } kapłanki
       *[many] { $number } kapłanek
    }
n-philosophers =
    { $number ->
        [one] { $number } filozofa
        [few] { $number } filozofów
       *[many] { $number } filozofów
    }

## Names

god-hera = Hera
    .gen = Hery
    .dat = Herze
    .acc = Herę

creature-charon = Charon
    .acc = Charona
    .gen = Charona
creature-graeae = Graje
    .acc = Graje
    .gen = Graj
creature-griffin = Gryf
    .acc = Gryfa
    .gen = Gryfa
creature-hydra = Hydra
    .acc = Hydrę
    .gen = Hydry
creature-cerberus = Cerber
    .acc = Cerbera
    .gen = Cerbera

hero-ajax = Ajas
    .acc = Ajasa
    .gen = Ajasa
    .dat = Ajasowi
hero-hector = Hektor
    .acc = Hektora
    .gen = Hektora
    .dat = Hektorowi
hero-helen = Helena
    .acc = Helenę
    .gen = Heleny
    .dat = Helenie
hero-jason = Jazon
    .acc = Jazona
    .gen = Jazona
    .dat = Jazonowi
hero-croesus = Krezus
    .acc = Krezusa
    .gen = Krezusa
    .dat = Krezusowi
hero-odysseus = Odyseusz
    .acc = Odyseusza
    .gen = Odyseusza
    .dat = Odyseuszowi
hero-pandora = Pandora
    .acc = Pandorę
    .gen = Pandory
    .dat = Pandorze
hero-penthesilea = Pentezylea
    .acc = Pentezyleę
    .gen = Pentezylei
    .dat = Pentezylei
hero-perseus = Perseusz
    .acc = Perseusza
    .gen = Perseusza
    .dat = Perseuszowi

building-academy = uniwersytet
    .acc = uniwersytet
    .gen = uniwersytetu
unit-mercenary = najemnik
    .gen = najemnika
    .acc = najemnika
unit-priestess = kapłanka
    .gen = kapłanki
    .acc = kapłankę

bonus-two_troops = dwa oddziały
bonus-cornucopia = róg obfitości
bonus-priestess = kapłanka
bonus-three_gold = trzy sztuki złota
bonus-two_fleets = dwie floty

deed-hero = heros
    .gen = herosa
    .acc = herosa
deed-mobilisation = heroiczna mobilizacja
    .gen = heroicznej mobilizacji
    .acc = heroiczną mobilizację
deed-move = ruch
    .gen = ruchu
    .acc = ruch
deed-roll = przerzut
    .gen = przerzutu
    .acc = przerzut
deed-sacrifice = poświęcenie
    .gen = poświęcenia
    .acc = poświęcenie

tile-andros = Andros
tile-delos = Delos
tile-ios = Ios
tile-kea = Kea
tile-melos = Melos
tile-mykonos = Mykonos
tile-naxos = Naksos
tile-paros = Paros
tile-syros = Siros
tile-thera = Thera

phase-deployment = Rozmieszczenie
phase-start = Początek cyklu
phase-upkeep = Utrzymanie

reason-metropolises = najwięcej metropolii na koniec cyklu
    .rule = L11.2
reason-gold = tyle samo metropolii, zdecydowało złoto
    .rule = L11.2
reason-shared = wspólne zwycięstwo, tyle samo metropolii i złota
    .rule = L11.2

## What is asked

question-claim = Który obszar lądowy zajmujesz?
question-moor = Gdzie umieszczasz swoją flotę?
question-station = Gdzie umieszczasz oddział?
question-upkeep = Które stworzenia utrzymujesz?
question-figure_walk = Czy przemieszczasz stworzenie?
question-build_where = Gdzie budujesz?
question-hero_where = Gdzie umieszczasz herosa?
question-zeus_card = Zagrywasz kartę, którą pokazuje Zeus?
question-how_many_mercenaries = Ilu najemników idzie?
question-which_heroes = Którzy herosi idą?
question-slay_what = Który oddział zniszczy Hektor?
question-reroll = Zapłacić za przerzut?
question-escape = Czy oddział wycofuje się dzięki Perseuszowi?
question-spend_what = Który typ budynków usuwasz?
question-bonus_troop = Gdzie umieszczasz oddział z premii?
question-bonus_horn = Gdzie kładziesz róg obfitości z premii?
question-bonus_fleet = Gdzie umieszczasz flotę z premii?
question-bless_land = Który obszar lądowy dostanie róg obfitości Apolla?
question-bless_sea = Który obszar morski dostanie róg obfitości Apolla?
question-lure_where = Z którego obszaru Gigant przejmie najemników?
question-settle_where = Gdzie umieszczasz najemnika?
question-sphinx_which = Którą kartę Sfinksa zagrywasz?
question-swap_first = Który obszar morski Sylf wybiera najpierw?
question-swap_second = Z którym obszarem morskim zamieni floty?
question-charon_own = Którego herosa oddajesz Charonowi?
question-charon_for = Którego herosa przywiezie Charon?
question-hunt = Co zniszczy Hydra?
question-push_from = Skąd Polifem przegoni flotę?
question-exchange = Ilu filozofów sprowadzi Hektor?
question-imitate = Czyjego poświęcenia użyje Pandora?
question-tile = Losowanie kafelka archipelagu
question-hero = Odkrywanie herosa
question-glimpse = Zeus patrzy na wierzchnią kartę
question-sphinx_draw = Sfinks dobiera kartę
question-bonus = Odkrywanie premii metropolii

## Actions

action-offer = Złóż ofiarę { $space }
action-claim = Zajmij obszar { $land }
action-moor_at = Umieść flotę: { $sea }
action-station_at = Umieść oddział: { $land }
action-keep = Utrzymaj { $creature-acc } za kapłankę
action-release = Zwolnij { $creature-acc }
action-walk_to = Przejdź do obszaru { $land }
action-stay = Zostań na miejscu
action-build = Wybuduj { $building-acc }: { $site }
action-plan = Wybuduj { $building-acc }
action-forgo_building = Nie buduj
action-recruit_troop = Zrekrutuj oddział: { $land }
action-recruit_mercenary = Zrekrutuj najemnika: { $land }
action-recruit_priestess = Zrekrutuj kapłankę
action-recruit_hero = Zrekrutuj { $hero-acc }
action-look = Podejrzyj wierzchnie stworzenie
action-march_from = Przemieść jednostki z obszaru { $land }
action-mobilise = Zmobilizuj { $hero-acc }
action-sacrifice = Poświęć { $hero-acc }
action-post_hero_at = Umieść herosa: { $land }
action-play = Zagraj { $creature-acc }
action-put_back = Odłóż kartę na talię
action-troops = { n-troops }
action-mercenaries =
    { $count ->
        [one] { $count } najemnik
        [few] { $count } najemników
       *[many] { $count } najemników
    }
action-take = Weź ze sobą { $hero-acc }
action-no_more = Nikt więcej
action-march_to = Przejdź do obszaru { $land }
action-slay_troop = Zniszcz oddział
action-slay_mercenary = Zniszcz najemnika
action-roll_again = Przerzuć kość
action-keep_roll = Zostaw wynik
action-lose_mercenary = Strać najemnika
action-lose_hero = Strać { $hero-acc }
action-perish = Strać oddział
action-escape_to = Wycofaj oddział do obszaru { $land }
action-retreat_to = Wycofaj się do obszaru { $land }
action-spend = Usuń budynki: { $building }
action-give_up = Usuń budynek: { $site }
action-found_at = Wybuduj metropolię: { $site }
action-shelter_with = Powierz metropolię { $hero-dat }
action-launch_at = Umieść flotę z premii: { $sea }
action-bless_land = Połóż róg obfitości: { $land }
action-bless_sea = Połóż róg obfitości: { $sea }
action-rob = Okradnij: { $faction }
action-kill_troop = Zniszcz oddział: { $land }
action-kill_mercenary = Zniszcz najemnika: { $land }
action-sink_fleet = Zniszcz flotę: { $sea }
action-rebuild = Wymień budynek: { $site }
action-lure_from = Przejmij najemników z obszaru { $land }
action-settle_at = Umieść najemnika: { $land }
action-fly_from = Leć z obszaru { $land }
action-swap = Zamień floty w obszarze { $sea }
action-trade = Oddaj { $hero-acc }
action-for = Weź { $hero-acc }
action-place_on_land = Umieść pionek: { $land }
action-place_at_sea = Umieść pionek: { $sea }
action-push_from = Przegoń flotę z obszaru { $sea }
action-exchange =
    { $pairs ->
        [one] { $pairs } filozof
        [few] { $pairs } filozofów
       *[many] { $pairs } filozofów
    }
action-imitate = Użyj poświęcenia { $hero-gen }
action-tile = Kafelek: { $tile }
action-row = Następny bóg: { $god }
action-present = Heros: { $hero }
action-marker = Dalej w kolejności: { $faction }
action-glimpse = Zeus widzi stworzenie: { $creature }
action-draw = Sfinks pokazuje stworzenie: { $creature }
action-turn_up = Premia: { $bonus }

## What happens

event-tile_laid = Kafelek archipelagu: { $tile }.
event-god_shown = Kolejność bogów: { $god }.
event-hero_shown = Na torze herosów: { $hero }.
event-marker_placed = Dalej w kolejności: { $faction }.
event-land_claimed = { $faction } zajmuje obszar { $land }.
event-gold_moved-income = { $faction } otrzymuje dochód: { n-gold }.
event-gold_moved-offering-loss = { $faction } płaci bogom { n-gold-object }.
event-gold_moved-recruit-loss = { $faction } płaci za rekrutację { n-gold-object }.
event-gold_moved-summon-loss = { $faction } płaci za stworzenie { n-gold-object }.
event-gold_moved-look-loss = { $faction } płaci za kartę Zeusa { n-gold-object }.
event-gold_moved-move-loss = { $faction } płaci za ruch { n-gold-object }.
event-gold_moved-mobilisation-loss = { $faction } płaci za heroiczną mobilizację { n-gold-object }.
event-gold_moved-apollo = { $faction } otrzymuje od Apolla { n-gold-object }.
event-gold_moved-graeae = { $faction } otrzymuje dzięki Grajom { n-gold-object }.
event-gold_moved-bonus = { $faction } otrzymuje z premii metropolii { n-gold-object }.
event-gold_moved-sacrifice-loss = { $faction } płaci za poświęcenie { n-gold-object }.
event-gold_moved-reroll-loss = { $faction } płaci za przerzut { n-gold-object }.
event-gold_moved-hero-loss = { $faction } płaci za herosa { n-gold-object }.
event-gold_moved-penalty-loss = { $faction } płaci karę: { n-gold }.
event-griffin_took =
    { $gold ->
        [0] Gryf wraca z niczym: { $victim } ma za mało złota.
       *[other] Gryf przynosi { n-gold-object }: traci { $victim }, zyskuje { $faction }.
    }
event-griffin_took-hidden = Gryf przynosi połowę złota: traci { $victim }, zyskuje { $faction }.
event-offer_made =
    { $offer ->
        [0] { $faction } wybiera { $god-acc }.
       *[other] { $faction } składa { $god-dat } ofiarę { $offer }.
    }
event-displaced = { $faction }: ofiara dla { $god-gen } zostaje przebita.
event-found_out = { $faction } nie może zapłacić ofiary: wszyscy licytują od nowa.
event-turn_begun = { $god }: turę zaczyna { $faction }.
event-turn_ended = { $faction } kończy turę.
event-fleet_recruited = { $faction } umieszcza flotę w obszarze { $sea }.
event-troop_recruited = { $faction } umieszcza oddział w obszarze { $land }.
event-mercenary_recruited = { $faction } rekrutuje najemnika w obszarze { $land }.
event-hero_recruited = { $faction } rekrutuje { $hero-acc } w obszarze { $land }.
event-priestess_gained = { $faction } zyskuje { n-priestesses }.
event-priestess_gained-loss = { $faction } traci { n-priestesses }.
event-philosopher_gained = { $faction } zyskuje { n-philosophers }.
event-philosopher_gained-loss = { $faction } traci { n-philosophers }.
event-building_raised = { $faction } buduje { $building-acc } ({ $site }).
event-building_removed = Z planszy znika { $building } ({ $site }).
event-building_forgone = { $faction } nie buduje.
event-cornucopia_added = Nowy róg obfitości w obszarze { $area }.
event-metropolis_built = { $faction } buduje metropolię ({ $site })! Premia: { $bonus }.
event-metropolis_sheltered = { $faction } buduje metropolię i powierza ją { $hero-dat }! Premia: { $bonus }.
event-metropolis_missed = { $faction } nie ma gdzie wybudować metropolii.
event-bonus_gained = { $faction } otrzymuje premię: { $bonus }.
event-creature_summoned = { $faction } kupuje { $creature-acc }.
event-creature_played = { $faction } zagrywa { $creature-acc }.
event-creature_seen = { $faction } dzięki Zeusowi widzi wierzchnią kartę: { $creature }.
event-creature_seen-hidden = { $faction } dzięki Zeusowi ogląda wierzchnią kartę talii.
event-card_drawn = { $faction } dzięki Sfinksowi dobiera kartę: { $creature }.
event-card_drawn-hidden = { $faction } dzięki Sfinksowi dobiera kartę.
event-figure_placed = { $creature } przybywa do obszaru { $area }.
event-figure_kept = { $faction } utrzymuje { $creature-acc }.
event-fleets_sailed = { $faction } przemieszcza { n-fleets } z obszaru { $sea } do obszaru { $sea_to }.
event-fleets_swapped = Sylf zamienia miejscami floty z obszarów { $sea } i { $sea_to }.
event-units_marched = { $faction } przemieszcza { n-units } z obszaru { $land } do obszaru { $land_to }.
event-fleets_lost = { $faction } traci { n-fleets } w obszarze { $sea }.
event-troop_lost = { $faction } traci oddział w obszarze { $land }.
event-mercenaries_lost = { $faction } traci { n-mercenaries } w obszarze { $land }.
event-mercenaries_turned = { $faction } przejmuje { n-mercenaries } w obszarze { $land }.
event-hero_lost = { $faction } traci { $hero-acc }.
event-hero_sacrificed = { $faction } poświęca { $hero-acc }.
event-heroes_traded = { $faction } oddaje Charonowi { $hero-acc } i dostaje { $hero_for-acc }.
event-land_taken = { $faction } zdobywa obszar { $land }.
event-land_battle = Bitwa lądowa ({ $land }): atakuje { $attacker }, broni się { $defender }.
event-rolled = { $faction } wyrzuca { $pips }, łączna siła: { $total }.
event-escaped = { $faction }: oddział u boku Perseusza wycofuje się do obszaru { $land }.
event-retreated = { $faction } wycofuje się do obszaru { $land }.
event-withdrew = { $faction } wycofuje się do obszaru { $sea }.
event-faction_fallen = { $faction } traci ostatni obszar lądowy i odpada z gry.
needed-claim = Obszary lądowe zajmuje się podczas rozmieszczenia.
needed-moor = Flotę umieszcza się, zajmując obszar lądowy.
needed-station = Oddziały umieszcza się podczas rozmieszczenia lub w ramach premii metropolii.
needed-upkeep = Stworzenia utrzymuje się lub zwalnia w fazie utrzymania.
needed-walk = Stworzenie porusza się dopiero po opłaceniu utrzymania.
needed-post = Herosa umieszcza się, gdy się go rekrutuje.
needed-play = Zagrywa się karty, które dają Zeus, Sfinks lub Chimera.
needed-put_back = Na talię odkłada się kartę, którą pokazał Zeus.
needed-mercenaries = Liczbę najemników podaje się, gdy wyruszają.
needed-heroes = Herosów wybiera się, gdy jednostki wyruszają.
needed-slay = Hektor niszczy oddział przed bitwą, w której się broni.
needed-reroll = Krezusowi płaci się za przerzut zaraz po rzucie.
needed-escape = Wycofać się może oddział, który zginąłby u boku Perseusza.
needed-launch = Floty umieszcza się w ten sposób w ramach premii metropolii.
needed-blessing = Rogi obfitości kładzie się u Apolla lub w ramach premii metropolii.
needed-victim = Jednostki niszczy się, gdy uderza Harpia lub Hydra.
needed-giant = Najemników przejmuje się po zakupie Giganta.
needed-swap = Floty zamienia się po zakupie Sylfa.
needed-charon = Herosów wymienia się po zakupie Charona.
needed-exchange = Kapłanki wymienia się na filozofów, gdy poświęca się Hektora.
needed-imitate = Pandora naśladuje herosa, gdy się ją poświęca.
refusal-enemy_fleets = { $place }: są tam floty gracza { $faction }.

## Why something is not possible

refusal-offer_unpayable =
    { $others ->
        [0] Na ofiarę { $offer } ({ $god }) cię nie stać: masz { n-gold-object }, zniżka za kapłanki to { $priestesses }, więc najwyżej { $most }.
       *[other] Na ofiarę { $offer } ({ $god }) cię nie stać: masz { n-gold-object }, zniżka za kapłanki to { $priestesses }, a ofiara partnera kosztuje { $others }, więc najwyżej { $most }.
    }
refusal-apollo_taken = Apollo ma tylko jedno pole. Zajmuje je gracz { $faction }.
refusal-land_taken = Obszar { $place } kontroluje już { $faction }.
refusal-no_mooring = Obok obszaru { $place } nie ma pustego obszaru morskiego.
refusal-same_island = { $place } leży na tej samej wyspie co twój pierwszy obszar.
refusal-partner_island = Na wyspie, na której leży { $place }, jest już twój partner.
refusal-duty_first =
    { $duty ->
        [building] Najpierw wykonaj darmową budowę.
       *[recruit] Najpierw wykonaj darmową rekrutację.
    }
refusal-has_built = Budowę w tej turze masz już za sobą.
refusal-must_build = Masz puste pole budowy, więc musisz budować.
refusal-plan_first = Najpierw wybierz, co budujesz u Hery.
refusal-has_building = U Hery buduje się tylko budynek typu, którego jeszcze nie masz, a ten już masz: { $building }.
refusal-metropolis_there = { $place }: metropolii nigdy się nie zastępuje.
refusal-site_taken = { $place }: pole budowy jest zajęte ({ $building }), a masz inne pole, puste.
refusal-not_your_land = Obszar { $place } nie należy do ciebie: kontroluje go { $faction }.
refusal-no_units = { $place }: nie masz tam jednostek.
refusal-no_way = Z obszaru { $place } nie ma dokąd iść.
refusal-nobody_goes = Wyruszyć musi co najmniej jedna jednostka.
refusal-not_accessible = Obszar { $place } jest niedostępny: nie sąsiaduje z początkowym i nie prowadzi do niego sieć flot.
refusal-last_land = { $place } to ostatni obszar lądowy, jaki ma { $faction }: można go zaatakować tylko wtedy, gdy da to dość metropolii do zwycięstwa.
refusal-partner_land = Obszar { $place } należy do partnera, nie można tam zakończyć ruchu.
refusal-partner_sea = { $place }: są tam floty partnera, a złota ({ $gold }) nie wystarczy na dalszą drogę.
refusal-looked = Zeus pokazał ci już wierzchnią kartę w tej turze.
refusal-one_hero = W jednej turze można zrekrutować tylko jednego herosa.
refusal-not_seen = { $creature } to nie ta karta, którą pokazał ci Zeus.
refusal-no_effect = Karta { $creature-gen } nie miałaby teraz efektu, więc wraca na wierzch talii.
refusal-ares_marches = U Aresa { $hero } porusza się tak jak oddziały, ruchem lądowym.
refusal-not_your_hero = { $hero-acc } kontroluje { $faction }.
refusal-fresh_hero = { $hero-gen } nie można jeszcze poświęcić: jest w grze dopiero od tego cyklu.
refusal-no_room = Nie masz miejsca na metropolię: na każdym z twoich pól budowy ({ $sites }) już jakaś stoi.
refusal-no_sacrifice-ajax = Ajas wymaga 7 obszarów lądowych; masz { $lands }.
refusal-no_sacrifice-hector = Hektor wymaga 2 kapłanek; masz { $priestesses }.
refusal-no_sacrifice-helen = Dla Heleny trzeba po 2 podstawowe budynki 2 różnych typów; masz takich par: { $pairs }.
refusal-no_sacrifice-jason = Jazon wymaga wszystkich 8 flot na planszy; masz ich tam { $fleets }.
refusal-no_sacrifice-croesus = Krezus wymaga 15 sztuk złota; masz { $gold }.
refusal-no_sacrifice-odysseus = Odyseusz wymaga 3 podstawowych budynków jednego typu; masz najwyżej { $most }.
refusal-no_sacrifice-pandora =
    { $heroes ->
        [0] Pandora używa poświęcenia herosa z toru, a tor jest pusty.
       *[other] Pandora używa poświęcenia herosa z toru, a warunek żadnego z nich nie jest spełniony.
    }
refusal-no_sacrifice-penthesilea = Pentezyleę można poświęcić tylko wtedy, gdy budujesz metropolię.
refusal-no_sacrifice-perseus = Perseusz pozwala jednostkom lecieć, ale żadna inna twoja jednostka nie może opuścić swojego obszaru.
refusal-no_such_faction = W tej grze frakcji jest tylko { $number }.
refusal-nothing_to_rob = { $faction } nie ma { $what-gen }, więc nie ma czego zabrać.
refusal-figure_there = { $place }: jest tam { $creature }, a w jednym obszarze nigdy nie ma dwóch stworzeń.
refusal-sea_taken = { $place }: flotę ma tam już { $faction }, a pierwsze floty trafiają do pustych obszarów morskich.
refusal-free_land = Obszaru { $place } nikt nie kontroluje; twoje obszary: { $lands }.
refusal-sea_not_held = { $place }: nie masz tam flot; są gdzie indziej: { $seas }.
refusal-no_fleets = { $place }: nie ma tam flot.
refusal-fleets_of_another = { $place }: floty ma tam { $faction }.
refusal-not_standing = { $creature-gen } nie ma na planszy.
refusal-not_your_creature = { $creature-acc } kontroluje { $faction }.
refusal-upkeep_settled = { $creature }: utrzymanie jest już rozstrzygnięte.
refusal-needs_sea = { $place } to obszar lądowy, a { $creature-acc } umieszcza się w morskim.
refusal-needs_land = { $place } to obszar morski, a { $creature-acc } umieszcza się w lądowym.
refusal-medusa_bars = { $place }: Meduza ({ $faction }) nikogo nie wpuszcza ani nie wypuszcza.
refusal-no_basic_building = { $place }: jest tam metropolia, a ona nie jest budynkiem podstawowym.
refusal-too_many = { $place } ({ $what }): wyruszyć może nie więcej niż { $units }.
refusal-hero_goes = { $hero } już idzie.
refusal-hero_elsewhere = { $hero } jest gdzie indziej ({ $place }); jednostki wyruszają stąd: { $origin }.
refusal-partner_way = Obszar { $place } należy do partnera: nie można tam zakończyć ruchu, a złota ({ $gold }) nie wystarczy na dalszą drogę.
refusal-no_way_on = Z obszaru { $place } droga prowadzi tylko przez obszary partnera, a złota ({ $gold }) na nią nie wystarczy.
refusal-no_card_left = Ani w talii, ani na stosie odrzuconych nie ma już stworzeń.
refusal-not_drawn = { $creature-gen } nie ma wśród kart Sfinksa.
refusal-not_discarded = { $creature-gen } nie ma na stosie odrzuconych.
refusal-no_token = Wszystkie metropolie ({ $number }) są już wybudowane.
refusal-fallen = { $faction } jest już poza grą.
refusal-same_purse = { $faction } ma z tobą wspólne złoto.
refusal-name_the_first = { $faction } i { $victim } mają wspólne złoto: do wyboru jest tylko { $victim }.
refusal-own_faction = { $faction }: to też twoja frakcja, a siebie okraść nie możesz.
refusal-partner_spared = { $faction } to twój partner, a przy tym stole partnerów się nie okrada.
refusal-none_there = { $place }: nie ma tam { $what-gen }.
refusal-not_fighting = { $place }: { $hero } tam za ciebie nie walczy.
refusal-none_fighting = { $place }: nie masz w tej bitwie { $what-gen }.
refusal-battle_at_sea = Bitwa toczy się na morzu ({ $place }): floty wycofują się do innego obszaru morskiego.
refusal-battle_on_land = Bitwa toczy się na lądzie ({ $place }): jednostki wycofują się do innego obszaru lądowego.
refusal-held_by_another = Obszar { $place } kontroluje { $faction }; wycofać się można do własnego lub wolnego obszaru lądowego.
refusal-named_already = Ten typ już wybrano: { $building }.
refusal-too_few_buildings = Potrzeba { $needed }, a masz { $there }: { $building }.
refusal-no_building_there = { $place }: nic tam nie stoi.
refusal-other_type = { $place }: stoi tam { $building }, a teraz trzeba usunąć { $wanted-acc }.
refusal-no_other_type = { $place }: w puli nie ma już innego typu.
refusal-same_type = Stoi tam już { $building }; wybierz inny typ.
refusal-cannot_shelter = { $hero } nie przyjmie metropolii; potrafi to tylko Pentezylea.
refusal-not_your_turn = { $hero-acc } można poświęcić tylko we własnej turze i nie u Apolla.
refusal-not_in_her_place = { $hero } zrobi to tylko wtedy, gdy na torze jest Pentezylea.
refusal-own_mercenaries = { $place }: tamtejsi najemnicy są twoi.
refusal-partners_mercenaries = { $place }: tamtejsi najemnicy należą do partnera.
refusal-same_sea = { $place } to pierwszy z dwóch obszarów morskich; wybierz inny.
refusal-nothing_to_swap = { $place }: nie ma tam flot, które mógłby zamienić Sylf.
refusal-too_few_priestesses =
    { $due ->
        [one] Za tylu filozofów ({ $philosophers }) trzeba odrzucić { $due } kapłankę, a masz { $priestesses }.
        [few] Za tylu filozofów ({ $philosophers }) trzeba odrzucić { $due } kapłanki, a masz { $priestesses }.
       *[many] Za tylu filozofów ({ $philosophers }) trzeba odrzucić { $due } kapłanek, a masz { $priestesses }.
    }
refusal-too_few_philosophers = Filozofów zostało w puli tylko { $philosophers } z { $supply }.
refusal-hero_not_on_map =
    { $where ->
        [track] { $hero } jest na torze i nikomu nie służy.
        [deck] { $hero } czeka jeszcze w talii.
       *[gone] { $hero } jest już poza grą.
    }
refusal-map_no_side = Kod planszy zaczyna się od f: lub b: (strona kafelków), na przykład { $example }.
refusal-map_no_tile = „{ $word }” nie jest kafelkiem: podaj literę od a do { $last }, a potem obrót od 0 do { $turns }.
refusal-map_other_number =
    { $wanted ->
        [one] Plansza wymaga { $wanted } kafelka, a ma { $found }.
        [few] Plansza wymaga { $wanted } kafelków, a ma { $found }.
       *[many] Plansza wymaga { $wanted } kafelków, a ma { $found }.
    }
refusal-map_twice = { $tile } leży tam dwa razy; taki kafelek jest tylko jeden.
refusal-map_in_pieces = Kafelki nie łączą się w całość.

## What a thing costs

payment-saved-priestesses = Zniżka za kapłanki: { n-gold }

## Options

option-teams = Drużyny
    .about = W grze czteroosobowej gra się osobno albo w dwóch drużynach, miejsca 1 i 3 przeciw 2 i 4. W sześcioosobowej zawsze w trzech drużynach: 1 i 4, 2 i 5, 3 i 6.
option-teams-no = każdy sam
option-teams-yes = dwie drużyny
option-target = Metropolie do zwycięstwa
    .about = Trzy kończą grę; cztery to długa gra drużynowa.
option-target-3 = trzy
option-target-4 = cztery
option-side = Strona kafelków
    .about = Którą stroną do góry układa się kafelki planszy.
option-side-front = przód
option-side-back = tył
option-map = Plansza
    .about = Losowa plansza, plansza z szybkiego przygotowania, ta sama plansza z gotowym rozstawieniem albo plansza według kodu.
option-map-random = losowa
option-map-quick = szybkie przygotowanie
option-map-prepared = szybkie przygotowanie z rozstawieniem
option-metropolis_without_site = Metropolia bez miejsca
    .about = Czterech filozofów bez miejsca na metropolię czeka albo przepada.
option-metropolis_without_site-postponed = czekają
option-metropolis_without_site-lost = przepadają
option-hydra_horn = Róg obfitości Hydry
    .about = Hydra dodaje róg obfitości tylko wtedy, gdy zniszczy jednostkę, albo zawsze.
option-hydra_horn-after_kill = tylko po zniszczeniu jednostki
option-hydra_horn-always = zawsze
option-mobilisation_heroes = Herosi w mobilizacji
    .about = W heroicznej mobilizacji idzie jeden heros albo kilku razem.
option-mobilisation_heroes-one = jeden
option-mobilisation_heroes-many = kilku
option-steal_from_partner = Zabieranie partnerowi
    .about = Driada i Satyr mogą zabierać także partnerowi albo tylko innym.
option-steal_from_partner-yes = wolno
option-steal_from_partner-no = nie wolno
option-trust = Ofiary na zaufanie
    .about = Ofiara musi mieć pokrycie. Albo nikt tego nie sprawdza: kto potem nie może zapłacić, płaci karę i wszyscy licytują od nowa.
option-trust-no = sprawdzane od razu
option-trust-yes = na zaufanie
option-chains_on_own_island = Sieć flot wzdłuż wyspy
    .about = Sieć flot prowadzi tylko na inne wyspy albo także wzdłuż własnej.
option-chains_on_own_island-no = tylko na inne wyspy
option-chains_on_own_island-yes = także wzdłuż własnej
option-extra_fleets = Dodatkowe floty
    .about = Każdą nową flotę umieszcza się obok własnego lądu, albo płatne floty mogą też dołączyć do własnych flot gdziekolwiek.
option-extra_fleets-beside_lands = obok własnego lądu
option-extra_fleets-own_seas = także do własnych flot
option-minotaur_retreat = Odwrót przy Minotaurze
    .about = Dopóki Minotaur walczy po którejś stronie, nikt po tej stronie się nie wycofuje, albo mogą się wycofać wszyscy prócz niego, a on walczy dalej.
option-minotaur_retreat-nobody = nikt
option-minotaur_retreat-others = wszyscy prócz niego
option-giant_target = Czyich najemników przejmuje Gigant
    .about = Gigant zabiera najemników z obszaru przeciwnika, albo z dowolnego, także własnego lub partnera.
option-giant_target-opponents = przeciwnika
option-giant_target-anybody = dowolnego gracza
option-partners_token = Obszar partnera bez jednostek
    .about = Jednostki tylko przez niego przechodzą, albo zajmują go jak każdy obszar z samym żetonem kontroli.
option-partners_token-stays = tylko przejście
option-partners_token-falls = zajęcie
option-last_land = Zdobycie ostatniego obszaru lądowego
    .about = Ostatni obszar lądowy frakcji można zdobyć tylko wtedy, gdy drużyna osiąga przez to cel, albo także dla kolejnej metropolii, gdy cel już osiągnęła.
option-last_land-to_reach_target = by osiągnąć cel
option-last_land-for_any_gain = dla każdej metropolii

## The table

legendary-priestesses = Kapłanki
legendary-hero-track = Tor herosów
legendary-cornucopias = Rogi obfitości: { $number }
legendary-team = Drużyna: { $names }
legendary-combat = Zdolność bojowa
legendary-sacrifice = Zdolność poświęcenia

## Goals of challenges

goal-hold-lands =
    { $number ->
        [one] Kontroluj { $number } obszar lądowy.
        [few] Kontroluj jednocześnie { $number } obszary lądowe.
       *[many] Kontroluj jednocześnie { $number } obszarów lądowych.
    }
goal-hold-heroes =
    { $number ->
        [one] Miej na planszy { $number } herosa.
        [few] Miej na planszy jednocześnie { $number } herosów.
       *[many] Miej na planszy jednocześnie { $number } herosów.
    }
goal-avoid-hero_recruited = Nie rekrutuj żadnych herosów.
goal-avoid-turn_begun-ares = Ani razu nie rozgrywaj tury u Aresa.
