### Что говорят команды, по-русски: отчёты и ошибки в набранном.

## Ошибки в команде

command-several-records = { $file }: ожидалась одна запись, найдено { $count }
command-holds = записей в файле { $file }: { $count }
command-names = { $found }: нужны имена через запятую, например greedy,random
command-option = { $found }: нужно имя=выбор, например wonders=first_game
command-jobs = --jobs: кластер использует столько процессов, сколько в нём процессоров; уберите это
command-no-workers = --workers: укажите в PETTEIA_DATABASE базу данных, которую обслуживают рабочие процессы
command-no-server = Не хватает { $name }; установите сервер: { $command }
command-serving = Petteia работает по адресу { $address } (остановить: Ctrl-C)
command-served = Остановлено; все столы в сохранности.
command-serve-port = нельзя принимать соединения на { $host }, порт { $port }: { $problem }. Выберите другой с помощью --port
command-serve-taken = папку { $folder } уже использует другой сервер. Сначала остановите его или выберите другую папку с помощью --data
command-serve-folder = { $folder }: запись невозможна: { $problem }. Выберите другую папку с помощью --data
command-worker-database = рабочему процессу нужна переменная { $setting } — адрес вида { $example }
command-worker = Задач одновременно: { $jobs } (остановить: Ctrl-C)
command-step-alone = --step останавливается на каждом действии; уберите --to и --json
command-actions = действий в записи: { $count }
command-nobody-asked = в этой позиции никому не нужно решать
command-no-luck = { $file } содержит партии, для которых везение не рассчитано; выберите другой файл
command-coverage-alone = --coverage выводит все правила; уберите { $what }
command-no-tests = Здесь нет папки с тестами: для покрытия нужен исходный код. Запустите команду в его папке.
command-token = { $address } не принимает ключ: { $problem }
command-no-maps = { $game }: у игры нет полей, которые можно нарисовать; попробуйте { $names }
command-two-bots = --bots: для рейтинга нужны хотя бы два бота, каждый назван один раз
command-resume-alone = у --resume свои настройки и позиция; уберите --option и --position
command-exists = { $file } уже существует; выберите другое имя или продолжите игру: --resume { $file }
command-other-game = { $file } — запись другой игры, { $game }: { $command }
command-other-seats = { $file }: мест { $seats }, а не { $found }
command-player = --seats: неизвестный игрок { $found }; можно выбрать: { $names }
command-no-numpy = для обучения нужен numpy: { $command }
command-no-net = { $game }: у игры нет сети для обучения
command-no-weights = { $game }: у игры нет весов для обучения; её оценивает сеть
command-interrupted = прервано, сыграно партий: { $done } из { $count }

## Игры, места, настройки и боты

wrong-game = Нет игры { $found }; можно выбрать: { $names }
wrong-version = { $game }: здесь играют по версии правил { $expected }, а не { $found }
wrong-version-of-position = позиция по версии правил { $found }, а не { $expected }
wrong-seats = { $game }: игроков должно быть { $expected }, а не { $found }
wrong-seats-of-position = в позиции мест { $expected }, а не { $found }
wrong-option = { $game }: нет настройки { $found }; есть: { $names }
wrong-without-options = { $game }: нет настройки { $found } и никаких других
wrong-choice = { $game }: { $option } не может быть { $found }; можно выбрать: { $names }
wrong-for-position = в этой позиции { $option }={ $expected }, а не { $found }
wrong-map = { $problem }
wrong-bot = Нет бота { $found }; можно выбрать: { $names }
wrong-settings = { $found } не прочесть ({ $problem }); напишите так: { $examples }
wrong-search = { $found } не перебирает ходы; напишите так: { $examples }
wrong-arguments = аргументы { $found } не прочесть; напишите так: { $examples }
wrong-own-bot = { $found } — не имя бота; напишите так: { $examples }
wrong-made-bot = { $found } — не имя бота: { $problem }
wrong-bot-file = { $found } — не имя бота: файла { $file } нет
wrong-program = { $found } не запускает программу: проверьте путь, сделайте файл исполняемым или укажите, чем его запускать, например { $example }
venue-no-ray = для кластера нужен Ray, а он не установлен: { $command }
venue-no-cluster = по адресу { $found } нет кластера Ray: { $problem }
venue-other-version = на машине кластера другая Petteia: { $found } вместо { $expected }
venue-no-worker = ни один рабочий процесс не ответил: { $problem }
journal-other-run = { $file } относится к другому запуску: { $found }

## Записи, которые не прочесть

record-at-line = строка { $line }: { $problem }
record-not-text = это не текстовый файл, а значит, не запись
record-empty = ожидался заголовок: запись пуста
record-number = в поле «n» ожидался номер действия { $expected }, найдено { $found }
record-by = «by» должно быть местом или «chance», найдено { $found }
record-cut-short = ожидалась последняя строка с «result» и «hash»: запись оборвана
record-not-json = это не JSON ({ $problem })
record-no-object = ожидался объект JSON
record-kind = «{ $field }» должно быть { $kind ->
        [str] текстом
        [int] числом
        [list] списком
       *[dict] объектом
    }, найдено { $found }
record-texts = { $what ->
        [player] имя каждого игрока
        [tag] каждый тег
        [option] каждая настройка
       *[pledge] каждая печать
    } — это текст, найдено { $found }
record-header = ожидался заголовок с «petteia»: { $format }, найдено { $found }
record-names = нужно имя для каждого места ({ $seats }) или ни одного; найдено { $count }
record-pledges = нужна печать для каждого места ({ $seats }), найдено { $count }
record-no-pledge = секреты раскрыты, но ничего не было запечатано
record-house-seed = секрет сервера — 64 шестнадцатеричные цифры, найдено { $found }
record-seeds = нужен вклад в виде текста для каждого места ({ $seats }), найдено { $found }
record-scheme = жребий запечатан по схеме { $found }, а известны только { $names }; не устарела ли Petteia?
record-seed = вклад игрока начинается с { $digits } шестнадцатеричных цифр (случайных байтов: { $bytes })
record-seed-text = слова во вкладе игрока должны быть текстом, который можно записать в UTF-8
record-seed-words = слова во вкладе игрока занимают не больше { $most } байт, а не { $found }
record-over = игра окончена; действие { $action } уже невозможно
record-most = в записи не больше { $most } действий
record-turn = сейчас ходит { $actor } ({ $question }), а в записи — { $found }
record-illegal = действие { $action } недопустимо: { $problem }
record-no-action = { $action } — не действие этой игры
record-differs = { $what ->
        [seal] ожидалась печать
        [outcomes] ожидались исходы
        [scores] ожидались очки
        [hash] ожидался хеш
       *[result] ожидался итог
    } { $expected }, найдено { $found }
record-tag-twice = тег { $tag } встречается дважды
record-tag-missing = в начале нет тега { $found }
record-decision = ожидалось решение { $expected }, найдено { $found }
record-no-number = ожидалось число, найдено { $found }
record-tag = ожидался тег { $expected }, найден { $found }
record-chance = ожидались случайные события через точку с запятой, найдено { $found }
record-move = ожидалась строка вроде '12. 0: build baths' или '* reveal walls', найдено { $found }

## Случай, который не был запечатан

unfair-house = у секрета сервера SHA-256 { $found }, а запечатан был { $expected }
unfair-player = у вклада места { $seat } хеш { $found }, а запечатан был { $expected }
unfair-chance = действие { $action }, по счёту { $drawn }-е случайное событие, — { $found }; из секретов следует { $expected }
command-rest-right = { $problem } (все действия и итоги верны; записей: { $count })

## Что делается и что найдено

command-playing = идёт игра
command-checking = проверка
command-reviewing = разбор
command-finding = поиск задач
command-late = поздно
command-invitation-accepted = принято
command-invitation-declined = отклонено
command-seat-back = возвращается на своё место
command-over = конец: { $reason }, победа: { $winners }
command-copied = { $file } скопирован в { $copy } (байт: { $bytes }), копия проверена.
command-copying = копирование
command-comparing = сравнение
command-migration-interrupted = прервано; запустите команду ещё раз, и копирование продолжится
command-migration-resumed = Прерванное копирование продолжено.
command-migrated = Скопировано: { $file } → { $place }. Строк: { $rows }, все совпадают; воспроизведено и проверено партий: { $games }.
command-migration-wrong = Партий, которые были ошибочны уже в файле: { $count }.
command-migration-next = Чтобы перейти на копию, остановите сервер и запустите его снова, указав новый адрес в PETTEIA_DATABASE. Всё сыгранное после запуска этой команды есть только в файле.
command-coverage-columns = правило | тесты
command-untested = нет теста
command-tested = { $game }, правила с тестом в { $folder }: { $tested } из { $count }
command-audited = { $file }: партий { $games }
command-audit-columns = игра | правила | верно | неверно | другие правила
command-generation = поколение { $generation }: партий { $lessons }, позиций { $positions }
command-accepted = побед { $won } из { $trial } против поколения { $against }: принято
command-not-accepted = побед { $won } из { $trial } против поколения { $against }: не принято
command-exploited = побед { $won } из { $trial } против собственной сети игры
command-training-columns = фаза | log-loss | без сети
command-problems-columns = задача | тема | сложность | перевес | решение
command-no-problems = Ни одной задачи не нашлось.
command-calibrated = { $game }, мест { $seats }, партий { $games }, { $how }
command-first-sight = с первого взгляда
command-calibration-columns = фаза | позиции | Brier | константа | log-loss | константа | резкость
command-bins-columns = предсказано | сбылось | места

## Как быстр движок

command-bench-seats = мест { $seats }
command-compiled = скомпилировано
command-plain = чистый Python
command-bench-games = случайных партий в секунду, сразу до конца
command-bench-stepped = случайных партий в секунду, по шагам с полными списками ходов
command-bench-decisions = решений в секунду, по шагам внутри движка
command-bench-python = решений в секунду из цикла на Python
command-bench-copies = копий в секунду
command-bench-search = шагов перебора в секунду с простым доигрыванием
command-bench-bytes = байт на позицию
command-bench-instructions = инструкций на партию, сразу до конца
command-bench-stepped-instructions = инструкций на партию, по шагам
command-bench-uncounted = Инструкции не подсчитаны: установите valgrind ({ $command }).
command-bench-means = на партию: решений { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) }, случайных событий { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Страница лестницы

command-ladder-title = { $game }: рейтинг ботов
command-ladder-plot = Эло каждого бота с интервалом 95 %
command-ladder-pairs = Кто кого обыгрывает
command-ladder-shares = Доля побед бота слева с интервалом 95 %.
command-ladder-share = { NUMBER($share, maximumFractionDigits: 0) } %
command-ladder-troubles = Ошибочные ответы
command-ladder-where = впервые в партии { $game }, действий до этого: { $actions }
