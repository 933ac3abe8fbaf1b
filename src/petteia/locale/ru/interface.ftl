### Общее для всех экранов, по-русски.

app-title = Petteia

## How sentences are set (docs/languages.md)

typography =
    .short-words = а в и к о с у я
    .before-noun = { "\u00A0" }
    .before-percent = { "\u00A0" }
    .quotes = «»

## Words used on many screens

word-cancel = Отмена
word-close = Закрыть
word-back = Назад
word-save = Сохранить
word-delete = Удалить
word-copy = Копировать
word-copied = Скопировано
word-confirm = Подтвердить
word-more = Ещё
word-loading = Загрузка…
word-search = Поиск
word-you = вы
word-rule = Правило { $rule }
word-rules = Правила

n-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }

## Start

start-play-now = Сыграть с ботом
start-play-friend = Играть с другом
start-play-here = Играть на одном устройстве
start-continue = Продолжить
start-first-game = Первая партия? Учитесь играя
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
lobby-seat-invited = ждём ответа на приглашение…
lobby-add-bot = Добавить бота
lobby-sit = Сесть
lobby-waiting =
    { $number ->
        [one] Не хватает { $number } игрока
        [few] Не хватает { $number } игроков
       *[many] Не хватает { $number } игроков
    }
lobby-invite = Позвать друга
lobby-link = Ссылка на стол
lobby-qr = QR-код со ссылкой на стол
lobby-rated = рейтинговая
lobby-unrated = без рейтинга
lobby-chances = шансы видны
lobby-clock-none = без часов
lobby-clock-days = { n-days } на каждый ход
lobby-bot-level = Уровень

## Bots

bot-random = Случайный
    .about = Делает что угодно, лишь бы разрешали правила. Годится, чтобы всё попробовать.
bot-greedy = Жадный
    .about = Берёт то, что сейчас выглядит лучше всего, и не смотрит вперёд.
bot-novice = Новичок
    .about = Знает правила, но многое упускает из виду. Хорош для первой победы.
bot-easy = Лёгкий
    .about = Смотрит немного вперёд и упускает возможности.
bot-medium = Средний
    .about = Просчитывает ходы вперёд и наказывает за явные ошибки.
bot-hard = Сложный
    .about = Хорошо планирует. Опытным игрокам придётся постараться.
bot-expert = Мастер
    .about = Видит далеко вперёд. Победа над ним — достижение.
bot-master = Гроссмейстер
    .about = Самый сильный, какого мы смогли создать; не спешит.
bot-thinking = { $name } думает…

## Account

account-sign-in = Войти

## Settings

settings-title = Настройки
settings-language = Язык
settings-theme = Тема
settings-theme-light = светлая
settings-theme-dark = тёмная
settings-theme-system = как на устройстве
settings-motion = Анимация
settings-motion-full = обычная
settings-motion-fast = быстрая
settings-motion-off = выключена
settings-sound = Звуки
settings-sound-on = включены
settings-sound-off = выключены
settings-forced = Вынужденные ходы
settings-forced-on = делать за меня
settings-forced-off = оставлять мне

## Errors

error-bad_request = Сервер не понял запроса.
error-impossible = Такое сочетание невозможно.
error-not_found = Здесь ничего нет.
error-method_not_allowed = Здесь этого сделать нельзя.
error-too_large = Это слишком длинно.
error-too_many = Слишком много запросов. Подождите немного.
error-busy = Сервер перегружен. Попробуйте через несколько секунд.
error-foreign_origin = Этой странице это не разрешено.
error-internal = На сервере произошла ошибка. Она записана в журнал.
error-sign_in = Сначала войдите.
error-wrong_password = Неверное имя или пароль.
error-scope = Этот ключ такого не позволяет.
error-name_taken = Это имя или похожее на него занято.
error-name_not_allowed = Такое имя не подойдёт. Используйте буквы, цифры, пробелы и дефисы.
error-password_too_short = В пароле должно быть не меньше 8 знаков.
error-password_too_long = В пароле должно быть не больше 200 знаков.
error-password_common = Этот пароль легко угадать. Выберите подлиннее или необычнее.
error-wrong_code = Этот код неверен, уже использован или устарел. Запросите новый.
error-no_mail = Этот сервер не отправляет почту.
error-bad_mail = Это не похоже на адрес почты.
error-bad_address = Этот адрес не подходит. Он должен начинаться с https:// и быть открыт всем.
error-banned = Эта учётная запись заблокирована.
error-muted = Сейчас вы не можете писать в чат.
error-blocked = Этот игрок этого не разрешает.
error-members_only = Это только для участников клуба.
error-admins_only = Это могут делать только администраторы.
error-protected = Администраторы не могут действовать друг против друга.
error-already_named = У вас уже есть учётная запись.
error-people_only = Для этого нужна учётная запись.
error-bots_only = Это могут делать только боты.
error-too_many_tokens = У вас слишком много ключей. Сначала отзовите один.
error-too_many_bots = У вас слишком много ботов. Сначала удалите одного.
error-not_your_bot = Этого бота может позвать за стол только его владелец.
error-bot_offline = Этот бот не на связи: его программа должна быть запущена.
error-no_game = Такой игры нет.
error-not_over = Это возможно только после конца игры.
error-other_rules = Эта партия начата по прежней версии правил, которой на этом сервере больше нет. Она сохранена, но продолжить её нельзя.
error-bad_record = Этот файл нельзя открыть как запись партии.
error-not_your_study = Изменить это исследование может только автор. Вы можете сохранить копию.
error-too_many_studies = У вас слишком много исследований. Сначала удалите одно из них.
error-too_many_tournaments = Новый турнир пока объявить нельзя: у вас или на этом сервере их уже достаточно.
error-entry_closed = На этот турнир больше не записывают.
error-set_aside = Этот стол нельзя открыть. Он сохранён как есть, а администраторам сервера об этом сообщено.
error-no_table = Такого стола нет.
error-moved = Стол загружается заново. Откройте его ещё раз.
error-table_full = За этим столом слишком много зрителей.
error-seat_taken = Это место занято.
error-no_such_seat = Такого места нет.
error-not_your_seat = Это не ваше место.
error-open_seats = Ещё есть свободное место: подождите игрока или добавьте бота.
error-begun = Игра уже началась.
error-not_host = Это может сделать только тот, кто открыл стол.
error-not_asked = Сейчас не ваш ход.
error-no_rematch = Реванш могут предложить только те, кто доиграл эту партию.
error-refused = Сейчас это невозможно.
error-conflict = Кто-то успел раньше. Стол обновлён.
error-no_bot = Такого бота нет.
error-unavailable = Сервер недоступен.
error-bad_message = Сервер этого не понял.
error-protocol = Эта страница устарела. Обновите её.
error-nothing_to_undo = Это нельзя отменить: с тех пор открылось что-то новое.
error-log_full = Партия стала слишком длинной: больше ничего отменить нельзя.
error-bad_seed = Этот текст слишком длинный.
error-no_plan = Планировать можно только в партии, где вы играете сами и где на ход даётся не меньше суток.
error-lesson = Урок — для одного человека против ботов.
error-cannot_resign = Сейчас сдаться нельзя.
error-nothing_asked = Никто не просил ничего отменить.
error-nothing_said = Сначала напишите что-нибудь.
error-only_players = Писать здесь могут только игроки.
error-too_late = Для этого уже поздно: игра началась.

## For screen readers

label-main = Основная навигация
label-menu = Меню
label-table = Стол
label-language = Выбрать язык
label-close-dialog = Закрыть окно
