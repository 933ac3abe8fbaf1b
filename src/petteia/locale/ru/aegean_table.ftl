### Слова, общие для обоих изданий «Киклад» за столом.

## Боги и приношения

cycle = Раунд { $number }
offerings = Приношения
offerings-order = ходят сверху вниз
gods-asleep = спят в этом раунде
turn-order = Порядок ходов
pay-later = К оплате: { $gold }

## Существа и герои

creatures = Существа
creature-deck = Колода { $deck } · сброс { $discard }
only-you-see = Видите только вы
heroes = Герои
hero-in-battle = Бой:
hero-sacrifice = Жертва:

## Игроки

players = Игроки
out-of-game = вне игры
gold = Золото
income = Доход
priests = Жрецы
priestesses = Жрицы
philosophers = Философы
troops-left = Армии в резерве
fleets-left = Флоты в резерве
one-metropolis-left = До победы одна метрополия

## Карта

map = Карта архипелага
area-neutral = никому не принадлежит
area-open = можно выбрать
site-of = { $area }, участок { $number }
which-site = На каком участке?
your-question = Ваше решение
zoom-in = Ближе
zoom-out = Дальше
zoom-fit = Вся карта
table-parts = Части стола
part-map = Карта
part-gods = Боги
part-players = Игроки
part-talk = Журнал
n-troops =
    { $number ->
        [one] { $number } армия
        [few] { $number } армии
        [many] { $number } армий
       *[other] { $number } армии
    }
n-mercenaries =
    { $number ->
        [one] { $number } наёмник
        [few] { $number } наёмника
        [many] { $number } наёмников
       *[other] { $number } наёмника
    }
n-fleets =
    { $number ->
        [one] { $number } флот
        [few] { $number } флота
        [many] { $number } флотов
       *[other] { $number } флота
    }
n-metropolises =
    { $number ->
        [one] { $number } метрополия
        [few] { $number } метрополии
        [many] { $number } метрополий
       *[other] { $number } метрополии
    }
n-prosperity =
    { $number ->
        [one] { $number } знак процветания
        [few] { $number } знака процветания
        [many] { $number } знаков процветания
       *[other] { $number } знака процветания
    }

## Сражение

battle-at = Сражение: { $area }
attacker = нападающий
defender = обороняющийся
strength = Сила
battle-chances = Следующий бросок: нападающий { $attacker }, потери у обоих { $both }, обороняющийся { $defender }
battle-next-roll = Шансы следующего броска
battle-to-the-end = { $name }: шанс победы в бою до конца { $chance }

## Для чего указывают на карту

verb-recruit_fleet = Нанять флот
verb-recruit_troop = Нанять армию
verb-recruit_mercenary = Нанять наёмника
verb-build = Строить
verb-sail_from = Переместить флот
verb-sail_to = Плыть дальше
verb-march_from = Переместить армии
verb-march_to = Войти
verb-retreat_to = Отступить по суше
verb-withdraw_to = Отступить по морю
verb-escape_to = Спастись
verb-give_up = Отдать строение
verb-found_on = Основать метрополию
verb-found_at = Основать метрополию
verb-bless = Положить маркер процветания
verb-bless_land = Положить рог изобилия на сушу
verb-bless_sea = Положить рог изобилия на море
verb-lure = Убрать флот
verb-replace_from = Привести флот из
verb-fly_from = Лететь из
verb-crush = Разрушить строение
verb-rebuild = Перестроить строение
verb-sell_fleet = Продать флот
verb-sell_troop = Продать армию
verb-snatch_from = Убрать армию
verb-emerge_at = Кракен всплывает
verb-swim_to = Плыть дальше
verb-settle_on = Поставить фигурку
verb-push_to = Оттеснить флот в
verb-push_from = Оттеснить флот из
verb-claim = Занять область
verb-moor_at = Поставить первый флот
verb-station_at = Поставить армию
verb-walk_to = Переместить фигурку
verb-post_hero_at = Поставить героя
verb-launch_at = Поставить флот
verb-kill_troop = Убить армию
verb-kill_mercenary = Убить наёмника
verb-sink_fleet = Потопить флот
verb-lure_from = Переманить наёмников из
verb-settle_at = Поставить наёмника
verb-swap = Поменять флоты
verb-place_on_land = Поставить фигурку на сушу
verb-place_at_sea = Поставить фигурку на море

## Острова

island-amorgos = Аморгос
island-andros = Андрос
island-delos = Делос
island-ios = Иос
island-kea = Кея
island-kythnos = Китнос
island-melos = Мелос
island-mykonos = Миконос
island-naxos = Наксос
island-paros = Парос
island-siphnos = Сифнос
island-syros = Сирос
island-tenos = Тинос
island-thera = Фера
area-of = { $island } { $part }
