### Úlohy: pozice s jedním zjevně nejlepším rozhodnutím, česky.

problem-title = Úloha
problem-daily = Úloha dne
problem-rating = Obtížnost { $rating }
problem-streak =
    { $days ->
        [one] { $days } den v řadě
        [few] { $days } dny v řadě
       *[other] { $days } dní v řadě
    }
problem-count = Vyřešeno { $done } z celkem { $count }
problem-task = Jedno rozhodnutí dává aspoň o { $gap } lepší šanci na výhru než kterékoli jiné. Najděte ho na stole.
problem-looking = Posuzuje se…
problem-solved = Vyřešeno! Vaše šance na výhru je teď { $chance }.
problem-wrong = Tohle ne: šance na výhru klesne o { $cost }.
problem-tried = Zkusili jste: { $plan }
problem-hint = Nápověda
problem-hint-kind = Zkuste tento druh akce: { $kind }
problem-hint-not = Tohle to není: { $plan }
problem-solution = Ukázat řešení
problem-again = Zkusit znovu
problem-next = Další úloha
problem-step = Krok { $step } z celkem { $count }
