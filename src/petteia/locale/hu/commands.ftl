### Amit a parancsok mondanak, magyarul: jelentések, és mi volt hibás a begépeltben.

## Hibák a parancsban

command-several-records = { $file }: egy feljegyzés kellene, { $count } van benne
command-holds = { $file }: a benne lévő feljegyzések száma { $count }
command-names = { $found }: vesszővel elválasztott nevek kellenek, például greedy,random
command-option = { $found }: név=választás kell, például wonders=first_game
command-jobs = --jobs: a fürt annyi folyamatot használ, ahány processzora van; hagyd el
command-no-workers = --workers: add meg a PETTEIA_DATABASE változóban azt az adatbázist, amelyet a munkafolyamatok kiszolgálnak
command-no-server = Hiányzik: { $name }; telepítsd a szervert: { $command }
command-serving = A Petteia itt érhető el: { $address } (leállítás: Ctrl-C)
command-served = Leállt; minden asztal biztonságban van.
command-serve-port = nem lehet figyelni itt: { $host }, port: { $port }: { $problem }. Válassz másikat a --port kapcsolóval
command-serve-taken = ezt a mappát már egy másik szerver használja: { $folder }. Előbb állítsd le, vagy válassz másik mappát a --data kapcsolóval
command-serve-folder = { $folder } nem írható: { $problem }. Válassz másik mappát a --data kapcsolóval
command-worker-database = a munkafolyamatnak szüksége van erre: { $setting }, ilyen címmel: { $example }
command-worker = Egyszerre végzett feladatok: { $jobs } (leállítás: Ctrl-C)
command-step-alone = a --step minden akciónál megáll; hagyd el: --to és --json
command-actions = a feljegyzésben { $count } akció van
command-nobody-asked = ebben az állásban senkinek sem kell döntenie
command-no-luck = { $file } olyan játszmákat tartalmaz, amelyekben a szerencsét nem számoltuk ki; válassz másik fájlt
command-coverage-alone = a --coverage minden szabályt felsorol; hagyd el: { $what }
command-no-tests = Itt nincs tesztmappa: a lefedettséghez a forráskód kell. A mappájából indítsd.
command-token = { $address } nem fogadja el a kulcsot: { $problem }
command-no-maps = { $game }: nincs lerajzolható táblája; próbáld ezt: { $names }
command-two-bots = --bots: a ranglistához legalább két bot kell, mindegyik egyszer
command-resume-alone = a --resume saját beállításokat és állást hoz; hagyd el: --option és --position
command-exists = { $file } már létezik; válassz másik nevet, vagy folytasd: --resume { $file }
command-other-game = { $file } másik játék feljegyzése, { $game }: { $command }
command-other-seats = { $file }: a helyek száma { $seats }, nem { $found }
command-player = --seats: ismeretlen játékos: { $found }; választható: { $names }
command-no-numpy = a tanításhoz numpy kell: { $command }
command-no-net = { $game }: nincs tanítható hálója
command-no-weights = { $game }: nincsenek tanulható súlyai; az állásait háló értékeli
command-interrupted = megszakítva, lejátszott játszmák: { $done }/{ $count }

## Játékok, helyek, beállítások és botok

wrong-game = Nincs ilyen játék: { $found }; választható: { $names }
wrong-version = { $game }: itt ez a szabályváltozat érvényes: { $expected }, nem { $found }
wrong-version-of-position = az állás szabályváltozata { $found }, nem { $expected }
wrong-seats = { $game }: a játékosok száma { $expected }, nem { $found }
wrong-seats-of-position = az állásban a helyek száma { $expected }, nem { $found }
wrong-option = { $game }: nincs ilyen beállítása: { $found }; a beállításai: { $names }
wrong-without-options = { $game }: nincs ilyen beállítása: { $found }, és más sincs
wrong-choice = { $game }: { $option } nem lehet { $found }; választható: { $names }
wrong-for-position = az állást így játsszák: { $option }={ $expected }, nem { $found }
wrong-map = { $problem }
wrong-bot = Nincs ilyen bot: { $found }; választható: { $names }
wrong-settings = { $found } nem olvasható ({ $problem }); írd így: { $examples }
wrong-search = { $found } nem keres; írd így: { $examples }
wrong-arguments = { $found } argumentumai nem olvashatók; írd így: { $examples }
wrong-own-bot = { $found } nem bot neve; írd így: { $examples }
wrong-made-bot = { $found } nem bot neve: { $problem }
wrong-bot-file = { $found } nem bot neve: nincs ilyen fájl: { $file }
wrong-program = { $found } nem indít el programot: ellenőrizd az útvonalat, tedd futtathatóvá a fájlt, vagy írd elé, mi futtatja, például { $example }
venue-no-ray = a fürthöz Ray kell, de nincs telepítve: { $command }
venue-no-cluster = nincs Ray-fürt ezen a címen: { $found }: { $problem }
venue-other-version = a fürt egyik gépén más Petteia van: { $found }, nem { $expected }
venue-no-worker = egyetlen munkafolyamat sem válaszolt: { $problem }
journal-other-run = { $file } másik futást tartalmaz: { $found }

## Olvashatatlan feljegyzések

record-at-line = { $line }. sor: { $problem }
record-not-text = ez nem szövegfájl, tehát nem feljegyzés
record-empty = fejléc kellene: a feljegyzés üres
record-number = „n” helyén ez a szám kellene: { $expected }, ez van ott: { $found }
record-by = „by” helyén egy hely vagy „chance” kellene, ez van ott: { $found }
record-cut-short = egy utolsó sor kellene ezekkel: „result” és „hash”; a feljegyzés csonka
record-not-json = ez nem JSON ({ $problem })
record-no-object = egy JSON-objektum kellene
record-kind = „{ $field }” helyén { $kind ->
        [str] szöveg
        [int] szám
        [list] lista
       *[dict] objektum
    } kellene, ez van ott: { $found }
record-texts = { $what ->
        [player] minden játékosnév
        [tag] minden címke
        [option] minden beállítás
       *[pledge] minden pecsét
    } szöveg legyen, ez van ott: { $found }
record-header = ilyen fejléc kellene: „petteia”: { $format }, ez van ott: { $found }
record-names = minden helyhez ({ $seats }) egy név kellene, vagy egy sem; { $count } van
record-pledges = minden helyhez ({ $seats }) egy pecsét kellene, { $count } van
record-no-pledge = a titkok fel vannak fedve, de semmit sem pecsételtek le
record-house-seed = a szerver titka 64 hexadecimális számjegy, ez van ott: { $found }
record-seeds = minden helyhez ({ $seats }) egy szöveges hozzájárulás kellene, ez van ott: { $found }
record-scheme = a véletlent ilyen számú séma szerint pecsételték le: { $found }; de csak ezek ismertek: { $names }; naprakész a Petteia?
record-seed = egy játékos hozzájárulása { $digits } hexadecimális számjeggyel kezdődik: ez { $bytes } véletlen bájt
record-seed-text = egy játékos hozzájárulásának szavai UTF-8-ban írható szövegből álljanak
record-seed-words = egy játékos hozzájárulásának szavai legfeljebb { $most } bájtból állhatnak, nem ennyiből: { $found }
record-over = a játszma véget ért; { $action } már nem következhet
record-most = egy feljegyzésben legfeljebb { $most } akció lehet
record-turn = a soron lévő: { $actor } ({ $question }), de { $found } akciója van ott
record-illegal = { $action } nem szabályos: { $problem }
record-no-action = { $action } nem akció ebben a játékban
record-differs = { $what ->
        [seal] a pecsét
        [outcomes] a lehetséges kimenetelek
        [scores] a pontok
        [hash] a lenyomat
       *[result] az eredmény
    } helyén ez kellene: { $expected }, de ez van ott: { $found }
record-tag-twice = kétszer szerepel ez a címke: { $tag }
record-tag-missing = az elejéről hiányzik ez a címke: { $found }
record-decision = ez a döntés kellene: { $expected }, ez van ott: { $found }
record-no-number = egy szám kellene, ez van ott: { $found }
record-tag = ez a címke kellene: { $expected }, ez van ott: { $found }
record-chance = pontosvesszőkkel elválasztott véletlen események kellenének, ez van ott: { $found }
record-move = ilyen sor kellene: '12. 0: build baths' vagy '* reveal walls', ez van ott: { $found }

## Véletlen, amelyet nem pecsételtek le

unfair-house = a szerver titkának SHA-256 értéke { $found }, de ezt pecsételték le: { $expected }
unfair-player = a hozzájárulás lenyomata (hely: { $seat }) { $found }, de ezt pecsételték le: { $expected }
unfair-chance = { $action }. akció, sorban { $drawn }. véletlen esemény: { $found }; a titkokból ez következik: { $expected }
command-rest-right = { $problem } (minden akció és eredmény helyes; feljegyzések: { $count })

## Ami történik, és ami kiderült

command-playing = játék folyik
command-checking = ellenőrzés
command-reviewing = elemzés
command-finding = feladványok keresése
command-late = későn
command-invitation-accepted = elfogadva
command-invitation-declined = elutasítva
command-seat-back = visszaült a helyére
command-over = vége: { $reason }, győztes: { $winners }
command-copied = { $file } átmásolva ide: { $copy } ({ $bytes } bájt), a másolat ellenőrizve.
command-copying = másolás
command-comparing = összehasonlítás
command-migration-interrupted = megszakítva; futtasd újra a parancsot, és a másolás folytatódik
command-migration-resumed = Egy megszakított másolás folytatódott.
command-migrated = { $file } átmásolva ide: { $place }. Sorok: { $rows }, mind egyezik; visszajátszott és ellenőrzött játszmák: { $games }.
command-migration-wrong = Már a fájlban is hibás játszmák: { $count }.
command-migration-next = A másolat használatához állítsd le a szervert, és indítsd újra úgy, hogy a PETTEIA_DATABASE az új címet tartalmazza. Ami a parancs elindítása után történt, az csak a fájlban van meg.
command-coverage-columns = szabály | tesztek
command-untested = nincs teszt
command-tested = { $game }: { $count } szabályból { $tested } szabálynak van tesztje itt: { $folder }
command-audited = { $file }: { $games } játszma
command-audit-columns = játék | szabályok | helyes | hibás | más szabályok
command-generation = { $generation }. nemzedék: { $lessons } játszma, { $positions } állás
command-accepted = { $won } győzelem { $trial } játszmából, ellenfél: { $against }. nemzedék: elfogadva
command-not-accepted = { $won } győzelem { $trial } játszmából, ellenfél: { $against }. nemzedék: nincs elfogadva
command-exploited = { $won } győzelem { $trial } játszmából a játék saját hálója ellen
command-training-columns = szakasz | log-loss | háló nélkül
command-problems-columns = feladvány | téma | nehézség | különbség | megoldás
command-no-problems = Nem találtunk feladványt.
command-calibrated = { $game }, { $seats } hely, { $games } játszma, { $how }
command-first-sight = első látásra
command-calibration-columns = szakasz | állások | Brier | állandó | log-loss | állandó | élesség
command-bins-columns = jóslat | bevált | helyek

## Milyen gyors a motor

command-bench-seats = { $seats } hely
command-compiled = lefordítva
command-plain = tiszta Python
command-bench-games = véletlen játszma másodpercenként, végigjátszással
command-bench-stepped = véletlen játszma másodpercenként, lépésenként, teljes lehetőséglistákkal
command-bench-decisions = döntés másodpercenként, a motoron belül léptetve
command-bench-python = döntés másodpercenként, Python-ciklusból
command-bench-copies = másolat másodpercenként
command-bench-search = keresési lépés másodpercenként, egyszerű végigjátszással
command-bench-bytes = bájt állásonként
command-bench-instructions = utasítás játszmánként, végigjátszással
command-bench-stepped-instructions = utasítás játszmánként, léptetve
command-bench-uncounted = Az utasításokat nem számoltuk meg: telepítsd a valgrindet ({ $command }).
command-bench-means = játszmánként { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } döntés és { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } véletlen esemény

## A ranglista lapja

command-ladder-title = { $game }: ranglista
command-ladder-plot = Minden bot Élő-pontszáma a 95%-os intervallummal
command-ladder-pairs = Ki kit győz le
command-ladder-shares = A bal oldali bot győzelmeinek aránya a 95%-os intervallummal.
command-ladder-share = { NUMBER($share, maximumFractionDigits: 0) }%
command-ladder-troubles = Hibás válaszok
command-ladder-where = először: { $game }. játszma, { $actions } akció után
