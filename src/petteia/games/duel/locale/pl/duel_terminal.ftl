### Co o grze 7 Wonders Duel mówi tylko terminal, po polsku.

terminal-duel-codes = Br Sz Ni Zi Żó Cz Fi
terminal-duel-legend = { $resources } · ◉ moneta ★ punkt ▼ tarcza ◇ łańcuch
terminal-duel-or-chain = { $cost } lub { $chain }
terminal-duel-opponent = przeciwnik { $loss }
terminal-duel-destroys = niszczy { $colour }
terminal-duel-library = 1 żeton z { $tokens }
terminal-duel-restores = odrzucona karta
terminal-duel-again = dodatkowa tura
terminal-duel-too-dear = Cuda, na które teraz cię nie stać:
terminal-duel-drawn = Wylosowane
