### Слова, общие для обоих изданий «Киклад» за столом.

## Боги и приношения

aegean-from-the-top = ходят сверху вниз
aegean-asleep = спят в этом раунде
aegean-would-pay = К оплате: { $gold }
aegean-displaced = { $name }: ставка перебита ({ $god }), сейчас отвечает
aegean-places-marker = { $name } ставит маркер

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
aegean-places-lit = { $number ->
    [one] На карте можно выбрать { $number } место
    [few] На карте можно выбрать { $number } места
   *[many] На карте можно выбрать { $number } мест
}
aegean-reach-nothing = Одним перемещением — ничего
aegean-reach-note = Одним перемещением, кому бы ни достались бог и золото
aegean-in-reach = достижимо: { $means }
aegean-answered-for-you = Ответ дан за вас, другого нет: { $answer }
aegean-sea-space = Морское поле { $name }
aegean-site = { $area }, участок { $number }
aegean-which-site = На каком участке?
aegean-your-decision = Ваше решение
aegean-map-code = Код карты
aegean-part-map = Карта
aegean-part-gods = Боги
aegean-part-players = Игроки

## Свои карты

map-title = Своя карта
map-own = Сложить свою карту
map-edit = Изменить эту карту
map-lead = Возьмите часть карты и выберите для неё место.
map-hand = { $tile }: выберите место.
map-laid = Карта на данный момент
map-tools = Что сделать с частью карты
map-tiles = Части карты
map-lies = лежит на карте
map-free-place = Свободное место, ряд { $row }, столбец { $column }
map-tile-place = { $tile }, ряд { $row }, столбец { $column }, поворот { $degrees }°
map-turn-left = Повернуть влево
map-turn-right = Повернуть вправо
map-remove = Обратно в коробку
map-shuffle = Перемешать
map-good = На этой карте можно играть.
map-play = Открыть стол с этой картой
map-link = Скопировать ссылку на карту
map-keys = Клавиши: стрелки ведут от места к месту, Enter берёт и кладёт, R поворачивает, Del убирает, U отменяет.
map-preview = Изображение карты
map-random-about = Части карты раскладывает случай в начале игры. Заранее известна только форма карты.
map-quick-about = Готовая карта: все начинают одинаково далеко друг от друга.
map-code-about = Вставьте код карты, которым с вами поделились, или сложите карту сами.

## Сражение

aegean-roll-chances = Следующий бросок: нападающий { $attacker }, потери у обоих { $both }, обороняющийся { $defender }
aegean-next-roll = Шансы следующего броска
aegean-chance-to-win = шанс победить { $chance }
aegean-fought-to-the-end = Бой до конца, точно: за кем останется место
aegean-round = Раунд { $number }
aegean-rounds = Прошлые раунды
aegean-beats = { $more } против { $less }
aegean-tie = По { $total }: теряют обе стороны
aegean-both-lose = теряют обе стороны
aegean-dice-roll = Кубики катятся
aegean-die = Кубик
aegean-other-bonuses = Здания и фигуры

## Первая партия

first-game-gods = Ваша очередь делать приношение. Выберите бога: в этом раунде он помогает только вам. Укажите на него, чтобы прочитать, что он даёт.
    .title = Выберите бога
first-game-offer = Теперь назовите ставку. Платят, только когда бог есть у каждого. Для начала хватит и небольшой.
    .title = Ваше приношение
first-game-outbid = Кто-то предложил вашему богу больше. Ваш маркер сразу идёт к другому богу. Позже можно вернуться с большей ставкой.
    .title = Ставка перебита
first-game-god = Этот бог сейчас помогает вам. Выберите на панели внизу, что сделать; на каждой кнопке указана цена.
first-game-recruit = Выставьте отряд на карту: нажмите отмеченную кнопку, потом подсвеченное место. Первый бесплатно, каждый следующий дороже.
    .title = Наём
first-game-build = Вы можете строить. Нажмите отмеченную кнопку и выберите одно из своих подсвеченных мест. Четыре разных строения превращаются в метрополию.
    .title = Строительство
first-game-move = За 1 монету ваши отряды могут переместиться. Нажмите отмеченную кнопку и выберите, откуда они идут. Армии пересекают море по цепи ваших флотов.
    .title = Передвижение
first-game-number = Сколько пойдёт? Где будет сражение, кнопка показывает ваш шанс на победу.
    .title = Сколько
first-game-where = Всё, что подсвечено, достижимо. Мечи означают сражение, а число рядом с ними — ваш шанс.
    .title = Куда
first-game-battle = В сражении каждая сторона прибавляет кубик к своим отрядам и защите. У кого меньше, теряет отряд, при ничьей теряют оба. Так до тех пор, пока не останется одна сторона.
    .title = Сражение
first-game-retreat = После каждого штурма можно не сражаться дальше, а отступить всеми отрядами. Панель показывает шансы: если они хорошие, стойте.
    .title = Стоять или отступить
first-game-creature = У вас хватает золота на существо. На карте написано, что оно делает, и делает оно это сразу. С каждым раундом карты сдвигаются и дешевеют.
    .title = Существа
first-game-done = Пользуйтесь тем, что даёт бог, сколько можете оплатить. Потом закончите ход. Кто действует первым, в следующем раунде торгуется последним.
    .title = Конец хода
first-game-end = Партия окончена. Журнал вернёт в любой её момент. Теперь вы знаете всё нужное: сыграйте ещё.
    .title = Конец игры

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
