### Amit csak az oldal mond, magyarul.

## Start

page-title-1 = Ülj le.
page-title-2 = Te következel.
page-lead = Társasjátékok a böngésződben. Ingyen, fiók nélkül, öt nyelven.
page-play-now-about = Két másodperc, és az asztalnál ülsz
page-play-friend-about = Egy link, semmit sem kell telepíteni
page-friend-text = Küldd el a linket, vagy olvastasd be a kódot egy telefonnal. A játék indul, amint a barátod leül.
page-waiting-friend = A barátodra várunk
page-fair = Minden keverés ellenőrizhető a böngésződben
page-open-source = Nyílt forráskód, saját rajzok, reklám nélkül
page-play = Játék
page-watch = Nézés
page-learn = Tanulás
page-players = Játékosok
page-join = Csatlakozás
page-look = Megnézem
page-open = Megnyitás
page-night = Sötét
page-day = Világos
page-coming = Ennek a játéknak az asztala még készül. A szabályai már itt vannak.
page-table = asztal: { $code }
page-not-here = Ilyen oldal nincs.
page-home = A kezdőlapra
page-rematch-go = Az új játékhoz
page-undo-asked = { $name } vissza szeretné vonni az utolsó lépést.
page-agree = Rendben
page-decline = Nem
page-seed = Saját szavaid, a véletlenbe keverve
page-points = Pontok
page-seat-back = Visszaveszem a helyem a bottól

## Duel

page-to-move = lép
page-opponent = ellenfél
page-bot = bot
page-free = ingyen
page-no-cost = nincs ára
page-pay = fizetsz: { $coins }
page-short = { $coins } hiányzik
page-build = Megépítem
page-discard = Eldobom
page-what-with-it = Mit teszel vele?
page-choose-card = Válassz egy kártyát, amelyen nincs másik.
page-wonder = Csoda
page-progress-token = Fejlődésjelző
page-covered-by = Takarja: { $cards }
page-one-of = { $number } lap egyike, mindegyik esélye { $share }
page-you-pay = Fizetsz { $due } érmét a { $coins } érmédből
page-for-you = neked: { $price }
page-layout = Kártyák az asztalon
page-cards-left = { $cards } kártya maradt, ebből { $down } lefordítva
page-unseen = { $cards } kártya { $places } helyre: mindegyik { $here } eséllyel van itt, egy adott helyen { $there } eséllyel
page-tab-table = Asztal
page-tab-city = Városom
