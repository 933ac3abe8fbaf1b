### Люди вокруг и клубы, по-русски.

people-title = Знакомые
people-sign-in = С учётной записью можно подписываться на других, приглашать их и создавать клубы.
people-invitations = Приглашения
people-invites = { $name } приглашает вас: { $game }
people-go = Открыть
people-decline = Отклонить
people-following = Мои подписки
people-following-empty = Пока никого. Подписаться на игрока можно на его странице; тех, кто подписан на вас, можно приглашать за стол.
people-blocked = Заблокированные
people-follow = Подписаться
people-unfollow = Отписаться
people-block = Заблокировать
people-unblock = Разблокировать
people-invite = Пригласить: { $name }
people-invited = Приглашение отправлено: { $name }
people-clubs = Клубы
club-name = Название нового клуба
club-found = Создать клуб
club-founder = Руководит: { $name }
club-members =
    { $number ->
        [one] { $number } участник
        [few] { $number } участника
       *[many] { $number } участников
    }
club-tables = Столы
club-open = Открыть стол: { $game }
club-who = Участники
club-link = Ссылка для вступления
club-leave = Выйти из клуба
club-join = Вступить в клуб
club-needs-link = Чтобы вступить, попросите ссылку у участника.
club-lead = Управление клубом
club-called = Название
club-about = О чём клуб
club-saved = Сохранено.
club-member = Выберите участника
club-new-link = Создать новую ссылку
club-new-link-about = По старой ссылке больше никто не войдёт. Участники остаются.
club-remove = Исключить: { $name }
club-remove-about = Вернуться можно только по ссылке от участника.
club-hand-over = Передать клуб: { $name }
club-hand-over-about = Клубом будет руководить этот участник; вы останетесь в клубе.
club-close = Закрыть клуб
club-close-about = Клуб исчезнет для всех участников. Его партии продолжатся. Отменить это нельзя.
club-nameless = Клуб без названия
club-report = Пожаловаться на название
club-pace-live = в реальном времени
club-pace-correspondence = по переписке
club-pace-unlimited = без часов
people-leaving = В { $left } из { $games } ваших последних партий с другими за вас доигрывал бот. Пока это так, ваши столы стоят в конце списка.
