### 7 Cudów Świata: Pojedynek po polsku: co robią karty i pierwsza gra.

## What cards and wonders give, a line for each field of their row

effect-produces = Przy każdej budowie daje: { $number }× { $resource }.
    .rule = D5.3
effect-any_raw = Przy każdej budowie produkuje drewno, glinę albo kamień, zależnie od potrzeby.
    .rule = D5.4
effect-any_goods = Przy każdej budowie produkuje szkło albo papirus, zależnie od potrzeby.
    .rule = D5.4
effect-cheap = Od teraz { $resource } kosztuje cię 1 monetę za sztukę, bez względu na produkcję przeciwnika.
    .rule = D5.5
effect-coins = Od razu otrzymujesz { n-coins-object }.
    .rule = D5.13
effect-points = Na koniec gry { n-points }.
    .rule = D12.2
effect-shields = { n-shields }: pion konfliktu przesuwa się w stronę stolicy przeciwnika.
    .rule = D8.1
effect-symbol = Symbol naukowy: { $symbol }. Dwa jednakowe dają żeton postępu, { $different } różnych daje zwycięstwo.
    .rule = D10.2
effect-shows = Później wybudujesz za darmo budowlę { $card }.
    .rule = D5.8
effect-free_with = Za darmo z kartą { $card } w twoim mieście.
    .rule = D5.8
effect-coins_per-grey = Od razu { n-coins } za każdą szarą kartę w twoim mieście.
    .rule = D12.6
effect-coins_per-brown = Od razu { n-coins } za każdą brązową kartę w twoim mieście.
    .rule = D12.6
effect-coins_per-red = Od razu { n-coins } za każdą czerwoną kartę w twoim mieście.
    .rule = D12.6
effect-coins_per-yellow = Od razu { n-coins } za każdą żółtą kartę w twoim mieście, wliczając tę.
    .rule = D12.6
effect-coins_per-wonder = Od razu { n-coins } za każdy wybudowany przez ciebie cud.
    .rule = D12.6
effect-opponent_loses = Przeciwnik traci { n-coins-object } albo wszystko, co mu zostało.
    .rule = D7.4
effect-destroys-brown = Odłóż jedną brązową kartę z miasta przeciwnika na stos kart odrzuconych.
    .rule = D7.5
effect-destroys-grey = Odłóż jedną szarą kartę z miasta przeciwnika na stos kart odrzuconych.
    .rule = D7.5
effect-library = Wylosuj { $tokens } żetony postępu spośród odłożonych do pudełka i zachowaj jeden.
    .rule = D7.9
effect-restores = Wybuduj za darmo dowolną budowlę ze stosu kart odrzuconych.
    .rule = D7.10
effect-again = Od razu masz dodatkową turę.
    .rule = D4.3

## Help on guilds and tokens

help-merchants_guild = Liczy żółte karty w mieście, które ma ich więcej: teraz { n-coins }, na koniec { n-points } za każdą.
    .rule = D12.4
help-shipowners_guild = Liczy razem brązowe i szare karty w mieście, które ma ich więcej: teraz { n-coins }, na koniec { n-points } za każdą.
    .rule = D12.4
help-builders_guild = Na koniec { n-points } za każdy cud w mieście, które wybudowało ich więcej.
    .rule = D12.4
help-magistrates_guild = Liczy niebieskie karty w mieście, które ma ich więcej: teraz { n-coins }, na koniec { n-points } za każdą.
    .rule = D12.4
help-scientists_guild = Liczy zielone karty w mieście, które ma ich więcej: teraz { n-coins }, na koniec { n-points } za każdą.
    .rule = D12.4
help-moneylenders_guild = Na koniec { n-points } za każde 3 monety w bogatszym mieście. Monet się nie wydaje.
    .rule = D12.4
help-tacticians_guild = Liczy czerwone karty w mieście, które ma ich więcej: teraz { n-coins }, na koniec { n-points } za każdą.
    .rule = D12.4

help-agriculture = Od razu { n-coins }, a na koniec { n-points }.
    .rule = D9.1
help-architecture = Każdy twój następny cud wymaga o { $reduction } zasoby mniej.
    .rule = D9.2
help-economy = Monety, które przeciwnik płaci za zasoby, dostajesz ty zamiast banku.
    .rule = D9.3
help-law = Liczy się jako osobny symbol naukowy, ale nie tworzy pary.
    .rule = D9.4
help-masonry = Każda twoja następna niebieska karta wymaga o { $reduction } zasoby mniej.
    .rule = D9.2
help-mathematics = Na koniec { n-points } za każdy twój żeton postępu, wliczając ten.
    .rule = D9.1
help-philosophy = Na koniec { n-points }.
    .rule = D9.1
help-strategy = Każda twoja następna czerwona karta ma o jedną tarczę więcej.
    .rule = D8.6
help-theology = Każdy twój następny cud daje dodatkową turę.
    .rule = D9.6
help-urbanism = Od razu { n-coins }, a potem { $bonus } monety za każdą kartę wybudowaną za darmo dzięki łańcuchowi.
    .rule = D9.7

## The first game, step by step

first-game-1 = Witaj w swoim mieście. Ty i przeciwnik bierzecie na zmianę karty ze środka stołu, po jednej, przez trzy epoki.
    .title = Dwa miasta
first-game-2 = Brać można tylko karty, na których nic nie leży. Są lekko uniesione; wskaż jedną, a zobaczysz, co robi.
    .title = Układ kart
first-game-3 = Brązowe i szare karty produkują zasoby. Możesz z nich korzystać przy każdej budowie.
    .title = Zasoby
first-game-4 = Brakujący zasób kupujesz w banku: za 2 monety plus 1 za każdą sztukę, którą produkuje przeciwnik. Liczba na karcie mówi, ile zapłacisz teraz.
    .title = Ceny
first-game-5 = Brakuje monet? Odrzuć kartę: dostaniesz 2 monety plus 1 za każdą swoją żółtą kartę.
    .title = Odrzucanie
first-game-6 = Biały symbol na karcie sprawia, że inna karta będzie później za darmo. Szukaj takich samych symboli.
    .title = Łańcuchy
first-game-7 = Za pomocą dowolnej karty możesz wybudować jeden ze swoich cudów: płacisz koszt cudu i wsuwasz pod niego kartę.
    .title = Cuda
first-game-8 = Tarcze na czerwonych kartach przesuwają pion konfliktu. Doprowadź go do stolicy przeciwnika, a natychmiast wygrasz.
    .title = Wojna
first-game-9 = Zielone karty mają symbole. Dwa jednakowe: bierzesz żeton postępu. Sześć różnych: natychmiast wygrywasz.
    .title = Nauka
first-game-10 = Niebieskie karty to punkty, żółte to handel. Gildie w ostatniej epoce liczą coś w tym mieście, które ma tego więcej, twoim lub przeciwnika.
    .title = Punkty i handel
first-game-11 = Biorąc kartę, możesz odsłonić inne dla przeciwnika. Zanim potwierdzisz, stół pokaże, co się odsłoni.
    .title = Myśl naprzód
first-game-12 = Po trzeciej epoce decydują punkty. Teraz twoja tura: weź kartę.
    .title = Koniec gry
