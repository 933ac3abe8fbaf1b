### «Киклады», издание 2009 года, по-русски.

game-title = Киклады
game-about = Торгуйтесь за милость богов, плавайте между островами и первыми завладейте двумя метрополиями.

n-troops =
    { $number ->
        [one] { $number } армию
        [few] { $number } армии
       *[many] { $number } армий
    }
n-priests =
    { $priests ->
        [one] { $priests } жреца
        [few] { $priests } жрецов
       *[many] { $priests } жрецов
    }
n-philosophers =
    { $philosophers ->
        [one] { $philosophers } философа
        [few] { $philosophers } философов
       *[many] { $philosophers } философов
    }

## Names

creature-fates = Мойры
    .acc = Мойр
creature-mermaid = Сирена
    .acc = Сирену
creature-griffon = Грифон
    .acc = Грифона
creature-chiron = Хирон
    .acc = Хирона

building-university = университет
    .acc = университет
unit-priest = жрец
deed-exchange = замена существа
deed-swim = перемещение Кракена

phase-creatures = Мифические существа
phase-gods = Боги

colour-green = зелёный
colour-red = красный
colour-black = чёрный
colour-blue = синий
colour-yellow = жёлтый

island-central_islet = центральный островок
island-centre = центр
island-centre_north = север центра
island-centre_south = юг центра
island-east = восток
island-east_islet = восточный островок
island-great_square = большой квадрат
island-hook = крюк
island-long_island = длинный остров
island-needle = игла
island-north = север
island-north_east = северо-восток
island-north_west_islet = северо-западный островок
island-south_centre_islet = островок к югу от центра
island-south_east_islet = юго-восточный островок
island-triangle = треугольник
island-west_islet = западный островок

reason-metropolises = достаточно метрополий в конце раунда
    .rule = C15.1
reason-gold = метрополий достаточно у нескольких игроков, решило золото
    .rule = C15.2
reason-shared = общая победа, золота тоже поровну
    .rule = C15.2
reason-last_city = остался только один город
    .rule = C9.23

## What is asked

question-marker_where = На какой остров положить маркер процветания Аполлона?
question-lure_where = Какой одинокий флот Сирена отправит домой?
question-replace_from = Откуда придёт ваш флот?
question-crush_what = Какое строение разрушит Великан?
question-sell_what = Что вы продаёте Сфинксу?
question-which_temple = Какой храм снизит цену?
question-breeze = Какие флоты двинет Сильф?
question-push_from = Какие флоты Полифем отгонит первыми?
question-kraken_where = Где всплывёт Кракен?
question-kraken_walk = Поплывёт ли Кракен дальше?

## Actions

action-offer = Ставка: { $amount } ЗМ
action-recruit_troop = Нанять армию: остров { $island }
action-recruit_priest = Нанять жреца
action-build = Построить { $building-acc }: { $slot }
action-exchange = Заменить { $creature-acc }
action-use_temple_on = Использовать храм: остров { $island }
action-march_from = Переместить армии с острова { $island }
action-anchor = Остановиться здесь
action-troops =
    { $number ->
        [one] { $number } армия
        [few] { $number } армии
       *[many] { $number } армий
    }
action-march_to = Идти на остров { $island }
action-retreat_to = Отступить на остров { $island }
action-give_up = Отдать строение: { $slot }
action-found_on = Построить метрополию на острове { $island }
action-bless = Положить маркер процветания на остров { $island }
action-rob = Ограбить: { $seat }
action-lure = Отправить домой флот из моря { $sea }
action-replace_from = Взять флот из моря { $sea }
action-fly_from = Лететь с острова { $island }
action-crush = Разрушить строение: { $slot }
action-copy = Разыграть { $creature-acc }
action-rebuild = Заменить строение: { $slot }
action-sell_fleet = Продать флот из моря { $sea }
action-sell_troop = Продать армию с острова { $island }
action-sell_priest = Продать жреца
action-sell_philosopher = Продать философа
action-enough = Достаточно
action-snatch_from = Убрать армию с острова { $island }
action-emerge_at = Всплыть здесь: { $sea }
action-settle_on = Поставить фигурку на остров { $island }
action-marker = Следующее место на линейке порядка ходов: { $seat }
action-reveal = Следующий бог: { $god }

## What happens

event-marker_placed = Следующее место на линейке порядка ходов: { $seat }.
event-god_revealed = Порядок богов: { $god }.
event-gold_moved-income = { $seat } получает { n-gold-object } дохода.
event-gold_moved-offering-loss = { $seat } платит богам { n-gold-object }.
event-gold_moved-recruit-loss = { $seat } платит за наём { n-gold-object }.
event-gold_moved-building-loss = { $seat } платит за строение { n-gold-object }.
event-gold_moved-summon-loss = { $seat } платит за существо { n-gold-object }.
event-gold_moved-exchange-loss = { $seat } платит за замену существа { n-gold-object }.
event-gold_moved-move-loss = { $seat } платит за передислокацию { n-gold-object }.
event-gold_moved-apollo = { $seat } получает от Аполлона { n-gold-object }.
event-gold_moved-fates = { $seat } получает благодаря Мойрам { n-gold-object }.
event-gold_moved-sphinx = { $seat } получает от Сфинкса { n-gold-object }.
event-gold_moved-kraken-loss = { $seat } платит за перемещение Кракена { n-gold-object }.
event-griffon_took =
    { $gold ->
        [0] Грифон возвращается ни с чем: слишком мало золота ({ $victim }).
       *[other] Грифон отнимает { n-gold-object }: { $victim } → { $seat }.
    }
event-griffon_took-hidden = Грифон отнимает половину золота: { $victim } → { $seat }.
event-offer_made =
    { $offer ->
        [0] { $seat } выбирает { $god-acc }.
        [one] { $seat } предлагает { $god-dat } { $offer } золотую монету.
        [few] { $seat } предлагает { $god-dat } { $offer } золотые монеты.
       *[many] { $seat } предлагает { $god-dat } { $offer } золотых монет.
    }
event-displaced = { $seat }: ставка на { $god-acc } перебита.
event-turn_begun = { $god }: ходит { $seat }.
event-turn_ended = { $seat } заканчивает ход.
event-fleet_recruited = { $seat } нанимает флот: { $sea }.
event-troop_recruited = { $seat } нанимает армию: остров { $island }.
event-priest_gained = { $seat } получает { n-priests }.
event-priest_gained-loss = { $seat } теряет { n-priests }.
event-philosopher_gained = { $seat } получает { n-philosophers }.
event-philosopher_gained-loss =
    { $philosophers ->
        [4] { $seat } отдаёт { n-philosophers }.
       *[other] { $seat } теряет { n-philosophers }.
    }
event-building_raised = { $seat } строит { $building-acc } ({ $slot }).
event-building_removed = Исчезает { $building } ({ $slot }).
event-metropolis_founded = { $seat } строит метрополию на острове { $island }!
event-metropolis_missed = У игрока { $seat } нет места для метрополии.
event-marker_laid = { $seat } кладёт маркер процветания на остров { $island }.
event-creature_summoned = { $seat } вызывает { $creature-acc }.
event-creature_copied = { $seat } с помощью Химеры разыгрывает { $creature-acc }.
event-figure_placed = { $creature } появляется на острове { $island }.
event-kraken_moved = Кракен теперь здесь: { $sea }.
event-fleets_sailed = { $seat } перемещает { n-fleets }: { $sea } → { $sea_to }.
event-troops_marched = { $seat } перемещает { n-troops } с острова { $island } на остров { $island_to }.
event-fleets_lost = { $seat } теряет { n-fleets } ({ $sea }).
event-troops_lost = { $seat } теряет { n-troops } на острове { $island }.
event-island_taken = { $seat } захватывает остров { $island }.
event-land_battle = Сражение на острове { $island }: нападает { $attacker }, обороняется { $defender }.
event-rolled = { $seat }: на кубике { $pips }, итого { $total }.
event-retreated = { $seat } отступает на остров { $island }.
event-withdrew = { $seat } отступает в море { $sea }.
event-city_fallen = { $seat } теряет последний остров и выбывает из игры.
needed-anchor = Остановиться можно, только когда флоты в пути.
needed-prosperity = Маркер процветания кладёт только тот, кто первым выбрал Аполлона.
needed-temple = Храм выбирают, только когда снизить цену может любой из нескольких.
needed-mermaid = Чужой флот отправляют домой и заменяют своим, только вызвав Сирену.
needed-giant = Строение разрушают, только вызвав Великана.
needed-chimera = Сброшенное существо разыгрывают, только вызвав Химеру.
needed-sphinx = Продавать можно, только вызвав Сфинкса.
needed-enough = Это решают, только вызвав Сфинкса, Сильфа или Кракена.
needed-harpy = Армию убирают с острова, только вызвав Гарпию.
needed-kraken = Кракен движется, только когда его вызывают.
refusal-enemy_fleets = Там флоты игрока { $seat }: { $place }.

## Why something is not possible

refusal-offer_unpayable =
    { $others ->
        [0] Ставку { $offer } ({ $god }) вам не оплатить: у вас { $gold } ЗМ, скидка за жрецов { $priests }, значит, не больше { $most }.
       *[other] Ставку { $offer } ({ $god }) вам не оплатить: у вас { $gold } ЗМ, скидка за жрецов { $priests }, другая ставка { $others }, значит, не больше { $most }.
    }
refusal-offer_above_gold =
    { $others ->
        [0] Ставка { $offer } ({ $god }) слишком высока: у вас { $gold } ЗМ, а за этим столом больше предлагать нельзя.
       *[other] Ставка { $offer } ({ $god }) слишком высока: у вас { $gold } ЗМ, из них { $others } уже в другой ставке, а за этим столом больше предлагать нельзя.
    }
refusal-apollo_once = Ваш другой маркер уже у Аполлона: этот нужно поставить к другому богу, если вам есть чем заплатить.
refusal-free_recruit = Сначала воспользуйтесь бесплатным наймом: { $recruit }.
refusal-not_your_island =
    { $owners ->
        [0] Остров { $place } никому не принадлежит.
       *[other] Остров { $place } не ваш, его владелец: { $seat }.
    }
refusal-slot_taken = Это место занято: { $place } ({ $building }).
refusal-under_metropolis = Это место под метрополией: { $place }.
refusal-has_fought = Эти флоты уже сражались и дальше плыть не могут: { $place }.
refusal-no_troops = На острове { $place } нет армий.
refusal-no_chain = Цепочка ваших флотов не ведёт с острова { $origin } на остров { $place }.
refusal-no_chain_from = С острова { $place } цепочка ваших флотов никуда не ведёт.
refusal-last_island = Остров { $place } — последний у игрока { $seat }: захватить его можно, только если это принесёт вам победу в игре.
refusal-only_last_islands = С острова { $place } можно попасть только на последние острова игроков, а их захват не принёс бы победы.
refusal-same_island = Армии уже на острове { $place }.
refusal-chiron_there = Остров { $place } охраняет Хирон.
refusal-too_many = Отправить можно не больше { $number }.
refusal-must_sail = Флоты, которые вышли в море, должны проплыть хотя бы одну клетку.
refusal-has_metropolis = На острове { $place } уже есть метрополия.
refusal-free_site_first = Место для метрополии на острове { $place } застроено, а на острове { $other } оно свободно.
refusal-no_such_seat = Там никто не играет: игроков в этой партии { $players }.
refusal-is_out = { $seat } уже вне игры.
refusal-nothing_to_rob = { $seat }: такой карты нет ({ $what }).
refusal-no_building = Здесь нет строения: { $place }.
refusal-metropolis_stands = Метрополию на острове { $place } Великан разрушить не может.
refusal-own_building = Это ваше строение: { $place }.
refusal-own_troops = Армии на острове { $place } ваши.
refusal-own_fleets = Это ваши флоты: { $place }.
refusal-none_to_sell = У вас нет такой карты: { $what }.
refusal-none_there = Здесь у вас нет такого отряда: { $place } ({ $what }).
refusal-no_temple = На острове { $place } нет ни храма, ни метрополии.
refusal-temple_used = Все скидки острова { $place } в этом раунде уже использованы.
refusal-at_sea = Флоты отступают в море, а не на остров.
refusal-on_land = Армии отступают на остров, а не в море.
refusal-battle_there = Здесь и идёт сражение: { $place }.
refusal-not_pushed = Отсюда Полифем флоты не отгоняет: { $place }.
refusal-not_alone = Здесь не один флот, а { $number }: { $place }. Сирена отправляет домой только одинокий.
refusal-no_enemy_fleet = Здесь нет чужого флота: { $place }.
refusal-itself = Химера не может разыграть саму себя.
refusal-not_discarded = Этого существа нет в сбросе: { $creature }.
refusal-wrong_building = { $place }: здесь { $building }. Сейчас нужно отдать { $wanted-acc }.
refusal-no_other_type = Заменить нечем, других типов в запасе нет: { $building }.
refusal-same_type = Это уже { $building }.
refusal-marker_laid = { $seat }: все маркеры уже на линейке порядка ходов.
refusal-shown_already = Это существо уже в наборе: { $creature }.
refusal-card_discarded = Это существо в сбросе: { $creature }.
refusal-card_kept = { $creature } стоит на острове, а карта у игрока.
refusal-apollo_last = Аполлон в жребии не участвует: он всегда последний.
refusal-god_shown = Этот бог уже выложен: { $god }.
refusal-hidden_first = { $god } ждёт: сначала открывают богов, лежавших лицом вниз.

## What a thing costs

payment-saved-priests = Скидка за жрецов: { n-gold }

## Options

option-tie_break = Ничья
    .about = Кто выигрывает, если метрополий хватает у нескольких игроков. Золото: тот, у кого больше золота. Метрополии, потом золото: сначала сравнивают число метрополий.
option-tie_break-gold = золото
option-tie_break-metropolises = метрополии, потом золото
option-two_player_priests = Жрецы при игре вдвоём
    .about = Один раз на оба: жрец экономит одну монету на двух приношениях вместе. На каждом приношении: по монете на каждом.
option-two_player_priests-total = один раз на оба
option-two_player_priests-each = на каждом приношении
option-offer_cap = Предел ставки
    .about = Сколько можно заплатить: ставка не выше того, что вы оплатите с учётом жрецов. Имеющееся золото: ставка не выше вашего золота.
option-offer_cap-payable = сколько можно заплатить
option-offer_cap-gold = имеющееся золото
option-giant_scope = Что разрушает Великан
    .about = Любое строение: Великан может разрушить и ваше. Только строение соперника: ваше разрушить нельзя.
option-giant_scope-any = любое строение
option-giant_scope-enemy = только строение соперника
option-sylph_groups = Шаги Сильфа
    .about = Делятся между группами: десять шагов можно распределить между группами флотов. Одна группа: все шаги — одна передислокация одной группы.
option-sylph_groups-any = делятся между группами
option-sylph_groups-one = одна группа
option-kraken_again = Кракен, вызванный снова
    .about = Что делает Кракен, который уже на поле. Всплывает где угодно: появляется на любой клетке моря. Плывёт дальше: начинает со своей клетки.
option-kraken_again-anywhere = всплывает где угодно
option-kraken_again-swims_on = плывёт дальше
option-minotaur = Минотавр в сражении
    .about = Только усиливает: Минотавр добавляет силу в обороне. Может погибнуть: его можно потерять вместо армии.
option-minotaur-bonus = только усиливает
option-minotaur-casualty = может погибнуть
option-medusa_holds = Кого держит Медуза
    .about = Всех: с острова Медузы никто не отступает. Только обороняющегося: нападающий отступить может.
option-medusa_holds-everybody = всех
option-medusa_holds-garrison = только обороняющегося
option-apollo_for_two = Аполлон при игре вдвоём
    .about = Оба маркера: игрок может поставить к Аполлону оба. Второй в крайнем случае: только если оплатить другого бога нечем.
option-apollo_for_two-both = оба маркера
option-apollo_for_two-last_resort = второй в крайнем случае

## The table

cyclades-priests = Жрецы
cyclades-prosperity = Процветание: { $number }

## Goals of challenges

goal-hold-islands =
    { $number ->
        [1] Доведите число своих островов до { $number }.
        [one] Доведите число своих островов до { $number }.
        [few] Доведите число своих островов до { $number }.
       *[many] Доведите число своих островов до { $number }.
    }
goal-hold-fleets =
    { $number ->
        [1] Выставьте на поле { $number } флот.
        [one] Соберите на поле одновременно { $number } флот.
        [few] Соберите на поле одновременно { $number } флота.
       *[many] Соберите на поле одновременно { $number } флотов.
    }
goal-forgo-priests = Обойдитесь без жрецов.
goal-avoid-metropolis_founded = Не стройте метрополий: отнимайте их у других.
