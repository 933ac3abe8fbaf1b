### «Киклады», издание 2009 года, по-русски.

game-title = Киклады
game-about = Заслужите милость богов и первыми завладейте двумя метрополиями.

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
creature-mermaid = Сирена
creature-griffon = Грифон
creature-chiron = Хирон

building-university = университет
unit-priest = жрец
deed-exchange = замена существа
deed-swim = путь Кракена

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

reason-last_city = последний оставшийся город

## What is asked

question-marker_where = Какой остров получит маркер процветания Аполлона?
question-lure_where = Какой одинокий флот Сирена отправит домой?
question-replace_from = Откуда придёт ваш флот?
question-crush_what = Какое строение разрушит Великан?
question-sell_what = Что вы продаёте Сфинксу?
question-which_temple = Какой храм снизит цену?
question-breeze = Какие флоты двинет Сильф?
question-kraken_where = Где всплывёт Кракен?
question-kraken_walk = Плывёт ли Кракен дальше?

## Actions

action-offer =
    { $amount ->
        [one] Предложить { $amount } золотую монету
        [few] Предложить { $amount } золотые монеты
       *[many] Предложить { $amount } золотых монет
    }
action-recruit_troop = Нанять армию: остров { $island }
action-recruit_priest = Взять жреца
action-build = Строить на { $slot }: { $building }
action-exchange = Заменить существо: { $creature }
action-use_temple_on = Использовать храм: остров { $island }
action-march_from = Выступить армиями с { $island }
action-anchor = Остановиться здесь
action-troops =
    { $number ->
        [one] { $number } армия
        [few] { $number } армии
       *[many] { $number } армий
    }
action-march_to = На остров { $island }
action-retreat_to = Отступить на остров { $island }
action-give_up = Отдать строение на { $slot }
action-found_on = Метрополия на остров { $island }
action-bless = Маркер процветания на остров { $island }
action-rob = Ограбить: { $seat }
action-lure = Отправить домой флот из { $sea }
action-replace_from = Взять флот из { $sea }
action-fly_from = Лететь с острова { $island }
action-crush = Разрушить строение на { $slot }
action-copy = Сыграть существо: { $creature }
action-rebuild = Перестроить строение на { $slot }
action-sell_fleet = Продать флот из { $sea }
action-sell_troop = Продать армию с острова { $island }
action-sell_priest = Продать жреца
action-sell_philosopher = Продать философа
action-enough = Достаточно
action-snatch_from = Убрать армию с острова { $island }
action-emerge_at = Всплыть в { $sea }
action-settle_on = Поставить фигурку на остров { $island }
action-marker = Следующий по порядку: { $seat }
action-reveal = Следующий бог: { $god }

## What happens

event-marker_placed = Следующий по порядку: { $seat }.
event-god_revealed = Следующий бог: { $god }.
event-gold_moved-income = { $seat } получает доход: { n-gold }.
event-gold_moved-offering-loss = { $seat } платит богам { n-gold-object }.
event-gold_moved-recruit-loss = { $seat } платит за наём { n-gold-object }.
event-gold_moved-building-loss = { $seat } платит за строение { n-gold-object }.
event-gold_moved-summon-loss = { $seat } платит за существо { n-gold-object }.
event-gold_moved-exchange-loss = { $seat } платит за замену существа { n-gold-object }.
event-gold_moved-move-loss = { $seat } платит за передислокацию { n-gold-object }.
event-gold_moved-apollo = { $seat } получает от Аполлона { n-gold-object }.
event-gold_moved-fates = { $seat } получает благодаря Мойрам { n-gold-object }.
event-gold_moved-sphinx = { $seat } получает от Сфинкса { n-gold-object }.
event-gold_moved-kraken-loss = { $seat } платит за путь Кракена { n-gold-object }.
event-griffon_took = { $victim } теряет { n-gold-object }: Грифон приносит золото игроку { $seat }.
event-griffon_took-hidden = { $victim } теряет половину золота: Грифон приносит его игроку { $seat }.
event-offer_made =
    { $offer ->
        [0] { $seat } выбирает бога: { $god }.
       *[other] { $seat } предлагает { $offer }, бог { $god }.
    }
event-displaced = { $seat }: ставку перебили, бог { $god }.
event-turn_begun = { $seat } действует, бог { $god }.
event-turn_ended = { $seat } заканчивает ход.
event-fleet_recruited = { $seat } нанимает флот: { $sea }.
event-troop_recruited = { $seat } нанимает армию: остров { $island }.
event-priest_gained = { $seat } получает { n-priests }.
event-priest_gained-loss = { $seat } теряет { n-priests }.
event-philosopher_gained = { $seat } получает { n-philosophers }.
event-philosopher_gained-loss = { $seat } отдаёт { n-philosophers }.
event-building_raised = { $seat } строит на { $slot }: { $building }.
event-building_removed = С { $slot } исчезает: { $building }.
event-metropolis_founded = { $seat } основывает метрополию на острове { $island }!
event-metropolis_missed = { $seat } не имеет места для метрополии.
event-marker_laid = { $seat } кладёт маркер процветания на остров { $island }.
event-creature_summoned = { $seat } вызывает существо: { $creature }.
event-creature_copied = { $seat } играет с Химерой существо: { $creature }.
event-figure_placed = { $creature }: появление на острове { $island }.
event-kraken_moved = Кракен в { $sea }.
event-fleets_sailed = { $seat } перемещает { n-fleets } из { $sea } в { $sea_to }.
event-troops_marched = { $seat } перемещает { n-troops } с { $island } на { $island_to }.
event-fleets_lost = { $seat } теряет { n-fleets } в { $sea }.
event-troops_lost = { $seat } теряет { n-troops } на острове { $island }.
event-island_taken = { $seat } захватывает остров { $island }.
event-land_battle = Сражение на острове { $island }: нападает { $attacker }, обороняется { $defender }.
event-rolled = { $seat } выбрасывает { $pips }, всего { $total }.
event-retreated = { $seat } отступает на остров { $island }.
event-withdrew = { $seat } отступает в { $sea }.
event-city_fallen = { $seat } теряет последний остров и выбывает из игры.

## Why something is not possible

refusal-offer_unpayable =
    { $others ->
        [0] Ставку { $offer } ({ $god }) вам не оплатить: золота { $gold }, жрецы экономят { $priests }, значит, не больше { $most }.
       *[other] Ставку { $offer } ({ $god }) вам не оплатить: золота { $gold }, жрецы экономят { $priests }, другая ставка { $others }, значит, не больше { $most }.
    }
refusal-free_recruit = Сначала возьмите то, что бесплатно: { $recruit }.
refusal-apollo_only = Аполлон больше ничего не позволяет.
refusal-not_your_island = Остров { $place } не ваш.
refusal-slot_taken = Место { $place } занято: { $building }.
refusal-under_metropolis = Место { $place } под метрополией.
refusal-has_fought = Флоты в { $place } уже сражались и дальше не плывут.
refusal-no_troops = На острове { $place } нет армий.
refusal-no_chain = Цепь ваших флотов туда не ведёт: { $place }.
refusal-last_island = Последний остров игрока можно захватить только ради победы в игре: { $place }.
refusal-same_island = Армии уже на острове { $place }.
refusal-chiron_there = Остров { $place } охраняет Хирон.
refusal-too_many = Могут идти только { $number }.
refusal-must_sail = Ход оплачен: проплывите хотя бы одну клетку.
refusal-has_metropolis = На острове { $place } уже есть метрополия.
refusal-free_site_first = Место на острове { $place } застроено, а в другом месте у вас есть свободное.
refusal-no_such_seat = Там никто не играет.
refusal-nothing_to_rob = { $seat }: взять нечего ({ $what }).
refusal-no_building = На { $place } нет строения.
refusal-own_building = Строение на { $place } ваше.
refusal-own_troops = Армии на острове { $place } ваши.
refusal-no_own_troops = На острове { $place } нет ваших армий.
refusal-none_to_sell = У вас такого нет: { $what }.
refusal-no_temple = На острове { $place } нет храма.
refusal-temple_used = Храмы на острове { $place } в этом раунде уже снизили цену.
refusal-at_sea = Флоты отступают в море, а не на остров.
refusal-not_alone = Флотов в { $place }: { $number }. Сирена берёт только одинокий.
refusal-no_enemy_fleet = В { $place } нет чужого флота.
refusal-itself = Химера не может сыграть саму себя.
refusal-not_discarded = Этого существа нет в сбросе: { $creature }.
refusal-wrong_building = На { $place } стоит: { $building }. Сейчас отдают: { $wanted }.
refusal-no_other_type = В запасе нет ничего другого взамен: { $building }.
refusal-same_type = Оно уже такое: { $building }.

## What a thing costs

payment-saved-priests = Экономят жрецы: { n-gold }

## Options

option-tie_break = Ничья
    .about = Если победить могут несколько игроков, решает золото или сначала число метрополий, а потом золото.
option-tie_break-gold = золото
option-tie_break-metropolises = метрополии, потом золото
option-two_player_priests = Жрецы вдвоём
    .about = При игре вдвоём жрец экономит одну монету на двух приношениях вместе или на каждом из них.
option-two_player_priests-total = один раз на оба
option-two_player_priests-each = на каждом приношении
option-offer_cap = Наибольшая ставка
    .about = Предложить можно столько, сколько удастся заплатить с помощью жрецов, или не больше имеющегося золота.
option-offer_cap-payable = сколько можно заплатить
option-offer_cap-gold = имеющееся золото
option-giant_scope = Добыча Великана
    .about = Великан разрушает любое строение или только строение соперника.
option-giant_scope-any = любое строение
option-giant_scope-enemy = только соперника
option-sylph_groups = Шаги Сильфа
    .about = Десять шагов Сильфа делятся между группами флотов, или это один ход одной группы.
option-sylph_groups-any = между группами
option-sylph_groups-one = одна группа
option-kraken_again = Кракен, вызванный снова
    .about = Кракен на поле, вызванный снова, всплывает где угодно или плывёт дальше со своей клетки.
option-kraken_again-anywhere = всплывает где угодно
option-kraken_again-swims_on = плывёт дальше
option-minotaur = Минотавр в сражении
    .about = Минотавр только усиливает оборону или может погибнуть вместо армии.
option-minotaur-bonus = только усиливает
option-minotaur-casualty = может погибнуть
option-medusa_holds = Кого держит Медуза
    .about = С острова Медузы не отступает никто или не отступает только обороняющийся.
option-medusa_holds-everybody = всех
option-medusa_holds-garrison = только обороняющегося

## The table

cyclades-priests = Жрецы
cyclades-philosophers = Философы
cyclades-prosperity = Процветание: { $number }
cyclades-sea-trade = Морская торговля
cyclades-label-sea = Море { $sea }
cyclades-label-island = Остров { $island }, { $label }
