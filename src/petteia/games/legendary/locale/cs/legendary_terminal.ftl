### Co o hře Cyclades Legendary Edition říká jen terminál, česky.

terminal-legendary-legend = { $land_sign } pevnina { $land }, { $sea_sign } moře { $sea }, ●2 vojáci na pevnině nebo lodě na moři, m1 námezdní vojáci, +1 příjem, ♀ kněžka, P přístav, F pevnost, T chrám, A akademie, M metropole, · volné staveniště, ▸ teď lze vybrat
terminal-legendary-columns = tým | zla-/ťáky | příjem | kněžky | filo-/zofové | metro-/pole | oblasti | budovy | vojáci/v zásobě | lodě/v zásobě
