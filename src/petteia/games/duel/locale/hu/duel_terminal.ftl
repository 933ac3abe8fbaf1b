### Amit csak a terminál mond a játékról: 7 Wonders Duel, magyarul.

terminal-duel-codes = Ba Sz Ké Zö Sá Pi Li
terminal-duel-legend = { $resources } · ◉ érme ★ pont ▼ pajzs ◇ lánc
terminal-duel-or-chain = { $cost } vagy { $chain }
terminal-duel-opponent = ellenfél { $loss }
terminal-duel-destroys = dobópakliba küld: { $colour }
terminal-duel-library = { $tokens } jelzőből 1
terminal-duel-restores = egy kártya a dobópakliból
terminal-duel-again = újabb kör
terminal-duel-too-dear = Csodák, amelyekre most nem telik:
terminal-duel-drawn = Kihúzva
