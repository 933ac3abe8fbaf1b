### Profile graczy, po polsku.

profile-since = Jest tu od { $date }
profile-edit = Mój profil
profile-portrait = Portret
profile-no-portrait = Bez portretu
profile-line = Zdanie o tobie
profile-shown = Wszyscy mogą zobaczyć
profile-show-games = Moje partie przy publicznych stołach
profile-show-ratings = Moje rankingi, także w tabelach
profile-show-results = Moje wyniki
profile-show-skill = Moje umiejętności i szczęście
profile-show-favourites = Moje ulubione
profile-save = Zapisz
profile-saved = Zapisano.
profile-played = Partie
profile-won = Wygrane
profile-share = Skuteczność
profile-total = Razem
profile-seats =
    { $number ->
        [one] { $number } gracz
        [few] { $number } graczy
       *[many] { $number } graczy
    }
profile-by-seats = Według liczby graczy
profile-by-reason = Według zakończenia gry
profile-by-opponent = Według przeciwnika
profile-skill = Umiejętności i szczęście
profile-skill-about =
    { $number ->
        [one] Na podstawie analizy { $number } partii.
        [few] Na podstawie analizy { $number } partii.
       *[many] Na podstawie analizy { $number } partii.
    }
profile-luck = Szczęście dało
profile-decisions = Decyzje dały
profile-accuracy = Dokładność
profile-favourites = Ulubione
profile-times = { $number }×
profile-problems = Rozwiązane zadania: { $solved } z { $count }
profile-challenges = Ukończone wyzwania: { $solved } z { $count }
profile-hidden = Reszta nie jest publiczna.
profile-resignation = ktoś się poddał
