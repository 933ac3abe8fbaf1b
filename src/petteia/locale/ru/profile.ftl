### Профили игроков, по-русски.

profile-since = На сайте с { $date }
profile-edit = Мой профиль
profile-portrait = Портрет
profile-no-portrait = Без портрета
profile-line = Строка о себе
profile-shown = Видно всем
profile-show-games = Мои партии за открытыми столами
profile-show-ratings = Мои рейтинги, в том числе в общих таблицах
profile-show-results = Мои результаты
profile-show-skill = Моё мастерство и везение
profile-show-favourites = Мои предпочтения
profile-save = Сохранить
profile-saved = Сохранено.
profile-played = Партий
profile-won = Побед
profile-share = Доля
profile-total = Всего
profile-seats =
    { $number ->
        [one] { $number } игрок
        [few] { $number } игрока
       *[many] { $number } игроков
    }
profile-by-seats = По числу игроков
profile-by-reason = По тому, как закончилась партия
profile-by-opponent = По соперникам
profile-skill = Мастерство и везение
profile-skill-about =
    { $number ->
        [one] По разбору { $number } партии.
        [few] По разборам { $number } партий.
       *[many] По разборам { $number } партий.
    }
profile-luck = Везение дало
profile-decisions = Решения дали
profile-accuracy = Точность
profile-favourites = Предпочтения
profile-times = { $number }×
profile-problems = Решено задач: { $solved } из { $count }
profile-challenges = Пройдено испытаний: { $solved } из { $count }
profile-hidden = Остальное скрыто.
profile-resignation = кто-то сдался
