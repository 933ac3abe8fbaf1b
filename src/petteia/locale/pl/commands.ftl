### Co mówią polecenia, po polsku: raporty i błędy w tym, co wpisano.

## Błędy w poleceniu

command-several-records = { $file }: oczekiwano jednego zapisu, znaleziono { $count }
command-holds = liczba zapisów w pliku { $file }: { $count }
command-names = { $found }: oczekiwano nazw rozdzielonych przecinkami, na przykład greedy,random
command-option = { $found }: oczekiwano nazwa=wybór, na przykład wonders=first_game
command-jobs = --jobs: klaster używa tylu procesów, ile ma procesorów; pomiń to
command-no-workers = --workers: ustaw PETTEIA_DATABASE na bazę danych, którą obsługują procesy robocze
command-no-server = Brakuje { $name }; zainstaluj serwer: { $command }
command-serving = Petteia działa pod adresem { $address } (zatrzymasz ją klawiszami Ctrl-C)
command-served = Zatrzymano; wszystkie stoły są bezpieczne.
command-serve-port = nie można nasłuchiwać na { $host }, port { $port }: { $problem }. Wybierz inny za pomocą --port
command-serve-taken = z folderu { $folder } korzysta już inny serwer. Najpierw go zatrzymaj albo wybierz inny folder za pomocą --data
command-serve-folder = { $folder }: nie można zapisywać: { $problem }. Wybierz inny folder za pomocą --data
command-worker-database = proces roboczy potrzebuje { $setting }, adresu takiego jak { $example }
command-worker = Liczba zadań wykonywanych jednocześnie: { $jobs } (zatrzymasz klawiszami Ctrl-C)
command-step-alone = --step zatrzymuje się przy każdej akcji; pomiń --to i --json
command-actions = liczba akcji w zapisie: { $count }
command-nobody-asked = w tej pozycji nikt nie podejmuje decyzji
command-no-luck = { $file } zawiera partie, w których nie liczono szczęścia; wybierz inny plik
command-coverage-alone = --coverage wypisuje wszystkie zasady; pomiń { $what }
command-no-tests = Nie ma tu folderu z testami: pokrycie wymaga kodu źródłowego. Uruchom polecenie w jego folderze.
command-token = { $address } nie przyjmuje tokenu: { $problem }
command-no-maps = { $game }: gra nie ma plansz do narysowania; spróbuj { $names }
command-two-bots = --bots: drabinka wymaga co najmniej dwóch botów, każdego raz
command-resume-alone = --resume ma własne opcje i pozycję; pomiń --option i --position
command-exists = { $file } już istnieje; wybierz inną nazwę albo wznów grę: --resume { $file }
command-other-game = { $file } to zapis innej gry, { $game }: { $command }
command-other-seats = { $file }: liczba miejsc to { $seats }, nie { $found }
command-player = --seats: nieznany gracz { $found }; do wyboru: { $names }
command-no-numpy = do trenowania potrzebny jest numpy: { $command }
command-no-net = { $game }: gra nie ma sieci do trenowania
command-no-weights = { $game }: gra nie ma wag do nauczenia; ocenia ją sieć
command-interrupted = przerwano, rozegranych partii: { $done } z { $count }

## Gry, miejsca, opcje i boty

wrong-game = Nie ma gry { $found }; do wyboru: { $names }
wrong-version = { $game }: gra się tu według wersji zasad { $expected }, nie { $found }
wrong-version-of-position = pozycję zapisano według wersji zasad { $found }, nie { $expected }
wrong-seats = { $game }: liczba graczy to { $expected }, nie { $found }
wrong-seats-of-position = pozycja ma liczbę miejsc { $expected }, nie { $found }
wrong-option = { $game }: gra nie ma opcji { $found }; jej opcje: { $names }
wrong-without-options = { $game }: gra nie ma opcji { $found } ani żadnej innej
wrong-choice = { $game }: { $option } nie może mieć wartości { $found }; do wyboru: { $names }
wrong-for-position = w tej pozycji gra się z { $option }={ $expected }, nie { $found }
wrong-map = { $problem }
wrong-bot = Nie ma bota { $found }; do wyboru: { $names }
wrong-settings = { $found } nie da się odczytać ({ $problem }); napisz to jak { $examples }
wrong-search = { $found } nie przeszukuje; napisz to jak { $examples }
wrong-arguments = argumentów { $found } nie da się odczytać; napisz to jak { $examples }
wrong-own-bot = { $found } nie oznacza bota; napisz to jak { $examples }
wrong-made-bot = { $found } nie oznacza bota: { $problem }
wrong-bot-file = { $found } nie oznacza bota: nie ma pliku { $file }
wrong-program = { $found } nie uruchamia żadnego programu: sprawdź ścieżkę, nadaj plikowi prawo wykonywania albo napisz, czym go uruchomić, np. { $example }
venue-no-ray = klaster wymaga programu Ray, który nie jest zainstalowany: { $command }
venue-no-cluster = pod adresem { $found } nie ma klastra Ray: { $problem }
venue-other-version = maszyna klastra ma inną Petteię: { $found } zamiast { $expected }
venue-no-worker = żaden proces roboczy nie odpowiedział: { $problem }
journal-other-run = { $file } zawiera inny przebieg: { $found }

## Zapisy, których nie da się odczytać

record-at-line = wiersz { $line }: { $problem }
record-not-text = to nie jest plik tekstowy, więc nie zapis
record-empty = oczekiwano nagłówka: zapis jest pusty
record-number = oczekiwano akcji { $expected } jako „n”, znaleziono { $found }
record-by = „by” ma być miejscem albo „chance”, znaleziono { $found }
record-cut-short = oczekiwano ostatniego wiersza z „result” i „hash”: zapis jest ucięty
record-not-json = to nie jest JSON ({ $problem })
record-no-object = oczekiwano obiektu JSON
record-kind = „{ $field }” ma być { $kind ->
        [str] tekstem
        [int] liczbą
        [list] listą
       *[dict] obiektem
    }, znaleziono { $found }
record-texts = { $what ->
        [player] nazwa każdego gracza
        [tag] każdy znacznik
        [option] każda opcja
       *[pledge] każde zobowiązanie
    } ma być tekstem, znaleziono { $found }
record-header = oczekiwano nagłówka z „petteia”: { $format }, znaleziono { $found }
record-names = oczekiwano nazwy dla każdego miejsca ({ $seats }) albo żadnej; znaleziono { $count }
record-pledges = oczekiwano zobowiązania dla każdego miejsca ({ $seats }), znaleziono { $count }
record-no-pledge = wkłady są ujawnione, ale żadnych nie zapieczętowano
record-house-seed = sekret serwera ma mieć 64 cyfry szesnastkowe, znaleziono { $found }
record-seeds = oczekiwano wkładu jako tekstu dla każdego miejsca ({ $seats }), znaleziono { $found }
record-scheme = los zapieczętowano według schematu { $found }, a znane są tylko { $names }; czy Petteia jest aktualna?
record-seed = wkład gracza zaczyna się od { $digits } cyfr szesnastkowych, czyli losowych bajtów w liczbie { $bytes }
record-seed-text = słowa we wkładzie gracza muszą być tekstem, który można zapisać w UTF-8
record-seed-words = słowa we wkładzie gracza mają najwyżej { $most } bajtów, a nie { $found }
record-over = gra się skończyła; { $action } nie może nastąpić
record-most = zapis ma najwyżej { $most } akcji
record-turn = oczekiwano akcji, którą wykonuje { $actor } ({ $question }), znaleziono akcję, którą wykonuje { $found }
record-illegal = { $action } nie jest dozwolone: { $problem }
record-no-action = { $action } nie jest akcją tej gry
record-differs = { $what ->
        [seal] pieczęć ma być
        [outcomes] możliwe wyniki mają być
        [scores] punkty mają być
        [hash] skrót ma być
       *[result] wynik ma być
    } { $expected }, znaleziono { $found }
record-tag-twice = znacznik { $tag } występuje dwa razy
record-tag-missing = na początku brakuje znacznika { $found }
record-decision = oczekiwano decyzji { $expected }, znaleziono { $found }
record-no-number = oczekiwano liczby, znaleziono { $found }
record-tag = oczekiwano znacznika { $expected }, znaleziono { $found }
record-chance = oczekiwano akcji losu rozdzielonych średnikami, znaleziono { $found }
record-move = oczekiwano wiersza jak „12. 0: build baths” albo „* reveal walls”, znaleziono { $found }

## Los, którego nie zapieczętowano

unfair-house = sekret serwera ma SHA-256 { $found }, ale zapieczętowano { $expected }
unfair-player = wkład miejsca { $seat } ma skrót { $found }, ale zapieczętowano { $expected }
unfair-chance = akcja { $action }, { $drawn }. z kolei akcja losu, to { $found }; z sekretu i wkładów wynika { $expected }
command-rest-right = { $problem } (wszystkie akcje i wyniki w zapisach ({ $count }) są poprawne)

## Co się dzieje i co ustalono

command-playing = rozgrywanie
command-checking = sprawdzanie
command-reviewing = analiza
command-finding = szukanie zadań
command-late = za późno
command-invitation-accepted = przyjęto
command-invitation-declined = odrzucono
command-seat-back = wraca na swoje miejsce
command-over = koniec: { $reason }, wygrywa { $winners }
command-copied = Skopiowano { $file } do { $copy } (bajtów: { $bytes }) i sprawdzono kopię.
command-copying = kopiowanie
command-comparing = porównywanie
command-migration-interrupted = przerwano; uruchom polecenie ponownie, aby dokończyć kopiowanie
command-migration-resumed = Wznowiono przerwane kopiowanie.
command-migrated = Skopiowano: { $file } → { $place }. Wierszy: { $rows }, wszystkie zgodne; odtworzonych i sprawdzonych partii: { $games }.
command-migration-wrong = Partii błędnych już w pliku: { $count }.
command-migration-next = Aby korzystać z kopii, zatrzymaj serwer i uruchom go ponownie ze zmienną PETTEIA_DATABASE ustawioną na nowy adres. To, co rozegrano po uruchomieniu tego polecenia, jest tylko w pliku.
command-coverage-columns = zasada | testy
command-untested = brak testu
command-tested = { $game }: zasady z testem w { $folder }: { $tested } z { $count }
command-audited = { $file }, liczba partii: { $games }
command-audit-columns = gra | zasady | dobrze | źle | inne zasady
command-generation = pokolenie { $generation }, partie: { $lessons }, pozycje: { $positions }
command-accepted = wygrane { $won } z { $trial } przeciw pokoleniu { $against }: przyjęto
command-not-accepted = wygrane { $won } z { $trial } przeciw pokoleniu { $against }: nie przyjęto
command-exploited = wygrane { $won } z { $trial } przeciw własnej sieci gry
command-training-columns = faza | log-loss | bez sieci
command-problems-columns = zadanie | temat | trudność | różnica | rozwiązanie
command-no-problems = Nie znaleziono żadnego zadania.
command-calibrated = { $game }, miejsca: { $seats }, partie: { $games }, { $how }
command-first-sight = na pierwszy rzut oka
command-calibration-columns = faza | pozycje | Brier | stała | log-loss | stała | ostrość
command-bins-columns = przewidziano | spełniło się | miejsca

## Jak szybki jest silnik

command-bench-seats = miejsca: { $seats }
command-compiled = skompilowany
command-plain = czysty Python
command-bench-games = losowych partii na sekundę, rozgrywanych jednym ciągiem
command-bench-stepped = losowych partii na sekundę, krok po kroku z pełnymi listami możliwości
command-bench-decisions = decyzji na sekundę, krok po kroku wewnątrz silnika
command-bench-python = decyzji na sekundę z pętli w Pythonie
command-bench-copies = kopii na sekundę
command-bench-search = kroków przeszukiwania na sekundę, ze zwykłym dogrywaniem
command-bench-bytes = bajtów na pozycję
command-bench-instructions = instrukcji na partię, jednym ciągiem
command-bench-stepped-instructions = instrukcji na partię, krok po kroku
command-bench-uncounted = Instrukcji nie policzono: zainstaluj valgrind ({ $command }).
command-bench-means = na partię: decyzji { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) }, akcji losu { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Strona drabinki

command-ladder-title = { $game }: drabinka
command-ladder-plot = Elo każdego bota z przedziałem 95%
command-ladder-pairs = Kto kogo pokonuje
command-ladder-shares = Udział zwycięstw bota po lewej z przedziałem 95%.
command-ladder-share = { NUMBER($share, maximumFractionDigits: 0) }%
command-ladder-troubles = Błędne odpowiedzi
command-ladder-where = po raz pierwszy w partii { $game }, wcześniejszych akcji: { $actions }
