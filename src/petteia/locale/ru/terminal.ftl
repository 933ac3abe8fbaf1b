### Что говорит только терминал, по-русски.

## За столом

terminal-player = Игрок
terminal-turn-of = ходит { $name }
terminal-look-away = Следующий вопрос покажет то, что может видеть только { $name }. Остальных просим отвернуться.
terminal-enter = { $name }, нажмите Enter
terminal-wiped = Тайные сведения убраны с экрана.
terminal-prompt = Введите номер или действие: { $example } · ? объяснить · u отменить · h справка · q выход
terminal-commands =
    | Введите | чтобы |
    |---|---|
    | `3` | выбрать вариант 3 |
    | `{ $example }` | выбрать его словами |
    | `? { $example }`, `? 3` | узнать, почему так нельзя или сколько это стоит |
    | `t` | снова показать стол |
    | `u` | отменить последнее действие, если ничего не открылось и никто другой не ходил |
    | `r { $rule }` | прочитать правило или главу |
    | `s ФАЙЛ` | сохранить копию записи |
    | `h` | показать эту справку |
    | `q` | выйти; партия сохранится, и её можно продолжить |
terminal-choose = Выберите: { $question }
terminal-possible = сейчас возможно
terminal-undone = Отменено: { $action }
terminal-no-option = Варианта { $number } нет. Выберите от { $first } до { $last }.
terminal-no-action = «{ $line }» — это не действие.
terminal-did-you-mean = Возможно, вы имели в виду: { $names }?
terminal-try = Введите номер от { $first } до { $last }, действие словами или h для справки.
terminal-explain = Добавьте действие, чтобы узнать о нём больше, например: ? { $example }
terminal-which-rule = Какое правило или глава? Введите номер, например: r { $rule }
terminal-no-rule = { $game }: правила, главы или предмета «{ $what }» нет.
terminal-chapters = Главы: { $chapters }.
terminal-no-rules = { $game }: у этой игры нет страницы правил.
terminal-save-where = Куда? Введите имя, например: s moya-partiya.jsonl
terminal-file-exists = { $file } уже существует. Выберите другое имя.
terminal-not-written = Не удаётся записать { $file }: { $reason }.
terminal-saved = Сохранено: { $file }
terminal-copy-saved = Копия сохранена: { $file }
terminal-verify = Проверить жребий можно командой: { $command }
terminal-resume = Продолжить можно командой: { $command }
terminal-lost-seed = В файле { $file } нет того секрета, который был запечатан, поэтому эту партию больше нельзя проверить.

## Записи партий

terminal-verified = Проверено: { $file }, { $game }, { $outcome }, действий: { $actions }
terminal-unfinished = не окончена
terminal-seat = Место { $number }
terminal-chance = Жребий
terminal-one-of = Запись { $number } из { $count }; другую покажет --game N
terminal-after = После действия { $number } из { $count }
terminal-step = { $number } из { $count } · Enter вперёд · b назад · номер · q выход
terminal-last-action = Это было последнее действие. Введите q, чтобы выйти.
terminal-beginning = Это начало.
terminal-step-how = Нажмите Enter или введите b, q либо номер от 0 до { $count }.

## Игры

terminal-players = игроков: { $counts }
terminal-version = версия правил { $version }
terminal-option = настройка
terminal-choices = варианты
terminal-rule = правило
terminal-about = что означает

## Отчёты об играх между ботами

terminal-report = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, зерно { $seed }
terminal-ladder = мест: { $seats }, партий на пару: { $games }, зерно { $seed }
terminal-wins-columns = место | победы | доля | интервал 95 % | очков в среднем
terminal-reasons-columns = чем кончилась | партии | доля | интервал 95 %
terminal-match-columns = бот | победы | доля | интервал 95 %
terminal-ladder-columns = бот | Эло | интервал 95 % | партии | доля
terminal-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
terminal-interval = от { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
terminal-elo-interval = от { $low } до { $high }
terminal-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-decisions = в среднем решений за партию: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, от { $least } до { $most }; случайных событий: { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-rounds = в среднем раундов за партию: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, не больше { $most }; действий в самом длинном раунде: { $actions }
terminal-match-ends = { $reasons }; в среднем решений за партию: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-adjusted = везение вычтено; без этого для такой точности понадобилось бы в { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } раза больше партий
terminal-adjusted-columns = бот | доля | интервал 95 %
terminal-incident = впервые в партии { $game }, действий до этого: { $actions }; позиция:
terminal-chances-columns = место | шанс | пределы
terminal-options-columns = вариант | оценка | пределы | шаги
terminal-asked = { $seat } (решает)
terminal-broken-off = не доиграна
terminal-stalled = застряла

## Боты

terminal-bots-columns = бот | как думает
terminal-bot-random = любое допустимое действие
terminal-bot-look = один взгляд на каждое действие
terminal-bot-notices = один взгляд на те действия, которые заметит ({ NUMBER($share, style: "percent") } всех)
terminal-bot-turns = { $turns ->
        [one] { $turns } шаг перебора
        [few] { $turns } шага перебора
       *[many] { $turns } шагов перебора
    }
terminal-bot-search = N шагов перебора, затем настройки: { $example }
terminal-bot-level = уровень с перебором, с другими пределами или настройками: { $example }
terminal-bot-own = ваш собственный { $class } или module:Class; с аргументами: { $example }
terminal-bot-program = ваша программа на любом языке; проверить её можно так: { $example }
terminal-check-greeting = Приветствие: { $name }
terminal-check-game = Партия, игроков { $seats }, место { $seat }: ответов { $answers }, итог: { $reason }
terminal-check-answer = Партия, игроков { $seats }, место { $seat }: ответ на вопрос { $number } недопустим
terminal-check-quits = Завершается по команде
terminal-check-stays = Не завершается по команде
terminal-check-silent = Не отправляет приветствия

## Честный жребий

terminal-fair = Проверено: { $file }, { $game }, { $outcome }
terminal-fair-seeds = секрет сервера и вклады игроков те самые, что были запечатаны до первого действия (SHA-256 { $hash })
terminal-fair-unordered = по записи схемы 1 не видно, был ли секрет сервера выбран раньше вкладов игроков
terminal-fair-alone = никто из игроков не сделал вклада: сервер мог перебрать несколько секретов, прежде чем запечатать этот
terminal-fair-ordered = секрет сервера был выбран раньше, чем игроки сделали свои вклады ({ $givers })
terminal-fair-chance = все случайные события ({ $drawn }) следуют из них, и каждое выбрано из исходов, допустимых правилами
terminal-fair-actions = все действия ({ $actions }) допустимы и ведут к этому итогу и этой позиции ({ $hash })
terminal-fair-seal = печать цела: в файле ничего не изменилось случайно
terminal-not-verified = Не подтверждено: { $file }, { $problem }
terminal-not-pledged = в записи нет печати: о её жребии ничего не было обещано
terminal-not-revealed = секрет ещё не раскрыт: это происходит после конца игры

## Модерация

terminal-admin-granted = Теперь { $who } — администратор.
terminal-admin-revoked = { $who } больше не администратор.
terminal-admin-muted = { $who }: чат запрещён { $span }.
terminal-admin-banned = { $who }: доступ закрыт { $span }.
terminal-admin-unmuted = { $who } снова может писать в чат.
terminal-admin-unbanned = { $who } снова может войти.
terminal-admin-renamed = Новое имя игрока { $who }: { $name }.
terminal-admin-reset = Код действует один раз, до { $when }, на странице сервера /reset.
terminal-admin-closed = Стол { $table } закрыт.
terminal-admin-hidden = Текст скрыт: { $what } { $id }.
terminal-admin-not-running = Похоже, сервер не запущен. Он закроет стол { $table } при запуске.
terminal-admin-settled = Жалоба { $number } рассмотрена.
terminal-admin-no-quarantine = В карантине нет столов.
terminal-admin-no-reports = Открытых жалоб нет.
terminal-admin-no-sanctions = Никто не лишён чата и не заблокирован.
terminal-admin-no-deeds = Записей пока нет.
terminal-admin-for-good = навсегда
terminal-admin-is-settled = рассмотрена
terminal-admin-console = консоль
terminal-admin-of-quarantine = стол | причина
terminal-admin-of-reports = № | когда | кто | стол | о ком | написано | примечание
terminal-admin-of-sanctions = кто | что | до | почему
terminal-admin-of-deeds = № | когда | кто | что | кому | примечание
terminal-admin-hours =
    { $hours ->
        [one] на { $hours } час
        [few] на { $hours } часа
       *[many] на { $hours } часов
    }
