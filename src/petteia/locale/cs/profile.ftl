### Profily hráčů, česky.

profile-since = Je tu od { $date }
profile-edit = Můj profil
profile-portrait = Portrét
profile-no-portrait = Bez portrétu
profile-line = Věta o vás
profile-shown = Všichni smějí vidět
profile-show-games = Mé hry u veřejných stolů
profile-show-ratings = Má hodnocení, i v žebříčcích
profile-show-results = Mé výsledky
profile-show-skill = Má dovednost a štěstí
profile-show-favourites = Mé oblíbené
profile-save = Uložit
profile-saved = Uloženo.
profile-played = Hry
profile-won = Výhry
profile-share = Podíl
profile-total = Celkem
profile-seats =
    { $number ->
        [one] { $number } hráč
        [few] { $number } hráči
       *[other] { $number } hráčů
    }
profile-by-seats = Podle počtu hráčů
profile-by-reason = Podle konce hry
profile-by-opponent = Podle soupeře
profile-skill = Dovednost a štěstí
profile-skill-about =
    { $number ->
        [one] Z rozboru { $number } hry.
        [few] Z rozborů { $number } her.
       *[other] Z rozborů { $number } her.
    }
profile-luck = Štěstí přidalo
profile-decisions = Rozhodnutí přidala
profile-accuracy = Přesnost
profile-favourites = Oblíbené
profile-times = { $number }×
profile-problems = Vyřešené úlohy: { $solved } z celkem { $count }
profile-challenges = Splněné výzvy: { $solved } z celkem { $count }
profile-hidden = Zbytek není veřejný.
profile-resignation = někdo se vzdal
