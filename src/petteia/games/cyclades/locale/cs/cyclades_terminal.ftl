### Co o hře Cyclades říká jen terminál, česky.

terminal-cyclades-legend = i1 ostrov, ●2 vojáci na pevnině nebo lodě na moři, +1 příjem, P přístav, F pevnost, T chrám, U univerzita, M metropole, · volné staveniště, ▸ teď lze vybrat
terminal-cyclades-columns = zla-/ťáky | příjem | kněží | filo-/zofové | metro-/pole | ostrovy | budovy | vojáci/v zásobě | lodě/v zásobě
