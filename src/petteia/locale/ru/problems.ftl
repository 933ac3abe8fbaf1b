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
problem-task = После одного решения шанс на победу выше, чем после любого другого, как минимум на { n-percentage-points }. Найдите его на столе.
problem-looking = Оцениваем…
problem-solved = Решено! Теперь ваш шанс на победу — { $chance }.
problem-wrong = Не то: шанс на победу падает на { n-percentage-points }.
problem-tried = Попытка: { $plan }
problem-hint = Подсказка
problem-hint-kind = Подумайте о таком действии: { $kind }
problem-hint-not = Не то: { $plan }
problem-solution = Показать решение
problem-again = Ещё раз
problem-next = Следующая задача
problem-step = Шаг { $step } из { $count }
