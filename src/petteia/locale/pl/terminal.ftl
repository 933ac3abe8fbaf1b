### Co mówi tylko terminal, po polsku.

## Przy stole

terminal-player = Gracz
terminal-turn-of = teraz gra { $name }
terminal-look-away = Następne pytanie pokaże coś, co może zobaczyć tylko { $name }. Pozostali nie patrzą.
terminal-enter = { $name }: naciśnij Enter
terminal-wiped = Tajne informacje zniknęły z ekranu.
terminal-prompt = Wpisz liczbę lub akcję: { $example } · ? wyjaśnij · u cofnij · h pomoc · q koniec
terminal-commands =
    | Wpisz | aby |
    |---|---|
    | `3` | wybrać opcję 3 |
    | `{ $example }` | wybrać ją słowami |
    | `? { $example }`, `? 3` | dowiedzieć się, dlaczego to niemożliwe albo ile kosztuje |
    | `t` | pokazać stół jeszcze raz |
    | `u` | cofnąć swoją ostatnią akcję, jeśli nic nie zostało odkryte i nikt inny nie zagrał |
    | `r { $rule }` | przeczytać zasadę lub rozdział |
    | `s PLIK` | zapisać kopię przebiegu gry |
    | `h` | pokazać tę pomoc |
    | `q` | zakończyć; gra zostanie zapisana i można do niej wrócić |
terminal-choose = Wybierz: { $question }
terminal-possible = teraz możliwe
terminal-undone = Cofnięto: { $action }
terminal-no-option = Nie ma opcji { $number }. Wybierz od { $first } do { $last }.
terminal-no-action = „{ $line }” nie jest akcją.
terminal-did-you-mean = Czy chodziło o: { $names }?
terminal-try = Wpisz liczbę od { $first } do { $last }, akcję słowami albo h, aby zobaczyć pomoc.
terminal-explain = Dodaj akcję, która ma zostać wyjaśniona, na przykład: ? { $example }
terminal-which-rule = Która zasada lub rozdział? Wpisz oznaczenie, na przykład: r { $rule }
terminal-no-rule = { $game }: nie ma zasady, rozdziału ani rzeczy „{ $what }”.
terminal-chapters = Rozdziały: { $chapters }.
terminal-no-rules = { $game }: gra nie ma strony z zasadami.
terminal-save-where = Gdzie? Wpisz nazwę, na przykład: s moja-gra.jsonl
terminal-file-exists = { $file } już istnieje. Wybierz inną nazwę.
terminal-not-written = Nie można zapisać pliku { $file }: { $reason }.
terminal-saved = Zapisano: { $file }
terminal-copy-saved = Zapisano kopię: { $file }
terminal-verify = Losowania sprawdzisz poleceniem: { $command }
terminal-resume = Grę wznowisz poleceniem: { $command }
terminal-lost-seed = Plik { $file } nie zawiera zapieczętowanego sekretu, więc tej gry nie da się już zweryfikować.

## Zapisy gier

terminal-verified = Zweryfikowano: { $file }, { $game }, { $outcome }, liczba akcji: { $actions }
terminal-unfinished = nieukończona
terminal-seat = Miejsce { $number }
terminal-chance = Los
terminal-one-of = Zapis { $number } z { $count }; inny wybierzesz opcją --game N
terminal-after = Po akcji { $number } z { $count }
terminal-step = { $number } z { $count } · Enter naprzód · b wstecz · liczba · q koniec
terminal-last-action = To była ostatnia akcja. Wpisz q, aby zakończyć.
terminal-beginning = To jest początek.
terminal-step-how = Naciśnij Enter albo wpisz b, q lub liczbę od 0 do { $count }.

## Gry

terminal-players = liczba graczy: { $counts }
terminal-version = wersja zasad { $version }
terminal-option = opcja
terminal-choices = możliwości
terminal-rule = zasada
terminal-about = co oznacza

## Raporty z gier między botami

terminal-report = { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, ziarno { $seed }
terminal-ladder = miejsc: { $seats }, partii na parę: { $games }, ziarno { $seed }
terminal-wins-columns = miejsce | wygrane | udział | przedział 95% | średnia punktów
terminal-reasons-columns = zakończenie | partie | udział | przedział 95%
terminal-match-columns = bot | wygrane | udział | przedział 95%
terminal-ladder-columns = bot | Elo | przedział 95% | partie | udział
terminal-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
terminal-interval = od { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } do { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
terminal-elo-interval = od { $low } do { $high }
terminal-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-decisions = średnio { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } decyzji na partię, od { $least } do { $most }; { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } akcji losu
terminal-rounds = średnio { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } rundy na partię, najwyżej { $most }; akcji w najdłuższej rundzie: { $actions }
terminal-match-ends = { $reasons }; średnio { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } decyzji na partię
terminal-adjusted = po odjęciu szczęścia; tak pewne jak { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } raza tyle partii bez tej poprawki
terminal-adjusted-columns = bot | udział | przedział 95%
terminal-incident = po raz pierwszy w partii { $game }, liczba wcześniejszych akcji: { $actions }; pozycja:
terminal-chances-columns = miejsce | szansa | przedział
terminal-options-columns = opcja | wartość | przedział | kroki
terminal-asked = { $seat } (teraz gra)
terminal-broken-off = niedokończona
terminal-stalled = utknęła

## Boty

terminal-bots-columns = bot | jak myśli
terminal-bot-random = dowolna dozwolona akcja
terminal-bot-look = jedno spojrzenie na każdą akcję
terminal-bot-notices = jedno spojrzenie na akcje, które zauważy, { NUMBER($share, style: "percent") } wszystkich
terminal-bot-turns = { $turns ->
        [one] { $turns } krok przeszukiwania
        [few] { $turns } kroki przeszukiwania
       *[many] { $turns } kroków przeszukiwania
    }
terminal-bot-search = N kroków przeszukiwania, po nich ustawienia: { $example }
terminal-bot-level = poziom, który przeszukuje, z innymi limitami lub ustawieniami: { $example }
terminal-bot-own = własny { $class } albo module:Class; z argumentami: { $example }
terminal-bot-program = własny program w dowolnym języku; sprawdzi go { $example }
terminal-check-greeting = Powitanie: { $name }
terminal-check-game = Gra { $seats }-osobowa, miejsce { $seat }: liczba odpowiedzi: { $answers }, wynik: { $reason }
terminal-check-answer = Gra { $seats }-osobowa, miejsce { $seat }: odpowiedzi na pytanie { $number } nie można zagrać
terminal-check-quits = Kończy działanie na polecenie
terminal-check-stays = Nie kończy działania na polecenie
terminal-check-silent = Nie wita się

## Uczciwy los

terminal-fair = Zweryfikowano: { $file }, { $game }, { $outcome }
terminal-fair-seeds = sekret serwera i wkłady graczy są tymi, do których zobowiązano się przed pierwszą akcją (SHA-256 { $hash })
terminal-fair-unordered = z zapisu według schematu 1 nie widać, czy sekret serwera ustalono przed wkładami graczy
terminal-fair-alone = żaden gracz nie dodał wkładu: zanim serwer zapieczętował ten sekret, mógł wypróbować kilka innych
terminal-fair-ordered = sekret serwera ustalono, zanim gracze dodali swoje wkłady ({ $givers })
terminal-fair-chance = wszystkie akcje losu ({ $drawn }) z nich wynikają, każda spośród wyników dozwolonych przez zasady
terminal-fair-actions = wszystkie akcje ({ $actions }) są dozwolone i prowadzą do tego wyniku i pozycji ({ $hash })
terminal-fair-seal = pieczęć jest nienaruszona: nic w pliku nie zmieniło się przypadkiem
terminal-not-verified = Nie zweryfikowano: { $file }, { $problem }
terminal-not-pledged = zapis nie zawiera zobowiązania: niczego nie zapieczętowano przed losowaniami
terminal-not-revealed = sekret nie jest jeszcze ujawniony: stanie się to po zakończeniu gry

## Moderacja

terminal-admin-granted = { $who } ma teraz rolę administratora.
terminal-admin-revoked = { $who } nie ma już roli administratora.
terminal-admin-muted = { $who } ma zablokowany czat { $span }.
terminal-admin-banned = { $who } ma zablokowane konto { $span }.
terminal-admin-unmuted = { $who } może znów pisać na czacie.
terminal-admin-unbanned = { $who } może się znów zalogować.
terminal-admin-renamed = { $who } nazywa się teraz { $name }.
terminal-admin-reset = Kod działa raz, do { $when }, na stronie serwera /reset.
terminal-admin-closed = Stół { $table } jest zamknięty.
terminal-admin-hidden = Tekst jest ukryty: { $what } { $id }.
terminal-admin-not-running = Serwer chyba nie działa. Zamknie stół { $table }, gdy się uruchomi.
terminal-admin-settled = Zgłoszenie { $number } jest załatwione.
terminal-admin-no-quarantine = Żaden stół nie jest w kwarantannie.
terminal-admin-no-reports = Nie ma otwartych zgłoszeń.
terminal-admin-no-sanctions = Nikt nie jest wyciszony ani zablokowany.
terminal-admin-no-deeds = Nie ma jeszcze żadnych wpisów.
terminal-admin-for-good = na stałe
terminal-admin-is-settled = załatwione
terminal-admin-console = konsola
terminal-admin-of-quarantine = stół | powód
terminal-admin-of-reports = nr | kiedy | kto | stół | o kim | napisano | uwaga
terminal-admin-of-sanctions = kto | co | do kiedy | dlaczego
terminal-admin-of-deeds = nr | kiedy | kto | co | komu | uwaga
terminal-admin-hours =
    { $hours ->
        [one] na { $hours } godzinę
        [few] na { $hours } godziny
       *[many] na { $hours } godzin
    }
