### What only the terminal says about Cyclades Legendary Edition, in English.

terminal-legendary-legend = { $land_sign } land { $land }, { $sea_sign } sea { $sea }, ●2 troops on land or fleets at sea, m1 mercenaries, +1 income, ♀ priestess, P port, F fortress, T temple, A academy, M metropolis, · free site, ▸ can be chosen now
terminal-legendary-columns = team | gold | income | priest-/esses | philo-/sophers | metro-/polises | lands | built | troops/in hand | fleets/in hand
