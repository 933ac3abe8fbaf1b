### What only the terminal says about 7 Wonders Duel, in English.

terminal-duel-codes = Br Gy Bl Gn Ye Rd Pu
terminal-duel-legend = { $resources } · ◉ coin ★ point ▼ shield ◇ chain
terminal-duel-or-chain = { $cost } or { $chain }
terminal-duel-opponent = opponent { $loss }
terminal-duel-destroys = destroys { $colour }
terminal-duel-library = 1 token of { $tokens }
terminal-duel-restores = a discarded card
terminal-duel-again = play again
terminal-duel-too-dear = Wonders you cannot afford now:
terminal-duel-drawn = Drawn
