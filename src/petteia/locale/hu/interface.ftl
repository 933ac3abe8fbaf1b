### Minden képernyő közös szövegei magyarul.

app-title = Petteia
app-about = Társasjátékok pontosan a szabályok szerint

## Words used on many screens

word-ok = Rendben
word-cancel = Mégse
word-close = Bezárás
word-back = Vissza
word-save = Mentés
word-delete = Törlés
word-copy = Másolás
word-copied = Másolva
word-confirm = Megerősítés
word-more = Több
word-less = Kevesebb
word-yes = Igen
word-no = Nem
word-loading = Betöltés …
word-retry = Újra
word-search = Keresés
word-none = Nincs
word-you = te
word-rule = { $rule } szabály
word-rules = Szabályok
word-help = Súgó
word-why-not = Miért nem?
word-average = átlag

n-seconds = { $seconds } másodperc
n-minutes = { $minutes } perc
n-days = { $days } nap
n-players = { $players } játékos

## Start

start-welcome = Ülj le és játssz
start-play-now = Játék azonnal gép ellen
start-play-friend = Játék barátokkal
start-play-here = Játék egy eszközön
start-join = Csatlakozás asztalhoz
start-continue = Folytatás
start-continue-with = Folytatás: { $game }, játékosok: { $names }
start-first-game = Első játék? Tanuld meg játszva
start-watch = Játék megtekintése
start-choose-game = Válassz játékot
start-games-running =
    { $number ->
        [0] Nem folyik játék
       *[other] { $number } játék folyik
    }
start-disclaimer = Független projekt, nincs kapcsolatban e játékok kiadóival. A nevek tulajdonosaik védjegyei.

## Lobby

lobby-title = Váró
lobby-open-tables = Nyitott asztalok
lobby-no-tables = Nincs nyitott asztal. Nyiss egyet te.
lobby-new-table = Asztal nyitása
lobby-game = Játék
lobby-seats = Helyek
lobby-seat = { $number }. hely
lobby-seat-free = szabad
lobby-seat-you = te
lobby-seat-bot = Gép: { $level }
lobby-add-bot = Gép hozzáadása
lobby-remove-bot = Gép eltávolítása
lobby-sit = Leülök
lobby-stand = Felállok
lobby-options = Beállítások
lobby-start = Kezdődjön a játék
lobby-waiting = Még { $number } játékos hiányzik
lobby-invite = Barát meghívása
lobby-invite-text = Küldd el ezt a linket, vagy mutasd ezt a kódot egy telefonnak:
lobby-link = Link az asztalhoz
lobby-qr = QR-kód az asztal linkjével
lobby-code = Az asztal kódja
lobby-enter-code = Írd be az asztal kódját
lobby-public = nyilvános
lobby-private = csak linkkel
lobby-rated = értékszámos
lobby-unrated = értékszám nélkül
lobby-clock = Óra
lobby-clock-none = óra nélkül
lobby-clock-total = { n-minutes } játékosonként
lobby-clock-step = minden kör után még { n-seconds }
lobby-clock-days = { n-days } körönként
lobby-players = { n-players }
lobby-host = Az asztalt nyitotta: { $name }
lobby-bot-level = Szint

## Bots

bot-random = Véletlen
    .about = Bármit lép, ami szabad. Próbálgatáshoz.
bot-greedy = Mohó
    .about = Azt veszi, ami azonnal a legjobbnak látszik; nem néz előre.
bot-novice = Újonc
    .about = Ismeri a szabályokat, minden lépést egyszer néz meg. Első győzelemhez jó.
bot-easy = Könnyű
    .about = Kicsit előrenéz, és elszalaszt alkalmakat.
bot-medium = Közepes
    .about = Előre gondolkodik, és bünteti a nyilvánvaló hibákat.
bot-hard = Nehéz
    .about = Jól tervez. A tapasztaltaknak is meg kell küzdeniük vele.
bot-expert = Mester
    .about = A legerősebb, amit tudunk; időt hagy magának.
bot-thinking = { $name } gondolkodik …

## Table

table-your-turn = Te jössz
table-waiting-for = Most { $name } jön
table-waiting-chance = A véletlen dönt …
table-over = Vége a játéknak
table-winner = Győztes: { $names }
table-shared = Közös győzelem: { $names }
table-you-won = Győztél!
table-you-lost = Vesztettél.
table-result = Eredmény
table-score = Pontszám
table-log = Napló
table-log-empty = Még nem történt semmi.
table-log-show = E pillanat megmutatása
table-log-earlier = Korábbi sorok megmutatása ({ $number })
table-step-first = Az elejére
table-step-back = Egy lépéssel vissza
table-step-forward = Egy lépéssel előre
table-step-last = A végére
table-step = { $step }. lépés, összesen { $steps }
table-back-to-now = Vissza a jelenbe
table-past = Egy korábbi pillanatot látsz.
table-export = Játszma mentése
table-undo = Visszavonás
table-undo-impossible = Ez nem vonható vissza: valami kiderült, vagy már más lépett.
table-undone = { $name } visszavonja az utolsó akciót.
table-confirm-action = Megerősítés: { $action }
table-not-possible = Most nem lehetséges
table-forced = Csak egy válasz volt lehetséges: { $action }
table-rematch = Visszavágó
table-rematch-wanted = { $name } visszavágót szeretne.
table-resign = Feladás
table-resign-sure = Feladod, és elveszíted ezt a játékot?
table-resigned = { $name } feladja.
table-leave = Távozás az asztaltól
table-spectators =
    { $number ->
        [0] Nincs néző
       *[other] { $number } néző
    }
table-watching = Nézőként vagy itt.
table-view-of = { $name } nézete
table-view-spectator = Néző nézete
table-hand-over = Add át az eszközt, { $name } következik
table-hand-over-ready = { $name } vagyok, mutasd a nézetemet
table-replay = Visszajátszás
table-replay-link = Link ehhez a visszajátszáshoz
table-analysis = Elemzés
table-share = Megosztás
table-full-screen = Teljes képernyő
table-rules = Szabályok az asztal mellett
table-rules-search = Keresés a szabályokban
table-rules-nothing = Egy szabályban sincsenek meg ezek a szavak.
table-fast = Gyorsabban
table-away = { $name } nincs itt
table-joined = { $name } leül.
table-left = { $name } eltávozik.

## Clock

clock-left = { $name }: maradt { $time }
clock-low = Kevés idő maradt
clock-out = { $name }: lejárt az idő.
clock-paused = Az óra áll.

## Chat

chat-title = Csevegés
chat-write = Írj üzenetet
chat-send = Küldés
chat-empty = Még senki sem írt.
chat-muted = { $name } üzenetei rejtve vannak.
chat-mute = { $name } üzeneteinek elrejtése
chat-unmute = { $name } üzeneteinek megmutatása
chat-unread = { $number } új üzenet

## Account

account-title = Fiók
account-guest = Vendég
account-guest-about = Vendégként játszol. Válassz nevet és jelszót, hogy megmaradjanak a játékaid és az értékszámod.
account-name = Név
account-password = Jelszó
account-password-again = Jelszó még egyszer
account-password-old = Mostani jelszó
account-password-new = Új jelszó
account-password-differ = A két jelszó eltér.
account-sign-in = Bejelentkezés
account-sign-out = Kijelentkezés
account-sign-up = Fiók létrehozása
account-keep = Játékaim megőrzése fiókban
account-signed-in = Bejelentkezve: { $name }
account-change-name = Név módosítása
account-change-password = Jelszó módosítása
account-delete = Fiók törlése
account-delete-sure = A neved, értékszámod és beállításaid törlődnek. A befejezett játékok a neved nélkül megmaradnak. Ez nem vonható vissza.
account-deleted = A fiók törölve.
account-export = Adataim letöltése
account-tokens = Kulcsok gépi játékosokhoz
account-token-new = Új kulcs
account-token-once = Másold ki most a kulcsot: csak egyszer látható.
account-token-revoke = Kulcs visszavonása
account-sessions = Bejelentkezett eszközök
account-sign-out-everywhere = Kijelentkezés mindenhol

## History and ratings

history-title = Játékaid
history-empty = Még nincs befejezett játékod.
history-won = győzelem
history-lost = vereség
history-shared = döntetlen
history-against = ellenfelek: { $names }
history-open = Visszajátszás megnyitása
history-import = Játszma megnyitása
ratings-title = Értékszámok
ratings-empty = Még nincs értékszámos játék.
ratings-place = Helyezés
ratings-player = Játékos
ratings-rating = Értékszám
ratings-games = Játékok
ratings-wins = Győzelmek
ratings-plot = { $name } értékszáma az időben
ratings-uncertain = Az értékszám még bizonytalan: kevés a játék.

## Settings

settings-title = Beállítások
settings-language = Nyelv
settings-theme = Megjelenés
settings-theme-light = világos
settings-theme-dark = sötét
settings-theme-system = mint az eszközön
settings-motion = Mozgás
settings-motion-full = rendes
settings-motion-fast = gyors
settings-motion-off = kikapcsolva
settings-sound = Hangok
settings-sound-on = bekapcsolva
settings-sound-off = kikapcsolva
settings-forced = Kényszerű válaszok
settings-forced-on = válaszoljon helyettem
settings-forced-off = rám marad
settings-confirm = Minden akció megerősítése
settings-notifications = Szólj, ha én jövök
settings-text-size = Szövegméret
settings-saved = Elmentve

language-en = English
language-cs = Čeština
language-pl = Polski
language-hu = Magyar
language-ru = Русский

## Fairness

fairness-title = Tisztességes véletlen
fairness-about = A szerver a játék előtt lepecsételte a titkát. A játék után felbontja, és a böngésződ újraszámol minden húzást és minden dobást.
fairness-commitment = Pecsét
fairness-seed = A szerver titka
fairness-player-seed = { $name } hozzájárulása
fairness-verify = Ellenőrzés
fairness-checking = Ellenőrzés folyik …
fairness-good = Ellenőrizve: minden véletlen esemény helyes ({ $number }).
fairness-bad = Nem egyezik a pecséttel ez a véletlen esemény: { $number }.
fairness-later = A titok a játék végén nyílik fel.
fairness-algorithm = Hogyan működik

## Connection

connection-lost = Megszakadt a kapcsolat. Újrapróbálkozás …
connection-back = Újra van kapcsolat.
connection-waiting = Az akciódat megőriztük, egyszer lesz elküldve.
connection-old = Ez az oldal elavult. Töltsd be újra.
connection-elsewhere = Ez az asztal egy másik ablakban is nyitva van.
connection-reload = Újratöltés
connection-server-restarting = A szerver újraindul. A játékod biztonságban van.

## Errors

error-bad_request = A szerver nem értette a kérést.
error-not_found = Itt nincs semmi.
error-method_not_allowed = Ez itt nem tehető meg.
error-too_large = Ez túl hosszú.
error-too_many = Túl sok kérés. Várj egy kicsit.
error-busy = Most túl nagy a forgalom. Próbáld újra néhány másodperc múlva.
error-foreign_origin = Ez az oldal ezt nem teheti meg.
error-internal = Hiba történt a szerveren. Feljegyeztük.
error-sign_in = Előbb jelentkezz be.
error-wrong_password = A név vagy a jelszó hibás.
error-scope = Ez a kulcs ezt nem engedi.
error-name_taken = Ez a név vagy egy hasonló már foglalt.
error-name_not_allowed = Ez a név nem használható. Betűt, számjegyet, szóközt és kötőjelet írj.
error-password_too_short = A jelszó legalább 8 karakter.
error-password_too_long = A jelszó legfeljebb 200 karakter.
error-already_named = Már van fiókod.
error-people_only = Ehhez névvel rendelkező fiók kell.
error-bots_only = Ezt csak gépi játékosok tehetik.
error-too_many_tokens = Túl sok kulcsod van. Előbb vonj vissza egyet.
error-too_many_bots = Túl sok gépi játékosod van. Előbb törölj egyet.
error-no_game = Nincs ilyen játék.
error-not_over = Ez a játék végén lehetséges.
error-other_rules = Ezt a játékot a mostaniaktól eltérő szabályokkal játszották.
error-no_table = Nincs ilyen asztal.
error-moved = Az asztal újra betöltődik. Térj vissza hozzá.
error-table_full = Ezt az asztalt már túl sokan nézik.
error-seat_taken = Ez a hely foglalt.
error-no_such_seat = Nincs ilyen hely.
error-not_your_seat = Ez nem a te helyed.
error-open_seats = Van még szabad hely: várj valakire, vagy ültess oda gépet.
error-begun = A játék már elkezdődött.
error-not_host = Ezt csak az teheti, aki az asztalt nyitotta.
error-not_asked = Nem te jössz.
error-no_rematch = A visszavágó azoké, akik ezt a játékot végigjátszották.
error-refused = Ez most nem lehetséges.
error-conflict = Valaki gyorsabb volt. Az asztal frissült.
error-no_bot = Nincs ilyen gépi játékos.
error-unavailable = A szerver nem érhető el.
error-bad_message = A szerver ezt nem értette.
error-protocol = Ez az oldal elavult. Töltsd újra.
error-nothing_to_undo = Ezt már nem lehet visszavonni: azóta valami kiderült.
error-bad_seed = Ezek a szavak túl hosszúak.
error-cannot_resign = Most nem adhatod fel.
error-nothing_asked = Senki sem kért visszavonást.
error-nothing_said = Előbb írj valamit.
error-only_players = Itt csak a játékosok írhatnak.
error-too_late = Ehhez már késő: a játék elkezdődött.

## First game

tutorial-title = Első játék
tutorial-next = Tovább
tutorial-back = Előző
tutorial-skip = Kihagyás
tutorial-end = Lecke befejezése
tutorial-step = { $step }. lépés, összesen { $steps }
tutorial-hint = Tanács
tutorial-try = Próbáld ki
tutorial-well-done = Nagyszerű!
tutorial-leave = A leckék vége, a játék folytatása
tutorial-happened = Mi történt
tutorial-wait = Játssz tovább: a következő lecke akkor jön, amikor ideje van. Hátravan: { $topics }.
tutorial-all = Mindent láttál. Játssz tovább a végéig!

## Keyboard

keys-title = Billentyűzet
keys-move = Nyilak: a következő dologra
keys-choose = Enter: választás
keys-escape = Escape: bezárás vagy a választás visszavonása
keys-tab = Tab: az asztal következő részére
keys-log = L: napló
keys-chat = C: csevegés
keys-help = Kérdőjel: ez a súgó
keys-undo = U: visszavonás
keys-step = Vessző és pont: lépkedés a játékban
keys-rule = R: a megjelenített dolog szabálya
keys-number = 1-től 9-ig: választás szám szerint
keys-why = W: miért nem lehetséges valami

## For screen readers

label-main = Fő rész
label-menu = Menü
label-open-menu = Menü megnyitása
label-table = Asztal
label-actions = Amit tehetsz
label-live = Ami történik
label-seat = { $name } helye
label-on-turn = { $name } van soron
label-language = Nyelv választása
label-close-dialog = Ablak bezárása
label-impossible = nem lehetséges: { $why }
label-selected = kiválasztva
label-skip = Ugrás az asztalhoz
label-number = Mennyiség
label-fewer = Eggyel kevesebb
label-add-one = Eggyel több
