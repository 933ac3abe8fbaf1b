### Wyzwania: zadane gry z celami, po polsku.

challenges-about = Zadane gry przeciw postaciom, od łatwych po trudne; wszystkie cele trzeba osiągnąć w jednej grze. Nie ma podpowiedzi, nikt nie gra za ciebie, a cofnąć można tylko to, na co nikt jeszcze nie odpowiedział.
challenge-title = Wyzwanie
challenge-count = Ukończono { $done } z { $count }
challenge-against = Przeciwnicy: { $names }
challenge-next = Następne
challenge-solved = Ukończone
challenge-play = Graj
challenge-again = Spróbuj ponownie
challenge-go-on = Graj dalej
challenge-tries =
    { $number ->
        [one] { $number } próba
        [few] { $number } próby
       *[many] { $number } prób
    }
challenge-same-deal = Wszyscy dostają tę samą grę.
challenge-won = Wyzwanie ukończone!
challenge-lost = Tym razem się nie udało
challenge-reached = osiągnięte
challenge-missed = nieosiągnięte
challenge-all = Wszystkie wyzwania
challenge-next-one = Następne wyzwanie

goal-win = Wygraj.
goal-win-military = Wygraj przez dominację militarną.
goal-win-science = Wygraj przez dominację naukową.
goal-win-points = Wygraj na punkty.
goal-win-military-age =
    Wygraj przez dominację militarną najpóźniej w Epoce { $until ->
        [1] I
        [2] II
       *[3] III
    }.
goal-win-cycle = Wygraj najpóźniej w cyklu { $until }.
goal-lead =
    { $margin ->
        [one] Skończ z przewagą co najmniej { $margin } punktu.
        [few] Skończ z przewagą co najmniej { $margin } punktów.
       *[many] Skończ z przewagą co najmniej { $margin } punktów.
    }
goal-hold-wonders =
    { $number ->
        [one] Wybuduj { $number } cud.
        [few] Wybuduj { $number } cuda.
       *[many] Wybuduj { $number } cudów.
    }
goal-hold-gold =
    { $number ->
        [one] Miej w pewnej chwili { $number } sztukę złota.
        [few] Miej w pewnej chwili { $number } sztuki złota.
       *[many] Miej w pewnej chwili { $number } sztuk złota.
    }
goal-hold-islands =
    { $number ->
        [one] Miej { $number } wyspę.
        [few] Miej jednocześnie { $number } wyspy.
       *[many] Miej jednocześnie { $number } wysp.
    }
goal-hold-fleets =
    { $number ->
        [one] Miej na planszy { $number } flotę.
        [few] Miej na planszy jednocześnie { $number } floty.
       *[many] Miej na planszy jednocześnie { $number } flot.
    }
goal-hold-lands =
    { $number ->
        [one] Kontroluj { $number } obszar lądowy.
        [few] Kontroluj jednocześnie { $number } obszary lądowe.
       *[many] Kontroluj jednocześnie { $number } obszarów lądowych.
    }
goal-hold-heroes =
    { $number ->
        [one] Miej na planszy { $number } herosa.
        [few] Miej na planszy jednocześnie { $number } herosów.
       *[many] Miej na planszy jednocześnie { $number } herosów.
    }
goal-hold-metropolises-cycle =
    { $number ->
        [one] Miej { $number } metropolię najpóźniej w cyklu { $until }.
        [few] Miej { $number } metropolie najpóźniej w cyklu { $until }.
       *[many] Miej { $number } metropolii najpóźniej w cyklu { $until }.
    }
goal-forgo-green = Nie wybuduj żadnej budowli naukowej.
goal-forgo-wonders = Nie wybuduj żadnego cudu.
goal-forgo-priests = Nie miej nigdy kapłana.
goal-forgo-philosophers = Nie miej nigdy filozofa.
goal-avoid-creature_summoned = Nie kup żadnego stworzenia.
goal-avoid-metropolis_founded = Nie wybuduj żadnej metropolii: odbierz je innym.
goal-avoid-hero_recruited = Nie zrekrutuj żadnego herosa.
goal-avoid-turn_begun-ares = Nie rozgrywaj nigdy tury z Aresem.
