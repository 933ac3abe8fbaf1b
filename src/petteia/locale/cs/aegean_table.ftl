### Co u stolu říkají obě vydání Cyclades.

## Bohové a dary

aegean-from-the-top = hraje se shora
aegean-asleep = v této epoše spí
aegean-would-pay = Zaplatíte { $gold }

## Tvorové a hrdinové

aegean-deck = Balíček { $deck } · odhozeno { $discard }
aegean-only-you-see = Vidíte jen vy

## Hráči

aegean-players = Hráči
aegean-out-of-game = mimo hru
aegean-troops-left = Vojáci v zásobě
aegean-fleets-left = Lodě v zásobě
aegean-one-metropolis-left = K vítězství chybí jedna metropole
aegean-one-philosopher-short = Čtvrtý filozof ji založí
aegean-one-building-short = Čtvrtý druh budovy ji založí
aegean-building-types = Druhy budov: { $buildings }
aegean-name-and-city = { $name } ({ $city })
city-vermilion = Sparta
city-cobalt = Athény
city-saffron = Théby
city-obsidian = Argos
city-emerald = Korint
city-murex = Rhodos

## Mapa

aegean-can-be-chosen = lze vybrat
aegean-sea-space = Mořské pole { $name }
aegean-site = { $area }, staveniště { $number }
aegean-which-site = Na které staveniště?
aegean-your-decision = Vaše rozhodnutí
aegean-map-code = Kód mapy
aegean-part-map = Mapa
aegean-part-gods = Bohové
aegean-part-players = Hráči

## Bitva

aegean-roll-chances = Příští hod: útočník { $attacker }, ztráta na obou stranách { $both }, obránce { $defender }
aegean-next-roll = Šance příštího hodu
aegean-to-the-end = { $name } vyhraje boj do konce s šancí { $chance }
aegean-chance-to-win = šance na výhru { $chance }

## K čemu se ukazuje na mapu

verb-summon = Uplatit
verb-exchange = Vyměnit
verb-copy = Napodobit
verb-play = Zahrát
verb-keep = Udržet
verb-release = Propustit
verb-recruit_hero = Naverbovat
verb-mobilise = Přesunout
verb-sacrifice = Obětovat
verb-take = Vzít s sebou
verb-lose_hero = Ztratit
verb-trade = Vyměnit
verb-for = Za
verb-shelter_with = Ukrýt
verb-imitate = Napodobit
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
aegean-area = { $island } { $part }
