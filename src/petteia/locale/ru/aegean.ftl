### Что оба издания «Киклад» говорят одинаково, по-русски.

n-gold =
    { $gold ->
        [one] { $gold } золотая монета
        [few] { $gold } золотые монеты
       *[many] { $gold } золотых монет
    }
n-gold-object =
    { $gold ->
        [one] { $gold } золотую монету
        [few] { $gold } золотые монеты
       *[many] { $gold } золотых монет
    }
n-fleets =
    { $number ->
        [one] { $number } флот
        [few] { $number } флота
       *[many] { $number } флотов
    }

## Gods, creatures, buildings, units

god-poseidon = Посейдон
god-ares = Арес
god-zeus = Зевс
god-athena = Афина
god-apollo = Аполлон

creature-satyr = Сатир
creature-dryad = Дриада
creature-pegasus = Пегас
creature-giant = Великан
creature-chimera = Химера
creature-cyclops = Циклоп
creature-sphinx = Сфинкс
creature-sylph = Сильф
creature-harpy = Гарпия
creature-kraken = Кракен
creature-minotaur = Минотавр
creature-medusa = Медуза
creature-polyphemus = Полифем

building-port = порт
building-fortress = крепость
building-temple = храм
building-metropolis = метрополия

unit-fleet = флот
unit-troop = армия
unit-philosopher = философ

deed-sail = перемещение флотов
deed-march = перемещение армий

## Course of the game

phase-set_up = Начальная расстановка
phase-offerings = Приношения
phase-actions = Действия

points-metropolises = Метрополии
points-gold = Золото

reason-metropolises = достаточно метрополий в конце раунда
reason-gold = метрополий хватало у нескольких, решило золото
reason-shared = общая победа, золота тоже поровну

question-which_god = Выберите бога для своего маркера
question-how_much = Сколько вы предлагаете?
question-turn = Действуйте со своим богом
question-how_many_fleets = Сколько флотов плывёт?
question-sail_where = Куда они плывут?
question-how_many_troops = Сколько армий идёт?
question-march_where = Куда они идут?
question-retreat = Стоять или отступить?
question-give_up_what = Какое строение отдать за метрополию?
question-found_where = Где встанет метрополия?
question-rob_whom = Кого вы грабите?
question-fly_from = Откуда они летят?
question-copy_what = Какое сброшенное существо сыграет Химера?
question-rebuild_what = Какое строение перестроит Циклоп?
question-rebuild_as = Во что его перестроить?
question-snatch_where = Выберите жертву Гарпии
question-figure_where = Куда поставить фигурку?
question-push_where = Куда Полифем отгонит флоты?
question-over = Игра окончена
question-turn_order = Жребий: порядок ходов
question-creature = Открывается существо
question-god = Жребий: боги
question-attack_roll = Бросает нападающий
question-defence_roll = Бросает обороняющийся

## Actions

action-priced = { $action } ({ n-gold })
action-choose = Выбрать бога: { $god }
action-done = Закончить ход
action-recruit_fleet = Нанять флот: { $sea }
action-recruit_philosopher = Взять философа
action-summon = Вызвать существо: { $creature }
action-sail_from = Отплыть флотами из { $sea }
action-fleets = { n-fleets }
action-sail_to = Плыть в { $sea }
action-stand = Стоять
action-withdraw_to = Отступить в { $sea }
action-rebuild_as = Перестроить в: { $building }
action-swim_to = Проплыть в { $sea }
action-push_to = Отогнать в { $sea }
action-show = Существо: { $creature }
action-attack = Нападающий выбрасывает { $pips }
action-defence = Обороняющийся выбрасывает { $pips }

## What happens

event-cycle_begun = Начинается раунд { $cycle }.
event-creature_shown = Новое существо: { $creature }.
event-creature_discarded = Сброшено существо: { $creature }.
event-deck_renewed = Сброс перемешан в новую колоду.
event-figure_left = { $creature } уходит с поля.
event-sea_battle = Морское сражение ({ $sea }): нападает { $attacker }, обороняется { $defender }.
event-game_ended = Игра окончена: { $reason }.

## Why something is not possible

refusal-no_such_action = Такого действия нет.
refusal-game_over = Игра окончена.
refusal-not_chance = Сейчас решает не случай.
refusal-other_question = Сначала нужно другое: { $question }
refusal-wait_for_chance = Сначала выяснится, что придёт.
refusal-impossible_outcome = Это сейчас прийти не может.
refusal-god_closed = { $god } в этом раунде приношений не принимает.
refusal-just_outbid = { $god }: вашу ставку только что перебили, выберите другого бога.
refusal-offer_too_low = { $god }: здесь уже ставка { $standing }, предложите больше.
refusal-offer_too_high = Больше { $most } предложить нельзя.
refusal-other_god = Для этого нужен другой бог: { $god }.
refusal-apollo_only = Аполлон больше ничего не позволяет.
refusal-recruit_limit = За один ход не больше { $most }.
refusal-no_reserve = В резерве ничего не осталось.
refusal-supply_empty = В запасе больше нет: { $what }.
refusal-short_of_gold =
    { $short ->
        [one] Не хватает { $short } золотой монеты ({ $what }): цена { $due }, у вас { $gold }.
        [few] Не хватает { $short } золотых монет ({ $what }): цена { $due }, у вас { $gold }.
       *[many] Не хватает { $short } золотых монет ({ $what }): цена { $due }, у вас { $gold }.
    }
refusal-not_on_track = Этой карты нет среди открытых.
refusal-not_on_map = Такого места на этом поле нет.
refusal-far_from_home = Не граничит с вашей землёй: { $place }.
refusal-enemy_fleets = Там чужие флоты: { $place }.
refusal-no_own_fleets = Там нет ваших флотов: { $place }.
refusal-no_way_out = Всё море вокруг закрыто: { $place }.
refusal-not_adjacent = { $place } и { $origin } не соседние.
refusal-no_refuge = Флоты не могут плыть в { $place }.
refusal-kraken_there = { $place } закрывает Кракен.
refusal-medusa_there = Медуза никого не пропускает: { $place }.
refusal-polyphemus_near = Полифем не пускает флоты: { $place }.
refusal-yourself = Себя ограбить нельзя.
refusal-no_target = Это сейчас выбрать нельзя.

## What a thing costs

payment-price = Цена: { n-gold }
payment-saved-temples = Экономят храмы: { n-gold }
payment-total = К оплате: { n-gold }
payment-later = Оплата, когда лягут все маркеры
payment-free = Бесплатно

## Options

option-apollo_scope = Благословение Аполлона
    .about = Процветание Аполлона можно положить куда угодно или только на свою землю.
option-apollo_scope-any = куда угодно
option-apollo_scope-own = только на своё
option-open_gold = Открытое золото
    .about = Золото лежит за ширмами, или его видят все.
option-open_gold-no = скрыто
option-open_gold-yes = открыто

## The table

aegean-map = Поле
aegean-map-fit = Показать всё поле
aegean-map-zoom-in = Ближе
aegean-map-zoom-out = Дальше
aegean-auction = Торги
aegean-gods = Боги
aegean-god-free = никто
aegean-god-offer = { $seat }, ставка { $offer }
aegean-god-closed = закрыт
aegean-can-offer = Вы можете предложить не больше { $offer }.
aegean-displaced-you = Вашу ставку перебили: выберите другого бога.
aegean-turn-order = Порядок ходов
aegean-cycle = Раунд { $cycle }
aegean-creatures = Существа
aegean-discard-pile = Сброс
aegean-income = Доход
aegean-gold = Золото
aegean-gold-hidden = скрыто
aegean-metropolises = Метрополии { $number } из { $goal }
aegean-units-left = В резерве: { n-fleets-left }, { n-troops-left }
n-fleets-left =
    { $fleets ->
        [one] { $fleets } флот
        [few] { $fleets } флота
       *[many] { $fleets } флотов
    }
n-troops-left =
    { $troops ->
        [one] { $troops } армия
        [few] { $troops } армии
       *[many] { $troops } армий
    }
aegean-could-win = { $seat } может победить в этом раунде.
aegean-reach = Досягаемость
aegean-reach-of = Куда может дойти { $seat }
aegean-battle = Сражение
aegean-battle-at = Сражение: { $place }
aegean-attacker = Нападающий
aegean-defender = Обороняющийся
aegean-strength = Сила
aegean-strength-units = Отряды: { $number }
aegean-strength-die = Кубик: { $number }
aegean-strength-ports = Порты: { $number }
aegean-strength-fortresses = Крепости: { $number }
aegean-strength-figure = { $creature }, сила { $number }
aegean-odds = Нападающий { $attacker } %, обороняющийся { $defender } %, гибнут оба { $both } %
aegean-owner = владеет { $seat }
aegean-nobody = ничьё
aegean-empty-site = пустое место для строения
aegean-path = Путь: { $places }
