### Общее для всех экранов, по-русски.

app-title = Petteia
app-about = Настольные игры точно по правилам

## Words used on many screens

word-ok = Хорошо
word-cancel = Отмена
word-close = Закрыть
word-back = Назад
word-save = Сохранить
word-delete = Удалить
word-copy = Копировать
word-copied = Скопировано
word-confirm = Подтвердить
word-more = Больше
word-less = Меньше
word-yes = Да
word-no = Нет
word-loading = Загрузка …
word-retry = Ещё раз
word-search = Поиск
word-none = Ничего
word-you = вы
word-rule = Правило { $rule }
word-rules = Правила
word-help = Справка
word-why-not = Почему нельзя?
word-average = среднее

n-seconds =
    { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }
n-minutes =
    { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }
n-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
n-players =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }

## Start

start-welcome = Садитесь и играйте
start-play-now = Играть сразу с ботом
start-play-friend = Играть с друзьями
start-play-here = Играть на одном устройстве
start-join = Сесть за стол
start-continue = Продолжить
start-continue-with = Продолжить: { $game }, играют { $names }
start-first-game = Первая партия? Научитесь, играя
start-watch = Смотреть партию
start-choose-game = Выберите игру
start-games-running =
    { $number ->
        [0] Сейчас никто не играет
        [one] Идёт { $number } партия
        [few] Идут { $number } партии
       *[many] Идёт { $number } партий
    }
start-disclaimer = Независимый проект, не связанный с издателями этих игр. Названия — товарные знаки их владельцев.

## Lobby

lobby-title = Зал
lobby-open-tables = Открытые столы
lobby-no-tables = Открытых столов нет. Откройте свой.
lobby-new-table = Открыть стол
lobby-game = Игра
lobby-seats = Места
lobby-seat = Место { $number }
lobby-seat-free = свободно
lobby-seat-you = вы
lobby-seat-bot = Бот: { $level }
lobby-add-bot = Добавить бота
lobby-remove-bot = Убрать бота
lobby-sit = Сесть
lobby-stand = Встать
lobby-options = Настройки игры
lobby-start = Начать игру
lobby-waiting =
    { $number ->
        [one] Не хватает { $number } игрока
        [few] Не хватает { $number } игроков
       *[many] Не хватает { $number } игроков
    }
lobby-invite = Позвать друга
lobby-invite-text = Отправьте эту ссылку или покажите телефону этот код:
lobby-link = Ссылка на стол
lobby-qr = QR-код со ссылкой на стол
lobby-code = Код стола
lobby-enter-code = Введите код стола
lobby-public = открытый
lobby-private = только по ссылке
lobby-rated = с рейтингом
lobby-unrated = без рейтинга
lobby-clock = Часы
lobby-clock-none = без часов
lobby-clock-total = { n-minutes } на игрока
lobby-clock-step = ещё { n-seconds } после каждого хода
lobby-clock-days = { n-days } на каждый ход
lobby-players = { n-players }
lobby-host = Стол открывает { $name }
lobby-bot-level = Уровень

## Bots

bot-random = Случайный
    .about = Делает что угодно, лишь бы разрешалось. Для пробы.
bot-greedy = Жадный
    .about = Берёт то, что сразу выглядит лучше всего, и не смотрит вперёд.
bot-novice = Новичок
    .about = Знает правила, смотрит на каждый ход один раз. Хорош для первой победы.
bot-easy = Лёгкий
    .about = Смотрит немного вперёд и упускает возможности.
bot-medium = Средний
    .about = Думает вперёд и наказывает за явные ошибки.
bot-hard = Сложный
    .about = Хорошо планирует. Опытным придётся постараться.
bot-expert = Мастер
    .about = Самый сильный, какого мы умеем сделать; не спешит.
bot-thinking = { $name } думает …

## Table

table-your-turn = Ваш ход
table-waiting-for = Сейчас ходит { $name }
table-waiting-chance = Решает случай …
table-over = Игра окончена
table-winner = Победа: { $names }
table-shared = Общая победа: { $names }
table-you-won = Вы победили!
table-you-lost = Вы проиграли.
table-result = Итог
table-score = Счёт
table-log = Журнал
table-log-empty = Пока ничего не произошло.
table-log-show = Показать этот момент
table-log-earlier = Показать более ранние записи ({ $number })
table-step-first = В начало
table-step-back = На шаг назад
table-step-forward = На шаг вперёд
table-step-last = В конец
table-step = Шаг { $step } из { $steps }
table-back-to-now = Вернуться к настоящему
table-past = Вы смотрите на более ранний момент.
table-export = Сохранить запись игры
table-undo = Вернуть ход
table-undo-impossible = Это вернуть нельзя: что-то уже открылось или ходил кто-то другой.
table-undone = { $name } берёт назад последнее действие.
table-confirm-action = Подтвердить: { $action }
table-not-possible = Сейчас нельзя
table-forced = Был возможен только один ответ: { $action }
table-rematch = Реванш
table-rematch-wanted = { $name } предлагает реванш.
table-resign = Сдаться
table-resign-sure = Сдаться и проиграть эту партию?
table-resigned = { $name } сдаётся.
table-leave = Встать из-за стола
table-spectators =
    { $number ->
        [0] Зрителей нет
        [one] { $number } зритель
        [few] { $number } зрителя
       *[many] { $number } зрителей
    }
table-watching = Вы смотрите партию.
table-view-of = Вид игрока { $name }
table-view-spectator = Вид зрителя
table-hand-over = Передайте устройство: ходит { $name }
table-hand-over-ready = Я { $name }, показать мой вид
table-replay = Повтор
table-replay-link = Ссылка на этот повтор
table-analysis = Разбор
table-share = Поделиться
table-full-screen = Во весь экран
table-rules = Правила рядом со столом
table-rules-search = Искать в правилах
table-rules-nothing = Таких слов нет ни в одном правиле.
table-fast = Быстрее
table-away = { $name } не за столом
table-joined = { $name } садится за стол.
table-left = { $name } встаёт из-за стола.

## Clock

clock-left = { $name }: осталось { $time }
clock-low = Времени осталось мало
clock-out = { $name }: время вышло.
clock-paused = Часы стоят.

## Chat

chat-title = Беседа
chat-write = Напишите сообщение
chat-send = Отправить
chat-empty = Пока никто ничего не сказал.
chat-muted = { $name }: сообщения скрыты.
chat-mute = { $name }: скрыть сообщения
chat-unmute = { $name }: показать сообщения
chat-unread =
    { $number ->
        [one] { $number } новое сообщение
        [few] { $number } новых сообщения
       *[many] { $number } новых сообщений
    }

## Account

account-title = Учётная запись
account-guest = Гость
account-guest-about = Вы играете как гость. Выберите имя и пароль, чтобы сохранить свои партии и рейтинг.
account-name = Имя
account-password = Пароль
account-password-again = Пароль ещё раз
account-password-old = Нынешний пароль
account-password-new = Новый пароль
account-password-differ = Пароли не совпадают.
account-sign-in = Войти
account-sign-out = Выйти
account-sign-up = Завести учётную запись
account-keep = Сохранить мои партии в учётной записи
account-signed-in = Вы вошли как { $name }
account-change-name = Сменить имя
account-change-password = Сменить пароль
account-delete = Удалить учётную запись
account-delete-sure = Ваше имя, рейтинг и настройки будут удалены. Сыгранные партии останутся без вашего имени. Это необратимо.
account-deleted = Учётная запись удалена.
account-export = Скачать мои данные
account-tokens = Ключи для ботов
account-token-new = Новый ключ
account-token-once = Скопируйте ключ сейчас: он показывается один раз.
account-token-revoke = Отозвать ключ
account-sessions = Устройства, где вы вошли
account-sign-out-everywhere = Выйти везде

## History and ratings

history-title = Ваши партии
history-empty = У вас пока нет законченных партий.
history-won = победа
history-lost = поражение
history-shared = ничья
history-against = соперники: { $names }
history-open = Открыть повтор
history-import = Открыть запись
ratings-title = Рейтинг
ratings-empty = Партий с рейтингом пока нет.
ratings-place = Место
ratings-player = Игрок
ratings-rating = Рейтинг
ratings-games = Партии
ratings-wins = Победы
ratings-plot = Рейтинг во времени: { $name }
ratings-uncertain = Рейтинг пока неточен: мало партий.

## Settings

settings-title = Настройки
settings-language = Язык
settings-theme = Оформление
settings-theme-light = светлое
settings-theme-dark = тёмное
settings-theme-system = как на устройстве
settings-motion = Движение
settings-motion-full = обычное
settings-motion-fast = быстрое
settings-motion-off = выключено
settings-sound = Звуки
settings-sound-on = включены
settings-sound-off = выключены
settings-forced = Единственно возможные ответы
settings-forced-on = отвечать за меня
settings-forced-off = оставлять мне
settings-confirm = Подтверждать каждое действие
settings-notifications = Сообщать, когда мой ход
settings-text-size = Размер текста
settings-saved = Сохранено

language-en = English
language-cs = Čeština
language-pl = Polski
language-hu = Magyar
language-ru = Русский

## Fairness

fairness-title = Честный случай
fairness-about = До игры сервер запечатал свой секрет. После игры секрет раскрывается, и ваш браузер пересчитывает каждый жребий и каждый бросок.
fairness-commitment = Печать
fairness-seed = Секрет сервера
fairness-player-seed = Вклад игрока { $name }
fairness-verify = Проверить
fairness-checking = Проверка …
fairness-good =
    { $number ->
        [one] Проверено: { $number } случайное событие верно.
        [few] Проверено: все { $number } случайных события верны.
       *[many] Проверено: все { $number } случайных событий верны.
    }
fairness-bad = Случайное событие { $number } не согласуется с печатью.
fairness-later = Секрет раскроется в конце игры.
fairness-algorithm = Как это работает

## Connection

connection-lost = Связь потеряна. Пробуем снова …
connection-back = Связь восстановлена.
connection-waiting = Ваше действие сохранено и будет отправлено один раз.
connection-old = Эта страница устарела. Перезагрузите её.
connection-elsewhere = Этот стол открыт и в другом окне.
connection-reload = Перезагрузить
connection-server-restarting = Сервер перезапускается. Ваша партия в безопасности.

## Errors

error-bad_request = Сервер не понял запроса.
error-not_found = Здесь ничего нет.
error-method_not_allowed = Здесь этого сделать нельзя.
error-too_large = Это слишком длинно.
error-too_many = Слишком много запросов. Подождите немного.
error-busy = Сейчас слишком оживлённо. Попробуйте через несколько секунд.
error-foreign_origin = Этой странице это не разрешено.
error-internal = На сервере что-то сломалось. Это записано.
error-sign_in = Сначала войдите.
error-wrong_password = Неверное имя или пароль.
error-scope = Этот ключ такого не позволяет.
error-name_taken = Это имя или похожее на него занято.
error-name_not_allowed = Такое имя невозможно. Пишите буквы, цифры, пробелы и дефисы.
error-password_too_short = В пароле не меньше 8 знаков.
error-password_too_long = В пароле не больше 200 знаков.
error-already_named = У вас уже есть учётная запись.
error-people_only = Для этого нужна учётная запись с именем.
error-bots_only = Это могут только боты.
error-too_many_tokens = У вас слишком много ключей. Сначала отзовите один.
error-too_many_bots = У вас слишком много ботов. Сначала удалите одного.
error-no_game = Такой игры нет.
error-not_over = Это будет возможно, когда игра закончится.
error-other_rules = Эту партию играли по другим правилам, чем нынешние.
error-no_table = Такого стола нет.
error-moved = Стол загружается заново. Вернитесь к нему.
error-table_full = За этим столом наблюдает слишком много людей.
error-seat_taken = Это место занято.
error-no_such_seat = Такого места нет.
error-not_your_seat = Это не ваше место.
error-open_seats = Ещё есть свободное место: подождите кого-нибудь или посадите туда бота.
error-begun = Игра уже началась.
error-not_host = Это может только тот, кто открыл стол.
error-not_asked = Сейчас не ваш ход.
error-no_rematch = Реванш — для тех, кто доиграл эту партию.
error-refused = Сейчас это невозможно.
error-conflict = Кто-то успел раньше. Стол обновлён.
error-no_bot = Такого бота нет.
error-unavailable = Сервер недоступен.
error-bad_message = Сервер этого не понял.
error-protocol = Эта страница устарела. Обновите её.
error-nothing_to_undo = Это нельзя вернуть: с тех пор открылось что-то новое.
error-bad_seed = Эти слова слишком длинные.
error-cannot_resign = Сейчас сдаться нельзя.
error-nothing_asked = Никто ничего не просит вернуть.
error-nothing_said = Сначала напишите что-нибудь.
error-only_players = Писать здесь могут только игроки.
error-too_late = Для этого уже поздно: игра началась.

## First game

tutorial-title = Первая партия
tutorial-next = Дальше
tutorial-back = Предыдущий шаг
tutorial-skip = Пропустить
tutorial-end = Закончить урок
tutorial-step = Шаг { $step } из { $steps }
tutorial-hint = Подсказка
tutorial-try = Попробуйте
tutorial-well-done = Отлично!
tutorial-leave = Закончить уроки и играть дальше
tutorial-happened = Что произошло
tutorial-wait = Играйте дальше: следующий урок придёт в своё время. Ещё впереди: { $topics }.
tutorial-all = Вы видели всё. Играйте дальше до конца!

## Keyboard

keys-title = Клавиатура
keys-move = Стрелки: к следующему предмету
keys-choose = Enter: выбрать
keys-escape = Escape: закрыть или отменить выбор
keys-tab = Tab: к следующей части стола
keys-log = L: журнал
keys-chat = C: беседа
keys-help = Вопросительный знак: эта справка
keys-undo = U: вернуть ход
keys-step = Запятая и точка: по шагам партии
keys-rule = R: правило к тому, что показано
keys-number = 1–9: выбрать вариант по номеру
keys-why = W: почему что-то невозможно

## For screen readers

label-main = Главная часть
label-menu = Меню
label-open-menu = Открыть меню
label-table = Стол
label-actions = Что вы можете сделать
label-live = Что происходит
label-seat = Место игрока { $name }
label-on-turn = Ходит { $name }
label-language = Выбрать язык
label-close-dialog = Закрыть окно
label-impossible = нельзя: { $why }
label-selected = выбрано
label-skip = Перейти к столу
label-number = Количество
label-fewer = На один меньше
label-add-one = На один больше
