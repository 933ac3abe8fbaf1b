### Co o grze Cyclades mówi tylko terminal, po polsku.

terminal-cyclades-legend = i1 wyspa, ●2 oddziały na lądzie lub floty na morzu, +1 dochód, P port, F forteca, T świątynia, U uniwersytet, M metropolia, · wolne pole budowy, ▸ można teraz wybrać
terminal-cyclades-columns = złoto | dochód | kapłani | filo-/zofowie | metro-/polie | wyspy | budynki | oddziały/w rez. | floty/w rez.
