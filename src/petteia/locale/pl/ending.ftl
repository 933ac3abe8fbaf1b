### Jak skończyła się gra, po polsku.

ending-title = Wynik
ending-resignation = { $name } się poddaje.
ending-rules_gone = Zasady tej gry nie są już tu dostępne.
ending-no_show = Ktoś nie przyszedł
ending-no_show-about = Partia się nie odbyła: punkt dostaje ten, kto przyszedł.
ending-next-game = Oglądaj następną grę
ending-tournament = Wróć do turnieju
ending-unfinished = Tu zapis się kończy
ending-unfinished-about = Gra jeszcze się nie skończyła albo zapis nie podaje, kto wygrał.
ending-by-resignation = przez poddanie się
ending-your-place = Twoje miejsce: { $place } z { $places }
ending-ranking = Klasyfikacja
ending-place = Miejsce { $place }
ending-bot-won = Wygrał bot grający za: { $names }
ending-resigned-bot = partia poddana, dokończył bot
ending-away = nieobecność, dokończył bot
ending-late = koniec czasu, dokończył bot
ending-replay = Powtórka
ending-share = Udostępnij
ending-share-words = { $game }: { $title }
ending-new = Nowa gra
ending-fold = Pokaż stół
ending-unfold = Pokaż wynik
