"""What every game is made of: states, actions, chance, records. Knows no particular game."""
