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
goal-lead =
    { $margin ->
        [one] Skończ z przewagą co najmniej { $margin } punktu.
        [few] Skończ z przewagą co najmniej { $margin } punktów.
       *[many] Skończ z przewagą co najmniej { $margin } punktów.
    }
