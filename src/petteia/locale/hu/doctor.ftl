# `petteia doctor`: mit talált, mi a baj, és mi a teendő

doctor-about-settings = beállítások
doctor-about-disk = lemez
doctor-about-database = adatbázis
doctor-about-clock = óra
doctor-about-files = fájlok
doctor-about-page = oldal
doctor-about-engine = motor
doctor-about-extras = kiegészítők
doctor-about-mail = levelezés
doctor-sum = Javítandó: { $bad }. Érdemes megnézni: { $notices }.

doctor-settings = Érvényesek; a környezetben megadva: { $count }.
doctor-settings-wrong = { $problem }. Javítsd ki ezt a változót; az összes beállítás a docs/server.md fájlban található. Más ellenőrzés nem történt.
doctor-settings-unknown = Nincs ilyen beállítás: { $found }. Nincs elírva a neve? Az összes beállítás a docs/server.md fájlban található.
doctor-settings-open = A szerver titkosítás nélkül figyel ezen a címen: { $found }. Tegyél elé TLS-t kezelő proxyt, és állítsd be a PETTEIA_URL értékét.
doctor-settings-proxy = A PETTEIA_URL https-sel kezdődik, de nincs megbízható proxy. Állítsd be a PETTEIA_PROXIES értékét, különben minden látogató egyetlen cím korlátain osztozik.
doctor-settings-limits = A korlátok ki vannak kapcsolva: bárki túlterhelheti a szervert. Ha ez nem próba, töröld a PETTEIA_LIMITS változót.

doctor-disk = { $found }: { $free } MB szabad; egy írás { $milliseconds } ms után van biztonságban.
doctor-disk-new = Még nem létezik: { $found }. Az első indítás létrehozza.
doctor-disk-closed = { $found }: nem írható ({ $problem }). Add a mappát annak a felhasználónak, aki a szervert futtatja, vagy válassz másikat a PETTEIA_DATA változóval.
doctor-disk-full = { $found }: csak { $free } MB szabad. Szabadíts fel helyet: ilyen kevéssel a szerver nem üzemkész.
doctor-disk-little = { $found }: csak { $free } MB szabad. Hamarosan szabadíts fel helyet.
doctor-disk-slow = { $found }: egy írás csak { $milliseconds } ms után van biztonságban, és a játékosok erre várnak. Használj helyi lemezt, lehetőleg SSD-t.

doctor-database = { $found }: sértetlen, ehhez a verzióhoz való.
doctor-database-new = Még nem létezik: { $found }. Az első indítás létrehozza.
doctor-database-old = { $found }: korábbi verzió írta. Készíts biztonsági mentést; a következő indítás frissíti.
doctor-database-unusable = { $problem }
doctor-database-damaged = { $found }: sérült ({ $problem }). Állítsd le a szervert, és állíts vissza egy mentést a docs/operate.md szerint.
doctor-database-readable = A rendszer más felhasználói is olvashatják az adatbázist. Futtasd: { $command }
doctor-database-used = Egy szerver használja.
doctor-database-unused = Egyetlen szerver sem használja.
doctor-queue = A munkafolyamatok várólistája illik az itt telepített procrastinate csomaghoz.
doctor-queue-old = A munkafolyamatok várólistájának állapota: { $found }. A következő elinduló munkafolyamat frissíti.
doctor-queue-new = A munkafolyamatok várólistáját a procrastinate újabb verziója hozta létre (állapota: { $found }). Futtasd: { $command }

doctor-clock = { $found } UTC, egyenletesen jár.
doctor-clock-wrong = Az óra szerint { $found } UTC van, ami nem lehet igaz. Állítsd be, és tartsd pontosan NTP-vel.
doctor-clock-back = Az óra { $minutes } perccel a szerver utolsó életjele mögött jár. Állítsd be, és tartsd pontosan NTP-vel.
doctor-clock-jumps = Az óra épp { $milliseconds } ms-ot ugrott. Más program is állítja? Egyetlen időszolgáltatás elég.

doctor-files = { $files } fájl lehet nyitva: { $count } kapcsolatnak van hely.
doctor-files-few = Csak { $files } fájl lehet nyitva: { $count } kapcsolatnak van hely. Emeld a korlátot (LimitNOFILE a systemd egységben, ulimit -n a parancssorban).

doctor-page = Elkészült.
doctor-page-missing = Nincs elkészítve, ezért a böngészők nem találnak semmit. Telepíts egy kiadást, vagy a forrás mappájában futtasd: { $command }
doctor-engine = Lefordítva.
doctor-engine-plain = Tiszta Python: minden működik, de a botok sokkal lassabban gondolkodnak. Telepíts C-fordítót, majd újra a Petteiát.
doctor-extras = Telepítve: { $found }. A szervernek egyikre sincs szüksége.

doctor-mail = { $found } válaszol, és elfogadja a bejelentkezést.
doctor-mail-none = Nincs levelezőszerver: aki elfelejti a jelszavát, a segítségedre szorul ({ $command }). Ezen a PETTEIA_MAIL_HOST beállítása változtat.
doctor-mail-untried = Nem próbáltuk ki: { $found }. A kipróbáláshoz futtasd: { $command }
doctor-mail-fails = { $found } nem használható: { $problem }. Ellenőrizd ezeket: PETTEIA_MAIL_HOST, _PORT, _TLS, _USER és _PASSWORD.
