### Как закончилась партия, по-русски.

ending-title = Итог
ending-resignation = { $name } сдаётся.
ending-rules_gone = Правил, по которым шла эта партия, здесь больше нет.
ending-no_show = Кто-то не пришёл
ending-no_show-about = Партии не было: очки получает тот, кто пришёл.
ending-next-game = Смотреть следующую партию
ending-tournament = Назад к турниру
ending-by-resignation = партия сдана
ending-unfinished = Здесь запись кончается
ending-unfinished-about = Партия ещё не окончена, или в записи не сказано, кто победил.
ending-your-place = Ваше место: { $place } из { $places }
ending-ranking = Места
ending-place = { $place }-е место
ending-bot-won = Победил бот на месте игрока: { $names }
ending-resigned-bot = партия сдана, доиграл бот
ending-away = игрока не было, доиграл бот
ending-late = время истекло, доиграл бот
ending-replay = Повтор
ending-share = Поделиться
ending-share-words = { $game }: { $title }
ending-new = Новая игра
ending-fold = Показать поле
ending-unfold = Показать итог
