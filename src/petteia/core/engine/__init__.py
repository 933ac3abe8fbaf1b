"""The compiled foundation of every game: the state, fast chance, sets as bits, weights, loops over games."""
