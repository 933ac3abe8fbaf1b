### Jak hra skončila, česky.

ending-title = Výsledek
ending-resignation = Hru vzdává { $name }.
ending-rules_gone = Tento server už pravidla této hry nemá.
ending-no_show = Někdo nepřišel
ending-no_show-about = Hra se nehrála: body získává ten, kdo přišel.
ending-next-game = Sledovat další hru
ending-tournament = Zpět k turnaji
ending-unfinished = Zde záznam končí
ending-unfinished-about = Hra ještě neskončila, nebo záznam neuvádí, kdo vyhrál.
ending-by-resignation = vzdáním
ending-your-place = Vaše pořadí: { $place }. z celkem { $places }
ending-ranking = Pořadí
ending-place = { $place }. místo
ending-bot-won = Zvítězil bot hrající za: { $names }
ending-resigned-bot = vzdání, dohrál bot
ending-away = nepřítomnost, dohrál bot
ending-late = vypršel čas, dohrál bot
ending-replay = Přehrát hru
ending-share = Sdílet
ending-share-words = { $game }: { $title }
ending-new = Nová hra
ending-fold = Ukázat stůl
ending-unfold = Ukázat výsledek
