### Ludzie wokół ciebie i kluby, po polsku.

people-title = Moi znajomi
people-sign-in = Mając konto, możesz obserwować innych, zapraszać ich i zakładać kluby.
people-invitations = Zaproszenia
people-invites = { $name } zaprasza cię: { $game }
people-go = Otwórz
people-decline = Odrzuć
people-following = Obserwowani
people-following-empty = Jeszcze nikt. Gracza można obserwować na jego stronie; kto obserwuje ciebie, tego możesz zaprosić do stołu.
people-blocked = Zablokowani
people-follow = Obserwuj
people-unfollow = Przestań obserwować
people-block = Zablokuj
people-unblock = Odblokuj
people-invite = Zaproś: { $name }
people-invited = Zaproszenie wysłane: { $name }
people-clubs = Kluby
club-name = Nazwa nowego klubu
club-found = Załóż klub
club-founder = Założyciel: { $name }
club-members =
    { $number ->
        [one] { $number } członek
        [few] { $number } członków
       *[many] { $number } członków
    }
club-tables = Stoły
club-open = Otwórz stół: { $game }
club-who = Członkowie
club-link = Link do dołączenia
club-leave = Opuść klub
club-join = Dołącz do klubu
club-needs-link = Aby dołączyć, poproś członka klubu o link.
club-pace-live = na żywo
club-pace-correspondence = korespondencyjnie
club-pace-unlimited = bez zegara
people-leaving = Spośród ostatnich { $games } partii z innymi bot dokończył za ciebie tyle: { $left }. Dopóki tak jest, twoje stoły pokazują się innym na końcu.
