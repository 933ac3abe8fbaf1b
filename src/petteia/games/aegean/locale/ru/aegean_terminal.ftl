### Что об игре «Cyclades» говорит только терминал, по-русски.

terminal-gold = { $gold } ЗМ
terminal-philosophers = Философы
terminal-steps-left = осталось шагов: { $number }
terminal-least-offer = { $least } или больше
terminal-offer-range = ставка от { $least }, вы можете заплатить до { $most }
terminal-beyond-purse = больше, чем у вас есть
terminal-off-site = вне места для метрополии
terminal-no-effect = сейчас без эффекта
terminal-no-fight = займёте без боя
terminal-pass-through = только проход
terminal-destroys = будут разрушены: { $buildings }
terminal-discounts-left = осталось скидок в этом раунде: { $number }
terminal-closed = закрыто
terminal-figures = Существа на поле
terminal-sheltered = метрополии на карте героя: { $number }
terminal-fleets = флоты: { $seas }
