### Co říkají příkazy, česky: zprávy a co bylo zadáno špatně.

## Chyby v příkazu

command-several-records = { $file }: očekáván jeden záznam, nalezeno { $count }
command-holds = počet záznamů v souboru { $file }: { $count }
command-names = { $found }: očekávána jména oddělená čárkami, například greedy,random
command-option = { $found }: očekáváno název=možnost, například wonders=first_game
command-jobs = --jobs: klastr používá tolik procesů, kolik má procesorů; vynechte to
command-no-workers = --workers: nastavte PETTEIA_DATABASE na databázi, pro kterou pracovní procesy běží
command-no-server = Chybí { $name }; nainstalujte server: { $command }
command-serving = Petteia běží na { $address } (ukončíte ji klávesami Ctrl-C)
command-served = Zastaveno; všechny stoly jsou v bezpečí.
command-serve-port = na { $host }, portu { $port }, nelze naslouchat: { $problem }. Zvolte jiný pomocí --port
command-serve-taken = složku { $folder } už používá jiný server. Nejdřív jej zastavte, nebo zvolte jinou složku pomocí --data
command-serve-folder = { $folder }: nelze zapisovat: { $problem }. Zvolte jinou složku pomocí --data
command-worker-database = pracovní proces potřebuje { $setting }, adresu jako { $example }
command-worker = Souběžně zpracovávaných úkolů: { $jobs } (ukončíte klávesami Ctrl-C)
command-step-alone = --step se zastavuje u každé akce; vynechte --to a --json
command-actions = počet akcí v záznamu: { $count }
command-nobody-asked = v této pozici není nikdo na tahu
command-no-luck = { $file } obsahuje hry, u nichž se štěstí nepočítalo; zvolte jiný soubor
command-coverage-alone = --coverage vypíše všechna pravidla; vynechte { $what }
command-no-tests = Není tu složka s testy: pokrytí potřebuje zdrojové kódy. Spusťte příkaz v jejich složce.
command-token = { $address } nepřijímá token: { $problem }
command-no-maps = { $game }: hra nemá mapy, které by šlo nakreslit; zkuste { $names }
command-two-bots = --bots: žebříček potřebuje aspoň dva boty, každého jednou
command-resume-alone = --resume má vlastní volby a pozici; vynechte --option a --position
command-exists = { $file } už existuje; zvolte jiný název, nebo ve hře pokračujte: --resume { $file }
command-other-game = { $file } je záznam jiné hry, { $game }: { $command }
command-other-seats = { $file }: počet míst je { $seats }, ne { $found }
command-player = --seats: neznámý hráč { $found }; na výběr: { $names }
command-no-numpy = trénování potřebuje numpy: { $command }
command-no-net = { $game }: hra nemá síť, která by se trénovala
command-no-weights = { $game }: hra nemá váhy, které by se učily; posuzuje ji síť
command-interrupted = přerušeno, odehráno her: { $done } z celkem { $count }

## Hry, místa, volby a boti

wrong-game = Hra { $found } neexistuje; na výběr: { $names }
wrong-version = { $game }: hraje se tu podle verze pravidel { $expected }, ne { $found }
wrong-version-of-position = pozice je podle verze pravidel { $found }, ne { $expected }
wrong-seats = { $game }: počet hráčů je { $expected }, ne { $found }
wrong-seats-of-position = pozice má počet míst { $expected }, ne { $found }
wrong-option = { $game }: hra nemá volbu { $found }; její volby: { $names }
wrong-without-options = { $game }: hra nemá volbu { $found } ani žádnou jinou
wrong-choice = { $game }: { $option } nemůže být { $found }; na výběr: { $names }
wrong-for-position = pozice se hraje s { $option }={ $expected }, ne { $found }
wrong-map = { $problem }
wrong-bot = Bot { $found } neexistuje; na výběr: { $names }
wrong-settings = { $found } nelze přečíst ({ $problem }); napište to jako { $examples }
wrong-search = { $found } neprohledává; napište to jako { $examples }
wrong-arguments = argumenty { $found } nelze přečíst; napište to jako { $examples }
wrong-own-bot = { $found } není bot; napište to jako { $examples }
wrong-made-bot = { $found } není bot: { $problem }
wrong-bot-file = { $found } není bot: soubor { $file } neexistuje
wrong-program = { $found } nespustí žádný program: zkontrolujte cestu, nastavte souboru právo ke spuštění, nebo napište, čím se spouští, třeba { $example }
venue-no-ray = klastr potřebuje Ray, který není nainstalován: { $command }
venue-no-cluster = na adrese { $found } není klastr Ray: { $problem }
venue-other-version = stroj klastru má jinou Petteiu: { $found } místo { $expected }
venue-no-worker = žádný pracovní proces neodpověděl: { $problem }
journal-other-run = { $file } obsahuje jiný běh: { $found }

## Záznamy, které nelze přečíst

record-at-line = řádek { $line }: { $problem }
record-not-text = není to textový soubor, takže to není záznam
record-empty = očekávána hlavička: záznam je prázdný
record-number = očekávána akce { $expected } jako „n“, nalezeno { $found }
record-by = „by“ má být místo nebo „chance“, nalezeno { $found }
record-cut-short = očekáván poslední řádek s „result“ a „hash“: záznam není celý
record-not-json = není to JSON ({ $problem })
record-no-object = očekáván objekt JSON
record-kind = „{ $field }“ má být { $kind ->
        [str] text
        [int] číslo
        [list] seznam
       *[dict] objekt
    }, nalezeno { $found }
record-texts = { $what ->
        [player] jméno každého hráče
        [tag] každá značka
        [option] každá volba
       *[pledge] každý závazek
    } má být text, nalezeno { $found }
record-header = očekávána hlavička s „petteia“: { $format }, nalezeno { $found }
record-names = očekáváno jméno pro každé místo ({ $seats }), nebo žádné; nalezeno { $count }
record-pledges = očekáván závazek pro každé místo ({ $seats }), nalezeno { $count }
record-no-pledge = příspěvky jsou odhaleny, ale žádný závazek k nim nebyl
record-house-seed = tajemství serveru má mít 64 šestnáctkových číslic, nalezeno { $found }
record-seeds = očekáván příspěvek jako text pro každé místo ({ $seats }), nalezeno { $found }
record-scheme = závazek k náhodě je podle schématu { $found }, známá jsou ale jen { $names }; je Petteia aktuální?
record-seed = příspěvek hráče začíná { $digits } šestnáctkovými číslicemi: náhodnými bajty v počtu { $bytes }
record-seed-text = slova v příspěvku hráče musí být text, který lze zapsat v UTF-8
record-seed-words = slova v příspěvku hráče mají nejvýše { $most } bajtů, ne { $found }
record-over = hra skončila; { $action } už nemůže následovat
record-most = záznam má nejvýše { $most } akcí
record-turn = očekávána akce, kterou provádí { $actor } ({ $question }), nalezena akce, kterou provádí { $found }
record-illegal = { $action } není povoleno: { $problem }
record-no-action = { $action } není akce této hry
record-differs = { $what ->
        [seal] pečeť má být
        [outcomes] možné výsledky mají být
        [scores] body mají být
        [hash] otisk má být
       *[result] výsledek má být
    } { $expected }, nalezeno { $found }
record-tag-twice = značka { $tag } je tu dvakrát
record-tag-missing = nahoře chybí značka { $found }
record-decision = očekáváno rozhodnutí { $expected }, nalezeno { $found }
record-no-number = očekáváno číslo, nalezeno { $found }
record-tag = očekávána značka { $expected }, nalezena { $found }
record-chance = očekávány akce náhody oddělené středníky, nalezeno { $found }
record-move = očekáván řádek jako '12. 0: build baths' nebo '* reveal walls', nalezeno { $found }

## Náhoda, ke které nebyl závazek

unfair-house = tajemství serveru má SHA-256 { $found }, ale závazek byl { $expected }
unfair-player = příspěvek místa { $seat } má otisk { $found }, ale závazek byl { $expected }
unfair-chance = akce { $action }, v pořadí { $drawn }. akce náhody, je { $found }; z tajemství a příspěvků vyplývá { $expected }
command-rest-right = { $problem } (všechny akce a výsledky jsou správné, záznamů: { $count })

## Co se děje a co se zjistilo

command-playing = hraje se
command-checking = kontroluje se
command-reviewing = rozebírá se
command-finding = hledají se úlohy
command-late = pozdě
command-invitation-accepted = přijato
command-invitation-declined = odmítnuto
command-seat-back = sedá si zpět na své místo
command-over = konec: { $reason }, vítězí { $winners }
command-copied = Soubor { $file } zkopírován do { $copy } (bajtů: { $bytes }) a kopie zkontrolována.
command-copying = kopíruje se
command-comparing = porovnává se
command-migration-interrupted = přerušeno; spusťte příkaz znovu a kopírování bude pokračovat
command-migration-resumed = Pokračovalo se v přerušeném kopírování.
command-migrated = Zkopírováno: { $file } → { $place }. Řádků: { $rows }, všechny souhlasí; přehraných a zkontrolovaných her: { $games }.
command-migration-wrong = Her, které byly chybné už v souboru: { $count }.
command-migration-next = Chcete-li kopii používat, zastavte server a spusťte jej znovu s PETTEIA_DATABASE nastaveným na novou adresu. Co se odehrálo po spuštění tohoto příkazu, je jen v souboru.
command-coverage-columns = pravidlo | testy
command-untested = žádný test
command-tested = { $game }: pravidla s testem v { $folder }: { $tested } z celkem { $count }
command-audited = { $file }: her { $games }
command-audit-columns = hra | pravidla | správně | špatně | jiná pravidla
command-generation = generace { $generation }: her { $lessons }, pozic { $positions }
command-accepted = výhry { $won } z celkem { $trial } proti generaci { $against }: přijato
command-not-accepted = výhry { $won } z celkem { $trial } proti generaci { $against }: nepřijato
command-exploited = výhry { $won } z celkem { $trial } proti vlastní síti hry
command-training-columns = fáze | log-loss | bez sítě
command-problems-columns = úloha | téma | obtížnost | rozdíl | řešení
command-no-problems = Žádná úloha se nenašla.
command-calibrated = { $game }, míst { $seats }, her { $games }, { $how }
command-first-sight = na první pohled
command-calibration-columns = fáze | pozice | Brier | konstanta | log-loss | konstanta | ostrost
command-bins-columns = předpověď | splnilo se | místa

## Jak rychlý je engine

command-bench-seats = míst { $seats }
command-compiled = zkompilováno
command-plain = čistý Python
command-bench-games = náhodných her za sekundu, najednou do konce
command-bench-stepped = náhodných her za sekundu, po krocích s úplnými seznamy možností
command-bench-decisions = rozhodnutí za sekundu, po krocích uvnitř jádra
command-bench-python = rozhodnutí za sekundu ze smyčky v Pythonu
command-bench-copies = kopií za sekundu
command-bench-search = kroků prohledávání za sekundu, s prostým dohráváním
command-bench-bytes = bajtů na pozici
command-bench-instructions = instrukcí na hru, najednou do konce
command-bench-stepped-instructions = instrukcí na hru, po krocích
command-bench-uncounted = Instrukce se nepočítaly: nainstalujte valgrind ({ $command }).
command-bench-means = průměrně { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } rozhodnutí a { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } akce náhody na hru

## Stránka žebříčku

command-ladder-title = { $game }: žebříček
command-ladder-plot = Elo každého bota s 95% intervalem
command-ladder-pairs = Kdo koho poráží
command-ladder-shares = Podíl výher bota vlevo s 95% intervalem.
command-ladder-share = { NUMBER($share, maximumFractionDigits: 0) } %
command-ladder-troubles = Chybné odpovědi
command-ladder-where = poprvé ve hře { $game }, po akcích: { $actions }
