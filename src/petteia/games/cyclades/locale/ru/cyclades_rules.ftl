### «Киклады» 2009 года на страницах правил, по-русски.

## Overview

overview-ways = Как победить
overview-turn = Раунд в шести строках
way-metropolises = Владейте { $number } метрополиями в конце раунда, при игре вдвоём — { $two }.
    .title = Цель
    .rule = C1.1
way-buildings = Порт, крепость, храм и университет вместе превращаются в метрополию.
    .title = Строительством
    .rule = C11.1
way-philosophers = { $number } философа превращаются в метрополию.
    .title = Мудростью
    .rule = C11.3
way-conquest = Кто захватил остров, тому достаётся и его метрополия.
    .title = Завоеванием
    .rule = C11.9
turn-creatures = Существа: набор пополняется. Цены — { $either } ЗМ.
    .rule = C4.1
turn-gods = Боги: их порядок определяет жребий. Аполлон всегда последний.
    .rule = C5.1
turn-income = Доходы: 1 ЗМ за каждый знак процветания на ваших островах и за каждую торговую клетку с вашими флотами.
    .rule = C6.1
turn-offerings = Приношения: торгуйтесь за бога. Если вашу ставку перебили, сразу выберите другого.
    .rule = C7.3
turn-actions = Действия: в порядке богов каждый нанимает, строит, перемещает отряды и вызывает существ, сразу платя за всё, что не бесплатно.
    .rule = C8.2
turn-end = Конец раунда: если у кого-то достаточно метрополий, игра окончена.
    .rule = C15.1

## Set-up

setup-metropolises = Метрополий для победы
    .rule = C1.1
setup-gods = Богов, за которых торгуются, кроме Аполлона
    .rule = C5.1
setup-markers = Маркеров приношений у каждого игрока
    .rule = C1.2
setup-map-islands = Островов на поле
    .rule = C1.3
setup-islands = Островов у каждого игрока
    .rule = C1.4
setup-troops = Армий на них
    .rule = C1.4
setup-fleets = Флотов на море
    .rule = C1.4
setup-gold = ЗМ у каждого игрока
    .rule = C1.2

## Entries

family-god = Боги
family-creature = Существа
family-building = Строения
family-unit = Отряды и карты
family-map = Поля
figure-no = действует один раз
figure-yes = остаётся на поле
price-none = бесплатно
price-track = { $either } ЗМ, в зависимости от места в наборе
    .rule = C4.1
price-recruit = { $god }: первый наём бесплатный, затем { $prices } ЗМ
    .rule = C9.1
price-offering = самая высокая ставка
    .rule = C7.2
price-building = { $god }: { n-gold }
    .rule = C9.6
price-metropolis = по одному строению каждого типа или { $number } философа
    .rule = C11.1
map-3 = Поле для двоих и троих
map-4 = Поле для четверых
map-5 = Поле для пятерых
effect-map = Островов: { $islands }; клеток моря: { $seas }, из них торговых: { $trade }.
    .rule = C1.3

## Islands of a map

rules-prosperity = Процветание
rules-sites = Места
rules-island = Остров
