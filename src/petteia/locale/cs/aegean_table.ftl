### Co u stolu říkají obě vydání Cyclades.

## Bohové a dary

cycle = Epocha { $number }
offerings = Dary bohům
offerings-order = hraje se shora
gods-asleep = v této epoše spí
turn-order = Pořadí tahů
pay-later = Zaplatíte { $gold }

## Tvorové a hrdinové

creatures = Tvorové
creature-deck = Balíček { $deck } · odhozeno { $discard }
only-you-see = Vidíte jen vy
heroes = Hrdinové
hero-in-battle = Boj:
hero-sacrifice = Sebeobětování:

## Hráči

players = Hráči
out-of-game = mimo hru
gold = Zlaťáky
income = Příjem
priests = Kněží
priestesses = Kněžky
philosophers = Filozofové
troops-left = Vojáci v zásobě
fleets-left = Lodě v zásobě
one-metropolis-left = K vítězství chybí jedna metropole

## Mapa

map = Mapa souostroví
area-neutral = nikomu nepatří
area-open = lze vybrat
site-of = { $area }, staveniště { $number }
which-site = Na které staveniště?
your-question = Vaše rozhodnutí
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-fit = Celá mapa
table-parts = Části stolu
part-map = Mapa
part-gods = Bohové
part-players = Hráči
part-talk = Záznam
n-troops =
    { $number ->
        [one] { $number } voják
        [few] { $number } vojáci
        [many] { $number } vojáka
       *[other] { $number } vojáků
    }
n-mercenaries =
    { $number ->
        [one] { $number } námezdní voják
        [few] { $number } námezdní vojáci
        [many] { $number } námezdního vojáka
       *[other] { $number } námezdních vojáků
    }
n-fleets =
    { $number ->
        [one] { $number } loď
        [few] { $number } lodě
        [many] { $number } lodi
       *[other] { $number } lodí
    }
n-metropolises =
    { $number ->
        [one] { $number } metropole
        [few] { $number } metropole
        [many] { $number } metropole
       *[other] { $number } metropolí
    }
n-prosperity =
    { $number ->
        [one] { $number } roh hojnosti
        [few] { $number } rohy hojnosti
        [many] { $number } rohu hojnosti
       *[other] { $number } rohů hojnosti
    }

## Bitva

battle-at = Bitva: { $area }
attacker = útočník
defender = obránce
strength = Síla
battle-chances = Příští hod: útočník { $attacker }, ztráta na obou stranách { $both }, obránce { $defender }
battle-next-roll = Šance příštího hodu
battle-to-the-end = { $name } vyhraje boj do konce s šancí { $chance }

## K čemu se ukazuje na mapu

verb-recruit_fleet = Najmout loď
verb-recruit_troop = Naverbovat vojáka
verb-recruit_mercenary = Najmout námezdního vojáka
verb-build = Stavět
verb-sail_from = Plout
verb-sail_to = Plout dál
verb-march_from = Přesun vojáků
verb-march_to = Vpochodovat
verb-retreat_to = Ustoupit po souši
verb-withdraw_to = Ustoupit po moři
verb-escape_to = Uniknout
verb-give_up = Odevzdat budovu
verb-found_on = Založit metropoli
verb-found_at = Založit metropoli
verb-bless = Položit roh hojnosti
verb-bless_land = Položit roh hojnosti na pevninu
verb-bless_sea = Položit roh hojnosti na moře
verb-lure = Odstranit loď
verb-replace_from = Přivést loď z
verb-fly_from = Vzlétnout z
verb-crush = Zničit budovu
verb-rebuild = Přestavět budovu
verb-sell_fleet = Prodat loď
verb-sell_troop = Prodat vojáka
verb-snatch_from = Odstranit vojáka
verb-emerge_at = Kraken se vynoří
verb-swim_to = Plavat dál
verb-settle_on = Umístit figurku
verb-push_to = Odehnat lodě na
verb-push_from = Odehnat lodě z
verb-claim = Zabrat oblast
verb-moor_at = Umístit první loď
verb-station_at = Umístit vojáka
verb-walk_to = Přesunout figurku
verb-post_hero_at = Umístit hrdinu
verb-launch_at = Umístit loď
verb-kill_troop = Zabít vojáka
verb-kill_mercenary = Zabít námezdního vojáka
verb-sink_fleet = Potopit loď
verb-lure_from = Přilákat námezdní vojáky z
verb-settle_at = Umístit námezdního vojáka
verb-swap = Vyměnit lodě
verb-place_on_land = Umístit figurku na pevninu
verb-place_at_sea = Umístit figurku na moře

## Ostrovy

island-amorgos = Amorgos
island-andros = Andros
island-delos = Délos
island-ios = Ios
island-kea = Kea
island-kythnos = Kythnos
island-melos = Mélos
island-mykonos = Mykonos
island-naxos = Naxos
island-paros = Paros
island-siphnos = Sifnos
island-syros = Syros
island-tenos = Ténos
island-thera = Théra
area-of = { $island } { $part }
