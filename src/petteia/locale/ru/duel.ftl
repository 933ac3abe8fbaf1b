### «7 Чудес: Дуэль» по-русски.

game-title = 7 Чудес: Дуэль
game-about = Два города, три эпохи. Победите оружием, наукой или по очкам.

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
card-glassworks = Стекольная мастерская
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
card-brickyard = Кирпичный двор
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
token-law = Право
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
points-military = Войско
points-total = Всего

## What is asked

question-draft = Выберите чудо
question-turn = Возьмите карту
question-take_token = Возьмите жетон прогресса с поля
question-keep_token = Оставьте один из вытянутых жетонов
question-restore = Выберите карту из сброса
question-destroy_brown = Выберите коричневую карту соперника
question-destroy_grey = Выберите серую карту соперника
question-begin = Решите, кто начнёт эпоху
question-over = Игра окончена
question-first = Жребий: кто первый игрок
question-deal_token = Жребий: жетоны прогресса
question-show_wonder = Открываются чудеса
question-guild_back = Раздаются гильдии
question-reveal = Открывается карта
question-draw_token = Великая библиотека тянет жетон

## Actions

action-build =
    { $coins ->
        [0] Построить бесплатно карту «{ $card }»
       *[other] Построить карту «{ $card }» за { n-coins-object }
    }
action-discard = Сбросить карту «{ $card }» за { n-coins-object }
action-wonder =
    { $coins ->
        [0] Построить бесплатно чудо «{ $wonder }», под ним карта «{ $card }»
       *[other] Построить чудо «{ $wonder }» за { n-coins-object }, под ним карта «{ $card }»
    }
action-draft = Выбрать чудо «{ $wonder }»
action-take = Взять жетон «{ $token }»
action-keep = Оставить жетон «{ $token }»
action-restore = Построить из сброса карту «{ $card }»
action-destroy = Сбросить карту соперника «{ $card }»
action-begin = Начинает { $seat }
action-first = Первый игрок: { $seat }
action-deal = Жетон на поле: { $token }
action-show = Чудо на выбор: { $wonder }
action-guild = На месте { $slot } лежит закрытая гильдия
action-reveal = Открыта карта «{ $card }»
action-draw = Вытянут жетон «{ $token }»

## What happens

event-first_player = Первый игрок: { $seat }.
event-token_dealt = Жетон на поле: { $token }.
event-wonder_shown = Чудо на выбор: { $wonder }.
event-wonder_drafted = { $seat } выбирает чудо «{ $wonder }».
event-age_dealt = Карты разложены: { $age }.
event-guild_placed = Одна из закрытых карт — гильдия.
event-card_revealed = Открыта карта «{ $card }».
event-card_taken = { $seat } берёт карту «{ $card }».
event-card_built-paid = { $seat } строит карту «{ $card }».
event-card_built-chain = { $seat } строит карту «{ $card }» бесплатно по цепочке.
event-card_built-restored = { $seat } бесплатно строит из сброса карту «{ $card }».
event-card_discarded = { $seat } сбрасывает карту «{ $card }».
event-card_destroyed = { $seat } теряет карту «{ $card }», она уходит в сброс.
event-wonder_built = { $seat } строит чудо «{ $wonder }», под ним карта «{ $card }».
event-wonder_returned = Построено семь чудес: чудо «{ $wonder }» ({ $seat }) возвращается в коробку.
event-coins_moved-price-loss = { $seat } платит { n-coins-object }.
event-coins_moved-purchase-loss = { $seat } платит { n-coins-object } за ресурсы.
event-coins_moved-economy = { $seat } благодаря Экономике получает { n-coins-object }.
event-coins_moved-sale = { $seat } получает за карту { n-coins-object }.
event-coins_moved-card = { $seat } получает с карты { n-coins-object }.
event-coins_moved-urbanism = { $seat } благодаря Градостроительству получает { n-coins-object }.
event-coins_moved-wonder = { $seat } получает от чуда { n-coins-object }.
event-coins_moved-wonder-loss = { $seat } теряет из-за чуда { n-coins-object }.
event-coins_moved-token = { $seat } получает с жетона { n-coins-object }.
event-coins_moved-spoils-loss = { $seat } теряет при разграблении { n-coins-object }.
event-pawn_moved = { $seat } двигает фишку конфликта на { n-spaces }.
event-pair_completed = { $seat } собирает пару символов: { $symbol }.
event-token_taken = { $seat } берёт жетон прогресса «{ $token }».
event-token_drawn = { $seat } тянет из коробки жетон «{ $token }».
event-token_drawn-hidden = { $seat } втайне тянет жетон из коробки.
event-extra_turn = { $seat } ходит ещё раз.
event-age_begun = { $age }: начинает { $seat }.
event-game_ended = Игра окончена: { $reason }.

reason-military = военное превосходство
reason-science = научное превосходство
reason-points = гражданская победа по очкам
reason-blue_points = очков поровну, решили синие карты
reason-shared = ничья, все очки равны

age-1 = I эпоха
age-2 = II эпоха
age-3 = III эпоха

## Why something is not possible

refusal-no_such_action = Такого действия нет.
refusal-game_over = Игра окончена.
refusal-not_chance = Сейчас решает не случай.
refusal-other_question = Сначала нужно другое: { $question }.
refusal-wait_for_chance = Сначала выяснится, что откроется.
refusal-impossible_outcome = Это сейчас открыться не может.
refusal-card_gone = Карты там больше нет.
refusal-card_covered = На этой карте ещё лежат другие.
refusal-no_such_wonder = У вас нет такого чуда.
refusal-wonder_built = Чудо «{ $wonder }» уже построено.
refusal-wonder_limit =
    { $most ->
        [one] Построено { $most } чудо; чудо «{ $wonder }» вернулось в коробку.
        [few] Построено { $most } чуда; чудо «{ $wonder }» вернулось в коробку.
       *[many] Построено { $most } чудес; чудо «{ $wonder }» вернулось в коробку.
    }
refusal-short_of_coins =
    { $short ->
        [one] Не хватает { $short } монеты («{ $what }»): цена { $due }, у вас { $coins }.
        [few] Не хватает { $short } монет («{ $what }»): цена { $due }, у вас { $coins }.
       *[many] Не хватает { $short } монет («{ $what }»): цена { $due }, у вас { $coins }.
    }
refusal-short_of_coins-chain =
    { $short ->
        [one] Не хватает { $short } монеты («{ $what }»): цена { $due }, у вас { $coins }. С картой «{ $chain }» в вашем городе было бы бесплатно.
        [few] Не хватает { $short } монет («{ $what }»): цена { $due }, у вас { $coins }. С картой «{ $chain }» в вашем городе было бы бесплатно.
       *[many] Не хватает { $short } монет («{ $what }»): цена { $due }, у вас { $coins }. С картой «{ $chain }» в вашем городе было бы бесплатно.
    }
refusal-not_on_offer = Чуда «{ $wonder }» нет среди предложенных.
refusal-token_not_there = Жетона «{ $token }» среди этих нет.
refusal-not_discarded = Карты «{ $card }» нет в сбросе.
refusal-not_in_city = Карты «{ $card }» нет в городе соперника.
refusal-wrong_colour = Карта «{ $card }» другого цвета; нужен: { $colour }.

## What a thing costs, unit by unit

payment-coins = Цена на карте: { n-coins }
payment-chain = Бесплатно: в вашем городе есть «{ $card }»
    .rule = D5.8
payment-produced = { $resource }: даёт ваша карта «{ $source }»
payment-choice = { $resource }: на выбор, даёт «{ $source }»
    .rule = D5.4
payment-reduction = { $resource }: экономит жетон «{ $source }»
    .rule = D9.2
payment-bought =
    { $coins ->
        [one] { $resource }: покупка за { $coins } монету (2 и ещё 1 за каждую единицу, которую производит соперник: { $opponent })
        [few] { $resource }: покупка за { $coins } монеты (2 и ещё 1 за каждую единицу, которую производит соперник: { $opponent })
       *[many] { $resource }: покупка за { $coins } монет (2 и ещё 1 за каждую единицу, которую производит соперник: { $opponent })
    }
    .rule = D5.5
payment-bought-fixed = { $resource }: покупка за { n-coins-object }, цену даёт «{ $source }»
    .rule = D5.5
payment-total = Всего { n-coins }
payment-free = Бесплатно

## Options

option-wonders = Чудеса
    .about = Чудеса выбирают игроки, или все начинают с восьмью чудесами для первой партии.
option-wonders-draft = выбор
option-wonders-first_game = первая партия
option-neutral_start = Фишка в центре
    .about = Если в конце эпохи фишка стоит в центре, следующую эпоху начинает взявший последнюю карту, или он решает, кто начнёт.
option-neutral_start-begins = последний ходивший начинает
option-neutral_start-chooses = последний ходивший решает

## The table

duel-city = Город
duel-wonders = Чудеса
duel-coins = Монеты
duel-production = Производство
duel-price = Цена за штуку ({ $resource }): { n-coins }
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
duel-unseen-chance = { $card }: лежит здесь с вероятностью { $percent } %
duel-uncovers = Открывает: { $cards }
duel-uncovers-nothing = Ничего нового не открывает
duel-face-down = Закрытая карта
duel-face-down-guild = Закрытая гильдия
duel-spoils =
    { $coins ->
        [one] Разграбление: { $coins } монета
        [few] Разграбление: { $coins } монеты
       *[many] Разграбление: { $coins } монет
    }
duel-points-now = Очки, если бы игра закончилась сейчас
duel-wonder-unbuilt = не построено
duel-wonder-built = построено, под ним «{ $card }»
duel-wonder-lost = вернулось в коробку
duel-extra-turn = После этого хода вы ходите ещё раз.
duel-label-available = { $card }, { $kind }, доступна, ряд { $row }, место { $place }
duel-label-covered = { $card }, { $kind }, накрыта, ряд { $row }, место { $place }
duel-label-hidden = { $what }, ряд { $row }, место { $place }
