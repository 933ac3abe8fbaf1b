### Люди и боты: как их зовут и что они говорят, по-русски.

guest-trait-bold =
    { $gender ->
        [f] Смелая
        [n] Смелое
       *[m] Смелый
    }
guest-trait-calm =
    { $gender ->
        [f] Спокойная
        [n] Спокойное
       *[m] Спокойный
    }
guest-trait-cheerful =
    { $gender ->
        [f] Весёлая
        [n] Весёлое
       *[m] Весёлый
    }
guest-trait-clever =
    { $gender ->
        [f] Смышлёная
        [n] Смышлёное
       *[m] Смышлёный
    }
guest-trait-curious =
    { $gender ->
        [f] Любопытная
        [n] Любопытное
       *[m] Любопытный
    }
guest-trait-gentle =
    { $gender ->
        [f] Ласковая
        [n] Ласковое
       *[m] Ласковый
    }
guest-trait-lively =
    { $gender ->
        [f] Бойкая
        [n] Бойкое
       *[m] Бойкий
    }
guest-trait-lucky =
    { $gender ->
        [f] Удачливая
        [n] Удачливое
       *[m] Удачливый
    }
guest-trait-nimble =
    { $gender ->
        [f] Ловкая
        [n] Ловкое
       *[m] Ловкий
    }
guest-trait-patient =
    { $gender ->
        [f] Терпеливая
        [n] Терпеливое
       *[m] Терпеливый
    }
guest-trait-proud =
    { $gender ->
        [f] Гордая
        [n] Гордое
       *[m] Гордый
    }
guest-trait-quiet =
    { $gender ->
        [f] Тихая
        [n] Тихое
       *[m] Тихий
    }
guest-trait-swift =
    { $gender ->
        [f] Быстрая
        [n] Быстрое
       *[m] Быстрый
    }
guest-trait-wise =
    { $gender ->
        [f] Мудрая
        [n] Мудрое
       *[m] Мудрый
    }
guest-animal-crab = краб
    .gender = m
guest-animal-dolphin = дельфин
    .gender = m
guest-animal-falcon = сокол
    .gender = m
guest-animal-goat = коза
    .gender = f
guest-animal-gull = чайка
    .gender = f
guest-animal-hare = заяц
    .gender = m
guest-animal-hedgehog = ёж
    .gender = m
guest-animal-heron = цапля
    .gender = f
guest-animal-lizard = ящерица
    .gender = f
guest-animal-octopus = осьминог
    .gender = m
guest-animal-owl = сова
    .gender = f
guest-animal-pelican = пеликан
    .gender = m
guest-animal-seahorse = морской конёк
    .gender = m
guest-animal-seal = тюлень
    .gender = m
guest-animal-swallow = ласточка
    .gender = f
guest-animal-turtle = черепаха
    .gender = f
guest-name = { $trait } { $animal }

temper-dreamy = мечтательность
    .about = Порой не замечает хорошего хода. Подойдёт для первой победы.
temper-hasty = поспешность
    .about = Смотрит на каждый ход один раз и делает тот, что сразу приглянулся.
temper-curious = любопытство
    .about = Немного думает вперёд и пробует то, мимо чего другие проходят.
temper-steady = спокойствие
    .about = Думает вперёд и наказывает за явные ошибки.
temper-patient = терпение
    .about = Хорошо планирует. Опытным игрокам придётся потрудиться.
temper-keen = острота ума
    .about = Сильнейший соперник, какого мы смогли создать; не торопится.

says-dreamy-hello = Какой чудный день для игры!
says-dreamy-won = Ой! Это победа?
says-dreamy-lost = Вы увидели то, что от меня ускользнуло.
says-hasty-hello = Начнём? Скорее, скорее.
says-hasty-won = Быстро вышло.
says-hasty-lost = В другой раз посмотрю дважды.
says-curious-hello = Попробуем что-нибудь новое.
says-curious-won = Значит, можно и так.
says-curious-lost = Любопытно. Надо запомнить.
says-steady-hello = Приятно вас видеть. Не спешите.
says-steady-won = Хорошая была партия. Спасибо.
says-steady-lost = Хорошо сыграно.
says-patient-hello = Времени у меня много. А у вас?
says-patient-won = Камень за камнем.
says-patient-lost = Прекрасный был замысел.
says-keen-hello = Покажите то, чего я не знаю.
says-keen-won = Победа далась труднее, чем кажется.
says-keen-lost = Добавить нечего. Мастерски.

people-strength = Сила { $strength } из 6
people-player = Игрок { $number }
people-numbered = { $name } { $number }
people-your-name = Как вас называть другим игрокам?
people-your-name-about = Только если хотите. Запомним и на следующий раз.
people-call-me = Зовите меня так
people-phrases = Быстрые фразы

phrase-hello = Привет! Удачи!
phrase-moment = Минутку, пожалуйста.
phrase-nice = Отличный ход!
phrase-oops = Ой-ой!
phrase-thanks = Спасибо за игру!

people-unread =
    { $number ->
        [one] { $number } новое сообщение
        [few] { $number } новых сообщения
       *[many] { $number } новых сообщений
    }
