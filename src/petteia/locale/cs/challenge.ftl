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
goal-lead =
    { $margin ->
        [one] Skončete s náskokem nejméně { $margin } bodu.
        [few] Skončete s náskokem nejméně { $margin } bodů.
       *[other] Skončete s náskokem nejméně { $margin } bodů.
    }
