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
club-founder = Основатель: { $name }
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
club-pace-live = в реальном времени
club-pace-correspondence = по переписке
club-pace-unlimited = без часов
people-leaving = Ваших последних партий с другими: { $games }; из них за вас доиграл бот: { $left }. Пока это так, ваши столы стоят в конце списка.
