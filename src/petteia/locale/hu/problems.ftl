### Feladványok: állások egyetlen egyértelműen legjobb döntéssel, magyarul.

problem-title = Feladvány
problem-daily = A nap feladványa
problem-rating = Nehézség: { $rating }
problem-streak = { $days } nap egymás után
problem-count = { $count } feladványból { $done } megoldva
problem-task = Az egyik döntés után a győzelmi esélyed nagyobb, mint bármelyik másik után: a különbség legalább { n-percentage-points }. Találd meg a táblán!
problem-looking = Értékelés…
problem-solved = Megoldva! A győzelmi esélyed most { $chance }.
problem-wrong = Nem ez az: ennek { n-percentage-points } az ára.
problem-tried = Ezt próbáltad: { $plan }
problem-hint = Tipp
problem-hint-kind = Ilyen akcióra gondolj: { $kind }
problem-hint-not = Nem ez az: { $plan }
problem-solution = Megoldás mutatása
problem-again = Újra
problem-next = Következő feladvány
problem-step = { $step }. lépés, összesen { $count }
