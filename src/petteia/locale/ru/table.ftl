### Что говорится за каждым столом, по-русски.

## Table

table-your-turn = Ваш ход
table-waiting-for = Сейчас решает { $name }
table-waiting-chance = Решает жребий…
table-to-move = Ходит { $name }
table-watching = Вы зритель.
table-waiting-about = Мы сообщим, когда придёт ваша очередь.
table-replay = Повтор
table-review = Разбор
table-hint = Подсказка
table-plan = Запланировать ходы
table-webhook = Сообщать в канал
table-replay-about = Вы смотрите, как прошла эта партия.
table-back-to-end = Вернуться к концу
table-view-spectator = как зритель
table-over = Игра окончена
table-abandoned = Партия брошена
table-abandoned-about = Никто не вернулся, поэтому никто не победил.
table-opened = запись из файла
table-from-position = начата с позиции
table-play-on = Играть дальше отсюда
table-analysis = Доска анализа
table-instead = Так не сыграли, но могли бы.
table-winner = Победа: { $names }
table-shared = Общая победа: { $names }
table-you-won = Вы победили!
table-result = Итог
table-log = Журнал
table-log-empty = Пока ничего не произошло.
table-log-show = Показать этот момент
table-log-earlier = Показать более ранние записи ({ $number })
table-step-first = В начало
table-step-back = На шаг назад
table-step-forward = На шаг вперёд
table-step-last = В конец
table-move-of = Ход { $number } из { $total }
table-run = Показать ходы подряд
table-pause = Пауза
table-back-to-now = Вернуться к текущему моменту
table-past-title = Более ранний момент
table-past = Вы смотрите на более ранний момент.
table-export = Сохранить запись партии
table-undo = Отменить
table-undo-impossible = Это нельзя отменить: что-то уже открылось или ходил кто-то другой.
table-undone = { $name } отменяет последнее действие.
table-not-possible = Сейчас нельзя
table-rematch = Реванш
table-rematch-wanted = { $name } предлагает реванш.
table-resign = Сдаться
table-resign-sure = Сдаться и проиграть эту партию?
table-resigned = { $name } сдаётся.
table-resigned-about = Вы сдались. Дальше за вас играет бот.
table-seat-resigned = партия сдана
table-spectators =
    { $number ->
        [0] Зрителей нет
        [one] { $number } зритель
        [few] { $number } зрителя
       *[many] { $number } зрителей
    }
table-view-of = Глазами игрока { $name }
table-hand-over = Передайте устройство игроку { $name }
table-hand-over-ready = Я { $name }, можно показывать

## Clock

clock-left = { $name }: осталось { $time }

## Chat

chat-title = Чат
chat-write = Напишите сообщение
chat-send = Отправить
chat-empty = Пока никто ничего не написал.

## Fairness

fairness-title = Честный жребий
fairness-commitment = Печать сервера
fairness-seed = Секрет сервера
fairness-player-seed = Вклад игрока { $name }
fairness-none = ничего
fairness-words = со словами «{ $words }»
fairness-yours = именно то, что отправил ваш браузер
fairness-added = Ваш браузер добавил к жребию 32 случайных байта.
fairness-checking = Проверка…
fairness-lesson = Это урок: всем достаётся одна и та же раздача, поэтому она не тайна и доказывать нечего.
fairness-opened = Эту партию играли не здесь: это запись из файла, и о её раздачах ничего не доказано.
fairness-pledged-all = Сервер запечатал свой секрет до того, как браузеры всех игроков добавили случайные байты; в конце игры печать откроется, и ваш браузер проверит каждую раздачу и каждый бросок.
fairness-pledged-you = Сервер запечатал свой секрет до того, как ваш браузер добавил случайные байты; браузеры других игроков ничего не добавили. В конце игры печать откроется, и ваш браузер проверит каждую раздачу и каждый бросок.
fairness-pledged-some = Сервер запечатал свой секрет до того, как браузеры некоторых игроков добавили случайные байты; в конце игры печать откроется, и ваш браузер проверит каждую раздачу и каждый бросок.
fairness-pledged-none = Сервер запечатал свой секрет до первого действия, но браузер ни одного игрока не добавил случайных байтов, так что сервер мог перебрать несколько секретов; в конце игры печать откроется, и ваш браузер проверит каждую раздачу и каждый бросок.
fairness-pledged-old = Эта партия начата по старому порядку: в конце ваш браузер проверит каждую раздачу и каждый бросок, но ничто не покажет, запечатал ли сервер свой секрет раньше, чем игроки сделали свои вклады.
fairness-proven-all = Доказано: сервер запечатал свой секрет до того, как браузеры всех игроков добавили случайные байты, и из того и другого следует каждая раздача и каждый бросок ({ $number }), так что сервер ничего не выбирал.
fairness-proven-you = Доказано для вас: сервер запечатал свой секрет до того, как ваш браузер добавил случайные байты, и из того и другого следует каждая раздача и каждый бросок ({ $number }), так что сервер ничего не выбирал.
fairness-proven-some = Доказано: сервер запечатал свой секрет до того, как браузеры некоторых игроков добавили случайные байты, и из того и другого следует каждая раздача и каждый бросок ({ $number }); если вы доверяете хотя бы одному из этих игроков, можете быть уверены, что сервер ничего не выбирал.
fairness-proven-none = Доказано отчасти: каждая раздача и каждый бросок ({ $number }) следует из секрета, который сервер запечатал до первого действия, но браузер ни одного игрока не добавил случайных байтов, так что сервер мог перебрать несколько секретов.
fairness-proven-old = Доказано отчасти: каждая раздача и каждый бросок ({ $number }) следует из секрета сервера и вкладов игроков, запечатанных до первого действия, но ничто не показывает, был ли секрет сервера запечатан первым.
fairness-wrong-house = Не доверяйте этой партии: печать сервера не та, которую ваш браузер видел раньше.
fairness-wrong-pledge = Не доверяйте этой партии: вклады игроков не те, с которыми она началась.
fairness-wrong-own = Не доверяйте этой партии: в ней нет случайных байтов вашего браузера, хотя сервер их принял.
fairness-wrong-bot = Не доверяйте этой партии: вклад в жребий внёс бот, а это могут делать только игроки.
fairness-wrong-seeds = Не доверяйте этой партии: то, что раскрыл сервер, не соответствует печати.
fairness-wrong-draw = Не доверяйте этой партии: жребий номер { $number } не следует из печати.

## Connection

connection-lost = Связь потеряна. Подключаемся снова…
connection-waiting = Ваше действие сохранено и будет отправлено один раз.

## First game

tutorial-title = Первая партия
tutorial-next = Дальше
tutorial-back = Назад
tutorial-end = Закончить урок
tutorial-step = Шаг { $step } из { $steps }
tutorial-leave = Закончить уроки и играть дальше
tutorial-happened = Что произошло
tutorial-wait = Играйте дальше: следующий урок появится, когда понадобится. Ещё впереди: { $topics }.
tutorial-all = Вы узнали всё. Доиграйте партию до конца!

## Keyboard

keys-title = Клавиатура
keys-move = К следующему элементу
keys-choose = Выбрать
keys-escape = Закрыть или отменить выбор
keys-tab = К следующей части стола
keys-log = Журнал
keys-chat = Чат
keys-help = Эта справка
keys-undo = Отменить
keys-rule = Правило для того, что показано
keys-number = Выбрать вариант по номеру
keys-earlier = На шаг назад по партии
keys-later = На шаг вперёд по партии
keys-next = Следующее доступное место
keys-previous = Предыдущее доступное место
keys-home = Ваше первое владение
keys-closer = Приблизить
keys-farther = Отдалить
keys-whole = Всё поле
keys-search = Поиск по правилам
keys-back = На графике: на шаг назад
keys-forward = На графике: на шаг вперёд
keys-mark-before = На графике: предыдущее отмеченное решение
keys-mark-after = На графике: следующее отмеченное решение
keys-beginning = На графике: в начало
keys-end = На графике: в конец

## Order at the table

page-closed = Стол закрыт
page-closed-about = Модератор закрыл этот стол. Никто не выигрывает, и партия не влияет на рейтинг.
page-report = Пожаловаться
page-report-about = На что вы хотите пожаловаться?
page-report-table = Весь стол
page-report-line = { $name } пишет: { $text }
page-report-note = Что произошло?
page-report-send = Отправить жалобу
page-report-done = Спасибо. Модератор рассмотрит жалобу.

## Any table

page-free = бесплатно
page-tab-table = Стол
page-then-won = Вы побеждаете
page-then-lost = Вы проигрываете
page-then-shared = Общая победа

table-spectators-later = Зрители видят партию на { $minutes } мин позже.
table-spectators-chances = Зрители видят шансы каждого игрока.
open-spectators = Зрители
open-spectators-see = Видят партию
open-spectators-at-once = сразу
open-spectators-later = на { $minutes } мин позже
open-spectators-chances = Видят шансы каждого игрока. Кто садится за стол, тот согласен.

record-open = Открыть запись
record-open-about = Просмотрите и разберите партию из файла: запись, скачанную здесь или созданную командой «petteia sim», «match», «ladder» или «play».
record-choose-file = Выбрать файл
record-which =
    { $number ->
        [1] В файле { $number } партия.
        [one] В файле { $number } партия. Какую показать?
        [few] В файле { $number } партии. Какую показать?
       *[many] В файле { $number } партий. Какую показать?
    }
record-line = Ошибка в строке { $line }.
