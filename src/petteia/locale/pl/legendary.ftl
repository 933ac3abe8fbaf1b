### Cyklady: Edycja legendarna po polsku.

game-title = Cyklady: Edycja legendarna
game-about = Bogowie, stworzenia i herosi na własnym archipelagu. Wygrywają trzy metropolie.

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

creature-charon = Charon
creature-graeae = Graje
creature-griffin = Gryf
creature-hydra = Hydra
creature-cerberus = Cerber

hero-ajax = Ajas
hero-hector = Hektor
hero-helen = Helena
hero-jason = Jazon
hero-croesus = Krezus
hero-odysseus = Odyseusz
hero-pandora = Pandora
hero-penthesilea = Pentezylea
hero-perseus = Perseusz

building-academy = uniwersytet
unit-mercenary = najemnik
unit-priestess = kapłanka

bonus-two_troops = dwa oddziały
bonus-cornucopia = róg obfitości
bonus-priestess = kapłanka
bonus-three_gold = trzy sztuki złota
bonus-two_fleets = dwie floty

deed-hero = heros
deed-mobilisation = heroiczna mobilizacja
deed-move = ruch
deed-roll = ponowny rzut
deed-sacrifice = poświęcenie

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

## What is asked

question-claim = Który obszar lądowy zajmujesz?
question-moor = Gdzie stanie twoja flota?
question-station = Gdzie stanie oddział?
question-upkeep = Które stworzenia utrzymujesz?
question-figure_walk = Czy stworzenie się rusza?
question-build_where = Gdzie budujesz?
question-hero_where = Gdzie stanie heros?
question-zeus_card = Zagrywasz kartę, którą pokazuje Zeus?
question-how_many_mercenaries = Ilu najemników idzie?
question-which_heroes = Którzy herosi idą?
question-slay_what = Kogo zabija Hektor?
question-reroll = Zapłacić za ponowny rzut?
question-escape = Czy oddział wycofuje się dzięki Perseuszowi?
question-spend_what = Który rodzaj budynków oddajesz?
question-bonus_troop = Gdzie stanie oddział z premii?
question-bonus_horn = Gdzie trafi róg obfitości z premii?
question-bonus_fleet = Gdzie stanie flota z premii?
question-bless_land = Który ląd dostanie róg obfitości Apolla?
question-bless_sea = Które morze dostanie róg obfitości Apolla?
question-lure_where = Czyi najemnicy pójdą za Gigantem?
question-settle_where = Dokąd pójdzie najemnik?
question-sphinx_which = Którą kartę Sfinksa zagrywasz?
question-swap_first = Które morze Sylf wybiera najpierw?
question-swap_second = Z którym morzem zamieni floty?
question-charon_own = Którego herosa oddajesz Charonowi?
question-charon_for = Którego herosa przywiezie Charon?
question-hunt = Wybierz ofiarę Hydry
question-push_from = Skąd Polifem przegoni flotę?
question-exchange = Ilu filozofów sprowadzi Hektor?
question-imitate = Czyjego poświęcenia użyje Pandora?
question-tile = Losowanie kafelka archipelagu
question-hero = Odkrywanie herosa
question-glimpse = Zeus patrzy na wierzchnią kartę
question-sphinx_draw = Sfinks dobiera kartę
question-bonus = Odkrywanie premii metropolii

## Actions

action-offer = Ofiaruj { $space }
action-claim = Zajmij { $land }
action-moor_at = Flota do { $sea }
action-station_at = Oddział do { $land }
action-keep = Utrzymaj za kapłankę: { $creature }
action-release = Odeślij stworzenie: { $creature }
action-walk_to = Przejdź do { $land }
action-stay = Zostań na miejscu
action-build = Buduj na { $site }: { $building }
action-plan = Buduj: { $building }
action-forgo_building = Nie buduj
action-recruit_troop = Rekrutuj oddział: { $land }
action-recruit_mercenary = Najmij najemnika: { $land }
action-recruit_priestess = Weź kapłankę
action-recruit_hero = Rekrutuj herosa: { $hero }
action-look = Zobacz wierzchnie stworzenie
action-march_from = Wyrusz jednostkami z { $land }
action-mobilise = Mobilizuj herosa: { $hero }
action-sacrifice = Poświęć herosa: { $hero }
action-post_hero_at = Heros do { $land }
action-play = Zagraj stworzenie: { $creature }
action-put_back = Odłóż kartę
action-troops = { n-troops }
action-mercenaries =
    { $count ->
        [one] { $count } najemnik
        [few] { $count } najemników
       *[many] { $count } najemników
    }
action-take = Idzie też { $hero }
action-no_more = Nikt więcej
action-march_to = Do { $land }
action-slay_troop = Zabij oddział
action-slay_mercenary = Zabij najemnika
action-roll_again = Rzuć ponownie
action-keep_roll = Zostaw rzut
action-lose_mercenary = Strać najemnika
action-lose_hero = Strać herosa: { $hero }
action-perish = Pozwól zginąć
action-escape_to = Ujdź do { $land }
action-retreat_to = Wycofaj się do { $land }
action-spend = Oddaj: { $building }
action-give_up = Oddaj budynek na { $site }
action-found_at = Metropolia na { $site }
action-shelter_with = Metropolia na kartę herosa: { $hero }
action-launch_at = Flota z premii do { $sea }
action-bless_land = Róg obfitości na ląd { $land }
action-bless_sea = Róg obfitości na morze { $sea }
action-rob = Okradnij: { $faction }
action-kill_troop = Zniszcz oddział: { $land }
action-kill_mercenary = Zniszcz najemnika: { $land }
action-sink_fleet = Zatop flotę: { $sea }
action-rebuild = Przebuduj budynek na { $site }
action-lure_from = Najemnicy z { $land }
action-settle_at = Najemnik do { $land }
action-fly_from = Leć z { $land }
action-swap = Floty w { $sea }
action-trade = Oddaj herosa: { $hero }
action-for = Weź herosa: { $hero }
action-place_on_land = Pionek do { $land }
action-place_at_sea = Pionek na morze { $sea }
action-push_from = Przegoń flotę z { $sea }
action-exchange =
    { $pairs ->
        [one] { $pairs } filozof
        [few] { $pairs } filozofów
       *[many] { $pairs } filozofów
    }
action-imitate = Poświęcenie jak { $hero }
action-tile = Kafelek: { $tile }
action-row = Następny bóg: { $god }
action-present = Heros: { $hero }
action-marker = Następny w kolejności: { $faction }
action-glimpse = Zeus widzi stworzenie: { $creature }
action-draw = Sfinks dobiera stworzenie: { $creature }
action-turn_up = Premia: { $bonus }

## What happens

event-tile_laid = Kafelek archipelagu: { $tile }.
event-god_shown = Następny bóg: { $god }.
event-hero_shown = Na torze herosów: { $hero }.
event-marker_placed = Następny w kolejności: { $faction }.
event-land_claimed = { $faction } zajmuje { $land }.
event-gold_moved-income = { $faction } otrzymuje dochód: { n-gold }.
event-gold_moved-offering-loss = { $faction } płaci bogom { n-gold-object }.
event-gold_moved-recruit-loss = { $faction } płaci za rekrutację { n-gold-object }.
event-gold_moved-summon-loss = { $faction } płaci za stworzenie { n-gold-object }.
event-gold_moved-look-loss = { $faction } płaci za kartę Zeusa { n-gold-object }.
event-gold_moved-move-loss = { $faction } płaci za ruch { n-gold-object }.
event-gold_moved-mobilisation-loss = { $faction } płaci za mobilizację { n-gold-object }.
event-gold_moved-apollo = { $faction } otrzymuje od Apolla { n-gold-object }.
event-gold_moved-graeae = { $faction } otrzymuje dzięki Grajom { n-gold-object }.
event-gold_moved-bonus = { $faction } otrzymuje z metropolii { n-gold-object }.
event-gold_moved-sacrifice-loss = { $faction } płaci za poświęcenie { n-gold-object }.
event-gold_moved-reroll-loss = { $faction } płaci za ponowny rzut { n-gold-object }.
event-gold_moved-hero-loss = { $faction } płaci za herosa { n-gold-object }.
event-gold_moved-penalty-loss = { $faction } płaci karę: { n-gold }.
event-griffin_took = { $victim } traci { n-gold-object }: Gryf przynosi złoto graczowi { $faction }.
event-griffin_took-hidden = { $victim } traci połowę złota: Gryf przynosi je graczowi { $faction }.
event-offer_made =
    { $offer ->
        [0] { $faction } wybiera boga: { $god }.
       *[other] { $faction } ofiaruje { $offer }, bóg { $god }.
    }
event-displaced = { $faction }: ofiara przebita, bóg { $god }.
event-found_out = { $faction } nie może zapłacić ofiary: wszyscy licytują od nowa.
event-turn_begun = { $faction } zaczyna turę, bóg { $god }.
event-turn_ended = { $faction } kończy turę.
event-fleet_recruited = { $faction } rekrutuje flotę: { $sea }.
event-troop_recruited = { $faction } rekrutuje oddział: { $land }.
event-mercenary_recruited = { $faction } najmuje najemnika: { $land }.
event-hero_recruited = { $faction } rekrutuje herosa: { $hero }, { $land }.
event-priestess_gained = { $faction } zyskuje { n-priestesses }.
event-priestess_gained-loss = { $faction } oddaje { n-priestesses }.
event-philosopher_gained = { $faction } zyskuje { n-philosophers }.
event-philosopher_gained-loss = { $faction } oddaje { n-philosophers }.
event-building_raised = { $faction } buduje na { $site }: { $building }.
event-building_removed = Z { $site } znika: { $building }.
event-building_forgone = { $faction } nie buduje.
event-cornucopia_added = Nowy róg obfitości: { $area }.
event-metropolis_built = { $faction } buduje na { $site } metropolię! Premia: { $bonus }.
event-metropolis_sheltered = { $faction } kładzie metropolię na karcie herosa ({ $hero })! Premia: { $bonus }.
event-metropolis_missed = { $faction } nie ma miejsca na metropolię.
event-bonus_gained = { $faction } otrzymuje premię: { $bonus }.
event-creature_summoned = { $faction } kupuje stworzenie: { $creature }.
event-creature_played = { $faction } zagrywa stworzenie: { $creature }.
event-creature_seen = Zeus pokazuje graczowi { $faction } stworzenie: { $creature }.
event-creature_seen-hidden = Zeus pokazuje graczowi { $faction } wierzchnią kartę talii.
event-card_drawn = Sfinks pokazuje graczowi { $faction } stworzenie: { $creature }.
event-card_drawn-hidden = Sfinks pokazuje graczowi { $faction } kartę.
event-figure_placed = { $creature } przybywa: { $area }.
event-figure_kept = { $faction } utrzymuje stworzenie: { $creature }.
event-fleets_sailed = { $faction } przesuwa { n-fleets } z { $sea } do { $sea_to }.
event-fleets_swapped = Sylf zamienia floty: { $sea } i { $sea_to }.
event-units_marched = { $faction } przesuwa { n-units } z { $land } do { $land_to }.
event-fleets_lost = { $faction } traci { n-fleets }: { $sea }.
event-troop_lost = { $faction } traci oddział: { $land }.
event-mercenaries_lost = { $faction } traci { n-mercenaries }: { $land }.
event-mercenaries_turned = { $faction } przejmuje { n-mercenaries }: { $land }.
event-hero_lost = { $faction } traci herosa: { $hero }.
event-hero_sacrificed = { $faction } poświęca herosa: { $hero }.
event-heroes_traded = { $faction } oddaje Charonowi herosa ({ $hero }) i dostaje innego ({ $hero_for }).
event-land_taken = { $faction } zdobywa { $land }.
event-land_battle = Bitwa lądowa ({ $land }): atakuje { $attacker }, broni się { $defender }.
event-rolled = { $faction } wyrzuca { $pips }, razem { $total }.
event-escaped = { $faction }: oddział wycofuje się dzięki Perseuszowi do { $land }.
event-retreated = { $faction } wycofuje się do { $land }.
event-withdrew = { $faction } wycofuje się na morze { $sea }.
event-faction_fallen = { $faction } traci ostatni obszar lądowy i odpada z gry.

## Why something is not possible

refusal-offer_unpayable =
    { $others ->
        [0] Ofiary { $offer } ({ $god }) nie zapłacisz: złota masz { $gold }, kapłanki oszczędzają { $priestesses }, więc najwyżej { $most }.
       *[other] Ofiary { $offer } ({ $god }) nie zapłacisz: złota masz { $gold }, kapłanki oszczędzają { $priestesses }, ofiara partnera kosztuje { $others }, więc najwyżej { $most }.
    }
refusal-apollo_taken = Apollo ma jedno miejsce i jest ono zajęte.
refusal-land_taken = { $place } jest zajęte.
refusal-no_mooring = Obok { $place } nie ma pustego morza.
refusal-same_island = { $place } leży na wyspie twojego pierwszego obszaru.
refusal-partner_island = Na wyspie z { $place } jest już partner.
refusal-duty_first =
    { $duty ->
        [building] Najpierw budowa.
       *[recruit] Najpierw darmowa rekrutacja.
    }
refusal-has_built = W tej turze budowa już była.
refusal-must_build = Masz puste pole budowy, więc musisz budować.
refusal-plan_first = Najpierw wybierz, co zbuduje Hera.
refusal-no_building = Teraz nie można budować.
refusal-has_building = Hera buduje tylko rodzaj, którego nie masz i który jest w puli.
refusal-metropolis_there = Metropolii nigdy się nie zastępuje: { $place }.
refusal-site_taken = { $place } jest zajęte ({ $building }), a masz puste pole budowy.
refusal-not_your_land = { $place } nie jest twoje.
refusal-no_units = { $place }: nie masz tam jednostek.
refusal-no_way = Z { $place } nie ma dokąd iść.
refusal-nobody_goes = Ktoś musi iść.
refusal-same_land = Jednostki już tam są: { $place }.
refusal-not_accessible = { $place } nie sąsiaduje i nie prowadzi tam łańcuch flot.
refusal-last_land = { $place } to ostatni ląd gracza { $faction }; można go zdobyć tylko po to, by wygrać grę.
refusal-partner_land = { $place } należy do partnera, nie można tam zakończyć.
refusal-partner_sea = { $place }: są tam floty partnera, a na dalszą drogę cię nie stać.
refusal-looked = Zeus pokazuje wierzchnią kartę raz na cykl.
refusal-one_hero = W jednej turze rekrutuje się jednego herosa.
refusal-not_seen = To nie jest karta, którą pokazał Zeus.
refusal-no_effect = To stworzenie nic by teraz nie dało, karta wraca: { $creature }.
refusal-ares_marches = Z Aresem herosi idą razem z oddziałami.
refusal-not_your_hero = { $hero } nie stoi na planszy po twojej stronie.
refusal-fresh_hero = { $hero }: heros z tego cyklu, nie można go jeszcze poświęcić.
refusal-no_room = Nie masz miejsca na metropolię.
refusal-no_shelter = { $hero } nie może teraz przyjąć metropolii.
refusal-no_sacrifice-ajax = Ajas chce siedmiu obszarów lądowych; masz { $lands }.
refusal-no_sacrifice-hector = Hektor chce dwóch kapłanek; masz { $priestesses }.
refusal-no_sacrifice-helen = Helena chce dwóch par budynków różnych rodzajów.
refusal-no_sacrifice-jason = Jazon chce wszystkich ośmiu flot na planszy; masz { $fleets }.
refusal-no_sacrifice-croesus = Krezus chce 15 sztuk złota; masz { $gold }.
refusal-no_sacrifice-odysseus = Odyseusz chce trzech budynków jednego rodzaju.
refusal-no_sacrifice-pandora = Żaden heros na torze nie ma poświęcenia, którego Pandora mogłaby teraz użyć.
refusal-no_sacrifice-penthesilea = Pentezyleę poświęca się, gdy budujesz metropolię.
refusal-no_sacrifice-perseus = Nikt nie mógłby polecieć.
refusal-no_such_faction = Nikt tam nie gra.
refusal-nothing_to_rob = { $faction } nie ma czego oddać: { $what }.
refusal-same_team = Gryf okrada inną drużynę, wskazaną przez jej pierwszą frakcję.
refusal-figure_there = { $place }: jest tam inne stworzenie.
refusal-wrong_area = { $creature } nie może tam przybyć: { $place }.
refusal-map_no_side = Kod planszy zaczyna się od f: lub b: (strona kafelków), na przykład { $example }.
refusal-map_no_tile = „{ $word }” nie jest kafelkiem: litera od a do { $last }, potem obrót od 0 do { $turns }.
refusal-map_other_number =
    { $wanted ->
        [one] Plansza potrzebuje { $wanted } kafelka, ma { $found }.
        [few] Plansza potrzebuje { $wanted } kafelków, ma { $found }.
       *[many] Plansza potrzebuje { $wanted } kafelków, ma { $found }.
    }
refusal-map_twice = { $tile } leży tam dwa razy; taki kafelek jest tylko jeden.
refusal-map_in_pieces = Kafelki nie łączą się w całość.

## What a thing costs

payment-saved-priestesses = Oszczędność dzięki kapłankom: { n-gold }

## Options

option-teams = Drużyny
    .about = We czworo każdy gra sam albo w dwóch drużynach. W sześcioro zawsze w trzech drużynach.
option-teams-no = każdy sam
option-teams-yes = dwie drużyny
option-target = Metropolie do zwycięstwa
    .about = Trzy kończą grę; cztery to długa gra drużynowa.
option-target-3 = trzy
option-target-4 = cztery
option-side = Strona kafelków
    .about = Którą stroną kafelków układa się planszę.
option-side-front = przód
option-side-back = tył
option-map = Plansza
    .about = Kafelki ułożone losowo, szybkie przygotowanie albo plansza z kodu.
option-map-random = losowa
option-map-quick = szybkie przygotowanie
option-metropolis_without_site = Metropolia bez miejsca
    .about = Czterech filozofów bez miejsca na metropolię czeka albo przepada.
option-metropolis_without_site-postponed = czekają
option-metropolis_without_site-lost = przepadają
option-hydra_horn = Róg obfitości Hydry
    .about = Hydra dodaje róg obfitości tylko wtedy, gdy zabije, albo zawsze.
option-hydra_horn-after_kill = tylko po zabiciu
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
    .about = Ofiara musi być do zapłacenia; albo nikt tego nie pilnuje, kto nie może zapłacić, płaci karę, i wszyscy licytują od nowa.
option-trust-no = sprawdzane od razu
option-trust-yes = na zaufanie
option-chains_on_own_island = Łańcuch flot wzdłuż wyspy
    .about = Łańcuch flot prowadzi tylko na inne wyspy albo także wzdłuż własnej.
option-chains_on_own_island-no = tylko na inne wyspy
option-chains_on_own_island-yes = także wzdłuż własnej

## The table

legendary-priestesses = Kapłanki
legendary-philosophers = Filozofowie
legendary-heroes = Herosi
legendary-hero-track = Tor herosów
legendary-mercenaries = Najemnicy
legendary-cornucopias = Rogi obfitości: { $number }
legendary-team = Drużyna: { $names }
legendary-partner = Twój partner
legendary-faction = Frakcja { $number }
legendary-sacrifice-gives = Poświęcenie daje: { $what }
legendary-combat = W walce
legendary-sacrifice = Poświęcenie
legendary-map-code = Kod planszy
legendary-map-editor = Edytor planszy
legendary-map-turn = Obróć kafelek
legendary-map-swap = Zamień dwa kafelki
legendary-map-place = Połóż kafelek
legendary-map-remove = Usuń kafelek
legendary-map-good = Na tej planszy można grać.
legendary-map-bad = Na tej planszy nie można grać: { $why }
legendary-label-sea = Morze { $sea }
legendary-label-land = Ląd { $land }
