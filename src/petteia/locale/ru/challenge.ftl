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
goal-lead =
    { $margin ->
        [one] Закончите с перевесом не менее чем в { $margin } очко.
        [few] Закончите с перевесом не менее чем в { $margin } очка.
       *[many] Закончите с перевесом не менее чем в { $margin } очков.
    }
