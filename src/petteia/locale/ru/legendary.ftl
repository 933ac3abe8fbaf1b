### «Киклады: Легендарное издание» по-русски.

game-title = Киклады: Легендарное издание
game-about = Боги, существа и герои на вашем собственном архипелаге. Побеждают три метрополии.

n-troops =
    { $count ->
        [one] { $count } армия
        [few] { $count } армии
       *[many] { $count } армий
    }
n-units =
    { $number ->
        [one] { $number } отряд
        [few] { $number } отряда
       *[many] { $number } отрядов
    }
n-mercenaries =
    { $number ->
        [one] { $number } наёмника
        [few] { $number } наёмников
       *[many] { $number } наёмников
    }
n-priestesses =
    { $number ->
        [one] { $number } жрицу
        [few] { $number } жриц
       *[many] { $number } жриц
    }
n-philosophers =
    { $number ->
        [one] { $number } философа
        [few] { $number } философов
       *[many] { $number } философов
    }

## Names

god-hera = Гера

creature-charon = Харон
creature-graeae = Грайи
creature-griffin = Грифон
creature-hydra = Гидра
creature-cerberus = Цербер

hero-ajax = Аякс
hero-hector = Гектор
hero-helen = Елена
hero-jason = Ясон
hero-croesus = Крёз
hero-odysseus = Одиссей
hero-pandora = Пандора
hero-penthesilea = Пентесилея
hero-perseus = Персей

building-academy = академия
unit-mercenary = наёмник
unit-priestess = жрица

bonus-two_troops = две армии
bonus-cornucopia = рог изобилия
bonus-priestess = жрица
bonus-three_gold = три золотые монеты
bonus-two_fleets = два флота

deed-hero = герой
deed-mobilisation = поход героя
deed-move = передислокация
deed-roll = новый бросок
deed-sacrifice = самопожертвование

tile-andros = Андрос
tile-delos = Делос
tile-ios = Иос
tile-kea = Кея
tile-melos = Мелос
tile-mykonos = Миконос
tile-naxos = Наксос
tile-paros = Парос
tile-syros = Сирос
tile-thera = Фера

phase-deployment = Расстановка
phase-start = Начало раунда
phase-upkeep = Содержание существ

## What is asked

question-claim = Какую область суши вы занимаете?
question-moor = Где встанет ваш флот?
question-station = Где встанет армия?
question-upkeep = Каких существ вы удерживаете?
question-figure_walk = Идёт ли существо?
question-build_where = Где вы строите?
question-hero_where = Где встанет герой?
question-zeus_card = Играете карту, которую показывает Зевс?
question-how_many_mercenaries = Сколько наёмников идёт?
question-which_heroes = Какие герои идут?
question-slay_what = Кого убивает Гектор?
question-reroll = Заплатить за новый бросок?
question-escape = Отступает ли армия рядом с Персеем?
question-spend_what = Строения какого вида вы отдаёте?
question-bonus_troop = Где встанет армия из бонуса?
question-bonus_horn = Куда положить рог изобилия из бонуса?
question-bonus_fleet = Где встанет флот из бонуса?
question-bless_land = Какая суша получит рог изобилия Аполлона?
question-bless_sea = Какое море получит рог изобилия Аполлона?
question-lure_where = Чьи наёмники пойдут за Великаном?
question-settle_where = Куда пойдёт наёмник?
question-sphinx_which = Какую карту Сфинкса вы играете?
question-swap_first = Какое море Сильф выберет первым?
question-swap_second = С каким морем поменять флоты?
question-charon_own = Какого героя вы отдаёте Харону?
question-charon_for = Какого героя привезёт Харон?
question-hunt = Выберите жертву Гидры
question-push_from = Откуда Полифем отгонит флот?
question-exchange = Сколько философов приведёт Гектор?
question-imitate = Чьё самопожертвование повторит Пандора?
question-tile = Жребий: часть карты
question-hero = Открывается герой
question-glimpse = Зевс смотрит верхнюю карту
question-sphinx_draw = Сфинкс берёт карту
question-bonus = Открывается бонус метрополии

## Actions

action-offer = Предложить { $space }
action-claim = Занять { $land }
action-moor_at = Флот в { $sea }
action-station_at = Армия в { $land }
action-keep = Удержать за жрицу: { $creature }
action-release = Отпустить существо: { $creature }
action-walk_to = Перейти в { $land }
action-stay = Остаться на месте
action-build = Строить на { $site }: { $building }
action-plan = Строить: { $building }
action-forgo_building = Не строить
action-recruit_troop = Нанять армию: { $land }
action-recruit_mercenary = Нанять наёмника: { $land }
action-recruit_priestess = Взять жрицу
action-recruit_hero = Нанять героя: { $hero }
action-look = Посмотреть верхнее существо
action-march_from = Выступить отрядами из { $land }
action-mobilise = Поход героя: { $hero }
action-sacrifice = Самопожертвование: { $hero }
action-post_hero_at = Герой в { $land }
action-play = Сыграть существо: { $creature }
action-put_back = Вернуть карту
action-troops = { n-troops }
action-mercenaries =
    { $count ->
        [one] { $count } наёмник
        [few] { $count } наёмника
       *[many] { $count } наёмников
    }
action-take = Идёт и { $hero }
action-no_more = Больше никто
action-march_to = В { $land }
action-slay_troop = Убить армию
action-slay_mercenary = Убить наёмника
action-roll_again = Бросить снова
action-keep_roll = Оставить бросок
action-lose_mercenary = Потерять наёмника
action-lose_hero = Потерять героя: { $hero }
action-perish = Пусть погибнет
action-escape_to = Спастись в { $land }
action-retreat_to = Отступить в { $land }
action-spend = Отдать: { $building }
action-give_up = Отдать строение на { $site }
action-found_at = Метрополия на { $site }
action-shelter_with = Метрополия на карту героя: { $hero }
action-launch_at = Флот из бонуса в { $sea }
action-bless_land = Рог изобилия на сушу { $land }
action-bless_sea = Рог изобилия в море { $sea }
action-rob = Ограбить: { $faction }
action-kill_troop = Уничтожить армию: { $land }
action-kill_mercenary = Уничтожить наёмника: { $land }
action-sink_fleet = Потопить флот: { $sea }
action-rebuild = Перестроить строение на { $site }
action-lure_from = Наёмники из { $land }
action-settle_at = Наёмник в { $land }
action-fly_from = Лететь из { $land }
action-swap = Флоты в { $sea }
action-trade = Отдать героя: { $hero }
action-for = Взять героя: { $hero }
action-place_on_land = Фигурка на сушу { $land }
action-place_at_sea = Фигурка в море { $sea }
action-push_from = Отогнать флот из { $sea }
action-exchange =
    { $pairs ->
        [one] { $pairs } философ
        [few] { $pairs } философа
       *[many] { $pairs } философов
    }
action-imitate = Самопожертвование, как { $hero }
action-tile = Часть карты: { $tile }
action-row = Следующий бог: { $god }
action-present = Герой: { $hero }
action-marker = Следующий по порядку: { $faction }
action-glimpse = Зевс видит существо: { $creature }
action-draw = Сфинкс берёт существо: { $creature }
action-turn_up = Бонус: { $bonus }

## What happens

event-tile_laid = Часть карты: { $tile }.
event-god_shown = Следующий бог: { $god }.
event-hero_shown = Новый герой: { $hero }.
event-marker_placed = Следующий по порядку: { $faction }.
event-land_claimed = { $faction } занимает { $land }.
event-gold_moved-income = { $faction } получает доход: { n-gold }.
event-gold_moved-offering-loss = { $faction } платит богам { n-gold-object }.
event-gold_moved-recruit-loss = { $faction } платит за наём { n-gold-object }.
event-gold_moved-summon-loss = { $faction } платит за существо { n-gold-object }.
event-gold_moved-look-loss = { $faction } платит за карту Зевса { n-gold-object }.
event-gold_moved-move-loss = { $faction } платит за передислокацию { n-gold-object }.
event-gold_moved-mobilisation-loss = { $faction } платит за поход героя { n-gold-object }.
event-gold_moved-apollo = { $faction } получает от Аполлона { n-gold-object }.
event-gold_moved-graeae = { $faction } получает благодаря Грайям { n-gold-object }.
event-gold_moved-bonus = { $faction } получает от метрополии { n-gold-object }.
event-gold_moved-sacrifice-loss = { $faction } платит за самопожертвование { n-gold-object }.
event-gold_moved-reroll-loss = { $faction } платит за новый бросок { n-gold-object }.
event-gold_moved-hero-loss = { $faction } платит за героя { n-gold-object }.
event-gold_moved-penalty-loss = { $faction } платит штраф: { n-gold }.
event-griffin_took = { $victim } теряет { n-gold-object }: Грифон приносит золото игроку { $faction }.
event-griffin_took-hidden = { $victim } теряет половину золота: Грифон приносит его игроку { $faction }.
event-offer_made =
    { $offer ->
        [0] { $faction } выбирает бога: { $god }.
       *[other] { $faction } предлагает { $offer }, бог { $god }.
    }
event-displaced = { $faction }: ставку перебили, бог { $god }.
event-found_out = { $faction } не может оплатить ставку: все делают ставки заново.
event-turn_begun = { $faction } действует, бог { $god }.
event-turn_ended = { $faction } заканчивает ход.
event-fleet_recruited = { $faction } нанимает флот: { $sea }.
event-troop_recruited = { $faction } нанимает армию: { $land }.
event-mercenary_recruited = { $faction } нанимает наёмника: { $land }.
event-hero_recruited = { $faction } нанимает героя: { $hero }, { $land }.
event-priestess_gained = { $faction } получает { n-priestesses }.
event-priestess_gained-loss = { $faction } отдаёт { n-priestesses }.
event-philosopher_gained = { $faction } получает { n-philosophers }.
event-philosopher_gained-loss = { $faction } отдаёт { n-philosophers }.
event-building_raised = { $faction } строит на { $site }: { $building }.
event-building_removed = С { $site } исчезает: { $building }.
event-building_forgone = { $faction } не строит.
event-cornucopia_added = Новый рог изобилия: { $area }.
event-metropolis_built = { $faction } строит на { $site } метрополию! Бонус: { $bonus }.
event-metropolis_sheltered = { $faction } кладёт метрополию на карту героя ({ $hero })! Бонус: { $bonus }.
event-metropolis_missed = { $faction } не имеет места для метрополии.
event-bonus_gained = { $faction } получает бонус: { $bonus }.
event-creature_summoned = { $faction } вызывает существо: { $creature }.
event-creature_played = { $faction } играет существо: { $creature }.
event-creature_seen = Зевс показывает игроку { $faction } существо: { $creature }.
event-creature_seen-hidden = Зевс показывает игроку { $faction } верхнюю карту колоды.
event-card_drawn = Сфинкс показывает игроку { $faction } существо: { $creature }.
event-card_drawn-hidden = Сфинкс показывает игроку { $faction } карту.
event-figure_placed = { $creature }: появление в { $area }.
event-figure_kept = { $faction } удерживает существо: { $creature }.
event-fleets_sailed = { $faction } перемещает { n-fleets } из { $sea } в { $sea_to }.
event-fleets_swapped = Сильф меняет флоты: { $sea } и { $sea_to }.
event-units_marched = { $faction } перемещает { n-units } из { $land } в { $land_to }.
event-fleets_lost = { $faction } теряет { n-fleets }: { $sea }.
event-troop_lost = { $faction } теряет армию: { $land }.
event-mercenaries_lost = { $faction } теряет { n-mercenaries }: { $land }.
event-mercenaries_turned = { $faction } переманивает { n-mercenaries }: { $land }.
event-hero_lost = { $faction } теряет героя: { $hero }.
event-hero_sacrificed = { $faction } жертвует героем: { $hero }.
event-heroes_traded = { $faction } отдаёт Харону героя ({ $hero }) и получает другого ({ $hero_for }).
event-land_taken = { $faction } захватывает { $land }.
event-land_battle = Сражение на суше ({ $land }): нападает { $attacker }, обороняется { $defender }.
event-rolled = { $faction } выбрасывает { $pips }, всего { $total }.
event-escaped = { $faction }: армия рядом с Персеем отступает в { $land }.
event-retreated = { $faction } отступает в { $land }.
event-withdrew = { $faction } отступает в море { $sea }.
event-faction_fallen = { $faction } теряет последнюю область суши и выбывает из игры.

## Why something is not possible

refusal-offer_unpayable =
    { $others ->
        [0] Ставку { $offer } ({ $god }) вам не оплатить: золота { $gold }, жрицы экономят { $priestesses }, значит, не больше { $most }.
       *[other] Ставку { $offer } ({ $god }) вам не оплатить: золота { $gold }, жрицы экономят { $priestesses }, ставка партнёра стоит { $others }, значит, не больше { $most }.
    }
refusal-apollo_taken = У Аполлона одно место, и оно занято.
refusal-land_taken = Занято: { $place }.
refusal-no_mooring = Рядом нет пустого моря: { $place }.
refusal-same_island = Это остров вашей первой области: { $place }.
refusal-partner_island = На этом острове уже партнёр: { $place }.
refusal-duty_first =
    { $duty ->
        [building] Сначала строительство.
       *[recruit] Сначала бесплатный наём.
    }
refusal-has_built = В этом ходу вы уже строили.
refusal-must_build = У вас есть пустое место, строить обязательно.
refusal-plan_first = Сначала выберите, что построит Гера.
refusal-no_building = Сейчас строить нельзя.
refusal-has_building = Гера строит только то, чего у вас нет и что есть в запасе.
refusal-metropolis_there = Метрополию заменить нельзя: { $place }.
refusal-site_taken = Место { $place } занято ({ $building }), а у вас есть пустое.
refusal-not_your_land = Это не ваше: { $place }.
refusal-no_units = Там нет ваших отрядов: { $place }.
refusal-no_way = Отсюда некуда идти: { $place }.
refusal-nobody_goes = Кто-то должен идти.
refusal-same_land = Отряды уже там: { $place }.
refusal-not_accessible = Не соседняя область, и цепь флотов туда не ведёт: { $place }.
refusal-last_land = { $place } — последняя суша игрока { $faction }; захватить её можно только ради победы в игре.
refusal-partner_land = { $place } — область партнёра, остановиться там нельзя.
refusal-partner_sea = Там флоты партнёра, а на дальнейший путь не хватает золота: { $place }.
refusal-looked = Зевс показывает верхнюю карту один раз за раунд.
refusal-one_hero = За один ход можно нанять одного героя.
refusal-not_seen = Зевс показал вам другую карту.
refusal-no_effect = Сейчас от карты не было бы толку, она возвращается: { $creature }.
refusal-ares_marches = С Аресом герои идут вместе с армиями.
refusal-not_your_hero = Этого героя нет у вас на поле: { $hero }.
refusal-fresh_hero = Герой появился в этом раунде, жертвовать им рано: { $hero }.
refusal-no_room = У вас нет места для метрополии.
refusal-no_shelter = { $hero } сейчас принять метрополию не может.
refusal-no_sacrifice-ajax = Аяксу нужно семь областей суши; у вас { $lands }.
refusal-no_sacrifice-hector = Гектору нужны две жрицы; у вас { $priestesses }.
refusal-no_sacrifice-helen = Елене нужны две пары строений разного вида.
refusal-no_sacrifice-jason = Ясону нужны на поле все восемь флотов; у вас { $fleets }.
refusal-no_sacrifice-croesus = Крёзу нужно 15 золотых монет; у вас { $gold }.
refusal-no_sacrifice-odysseus = Одиссею нужны три строения одного вида.
refusal-no_sacrifice-pandora = Среди открытых героев нет того, чьё самопожертвование Пандора могла бы сейчас повторить.
refusal-no_sacrifice-penthesilea = Пентесилея жертвует собой, когда вы строите метрополию.
refusal-no_sacrifice-perseus = Лететь некому.
refusal-no_such_faction = Там никто не играет.
refusal-nothing_to_rob = { $faction }: взять нечего ({ $what }).
refusal-same_team = Грифон грабит другую команду, указанную по её первой фракции.
refusal-figure_there = Там уже другое существо: { $place }.
refusal-wrong_area = { $creature } не может появиться здесь: { $place }.
refusal-map_no_side = Код карты начинается с f: или b: по стороне частей, например { $example }.
refusal-map_no_tile = «{ $word }» — не часть карты: буква от a до { $last }, затем поворот от 0 до { $turns }.
refusal-map_other_number =
    { $wanted ->
        [one] Карте нужна { $wanted } часть, а лежит { $found }.
        [few] Карте нужны { $wanted } части, а лежит { $found }.
       *[many] Карте нужно { $wanted } частей, а лежит { $found }.
    }
refusal-map_twice = { $tile } лежит там дважды; такая часть только одна.
refusal-map_in_pieces = Части карты не соединены друг с другом.

## What a thing costs

payment-saved-priestesses = Экономят жрицы: { n-gold }

## Options

option-teams = Команды
    .about = Вчетвером играют каждый за себя или двумя командами. Вшестером — всегда тремя командами.
option-teams-no = каждый за себя
option-teams-yes = две команды
option-target = Метрополии для победы
    .about = Три заканчивают игру; четыре — это долгая командная игра.
option-target-3 = три
option-target-4 = четыре
option-side = Сторона карты
    .about = Какой стороной частей складывается карта.
option-side-front = лицевая
option-side-back = обратная
option-map = Карта
    .about = Части, сложенные случайно, быстрая расстановка или карта по коду.
option-map-random = случайная
option-map-quick = быстрая расстановка
option-metropolis_without_site = Метрополия без места
    .about = Четыре философа без места для метрополии ждут или пропадают.
option-metropolis_without_site-postponed = ждут
option-metropolis_without_site-lost = пропадают
option-hydra_horn = Рог изобилия Гидры
    .about = Гидра добавляет рог изобилия, только если убила, или всегда.
option-hydra_horn-after_kill = только если убила
option-hydra_horn-always = всегда
option-mobilisation_heroes = Герои в походе
    .about = В поход героя идёт один герой или несколько вместе.
option-mobilisation_heroes-one = один
option-mobilisation_heroes-many = несколько
option-steal_from_partner = Брать у партнёра
    .about = Дриада и Сатир могут брать и у партнёра или только у других.
option-steal_from_partner-yes = можно
option-steal_from_partner-no = нельзя
option-trust = Ставки на доверии
    .about = Ставка должна быть по карману; или этого никто не проверяет, кто не может заплатить, платит штраф, и все делают ставки заново.
option-trust-no = проверяются сразу
option-trust-yes = на доверии
option-chains_on_own_island = Цепь флотов вдоль острова
    .about = Цепь флотов ведёт только на другие острова или также вдоль своего.
option-chains_on_own_island-no = только на другие острова
option-chains_on_own_island-yes = и вдоль своего

## The table

legendary-priestesses = Жрицы
legendary-philosophers = Философы
legendary-heroes = Герои
legendary-hero-track = Открытые герои
legendary-mercenaries = Наёмники
legendary-cornucopias = Роги изобилия: { $number }
legendary-team = Команда: { $names }
legendary-partner = Партнёр
legendary-faction = Фракция { $number }
legendary-sacrifice-gives = Самопожертвование даёт: { $what }
legendary-combat = В бою
legendary-sacrifice = Самопожертвование
legendary-map-code = Код карты
legendary-map-editor = Редактор карты
legendary-map-turn = Повернуть часть
legendary-map-swap = Поменять две части
legendary-map-place = Положить часть
legendary-map-remove = Убрать часть
legendary-map-good = На этой карте можно играть.
legendary-map-bad = На этой карте играть нельзя: { $why }
legendary-label-sea = Море { $sea }
legendary-label-land = Суша { $land }
