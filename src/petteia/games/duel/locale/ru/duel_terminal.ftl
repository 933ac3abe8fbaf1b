### Что об игре «7 Wonders Duel» говорит только терминал, по-русски.

terminal-duel-codes = Ко Се Си Зе Жё Кр Фи
terminal-duel-legend = { $resources } · ◉ монета ★ очко ▼ щит ◇ цепочка
terminal-duel-or-chain = { $cost } или { $chain }
terminal-duel-opponent = соперник { $loss }
terminal-duel-destroys = соперник теряет: { $colour }
terminal-duel-library = 1 жетон из { $tokens }
terminal-duel-restores = карта из сброса
terminal-duel-again = ещё ход
terminal-duel-too-dear = Чудеса, на которые сейчас не хватает:
terminal-duel-drawn = Вытянуто
