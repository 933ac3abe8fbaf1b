### Испытания: заданные партии с целями, по-русски.

challenges-about = Партии с заданиями против персонажей, от лёгких к трудным; всех целей испытания нужно достичь в одной партии. Подсказок нет, никто не играет за вас, а отменить можно только то, на что ещё никто не ответил.
challenge-title = Испытание
challenge-count = Пройдено { $done } из { $count }
challenge-against = Соперники: { $names }
challenge-next = Следующее
challenge-solved = Пройдено
challenge-play = Играть
challenge-again = Попробовать снова
challenge-go-on = Продолжить
challenge-tries =
    { $number ->
        [one] { $number } попытка
        [few] { $number } попытки
       *[many] { $number } попыток
    }
challenge-same-deal = Всем достаётся одна и та же раздача.
challenge-won = Испытание пройдено!
challenge-lost = На этот раз не вышло
challenge-reached = достигнуто
challenge-missed = не достигнуто
challenge-all = Все испытания
challenge-next-one = Следующее испытание

goal-win = Победите.
goal-win-military = Победите благодаря военному превосходству.
goal-win-science = Победите благодаря научному превосходству.
goal-win-points = Победите по очкам.
goal-win-military-age =
    Победите благодаря военному превосходству не позднее { $until ->
        [1] I
        [2] II
       *[3] III
    } эпохи.
goal-win-cycle = Победите не позднее раунда { $until }.
goal-lead =
    { $margin ->
        [one] Закончите с перевесом не менее чем в { $margin } очко.
        [few] Закончите с перевесом не менее чем в { $margin } очка.
       *[many] Закончите с перевесом не менее чем в { $margin } очков.
    }
goal-hold-wonders =
    { $number ->
        [one] Постройте { $number } чудо.
        [few] Постройте { $number } чуда.
       *[many] Постройте { $number } чудес.
    }
goal-hold-gold =
    { $number ->
        [one] Накопите { $number } золотую монету.
        [few] Накопите { $number } золотые монеты.
       *[many] Накопите { $number } золотых монет.
    }
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
goal-hold-metropolises-cycle =
    { $number ->
        [one] Завладейте { $number } метрополией не позднее раунда { $until }.
        [few] Завладейте { $number } метрополиями не позднее раунда { $until }.
       *[many] Завладейте { $number } метрополиями не позднее раунда { $until }.
    }
goal-forgo-green = Не стройте научных зданий.
goal-forgo-wonders = Не стройте чудес.
goal-forgo-priests = Обойдитесь без жрецов.
goal-forgo-philosophers = Обойдитесь без философов.
goal-avoid-creature_summoned = Не вызывайте существ.
goal-avoid-metropolis_founded = Не стройте метрополий: отнимайте их у других.
goal-avoid-hero_recruited = Не нанимайте героев.
goal-avoid-turn_begun-ares = Ни разу не делайте ход Ареса.
