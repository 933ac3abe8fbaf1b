### Задачи: позиции с одним явно лучшим решением, по-русски.

problem-title = Задача
problem-daily = Задача дня
problem-rating = Сложность { $rating }
problem-streak =
    { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[many] { $days } дней подряд
    }
problem-count = Решено { $done } из { $count }
problem-task = Одно решение лучше всех остальных не менее чем на { $gap } вероятности победы. Найдите его на столе.
problem-looking = Оцениваем…
problem-solved = Решено! Теперь ваша вероятность победы — { $chance }.
problem-wrong = Не то: вы теряете { $cost } вероятности победы.
problem-tried = Попытка: { $plan }
problem-hint = Подсказка
problem-hint-kind = Подумайте о таком действии: { $kind }
problem-hint-not = Это не то: { $plan }
problem-solution = Показать решение
problem-again = Ещё раз
problem-next = Следующая задача
problem-step = Шаг { $step } из { $count }
