### Wyzwania: gry z wyznaczonymi celami, po polsku.

challenges-about = Gry z wyznaczonymi celami przeciw postaciom, od łatwych po trudne; wszystkie cele wyzwania trzeba osiągnąć w jednej grze. Nie ma podpowiedzi, nikt nie gra za ciebie, a cofnąć można tylko to, na co nikt jeszcze nie odpowiedział.
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
challenge-same-deal = Losowanie jest dla wszystkich takie samo.
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
    Wygraj przez dominację militarną najpóźniej w Epoce{ "\u00A0" }{ $until ->
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
        [one] Zgromadź choć na chwilę co najmniej { $number } sztukę złota.
        [few] Zgromadź choć na chwilę co najmniej { $number } sztuki złota.
       *[many] Zgromadź choć na chwilę co najmniej { $number } sztuk złota.
    }
goal-hold-islands =
    { $number ->
        [one] Kontroluj { $number } wyspę.
        [few] Kontroluj jednocześnie { $number } wyspy.
       *[many] Kontroluj jednocześnie { $number } wysp.
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
        [one] Dojdź do { $number } metropolii najpóźniej w cyklu { $until }.
        [few] Dojdź do { $number } metropolii najpóźniej w cyklu { $until }.
       *[many] Dojdź do { $number } metropolii najpóźniej w cyklu { $until }.
    }
goal-forgo-green = Nie buduj żadnych budowli naukowych.
goal-forgo-wonders = Nie buduj żadnych cudów.
goal-forgo-priests = Rozegraj całą grę bez ani jednego kapłana.
goal-forgo-philosophers = Rozegraj całą grę bez ani jednego filozofa.
goal-avoid-creature_summoned = Nie kupuj żadnych stworzeń.
goal-avoid-metropolis_founded = Nie buduj żadnych metropolii: odbieraj je innym.
goal-avoid-hero_recruited = Nie rekrutuj żadnych herosów.
goal-avoid-turn_begun-ares = Ani razu nie rozgrywaj tury u Aresa.
