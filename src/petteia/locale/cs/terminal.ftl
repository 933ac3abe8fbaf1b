### Co říká jen terminál, česky.

## U stolu

terminal-player = Hráč
terminal-turn-of = na tahu { $name }
terminal-look-away = Další otázka ukáže něco, co smí vidět jen { $name }. Ostatní se nedívají.
terminal-enter = { $name }: stiskněte Enter
terminal-wiped = Tajné údaje zmizely z obrazovky.
terminal-prompt = Napište číslo nebo akci: { $example } · ? vysvětlit · u vzít zpět · h nápověda · q konec
terminal-commands =
    | Napište | a |
    |---|---|
    | `3` | vyberete možnost 3 |
    | `{ $example }` | vyberete ji slovy |
    | `? { $example }`, `? 3` | dozvíte se, proč to nejde nebo kolik to stojí |
    | `t` | znovu se ukáže stůl |
    | `u` | vezmete zpět svou poslední akci, pokud se nic neodkrylo a nikdo jiný nehrál |
    | `r { $rule }` | přečtete si pravidlo nebo kapitolu |
    | `s SOUBOR` | uložíte kopii záznamu |
    | `h` | ukáže se tato nápověda |
    | `q` | skončíte; hra se uloží a lze v ní pokračovat |
terminal-choose = Vyberte: { $question }
terminal-possible = teď to jde
terminal-undone = Vzato zpět: { $action }
terminal-no-option = Možnost { $number } neexistuje. Vyberte od { $first } do { $last }.
terminal-no-action = „{ $line }“ není akce.
terminal-did-you-mean = Měli jste na mysli: { $names }?
terminal-try = Napište číslo od { $first } do { $last }, akci slovy, nebo h pro nápovědu.
terminal-explain = Přidejte akci, která se má vysvětlit, například: ? { $example }
terminal-which-rule = Které pravidlo nebo kapitola? Napište označení, například: r { $rule }
terminal-no-rule = { $game }: není tu pravidlo, kapitola ani věc „{ $what }“.
terminal-chapters = Kapitoly: { $chapters }.
terminal-no-rules = { $game }: hra nemá stránku s pravidly.
terminal-save-where = Kam? Napište název, například: s moje-hra.jsonl
terminal-file-exists = { $file } už existuje. Zvolte jiný název.
terminal-not-written = Soubor { $file } nelze zapsat: { $reason }.
terminal-saved = Uloženo: { $file }
terminal-copy-saved = Kopie uložena: { $file }
terminal-verify = Losování ověříte příkazem: { $command }
terminal-resume = Pokračovat můžete příkazem: { $command }
terminal-lost-seed = V souboru { $file } není tajemství, které bylo zapečetěno, takže tuto hru už nelze ověřit.

## Záznamy

terminal-verified = Ověřeno: { $file }, { $game }, { $outcome }, počet akcí: { $actions }
terminal-unfinished = nedohráno
terminal-seat = Místo { $number }
terminal-chance = Náhoda
terminal-one-of = Záznam { $number }/{ $count }; jiný vyberete pomocí --game N
terminal-after = Po akci { $number }/{ $count }
terminal-step = { $number }/{ $count } · Enter vpřed · b zpět · číslo · q konec
terminal-last-action = To byla poslední akce. Napište q a skončíte.
terminal-beginning = Tady je začátek.
terminal-step-how = Stiskněte Enter, nebo napište b, q nebo číslo od 0 do { $count }.

## Hry

terminal-players = počet hráčů: { $counts }
terminal-version = verze pravidel { $version }
terminal-option = volba
terminal-choices = možnosti
terminal-rule = pravidlo
terminal-about = co znamená

## Zprávy o hrách mezi boty

terminal-report = { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }, semínko { $seed }
terminal-ladder = míst: { $seats }, her na dvojici: { $games }, semínko { $seed }
terminal-wins-columns = místo | výhry | podíl | 95% interval | průměr bodů
terminal-reasons-columns = konec hry | hry | podíl | 95% interval
terminal-match-columns = bot | výhry | podíl | 95% interval
terminal-ladder-columns = bot | Elo | 95% interval | hry | podíl
terminal-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
terminal-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } až { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
terminal-elo-interval = { $low } až { $high }
terminal-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-decisions = průměrně { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } rozhodnutí na hru, od { $least } do { $most }; { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } akce náhody
terminal-rounds = průměrně { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } epochy na hru, nejvýše { $most }; počet akcí v nejdelší epoše: { $actions }
terminal-match-ends = { $reasons }; průměrně { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } rozhodnutí na hru
terminal-adjusted = bez vlivu štěstí; stejně jisté jako { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) }krát tolik her bez této úpravy
terminal-adjusted-columns = bot | podíl | 95% interval
terminal-incident = poprvé ve hře { $game } po akcích: { $actions }; pozice:
terminal-chances-columns = místo | šance | rozmezí
terminal-options-columns = možnost | hodnota | rozmezí | kroky
terminal-asked = { $seat } (na tahu)
terminal-broken-off = nedohráno
terminal-stalled = uvízlo

## Boti

terminal-bots-columns = bot | přemýšlí
terminal-bot-random = libovolná povolená akce
terminal-bot-look = jeden pohled na každou akci
terminal-bot-notices = jeden pohled na akce, kterých si všimne, { NUMBER($share, style: "percent") } ze všech
terminal-bot-turns = { $turns ->
        [one] { $turns } krok prohledávání
        [few] { $turns } kroky prohledávání
       *[other] { $turns } kroků prohledávání
    }
terminal-bot-search = N kroků prohledávání, za nimi nastavení: { $example }
terminal-bot-level = úroveň, která prohledává, s jinými mezemi nebo nastavením: { $example }
terminal-bot-own = vlastní { $class }, nebo module:Class; s argumenty: { $example }
terminal-bot-program = vlastní program v libovolném jazyce; vyzkouší ho { $example }
terminal-check-greeting = Pozdrav: { $name }
terminal-check-game = Hráčů { $seats }, místo { $seat }: odpovědí { $answers }, výsledek: { $reason }
terminal-check-answer = Hráčů { $seats }, místo { $seat }: odpověď na otázku { $number } nelze zahrát
terminal-check-quits = Na pokyn skončí
terminal-check-stays = Na pokyn neskončí
terminal-check-silent = Nepozdraví

## Poctivá náhoda

terminal-fair = Ověřeno: { $file }, { $game }, { $outcome }
terminal-fair-seeds = tajemství serveru a příspěvky hráčů jsou ty, k nimž byl dán závazek před první akcí (SHA-256 { $hash })
terminal-fair-unordered = ze záznamu podle schématu 1 nelze poznat, zda bylo tajemství serveru určeno před příspěvky hráčů
terminal-fair-alone = žádný hráč nepřidal příspěvek: server mohl před závazkem vyzkoušet více tajemství
terminal-fair-ordered = tajemství serveru bylo určeno dříve, než hráči přidali své příspěvky ({ $givers })
terminal-fair-chance = všechny akce náhody ({ $drawn }) z nich vyplývají, každá je vylosovaná z výsledků, které pravidla připouštějí
terminal-fair-actions = všechny akce ({ $actions }) jsou povolené a vedou k tomuto výsledku a pozici ({ $hash })
terminal-fair-seal = pečeť je neporušená: nic v souboru se omylem nezměnilo
terminal-not-verified = Neověřeno: { $file }, { $problem }
terminal-not-pledged = záznam nemá závazek: před losováním nebylo nic zapečetěno
terminal-not-revealed = tajemství ještě není odhaleno: stane se to po konci hry

## Moderování

terminal-admin-granted = { $who } má nyní práva správce.
terminal-admin-revoked = { $who } už nemá práva správce.
terminal-admin-muted = { $who } má zakázáno psát do chatů { $span }.
terminal-admin-banned = { $who } má zablokovaný účet { $span }.
terminal-admin-unmuted = { $who } smí zase psát do chatů.
terminal-admin-unbanned = { $who } se může zase přihlásit.
terminal-admin-renamed = { $who } se nyní jmenuje { $name }.
terminal-admin-reset = Kód platí jednou, do { $when }, na stránce serveru /reset.
terminal-admin-closed = Stůl { $table } je zavřený.
terminal-admin-hidden = Text je skrytý: { $what } { $id }.
terminal-admin-not-running = Server asi neběží. Stůl { $table } zavře, až se spustí.
terminal-admin-settled = Hlášení { $number } je vyřízené.
terminal-admin-no-quarantine = V karanténě není žádný stůl.
terminal-admin-no-reports = Nejsou žádná otevřená hlášení.
terminal-admin-no-sanctions = Nikdo není umlčen ani zablokován.
terminal-admin-no-deeds = Zatím tu nic není.
terminal-admin-for-good = natrvalo
terminal-admin-is-settled = vyřízeno
terminal-admin-console = konzole
terminal-admin-of-quarantine = stůl | důvod
terminal-admin-of-reports = č. | kdy | kdo | stůl | o kom | napsáno | poznámka
terminal-admin-of-sanctions = kdo | co | do kdy | proč
terminal-admin-of-deeds = č. | kdy | kdo | co | komu | poznámka
terminal-admin-hours =
    { $hours ->
        [one] na { $hours } hodinu
        [few] na { $hours } hodiny
       *[other] na { $hours } hodin
    }
