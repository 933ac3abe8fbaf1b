### Что говорят страницы правил всех игр, по-русски.

rules-text = Правила
rules-chapters = Главы
rules-search = Искать названия, эффекты и правила
rules-nothing = Ни в коробке, ни в правилах ничего такого нет.
rules-setup = Подготовка
rules-players = Игроки
rules-options = Настройки стола
rules-this-table = За этим столом играют так
rules-usual = по умолчанию
rules-differ = Где книги расходятся
rules-differ-about = Как мы толкуем печатные правила там, где они противоречат друг другу или молчат.
rules-price = Цена
rules-effect = Эффект
rules-related = См. также
rules-all = все
rules-shown = { $shown } из { $all }
rules-open-entry = Открыть в правилах
rules-back-to-table = Назад к столу
rules-unknown = Такой записи нет. Вот полный список.
rules-about-things = Касается
