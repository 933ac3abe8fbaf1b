### Výzvy: zadané hry s cíli, česky.

challenges-about = Hry s předem danými cíli proti postavám, od lehkých po těžké; všechny cíle výzvy je třeba splnit v jedné hře. Nápověda není, nikdo za vás nehraje a vzít zpět lze jen to, na co ještě nikdo neodpověděl.
challenge-title = Výzva
challenge-count = Splněno { $done } z celkem { $count }
challenge-against = Soupeři: { $names }
challenge-next = Na řadě
challenge-solved = Splněno
challenge-play = Hrát
challenge-again = Zkusit znovu
challenge-go-on = Pokračovat
challenge-tries =
    { $number ->
        [one] { $number } pokus
        [few] { $number } pokusy
       *[other] { $number } pokusů
    }
challenge-same-deal = Všem se rozdává stejně.
challenge-won = Výzva splněna!
challenge-lost = Tentokrát se to nepodařilo
challenge-reached = splněno
challenge-missed = nesplněno
challenge-all = Všechny výzvy
challenge-next-one = Další výzva

goal-win = Vyhrajte.
goal-win-military = Vyhrajte vojenskou nadvládou.
goal-win-science = Vyhrajte vědeckou nadvládou.
goal-win-points = Dosáhněte civilního vítězství.
goal-win-military-age =
    Vyhrajte vojenskou nadvládou nejpozději { $until ->
        [1] v I
        [2] ve II
       *[3] ve III
    }. epoše.
goal-win-cycle =
    Vyhrajte nejpozději { $until ->
        [2] ve
        [3] ve
        [4] ve
       *[other] v
    } { $until }. epoše.
goal-lead =
    { $margin ->
        [one] Skončete s náskokem nejméně { $margin } bodu.
        [few] Skončete s náskokem nejméně { $margin } bodů.
       *[other] Skončete s náskokem nejméně { $margin } bodů.
    }
goal-hold-wonders =
    { $number ->
        [one] Postavte { $number } Div.
        [few] Postavte { $number } Divy.
       *[other] Postavte { $number } Divů.
    }
goal-hold-gold =
    { $number ->
        [one] Mějte v některé chvíli aspoň { $number } zlaťák.
        [few] Mějte v některé chvíli aspoň { $number } zlaťáky.
       *[other] Mějte v některé chvíli aspoň { $number } zlaťáků.
    }
goal-hold-islands =
    { $number ->
        [one] Ovládněte { $number } ostrov.
        [few] Ovládněte najednou { $number } ostrovy.
       *[other] Ovládněte najednou { $number } ostrovů.
    }
goal-hold-fleets =
    { $number ->
        [one] Mějte na mapě { $number } loď.
        [few] Mějte na mapě najednou { $number } lodě.
       *[other] Mějte na mapě najednou { $number } lodí.
    }
goal-hold-lands =
    { $number ->
        [one] Ovládněte { $number } oblast pevniny.
        [few] Ovládněte najednou { $number } oblasti pevniny.
       *[other] Ovládněte najednou { $number } oblastí pevniny.
    }
goal-hold-heroes =
    { $number ->
        [one] Mějte na mapě { $number } hrdinu.
        [few] Mějte na mapě najednou { $number } hrdiny.
       *[other] Mějte na mapě najednou { $number } hrdinů.
    }
goal-hold-metropolises-cycle =
    { $number ->
        [one] Ovládněte { $number } metropoli
        [few] Ovládněte { $number } metropole
       *[other] Ovládněte { $number } metropolí
    } nejpozději { $until ->
        [2] ve
        [3] ve
        [4] ve
       *[other] v
    } { $until }. epoše.
goal-forgo-green = Nepostavte žádnou vědeckou budovu.
goal-forgo-wonders = Nepostavte žádný Div.
goal-forgo-priests = Nezískejte za celou hru žádného kněze.
goal-forgo-philosophers = Nezískejte za celou hru žádného filozofa.
goal-avoid-creature_summoned = Neuplaťte žádného tvora.
goal-avoid-metropolis_founded = Metropole nestavte, získejte je dobytím.
goal-avoid-hero_recruited = Nenaverbujte žádného hrdinu.
goal-avoid-turn_begun-ares = Neodehrajte žádný tah s Aréem.
