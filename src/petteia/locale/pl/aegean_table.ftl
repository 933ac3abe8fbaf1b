### Co przy stole mówią obie edycje Cyklad.

## Bogowie i ofiary

cycle = Cykl { $number }
offerings = Ofiary
offerings-order = kolejność od góry
gods-asleep = śpią w tym cyklu
turn-order = Kolejność
pay-later = Do zapłaty: { $gold }

## Stworzenia i herosi

creatures = Stworzenia
creature-deck = Talia { $deck } · odrzucone { $discard }
only-you-see = Widzisz tylko ty
heroes = Herosi
hero-in-battle = Bitwa:
hero-sacrifice = Poświęcenie:

## Gracze

players = Gracze
out-of-game = poza grą
gold = Złoto
income = Dochód
priests = Kapłani
priestesses = Kapłanki
philosophers = Filozofowie
troops-left = Oddziały w rezerwie
fleets-left = Floty w rezerwie
one-metropolis-left = Do zwycięstwa brakuje jednej metropolii

## Mapa

map = Mapa archipelagu
area-neutral = nie należy do nikogo
area-open = można wybrać
site-of = { $area }, pole budowy { $number }
which-site = Na którym polu budowy?
your-question = Twoja decyzja
zoom-in = Przybliż
zoom-out = Oddal
zoom-fit = Cała mapa
table-parts = Części stołu
part-map = Mapa
part-gods = Bogowie
part-players = Gracze
part-talk = Dziennik
n-troops =
    { $number ->
        [one] { $number } oddział
        [few] { $number } oddziały
        [many] { $number } oddziałów
       *[other] { $number } oddziału
    }
n-mercenaries =
    { $number ->
        [one] { $number } najemnik
        [few] { $number } najemników
        [many] { $number } najemników
       *[other] { $number } najemnika
    }
n-fleets =
    { $number ->
        [one] { $number } flota
        [few] { $number } floty
        [many] { $number } flot
       *[other] { $number } floty
    }
n-metropolises =
    { $number ->
        [one] { $number } metropolia
        [few] { $number } metropolie
        [many] { $number } metropolii
       *[other] { $number } metropolii
    }
n-prosperity =
    { $number ->
        [one] { $number } róg obfitości
        [few] { $number } rogi obfitości
        [many] { $number } rogów obfitości
       *[other] { $number } rogu obfitości
    }

## Bitwa

battle-at = Bitwa: { $area }
attacker = napastnik
defender = obrońca
strength = Siła
battle-chances = Następny rzut: napastnik { $attacker }, straty po obu stronach { $both }, obrońca { $defender }
battle-next-roll = Szanse następnego rzutu
battle-to-the-end = { $name }: szansa wygranej w walce do końca { $chance }

## Po co wskazuje się na mapę

verb-recruit_fleet = Rekrutuj flotę
verb-recruit_troop = Rekrutuj oddział
verb-recruit_mercenary = Zatrudnij najemnika
verb-build = Buduj
verb-sail_from = Ruch flotami
verb-sail_to = Płyń dalej
verb-march_from = Ruch oddziałami
verb-march_to = Maszeruj
verb-retreat_to = Odwrót lądem
verb-withdraw_to = Odwrót morzem
verb-escape_to = Ucieczka
verb-give_up = Oddaj budynek
verb-found_on = Załóż metropolię
verb-found_at = Załóż metropolię
verb-bless = Połóż żeton dobrobytu
verb-bless_land = Połóż róg obfitości na lądzie
verb-bless_sea = Połóż róg obfitości na morzu
verb-lure = Usuń flotę
verb-replace_from = Sprowadź flotę z
verb-fly_from = Leć z
verb-crush = Zniszcz budynek
verb-rebuild = Przebuduj budynek
verb-sell_fleet = Sprzedaj flotę
verb-sell_troop = Sprzedaj oddział
verb-snatch_from = Usuń oddział
verb-emerge_at = Kraken wynurza się
verb-swim_to = Płynie dalej
verb-settle_on = Umieść figurkę
verb-push_to = Odepchnij floty na
verb-push_from = Odepchnij floty z
verb-claim = Zajmij obszar
verb-moor_at = Umieść pierwszą flotę
verb-station_at = Umieść oddział
verb-walk_to = Przesuń figurkę
verb-post_hero_at = Umieść herosa
verb-launch_at = Umieść flotę
verb-kill_troop = Zabij oddział
verb-kill_mercenary = Zabij najemnika
verb-sink_fleet = Zatop flotę
verb-lure_from = Zwab najemników z
verb-settle_at = Umieść najemnika
verb-swap = Zamień floty
verb-place_on_land = Umieść figurkę na lądzie
verb-place_at_sea = Umieść figurkę na morzu

## Wyspy

island-amorgos = Amorgos
island-andros = Andros
island-delos = Delos
island-ios = Ios
island-kea = Kea
island-kythnos = Kitnos
island-melos = Melos
island-mykonos = Mykonos
island-naxos = Naksos
island-paros = Paros
island-siphnos = Sifnos
island-syros = Siros
island-tenos = Tinos
island-thera = Thera
area-of = { $island } { $part }
