### Co przy stole mówią obie edycje Cyklad.

## Bogowie i ofiary

aegean-from-the-top = kolejność od góry
aegean-asleep = śpią w tym cyklu
aegean-would-pay = Do zapłaty: { $gold }

## Stworzenia i herosi

aegean-deck = Talia { $deck } · odrzucone { $discard }
aegean-only-you-see = Widzisz tylko ty

## Gracze

aegean-players = Gracze
aegean-out-of-game = poza grą
aegean-troops-left = Oddziały w rezerwie
aegean-fleets-left = Floty w rezerwie
aegean-one-metropolis-left = Do zwycięstwa brakuje jednej metropolii
aegean-one-philosopher-short = Czwarty filozof ją założy
aegean-one-building-short = Czwarty rodzaj budynku ją założy
aegean-building-types = Rodzaje budynków: { $buildings }
aegean-name-and-city = { $name } ({ $city })
city-vermilion = Sparta
city-cobalt = Ateny
city-saffron = Teby
city-obsidian = Argos
city-emerald = Korynt
city-murex = Rodos

## Mapa

aegean-can-be-chosen = można wybrać
aegean-sea-space = Pole morskie { $name }
aegean-site = { $area }, pole budowy { $number }
aegean-which-site = Na którym polu budowy?
aegean-your-decision = Twoja decyzja
aegean-map-code = Kod mapy
aegean-part-map = Mapa
aegean-part-gods = Bogowie
aegean-part-players = Gracze

## Bitwa

aegean-roll-chances = Następny rzut: napastnik { $attacker }, straty po obu stronach { $both }, obrońca { $defender }
aegean-next-roll = Szanse następnego rzutu
aegean-to-the-end = { $name }: szansa wygranej w walce do końca { $chance }
aegean-chance-to-win = szansa wygranej { $chance }

## Po co wskazuje się na mapę

verb-summon = Wezwij
verb-exchange = Wymień
verb-copy = Naśladuj
verb-play = Zagraj
verb-keep = Utrzymaj
verb-release = Zwolnij
verb-recruit_hero = Rekrutuj
verb-mobilise = Mobilizuj
verb-sacrifice = Poświęć
verb-take = Weź ze sobą
verb-lose_hero = Strać
verb-trade = Wymień
verb-for = Za
verb-shelter_with = Schowaj
verb-imitate = Naśladuj
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
aegean-area = { $island } { $part }
