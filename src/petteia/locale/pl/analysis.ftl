### Plansza do analizy i opracowania, po polsku.

analysis-about = Graj za wszystkie strony z dowolnej pozycji: sprawdzaj warianty, pisz komentarze, oglądaj szanse poszczególnych możliwości i udostępniaj wszystko linkiem. Możesz też wpisać partię rozegraną przy własnym stole i ją przeanalizować.
analysis-new = Nowa plansza
analysis-game = Gra
analysis-how-chance = Karty, kości i inne losowania
analysis-chance-drawn = Losowane automatycznie
analysis-chance-by-hand = Wybieram to, co wypadło przy moim stole
analysis-from-position = Zacznij od pozycji
analysis-position = Pozycja jako tekst
analysis-open = Otwórz planszę
analysis-studies = Twoje opracowania
analysis-no-studies = Nie masz jeszcze zapisanych opracowań.
analysis-moves = Ruchy
analysis-chances = Szanse
analysis-study = Opracowanie
analysis-beginning = Początek
analysis-chance = Losowanie
analysis-or = albo
analysis-draw = Losuj
analysis-find = Szukaj
analysis-draws = Losuj automatycznie
analysis-comment = Komentarz do tej pozycji
analysis-promote = Ustaw jako główny wariant
analysis-delete = Usuń od tego miejsca
analysis-chances-about = Program sprawdzi najlepsze możliwości gracza, który teraz gra. Potrwa to kilka sekund.
analysis-chances-show = Pokaż szanse
analysis-nobody-asked = Nikt tu niczego nie wybiera.
analysis-title = Tytuł
analysis-untitled = Opracowanie bez tytułu
analysis-keep = Zapisz jako opracowanie
analysis-save = Zapisz
analysis-copy = Zapisz kopię
analysis-of = Autor opracowania: { $name }
analysis-keep-about = Opracowanie zapisze się na serwerze. Każdy, kto ma link, może je przeczytać i skopiować; zmieniać możesz je tylko ty.
analysis-share-about = Każdy, kto ma ten link, może przeczytać i skopiować opracowanie; zmieniać może je tylko autor.
analysis-copy-link = Kopiuj link
analysis-copied = Skopiowano
analysis-copy-position = Kopiuj pozycję
analysis-record = Zapis partii
analysis-record-about =
    { $number ->
        [one] Główny wariant ({ $number } akcja) stanie się zapisem partii, który można odtworzyć i przeanalizować.
        [few] Główny wariant ({ $number } akcje) stanie się zapisem partii, który można odtworzyć i przeanalizować.
        [many] Główny wariant ({ $number } akcji) stanie się zapisem partii, który można odtworzyć i przeanalizować.
       *[other] Główny wariant ({ $number } akcji) stanie się zapisem partii, który można odtworzyć i przeanalizować.
    }
analysis-record-keep = Zachowaj jako zapis partii
analysis-delete-study = Usuń to opracowanie
