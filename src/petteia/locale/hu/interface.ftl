### Minden képernyő közös szövegei magyarul.

app-title = Petteia

## How sentences are set (docs/languages.md)

typography =
    .short-words = { "" }
    .before-noun = { "\u00A0" }
    .before-percent = { "" }
    .quotes = „”

## Words used on many screens

word-cancel = Mégse
word-close = Bezárás
word-back = Vissza
word-save = Mentés
word-delete = Törlés
word-copy = Másolás
word-copied = Másolva
word-confirm = Megerősítés
word-more = Továbbiak
word-loading = Betöltés…
word-search = Keresés
word-you = te
word-rule = Szabály: { $rule }
word-rules = Szabályok

n-days = { $days } nap

## Start

start-play-now = Azonnali játék bot ellen
start-play-friend = Játék egy baráttal
start-play-here = Közös játék egy eszközön
start-continue = Folytatás
start-first-game = Először játszol? Tanuld meg játék közben
start-choose-game = Válassz játékot
start-games-running =
    { $number ->
        [0] Nem folyik játék
       *[other] { $number } játék folyik
    }
start-disclaimer = Független projekt, nem áll kapcsolatban e játékok kiadóival. A nevek a tulajdonosaik védjegyei.

## Lobby

lobby-title = Váró
lobby-open-tables = Nyitott asztalok
lobby-no-tables = Nincs nyitott asztal. Nyiss te egyet.
lobby-new-table = Asztal nyitása
lobby-game = Játék
lobby-seats = Helyek
lobby-seat = { $number }. hely
lobby-seat-free = szabad
lobby-seat-invited = válaszára várunk…
lobby-add-bot = Bot hozzáadása
lobby-sit = Leülés
lobby-waiting = Még { $number } játékos hiányzik
lobby-invite = Barát meghívása
lobby-link = Link az asztalhoz
lobby-qr = QR-kód az asztal linkjével
lobby-rated = értékelt
lobby-unrated = barátságos
lobby-chances = látható esélyek
lobby-clock-none = óra nélkül
lobby-clock-days = { n-days } körönként
lobby-bot-level = Szint

## Bots

bot-random = Véletlenszerű
    .about = Bármit lép, ami szabad. Kipróbáláshoz.
bot-greedy = Mohó
    .about = Azt lépi, ami most a legjobbnak látszik, és sosem néz előre.
bot-novice = Újonc
    .about = Ismeri a szabályokat, de sok minden elkerüli a figyelmét. Jó az első győzelemhez.
bot-easy = Könnyű
    .about = Kicsit előrenéz, de elszalaszt lehetőségeket.
bot-medium = Közepes
    .about = Előre gondolkodik, és megbünteti a nyilvánvaló hibákat.
bot-hard = Nehéz
    .about = Jól tervez. A tapasztalt játékosoknak is meg kell küzdeniük vele.
bot-expert = Mester
    .about = Messzire előre lát. Legyőzni komoly teljesítmény.
bot-master = Nagymester
    .about = A legerősebb, amit létre tudtunk hozni; nem kapkod.
bot-thinking = { $name } gondolkodik…

## Account

account-sign-in = Bejelentkezés

## Settings

settings-title = Beállítások
settings-language = Nyelv
settings-theme = Megjelenés
settings-theme-light = világos
settings-theme-dark = sötét
settings-theme-system = az eszköz szerint
settings-motion = Animációk
settings-motion-full = normál
settings-motion-fast = gyors
settings-motion-off = kikapcsolva
settings-sound = Hangok
settings-sound-on = bekapcsolva
settings-sound-off = kikapcsolva
settings-forced = Ha csak egy válasz lehetséges
settings-forced-on = automatikus válasz
settings-forced-off = én válaszolok

## Errors

error-bad_request = A szerver nem értette a kérést.
error-impossible = Ez így együtt nem lehetséges.
error-not_found = Itt nincs semmi.
error-method_not_allowed = Ez itt nem tehető meg.
error-too_large = Ez túl hosszú.
error-too_many = Túl sok kérés. Várj egy kicsit.
error-busy = A szerver túlterhelt. Próbáld újra néhány másodperc múlva.
error-foreign_origin = Ez az oldal ezt nem teheti meg.
error-internal = Hiba történt a szerveren. Feljegyeztük.
error-sign_in = Előbb jelentkezz be.
error-wrong_password = A név vagy a jelszó hibás.
error-scope = Ez a kulcs ezt nem engedi.
error-name_taken = Ez a név vagy egy hozzá hasonló már foglalt.
error-name_not_allowed = Ez a név nem használható. Betűket, számjegyeket, szóközt és kötőjelet használj.
error-password_too_short = A jelszó legalább 8 karakter legyen.
error-password_too_long = A jelszó legfeljebb 200 karakter legyen.
error-password_common = Ez a jelszó könnyen kitalálható. Válassz hosszabbat vagy ritkábbat.
error-wrong_code = Ez a kód hibás, már felhasználták, vagy lejárt. Kérj újat.
error-no_mail = Ez a szerver nem küld e-mailt.
error-bad_mail = Ez nem érvényes e-mail-cím.
error-bad_address = Ez a cím nem használható. https://-sel kell kezdődnie, és mindenki számára elérhetőnek kell lennie.
error-banned = Ezt a fiókot letiltották.
error-muted = Most nem írhatsz a csevegésbe.
error-blocked = Ez a játékos ezt nem szeretné.
error-members_only = Ez csak a klub tagjai számára elérhető.
error-admins_only = Ezt csak adminisztrátorok tehetik meg.
error-protected = Adminisztrátorok nem léphetnek fel egymás ellen.
error-already_named = Már van fiókod.
error-people_only = Ehhez regisztrált fiók kell.
error-bots_only = Ezt csak botok tehetik meg.
error-too_many_tokens = Túl sok kulcsod van. Előbb vonj vissza egyet.
error-too_many_bots = Túl sok botod van. Előbb törölj egyet.
error-not_your_bot = Ezt a botot csak a tulajdonosa ültetheti le.
error-bot_offline = Ez a bot nincs kapcsolatban: futnia kell a programjának.
error-no_game = Nincs ilyen játék.
error-not_over = Ez csak a játék vége után lehetséges.
error-other_rules = Ez a játék a szabályok egy korábbi változatával kezdődött, amely ezen a szerveren már nincs meg. A játékot megőrizzük, de nem folytatható.
error-bad_record = Ebben a fájlban nincs megnyitható játszma.
error-not_your_study = Ezt a tanulmányt csak a szerzője módosíthatja. Menthetsz róla másolatot.
error-too_many_studies = Túl sok tanulmányod van. Előbb törölj egyet.
error-too_many_tournaments = Most nem hirdethető több verseny: a te versenyeidnek vagy a szerver versenyeinek a száma elérte a felső határt.
error-entry_closed = Erre a versenyre már nem lehet nevezni.
error-set_aside = Ez az asztal nem nyitható meg. Változatlanul megőrizzük, és a szerver üzemeltetőit értesítettük.
error-no_table = Nincs ilyen asztal.
error-moved = Az asztal éppen újratöltődik. Nyisd meg még egyszer.
error-table_full = Ennél az asztalnál már túl sok a néző.
error-seat_taken = Ez a hely foglalt.
error-no_such_seat = Nincs ilyen hely.
error-not_your_seat = Ez nem a te helyed.
error-open_seats = Van még szabad hely: várj meg valakit, vagy ültess oda egy botot.
error-begun = A játék már elkezdődött.
error-not_host = Ezt csak az teheti meg, aki az asztalt nyitotta.
error-not_asked = Nem te jössz.
error-no_rematch = Visszavágót csak azok kérhetnek, akik ezt a játékot végigjátszották.
error-refused = Ez most nem lehetséges.
error-conflict = Valaki gyorsabb volt. Az asztal frissült.
error-no_bot = Nincs ilyen bot.
error-unavailable = A szerver nem érhető el.
error-bad_message = A szerver ezt nem értette.
error-protocol = Ez az oldal elavult. Töltsd be újra.
error-nothing_to_undo = Ezt már nem lehet visszavonni: azóta valami új kiderült.
error-bad_seed = Ez a szöveg túl hosszú.
error-no_plan = Tervezni csak olyan játékban lehet, amelyben te is játszol, és amelyben legalább egy nap jut egy lépésre.
error-log_full = Ez a játék már túl hosszú: többé semmit sem lehet visszavonni.
error-lesson = A lecke egy embernek szól, botok ellen.
error-cannot_resign = Most nem adhatod fel a játékot.
error-nothing_asked = Senki sem kért visszavonást.
error-nothing_said = Előbb írj valamit.
error-only_players = Itt csak a játékosok írhatnak.
error-too_late = Ehhez már késő: a játék elkezdődött.

## For screen readers

label-main = Fő navigáció
label-menu = Menü
label-table = Asztal
label-language = Nyelv választása
label-close-dialog = Ablak bezárása
