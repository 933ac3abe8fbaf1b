### Kihívások: előre összeállított játszmák célokkal, magyarul.

challenges-about = Előre összeállított játszmák a szereplők ellen, a könnyűtől a nehézig; egy kihívás minden célját ugyanabban a játszmában kell elérni. Nincs segítség, senki sem játszik helyetted, és csak azt vonhatod vissza, amire még senki sem válaszolt.
challenge-title = Kihívás
challenge-count = Teljesítve: { $done } / { $count }
challenge-against = Ellenfelek: { $names }
challenge-next = Soron következő
challenge-solved = Teljesítve
challenge-play = Játék
challenge-again = Újra megpróbálom
challenge-go-on = Folytatás
challenge-tries =
    { $number ->
        [one] { $number } próbálkozás
       *[other] { $number } próbálkozás
    }
challenge-same-deal = Mindenki ugyanazt az osztást kapja.
challenge-won = Kihívás teljesítve!
challenge-lost = Most nem sikerült
challenge-reached = elérve
challenge-missed = nincs elérve
challenge-all = Minden kihívás
challenge-next-one = Következő kihívás

goal-win = Nyerj!
goal-win-military = Nyerj katonai fölénnyel!
goal-win-science = Nyerj tudományos fölénnyel!
goal-win-points = Nyerj pontozással!
goal-win-military-age =
    Nyerj katonai fölénnyel, legkésőbb { $until ->
        [1] az I
        [2] a II
       *[3] a III
    }. korszakban!
goal-win-cycle =
    Nyerj legkésőbb { $until ->
        [1] az
        [5] az
       *[other] a
    } { $until }. ciklusban!
goal-lead = Fejezd be a játszmát legalább { $margin } pont előnnyel!
goal-hold-wonders = Építs meg { $number } csodát!
goal-hold-gold = Legyen egyszer { $number } aranyad!
goal-hold-islands = Legyen egyszerre { $number } szigeted!
goal-hold-fleets = Legyen egyszerre { $number } flottád a táblán!
goal-hold-lands = Legyen egyszerre { $number } földed!
goal-hold-heroes = Legyen egyszerre { $number } hősöd a táblán!
goal-hold-metropolises-cycle =
    Legyen { $number } metropoliszod legkésőbb { $until ->
        [1] az
        [5] az
       *[other] a
    } { $until }. ciklusban!
goal-forgo-green = Ne építs tudományos épületet!
goal-forgo-wonders = Ne építs csodát!
goal-forgo-priests = Sose legyen papod!
goal-forgo-philosophers = Sose legyen filozófusod!
goal-avoid-creature_summoned = Ne idézz meg lényt!
goal-avoid-metropolis_founded = Ne építs metropoliszt: másoktól vedd el!
goal-avoid-hero_recruited = Ne toborozz hőst!
goal-avoid-turn_begun-ares = Egyetlen kört se játssz Arésszal!
