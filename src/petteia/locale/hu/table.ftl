### Amit minden asztalnál mondunk, magyarul.

## Table

table-your-turn = Te jössz
table-waiting-for = Most { $name } következik
table-waiting-chance = A véletlen dönt…
table-to-move = { $name } következik
table-watching = Nézőként vagy itt.
table-waiting-about = Szólunk, amikor te jössz.
table-replay = Visszajátszás
table-review = Elemzés
table-hint = Tipp
table-plan = Lépések tervezése
table-webhook = Értesítés egy csatornába
table-replay-about = Egy lejátszott játékot nézel vissza.
table-back-to-end = Vissza a végére
table-view-spectator = nézőként
table-over = Vége a játéknak
table-abandoned = Félbehagyott játék
table-abandoned-about = Senki sem jött vissza, ezért senki sem győzött.
table-opened = fájlból megnyitott játszma
table-from-position = állásból
table-play-on = Játék folytatása innen
table-analysis = Elemzőtábla
table-instead = Ez nem történt meg, de megtörténhetett volna.
table-winner = Győztes: { $names }
table-shared = Közös győzelem: { $names }
table-you-won = Győztél!
table-result = Eredmény
table-log = Napló
table-log-empty = Még nem történt semmi.
table-log-show = Ugrás ide
table-log-earlier = Korábbi sorok megmutatása ({ $number })
table-step-first = Az elejére
table-step-back = Egy lépéssel vissza
table-step-forward = Egy lépéssel előre
table-step-last = A végére
table-move-of = { $number }. lépés, összesen { $total }
table-run = Lépések lejátszása
table-pause = Szünet
table-back-to-now = Vissza a jelenbe
table-past-title = Egy korábbi pillanat
table-past = Egy korábbi pillanatot nézel.
table-export = A játszma mentése
table-undo = Visszavonás
table-undo-impossible = Ez nem vonható vissza: valami kiderült, vagy már más is lépett.
table-undone = { $name } visszavonja az utolsó lépést.
table-not-possible = Most nem lehetséges
table-rematch = Visszavágó
table-rematch-wanted = { $name } visszavágót szeretne.
table-resign = Feladás
table-resign-sure = Feladod, és elveszíted ezt a játékot?
table-resigned = { $name } feladja a játékot.
table-resigned-about = Feladtad a játékot. Helyetted bot játszik tovább.
table-seat-resigned = feladta
table-spectators =
    { $number ->
        [0] Nincs néző
       *[other] { $number } néző
    }
table-view-of = { $name } nézete
table-hand-over = Add át az eszközt: { $name } következik
table-hand-over-ready = { $name } vagyok, mutasd a nézetemet

## Clock

clock-left = { $name }: még { $time }

## Chat

chat-title = Csevegés
chat-write = Írj üzenetet
chat-send = Küldés
chat-empty = Még senki sem írt.

## Fairness

fairness-title = Hiteles véletlen
fairness-commitment = Pecsét
fairness-seed = A szerver titka
fairness-player-seed = { $name } hozzájárulása a keveréshez
fairness-none = semmi
fairness-words = ezekkel a szavakkal: „{ $words }”
fairness-yours = pontosan az, amit a böngésződ küldött
fairness-added = A böngésződ 32 véletlen bájtot adott a keveréshez.
fairness-checking = Ellenőrzés folyik…
fairness-lesson = Ez egy lecke: mindenki ugyanazt az osztást kapja, ezért a húzások nem titkosak, és nincs mit bizonyítani.
fairness-opened = Ezt a játszmát nem itt játszották: fájlból való, és a húzásairól semmi sincs bizonyítva.
fairness-pledged-all = A szerver előbb lepecsételte a titkát, és csak azután adta hozzá minden játékos böngészője a véletlen bájtjait; a játék végén feltörjük a pecsétet, és a böngésződ minden húzást és dobást ellenőriz.
fairness-pledged-you = A szerver lepecsételte a titkát, mielőtt a böngésződ hozzáadta a véletlen bájtjait; más játékosé nem adott hozzá semmit. A játék végén feltörjük a pecsétet, és a böngésződ minden húzást és dobást ellenőriz.
fairness-pledged-some = A szerver lepecsételte a titkát, mielőtt néhány játékos böngészője véletlen bájtokat adott hozzá; a játék végén feltörjük a pecsétet, és a böngésződ minden húzást és dobást ellenőriz.
fairness-pledged-none = A szerver az első lépés előtt lepecsételte a titkát, de egyik játékos böngészője sem adott hozzá véletlen bájtokat, így a szerver több titkot is kipróbálhatott; a játék végén feltörjük a pecsétet, és a böngésződ minden húzást és dobást ellenőriz.
fairness-pledged-old = Ez a játék régebbi eljárással kezdődött: a végén a böngésződ ellenőriz minden húzást és dobást, de semmi sem mutatja majd, hogy a szerver a játékosok előtt pecsételte-e le a titkát.
fairness-proven-all = Bizonyított: a szerver előbb lepecsételte a titkát, és csak azután adta hozzá minden játékos böngészője a véletlen bájtjait; ezekből következik minden húzás és dobás ({ $number }), tehát a szerver egyiket sem választotta.
fairness-proven-you = Számodra bizonyított: a szerver lepecsételte a titkát, mielőtt a böngésződ véletlen bájtokat adott hozzá, és ezekből következik minden húzás és dobás ({ $number }), tehát a szerver egyiket sem választotta.
fairness-proven-some = Bizonyított: a szerver lepecsételte a titkát, mielőtt néhány játékos böngészője véletlen bájtokat adott hozzá, és ezekből következik minden húzás és dobás ({ $number }); ha megbízol valamelyik ilyen játékosban, biztos lehetsz benne, hogy a szerver egyiket sem választotta.
fairness-proven-none = Részben bizonyított: minden húzás és dobás ({ $number }) abból a titokból következik, amelyet a szerver az első lépés előtt lepecsételt, de egyik játékos böngészője sem adott hozzá véletlen bájtokat, így a szerver több titkot is kipróbálhatott.
fairness-proven-old = Részben bizonyított: minden húzás és dobás ({ $number }) az első lépés előtt lepecsételt hozzájárulásokból következik, de semmi sem mutatja, hogy a szerveré volt-e az első.
fairness-wrong-house = Ne bízz ebben a játékban: a szerver pecsétje nem az, amelyet a böngésződ korábban látott.
fairness-wrong-pledge = Ne bízz ebben a játékban: amit a játékosok a keveréshez adtak, nem az, amivel a játék elkezdődött.
fairness-wrong-own = Ne bízz ebben a játékban: hiányoznak belőle a böngésződ véletlen bájtjai, pedig a szerver elfogadta őket.
fairness-wrong-bot = Ne bízz ebben a játékban: egy bot is adott valamit a keveréshez, pedig ezt csak játékos teheti.
fairness-wrong-seeds = Ne bízz ebben a játékban: amit a szerver felfedett, nem illik a pecsétjéhez.
fairness-wrong-draw = Ne bízz ebben a játékban: van olyan húzása, amely nem következik a pecsétből. Sorszáma: { $number }.

## Connection

connection-lost = Megszakadt a kapcsolat. Újracsatlakozás…
connection-waiting = A lépésedet megőriztük, és pontosan egyszer küldjük el.

## First game

tutorial-title = Első játék
tutorial-next = Tovább
tutorial-back = Előző
tutorial-end = Lecke befejezése
tutorial-step = Lépés: { $step } / { $steps }
tutorial-leave = Leckék befejezése, játék folytatása
tutorial-happened = Mi történt
tutorial-wait = Játssz tovább: a következő lecke a maga idejében jön. Hátravan: { $topics }.
tutorial-all = Mindent láttál. Játssz tovább a végéig!

## Keyboard

keys-title = Billentyűzet
keys-move = Ugrás a következő elemre
keys-choose = Választás
keys-escape = Bezárás vagy a választás visszavonása
keys-tab = Ugrás az asztal következő részére
keys-log = Napló
keys-chat = Csevegés
keys-help = Ez a súgó
keys-undo = Visszavonás
keys-rule = A megjelenített elem szabálya
keys-number = Lehetőség választása a száma alapján
keys-earlier = Egy lépéssel vissza a játszmában
keys-later = Egy lépéssel előre a játszmában
keys-next = A következő választható hely
keys-previous = Az előző választható hely
keys-home = Az első szigeted vagy földed
keys-closer = Nagyítás
keys-farther = Kicsinyítés
keys-whole = Az egész tábla
keys-search = Keresés a szabályokban
keys-back = A grafikonon: egy lépéssel vissza
keys-forward = A grafikonon: egy lépéssel előre
keys-mark-before = A grafikonon: az előző megjelölt döntés
keys-mark-after = A grafikonon: a következő megjelölt döntés
keys-beginning = A grafikonon: az elejére
keys-end = A grafikonon: a végére

## Order at the table

page-closed = Az asztal lezárva
page-closed-about = Egy moderátor lezárta ezt az asztalt. Senki sem nyer, és a játék nem számít bele az értékszámba.
page-report = Jelentés
page-report-about = Mit szeretnél bejelenteni?
page-report-table = Az egész asztal
page-report-line = { $name } írta: { $text }
page-report-note = Mi történt?
page-report-send = Jelentés elküldése
page-report-done = Köszönjük. Egy moderátor megnézi.

## Any table

page-free = ingyen
page-tab-table = Asztal
page-then-won = Győzöl
page-then-lost = Veszítesz
page-then-shared = Közös győzelem

table-spectators-later = A nézők { $minutes } perccel később látják a játékot.
table-spectators-chances = A nézők látják mindenki esélyeit.
open-spectators = Nézők
open-spectators-see = Mikor látják a játékot
open-spectators-at-once = azonnal
open-spectators-later = { $minutes } perccel később
open-spectators-chances = Látják mindenki esélyeit. Aki leül, beleegyezik.

record-open = Játszma megnyitása
record-open-about = Játssz vissza és elemezz egy fájlba mentett játszmát: innen letöltöttet, vagy olyat, amelyet a „petteia sim”, „match”, „ladder” vagy „play” írt.
record-choose-file = Fájl kiválasztása
record-which =
    { $number ->
        [one] A fájlban { $number } játszma van.
       *[other] A fájlban { $number } játszma van. Melyiket nyissuk meg?
    }
record-line = Hibás sor: { $line }.
