### Доска анализа и исследования, по-русски.

analysis-about = Играйте за все стороны из любой позиции: пробуйте варианты, пишите комментарии, смотрите шансы каждого хода и делитесь всем по ссылке. Можно также ввести партию, сыгранную за своим столом, и получить её разбор.
analysis-new = Новая доска
analysis-game = Игра
analysis-how-chance = Карты, кубики и другие случайности
analysis-chance-drawn = Разыгрываются автоматически
analysis-chance-by-hand = Указываю вручную, как выпало за моим столом
analysis-from-position = Начать с позиции
analysis-position = Позиция в виде текста
analysis-open = Открыть доску
analysis-studies = Ваши исследования
analysis-no-studies = Вы ещё не сохранили ни одного исследования.
analysis-moves = Ходы
analysis-chances = Шансы
analysis-study = Исследование
analysis-beginning = Начало
analysis-chance = Жребий
analysis-or = или
analysis-draw = Бросить жребий
analysis-find = Найти
analysis-draws = Бросать жребий автоматически
analysis-comment = Комментарий к этой позиции
analysis-promote = Сделать главным вариантом
analysis-delete = Удалить отсюда и дальше
analysis-chances-about = Программа рассмотрит лучшие возможности игрока, чей сейчас ход. Это займёт несколько секунд.
analysis-chances-show = Показать шансы
analysis-nobody-asked = Здесь никому не нужно принимать решение.
analysis-title = Название
analysis-untitled = Исследование без названия
analysis-keep = Сохранить как исследование
analysis-save = Сохранить
analysis-copy = Сохранить копию
analysis-of = Автор исследования: { $name }
analysis-keep-about = Исследование сохранится на сервере. Прочитать и скопировать его сможет каждый, у кого есть ссылка; изменить — только вы.
analysis-share-about = Каждый, у кого есть эта ссылка, может прочитать и скопировать исследование; изменить его может только автор.
analysis-copy-link = Скопировать ссылку
analysis-copied = Скопировано
analysis-copy-position = Скопировать позицию
analysis-record = Запись партии
analysis-record-about =
    { $number ->
        [one] Главный вариант ({ $number } действие) станет записью партии, которую можно просмотреть и разобрать.
        [few] Главный вариант ({ $number } действия) станет записью партии, которую можно просмотреть и разобрать.
        [many] Главный вариант ({ $number } действий) станет записью партии, которую можно просмотреть и разобрать.
       *[other] Главный вариант ({ $number } действия) станет записью партии, которую можно просмотреть и разобрать.
    }
analysis-record-keep = Сохранить как запись партии
analysis-delete-study = Удалить это исследование
