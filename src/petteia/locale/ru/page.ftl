### Что говорит только страница, по-русски.

## Start

page-title-1 = Садитесь.
page-title-2 = Ваш ход.
page-lead = Настольные игры в браузере. Бесплатно, без учётной записи, на пяти языках.
page-play-now-about = Две секунды — и вы за столом
page-play-friend-about = Одна ссылка, ничего не нужно устанавливать
page-friend-text = Отправьте ссылку или дайте другу отсканировать код. Партия начнётся, когда друг сядет за стол.
page-fair = Каждую раздачу можно проверить в браузере
page-open-source = Открытый код, свои рисунки, без рекламы
page-play = Играть
page-watch = Смотреть
page-learn = Учиться
page-players = Игроки
page-history = Ваши партии
page-join = Сесть
page-look = Посмотреть
page-trial = тестируется
page-chance = Жребий
page-night = Тёмная тема
page-day = Светлая тема
page-table = стол { $code }
page-not-here = Такой страницы нет.
page-home = Вернуться на главную
page-offline = Нет связи
page-offline-about = Ваши партии в сохранности на сервере. Как только связь восстановится, страница загрузится сама.
page-offline-again = Повторить
page-newer = Вышла новая версия Petteia.
page-reload = Обновить
page-rematch-go = К новой партии
page-undo-asked = { $name } просит отменить последнее действие.
page-undo-ask = Попросить отменить последнее действие
page-undo-waiting = Вы попросили отменить последнее действие.
page-undo-declined = Соперник против отмены.
page-agree = Согласиться
page-decline = Отказаться
page-seed = Добавьте к жребию свои слова
page-points = Очки
page-seat-back = Забрать своё место у бота

## Account

page-banned-until = Ею можно будет пользоваться с { $date }.
page-banned-reason = Причина: { $reason }
page-request = Если будете сообщать об этом, укажите: { $found }
page-moderation = Модерация

## Order at the table

page-deleted-player = удалённый игрок

## Rules

page-rules-english = Эта страница ещё не переведена. Вот она по-английски.

## Bots

page-bot = бот

## Задачи

page-live = Сейчас играют
page-tournaments = Турниры
page-problems = Задачи
page-challenges = Испытания
page-no-problems = Для этой игры пока нет задач.
start-daily = Задача дня
start-daily-about = Сложность { $rating }
start-daily-streak =
    { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[many] { $days } дней подряд
    }
start-daily-solve = Решить
start-daily-done = Решено
