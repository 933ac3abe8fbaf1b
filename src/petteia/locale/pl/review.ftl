### Czego można się nauczyć z zakończonej partii, po polsku.

review-chances = Szanse na wygraną
review-chance-of = Szansa na wygraną: { $name }
review-moment = Ruch { $number } z { $count }
review-player = Gracz
review-accuracy = Dokładność
review-luck = Szczęście
review-skill = Umiejętności
review-lost = Stracone
review-adjusted = Po odjęciu szczęścia
review-sum = Szczęście i umiejętności dają razem dokładnie różnicę między szansą na wygraną na początku a szansą na końcu.
review-grade-best = Najlepsza
review-grade-fine = Dobra
review-grade-doubtful = Wątpliwa
review-grade-mistake = Błąd
review-grade-blunder = Gruby błąd
n-percentage-points =
    { $points ->
        [one] { $points } punkt procentowy
        [few] { $points } punkty procentowe
       *[many] { $points } punktów procentowych
    }
review-grades = Decyzja jest wątpliwa, jeśli obniża szansę na wygraną co najmniej o { $doubtful } punktów procentowych, błędem jest od { $mistake }, a grubym błędem od { $blunder }. To, co ginie w szumie przeszukiwania (±{ $noise }), nie obciąża nikogo.
review-turning-points = Punkty zwrotne
review-no-turning-points = Nikt wiele nie stracił.
review-played = Zagrano: { $plan }
review-better = Lepiej: { $plan }
review-draws = Szczęście w losowaniu
review-drawn = { $name }: { $luck }
review-level-quick = Pierwsze spojrzenie, liczba symulacji na pozycję: { $turns }
review-level-deep = Głębsze spojrzenie, liczba symulacji na pozycję: { $turns }
review-working = Przeglądanie decyzji: { $share }
review-refining = Pogłębianie analizy: { $share }
review-show-better = Pokaż lepszą kontynuację
review-show-played = Wróć do partii
review-line-step = Lepsza kontynuacja, krok { $step } z { $count }
review-options = Szanse gracza { $name } po ruchu
review-failed = Nie udało się przygotować analizy.
review-hint-about = Najlepsze ruchy, jakie znalazł program, i twoja szansa na wygraną po każdym z nich.
review-hint-follows = Dalej mogłoby być tak: { $line }
review-learn = Ucz się na własnych błędach
review-learn-next = Następne pytanie
review-learn-done = Gotowe
review-learn-theirs = Ucz się na błędach
review-learn-find = Znajdź coś lepszego
review-learn-number = Pytanie { $number } z { $count }
review-learn-task = Przez to szansa na wygraną spadła o { n-percentage-points }. Znajdź na stole coś lepszego.
review-learn-looking = Trwa sprawdzanie…
review-learn-best = Najlepsze!
review-learn-fine = Dobre: kosztuje tylko { n-percentage-points }.
review-learn-not-yet = Jeszcze nie: to kosztuje { n-percentage-points }.
review-learn-same = Właśnie to zagrano: kosztuje { n-percentage-points }.
review-learn-tried = Próba: { $plan }
review-learn-again = Spróbuj ponownie
review-learn-hint = Podpowiedź
review-learn-hint-kind = Lepszy jest inny rodzaj akcji: { $kind }
review-learn-hint-other = Lepszy jest inny rodzaj akcji.
review-learn-hint-beginning = Początek był dobry; pomyśl, co dalej.
review-learn-hint-object = Rodzaj akcji był dobry; wybierz dla niej coś innego.
review-learn-solution = Pokaż rozwiązanie
review-learn-back-to = Wróć do pytania
review-learn-leave = Wróć do analizy
review-learn-result = Znaleziono: { $found } z { $count }
review-play-on-about = Od tego momentu partii zacznie się nowa gra z botami. Jest prywatna i nie wpływa na ranking. To, czego gracz na twoim miejscu wtedy nie wiedział, zostanie wylosowane na nowo.
review-play-on-seat = Twoje miejsce
review-play-on-begin = Zacznij
review-all = Wszystkie możliwości
review-all-about = Co można było zrobić ({ $name }), od najlepszego: szansa na wygraną po ruchu i strata względem najlepszego.
review-all-played = zagrano
