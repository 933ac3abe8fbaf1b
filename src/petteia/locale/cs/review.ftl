### Co se lze naučit z dohrané partie, česky.

review-chances = Šance na výhru
review-chance-of = Šance na výhru: { $name }
review-moment = Tah { $number } z celkem { $count }
review-player = Hráč
review-accuracy = Přesnost
review-luck = Štěstí
review-skill = Dovednost
review-lost = Promarněno
review-adjusted = Bez vlivu štěstí
review-sum = Štěstí a dovednost dají dohromady přesně rozdíl mezi šancí na výhru na začátku a na konci.
review-grade-best = Nejlepší
review-grade-fine = Dobré
review-grade-doubtful = Sporné
review-grade-mistake = Chyba
review-grade-blunder = Hrubá chyba
n-percentage-points =
    { $points ->
        [one] { $points } procentní bod
        [few] { $points } procentní body
       *[other] { $points } procentních bodů
    }
review-grades = Rozhodnutí je sporné, pokud šanci na výhru sníží aspoň o { $doubtful } procentních bodů, chybou je od { $mistake } a hrubou chybou od { $blunder }. Co se ztrácí v šumu prohledávání (±{ $noise }), se nikomu nepočítá.
review-turning-points = Zlomové okamžiky
review-no-turning-points = Nikdo nic podstatného nepromarnil.
review-played = Zahráno: { $plan }
review-better = Lépe: { $plan }
review-draws = Přízeň náhody
review-drawn = { $name }: { $luck }
review-level-quick = První pohled, simulací na pozici: { $turns }
review-level-deep = Hlubší pohled, simulací na pozici: { $turns }
review-working = Zkoumají se rozhodnutí: { $share }
review-refining = Rozbor se prohlubuje: { $share }
review-show-better = Ukázat lepší pokračování
review-show-played = Zpět ke hře
review-line-step = Lepší pokračování, krok { $step } z celkem { $count }
review-options = Šance poté: { $name }
review-failed = Rozbor se nepodařil.
review-hint-about = Nejlepší možnosti, které program našel, a vaše šance na výhru po každé z nich.
review-hint-follows = Dál by to mohlo jít takto: { $line }
review-learn = Poučit se ze svých chyb
review-learn-next = Další otázka
review-learn-done = Hotovo
review-learn-theirs = Poučit se z chyb
review-learn-find = Najděte něco lepšího
review-learn-number = Otázka { $number } z celkem { $count }
review-learn-task = Tím šance na výhru klesla o { n-percentage-points }. Najděte na stole něco lepšího.
review-learn-looking = Posuzuje se…
review-learn-best = Nejlepší!
review-learn-fine = Dobré: stojí to jen { n-percentage-points }.
review-learn-not-yet = Ještě ne: stojí to { n-percentage-points }.
review-learn-same = Přesně to se hrálo: stojí to { n-percentage-points }.
review-learn-tried = Zkusili jste: { $plan }
review-learn-again = Zkusit znovu
review-learn-hint = Nápověda
review-learn-hint-kind = Lepší je jiný druh akce: { $kind }
review-learn-hint-other = Lepší je jiný druh akce.
review-learn-hint-beginning = Začátek byl správný; přemýšlejte, jak pokračovat.
review-learn-hint-object = Druh akce byl správný; zvolte pro ni něco jiného.
review-learn-solution = Ukázat řešení
review-learn-back-to = Zpět k otázce
review-learn-leave = Zpět k rozboru
review-learn-result = Nalezeno: { $found } z celkem { $count }
review-play-on-about = Od tohoto okamžiku začne nová hra proti botům. Je soukromá a nehodnocená. Co hráč na vašem místě tehdy nevěděl, se vylosuje znovu.
review-play-on-seat = Vaše místo
review-play-on-begin = Začít
review-all = Všechny možnosti
review-all-about = Co se dalo zahrát ({ $name }), od nejlepšího: šance na výhru poté a ztráta oproti nejlepšímu.
review-all-played = zahráno
