### Co przy stole mówią obie edycje Cyklad.

## Bogowie i ofiary

aegean-from-the-top = kolejność od góry
aegean-asleep = śpią w tym cyklu
aegean-would-pay = Do zapłaty: { $gold }
aegean-displaced = { $name }: ofiara przebita ({ $god }), teraz odpowiada
aegean-places-marker = { $name } umieszcza znacznik ofiary

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
aegean-places-lit = { $number ->
    [one] Na mapie można wybrać jedno miejsce
    [few] Na mapie można wybrać { $number } miejsca
   *[many] Na mapie można wybrać { $number } miejsc
}
aegean-reach-nothing = Jednym ruchem nic
aegean-reach-note = Jednym ruchem, niezależnie od tego, kto zdobędzie boga i złoto
aegean-in-reach = w zasięgu: { $means }
aegean-answered-for-you = Odpowiedziano za ciebie, nic innego nie jest możliwe: { $answer }
aegean-sea-space = Pole morskie { $name }
aegean-site = { $area }, pole budowy { $number }
aegean-which-site = Na którym polu budowy?
aegean-your-decision = Twoja decyzja
aegean-map-code = Kod planszy
aegean-part-map = Mapa
aegean-part-gods = Bogowie
aegean-part-players = Gracze

## Własne mapy

map-title = Własna plansza
map-own = Ułóż własną planszę
map-edit = Zmień tę planszę
map-lead = Weź kafelek, potem wybierz dla niego miejsce.
map-hand = { $tile }: wybierz miejsce.
map-laid = Plansza do tej pory
map-tools = Co zrobić z kafelkiem
map-tiles = Kafelki archipelagu
map-lies = leży na planszy
map-free-place = Wolne miejsce, rząd { $row }, kolumna { $column }
map-tile-place = { $tile }, rząd { $row }, kolumna { $column }, obrót o { $degrees }°
map-turn-left = Obróć w lewo
map-turn-right = Obróć w prawo
map-remove = Z powrotem do pudełka
map-shuffle = Potasuj
map-good = Na tej planszy można grać.
map-play = Otwórz stół z tą planszą
map-link = Kopiuj link do planszy
map-keys = Klawisze: strzałki prowadzą z miejsca na miejsce, Enter bierze i kładzie, R obraca, Del odkłada, U cofa.
map-preview = Obraz planszy
map-random-about = Kafelki układa los na początku gry. Wcześniej znany jest tylko kształt planszy.
map-quick-about = Plansza ułożona z góry: wszyscy zaczynają tak samo daleko od siebie.
map-code-about = Wklej kod planszy, który ktoś ci przysłał, albo ułóż planszę.

## Bitwa

aegean-roll-chances = Następny rzut: napastnik { $attacker }, straty po obu stronach { $both }, obrońca { $defender }
aegean-next-roll = Szanse następnego rzutu
aegean-chance-to-win = szansa wygranej { $chance }
aegean-fought-to-the-end = Walka do końca, dokładnie: kto zajmie to miejsce
aegean-round = Runda { $number }
aegean-rounds = Wcześniejsze rundy
aegean-beats = { $more } pokonuje { $less }
aegean-tie = Po { $total }: tracą obie strony
aegean-both-lose = tracą obie strony
aegean-dice-roll = Kości się toczą
aegean-die = Kość
aegean-other-bonuses = Budynki i figurki

## Pierwsza gra

first-game-gods = Teraz ty składasz ofiarę. Wybierz boga: w tym cyklu pomaga tylko tobie. Wskaż go, żeby przeczytać, co daje.
    .title = Wybierz boga
first-game-offer = Powiedz teraz, ile dajesz. Płaci się dopiero, gdy każdy ma boga. Na początek wystarczy mała ofiara.
    .title = Twoja ofiara
first-game-outbid = Ktoś dał twojemu bogu więcej. Twój znacznik od razu idzie do innego boga. Później możesz wrócić z wyższą ofiarą.
    .title = Przebicie
first-game-god = Ten bóg pomaga teraz tobie. Wybierz na pasku poniżej, co robisz; każdy przycisk pokazuje cenę.
first-game-recruit = Wprowadź jednostkę na planszę: naciśnij oznaczony przycisk, potem podświetlone miejsce. Pierwsza jest za darmo, każda następna droższa.
    .title = Rekrutacja
first-game-build = Możesz budować. Naciśnij oznaczony przycisk i wybierz jedno ze swoich podświetlonych pól budowy. Cztery różne budynki zamieniają się w metropolię.
    .title = Budowa
first-game-move = Za 1 sztukę złota twoje jednostki mogą się ruszyć. Naciśnij oznaczony przycisk i wybierz, skąd idą. Oddziały przechodzą przez morze po łańcuchu twoich flot.
    .title = Ruch
first-game-number = Ile ich idzie? Tam, gdzie doszłoby do bitwy, przycisk pokazuje twoją szansę na zwycięstwo.
    .title = Ile
first-game-where = Wszystko, co świeci, jest w zasięgu. Miecze oznaczają bitwę, a liczba obok nich to twoja szansa.
    .title = Dokąd
first-game-battle = W bitwie każda strona dodaje kość do liczby jednostek i obrony. Niższa suma traci jednostkę, przy remisie obie strony. Tak trwa to, aż zostanie jedna strona.
    .title = Bitwa
first-game-retreat = Po każdej rundzie bitwy można zamiast walczyć wycofać wszystkie jednostki. Panel podaje szanse: jeśli są dobre, zostań.
    .title = Zostać czy się wycofać
first-game-creature = Masz dość złota na stworzenie. Karta mówi, co robi, i robi to od razu. W każdym cyklu karty przesuwają się i tanieją.
    .title = Stworzenia
first-game-done = Korzystaj z tego, co daje bóg, ile razy możesz zapłacić. Potem zakończ turę. Kto działa pierwszy, w następnym cyklu licytuje ostatni.
    .title = Koniec tury
first-game-end = Gra skończona. Dziennik prowadzi do każdej jej chwili. Wiesz już wszystko, czego trzeba: zagraj następną.
    .title = Koniec gry

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
