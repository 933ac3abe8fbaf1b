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
goal-lead = Fejezd be a játszmát legalább { $margin } pont előnnyel!
