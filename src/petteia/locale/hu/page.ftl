### Amit csak az oldal mond, magyarul.

## Start

page-title-1 = Ülj le.
page-title-2 = Te jössz.
page-lead = Társasjátékok a böngésződben. Ingyen, fiók nélkül, öt nyelven.
page-play-now-about = Két másodperc, és az asztalnál ülsz
page-play-friend-about = Egy link, semmit sem kell telepíteni
page-friend-text = Küldd el a linket, vagy mutasd meg a kódot, hogy a barátod beolvassa. A játék elindul, amint leül.
page-fair = Minden keverés ellenőrizhető a böngésződben
page-open-source = Nyílt forráskód, saját rajzok, reklám nélkül
page-play = Játék
page-watch = Nézés
page-learn = Tanulás
page-players = Játékosok
page-history = Játékaid
page-join = Csatlakozás
page-look = Megnézem
page-trial = kísérleti
page-chance = Véletlen
page-night = Sötét
page-day = Világos
page-table = asztal: { $code }
page-not-here = Ilyen oldal nincs.
page-home = Vissza a kezdőlapra
page-offline = Nincs internetkapcsolat
page-offline-about = A játékaid biztonságban vannak a szerveren. Amint helyreáll a kapcsolat, az oldal magától betöltődik.
page-offline-again = Újra
page-newer = Megjelent a Petteia új változata.
page-reload = Betöltés
page-rematch-go = Tovább az új játékhoz
page-undo-asked = { $name } vissza szeretné vonni az utolsó lépést.
page-undo-ask = Az utolsó lépésem visszavonását kérem
page-undo-waiting = Kérted az utolsó lépésed visszavonását.
page-undo-declined = Az ellenfeled nem egyezett bele a visszavonásba.
page-agree = Beleegyezem
page-decline = Elutasítom
page-seed = Adj saját szavakat a keveréshez
page-points = Pontok
page-seat-back = Visszaveszem a helyem a bottól

## Account

page-banned-until = Ettől kezdve újra használható: { $date }.
page-banned-reason = Indok: { $reason }
page-request = Ha ezt bejelented, add meg ezt is: { $found }
page-moderation = Moderálás

## Order at the table

page-deleted-player = törölt játékos

## Rules

page-rules-english = Ez az oldal még nincs lefordítva. Angolul olvasható.

## Bots

page-bot = bot

## Feladványok

page-live = Élőben
page-tournaments = Versenyek
page-problems = Feladványok
page-challenges = Kihívások
page-no-problems = Ehhez a játékhoz még nincs feladvány.
start-daily = A nap feladványa
start-daily-about = Nehézség: { $rating }
start-daily-streak = { $days } nap egymás után
start-daily-solve = Megoldom
start-daily-done = Megoldva
