### «7 Чудес: Дуэль» по-русски.

game-title = 7 Чудес: Дуэль
game-about = Два города, три эпохи, семь чудес: стройте, торгуйте и следите за фронтом. К победе ведут три пути.
stage-age =
    { $number ->
        [0] Выбор чудес
        [1] I эпоха
        [2] II эпоха
       *[other] III эпоха
    }

## Numbers with their nouns

n-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
n-coins-object =
    { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
n-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
n-shields =
    { $shields ->
        [one] { $shields } щит
        [few] { $shields } щита
       *[many] { $shields } щитов
    }
n-spaces =
    { $spaces ->
        [one] { $spaces } деление
        [few] { $spaces } деления
       *[many] { $spaces } делений
    }

## Resources, colours, symbols

resource-wood = древесина
resource-clay = глина
resource-stone = камень
resource-glass = стекло
resource-papyrus = папирус

colour-brown = коричневый
colour-grey = серый
colour-blue = синий
colour-green = зелёный
colour-yellow = жёлтый
colour-red = красный
colour-purple = фиолетовый

kind-brown = сырьё
kind-grey = товары
kind-blue = гражданское здание
kind-green = научное здание
kind-yellow = торговое здание
kind-red = военное здание
kind-purple = гильдия

symbol-wheel = колесо
symbol-mortar = ступка
symbol-quill = перо
symbol-pendulum = отвес
symbol-gyroscope = армиллярная сфера
symbol-sundial = солнечные часы
symbol-law = закон

chain-mask = маска
chain-moon = луна
chain-drop = капля
chain-book = книга
chain-gear = шестерня
chain-amphora = амфора
chain-horseshoe = подкова
chain-sword = меч
chain-tower = башня
chain-column = колонна
chain-sun = солнце
chain-temple = храм
chain-lyre = лира
chain-lamp = лампа
chain-barrel = бочка
chain-target = мишень
chain-helmet = шлем

## Cards

card-lumber_yard = Склад древесины
card-logging_camp = Лагерь лесорубов
card-clay_pool = Глинище
card-clay_pit = Глиняный карьер
card-quarry = Каменоломня
card-stone_pit = Каменный карьер
card-glassworks = Стекольня
card-press = Пресс
card-theater = Театр
card-altar = Алтарь
card-baths = Бани
card-workshop = Мастерская
card-apothecary = Аптека
card-scriptorium = Скрипторий
card-pharmacist = Травник
card-stone_reserve = Запас камня
card-clay_reserve = Запас глины
card-wood_reserve = Запас древесины
card-tavern = Таверна
card-guard_tower = Сторожевая башня
card-stable = Конюшня
card-garrison = Гарнизон
card-palisade = Частокол
card-sawmill = Лесопилка
card-brickyard = Кирпичня
card-shelf_quarry = Большая каменоломня
card-glass_blower = Стеклодув
card-drying_room = Сушильня
card-tribunal = Трибунал
card-statue = Статуя
card-temple = Храм
card-aqueduct = Акведук
card-rostrum = Трибуна
card-library = Библиотека
card-dispensary = Лечебница
card-school = Школа
card-laboratory = Лаборатория
card-forum = Форум
card-caravansery = Караван-сарай
card-customs_house = Таможня
card-brewery = Пивоварня
card-walls = Стены
card-horse_breeders = Коневоды
card-barracks = Казармы
card-archery_range = Стрельбище
card-parade_ground = Плац
card-palace = Дворец
card-town_hall = Ратуша
card-obelisk = Обелиск
card-gardens = Сады
card-pantheon = Пантеон
card-senate = Сенат
card-academy = Академия
card-study = Кабинет учёного
card-university = Университет
card-observatory = Обсерватория
card-chamber_of_commerce = Торговая палата
card-port = Порт
card-armory = Оружейная
card-lighthouse = Маяк
card-arena = Арена
card-arsenal = Арсенал
card-courthouse = Суд
card-fortifications = Укрепления
card-siege_workshop = Осадная мастерская
card-circus = Цирк
card-merchants_guild = Гильдия торговцев
card-shipowners_guild = Гильдия судовладельцев
card-builders_guild = Гильдия строителей
card-magistrates_guild = Гильдия магистратов
card-scientists_guild = Гильдия учёных
card-moneylenders_guild = Гильдия ростовщиков
card-tacticians_guild = Гильдия тактиков

## Wonders and progress tokens

wonder-appian_way = Аппиева дорога
wonder-circus_maximus = Большой цирк
wonder-colossus = Колосс
wonder-great_library = Великая библиотека
wonder-great_lighthouse = Великий маяк
wonder-hanging_gardens = Висячие сады
wonder-mausoleum = Мавзолей
wonder-piraeus = Пирей
wonder-pyramids = Пирамиды
wonder-sphinx = Сфинкс
wonder-statue_of_zeus = Статуя Зевса
wonder-temple_of_artemis = Храм Артемиды

token-agriculture = Земледелие
token-architecture = Архитектура
token-economy = Экономика
token-law = Закон
token-masonry = Каменное дело
token-mathematics = Математика
token-philosophy = Философия
token-strategy = Стратегия
token-theology = Теология
token-urbanism = Градостроительство

## Points

points-blue = Синие карты
points-green = Зелёные карты
points-yellow = Жёлтые карты
points-guilds = Гильдии
points-wonders = Чудеса
points-tokens = Жетоны прогресса
points-coins = Монеты
points-military = Война
points-total = Итого

## What is asked

question-draft = Выберите чудо
question-turn = Возьмите карту
question-take_token = Возьмите жетон прогресса с поля
question-keep_token = Оставьте себе один из вытянутых жетонов
question-restore = Выберите карту из сброса
question-destroy_brown = Выберите коричневую карту соперника
question-destroy_grey = Выберите серую карту соперника
question-begin = Решите, кто начнёт эпоху
question-over = Игра окончена
question-first = Определяется первый игрок
question-deal_token = Определяются жетоны прогресса
question-show_wonder = Открываются чудеса
question-guild_back = Раздаются гильдии
question-reveal = Открывается карта
question-draw_token = Великая библиотека тянет жетон

## Actions

action-build =
    { $coins ->
        [0] Бесплатно построить здание «{ $card }»
       *[other] Построить здание «{ $card }» за { n-coins-object }
    }
action-discard = Сбросить карту «{ $card }» за { n-coins-object }
action-wonder =
    { $coins ->
        [0] Бесплатно построить чудо «{ $wonder }», подложив карту «{ $card }»
       *[other] Построить чудо «{ $wonder }» за { n-coins-object }, подложив карту «{ $card }»
    }
action-draft = Выбрать чудо «{ $wonder }»
action-take = Взять жетон «{ $token }»
action-keep = Оставить себе жетон «{ $token }»
action-restore = Построить из сброса здание «{ $card }»
action-destroy = Сбросить карту соперника «{ $card }»
action-decline = Не брать жетон
verb-build = Построить здание
verb-discard = Сбросить карту за монеты
verb-wonder = Построить чудо
verb-take = Взять жетон прогресса
action-begin = Начинает { $seat }
action-first = Первый игрок: { $seat }
action-deal = Жетон на поле: { $token }
action-show = Чудо на выбор: { $wonder }
action-guild = На месте { $slot } лежит закрытая гильдия
action-reveal = Открыто: { $card }
action-draw = Вытянуто: { $token }

## What happens

event-first_player = Первый игрок: { $seat }.
event-token_dealt = Жетоны на поле: { $token }.
event-wonder_shown = Чудеса на выбор: { $wonder }.
event-wonder_drafted = { $seat } выбирает чудо «{ $wonder }».
event-age_dealt = { $age }: карты разложены.
event-guild_placed = Одна из закрытых карт — гильдия.
event-card_revealed = Открыто: { $card }.
event-card_taken = { $seat } берёт карту «{ $card }».
event-card_built-paid = { $seat } строит здание «{ $card }».
event-card_built-chain = { $seat } бесплатно строит по цепочке здание «{ $card }».
event-card_built-restored = { $seat } бесплатно строит из сброса здание «{ $card }».
event-card_discarded = { $seat } сбрасывает карту «{ $card }».
event-card_destroyed = { $seat } теряет здание «{ $card }», карта уходит в сброс.
event-wonder_built = { $seat } строит чудо «{ $wonder }», под ним карта «{ $card }».
event-wonder_returned = Построено семь чудес; в коробку возвращается чудо «{ $wonder }» ({ $seat }).
event-coins_moved-price-loss = { $seat } платит { n-coins-object }.
event-coins_moved-purchase-loss = { $seat } платит { n-coins-object } за ресурсы.
event-coins_moved-economy = { $seat } получает благодаря Экономике { n-coins-object }.
event-coins_moved-sale = { $seat } получает за сброшенную карту { n-coins-object }.
event-coins_moved-card = { $seat } получает благодаря карте { n-coins-object }.
event-coins_moved-urbanism = { $seat } получает благодаря Градостроительству { n-coins-object }.
event-coins_moved-wonder = { $seat } получает благодаря чуду { n-coins-object }.
event-coins_moved-wonder-loss = { $seat } теряет из-за чуда { n-coins-object }.
event-coins_moved-token = { $seat } получает благодаря жетону { n-coins-object }.
event-coins_moved-spoils-loss = { $seat } теряет из-за разграбления { n-coins-object }.
event-pawn_moved = { $seat } двигает фишку конфликта на { n-spaces }.
event-pair_completed = { $seat } собирает пару одинаковых символов: { $symbol }.
event-token_taken = { $seat } берёт жетон прогресса «{ $token }».
event-token_declined = { $seat } не берёт жетон.
event-token_drawn = { $seat } тянет из коробки жетон «{ $token }».
event-token_drawn-hidden = { $seat } втайне тянет жетон из коробки.
event-extra_turn = { $seat } ходит ещё раз.
event-age_begun = { $age }: начинает { $seat }.
event-game_ended = Игра окончена: { $reason }.

reason-military = военное превосходство
    .rule = D8.5
reason-science = научное превосходство
    .rule = D10.2
reason-points = гражданская победа по очкам
    .rule = D12.3
reason-blue_points = очков поровну, решили очки синих карт
    .rule = D12.3
reason-shared = общая победа: очков поровну, на синих картах тоже
    .rule = D12.3

age-1 = I эпоха
age-2 = II эпоха
age-3 = III эпоха

## Why something is not possible

refusal-no_such_action = Действия { $action } нет: номера действий — от 0 до { $last }.
refusal-game_over = Игра окончена: { $reason }.
refusal-not_chance = Сейчас решает не жребий, а вы. { $question }.
refusal-other_question = { $needed } Сейчас: «{ $question }».
needed-turn = Карты берут только в начале своего хода.
needed-draft = Чудеса выбирают до I эпохи.
needed-take = Жетон с поля берут, только собрав пару научных символов.
needed-keep = Жетон оставляют себе, только когда чудо «{ wonder-great_library }» вытянуло три.
needed-restore = Строить из сброса позволяет только чудо «{ wonder-mausoleum }».
needed-destroy = Уничтожать карты соперника позволяют только чудеса «{ wonder-statue_of_zeus }» и «{ wonder-circus_maximus }».
needed-decline = Отказаться можно только от жетона за пару научных символов.
needed-begin = Кто начнёт, решают только между эпохами.
refusal-wait_for_chance = Дождитесь жребия. { $question }.
refusal-other_draw = Сейчас другое: «{ $question }».
refusal-guild_there = На месте { $slot } уже лежит гильдия.
refusal-wonder_seen = Чудо «{ $wonder }» уже открыто.
refusal-token_not_in_box = Жетона «{ $token }» в коробке уже нет.
refusal-other_age = Карта «{ $card }» из другой эпохи, а сейчас { $age }.
refusal-card_seen = Карта «{ $card }» уже была открыта.
refusal-no_guild_back = «{ $card }» — гильдия, а у открываемой карты обычная рубашка.
refusal-guild_back = У открываемой карты рубашка гильдии, а «{ $card }» — не гильдия.
refusal-card_gone = Место { $slot } пустое: карту уже взяли.
refusal-card_covered = Взять эту карту ещё нельзя. Сверху: { $by }.
by-face_down = закрытая карта
by-two_face_down = две закрытые карты
refusal-no_such_wonder = Чуда номер { $place } у вас нет, всего их { $number }.
refusal-wonder_built = Чудо «{ $wonder }» уже построено, под ним карта «{ $card }».
refusal-wonder_limit =
    { $most ->
        [one] Построено { $most } чудо; чудо «{ $wonder }» вернулось в коробку.
        [few] Построено { $most } чуда; чудо «{ $wonder }» вернулось в коробку.
       *[many] Построено { $most } чудес; чудо «{ $wonder }» вернулось в коробку.
    }
refusal-short_of_coins =
    { $short ->
        [one] Не хватает { $short } монеты («{ $what }»): цена { $due } ({ $price }), у вас { $coins }.
        [few] Не хватает { $short } монет («{ $what }»): цена { $due } ({ $price }), у вас { $coins }.
       *[many] Не хватает { $short } монет («{ $what }»): цена { $due } ({ $price }), у вас { $coins }.
    }
refusal-short_of_coins-chain =
    { $short ->
        [one] Не хватает { $short } монеты («{ $what }»): цена { $due } ({ $price }), у вас { $coins }. С картой «{ $chain }» в вашем городе было бы бесплатно.
        [few] Не хватает { $short } монет («{ $what }»): цена { $due } ({ $price }), у вас { $coins }. С картой «{ $chain }» в вашем городе было бы бесплатно.
       *[many] Не хватает { $short } монет («{ $what }»): цена { $due } ({ $price }), у вас { $coins }. С картой «{ $chain }» в вашем городе было бы бесплатно.
    }
refusal-not_on_offer = Чуда «{ $wonder }» среди предложенных нет. На выбор: { $offer }.
refusal-token_not_on_board = Жетона «{ $token }» нет на поле. На поле: { $tokens }.
refusal-token_due = За этим столом взять жетон обязательно. На выбор: { $tokens }.
refusal-token_not_drawn = Жетон «{ $token }» не вытянут. Вытянуты: { $tokens }.
refusal-not_on_table = Карта «{ $card }» не лежит открытой на столе.
refusal-not_on_table_but_built =
    { $whose ->
        [own] Карта «{ $card }» в вашем городе, а не на столе.
       *[theirs] Карта «{ $card }» в городе соперника, а не на столе.
    }
refusal-not_on_table_but_buried = Карта «{ $card }» лежит под чудом «{ $wonder }», а не на столе.
refusal-not_on_table_but_discarded = Карта «{ $card }» в сбросе, а не на столе.
refusal-not_discarded = Карты «{ $card }» в сбросе нет.
refusal-not_discarded_but_built =
    { $whose ->
        [own] Карта «{ $card }» в вашем городе, а не в сбросе.
       *[theirs] Карта «{ $card }» в городе соперника, а не в сбросе.
    }
refusal-not_discarded_but_buried = Карта «{ $card }» лежит под чудом «{ $wonder }», а не в сбросе.
refusal-not_in_city = Карты «{ $card }» нет в городе соперника. На выбор (цвет: { $colour }): { $cards }.
refusal-wrong_colour = Карта «{ $card }» другого цвета. На выбор (цвет: { $colour }): { $cards }.

## What a thing costs, unit by unit

payment-coins = Напечатано на карте: { n-coins }
payment-chain = Бесплатно: в вашем городе есть «{ $card }»
    .rule = D5.8
payment-produced = { $resource }: производит «{ $source }»
payment-choice = { $resource }: на выбор, даёт «{ $source }»
    .rule = D5.4
payment-reduction = { $resource }: скидка, жетон «{ $source }»
    .rule = D9.2
payment-bought =
    { $coins ->
        [one] { $resource }: покупка за { $coins } монету (2 и ещё 1 за каждую единицу этого ресурса, которую производит соперник: { $opponent })
        [few] { $resource }: покупка за { $coins } монеты (2 и ещё 1 за каждую единицу этого ресурса, которую производит соперник: { $opponent })
       *[many] { $resource }: покупка за { $coins } монет (2 и ещё 1 за каждую единицу этого ресурса, которую производит соперник: { $opponent })
    }
    .rule = D5.5
payment-bought-fixed = { $resource }: покупка за { n-coins-object } (скидка: «{ $source }»)
    .rule = D5.5
payment-total = Итого: { n-coins }
payment-free = Бесплатно
payment-units = { $number } × { $resource } по { $coins }

## Options

option-wonders = Чудеса
    .about = Выбор: игроки выбирают чудеса сами. Первая партия: восемь чудес, которые советуют для первой партии.
option-wonders-draft = выбор
option-wonders-first_game = первая партия
option-first_player = Первый игрок
    .about = По жребию: кто начинает, решает случай. Или выберите место, с которого начинают.
option-first_player-chance = по жребию
option-first_player-0 = первое место
option-first_player-1 = второе место
option-neutral_start = Фишка в центре
    .about = Если в конце эпохи фишка стоит в центре, взявший последнюю карту начинает следующую эпоху сам или решает, кто начнёт.
option-neutral_start-begins = начинает ходивший последним
option-neutral_start-chooses = решает ходивший последним
option-decline_token = Жетон за пару
    .about = Можно ли отказаться от жетона прогресса за пару научных символов.
option-decline_token-no = взять обязательно
option-decline_token-yes = можно отказаться

## The table

duel-city = Город
duel-wonders = Чудеса
duel-coins = Монеты
duel-production = Производство
duel-price = Цена за единицу ({ $resource }): { n-coins }
duel-conflict = Шкала конфликта
duel-pawn-middle = Фишка стоит в центре.
duel-pawn-leads = { $seat } впереди на { n-spaces }.
duel-to-capital =
    { $spaces ->
        [one] { $spaces } деление до столицы
        [few] { $spaces } деления до столицы
       *[many] { $spaces } делений до столицы
    }
duel-symbols = { $number } из 6 разных символов
duel-board-tokens = Жетоны прогресса на поле
duel-discard-pile = Сброс
duel-discard-empty = Сброс пуст.
duel-unseen = Ещё не открыты
duel-uncovers = Открывает: { $cards }
duel-uncovers-nothing = Ничего нового не открывает
duel-face-down = Закрытая карта
duel-face-down-guild = Закрытая гильдия
duel-points-now = Очки, если бы игра закончилась сейчас
duel-wonder-unbuilt = не построено
duel-wonder-built = построено, под ним «{ $card }»
duel-wonder-lost = вернулось в коробку
duel-label-available = { $card }, { $kind }, можно взять, ряд { $row }, место { $place }
duel-label-covered = { $card }, { $kind }, под другими картами, ряд { $row }, место { $place }
duel-label-hidden = { $what }, ряд { $row }, место { $place }

## How a game ended

ending-military = Фишка конфликта вошла в столицу игрока { $loser }.
ending-science =
    { $symbols ->
        [one] { $symbols } научный символ
        [few] { $symbols } разных научных символа
       *[many] { $symbols } разных научных символов
    } в одном городе.
ending-points =
    { $ahead ->
        [one] { $most }:{ $next }, перевес — { $ahead } очко.
        [few] { $most }:{ $next }, перевес — { $ahead } очка.
       *[many] { $most }:{ $next }, перевес — { $ahead } очков.
    }
ending-blue_points = Очков поровну: по { $most }. На синих картах — { $blue }:{ $next }.
ending-equal = Очков поровну: по { $most }. На синих картах их тоже поровну.
ending-symbols =
    { $number ->
        [one] { $number } символ
        [few] { $number } разных символа
       *[many] { $number } разных символов
    }
ending-shields =
    { $number ->
        [one] перевес на { $number } деление на шкале конфликта
        [few] перевес на { $number } деления на шкале конфликта
       *[many] перевес на { $number } делений на шкале конфликта
    }

## Keys

keys-build = Построить выбранное здание
keys-discard = Сбросить выбранную карту

## On the page

page-wonder = Чудо
page-to-move = ходит
page-opponent = соперник
page-no-cost = ничего не стоит
page-pay = заплатить { $coins }
page-short = не хватает { $coins }
page-build = Построить
page-discard = Сбросить
page-what-with-it = Что вы с ней сделаете?
page-choose-card = Выберите карту, на которой ничего не лежит.
page-progress-token = Жетон прогресса
page-covered-by = Сверху: { $cards }
page-one-of =
    { $number ->
        [one] Одна из { $number } карты, шанс каждой — { $share }
        [few] Одна из { $number } карт, шанс каждой — { $share }
       *[many] Одна из { $number } карт, шанс каждой — { $share }
    }
page-you-pay = Вы платите { $due } из своих { $coins }
page-for-you = для вас: { $price }
page-layout = Карты на столе
page-cards-left =
    { $cards ->
        [one] осталась { $cards } карта, закрытых { $down }
        [few] осталось { $cards } карты, закрытых { $down }
       *[many] осталось { $cards } карт, закрытых { $down }
    }
page-unseen =
    { $places ->
        [1] Карт { $cards }, место одно: каждая лежит там с вероятностью { $there }
       *[other] Карт { $cards }, мест { $places }: каждая лежит в раскладке с вероятностью { $here }, на каждом отдельном месте — { $there }
    }
page-tab-city = Мой город
page-then-points = очки: { $before }, затем { $after }
page-then-coins = монеты: { $before }, затем { $after }
page-then-opponent = монеты соперника ({ $name }): { $before }, затем { $after }
page-then-lead = перевес на шкале конфликта: { $before }, затем { $after }
page-then-symbols = разные символы: { $before }, затем { $after }

## О чём задачи

theme-military = Война
theme-science = Наука
theme-tempo = Темп
theme-block = Блокировка
theme-wonder = Чудо
theme-economy = Экономика
theme-points = Очки
theme-draft = Выбор чудес

## Goals of challenges

goal-win-military = Победите благодаря военному превосходству.
goal-win-science = Победите благодаря научному превосходству.
goal-win-points = Победите по очкам.
goal-win-military-age =
    Победите благодаря военному превосходству не позднее { $until ->
        [1] I
        [2] II
       *[3] III
    } эпохи.
goal-hold-wonders =
    { $number ->
        [one] Постройте { $number } чудо.
        [few] Постройте { $number } чуда.
       *[many] Постройте { $number } чудес.
    }
goal-forgo-green = Не стройте научных зданий.
goal-forgo-wonders = Не стройте чудес.
