### Co o grze Cyclades Legendary Edition mówi tylko terminal, po polsku.

terminal-legendary-legend = { $land_sign } ląd { $land }, { $sea_sign } morze { $sea }, ●2 oddziały na lądzie lub floty na morzu, m1 najemnicy, +1 dochód, ♀ kapłanka, P port, F forteca, T świątynia, A uniwersytet, M metropolia, · wolne pole budowy, ▸ można teraz wybrać
terminal-legendary-columns = druż. | złoto | dochód | kapłanki | filo-/zofowie | metro-/polie | obszary | budynki | oddziały/w rez. | floty/w rez.
