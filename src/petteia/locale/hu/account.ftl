### Fiókok, lejátszott játékok és értékszámok, magyarul.

## Account

account-title = Fiók
account-guest-about = Vendégként játszol. Válassz nevet és jelszót, hogy megmaradjanak a játékaid és az értékszámod.
account-name = Név
account-password = Jelszó
account-password-again = A jelszó még egyszer
account-password-old = Jelenlegi jelszó
account-password-new = Új jelszó
account-password-differ = A két jelszó nem egyezik.
account-sign-out = Kijelentkezés
account-sign-up = Fiók létrehozása
account-keep = Játékaim megőrzése fiókban
account-change-password = Jelszó módosítása
account-delete = Fiók törlése
account-delete-sure = A neved, értékszámod és beállításaid törlődnek. A befejezett játékok a neved nélkül megmaradnak. Ez nem vonható vissza.
account-deleted = A fiók törölve.
account-export = Adataim letöltése
account-tokens = Kulcsok a botokhoz
account-token-new = Új kulcs
account-token-once = Másold ki most a kulcsot: csak egyszer látható.
account-token-revoke = Kulcs visszavonása
account-sign-out-everywhere = Kijelentkezés mindenhol

## History and ratings

history-title = Játékaid
history-empty = Még nincs befejezett játék.
history-won = győzelem
history-lost = vereség
history-shared = közös győzelem
history-closed = lezárva
history-abandoned = félbehagyva
history-open = Visszajátszás megnyitása
ratings-title = Értékszámok
ratings-people = Emberek
ratings-bots = Botok
ratings-empty = Még nincs értékelt játék.
ratings-place = Helyezés
ratings-player = Játékos
ratings-rating = Értékszám
ratings-games = Játékok
ratings-plot = { $name } értékszámának alakulása
ratings-uncertain = Még bizonytalan: eddig kevés a játék.

## Account

page-password-changed = A jelszavad megváltozott. Mindenhol máshol kijelentkeztettünk, és az összes kulcs érvényét vesztette.
page-data = Az adataid
page-data-about = Minden, amit rólad tárolunk, egyetlen fájlban.
page-delete-more = A botjaid, az összes kulcs és a csevegésben írt üzeneteid is törlődnek. A folyamatban lévő játékokban a helyed üresen vár, amíg le nem jár az időd; utána egy bot veszi át.
page-bots = Botok
page-bots-about = A bot olyan fiók, amellyel egy saját programod játszik. Mindenhol botként jelenik meg, és te felelsz érte.
page-bot-name = A bot neve
page-bot-new = Bot létrehozása
page-bot-none = Nincs botod.
page-bot-play = Játék ellene: { $name }
page-bot-delete = Törlés: { $name }
page-bot-delete-sure = A kulcsai érvényüket vesztik. A játékai megmaradnak, a neve nélkül.
page-bot-seat = Ki ültetheti le ezt a botot: { $name }?
page-bot-seat-owner = csak én
page-bot-seat-anybody = bárki
page-key-about = A kulccsal egy program azt teheti, amit megengedsz neki. A saját kulcsaiddal asztalokat lehet nézni és nyitni; játszani a programok botként tudnak.
page-key-label = Mire való a kulcs?
page-key-for = Tulajdonosa
page-key-may = Ezt teheti
page-key-none = Nincsenek kulcsok.
page-key-made = létrehozva: { $date }
page-key-used = utoljára használva: { $date }
page-key-unused = még nem használták
page-key-try = Ez a parancs a botnak feltett minden kérdést egy-egy sorban kiír:
page-scope-read = asztalok és játékok nézése
page-scope-play = játék
page-scope-tables = asztal nyitása
page-scope-chat = csevegés
page-forgot = Elfelejtetted a jelszavad?
page-reset-who = A neved vagy az e-mail-címed
page-reset-ask = Kód kérése
page-reset-mail = Ha a fióknak van megerősített e-mail-címe, elküldtünk rá egy linket. Egyszer használható, egy órán belül.
page-reset-admin = Ez a szerver nem küld e-mailt. Kérj kódot attól, aki üzemelteti, és írd be itt.
page-reset-have = Válassz új jelszót
page-reset-have-about = Az e-mailben vagy a szerver üzemeltetőjétől kapott kód kell hozzá.
page-reset-code = Kód
page-reset-save = Mentés és bejelentkezés
page-mail = E-mail-cím
page-mail-about = Elfelejtett jelszó esetére, és értesítésekhez, ha kérsz ilyet. Más nem látja.
page-mail-now = Megerősítve: { $mail }
page-mail-waiting = A megerősítéshez nyisd meg az erre a címre küldött linket: { $mail }.
page-mail-new = Új e-mail-cím
page-mail-forget = Cím eltávolítása
page-mail-confirm = Erősítsd meg az e-mail-címed
page-mail-confirmed = Az e-mail-címed megerősítve.

## Notices

notices-title = Te következel
notices-about = Ha te következel egy olyan játékban, amelyben egy körre legalább egy nap jut, szólunk: óránként legfeljebb egyszer, az összes ilyen játékról együtt.
notices-mail = E-mailt kérek, ha én következem
notices-quiet-from = Csendes órák kezdete
notices-quiet-until = Csendes órák vége
notices-need-mail = Előbb erősíts meg egy e-mail-címet.
notices-by-mail = E-mailben
notices-by-push = Ebben a böngészőben
notices-push-about = A böngésző akkor is értesítést mutat, ha egyetlen oldalunk sincs nyitva. Csak a játék és a többi játékos neve áll benne.
notices-push-on = Értesítést kérek ebben a böngészőben
notices-push-off = Nem kérek értesítést ebben a böngészőben
notices-push-now = Ez a böngésző értesítést kap, amíg be vagy jelentkezve.
notices-push-denied = A böngésző nem engedi az oldal értesítéseit. Engedélyezd őket a böngésző beállításaiban, aztán térj vissza.
notices-push-missing = Ez a böngésző nem tud értesítést mutatni. iPhone-on vagy iPaden előbb add az oldalt a kezdőképernyőhöz.
notices-push-others = Még { $number } böngésződ kap értesítést.
notices-push-others-off = A többi kikapcsolása
notices-quiet = Csendes órák
notices-kinds = Mely játékok
notices-mail-short = E-mail
notices-push-short = Böngésző
notices-brisk = 3 napnál kevesebb körönként
notices-slow = 3 nap vagy több körönként
webhook-about = Hogy ki következik, az egy csatornába is elküldhető, például a Discordon: a csatorna beállításaiban hozz létre egy webhookot, és másold ide a címét. Aki ott olvas, megtudja a játékosok nevét és az asztal címét.
webhook-address = A webhook címe
webhook-save = Értesítések küldése oda
webhook-now = Az értesítések ide mennek: { $site }.
webhook-remove = Küldés leállítása
webhook-none = Ez a szerver nem hív webhookot.
page-people = Ismerősök és klubok
