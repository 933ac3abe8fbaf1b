### Чему можно научиться на сыгранной партии, по-русски.

review-chances = Шансы на победу
review-chance-of = Шансы на победу: { $name }
review-moment = Ход { $number } из { $count }
review-player = Игрок
review-accuracy = Точность
review-luck = Везение
review-skill = Мастерство
review-lost = Упущено
review-adjusted = Без везения
review-sum = Везение и мастерство вместе дают разницу между шансами на победу в начале и в конце.
review-grade-best = Лучшее
review-grade-fine = Хорошее
review-grade-doubtful = Сомнительное
review-grade-mistake = Ошибка
review-grade-blunder = Грубая ошибка
n-percentage-points =
    { $points ->
        [one] { $points } процентный пункт
        [few] { $points } процентных пункта
       *[many] { $points } процентных пунктов
    }
review-grades = Решение сомнительно, если снижает шансы на победу на { $doubtful } процентных пунктов или больше; от { $mistake } это ошибка, от { $blunder } — грубая ошибка. Что не выделяется из шума перебора (±{ $noise }), никому в вину не ставится.
review-turning-points = Переломные моменты
review-no-turning-points = Больших упущений ни у кого не было.
review-played = Сыграно: { $plan }
review-better = Лучше: { $plan }
review-draws = Везение в жребии
review-drawn = { $luck }: { $name }
review-level-quick = Беглый разбор, пробных партий на позицию: { $turns }
review-level-deep = Глубокий разбор, пробных партий на позицию: { $turns }
review-working = Просмотр решений: { $share }
review-refining = Разбор углубляется: { $share }
review-show-better = Показать лучшее продолжение
review-show-played = Вернуться к партии
review-line-step = Лучшее продолжение, шаг { $step } из { $count }
review-options = Шансы после этого: { $name }
review-failed = Не удалось разобрать партию.
review-hint-about = Лучшее, что нашёл перебор, и ваши шансы на победу после этого.
review-hint-follows = Дальше может быть так: { $line }
review-learn = Учиться на своих ошибках
review-learn-next = Следующий вопрос
review-learn-done = Готово
review-learn-theirs = Учиться на ошибках
review-learn-find = Найдите ход лучше
review-learn-number = Вопрос { $number } из { $count }
review-learn-task = Это решение снизило шансы на победу на { n-percentage-points }. Найдите на столе что-нибудь лучше.
review-learn-looking = Идёт проверка…
review-learn-best = Лучший ход!
review-learn-fine = Хорошо: шансы ниже лишь на { n-percentage-points }.
review-learn-not-yet = Пока не то: шансы ниже на { n-percentage-points }.
review-learn-same = Так и было сыграно: шансы ниже на { n-percentage-points }.
review-learn-tried = Попытка: { $plan }
review-learn-again = Попробовать ещё раз
review-learn-hint = Подсказка
review-learn-hint-kind = Лучше действие другого рода: { $kind }
review-learn-hint-other = Лучше действие другого рода.
review-learn-hint-beginning = Начало верное; подумайте, как продолжить.
review-learn-hint-object = Род действия выбран верно; выберите для него что-нибудь другое.
review-learn-solution = Показать решение
review-learn-back-to = Назад к вопросу
review-learn-leave = Назад к разбору
review-learn-result = Найдено: { $found } из { $count }
review-play-on-about = С этой позиции начнётся новая партия против ботов. Она закрытая и без рейтинга. То, чего игрок на вашем месте тогда не знал, разыгрывается заново.
review-play-on-seat = Ваше место
review-play-on-begin = Начать
review-all = Все варианты
review-all-about = Что можно было сделать ({ $name }), начиная с лучшего: шансы на победу после этого и потеря по сравнению с лучшим.
review-all-played = сыграно
