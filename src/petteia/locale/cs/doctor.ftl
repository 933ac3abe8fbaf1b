# `petteia doctor`: co se našlo, co je špatně a co s tím

doctor-about-settings = nastavení
doctor-about-disk = disk
doctor-about-database = databáze
doctor-about-clock = hodiny
doctor-about-files = soubory
doctor-about-page = stránka
doctor-about-engine = jádro
doctor-about-extras = doplňky
doctor-about-mail = pošta
doctor-sum = Nutno opravit: { $bad }. Stojí za pozornost: { $notices }.

doctor-settings = V pořádku; nastaveno v prostředí: { $count }.
doctor-settings-wrong = { $problem }. Opravte tuto proměnnou; všechna nastavení uvádí docs/server.md. Nic dalšího se nekontrolovalo.
doctor-settings-unknown = Nastavení { $found } neexistuje. Není v názvu překlep? Všechna nastavení uvádí docs/server.md.
doctor-settings-open = Server naslouchá na adrese { $found } bez šifrování. Předřaďte mu proxy s TLS a nastavte PETTEIA_URL.
doctor-settings-proxy = PETTEIA_URL začíná na https, ale žádná proxy není důvěryhodná. Nastavte PETTEIA_PROXIES, jinak všichni návštěvníci sdílejí limity jediné adresy.
doctor-settings-limits = Limity jsou vypnuté: server může kdokoli přetížit. Pokud nejde o zkoušku, odstraňte PETTEIA_LIMITS.

doctor-disk = { $found }: volno { $free } MB; zápis se bezpečně uloží za { $milliseconds } ms.
doctor-disk-new = { $found } zatím neexistuje. Vytvoří se při prvním spuštění.
doctor-disk-closed = { $found }: nelze zapisovat ({ $problem }). Předejte složku uživateli, pod kterým server běží, nebo zvolte jinou pomocí PETTEIA_DATA.
doctor-disk-full = { $found }: volno jen { $free } MB. Uvolněte místo: s tak malým prostorem server není připraven.
doctor-disk-little = { $found }: volno jen { $free } MB. Brzy uvolněte místo.
doctor-disk-slow = { $found }: zápis se bezpečně uloží až za { $milliseconds } ms a hráči na něj čekají. Použijte místní disk, nejlépe SSD.

doctor-database = { $found }: nepoškozená, v této verzi.
doctor-database-new = { $found } zatím neexistuje. Vytvoří se při prvním spuštění.
doctor-database-old = { $found }: zapsána starší verzí. Zálohujte ji; při příštím spuštění se převede.
doctor-database-unusable = { $problem }
doctor-database-damaged = { $found }: poškozená ({ $problem }). Zastavte server a obnovte zálohu podle docs/operate.md.
doctor-database-readable = Databázi mohou číst i jiní uživatelé tohoto počítače. Spusťte: { $command }
doctor-database-used = Používá ji server.
doctor-database-unused = Žádný server ji nepoužívá.
doctor-queue = Fronta pracovních procesů odpovídá zde nainstalované verzi procrastinate.
doctor-queue-old = Fronta pracovních procesů je ve stavu { $found }. Převede ji příští pracovní proces, který se spustí.
doctor-queue-new = Frontu pracovních procesů vytvořila novější verze procrastinate (stav { $found }). Spusťte: { $command }

doctor-clock = { $found } UTC, běží rovnoměrně.
doctor-clock-wrong = Hodiny ukazují { $found } UTC, a to nemůže být správně. Nastavte je a udržujte přes NTP.
doctor-clock-back = Hodiny jsou pozadu za poslední známkou života serveru (minut: { $minutes }). Nastavte je a udržujte přes NTP.
doctor-clock-jumps = Hodiny právě poskočily o { $milliseconds } ms. Nenastavuje je jiný program? Jedna časová služba stačí.

doctor-files = Otevřených souborů může být { $files }, což stačí na { $count } spojení.
doctor-files-few = Otevřených souborů může být jen { $files }, což stačí na { $count } spojení. Zvyšte limit (LimitNOFILE v jednotce systemd, ulimit -n v shellu).

doctor-page = Sestavena.
doctor-page-missing = Není sestavena, takže prohlížeče nic nenajdou. Nainstalujte vydání, nebo ve složce se zdroji spusťte: { $command }
doctor-engine = Zkompilováno.
doctor-engine-plain = Čistý Python: vše funguje, ale boti přemýšlejí mnohem pomaleji. Nainstalujte překladač C a pak znovu Petteiu.
doctor-extras = Nainstalováno: { $found }. Server nic z toho nepotřebuje.

doctor-mail = { $found } odpovídá a přihlášení přijal.
doctor-mail-none = Žádný poštovní server: kdo zapomene heslo, potřebuje vaši pomoc ({ $command }). Změníte to nastavením PETTEIA_MAIL_HOST.
doctor-mail-untried = { $found }: spojení se nezkoušelo. Vyzkoušíte ho příkazem: { $command }
doctor-mail-fails = { $found } nelze použít: { $problem }. Zkontrolujte PETTEIA_MAIL_HOST, _PORT, _TLS, _USER a _PASSWORD.
