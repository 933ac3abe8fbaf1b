### Postacie. Co oba wydania Cyklad mówią tak samo, po polsku.

-style-raider = Woli podbijać niż budować.
-style-builder = Buduje wszędzie, gdzie jest miejsce.
-style-merchant = Oszczędza złoto i stawia na dochód.
