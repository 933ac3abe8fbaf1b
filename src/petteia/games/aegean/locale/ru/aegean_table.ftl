### Слова, общие для обоих изданий «Киклад» за столом.

## Боги и приношения

aegean-from-the-top = ходят сверху вниз
aegean-asleep = в этом раунде не в игре
aegean-would-pay = Вы заплатите: { $gold }
aegean-offer-to = Ставка ({ $god }): { $offer }
aegean-name-offer = Рядом с выбранным богом нажмите число — размер вашего приношения.
aegean-gods-fold = Свернуть список богов
aegean-gods-unfold = Показать всех богов
aegean-purse = Ваши средства
aegean-displaced = { $name }: ставка перебита ({ $god }), нужен другой бог
aegean-places-marker = { $name } ставит маркер

## Существа и герои

aegean-deck = Колода { $deck } · сброс { $discard }
aegean-only-you-see = Видите только вы

## Игроки

aegean-players = Игроки
aegean-philosophers = Философы
aegean-out-of-game = вне игры
aegean-troops-left = Армии в резерве
aegean-fleets-left = Флоты в резерве
aegean-one-metropolis-left = До победы одна метрополия
aegean-one-philosopher-short = До метрополии один философ
aegean-one-building-short = До метрополии одно строение нового типа
aegean-building-types = Типы строений: { $buildings }
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
    [one] На поле можно выбрать { $number } место
    [few] На поле можно выбрать { $number } места
   *[many] На поле можно выбрать { $number } мест
 }
aegean-can-be-moved = можно переместить
aegean-take-units = Возьмите отряды на поле или выберите здесь.
aegean-choose-goal = Выберите, кто идёт, затем цель на поле.
aegean-steps-left = { $number ->
    [0] шагов не остаётся
    [one] остаётся { $number } шаг
    [few] остаётся { $number } шага
   *[many] остаётся { $number } шагов
}
aegean-out-of-reach = { $area }: этой группе туда не добраться.
aegean-overview = Обзор: нажмите, чтобы перейти туда
aegean-reach-nothing = За одну передислокацию — никуда
aegean-reach-note = За одну передислокацию, если достанется нужный бог и хватит золота
aegean-in-reach = можно добраться (способ: { $means })
aegean-answered-for-you = Автоматически, потому что иначе было нельзя: { $answer }
aegean-sea-space = Море: { $name }
aegean-site = { $area }, место { $number }
aegean-which-site = На каком месте?
aegean-your-decision = Ваше решение
aegean-map-code = Код поля
aegean-part-map = Поле
aegean-part-gods = Боги
aegean-part-players = Игроки

## Свои поля

map-title = Своё поле
map-own = Собрать своё поле
map-edit = Изменить это поле
map-lead = Возьмите тайл и выберите для него место.
map-hand = { $tile }: выберите место.
map-laid = Поле сейчас
map-tools = Действия с тайлом
map-tiles = Тайлы
map-lies = лежит на поле
map-free-place = Свободное место, ряд { $row }, столбец { $column }
map-tile-place = { $tile }, ряд { $row }, столбец { $column }, поворот { $degrees }°
map-turn-left = Повернуть влево
map-turn-right = Повернуть вправо
map-remove = Обратно в коробку
map-shuffle = Перемешать
map-good = На этом поле можно играть.
map-play = Открыть стол с этим полем
map-link = Скопировать ссылку на поле
map-preview = Изображение поля
map-random-about = В начале игры тайлы раскладываются случайно. Заранее известна только форма поля.
map-quick-about = Готовое поле: все начинают одинаково далеко друг от друга.
map-prepared-about = Поле быстрой расстановки с начальными областями, армиями и флотами всех игроков: партия начинается с приношений.
map-code-about = Вставьте код поля, которым с вами поделились, или соберите поле сами.

## Сражение

aegean-roll-chances = Следующий бросок выиграет нападающий: { $attacker }, обороняющийся: { $defender }; потери у обоих: { $both }
aegean-next-roll = Шансы следующего броска
aegean-chance-to-win = шанс на победу { $chance }
aegean-fought-to-the-end = За кем останется место, если никто не отступит (точный расчёт)
aegean-round = Штурм { $number }
aegean-rounds = Прошлые штурмы
aegean-beats = { $more } больше { $less }
aegean-tie = Ничья: по { $total }
aegean-both-lose = потери у обеих сторон
aegean-battle-seen = Дальше
aegean-dice-roll = Бросок кубиков
aegean-die = Кубик
aegean-other-bonuses = Строения и фигурки

## Первая партия

first-game-gods = Ваша очередь торговаться. Выберите бога: в этом раунде он будет помогать только вам. Нажмите на имя, чтобы прочитать, что он даёт.
    .title = Выберите бога
first-game-offer = Рядом с богом нажмите число — размер вашего приношения. Платят, только когда бог есть у каждого. Для начала хватит и небольшой ставки.
    .title = Ваше приношение
first-game-outbid = Кто-то предложил вашему богу больше. Сразу поставьте маркер к другому богу. Если и там вашу ставку перебьют, можно вернуться с большей ставкой.
    .title = Ставка перебита
first-game-god = Этот бог сейчас помогает вам. Выберите на панели внизу, что делать; на каждой кнопке указана цена.
first-game-recruit = Выставьте отряд на поле: нажмите обведённую кнопку, потом подсвеченное место. Первый бесплатный, каждый следующий дороже.
    .title = Наём
first-game-build = Вы можете строить. Нажмите обведённую кнопку и выберите одно из подсвеченных мест. Четыре разных строения превращаются в метрополию.
    .title = Строительство
first-game-move = За 1 ЗМ ваши отряды могут переместиться. Нажмите на место, где они стоят, выберите, сколько пойдёт, и нажмите на цель. Армии пересекают море по цепочке ваших флотов.
    .title = Передислокация
first-game-number = Сколько пойдёт? Если будет сражение, кнопка показывает ваш шанс на победу.
    .title = Сколько
first-game-where = Всё подсвеченное досягаемо. Мечи означают сражение, а число рядом с ними — ваш шанс на победу.
    .title = Куда
first-game-battle = В сражении каждая сторона бросает кубик и прибавляет свои отряды и бонусы. У кого меньше, тот теряет отряд, при ничьей теряют обе стороны. Так продолжается, пока не останется одна.
    .title = Сражение
first-game-retreat = После каждого штурма можно не сражаться дальше, а отступить всеми отрядами. Панель показывает ваши шансы: если они хороши, сражайтесь.
    .title = Сражаться или отступить?
first-game-creature = У вас хватает золота на существо. На карте существа написано, что оно делает, и действует оно сразу. С каждым раундом карты сдвигаются и дешевеют.
    .title = Существа
first-game-done = Пользуйтесь тем, что даёт бог, столько раз, сколько можете оплатить, потом закончите ход. Кто действует первым, в следующем раунде торгуется последним.
    .title = Конец хода
first-game-end = Партия окончена. В журнале можно вернуться к любому её моменту. Теперь вы знаете всё, что нужно: сыграйте ещё!
    .title = Конец игры

## Для чего указывают на карту

verb-summon = Вызвать
verb-exchange = Заменить
verb-copy = Разыграть
verb-play = Разыграть
verb-keep = Оставить
verb-release = Отпустить
verb-recruit_hero = Нанять
verb-mobilise = В поход
verb-sacrifice = Пожертвовать
verb-take = Взять с собой
verb-lose_hero = Потерять
verb-trade = Отдать
verb-for = Взять взамен
verb-shelter_with = Доверить метрополию
verb-imitate = Повторить
verb-recruit_fleet = Нанять флот
verb-recruit_troop = Нанять армию
verb-recruit_mercenary = Нанять наёмника
verb-build = Построить
verb-sail_from = Переместить флоты
verb-sail_to = Плыть дальше
verb-march_from = Переместить армии
verb-march_to = Идти
verb-retreat_to = Отступить на сушу
verb-withdraw_to = Отступить в море
verb-escape_to = Отступить
verb-give_up = Отдать строение
verb-found_on = Построить метрополию
verb-found_at = Построить метрополию
verb-bless = Положить маркер процветания
verb-bless_land = Положить рог изобилия на сушу
verb-bless_sea = Положить рог изобилия в море
verb-lure = Отправить флот домой
verb-replace_from = Привести свой флот
verb-fly_from = Лететь
verb-crush = Разрушить строение
verb-rebuild = Заменить строение
verb-sell_fleet = Продать флот
verb-sell_troop = Продать армию
verb-snatch_from = Убрать армию
verb-emerge_at = Поставить Кракена
verb-swim_to = Плыть дальше
verb-settle_on = Поставить фигурку
verb-push_to = Отогнать флоты
verb-push_from = Отогнать флот
verb-claim = Занять область
verb-moor_at = Поставить первый флот
verb-station_at = Поставить армию
verb-walk_to = Переместить фигурку
verb-post_hero_at = Поставить героя
verb-launch_at = Поставить флот
verb-kill_troop = Уничтожить армию
verb-kill_mercenary = Уничтожить наёмника
verb-sink_fleet = Потопить флот
verb-lure_from = Переманить наёмников
verb-settle_at = Поставить наёмника
verb-swap = Поменять флоты
verb-place_on_land = Поставить фигурку на сушу
verb-place_at_sea = Поставить фигурку в море

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
island-siphnos = Сифнос
island-syros = Сирос
island-tenos = Тинос
island-thera = Фера
aegean-area = { $island }{ "\u00A0" }{ $part }

## How a game ended

ending-metropolises =
    { $metropolises ->
        [one] { $metropolises } метрополия
        [few] { $metropolises } метрополии
       *[many] { $metropolises } метрополий
    } в конце раунда { $cycle }.
ending-gold = Решило золото: { $gold } против { $next }.
ending-equal_gold = Золота тоже поровну: по { $gold }.
ending-last_city = Все остальные города пали (раунд { $cycle }).
ending-lands =
    { $number ->
        [one] { $number } владение
        [few] { $number } владения
       *[many] { $number } владений
    }

## Keys

keys-reach = Что игрок мог бы атаковать
keys-turn = Повернуть тайл; с Shift — в другую сторону
keys-remove = Убрать тайл
