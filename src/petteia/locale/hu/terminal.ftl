### Amit csak a terminál mond, magyarul.

## Az asztalnál

terminal-player = Játékos
terminal-turn-of = { $name } következik
terminal-look-away = A következő kérdés olyasmit mutat, amit csak { $name } láthat. A többiek forduljanak el.
terminal-enter = { $name }, nyomj Entert
terminal-wiped = A titkos adatok eltűntek a képernyőről.
terminal-prompt = Írj számot vagy akciót: { $example } · ? magyarázat · u visszavonás · h súgó · q kilépés
terminal-commands =
    | Beírod | és |
    |---|---|
    | `3` | a 3. lehetőséget választod |
    | `{ $example }` | szavakkal választod |
    | `? { $example }`, `? 3` | megtudod, miért nem lehet, vagy mennyibe kerül |
    | `t` | újra látod az asztalt |
    | `u` | visszavonod az utolsó lépésedet, ha azóta semmi sem derült ki, és más sem lépett |
    | `r { $rule }` | elolvasol egy szabályt vagy fejezetet |
    | `s FÁJL` | másolatot mentesz a játszmáról |
    | `h` | ezt a súgót látod |
    | `q` | kilépsz; a játszmát elmentjük, és folytathatod |
terminal-choose = Válassz: { $question }
terminal-possible = most lehetséges
terminal-undone = Visszavonva: { $action }
terminal-no-option = Nincs ilyen lehetőség: { $number }. Válassz { $first } és { $last } között.
terminal-no-action = „{ $line }” nem akció.
terminal-did-you-mean = Erre gondoltál: { $names }?
terminal-try = Írj egy számot { $first } és { $last } között, egy akciót szavakkal, vagy a súgóhoz egy h betűt.
terminal-explain = Írj mögé egy akciót, és megmagyarázzuk, például: ? { $example }
terminal-which-rule = Melyik szabály vagy fejezet? Írd be a számát, például: r { $rule }
terminal-no-rule = { $game }: nincs ilyen szabály, fejezet vagy dolog: „{ $what }”.
terminal-chapters = A fejezetek: { $chapters }.
terminal-no-rules = { $game }: ennek a játéknak nincs szabályoldala.
terminal-save-where = Hová? Írj egy nevet, például: s jatszmam.jsonl
terminal-file-exists = { $file } már létezik. Válassz másik nevet.
terminal-not-written = { $file } nem írható: { $reason }.
terminal-saved = Elmentve: { $file }
terminal-copy-saved = Másolat elmentve: { $file }
terminal-verify = A húzások így ellenőrizhetők: { $command }
terminal-resume = A játszma így folytatható: { $command }
terminal-lost-seed = { $file } nem a lepecsételt titkot tartalmazza, ezért ez a játszma már nem ellenőrizhető.

## Visszajátszás

terminal-verified = Ellenőrizve: { $file }, { $game }, { $outcome }, akciók száma: { $actions }
terminal-unfinished = befejezetlen
terminal-seat = { $number }. hely
terminal-chance = Véletlen
terminal-one-of = { $number }. játszma, összesen { $count }; másikat a --game N kapcsolóval választhatsz
terminal-after = { $number }. akció után ({ $count } akcióból)
terminal-step = { $number } / { $count } · Enter előre · b vissza · szám · q kilépés
terminal-last-action = Ez volt az utolsó akció. Kilépés: q.
terminal-beginning = Ez a játszma eleje.
terminal-step-how = Nyomj Entert, vagy írj b-t, q-t vagy egy számot 0 és { $count } között.

## Játékok

terminal-players = { $counts } játékos
terminal-version = { $version }. szabályváltozat
terminal-option = beállítás
terminal-choices = lehetőségek
terminal-rule = szabály
terminal-about = mit jelent

## Jelentések botok játszmáiról

terminal-report = { $games ->
        [one] { $games } játszma
       *[other] { $games } játszma
    }, mag: { $seed }
terminal-ladder = helyek: { $seats }, játszmák páronként: { $games }, mag: { $seed }
terminal-wins-columns = hely | győzelem | arány | 95%-os intervallum | átlagpont
terminal-reasons-columns = a játék vége | játszma | arány | 95%-os intervallum
terminal-match-columns = bot | győzelem | arány | 95%-os intervallum
terminal-ladder-columns = bot | Élő | 95%-os intervallum | játszma | arány
terminal-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
terminal-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
terminal-elo-interval = { $low } és { $high } között
terminal-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-decisions = játszmánként átlagosan { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } döntés, legalább { $least }, legfeljebb { $most }; { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } véletlen esemény
terminal-rounds = játszmánként átlagosan { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } forduló, legfeljebb { $most }; a leghosszabb forduló { $actions } akció volt
terminal-match-ends = { $reasons }; játszmánként átlagosan { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } döntés
terminal-adjusted = a szerencse levonásával; levonás nélkül ugyanehhez a pontossághoz ennyiszer annyi játszma kellene: { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-adjusted-columns = bot | arány | 95%-os intervallum
terminal-incident = először: { $game }. játszma, { $actions } akció után; az állás:
terminal-chances-columns = hely | esély | határok
terminal-options-columns = lehetőség | érték | határok | lépések
terminal-asked = { $seat } (következik)
terminal-broken-off = befejezetlen
terminal-stalled = elakadt

## Botok

terminal-bots-columns = bot | gondolkodás
terminal-bot-random = bármely szabályos akció
terminal-bot-look = egy pillantás minden akcióra
terminal-bot-notices = egy pillantás azokra az akciókra, amelyeket észrevesz (arányuk { NUMBER($share, style: "percent") })
terminal-bot-turns = { $turns ->
        [one] { $turns } keresési lépés
       *[other] { $turns } keresési lépés
    }
terminal-bot-search = N keresési lépés, utána beállítások: { $example }
terminal-bot-level = kereső szint más korlátokkal vagy beállításokkal: { $example }
terminal-bot-own = saját { $class } vagy module:Class; argumentumokkal: { $example }
terminal-bot-program = saját program bármilyen nyelven; kipróbálható így: { $example }
terminal-check-greeting = Köszönés: { $name }
terminal-check-game = { $seats } fős játszma, { $seat }. hely: { $answers } válasz, eredmény: { $reason }
terminal-check-answer = { $seats } fős játszma, { $seat }. hely: { $number }. válasza nem szabályos
terminal-check-quits = Kérésre kilép
terminal-check-stays = Kérésre nem lép ki
terminal-check-silent = Nem köszön

## Hiteles véletlen

terminal-fair = Ellenőrizve: { $file }, { $game }, { $outcome }
terminal-fair-seeds = a szerver titka és a játékosok hozzájárulásai azok, amelyeket az első akció előtt lepecsételtek (SHA-256 { $hash })
terminal-fair-unordered = az 1-es séma szerinti feljegyzésből nem látszik, hogy a szerver titka a játékosok hozzájárulásai előtt megvolt-e
terminal-fair-alone = egyetlen játékos sem adott semmit a keveréshez: a szerver több titkot is kipróbálhatott, mielőtt ezt lepecsételte
terminal-fair-ordered = a szerver titka már megvolt, mielőtt a játékosok hozzáadták a magukét ({ $givers })
terminal-fair-chance = minden véletlen esemény (összesen { $drawn }) ezekből következik, mindegyik a szabályok szerint lehetséges kimenetelek közül való
terminal-fair-actions = minden akció (összesen { $actions }) szabályos, és ehhez az eredményhez és álláshoz vezet ({ $hash })
terminal-fair-seal = a pecsét sértetlen: semmi sem változott meg véletlenül a fájlban
terminal-not-verified = Nem igazolt: { $file }, { $problem }
terminal-not-pledged = a feljegyzésben nincs pecsét: a véletlenjéről semmit sem ígértek előre
terminal-not-revealed = a titok még nincs felfedve: ez a játszma végén történik meg

## Moderálás

terminal-admin-granted = { $who } mostantól adminisztrátor.
terminal-admin-revoked = { $who } már nem adminisztrátor.
terminal-admin-muted = { $who } némítva van a csevegésben { $span }.
terminal-admin-banned = { $who } le van tiltva { $span }.
terminal-admin-unmuted = { $who } újra írhat a csevegésbe.
terminal-admin-unbanned = { $who } újra bejelentkezhet.
terminal-admin-renamed = { $who } új neve: { $name }.
terminal-admin-reset = A kód egyszer használható, eddig: { $when }, a szerver /reset oldalán.
terminal-admin-closed = Lezárt asztal: { $table }.
terminal-admin-hidden = A szöveg el van rejtve: { $what } { $id }.
terminal-admin-not-running = Úgy tűnik, a szerver nem fut. Induláskor lezárja ezt az asztalt: { $table }.
terminal-admin-settled = Lezárt jelentés: { $number }.
terminal-admin-no-quarantine = Egyetlen asztal sincs karanténban.
terminal-admin-no-reports = Nincs nyitott jelentés.
terminal-admin-no-sanctions = Senki sincs némítva vagy letiltva.
terminal-admin-no-deeds = Még nincs bejegyzés.
terminal-admin-for-good = véglegesen
terminal-admin-is-settled = lezárva
terminal-admin-console = konzol
terminal-admin-of-quarantine = asztal | ok
terminal-admin-of-reports = sz. | mikor | ki | asztal | kiről | szöveg | megjegyzés
terminal-admin-of-sanctions = ki | mi | meddig | miért
terminal-admin-of-deeds = sz. | mikor | ki | mit | kivel | megjegyzés
terminal-admin-hours = { $hours } órára
