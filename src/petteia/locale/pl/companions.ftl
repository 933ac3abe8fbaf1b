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
club-founder = Prowadzi: { $name }
club-members =
    { $number ->
        [one] { $number } członek
        [few] { $number } członków
       *[many] { $number } członków
    }
club-tables = Stoły
club-open = Otwórz stół: { $game }
club-who = Członkowie
club-link = Link z zaproszeniem do klubu
club-leave = Opuść klub
club-join = Dołącz do klubu
club-needs-link = Aby dołączyć, poproś członka klubu o link.
club-lead = Prowadzenie klubu
club-called = Nazwa
club-about = Opis klubu
club-saved = Zapisano.
club-member = Wybierz członka
club-new-link = Utwórz nowy link
club-new-link-about = Stary link nikogo już nie wpuści. Członkowie zostają.
club-remove = Usuń z klubu: { $name }
club-remove-about = Powrót jest możliwy tylko przez link otrzymany od członka klubu.
club-hand-over = Przekaż klub: { $name }
club-hand-over-about = Odtąd klub prowadzi ta osoba; ty pozostajesz członkiem.
club-close = Zamknij klub
club-close-about = Klub zniknie dla wszystkich członków. Jego partie trwają dalej. Tego nie można cofnąć.
club-nameless = Klub bez nazwy
club-report = Zgłoś nazwę
club-pace-live = na żywo
club-pace-correspondence = korespondencyjnie
club-pace-unlimited = bez zegara
people-leaving = Twoje ostatnie partie z innymi: { $games }, w tym dokończone przez bota: { $left }. Dopóki tak jest, twoje stoły pokazują się innym na końcu.
