### Турниры, по-русски.

tournaments-about = Час на арене, туры на один вечер или партии на несколько дней: играть может каждый, а объявить турнир — каждый, у кого есть учётная запись.
tournaments-none = Объявленных турниров нет. Может быть, объявите свой?
tournaments-running = Идут сейчас
tournaments-open = Скоро начнутся
tournaments-over = Завершены
tournaments-announce = Объявить турнир
tournament-arena = Арена
tournament-arena-about = Кто свободен, сразу получает соперника. Побеждает тот, у кого в конце больше всего очков.
tournament-swiss = Швейцарская система
tournament-swiss-about = В каждом туре вы играете с тем, у кого примерно столько же очков, и ни с кем дважды.
tournament-round_robin = Круговой турнир
tournament-round_robin-about = Каждый играет с каждым по одному разу.
tournament-tables = Столы на нескольких игроков
tournament-tables-about = Туры за столами на 3–5 игроков, каждый раз в другой компании. Победитель стола получает 12 очков, последний — ни одного.
tournament-name = Название
tournament-game = Игра
tournament-kind = Вид
tournament-starts = Начало
tournament-rounds = Туры
tournament-length = Длительность
tournament-seats = Игроков за столом
tournament-time = Время на обдумывание
tournament-status-open = Начало { $when }
tournament-status-arena = Новые партии до { $when }
tournament-status-round = Тур { $number } из { $rounds }
tournament-status-over = Завершён
tournament-status-off = Отменён
tournament-held = Организатор приостановил турнир.
tournament-by = Организатор: { $name }
tournament-enter = Участвовать
tournament-return = Я снова здесь
tournament-pause = Сделать перерыв
tournament-leave = Выйти из турнира
tournament-sign-in = Войдите, чтобы участвовать.
tournament-sign-in-first = Войдите, чтобы объявить турнир.
tournament-your-game = Ваша партия ждёт
tournament-to-table = К моему столу
tournament-in = Вы участвуете. Эта страница сообщит, когда ваша партия будет готова.
tournament-paused = У вас перерыв, в жеребьёвке вы не участвуете.
tournament-next = Следующий тур начнётся { $when }.
tournament-standings = Таблица
tournament-points = Очки
tournament-wins = Победы
tournament-pausing = перерыв
tournament-nobody = Пока никто не записался.
tournament-games = Партии
tournament-games-of = Партии тура { $number }
tournament-bye = в этом туре без соперника
tournament-no-game = не состоялась
tournament-watch = Смотреть
tournament-replay = Повтор
tournament-start-now = Начать сейчас
tournament-hold = Приостановить турнир
tournament-go-on = Продолжить
tournament-call-off = Отменить турнир
tournament-end = Завершить турнир
tournament-rules = Как считают очки
tournament-rule-two = Победа приносит 2 очка, общая победа — 1.
tournament-rule-several = Победитель стола получает 12 очков, последний — ни одного, остальные — от 12 до 0 с равным шагом; кто делит место, делит и очки.
tournament-rule-come = Приходите к столу в течение { $minutes } мин. Кто не придёт, не получит ничего и до возвращения в жеребьёвке не участвует.
tournament-rule-come-days = Приходите к столу в течение { $hours } ч. Кто не придёт, не получит ничего и до возвращения в жеребьёвке не участвует.
tournament-rule-gone = Кто ушёл до конца партии и за кого доигрывает бот, не получает за неё ничего.
tournament-rule-ties = При равенстве очков решают по порядку:
tournament-tie-cut = Очки соперников без слабейшего
tournament-tie-opponents = Очки соперников
tournament-tie-beaten = Очки побеждённых
tournament-tie-direct = Личные встречи
tournament-tie-fewer = Меньше партий
tournament-rule-shared = Кто равен во всём, делит место.
tournament-players =
    { $number ->
        [one] { $number } игрок
        [few] { $number } игрока
       *[many] { $number } игроков
    }
tournament-minutes =
    { $number ->
        [one] { $number } минута
        [few] { $number } минуты
       *[many] { $number } минут
    }
tournament-report = Пожаловаться на название
