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
problem-task = Po jednom rozhodnutí je šance na výhru vyšší než po kterémkoli jiném, a to aspoň o { n-percentage-points }. Najděte ho na stole.
problem-looking = Posuzuje se…
problem-solved = Vyřešeno! Vaše šance na výhru je teď { $chance }.
problem-wrong = Tohle ne: šance na výhru klesne o { n-percentage-points }.
problem-tried = Zkusili jste: { $plan }
problem-hint = Nápověda
problem-hint-kind = Zkuste tento druh akce: { $kind }
problem-hint-not = Tohle to není: { $plan }
problem-solution = Ukázat řešení
problem-again = Zkusit znovu
problem-next = Další úloha
problem-step = Krok { $step } z celkem { $count }
