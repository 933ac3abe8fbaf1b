### Zadania: sytuacje z jedną wyraźnie najlepszą decyzją, po polsku.

problem-title = Zadanie
problem-daily = Zadanie dnia
problem-rating = Trudność { $rating }
problem-streak =
    { $days ->
        [one] { $days } dzień z rzędu
        [few] { $days } dni z rzędu
       *[many] { $days } dni z rzędu
    }
problem-count = Rozwiązano { $done } z { $count }
problem-task = Po jednej z decyzji szansa na wygraną jest większa niż po każdej innej, i to o co najmniej { n-percentage-points }. Znajdź ją na stole.
problem-looking = Trwa ocena…
problem-solved = Rozwiązane! Twoja szansa na wygraną to teraz { $chance }.
problem-wrong = To nie to: szansa na wygraną spada o { n-percentage-points }.
problem-tried = Próba: { $plan }
problem-hint = Podpowiedź
problem-hint-kind = Pomyśl o akcji tego rodzaju: { $kind }
problem-hint-not = To nie to: { $plan }
problem-solution = Pokaż rozwiązanie
problem-again = Spróbuj ponownie
problem-next = Następne zadanie
problem-step = Krok { $step } z { $count }
