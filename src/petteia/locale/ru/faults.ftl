### Что может быть не так с позицией или действием, по-русски. Имена и числа стоят так, как их пишут в позициях.

## Сколько их и чьи они

fault-several = Ошибок в позиции: { $count }
fault-more = и ещё { $count }
fault-of-seat = { $place }, место { $number }
fault-of-faction = { $place }, фракция { $number }

## Строка, её поля и слова

fault-beginning = позиция должна начинаться с { $expected }, а не с { $found }
fault-key-value = { $found }; ожидалось ключ=значение
fault-no-field = { $found } — не поле позиции; можно выбрать: { $names }
fault-field-twice = поле указано дважды; ожидалось один раз
fault-lacks = в позиции не хватает: { $names }
fault-otherwise = позиция пишется иначе: { $expected }
fault-no-number = { $found } — не число; ожидалось число не длиннее девяти цифр
fault-near = { $found } неизвестно; возможно, имелось в виду { $name }?
fault-unknown = { $found } неизвестно; можно выбрать: { $names }
fault-no-verb = { $found } не начинается ни с одного из этих слов: { $names }
fault-no-action = нет действия { $found }; действия идут от 0 до { $most }
fault-as-in = { $found }; ожидалось что-то вроде { $example }
fault-refused = { $found }: { $problem }
fault-parts = значений: { $count }; ожидалось { $expected }
fault-parts-by-seat = значений: { $count }; ожидалось по одному на каждое место (мест: { $seats })
fault-by-seat = { $found }; ожидалось по одному значению на каждое место (мест: { $seats })

## Значение

fault-exactly = { $found }; ожидалось { $expected }
fault-number = { $found }; ожидалось число от { $least } до { $most }
fault-most = { $found }; ожидалось не больше { $most }
fault-least = { $found }; ожидалось не меньше { $least }
fault-in-all = всего { $found }; ожидалось не больше { $most }

## Значение рядом с другим

fault-exactly-with = { $found } при { $given }; ожидалось { $expected }
fault-number-with = { $found } при { $given }; ожидалось число от { $least } до { $most }
fault-most-with = { $found } при { $given }; ожидалось не больше { $most }
fault-least-with = { $found } при { $given }; ожидалось не меньше { $least }
fault-none-with = { $found } при { $given }; здесь ничего быть не должно
fault-only-with = { $found }; это возможно только при { $given }
fault-lacking = при { $given } не хватает: { $names }
fault-empty = при { $given } поле пусто или 0; здесь что-то должно быть
fault-filled = при { $given } поле не пусто; ожидалось пустое или 0

## Вещь на своём месте

fault-twice = { $name } указано дважды; ожидалось один раз
fault-two-places = { $name } сразу в нескольких местах ({ $places }); ожидалось в одном
fault-not-in = { $name } нет в поле { $place }; ожидалось там
fault-also-in = { $name } есть и в поле { $place }; ожидалось другое
fault-unowned = { $name } никому не принадлежит; ожидался владелец
fault-not-own = { $name } не своё; ожидалось своё
fault-on-land = { $name } здесь: { $place }; ожидалось на суше
fault-on-water = { $name } здесь: { $place }; ожидалось на море
fault-no-units = { $place }: здесь нет отрядов; они должны быть
fault-no-way = { $place }: отсюда нет пути дальше; он должен быть
fault-closed = { $place } закрыто; там ничего быть не должно

## Игроки, вопрос и конец

fault-out = уже не в игре; ожидался тот, кто ещё играет
fault-left-behind = уже не в игре, но что-то осталось; не должно быть ничего
fault-no-land = нет владений; они должны быть, либо игрок должен быть вне игры
fault-no-answer = { $asked }: здесь нет ответа; ожидался другой вопрос
fault-no-choice = { $asked }: здесь нет ответа; в поле { $place } должно быть из чего выбирать
fault-won = { $asked }, но игра уже выиграна; ожидалось over
fault-not-won = over, но игра продолжается; ожидался другой вопрос
