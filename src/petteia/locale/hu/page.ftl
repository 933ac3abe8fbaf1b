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
page-undo-ask = Az utolsó lépés visszavonásának kérése
page-undo-waiting = Kérted az utolsó lépésed visszavonását.
page-undo-declined = A másik játékos nem egyezett bele a visszavonásba.
page-agree = Rendben
page-decline = Nem
page-seed = Saját szavaid, a véletlenbe keverve
page-points = Pontok
page-seat-back = Visszaveszem a helyem a bottól

## Account

page-password-changed = A jelszó megváltozott. Mindenhol máshol kijelentkeztettünk.
page-data = Az adataid
page-data-about = Minden, amit rólad tárolunk, egyetlen fájlban.
page-delete-more = A botjaid, az összes kulcs és a csevegésben írt szavaid is törlődnek. A folyamatban lévő játékokban a helyed vár, amíg van ideje; utána bot játszik tovább.
page-bots = Botok
page-bots-about = A bot fiók egy saját programodnak. Mindenhol botként jelenik meg, és te felelsz érte.
page-bot-name = A bot neve
page-bot-new = Bot létrehozása
page-bot-none = Nincs botod.
page-bot-play = Játék ellene: { $name }
page-bot-delete = Törlés: { $name }
page-bot-delete-sure = A kulcsai onnantól semmit sem érnek. A játékai megmaradnak, a neve nélkül.
page-key-about = A kulccsal egy program azt teheti, amit megengedsz neki. A saját kulcsaid nézhetnek és asztalt nyithatnak; játszani a botok játszanak.
page-key-label = Mire való a kulcs?
page-key-for = Kinek a kulcsa
page-key-may = Ezt teheti
page-key-none = Nincsenek kulcsok.
page-key-made = létrehozva: { $date }
page-key-used = utoljára használva: { $date }
page-key-unused = még nem használt
page-key-try = Ez a bot minden kérdését kiírja egy-egy sorban:
page-scope-read = asztalok és játékok nézése
page-scope-play = játék
page-scope-tables = asztal nyitása
page-scope-chat = csevegés

## Rules

page-rules-english = Ez az oldal még nincs lefordítva. Itt angolul olvasható.

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
page-progress-token = Fejlesztésjelző
page-covered-by = Takarja: { $cards }
page-one-of = { $number } lap egyike, mindegyik esélye { $share }
page-you-pay = Fizetsz { $due } érmét a { $coins } érmédből
page-for-you = neked: { $price }
page-layout = Kártyák az asztalon
page-cards-left = { $cards } kártya maradt, ebből { $down } lefordítva
page-unseen = { $cards } kártya { $places } helyre: mindegyik { $here } eséllyel van itt, egy adott helyen { $there } eséllyel
page-tab-table = Asztal
page-tab-city = Városom
page-then-points = pontok: { $before }, utána { $after }
page-then-coins = érmék: { $before }, utána { $after }
page-then-opponent = { $name } érméi: { $before }, utána { $after }
page-then-lead = előny a konfliktussávon: { $before }, utána { $after }
page-then-symbols = különböző jelek: { $before }, utána { $after }
page-then-won = Nyersz
page-then-lost = Vesztesz
page-then-shared = Közös győzelem
