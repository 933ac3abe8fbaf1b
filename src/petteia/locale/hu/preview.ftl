### Amit egy link mutat ott, ahová elküldik, magyarul.

preview-waiting =
    { $names }. { $free ->
        [one] Egy szabad hely van.
       *[other] { $free } szabad hely van.
    } Nyisd meg a linket, és ülj le az asztalhoz.
preview-playing = { $names }. A játék éppen zajlik, élőben követheted.
preview-over = { $names }. Nézd vissza a játékot lépésről lépésre.
preview-problem = Te mit tennél? Az egyik döntés egyértelműen a legjobb. Nehézség: { $rating }.
