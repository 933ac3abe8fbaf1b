# `petteia doctor`: что найдено, что не так и что делать

doctor-about-settings = настройки
doctor-about-disk = диск
doctor-about-database = база данных
doctor-about-clock = часы
doctor-about-files = файлы
doctor-about-page = страница
doctor-about-engine = движок
doctor-about-extras = дополнения
doctor-about-mail = почта
doctor-sum = Нужно исправить: { $bad }. Стоит проверить: { $notices }.

doctor-settings = Верны; задано в окружении: { $count }.
doctor-settings-wrong = { $problem }. Исправьте эту переменную; все настройки перечислены в docs/server.md. Больше ничего не проверялось.
doctor-settings-unknown = Настройки { $found } нет. Нет ли опечатки в имени? Все настройки перечислены в docs/server.md.
doctor-settings-open = Сервер слушает адрес { $found } без шифрования. Поставьте перед ним прокси с TLS и задайте PETTEIA_URL.
doctor-settings-proxy = PETTEIA_URL начинается с https, но доверенных прокси нет. Задайте PETTEIA_PROXIES, иначе все посетители делят ограничения одного адреса.
doctor-settings-limits = Ограничения отключены: кто угодно может перегрузить сервер. Если это не проверка, удалите PETTEIA_LIMITS.

doctor-disk = { $found }: свободно { $free } МБ; запись надёжно сохраняется за { $milliseconds } мс.
doctor-disk-new = { $found } ещё не существует. Папка появится при первом запуске.
doctor-disk-closed = { $found }: запись невозможна ({ $problem }). Передайте папку пользователю, от имени которого работает сервер, или выберите другую с помощью PETTEIA_DATA.
doctor-disk-full = { $found }: свободно только { $free } МБ. Освободите место: при таком запасе сервер не готов к работе.
doctor-disk-little = { $found }: свободно только { $free } МБ. Скоро потребуется освободить место.
doctor-disk-slow = { $found }: запись сохраняется лишь через { $milliseconds } мс, и игроки этого ждут. Используйте локальный диск, лучше SSD.

doctor-database = { $found }: повреждений нет, версия подходит.
doctor-database-new = { $found } ещё не существует. Файл появится при первом запуске.
doctor-database-old = { $found }: записано более ранней версией. Сделайте резервную копию; следующий запуск обновит базу.
doctor-database-unusable = { $problem }
doctor-database-damaged = { $found }: повреждение ({ $problem }). Остановите сервер и восстановите резервную копию, как описано в docs/operate.md.
doctor-database-readable = Базу данных могут читать другие пользователи этого компьютера. Выполните: { $command }
doctor-database-used = С ней работает сервер.
doctor-database-unused = С ней не работает ни один сервер.
doctor-queue = Очередь рабочих процессов подходит к установленной здесь версии procrastinate.
doctor-queue-old = Состояние очереди рабочих процессов: { $found }. Её обновит следующий запущенный рабочий процесс.
doctor-queue-new = Очередь рабочих процессов создана более новой версией procrastinate (состояние: { $found }). Выполните: { $command }

doctor-clock = { $found } UTC, идут ровно.
doctor-clock-wrong = Часы показывают { $found } UTC, а это не может быть верно. Переведите их и поддерживайте по NTP.
doctor-clock-back = Часы отстают от последнего признака жизни сервера (минут: { $minutes }). Переведите их и поддерживайте по NTP.
doctor-clock-jumps = Часы только что скакнули на { $milliseconds } мс. Их переводит другая программа? Одной службы времени достаточно.

doctor-files = Открытых файлов — до { $files }, соединений — до { $count }.
doctor-files-few = Открытых файлов — только до { $files }, соединений — до { $count }. Поднимите предел (LimitNOFILE в юните systemd, ulimit -n в оболочке).

doctor-page = Собрана.
doctor-page-missing = Не собрана, и браузеры ничего не найдут. Установите выпуск или выполните в папке с исходниками: { $command }
doctor-engine = Скомпилирован.
doctor-engine-plain = Чистый Python: всё работает, но боты думают намного медленнее. Установите компилятор C, а затем заново Petteia.
doctor-extras = Установлено: { $found }. Серверу это не нужно.

doctor-mail = { $found } отвечает и принимает учётные данные.
doctor-mail-none = Почтового сервера нет: тем, кто забыл пароль, нужна ваша помощь ({ $command }). Чтобы это изменить, задайте PETTEIA_MAIL_HOST.
doctor-mail-untried = Соединение не проверялось: { $found }. Чтобы проверить, выполните: { $command }
doctor-mail-fails = { $found } не работает: { $problem }. Проверьте PETTEIA_MAIL_HOST, _PORT, _TLS, _USER и _PASSWORD.
