### Слова, общие для обоих изданий «Киклад» за столом.

## Боги и приношения

aegean-from-the-top = ходят сверху вниз
aegean-asleep = спят в этом раунде
aegean-would-pay = К оплате: { $gold }

## Существа и герои

aegean-deck = Колода { $deck } · сброс { $discard }
aegean-only-you-see = Видите только вы

## Игроки

aegean-players = Игроки
aegean-out-of-game = вне игры
aegean-troops-left = Армии в резерве
aegean-fleets-left = Флоты в резерве
aegean-one-metropolis-left = До победы одна метрополия
aegean-one-philosopher-short = Её даст четвёртый философ
aegean-one-building-short = Её даст четвёртый тип зданий
aegean-building-types = Типы зданий: { $buildings }
aegean-name-and-city = { $name } ({ $city })
city-vermilion = Спарта
city-cobalt = Афины
city-saffron = Фивы
city-obsidian = Аргос
city-emerald = Коринф
city-murex = Родос

## Карта

aegean-can-be-chosen = можно выбрать
aegean-sea-space = Морское поле { $name }
aegean-site = { $area }, участок { $number }
aegean-which-site = На каком участке?
aegean-your-decision = Ваше решение
aegean-map-code = Код карты
aegean-part-map = Карта
aegean-part-gods = Боги
aegean-part-players = Игроки

## Сражение

aegean-roll-chances = Следующий бросок: нападающий { $attacker }, потери у обоих { $both }, обороняющийся { $defender }
aegean-next-roll = Шансы следующего броска
aegean-to-the-end = { $name }: шанс победы в бою до конца { $chance }
aegean-chance-to-win = шанс победить { $chance }

## Для чего указывают на карту

verb-summon = Вызвать
verb-exchange = Обменять
verb-copy = Повторить
verb-play = Сыграть
verb-keep = Удержать
verb-release = Отпустить
verb-recruit_hero = Нанять
verb-mobilise = Выступить
verb-sacrifice = Пожертвовать
verb-take = Взять с собой
verb-lose_hero = Потерять
verb-trade = Обменять
verb-for = На
verb-shelter_with = Укрыть
verb-imitate = Повторить
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
aegean-area = { $island } { $part }
