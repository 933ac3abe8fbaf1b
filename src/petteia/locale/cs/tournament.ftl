### Turnaje, česky.

tournaments-about = Hodina v aréně, kola na jeden večer nebo hry na celé dny: hrát může každý a každý s účtem může turnaj vyhlásit.
tournaments-none = Žádný turnaj není vyhlášen. Co takhle vyhlásit vlastní?
tournaments-running = Právě probíhají
tournaments-open = Připravují se
tournaments-over = Odehrané
tournaments-announce = Vyhlásit turnaj
tournament-arena = Aréna
tournament-arena-about = Kdo má volno, hned dostane soupeře. Vyhrává, kdo má na konci nejvíc bodů.
tournament-swiss = Švýcarský systém
tournament-swiss-about = V každém kole hrajete s někým, kdo má přibližně stejně bodů, a s nikým nehrajete dvakrát.
tournament-round_robin = Každý s každým
tournament-round_robin-about = Každý hraje jednou s každým.
tournament-tables = Stoly pro více hráčů
tournament-tables-about = Kola u stolů pro tři až pět hráčů, pokaždé v jiné společnosti. Vítěz stolu dostane 12 bodů, poslední žádný.
tournament-name = Název
tournament-game = Hra
tournament-kind = Druh
tournament-starts = Začátek
tournament-rounds = Kola
tournament-length = Délka
tournament-seats = Hráčů u stolu
tournament-time = Čas na rozmyšlenou
tournament-status-open = Začátek: { $when }
tournament-status-arena = Nové hry do { $when }
tournament-status-round = { $number }. kolo z celkem { $rounds }
tournament-status-over = Odehráno
tournament-status-off = Zrušeno
tournament-held = Pořadatel turnaj pozastavil.
tournament-by = Pořádá { $name }
tournament-enter = Zúčastnit se
tournament-return = Vracím se do losování
tournament-pause = Dát si pauzu
tournament-leave = Odstoupit
tournament-sign-in = Chcete-li hrát, přihlaste se.
tournament-sign-in-first = Turnaj může vyhlásit jen ten, kdo je přihlášen.
tournament-your-game = Vaše hra čeká
tournament-to-table = K mému stolu
tournament-in = Turnaje se účastníte. Až bude vaše hra připravena, dozvíte se to na této stránce.
tournament-paused = Máte pauzu a soupeř se vám nelosuje.
tournament-next = Začátek dalšího kola: { $when }.
tournament-standings = Pořadí
tournament-points = Body
tournament-wins = Výhry
tournament-pausing = pauza
tournament-nobody = Zatím se nikdo nepřihlásil.
tournament-games = Hry
tournament-games-of = Hry { $number }. kola
tournament-bye = v tomto kole nemá soupeře
tournament-no-game = nehráno
tournament-watch = Sledovat
tournament-replay = Přehrát
tournament-start-now = Začít hned
tournament-hold = Pozastavit turnaj
tournament-go-on = Pokračovat
tournament-call-off = Zrušit turnaj
tournament-end = Ukončit turnaj
tournament-rules = Jak se počítá
tournament-rule-two = Výhra je za 2 body, společné vítězství za 1.
tournament-rule-several = Vítěz stolu dostane 12 bodů, poslední žádný a hráči mezi nimi body odstupňované rovnoměrně; kdo se dělí o místo, dělí se i o body.
tournament-rule-come = Přijďte ke stolu do { $minutes } minut. Kdo nepřijde, nezíská nic, a dokud se nevrátí, soupeř se mu nelosuje.
tournament-rule-come-days = Přijďte ke stolu do { $hours } hodin. Kdo nepřijde, nezíská nic, a dokud se nevrátí, soupeř se mu nelosuje.
tournament-rule-gone = Kdo na konci hry chybí a hraje za něj bot, ten z ní nezíská nic.
tournament-rule-ties = Při rovnosti bodů rozhoduje v tomto pořadí:
tournament-tie-cut = Body soupeřů bez nejnižšího výsledku
tournament-tie-opponents = Body soupeřů
tournament-tie-beaten = Body poražených soupeřů
tournament-tie-direct = Vzájemné hry
tournament-tie-fewer = Méně her
tournament-rule-shared = Je-li i to všechno stejné, hráči se o místo dělí.
tournament-players =
    { $number ->
        [one] { $number } hráč
        [few] { $number } hráči
       *[other] { $number } hráčů
    }
tournament-minutes =
    { $number ->
        [one] { $number } minuta
        [few] { $number } minuty
       *[other] { $number } minut
    }
tournament-report = Nahlásit název
