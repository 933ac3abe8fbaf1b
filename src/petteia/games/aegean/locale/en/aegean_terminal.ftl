### What only the terminal says about Cyclades, in English.

terminal-gold = { $gold } gold
terminal-philosophers = Philosophers
terminal-steps-left = steps left: { $number }
terminal-least-offer = { $least } or more
terminal-offer-range = offer { $least } or more, you can pay up to { $most }
terminal-beyond-purse = more than you have
terminal-off-site = off the metropolis site
terminal-no-effect = no effect now
terminal-no-fight = taken without a fight
terminal-pass-through = you can only pass through
terminal-destroys = destroys: { $buildings }
terminal-discounts-left = discounts left in this cycle: { $number }
terminal-closed = closed
terminal-figures = Creatures on the map
terminal-sheltered = sheltered metropolises: { $number }
terminal-fleets = fleets: { $seas }
