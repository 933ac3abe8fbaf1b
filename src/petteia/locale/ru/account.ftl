### Учётные записи, сыгранные партии и рейтинги, по-русски.

## Account

account-title = Учётная запись
account-guest-about = Вы играете как гость. Выберите имя и пароль, чтобы сохранить свои партии и рейтинг.
account-name = Имя
account-password = Пароль
account-password-again = Пароль ещё раз
account-password-old = Текущий пароль
account-password-new = Новый пароль
account-password-differ = Пароли не совпадают.
account-sign-out = Выйти
account-sign-up = Завести учётную запись
account-keep = Сохранить мои партии в учётной записи
account-change-password = Сменить пароль
account-delete = Удалить учётную запись
account-delete-sure = Ваше имя, рейтинг и настройки будут удалены. Сыгранные партии останутся без вашего имени. Это необратимо.
account-deleted = Учётная запись удалена.
account-export = Скачать мои данные
account-tokens = Ключи для ботов
account-token-new = Новый ключ
account-token-once = Скопируйте ключ сейчас: он показывается один раз.
account-token-revoke = Отозвать ключ
account-sign-out-everywhere = Выйти везде

## History and ratings

history-title = Ваши партии
history-empty = Законченных партий пока нет.
history-won = победа
history-lost = поражение
history-shared = общая победа
history-closed = закрыта
history-abandoned = брошена
history-open = Открыть повтор
ratings-title = Рейтинг
ratings-people = Люди
ratings-bots = Боты
ratings-empty = Рейтинговых партий пока нет.
ratings-place = Место
ratings-player = Игрок
ratings-rating = Рейтинг
ratings-games = Партии
ratings-plot = Как менялся рейтинг: { $name }
ratings-uncertain = Рейтинг пока неточен: мало партий.

## Account

page-password-changed = Пароль изменён. На всех других устройствах выполнен выход, и все ключи перестали действовать.
page-data = Ваши данные
page-data-about = Всё, что о вас хранится, в одном файле.
page-delete-more = Будут удалены и ваши боты, все ключи и ваши сообщения в чатах. В незаконченных партиях ваше место подождёт, пока не истечёт время; потом за вас доиграет бот.
page-bots = Боты
page-bots-about = Бот — это учётная запись для вашей программы. Он везде отмечен как бот, и отвечаете за него вы.
page-bot-name = Имя бота
page-bot-new = Создать бота
page-bot-none = Ботов у вас нет.
page-bot-play = Сыграть с ботом { $name }
page-bot-delete = Удалить бота { $name }
page-bot-delete-sure = Его ключи перестанут действовать. Его партии останутся, но без его имени.
page-bot-seat = Кто может позвать бота { $name } за стол?
page-bot-seat-owner = только я
page-bot-seat-anybody = кто угодно
page-key-about = Ключ позволяет программе делать то, что вы разрешите. С вашими собственными ключами можно смотреть и открывать столы; играть программы могут только как боты.
page-key-label = Для чего ключ?
page-key-for = Чей ключ
page-key-may = Ключ разрешает
page-key-none = Ключей нет.
page-key-made = создан { $date }
page-key-used = последний раз использован { $date }
page-key-unused = ещё не использован
page-key-try = Эта команда выводит по строке на каждое решение, которого ждут от бота:
page-scope-read = смотреть столы и партии
page-scope-play = играть
page-scope-tables = открывать столы
page-scope-chat = писать в чат
page-forgot = Забыли пароль?
page-reset-who = Ваше имя или адрес почты
page-reset-ask = Запросить код
page-reset-mail = Если у этой учётной записи есть подтверждённый адрес, мы отправили на него ссылку. Она действует один раз, в течение часа.
page-reset-admin = Этот сервер не отправляет почту. Получите код у того, кто ведёт сервер, и введите его здесь.
page-reset-have = Выберите новый пароль
page-reset-have-about = Нужен код из письма или код от того, кто ведёт этот сервер.
page-reset-code = Код
page-reset-save = Сохранить и войти
page-mail = Адрес почты
page-mail-about = На случай забытого пароля и для уведомлений, если они вам нужны. Другим он не виден.
page-mail-now = Подтверждён: { $mail }
page-mail-waiting = Чтобы подтвердить адрес, откройте ссылку в письме. Оно отправлено сюда: { $mail }.
page-mail-new = Новый адрес почты
page-mail-forget = Удалить адрес
page-mail-confirm = Подтвердите адрес почты
page-mail-confirmed = Ваш адрес почты подтверждён.

## Notices

notices-title = Ваш ход
notices-about = Когда в партии, где на ход даётся день или больше, придёт ваша очередь, мы сообщим: не чаще раза в час, сразу обо всех таких партиях.
notices-mail = Присылать письмо, когда мой ход
notices-quiet-from = Не присылать с
notices-quiet-until = до
notices-need-mail = Сначала подтвердите адрес почты.
notices-by-mail = По почте
notices-by-push = В этом браузере
notices-push-about = Браузер показывает уведомление, даже если ни одна наша страница не открыта. В нём только игра и имена соперников.
notices-push-on = Уведомлять в этом браузере
notices-push-off = Не уведомлять в этом браузере
notices-push-now = Этот браузер получает уведомления, пока вы не выйдете из учётной записи.
notices-push-denied = Браузер не разрешает уведомления с этого сайта. Разрешите их в настройках браузера для этого сайта и вернитесь.
notices-push-missing = Этот браузер не умеет показывать уведомления. На iPhone или iPad сначала добавьте страницу на экран «Домой».
notices-push-others =
    { $number ->
        [one] Уведомления получает ещё { $number } ваш браузер.
        [few] Уведомления получают ещё { $number } ваших браузера.
       *[many] Уведомления получают ещё { $number } ваших браузеров.
    }
notices-push-others-off = Не уведомлять остальные
notices-quiet = Тихие часы
notices-kinds = Какие партии
notices-mail-short = Почта
notices-push-short = Браузер
notices-brisk = меньше 3 дней на ход
notices-slow = 3 дня на ход и больше
webhook-about = О том, чей ход, можно сообщать в канал, например в Discord: создайте в настройках канала вебхук и вставьте его адрес сюда. Кто читает канал, узнает имена игроков и ссылку на этот стол.
webhook-address = Адрес вебхука
webhook-save = Сообщать туда о ходах
webhook-now = Сообщения о ходах отправляются сюда: { $site }.
webhook-remove = Больше не сообщать
webhook-none = Этот сервер не вызывает вебхуки.
page-people = Знакомые и клубы
