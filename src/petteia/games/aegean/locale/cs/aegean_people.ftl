### Postavy. Co říkají obě vydání hry Cyclades stejně, česky.

-style-raider = Raději dobývá, než staví.
-style-builder = Staví všude, kde je místo.
-style-merchant = Šetří zlaťáky a sází na příjem.
