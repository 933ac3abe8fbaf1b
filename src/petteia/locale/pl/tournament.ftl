### Turnieje, po polsku.

tournaments-about = Godzina na arenie, rundy na jeden wieczór albo partie rozłożone na dni: zagrać może każdy, a kto ma konto, może turniej ogłosić.
tournaments-none = Nie ogłoszono żadnego turnieju. Może ogłosisz własny?
tournaments-running = Trwają teraz
tournaments-open = Nadchodzące
tournaments-over = Zakończone
tournaments-announce = Ogłoś turniej
tournament-arena = Arena
tournament-arena-about = Kto jest wolny, od razu dostaje rywala. Wygrywa, kto na koniec ma najwięcej punktów.
tournament-swiss = System szwajcarski
tournament-swiss-about = W każdej rundzie grasz z kimś, kto ma mniej więcej tyle samo punktów, ale nigdy dwa razy z tą samą osobą.
tournament-round_robin = Każdy z każdym
tournament-round_robin-about = Każdy gra raz z każdym.
tournament-tables = Stoły wieloosobowe
tournament-tables-about = Rundy przy stołach dla trzech do pięciu osób, za każdym razem w innym gronie. Zwycięzca stołu dostaje 12 punktów, ostatni żadnego.
tournament-name = Nazwa
tournament-game = Gra
tournament-kind = Rodzaj
tournament-starts = Początek
tournament-rounds = Rundy
tournament-length = Czas trwania
tournament-seats = Graczy przy stole
tournament-time = Czas do namysłu
tournament-status-open = Początek: { $when }
tournament-status-arena = Nowe partie do { $when }
tournament-status-round = Runda { $number } z { $rounds }
tournament-status-over = Zakończony
tournament-status-off = Odwołany
tournament-held = Organizator wstrzymał turniej.
tournament-by = Organizuje { $name }
tournament-enter = Weź udział
tournament-return = Wracam do gry
tournament-pause = Zrób przerwę
tournament-leave = Wycofaj się
tournament-sign-in = Zaloguj się, aby wziąć udział.
tournament-sign-in-first = Zaloguj się, aby ogłosić turniej.
tournament-your-game = Twoja partia czeka
tournament-to-table = Do mojego stołu
tournament-in = Bierzesz udział. Ta strona da ci znać, gdy twoja partia będzie gotowa.
tournament-paused = Masz przerwę: nowego rywala dostaniesz dopiero po powrocie.
tournament-next = Początek następnej rundy: { $when }.
tournament-standings = Klasyfikacja
tournament-points = Punkty
tournament-wins = Wygrane
tournament-pausing = przerwa
tournament-nobody = Nikt się jeszcze nie zgłosił.
tournament-games = Partie
tournament-games-of = Partie rundy { $number }
tournament-bye = nie ma rywala w tej rundzie
tournament-no-game = nie rozegrano
tournament-watch = Oglądaj
tournament-replay = Powtórka
tournament-start-now = Zacznij teraz
tournament-hold = Wstrzymaj turniej
tournament-go-on = Wznów
tournament-call-off = Odwołaj turniej
tournament-end = Zakończ turniej
tournament-rules = Jak liczy się punkty
tournament-rule-two = Wygrana daje 2 punkty, wspólne zwycięstwo 1.
tournament-rule-several = Zwycięzca stołu dostaje 12 punktów, ostatni żadnego, a pozostali coś pomiędzy, w równych odstępach; kto dzieli miejsce, dzieli punkty.
tournament-rule-come = Przyjdź do stołu w ciągu { $minutes } minut. Kto nie przyjdzie, nie dostaje punktów i aż do powrotu nie dostaje też nowych rywali.
tournament-rule-come-days = Przyjdź do stołu w ciągu { $hours } godzin. Kto nie przyjdzie, nie dostaje punktów i aż do powrotu nie dostaje też nowych rywali.
tournament-rule-gone = Jeśli na koniec partii cię nie ma i gra za ciebie bot, nie dostajesz za nią punktów.
tournament-rule-ties = Przy równej liczbie punktów decydują kolejno:
tournament-tie-cut = Punkty rywali bez najniższego wyniku
tournament-tie-opponents = Punkty rywali
tournament-tie-beaten = Punkty pokonanych rywali
tournament-tie-direct = Bezpośrednie partie
tournament-tie-fewer = Mniej partii
tournament-rule-shared = Gracze, których nic z tego nie różni, dzielą miejsce.
tournament-players =
    { $number ->
        [one] { $number } gracz
        [few] { $number } graczy
       *[many] { $number } graczy
    }
tournament-minutes =
    { $number ->
        [one] { $number } minuta
        [few] { $number } minuty
       *[many] { $number } minut
    }
tournament-report = Zgłoś nazwę
