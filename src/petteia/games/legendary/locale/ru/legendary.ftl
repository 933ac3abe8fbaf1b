### «Киклады: Легендарное издание» по-русски.

game-title = Киклады: Легендарное издание
game-about = Большое издание: герои, существа, команды и поле из тайлов, каждый раз новое.

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
    .acc = Геру
    .dat = Гере

creature-charon = Харон
    .acc = Харона
creature-graeae = Грайи
    .acc = Грай
creature-griffin = Грифон
    .acc = Грифона
creature-hydra = Гидра
    .acc = Гидру
creature-cerberus = Цербер
    .acc = Цербера

hero-ajax = Аякс
    .acc = Аякса
    .ins = Аяксом
hero-hector = Гектор
    .acc = Гектора
    .ins = Гектором
hero-helen = Елена
    .acc = Елену
    .ins = Еленой
hero-jason = Ясон
    .acc = Ясона
    .ins = Ясоном
hero-croesus = Крёз
    .acc = Крёза
    .ins = Крёзом
hero-odysseus = Одиссей
    .acc = Одиссея
    .ins = Одиссеем
hero-pandora = Пандора
    .acc = Пандору
    .ins = Пандорой
hero-penthesilea = Пентесилея
    .acc = Пентесилею
    .ins = Пентесилеей
hero-perseus = Персей
    .acc = Персея
    .ins = Персеем

building-academy = академия
    .acc = академию
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

reason-metropolises = больше всего метрополий в конце раунда
    .rule = L11.2
reason-gold = метрополий поровну, решило золото
    .rule = L11.2
reason-shared = общая победа, золота тоже поровну
    .rule = L11.2

## What is asked

question-claim = Какую область суши вы занимаете?
question-moor = Где поставить ваш флот?
question-station = Где поставить армию?
question-upkeep = Каких существ вы оставляете на поле?
question-figure_walk = Переместить существо?
question-build_where = Где вы строите?
question-hero_where = Где поставить героя?
question-zeus_card = Разыграть карту, которую показал Зевс?
question-how_many_mercenaries = Сколько наёмников пойдёт?
question-which_heroes = Какие герои пойдут с ними?
question-slay_what = Кого уничтожает Гектор?
question-reroll = Заплатить за новый бросок?
question-escape = Отступит ли армия, сражавшаяся вместе с Персеем?
question-spend_what = Строения какого типа вы отдаёте?
question-bonus_troop = Где поставить армию из бонуса?
question-bonus_horn = Куда положить рог изобилия из бонуса?
question-bonus_fleet = Где поставить флот из бонуса?
question-bless_land = В какую область суши положить рог изобилия Аполлона?
question-bless_sea = В какое море положить рог изобилия Аполлона?
question-lure_where = Из какой области Великан уведёт наёмников?
question-settle_where = Где поставить наёмника?
question-sphinx_which = Какую карту Сфинкса вы разыграете?
question-swap_first = Какое море Сильф выберет первым?
question-swap_second = С каким морем поменять флоты?
question-charon_own = Какого героя вы отдаёте Харону?
question-charon_for = Какого героя привезёт Харон?
question-hunt = Выберите жертву Гидры
question-push_from = Откуда Полифем отгонит флот?
question-exchange = Сколько философов приведёт Гектор?
question-imitate = Чьё самопожертвование повторит Пандора?
question-tile = Выбирается тайл
question-hero = Открывается герой
question-glimpse = Зевс смотрит верхнюю карту
question-sphinx_draw = Сфинкс берёт карту
question-bonus = Открывается бонус метрополии

## Actions

action-offer = Ставка: { $space }
action-claim = Занять область { $land }
action-moor_at = Поставить флот: { $sea }
action-station_at = Поставить армию: { $land }
action-keep = Оставить { $creature-acc } на поле, отдав жрицу
action-release = Отпустить { $creature-acc }
action-walk_to = Перейти в область { $land }
action-stay = Остаться на месте
action-build = Построить { $building-acc }: { $site }
action-plan = Построить { $building-acc }
action-forgo_building = Не строить
action-recruit_troop = Нанять армию: { $land }
action-recruit_mercenary = Нанять наёмника: { $land }
action-recruit_priestess = Нанять жрицу
action-recruit_hero = Нанять { $hero-acc }
action-look = Посмотреть верхнюю карту колоды существ
action-march_from = Переместить отряды из области { $land }
action-mobilise = Поход героя: { $hero }
action-sacrifice = Пожертвовать { $hero-ins }
action-post_hero_at = Поставить героя: { $land }
action-play = Разыграть { $creature-acc }
action-put_back = Вернуть карту
action-troops = { n-troops }
action-mercenaries =
    { $count ->
        [one] { $count } наёмник
        [few] { $count } наёмника
       *[many] { $count } наёмников
    }
action-take = Взять с собой { $hero-acc }
action-no_more = Больше никто
action-march_to = Идти в область { $land }
action-slay_troop = Уничтожить армию
action-slay_mercenary = Уничтожить наёмника
action-roll_again = Бросить снова
action-keep_roll = Оставить бросок
action-lose_mercenary = Потерять наёмника
action-lose_hero = Потерять { $hero-acc }
action-perish = Пусть погибнет
action-escape_to = Отступить в область { $land }
action-retreat_to = Отступить в область { $land }
action-spend = Отдать { $building-acc }
action-give_up = Отдать строение: { $site }
action-found_at = Построить метрополию: { $site }
action-shelter_with = Положить метрополию на карту героя: { $hero }
action-launch_at = Поставить флот: { $sea }
action-bless_land = Положить рог изобилия: { $land }
action-bless_sea = Положить рог изобилия: { $sea }
action-rob = Ограбить: { $faction }
action-kill_troop = Уничтожить армию: { $land }
action-kill_mercenary = Уничтожить наёмника: { $land }
action-sink_fleet = Потопить флот: { $sea }
action-rebuild = Заменить строение: { $site }
action-lure_from = Переманить наёмников из области { $land }
action-settle_at = Поставить наёмника: { $land }
action-fly_from = Лететь из области { $land }
action-swap = Поменять флоты: { $sea }
action-trade = Отдать { $hero-acc }
action-for = Взять { $hero-acc }
action-place_on_land = Поставить фигурку: { $land }
action-place_at_sea = Поставить фигурку: { $sea }
action-push_from = Отогнать флот из моря { $sea }
action-exchange =
    { $pairs ->
        [one] { $pairs } философ
        [few] { $pairs } философа
       *[many] { $pairs } философов
    }
action-imitate = Повторить самопожертвование: { $hero }
action-tile = Тайл: { $tile }
action-row = Следующий бог: { $god }
action-present = Герой: { $hero }
action-marker = Следующее место на линейке порядка ходов: { $faction }
action-glimpse = Зевс видит существо: { $creature }
action-draw = Сфинкс берёт существо: { $creature }
action-turn_up = Бонус: { $bonus }

## What happens

event-tile_laid = Тайл: { $tile }.
event-god_shown = Порядок богов: { $god }.
event-hero_shown = Открытые герои: { $hero }.
event-marker_placed = Следующее место на линейке порядка ходов: { $faction }.
event-land_claimed = { $faction } занимает область { $land }.
event-gold_moved-income = { $faction } получает { n-gold-object } дохода.
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
event-gold_moved-penalty-loss = { $faction } платит штраф: { n-gold-object }.
event-griffin_took =
    { $gold ->
        [0] Грифон возвращается ни с чем: слишком мало золота ({ $victim }).
       *[other] Грифон отнимает { n-gold-object }: { $victim } → { $faction }.
    }
event-griffin_took-hidden = Грифон отнимает половину золота: { $victim } → { $faction }.
event-offer_made =
    { $offer ->
        [0] { $faction } выбирает { $god-acc }.
        [one] { $faction } предлагает { $god-dat } { $offer } золотую монету.
        [few] { $faction } предлагает { $god-dat } { $offer } золотые монеты.
       *[many] { $faction } предлагает { $god-dat } { $offer } золотых монет.
    }
event-displaced = { $faction }: ставка на { $god-acc } перебита.
event-found_out = { $faction } не может оплатить ставку: все делают ставки заново.
event-turn_begun = { $god }: ходит { $faction }.
event-turn_ended = { $faction } заканчивает ход.
event-fleet_recruited = { $faction } выставляет флот: { $sea }.
event-troop_recruited = { $faction } выставляет армию: { $land }.
event-mercenary_recruited = { $faction } нанимает наёмника: { $land }.
event-hero_recruited = { $faction } нанимает { $hero-acc } ({ $land }).
event-priestess_gained = { $faction } получает { n-priestesses }.
event-priestess_gained-loss = { $faction } теряет { n-priestesses }.
event-philosopher_gained = { $faction } получает { n-philosophers }.
event-philosopher_gained-loss =
    { $number ->
        [4] { $faction } отдаёт { n-philosophers }.
       *[other] { $faction } теряет { n-philosophers }.
    }
event-building_raised = { $faction } строит { $building-acc } ({ $site }).
event-building_removed = Исчезает { $building } ({ $site }).
event-building_forgone = { $faction } не строит.
event-cornucopia_added = Новый рог изобилия: { $area }.
event-metropolis_built = { $faction } строит метрополию: { $site }! Бонус: { $bonus }.
event-metropolis_sheltered = { $faction } кладёт метрополию на карту героя ({ $hero })! Бонус: { $bonus }.
event-metropolis_missed = У игрока { $faction } нет места для метрополии.
event-bonus_gained = { $faction } получает бонус: { $bonus }.
event-creature_summoned = { $faction } вызывает { $creature-acc }.
event-creature_played = { $faction } разыгрывает { $creature-acc }.
event-creature_seen = Зевс показывает игроку { $faction } карту существа: { $creature }.
event-creature_seen-hidden = Зевс показывает игроку { $faction } верхнюю карту колоды.
event-card_drawn = Сфинкс показывает игроку { $faction } карту существа: { $creature }.
event-card_drawn-hidden = Сфинкс показывает игроку { $faction } карту.
event-figure_placed = { $creature } появляется: { $area }.
event-figure_kept = { $faction } оставляет { $creature-acc } на поле.
event-fleets_sailed = { $faction } перемещает { n-fleets }: { $sea } → { $sea_to }.
event-fleets_swapped = Сильф меняет местами флоты двух морей: { $sea } ↔ { $sea_to }.
event-units_marched = { $faction } перемещает { n-units }: { $land } → { $land_to }.
event-fleets_lost = { $faction } теряет { n-fleets }: { $sea }.
event-troop_lost = { $faction } теряет армию: { $land }.
event-mercenaries_lost = { $faction } теряет { n-mercenaries }: { $land }.
event-mercenaries_turned = { $faction } переманивает { n-mercenaries }: { $land }.
event-hero_lost = { $faction } теряет { $hero-acc }.
event-hero_sacrificed = { $faction } жертвует { $hero-ins }.
event-heroes_traded = { $faction } отдаёт Харону { $hero-acc } и получает { $hero_for-acc }.
event-land_taken = { $faction } захватывает область { $land }.
event-land_battle = Сражение на суше ({ $land }): нападает { $attacker }, обороняется { $defender }.
event-rolled = { $faction }: на кубике { $pips }, итого { $total }.
event-escaped = { $faction }: армия, сражавшаяся вместе с Персеем, отступает в область { $land }.
event-retreated = { $faction } отступает в область { $land }.
event-withdrew = { $faction } отступает в море { $sea }.
event-faction_fallen = { $faction } теряет последнюю область суши и выбывает из игры.
needed-claim = Области суши занимают только при расстановке.
needed-moor = Так флот ставят, только занимая область суши.
needed-station = Так армии ставят только при расстановке или как бонус метрополии.
needed-upkeep = Существ оставляют или отпускают только в фазе содержания.
needed-walk = Существо делает шаг, только когда его содержание оплачено.
needed-post = Героя ставят, только когда его нанимают.
needed-play = Разыгрывают только карты, которые дают Зевс, Сфинкс или Химера.
needed-put_back = Возвращают только карту, которую показал Зевс.
needed-mercenaries = Сколько наёмников идёт, решают, когда они выступают.
needed-heroes = Какие герои пойдут, решают, когда отряды выступают.
needed-slay = Гектор уничтожает армию только перед сражением, в котором обороняется.
needed-reroll = С Крёзом за новый бросок платят только сразу после броска.
needed-escape = Так отступает только армия, которая иначе погибла бы на стороне Персея.
needed-launch = Так флоты ставят только как бонус метрополии.
needed-blessing = Рога изобилия кладут только с Аполлоном или как бонус метрополии.
needed-victim = Отряды уничтожают, только когда нападает Гарпия или Гидра.
needed-giant = Наёмников переманивают, только вызвав Великана.
needed-swap = Флоты меняют местами, только вызвав Сильфа.
needed-charon = Героев меняют, только вызвав Харона.
needed-exchange = Жриц меняют на философов, только жертвуя Гектором.
needed-imitate = Пандора повторяет чужое самопожертвование, только когда ею жертвуют.
refusal-enemy_fleets = Там флоты игрока { $faction }: { $place }.

## Why something is not possible

refusal-offer_unpayable =
    { $others ->
        [0] Ставку { $offer } ({ $god }) вам не оплатить: у вас { $gold } ЗМ, скидка за жриц { $priestesses }, значит, не больше { $most }.
       *[other] Ставку { $offer } ({ $god }) вам не оплатить: у вас { $gold } ЗМ, скидка за жриц { $priestesses }, ставка партнёра стоит { $others }, значит, не больше { $most }.
    }
refusal-apollo_taken = У Аполлона одно место. Его занял игрок { $faction }.
refusal-land_taken = Занято: { $place } ({ $faction }).
refusal-no_mooring = Рядом нет пустого моря: { $place }.
refusal-same_island = { $place }: эта область на том же острове, что и ваша первая; выберите другой остров.
refusal-partner_island = На этом острове уже есть ваш партнёр: { $place }.
refusal-duty_first =
    { $duty ->
        [building] Сначала нужно что-нибудь построить.
       *[recruit] Сначала воспользуйтесь бесплатным наймом.
    }
refusal-has_built = В этом ходу вы уже строили.
refusal-must_build = У вас есть свободное место, значит, строить обязательно.
refusal-plan_first = Сначала выберите, что построит Гера.
refusal-has_building = Гера строит только то, чего у вас ещё нет, а это уже есть: { $building }.
refusal-metropolis_there = Метрополию заменить нельзя: { $place }.
refusal-site_taken = Это место занято: { $place } ({ $building }). Пока у вас есть пустое место, строить нужно на нём.
refusal-not_your_land = { $place } принадлежит не вам; владелец: { $faction }.
refusal-no_units = Там нет ваших отрядов: { $place }.
refusal-no_way = Отсюда некуда идти: { $place }.
refusal-nobody_goes = Должен идти хотя бы один отряд.
refusal-not_accessible = Эта область не соседняя, и цепочка флотов туда не ведёт: { $place }.
refusal-last_land = Область { $place } — последняя у игрока { $faction }; захватить её можно, только если это принесёт вам победу в игре.
refusal-partner_land = Область { $place } принадлежит партнёру: остановиться там нельзя.
refusal-partner_sea = Там флоты партнёра: { $place }; чтобы плыть дальше, { $gold } ЗМ не хватит.
refusal-looked = Зевс уже показал вам верхнюю карту в этом ходу.
refusal-one_hero = За один ход можно нанять только одного героя.
refusal-not_seen = { $creature } — не та карта, которую показал вам Зевс.
refusal-no_effect = Сейчас эта карта ничего не дала бы, поэтому она возвращается: { $creature }.
refusal-ares_marches = С Аресом похода героя не бывает: { $hero } участвует в передислокации по суше.
refusal-not_your_hero = { $hero } служит игроку { $faction }.
refusal-fresh_hero = Этот герой появился в этом раунде, пожертвовать им пока нельзя: { $hero }.
refusal-no_room = Для новой метрополии нет места: на всех ваших местах ({ $sites }) уже стоят метрополии.
refusal-no_sacrifice-ajax = Чтобы пожертвовать Аяксом, нужно 7 областей суши; у вас { $lands }.
refusal-no_sacrifice-hector = Чтобы пожертвовать Гектором, нужны 2 жрицы; у вас { $priestesses }.
refusal-no_sacrifice-helen = Чтобы пожертвовать Еленой, нужны две пары базовых строений, каждая своего типа; таких пар у вас { $pairs }.
refusal-no_sacrifice-jason = Ясоном можно пожертвовать, только когда все 8 ваших флотов на поле; сейчас их там { $fleets }.
refusal-no_sacrifice-croesus = Чтобы пожертвовать Крёзом, нужно 15 ЗМ; у вас { $gold }.
refusal-no_sacrifice-odysseus = Чтобы пожертвовать Одиссеем, нужны 3 базовых строения одного типа; у вас строений одного типа не больше { $most }.
refusal-no_sacrifice-pandora =
    { $heroes ->
        [0] Пандора повторяет самопожертвование открытого героя, а открытых героев нет.
       *[other] Пандора повторяет самопожертвование открытого героя, но ни одно условие не выполнено.
    }
refusal-no_sacrifice-penthesilea = Пентесилеей можно пожертвовать, только когда вы строите метрополию.
refusal-no_sacrifice-perseus = Персей поднимает отряды в воздух, но ни один другой ваш отряд не может покинуть свою область.
refusal-no_such_faction = В этой партии фракций только { $number }.
refusal-nothing_to_rob = { $faction }: такой карты нет ({ $what }).
refusal-figure_there = { $place }: там уже { $creature }; двух существ в одной области не бывает.
refusal-sea_taken = Там уже флот игрока { $faction }: { $place }. Первым флотам нужно пустое море.
refusal-free_land = { $place } никому не принадлежит; ваши области: { $lands }.
refusal-sea_not_held = Там нет ваших флотов: { $place }; они здесь: { $seas }.
refusal-no_fleets = Там нет флотов: { $place }.
refusal-fleets_of_another = Там флоты игрока { $faction }: { $place }.
refusal-not_standing = Этого существа нет на поле: { $creature }.
refusal-not_your_creature = Это существо у игрока { $faction }: { $creature }.
refusal-upkeep_settled = { $creature }: вопрос о содержании уже решён.
refusal-needs_sea = { $place } — суша; { $creature } живёт в море.
refusal-needs_land = { $place } — море; { $creature } живёт на суше.
refusal-medusa_bars = { $place }: Медуза игрока { $faction } никого не впускает и не выпускает.
refusal-no_basic_building = { $place }: там метрополия, а она не базовое строение.
refusal-too_many = { $place }: таких отрядов там только { $units } ({ $what }).
refusal-hero_goes = { $hero } уже идёт.
refusal-hero_elsewhere = { $hero } не здесь, а в другой области: { $place }. Отряды уходят отсюда: { $origin }.
refusal-partner_way = Область { $place } принадлежит партнёру: остановиться там нельзя, а чтобы идти дальше, { $gold } ЗМ не хватит.
refusal-no_way_on = { $place }: путь отсюда ведёт через области партнёра, и { $gold } ЗМ на него не хватит.
refusal-no_card_left = Ни в колоде, ни в сбросе существ не осталось.
refusal-not_drawn = Сфинкс не вытянул эту карту: { $creature }.
refusal-not_discarded = Этого существа нет в сбросе: { $creature }.
refusal-no_token = Все метрополии уже построены ({ $number }).
refusal-fallen = { $faction } уже вне игры.
refusal-same_purse = { $faction }: у вас общее золото.
refusal-name_the_first = { $faction }: золото общее с другим игроком. Выберите его: { $victim }.
refusal-own_faction = { $faction } — тоже ваша фракция, а себя ограбить нельзя.
refusal-partner_spared = { $faction } — ваш партнёр, а за этим столом партнёров не грабят.
refusal-none_there = Там нет таких отрядов: { $place } ({ $what }).
refusal-not_fighting = { $hero } там за вас не сражается: { $place }.
refusal-none_fighting = Таких отрядов за вас там не сражается: { $place } ({ $what }).
refusal-battle_at_sea = Сражение идёт на море ({ $place }): флоты отступают в другое море.
refusal-battle_on_land = Сражение идёт на суше ({ $place }): отряды отступают в другую область.
refusal-held_by_another = Область { $place } принадлежит игроку { $faction }; отступать можно в свою область или в ничейную.
refusal-named_already = Этот тип вы уже назвали: { $building }.
refusal-too_few_buildings = Нужно { $needed }, у вас { $there }: { $building }.
refusal-no_building_there = Здесь нет строения: { $place }.
refusal-other_type = { $place }: здесь { $building }. Сейчас нужно отдать { $wanted-acc }.
refusal-no_other_type = В запасе нет строения другого типа: { $place }.
refusal-same_type = Это уже { $building }.
refusal-cannot_shelter = { $hero } не может хранить метрополию; это может только Пентесилея.
refusal-not_your_turn = { $hero }: пожертвовать героем можно только в свой ход, но не с Аполлоном.
refusal-not_in_her_place = { $hero } может это сделать, только пока Пентесилея среди открытых героев.
refusal-own_mercenaries = Это ваши наёмники: { $place }.
refusal-partners_mercenaries = Это наёмники партнёра: { $place }.
refusal-same_sea = { $place } — первое из двух морей; выберите другое.
refusal-nothing_to_swap = Сильф не найдёт там флотов: { $place }.
refusal-too_few_priestesses = Столько философов ({ $philosophers }) не получить: жриц нужно { $due }, а у вас { $priestesses }.
refusal-too_few_philosophers = Философов в запасе осталось только { $philosophers } из { $supply }.
refusal-hero_not_on_map =
    { $where ->
        [track] { $hero } среди открытых героев и никому не служит.
        [deck] { $hero } ещё в колоде.
       *[gone] { $hero } уже вне игры.
    }
refusal-map_no_side = Код поля начинается с f: или b: по стороне тайлов, например { $example }.
refusal-map_no_tile = «{ $word }» — не тайл: нужна буква от a до { $last }, затем поворот от 0 до { $turns }.
refusal-map_other_number =
    { $wanted ->
        [one] Для поля нужен { $wanted } тайл, а лежит { $found }.
        [few] Для поля нужны { $wanted } тайла, а лежит { $found }.
       *[many] Для поля нужно { $wanted } тайлов, а лежит { $found }.
    }
refusal-map_twice = { $tile } встречается дважды, а такой тайл только один.
refusal-map_in_pieces = Не все тайлы соединены друг с другом.

## What a thing costs

payment-saved-priestesses = Скидка за жриц: { n-gold }

## Options

option-teams = Команды
    .about = Вчетвером играют каждый за себя или двумя командами: места 1 и 3 против 2 и 4. Вшестером всегда тремя командами: 1 и 4, 2 и 5, 3 и 6.
option-teams-no = каждый за себя
option-teams-yes = две команды
option-target = Метрополии для победы
    .about = Три: обычная игра. Четыре: долгая командная игра.
option-target-3 = три
option-target-4 = четыре
option-side = Сторона тайлов
    .about = Какой стороной вверх лежат тайлы.
option-side-front = лицевая
option-side-back = обратная
option-map = Поле
    .about = Тайлы в случайном порядке, поле быстрой расстановки, оно же с начальными областями или поле по коду.
option-map-random = случайное
option-map-quick = быстрая расстановка
option-map-prepared = быстрая расстановка с областями
option-metropolis_without_site = Философы, когда для метрополии нет места
    .about = Ждут: четыре философа остаются у вас. Пропадают: их придётся отдать.
option-metropolis_without_site-postponed = ждут
option-metropolis_without_site-lost = пропадают
option-hydra_horn = Рог изобилия Гидры
    .about = Только если уничтожила: Гидра добавляет рог изобилия, лишь когда кого-то уничтожила. Всегда: каждый раз.
option-hydra_horn-after_kill = только если уничтожила
option-hydra_horn-always = всегда
option-mobilisation_heroes = Герои в походе
    .about = Один: в поход идёт один герой. Несколько: герои могут идти в поход вместе.
option-mobilisation_heroes-one = один
option-mobilisation_heroes-many = несколько
option-steal_from_partner = Брать у партнёра
    .about = Можно: Дриада и Сатир могут взять и у партнёра. Нельзя: только у других.
option-steal_from_partner-yes = можно
option-steal_from_partner-no = нельзя
option-trust = Ставки на доверии
    .about = Проверяются сразу: ставка должна быть вам по средствам. На доверии: никто не проверяет; кто не может заплатить, платит штраф, и все делают ставки заново.
option-trust-no = проверяются сразу
option-trust-yes = на доверии
option-chains_on_own_island = Цепочка флотов вдоль острова
    .about = Только на другие острова: цепочка флотов ведёт на другой остров. И вдоль своего: также в другую область того же острова.
option-chains_on_own_island-no = только на другие острова
option-chains_on_own_island-yes = и вдоль своего
option-extra_fleets = Дополнительные флоты
    .about = Рядом со своей сушей: каждый новый флот ставят у своей области. Также к своим флотам: платные можно ставить к своим флотам где угодно.
option-extra_fleets-beside_lands = рядом со своей сушей
option-extra_fleets-own_seas = также к своим флотам
option-minotaur_retreat = Отступление на стороне Минотавра
    .about = Никто: на стороне Минотавра отступать нельзя. Все, кроме него: остальные могут отступить, а он сражается дальше.
option-minotaur_retreat-nobody = никто
option-minotaur_retreat-others = все, кроме него
option-giant_target = У кого Великан уводит наёмников
    .about = У соперников: Великан уводит наёмников из области соперника. У кого угодно: из любой области, в том числе вашей и партнёра.
option-giant_target-opponents = у соперников
option-giant_target-anybody = у кого угодно
option-partners_token = Область партнёра без отрядов
    .about = Только проход: остановиться в ней нельзя. Можно занять: как любую область, где лежит только маркер территории.
option-partners_token-stays = только проход
option-partners_token-falls = можно занять
option-last_land = Захват последней области
    .about = Ради цели: последнюю область фракции захватывают, только чтобы достичь цели. Ради любой метрополии: это могут и те, кто цели уже достиг, чтобы получить ещё одну.
option-last_land-to_reach_target = ради цели
option-last_land-for_any_gain = ради любой метрополии

## The table

legendary-priestesses = Жрицы
legendary-hero-track = Открытые герои
legendary-cornucopias = Рога изобилия: { $number }
legendary-team = Команда: { $names }
legendary-combat = В бою
legendary-sacrifice = Самопожертвование

## Goals of challenges

goal-hold-lands =
    { $number ->
        [1] Доведите число своих областей суши до { $number }.
        [one] Доведите число своих областей суши до { $number }.
        [few] Доведите число своих областей суши до { $number }.
       *[many] Доведите число своих областей суши до { $number }.
    }
goal-hold-heroes =
    { $number ->
        [1] Выставьте на поле { $number } героя.
        [one] Соберите на поле одновременно { $number } героя.
        [few] Соберите на поле одновременно { $number } героев.
       *[many] Соберите на поле одновременно { $number } героев.
    }
goal-avoid-hero_recruited = Не нанимайте героев.
goal-avoid-turn_begun-ares = Ни разу не ходите с Аресом.
