### What only the terminal says about Cyclades, in English.

terminal-cyclades-legend = i1 island, ●2 troops on land or fleets at sea, +1 income, P port, F fortress, T temple, U university, M metropolis, · free site, ▸ can be chosen now
terminal-cyclades-columns = gold | income | priests | philo-/sophers | metro-/polises | islands | built | troops/in hand | fleets/in hand
