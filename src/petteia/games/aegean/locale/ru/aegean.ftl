### Что оба издания «Киклад» говорят одинаково, по-русски.

stage-cycle = Раунд { $number }

n-gold = { $gold } ЗМ
n-gold-object =
    { $gold ->
        [one] { $gold } золотую монету
        [few] { $gold } золотые монеты
       *[many] { $gold } золотых монет
    }
n-due =
    { $saved ->
        [0] { $due }
       *[other] { $due } ({ $price } − { $saved } за храмы)
    }
n-fleets =
    { $number ->
        [one] { $number } флот
        [few] { $number } флота
       *[many] { $number } флотов
    }

## Gods, creatures, buildings, units

god-poseidon = Посейдон
    .acc = Посейдона
    .dat = Посейдону
god-ares = Арес
    .acc = Ареса
    .dat = Аресу
god-zeus = Зевс
    .acc = Зевса
    .dat = Зевсу
god-athena = Афина
    .acc = Афину
    .dat = Афине
god-apollo = Аполлон
    .acc = Аполлона
    .dat = Аполлону

creature-satyr = Сатир
    .acc = Сатира
creature-dryad = Дриада
    .acc = Дриаду
creature-pegasus = Пегас
    .acc = Пегаса
creature-giant = Великан
    .acc = Великана
creature-chimera = Химера
    .acc = Химеру
creature-cyclops = Циклоп
    .acc = Циклопа
creature-sphinx = Сфинкс
    .acc = Сфинкса
creature-sylph = Сильф
    .acc = Сильфа
creature-harpy = Гарпия
    .acc = Гарпию
creature-kraken = Кракен
    .acc = Кракена
creature-minotaur = Минотавр
    .acc = Минотавра
creature-medusa = Медуза
    .acc = Медузу
creature-polyphemus = Полифем
    .acc = Полифема

building-port = порт
    .acc = порт
building-fortress = крепость
    .acc = крепость
building-temple = храм
    .acc = храм
building-metropolis = метрополия
    .acc = метрополию

unit-fleet = флот
unit-troop = армия
unit-philosopher = философ

deed-sail = передислокация флотов
deed-march = передислокация армий

## Course of the game

phase-set_up = Начальная расстановка
phase-offerings = Приношения
phase-actions = Действия

points-metropolises = Метрополии
points-gold = Золото

question-which_god = Выберите бога для своего маркера
question-how_much = Сколько вы предлагаете богу?
question-turn = Выполните действия своего бога
question-how_many_fleets = Сколько флотов поплывёт?
question-sail_where = Куда им плыть?
question-how_many_troops = Сколько армий пойдёт?
question-march_where = Куда им идти?
question-retreat = Сражаться или отступить?
question-lose_what = Какой отряд вы теряете?
question-give_up_what = Какое строение отдать за метрополию?
question-found_where = Где построить метрополию?
question-rob_whom = Кого вы грабите?
question-fly_from = Откуда они летят?
question-copy_what = Какое сброшенное существо разыграет Химера?
question-rebuild_what = Какое строение заменит Циклоп?
question-rebuild_as = Чем его заменить?
question-snatch_where = Выберите жертву Гарпии
question-figure_where = Куда поставить фигурку?
question-push_where = Куда Полифем отгонит флоты?
question-over = Игра окончена
question-turn_order = Определяется порядок ходов
question-creature = Открывается существо
question-god = Определяется порядок богов
question-attack_roll = Бросает нападающий
question-defence_roll = Бросает обороняющийся

## Actions

action-priced = { $action } ({ n-gold })
action-choose = Выбрать { $god-acc }
action-done = Закончить ход
action-recruit_fleet = Нанять флот: { $sea }
action-recruit_philosopher = Нанять философа
action-summon = Вызвать { $creature-acc }
action-sail_from = Переместить флоты из моря { $sea }
action-fleets = { n-fleets }
action-sail_to = Плыть в море { $sea }
action-stand = Сражаться дальше
action-withdraw_to = Отступить в море { $sea }
action-lose_troop = Потерять армию
action-lose_minotaur = Потерять Минотавра
action-rebuild_as = Построить взамен { $building-acc }
action-swim_to = Переплыть в море { $sea }
action-push_to = Отогнать в море { $sea }
action-show = Существо: { $creature }
action-attack = Бросок нападающего: { $pips }
action-defence = Бросок обороняющегося: { $pips }

## What happens

event-cycle_begun = Начинается раунд { $cycle }.
event-creature_shown = Открыто: { $creature }.
event-creature_discarded = Сброшено: { $creature }.
event-deck_renewed = Сброс перемешан и становится новой колодой.
event-figure_left = { $creature } уходит с поля.
event-sea_battle = Морское сражение ({ $sea }): нападает { $attacker }, обороняется { $defender }.
event-game_ended = Игра окончена: { $reason }.

## Why something is not possible

refusal-no_such_action = Такого действия нет.
refusal-game_over = Игра окончена.
refusal-not_chance = Сейчас решает не жребий, а вы: «{ $question }».
refusal-other_question = { $needed } Сейчас: «{ $question }».
refusal-wait_for_chance = Дождитесь жребия. { $question }.
refusal-impossible_outcome = Сейчас это выпасть не может. { $question }.
needed-choose = Бога выбирают, когда ставят маркер приношений.
needed-offer = Ставку делают, только выбрав бога.
needed-done = Ход заканчивают, когда завершено всё начатое.
needed-turn = Действия выполняют только в свой ход, одно за другим.
needed-fleets = Сколько флотов плывёт, решают при отплытии.
needed-sail_to = Куда плыть, выбирают только после отплытия.
needed-troops = Сколько армий идёт, решают, когда они выступают.
needed-march_to = Куда идти, выбирают, только когда отряды уже выступили.
needed-retreat = Об отступлении решают только после штурма.
needed-loss = Кого потерять, выбирают только после проигранного штурма.
needed-give_up = Строения отдают, только когда строят за них метрополию.
needed-found = Место для метрополии выбирают, только когда её получили.
needed-rob = Кого ограбить, выбирают, только вызвав существо, которое грабит.
needed-fly = Отряды летают, только когда это позволяет существо или герой.
needed-rebuild = Строение заменяют, только вызвав Циклопа.
needed-figure = Фигурку ставят, только вызвав её существо.
needed-push = Полифем отгоняет флоты, только когда встаёт на новое место.
refusal-god_closed = { $god } в этом раунде приношений не принимает.
refusal-just_outbid = { $god }: вашу ставку только что перебили, выберите другого бога.
refusal-offer_too_low = { $god }: здесь уже стоит ставка { $standing }, предложите больше.
refusal-offer_too_high = Больше { $most } предложить нельзя.
refusal-other_god = Для этого нужен другой бог: { $god }.
refusal-recruit_limit = За один ход нанимают не больше { $most }.
refusal-no_reserve = Резерв пуст ({ $what }): на поле уже все { $units }.
refusal-supply_empty = Запас исчерпан: { $what }.
refusal-short_of_gold = Не хватает { $short } ЗМ ({ $what }): цена { n-due }, у вас { $gold }.
refusal-not_on_track = Сейчас в наборе нет такой карты: { $what }. Есть: { $there }.
refusal-track_empty = Набор пуст, такой карты в нём нет: { $what }.
refusal-not_on_map = Такого места на этом поле нет.
refusal-far_from_home = Не прилегает к вашим владениям: { $place }.
refusal-no_own_fleets = Там нет ваших флотов: { $place }.
refusal-no_way_out = Отсюда не выплыть, море вокруг закрыто: { $place }.
refusal-not_adjacent = Не граничат друг с другом: { $place } и { $origin }.
refusal-already_there = Вы уже здесь, выберите другое место: { $place }.
refusal-kraken_there = Путь закрывает Кракен: { $place }.
refusal-medusa_there = Медуза никого отсюда не отпускает: { $place }.
refusal-polyphemus_near = Полифем ({ $land }) не подпускает сюда флоты: { $place }.
refusal-yourself = Себя ограбить нельзя.

## What a thing costs

payment-price = Цена: { n-gold }
payment-saved-temples = Скидка за храмы: { n-gold }
payment-total = К оплате: { n-gold }
payment-later = Платят, когда поставлены все маркеры
payment-free = Бесплатно

## Options

option-apollo_scope = Благословение Аполлона
    .about = Куда угодно: маркер процветания или рог изобилия кладут в любую часть поля. Только на своё: лишь в собственные владения.
option-apollo_scope-any = куда угодно
option-apollo_scope-own = только на своё
option-open_gold = Золото игроков
    .about = Скрыто: золото лежит за ширмами. Открыто: его видят все.
option-open_gold-no = скрыто
option-open_gold-yes = открыто

## The table

aegean-map = Поле
aegean-map-fit = Показать всё поле
aegean-map-zoom-in = Приблизить
aegean-map-zoom-out = Отдалить
aegean-gods = Боги
aegean-god-free = никто
aegean-god-offer = { $seat }: { $offer }
aegean-god-closed = лицом вниз
aegean-can-offer = Вы можете предложить не больше { $offer }.
aegean-displaced-you = Вашу ставку перебили: выберите другого бога.
aegean-turn-order = Порядок ходов
aegean-cycle = Раунд { $cycle }
aegean-creatures = Существа
aegean-income = Доход
aegean-gold = Золото
aegean-metropolises = Метрополии: { $number } из { $goal }
aegean-reach = Досягаемость
aegean-reach-of = Куда может добраться { $seat }
aegean-battle-at = Сражение: { $place }
aegean-attacker = Нападающий
aegean-defender = Обороняющийся
aegean-strength = Сила
aegean-strength-units = Отряды: { $number }
aegean-odds = Победит нападающий: { $attacker } %, победит обороняющийся: { $defender } %, погибнут оба: { $both } %
aegean-nobody = никому не принадлежит

## О чём задачи

theme-auction = Торги
theme-metropolis = Метрополия
theme-battle = Сражение
theme-creature = Существо
theme-hero = Герой
theme-movement = Передислокация
theme-building = Строительство
theme-recruiting = Наём
theme-patience = Терпение
theme-choice = Выбор

## Goals of challenges

goal-win-cycle = Победите не позднее раунда { $until }.
goal-hold-gold =
    { $number ->
        [one] Накопите { $number } золотую монету.
        [few] Накопите { $number } золотые монеты.
       *[many] Накопите { $number } золотых монет.
    }
goal-hold-metropolises-cycle =
    { $number ->
        [one] Завладейте { $number } метрополией не позднее раунда { $until }.
        [few] Завладейте { $number } метрополиями не позднее раунда { $until }.
       *[many] Завладейте { $number } метрополиями не позднее раунда { $until }.
    }
goal-forgo-philosophers = Обойдитесь без философов.
goal-avoid-creature_summoned = Не вызывайте существ.

## Filters of the rules pages

rules-mark-figure = Фигурка
