### Co przy stole mówią obie edycje Cyklad.

## Bogowie i ofiary

aegean-from-the-top = tury rozgrywa się od góry
aegean-asleep = bez udziału w tym cyklu
aegean-would-pay = Do zapłaty: { $gold }
aegean-offer-to = Złóż { $god-dat } ofiarę { $offer }
aegean-name-offer = Przy wybranym bogu naciśnij kwotę swojej ofiary.
aegean-purse = Twoje środki
aegean-displaced = { $name } wybiera innego boga: ofiara dla { $god-gen } przebita
aegean-gods-fold = Zwiń listę bogów
aegean-gods-unfold = Pokaż wszystkich bogów
aegean-places-marker = { $name } umieszcza znacznik ofiary

## Stworzenia i herosi

aegean-deck = Talia { $deck } · odrzucone { $discard }
aegean-only-you-see = Widzisz tylko ty

## Gracze

aegean-players = Gracze
aegean-philosophers = Filozofowie
aegean-out-of-game = poza grą
aegean-troops-left = Oddziały w rezerwie
aegean-fleets-left = Floty w rezerwie
aegean-one-metropolis-left = Do zwycięstwa brakuje jednej metropolii
aegean-one-philosopher-short = Czwarty filozof da metropolię
aegean-one-building-short = Czwarty typ budynku da metropolię
aegean-building-types = Typy budynków: { $buildings }
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
    [one] Na planszy można wybrać jedno miejsce
    [few] Na planszy można wybrać { $number } miejsca
   *[many] Na planszy można wybrać { $number } miejsc
}
aegean-can-be-moved = można przemieścić
aegean-take-units = Wskaż jednostki na planszy albo wybierz tutaj.
aegean-choose-goal = Wybierz, kto wyrusza, a potem cel na planszy.
aegean-steps-left = { $number ->
    [0] brak dalszych kroków
    [one] pozostaje jeden krok
    [few] pozostają { $number } kroki
   *[many] pozostaje { $number } kroków
}
aegean-out-of-reach = { $area }: poza zasięgiem tej grupy.
aegean-overview = Podgląd: naciśnij, aby tam przejść
aegean-reach-nothing = Nic w jednym ruchu
aegean-reach-note = W zasięgu jednego ruchu, przy właściwym bogu i wystarczającej ilości złota
aegean-in-reach = w zasięgu dzięki: { $means }
aegean-answered-for-you = Jedyna możliwość, zagrano za ciebie: { $answer }
aegean-sea-space = Obszar morski { $name }
aegean-site = { $area }, pole budowy { $number }
aegean-which-site = Które pole budowy?
aegean-your-decision = Twoja decyzja
aegean-map-code = Kod planszy
aegean-part-map = Plansza
aegean-part-gods = Bogowie
aegean-part-players = Gracze

## Własne mapy

map-title = Własna plansza
map-own = Ułóż własną planszę
map-edit = Zmień tę planszę
map-lead = Weź kafelek, potem wybierz dla niego miejsce.
map-hand = { $tile }: wybierz miejsce.
map-laid = Ułożona plansza
map-tools = Działania na kafelku
map-tiles = Kafelki archipelagu
map-lies = leży na planszy
map-free-place = Wolne miejsce, rząd { $row }, kolumna { $column }
map-tile-place = { $tile }, rząd { $row }, kolumna { $column }, obrót o { $degrees }°
map-turn-left = Obróć w lewo
map-turn-right = Obróć w prawo
map-remove = Odłóż do pudełka
map-shuffle = Wylosuj układ
map-good = Na tej planszy można grać.
map-play = Otwórz stół z tą planszą
map-link = Kopiuj link do planszy
map-preview = Podgląd planszy
map-random-about = Kafelki układa się losowo na początku gry. Wcześniej znany jest tylko kształt planszy.
map-quick-about = Gotowa plansza: wszyscy zaczynają w równych odległościach od siebie.
map-prepared-about = Plansza z szybkiego przygotowania z początkowymi obszarami, oddziałami i flotami wszystkich graczy: gra zaczyna się od ofiar.
map-code-about = Wklej kod planszy, który ktoś ci przysłał, albo ułóż własną.

## Bitwa

aegean-roll-chances = Szanse w następnym rzucie: atakujący { $attacker }, remis (obie strony tracą jednostkę) { $both }, obrońca { $defender }
aegean-next-roll = Szanse w następnym rzucie
aegean-chance-to-win = szansa na wygraną { $chance }
aegean-fought-to-the-end = Dokładne szanse na opanowanie tego miejsca, jeśli nikt się nie wycofa
aegean-round = Runda { $number }
aegean-rounds = Wcześniejsze rundy
aegean-beats = { $more } pokonuje { $less }
aegean-tie = Remis { $total }:{ $total }
aegean-both-lose = obie strony tracą jednostkę
aegean-battle-seen = Dalej
aegean-dice-roll = Rzut kośćmi
aegean-die = Kość
aegean-other-bonuses = Budynki i pionki

## Pierwsza gra

first-game-gods = Teraz ty składasz ofiarę. Wybierz boga: w tym cyklu będzie pomagał tylko tobie. Naciśnij jego imię, żeby przeczytać, co daje.
    .title = Wybierz boga
first-game-offer = Naciśnij przy bogu kwotę swojej ofiary. Płaci się dopiero, gdy każdy ma boga. Na początek wystarczy mała ofiara.
    .title = Twoja ofiara
first-game-outbid = Ktoś złożył twojemu bogu wyższą ofiarę. Od razu przenieś swój znacznik do innego boga. Jeśli i tam ktoś przebije twoją ofiarę, możesz wrócić z wyższą ofiarą.
    .title = Ofiara przebita
first-game-god = Łaska bogów jest teraz po twojej stronie. Wybierz na pasku poniżej, co robisz; każdy przycisk pokazuje cenę.
first-game-recruit = Wprowadź jednostkę na planszę: naciśnij oznaczony przycisk, potem podświetlone miejsce. Pierwsza jest za darmo, każda następna droższa.
    .title = Rekrutacja
first-game-build = Możesz budować. Naciśnij oznaczony przycisk i wybierz jedno ze swoich podświetlonych pól budowy. Cztery różne budynki zamieniają się w metropolię.
    .title = Budowa
first-game-move = Za 1 sztukę złota możesz przemieścić swoje jednostki. Naciśnij na planszy miejsce, w którym stoją, wybierz, ile ich wyrusza, a potem naciśnij cel. Oddziały przekraczają morze po sieci twoich flot.
    .title = Ruch
first-game-number = Ile ich wyrusza? Tam, gdzie doszłoby do bitwy, przycisk pokazuje twoją szansę na zwycięstwo.
    .title = Ile
first-game-where = Wszystko, co podświetlone, jest w zasięgu. Miecze oznaczają bitwę, a liczba obok nich to twoja szansa na zwycięstwo.
    .title = Dokąd
first-game-battle = W bitwie każda strona rzuca kością, a do wyniku dodaje swoje jednostki i wzmocnienia. Strona z niższą sumą traci jednostkę, przy remisie tracą obie. I tak dalej, aż zostanie tylko jedna strona.
    .title = Bitwa
first-game-retreat = Po każdej rundzie bitwy można, zamiast walczyć, wycofać wszystkie jednostki. Panel podaje szanse: jeśli są dobre, walcz dalej.
    .title = Walczyć dalej czy się wycofać
first-game-creature = Masz dość złota na stworzenie. Karta mówi, co ono robi; efekt następuje od razu. W każdym cyklu karty przesuwają się po torze i tanieją.
    .title = Stworzenia
first-game-done = Korzystaj z tego, co daje bóg, tyle razy, na ile cię stać. Potem zakończ turę. Kto działa pierwszy, w następnym cyklu licytuje ostatni.
    .title = Koniec tury
first-game-end = Gra skończona. Dziennik pozwala wrócić do dowolnej chwili. Wiesz już wszystko, czego trzeba: zagraj następną partię.
    .title = Koniec gry

## Po co wskazuje się na mapę

verb-summon = Kup
verb-exchange = Wymień
verb-copy = Zagraj
verb-play = Zagraj
verb-keep = Utrzymaj
verb-release = Zwolnij
verb-recruit_hero = Zrekrutuj herosa
verb-mobilise = Zmobilizuj herosa
verb-sacrifice = Poświęć herosa
verb-take = Weź ze sobą herosa
verb-lose_hero = Strać herosa
verb-trade = Oddaj herosa
verb-for = Weź herosa
verb-shelter_with = Powierz metropolię
verb-imitate = Naśladuj herosa
verb-recruit_fleet = Zrekrutuj flotę
verb-recruit_troop = Zrekrutuj oddział
verb-recruit_mercenary = Zrekrutuj najemnika
verb-build = Wybuduj budynek
verb-sail_from = Przemieść floty
verb-sail_to = Płyń dalej
verb-march_from = Przemieść oddziały
verb-march_to = Wyrusz do celu
verb-retreat_to = Wycofaj jednostki
verb-withdraw_to = Wycofaj floty
verb-escape_to = Wycofaj oddział
verb-give_up = Usuń budynek
verb-found_on = Wybuduj metropolię
verb-found_at = Wybuduj metropolię
verb-bless = Połóż róg obfitości
verb-bless_land = Połóż róg obfitości: ląd
verb-bless_sea = Połóż róg obfitości: morze
verb-lure = Odeślij wrogą flotę
verb-replace_from = Sprowadź własną flotę
verb-fly_from = Leć
verb-crush = Zniszcz budynek
verb-rebuild = Wymień budynek
verb-sell_fleet = Sprzedaj flotę
verb-sell_troop = Sprzedaj oddział
verb-snatch_from = Usuń oddział
verb-emerge_at = Wynurz Krakena
verb-swim_to = Płyń dalej
verb-settle_on = Umieść pionek
verb-push_to = Przegoń floty
verb-push_from = Wybierz floty do przegonienia
verb-claim = Zajmij obszar
verb-moor_at = Umieść pierwszą flotę
verb-station_at = Umieść oddział
verb-walk_to = Przesuń pionek
verb-post_hero_at = Umieść herosa
verb-launch_at = Umieść flotę
verb-kill_troop = Zniszcz oddział
verb-kill_mercenary = Zniszcz najemnika
verb-sink_fleet = Zniszcz flotę
verb-lure_from = Przejmij najemników
verb-settle_at = Umieść najemnika
verb-swap = Zamień floty
verb-place_on_land = Umieść pionek: ląd
verb-place_at_sea = Umieść pionek: morze

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
island-siphnos = Sifnos
island-syros = Siros
island-tenos = Tinos
island-thera = Thera
aegean-area = { $island }{ "\u00A0" }{ $part }

## How a game ended

ending-metropolises =
    { $metropolises ->
        [one] { $metropolises } metropolia na koniec cyklu { $cycle }.
        [few] { $metropolises } metropolie na koniec cyklu { $cycle }.
       *[many] { $metropolises } metropolii na koniec cyklu { $cycle }.
    }
ending-gold = O zwycięstwie zdecydowało złoto: { $gold }:{ $next }.
ending-equal_gold = Remis, nawet w złocie: po { $gold }.
ending-last_city = Wszystkie inne miasta upadły, ostatnie w cyklu { $cycle }.
ending-lands =
    { $number ->
        [one] { $number } obszar lądowy
        [few] { $number } obszary lądowe
       *[many] { $number } obszarów lądowych
    }

## Keys

keys-reach = Co gracz mógłby zaatakować
keys-turn = Obróć kafelek; z klawiszem Shift w drugą stronę
keys-remove = Odłóż kafelek do pudełka
