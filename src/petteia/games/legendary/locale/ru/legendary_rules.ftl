### Cyclades Legendary Edition на страницах правил, по-русски.

## Overview

overview-ways = Как победить
overview-turn = Раунд в шести строках
way-metropolises = Владейте { $number } метрополиями в конце раунда.
    .title = Цель
    .rule = L11.1
way-buildings = Порт, крепость, храм и академия вместе превращаются в метрополию.
    .title = Строительством
    .rule = L9.3
way-philosophers = { $number } философа превращаются в метрополию.
    .title = Мудростью
    .rule = L9.4
way-heroes = Многие герои приносят метрополию, когда ими жертвуют.
    .title = Самопожертвованием
    .rule = L9.5
way-conquest = Кто захватил область, тому достаются и её метрополии.
    .title = Завоеванием
    .rule = L9.6
turn-start = Начало: наборы существ и героев пополняются, боги сдвигаются на одно место.
    .rule = L3.5
turn-income = Доходы: 1 ЗМ за каждый рог изобилия в ваших областях и морях.
    .rule = L3.6
turn-offerings = Приношения: торгуйтесь за бога. Если вашу ставку перебили, сразу выберите другого.
    .rule = L4.3
turn-upkeep = Содержание: отдайте жрицу за каждое своё существо на поле, иначе оно уходит.
    .rule = L5.1
turn-actions = Действия: в порядке богов каждый сначала бесплатно строит и нанимает, потом нанимает, перемещает отряды и вызывает существ, платя за каждое действие.
    .rule = L6.2
turn-end = Конец раунда: если у кого-то { $number } метрополии или какая-то фракция пала, игра окончена.
    .rule = L11.1

## Set-up

setup-metropolises = Метрополий для победы
    .rule = L11.1
setup-factions = Фракций
    .rule = L12.7
setup-teams = Сторон: игроков или команд
    .rule = L12.1
setup-tiles = Тайлов поля
    .rule = L2.4
setup-gods = Богов, за которых торгуются, вместе с Аполлоном
    .rule = L2.2
setup-lands = Областей суши у каждой фракции
    .rule = L2.8
setup-troops = Армий в них
    .rule = L2.8
setup-fleets = Флотов рядом с ними
    .rule = L2.8
setup-gold = ЗМ у каждой фракции
    .rule = L2.5

## Entries

family-god = Боги
family-creature = Существа
family-hero = Герои
family-building = Строения
family-unit = Отряды и карты
family-bonus = Бонусы метрополий
family-tile = Тайлы
figure-no = действует один раз
figure-yes = остаётся на поле
price-none = бесплатно
price-track = { $either } ЗМ, в зависимости от места в наборе
    .rule = L2.3
price-recruit = { $god }: первый наём бесплатный, затем { $prices } ЗМ
    .rule = L6.2
price-offering = самая высокая ставка: { $either } ЗМ
    .rule = L4.2
price-building = { $god }: бесплатно
    .rule = L6.4
price-hero = { $god }: { n-gold }
    .rule = L7.6
price-metropolis = по одному строению каждого типа или { $number } философа
    .rule = L9.3
price-bonus = вместе с метрополией
    .rule = L9.1
effect-tile = { $side }: областей суши { $lands }, морей { $seas }, мест для строений { $sites }, рогов изобилия { $horns }, жриц { $priestesses }.
    .rule = L2.4
effect-bonus = Таких жетонов { $tokens }. Бонус получает построивший метрополию и ещё раз тот, кто её теряет.
    .rule = L9.7
effect-bonus-two_troops = Поставьте в свои области { $number } армии.
    .rule = L9.2
effect-bonus-cornucopia = Положите рог изобилия в одну из своих областей или морей.
    .rule = L9.2
effect-bonus-priestess = Возьмите жрицу.
    .rule = L9.2
effect-bonus-three_gold = Вы получаете { $number } ЗМ.
    .rule = L9.2
effect-bonus-two_fleets = Поставьте { $number } флота в моря, которые вы контролируете.
    .rule = L9.2
