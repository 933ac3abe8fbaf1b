### The characters. What both editions of Cyclades share, in English.

-style-raider = Would rather take land than build on it.
-style-builder = Builds wherever there is room.
-style-merchant = Saves gold and lives on income.
