### Co o hře 7 Wonders Duel říká jen terminál, česky.

terminal-duel-codes = Hn Še Mo Ze Žl Če Fi
terminal-duel-legend = { $resources } · ◉ mince ★ bod ▼ štít ◇ řetězení
terminal-duel-or-chain = { $cost } či { $chain }
terminal-duel-opponent = soupeř { $loss }
terminal-duel-destroys = ničí { $colour }
terminal-duel-library = 1 žeton ze { $tokens }
terminal-duel-restores = odhozená karta
terminal-duel-again = další tah
terminal-duel-too-dear = Divy, na které teď nemáte:
terminal-duel-drawn = Vylosováno
