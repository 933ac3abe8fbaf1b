### Что говорит только страница, по-русски.

## Start

page-title-1 = Садитесь.
page-title-2 = Ваш ход.
page-lead = Настольные игры в браузере. Бесплатно, без учётной записи, на пяти языках.
page-play-now-about = Две секунды — и вы за столом
page-play-friend-about = Одна ссылка, ничего не нужно устанавливать
page-friend-text = Отправьте ссылку или дайте считать код телефоном. Игра начнётся, когда друг сядет за стол.
page-waiting-friend = Ждём вашего друга
page-fair = Каждую раздачу можно проверить в браузере
page-open-source = Открытый код, свои рисунки, без рекламы
page-play = Играть
page-watch = Смотреть
page-learn = Учиться
page-players = Игроки
page-join = Сесть
page-look = Взглянуть
page-open = Открыть
page-night = Тёмная
page-day = Светлая
page-coming = Стол для этой игры ещё строится. Её правила уже здесь.
page-table = стол { $code }
page-not-here = Такой страницы нет.
page-home = К началу
page-rematch-go = К новой игре
page-undo-asked = { $name } просит вернуть последнее действие.
page-undo-ask = Попросить вернуть последнее действие
page-undo-waiting = Вы попросили вернуть последнее действие.
page-undo-declined = Соперник не согласен возвращать действие.
page-agree = Согласиться
page-decline = Отказать
page-seed = Ваши слова, подмешанные к случаю
page-points = Очки
page-seat-back = Вернуть своё место у бота

## Account

page-password-changed = Пароль изменён. На всех других устройствах вы вышли.
page-data = Ваши данные
page-data-about = Всё, что о вас хранится, в одном файле.
page-delete-more = Исчезнут и ваши боты, все ключи и то, что вы писали в чате. В идущих партиях ваше место ждёт, пока есть время; потом за вас играет бот.
page-bots = Боты
page-bots-about = Бот — это учётная запись для вашей программы. Он везде отмечен как бот, и отвечаете за него вы.
page-bot-name = Имя бота
page-bot-new = Создать бота
page-bot-none = Ботов у вас нет.
page-bot-play = Сыграть против { $name }
page-bot-delete = Удалить { $name }
page-bot-delete-sure = Его ключи перестанут действовать. Его партии останутся, без его имени.
page-key-about = С ключом программа делает то, что вы ей разрешите. Ваши собственные ключи могут смотреть и открывать столы; играют программы как боты.
page-key-label = Для чего ключ?
page-key-for = Чей ключ
page-key-may = Ему можно
page-key-none = Ключей нет.
page-key-made = создан { $date }
page-key-used = последний раз использован { $date }
page-key-unused = ещё не использован
page-key-try = Это печатает по строке на каждый вопрос боту:
page-scope-read = смотреть столы и партии
page-scope-play = играть
page-scope-tables = открывать столы
page-scope-chat = писать в чат

## Rules

page-rules-english = Эта страница ещё не переведена. Вот она по-английски.

## Duel

page-to-move = ходит
page-opponent = соперник
page-bot = бот
page-free = даром
page-no-cost = без цены
page-pay = заплатить { $coins }
page-short = не хватает { $coins }
page-build = Построить
page-discard = Сбросить
page-what-with-it = Что вы с ней сделаете?
page-choose-card = Выберите одну из карт, на которых ничего не лежит.
page-wonder = Чудо
page-progress-token = Жетон прогресса
page-covered-by = Накрыта картами: { $cards }
page-one-of = Одна из { $number } карт, у каждой { $share }
page-you-pay = Вы платите { $due } из своих { $coins }
page-for-you = для вас: { $price }
page-layout = Карты на столе
page-cards-left =
    { $cards ->
        [one] осталась { $cards } карта, закрытых { $down }
        [few] осталось { $cards } карты, закрытых { $down }
       *[many] осталось { $cards } карт, закрытых { $down }
    }
page-unseen =
    { $places ->
        [one] { $cards } карт на { $places } место: каждая лежит там с вероятностью { $there }
        [few] { $cards } карт на { $places } места: каждая лежит здесь с вероятностью { $here }, на данном месте { $there }
       *[many] { $cards } карт на { $places } мест: каждая лежит здесь с вероятностью { $here }, на данном месте { $there }
    }
page-tab-table = Стол
page-tab-city = Мой город
page-then-points = очки: { $before }, затем { $after }
page-then-coins = монеты: { $before }, затем { $after }
page-then-opponent = монеты соперника ({ $name }): { $before }, затем { $after }
page-then-lead = перевес на шкале конфликта: { $before }, затем { $after }
page-then-symbols = разные символы: { $before }, затем { $after }
page-then-won = Вы побеждаете
page-then-lost = Вы проигрываете
page-then-shared = Общая победа
