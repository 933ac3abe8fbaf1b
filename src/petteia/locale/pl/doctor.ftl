# `petteia doctor`: co znaleziono, co jest nie tak i co zrobić

doctor-about-settings = ustawienia
doctor-about-disk = dysk
doctor-about-database = baza danych
doctor-about-clock = zegar
doctor-about-files = pliki
doctor-about-page = strona
doctor-about-engine = silnik
doctor-about-extras = dodatki
doctor-about-mail = poczta
doctor-sum = Do naprawy: { $bad }. Warto sprawdzić: { $notices }.

doctor-settings = Poprawne; ustawione w środowisku: { $count }.
doctor-settings-wrong = { $problem }. Popraw tę zmienną; wszystkie ustawienia wymienia docs/server.md. Niczego więcej nie sprawdzono.
doctor-settings-unknown = Nie ma ustawienia { $found }. Czy w nazwie nie ma literówki? Wszystkie ustawienia wymienia docs/server.md.
doctor-settings-open = Serwer nasłuchuje pod adresem { $found } bez szyfrowania. Postaw przed nim serwer proxy z TLS i ustaw PETTEIA_URL.
doctor-settings-proxy = PETTEIA_URL zaczyna się od https, ale żaden serwer proxy nie jest zaufany. Ustaw PETTEIA_PROXIES, inaczej wszyscy odwiedzający dzielą limity jednego adresu.
doctor-settings-limits = Limity są wyłączone: każdy może przeciążyć serwer. Jeśli to nie test, usuń PETTEIA_LIMITS.

doctor-disk = { $found }: wolne { $free } MB; zapis jest utrwalony po { $milliseconds } ms.
doctor-disk-new = { $found } jeszcze nie istnieje. Powstanie przy pierwszym uruchomieniu.
doctor-disk-closed = { $found }: nie można zapisywać ({ $problem }). Oddaj folder użytkownikowi, który uruchamia serwer, albo wybierz inny za pomocą PETTEIA_DATA.
doctor-disk-full = { $found }: wolne tylko { $free } MB. Zwolnij miejsce: gdy jest go tak mało, serwer nie jest gotowy do pracy.
doctor-disk-little = { $found }: wolne tylko { $free } MB. Wkrótce zwolnij miejsce.
doctor-disk-slow = { $found }: zapis jest utrwalony dopiero po { $milliseconds } ms, a gracze na to czekają. Użyj dysku lokalnego, najlepiej SSD.

doctor-database = { $found }: nieuszkodzona, w tej wersji.
doctor-database-new = { $found } jeszcze nie istnieje. Powstanie przy pierwszym uruchomieniu.
doctor-database-old = { $found }: zapisana przez wcześniejszą wersję. Zrób kopię zapasową; następne uruchomienie zaktualizuje bazę.
doctor-database-unusable = { $problem }
doctor-database-damaged = { $found }: uszkodzona ({ $problem }). Zatrzymaj serwer i przywróć kopię zapasową zgodnie z docs/operate.md.
doctor-database-readable = Inni użytkownicy tego komputera mogą czytać bazę danych. Uruchom: { $command }
doctor-database-used = Korzysta z niej serwer.
doctor-database-unused = Nie korzysta z niej żaden serwer.
doctor-queue = Kolejka procesów roboczych pasuje do zainstalowanej tu wersji procrastinate.
doctor-queue-old = Kolejka procesów roboczych jest w stanie { $found }. Zaktualizuje ją następny uruchomiony proces roboczy.
doctor-queue-new = Kolejkę procesów roboczych utworzyła nowsza wersja procrastinate (stan { $found }). Uruchom: { $command }

doctor-clock = { $found } UTC, chodzi równo.
doctor-clock-wrong = Zegar wskazuje { $found } UTC, a to nie może być prawda. Ustaw go i synchronizuj przez NTP.
doctor-clock-back = Zegar jest spóźniony względem ostatniego znaku życia serwera (minut: { $minutes }). Ustaw go i synchronizuj przez NTP.
doctor-clock-jumps = Zegar przeskoczył właśnie o { $milliseconds } ms. Czy ustawia go inny program? Jedna usługa czasu wystarczy.

doctor-files = Otwartych plików może być { $files }; liczba połączeń, na którą to wystarcza: { $count }.
doctor-files-few = Otwartych plików może być tylko { $files }; liczba połączeń, na którą to wystarcza: { $count }. Zwiększ limit (LimitNOFILE w jednostce systemd, ulimit -n w powłoce).

doctor-page = Gotowa.
doctor-page-missing = Nie jest gotowa, więc przeglądarki niczego nie znajdą. Zainstaluj wydanie albo w folderze źródeł uruchom: { $command }
doctor-engine = Skompilowany.
doctor-engine-plain = Czysty Python: wszystko działa, ale boty myślą znacznie wolniej. Zainstaluj kompilator C, a potem ponownie Petteię.
doctor-extras = Zainstalowane: { $found }. Serwer nie potrzebuje żadnego z nich.

doctor-mail = { $found } odpowiada i przyjmuje logowanie.
doctor-mail-none = Brak serwera poczty: kto zapomni hasła, potrzebuje twojej pomocy ({ $command }). Aby to zmienić, ustaw PETTEIA_MAIL_HOST.
doctor-mail-untried = Nie nawiązano połączenia: { $found }. Aby spróbować, uruchom: { $command }
doctor-mail-fails = Nie można użyć { $found }: { $problem }. Sprawdź PETTEIA_MAIL_HOST, _PORT, _TLS, _USER i _PASSWORD.
